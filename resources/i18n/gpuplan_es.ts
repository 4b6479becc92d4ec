<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>ChartView</name>
    <message>
        <source>Save chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save figures as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>sum of the rows of the breakdown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed hours × price per GPU-hour × GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the file cannot be read[ ({reason})]. Check that it exists and that you may read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the file cannot be written[ ({reason})]. Check the folder, your rights and the free space, or save under another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]this is no gpuplan plan[ ({found})]. Open a .gpuplan or .gpuplan.json file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the text is not valid JSON[ at line {line}][, column {column}][ ({reason})]. Mend it there, or open another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the text is nested too deeply[ (more than {limit:n} levels)] for a plan. Open another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the file is too large for a plan[ (more than {limit:n} MiB)]. Open another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the file was written by a newer version of gpuplan[ (form {found})]. Update gpuplan to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the file is damaged[ ({reason})]. Open a backup copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{file}: ]the catalog is wrong[ in row {row}][, field {field}][: found {found}]. Install gpuplan again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no currency code. Use three capital letters, for example EUR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount is too large to be kept exactly. Use amounts below nine billion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no scenario “{scenario}”[; it has {known}]. Give one of its ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]reports of this form cannot be written yet. Give a name that ends in .pdf.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no paper size that is known here. Use a4 or letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{found}” is no section of the report. Use {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has mistakes, listed above. Mend them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{path}: ]the PDF could not be drawn. Check the free space and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not fit[ on {gpu}][: needs {needed_gb:gb} and there are {available_gb:gb}]. Use a smaller weights format, more GPUs or a GPU with more memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly ever finishes: interruptions come faster than the work gets done[, expected {wall_hours:h} a run]. Save checkpoints, or buy capacity that is not interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measured throughput[ of {measured:n}] is above what the GPU can do[ ({limit:n})]. Check the figure and its unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More GPU than the work needs[: {unused_gb:gb} of memory stay unused][; {gpu} would do]. Try a smaller GPU or fewer of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The context[ of {context:n} tokens] is longer than the model was made for[ ({limit:n})]. Shorten it or choose another model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog has no GPU called “{gpu}”. Choose one from the catalog.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalog has no model called “{model}”. Choose one from the catalog or give its shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{kind}: ]the hours of this kind of work cannot be estimated yet. Enter it as measured work, with GPU-hours from a test run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price[ for {gpu}][ at {provider}][, {purchase}]. Enter a price, or choose another provider or purchase model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price given[ for {gpu}]. Enter a price or choose an offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario does not say where [“{workload}” ]runs. Add a deployment for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The purchase model[ “{purchase}”] cannot be priced yet. Choose on demand, spot or reserved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price[ of {as_of:date}] is old[: {days:n} days][, and the plan allows {limit:n}]. Bring in a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price is not verified[ ({confidence})][, source: {source}]. Check it before you rely on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price has no date. Say when it was seen, so that its age can be judged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing rules come from the catalog[ for {provider}][: {rules}]. Enter your own if your contract says otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No billing rules are known[ for {provider}]: time is billed to the second and without a minimum. Give increment and minimum if there are any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole instances are billed[: {used:n} GPUs are used and {billed:n} paid]. Use all of them, or choose an offer with fewer GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot is priced here as if it were never interrupted. Say how often interruptions come and what a restart costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle time is paid[: {hours:h}][, {usd:usd}] and nothing stops the machines. Set an automatic shutdown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data transfer is planned[ out of {provider}], which charges for it. Enter the gigabytes, or 0 if there are none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credits[ of {usd:usd}] expire[ in {expires:date}] unused. Start earlier or move work to where they count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[{provider} gets {share:pct} of the spending; ]the limit for one provider is[ {limit:pct}] exceeded. Move a workload to another provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU is cheaper by the hour[ by {share_hour:pct}], but the work takes longer[: the whole job saves {share_job:pct}]. Compare the cost of the job, not of the hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deadline is missed[: {hours:h} needed][, {deadline:h} allowed]. Use more or faster GPUs, or allow more time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget[ of {budget:usd}] is exceeded[: {cost:usd}]. Lower the cost or ask for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan does not allow the provider[ “{provider}”]. Choose an allowed one or change the plan&apos;s constraints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan does not allow spot. Choose another purchase model or change the plan&apos;s constraints.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute in use</source>
        <translation>Cómputo en uso</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactividad</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Interrupciones</translation>
    </message>
    <message>
        <source>Cold starts</source>
        <translation>Arranques en frío</translation>
    </message>
    <message>
        <source>Commitment unused</source>
        <translation>Compromiso sin usar</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Data transfer</source>
        <translation>Transferencia de datos</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Electricidad</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>Amortización</translation>
    </message>
    <message>
        <source>Administration</source>
        <translation>Administración</translation>
    </message>
    <message>
        <source>Extras</source>
        <translation>Extras</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Créditos</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>Contingencia</translation>
    </message>
    <message>
        <source>Tax not recovered</source>
        <translation>Impuesto no recuperado</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>cómputo</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>inactividad</translation>
    </message>
    <message>
        <source>interruptions</source>
        <translation>interrupciones</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>almacenamiento</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>transferencia</translation>
    </message>
    <message>
        <source>unused commitment</source>
        <translation>compromiso sin usar</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>bajo demanda</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>spot</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reservada</translation>
    </message>
    <message>
        <source>savings plan</source>
        <translation>plan de ahorro</translation>
    </message>
    <message>
        <source>serverless</source>
        <translation>sin servidor</translation>
    </message>
    <message>
        <source>monthly</source>
        <translation>mensual</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>LLM training</source>
        <translation>Entrenamiento de LLM</translation>
    </message>
    <message>
        <source>LLM fine-tuning</source>
        <translation>Ajuste fino de LLM</translation>
    </message>
    <message>
        <source>LLM serving</source>
        <translation>Servicio de LLM</translation>
    </message>
    <message>
        <source>LLM batch inference</source>
        <translation>Inferencia de LLM por lotes</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Generación de imágenes</translation>
    </message>
    <message>
        <source>Image model fine-tuning</source>
        <translation>Ajuste fino de modelos de imagen</translation>
    </message>
    <message>
        <source>Vision training</source>
        <translation>Entrenamiento de visión</translation>
    </message>
    <message>
        <source>Vision inference</source>
        <translation>Inferencia de visión</translation>
    </message>
    <message>
        <source>Language encoder training</source>
        <translation>Entrenamiento de codificadores de lenguaje</translation>
    </message>
    <message>
        <source>Reinforcement learning</source>
        <translation>Aprendizaje por refuerzo</translation>
    </message>
    <message>
        <source>Hyperparameter sweep</source>
        <translation>Barrido de hiperparámetros</translation>
    </message>
    <message>
        <source>Interactive work</source>
        <translation>Trabajo interactivo</translation>
    </message>
    <message>
        <source>Measured work</source>
        <translation>Trabajo medido</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>month</source>
        <translation>mes</translation>
    </message>
    <message>
        <source>GPU-h</source>
        <translation>GPU-h</translation>
    </message>
    <message>
        <source>instance-h</source>
        <translation>instancia-h</translation>
    </message>
    <message>
        <source>GPU-s</source>
        <translation>GPU-s</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GB-month</source>
        <translation>GB-mes</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imágenes/s</translation>
    </message>
    <message>
        <source>s/image</source>
        <translation>s/imagen</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>pasos/s</translation>
    </message>
    <message>
        <source>seq/s</source>
        <translation>sec./s</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>peticiones/s</translation>
    </message>
    <message>
        <source>units/h</source>
        <translation>unidades/h</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradientes</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>Estados del optimizador</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Entorno de ejecución</translation>
    </message>
    <message>
        <source>bandwidth-bound</source>
        <translation>limitado por el ancho de banda</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <translation>limitado por el cómputo</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>1M tokens</source>
        <translation>1 M de tokens</translation>
    </message>
    <message>
        <source>1,000 images</source>
        <translation>1.000 imágenes</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unidad</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>run</source>
        <translation>ejecución</translation>
    </message>
    <message>
        <source>person and month</source>
        <translation>persona y mes</translation>
    </message>
    <message>
        <source>market quote</source>
        <translation>cotización de mercado</translation>
    </message>
    <message>
        <source>list price</source>
        <translation>precio de tarifa</translation>
    </message>
    <message>
        <source>illustrative</source>
        <translation>ilustrativo</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>seen at the source</source>
        <translation>visto en la fuente</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>derivado</translation>
    </message>
    <message>
        <source>recalled, not checked</source>
        <translation>de memoria, sin comprobar</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Purchase model</source>
        <translation>Modelo de compra</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Weights format</source>
        <translation>Formato de los pesos</translation>
    </message>
    <message>
        <source>Weights size</source>
        <translation>Tamaño de los pesos</translation>
    </message>
    <message>
        <source>Runtime memory</source>
        <translation>Memoria del entorno</translation>
    </message>
    <message>
        <source>KV cache format</source>
        <translation>Formato de la caché KV</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concurrencia</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>Paralelismo</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>Acumulación de gradientes</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>Recálculo de activaciones</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Model FLOP utilization</source>
        <translation>Uso de FLOP del modelo</translation>
    </message>
    <message>
        <source>Bandwidth efficiency</source>
        <translation>Eficiencia del ancho de banda</translation>
    </message>
    <message>
        <source>Measured throughput</source>
        <translation>Rendimiento medido</translation>
    </message>
    <message>
        <source>Duty</source>
        <translation>Ocupación</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Data loading</source>
        <translation>Carga de datos</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Sobrecoste de tiempo</translation>
    </message>
    <message>
        <source>Autoscaling</source>
        <translation>Autoescalado</translation>
    </message>
    <message>
        <source>Idle time</source>
        <translation>Tiempo inactivo</translation>
    </message>
    <message>
        <source>Set-up time</source>
        <translation>Tiempo de preparación</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromiso</translation>
    </message>
    <message>
        <source>Serverless</source>
        <translation>Sin servidor</translation>
    </message>
    <message>
        <source>Owned machine</source>
        <translation>Máquina propia</translation>
    </message>
    <message>
        <source>Fallback</source>
        <translation>Alternativa</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Cannot be priced</source>
        <translation>No se puede valorar</translation>
    </message>
    <message>
        <source>Wrong in the plan</source>
        <translation>Incorrecto en el plan</translation>
    </message>
    <message>
        <source>Right GPU</source>
        <translation>La GPU adecuada</translation>
    </message>
    <message>
        <source>Provider and purchase model</source>
        <translation>Proveedor y modelo de compra</translation>
    </message>
    <message>
        <source>Workload engineering</source>
        <translation>Ingeniería de la carga</translation>
    </message>
    <message>
        <source>Financial control</source>
        <translation>Control financiero</translation>
    </message>
    <message>
        <source>B</source>
        <translation> mil M</translation>
    </message>
    <message>
        <source>$ billion</source>
        <translation>miles de millones de $</translation>
    </message>
    <message>
        <source>M</source>
        <translation> M</translation>
    </message>
    <message>
        <source>$ million</source>
        <translation>millones de $</translation>
    </message>
    <message>
        <source>k</source>
        <translation> mil</translation>
    </message>
    <message>
        <source>$ thousand</source>
        <translation>miles de $</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total, $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range, $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time, h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” costs %2 more than “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” costs %2 less than “%3”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” costs as much as “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario can be priced yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be priced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is cheaper than “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” costs %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is cheaper and faster than “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here is both cheaper and faster than “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” takes %2 and costs %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whiskers: lowest and highest by the limits stated in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalog of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>for %n month(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be priced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be priced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deadline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost by scenario, %1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no scenario yet. Add one to see its cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost, %1, against hours of the longest workload&apos;s run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not drawn, for want of a price: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No scenario has a price yet. Mend what its workloads say is missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
