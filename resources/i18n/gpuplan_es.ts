<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>About</name>
    <message>
        <source>About GPU Plan</source>
        <translation>Acerca de GPU Plan</translation>
    </message>
    <message>
        <source>GPU Plan %1

What GPU work costs, and how to cut it.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>GPU Plan %1

Lo que cuesta el trabajo con GPU y cómo reducirlo.

Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
</context>
<context>
    <name>CatalogTable</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>As its maker calls it</source>
        <translation>Como la llama su fabricante</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>VRAM, GiB</source>
        <translation>VRAM, GiB</translation>
    </message>
    <message>
        <source>Memory of one GPU; a &quot;24 GB&quot; card holds 24 GiB</source>
        <translation>Memoria de una GPU; una tarjeta de «24 GB» tiene 24 GiB</translation>
    </message>
    <message>
        <source>Bandwidth, GB/s</source>
        <translation>Ancho de banda, GB/s</translation>
    </message>
    <message>
        <source>Between the GPU and its memory: what bounds decoding</source>
        <translation>Entre la GPU y su memoria: lo que limita la decodificación</translation>
    </message>
    <message>
        <source>BF16, TFLOP/s</source>
        <translation>BF16, TFLOP/s</translation>
    </message>
    <message>
        <source>Dense peak; sparse peaks are never used for times</source>
        <translation>Pico denso; los picos dispersos nunca se usan para tiempos</translation>
    </message>
    <message>
        <source>FP8, TFLOP/s</source>
        <translation>FP8, TFLOP/s</translation>
    </message>
    <message>
        <source>Power, W</source>
        <translation>Potencia, W</translation>
    </message>
    <message>
        <source>As specified, for the whole card</source>
        <translation>La especificada, de toda la tarjeta</translation>
    </message>
    <message>
        <source>Direct link</source>
        <translation>Enlace directo</translation>
    </message>
    <message>
        <source>NVLink or Infinity Fabric between GPUs</source>
        <translation>NVLink o Infinity Fabric entre GPU</translation>
    </message>
    <message>
        <source>FP32, TFLOP/s</source>
        <translation>FP32, TFLOP/s</translation>
    </message>
    <message>
        <source>TF32, TFLOP/s</source>
        <translation>TF32, TFLOP/s</translation>
    </message>
    <message>
        <source>Link, GB/s</source>
        <translation>Enlace, GB/s</translation>
    </message>
    <message>
        <source>Both directions, for one GPU</source>
        <translation>En ambos sentidos, por GPU</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Generación de PCIe</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>Tipo de memoria</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Clase</translation>
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
        <source>Without one the price spans the regions</source>
        <translation>Sin ella, el precio abarca las regiones</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>$ a GPU-hour</source>
        <translation>$ por hora de GPU</translation>
    </message>
    <message>
        <source>The likely price, for one GPU and hour whatever the offer is per</source>
        <translation>El precio probable por GPU y hora, sea cual sea la unidad de la oferta</translation>
    </message>
    <message>
        <source>Price as offered</source>
        <translation>Precio ofrecido</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>When the price was seen</source>
        <translation>Cuándo se vio el precio</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Purchase models</source>
        <translation>Modalidades de compra</translation>
    </message>
    <message>
        <source>Increment, s</source>
        <translation>Fracción, s</translation>
    </message>
    <message>
        <source>Use is billed in steps of so many seconds</source>
        <translation>El uso se factura en fracciones de estos segundos</translation>
    </message>
    <message>
        <source>Minimum, s</source>
        <translation>Mínimo, s</translation>
    </message>
    <message>
        <source>Billed at least, each time an instance runs</source>
        <translation>Lo mínimo que se factura cada vez que se usa una instancia</translation>
    </message>
    <message>
        <source>Spot notice, s</source>
        <translation>Aviso spot, s</translation>
    </message>
    <message>
        <source>Warning before a spot instance is taken away</source>
        <translation>Aviso antes de retirar una instancia spot</translation>
    </message>
    <message>
        <source>Storage, $/GB-month</source>
        <translation>Almacenamiento, $/GB-mes</translation>
    </message>
    <message>
        <source>The first paid step</source>
        <translation>El primer tramo de pago</translation>
    </message>
    <message>
        <source>Egress, $/GB</source>
        <translation>Salida, $/GB</translation>
    </message>
    <message>
        <source>To the internet, the first paid step</source>
        <translation>A Internet, el primer tramo de pago</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Parameters, 10⁹</source>
        <translation>Parámetros, 10⁹</translation>
    </message>
    <message>
        <source>Active, 10⁹</source>
        <translation>Activos, 10⁹</translation>
    </message>
    <message>
        <source>Mixture of experts: those that one token uses</source>
        <translation>Mezcla de expertos: los que usa un token</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensión oculta</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabezas KV</translation>
    </message>
    <message>
        <source>Context, tokens</source>
        <translation>Contexto, tokens</translation>
    </message>
    <message>
        <source>KV cache, B/token</source>
        <translation>Caché KV, B/token</translation>
    </message>
    <message>
        <source>At 16 bits, as published</source>
        <translation>A 16 bits, según lo publicado</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Released in</source>
        <translation>Publicado en</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>No source gives this.</source>
        <translation>Ninguna fuente lo indica.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>No provider in the catalog offers it so.</source>
        <translation>Ningún proveedor del catálogo la ofrece así.</translation>
    </message>
    <message>
        <source>%1, %2. Source: %3</source>
        <translation>%1, %2. Fuente: %3</translation>
    </message>
    <message>
        <source>An older or illustrative price: shown, never chosen.</source>
        <translation>Un precio antiguo o ilustrativo: se muestra, nunca se elige.</translation>
    </message>
    <message>
        <source>Not verified: no source was seen to state this.</source>
        <translation>Sin verificar: no se ha visto ninguna fuente que lo indique.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>The source does not say.</source>
        <translation>La fuente no lo dice.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cheapest current offer for one GPU and hour; where and when is in the tooltip</source>
        <translation>La oferta actual más barata por GPU y hora; dónde y cuándo, en la ayuda emergente</translation>
    </message>
    <message>
        <source>On demand from</source>
        <translation>Bajo demanda desde</translation>
    </message>
    <message>
        <source>Spot from</source>
        <translation>Spot desde</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>With its range and in its own currency; for a GPU and hour where no unit is said</source>
        <translation>Con su intervalo y en su moneda; por GPU y hora si no se indica unidad</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>%1 B parameters</source>
        <translation>%1 B de parámetros</translation>
    </message>
    <message>
        <source>%1 M parameters</source>
        <translation>%1 M de parámetros</translation>
    </message>
    <message>
        <source>, %1 B active</source>
        <translation>, %1 B activos</translation>
    </message>
    <message>
        <source> · context %1</source>
        <translation> · contexto %1</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>that of the offer</source>
        <translation>el de la oferta</translation>
    </message>
    <message>
        <source>whole model</source>
        <translation>modelo completo</translation>
    </message>
    <message>
        <source>measured hours</source>
        <translation>horas medidas</translation>
    </message>
    <message>
        <source>LLM training</source>
        <translation>entrenamiento de LLM</translation>
    </message>
    <message>
        <source>LLM fine-tuning</source>
        <translation>ajuste fino de LLM</translation>
    </message>
    <message>
        <source>image fine-tuning</source>
        <translation>ajuste fino de imagen</translation>
    </message>
    <message>
        <source>vision training</source>
        <translation>entrenamiento de visión</translation>
    </message>
    <message>
        <source>NLP training</source>
        <translation>entrenamiento de PLN</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimizador</translation>
    </message>
    <message>
        <source>optimizer, gradients</source>
        <translation>optimizador, gradientes</translation>
    </message>
    <message>
        <source>optimizer, gradients, weights</source>
        <translation>optimizador, gradientes, pesos</translation>
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
        <source>GPU-hour</source>
        <translation>hora de GPU</translation>
    </message>
    <message>
        <source>machine-hour</source>
        <translation>hora de máquina</translation>
    </message>
    <message>
        <source>GPU-second</source>
        <translation>segundo de GPU</translation>
    </message>
    <message>
        <source>month</source>
        <translation>mes</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>secure</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>community</source>
        <translation>comunidad</translation>
    </message>
    <message>
        <source>dedicated</source>
        <translation>dedicada</translation>
    </message>
    <message>
        <source>for 1 year</source>
        <translation>a 1 año</translation>
    </message>
    <message>
        <source>for 3 years</source>
        <translation>a 3 años</translation>
    </message>
    <message>
        <source>to the internet</source>
        <translation>a Internet</translation>
    </message>
    <message>
        <source>to another region</source>
        <translation>a otra región</translation>
    </message>
    <message>
        <source>to another zone</source>
        <translation>a otra zona</translation>
    </message>
    <message>
        <source>within the zone</source>
        <translation>dentro de la zona</translation>
    </message>
    <message>
        <source>into the cloud</source>
        <translation>hacia la nube</translation>
    </message>
    <message>
        <source>machine running</source>
        <translation>máquina encendida</translation>
    </message>
    <message>
        <source>machine stopped</source>
        <translation>máquina parada</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>DeploymentLists</name>
    <message>
        <source>the plan&apos;s start</source>
        <translation>el inicio del plan</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>every month</source>
        <translation>cada mes</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Empty: the provider&apos;s. With tiers, limit in GB and price: 1000: 0.07; 0.05.</source>
        <translation>Vacío: el del proveedor. Por tramos, límite en GB y precio: 1000: 0,07; 0,05.</translation>
    </message>
    <message>
        <source>the provider&apos;s</source>
        <translation>el del proveedor</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>10⁹ bytes each.</source>
        <translation>De 10⁹ bytes cada uno.</translation>
    </message>
    <message>
        <source>USD a GB and month</source>
        <translation>USD por GB y mes</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Whose prices hold.</source>
        <translation>De quién son los precios.</translation>
    </message>
    <message>
        <source>While the</source>
        <translation>Con la</translation>
    </message>
    <message>
        <source>Stopped machines pay another rate.</source>
        <translation>Las máquinas paradas pagan otra tarifa.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>First month.</source>
        <translation>Primer mes.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Durante</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>Empty: to the plan&apos;s end.</source>
        <translation>Vacío: hasta el final del plan.</translation>
    </message>
    <message>
        <source>to the plan&apos;s end</source>
        <translation>hasta el final</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Add storage</source>
        <translation>Añadir almacenamiento</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>USD a GB</source>
        <translation>USD por GB</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Where the data goes.</source>
        <translation>Adónde van los datos.</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Once, every month, or in one month.</source>
        <translation>Una vez, cada mes o en un mes concreto.</translation>
    </message>
    <message>
        <source>First month, if every month.</source>
        <translation>Primer mes, si es cada mes.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Transferencia</translation>
    </message>
    <message>
        <source>Add a transfer</source>
        <translation>Añadir transferencia</translation>
    </message>
</context>
<context>
    <name>FigureStrip</name>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1 (referencia)</translation>
    </message>
    <message>
        <source>The plan has no such scenario.</source>
        <translation>El plan no tiene ese escenario.</translation>
    </message>
    <message>
        <source>cannot be priced</source>
        <translation>no se puede valorar</translation>
    </message>
    <message>
        <source>One of its workloads cannot be priced: the table says which and why.</source>
        <translation>Una de sus cargas no se puede valorar: la tabla dice cuál y por qué.</translation>
    </message>
    <message>
        <source>no range stated</source>
        <translation>sin intervalo</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>the same scenario</source>
        <translation>el mismo escenario</translation>
    </message>
    <message>
        <source>Choose another scenario, or another one to compare with.</source>
        <translation>Elija otro escenario u otro con el que comparar.</translation>
    </message>
    <message>
        <source>cannot be compared</source>
        <translation>no se puede comparar</translation>
    </message>
    <message>
        <source>One of the two scenarios has no cost.</source>
        <translation>Uno de los dos escenarios no tiene coste.</translation>
    </message>
    <message>
        <source>goal %1 reached ✓</source>
        <translation>logra el %1 ✓</translation>
    </message>
    <message>
        <source>goal %1 missed ✗</source>
        <translation>no logra el %1 ✗</translation>
    </message>
    <message>
        <source>Saves %1 at likely values; the share is %2 at its limits.</source>
        <translation>Ahorra %1 con los valores probables; la parte es %2 en sus límites.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>deadline %1 missed ✗</source>
        <translation>plazo %1 incumplido ✗</translation>
    </message>
    <message>
        <source>deadline %1 ✓</source>
        <translation>plazo %1 ✓</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>none in the plan</source>
        <translation>ninguno en el plan</translation>
    </message>
    <message>
        <source>The plan states no budget.</source>
        <translation>El plan no indica presupuesto.</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>Presup. %1</translation>
    </message>
    <message>
        <source>over the budget ✗</source>
        <translation>por encima del presupuesto ✗</translation>
    </message>
    <message>
        <source>left, high end too ✓</source>
        <translation>sobra, también en el máximo ✓</translation>
    </message>
    <message>
        <source>left, high end not</source>
        <translation>falta en el máximo</translation>
    </message>
    <message>
        <source>Budget less the scenario&apos;s likely cost. At the high end it costs %1.</source>
        <translation>Presupuesto menos el coste probable del escenario. En el máximo cuesta %1.</translation>
    </message>
    <message>
        <source>%1 missing, %2</source>
        <translation>faltan %1, %2</translation>
    </message>
    <message>
        <source>%1 left, %2</source>
        <translation>quedan %1, %2</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Encaje</translation>
    </message>
    <message>
        <source>no memory model</source>
        <translation>sin modelo de memoria</translation>
    </message>
    <message>
        <source>Workloads whose memory fits on their GPUs, of those that have a memory model.</source>
        <translation>Cargas cuya memoria cabe en sus GPU, de las que tienen modelo de memoria.</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>This scenario</source>
        <translation>Este escenario</translation>
    </message>
    <message>
        <source>Dearer by</source>
        <translation>Encarece un</translation>
    </message>
    <message>
        <source>Costs %1 more at likely values; the saving is %2 at its limits.</source>
        <translation>Cuesta %1 más con los valores probables; el ahorro es del %2 en sus límites.</translation>
    </message>
    <message>
        <source>Runs all month</source>
        <translation>Funciona todo el mes</translation>
    </message>
    <message>
        <source>no job to wait for</source>
        <translation>nada que esperar</translation>
    </message>
    <message>
        <source>Served models and interactive work go on as long as they are switched on.</source>
        <translation>Los modelos servidos y el trabajo interactivo siguen mientras estén encendidos.</translation>
    </message>
    <message numerus="yes">
        <source>replicas, %n services</source>
        <translation>
            <numerusform>réplicas, %n servicio</numerusform>
            <numerusform>réplicas, %n servicios</numerusform>
        </translation>
    </message>
    <message>
        <source>replica</source>
        <translation>réplica</translation>
    </message>
    <message>
        <source>replicas</source>
        <translation>réplicas</translation>
    </message>
    <message>
        <source>One run of the longest job, on the wall clock.</source>
        <translation>Una ejecución del trabajo más largo, en tiempo de reloj.</translation>
    </message>
    <message>
        <source>may not fit: %1</source>
        <translation>quizá no quepa: %1</translation>
    </message>
    <message>
        <source> %1 of %2</source>
        <translation> %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n may not fit.</source>
        <translation>
            <numerusform>%n quizá no quepa.</numerusform>
            <numerusform>%n quizá no quepan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit.</source>
        <translation>
            <numerusform>%n no cabe.</numerusform>
            <numerusform>%n no caben.</numerusform>
        </translation>
    </message>
    <message>
        <source>goal %1: not yet</source>
        <translation>objetivo del %1: aún no</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Duración máx.</translation>
    </message>
    <message>
        <source>of one job</source>
        <translation>de un trabajo</translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>fits</source>
        <translation>cabe</translation>
    </message>
    <message>
        <source>may not fit</source>
        <translation>quizá no quepa</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>There is no memory model for this kind of work yet.</source>
        <translation>Aún no hay modelo de memoria para este tipo de trabajo.</translation>
    </message>
    <message>
        <source>%1: needs %2, has %3</source>
        <translation>%1: necesita %2, tiene %3</translation>
    </message>
</context>
<context>
    <name>Levers</name>
    <message>
        <source>%1 (%2–%3)</source>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message numerus="yes">
        <source>on each of %n machines</source>
        <translation>
            <numerusform>en %n máquina</numerusform>
            <numerusform>en cada una de las %n máquinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least; the load needs %n</source>
        <translation>
            <numerusform>como mínimo; la demanda necesita %n</numerusform>
            <numerusform>como mínimo; la demanda necesita %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Price a GPU-hour</source>
        <translation>Precio por GPU-hora</translation>
    </message>
    <message>
        <source>Price a machine-hour</source>
        <translation>Precio por hora de máquina</translation>
    </message>
    <message>
        <source>Price a GPU-second</source>
        <translation>Precio por GPU-segundo</translation>
    </message>
    <message>
        <source>Price a month</source>
        <translation>Precio por mes</translation>
    </message>
    <message>
        <source>as released</source>
        <translation>como se publicó</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>size given in the plan: %1</source>
        <translation>tamaño indicado en el plan: %1</translation>
    </message>
    <message>
        <source>from wide to narrow: less memory, more speed</source>
        <translation>de ancho a estrecho: menos memoria, más velocidad</translation>
    </message>
    <message>
        <source>changed in this scenario only</source>
        <translation>solo cambia en este escenario</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Idle share</source>
        <translation>Parte inactiva</translation>
    </message>
    <message>
        <source>Idle hours a run</source>
        <translation>Horas inactivas por ejecución</translation>
    </message>
    <message>
        <source>Overhead on work</source>
        <translation>Sobrecoste sobre el trabajo</translation>
    </message>
    <message>
        <source>Set-up a run</source>
        <translation>Preparación por ejecución</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>Interruption every</source>
        <translation>Interrupción cada</translation>
    </message>
    <message>
        <source>Requests at a time</source>
        <translation>Peticiones a la vez</translation>
    </message>
    <message>
        <source>in each replica</source>
        <translation>en cada réplica</translation>
    </message>
</context>
<context>
    <name>NumberInput</name>
    <message>
        <source>“%1” is not a number here: write it like %2 or %3.</source>
        <translation>«%1» no es un número aquí: escríbalo como %2 o %3.</translation>
    </message>
    <message>
        <source>“%1” is too large.</source>
        <translation>«%1» es demasiado grande.</translation>
    </message>
    <message>
        <source>Write one number, low – high, or low – likely – high.</source>
        <translation>Escriba un número, mínimo – máximo, o mínimo – probable – máximo.</translation>
    </message>
    <message>
        <source>A range goes from low to high: %1 comes after %2.</source>
        <translation>Un intervalo va de menor a mayor: %1 va después de %2.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for %n GPUs</source>
        <translation>
            <numerusform>%1 por %n GPU</numerusform>
            <numerusform>%1 por %n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a machine-hour</source>
        <translation>%1 por hora de máquina</translation>
    </message>
    <message>
        <source>%1 a GPU-second</source>
        <translation>%1 por GPU-segundo</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 al mes</translation>
    </message>
    <message>
        <source>price without a date or source</source>
        <translation>precio sin fecha ni fuente</translation>
    </message>
    <message>
        <source>price without a date</source>
        <translation>precio sin fecha</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>precio del %1</translation>
    </message>
    <message numerus="yes">
        <source>price of %1, %n days old</source>
        <translation>
            <numerusform>precio del %1, de hace %n día</numerusform>
            <numerusform>precio del %1, de hace %n días</numerusform>
        </translation>
    </message>
    <message>
        <source> · %1 GiB</source>
        <translation> · %1 GiB</translation>
    </message>
</context>
<context>
    <name>PlanFiles</name>
    <message>
        <source>New plan</source>
        <translation>Plan nuevo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
</context>
<context>
    <name>SavingsTable</name>
    <message>
        <source>It adds to the cost.</source>
        <translation>Encarece.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Engineering</source>
        <translation>Ingeniería</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>No lever explains this part: the scenarios differ in more than their levers.</source>
        <translation>Ninguna palanca explica esta parte: los escenarios difieren en algo más que sus palancas.</translation>
    </message>
    <message>
        <source>There is no saving to have a share of.</source>
        <translation>No hay ahorro que repartir.</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Palanca</translation>
    </message>
    <message>
        <source>A change from one scenario to the other; rename it or group several</source>
        <translation>Un cambio de un escenario al otro; puede renombrarse o agruparse con otros</translation>
    </message>
    <message>
        <source>Pillar</source>
        <translation>Pilar</translation>
    </message>
    <message>
        <source>Which of the four ways to save it belongs to</source>
        <translation>A cuál de las cuatro formas de ahorrar pertenece</translation>
    </message>
    <message>
        <source>Saves, $</source>
        <translation>Ahorra, $</translation>
    </message>
    <message>
        <source>Its share of the saving: the mean, over all orders, of what the cost falls by when it is added (Shapley)</source>
        <translation>Su parte del ahorro: la media, sobre todos los órdenes, de lo que baja el coste al añadirla (Shapley)</translation>
    </message>
    <message>
        <source>Alone, $</source>
        <translation>Sola, $</translation>
    </message>
    <message>
        <source>What it would save as the only change</source>
        <translation>Lo que ahorraría si fuera el único cambio</translation>
    </message>
    <message>
        <source>Last, $</source>
        <translation>La última, $</translation>
    </message>
    <message>
        <source>What it saves when everything else is in place: what is lost without it</source>
        <translation>Lo que ahorra cuando todo lo demás ya está: lo que se pierde sin ella</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Of the whole saving</source>
        <translation>Del ahorro total</translation>
    </message>
    <message>
        <source>It is no lever that could be moved by itself.</source>
        <translation>No es una palanca que pueda moverse por sí sola.</translation>
    </message>
    <message>
        <source>Levers overlap: what they save alone does not add up.</source>
        <translation>Las palancas se solapan: lo que ahorra cada una sola no se puede sumar.</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>The four ways to save</source>
        <translation>Las cuatro formas de ahorrar</translation>
    </message>
    <message>
        <source>Its levers together</source>
        <translation>Sus palancas en conjunto</translation>
    </message>
    <message>
        <source>Not split</source>
        <translation>Sin repartir</translation>
    </message>
    <message>
        <source>No lever of this pillar is moved.</source>
        <translation>No se mueve ninguna palanca de este pilar.</translation>
    </message>
</context>
<context>
    <name>ScenarioTable</name>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>One way to run every workload</source>
        <translation>Una forma de ejecutar todas las cargas</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>Coste, $</translation>
    </message>
    <message>
        <source>What must be authorised: after credits, with contingency and tax</source>
        <translation>Lo que hay que autorizar: tras créditos, con contingencia e impuesto</translation>
    </message>
    <message>
        <source>Range, $</source>
        <translation>Intervalo, $</translation>
    </message>
    <message>
        <source>Lowest to highest cost, from the ranges of the inputs</source>
        <translation>Coste mínimo a máximo, según los intervalos de los datos</translation>
    </message>
    <message>
        <source>Saving, $</source>
        <translation>Ahorro, $</translation>
    </message>
    <message>
        <source>Likely saving against the scenario compared with</source>
        <translation>Ahorro probable frente al escenario comparado</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Difference of the likely cost</source>
        <translation>Diferencia del coste probable</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-horas</translation>
    </message>
    <message>
        <source>Billed hours of one GPU, in the whole plan</source>
        <translation>Horas facturadas de una GPU, en todo el plan</translation>
    </message>
    <message>
        <source>Time, h</source>
        <translation>Tiempo, h</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Encaje</translation>
    </message>
    <message>
        <source>Workloads whose memory fits, of those with a memory model</source>
        <translation>Cargas cuya memoria cabe, de las que tienen modelo de memoria</translation>
    </message>
    <message>
        <source>It cannot be priced as it stands.</source>
        <translation>Tal como está no se puede valorar.</translation>
    </message>
    <message>
        <source> (baseline)</source>
        <translation> (referencia)</translation>
    </message>
    <message>
        <source>This is the scenario that the others are compared with.</source>
        <translation>Este es el escenario con el que se comparan los demás.</translation>
    </message>
    <message>
        <source>There is no memory model for this kind of work yet.</source>
        <translation>Aún no hay modelo de memoria para este tipo de trabajo.</translation>
    </message>
    <message>
        <source>One run of the longest job; services run all month</source>
        <translation>Una ejecución del trabajo más largo; los servicios funcionan todo el mes</translation>
    </message>
    <message>
        <source>all month</source>
        <translation>todo el mes</translation>
    </message>
    <message>
        <source>Services run all month: there is no end to wait for.</source>
        <translation>Los servicios funcionan todo el mes: no hay un final que esperar.</translation>
    </message>
    <message>
        <source>%1 of %2 fit</source>
        <translation>caben %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n may not fit</source>
        <translation>
            <numerusform>%n quizá no quepa</numerusform>
            <numerusform>%n quizá no quepan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation>
            <numerusform>%n no cabe</numerusform>
            <numerusform>%n no caben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tiers</name>
    <message>
        <source>A limit in GB must be more than 0.</source>
        <translation>Un límite en GB debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>A price must be 0 or more.</source>
        <translation>Un precio debe ser 0 o más.</translation>
    </message>
    <message>
        <source>Write the limits in rising order, the price of the rest last: 1000: 0.07; 0.05.</source>
        <translation>Escribe los límites de menor a mayor y, al final, el precio del resto: 1000: 0,07; 0,05.</translation>
    </message>
