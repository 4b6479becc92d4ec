<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>FigureStrip</name>
    <message numerus="yes">
        <source>replicas, %n services</source>
        <translation>
            <numerusform>replicas, %n service</numerusform>
            <numerusform>replicas, %n services</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n may not fit.</source>
        <translation>
            <numerusform>%n may not fit.</numerusform>
            <numerusform>%n may not fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit.</source>
        <translation>
            <numerusform>%n does not fit.</numerusform>
            <numerusform>%n do not fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levers</name>
    <message numerus="yes">
        <source>on each of %n machines</source>
        <translation>
            <numerusform>on %n machine</numerusform>
            <numerusform>on each of %n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least; the load needs %n</source>
        <translation>
            <numerusform>at least; the load needs %n</numerusform>
            <numerusform>at least; the load needs %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message numerus="yes">
        <source>%1 for %n GPUs</source>
        <translation>
            <numerusform>%1 for %n GPU</numerusform>
            <numerusform>%1 for %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>price of %1, %n days old</source>
        <translation>
            <numerusform>price of %1, %n day old</numerusform>
            <numerusform>price of %1, %n days old</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioTable</name>
    <message numerus="yes">
        <source>%n may not fit</source>
        <translation>
            <numerusform>%n may not fit</numerusform>
            <numerusform>%n may not fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do not fit</source>
        <translation>
            <numerusform>%n does not fit</numerusform>
            <numerusform>%n do not fit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkloadNotes</name>
    <message numerus="yes">
        <source>in %n scenarios</source>
        <translation>
            <numerusform>in %n scenario</numerusform>
            <numerusform>in %n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorkloadTable</name>
    <message numerus="yes">
        <source>%n replicas</source>
        <translation>
            <numerusform>%n replica</numerusform>
            <numerusform>%n replicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CatalogPage</name>
    <message numerus="yes">
        <source>%n rows; the catalog&apos;s newest price is of %1</source>
        <translation>
            <numerusform>%n row; the catalog&apos;s newest price is of %1</numerusform>
            <numerusform>%n rows; the catalog&apos;s newest price is of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DataTable</name>
    <message numerus="yes">
        <source>Copy %n row(s)</source>
        <translation>
            <numerusform>Copy %n row</numerusform>
            <numerusform>Copy %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeploymentForm</name>
    <message numerus="yes">
        <source>%n replicas</source>
        <translation>
            <numerusform>%n replica</numerusform>
            <numerusform>%n replicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FormBody</name>
    <message numerus="yes">
        <source>%n stated</source>
        <translation>
            <numerusform>%n stated</numerusform>
            <numerusform>%n stated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainStatus</name>
    <message numerus="yes">
        <source>All figures USD, for %n month(s)</source>
        <translation>
            <numerusform>All figures USD, for %n month</numerusform>
            <numerusform>All figures USD, for %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PlanFiles</name>
    <message numerus="yes">
        <source>There are %n more such places.</source>
        <translation>
            <numerusform>There is %n more such place.</numerusform>
            <numerusform>There are %n more such places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The report is written: %1, %n pages.</source>
        <translation>
            <numerusform>The report is written: %1, %n page.</numerusform>
            <numerusform>The report is written: %1, %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are newer prices for %n of the plan&apos;s offers, the latest of %1.</source>
        <translation>
            <numerusform>There is a newer price, of %1, for %n of the plan&apos;s offers.</numerusform>
            <numerusform>There are newer prices for %n of the plan&apos;s offers, the latest of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PriceImport</name>
    <message numerus="yes">
        <source>Store %n prices</source>
        <translation>
            <numerusform>Store %n price</numerusform>
            <numerusform>Store %n prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names of GPUs are not known. Say once what they mean, and it is known from then on.</source>
        <translation>
            <numerusform>%n name of a GPU is not known. Say once what it means, and it is known from then on.</numerusform>
            <numerusform>%n names of GPUs are not known. Say once what they mean, and it is known from then on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rows</source>
        <translation>
            <numerusform>%1, %n row</numerusform>
            <numerusform>%1, %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecoveryOffer</name>
    <message numerus="yes">
        <source>%n more such plans will be offered.</source>
        <translation>
            <numerusform>%n more such plan will be offered.</numerusform>
            <numerusform>%n more such plans will be offered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>for %n month(s)</source>
        <translation>
            <numerusform>for %n month</numerusform>
            <numerusform>for %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) written</source>
        <translation>
            <numerusform>%n page written</numerusform>
            <numerusform>%n pages written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n change(s)</source>
        <translation>
            <numerusform>%1: %n change</numerusform>
            <numerusform>%1: %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All figures USD, for %n month(s)</source>
        <translation>
            <numerusform>All figures USD, for %n month</numerusform>
            <numerusform>All figures USD, for %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(And in %n more place(s).)</source>
        <translation>
            <numerusform>(And in %n more place.)</numerusform>
            <numerusform>(And in %n more places.)</numerusform>
        </translation>
    </message>
</context>
</TS>
