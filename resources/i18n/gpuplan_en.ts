<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
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
</context>
</TS>