</context>
<context>
    <name>WorkFields</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>The neural network&apos;s shape: its size decides memory and speed.</source>
        <translation>La forma de la red neuronal: su tamaño decide la memoria y la velocidad.</translation>
    </message>
    <message>
        <source>none: holds on every GPU</source>
        <translation>ninguna: vale en cualquier GPU</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Medido en</translation>
    </message>
    <message>
        <source>The GPU of the measurement; other GPUs are scaled from it.</source>
        <translation>La GPU de la medición; las demás se escalan a partir de ella.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>LoRA and QLoRA train a small addition to the model and need far less memory.</source>
        <translation>LoRA y QLoRA entrenan un pequeño añadido al modelo y necesitan mucha menos memoria.</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Tokens read for each request.</source>
        <translation>Tokens leídos en cada petición.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Tokens written for each request.</source>
        <translation>Tokens escritos en cada petición.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de secuencia</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Times that all the data is seen.</source>
        <translation>Veces que se recorren todos los datos.</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pixels a side.</source>
        <translation>Píxeles por lado.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Processed together on one GPU.</source>
        <translation>Se procesan juntos en una GPU.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens seen in training.</source>
        <translation>Tokens vistos en el entrenamiento.</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Lote global</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Tokens an example</source>
        <translation>Tokens por ejemplo</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Rango de LoRA</translation>
    </message>
    <message>
        <source>Peak ÷ mean</source>
        <translation>Punta ÷ media</translation>
    </message>
    <message>
        <source>How much busier the busiest time is than the average.</source>
        <translation>Cuánto más cargada está la hora punta que la media.</translation>
    </message>
    <message>
        <source>Hours a day</source>
        <translation>Horas al día</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>Primer token en</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Each further token within</source>
        <translation>Cada token siguiente en</translation>
    </message>
    <message>
        <source>Busy at most</source>
        <translation>Ocupación máxima</translation>
    </message>
    <message>
        <source>Share of the slots that may be busy at the peak.</source>
        <translation>Parte de las ranuras que puede estar ocupada en la punta.</translation>
    </message>
    <message>
        <source>95 % wait at most</source>
        <translation>El 95 % espera como máximo</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Replicas at least</source>
        <translation>Réplicas como mínimo</translation>
    </message>
    <message>
        <source>Measured service time</source>
        <translation>Tiempo de servicio medido</translation>
    </message>
    <message>
        <source>Seconds that one request holds a slot, if you measured it.</source>
        <translation>Segundos que una petición ocupa una ranura, si lo ha medido.</translation>
    </message>
    <message>
        <source>Measured slots a replica</source>
        <translation>Ranuras medidas por réplica</translation>
    </message>
    <message>
        <source>Requests that one replica serves at once, if you measured it.</source>
        <translation>Peticiones que una réplica atiende a la vez, si lo ha medido.</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Peticiones al día</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Images a day</source>
        <translation>Imágenes al día</translation>
    </message>
    <message>
        <source>Images a run</source>
        <translation>Imágenes por ejecución</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Secuencias</translation>
    </message>
    <message>
        <source>Environment steps</source>
        <translation>Pasos del entorno</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Velocidad medida</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>pasos/s</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>Share of the time in which the GPU works.</source>
        <translation>Parte del tiempo en que la GPU trabaja.</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Ensayos</translation>
    </message>
    <message>
        <source>Hours a trial</source>
        <translation>Horas por ensayo</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>A la vez</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>ensayos</translation>
    </message>
    <message>
        <source>Hours that each person has a GPU switched on.</source>
        <translation>Horas que cada persona tiene una GPU encendida.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Days a month</source>
        <translation>Días al mes</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactividad</translation>
    </message>
    <message>
        <source>Share of those hours in which the GPU does nothing.</source>
        <translation>Parte de esas horas en que la GPU no hace nada.</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-horas</translation>
    </message>
    <message>
        <source>Hours of one GPU that the work takes. Give these, or units and their speed.</source>
        <translation>Horas de una GPU que lleva el trabajo. Indique estas, o unidades y su velocidad.</translation>
    </message>
    <message>
        <source>Units of work</source>
        <translation>Unidades de trabajo</translation>
    </message>
    <message>
        <source>Images, samples, pages: what you counted.</source>
        <translation>Imágenes, muestras, páginas: lo que haya contado.</translation>
    </message>
    <message>
        <source>units/h</source>
        <translation>unidades/h</translation>
    </message>
    <message>
        <source>Tokens that are seen together; memory grows with it.</source>
        <translation>Tokens que se ven a la vez; la memoria crece con ellos.</translation>
    </message>
    <message>
        <source>For work that goes on all year. Give these, or images a run.</source>
        <translation>Para trabajo que no termina. Indica estas o las imágenes por ejecución.</translation>
    </message>
    <message>
        <source>For work that ends. Give these, or images a day.</source>
        <translation>Para trabajo que termina. Indica estas o las imágenes al día.</translation>
    </message>
    <message>
        <source>Tokens between two updates of the weights, all GPUs together.</source>
        <translation>Tokens entre dos actualizaciones de los pesos, con todas las GPU juntas.</translation>
    </message>
    <message>
        <source>Examples in the data set.</source>
        <translation>Ejemplos del conjunto de datos.</translation>
    </message>
    <message>
        <source>On average, question and answer together.</source>
        <translation>De media, pregunta y respuesta juntas.</translation>
    </message>
    <message>
        <source>Size of what is trained: more rank, more memory; 8 to 64 is usual.</source>
        <translation>Tamaño de lo que se entrena: más rango, más memoria; lo normal es de 8 a 64.</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>Capas con LoRA</translation>
    </message>
    <message>
        <source>Layers that get an addition, such as q_proj, v_proj; empty: all.</source>
        <translation>Capas que reciben un añadido, como q_proj, v_proj; vacío: todas.</translation>
    </message>
    <message>
        <source>Hours of a day in which it is switched on.</source>
        <translation>Horas del día en que está encendido.</translation>
    </message>
    <message>
        <source>Target for the time to first token (TTFT); empty: no target.</source>
        <translation>Objetivo del tiempo hasta el primer token (TTFT); vacío: sin objetivo.</translation>
    </message>
    <message>
        <source>Target for the time per output token (TPOT); empty: no target.</source>
        <translation>Objetivo del tiempo por token de salida (TPOT); vacío: sin objetivo.</translation>
    </message>
    <message>
        <source>Time in the queue that only one request in twenty exceeds.</source>
        <translation>Tiempo en cola que solo supera una de cada veinte peticiones.</translation>
    </message>
    <message>
        <source>Kept running however little there is to do.</source>
        <translation>Siguen encendidas por poco que haya que hacer.</translation>
    </message>
    <message>
        <source>On average over the month; a day profile takes their place.</source>
        <translation>De media en el mes; un perfil del día las sustituye.</translation>
    </message>
    <message>
        <source>Requests of one run.</source>
        <translation>Peticiones de una ejecución.</translation>
    </message>
    <message>
        <source>Denoising steps of one image.</source>
        <translation>Pasos de difusión de una imagen.</translation>
    </message>
    <message>
        <source>Training steps. Give these, or images and epochs.</source>
        <translation>Pasos de entrenamiento. Indica estos, o imágenes y épocas.</translation>
    </message>
    <message>
        <source>Images in the data set.</source>
        <translation>Imágenes del conjunto de datos.</translation>
    </message>
    <message>
        <source>Sequences in the data set.</source>
        <translation>Secuencias del conjunto de datos.</translation>
    </message>
    <message>
        <source>Steps that all environments take together in one run.</source>
        <translation>Pasos que dan todos los entornos juntos en una ejecución.</translation>
    </message>
    <message>
        <source>Environment steps a second on the GPU of the measurement.</source>
        <translation>Pasos de entorno por segundo en la GPU de la medición.</translation>
    </message>
    <message>
        <source>People who have a GPU each.</source>
        <translation>Personas con una GPU cada una.</translation>
    </message>
    <message>
        <source>Empty: every day of the month.</source>
        <translation>Vacío: todos los días del mes.</translation>
    </message>
    <message>
        <source>Units an hour on one GPU of the measurement.</source>
        <translation>Unidades por hora en una GPU de la medición.</translation>
    </message>
    <message>
        <source>A trial is</source>
        <translation>Un ensayo es</translation>
    </message>
    <message>
        <source>Hours that you measured, or work whose time is estimated.</source>
        <translation>Horas que has medido, o trabajo cuyo tiempo se estima.</translation>
    </message>
    <message>
        <source>Trial: %1</source>
        <translation>Ensayo: %1</translation>
    </message>
    <message>
        <source>Stop trials early after</source>
        <translation>Parar ensayos tras</translation>
    </message>
    <message>
        <source>Hours of the first rung of successive halving; empty: every trial runs to its end.</source>
        <translation>Horas del primer escalón de la reducción sucesiva; vacío: cada ensayo llega hasta el final.</translation>
    </message>
    <message>
        <source>Keep one trial in</source>
        <translation>Sigue un ensayo de cada</translation>
    </message>
    <message>
        <source>At each rung the best of so many go on (η).</source>
        <translation>En cada escalón sigue el mejor de tantos (η).</translation>
    </message>
    <message>
        <source>Trials resume at the next rung</source>
        <translation>Los ensayos continúan en el escalón siguiente</translation>
    </message>
    <message>
        <source>Else they start anew, and their hours count twice.</source>
        <translation>Si no, empiezan de nuevo y sus horas cuentan dos veces.</translation>
    </message>
    <message>
        <source>Settings that are tried.</source>
        <translation>Configuraciones que se prueban.</translation>
    </message>
    <message>
        <source>GPU-hours of one trial, on the GPU of the measurement.</source>
        <translation>Horas de GPU de un ensayo, en la GPU de la medición.</translation>
    </message>
    <message>
        <source>Trials that share the GPUs at one time.</source>
        <translation>Ensayos que comparten las GPU a la vez.</translation>
    </message>
</context>
<context>
    <name>WorkloadFields</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>A workload needs a name.</source>
        <translation>Una carga necesita un nombre.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Who is charged for it.</source>
        <translation>A quién se le carga.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>A month such as 2027-01; empty: with the plan.</source>
        <translation>Un mes como 2027-01; vacío: con el plan.</translation>
    </message>
    <message>
        <source>“%1” is not a month: write it like 2027-01.</source>
        <translation>«%1» no es un mes: escríbalo como 2027-01.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Durante</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>Empty: to the end of the plan.</source>
        <translation>Vacío: hasta el final del plan.</translation>
    </message>
    <message>
        <source>Growth a month</source>
        <translation>Crecimiento al mes</translation>
    </message>
    <message>
        <source>Of the volume, compounding.</source>
        <translation>Del volumen, acumulativo.</translation>
    </message>
    <message>
        <source>Runs in all</source>
        <translation>Ejecuciones en total</translation>
    </message>
    <message>
        <source>Spread evenly over the months. Give this or runs a month.</source>
        <translation>Repartidas por igual entre los meses. Indique esto o las ejecuciones al mes.</translation>
    </message>
    <message>
        <source>Runs a month</source>
        <translation>Ejecuciones al mes</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Hours that one run may take at most.</source>
        <translation>Horas que puede tardar una ejecución como máximo.</translation>
    </message>
    <message>
        <source>Can be interrupted</source>
        <translation>Se puede interrumpir</translation>
    </message>
    <message>
        <source>Spot capacity may be taken away: only work that can resume should run on it.</source>
        <translation>La capacidad spot puede retirarse: solo conviene para trabajo que pueda reanudarse.</translation>
    </message>
    <message>
        <source>As tables and the report call it.</source>
        <translation>Como lo llaman las tablas y el informe.</translation>
    </message>
    <message>
        <source>with the plan</source>
        <translation>con el plan</translation>
    </message>
    <message>
        <source>to the plan&apos;s end</source>
        <translation>hasta el final</translation>
    </message>
    <message>
        <source>Give this or runs in all.</source>
        <translation>Indica esto o las ejecuciones en total.</translation>
    </message>
    <message>
        <source>Needs ECC memory</source>
        <translation>Necesita memoria ECC</translation>
    </message>
    <message>
        <source>GPUs without error-correcting memory are not proposed for it.</source>
        <translation>No se le proponen GPU sin memoria con corrección de errores.</translation>
    </message>
    <message>
        <source>Needs NVLink</source>
        <translation>Necesita NVLink</translation>
    </message>
    <message>
        <source>GPUs without a direct link between them are not proposed for it.</source>
        <translation>No se le proponen GPU sin enlace directo entre ellas.</translation>
    </message>
    <message>
        <source>Hours of a day with their load; they take the place of requests a day.</source>
        <translation>Horas del día con su carga; sustituyen a las peticiones al día.</translation>
    </message>
    <message>
        <source>Add hours</source>
        <translation>Añadir horas</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Hours of a day with this load.</source>
        <translation>Horas del día con esta carga.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>peticiones/s</translation>
    </message>
    <message>
        <source>Requests that arrive in a second during these hours.</source>
        <translation>Peticiones que llegan por segundo en esas horas.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Day profile</source>
        <translation>Perfil del día</translation>
    </message>
</context>
<context>
    <name>WorkloadNotes</name>
    <message>
        <source>in all scenarios</source>
        <translation>en todos los escenarios</translation>
    </message>
    <message>
        <source>in “%1”</source>
        <translation>en «%1»</translation>
    </message>
    <message numerus="yes">
        <source>in %n scenarios</source>
        <translation>
            <numerusform>en %n escenario</numerusform>
            <numerusform>en %n escenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkloadTable</name>
    <message>
        <source>Workload</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>What must be done</source>
        <translation>Qué hay que hacer</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number and model of the GPUs, provider and purchase model</source>
        <translation>Número y modelo de las GPU, proveedor y modelo de compra</translation>
    </message>
    <message>
        <source>Fit, GB</source>
        <translation>Encaje, GB</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Throughput, or its ceiling (≤) where only that is known</source>
        <translation>Rendimiento, o su techo (≤) donde solo se conoce este</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-horas</translation>
    </message>
    <message>
        <source>Billed hours of one GPU, in the whole plan</source>
        <translation>Horas facturadas de una GPU, en todo el plan</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>Coste, $</translation>
    </message>
    <message>
        <source>US dollars in the whole plan, before credits, contingency and tax</source>
        <translation>Dólares en todo el plan, antes de créditos, contingencia e impuesto</translation>
    </message>
    <message>
        <source>Range, $</source>
        <translation>Intervalo, $</translation>
    </message>
    <message>
        <source>Lowest to highest cost, from the ranges of the inputs</source>
        <translation>Coste mínimo a máximo, según los intervalos de los datos</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>vs %1</source>
        <translation>frente a %1</translation>
    </message>
    <message>
        <source>Difference of the likely cost from %1</source>
        <translation>Diferencia del coste probable respecto a %1</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What limits the speed, or the most important issue</source>
        <translation>Lo que limita la velocidad, o el aviso más importante</translation>
    </message>
    <message>
        <source>The scenario does not say where this runs.</source>
        <translation>El escenario no dice dónde se ejecuta.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>There is no memory model for this kind of work yet.</source>
        <translation>Aún no hay modelo de memoria para este tipo de trabajo.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The ceiling that the memory&apos;s bandwidth sets.</source>
        <translation>El techo que marca el ancho de banda de la memoria.</translation>
    </message>
    <message>
        <source>The work is given by its hours, so no speed is needed.</source>
        <translation>El trabajo se da por sus horas, así que no hace falta velocidad.</translation>
    </message>
    <message numerus="yes">
        <source>%n replicas</source>
        <translation>
            <numerusform>%n réplica</numerusform>
            <numerusform>%n réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no cost to give a range for.</source>
        <translation>No hay coste para el que dar un intervalo.</translation>
    </message>
    <message>
        <source>It cannot be priced as it stands: see Why.</source>
        <translation>Tal como está no se puede valorar: vea Por qué.</translation>
    </message>
    <message>
        <source>No hours while it cannot run.</source>
        <translation>Sin horas mientras no pueda ejecutarse.</translation>
    </message>
    <message>
        <source>Shared, credits, reserve, tax</source>
        <translation>Común, créditos, reserva, impuesto</translation>
    </message>
    <message>
        <source>Extras, shared storage and commitments, less credits, plus contingency and tax</source>
        <translation>Extras, almacenamiento y compromisos comunes, menos créditos, más contingencia e impuesto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>This is the scenario that the others are compared with.</source>
        <translation>Este es el escenario con el que se comparan los demás.</translation>
    </message>
    <message>
        <source>One of the two has no cost to compare.</source>
        <translation>Uno de los dos no tiene coste que comparar.</translation>
    </message>
    <message>
        <source>The same likely cost.</source>
        <translation>El mismo coste probable.</translation>
    </message>
    <message>
        <source>Memory needed / available on the GPUs of one replica, decimal GB. ✓ fits, ⚠ may not fit, ✗ does not fit</source>
        <translation>Memoria necesaria / disponible en las GPU de una réplica, GB decimales. ✓ cabe, ⚠ quizá no quepa, ✗ no cabe</translation>
    </message>
</context>
<context>
    <name>ui::Actions</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>Start an empty plan</source>
        <translation>Empezar un plan vacío</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open a plan (.gpuplan or .gpuplan.json)</source>
        <translation>Abrir un plan (.gpuplan o .gpuplan.json)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the plan to its file</source>
        <translation>Guardar el plan en su archivo</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save the plan to another file</source>
        <translation>Guardar el plan en otro archivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Cerrar la ventana</translation>
    </message>
    <message>
        <source>&amp;Report as PDF…</source>
        <translation>&amp;Informe en PDF…</translation>
    </message>
    <message>
        <source>Write the report: scenarios, breakdown, assumptions and formulas</source>
        <translation>Escribir el informe: escenarios, desglose, supuestos y fórmulas</translation>
    </message>
    <message>
        <source>Add &amp;workload</source>
        <translation>Añadir &amp;carga</translation>
    </message>
    <message>
        <source>Add a piece of work to the plan</source>
        <translation>Añadir un trabajo al plan</translation>
    </message>
    <message>
        <source>De&amp;lete workload</source>
        <translation>E&amp;liminar carga</translation>
    </message>
    <message>
        <source>Take the workload in hand out of the plan and of every scenario</source>
        <translation>Quitar la carga en curso del plan y de todos los escenarios</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>A copy of the scenario in hand, to change</source>
        <translation>Una copia del escenario en curso, para cambiarla</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Cambia&amp;r nombre…</translation>
    </message>
    <message>
        <source>Give the scenario in hand another name</source>
        <translation>Dar otro nombre al escenario en curso</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Take the scenario in hand out of the plan</source>
        <translation>Quitar el escenario en curso del plan</translation>
    </message>
    <message>
        <source>Make it the &amp;baseline</source>
        <translation>Usar como re&amp;ferencia</translation>
    </message>
    <message>
        <source>Savings are counted against the baseline</source>
        <translation>Los ahorros se cuentan frente a la referencia</translation>
    </message>
    <message>
        <source>Colours of the &amp;system</source>
        <translation>Colores del &amp;sistema</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop is</source>
        <translation>Claro u oscuro, como el escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>Dark text on white</source>
        <translation>Texto oscuro sobre blanco</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Light text on dark</source>
        <translation>Texto claro sobre fondo oscuro</translation>
    </message>
    <message>
        <source>&amp;About GPU Plan</source>
        <translation>&amp;Acerca de GPU Plan</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versión y licencia</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Plans that were open lately</source>
        <translation>Planes abiertos hace poco</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>E&amp;scenario</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>New from &amp;template</source>
        <translation>Nuevo desde &amp;plantilla</translation>
    </message>
    <message>
        <source>Start from a worked plan</source>
        <translation>Empezar con un plan ya resuelto</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Language, colours, paper</source>
        <translation>Idioma, colores, papel</translation>
    </message>
    <message>
        <source>&amp;Plan details…</source>
        <translation>Datos del &amp;plan…</translation>
    </message>
    <message>
        <source>Name, owner, months, budget and goal of the plan</source>
        <translation>Nombre, responsable, meses, presupuesto y objetivo del plan</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>I&amp;mportar precios…</translation>
    </message>
    <message>
        <source>Take a price list into your own library, after a review of every row</source>
        <translation>Llevar una lista de precios a su propia biblioteca, tras revisar cada fila</translation>
    </message>
    <message>
        <source>&amp;Fetch prices…</source>
        <translation>&amp;Traer precios…</translation>
    </message>
    <message>
        <source>Fetch a price list from an address that you give, and review it</source>
        <translation>Traer una lista de precios de una dirección que usted indica, y revisarla</translation>
    </message>
</context>
<context>
    <name>ui::CatalogPage</name>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>GPUs side by side</source>
        <translation>GPU lado a lado</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Ofertas</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>List of the catalog</source>
        <translation>Lista del catálogo</translation>
    </message>
    <message>
        <source>Search: words, or conditions such as %1</source>
        <translation>Buscar: palabras o condiciones como %1</translation>
    </message>
    <message>
        <source>Search the catalog</source>
        <translation>Buscar en el catálogo</translation>
    </message>
    <message>
        <source>Select two to four GPUs (Ctrl and click) to see them side by side.</source>
        <translation>Seleccione de dos a cuatro GPU (Ctrl y clic) para verlas lado a lado.</translation>
    </message>
    <message>
        <source>Price against memory</source>
        <translation>Precio según la memoria</translation>
    </message>
    <message>
        <source>Price against speed</source>
        <translation>Precio según la velocidad</translation>
    </message>
    <message>
        <source>%1, as a table</source>
        <translation>%1, como tabla</translation>
    </message>
    <message>
        <source>Nothing in the catalog matches “%1”.</source>
        <translation>Nada en el catálogo coincide con «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n rows; the catalog&apos;s newest price is of %1</source>
        <translation>
            <numerusform>%n fila; el precio más reciente del catálogo es del %1</numerusform>
            <numerusform>%n filas; el precio más reciente del catálogo es del %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ChartView</name>
    <message>
        <source>Save chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Guardar como PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Guardar como SVG…</translation>
    </message>
    <message>
        <source>Save figures as CSV…</source>
        <translation>Guardar las cifras como CSV…</translation>
    </message>
    <message>
        <source>Show picture</source>
        <translation>Mostrar la imagen</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Copy figures</source>
        <translation>Copiar las cifras</translation>
    </message>
</context>
<context>
    <name>ui::ComparePage</name>
    <message>
        <source>Workloads of the scenario in hand</source>
        <translation>Cargas del escenario en curso</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Cost by scenario</source>
        <translation>Coste por escenario</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Coste frente a tiempo</translation>
    </message>
    <message>
        <source>%1, as a table</source>
        <translation>%1, como tabla</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Aún no hay nada que comparar</translation>
    </message>
    <message>
        <source>The plan has no work that could cost something.</source>
        <translation>El plan no tiene ninguna carga que pueda costar algo.</translation>
    </message>
    <message>
        <source>Begin with a workload</source>
        <translation>Empezar con una carga</translation>
    </message>
</context>
<context>
    <name>ui::DataTable</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar la tabla</translation>
    </message>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copiar %n fila</numerusform>
            <numerusform>Copiar %n filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeploymentFields</name>
    <message>
        <source>as released</source>
        <translation>como se publicó</translation>
    </message>
    <message>
        <source>where there is one: yes</source>
        <translation>donde exista: sí</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>tokens/s</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>imágenes/s</translation>
    </message>
    <message>
        <source>s an image</source>
        <translation>s por imagen</translation>
    </message>
    <message>
        <source>steps/s</source>
        <translation>pasos/s</translation>
    </message>
    <message>
        <source>sequences/s</source>
        <translation>secuencias/s</translation>
    </message>
    <message>
        <source>units/h</source>
        <translation>unidades/h</translation>
    </message>
    <message>
        <source>GPUs a machine</source>
        <translation>GPU por máquina</translation>
    </message>
    <message>
        <source>GPUs of one machine that work on it; with replicas, those of one.</source>
        <translation>GPU de una máquina que trabajan en ello; con réplicas, las de una.</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Machines that work on it together.</source>
        <translation>Máquinas que trabajan juntas en ello.</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Simultaneidad</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>peticiones</translation>
    </message>
    <message>
        <source>Requests that one replica serves at once: more of them, more tokens a second and more KV cache.</source>
        <translation>Peticiones que una réplica atiende a la vez: cuantas más, más tokens por segundo y más caché KV.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Tokens kept for each request; empty: prompt and answer.</source>
        <translation>Tokens que se guardan por petición; vacío: entrada y respuesta.</translation>
    </message>
    <message>
        <source>prompt + answer</source>
        <translation>entrada + respuesta</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>The program that runs the model; its speed is known by name.</source>
        <translation>El programa que ejecuta el modelo; su velocidad se conoce por el nombre.</translation>
    </message>
    <message>
        <source>Weights format</source>
        <translation>Formato de los pesos</translation>
    </message>
    <message>
        <source>Fewer bits a weight: less memory and more speed, less quality.</source>
        <translation>Menos bits por peso: menos memoria, más velocidad, menos calidad.</translation>
    </message>
    <message>
        <source>KV cache format</source>
        <translation>Formato de la caché KV</translation>
    </message>
    <message>
        <source>Fewer bits a value: more requests or context in the same memory.</source>
        <translation>Menos bits por valor: más peticiones o contexto en la misma memoria.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>What the GPU computes in; mixed precision where training means it.</source>
        <translation>En qué calcula la GPU; precisión mixta donde el entrenamiento la supone.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Microlote</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>secuencias</translation>
    </message>
    <message>
        <source>Sequences that one GPU works on at once.</source>
        <translation>Secuencias que una GPU procesa a la vez.</translation>
    </message>
    <message>
        <source>Accumulated steps</source>
        <translation>Pasos acumulados</translation>
    </message>
    <message>
        <source>Micro-batches between two updates of the weights.</source>
        <translation>Microlotes entre dos actualizaciones de los pesos.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizador</translation>
    </message>
    <message>
        <source>Its states take memory: AdamW most, 8-bit and Adafactor less.</source>
        <translation>Sus estados ocupan memoria: AdamW la que más; 8 bits y Adafactor, menos.</translation>
    </message>
    <message>
        <source>Shared among GPUs</source>
        <translation>Repartido entre GPU</translation>
    </message>
    <message>
        <source>What data-parallel GPUs split instead of each keeping a copy.</source>
        <translation>Lo que las GPU en paralelo de datos se reparten en lugar de copiar.</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>Recálculo de activaciones</translation>
    </message>
    <message>
        <source>Computes activations twice instead of keeping them: less memory, about a third more time.</source>
        <translation>Calcula las activaciones dos veces en vez de guardarlas: menos memoria, cerca de un tercio más de tiempo.</translation>
    </message>
    <message>
        <source>Autoscaling</source>
        <translation>Autoescalado</translation>
    </message>
    <message>
        <source>Replicas follow the hours of the day; else the peak decides for all of them.</source>
        <translation>Las réplicas siguen las horas del día; si no, el pico decide por todas.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelo de tensores</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs that split every layer; needs a fast link between them.</source>
        <translation>GPU que se reparten cada capa; necesita un enlace rápido entre ellas.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Paralelo de etapas</translation>
    </message>
    <message>
        <source>GPUs that each hold some of the layers.</source>
        <translation>GPU que guardan cada una parte de las capas.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Paralelo de datos</translation>
    </message>
    <message>
        <source>Copies of the model that share the data; GPUs beyond the product of all are replicas.</source>
        <translation>Copias del modelo que se reparten los datos; las GPU que exceden el producto son réplicas.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Paralelo de expertos</translation>
    </message>
    <message>
        <source>GPUs that each hold some experts of a mixture.</source>
        <translation>GPU que guardan cada una parte de los expertos.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Paralelo de contexto</translation>
    </message>
    <message>
        <source>GPUs that split a long sequence.</source>
        <translation>GPU que se reparten una secuencia larga.</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Paralelo de secuencia</translation>
    </message>
    <message>
        <source>Splits what tensor parallelism leaves whole.</source>
        <translation>Reparte lo que el paralelo de tensores deja entero.</translation>
    </message>
    <message>
        <source>Flash attention</source>
        <translation>Flash attention</translation>
    </message>
    <message>
        <source>Keeps attention out of memory.</source>
        <translation>Evita guardar la atención en memoria.</translation>
    </message>
    <message>
        <source>Own price</source>
        <translation>Precio propio</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>Replaces the offer&apos;s price, with its date and source below.</source>
        <translation>Sustituye al precio de la oferta; abajo, su fecha y su fuente.</translation>
    </message>
    <message>
        <source>the offer&apos;s</source>
        <translation>el de la oferta</translation>
    </message>
    <message>
        <source>Price is for a</source>
        <translation>El precio es por</translation>
    </message>
    <message>
        <source>What that price pays for.</source>
        <translation>Qué se paga con ese precio.</translation>
    </message>
    <message>
        <source>GPUs a billed machine</source>
        <translation>GPU por máquina facturada</translation>
    </message>
    <message>
        <source>Whole machines are billed.</source>
        <translation>Se facturan máquinas enteras.</translation>
    </message>
    <message>
        <source>as the unit says</source>
        <translation>según la unidad</translation>
    </message>
    <message>
        <source>Billed in steps of</source>
        <translation>Facturado en pasos de</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Time is rounded up to such steps.</source>
        <translation>El tiempo se redondea hacia arriba a esos pasos.</translation>
    </message>
    <message>
        <source>the provider&apos;s</source>
        <translation>el del proveedor</translation>
    </message>
    <message>
        <source>Billed at least</source>
        <translation>Facturado como mínimo</translation>
    </message>
    <message>
        <source>The shortest time that is charged.</source>
        <translation>El tiempo mínimo que se cobra.</translation>
    </message>
    <message>
        <source>Source of the price</source>
        <translation>Fuente del precio</translation>
    </message>
    <message>
        <source>Who quoted it, or where it is published.</source>
        <translation>Quién lo dio o dónde se publica.</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Year, month, day: 2026-11-01.</source>
        <translation>Año, mes, día: 2026-11-01.</translation>
    </message>
    <message>
        <source>Purchase model</source>
        <translation>Modelo de compra</translation>
    </message>
    <message>
        <source>Spot capacity may be taken away; reserved capacity is paid for whether used or not.</source>
        <translation>La capacidad spot puede retirarse; la reservada se paga se use o no.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Whose billing rules hold.</source>
        <translation>De quién son las reglas de facturación.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Narrows the offers; empty: any.</source>
        <translation>Acota las ofertas; vacío: cualquiera.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Narrows the offers: secure, community, or the term of a reservation.</source>
        <translation>Acota las ofertas: segura, comunidad o el plazo de una reserva.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromiso</translation>
    </message>
    <message>
        <source>A commitment of the scenario that covers these GPUs.</source>
        <translation>Un compromiso del escenario que cubre estas GPU.</translation>
    </message>
    <message>
        <source>Fallback share</source>
        <translation>Parte de respaldo</translation>
    </message>
    <message>
        <source>Share of the hours on the purchase model beside, when this one has no capacity.</source>
        <translation>Parte de las horas en el modelo de compra de al lado cuando este no tiene capacidad.</translation>
    </message>
    <message>
        <source>Fallback model</source>
        <translation>Compra de respaldo</translation>
    </message>
    <message>
        <source>How those hours are bought.</source>
        <translation>Cómo se compran esas horas.</translation>
    </message>
    <message>
        <source>Fallback price</source>
        <translation>Precio de respaldo</translation>
    </message>
    <message>
        <source>USD a GPU-hour</source>
        <translation>USD por hora de GPU</translation>
    </message>
    <message>
        <source>Empty: that of an offer.</source>
        <translation>Vacío: el de una oferta.</translation>
    </message>
    <message>
        <source>an offer&apos;s</source>
        <translation>el de una oferta</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soporte</translation>
    </message>
    <message>
        <source>Surcharge of the provider for support, on what is billed.</source>
        <translation>Recargo del proveedor por soporte, sobre lo facturado.</translation>
    </message>
    <message>
        <source>Interruption every</source>
        <translation>Interrupción cada</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Mean time between interruptions of one machine. Empty: as if never interrupted.</source>
        <translation>Tiempo medio entre interrupciones de una máquina. Vacío: como si no las hubiera.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Punto de control cada</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>Minutes, “best” for the cheapest interval, or “none”.</source>
        <translation>Minutos, «óptimo» para el intervalo más barato, o «ninguno».</translation>
    </message>
    <message>
        <source>best</source>
        <translation>óptimo</translation>
    </message>
    <message>
        <source>Saving takes</source>
        <translation>Guardar tarda</translation>
    </message>
    <message>
        <source>Time to write one checkpoint.</source>
        <translation>Tiempo para escribir un punto de control.</translation>
    </message>
    <message>
        <source>Recovery takes</source>
        <translation>Recuperar tarda</translation>
    </message>
    <message>
        <source>From a new machine to work going on.</source>
        <translation>De tener máquina nueva a seguir trabajando.</translation>
    </message>
    <message>
        <source>Wait for capacity</source>
        <translation>Espera de capacidad</translation>
    </message>
    <message>
        <source>Until a new machine is there; not billed on spot.</source>
        <translation>Hasta que hay otra máquina; en spot no se factura.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Preaviso</translation>
    </message>
    <message>
        <source>Warning before it is taken away: enough for a checkpoint, nothing is lost.</source>
        <translation>Aviso antes de retirarla: si basta para un punto de control, no se pierde nada.</translation>
    </message>
    <message>
        <source>Idle hours a run</source>
        <translation>Horas de inactividad por ejecución</translation>
    </message>
    <message>
        <source>Left on after the work is done.</source>
        <translation>Encendida después de terminar.</translation>
    </message>
    <message>
        <source>Idle share</source>
        <translation>Parte inactiva</translation>
    </message>
    <message>
        <source>Of billed time.</source>
        <translation>Del tiempo facturado.</translation>
    </message>
    <message>
        <source>Shut down after</source>
        <translation>Apagar tras</translation>
    </message>
    <message>
        <source>Idle minutes at most, when machines stop by themselves.</source>
        <translation>Minutos de inactividad como mucho, si las máquinas se apagan solas.</translation>
    </message>
    <message>
        <source>Set-up a run</source>
        <translation>Preparación por ejecución</translation>
    </message>
    <message>
        <source>Billed before the work begins: images, data, models.</source>
        <translation>Se factura antes de empezar: imágenes, datos, modelos.</translation>
    </message>
    <message>
        <source>Overhead on work</source>
        <translation>Sobrecoste del trabajo</translation>
    </message>
    <message>
        <source>1.1: a tenth more hours than estimated, for failed runs and repeats.</source>
        <translation>1,1: una décima parte más de horas que lo estimado, por fallos y repeticiones.</translation>
    </message>
    <message>
        <source>Data keeps up</source>
        <translation>Los datos llegan</translation>
    </message>
    <message>
        <source>Share of the time in which the GPU does not wait for data.</source>
        <translation>Parte del tiempo en que la GPU no espera datos.</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Velocidad medida</translation>
    </message>
    <message>
        <source>Replaces the estimate.</source>
        <translation>Sustituye a la estimación.</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>In</source>
        <translation>En</translation>
    </message>
    <message>
        <source>What the measured speed counts.</source>
        <translation>Qué cuenta la velocidad medida.</translation>
    </message>
    <message>
        <source>Model FLOP utilization</source>
        <translation>Uso de FLOP del modelo</translation>
    </message>
    <message>
        <source>Share of the GPU&apos;s peak that training reaches (MFU).</source>
        <translation>Parte del máximo de la GPU que alcanza el entrenamiento (MFU).</translation>
    </message>
    <message>
        <source>Bandwidth efficiency</source>
        <translation>Eficiencia del ancho de banda</translation>
    </message>
    <message>
        <source>Share of the memory&apos;s bandwidth that decoding reaches.</source>
        <translation>Parte del ancho de banda de la memoria que alcanza la decodificación.</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Faster by an improvement that the model does not know; divides the hours.</source>
        <translation>Más rápido por una mejora que el modelo no conoce; divide las horas.</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Tamaño de los pesos</translation>
    </message>
    <message>
        <source>Of the file, if you know it.</source>
        <translation>Del archivo, si lo conoces.</translation>
    </message>
    <message>
        <source>by format</source>
        <translation>según el formato</translation>
    </message>
    <message>
        <source>Memory of the runtime</source>
        <translation>Memoria del motor</translation>
    </message>
    <message>
        <source>Beside weights and KV cache, for one replica.</source>
        <translation>Aparte de los pesos y la caché KV, para una réplica.</translation>
    </message>
    <message>
        <source>Producing tokens</source>
        <translation>Produciendo tokens</translation>
    </message>
    <message>
        <source>Share of billed time in which tokens are produced, for unit costs.</source>
        <translation>Parte del tiempo facturado en que se producen tokens, para costes unitarios.</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Arranque en frío</translation>
    </message>
    <message>
        <source>Until a worker answers its first request.</source>
        <translation>Hasta que un proceso responde su primera petición.</translation>
    </message>
    <message>
        <source>Requests a cold start</source>
        <translation>Peticiones por arranque</translation>
    </message>
    <message>
        <source>Requests that one worker serves before it stops.</source>
        <translation>Peticiones que atiende un proceso antes de parar.</translation>
    </message>
    <message>
        <source>Idle time-out</source>
        <translation>Espera antes de parar</translation>
    </message>
    <message>
        <source>Billed after the last request.</source>
        <translation>Se factura tras la última petición.</translation>
    </message>
    <message>
        <source>Slots in use</source>
        <translation>Huecos en uso</translation>
    </message>
    <message>
        <source>Share of a worker&apos;s slots that are busy.</source>
        <translation>Parte de los huecos de un proceso que están ocupados.</translation>
    </message>
    <message>
        <source>Price of a machine</source>
        <translation>Precio de una máquina</translation>
    </message>
    <message>
        <source>Owned hardware is written off instead of rented.</source>
        <translation>El equipo propio se amortiza en lugar de alquilarse.</translation>
    </message>
    <message>
        <source>rented</source>
        <translation>alquilada</translation>
    </message>
    <message>
        <source>Written off in</source>
        <translation>Amortizada en</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>Useful life.</source>
        <translation>Vida útil.</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>Reventa</translation>
    </message>
    <message>
        <source>Of the price, at the end.</source>
        <translation>Del precio, al final.</translation>
    </message>
    <message>
        <source>Power at work</source>
        <translation>Potencia en trabajo</translation>
    </message>
    <message>
        <source>Of a machine, all of it.</source>
        <translation>De una máquina, toda ella.</translation>
    </message>
    <message>
        <source>Power when idle</source>
        <translation>Potencia en inactividad</translation>
    </message>
    <message>
        <source>Of a machine that is on.</source>
        <translation>De una máquina encendida.</translation>
    </message>
    <message>
        <source>Power of the building</source>
        <translation>Energía del edificio</translation>
    </message>
    <message>
        <source>Cooling and losses (PUE).</source>
        <translation>Refrigeración y pérdidas (PUE).</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Electricidad</translation>
    </message>
    <message>
        <source>USD a kWh</source>
        <translation>USD por kWh</translation>
    </message>
    <message>
        <source>Price with all charges.</source>
        <translation>Precio con todos los cargos.</translation>
    </message>
    <message>
        <source>Care</source>
        <translation>Mantenimiento</translation>
    </message>
    <message>
        <source>h a month</source>
        <translation>h al mes</translation>
    </message>
    <message>
        <source>Hours of an administrator.</source>
        <translation>Horas de un administrador.</translation>
    </message>
    <message>
        <source>Cost of care</source>
        <translation>Coste del mantenimiento</translation>
    </message>
    <message>
        <source>USD an hour</source>
        <translation>USD por hora</translation>
    </message>
    <message>
        <source>Of an administrator&apos;s hour.</source>
        <translation>De la hora de un administrador.</translation>
    </message>
    <message>
        <source>Rent changes by</source>
        <translation>El alquiler cambia</translation>
    </message>
    <message>
        <source>A year: what renting the same would cost later, for the break-even; falling prices are negative.</source>
        <translation>Al año: lo que costaría después alquilar lo mismo, para el umbral; los precios que bajan son negativos.</translation>
    </message>
    <message>
        <source>Minutes must be more than 0.</source>
        <translation>Los minutos deben ser más de 0.</translation>
    </message>
    <message>
        <source>Split over GPUs</source>
        <translation>Reparto entre GPU</translation>
    </message>
    <message>
        <source>Price and purchase</source>
        <translation>Precio y compra</translation>
    </message>
    <message>
        <source>Interruptions and checkpoints</source>
        <translation>Interrupciones y puntos de control</translation>
    </message>
    <message>
        <source>Idle time, set-up, overhead</source>
        <translation>Inactividad, preparación, sobrecoste</translation>
    </message>
    <message>
        <source>Your own measurements</source>
        <translation>Tus propias mediciones</translation>
    </message>
    <message>
        <source>Serverless</source>
        <translation>Sin servidor</translation>
    </message>
    <message>
        <source>Owned hardware</source>
        <translation>Equipo propio</translation>
    </message>
    <message>
        <source>Storage and transfer</source>
        <translation>Almacenamiento y transferencia</translation>
    </message>
</context>
<context>
    <name>ui::DeploymentForm</name>
    <message>
        <source>Memory needed and there</source>
        <translation>Memoria necesaria y disponible</translation>
    </message>
    <message>
        <source>How it runs in “%1”</source>
        <translation>Cómo funciona en «%1»</translation>
    </message>
    <message>
        <source>Fit is not known: there is no memory model for this kind of work yet.</source>
        <translation>No se sabe si cabe: aún no hay modelo de memoria para este tipo de trabajo.</translation>
    </message>
    <message>
        <source>%1 · needs %2 of %3</source>
        <translation>%1 · necesita %2 de %3</translation>
    </message>
    <message>
        <source>speed %1</source>
        <translation>velocidad %1</translation>
    </message>
    <message numerus="yes">
        <source>%n replicas</source>
        <translation>
            <numerusform>%n réplica</numerusform>
            <numerusform>%n réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>one run %1</source>
        <translation>una ejecución %1</translation>
    </message>
    <message>
        <source>cost %1 in the whole plan</source>
        <translation>coste %1 en todo el plan</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>no cost while it cannot run</source>
        <translation>sin coste mientras no pueda funcionar</translation>
    </message>
    <message>
        <source>GPU and offer are chosen among the levers</source>
        <translation>la GPU y la oferta se eligen en las palancas</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::FieldCell</name>
    <message>
        <source>One number, low – high, or low – likely – high.</source>
        <translation>Un número, mínimo – máximo, o mínimo – probable – máximo.</translation>
    </message>
    <message>
        <source>given by its shape</source>
        <translation>dado por su forma</translation>
    </message>
    <message>
        <source>Above %1, up to %2.</source>
        <translation>Más de %1, hasta %2.</translation>
    </message>
    <message>
        <source>Above %1.</source>
        <translation>Más de %1.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>%1 or more.</source>
        <translation>%1 o más.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>sin indicar</translation>
    </message>
</context>
<context>
    <name>ui::FigureStrip</name>
    <message>
        <source>Key figures</source>
        <translation>Cifras clave</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::FirstWork</name>
    <message>
        <source>What work do you plan?</source>
        <translation>¿Qué trabajo va a planificar?</translation>
    </message>
    <message>
        <source>Choose a kind. It comes with usual figures and runs on the offer on demand on which it costs least; change what is different with you.</source>
        <translation>Elija un tipo. Viene con cifras habituales y se ejecuta en la oferta bajo demanda en la que menos cuesta; cambie lo que en su caso sea distinto.</translation>
    </message>
</context>
<context>
    <name>ui::FormBody</name>
    <message numerus="yes">
        <source>%n stated</source>
        <translation>
            <numerusform>%n indicado</numerusform>
            <numerusform>%n indicados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FormRows</name>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove row %1</source>
        <translation>Quitar la fila %1</translation>
    </message>
</context>
<context>
    <name>ui::LeversPanel</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Provider and price of a GPU-hour</source>
        <translation>Proveedor y precio de la GPU-hora</translation>
    </message>
    <message>
        <source>Add a workload, and its levers appear here.</source>
        <translation>Añada una carga y aquí aparecerán sus palancas.</translation>
    </message>
    <message>
        <source>This scenario does not say where the workload runs.</source>
        <translation>Este escenario no dice dónde se ejecuta la carga.</translation>
    </message>
    <message>
        <source>%1%2 · %3 (the plan&apos;s price)</source>
        <translation>%1%2 · %3 (precio del plan)</translation>
    </message>
    <message>
        <source>owned hardware: its cost is its purchase, power and care</source>
        <translation>equipo propio: su coste es su compra, electricidad y cuidado</translation>
    </message>
    <message>
        <source>nobody in the catalog offers this GPU: state a price in the plan</source>
        <translation>nadie del catálogo ofrece esta GPU: indique un precio en el plan</translation>
    </message>
    <message>
        <source>no price yet: choose an offer</source>
        <translation>aún sin precio: elija una oferta</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>no offer</source>
        <translation>sin oferta</translation>
    </message>
</context>
<context>
    <name>ui::MainDocks</name>
    <message>
        <source>Levers</source>
        <translation>Palancas</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
</context>
<context>
    <name>ui::MainMenus</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
</context>
<context>
    <name>ui::MainStatus</name>
    <message>
        <source>Catalog of %1 · %2 offers</source>
        <translation>Catálogo del %1 · %2 ofertas</translation>
    </message>
    <message>
        <source>evaluated in %1 ms</source>
        <translation>calculado en %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>All figures USD, for %n month(s)</source>
        <translation>
            <numerusform>Todas las cifras en USD, para %n mes</numerusform>
            <numerusform>Todas las cifras en USD, para %n meses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Scenario in hand</source>
        <translation>Escenario en curso</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>against</source>
        <translation>frente a</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Informe…</translation>
    </message>
    <message>
        <source>Add workload</source>
        <translation>Añadir carga</translation>
    </message>
    <message>
        <source>Another piece of work for the plan, by its kind</source>
        <translation>Otro trabajo para el plan, según su clase</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>A copy of this scenario, to change and to compare (Ctrl+D)</source>
        <translation>Una copia de este escenario, para cambiarla y compararla (Ctrl+D)</translation>
    </message>
    <message>
        <source>Copy this scenario</source>
        <translation>Copiar este escenario</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>“%1” is in hand: what you change now, changes only there.</source>
        <translation>Ahora tiene «%1» entre manos: lo que cambie, cambia solo ahí.</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>Ponerle nombre…</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
</context>
<context>
    <name>ui::Navigation</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::Pages</name>
    <message>
        <source>Workloads</source>
        <translation>Cargas</translation>
    </message>
    <message>
        <source>&amp;Workloads</source>
        <translation>&amp;Cargas</translation>
    </message>
    <message>
        <source>What work there is: the list, and the form of the workload in hand</source>
        <translation>Qué trabajo hay: la lista y el formulario de la carga elegida</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Co&amp;mparar</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Escenarios lado a lado</translation>
    </message>
    <message>
        <source>Savings</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>&amp;Savings</source>
        <translation>&amp;Ahorro</translation>
    </message>
    <message>
        <source>Where the saving comes from, lever by lever</source>
        <translation>De dónde viene el ahorro, palanca a palanca</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Informe</translation>
    </message>
    <message>
        <source>The report as it will be printed: sections, paper, language</source>
        <translation>El informe tal como se imprimirá: secciones, papel, idioma</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Inicio</translation>
    </message>
    <message>
        <source>Recent plans, and worked plans to start from</source>
        <translation>Planes recientes y planes resueltos para empezar</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>C&amp;atalog</source>
        <translation>C&amp;atálogo</translation>
    </message>
    <message>
        <source>What is known of GPUs, prices, providers and models, with sources and dates</source>
        <translation>Lo que se sabe de GPU, precios, proveedores y modelos, con fuentes y fechas</translation>
    </message>
</context>
<context>
    <name>ui::PlanCommands</name>
    <message>
        <source>%1, copy</source>
        <translation>%1, copia</translation>
    </message>
    <message>
        <source>duplicate “%1”</source>
        <translation>duplicar «%1»</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Cambiar el nombre del escenario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>rename “%1”</source>
        <translation>cambiar el nombre a «%1»</translation>
    </message>
    <message>
        <source>delete “%1”</source>
        <translation>eliminar «%1»</translation>
    </message>
    <message>
        <source>baseline is “%1”</source>
        <translation>la referencia es «%1»</translation>
    </message>
    <message>
        <source>add workload “%1”</source>
        <translation>añadir la carga «%1»</translation>
    </message>
    <message>
        <source>delete workload “%1”</source>
        <translation>eliminar la carga «%1»</translation>
    </message>
    <message>
        <source>plan details</source>
        <translation>datos del plan</translation>
    </message>
</context>
<context>
    <name>ui::PlanDetails</name>
    <message>
        <source>Plan details</source>
        <translation>Datos del plan</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The report&apos;s title</source>
        <translation>El título del informe</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>Who answers for the plan</source>
        <translation>Quién responde del plan</translation>
    </message>
    <message>
        <source>First month</source>
        <translation>Primer mes</translation>
    </message>
    <message>
        <source>Year and month: 2027-01</source>
        <translation>Año y mes: 2027-01</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>How long the plan runs</source>
        <translation>Cuánto dura el plan</translation>
    </message>
    <message>
        <source>Budget, USD</source>
        <translation>Presupuesto, USD</translation>
    </message>
    <message>
        <source>What may be spent in all; empty: no budget</source>
        <translation>Lo que se puede gastar en total; vacío: sin presupuesto</translation>
    </message>
    <message>
        <source>Goal: saving, %</source>
        <translation>Objetivo: ahorro, %</translation>
    </message>
    <message>
        <source>The saving against the baseline that scenarios are held to</source>
        <translation>El ahorro frente a la referencia que se exige a los escenarios</translation>
    </message>
    <message>
        <source>Contingency, %</source>
        <translation>Contingencia, %</translation>
    </message>
    <message>
        <source>Added to the gross cost for what nobody foresees</source>
        <translation>Se añade al coste bruto por lo que nadie prevé</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>enter a number from %1 to %2.</source>
        <translation>introduzca un número de %1 a %2.</translation>
    </message>
    <message>
        <source>write year and month, for example 2027-01.</source>
        <translation>escriba año y mes, por ejemplo 2027-01.</translation>
    </message>
</context>
<context>
    <name>ui::PlanFiles</name>
    <message>
        <source>Plans (*.gpuplan *.gpuplan.json *.json);;All files (*)</source>
        <translation>Planes (*.gpuplan *.gpuplan.json *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Abrir un plan</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more such places.</source>
        <translation>
            <numerusform>Hay %n lugar más así.</numerusform>
            <numerusform>Hay %n lugares más así.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>Plan (*.gpuplan);;Plan as text (*.gpuplan.json);;All files (*)</source>
        <translation>Plan (*.gpuplan);;Plan como texto (*.gpuplan.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Escribir el informe</translation>
    </message>
    <message>
        <source>Report (*.pdf)</source>
        <translation>Informe (*.pdf)</translation>
    </message>
    <message>
        <source>Write elsewhere…</source>
        <translation>Escribir en otro sitio…</translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %1, %n pages.</source>
        <translation>
            <numerusform>El informe está escrito: %1, %n página.</numerusform>
            <numerusform>El informe está escrito: %1, %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>“%1” is read-only: changes can be saved under another name.</source>
        <translation>«%1» es de solo lectura: los cambios pueden guardarse con otro nombre.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>The plan is saved in the current file format. The file as it was is kept as %1.</source>
        <translation>El plan se guardó en el formato de archivo actual. El archivo anterior se conserva como %1.</translation>
    </message>
    <message>
        <source>“%1” was no longer there; someone may have moved or deleted it. It has been written anew.</source>
        <translation>«%1» ya no estaba; quizá alguien lo movió o lo borró. Se ha escrito de nuevo.</translation>
    </message>
    <message>
        <source>Someone else saved “%1” after you opened it (%2). Yours is not saved yet.</source>
        <translation>Otra persona guardó «%1» después de que usted lo abriera (%2). Lo suyo aún no está guardado.</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Tomar lo guardado</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Guardar una copia…</translation>
    </message>
    <message>
        <source>take the saved plan</source>
        <translation>tomar el plan guardado</translation>
    </message>
    <message>
        <source>The plan is as it was saved. Undo brings yours back.</source>
        <translation>El plan está tal como se guardó. Con Deshacer vuelve el suyo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>One window shows one plan: “%1” is open, the other files are not.</source>
        <translation>Una ventana muestra un plan: «%1» está abierto; los demás archivos, no.</translation>
    </message>
    <message>
        <source>With them “%1” would cost %2 instead of %3.</source>
        <translation>Con ellos, «%1» costaría %2 en lugar de %3.</translation>
    </message>
    <message>
        <source>Take the newer prices</source>
        <translation>Usar los precios recientes</translation>
    </message>
    <message>
        <source>Newer prices</source>
        <translation>Precios recientes</translation>
    </message>
    <message numerus="yes">
        <source>There are newer prices for %n of the plan&apos;s offers, the latest of %1.</source>
        <translation>
            <numerusform>Hay un precio más reciente, del %1, para %n de las ofertas del plan.</numerusform>
            <numerusform>Hay precios más recientes para %n de las ofertas del plan, el último del %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” would cost the same.</source>
        <translation>«%1» costaría lo mismo.</translation>
    </message>
</context>
<context>
    <name>ui::PriceFiles</name>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.json);;All files (*)</source>
        <translation>Listas de precios (*.csv *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Fetch prices</source>
        <translation>Traer precios</translation>
    </message>
    <message>
        <source>Address of a price list (https)</source>
        <translation>Dirección de una lista de precios (https)</translation>
    </message>
    <message>
        <source>Fetching from %1…</source>
        <translation>Trayendo de %1…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Prices are stored: %1 new, %2 with another price, %3 known already. A plan keeps its own until you take newer ones.</source>
        <translation>Los precios están guardados: %1 nuevos, %2 con otro precio, %3 ya conocidos. Un plan mantiene los suyos hasta que adopte otros más recientes.</translation>
    </message>
</context>
<context>
    <name>ui::PriceImport</name>
    <message>
        <source>What became of the rows</source>
        <translation>Qué ha sido de las filas</translation>
    </message>
    <message>
        <source>Prices of “%1”</source>
        <translation>Precios de «%1»</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>found by itself</source>
        <translation>se reconoce solo</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>the day the file was written</source>
        <translation>el día en que se escribió el archivo</translation>
    </message>
    <message>
        <source>Date of the prices</source>
        <translation>Fecha de los precios</translation>
    </message>
    <message>
        <source>Currency, where the list names none</source>
        <translation>Moneda, si la lista no la nombra</translation>
    </message>
    <message>
        <source>Date of the prices, YYYY-MM-DD</source>
        <translation>Fecha de los precios, AAAA-MM-DD</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Tomadas</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparadas</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Filas que se muestran</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>“%1” is no date. Write it as 2026-11-30.</source>
        <translation>«%1» no es una fecha. Escríbala como 2026-11-30.</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>Leyendo «%1»…</translation>
    </message>
    <message>
        <source>%1: %2 rows of prices of %3 in %4. Taken %5, repaired %6, rejected %7.</source>
        <translation>%1: %2 filas de precios del %3 en %4. Tomadas %5, reparadas %6, rechazadas %7.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>How many rows of the file</source>
        <translation>Cuántas filas del archivo</translation>
    </message>
    <message>
        <source>The first of them</source>
        <translation>La primera de ellas</translation>
    </message>
    <message>
        <source>Row of the file, provider, GPU, machine, region</source>
        <translation>Fila del archivo, proveedor, GPU, máquina, región</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>fila %1: %2</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazadas</translation>
    </message>
    <message>
        <source>repaired</source>
        <translation>reparadas</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>tomadas</translation>
    </message>
    <message numerus="yes">
        <source>Store %n prices</source>
        <translation>
            <numerusform>Guardar %n precio</numerusform>
            <numerusform>Guardar %n precios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names of GPUs are not known. Say once what they mean, and it is known from then on.</source>
        <translation>
            <numerusform>No se conoce %n nombre de GPU. Diga una vez qué significa y se sabrá desde entonces.</numerusform>
            <numerusform>No se conocen %n nombres de GPU. Diga una vez qué significan y se sabrá desde entonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>dejarla fuera</translation>
    </message>
    <message>
        <source>GPU that “%1” means</source>
        <translation>GPU que significa «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rows</source>
        <translation>
            <numerusform>%1, %n fila</numerusform>
            <numerusform>%1, %n filas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RangeEdit</name>
    <message>
        <source>A figure is needed here.</source>
        <translation>Aquí hace falta una cifra.</translation>
    </message>
    <message>
        <source>One number is needed here, not a range.</source>
        <translation>Aquí hace falta un número, no un intervalo.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Aquí hace falta un número entero.</translation>
    </message>
    <message>
        <source>Must be %1 or more.</source>
        <translation>Debe ser %1 o más.</translation>
    </message>
    <message>
        <source>Must be %1 or less.</source>
        <translation>Debe ser %1 o menos.</translation>
    </message>
    <message>
        <source>Must be more than %1.</source>
        <translation>Debe ser más de %1.</translation>
    </message>
</context>
<context>
    <name>ui::RecoveryOffer</name>
    <message>
        <source>Changes to “%1” were not saved when the program ended unexpectedly. They are kept as of %2.</source>
        <translation>Los cambios de «%1» no estaban guardados cuando el programa terminó de forma inesperada. Se conservan tal como estaban el %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more such plans will be offered.</source>
        <translation>
            <numerusform>Después se ofrecerá %n plan más.</numerusform>
            <numerusform>Después se ofrecerán %n planes más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>“%1” is restored. Save it to keep it.</source>
        <translation>«%1» está recuperado. Guárdelo para conservarlo.</translation>
    </message>
</context>
<context>
    <name>ui::ReportOptions</name>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>Appendix: formulas</source>
        <translation>Anexo: fórmulas</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Escenario</translation>
    </message>
    <message>
        <source>The scenario that the report asks for</source>
        <translation>El escenario que el informe solicita</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>The report&apos;s language, whatever the window speaks</source>
        <translation>El idioma del informe, sea cual sea el de la ventana</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>The size of its pages</source>
        <translation>El tamaño de sus páginas</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>Exportar PDF…</translation>
    </message>
    <message>
        <source>Write these pages, with the plan inside</source>
        <translation>Escribir estas páginas, con el plan dentro</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>Have “%1” in the report</source>
        <translation>Incluir «%1» en el informe</translation>
    </message>
    <message>
        <source>In hand: %1</source>
        <translation>Actual: %1</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>Actual</translation>
    </message>
</context>
<context>
    <name>ui::ReportPage</name>
    <message>
        <source>Smaller</source>
        <translation>Más pequeño</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Ajustar al ancho</translation>
    </message>
    <message>
        <source>As wide as there is room</source>
        <translation>Tan ancho como quepa</translation>
    </message>
    <message>
        <source>Nothing to print</source>
        <translation>Nada que imprimir</translation>
    </message>
    <message>
        <source>No section is ticked, so there is no page to show.</source>
        <translation>No hay ninguna sección marcada y, por tanto, ninguna página que mostrar.</translation>
    </message>
    <message>
        <source>Tick all sections</source>
        <translation>Marcar todas las secciones</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>being drawn anew…</source>
        <translation>se está dibujando de nuevo…</translation>
    </message>
</context>
<context>
    <name>ui::ReportPreview</name>
    <message>
        <source>Preview of the report</source>
        <translation>Vista previa del informe</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Aún no hay páginas</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>ui::SavingsPage</name>
    <message>
        <source>Levers of the scenario in hand</source>
        <translation>Palancas del escenario elegido</translation>
    </message>
    <message>
        <source>Saving by pillar</source>
        <translation>Ahorro por pilar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Group…</source>
        <translation>Agrupar…</translation>
    </message>
    <message>
        <source>Ungroup</source>
        <translation>Desagrupar</translation>
    </message>
    <message>
        <source>Pillar</source>
        <translation>Pilar</translation>
    </message>
    <message>
        <source>The saving lever by lever, as a table</source>
        <translation>El ahorro palanca a palanca, como tabla</translation>
    </message>
    <message>
        <source>Give the selected lever another name</source>
        <translation>Dar otro nombre a la palanca seleccionada</translation>
    </message>
    <message>
        <source>Make one lever of the selected ones: choose several with Ctrl or Shift</source>
        <translation>Hacer una sola palanca de las seleccionadas: se eligen varias con Ctrl o Mayús</translation>
    </message>
    <message>
        <source>Let what the selected lever groups stand alone again</source>
        <translation>Separar de nuevo lo que agrupa la palanca seleccionada</translation>
    </message>
    <message>
        <source>Say which pillar the selected levers belong to</source>
        <translation>Decir a qué pilar pertenecen las palancas seleccionadas</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Palancas</translation>
    </message>
    <message>
        <source>By pillar</source>
        <translation>Por pilar</translation>
    </message>
    <message>
        <source>Where the saving comes from</source>
        <translation>De dónde viene el ahorro</translation>
    </message>
    <message>
        <source>Show its workloads</source>
        <translation>Ver sus cargas</translation>
    </message>
    <message>
        <source>Take “%1” in hand</source>
        <translation>Elegir «%1»</translation>
    </message>
    <message>
        <source>Make a copy to change</source>
        <translation>Hacer una copia y cambiarla</translation>
    </message>
    <message>
        <source>Show the workloads</source>
        <translation>Ver las cargas</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1, copia</translation>
    </message>
    <message>
        <source>duplicate “%1”</source>
        <translation>duplicar «%1»</translation>
    </message>
    <message>
        <source>Rename the lever</source>
        <translation>Renombrar la palanca</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Group the levers</source>
        <translation>Agrupar las palancas</translation>
    </message>
    <message>
        <source>rename lever “%1”</source>
        <translation>renombrar la palanca «%1»</translation>
    </message>
    <message>
        <source>pillar of “%1”</source>
        <translation>pilar de «%1»</translation>
    </message>
    <message>
        <source>group levers as “%1”</source>
        <translation>agrupar palancas como «%1»</translation>
    </message>
    <message>
        <source>ungroup “%1”</source>
        <translation>desagrupar «%1»</translation>
    </message>
</context>
<context>
    <name>ui::SearchPopup</name>
    <message>
        <source>Type to search</source>
        <translation>Escribe para buscar</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Buscar: %1</translation>
    </message>
    <message>
        <source>Nothing contains “%1”.</source>
        <translation>Nada contiene «%1».</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>Show menus and lists at once, without motion</source>
        <translation>Mostrar menús y listas de golpe, sin movimiento</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Of the window; numbers, dates and money follow it</source>
        <translation>De la ventana; los números, las fechas y el dinero lo siguen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claros</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuros</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>As the country has it</source>
        <translation>El habitual del país</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>Carta (US Letter)</translation>
    </message>
    <message>
        <source>Paper of reports</source>
        <translation>Papel de los informes</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Worked plans to start from</source>
        <translation>Planes resueltos para empezar</translation>
    </message>
    <message>
        <source>What GPU work costs, and how to cut it</source>
        <translation>Lo que cuesta el trabajo con GPU, y cómo reducirlo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Idioma de la ventana</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>Plan nuevo</translation>
    </message>
    <message>
        <source>Open a plan…</source>
        <translation>Abrir un plan…</translation>
    </message>
    <message>
        <source>or drop a plan file anywhere in the window</source>
        <translation>o soltar un archivo de plan en cualquier lugar de la ventana</translation>
    </message>
    <message>
        <source>Recent plans</source>
        <translation>Planes recientes</translation>
    </message>
    <message>
        <source>no longer there</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>hoy, %1</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>Quitarlo de esta lista</translation>
    </message>
    <message>
        <source>Let it move down the list as others are opened</source>
        <translation>Dejar que baje en la lista al abrir otros</translation>
    </message>
    <message>
        <source>Keep it at the top of this list</source>
        <translation>Mantenerlo al principio de la lista</translation>
    </message>
    <message>
        <source>Plans that you open or save are listed here.</source>
        <translation>Aquí aparecen los planes que se abren o se guardan.</translation>
    </message>
</context>
<context>
    <name>ui::Templates</name>
    <message>
        <source>7B chatbot</source>
        <translation>Chatbot de 7B</translation>
    </message>
    <message>
        <source>A support chatbot and what surrounds it, from a hyperscaler&apos;s A100 to RTX 4090s on a marketplace.</source>
        <translation>Un chatbot de soporte y lo que lo rodea: de una A100 en un gran proveedor a varias RTX 4090 en un mercado.</translation>
    </message>
    <message>
        <source>Eight-GPU node</source>
        <translation>Nodo de ocho GPU</translation>
    </message>
    <message>
        <source>A node is billed whole: what a job that uses three of eight GPUs pays, on demand and on spot.</source>
        <translation>Un nodo se factura entero: lo que paga un trabajo que usa tres de ocho GPU, bajo demanda y en spot.</translation>
    </message>
    <message>
        <source>Fine-tuning on spot</source>
        <translation>Ajuste fino en spot</translation>
    </message>
    <message>
        <source>Ten hours on one A100: marketplace spot against a dedicated GPU and a hyperscaler&apos;s spot.</source>
        <translation>Diez horas en una A100: spot de un mercado frente a una GPU dedicada y al spot de un gran proveedor.</translation>
    </message>
    <message>
        <source>Mixed precision, spot and shutdown</source>
        <translation>Precisión mixta, spot y apagado</translation>
    </message>
    <message>
        <source>Three levers on one training run, and why their savings do not add up.</source>
        <translation>Tres palancas en un entrenamiento, y por qué sus ahorros no se suman.</translation>
    </message>
    <message>
        <source>A lab&apos;s year</source>
        <translation>El año de un laboratorio</translation>
    </message>
    <message>
        <source>Four quarters with credits that expire, contingency and value added tax, paid in euros.</source>
        <translation>Cuatro trimestres con créditos que caducan, contingencia e IVA, pagados en euros.</translation>
    </message>
    <message>
        <source>SDXL studio</source>
        <translation>Estudio de SDXL</translation>
    </message>
    <message>
        <source>Pictures all day, a style adapter every night, four artists: where it costs least, and what shutting down saves.</source>
        <translation>Imágenes todo el día, un adaptador de estilo cada noche y cuatro artistas: dónde cuesta menos y qué ahorra apagar.</translation>
    </message>
    <message>
        <source>7B pre-training</source>
        <translation>Preentrenamiento de 7B</translation>
    </message>
    <message>
        <source>A trillion tokens on 256 GPUs with a deadline: cards, precision and interruptible nodes.</source>
        <translation>Un billón de tokens en 256 GPU con fecha límite: tarjetas, precisión y nodos interrumpibles.</translation>
    </message>
    <message>
        <source>Hyper-parameter search</source>
        <translation>Búsqueda de hiperparámetros</translation>
    </message>
    <message>
        <source>Sixty-four trials a month: early stopping, mixed precision and spot, alone and together.</source>
        <translation>Sesenta y cuatro pruebas al mes: parada temprana, precisión mixta y spot, por separado y juntas.</translation>
    </message>
    <message>
        <source>Reinforcement learning project</source>
        <translation>Proyecto de aprendizaje por refuerzo</translation>
    </message>
    <message>
        <source>Half a year of agents in a simulator that leaves the card idle half of the time.</source>
        <translation>Medio año de agentes en un simulador que deja la tarjeta inactiva la mitad del tiempo.</translation>
    </message>
    <message>
        <source>A student&apos;s fifty dollars</source>
        <translation>Los cincuenta dólares de un estudiante</translation>
    </message>
    <message>
        <source>QLoRA of an 8B model in one month: a card forgotten overnight, or spot and automatic shutdown.</source>
        <translation>QLoRA de un modelo de 8B en un mes: una tarjeta olvidada por la noche, o spot y apagado automático.</translation>
    </message>
    <message>
        <source>70B on one 24 GB card</source>
        <translation>70B en una tarjeta de 24 GB</translation>
    </message>
    <message>
        <source>It does not fit: by how much, and what would.</source>
        <translation>No cabe: por cuánto, y qué cabría.</translation>
    </message>
</context>
<context>
    <name>ui::WhyPanel</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>How the figure comes about</source>
        <translation>De dónde sale la cifra</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy these lines as text</source>
        <translation>Copiar estas líneas como texto</translation>
    </message>
    <message>
        <source>No figure can be worked out yet: the issues under the workload&apos;s form say what is missing.</source>
        <translation>Aún no se puede calcular ninguna cifra: los avisos bajo el formulario de la carga dicen qué falta.</translation>
    </message>
</context>
<context>
    <name>ui::WorkloadForm</name>
    <message>
        <source>%1 · what must be done, the same in every scenario</source>
        <translation>%1 · lo que hay que hacer, igual en todos los escenarios</translation>
    </message>
    <message>
        <source>The scenario “%1” changes this work; its levers show how.</source>
        <translation>El escenario «%1» cambia este trabajo; sus palancas muestran cómo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::WorkloadsPage</name>
    <message>
        <source>Workloads of the scenario in hand</source>
        <translation>Cargas del escenario en curso</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>[{path}: ]the file cannot be read[ ({reason})]. Check that it exists and that you may read it.</source>
        <translation>[{path}: ]no se puede leer el archivo[ ({reason})]. Compruebe que existe y que tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>[{path}: ]the file cannot be written[ ({reason})]. Check the folder, your rights and the free space, or save under another name.</source>
        <translation>[{path}: ]no se puede escribir el archivo[ ({reason})]. Compruebe la carpeta, sus permisos y el espacio libre, o guarde con otro nombre.</translation>
    </message>
    <message>
        <source>[{path}: ]this is no gpuplan plan[ ({found})]. Open a .gpuplan or .gpuplan.json file.</source>
        <translation>[{path}: ]no es un plan de gpuplan[ ({found})]. Abra un archivo .gpuplan o .gpuplan.json.</translation>
    </message>
    <message>
        <source>[{path}: ]the text is not valid JSON[ at line {line}][, column {column}][ ({reason})]. Mend it there, or open another file.</source>
        <translation>[{path}: ]el texto no es JSON válido[ en la línea {line}][, columna {column}][ ({reason})]. Corríjalo ahí o abra otro archivo.</translation>
    </message>
    <message>
        <source>[{path}: ]the file was written by a newer version of gpuplan[ (form {found})]. Update gpuplan to open it.</source>
        <translation>[{path}: ]el archivo lo escribió una versión más nueva de gpuplan[ (forma {found})]. Actualice gpuplan para abrirlo.</translation>
    </message>
    <message>
        <source>[{path}: ]the file is damaged[ ({reason})]. Open a backup copy.</source>
        <translation>[{path}: ]el archivo está dañado[ ({reason})]. Abra una copia de seguridad.</translation>
    </message>
    <message>
        <source>[{file}: ]the catalog is wrong[ in row {row}][, field {field}][: found {found}]. Install gpuplan again.</source>
        <translation>[{file}: ]el catálogo es incorrecto[ en la fila {row}][, campo {field}][: hay {found}]. Vuelva a instalar gpuplan.</translation>
    </message>
    <message>
        <source>“{found}” is no currency code. Use three capital letters, for example EUR.</source>
        <translation>«{found}» no es un código de moneda. Use tres mayúsculas, por ejemplo EUR.</translation>
    </message>
    <message>
        <source>An amount is too large to be kept exactly. Use amounts below nine billion.</source>
        <translation>Un importe es demasiado grande para guardarlo con exactitud. Use importes por debajo de nueve mil millones.</translation>
    </message>
    <message>
        <source>The plan has no scenario “{scenario}”[; it has {known}]. Give one of its ids.</source>
        <translation>El plan no tiene el escenario «{scenario}»[; tiene {known}]. Indique uno de sus identificadores.</translation>
    </message>
    <message>
        <source>[{path}: ]reports of this form cannot be written yet. Give a name that ends in .pdf.</source>
        <translation>[{path}: ]aún no se pueden escribir informes de esta forma. Dé un nombre que acabe en .pdf.</translation>
    </message>
    <message>
        <source>“{found}” is no paper size that is known here. Use a4 or letter.</source>
        <translation>«{found}» no es un tamaño de papel conocido aquí. Use a4 o letter.</translation>
    </message>
    <message>
        <source>“{found}” is no section of the report. Use {known}.</source>
        <translation>«{found}» no es una sección del informe. Use {known}.</translation>
    </message>
    <message>
        <source>The plan has mistakes, listed above. Mend them first.</source>
        <translation>El plan tiene fallos, indicados arriba. Corríjalos primero.</translation>
    </message>
    <message>
        <source>[{path}: ]the PDF could not be drawn. Check the free space and try again.</source>
        <translation>[{path}: ]no se pudo dibujar el PDF. Compruebe el espacio libre e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Hardly ever finishes: interruptions come faster than the work gets done[, expected {wall_hours:h} a run]. Save checkpoints, or buy capacity that is not interrupted.</source>
        <translation>Casi nunca termina: las interrupciones llegan antes de que el trabajo avance[, se esperan {wall_hours:h} por ejecución]. Guarde puntos de control o compre capacidad sin interrupciones.</translation>
    </message>
    <message>
        <source>More GPU than the work needs[: {unused_gb:gb} of memory stay unused][; {gpu} would do]. Try a smaller GPU or fewer of them.</source>
        <translation>Hay más GPU de la que el trabajo necesita[: quedan {unused_gb:gb} de memoria sin usar][; bastaría {gpu}]. Pruebe una GPU menor o menos GPU.</translation>
    </message>
    <message>
        <source>The price[ of {as_of:date}] is old[: {days:n} days][, and the plan allows {limit:n}]. Bring in a newer one.</source>
        <translation>El precio[ del {as_of:date}] es antiguo[: {days:n} días][, y el plan permite {limit:n}]. Traiga uno más reciente.</translation>
    </message>
    <message>
        <source>The price has no date. Say when it was seen, so that its age can be judged.</source>
        <translation>El precio no tiene fecha. Diga cuándo se vio, para poder juzgar su antigüedad.</translation>
    </message>
    <message>
        <source>No billing rules are known[ for {provider}]: time is billed to the second and without a minimum. Give increment and minimum if there are any.</source>
        <translation>No se conocen reglas de facturación[ de {provider}]: el tiempo se factura al segundo y sin mínimo. Indique el incremento y el mínimo si los hay.</translation>
    </message>
    <message>
        <source>Spot is priced here as if it were never interrupted. Say how often interruptions come and what a restart costs.</source>
        <translation>La instancia spot se valora aquí como si nunca se interrumpiera. Indique cada cuánto hay interrupciones y qué cuesta reanudar.</translation>
    </message>
    <message>
        <source>No data transfer is planned[ out of {provider}], which charges for it. Enter the gigabytes, or 0 if there are none.</source>
        <translation>No se ha previsto salida de datos[ de {provider}], que la cobra. Introduzca los gigabytes, o 0 si no hay.</translation>
    </message>
    <message>
        <source>Credits[ of {usd:usd}] expire[ in {expires:date}] unused. Start earlier or move work to where they count.</source>
        <translation>Caducan créditos[ por {usd:usd}][ en {expires:date}] sin usar. Empiece antes o lleve trabajo a donde cuenten.</translation>
    </message>
    <message>
        <source>The deadline is missed[: {hours:h} needed][, {deadline:h} allowed]. Use more or faster GPUs, or allow more time.</source>
        <translation>No se llega al plazo[: se necesitan {hours:h}][ y hay {deadline:h}]. Use más GPU o más rápidas, o dé más tiempo.</translation>
    </message>
    <message>
        <source>The budget[ of {budget:usd}] is exceeded[: {cost:usd}]. Lower the cost or ask for more.</source>
        <translation>Se supera el presupuesto[ de {budget:usd}][: {cost:usd}]. Baje el coste o pida más.</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Total, $</source>
        <translation>Total, $</translation>
    </message>
    <message>
        <source>Range, $</source>
        <translation>Intervalo, $</translation>
    </message>
    <message>
        <source>Time, h</source>
        <translation>Tiempo, h</translation>
    </message>
    <message>
        <source>Cost, $</source>
        <translation>Coste, $</translation>
    </message>
    <message>
        <source>“%1” costs %2 more than “%3”</source>
        <translation>«%1» cuesta un %2 más que «%3»</translation>
    </message>
    <message>
        <source>“%1” costs %2 less than “%3”</source>
        <translation>«%1» cuesta un %2 menos que «%3»</translation>
    </message>
    <message>
        <source>“%1” costs as much as “%2”</source>
        <translation>«%1» cuesta lo mismo que «%2»</translation>
    </message>
    <message>
        <source>No scenario can be priced yet</source>
        <translation>Aún no se puede valorar ningún escenario</translation>
    </message>
    <message>
        <source>“%1” cannot be priced</source>
        <translation>«%1» no se puede valorar</translation>
    </message>
    <message>
        <source>Nothing here is cheaper than “%1”</source>
        <translation>Nada aquí es más barato que «%1»</translation>
    </message>
    <message>
        <source>“%1” costs %2 %3</source>
        <translation>«%1» cuesta %2 %3</translation>
    </message>
    <message>
        <source>Cost against time</source>
        <translation>Coste frente a tiempo</translation>
    </message>
    <message>
        <source>“%1” is cheaper and faster than “%2”</source>
        <translation>«%1» es más barato y más rápido que «%2»</translation>
    </message>
    <message>
        <source>Nothing here is both cheaper and faster than “%1”</source>
        <translation>Nada aquí es a la vez más barato y más rápido que «%1»</translation>
    </message>
    <message>
        <source>“%1” takes %2 and costs %3</source>
        <translation>«%1» tarda %2 y cuesta %3</translation>
    </message>
    <message>
        <source>Whiskers: lowest and highest by the limits stated in the plan.</source>
        <translation>Bigotes: mínimo y máximo según los límites indicados en el plan.</translation>
    </message>
    <message>
        <source>Prices of %1 to %2.</source>
        <translation>Precios del %1 al %2.</translation>
    </message>
    <message>
        <source>Prices of %1.</source>
        <translation>Precios del %1.</translation>
    </message>
    <message>
        <source>Catalog of %1.</source>
        <translation>Catálogo del %1.</translation>
    </message>
    <message numerus="yes">
        <source>for %n month(s)</source>
        <translation>
            <numerusform>para %n mes</numerusform>
            <numerusform>para %n meses</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not fit</source>
        <translation>%1 no cabe</translation>
    </message>
    <message>
        <source>%1 cannot be priced</source>
        <translation>%1 no se puede valorar</translation>
    </message>
    <message>
        <source>cannot be priced</source>
        <translation>no se puede valorar</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>plazo</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>presupuesto</translation>
    </message>
    <message>
        <source>Cost by scenario, %1 %2</source>
        <translation>Coste por escenario, %1, %2</translation>
    </message>
    <message>
        <source>The plan has no scenario yet. Add one to see its cost.</source>
        <translation>El plan aún no tiene escenarios. Añada uno para ver su coste.</translation>
    </message>
    <message>
        <source>Not drawn, for want of a price: %1.</source>
        <translation>Sin dibujar por falta de precio: %1.</translation>
    </message>
    <message>
        <source>No scenario has a price yet. Mend what its workloads say is missing.</source>
        <translation>Ningún escenario tiene precio aún. Complete lo que falta en sus cargas.</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>cost = gross − credits + contingency + tax not recovered[: {name}]</source>
        <translation>coste = bruto − créditos + contingencia + impuesto no recuperado[: {name}]</translation>
    </message>
    <message>
        <source>gross = sum of the workloads and of what they share</source>
        <translation>bruto = suma de las cargas y de lo que comparten</translation>
    </message>
    <message>
        <source>cost of “{name}” = sum of its rows</source>
        <translation>coste de «{name}» = suma de sus filas</translation>
    </message>
    <message>
        <source>compute = GPU-hours of work × price of a GPU-hour</source>
        <translation>cómputo = GPU-horas de trabajo × precio de la GPU-hora</translation>
    </message>
    <message>
        <source>idle = idle GPU-hours × price of a GPU-hour</source>
        <translation>inactividad = GPU-horas inactivas × precio de la GPU-hora</translation>
    </message>
    <message>
        <source>set-up = set-up time of all runs × price of a GPU-hour</source>
        <translation>preparación = tiempo de preparación de todas las ejecuciones × precio de la GPU-hora</translation>
    </message>
    <message>
        <source>interruptions = work done again, restarts and saves × price</source>
        <translation>interrupciones = trabajo repetido, reinicios y guardados × precio</translation>
    </message>
    <message>
        <source>cold starts = seconds of starting and waiting × price</source>
        <translation>arranques en frío = segundos de arranque y espera × precio</translation>
    </message>
    <message>
        <source>commitment paid and not used</source>
        <translation>compromiso pagado y sin usar</translation>
    </message>
    <message>
        <source>storage = GB-months by tier × price of the tier</source>
        <translation>almacenamiento = GB-mes por tramo × precio del tramo</translation>
    </message>
    <message>
        <source>transfer = GB by tier × price of the tier</source>
        <translation>transferencia = GB por tramo × precio del tramo</translation>
    </message>
    <message>
        <source>power = watts × hours × PUE × price of a kWh</source>
        <translation>electricidad = vatios × horas × PUE × precio del kWh</translation>
    </message>
    <message>
        <source>depreciation = (price − resale) ÷ months of life × months used</source>
        <translation>amortización = (precio − reventa) ÷ meses de vida × meses de uso</translation>
    </message>
    <message>
        <source>administration = hours a month × price of an hour</source>
        <translation>administración = horas al mes × precio de la hora</translation>
    </message>
    <message>
        <source>extras of the plan</source>
        <translation>extras del plan</translation>
    </message>
    <message>
        <source>credits used before they expire</source>
        <translation>créditos usados antes de caducar</translation>
    </message>
    <message>
        <source>contingency = share × gross</source>
        <translation>contingencia = parte × bruto</translation>
    </message>
    <message>
        <source>tax = rate × (1 − recovered) × (gross − credits + contingency)</source>
        <translation>impuesto = tipo × (1 − recuperado) × (bruto − créditos + contingencia)</translation>
    </message>
    <message>
        <source>contingency as a share of gross</source>
        <translation>contingencia como parte del bruto</translation>
    </message>
    <message>
        <source>tax rate</source>
        <translation>tipo del impuesto</translation>
    </message>
    <message>
        <source>share of the tax that is recovered</source>
        <translation>parte del impuesto que se recupera</translation>
    </message>
    <message>
        <source>price of a GPU-hour[, {name}]</source>
        <translation>precio de la GPU-hora[, {name}]</translation>
    </message>
    <message>
        <source>price of an instance-hour</source>
        <translation>precio de la hora de instancia</translation>
    </message>
    <message>
        <source>GPUs in an instance</source>
        <translation>GPU por instancia</translation>
    </message>
    <message>
        <source>GPU-hours of a run</source>
        <translation>GPU-horas de una ejecución</translation>
    </message>
    <message>
        <source>units of work in a run</source>
        <translation>unidades de trabajo por ejecución</translation>
    </message>
    <message>
        <source>units an hour on one reference GPU</source>
        <translation>unidades por hora en una GPU de referencia</translation>
    </message>
    <message>
        <source>people</source>
        <translation>personas</translation>
    </message>
    <message>
        <source>hours a day</source>
        <translation>horas al día</translation>
    </message>
    <message>
        <source>days a month</source>
        <translation>días al mes</translation>
    </message>
    <message>
        <source>share of those hours in which the GPU is idle</source>
        <translation>parte de esas horas con la GPU inactiva</translation>
    </message>
    <message>
        <source>requests a day</source>
        <translation>peticiones al día</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>peticiones por segundo</translation>
    </message>
    <message>
        <source>busiest hour ÷ mean hour</source>
        <translation>hora punta ÷ hora media</translation>
    </message>
    <message>
        <source>seconds that a request holds a slot</source>
        <translation>segundos que una petición ocupa una ranura</translation>
    </message>
    <message>
        <source>slots of a replica</source>
        <translation>ranuras de una réplica</translation>
    </message>
    <message>
        <source>speed-up, divides the hours of work</source>
        <translation>aceleración, divide las horas de trabajo</translation>
    </message>
    <message>
        <source>share of the time in which data keeps up, divides the hours of work</source>
        <translation>parte del tiempo en que los datos llegan a tiempo, divide las horas de trabajo</translation>
    </message>
    <message>
        <source>overhead, multiplies the hours of work</source>
        <translation>sobrecoste de tiempo, multiplica las horas de trabajo</translation>
    </message>
    <message>
        <source>hours in a month</source>
        <translation>horas en un mes</translation>
    </message>
    <message>
        <source>speed of {name} against the reference GPU</source>
        <translation>velocidad de {name} frente a la GPU de referencia</translation>
    </message>
    <message>
        <source>replicas = the fewest that meet the targets (Erlang C)</source>
        <translation>réplicas = las mínimas que cumplen los objetivos (Erlang C)</translation>
    </message>
    <message>
        <source>target: wait at the 95th percentile</source>
        <translation>objetivo: espera en el percentil 95</translation>
    </message>
    <message>
        <source>wait at the 95th percentile with these replicas</source>
        <translation>espera en el percentil 95 con estas réplicas</translation>
    </message>
    <message>
        <source>wait at the 95th percentile with one replica fewer</source>
        <translation>espera en el percentil 95 con una réplica menos</translation>
    </message>
    <message>
        <source>utilization with one replica fewer</source>
        <translation>ocupación con una réplica menos</translation>
    </message>
    <message>
        <source>measured throughput, entered by the user</source>
        <translation>rendimiento medido, introducido por el usuario</translation>
    </message>
    <message>
        <source>ceiling = bandwidth ÷ bytes read for each token</source>
        <translation>techo = ancho de banda ÷ bytes leídos por token</translation>
    </message>
    <message>
        <source>memory bandwidth of {name}</source>
        <translation>ancho de banda de memoria de {name}</translation>
    </message>
    <message>
        <source>share of billed time that is idle</source>
        <translation>parte del tiempo facturado con inactividad</translation>
    </message>
    <message>
        <source>idle hours after each run</source>
        <translation>horas inactivas tras cada ejecución</translation>
    </message>
    <message>
        <source>automatic shutdown after</source>
        <translation>apagado automático tras</translation>
    </message>
    <message>
        <source>set-up of each run</source>
        <translation>preparación de cada ejecución</translation>
    </message>
    <message>
        <source>runs in all</source>
        <translation>ejecuciones en total</translation>
    </message>
    <message>
        <source>runs a month</source>
        <translation>ejecuciones al mes</translation>
    </message>
    <message>
        <source>billing step of {name}</source>
        <translation>tramo de facturación de {name}</translation>
    </message>
    <message>
        <source>billed GPU-hours = runs × (GPU-hours ÷ speed × overhead, idle, set-up), in billing steps</source>
        <translation>GPU-horas facturadas = ejecuciones × (GPU-horas ÷ velocidad × sobrecoste, inactividad, preparación), en tramos de facturación</translation>
    </message>
    <message>
        <source>billed GPU-hours = people × hours a day × days a month × months</source>
        <translation>GPU-horas facturadas = personas × horas al día × días al mes × meses</translation>
    </message>
    <message>
        <source>billed GPU-hours = replicas × GPUs of a replica × hours of service</source>
        <translation>GPU-horas facturadas = réplicas × GPU por réplica × horas de servicio</translation>
    </message>
    <message>
        <source>memory needed[ by {name}] = sum of its parts</source>
        <translation>memoria necesaria[ de {name}] = suma de sus partes</translation>
    </message>
    <message>
        <source>memory of {name}</source>
        <translation>memoria de {name}</translation>
    </message>
    <message>
        <source>weights = parameters × bytes of the format</source>
        <translation>pesos = parámetros × bytes del formato</translation>
    </message>
    <message>
        <source>KV cache = tokens × bytes per token × sequences</source>
        <translation>caché KV = tokens × bytes por token × secuencias</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>gradientes</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>estados del optimizador</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activaciones</translation>
    </message>
    <message>
        <source>runtime, once a replica</source>
        <translation>entorno de ejecución, una vez por réplica</translation>
    </message>
    <message>
        <source>cost ÷ work done[, per {name}]</source>
        <translation>coste ÷ trabajo hecho[, por {name}]</translation>
    </message>
    <message>
        <source>[{path}: ]the text is nested too deeply[ (more than {maximum} levels)] for a plan. Open another file.</source>
        <translation>[{path}: ]el texto está anidado con demasiada profundidad[ (más de {maximum} niveles)] para un plan. Abra otro archivo.</translation>
    </message>
    <message>
        <source>[{path}: ]the file is too large for a plan[ (more than {maximum_mib} MiB)][ (more than {limit} MiB)]. Open another file.</source>
        <translation>[{path}: ]el archivo es demasiado grande para un plan[ (más de {maximum_mib} MiB)][ (más de {limit} MiB)]. Abra otro archivo.</translation>
    </message>
    <message>
        <source>“{key}” is no column of the catalog&apos;s {list}. Filter by one of: {known}; or give words to look for.</source>
        <translation>«{key}» no es una columna de {list} en el catálogo. Filtre por una de: {known}; o dé palabras que buscar.</translation>
    </message>
    <message>
        <source>“{found}” is no number that {key} can be compared with. Write it with a point, for example {key}&gt;=24.</source>
        <translation>«{found}» no es un número con el que comparar {key}. Escríbalo con punto, por ejemplo {key}&gt;=24.</translation>
    </message>
    <message>
        <source>The filter “{filter}” says nothing. Write key=value, key&gt;=value or words to look for.</source>
        <translation>El filtro «{filter}» no dice nada. Escriba clave=valor, clave&gt;=valor o palabras que buscar.</translation>
    </message>
    <message>
        <source>May not fit[ on {gpu}][: needs about {needed_gb:gb} and there are {available_gb:gb}]. Leave more room, or measure the memory in a test run.</source>
        <translation>Puede que no quepa[ en {gpu}][: necesita unos {needed_gb:gb} y hay {available_gb:gb}]. Deje más margen o mida la memoria en una prueba.</translation>
    </message>
    <message>
        <source>The memory cannot be computed: the size of the weights[ in “{found}”] is unknown. Give the model, or weights_gb.</source>
        <translation>No se puede calcular la memoria: no se conoce el tamaño de los pesos[ en «{found}»]. Indique el modelo o weights_gb.</translation>
    </message>
    <message>
        <source>No context is given: {tokens:n} tokens are assumed, prompt and output together. Enter context_tokens if it differs.</source>
        <translation>No se indica el contexto: se suponen {tokens:n} tokens, entrada y salida juntas. Indique context_tokens si es otro.</translation>
    </message>
    <message>
        <source>No number of replicas meets the targets. Allow a longer wait, or use a faster GPU.</source>
        <translation>Ningún número de réplicas cumple los objetivos. Permita más espera o use una GPU más rápida.</translation>
    </message>
    <message>
        <source>The work needs ECC memory, which {gpu} does not have. Choose a GPU with ECC.</source>
        <translation>El trabajo necesita memoria ECC, que {gpu} no tiene. Elija una GPU con ECC.</translation>
    </message>
    <message>
        <source>The work needs NVLink, which {gpu} does not have. Choose a GPU with NVLink.</source>
        <translation>El trabajo necesita NVLink, que {gpu} no tiene. Elija una GPU con NVLink.</translation>
    </message>
    <message>
        <source>No price is known[ for {gpu}][ at {provider}][, {purchase:purchase}]. Enter a price, or choose another provider or purchase model.</source>
        <translation>No se conoce ningún precio[ de {gpu}][ en {provider}][, {purchase:purchase}]. Introduzca un precio o elija otro proveedor o modelo de compra.</translation>
    </message>
    <message>
        <source>The price is in {found}, and the plan has no rate for it. Give the plan&apos;s currency and rate, or the price in USD.</source>
        <translation>El precio está en {found} y el plan no tiene su tipo de cambio. Indique la moneda y el tipo del plan, o el precio en USD.</translation>
    </message>
    <message>
        <source>No storage price is known here, so it counts as free. Enter its tiers.</source>
        <translation>No se conoce el precio del almacenamiento, así que cuenta como gratuito. Introduzca sus tramos.</translation>
    </message>
    <message>
        <source>No price is known for this transfer[ ({route})], so it counts as free. Enter its tiers.</source>
        <translation>No se conoce el precio de esta transferencia[ ({route})], así que cuenta como gratuita. Introduzca sus tramos.</translation>
    </message>
    <message>
        <source>The scenario does not say where[ “{workload}”] runs. Add a deployment for it.</source>
        <translation>El escenario no dice dónde se ejecuta[ «{workload}»]. Añada su despliegue.</translation>
    </message>
    <message>
        <source>Interruptions cannot be priced yet. Remove the interruption model to see the cost without interruptions.</source>
        <translation>Las interrupciones aún no se pueden valorar. Quite el modelo de interrupciones para ver el coste sin ellas.</translation>
    </message>
    <message>
        <source>The price is not verified[ ({confidence:confidence})][, source: {source}]. Check it before you rely on it.</source>
        <translation>El precio no está verificado[ ({confidence:confidence})][, fuente: {source}]. Compruébelo antes de confiar en él.</translation>
    </message>
    <message>
        <source>Billing rules come from the catalog[ for {provider}][: steps of {increment_s:n} s][, at least {minimum_s:n} s]. Enter your own if your contract says otherwise.</source>
        <translation>Las reglas de facturación son las del catálogo[ para {provider}][: tramos de {increment_s:n} s][, al menos {minimum_s:n} s]. Introduzca las suyas si su contrato dice otra cosa.</translation>
    </message>
    <message>
        <source>Idle time is paid[: {hours:h} a run][, {usd:usd} in all], and nothing stops the machines. Set an automatic shutdown.</source>
        <translation>Se paga inactividad[: {hours:h} por ejecución][, {usd:usd} en total] y nada apaga las máquinas. Ponga un apagado automático.</translation>
    </message>
    <message>
        <source>[{provider} gets {share:pct} of the spending, ]more than the plan allows for one provider[ ({limit:pct})]. Move a workload to another provider.</source>
        <translation>[{provider} recibe el {share:pct} del gasto, ]más de lo que el plan permite a un proveedor[ ({limit:pct})]. Lleve una carga a otro proveedor.</translation>
    </message>
    <message>
        <source>The plan does not allow this provider[ ({provider})]. Choose an allowed one, or change the plan&apos;s constraints.</source>
        <translation>El plan no permite este proveedor[ ({provider})]. Elija uno permitido o cambie las restricciones del plan.</translation>
    </message>
    <message>
        <source>The plan does not allow spot. Choose another purchase model, or change the plan&apos;s constraints.</source>
        <translation>El plan no permite spot. Elija otro modelo de compra o cambie las restricciones del plan.</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>por hora</translation>
    </message>
    <message>
        <source>per day</source>
        <translation>por día</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>an object {…}</source>
        <translation>un objeto {…}</translation>
    </message>
    <message>
        <source>a list […]</source>
        <translation>una lista […]</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a number or a range</source>
        <translation>un número o un intervalo</translation>
    </message>
    <message>
        <source>a model&apos;s id or shape</source>
        <translation>el identificador o la forma de un modelo</translation>
    </message>
    <message>
        <source>minutes, auto or none</source>
        <translation>minutos, auto o none</translation>
    </message>
    <message>
        <source>a share or a percentile</source>
        <translation>una parte o un percentil</translation>
    </message>
    <message>
        <source>version 1</source>
        <translation>la versión 1</translation>
    </message>
    <message>
        <source>must be {expected:type}, found {type:type}[: {found}]. Write it in that form.</source>
        <translation>debe ser {expected:type} y hay {type:type}[: {found}]. Escríbalo de esa forma.</translation>
    </message>
    <message>
        <source>“{key}” is missing. Add it.</source>
        <translation>falta «{key}». Añádalo.</translation>
    </message>
    <message>
        <source>“{key}” means nothing here; it is kept as it is. Check the spelling.</source>
        <translation>«{key}» no significa nada aquí; se conserva tal cual. Compruebe cómo está escrito.</translation>
    </message>
    <message>
        <source>“{key}” is given twice; the first value counts. Remove one of them.</source>
        <translation>«{key}» está dos veces; vale el primer valor. Quite uno.</translation>
    </message>
    <message>
        <source>{found} is too large for a number here. Write a smaller one.</source>
        <translation>{found} es demasiado grande. Escriba un número menor.</translation>
    </message>
    <message>
        <source>must be a whole number, found {found}. Round it.</source>
        <translation>debe ser un número entero y hay {found}. Redondéelo.</translation>
    </message>
    <message>
        <source>a range has two or three numbers, found {found}. Write [low, high] or [low, likely, high].</source>
        <translation>un intervalo tiene dos o tres números y hay {found}. Escriba [mínimo, máximo] o [mínimo, probable, máximo].</translation>
    </message>
    <message>
        <source>a range needs “likely”, or “low” and “high”. Add what is missing.</source>
        <translation>un intervalo necesita «likely», o bien «low» y «high». Añada lo que falta.</translation>
    </message>
    <message>
        <source>a range must rise: low {low}, likely {likely}, high {high} do not. Put them in order.</source>
        <translation>un intervalo debe crecer: mínimo {low}, probable {likely} y máximo {high} no lo hacen. Ordénelos.</translation>
    </message>
    <message>
        <source>the shape “{shape}” does not suit these limits: fixed has no spread, and lognormal stays above 0. Choose another.</source>
        <translation>la forma «{shape}» no va con estos límites: la fija no tiene dispersión y la lognormal queda por encima de 0. Elija otra.</translation>
    </message>
    <message>
        <source>percentiles are two rising numbers between 0 and 100. Write for example [10, 90].</source>
        <translation>los percentiles son dos números crecientes entre 0 y 100. Escriba por ejemplo [10, 90].</translation>
    </message>
    <message>
        <source>“{found}” is not known here. Use one of: {allowed}.</source>
        <translation>«{found}» no se conoce aquí. Use uno de: {allowed}.</translation>
    </message>
    <message>
        <source>the model&apos;s size is not given and cannot be computed without “{key}”. Add it, or “params”.</source>
        <translation>el tamaño del modelo no se indica y no se puede calcular sin «{key}». Añádalo, o «params».</translation>
    </message>
    <message>
        <source>is no JSON value: {found}. Mend it.</source>
        <translation>no es un valor JSON: {found}. Corríjalo.</translation>
    </message>
    <message>
        <source>must be {minimum} or more, found {found}. Enter a larger number.</source>
        <translation>debe ser {minimum} o más y hay {found}. Introduzca un número mayor.</translation>
    </message>
    <message>
        <source>must be more than {minimum}, found {found}. Enter a larger number.</source>
        <translation>debe ser mayor que {minimum} y hay {found}. Introduzca un número mayor.</translation>
    </message>
    <message>
        <source>must be {maximum} or less, found {found}. Enter a smaller number.</source>
        <translation>debe ser {maximum} o menos y hay {found}. Introduzca un número menor.</translation>
    </message>
    <message>
        <source>is not a finite number. Enter a number.</source>
        <translation>no es un número finito. Introduzca un número.</translation>
    </message>
    <message>
        <source>“{found}” is no id: use lower-case letters, digits and dashes. Rename it.</source>
        <translation>«{found}» no es un identificador: use minúsculas, cifras y guiones. Cámbielo.</translation>
    </message>
    <message>
        <source>the id “{found}” is used twice. Give one of them another.</source>
        <translation>el identificador «{found}» está dos veces. Dé otro a uno de los dos.</translation>
    </message>
    <message>
        <source>“{found}” is no month. Write it as 2027-01.</source>
        <translation>«{found}» no es un mes. Escríbalo como 2027-01.</translation>
    </message>
    <message>
        <source>“{found}” is no date. Write it as 2027-01-31.</source>
        <translation>«{found}» no es una fecha. Escríbala como 2027-01-31.</translation>
    </message>
    <message>
        <source>“{found}” is no time. Use once, monthly or a month such as 2027-01.</source>
        <translation>«{found}» no dice cuándo. Use once, monthly o un mes como 2027-01.</translation>
    </message>
    <message>
        <source>the plan has no rate for {found}. Add it to the plan&apos;s currency, or give the figure in USD.</source>
        <translation>el plan no tiene tipo de cambio para {found}. Añádalo a la moneda del plan o dé la cifra en USD.</translation>
    </message>
    <message>
        <source>“{found}” is no known format. Use one of: {allowed}.</source>
        <translation>«{found}» no es un formato conocido. Use uno de: {allowed}.</translation>
    </message>
    <message>
        <source>the catalog does not know the provider “{provider}”, so no billing rules are used. Check the spelling, or give the rules with the price.</source>
        <translation>el catálogo no conoce al proveedor «{provider}», así que no se usan reglas de facturación. Compruebe el nombre o dé las reglas con el precio.</translation>
    </message>
    <message>
        <source>the plan has no team “{team}”. Choose one of its teams, or add it.</source>
        <translation>el plan no tiene el equipo «{team}». Elija uno de los suyos o añádalo.</translation>
    </message>
    <message>
        <source>neither the plan nor the catalog has an offer “{offer}”. Choose another, or enter a price.</source>
        <translation>ni el plan ni el catálogo tienen la oferta «{offer}». Elija otra o introduzca un precio.</translation>
    </message>
    <message>
        <source>the offer “{offer}” is for {gpu}, not for this deployment&apos;s GPU. Choose another offer or GPU.</source>
        <translation>la oferta «{offer}» es de {gpu}, no de la GPU de este despliegue. Elija otra oferta u otra GPU.</translation>
    </message>
    <message>
        <source>the scenario has no commitment “{commitment}”. Choose one of its commitments, or add it.</source>
        <translation>el escenario no tiene el compromiso «{commitment}». Elija uno de los suyos o añádalo.</translation>
    </message>
    <message>
        <source>the commitment “{commitment}” is for {gpu}, not for this deployment&apos;s GPU. Choose another commitment or GPU.</source>
        <translation>el compromiso «{commitment}» es de {gpu}, no de la GPU de este despliegue. Elija otro compromiso u otra GPU.</translation>
    </message>
    <message>
        <source>the plan has no scenario “{scenario}”. Choose one of its scenarios.</source>
        <translation>el plan no tiene el escenario «{scenario}». Elija uno de los suyos.</translation>
    </message>
    <message>
        <source>the plan has no workload “{workload}”. Choose one of its workloads.</source>
        <translation>el plan no tiene la carga «{workload}». Elija una de las suyas.</translation>
    </message>
    <message>
        <source>the plan has no workloads yet. Add what must be done.</source>
        <translation>el plan aún no tiene cargas. Añada lo que hay que hacer.</translation>
    </message>
    <message>
        <source>the plan has no scenarios yet. Add how the work runs today.</source>
        <translation>el plan aún no tiene escenarios. Añada cómo se hace hoy el trabajo.</translation>
    </message>
    <message>
        <source>more than one scenario is the baseline[ ({scenario} too)]. Keep one.</source>
        <translation>hay más de un escenario de referencia[ (también {scenario})]. Deje uno.</translation>
    </message>
    <message>
        <source>one of these is needed: {keys}. Add it.</source>
        <translation>hace falta uno de estos: {keys}. Añádalo.</translation>
    </message>
    <message>
        <source>only one of these may be given: {keys}. Remove the others.</source>
        <translation>solo puede darse uno de estos: {keys}. Quite los demás.</translation>
    </message>
    <message>
        <source>the day&apos;s profile has {hours} hours, more than 24. Shorten it.</source>
        <translation>el perfil del día tiene {hours} horas, más de 24. Acórtelo.</translation>
    </message>
    <message>
        <source>{found} lies outside the plan&apos;s months. Change it or the plan&apos;s length.</source>
        <translation>{found} queda fuera de los meses del plan. Cámbielo o cambie la duración del plan.</translation>
    </message>
    <message>
        <source>the tiers must rise, and only the last may be without an end. Put them in order.</source>
        <translation>los tramos deben crecer y solo el último puede quedar sin fin. Ordénelos.</translation>
    </message>
    <message>
        <source>nothing is said about more than {gb} GB; the last price goes on. Add a tier without an end.</source>
        <translation>no se dice nada por encima de {gb} GB; sigue el último precio. Añada un tramo sin fin.</translation>
    </message>
    <message>
        <source>the parallelism needs {found} GPUs and there are {gpus}. Lower it, or add GPUs.</source>
        <translation>el paralelismo necesita {found} GPU y hay {gpus}. Redúzcalo o añada GPU.</translation>
    </message>
    <message>
        <source>the lever&apos;s path “{found}” is none of this plan&apos;s fields. Write workload.field.</source>
        <translation>la ruta «{found}» de la palanca no es un campo de este plan. Escriba carga.campo.</translation>
    </message>
    <message>
        <source>the path “{found}” is in two levers. Keep it in one.</source>
        <translation>la ruta «{found}» está en dos palancas. Déjela en una.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Scenarios compared</source>
        <translation>Comparación de escenarios</translation>
    </message>
    <message>
        <source>Cost breakdown</source>
        <translation>Desglose del coste</translation>
    </message>
    <message>
        <source>Months of “{name}”</source>
        <translation>Meses de «{name}»</translation>
    </message>
    <message>
        <source>Work to be done</source>
        <translation>Trabajo que hay que hacer</translation>
    </message>
    <message>
        <source>How it runs</source>
        <translation>Cómo se ejecuta</translation>
    </message>
    <message>
        <source>Price register</source>
        <translation>Registro de precios</translation>
    </message>
    <message>
        <source>What to know and to mend</source>
        <translation>Qué saber y qué corregir</translation>
    </message>
    <message>
        <source>The whole scenario</source>
        <translation>El escenario completo</translation>
    </message>
    <message>
        <source>Sign-off</source>
        <translation>Firmas</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>“{name}” has no price yet: the list of what to mend says why.</source>
        <translation>«{name}» aún no tiene precio: la lista de lo que hay que corregir dice por qué.</translation>
    </message>
    <message>
        <source>To be authorised</source>
        <translation>Importe a autorizar</translation>
    </message>
    <message>
        <source>{name} (baseline)</source>
        <translation>{name} (referencia)</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Ahorro</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>✓ goal of {target:pct} reached</source>
        <translation>✓ objetivo del {target:pct} alcanzado</translation>
    </message>
    <message>
        <source>✗ goal of {target:pct} not reached</source>
        <translation>✗ objetivo del {target:pct} no alcanzado</translation>
    </message>
    <message>
        <source>✓ kept even at the highest cost</source>
        <translation>✓ se respeta incluso con el coste máximo</translation>
    </message>
    <message>
        <source>kept at the likely cost, not at the highest</source>
        <translation>se respeta con el coste probable, no con el máximo</translation>
    </message>
    <message>
        <source>✗ exceeded at the likely cost</source>
        <translation>✗ se supera con el coste probable</translation>
    </message>
    <message>
        <source>{low:n}–{high:n} h</source>
        <translation>{low:n}–{high:n} h</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Before tax</source>
        <translation>Antes de impuestos</translation>
    </message>
    <message>
        <source>Catalog of</source>
        <translation>Catálogo del</translation>
    </message>
    <message>
        <source>Warnings about this scenario: {count}. The list “What to know and to mend” has them.</source>
        <translation>Avisos sobre este escenario: {count}. Están en la lista «Qué saber y qué corregir».</translation>
    </message>
    <message>
        <source>No warnings about this scenario.</source>
        <translation>No hay avisos sobre este escenario.</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>This scenario cannot be priced yet: the list of what to mend says why.</source>
        <translation>Este escenario aún no se puede valorar: la lista de lo que hay que corregir dice por qué.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>Shared by the scenario</source>
        <translation>Común del escenario</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source> </source>
        <translation> </translation>
    </message>
    <message>
        <source>Rows that are zero are left out. Amounts are rounded so that they add up to the total to the cent.</source>
        <translation>Las filas a cero no se muestran. Los importes se redondean de modo que suman el total al céntimo.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Lowest–highest, $</source>
        <translation>Mínimo–máximo, $</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-horas</translation>
    </message>
    <message>
        <source>$ a GPU-hour</source>
        <translation>$ por GPU-hora</translation>
    </message>
    <message>
        <source>Workload and row</source>
        <translation>Carga y fila</translation>
    </message>
    <message>
        <source>GPU and provider</source>
        <translation>GPU y proveedor</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Gross</source>
        <translation>Bruto</translation>
    </message>
    <message>
        <source>Credits used</source>
        <translation>Créditos usados</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Caja</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Impuesto</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Per</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What, and what to do</source>
        <translation>Qué pasa y qué hacer</translation>
    </message>
    <message>
        <source>Figure and formula</source>
        <translation>Cifra y fórmula</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Hours in a month</source>
        <translation>Horas en un mes</translation>
    </message>
    <message>
        <source>Contingency, of gross</source>
        <translation>Contingencia, del bruto</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Crédito</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Tipo de cambio</translation>
    </message>
    <message>
        <source>{usd:usd}[, expires {expires:date}][, only at {provider}]</source>
        <translation>{usd:usd}[, caduca en {expires:date}][, solo en {provider}]</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no consta</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Aprobado por</translation>
    </message>
    <message>
        <source>name, date, signature</source>
        <translation>nombre, fecha, firma</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Página {page} de {pages}</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Filas:</translation>
    </message>
    <message>
        <source>* Older, illustrative or unverified prices: shown for comparison, never chosen.</source>
        <translation>* Precios antiguos, ilustrativos o sin verificar: se muestran para comparar, nunca se eligen.</translation>
    </message>
    <message>
        <source>once</source>
        <translation>una vez</translation>
    </message>
    <message>
        <source>every month</source>
        <translation>cada mes</translation>
    </message>
    <message>
        <source>Asked for: {usd:usd} for “{name}”, {start:date} to {end:date}.</source>
        <translation>Se solicitan {usd:usd} para «{name}», de {start:date} a {end:date}.</translation>
    </message>
    <message>
        <source>{start:date} to {end:date}</source>
        <translation>de {start:date} a {end:date}</translation>
    </message>
    <message>
        <source>{name}: {usd:usd}, {when:when}</source>
        <translation>{name}: {usd:usd}, {when:when}</translation>
    </message>
    <message>
        <source>billed GPU-hours = environment steps ÷ steps a second ÷ speed × runs, in billing steps</source>
        <translation>GPU-horas facturadas = pasos del entorno ÷ pasos por segundo ÷ velocidad × ejecuciones, en tramos de facturación</translation>
    </message>
    <message>
        <source>The context[ of {context:n} tokens] is longer than the model was made for[ ({limit:n})]. Shorten it or choose another model.</source>
        <translation>El contexto[ de {context:n} tokens] supera aquello para lo que se hizo el modelo[ ({limit:n})]. Acórtelo o elija otro modelo.</translation>
    </message>
    <message>
        <source>The measured throughput[ of {measured:n}] is above what the GPU can do[ ({limit:n})]. Check the figure and its unit.</source>
        <translation>El rendimiento medido[ de {measured:n}] supera lo que la GPU puede dar[ ({limit:n})]. Compruebe la cifra y su unidad.</translation>
    </message>
    <message>
        <source>The catalog has no GPU called “{gpu}”. Choose one from the catalog.</source>
        <translation>El catálogo no tiene ninguna GPU llamada «{gpu}». Elija una del catálogo.</translation>
    </message>
    <message>
        <source>The catalog has no model called “{model}”. Choose one from the catalog, or give its shape.</source>
        <translation>El catálogo no tiene ningún modelo llamado «{model}». Elija uno del catálogo o indique su forma.</translation>
    </message>
    <message>
        <source>The scenario costs less[ ({share_hour:pct})], but not for the same work: a unit of work saves[ {share_job:pct}]. Compare the cost of the work, not of the hours.</source>
        <translation>El escenario cuesta menos[ ({share_hour:pct})], pero no por el mismo trabajo: la unidad de trabajo ahorra[ {share_job:pct}]. Compare el coste del trabajo, no el de las horas.</translation>
    </message>
    <message>
        <source>Print a JSON document instead of a table</source>
        <translation>Escribir un documento JSON en lugar de una tabla</translation>
    </message>
    <message>
        <source>A .gpuplan or .gpuplan.json file</source>
        <translation>Un archivo .gpuplan o .gpuplan.json</translation>
    </message>
    <message>
        <source>Fit, throughput, hours and cost, per workload and in all</source>
        <translation>Encaje, rendimiento, horas y coste, por carga y en total</translation>
    </message>
    <message>
        <source>Only the scenario with this id</source>
        <translation>Solo el escenario con este identificador</translation>
    </message>
    <message>
        <source>Every scenario against the baseline: savings and their levers</source>
        <translation>Cada escenario frente a la referencia: ahorros y sus palancas</translation>
    </message>
    <message>
        <source>Compare with the scenario of this id</source>
        <translation>Comparar con el escenario de este identificador</translation>
    </message>
    <message>
        <source>Write a plan in the other form (.gpuplan, .gpuplan.json)</source>
        <translation>Escribir un plan en la otra forma (.gpuplan, .gpuplan.json)</translation>
    </message>
    <message>
        <source>The plan to read</source>
        <translation>El plan que se lee</translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation>El archivo que se escribe</translation>
    </message>
    <message>
        <source>List everything that should be mended in a plan</source>
        <translation>Listar todo lo que conviene corregir en un plan</translation>
    </message>
    <message>
        <source>Write a report to be read and signed (.pdf)</source>
        <translation>Escribir un informe para leer y firmar (.pdf)</translation>
    </message>
    <message>
        <source>The file to write; its ending says the form</source>
        <translation>El archivo que se escribe; su terminación dice la forma</translation>
    </message>
    <message>
        <source>a4 or letter</source>
        <translation>a4 o letter</translation>
    </message>
    <message>
        <source>The scenario that the report recommends</source>
        <translation>El escenario que recomienda el informe</translation>
    </message>
    <message>
        <source>Only these sections, separated by commas</source>
        <translation>Solo estas secciones, separadas por comas</translation>
    </message>
    <message>
        <source>The GPUs, providers, models and prices that are known</source>
        <translation>Las GPU, los proveedores, los modelos y los precios que se conocen</translation>
    </message>
    <message>
        <source>List a part of the catalog</source>
        <translation>Listar una parte del catálogo</translation>
    </message>
    <message>
        <source>gpus, providers, offers or models</source>
        <translation>gpus, providers, offers o models</translation>
    </message>
    <message>
        <source>Only rows for which this holds, for example vram&gt;=24; may be repeated</source>
        <translation>Solo las filas que lo cumplen, por ejemplo vram&gt;=24; se puede repetir</translation>
    </message>
    <message>
        <source>See gpuplan --help.</source>
        <translation>Vea gpuplan --help.</translation>
    </message>
    <message>
        <source>The languages are en and es.</source>
        <translation>Los idiomas son en y es.</translation>
    </message>
    <message>
        <source>Plans what GPU work costs, and cuts it. Without a verb it opens the window.</source>
        <translation>Planifica lo que cuesta el trabajo con GPU y lo reduce. Sin verbo abre la ventana.</translation>
    </message>
    <message>
        <source>Print this help</source>
        <translation>Mostrar esta ayuda</translation>
    </message>
    <message>
        <source>The language: en or es</source>
        <translation>El idioma: en o es</translation>
    </message>
    <message>
        <source>Plans to open in the window</source>
        <translation>Planes que se abren en la ventana</translation>
    </message>
    <message>
        <source>There is no verb or file “%1”.</source>
        <translation>No hay ningún verbo ni archivo «%1».</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Nada que corregir.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written</source>
        <translation>
            <numerusform>%n página escrita</numerusform>
            <numerusform>%n páginas escritas</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no display for the window. Use a verb; see gpuplan --help.</source>
        <translation>No hay pantalla para la ventana. Use un verbo; vea gpuplan --help.</translation>
    </message>
    <message>
        <source>[{path}: ]there is no such file; it may have been moved, renamed or deleted. Look for it elsewhere, or restore it from a backup.</source>
        <translation>[{path}: ]no existe tal archivo; quizá se movió, se renombró o se borró. Búsquelo en otro sitio o recupérelo de una copia de seguridad.</translation>
    </message>
    <message>
        <source>[{path}: ]you may not read this file. Ask its owner for leave, or open another file.</source>
        <translation>[{path}: ]no tiene permiso para leer este archivo. Pídaselo a su propietario o abra otro archivo.</translation>
    </message>
    <message>
        <source>[{path}: ]another program is using this file. Wait a moment or close that program, then try again.</source>
        <translation>[{path}: ]otro programa está usando este archivo. Espere un momento o cierre ese programa y vuelva a intentarlo.</translation>
    </message>
    <message>
        <source>[{path}: ]this file or its folder is read-only. Save under another name or in another folder.</source>
        <translation>[{path}: ]este archivo o su carpeta es de solo lectura. Guarde con otro nombre o en otra carpeta.</translation>
    </message>
    <message>
        <source>[{path}: ]a save was cut short, and the file must be changed to complete it, which you may not. Copy it with the “-journal” file beside it into a folder of yours, and open it there.</source>
        <translation>[{path}: ]un guardado quedó a medias y para completarlo hay que modificar el archivo, cosa que usted no puede hacer. Cópielo junto con el archivo «-journal» que está a su lado a una carpeta suya y ábralo allí.</translation>
    </message>
    <message>
        <source>[{path}: ]the folder is not there; it may have been moved or its drive unplugged. Save in another folder.</source>
        <translation>[{path}: ]la carpeta no está; quizá se movió o se desconectó su unidad. Guarde en otra carpeta.</translation>
    </message>
    <message>
        <source>[{path}: ]the disk is full, and the file stays as it was. Free some space, or save on another disk.</source>
        <translation>[{path}: ]el disco está lleno y el archivo queda como estaba. Libere espacio o guarde en otro disco.</translation>
    </message>
    <message>
        <source>[{path}: ]someone else saved this file after you opened it. Save under another name, or open the file again.</source>
        <translation>[{path}: ]otra persona guardó este archivo después de que usted lo abriera. Guarde con otro nombre o vuelva a abrir el archivo.</translation>
    </message>
    <message>
        <source>[{path}: ]this is an SQLite database of another program, not a plan. Open a .gpuplan or .gpuplan.json file.</source>
        <translation>[{path}: ]es una base de datos SQLite de otro programa, no un plan. Abra un archivo .gpuplan o .gpuplan.json.</translation>
    </message>
    <message>
        <source>[{path}: ]this is a database of {owner}, not a plan. Open a .gpuplan or .gpuplan.json file.</source>
        <translation>[{path}: ]es una base de datos de {owner}, no un plan. Abra un archivo .gpuplan o .gpuplan.json.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Pillar</source>
        <translation>Pilar</translation>
    </message>
    <message>
        <source>Change, $</source>
        <translation>Cambio, $</translation>
    </message>
    <message>
        <source>Cost after, $</source>
        <translation>Coste después, $</translation>
    </message>
    <message>
        <source>%1 of the saving</source>
        <translation>%1 del ahorro</translation>
    </message>
    <message>
        <source>saves %1 alone, %2 as the last one</source>
        <translation>ahorra %1 sola, %2 como la última</translation>
    </message>
    <message>
        <source>“%1” saves %2 here, not the %3 that it would save alone</source>
        <translation>«%1» ahorra aquí un %2, no el %3 que ahorraría sola</translation>
    </message>
    <message>
        <source>“%1” saves %2 of “%3”</source>
        <translation>«%1» ahorra un %2 frente a «%3»</translation>
    </message>
    <message>
        <source>“%1” saves %2, all of it by one lever: %3</source>
        <translation>«%1» ahorra un %2, todo por una palanca: %3</translation>
    </message>
    <message>
        <source>“%1” saves %2; %3 of that is “%4”</source>
        <translation>«%1» ahorra un %2; el %3 de ese ahorro es «%4»</translation>
    </message>
    <message>
        <source>%1 changes are more than can be split one by one (12): those without a name stand together by pillar.</source>
        <translation>%1 cambios son más de los que se pueden repartir uno a uno (12): los que no tienen nombre van juntos por pilar.</translation>
    </message>
    <message>
        <source>%1 levers are more than can be split (12): the saving stands in one piece. Group some of them.</source>
        <translation>%1 palancas son más de las que se pueden repartir (12): el ahorro queda en una pieza. Conviene agrupar algunas.</translation>
    </message>
    <message>
        <source>Not split</source>
        <translation>Sin repartir</translation>
    </message>
    <message>
        <source>Extras of one scenario</source>
        <translation>Extras de un solo escenario</translation>
    </message>
    <message>
        <source>Shared storage and transfer</source>
        <translation>Almacenamiento y salida de datos compartidos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: %n cambio</numerusform>
            <numerusform>%1: %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has no cost yet: one of its workloads cannot be priced. The list of workloads says which and why.</source>
        <translation>«%1» aún no tiene coste: una de sus cargas no tiene precio. La lista de cargas dice cuál y por qué.</translation>
    </message>
    <message>
        <source>“%1” is compared with itself. Take another scenario in hand to see what it saves.</source>
        <translation>«%1» se compara consigo mismo. Hay que elegir otro escenario para ver lo que ahorra.</translation>
    </message>
    <message>
        <source>There is no scenario to compare yet.</source>
        <translation>Aún no hay ningún escenario que comparar.</translation>
    </message>
    <message>
        <source>Nothing in “%1” changes the cost of “%2” yet. Move a lever to see what it saves.</source>
        <translation>Nada en «%1» cambia todavía el coste de «%2». Al mover una palanca se ve lo que ahorra.</translation>
    </message>
    <message>
        <source>Where the saving comes from</source>
        <translation>De dónde viene el ahorro</translation>
    </message>
    <message>
        <source>goal −%1: %2</source>
        <translation>objetivo −%1: %2</translation>
    </message>
    <message>
        <source>From “%1” to “%2”, %3 %4; each lever&apos;s share of the saving (Shapley), whatever their order</source>
        <translation>De «%1» a «%2», %3 %4; parte del ahorro de cada palanca (Shapley, no depende del orden)</translation>
    </message>
    <message>
        <source>Alternatives, and why not</source>
        <translation>Alternativas y por qué no</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Supuestos</translation>
    </message>
    <message>
        <source>Appendix: how the figures of “{name}” come about</source>
        <translation>Anexo: de dónde salen las cifras de «{name}»</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>From gross to the amount asked for</source>
        <translation>Del importe bruto al importe solicitado</translation>
    </message>
    <message>
        <source>Particulars</source>
        <translation>Datos principales</translation>
    </message>
    <message>
        <source>Cost by row</source>
        <translation>Coste por concepto</translation>
    </message>
    <message>
        <source>What a unit of work costs</source>
        <translation>Lo que cuesta una unidad de trabajo</translation>
    </message>
    <message>
        <source>Gross by workload and month</source>
        <translation>Importe bruto por carga de trabajo y mes</translation>
    </message>
    <message>
        <source>Uncertain inputs of “{name}”</source>
        <translation>Datos inciertos de «{name}»</translation>
    </message>
    <message>
        <source>Where billing rules, storage and transfer prices come from</source>
        <translation>De dónde vienen las reglas de facturación y los precios de almacenamiento y transferencia</translation>
    </message>
    <message>
        <source>This document</source>
        <translation>Este documento</translation>
    </message>
    <message>
        <source>Asked for: at least {usd:usd} for “{name}”, {start:date} to {end:date}.</source>
        <translation>Se solicitan al menos {usd:usd} para «{name}», de {start:date} a {end:date}.</translation>
    </message>
    <message>
        <source>Within the limits of its inputs it costs {low:usd} to {high:usd}.</source>
        <translation>Dentro de los límites de sus datos cuesta entre {low:usd} y {high:usd}.</translation>
    </message>
    <message>
        <source>It costs {low:usd} or more; {high:usd} at the highest figures stated, and nothing bounds it above.</source>
        <translation>Cuesta {low:usd} o más; {high:usd} con las cifras más altas indicadas, y nada lo limita por arriba.</translation>
    </message>
    <message>
        <source>That is {usd:usd}[ ({share:pct})] less than “{baseline}”.</source>
        <translation>Son {usd:usd}[ ({share:pct})] menos que «{baseline}».</translation>
    </message>
    <message>
        <source>That is {usd:usd}[ ({share:pct})] more than “{baseline}”.</source>
        <translation>Son {usd:usd}[ ({share:pct})] más que «{baseline}».</translation>
    </message>
    <message>
        <source>At the limits it may still cost up to {usd:usd} more.</source>
        <translation>En los límites aún puede costar hasta {usd:usd} más.</translation>
    </message>
    <message>
        <source>save {target:pct} against the baseline</source>
        <translation>ahorrar un {target:pct} frente a la referencia</translation>
    </message>
    <message>
        <source>Gross: workloads, what they share, extras</source>
        <translation>Bruto: cargas de trabajo, lo que comparten y extras</translation>
    </message>
    <message>
        <source>Less credits</source>
        <translation>Menos créditos</translation>
    </message>
    <message>
        <source>Plus contingency, {share:pct} of gross</source>
        <translation>Más contingencia, un {share:pct} del bruto</translation>
    </message>
    <message>
        <source>Plus tax that is not recovered: {rate:pct}, of which {recovered:pct} is recovered</source>
        <translation>Más impuestos no recuperados: {rate:pct}, del que se recupera un {recovered:pct}</translation>
    </message>
    <message>
        <source>Plus tax: none in this plan</source>
        <translation>Más impuestos: ninguno en este plan</translation>
    </message>
    <message>
        <source>In {code}, at {rate:exact} {code} for $1[ of {as_of:date}][, with a buffer of {buffer:pct}]</source>
        <translation>En {code}, a {rate:exact} {code} por 1 $[, a {as_of:date}][, con un margen del {buffer:pct}]</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Dates of its prices</source>
        <translation>Fechas de sus precios</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Escrito</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Written with GPU Plan</source>
        <translation>Escrito con GPU Plan</translation>
    </message>
    <message>
        <source>Attached plan</source>
        <translation>Plan adjunto</translation>
    </message>
    <message>
        <source>SHA-256 of it</source>
        <translation>SHA-256 del plan</translation>
    </message>
    <message>
        <source>{first:date}[ to {last:date}][; the oldest was {days} days old when this was written]</source>
        <translation>{first:date}[ a {last:date}][; el más antiguo tenía {days} días al escribirse esto]</translation>
    </message>
    <message>
        <source>Shared and extras</source>
        <translation>Compartido y extras</translation>
    </message>
    <message>
        <source>Lowest and highest are the results at the limits that the plan states for its inputs, not percentiles: nothing is said here about how likely they are. “≥” marks what nothing bounds above.</source>
        <translation>El mínimo y el máximo son los resultados en los límites que el plan da a sus datos, no percentiles: aquí no se dice cuán probables son. «≥» marca lo que nada limita por arriba.</translation>
    </message>
    <message>
        <source>Lowest–highest</source>
        <translation>Mínimo–máximo</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Concepto</translation>
    </message>
    <message>
        <source>Order of money</source>
        <translation>Orden del dinero</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Palanca</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sola</translation>
    </message>
    <message>
        <source>Taken last</source>
        <translation>La última</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>Paid by then</source>
        <translation>Pagado hasta entonces</translation>
    </message>
    <message>
        <source>Paid: lowest–highest, $</source>
        <translation>Pagado: mínimo–máximo, $</translation>
    </message>
    <message>
        <source>Gross of</source>
        <translation>Bruto de</translation>
    </message>
    <message>
        <source>All months</source>
        <translation>Todos los meses</translation>
    </message>
    <message>
        <source>Scenario, and why not</source>
        <translation>Escenario y por qué no</translation>
    </message>
    <message>
        <source>Against “{name}”</source>
        <translation>Frente a «{name}»</translation>
    </message>
    <message>
        <source>Scenario and workload</source>
        <translation>Escenario y carga de trabajo</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Source or note</source>
        <translation>Fuente o nota</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Dato</translation>
    </message>
    <message>
        <source>Extras of one scenario only</source>
        <translation>Extras de un solo escenario</translation>
    </message>
    <message>
        <source>From “{baseline}” at {from:usd} to “{name}” at {to:usd}.</source>
        <translation>De «{baseline}», {from:usd}, a «{name}», {to:usd}.</translation>
    </message>
    <message>
        <source>The saving of a lever is its Shapley share: its mean effect over every order in which the levers could be pulled. The shares add up to the saving whatever the order. Alone: the lever by itself on the baseline. Taken last: what is lost when it alone is undone. All at likely inputs; a negative amount costs money.</source>
        <translation>El ahorro de una palanca es su parte de Shapley: su efecto medio en todos los órdenes en que podrían accionarse las palancas. Las partes suman el ahorro sea cual sea el orden. Sola: la palanca por sí misma sobre la referencia. La última: lo que se pierde al deshacer solo esa. Todo con los datos probables; un importe negativo cuesta dinero.</translation>
    </message>
    <message>
        <source>Nothing that could be called a lever differs from the baseline.</source>
        <translation>Nada que pueda llamarse palanca difiere de la referencia.</translation>
    </message>
    <message>
        <source>It cannot be priced.</source>
        <translation>No se puede calcular su precio.</translation>
    </message>
    <message>
        <source>It costs {usd:usd}[ ({share:pct})] more.</source>
        <translation>Cuesta {usd:usd}[ ({share:pct})] más.</translation>
    </message>
    <message>
        <source>It costs {usd:usd}[ ({share:pct})] less: the scenario asked for is not the cheapest.</source>
        <translation>Cuesta {usd:usd}[ ({share:pct})] menos: el escenario solicitado no es el más barato.</translation>
    </message>
    <message>
        <source>It costs the same.</source>
        <translation>Cuesta lo mismo.</translation>
    </message>
    <message>
        <source>The two ranges overlap: within the limits the order may turn.</source>
        <translation>Los dos intervalos se solapan: dentro de los límites el orden puede invertirse.</translation>
    </message>
    <message>
        <source>It is {usd:usd} over the budget.</source>
        <translation>Supera el presupuesto en {usd:usd}.</translation>
    </message>
    <message>
        <source>It is slower: its longest run takes {hours:h} instead of {chosen:h}.</source>
        <translation>Es más lento: su ejecución más larga lleva {hours:h} en lugar de {chosen:h}.</translation>
    </message>
    <message>
        <source>It is faster: its longest run takes {hours:h} instead of {chosen:h}.</source>
        <translation>Es más rápido: su ejecución más larga lleva {hours:h} en lugar de {chosen:h}.</translation>
    </message>
    <message>
        <source>The plan has no other scenario to compare with.</source>
        <translation>El plan no tiene otro escenario con el que comparar.</translation>
    </message>
    <message>
        <source>{rate:pct}, of which {recovered:pct} is recovered</source>
        <translation>{rate:pct}, del que se recupera un {recovered:pct}</translation>
    </message>
    <message>
        <source>none in this plan</source>
        <translation>ninguno en este plan</translation>
    </message>
    <message>
        <source>{rate:exact} {code} for $1[, {as_of:date}][, with a buffer of {buffer:pct}]</source>
        <translation>{rate:exact} {code} por 1 $[, {as_of:date}][, con un margen del {buffer:pct}]</translation>
    </message>
    <message>
        <source>These inputs make the cost a range. The lowest and the highest cost take each of them at the end that makes it so, all at once.</source>
        <translation>Estos datos hacen del coste un intervalo. El coste mínimo y el máximo toman cada uno de ellos en el extremo que lo produce, todos a la vez.</translation>
    </message>
    <message>
        <source>Source: {source}.</source>
        <translation>Fuente: {source}.</translation>
    </message>
    <message>
        <source>Source: not stated.</source>
        <translation>Fuente: no indicada.</translation>
    </message>
    <message>
        <source>Billed in steps of {increment:n} s.</source>
        <translation>Se factura en pasos de {increment:n} s.</translation>
    </message>
    <message>
        <source>Billed in steps of {increment:n} s, at least {minimum:n} s.</source>
        <translation>Se factura en pasos de {increment:n} s, con un mínimo de {minimum:n} s.</translation>
    </message>
    <message>
        <source>Billed in whole months.</source>
        <translation>Se factura por meses enteros.</translation>
    </message>
    <message>
        <source>No billing rule is known.</source>
        <translation>No se conoce ninguna regla de facturación.</translation>
    </message>
    <message>
        <source>Used by {uses}.</source>
        <translation>Lo usan {uses}.</translation>
    </message>
    <message>
        <source>for {per}</source>
        <translation>por {per}</translation>
    </message>
    <message>
        <source>for 1,000 units</source>
        <translation>por 1.000 unidades</translation>
    </message>
    <message>
        <source>for 1,000,000 units</source>
        <translation>por 1.000.000 de unidades</translation>
    </message>
    <message>
        <source>{days:n} days</source>
        <translation>{days:n} días</translation>
    </message>
    <message>
        <source>Prices change: ask again for a quote that is months old before you sign.</source>
        <translation>Los precios cambian: antes de firmar, pida de nuevo los que tengan meses.</translation>
    </message>
    <message>
        <source>Ages are counted to {written:date}. Prices change: ask again for a quote that is months old before you sign.</source>
        <translation>La antigüedad se cuenta hasta el {written:date}. Los precios cambian: antes de firmar, pida de nuevo los que tengan meses.</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>El plan</translation>
    </message>
    <message>
        <source>[{workloads}, ]in every scenario</source>
        <translation>[{workloads}, ]en todos los escenarios</translation>
    </message>
    <message>
        <source>With these signatures {usd:usd} is authorised for “{name}”, under the assumptions of this report.</source>
        <translation>Con estas firmas se autorizan {usd:usd} para «{name}», con los supuestos de este informe.</translation>
    </message>
    <message>
        <source>With these signatures at least {usd:usd} is authorised for “{name}”, under the assumptions of this report.</source>
        <translation>Con estas firmas se autorizan al menos {usd:usd} para «{name}», con los supuestos de este informe.</translation>
    </message>
    <message>
        <source>There is nothing to sign yet: the scenario has no price.</source>
        <translation>Aún no hay nada que firmar: el escenario no tiene precio.</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Solicitado por</translation>
    </message>
    <message>
        <source>Technical review</source>
        <translation>Revisión técnica</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Finanzas</translation>
    </message>
    <message>
        <source>The hash is of the bytes of the file “{file}” that is attached to this PDF, and of nothing else. To check it: pdfdetach -save 1 -o plan.json REPORT.pdf, then sha256sum plan.json. Opened in GPU Plan, the attached plan gives the figures of this report.</source>
        <translation>La huella es la de los bytes del archivo «{file}» adjunto a este PDF, y de nada más. Para comprobarla: pdfdetach -save 1 -o plan.json INFORME.pdf y después sha256sum plan.json. Abierto en GPU Plan, el plan adjunto da las cifras de este informe.</translation>
    </message>
    <message>
        <source>Texts of the plan that are longer than their place end with “…” here; the attached plan has them whole.</source>
        <translation>Los textos del plan que no caben en su sitio terminan aquí en «…»; el plan adjunto los tiene enteros.</translation>
    </message>
    <message>
        <source>GPU Plan {version} · {written}[ · catalog of {catalog:date}][ · {document}]</source>
        <translation>GPU Plan {version} · {written}[ · catálogo de {catalog:date}][ · {document}]</translation>
    </message>
    <message>
        <source>Other changes ({count})</source>
        <translation>Otros cambios ({count})</translation>
    </message>
    <message>
        <source>The saving is gone when this scenario&apos;s work takes {factor:n} times the hours assumed[ ({low:n} times at the limits)].</source>
        <translation>El ahorro desaparece cuando el trabajo de este escenario lleva {factor:n} veces las horas supuestas[ ({low:n} veces en los límites)].</translation>
    </message>
    <message>
        <source>Appendix: how the figures come about</source>
        <translation>Anexo: de dónde salen las cifras</translation>
    </message>
    <message>
        <source>Contingency and its tax</source>
        <translation>Contingencia y sus impuestos</translation>
    </message>
    <message>
        <source>Other prices</source>
        <translation>Otros precios</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Precio de</translation>
    </message>
    <message>
        <source>storage, a GB and month[, up to {gb:n} GB]</source>
        <translation>almacenamiento, un GB al mes[, hasta {gb:n} GB]</translation>
    </message>
    <message>
        <source>storage of what is stopped, a GB and month[, up to {gb:n} GB]</source>
        <translation>almacenamiento de lo detenido, un GB al mes[, hasta {gb:n} GB]</translation>
    </message>
    <message>
        <source>data transfer ({route}), a GB[, up to {gb:n} GB]</source>
        <translation>transferencia de datos ({route}), un GB[, hasta {gb:n} GB]</translation>
    </message>
    <message>
        <source>a machine that is bought</source>
        <translation>una máquina comprada</translation>
    </message>
    <message>
        <source>electricity, a kWh</source>
        <translation>electricidad, un kWh</translation>
    </message>
    <message>
        <source>administration, an hour</source>
        <translation>administración, una hora</translation>
    </message>
    <message>
        <source>a GPU-hour on demand, before the discount of the commitment “{name}”</source>
        <translation>una GPU-hora bajo demanda, antes del descuento del compromiso «{name}»</translation>
    </message>
    <message>
        <source>catalog, rules of {provider}</source>
        <translation>catálogo, reglas de {provider}</translation>
    </message>
    <message>
        <source>tokens a second = GPUs ÷ (FLOPs a token × recompute ÷ (peak × efficiency) + launches and routing)</source>
        <translation>tokens por segundo = GPU ÷ (FLOP por token × recálculo ÷ (pico × eficiencia) + lanzamientos y enrutado)</translation>
    </message>
    <message>
        <source>images a second = GPUs ÷ (steps × (launches + FLOPs a step ÷ (peak × efficiency)))</source>
        <translation>imágenes por segundo = GPU ÷ (pasos × (lanzamientos + FLOP por paso ÷ (pico × eficiencia)))</translation>
    </message>
    <message>
        <source>samples a second = GPUs ÷ (FLOPs ÷ (peak × efficiency) + passes × activations ÷ bandwidth + launches)</source>
        <translation>muestras por segundo = GPU ÷ (FLOP ÷ (pico × eficiencia) + pasadas × activaciones ÷ ancho de banda + lanzamientos)</translation>
    </message>
    <message>
        <source>FLOPs a token of {name}</source>
        <translation>FLOP por token de {name}</translation>
    </message>
    <message>
        <source>FLOPs of a step of {name}</source>
        <translation>FLOP de un paso de {name}</translation>
    </message>
    <message>
        <source>FLOPs of an image of {name}</source>
        <translation>FLOP de una imagen de {name}</translation>
    </message>
    <message>
        <source>computed twice by gradient checkpointing</source>
        <translation>recalculado por los puntos de control de gradientes</translation>
    </message>
    <message>
        <source>launches of a step</source>
        <translation>lanzamientos de un paso</translation>
    </message>
    <message>
        <source>routing of a token to its experts</source>
        <translation>enrutado de un token a sus expertos</translation>
    </message>
    <message>
        <source>sequences at the same time</source>
        <translation>secuencias a la vez</translation>
    </message>
    <message>
        <source>weights of {name} read in a step</source>
        <translation>pesos de {name} leídos en un paso</translation>
    </message>
    <message>
        <source>KV cache of a token</source>
        <translation>caché KV de un token</translation>
    </message>
    <message>
        <source>share of the bandwidth that is reached</source>
        <translation>parte del ancho de banda que se alcanza</translation>
    </message>
    <message>
        <source>share of the peak that is reached</source>
        <translation>parte del pico que se alcanza</translation>
    </message>
    <message>
        <source>activations, million values</source>
        <translation>activaciones, millones de valores</translation>
    </message>
    <message>
        <source>passes over the activations</source>
        <translation>pasadas por las activaciones</translation>
    </message>
    <message>
        <source>published measurements lie within</source>
        <translation>las mediciones publicadas se hallan dentro de</translation>
    </message>
    <message>
        <source>dense peak of {name}</source>
        <translation>pico denso de {name}</translation>
    </message>
    <message>
        <source>billed GPU-hours = work ÷ throughput × GPUs × runs, in billing steps</source>
        <translation>horas de GPU facturadas = trabajo ÷ rendimiento × GPU × ejecuciones, en pasos de facturación</translation>
    </message>
    <message>
        <source>billed GPU-hours = images ÷ throughput × GPUs × runs, in billing steps</source>
        <translation>horas de GPU facturadas = imágenes ÷ rendimiento × GPU × ejecuciones, en pasos de facturación</translation>
    </message>
    <message>
        <source>billed GPU-hours = waves of trials × hours a trial × GPUs × runs, in billing steps</source>
        <translation>horas de GPU facturadas = tandas de pruebas × horas por prueba × GPU × ejecuciones, en pasos de facturación</translation>
    </message>
    <message>
        <source>No number of replicas reaches the time per token: even one sequence takes longer. Use a faster GPU, tensor parallel or fewer bits, or allow more time.</source>
        <translation>Ningún número de réplicas alcanza el tiempo por token: incluso una sola secuencia tarda más. Use una GPU más rápida, paralelismo tensorial o menos bits, o admita más tiempo.</translation>
    </message>
    <message>
        <source>No number of replicas reaches the time to the first token: the prompt alone takes longer. Use a faster GPU, a shorter prompt or fewer sequences, or allow more time.</source>
        <translation>Ningún número de réplicas alcanza el tiempo hasta el primer token: solo el prompt ya tarda más. Use una GPU más rápida, un prompt más corto o menos secuencias, o admita más tiempo.</translation>
    </message>
    <message>
        <source>The hours of this work[ ({kind:kind})] cannot be estimated: the model&apos;s size or the GPU&apos;s peak is unknown. Choose a model, or enter a measured throughput.</source>
        <translation>Las horas de este trabajo[ ({kind:kind})] no se pueden estimar: se desconoce el tamaño del modelo o el pico de la GPU. Elija un modelo o introduzca un rendimiento medido.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Duración máx.</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Ahorra</translation>
    </message>
    <message>
        <source>Last in</source>
        <translation>El último</translation>
    </message>
    <message>
        <source>Fit, GB</source>
        <translation>Memoria, GB</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>To authorise</source>
        <translation>Por autorizar</translation>
    </message>
    <message>
        <source>Not feasible, so it has no price:</source>
        <translation>No es viable, así que no tiene precio:</translation>
    </message>
    <message>
        <source>[{path}: ]a quotation mark is out of place in the record of line {line}, or is never closed. Mend it there.</source>
        <translation>[{path}: ]en el registro de la línea {line} hay unas comillas fuera de lugar o sin cerrar. Corríjalas ahí.</translation>
    </message>
    <message>
        <source>[{path}: ]line {line} has more than {limit} fields. Check what separates them: it must be a comma.</source>
        <translation>[{path}: ]la línea {line} tiene más de {limit} campos. Compruebe qué los separa: debe ser una coma.</translation>
    </message>
    <message>
        <source>[{path}: ]the header in line {line} names the column “{column}” twice. Remove one.</source>
        <translation>[{path}: ]la cabecera de la línea {line} nombra dos veces la columna «{column}». Quite una.</translation>
    </message>
    <message>
        <source>[{path}: ]the file holds no measurements. It needs a header and at least one row.</source>
        <translation>[{path}: ]el archivo no contiene mediciones. Necesita una cabecera y al menos una fila.</translation>
    </message>
    <message>
        <source>[{path}: ]the header in line 1 lacks the column “{column}”. Add it.</source>
        <translation>[{path}: ]a la cabecera de la línea 1 le falta la columna «{column}». Añádala.</translation>
    </message>
    <message>
        <source>[{path}: ]line {line} has {found} fields, the header has {expected}. Mend the row.</source>
        <translation>[{path}: ]la línea {line} tiene {found} campos y la cabecera {expected}. Corrija la fila.</translation>
    </message>
    <message>
        <source>[{path}: ]line {line}, column {column}: “{found}” is not a number of zero or more. Write digits with a point, or leave it blank.</source>
        <translation>[{path}: ]línea {line}, columna {column}: «{found}» no es un número igual o mayor que cero. Escriba cifras con punto decimal o déjelo en blanco.</translation>
    </message>
    <message>
        <source>Hold the estimates against measurements: error and range</source>
        <translation>Contrastar las estimaciones con mediciones: error e intervalo</translation>
    </message>
    <message>
        <source>A .csv file of measurements</source>
        <translation>Un archivo .csv con mediciones</translation>
    </message>
    <message>
        <source>Keep correction factors</source>
        <translation>Guardar los factores de corrección</translation>
    </message>
    <message>
        <source>the catalog does not know this GPU</source>
        <translation>el catálogo no conoce esta GPU</translation>
    </message>
    <message>
        <source>the catalog does not know this model, and the row states no params_b</source>
        <translation>el catálogo no conoce este modelo y la fila no indica params_b</translation>
    </message>
    <message>
        <source>a figure of the model or the GPU is missing</source>
        <translation>falta un dato del modelo o de la GPU</translation>
    </message>
    <message>
        <source>this metric is not known</source>
        <translation>esta métrica no se conoce</translation>
    </message>
    <message>
        <source>this unit is not known</source>
        <translation>esta unidad no se conoce</translation>
    </message>
    <message>
        <source>the row has no value above zero</source>
        <translation>la fila no tiene un valor mayor que cero</translation>
    </message>
    <message>
        <source>the row does not state tokens_b</source>
        <translation>la fila no indica tokens_b</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Previstas</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Error mediano</translation>
    </message>
    <message>
        <source>90 % within</source>
        <translation>90 % dentro de</translation>
    </message>
    <message>
        <source>Inside the range</source>
        <translation>Dentro del intervalo</translation>
    </message>
    <message>
        <source>Line %1 (%2) is not predicted: %3.</source>
        <translation>La línea %1 (%2) no se prevé: %3.</translation>
    </message>
    <message>
        <source>%1 rows, %2 not predicted.</source>
        <translation>%1 filas, %2 sin prever.</translation>
    </message>
    <message>
        <source>The first %1 are listed; --json has them all.</source>
        <translation>Se enumeran las primeras %1; --json las da todas.</translation>
    </message>
    <message>
        <source>The column “%1” is not known and was not read.</source>
        <translation>La columna «%1» no se conoce y no se ha leído.</translation>
    </message>
    <message>
        <source>Commitment %1</source>
        <translation>Compromiso %1</translation>
    </message>
    <message>
        <source>compute = GPU-hours on committed GPUs × their price + the other GPU-hours × price of a GPU-hour</source>
        <translation>cómputo = horas de GPU en GPU comprometidas × su precio + las demás horas de GPU × precio de la hora de GPU</translation>
    </message>
    <message>
        <source>compute = machines × price of a month × months in which something runs</source>
        <translation>cómputo = máquinas × precio de un mes × meses en los que se ejecuta algo</translation>
    </message>
    <message>
        <source>support = share × everything else on this bill</source>
        <translation>soporte = porcentaje × todo lo demás de esta factura</translation>
    </message>
    <message>
        <source>support as a share of the bill</source>
        <translation>soporte como parte de la factura</translation>
    </message>
    <message>
        <source>price of a month</source>
        <translation>precio de un mes</translation>
    </message>
    <message>
        <source>share of the hours that fall back to another price</source>
        <translation>parte de las horas que pasa al otro precio</translation>
    </message>
    <message>
        <source>price of those hours</source>
        <translation>precio de esas horas</translation>
    </message>
    <message>
        <source>list price that the discount is on</source>
        <translation>precio de lista al que se aplica el descuento</translation>
    </message>
    <message>
        <source>discount of the commitment</source>
        <translation>descuento del compromiso</translation>
    </message>
    <message>
        <source>committed GPUs that serve this work</source>
        <translation>GPU comprometidas que sirven a este trabajo</translation>
    </message>
    <message>
        <source>months of the term</source>
        <translation>meses del plazo</translation>
    </message>
    <message>
        <source>share of the work&apos;s GPU-hours on committed GPUs</source>
        <translation>parte de las horas de GPU del trabajo en GPU comprometidas</translation>
    </message>
    <message>
        <source>share that is paid up front</source>
        <translation>parte que se paga por adelantado</translation>
    </message>
    <message>
        <source>price of the machine</source>
        <translation>precio de la máquina</translation>
    </message>
    <message>
        <source>resale value as a share of the price</source>
        <translation>valor de reventa como parte del precio</translation>
    </message>
    <message>
        <source>months of life</source>
        <translation>meses de vida útil</translation>
    </message>
    <message>
        <source>power at work</source>
        <translation>potencia en uso</translation>
    </message>
    <message>
        <source>power when idle</source>
        <translation>potencia en reposo</translation>
    </message>
    <message>
        <source>PUE: power of the site ÷ power of the machines</source>
        <translation>PUE: consumo de la sala ÷ consumo de las máquinas</translation>
    </message>
    <message>
        <source>price of a kWh</source>
        <translation>precio del kWh</translation>
    </message>
    <message>
        <source>hours of administration a month</source>
        <translation>horas de administración al mes</translation>
    </message>
    <message>
        <source>price of an hour of administration</source>
        <translation>precio de la hora de administración</translation>
    </message>
    <message>
        <source>cold start of a worker</source>
        <translation>arranque en frío de un worker</translation>
    </message>
    <message>
        <source>wait before a worker stops</source>
        <translation>espera antes de que pare un worker</translation>
    </message>
    <message>
        <source>requests that one start serves</source>
        <translation>peticiones que atiende cada arranque</translation>
    </message>
    <message>
        <source>share of a worker&apos;s slots that are filled</source>
        <translation>parte de las plazas del worker que están ocupadas</translation>
    </message>
    <message>
        <source>work between two checkpoints</source>
        <translation>trabajo entre dos puntos de control</translation>
    </message>
    <message>
        <source>interruptions expected in a run</source>
        <translation>interrupciones esperadas por ejecución</translation>
    </message>
    <message>
        <source>hours billed in a run, expected</source>
        <translation>horas facturadas esperadas por ejecución</translation>
    </message>
    <message>
        <source>The machine is not described: give its price, life, power and administration under owned.</source>
        <translation>No se describe la máquina: indique en owned su precio, vida útil, consumo y administración.</translation>
    </message>
    <message>
        <source>Cold starts and idle time-outs are not counted. Say how long they take and how many requests one start serves.</source>
        <translation>No se cuentan los arranques en frío ni la espera antes de parar. Indique cuánto duran y cuántas peticiones atiende cada arranque.</translation>
    </message>
    <message>
        <source>Only the hours used are counted, yet {purchase:purchase} capacity is paid around the clock. Add a commitment to see the unused part.</source>
        <translation>Solo se cuentan las horas usadas, pero la capacidad {purchase:purchase} se paga las 24 horas. Añada un compromiso para ver la parte sin usar.</translation>
    </message>
    <message>
        <source>The machines have too few hours[: {hours:h} a month are needed of each GPU][, and a month has {limit:h}]. Add machines, or spread the runs over more months.</source>
        <translation>Las máquinas no tienen horas suficientes[: se necesitan {hours:h} al mes de cada GPU][ y un mes tiene {limit:h}]. Añada máquinas o reparta las ejecuciones en más meses.</translation>
    </message>
    <message>
        <source>The notice of an interruption comes from the catalog[ for {provider}][: {notice_s:n} s]. Enter your own if it differs.</source>
        <translation>El aviso previo a una interrupción viene del catálogo[ de {provider}][: {notice_s:n} s]. Indique el suyo si es distinto.</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Soporte</translation>
    </message>
    <message>
        <source>“%1” never pays: an hour of it costs more than on demand.</source>
        <translation>«%1» nunca compensa: su hora cuesta más que bajo demanda.</translation>
    </message>
    <message>
        <source>“%1” pays from %2 of the time on; at full use that is month %3 of the term.</source>
        <translation>«%1» compensa a partir de un %2 de uso; a pleno uso, en el mes %3 del plazo.</translation>
    </message>
    <message>
        <source>“%1” is cheaper at every discount rate.</source>
        <translation>«%1» es más barato con cualquier tasa de descuento.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are worth the same at a discount rate of %3 a year. At the plan&apos;s rate “%4” is cheaper.</source>
        <translation>«%1» y «%2» valen lo mismo con una tasa de descuento del %3 anual. Con la tasa del plan, «%4» es más barato.</translation>
    </message>
    <message>
        <source>“%1” is always cheaper: its hour costs no more than that of “%2”.</source>
        <translation>«%1» siempre es más barato: su hora no cuesta más que la de «%2».</translation>
    </message>
    <message>
        <source>“%1” is cheaper than “%2” below %3 of the time.</source>
        <translation>«%1» es más barato que «%2» por debajo de un %3 de uso.</translation>
    </message>
    <message>
        <source>“%1” is cheaper than “%2” below %3 of the time; cold starts counted, below %4 requests an hour.</source>
        <translation>«%1» es más barato que «%2» por debajo de un %3 de uso; contando los arranques en frío, por debajo de %4 peticiones por hora.</translation>
    </message>
    <message>
        <source>“%1” never pays: “%2” costs less however much the machine works.</source>
        <translation>«%1» nunca compensa: «%2» cuesta menos por mucho que trabaje la máquina.</translation>
    </message>
    <message>
        <source>“%1” is cheaper than “%2” from %3 hours of work a month on, %4 of the time.</source>
        <translation>«%1» es más barato que «%2» a partir de %3 horas de trabajo al mes, un %4 del tiempo.</translation>
    </message>
    <message>
        <source>At the plan&apos;s use the machine is earned back after %1 months.</source>
        <translation>Con el uso del plan, la máquina se amortiza en %1 meses.</translation>
    </message>
    <message>
        <source>“%1” must be %3 times as fast as “%2” to cost the same.</source>
        <translation>«%1» tiene que ser %3 veces más rápido que «%2» para costar lo mismo.</translation>
    </message>
    <message>
        <source>The plan reckons with %1 times.</source>
        <translation>El plan cuenta con %1 veces.</translation>
    </message>
    <message>
        <source>Moving to “%1” never pays: an hour costs no less there.</source>
        <translation>Mudarse a «%1» nunca compensa: allí la hora no cuesta menos.</translation>
    </message>
    <message>
        <source>Moving to “%1” pays after %2 GPU-hours.</source>
        <translation>Mudarse a «%1» compensa después de %2 horas de GPU.</translation>
    </message>
    <message>
        <source>Reserved or on demand</source>
        <translation>Reservada o bajo demanda</translation>
    </message>
    <message>
        <source>Paid up front or monthly</source>
        <translation>Pago por adelantado o mensual</translation>
    </message>
    <message>
        <source>Serverless or a machine</source>
        <translation>Serverless o una máquina</translation>
    </message>
    <message>
        <source>Buy or rent</source>
        <translation>Comprar o alquilar</translation>
    </message>
    <message>
        <source>A faster GPU</source>
        <translation>Una GPU más rápida</translation>
    </message>
    <message>
        <source>Move the data</source>
        <translation>Mover los datos</translation>
    </message>
    <message>
        <source>Best number of GPUs to reserve</source>
        <translation>Número óptimo de GPU que reservar</translation>
    </message>
    <message>
        <source>%1, %2 over the term</source>
        <translation>%1, %2 en todo el plazo</translation>
    </message>
    <message>
        <source>Monthly payment</source>
        <translation>Pago mensual</translation>
    </message>
    <message>
        <source>Present value of the first</source>
        <translation>Valor actual de la primera opción</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>Valor actual</translation>
    </message>
    <message>
        <source>Worth the same as the other way to pay at</source>
        <translation>Vale lo mismo que la otra forma de pago con</translation>
    </message>
    <message>
        <source>Earned back with its resale value after, months</source>
        <translation>Amortizada contando la reventa, en meses</translation>
    </message>
    <message>
        <source>Earned back at the rent expected after, months</source>
        <translation>Amortizada con el alquiler previsto, en meses</translation>
    </message>
    <message>
        <source>Regret of stopping early</source>
        <translation>Coste de parar antes de tiempo</translation>
    </message>
    <message>
        <source>%1 after month %2</source>
        <translation>%1 tras el mes %2</translation>
    </message>
    <message>
        <source>Where reserving, serverless, buying, a faster GPU or moving data begins to pay</source>
        <translation>Cuándo compensa reservar, usar serverless, comprar, una GPU más rápida o mover los datos</translation>
    </message>
    <message>
        <source>Only what concerns the workload with this id</source>
        <translation>Solo lo que afecta a la carga de trabajo con este id</translation>
    </message>
    <message>
        <source>Nothing in this plan can break even: give it a commitment, a serverless or owned deployment, or a scenario on another GPU.</source>
        <translation>En este plan no hay nada que comparar: añada un compromiso, un despliegue serverless o propio, o un escenario con otra GPU.</translation>
    </message>
    <message>
        <source>At the plan&apos;s use the machine is not earned back within its life.</source>
        <translation>Con el uso del plan, la máquina no se amortiza en toda su vida útil.</translation>
    </message>
    <message>
        <source>Cost against GPU-hours</source>
        <translation>Coste frente a horas de GPU</translation>
    </message>
    <message>
        <source>“%1” pays %2 for each GPU-hour</source>
        <translation>«%1» paga %2 por cada hora de GPU</translation>
    </message>
    <message>
        <source>“%1” pays %2 for each GPU-hour, “%3” %4</source>
        <translation>«%1» paga %2 por cada hora de GPU; «%3», %4</translation>
    </message>
    <message>
        <source>Cost, %1, against GPU-hours billed; services run all month and have no end to wait for</source>
        <translation>Coste, %1, frente a horas de GPU facturadas; los servicios funcionan todo el mes y no tienen un final que esperar</translation>
    </message>
    <message>
        <source>Cost, %1, against hours of the longest job&apos;s run</source>
        <translation>Coste, %1, frente a las horas de la ejecución del trabajo más largo</translation>
    </message>
    <message>
        <source>Whole instances are billed[: {used:n} GPUs are used and {billed:n} paid][, so that {idle:n} stand idle]. Use all of them, or choose an offer with fewer GPUs.</source>
        <translation>Se facturan instancias enteras[: se usan {used:n} GPU y se pagan {billed:n}][, así que {idle:n} quedan inactivas]. Úsalas todas o elige una oferta con menos GPU.</translation>
    </message>
    <message>
        <source>[{path}: ]this file is compressed or a database ({form}), not a price list. Unpack it first; nothing was stored.</source>
        <translation>[{path}: ]este archivo está comprimido o es una base de datos ({form}), no una lista de precios. Descomprímalo antes; no se guardó nada.</translation>
    </message>
    <message>
        <source>[{path}: ]the text is not UTF-8 (it looks like {found}). Save it as UTF-8 and import it again; nothing was stored.</source>
        <translation>[{path}: ]el texto no es UTF-8 (parece {found}). Guárdelo como UTF-8 e impórtelo de nuevo; no se guardó nada.</translation>
    </message>
    <message>
        <source>[{path}: ]this file holds binary data, not a price list; nothing was stored. Choose a .csv or .json file.</source>
        <translation>[{path}: ]este archivo contiene datos binarios, no una lista de precios; no se guardó nada. Elija un archivo .csv o .json.</translation>
    </message>
    <message>
        <source>[{path}: ]this is a web page, not a price list: an error or a log-in instead of the file. Download it again; nothing was stored.</source>
        <translation>[{path}: ]esto es una página web, no una lista de precios: un error o un inicio de sesión en lugar del archivo. Descárguelo de nuevo; no se guardó nada.</translation>
    </message>
    <message>
        <source>[{path}: ]the file is empty; nothing was stored. Download it again.</source>
        <translation>[{path}: ]el archivo está vacío; no se guardó nada. Descárguelo de nuevo.</translation>
    </message>
    <message>
        <source>[{path}: ]this is no price list that is known; nothing was stored. A table needs columns for the provider, the GPU and the price.</source>
        <translation>[{path}: ]no es una lista de precios conocida; no se guardó nada. Una tabla necesita columnas para el proveedor, la GPU y el precio.</translation>
    </message>
    <message>
        <source>[{path}: ]the text is not valid JSON at line {line}, column {column}; nothing was stored. Download it again, or mend it there.</source>
        <translation>[{path}: ]el texto no es JSON válido en la línea {line}, columna {column}; no se guardó nada. Descárguelo de nuevo, o corríjalo ahí.</translation>
    </message>
    <message>
        <source>[{path}: ]there is no list “{key}” in this file; nothing was stored. Check that it is the answer of the provider&apos;s interface.</source>
        <translation>[{path}: ]no hay ninguna lista «{key}» en este archivo; no se guardó nada. Compruebe que es la respuesta de la interfaz del proveedor.</translation>
    </message>
    <message>
        <source>[{path}: ]this is a database of another program, not a price library. Choose another file with --library.</source>
        <translation>[{path}: ]es una base de datos de otro programa, no una biblioteca de precios. Elija otro archivo con --library.</translation>
    </message>
    <message>
        <source>[{path}: ]a newer version of GPU Plan wrote this price library (form {version}). Update the program, or choose another file with --library.</source>
        <translation>[{path}: ]una versión más nueva de GPU Plan escribió esta biblioteca de precios (forma {version}). Actualice el programa, o elija otro archivo con --library.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Sequence length, tokens</source>
        <translation>Longitud de secuencia, tokens</translation>
    </message>
    <message>
        <source>Global batch, tokens</source>
        <translation>Lote global, tokens</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>LoRA rank</source>
        <translation>Rango LoRA</translation>
    </message>
    <message>
        <source>LoRA targets</source>
        <translation>Matrices con LoRA</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Tokens an example</source>
        <translation>Tokens por ejemplo</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Épocas</translation>
    </message>
    <message>
        <source>Requests a day</source>
        <translation>Peticiones al día</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Prompt, tokens</source>
        <translation>Prompt, tokens</translation>
    </message>
    <message>
        <source>Answer, tokens</source>
        <translation>Respuesta, tokens</translation>
    </message>
    <message>
        <source>Peak ÷ mean</source>
        <translation>Pico ÷ media</translation>
    </message>
    <message>
        <source>Hours a day</source>
        <translation>Horas al día</translation>
    </message>
    <message>
        <source>First token within</source>
        <translation>Primer token en</translation>
    </message>
    <message>
        <source>Each further token within</source>
        <translation>Cada token siguiente en</translation>
    </message>
    <message>
        <source>Busy at most</source>
        <translation>Ocupación máxima</translation>
    </message>
    <message>
        <source>95 % wait at most</source>
        <translation>El 95 % espera como mucho</translation>
    </message>
    <message>
        <source>Replicas at least</source>
        <translation>Réplicas como mínimo</translation>
    </message>
    <message>
        <source>Through the day</source>
        <translation>A lo largo del día</translation>
    </message>
    <message>
        <source>Measured service time</source>
        <translation>Tiempo de servicio medido</translation>
    </message>
    <message>
        <source>Measured slots a replica</source>
        <translation>Huecos medidos por réplica</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Images a day</source>
        <translation>Imágenes al día</translation>
    </message>
    <message>
        <source>Resolution, px</source>
        <translation>Resolución, px</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Secuencias</translation>
    </message>
    <message>
        <source>Environment steps</source>
        <translation>Pasos del entorno</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Velocidad medida</translation>
    </message>
    <message>
        <source>Measured on</source>
        <translation>Medido en</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Hours a trial</source>
        <translation>Horas por prueba</translation>
    </message>
    <message>
        <source>Each trial is</source>
        <translation>Cada prueba es</translation>
    </message>
    <message>
        <source>Early stopping</source>
        <translation>Parada temprana</translation>
    </message>
    <message>
        <source>Halving by</source>
        <translation>Reducción entre</translation>
    </message>
    <message>
        <source>First rung</source>
        <translation>Primer escalón</translation>
    </message>
    <message>
        <source>Survivors resume</source>
        <translation>Las que siguen continúan</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Days a month</source>
        <translation>Días al mes</translation>
    </message>
    <message>
        <source>Units of work</source>
        <translation>Unidades de trabajo</translation>
    </message>
    <message>
        <source>Measured speed, units</source>
        <translation>Velocidad medida, unidades</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Comienza</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Runs a month</source>
        <translation>Ejecuciones al mes</translation>
    </message>
    <message>
        <source>Growth a month</source>
        <translation>Crecimiento al mes</translation>
    </message>
    <message>
        <source>May be interrupted</source>
        <translation>Puede interrumpirse</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Necesita</translation>
    </message>
    <message>
        <source>Needs ECC memory</source>
        <translation>Necesita memoria ECC</translation>
    </message>
    <message>
        <source>Needs NVLink</source>
        <translation>Necesita NVLink</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelismo de tensores</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Paralelismo de etapas</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Paralelismo de datos</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Paralelismo de expertos</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Paralelismo de contexto</translation>
    </message>
    <message>
        <source>Sequence parallel</source>
        <translation>Paralelismo de secuencia</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>Reparto de estados</translation>
    </message>
    <message>
        <source>Idle a run</source>
        <translation>Inactividad por ejecución</translation>
    </message>
    <message>
        <source>Idle share</source>
        <translation>Parte inactiva</translation>
    </message>
    <message>
        <source>Shuts down after</source>
        <translation>Se apaga tras</translation>
    </message>
    <message>
        <source>Interrupted every</source>
        <translation>Se interrumpe cada</translation>
    </message>
    <message>
        <source>Checkpoint every</source>
        <translation>Punto de control cada</translation>
    </message>
    <message>
        <source>Saving takes</source>
        <translation>Guardar tarda</translation>
    </message>
    <message>
        <source>Recovery takes</source>
        <translation>Recuperarse tarda</translation>
    </message>
    <message>
        <source>Wait for a new machine</source>
        <translation>Espera de otra máquina</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Preaviso</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Arranque en frío</translation>
    </message>
    <message>
        <source>Requests a cold start</source>
        <translation>Peticiones por arranque en frío</translation>
    </message>
    <message>
        <source>Idle timeout</source>
        <translation>Espera inactiva</translation>
    </message>
    <message>
        <source>Packing</source>
        <translation>Aprovechamiento</translation>
    </message>
    <message>
        <source>full fine-tuning</source>
        <translation>ajuste completo</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>the machine&apos;s price was added to its GPUs&apos;</source>
        <translation>se sumó el precio de la máquina al de sus GPU</translation>
    </message>
    <message>
        <source>a TPU slice under one name: its chips were counted</source>
        <translation>una porción de TPU con un solo nombre: se contaron sus chips</translation>
    </message>
    <message>
        <source>the stated memory is not the card&apos;s; the specification&apos;s is used</source>
        <translation>la memoria indicada no es la de la tarjeta; se usa la de la especificación</translation>
    </message>
    <message>
        <source>gigabytes in a field of mebibytes</source>
        <translation>gigabytes en un campo de mebibytes</translation>
    </message>
    <message>
        <source>the price a GPU is not the machine&apos;s ÷ its GPUs; computed anew</source>
        <translation>el precio por GPU no es el de la máquina ÷ sus GPU; se calculó de nuevo</translation>
    </message>
    <message>
        <source>the column of one GPU held the whole machine&apos;s price</source>
        <translation>la columna de una GPU tenía el precio de toda la máquina</translation>
    </message>
    <message>
        <source>only one GPU&apos;s price was given; multiplied by the GPUs</source>
        <translation>solo se daba el precio de una GPU; se multiplicó por las GPU</translation>
    </message>
    <message>
        <source>the price contains a disk</source>
        <translation>el precio incluye un disco</translation>
    </message>
    <message>
        <source>this machine is known to hold another number of GPUs</source>
        <translation>se sabe que esta máquina tiene otro número de GPU</translation>
    </message>
    <message>
        <source>spot costs more than on demand</source>
        <translation>spot cuesta más que bajo demanda</translation>
    </message>
    <message>
        <source>spot costs as much as on demand</source>
        <translation>spot cuesta lo mismo que bajo demanda</translation>
    </message>
    <message>
        <source>spot under a twentieth of on demand was left out</source>
        <translation>se omitió un spot inferior a la vigésima parte de bajo demanda</translation>
    </message>
    <message>
        <source>more than three times the dearest price known of this GPU, or less than a third of the cheapest</source>
        <translation>más del triple del precio más caro que se conoce de esta GPU, o menos de un tercio del más barato</translation>
    </message>
    <message>
        <source>the list names no currency</source>
        <translation>la lista no indica moneda</translation>
    </message>
    <message>
        <source>a provider that the catalog does not know: no billing rules</source>
        <translation>un proveedor que el catálogo no conoce: sin reglas de facturación</translation>
    </message>
    <message>
        <source>listed, but not to be had when the list was written</source>
        <translation>en la lista, pero sin capacidad cuando se escribió</translation>
    </message>
    <message>
        <source>a machine without a GPU</source>
        <translation>una máquina sin GPU</translation>
    </message>
    <message>
        <source>how many GPUs is not said</source>
        <translation>no se dice cuántas GPU</translation>
    </message>
    <message>
        <source>a part of a GPU</source>
        <translation>una parte de una GPU</translation>
    </message>
    <message>
        <source>no price: unknown, or by reservation only</source>
        <translation>sin precio: desconocido o solo con reserva</translation>
    </message>
    <message>
        <source>a price of zero: not for sale</source>
        <translation>precio cero: no está a la venta</translation>
    </message>
    <message>
        <source>the price is no possible amount</source>
        <translation>el precio no es un importe posible</translation>
    </message>
    <message>
        <source>GPUs without a machine to put them into</source>
        <translation>GPU sin una máquina donde ponerlas</translation>
    </message>
    <message>
        <source>the same offer once more</source>
        <translation>la misma oferta otra vez</translation>
    </message>
    <message>
        <source>not for rent, says the list</source>
        <translation>no se alquila, según la lista</translation>
    </message>
    <message>
        <source>no provider is named; say whose list it is with --provider</source>
        <translation>no se nombra proveedor; indíquelo con --provider</translation>
    </message>
    <message>
        <source>the currency is no code of three capitals</source>
        <translation>la moneda no es un código de tres mayúsculas</translation>
    </message>
    <message>
        <source>not of the form that this format has</source>
        <translation>no tiene la forma de este formato</translation>
    </message>
    <message>
        <source>{hours:n} h at {rate:n} requests a second</source>
        <translation>{hours:n} h a {rate:n} peticiones por segundo</translation>
    </message>
    <message>
        <source>The price library&apos;s file, instead of your own</source>
        <translation>El archivo de la biblioteca de precios, en lugar del suyo</translation>
    </message>
    <message>
        <source>Read price lists, review every row and keep the offers</source>
        <translation>Leer listas de precios, revisar cada fila y guardar las ofertas</translation>
    </message>
    <message>
        <source>Price lists, .csv or .json</source>
        <translation>Listas de precios, .csv o .json</translation>
    </message>
    <message>
        <source>The lists&apos; format, instead of what they look like</source>
        <translation>El formato de las listas, en lugar de lo que parecen</translation>
    </message>
    <message>
        <source>Whose list it is, instead of the file&apos;s name</source>
        <translation>De quién es la lista, en lugar del nombre del archivo</translation>
    </message>
    <message>
        <source>The prices&apos; currency where a list names none</source>
        <translation>La moneda de los precios donde la lista no la nombra</translation>
    </message>
    <message>
        <source>The prices&apos; date, instead of the file&apos;s</source>
        <translation>La fecha de los precios, en lugar de la del archivo</translation>
    </message>
    <message>
        <source>Teach a GPU&apos;s name: NAME=ID; may be repeated</source>
        <translation>Enseñar el nombre de una GPU: NOMBRE=ID; puede repetirse</translation>
    </message>
    <message>
        <source>Only review; store nothing</source>
        <translation>Solo revisar; no guardar nada</translation>
    </message>
    <message>
        <source>Every imported price of a GPU, by date</source>
        <translation>Cada precio importado de una GPU, por fecha</translation>
    </message>
    <message>
        <source>Its id or a name of it</source>
        <translation>Su id o un nombre suyo</translation>
    </message>
    <message>
        <source>There is no price list format “%1”. The formats are %2.</source>
        <translation>No hay ningún formato de lista de precios «%1». Los formatos son %2.</translation>
    </message>
    <message>
        <source>“%1” is no date. Write it as 2026-11-30.</source>
        <translation>«%1» no es una fecha. Escríbala como 2026-11-30.</translation>
    </message>
    <message>
        <source>“%1” teaches no name. Write NAME=ID with the id of a GPU of the catalog: “A100 SXM=a100-sxm-80”.</source>
        <translation>«%1» no enseña ningún nombre. Escriba NOMBRE=ID con el id de una GPU del catálogo: «A100 SXM=a100-sxm-80».</translation>
    </message>
    <message>
        <source>first: row %1, %2</source>
        <translation>primera: fila %1, %2</translation>
    </message>
    <message>
        <source>%1, %2 rows, prices of %3 in %4</source>
        <translation>%1, %2 filas, precios del %3 en %4</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Tomadas</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparadas</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Offers</source>
        <translation>Ofertas</translation>
    </message>
    <message>
        <source>%1 new, %2 with another price, %3 known already</source>
        <translation>%1 nuevas, %2 con otro precio, %3 ya conocidas</translation>
    </message>
    <message>
        <source>Nothing was stored.</source>
        <translation>No se guardó nada.</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>An instance and hour</source>
        <translation>Una instancia y hora</translation>
    </message>
    <message>
        <source>There is no GPU “%1” in the catalog.</source>
        <translation>No hay ninguna GPU «%1» en el catálogo.</translation>
    </message>
    <message>
        <source>The commitment “{commitment}” has GPUs that no work runs on[: {gpus:n}]. Commit fewer, or move work onto it.</source>
        <translation>El compromiso «{commitment}» tiene GPU en las que no se ejecuta nada[: {gpus:n}]. Comprometa menos o pase trabajo a él.</translation>
    </message>
    <message>
        <source>The commitment “{commitment}” goes on after the plan[: {months:n} months][, {usd:usd} still to be paid]. Reckon with it in the next plan.</source>
        <translation>El compromiso «{commitment}» sigue después del plan[: {months:n} meses][, quedan por pagar {usd:usd}]. Téngalo en cuenta en el próximo plan.</translation>
    </message>
    <message>
        <source>Gross less credits, plus what is paid ahead, plus tax is what is paid in a month; what an earlier month paid ahead is taken off. Columns and months that are zero throughout are left out. “Paid by then” is what has been spent when the work stops after that month. Contingency and its tax belong to no month: the amount to be authorised has them in addition. Cents are rounded so that rows and columns add up.</source>
        <translation>Bruto menos créditos, más lo pagado por adelantado, más impuestos es lo que se paga en un mes; lo que un mes anterior pagó por adelantado se resta. Se omiten las columnas y los meses que son cero en todo. «Pagado hasta entonces» es lo gastado si el trabajo se detiene tras ese mes. La contingencia y sus impuestos no son de ningún mes: el importe por autorizar los incluye además. Los céntimos se redondean para que filas y columnas sumen.</translation>
    </message>
    <message>
        <source>Paid ahead</source>
        <translation>Pagado por adelantado</translation>
    </message>
    <message>
        <source>Paid for time after the plan</source>
        <translation>Pagado por tiempo posterior al plan</translation>
    </message>
    <message>
        <source>all month</source>
        <translation>todo el mes</translation>
    </message>
    <message>
        <source>VRAM, GiB</source>
        <translation>VRAM, GiB</translation>
    </message>
    <message>
        <source>BF16, TFLOP/s</source>
        <translation>BF16, TFLOP/s</translation>
    </message>
    <message>
        <source>What memory costs</source>
        <translation>Lo que cuesta la memoria</translation>
    </message>
    <message>
        <source>What speed costs</source>
        <translation>Lo que cuesta la velocidad</translation>
    </message>
    <message>
        <source>Newest price of each provider; prices up to %1</source>
        <translation>El precio más reciente de cada proveedor; precios hasta el %1</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these GPUs has an on-demand price.</source>
        <translation>Ninguna de estas GPU tiene precio bajo demanda.</translation>
    </message>
    <message>
        <source>consumer</source>
        <translation>consumo</translation>
    </message>
    <message>
        <source>workstation</source>
        <translation>estación de trabajo</translation>
    </message>
    <message>
        <source>data centre</source>
        <translation>centro de datos</translation>
    </message>
    <message>
        <source>board</source>
        <translation>placa</translation>
    </message>
    <message>
        <source>part of a pod</source>
        <translation>parte de un pod</translation>
    </message>
    <message>
        <source>superchip</source>
        <translation>superchip</translation>
    </message>
    <message>
        <source>hyperscaler</source>
        <translation>hiperescalador</translation>
    </message>
    <message>
        <source>specialised cloud</source>
        <translation>nube especializada</translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation>mercado</translation>
    </message>
    <message>
        <source>language model</source>
        <translation>modelo de lenguaje</translation>
    </message>
    <message>
        <source>encoder</source>
        <translation>codificador</translation>
    </message>
    <message>
        <source>encoder–decoder</source>
        <translation>codificador-decodificador</translation>
    </message>
    <message>
        <source>speech recognition</source>
        <translation>reconocimiento de voz</translation>
    </message>
    <message>
        <source>image classification</source>
        <translation>clasificación de imágenes</translation>
    </message>
    <message>
        <source>images and text</source>
        <translation>imágenes y texto</translation>
    </message>
    <message>
        <source>object detection</source>
        <translation>detección de objetos</translation>
    </message>
    <message>
        <source>image generation</source>
        <translation>generación de imágenes</translation>
    </message>
    <message>
        <source>community</source>
        <translation>comunidad</translation>
    </message>
    <message>
        <source>secure</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>whole node</source>
        <translation>nodo completo</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 año</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 años</translation>
    </message>
    <message>
        <source>a GPU-hour</source>
        <translation>por hora de GPU</translation>
    </message>
    <message>
        <source>an instance-hour</source>
        <translation>por hora de instancia</translation>
    </message>
    <message>
        <source>a GPU-second</source>
        <translation>por segundo de GPU</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>al mes</translation>
    </message>
    <message>
        <source>Cheapest on-demand GPU-hour, %1, against VRAM, GiB</source>
        <translation>Hora de GPU bajo demanda más barata, %1, según la VRAM, GiB</translation>
    </message>
    <message>
        <source>Cheapest on-demand GPU-hour, %1, against the dense BF16 peak, TFLOP/s</source>
        <translation>Hora de GPU bajo demanda más barata, %1, según el pico denso en BF16, TFLOP/s</translation>
    </message>
    <message>
        <source>What runs</source>
        <translation>Qué se ejecuta</translation>
    </message>
    <message>
        <source>and {count:n} more, under “How it runs”</source>
        <translation>y {count:n} más, en «Cómo se ejecuta»</translation>
    </message>
    <message>
        <source>The plan keeps the price[ “{offer}”] of {date:date}, {usd:exact} {currency}; there is a newer one of {newer_date:date}, {newer_usd:exact} {currency}[ (source: {newer_source})]. Nothing changes until you take it.</source>
        <translation>El plan mantiene el precio[ «{offer}»] del {date:date}, {usd:exact} {currency}; hay uno más reciente del {newer_date:date}, {newer_usd:exact} {currency}[ (fuente: {newer_source})]. Nada cambia hasta que lo adopte.</translation>
    </message>
    <message numerus="yes">
        <source>All figures USD, for %n month(s)</source>
        <translation>
            <numerusform>Todas las cifras en USD, para %n mes</numerusform>
            <numerusform>Todas las cifras en USD, para %n meses</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {place}[, {purchase:purchase}][, {tier}]</source>
        <translation>{name}: {place}[, {purchase:purchase}][, {tier}]</translation>
    </message>
    <message numerus="yes">
        <source>(And in %n more place(s).)</source>
        <translation>
            <numerusform>(Y en %n lugar más).</numerusform>
            <numerusform>(Y en %n lugares más).</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest run of a job</source>
        <translation>Ejecución más larga</translation>
    </message>
    <message>
        <source>There are no measurements of the engine “{found}”: it is reckoned as a usual one. Name one of these, or enter the speed you measured: {known}.</source>
        <translation>No hay mediciones del motor «{found}»: se calcula como uno habitual. Nombre uno de estos o indique la velocidad que ha medido: {known}.</translation>
    </message>
    <message>
        <source>for 1M tokens that are asked for; where no demand is stated, for those that it gives while it is busy</source>
        <translation>por 1 M de tokens que se piden; donde no se indica la demanda, por los que da mientras trabaja</translation>
    </message>
    <message>
        <source>Serverless is paid by what is asked for, and the work does not say how much that is. Enter requests a day, or the hours of a day with their load.</source>
        <translation>Lo serverless se paga por lo que se pide, y la carga no dice cuánto es. Indique las peticiones al día o las horas del día con su demanda.</translation>
    </message>
    <message>
        <source>[{path}: ]the column “{column}” is missing; nothing was stored. Check the first line, or name the format.</source>
        <translation>[{path}: ]falta la columna «{column}»; no se guardó nada. Revise la primera línea, o indique el formato.</translation>
    </message>
    <message>
        <source>“{path}” is no address. Write it whole: https://example.org/prices.csv.</source>
        <translation>«{path}» no es una dirección. Escríbala entera: https://example.org/prices.csv.</translation>
    </message>
    <message>
        <source>{path}: prices are fetched over https only, all the way; nothing was stored. Use an https address, or download the file yourself.</source>
        <translation>{path}: los precios solo se traen por https, en todo el camino; no se guardó nada. Use una dirección https o descargue usted el archivo.</translation>
    </message>
    <message>
        <source>{path}: what comes is larger than {maximum_mib} MiB; nothing was stored. Download the file and keep the part you need.</source>
        <translation>{path}: lo que llega ocupa más de {maximum_mib} MiB; no se guardó nada. Descargue el archivo y quédese con la parte que necesite.</translation>
    </message>
    <message>
        <source>{path}: nothing came for {seconds} seconds; nothing was stored. Try again later.</source>
        <translation>{path}: no llegó nada durante {seconds} segundos; no se guardó nada. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>{path}: the file could not be fetched ({reason}); nothing was stored. Check the address, or download the file yourself.</source>
        <translation>{path}: no se pudo traer el archivo ({reason}); no se guardó nada. Revise la dirección o descargue usted el archivo.</translation>
    </message>
    <message>
        <source>no GPU of the catalog has this name; it can be taught</source>
        <translation>ninguna GPU del catálogo se llama así; se le puede enseñar</translation>
    </message>
    <message>
        <source>{path}: this address leads on to another more than {redirects} times; nothing was stored. Use the address where the file is.</source>
        <translation>{path}: esta dirección lleva a otra más de {redirects} veces; no se guardó nada. Use la dirección donde está el archivo.</translation>
    </message>
    <message>
        <source>one of the row&apos;s prices is zero or no price and was left out</source>
        <translation>uno de los precios de la fila es cero o no es un precio, y se ha dejado fuera</translation>
    </message>
    <message>
        <source>1M steps</source>
        <translation>1 M de pasos</translation>
    </message>
    <message>
        <source>1,000 sequences</source>
        <translation>1.000 secuencias</translation>
    </message>
    <message>
        <source>Does not fit[ on {gpu}][: needs {needed_gb:gb} and there are {available_gb:gb}].[ Weights as {format} would fit.][ A batch of {batch:n} would fit.][ Gradient checkpointing would make it fit.{checkpointing:only}][ One sequence a micro-step would fit.{one_sequence:only}][ Sharding everything (ZeRO 3) would make it fit.{sharding:only}][ {larger_gpu} would hold it.][ {more_gpus:n} of these GPUs would hold it.] Use a smaller weights format, more GPUs or a GPU with more memory.</source>
        <translation>No cabe[ en {gpu}][: necesita {needed_gb:gb} y hay {available_gb:gb}].[ Los pesos en {format} cabrían.][ Un lote de {batch:n} cabría.][ Con puntos de control de gradientes cabría.{checkpointing:only}][ Con una secuencia por micropaso cabría.{one_sequence:only}][ Con todo repartido (ZeRO 3) cabría.{sharding:only}][ {larger_gpu} lo alojaría.][ {more_gpus:n} de estas GPU lo alojarían.] Use un formato de pesos menor, más GPU o una GPU con más memoria.</translation>
    </message>
    <message>
        <source>tokens a second = sequences ÷ (bytes read ÷ (bandwidth × efficiency) + FLOPs ÷ (peak × efficiency) + launches + sequences × time of a token), prompts included</source>
        <translation>tokens por segundo = secuencias ÷ (bytes leídos ÷ (ancho de banda × eficiencia) + FLOP ÷ (pico × eficiencia) + lanzamientos + secuencias × tiempo de un token), prompts incluidos</translation>
    </message>
    <message>
        <source>scheduling and exchanges of a token</source>
        <translation>planificación e intercambios de un token</translation>
    </message>
    <message>
        <source>your own measurements of {name}</source>
        <translation>sus propias medidas de {name}</translation>
    </message>
    <message>
        <source>Forget the correction factors that were kept</source>
        <translation>Olvidar los factores de corrección guardados</translation>
    </message>
    <message>
        <source>it takes three rows</source>
        <translation>hacen falta tres filas</translation>
    </message>
    <message>
        <source>they are more than ten times off: look at the units</source>
        <translation>se desvían más de diez veces: revise las unidades</translation>
    </message>
    <message>
        <source>such rows are only compared</source>
        <translation>estas filas solo se comparan</translation>
    </message>
    <message>
        <source>Kept: %1 on %2 × %3, by %4 rows.</source>
        <translation>Guardado: %1 en %2 × %3, según %4 filas.</translation>
    </message>
    <message>
        <source>Not kept: %1 on %2, %3 rows: %4.</source>
        <translation>No guardado: %1 en %2, %3 filas: %4.</translation>
    </message>
    <message>
        <source>%1 correction factors forgotten.</source>
        <translation>%1 factores de corrección olvidados.</translation>
    </message>
    <message>
        <source>No measurements are named. Name a .csv file of them, or give --forget.</source>
        <translation>No se indican medidas. Indique un archivo .csv con ellas o use --forget.</translation>
    </message>
    <message>
        <source>On {gpu} the speed is multiplied by {factor:n}, by {rows:n} measurements of your own[ ({source}, {date:date})]. Forget them with “gpuplan calibrate --forget”.</source>
        <translation>En {gpu} la velocidad se multiplica por {factor:n}, según {rows:n} medidas propias[ ({source}, {date:date})]. Olvídelas con «gpuplan calibrate --forget».</translation>
    </message>
</context>
</TS>
