<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name>damscope::chart::EvaluationChart</name>
        <message>
            <source>White wins</source>
            <translation>Wit wint</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Zwart wint</translation>
        </message>
        <message>
            <source>forced</source>
            <translation>gedwongen</translation>
        </message>
        <message>
            <source>best move</source>
            <translation>beste zet</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>enige zet</translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>onnauwkeurigheid</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>fout</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>blunder</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>gemiste winst</translation>
        </message>
        <message>
            <source>Evaluation of the game</source>
            <translation>Waardering van de partij</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Begin: %1</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Begin</translation>
        </message>
        <message>
            <source>%1: not analysed</source>
            <translation>%1: niet geanalyseerd</translation>
        </message>
        <message>
            <source>%1% of the game lost</source>
            <translation>%1% van de partij verloren</translation>
        </message>
        <message>
            <source>Inaccuracy ?!</source>
            <translation>Onnauwkeurig ?!</translation>
        </message>
        <message>
            <source>Mistake ?</source>
            <translation>Fout ?</translation>
        </message>
        <message>
            <source>Blunder ??</source>
            <translation>Blunder ??</translation>
        </message>
        <message>
            <source>Missed win</source>
            <translation>Gemiste winst</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>opening</translation>
        </message>
        <message>
            <source>middlegame</source>
            <translation>middenspel</translation>
        </message>
        <message>
            <source>endgame</source>
            <translation>eindspel</translation>
        </message>
        <message>
            <source>even</source>
            <translation>gelijk</translation>
        </message>
        <message>
            <source>White's clock, minutes</source>
            <translation>Klok van wit, minuten</translation>
        </message>
        <message>
            <source>Black's clock, minutes</source>
            <translation>Klok van zwart, minuten</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::About</name>
        <message>
            <source>About Damscope</source>
            <translation>Over Damscope</translation>
        </message>
        <message>
            <source>Damscope %1: a game database for draughts.

Free software under the GNU General Public License, version 3 or later.</source>
            <translation>Damscope %1: een partijendatabase voor dammen.

Vrije software onder de GNU General Public License, versie 3 of later.</translation>
        </message>
        <message>
            <source>Libraries and their licences:</source>
            <translation>Bibliotheken en hun licenties:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Actions</name>
        <message>
            <source>Larger text</source>
            <translation>Grotere tekst</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Kleinere tekst</translation>
        </message>
        <message>
            <source>&amp;Sources…</source>
            <translation>&amp;Bronnen…</translation>
        </message>
        <message>
            <source>What was imported, and how it was read</source>
            <translation>Wat geïmporteerd is, en hoe het gelezen is</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>&amp;Kopie opslaan…</translation>
        </message>
        <message>
            <source>&amp;Properties…</source>
            <translation>&amp;Eigenschappen…</translation>
        </message>
        <message>
            <source>De&amp;lete selected games…</source>
            <translation>Geselecteerde partijen ver&amp;wijderen…</translation>
        </message>
        <message>
            <source>&amp;Bring back deleted games</source>
            <translation>Verwijderde partijen &amp;terughalen</translation>
        </message>
        <message>
            <source>Deleted &amp;games…</source>
            <translation>Verwijderde &amp;partijen…</translation>
        </message>
        <message>
            <source>Game &amp;data…</source>
            <translation>Partij&amp;gegevens…</translation>
        </message>
        <message>
            <source>Players, event, date, result and other data of the game</source>
            <translation>Spelers, toernooi, datum, uitslag en al het andere dat van de partij bekend is</translation>
        </message>
        <message>
            <source>Ne&amp;w database…</source>
            <translation>&amp;Nieuwe database…</translation>
        </message>
        <message>
            <source>&amp;Keep the games</source>
            <translation>Partijen &amp;bewaren</translation>
        </message>
        <message>
            <source>Stores the games being viewed in your own database</source>
            <translation>Slaat de bekeken partijen op in uw eigen database</translation>
        </message>
        <message>
            <source>&amp;Keep the line</source>
            <translation>&amp;Variant toevoegen</translation>
        </message>
        <message>
            <source>Adds the explored moves to the game as a variation</source>
            <translation>Voegt de verkende zetten als variant aan de partij toe</translation>
        </message>
        <message>
            <source>&amp;Back to the game</source>
            <translation>&amp;Terug naar de partij</translation>
        </message>
        <message>
            <source>Leaves the explored moves</source>
            <translation>Verlaat de verkende zetten</translation>
        </message>
        <message>
            <source>&amp;Check the database</source>
            <translation>Database &amp;controleren</translation>
        </message>
        <message>
            <source>Find &amp;duplicates</source>
            <translation>&amp;Dubbele partijen zoeken</translation>
        </message>
        <message>
            <source>Games in the list that are stored twice</source>
            <translation>Partijen in de lijst die dubbel zijn opgeslagen</translation>
        </message>
        <message>
            <source>&amp;Update the position index</source>
            <translation>&amp;Positie-index bijwerken</translation>
        </message>
        <message>
            <source>Find co&amp;mbinations and structures</source>
            <translation>Co&amp;mbinaties en structuren zoeken</translation>
        </message>
        <message>
            <source>&amp;Names of combinations and structures…</source>
            <translation>&amp;Namen van combinaties en structuren…</translation>
        </message>
        <message>
            <source>In new and changed games, for shot: and structure: of the filter</source>
            <translation>In nieuwe en gewijzigde partijen, voor shot: en structure: in het filter</translation>
        </message>
        <message>
            <source>Re&amp;build the position index</source>
            <translation>Positie-index opnieuw op&amp;bouwen</translation>
        </message>
        <message>
            <source>&amp;Recover games of a damaged database…</source>
            <translation>Partijen van een beschadigde database &amp;redden…</translation>
        </message>
        <message>
            <source>&amp;Report of the game</source>
            <translation>Ve&amp;rslag van de partij</translation>
        </message>
        <message>
            <source>&amp;Why this move</source>
            <translation>&amp;Waarom deze zet</translation>
        </message>
        <message>
            <source>What is proved about the move on the board</source>
            <translation>Wat er over de zet op het bord bewezen is</translation>
        </message>
        <message>
            <source>Ann&amp;otate games…</source>
            <translation>Partijen van c&amp;ommentaar voorzien…</translation>
        </message>
        <message>
            <source>Writes signs, comments and better moves into analysed games</source>
            <translation>Schrijft tekens, commentaar en betere zetten in geanalyseerde partijen</translation>
        </message>
        <message>
            <source>Endgame ta&amp;bles…</source>
            <translation>&amp;Eindspeltabellen…</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Handleiding</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Spelregels</translation>
        </message>
        <message>
            <source>&amp;Go to the board</source>
            <translation>&amp;Naar het bord</translation>
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation>V&amp;olgend paneel</translation>
        </message>
        <message>
            <source>&amp;Previous panel</source>
            <translation>&amp;Vorig paneel</translation>
        </message>
        <message>
            <source>&amp;Open database…</source>
            <translation>Database &amp;openen…</translation>
        </message>
        <message>
            <source>&amp;View files…</source>
            <translation>Bestanden be&amp;kijken…</translation>
        </message>
        <message>
            <source>Shows the games and problems of files without storing them</source>
            <translation>Toont de partijen en problemen van bestanden zonder ze op te slaan</translation>
        </message>
        <message>
            <source>I&amp;mport in an encoding or variant…</source>
            <translation>Importeren met &amp;codering of variant…</translation>
        </message>
        <message>
            <source>&amp;Import files…</source>
            <translation>Bestanden &amp;importeren…</translation>
        </message>
        <message>
            <source>Import &amp;folder…</source>
            <translation>&amp;Map importeren…</translation>
        </message>
        <message>
            <source>&amp;Save game</source>
            <translation>Partij op&amp;slaan</translation>
        </message>
        <message>
            <source>Save game &amp;as PDN…</source>
            <translation>Partij opslaan &amp;als PDN…</translation>
        </message>
        <message>
            <source>Save &amp;diagram…</source>
            <translation>&amp;Diagram opslaan…</translation>
        </message>
        <message>
            <source>E&amp;xport game…</source>
            <translation>Partij e&amp;xporteren…</translation>
        </message>
        <message>
            <source>&amp;Print game…</source>
            <translation>Partij af&amp;drukken…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Afsluiten</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Ongedaan maken</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Op&amp;nieuw</translation>
        </message>
        <message>
            <source>&amp;Copy position (FEN)</source>
            <translation>Stand &amp;kopiëren (FEN)</translation>
        </message>
        <message>
            <source>Copy &amp;game (PDN)</source>
            <translation>&amp;Partij kopiëren (PDN)</translation>
        </message>
        <message>
            <source>Copy &amp;diagram</source>
            <translation>&amp;Diagram kopiëren</translation>
        </message>
        <message>
            <source>&amp;Paste position or game</source>
            <translation>Stand of partij p&amp;lakken</translation>
        </message>
        <message>
            <source>P&amp;references…</source>
            <translation>&amp;Voorkeuren…</translation>
        </message>
        <message>
            <source>&amp;Filter games</source>
            <translation>Partijen &amp;filteren</translation>
        </message>
        <message>
            <source>&amp;Search in games</source>
            <translation>&amp;Zoeken in partijen</translation>
        </message>
        <message>
            <source>Search this p&amp;osition</source>
            <translation>Deze &amp;stand zoeken</translation>
        </message>
        <message>
            <source>&amp;Openings of this position</source>
            <translation>&amp;Openingen van deze stand</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Nieuwe partij…</translation>
        </message>
        <message>
            <source>&amp;Edit position…</source>
            <translation>Stand b&amp;ewerken…</translation>
        </message>
        <message>
            <source>Pla&amp;y…</source>
            <translation>&amp;Spelen…</translation>
        </message>
        <message>
            <source>To the &amp;start</source>
            <translation>Naar het be&amp;gin</translation>
        </message>
        <message>
            <source>&amp;Previous move</source>
            <translation>V&amp;orige zet</translation>
        </message>
        <message>
            <source>&amp;Next move</source>
            <translation>&amp;Volgende zet</translation>
        </message>
        <message>
            <source>To the &amp;end</source>
            <translation>Naar het e&amp;inde</translation>
        </message>
        <message>
            <source>Move variation &amp;up</source>
            <translation>Variant omh&amp;oog</translation>
        </message>
        <message>
            <source>Make &amp;main line</source>
            <translation>Tot &amp;hoofdvariant maken</translation>
        </message>
        <message>
            <source>&amp;Delete from here</source>
            <translation>Vanaf hier ver&amp;wijderen</translation>
        </message>
        <message>
            <source>&amp;Comment on the move</source>
            <translation>&amp;Commentaar bij de zet</translation>
        </message>
        <message>
            <source>Cop&amp;y the line</source>
            <translation>De &amp;variant kopiëren</translation>
        </message>
        <message>
            <source>This move and those after it, as text</source>
            <translation>Deze zet en de volgende, als tekst</translation>
        </message>
        <message>
            <source>&amp;Analyse game</source>
            <translation>Partij &amp;analyseren</translation>
        </message>
        <message>
            <source>Analyse &amp;selected games</source>
            <translation>Gekozen partijen a&amp;nalyseren</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Engine</translation>
        </message>
        <message>
            <source>Let the engine think about the position</source>
            <translation>De engine over de stand laten nadenken</translation>
        </message>
        <message>
            <source>&amp;Lock</source>
            <translation>&amp;Vastzetten</translation>
        </message>
        <message>
            <source>Keep this position while you move through the game</source>
            <translation>Bij deze stand blijven terwijl de partij wordt doorlopen</translation>
        </message>
        <message>
            <source>&amp;Threat</source>
            <translation>&amp;Dreiging</translation>
        </message>
        <message>
            <source>What the other side would do if it were to move</source>
            <translation>Wat de tegenpartij zou doen als die aan zet was</translation>
        </message>
        <message>
            <source>E&amp;ngines…</source>
            <translation>E&amp;ngines…</translation>
        </message>
        <message>
            <source>Save &amp;chart…</source>
            <translation>&amp;Grafiek opslaan…</translation>
        </message>
        <message>
            <source>Revert the &amp;repair</source>
            <translation>He&amp;rstel ongedaan maken</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Maakt van de opgeslagen partij weer wat er stond</translation>
        </message>
        <message>
            <source>&amp;Board alone, full screen</source>
            <translation>Alleen het bord, volledig &amp;scherm</translation>
        </message>
        <message>
            <source>T&amp;ouch-move</source>
            <translation>&amp;Aanraken is zetten</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>Indeling &amp;herstellen</translation>
        </message>
        <message>
            <source>&amp;About Damscope</source>
            <translation>&amp;Over Damscope</translation>
        </message>
        <message>
            <source>C&amp;lose database</source>
            <translation>Database s&amp;luiten</translation>
        </message>
        <message>
            <source>&amp;Match between engines…</source>
            <translation>&amp;Match tussen engines…</translation>
        </message>
        <message>
            <source>Next control &amp;in the panel</source>
            <translation>Volgend element &amp;in het paneel</translation>
        </message>
        <message>
            <source>Previous control in the p&amp;anel</source>
            <translation>Vorig &amp;element in het paneel</translation>
        </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partijen</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>St&amp;udie</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Verslag</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Openingen</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Zoeken</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pelen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>&amp;Move panels</source>
        <translation>&amp;Panelen verplaatsen</translation>
    </message>
    <message>
        <source>Gives panels title bars by which they can be dragged elsewhere</source>
        <translation>Geeft panelen een titel waaraan u ze naar een andere plaats sleept</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Bord omdraaien</translation>
    </message>
    <message>
        <source>&amp;Enter variation</source>
        <translation>&amp;Variant in</translation>
    </message>
    <message>
        <source>&amp;Leave variation</source>
        <translation>Variant &amp;uit</translation>
    </message>
    <message>
        <source>Print a diagram &amp;here</source>
        <translation>Hier een diagram afdru&amp;kken</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Sneltoetsen</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Opdracht &amp;zoeken…</translation>
    </message>
    <message>
        <source>Finds any command, database or player as you type</source>
        <translation>Vindt elke opdracht, database en speler terwijl u typt</translation>
    </message>
        <message>
            <source>&amp;Training</source>
            <translation>&amp;Training</translation>
        </message>
        <message>
            <source>Pla&amp;yers</source>
            <translation>Sp&amp;elers</translation>
        </message>
        <message>
            <source>&amp;Events</source>
            <translation>T&amp;oernooien</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>Een toernooi &amp;invoeren…</translation>
        </message>
        <message>
            <source>&amp;Type results of an event</source>
            <translation>&amp;Uitslagen van een toernooi typen</translation>
        </message>
        <message>
            <source>C&amp;orrect an event…</source>
            <translation>Een toernooi &amp;verbeteren…</translation>
        </message>
        <message>
            <source>Un&amp;do the last correction</source>
            <translation>De laatste verbetering &amp;ongedaan maken</translation>
        </message>
        <message>
            <source>Restore &amp;a copy…</source>
            <translation>Kopie &amp;terugzetten…</translation>
        </message>
        <message>
            <source>Puts a copy of the database in its place</source>
            <translation>Zet een kopie van de database op haar plaats</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::AnalysesPanel</name>
        <message>
            <source>Search per &amp;move:</source>
            <translation>Zoeken p&amp;er zet:</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>snel</translation>
        </message>
        <message>
            <source>thorough</source>
            <translation>grondig</translation>
        </message>
        <message>
            <source>Thoroughness of the next analysis</source>
            <translation>Hoe grondig de volgende analyse is</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Doorgaan</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Analyses</translation>
        </message>
        <message>
            <source>No game is being analysed. Analysis &gt; Analyse game analyses the open game, Analyse selected games those selected in the list.</source>
            <translation>Er wordt geen partij geanalyseerd. Analyse &gt; Partij analyseren doet dat met de open partij, Gekozen partijen analyseren met die van de lijst.</translation>
        </message>
    <message>
        <source>standard</source>
        <translation>standaard</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::AnalysisDocks</name>
        <message>
            <source>Analysed: %1.</source>
            <translation>Geanalyseerd: %1.</translation>
        </message>
        <message>
            <source>The analysis failed: %1</source>
            <translation>De analyse is mislukt: %1</translation>
        </message>
        <message>
            <source>Another window of Damscope is analysing. This analysis starts by itself when that one has finished or is closed.</source>
            <translation>Een ander venster van Damscope analyseert. Deze analyse begint vanzelf als dat klaar is of gesloten wordt.</translation>
        </message>
        <message>
            <source>The list of analyses could not be saved: %1</source>
            <translation>De lijst van analyses kon niet worden bewaard: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln analysis(es) from last time are not finished: choose Continue under Analyses.</source>
            <translation>
                <numerusform>%Ln analyse van de vorige keer is niet af: Doorgaan onder Analyses.</numerusform>
                <numerusform>%Ln analyses van de vorige keer zijn niet af: Doorgaan onder Analyses.</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet: Analysis &gt; Analyse game (F6).</source>
            <translation>Deze partij is nog niet geanalyseerd: Analyse &gt; Partij analyseren (F6).</translation>
        </message>
        <message>
            <source>There is no folder for endgame tables: DAMSCOPE_ENDGAMES is "none".</source>
            <translation>Er is geen map voor eindspeltabellen: DAMSCOPE_ENDGAMES is "none".</translation>
        </message>
        <message>
            <source>Open a database first: evaluations are stored there.</source>
            <translation>Open eerst een database: daar worden de waarderingen bewaard.</translation>
        </message>
        <message>
            <source>This game is being analysed already.</source>
            <translation>Deze partij wordt al geanalyseerd.</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>Select games in the list first.</source>
            <translation>Kies eerst partijen in de lijst.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partij</numerusform>
                <numerusform>%Ln partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>Save chart</source>
            <translation>Grafiek opslaan</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png);;PDF (*.pdf)</source>
            <translation>Tekeningen (*.svg);;Afbeeldingen (*.png);;PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Waardering</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Engine</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spelen</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Analyses</translation>
        </message>
        <message>
            <source>Open a database first: the games are stored there.</source>
            <translation>Open eerst een database: de partijen worden daar bewaard.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnalysisQueue</name>
        <message>
            <source>%1%, positions: %2</source>
            <translation>%1%, standen: %2</translation>
        </message>
        <message>
            <source>waiting for another window</source>
            <translation>wacht op een ander venster</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>wacht</translation>
        </message>
        <message>
            <source>running</source>
            <translation>bezig</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>gestopt</translation>
        </message>
        <message>
            <source>done</source>
            <translation>klaar</translation>
        </message>
        <message>
            <source>done, with problems</source>
            <translation>klaar, met problemen</translation>
        </message>
        <message>
            <source>failed: %1</source>
            <translation>mislukt: %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Voortgang</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Toestand</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotateDialog</name>
        <message numerus="yes">
            <source>&amp;Selected: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Geselecteerd: %Ln partij</numerusform>
                <numerusform>&amp;Geselecteerd: %Ln partijen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>&amp;All in the list: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Alle in de lijst: %Ln partij</numerusform>
                <numerusform>&amp;Alle in de lijst: %Ln partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Remove Damscope's annotations</source>
            <translation>Commentaar van Damscope &amp;verwijderen</translation>
        </message>
        <message>
            <source>Annotate games</source>
            <translation>Partijen van commentaar voorzien</translation>
        </message>
        <message>
            <source>Language of the comments</source>
            <translation>Taal van het commentaar</translation>
        </message>
        <message>
            <source>Errors of analysed games get a sign, a short comment and the better line. What people wrote is kept.</source>
            <translation>Fouten in geanalyseerde partijen krijgen een teken, kort commentaar en de betere variant. Wat mensen schreven, blijft.</translation>
        </message>
        <message>
            <source>&amp;Language of the comments:</source>
            <translation>&amp;Taal van het commentaar:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotationPanel</name>
        <message>
            <source>very good move</source>
            <translation>zeer goede zet</translation>
        </message>
        <message>
            <source>good move</source>
            <translation>goede zet</translation>
        </message>
        <message>
            <source>interesting move</source>
            <translation>interessante zet</translation>
        </message>
        <message>
            <source>doubtful move</source>
            <translation>twijfelachtige zet</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>fout</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>blunder</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>enige zet</translation>
        </message>
        <message>
            <source>equal</source>
            <translation>gelijk</translation>
        </message>
        <message>
            <source>unclear</source>
            <translation>onduidelijk</translation>
        </message>
        <message>
            <source>White slightly better</source>
            <translation>wit iets beter</translation>
        </message>
        <message>
            <source>White better</source>
            <translation>wit beter</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>wit wint</translation>
        </message>
        <message>
            <source>Black slightly better</source>
            <translation>zwart iets beter</translation>
        </message>
        <message>
            <source>Black better</source>
            <translation>zwart beter</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>zwart wint</translation>
        </message>
        <message>
            <source>zugzwang</source>
            <translation>zetdwang</translation>
        </message>
        <message>
            <source>initiative</source>
            <translation>initiatief</translation>
        </message>
        <message>
            <source>attack</source>
            <translation>aanval</translation>
        </message>
        <message>
            <source>counterplay</source>
            <translation>tegenspel</translation>
        </message>
        <message>
            <source>time trouble</source>
            <translation>tijdnood</translation>
        </message>
        <message>
            <source>Comment before the move</source>
            <translation>Commentaar vóór de zet</translation>
        </message>
        <message>
            <source>Comment after the move</source>
            <translation>Commentaar na de zet</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Annotator</name>
        <message>
            <source>There is no game to annotate.</source>
            <translation>Er is geen partij om van commentaar te voorzien.</translation>
        </message>
        <message>
            <source>Annotating games</source>
            <translation>Commentaar wordt geschreven</translation>
        </message>
        <message numerus="yes">
            <source>Annotations removed from %Ln game(s).</source>
            <translation>
                <numerusform>Commentaar uit %Ln partij verwijderd.</numerusform>
                <numerusform>Commentaar uit %Ln partijen verwijderd.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) annotated.</source>
            <translation>
                <numerusform>%Ln partij van commentaar voorzien.</numerusform>
                <numerusform>%Ln partijen van commentaar voorzien.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) not analysed yet: use Analysis &gt; Analyse selected games.</source>
            <translation>
                <numerusform>%Ln partij nog niet geanalyseerd: Analyse &gt; Gekozen partijen analyseren.</numerusform>
                <numerusform>%Ln partijen nog niet geanalyseerd: Analyse &gt; Gekozen partijen analyseren.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardPanel</name>
        <message>
            <source>Not in the game: %1</source>
            <translation>Niet in de partij: %1</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>Not in the game: a position of other games</source>
            <translation>Niet in de partij: een stand uit andere partijen</translation>
        </message>
        <message>
            <source>Not in the game, from a position of other games: %1</source>
            <translation>Niet in de partij, vanuit een stand uit andere partijen: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardWidget</name>
        <message>
            <source>Draughts board</source>
            <translation>Dambord</translation>
        </message>
        <message>
            <source>Touch-move: the piece that you touched must move.</source>
            <translation>Aanraken is zetten: met de aangeraakte schijf moet worden gespeeld.</translation>
        </message>
        <message>
            <source>Several captures: choose one by its number or by a square on its path. %1</source>
            <translation>Meerdere slagen: kies een nummer of een veld onderweg. %1</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>De stand is hier onbekend: een eerdere zet is niet genoteerd.</translation>
        </message>
        <message>
            <source>Choose the next square of the capture.</source>
            <translation>Kies het volgende veld van de slag.</translation>
        </message>
        <message>
            <source>White cannot move.</source>
            <translation>Wit kan niet zetten.</translation>
        </message>
        <message>
            <source>Black cannot move.</source>
            <translation>Zwart kan niet zetten.</translation>
        </message>
        <message numerus="yes">
            <source>White must capture %Ln.</source>
            <translation>
                <numerusform>Wit moet %Ln slaan.</numerusform>
                <numerusform>Wit moet er %Ln slaan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Black must capture %Ln.</source>
            <translation>
                <numerusform>Zwart moet %Ln slaan.</numerusform>
                <numerusform>Zwart moet er %Ln slaan.</numerusform>
            </translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>Wit aan zet.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>Zwart aan zet.</translation>
        </message>
        <message>
            <source>Drag a piece to the square where its move ends.</source>
            <translation>Sleep een stuk naar het veld waar zijn zet eindigt.</translation>
        </message>
        <message>
            <source>%1: empty</source>
            <translation>%1: leeg</translation>
        </message>
        <message>
            <source>%1: white king</source>
            <translation>%1: witte dam</translation>
        </message>
        <message>
            <source>%1: white man</source>
            <translation>%1: witte schijf</translation>
        </message>
        <message>
            <source>%1: black king</source>
            <translation>%1: zwarte dam</translation>
        </message>
        <message>
            <source>%1: black man</source>
            <translation>%1: zwarte schijf</translation>
        </message>
        <message>
            <source>, can move here</source>
            <translation>, bereikbaar</translation>
        </message>
        <message>
            <source>, must capture</source>
            <translation>, moet slaan</translation>
        </message>
        <message>
            <source>, can move</source>
            <translation>, kan zetten</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionTabs</name>
        <message>
            <source>All games</source>
            <translation>Alle partijen</translation>
        </message>
        <message>
            <source>Collections</source>
            <translation>Verzamelingen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BookmarksMenu</name>
        <message>
            <source>This bookmark no longer exists.</source>
            <translation>Deze bladwijzer bestaat niet meer.</translation>
        </message>
        <message>
            <source>A bookmark with this name already exists.</source>
            <translation>Er is al een bladwijzer met deze naam.</translation>
        </message>
        <message>
            <source>The name of a bookmark must contain a letter or a digit.</source>
            <translation>De naam van een bladwijzer heeft een letter of cijfer nodig.</translation>
        </message>
        <message>
            <source>This cannot be kept as a bookmark.</source>
            <translation>Dit kan niet als bladwijzer worden bewaard.</translation>
        </message>
        <message>
            <source>Bookmark this &amp;position…</source>
            <translation>Bladwijzer van deze &amp;stand…</translation>
        </message>
        <message>
            <source>Bookmark this position</source>
            <translation>Bladwijzer van deze stand</translation>
        </message>
        <message>
            <source>&amp;Save this search…</source>
            <translation>Deze &amp;zoekopdracht bewaren…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Deze zoekopdracht bewaren</translation>
        </message>
        <message>
            <source>&amp;Remove a bookmark</source>
            <translation>Bladwijzer ve&amp;rwijderen</translation>
        </message>
        <message>
            <source>Name of the bookmark:</source>
            <translation>Naam van de bladwijzer:</translation>
        </message>
        <message>
            <source>%1 is kept in the bookmarks.</source>
            <translation>%1 staat bij de bladwijzers.</translation>
        </message>
        <message>
            <source>%1 is removed from the bookmarks.</source>
            <translation>%1 is uit de bladwijzers verwijderd.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionsMenu</name>
        <message>
            <source>This collection no longer exists.</source>
            <translation>Er is geen verzameling meer met deze naam.</translation>
        </message>
        <message>
            <source>A collection with this name already exists.</source>
            <translation>Er is al een verzameling met deze naam.</translation>
        </message>
        <message>
            <source>The name of a collection must contain a letter or a digit.</source>
            <translation>De naam van een verzameling heeft een letter of cijfer nodig.</translation>
        </message>
        <message>
            <source>&amp;Add to the collection</source>
            <translation>&amp;Toevoegen aan verzameling</translation>
        </message>
        <message>
            <source>&amp;New collection…</source>
            <translation>&amp;Nieuwe verzameling…</translation>
        </message>
        <message>
            <source>&amp;Remove from the collection</source>
            <translation>&amp;Uit de verzameling halen</translation>
        </message>
        <message>
            <source>New &amp;empty collection…</source>
            <translation>Nieuwe &amp;lege verzameling…</translation>
        </message>
        <message>
            <source>Re&amp;name the collection…</source>
            <translation>Verzameling &amp;hernoemen…</translation>
        </message>
        <message>
            <source>&amp;Delete the collection</source>
            <translation>Verzameling &amp;verwijderen</translation>
        </message>
        <message>
            <source>Undo &amp;the last change of collections</source>
            <translation>Laatste wijziging van verzamelingen ong&amp;edaan maken</translation>
        </message>
        <message>
            <source>New collection</source>
            <translation>Nieuwe verzameling</translation>
        </message>
        <message>
            <source>Name of the collection:</source>
            <translation>Naam van de verzameling:</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) added to %1.</source>
            <translation>
                <numerusform>%Ln partij toegevoegd aan %1.</numerusform>
                <numerusform>%Ln partijen toegevoegd aan %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed from %1.</source>
            <translation>
                <numerusform>%Ln partij uit %1 gehaald.</numerusform>
                <numerusform>%Ln partijen uit %1 gehaald.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rename the collection</source>
            <translation>Verzameling hernoemen</translation>
        </message>
        <message>
            <source>Delete the collection</source>
            <translation>Verzameling verwijderen</translation>
        </message>
        <message>
            <source>Delete the collection %1? Its games stay in the database.</source>
            <translation>De verzameling %1 verwijderen? De partijen blijven in de database.</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Ongedaan gemaakt: %1</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Er is niets om ongedaan te maken.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ConflictDialog</name>
        <message>
            <source>The game was changed elsewhere</source>
            <translation>De partij is elders gewijzigd</translation>
        </message>
        <message>
            <source>Another window or program has saved this game since you opened it. Your changes are not stored yet. Differences are marked.</source>
            <translation>Een ander venster of programma heeft deze partij opgeslagen nadat u haar opende. Uw wijzigingen zijn nog niet opgeslagen. De verschillen zijn gemarkeerd.</translation>
        </message>
        <message>
            <source>This game was deleted since you opened it. Your changes are not stored yet.</source>
            <translation>Deze partij is verwijderd nadat u haar opende. Uw wijzigingen zijn nog niet opgeslagen.</translation>
        </message>
        <message>
            <source>Your version</source>
            <translation>Uw versie</translation>
        </message>
        <message>
            <source>Stored version</source>
            <translation>Opgeslagen versie</translation>
        </message>
        <message>
            <source>&amp;Keep both</source>
            <translation>&amp;Beide bewaren</translation>
        </message>
        <message>
            <source>&amp;Store it again</source>
            <translation>&amp;Opnieuw opslaan</translation>
        </message>
        <message>
            <source>&amp;Replace the stored version</source>
            <translation>Opgeslagen versie &amp;vervangen</translation>
        </message>
        <message>
            <source>&amp;Discard your version</source>
            <translation>&amp;Uw versie weggooien</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CorrectEventDialog</name>
        <message>
            <source>Correct %1</source>
            <translation>%1 verbeteren</translation>
        </message>
        <message>
            <source>as in the games</source>
            <translation>zoals de partijen het hebben</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Naam:</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Plaats:</translation>
        </message>
        <message>
            <source>&amp;Date of all games:</source>
            <translation>&amp;Datum van alle partijen:</translation>
        </message>
        <message>
            <source>&amp;Year of all dates:</source>
            <translation>&amp;Jaar van alle data:</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>&amp;Spelers:</translation>
        </message>
        <message>
            <source>&amp;Correct</source>
            <translation>&amp;Verbeteren</translation>
        </message>
        <message>
            <source>Names of the players</source>
            <translation>Namen van de spelers</translation>
        </message>
        <message>
            <source>As written</source>
            <translation>Zoals geschreven</translation>
        </message>
        <message>
            <source>Corrected</source>
            <translation>Verbeterd</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Dit is geen datum: %1</translation>
        </message>
        <message>
            <source>This is not a year: %1</source>
            <translation>Dit is geen jaar: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) would change.</source>
            <translation>
                <numerusform>%Ln partij zou veranderen.</numerusform>
                <numerusform>%Ln partijen zouden veranderen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DatabaseTools</name>
        <message>
            <source>No database is open.</source>
            <translation>Er is geen database geopend.</translation>
        </message>
        <message>
            <source>Checking the database</source>
            <translation>Database wordt gecontroleerd</translation>
        </message>
        <message>
            <source>The check was cancelled after %1 games.</source>
            <translation>De controle is na %1 partijen afgebroken.</translation>
        </message>
        <message>
            <source>Check of the database</source>
            <translation>Controle van de database</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Er is niets mis met de %1 partijen.</translation>
        </message>
        <message>
            <source>Faults: %1. Damaged games: %2 of %3.</source>
            <translation>Fouten: %1. Beschadigde partijen: %2 van %3.</translation>
        </message>
        <message>
            <source>All games are intact: Database &gt; Rebuild the position index repairs the database.</source>
            <translation>Alle partijen zijn heel: Database &gt; Positie-index opnieuw opbouwen herstelt het.</translation>
        </message>
        <message>
            <source>Database &gt; Recover games puts what can still be read into a new database. Keep this one until then.</source>
            <translation>Database &gt; Partijen redden zet wat nog leesbaar is in een nieuwe database. Bewaar deze tot dan.</translation>
        </message>
        <message>
            <source>Finding duplicates</source>
            <translation>Dubbele partijen worden gezocht</translation>
        </message>
        <message>
            <source>No game in the list is stored twice.</source>
            <translation>Geen partij in de lijst is dubbel opgeslagen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted. To undo this, choose Edit &gt; Bring back deleted games.</source>
            <translation>
                <numerusform>%Ln partij verwijderd. Bewerken &gt; Verwijderde partijen terughalen maakt dit ongedaan.</numerusform>
                <numerusform>%Ln partijen verwijderd. Bewerken &gt; Verwijderde partijen terughalen maakt dit ongedaan.</numerusform>
            </translation>
        </message>
        <message>
            <source>Finding combinations and structures</source>
            <translation>Combinaties en structuren zoeken</translation>
        </message>
        <message>
            <source>Games searched: %1. Combinations: %2. Structures: %3.</source>
            <translation>Partijen doorzocht: %1. Combinaties: %2. Structuren: %3.</translation>
        </message>
        <message>
            <source>Cancelled. %1 The next search continues from there.</source>
            <translation>Afgebroken. %1 De volgende keer gaat het zoeken daar verder.</translation>
        </message>
        <message>
            <source>Updating the position index</source>
            <translation>Positie-index wordt bijgewerkt</translation>
        </message>
        <message>
            <source>Games added to the position index: %1. Openings named: %2.</source>
            <translation>Partijen aan de positie-index toegevoegd: %1. Openingen benoemd: %2.</translation>
        </message>
        <message>
            <source>Cancelled. Games added to the position index: %1. Updating it again continues from there.</source>
            <translation>Afgebroken. Partijen aan de positie-index toegevoegd: %1. Opnieuw bijwerken gaat vandaar verder.</translation>
        </message>
        <message>
            <source>The last changes are still in the log beside the file, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>De laatste wijzigingen staan nog in het logboek naast het bestand, omdat een ander programma de database open heeft. Sluit haar daar voordat u het bestand kopieert, of gebruik Database &gt; Kopie opslaan.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeletedDialog</name>
        <message>
            <source>Deleted games</source>
            <translation>Verwijderde partijen</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Verwijderd</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Waarom</translation>
        </message>
        <message>
            <source>&amp;Bring back</source>
            <translation>&amp;Terughalen</translation>
        </message>
        <message>
            <source>&amp;Remove for good…</source>
            <translation>&amp;Voorgoed verwijderen…</translation>
        </message>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>en nog %Ln</numerusform>
                <numerusform>en nog %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove deleted games</source>
            <translation>Verwijderde partijen opruimen</translation>
        </message>
        <message numerus="yes">
            <source>Remove %Ln deleted game(s) for good?</source>
            <translation>
                <numerusform>%Ln verwijderde partij voorgoed verwijderen?</numerusform>
                <numerusform>%Ln verwijderde partijen voorgoed verwijderen?</numerusform>
            </translation>
        </message>
        <message>
            <source>This cannot be undone.</source>
            <translation>Dit kan niet ongedaan worden gemaakt.</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Verwijderen</translation>
        </message>
        <message>
            <source>selected in the list</source>
            <translation>in de lijst gekozen</translation>
        </message>
        <message>
            <source>all games of the list</source>
            <translation>alle partijen van de lijst</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Deletions</name>
        <message>
            <source>Select games in the list first.</source>
            <translation>Kies eerst partijen in de lijst.</translation>
        </message>
        <message>
            <source>Delete games</source>
            <translation>Partijen verwijderen</translation>
        </message>
        <message numerus="yes">
            <source>Delete %Ln game(s)?</source>
            <translation>
                <numerusform>%Ln partij verwijderen?</numerusform>
                <numerusform>%Ln partijen verwijderen?</numerusform>
            </translation>
        </message>
        <message>
            <source>They can be brought back: Edit &gt; Bring back deleted games.</source>
            <translation>Ze kunnen worden teruggehaald: Bewerken &gt; Verwijderde partijen terughalen.</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Verwijderen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted.</source>
            <translation>
                <numerusform>%Ln partij verwijderd.</numerusform>
                <numerusform>%Ln partijen verwijderd.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Er is niets terug te halen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) brought back.</source>
            <translation>
                <numerusform>%Ln partij teruggehaald.</numerusform>
                <numerusform>%Ln partijen teruggehaald.</numerusform>
            </translation>
        </message>
        <message>
            <source>No games are deleted.</source>
            <translation>Er zijn geen partijen verwijderd.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed for good.</source>
            <translation>
                <numerusform>%Ln partij voorgoed verwijderd.</numerusform>
                <numerusform>%Ln partijen voorgoed verwijderd.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Directory</name>
        <message>
            <source>Previous page</source>
            <translation>Vorige pagina</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DuplicatesDialog</name>
        <message>
            <source>Duplicates</source>
            <translation>Dubbele partijen</translation>
        </message>
        <message>
            <source>&amp;Show:</source>
            <translation>&amp;Tonen:</translation>
        </message>
        <message>
            <source>Certainty</source>
            <translation>Zekerheid</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Zekere</translation>
        </message>
        <message>
            <source>Also likely</source>
            <translation>Ook waarschijnlijke</translation>
        </message>
        <message>
            <source>Also possible</source>
            <translation>Ook mogelijke</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partij</translation>
        </message>
        <message>
            <source>Better game</source>
            <translation>Betere partij</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <source>same moves and players</source>
            <translation>zelfde zetten en spelers</translation>
        </message>
        <message>
            <source>one is the beginning of the other</source>
            <translation>de ene is het begin van de andere</translation>
        </message>
        <message>
            <source>same header, one broken off</source>
            <translation>zelfde gegevens, één breekt af</translation>
        </message>
        <message>
            <source>same moves, players exchanged</source>
            <translation>zelfde zetten, spelers verwisseld</translation>
        </message>
        <message>
            <source>same moves, other names</source>
            <translation>zelfde zetten, andere namen</translation>
        </message>
        <message>
            <source>%1; kept: it may have been edited</source>
            <translation>%1; blijft: misschien bewerkt</translation>
        </message>
        <message>
            <source>%1; it says something that the better one lacks</source>
            <translation>%1; zij vermeldt iets wat de betere mist</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>mogelijk</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>waarschijnlijk</translation>
        </message>
        <message>
            <source>certain</source>
            <translation>zeker</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Delete %Ln game(s)</source>
            <translation>
                <numerusform>%Ln partij &amp;verwijderen</numerusform>
                <numerusform>%Ln partijen &amp;verwijderen</numerusform>
            </translation>
        </message>
        <message>
            <source>The first game of each line is deleted; Edit &gt; Bring back deleted games restores it.</source>
            <translation>De eerste partij van elke regel wordt verwijderd. Bewerken &gt; Verwijderde partijen terughalen maakt dit ongedaan.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) may have been edited and will be kept.</source>
            <translation>
                <numerusform>%Ln partij is misschien bewerkt en blijft.</numerusform>
                <numerusform>%Ln partijen zijn misschien bewerkt en blijven.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndgameDialog</name>
        <message>
            <source>&amp;Build</source>
            <translation>&amp;Maken</translation>
        </message>
        <message>
            <source>Endgame tables</source>
            <translation>Eindspeltabellen</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Tabellen</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Stukken</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Grootte</translation>
        </message>
        <message>
            <source>up to </source>
            <translation>tot </translation>
        </message>
        <message>
            <source> pieces</source>
            <translation> stukken</translation>
        </message>
        <message>
            <source>With these tables the engine knows the result of every position with few pieces. Tables of up to 4 pieces take a minute, those of 5 about an hour, those of 6 days. Folder: %1</source>
            <translation>Met deze tabellen kent de engine de uitslag van elke stand met weinig stukken. Tabellen tot 4 stukken kosten een minuut, met 5 ongeveer een uur, met 6 dagen. Map: %1</translation>
        </message>
        <message>
            <source>none</source>
            <translation>geen</translation>
        </message>
        <message>
            <source>Building tables: %1</source>
            <translation>Tabellen maken: %1</translation>
        </message>
        <message>
            <source>Tables built: %1, already there: %2.</source>
            <translation>Tabellen gemaakt: %1, al aanwezig: %2.</translation>
        </message>
        <message>
            <source>Stopped. Tables built: %1. Building again continues from there.</source>
            <translation>Gestopt. Tabellen gemaakt: %1. Opnieuw maken gaat vandaar verder.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginePanel</name>
        <message>
            <source>The position is not known here.</source>
            <translation>De stand is hier niet bekend.</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Denkt na…</translation>
        </message>
        <message>
            <source>There is no move.</source>
            <translation>Er is geen zet.</translation>
        </message>
        <message>
            <source>Depth %1</source>
            <translation>Diepte %1</translation>
        </message>
        <message>
            <source>%1 positions per second</source>
            <translation>%1 standen per seconde</translation>
        </message>
        <message>
            <source>Locked to the position after %1</source>
            <translation>Blijft bij de stand na %1</translation>
        </message>
        <message>
            <source>Locked to the starting position</source>
            <translation>Blijft bij de beginstand</translation>
        </message>
        <message>
            <source>What the other side would do</source>
            <translation>Wat de tegenpartij zou doen</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Engine</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Varianten</translation>
        </message>
        <message>
            <source>How many of the best moves are shown</source>
            <translation>Hoeveel van de beste zetten worden getoond</translation>
        </message>
        <message>
            <source>Lines of the engine</source>
            <translation>Varianten van de engine</translation>
        </message>
        <message>
            <source>%1 lets the engine think about the position.</source>
            <translation>Met %1 denkt de engine over de stand na.</translation>
        </message>
        <message>
            <source>%1
Click: on the board, not yet in the game</source>
            <translation>%1
Klik: op het bord, nog niet in de partij</translation>
        </message>
        <message>
            <source>Locked to a position of other games</source>
            <translation>Blijft bij een stand uit andere partijen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginesDialog</name>
        <message>
            <source>&amp;Try it</source>
            <translation>&amp;Proberen</translation>
        </message>
        <message>
            <source>&amp;Save engine</source>
            <translation>&amp;Opslaan</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Verwijderen</translation>
        </message>
        <message>
            <source>Engines</source>
            <translation>Engines</translation>
        </message>
        <message>
            <source>a short name, such as scan</source>
            <translation>een korte naam, zoals scan</translation>
        </message>
        <message>
            <source>such as /opt/scan/scan hub</source>
            <translation>zoals /opt/scan/scan hub</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Instelling</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Waarde</translation>
        </message>
        <message>
            <source>Parameters of the engine</source>
            <translation>Instellingen van de engine</translation>
        </message>
        <message>
            <source>&amp;Browse…</source>
            <translation>&amp;Bladeren…</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Naam:</translation>
        </message>
        <message>
            <source>&amp;Program:</source>
            <translation>P&amp;rogramma:</translation>
        </message>
        <message>
            <source>New engine</source>
            <translation>Nieuwe engine</translation>
        </message>
        <message>
            <source>Engines that speak the Hub protocol, such as Scan, can be added here. Damscope's own engine is always available.</source>
            <translation>Hier kunnen engines worden toegevoegd die het Hub-protocol spreken, zoals Scan. Die van Damscope zelf is altijd beschikbaar.</translation>
        </message>
        <message>
            <source>Program of the engine</source>
            <translation>Programma van de engine</translation>
        </message>
        <message>
            <source>The engine needs a name without spaces and slashes, other than damscope.</source>
            <translation>De engine heeft een naam nodig zonder spaties en schuine strepen, en niet damscope.</translation>
        </message>
        <message>
            <source>Enter the program of the engine; quotes must be closed.</source>
            <translation>Geef het programma van de engine op; een aanhalingsteken erin moet worden gesloten.</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Wordt gestart…</translation>
        </message>
        <message>
            <source>It works: %1. It plays: %2.</source>
            <translation>Hij werkt: %1. Hij speelt: %2.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Opgeslagen.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationBar</name>
        <message>
            <source>Evaluation</source>
            <translation>Waardering</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationPanel</name>
        <message>
            <source>Errors</source>
            <translation>Fouten</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Geen fouten.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>beter %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stoppen</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>%1% accurate</source>
            <translation>%1% nauwkeurig</translation>
        </message>
        <message numerus="yes">
            <source>%Ln inaccuracy(s)</source>
            <translation>
                <numerusform>%Ln onnauwkeurigheid</numerusform>
                <numerusform>%Ln onnauwkeurigheden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln mistake(s)</source>
            <translation>
                <numerusform>%Ln fout</numerusform>
                <numerusform>%Ln fouten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln blunder(s)</source>
            <translation>
                <numerusform>%Ln blunder</numerusform>
                <numerusform>%Ln blunders</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln missed win(s)</source>
            <translation>
                <numerusform>%Ln gemiste winst</numerusform>
                <numerusform>%Ln keer winst gemist</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Deze partij is nog niet geanalyseerd.</translation>
        </message>
        <message>
            <source>Not analysed yet: %1 of %2 moves have an evaluation.</source>
            <translation>Nog niet geanalyseerd: %1 van %2 zetten hebben een waardering.</translation>
        </message>
        <message>
            <source>The chart could not be saved: %1</source>
            <translation>De grafiek kon niet worden opgeslagen: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventEditor</name>
        <message>
            <source>No database is open.</source>
            <translation>Er is geen database open.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) created. Type the results in the table.</source>
            <translation>
                <numerusform>%Ln partij gemaakt. Uitslagen typt u in de tabel.</numerusform>
                <numerusform>%Ln partijen gemaakt. Uitslagen typt u in de tabel.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) corrected. This can be undone.</source>
            <translation>
                <numerusform>%Ln partij verbeterd. U kunt dit ongedaan maken.</numerusform>
                <numerusform>%Ln partijen verbeterd. U kunt dit ongedaan maken.</numerusform>
            </translation>
        </message>
        <message>
            <source>The result was not saved: the game cannot be read.</source>
            <translation>De uitslag is niet opgeslagen: de partij is niet leesbaar.</translation>
        </message>
        <message>
            <source>There is no correction to undo.</source>
            <translation>Er is geen verbetering om ongedaan te maken.</translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln game(s) restored.</source>
            <translation>
                <numerusform>Ongedaan gemaakt: %Ln partij hersteld.</numerusform>
                <numerusform>Ongedaan gemaakt: %Ln partijen hersteld.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln entered game(s) deleted. Edit &gt; Bring back deleted games restores them.</source>
            <translation>
                <numerusform>Ongedaan gemaakt: %Ln ingevoerde partij gewist. Bewerken &gt; Verwijderde partijen terughalen herstelt haar.</numerusform>
                <numerusform>Ongedaan gemaakt: %Ln ingevoerde partijen gewist. Bewerken &gt; Verwijderde partijen terughalen herstelt ze.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventsPage</name>
        <message>
            <source>Words of an event’s name</source>
            <translation>Woorden uit de naam van een toernooi</translation>
        </message>
        <message>
            <source>No events with this name.</source>
            <translation>Geen toernooien met deze naam.</translation>
        </message>
        <message>
            <source>No game in this database is from this event.</source>
            <translation>Geen partij in deze database is van dit toernooi.</translation>
        </message>
        <message>
            <source>“%1” is not a result: type 2, 1, 0, 2-0, + or =.</source>
            <translation>“%1” is geen uitslag: typ 2, 1, 0, 2-0, + of =.</translation>
        </message>
        <message>
            <source>Write points as 2-1-0: for a win, a draw and a loss.</source>
            <translation>Punten schrijft u als 2-1-0: voor winst, remise en verlies.</translation>
        </message>
        <message>
            <source>&amp;Points</source>
            <translation>&amp;Punten</translation>
        </message>
        <message>
            <source>as written</source>
            <translation>zoals geschreven</translation>
        </message>
        <message>
            <source>For a win, a draw and a loss</source>
            <translation>Voor winst, remise en verlies</translation>
        </message>
        <message>
            <source>&amp;Match points</source>
            <translation>&amp;Wedstrijdpunten</translation>
        </message>
        <message>
            <source>For a match of teams that is won, drawn and lost</source>
            <translation>Voor een gewonnen, gelijke en verloren wedstrijd van teams</translation>
        </message>
        <message>
            <source>After &amp;round</source>
            <translation>Na &amp;ronde</translation>
        </message>
        <message>
            <source>all</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>Standings after this round</source>
            <translation>De stand na deze ronde</translation>
        </message>
        <message>
            <source>&amp;Type results</source>
            <translation>&amp;Uitslagen typen</translation>
        </message>
        <message>
            <source>The crosstable and the games, for typing results</source>
            <translation>De kruistabel en de partijen, om uitslagen te typen</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>Een toernooi &amp;invoeren…</translation>
        </message>
        <message>
            <source>Creates the games of a list of players or, while results are being typed, another round</source>
            <translation>Maakt de partijen van een lijst spelers; bij het typen van uitslagen een volgende ronde</translation>
        </message>
        <message>
            <source>&amp;Correct the event…</source>
            <translation>Het toernooi &amp;verbeteren…</translation>
        </message>
        <message>
            <source>Name, place, dates and players of all its games at once</source>
            <translation>Naam, plaats, data en spelers van alle partijen tegelijk</translation>
        </message>
        <message>
            <source>&amp;Undo the last correction</source>
            <translation>De laatste verbetering &amp;ongedaan maken</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ExportJob</name>
        <message>
            <source>none of them can be read</source>
            <translation>geen ervan kan gelezen worden</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Exporter</name>
        <message>
            <source>The games could not be exported: %1</source>
            <translation>De partijen konden niet geëxporteerd worden: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) written to %1.</source>
            <translation>
                <numerusform>%Ln partij geschreven naar %1.</numerusform>
                <numerusform>%Ln partijen geschreven naar %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and were skipped.</source>
            <translation>
                <numerusform>%Ln partij is beschadigd en weggelaten.</numerusform>
                <numerusform>%Ln partijen zijn beschadigd en weggelaten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export game</source>
            <translation>Partij exporteren</translation>
        </message>
        <message>
            <source>Web page (*.html);;PDF with diagrams (*.pdf);;Portable Draughts Notation (*.pdn)</source>
            <translation>Webpagina (*.html);;PDF met diagrammen (*.pdf);;Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be exported: %1</source>
            <translation>De partij kon niet geëxporteerd worden: %1</translation>
        </message>
        <message>
            <source>An export is running. Wait until it has finished.</source>
            <translation>Er loopt een export. Wacht tot die klaar is.</translation>
        </message>
        <message>
            <source>No games are selected; nothing was exported.</source>
            <translation>Er zijn geen partijen gekozen; er is niets geëxporteerd.</translation>
        </message>
        <message numerus="yes">
            <source>Export %Ln game(s)</source>
            <translation>
                <numerusform>%Ln partij exporteren</numerusform>
                <numerusform>%Ln partijen exporteren</numerusform>
            </translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn);;Web page (*.html);;PDF with diagrams (*.pdf);;Table (*.csv);;JSON (*.json)</source>
            <translation>Portable Draughts Notation (*.pdn);;Webpagina (*.html);;PDF met diagrammen (*.pdf);;Tabel (*.csv);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Exporting…</source>
            <translation>Bezig met exporteren…</translation>
        </message>
        <message>
            <source>The printer cannot be reached.</source>
            <translation>De printer is niet bereikbaar.</translation>
        </message>
        <message>
            <source>Save diagram</source>
            <translation>Diagram opslaan</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png)</source>
            <translation>Tekeningen (*.svg);;Afbeeldingen (*.png)</translation>
        </message>
        <message>
            <source>The diagram could not be saved: %1</source>
            <translation>Het diagram kon niet worden opgeslagen: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameDocument</name>
        <message>
            <source>line %1</source>
            <translation>variant %1</translation>
        </message>
        <message>
            <source>variation %1</source>
            <translation>variant %1</translation>
        </message>
        <message>
            <source>move %1</source>
            <translation>zet %1</translation>
        </message>
        <message>
            <source>promote variation</source>
            <translation>variant omhoog</translation>
        </message>
        <message>
            <source>make main line</source>
            <translation>tot hoofdvariant maken</translation>
        </message>
        <message>
            <source>delete from here</source>
            <translation>vanaf hier verwijderen</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>zet terugnemen</translation>
        </message>
        <message>
            <source>comment</source>
            <translation>commentaar</translation>
        </message>
        <message>
            <source>sign %1</source>
            <translation>teken %1</translation>
        </message>
        <message>
            <source>game data</source>
            <translation>partijgegevens</translation>
        </message>
        <message>
            <source>arrows and marks</source>
            <translation>pijlen en markeringen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameKeeper</name>
        <message>
            <source>Your changes could not be backed up: %1</source>
            <translation>Uw wijzigingen konden niet worden bewaard: %1</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Niet opgeslagen wijzigingen</translation>
        </message>
        <message>
            <source>The game has changes that are not saved. Save them?</source>
            <translation>De partij heeft wijzigingen die niet zijn opgeslagen. Opslaan?</translation>
        </message>
        <message>
            <source>Save game</source>
            <translation>Partij opslaan</translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn)</source>
            <translation>Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be saved: %1</source>
            <translation>De partij kon niet worden opgeslagen: %1</translation>
        </message>
        <message>
            <source>The game is stored as number %1 in %2.</source>
            <translation>De partij is opgeslagen als nummer %1 in %2.</translation>
        </message>
        <message>
            <source>Damscope ended without saving your changes to game %1 of %2. Here they are.</source>
            <translation>Damscope eindigde zonder uw wijzigingen van partij %1 in %2 op te slaan. Hier zijn ze.</translation>
        </message>
        <message>
            <source>Damscope ended without saving this game. Here it is as you left it.</source>
            <translation>Damscope is gestopt zonder deze partij op te slaan. Hier is ze, zoals u haar achterliet.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamePaper</name>
        <message>
            <source>Draughts games</source>
            <translation>Dampartijen</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>Naar het begin</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Vorige zet</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Volgende zet</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>Naar het einde</translation>
        </message>
        <message>
            <source>Flip the board</source>
            <translation>Bord omdraaien</translation>
        </message>
        <message>
            <source>not understood</source>
            <translation>niet begrepen</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTableModel</name>
        <message>
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>White's rating</source>
            <translation>Rating van wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>Black's rating</source>
            <translation>Rating van zwart</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Uitslag</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Toernooi</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Zetten</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Opening</translation>
        </message>
        <message numerus="yes">
            <source>%Ln problem(s) were found when this game was read.</source>
            <translation>
                <numerusform>Bij het inlezen van deze partij is %Ln probleem gevonden.</numerusform>
                <numerusform>Bij het inlezen van deze partij zijn %Ln problemen gevonden.</numerusform>
            </translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTitle</name>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>round %1</source>
            <translation>ronde %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamesPanel</name>
        <message>
            <source>E&amp;xport…</source>
            <translation>E&amp;xporteren…</translation>
        </message>
        <message>
            <source>&amp;Delete…</source>
            <translation>&amp;Verwijderen…</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <translation>&amp;Kolommen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partij</numerusform>
                <numerusform>%Ln partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 van %2 partijen</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Selected</source>
            <translation>Selectie</translation>
        </message>
        <message>
            <source>Actions for the selected games, and the columns to show</source>
            <translation>Wat met de gekozen partijen kan, en welke kolommen getoond worden</translation>
        </message>
        <message>
            <source>Selected games</source>
            <translation>Gekozen partijen</translation>
        </message>
        <message numerus="yes">
            <source>Delete &amp;all %Ln game(s) in the list…</source>
            <translation>
                <numerusform>&amp;Alle %Ln partij in de lijst verwijderen…</numerusform>
                <numerusform>&amp;Alle %Ln partijen in de lijst verwijderen…</numerusform>
            </translation>
        </message>
        <message>
            <source>No database is open: File &gt; Open database.</source>
            <translation>Er is geen database open: Bestand &gt; Database openen.</translation>
        </message>
        <message>
            <source>This database has no games yet: File &gt; Import files, or Game &gt; New game.</source>
            <translation>Deze database heeft nog geen partijen: Bestand &gt; Bestanden importeren, of Partij &gt; Nieuwe partij.</translation>
        </message>
        <message>
            <source>No game in the collection chosen above matches the filter.</source>
            <translation>Geen partij in de hierboven gekozen verzameling voldoet aan het filter.</translation>
        </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Verwijderen…</translation>
    </message>
        <message>
            <source>Player: %1</source>
            <translation>Speler: %1</translation>
        </message>
        <message>
            <source>Event: %1</source>
            <translation>Toernooi: %1</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::HeaderDialog</name>
        <message>
            <source>New game</source>
            <translation>Nieuwe partij</translation>
        </message>
        <message>
            <source>Game data</source>
            <translation>Partijgegevens</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>W&amp;it:</translation>
        </message>
        <message>
            <source>Rating of White:</source>
            <translation>Rating van wit:</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>&amp;Zwart:</translation>
        </message>
        <message>
            <source>Rating of Black:</source>
            <translation>Rating van zwart:</translation>
        </message>
        <message>
            <source>Resul&amp;t:</source>
            <translation>&amp;Uitslag:</translation>
        </message>
        <message>
            <source>&amp;Event:</source>
            <translation>Toer&amp;nooi:</translation>
        </message>
        <message>
            <source>&amp;Site:</source>
            <translation>&amp;Plaats:</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Datum:</translation>
        </message>
        <message>
            <source>R&amp;ound:</source>
            <translation>R&amp;onde:</translation>
        </message>
        <message>
            <source>Time &amp;control:</source>
            <translation>&amp;Tempo:</translation>
        </message>
        <message>
            <source>&amp;Annotator:</source>
            <translation>&amp;Analist:</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22; onbekende delen: 2026.??.??</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variant:</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>onbekend</translation>
        </message>
        <message>
            <source>Other tags</source>
            <translation>Andere tags</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Tag</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Waarde</translation>
        </message>
        <message>
            <source>Other ta&amp;gs:</source>
            <translation>Andere ta&amp;gs:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Help</name>
        <message>
            <source>On the board: arrow keys and space, or type the move.</source>
            <translation>Op het bord: pijltjestoetsen en spatie, of typ de zet.</translation>
        </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::HitModel</name>
        <message>
            <source>at the end</source>
            <translation>aan het eind</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>Nr.</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Zet</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Uitslag</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Toernooi</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Importer</name>
        <message>
            <source>The import stopped: %1. The games read before are kept.</source>
            <translation>Het importeren is gestopt: %1. Wat al gelezen was, blijft.</translation>
        </message>
        <message>
            <source>An import is running. Wait until it has finished, or cancel it.</source>
            <translation>Er wordt al geïmporteerd. Wacht op het einde, of breek het af.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Lezen…</translation>
        </message>
        <message>
            <source>%1 games read, %2 per second</source>
            <translation>%1 partijen gelezen, %2 per seconde</translation>
        </message>
        <message>
            <source>Games read: %1. Stored: %2, already stored: %3, problems: %4.</source>
            <translation>Partijen gelezen: %1. Opgeslagen: %2, al bekend: %3, problemen: %4.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were deleted before and stay deleted: Database &gt; Deleted games brings them back.</source>
            <translation>
                <numerusform>%Ln van de bekende partijen was verwijderd en blijft dat: Database &gt; Verwijderde partijen haalt die terug.</numerusform>
                <numerusform>%Ln van de bekende partijen waren verwijderd en blijven dat: Database &gt; Verwijderde partijen haalt ze terug.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were edited or repaired since: the corrected ones stay.</source>
            <translation>
                <numerusform>%Ln van de bekende partijen is sindsdien bewerkt of hersteld: de verbeterde blijft.</numerusform>
                <numerusform>%Ln van de bekende partijen zijn sindsdien bewerkt of hersteld: de verbeterde blijven.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancelled; importing again continues from there.</source>
            <translation>Afgebroken; opnieuw importeren gaat hier verder.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importeren</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Games read: %1, problems: %2. Nothing is stored.</source>
            <translation>Partijen gelezen: %1, problemen: %2. Er is niets opgeslagen.</translation>
        </message>
        <message>
            <source>More about files under Problems.</source>
            <translation>Meer over bestanden onder Problemen.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MainWindow</name>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>&amp;Ongedaan maken: %1</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Ongedaan maken</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>Op&amp;nieuw: %1</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>Op&amp;nieuw</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ManualWindow</name>
        <message>
            <source>Manual</source>
            <translation>Handleiding</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhoud</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Terug</translation>
        </message>
        <message>
            <source>The documents were not found in %1.</source>
            <translation>De documenten zijn niet gevonden in %1.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Menus</name>
        <message>
            <source>Book&amp;marks</source>
            <translation>Bladwi&amp;jzers</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Bestand</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>Be&amp;werken</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Partij</translation>
        </message>
        <message>
            <source>&amp;Analysis</source>
            <translation>&amp;Analyse</translation>
        </message>
        <message>
            <source>&amp;Database</source>
            <translation>Databa&amp;se</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>Beel&amp;d</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Help</translation>
        </message>
        <message>
            <source>&amp;Recent databases</source>
            <translation>&amp;Recente databases</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Taal</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Bord</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Hout</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Toernooigroen</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Leisteen</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoog contrast</translation>
        </message>
        <message>
            <source>&amp;Numbers</source>
            <translation>&amp;Nummers</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>Op de velden</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Rond het bord</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Geen</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Kleuren</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Systeemstandaard</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Donker</translation>
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation>&amp;Stukken</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Gedraaid hout</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Glad</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>Met één ring</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Plat, als in druk</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveList</name>
        <message>
            <source>(pass)</source>
            <translation>(pas)</translation>
        </message>
        <message>
            <source>[new position]</source>
            <translation>[nieuwe stand]</translation>
        </message>
        <message>
            <source>[not understood: %1]</source>
            <translation>[niet begrepen: %1]</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Zetten</translation>
        </message>
        <message>
            <source>&amp;Sign</source>
            <translation>&amp;Teken</translation>
        </message>
        <message>
            <source>Promote or delete the variation…</source>
            <translation>De variant omhoog zetten of verwijderen…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveRow</name>
        <message>
            <source>There is no square %1.</source>
            <translation>Er is geen veld %1.</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>meteen</translation>
        </message>
        <message>
            <source>within</source>
            <translation>binnen</translation>
        </message>
        <message>
            <source>later</source>
            <translation>later</translation>
        </message>
        <message>
            <source>either side</source>
            <translation>beide kleuren</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>any piece</source>
            <translation>elk stuk</translation>
        </message>
        <message>
            <source>man</source>
            <translation>schijf</translation>
        </message>
        <message>
            <source>king</source>
            <translation>dam</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>speelt</translation>
        </message>
        <message>
            <source>moves, no capture</source>
            <translation>zet, geen slag</translation>
        </message>
        <message>
            <source>captures</source>
            <translation>slaat</translation>
        </message>
        <message>
            <source>gives away</source>
            <translation>offert</translation>
        </message>
        <message>
            <source>is crowned</source>
            <translation>promoveert</translation>
        </message>
        <message>
            <source> plies</source>
            <translation> halve zetten</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>elk aantal</translation>
        </message>
        <message>
            <source>from squares</source>
            <translation>van velden</translation>
        </message>
        <message>
            <source>to squares</source>
            <translation>naar velden</translation>
        </message>
        <message>
            <source>Remove this move</source>
            <translation>Deze zet weghalen</translation>
        </message>
        <message>
            <source>How long after</source>
            <translation>Hoeveel later</translation>
        </message>
        <message>
            <source>Plies</source>
            <translation>Halve zetten</translation>
        </message>
        <message>
            <source>Who moves</source>
            <translation>Wie zet</translation>
        </message>
        <message>
            <source>Which piece moves</source>
            <translation>Welk stuk zet</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Wat het doet</translation>
        </message>
        <message>
            <source>From squares</source>
            <translation>Van velden</translation>
        </message>
        <message>
            <source>To squares</source>
            <translation>Naar velden</translation>
        </message>
        <message>
            <source>Minimum number of captured pieces</source>
            <translation>Hoeveel er minstens geslagen worden</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewEventDialog</name>
        <message>
            <source>Enter a tournament</source>
            <translation>Een toernooi invoeren</translation>
        </message>
        <message>
            <source>each against each</source>
            <translation>elk tegen elk</translation>
        </message>
        <message>
            <source>each against each, twice</source>
            <translation>elk tegen elk, twee keer</translation>
        </message>
        <message>
            <source>a number of rounds</source>
            <translation>een aantal ronden</translation>
        </message>
        <message>
            <source>one round with given games</source>
            <translation>één ronde met opgegeven partijen</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22; onbekende delen: 2026.??.??</translation>
        </message>
        <message>
            <source>Type a name, Enter adds it to the list</source>
            <translation>Typ een naam, Enter voegt hem aan de lijst toe</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Naam:</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Plaats:</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Datum:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variant:</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>P&amp;artijen:</translation>
        </message>
        <message>
            <source>&amp;Rounds:</source>
            <translation>&amp;Ronden:</translation>
        </message>
        <message>
            <source>&amp;Round:</source>
            <translation>&amp;Ronde:</translation>
        </message>
        <message>
            <source>&amp;Add:</source>
            <translation>&amp;Toevoegen:</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>&amp;Spelers:</translation>
        </message>
        <message>
            <source>&amp;Create the games</source>
            <translation>Partijen &amp;maken</translation>
        </message>
        <message>
            <source>One game per line: White : Black</source>
            <translation>Een partij op elke regel: Wit : Zwart</translation>
        </message>
        <message>
            <source>One player per line</source>
            <translation>Een speler op elke regel</translation>
        </message>
        <message>
            <source>Line %1: this player is in the list already.</source>
            <translation>Regel %1: deze speler staat al in de lijst.</translation>
        </message>
        <message>
            <source>Line %1: this is not the name of a player.</source>
            <translation>Regel %1: dit is geen naam van een speler.</translation>
        </message>
        <message>
            <source>Line %1: two players are needed, as White : Black.</source>
            <translation>Regel %1: er zijn twee spelers nodig, als Wit : Zwart.</translation>
        </message>
        <message>
            <source>Line %1: several columns contain words; leave only the column with the names.</source>
            <translation>Regel %1: meer kolommen bevatten woorden; laat alleen de kolom met de namen staan.</translation>
        </message>
        <message>
            <source>2 to %1 players are needed.</source>
            <translation>Er zijn 2 tot %1 spelers nodig.</translation>
        </message>
        <message>
            <source>The tournament needs a name.</source>
            <translation>Het toernooi heeft een naam nodig.</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Dit is geen datum: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partij</numerusform>
                <numerusform>%Ln partijen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln player(s)</source>
            <translation>
                <numerusform>%Ln speler</numerusform>
                <numerusform>%Ln spelers</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewGames</name>
        <message>
            <source>Several games</source>
            <translation>Meerdere partijen</translation>
        </message>
        <message numerus="yes">
            <source>The text has %Ln game(s). Import them into the database?</source>
            <translation>
                <numerusform>De tekst bevat %Ln partij. In de database importeren?</numerusform>
                <numerusform>De tekst bevat %Ln partijen. In de database importeren?</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Import all</source>
            <translation>Alle &amp;importeren</translation>
        </message>
        <message>
            <source>&amp;Open the first</source>
            <translation>De eerste &amp;openen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningModel</name>
        <message numerus="yes">
            <source>Never played here, but %Ln game(s) reached the position after it by another move order.</source>
            <translation>
                <numerusform>Hier nooit gespeeld, maar %Ln partij bereikte de stand erna met een andere zetvolgorde.</numerusform>
                <numerusform>Hier nooit gespeeld, maar %Ln partijen bereikten de stand erna met een andere zetvolgorde.</numerusform>
            </translation>
        </message>
        <message>
            <source>White won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>Wit won %1, remiseerde %2 en verloor %3 van de %4 partijen.</translation>
        </message>
        <message>
            <source>Black won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>Zwart won %1, remiseerde %2 en verloor %3 van de %4 partijen.</translation>
        </message>
        <message>
            <source>Points of the side to move</source>
            <translation>Punten van de speler aan zet</translation>
        </message>
        <message>
            <source>Average rating</source>
            <translation>Gemiddelde rating</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Won, drawn, lost</source>
            <translation>Winst, remise, verlies</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Rating</translation>
        </message>
        <message>
            <source>Years</source>
            <translation>Jaren</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Opening</translation>
        </message>
        <message numerus="yes">
            <source>In %Ln of them the opponent has a rating.</source>
            <translation>
                <numerusform>In %Ln ervan heeft de tegenstander een rating.</numerusform>
                <numerusform>In %Ln ervan heeft de tegenstander een rating.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rating that this score corresponds to, from the games in which the opponent has one; empty if they are fewer than %Ln</source>
            <translation>
                <numerusform>De rating die de uitslag waard is, uit de partijen waarin de tegenstander er een heeft; leeg als dat er minder dan %Ln zijn</numerusform>
                <numerusform>De rating die de uitslag waard is, uit de partijen waarin de tegenstander er een heeft; leeg als dat er minder dan %Ln zijn</numerusform>
            </translation>
        </message>
        <message>
            <source>Performance</source>
            <translation>Prestatie</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningsPanel</name>
        <message>
            <source>%1 of %2 games without an index have been read.</source>
            <translation>%1 van %2 partijen zonder index zijn gelezen.</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>De stand is hier onbekend: een eerdere zet is niet genoteerd.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be counted.</source>
            <translation>
                <numerusform>%Ln partij is beschadigd en kon niet worden geteld.</numerusform>
                <numerusform>%Ln partijen zijn beschadigd en konden niet worden geteld.</numerusform>
            </translation>
        </message>
        <message>
            <source>No game had this position.</source>
            <translation>Geen partij had deze stand.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partij</numerusform>
                <numerusform>%Ln partijen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln ended here</source>
            <translation>
                <numerusform>%Ln eindigde hier</numerusform>
                <numerusform>%Ln eindigden hier</numerusform>
            </translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Openingen</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Alleen partijen in de lijst</translation>
        </message>
        <message>
            <source>Counts only the games that pass the filter of the list</source>
            <translation>Telt de partijen die het filter van de lijst overlaat</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Zet</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Laatste zet</translation>
        </message>
        <message>
            <source>How games reached this position</source>
            <translation>Hoe partijen hier kwamen</translation>
        </message>
        <message>
            <source>Moves played here</source>
            <translation>Zetten die hier gespeeld zijn</translation>
        </message>
        <message>
            <source>Moves that led here</source>
            <translation>Zetten die hierheen leidden</translation>
        </message>
        <message>
            <source>Count only games in the list</source>
            <translation>Alleen partijen in de lijst tellen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Panels</name>
        <message>
            <source>Game</source>
            <translation>Partij</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
    <message>
        <source>move %1</source>
        <translation>zet %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Paste</name>
        <message>
            <source>This is neither a game in PDN nor a position as FEN or Hub text.</source>
            <translation>Dit is geen partij in PDN en geen stand als FEN of Hub-tekst.</translation>
        </message>
        <message>
            <source>Not everything could be read. %1</source>
            <translation>Niet alles was te lezen. %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PatternBoard</name>
        <message>
            <source>Empty square</source>
            <translation>Leeg veld</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Witte schijf</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Witte dam</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Zwarte schijf</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Zwarte dam</translation>
        </message>
        <message>
            <source>Board of the pattern</source>
            <translation>Bord van het patroon</translation>
        </message>
        <message>
            <source>%1: anything</source>
            <translation>%1: om het even wat</translation>
        </message>
        <message>
            <source>%1: must be: %2</source>
            <translation>%1: moet zijn: %2</translation>
        </message>
        <message>
            <source>%1: may be: %2</source>
            <translation>%1: mag zijn: %2</translation>
        </message>
        <message>
            <source>%1: must not be: %2</source>
            <translation>%1: mag niet zijn: %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayPanel</name>
        <message>
            <source>Over a networ&amp;k…</source>
            <translation>Over een netwer&amp;k…</translation>
        </message>
        <message>
            <source>Against a program on this or another computer, by DamExchange</source>
            <translation>Tegen een programma op deze of een andere computer, met DamExchange</translation>
        </message>
        <message>
            <source>&amp;Draw rules of other federations</source>
            <translation>Remiseregels van andere &amp;bonden</translation>
        </message>
        <message>
            <source>Portuguese: a repetition is claimed; Brazilian: 20 moves of kings, not 15; Russian: 15 moves do not count with 4 to 7 pieces and kings on both sides</source>
            <translation>Portugees: herhaling wordt geëist; Braziliaans: 20 damzetten, geen 15; Russisch: 15 zetten tellen niet bij 4 tot 7 stukken en dammen aan beide kanten</translation>
        </message>
        <message>
            <source>Draw &amp;lots for the colours</source>
            <translation>Om de kleuren &amp;loten</translation>
        </message>
        <message>
            <source>The colours are chosen at random when the game starts</source>
            <translation>Bij het begin van de partij bepaalt het lot wie van de twee wit heeft</translation>
        </message>
        <message>
            <source>The engine declines the draw.</source>
            <translation>De engine weigert remise.</translation>
        </message>
        <message>
            <source>The engine has failed: %1</source>
            <translation>De engine is uitgevallen: %1</translation>
        </message>
        <message>
            <source>You</source>
            <translation>U</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 denkt na…</translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>Wit aan zet.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>Zwart aan zet.</translation>
        </message>
        <message>
            <source>The engine offers a draw.</source>
            <translation>De engine biedt remise aan.</translation>
        </message>
        <message>
            <source>You can claim a draw: %1.</source>
            <translation>U kunt remise opeisen: %1.</translation>
        </message>
        <message>
            <source>%1: the game is over.</source>
            <translation>%1: de partij is uit.</translation>
        </message>
        <message>
            <source>%1: drawn by the %2.</source>
            <translation>%1: remise (%2).</translation>
        </message>
        <message>
            <source>%1: a draw was agreed.</source>
            <translation>%1: remise overeengekomen.</translation>
        </message>
        <message>
            <source>%1: resigned.</source>
            <translation>%1: opgegeven.</translation>
        </message>
        <message>
            <source>%1: time is up.</source>
            <translation>%1: de tijd is om.</translation>
        </message>
        <message>
            <source>%1: no progress.</source>
            <translation>%1: geen vooruitgang.</translation>
        </message>
        <message>
            <source>Claim &amp;draw</source>
            <translation>&amp;Remise opeisen</translation>
        </message>
        <message>
            <source>Accept the &amp;draw</source>
            <translation>&amp;Remise aannemen</translation>
        </message>
        <message>
            <source>Offer &amp;draw</source>
            <translation>&amp;Remise aanbieden</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>W&amp;it:</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>&amp;Zwart:</translation>
        </message>
        <message>
            <source>White's player</source>
            <translation>Speler van wit</translation>
        </message>
        <message>
            <source>Black's player</source>
            <translation>Speler van zwart</translation>
        </message>
        <message>
            <source>Strength:</source>
            <translation>Sterkte:</translation>
        </message>
        <message>
            <source>Strength of White</source>
            <translation>Sterkte van wit</translation>
        </message>
        <message>
            <source>Strength of Black</source>
            <translation>Sterkte van zwart</translation>
        </message>
        <message>
            <source>1 sometimes overlooks a man, 10 plays at full strength</source>
            <translation>1 ziet af en toe een schijf over het hoofd, 10 speelt op volle sterkte</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>V&amp;ariant:</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>&amp;Clock:</source>
            <translation>&amp;Klok:</translation>
        </message>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message>
            <source>Minutes for the game</source>
            <translation>Minuten voor de partij</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> s per zet</translation>
        </message>
        <message>
            <source>Seconds added after each move</source>
            <translation>Seconden erbij na elke zet</translation>
        </message>
        <message>
            <source>From the &amp;position shown</source>
            <translation>Vanuit de getoonde &amp;stand</translation>
        </message>
        <message>
            <source>Engines resi&amp;gn and offer draws</source>
            <translation>En&amp;gines geven op en bieden remise aan</translation>
        </message>
        <message>
            <source>An engine resigns when it has been three men behind for four moves, and offers a draw when the game has been even for twelve</source>
            <translation>Een engine geeft op als hij vier zetten lang drie schijven achter staat, en biedt remise aan als de partij twaalf zetten lang gelijk is</translation>
        </message>
        <message>
            <source>Re&amp;match</source>
            <translation>Re&amp;vanche</translation>
        </message>
        <message>
            <source>The same game again, with the colours exchanged</source>
            <translation>Dezelfde partij nog eens, met verwisselde kleuren</translation>
        </message>
        <message>
            <source>&amp;Take back</source>
            <translation>&amp;Terugnemen</translation>
        </message>
        <message>
            <source>Takes back your last move; Undo restores it</source>
            <translation>Neemt uw laatste zet terug; Ongedaan maken zet hem weer neer</translation>
        </message>
        <message>
            <source>Begi&amp;n</source>
            <translation>Be&amp;ginnen</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Opgeven</translation>
        </message>
        <message>
            <source>&amp;Stop the game</source>
            <translation>Partij s&amp;toppen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayersPage</name>
        <message>
            <source>Same person</source>
            <translation>Eén persoon</translation>
        </message>
        <message>
            <source>Do these names refer to the same person?
%1</source>
            <translation>Zijn deze namen van één persoon?
%1</translation>
        </message>
        <message>
            <source>The names in the games stay as they are written. This can be undone.</source>
            <translation>De namen in de partijen blijven zoals ze geschreven zijn. U kunt dit ongedaan maken.</translation>
        </message>
        <message>
            <source>&amp;Same person</source>
            <translation>&amp;Eén persoon</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) now refer to another person.</source>
            <translation>
                <numerusform>%Ln naam is nu van een andere persoon.</numerusform>
                <numerusform>%Ln namen zijn nu van een andere persoon.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no decision about names to undo.</source>
            <translation>Er is geen beslissing over namen om ongedaan te maken.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) refer to the same person as before.</source>
            <translation>
                <numerusform>%Ln naam is weer van de persoon van eerst.</numerusform>
                <numerusform>%Ln namen zijn weer van de persoon van eerst.</numerusform>
            </translation>
        </message>
        <message>
            <source>A name, in any form</source>
            <translation>Een naam, in elke vorm</translation>
        </message>
        <message>
            <source>No players with this name.</source>
            <translation>Geen spelers met deze naam.</translation>
        </message>
        <message>
            <source>No game in this database has this name.</source>
            <translation>Geen partij van deze database heeft deze naam.</translation>
        </message>
        <message>
            <source>These are &amp;one person…</source>
            <translation>Dit is &amp;één persoon…</translation>
        </message>
        <message>
            <source>Select two or more names, or drag one onto another</source>
            <translation>Selecteer twee of meer namen, of sleep de ene op de andere</translation>
        </message>
        <message>
            <source>&amp;Undo the last merge</source>
            <translation>&amp;Laatste samenvoeging ongedaan maken</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PositionEditor</name>
        <message>
            <source>Edit position</source>
            <translation>Stand bewerken</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Wit aan zet</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Zwart aan zet</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Wie aan zet is</translation>
        </message>
        <message>
            <source>Position as FEN</source>
            <translation>Stand als FEN</translation>
        </message>
        <message>
            <source>Position as Hub text</source>
            <translation>Stand als Hub-tekst</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Witte schijf</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Witte dam</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Zwarte schijf</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Zwarte dam</translation>
        </message>
        <message>
            <source>Empty square</source>
            <translation>Leeg veld</translation>
        </message>
        <message>
            <source>Starting position</source>
            <translation>Beginstand</translation>
        </message>
        <message>
            <source>Empty board</source>
            <translation>Leeg bord</translation>
        </message>
        <message>
            <source>Exchange colours</source>
            <translation>Kleuren verwisselen</translation>
        </message>
        <message>
            <source>Not a position in Hub notation: the side to move, W or B, then a letter for each of the %1 squares: w, b, W, B or e.</source>
            <translation>Geen stand in Hub-notatie: wie aan zet is, W of B, dan een letter voor elk van de %1 velden: w, b, W, B of e.</translation>
        </message>
        <message>
            <source>White: %1 men, %2 kings. Black: %3 men, %4 kings.</source>
            <translation>Wit: %1 schijven, %2 dammen. Zwart: %3 schijven, %4 dammen.</translation>
        </message>
        <message>
            <source>A white man stands on the row where men become kings.</source>
            <translation>Een witte schijf staat op de rij waar schijven dam worden.</translation>
        </message>
        <message>
            <source>A black man stands on the row where men become kings.</source>
            <translation>Een zwarte schijf staat op de rij waar schijven dam worden.</translation>
        </message>
        <message>
            <source>The side to move cannot move.</source>
            <translation>Wie aan zet is, kan niet zetten.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PreferencesDialog</name>
        <message>
            <source>After an &amp;import find combinations and structures</source>
            <translation>Na het &amp;importeren combinaties en structuren zoeken</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Voorkeuren</translation>
        </message>
        <message>
            <source>&amp;General</source>
            <translation>&amp;Algemeen</translation>
        </message>
        <message>
            <source>Your &amp;name:</source>
            <translation>Uw &amp;naam:</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Systeemstandaard</translation>
        </message>
        <message>
            <source>&amp;Language:</source>
            <translation>&amp;Taal:</translation>
        </message>
        <message>
            <source>&amp;Results:</source>
            <translation>&amp;Uitslagen:</translation>
        </message>
        <message>
            <source>2-0, 1-1, 0-2</source>
            <translation>2-0, 1-1, 0-2</translation>
        </message>
        <message>
            <source>1-0, 1/2-1/2, 0-1</source>
            <translation>1-0, 1/2-1/2, 0-1</translation>
        </message>
        <message>
            <source>&amp;Colours:</source>
            <translation>&amp;Kleuren:</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Licht</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Donker</translation>
        </message>
        <message>
            <source>Re&amp;set layout</source>
            <translation>&amp;Indeling herstellen</translation>
        </message>
        <message>
            <source>Puts all panels back in their original places</source>
            <translation>Zet alle panelen terug op hun oorspronkelijke plaats</translation>
        </message>
        <message>
            <source>Panels:</source>
            <translation>Panelen:</translation>
        </message>
        <message>
            <source>&amp;Font:</source>
            <translation>&amp;Lettertype:</translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 punten</translation>
        </message>
        <message>
            <source>Si&amp;ze of text:</source>
            <translation>&amp;Grootte van tekst:</translation>
        </message>
        <message>
            <source>Same as other text</source>
            <translation>Zoals andere tekst</translation>
        </message>
        <message>
            <source>Size of &amp;moves:</source>
            <translation>Grootte van &amp;zetten:</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Bord</translation>
        </message>
        <message>
            <source>&amp;Look:</source>
            <translation>&amp;Uiterlijk:</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Hout</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Toernooigroen</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Leisteen</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Hoog contrast</translation>
        </message>
        <message>
            <source>&amp;Numbers:</source>
            <translation>&amp;Nummers:</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>Op de velden</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Rond het bord</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Geen</translation>
        </message>
        <message>
            <source>&amp;Moves with the mouse:</source>
            <translation>&amp;Zetten met de muis:</translation>
        </message>
        <message>
            <source>Click or drag</source>
            <translation>Klikken of slepen</translation>
        </message>
        <message>
            <source>Click</source>
            <translation>Klikken</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Slepen</translation>
        </message>
        <message>
            <source>Enter each &amp;square of a capture</source>
            <translation>&amp;Elk veld van een slag invoeren</translation>
        </message>
        <message>
            <source>A &amp;touched piece must move</source>
            <translation>Een &amp;aangeraakt stuk moet zetten</translation>
        </message>
        <message>
            <source>Animate m&amp;oves</source>
            <translation>Zetten &amp;bewegend tonen</translation>
        </message>
        <message>
            <source>So&amp;und when it is your turn</source>
            <translation>&amp;Geluid als u aan zet bent</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Engine</translation>
        </message>
        <message>
            <source>&amp;Threads:</source>
            <translation>&amp;Threads:</translation>
        </message>
        <message>
            <source>All but one</source>
            <translation>Alle op één na</translation>
        </message>
        <message>
            <source>&amp;Memory:</source>
            <translation>&amp;Geheugen:</translation>
        </message>
        <message>
            <source> MB</source>
            <translation> MB</translation>
        </message>
        <message>
            <source>&amp;Analyses:</source>
            <translation>&amp;Analyses:</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Snel</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standaard</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>Grondig</translation>
        </message>
        <message>
            <source>Threads and memory are those of Damscope's own engine in the panel and in games. Other engines have their own parameters: Analysis &gt; Engines.</source>
            <translation>Threads en geheugen zijn die van de engine van Damscope zelf, in het paneel en in partijen. Andere engines hebben eigen parameters: Analyse &gt; Engines.</translation>
        </message>
        <message>
            <source>&amp;Databases</source>
            <translation>&amp;Databases</translation>
        </message>
        <message>
            <source>Database &amp;folder:</source>
            <translation>&amp;Map van de databases:</translation>
        </message>
        <message>
            <source>Same as the command line</source>
            <translation>Zoals de opdrachtregel</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;Kiezen…</translation>
        </message>
        <message>
            <source>Your own database games.db is opened from this folder at the next start, and new ones are proposed in it. Databases are not moved.</source>
            <translation>Uw eigen database games.db wordt bij de volgende start uit deze map geopend, en nieuwe worden daarin voorgesteld. Databases worden niet verplaatst.</translation>
        </message>
        <message>
            <source>Database folder</source>
            <translation>Map van de databases</translation>
        </message>
    <message>
        <source>By variant</source>
        <translation>Naar variant</translation>
    </message>
        <message>
            <source>&amp;Pieces:</source>
            <translation>&amp;Stukken:</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Gedraaid hout</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Glad</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>Met één ring</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Plat, als in druk</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::PreviewBoard</name>
        <message>
            <source>Board of the selected game</source>
            <translation>Bord van de geselecteerde partij</translation>
        </message>
        <message>
            <source>Preview of the selected game</source>
            <translation>Voorbeeld van de gekozen partij</translation>
        </message>
        <message>
            <source>Move shown in the preview</source>
            <translation>Zet in het voorbeeld</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemModel</name>
        <message>
            <source>Repaired. %1</source>
            <translation>Hersteld. %1</translation>
        </message>
        <message>
            <source>Warning: %1</source>
            <translation>Waarschuwing: %1</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partij</translation>
        </message>
        <message>
            <source>What is wrong</source>
            <translation>Wat er mis is</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemsPanel</name>
        <message>
            <source>Problems (%1)</source>
            <translation>Problemen (%1)</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problemen</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Partij openen</translation>
        </message>
        <message>
            <source>Accept the proposal</source>
            <translation>Voorstel aannemen</translation>
        </message>
        <message>
            <source>Changes the stored game as proposed; the original text is kept with it</source>
            <translation>Verandert de opgeslagen partij zoals voorgesteld; wat er stond, blijft erbij bewaard</translation>
        </message>
        <message>
            <source>Reject the proposal</source>
            <translation>Afwijzen</translation>
        </message>
        <message>
            <source>Keeps the game as it was written</source>
            <translation>Laat de partij zoals ze geschreven is</translation>
        </message>
        <message>
            <source>Revert the change</source>
            <translation>Wijziging ongedaan maken</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Maakt van de opgeslagen partij weer wat er stond</translation>
        </message>
        <message>
            <source>No problem is known in the games of this database.</source>
            <translation>In de partijen van deze database zijn geen problemen bekend.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReadingDialog</name>
        <message>
            <source>How to read the files</source>
            <translation>Hoe de bestanden te lezen</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Codering</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Herkennen</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>As stated in the files</source>
            <translation>Zoals de bestanden zeggen</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Codering:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variant:</translation>
        </message>
        <message>
            <source>Choose &amp;files…</source>
            <translation>&amp;Bestanden kiezen…</translation>
        </message>
        <message>
            <source>Files that name their own encoding or variant are also read as chosen here.</source>
            <translation>Ook bestanden die hun codering of variant noemen, worden gelezen zoals hier gekozen.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding "%1".</source>
            <translation>Damscope kent de codering "%1" niet.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Repairs</name>
        <message>
            <source>There is no stored game at this place.</source>
            <translation>Op deze plaats is geen partij opgeslagen.</translation>
        </message>
        <message>
            <source>The game could not be changed as proposed.</source>
            <translation>De partij kon niet worden gewijzigd zoals voorgesteld.</translation>
        </message>
        <message>
            <source>The game was changed as proposed. The original text is kept with the move.</source>
            <translation>De partij is veranderd zoals voorgesteld. Wat er stond, blijft bij de zet bewaard.</translation>
        </message>
        <message>
            <source>An uncertain proposal</source>
            <translation>Een voorstel dat niet zeker is</translation>
        </message>
        <message>
            <source>Other slips would explain this game almost as well. Change it as proposed?</source>
            <translation>Andere verschrijvingen zouden deze partij bijna even goed verklaren. Toch wijzigen zoals voorgesteld?</translation>
        </message>
        <message>
            <source>&amp;Change the game</source>
            <translation>Partij &amp;wijzigen</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Zo laten</translation>
        </message>
        <message>
            <source>There is no repair to revert.</source>
            <translation>Er is geen herstel om ongedaan te maken.</translation>
        </message>
        <message>
            <source>The game has its original text again.</source>
            <translation>De partij is weer wat er stond.</translation>
        </message>
        <message>
            <source>The open game has changes that are not saved. Save them first, or undo them.</source>
            <translation>De geopende partij heeft wijzigingen die niet zijn opgeslagen. Sla ze eerst op of maak ze ongedaan.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportDialog</name>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Deze partij is nog niet geanalyseerd.</translation>
        </message>
        <message numerus="yes">
            <source>Damscope, %Ln thread(s), %1 MB</source>
            <translation>
                <numerusform>Damscope, %Ln thread, %1 MB</numerusform>
                <numerusform>Damscope, %Ln threads, %1 MB</numerusform>
            </translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>onnauwkeurigheid</translation>
        </message>
        <message>
            <source>, endgame tables</source>
            <translation>, eindspeltabellen</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>fout</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>blunder</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>gemiste winst</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>%1 of %2 moves evaluated by %3</source>
            <translation>%1 van %2 zetten gewaardeerd door %3</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Nauwkeurigheid</translation>
        </message>
        <message>
            <source>in the opening</source>
            <translation>in de opening</translation>
        </message>
        <message>
            <source>in the middlegame</source>
            <translation>in het middenspel</translation>
        </message>
        <message>
            <source>in the endgame</source>
            <translation>in het eindspel</translation>
        </message>
        <message>
            <source>Men lost per move</source>
            <translation>Schijven verloren per zet</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <translation>Onnauwkeurigheden</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <translation>Fouten</translation>
        </message>
        <message>
            <source>Blunders</source>
            <translation>Blunders</translation>
        </message>
        <message>
            <source>Missed wins</source>
            <translation>Gemiste winsten</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Geen fouten.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>beter %1</translation>
        </message>
        <message>
            <source>Errors, the worst first</source>
            <translation>Fouten, de ergste eerst</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Keerpunten</translation>
        </message>
        <message>
            <source>White in time trouble from %1</source>
            <translation>Wit in tijdnood vanaf %1</translation>
        </message>
        <message>
            <source>Black in time trouble from %1</source>
            <translation>Zwart in tijdnood vanaf %1</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Verslag</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopiëren</translation>
        </message>
        <message>
            <source>&amp;Save…</source>
            <translation>&amp;Opslaan…</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Verslag opslaan</translation>
        </message>
        <message>
            <source>Web page (*.html);;Text (*.txt)</source>
            <translation>Webpagina (*.html);;Tekst (*.txt)</translation>
        </message>
        <message>
            <source>report.html</source>
            <translation>verslag.html</translation>
        </message>
        <message>
            <source>The report could not be saved: %1</source>
            <translation>Het verslag kon niet worden opgeslagen: %1</translation>
        </message>
        <message>
            <source>Clock at the end</source>
            <translation>Klok aan het einde</translation>
        </message>
        <message>
            <source>Most time for a move</source>
            <translation>Meeste tijd voor een zet</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinaties en structuren</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ResultsPage</name>
        <message>
            <source>Type the points of the player of the row, or both: 2, 1, 0, 2-0, +, =, -. Delete clears a result; a double click or Enter opens the game.</source>
            <translation>Typ de punten van de speler van de rij, of beide: 2, 1, 0, 2-0, +, =, -. Delete wist een uitslag; dubbelklikken of Enter opent de partij.</translation>
        </message>
        <message>
            <source>Crosstable</source>
            <translation>Kruistabel</translation>
        </message>
        <message>
            <source>Games by round</source>
            <translation>Partijen per ronde</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RuleWords</name>
        <message>
            <source>threefold repetition</source>
            <translation>driemaal dezelfde stand</translation>
        </message>
        <message>
            <source>fourfold repetition</source>
            <translation>viermaal dezelfde stand</translation>
        </message>
        <message>
            <source>king against king</source>
            <translation>dam tegen dam</translation>
        </message>
        <message>
            <source>main-road rule</source>
            <translation>regel van de hoofdlijn</translation>
        </message>
        <message>
            <source>three-kings rule</source>
            <translation>regel van drie dammen</translation>
        </message>
        <message>
            <source>%1-move rule</source>
            <translation>%1-zettenregel</translation>
        </message>
        <message>
            <source>Not a position: error at character %1: %2</source>
            <translation>Geen stand: fout bij teken %1: %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RulesWindow</name>
        <message>
            <source>Rules</source>
            <translation>Spelregels</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SearchPanel</name>
        <message>
            <source>Analysis &gt; Analyse selected games</source>
            <translation>Analyse &gt; Gekozen partijen analyseren</translation>
        </message>
        <message>
            <source>Analysis &gt; Endgame tables</source>
            <translation>Analyse &gt; Eindspeltabellen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be searched completely.</source>
            <translation>
                <numerusform>%Ln partij is beschadigd en kon niet tot het eind worden doorzocht.</numerusform>
                <numerusform>%Ln partijen zijn beschadigd en konden niet tot het eind worden doorzocht.</numerusform>
            </translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>De stand is hier onbekend: een eerdere zet is niet genoteerd.</translation>
        </message>
        <message>
            <source>Enter what to search for: put pieces on the board, or type a query.</source>
            <translation>Geef op wat u zoekt: zet stukken op het bord, of typ een zoekvraag.</translation>
        </message>
        <message>
            <source>Open a database first.</source>
            <translation>Open eerst een database.</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Bezig met zoeken…</translation>
        </message>
        <message>
            <source>The search was cancelled.</source>
            <translation>Het zoeken is afgebroken.</translation>
        </message>
        <message>
            <source>For example: %1</source>
            <translation>Bijvoorbeeld: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln place(s).</source>
            <translation>
                <numerusform>%Ln plaats.</numerusform>
                <numerusform>%Ln plaatsen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s).</source>
            <translation>
                <numerusform>%Ln partij.</numerusform>
                <numerusform>%Ln partijen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Gevonden</translation>
        </message>
        <message>
            <source>Found (%1)</source>
            <translation>Gevonden (%1)</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</source>
            <translation>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Zoekvraag</translation>
        </message>
        <message>
            <source>The query, in the syntax of the command line. Ctrl+Enter searches.</source>
            <translation>De zoekvraag, zoals de opdrachtregel die leest. Ctrl+Enter zoekt.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Afbreken</translation>
        </message>
        <message>
            <source>Copy command</source>
            <translation>Opdracht kopiëren</translation>
        </message>
        <message>
            <source>Copies the search as a command for a terminal</source>
            <translation>Kopieert de zoekopdracht als opdracht voor een terminal</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Alleen partijen in de lijst</translation>
        </message>
        <message>
            <source>Otherwise only the first place of each game</source>
            <translation>Anders de eerste plaats in elke partij</translation>
        </message>
        <message>
            <source>In variations too</source>
            <translation>Ook in varianten</translation>
        </message>
        <message>
            <source>Searches the variations of the games as well</source>
            <translation>Zoekt ook in de varianten van de partijen</translation>
        </message>
        <message>
            <source>Progress of the search</source>
            <translation>Voortgang van het zoeken</translation>
        </message>
        <message>
            <source>Places found</source>
            <translation>Gevonden plaatsen</translation>
        </message>
        <message>
            <source>The board above cannot show this query.</source>
            <translation>Het bord hierboven kan deze zoekvraag niet tonen.</translation>
        </message>
        <message>
            <source>Search only games in the list</source>
            <translation>Alleen in partijen in de lijst zoeken</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Er is niets gevonden.</translation>
        </message>
        <message>
            <source>What a search finds is listed here: Edit &gt; Search in games.</source>
            <translation>Hier staat wat een zoekopdracht vindt: Bewerken &gt; Zoeken in partijen.</translation>
        </message>
    <message>
        <source>Every hit in a game</source>
        <translation>Elke treffer in een partij</translation>
    </message>
        <message>
            <source>Words</source>
            <translation>Woorden</translation>
        </message>
        <message>
            <source>The words of queries, and what they mean</source>
            <translation>De woorden van zoekvragen en wat ze betekenen</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::SetupBoard</name>
        <message>
            <source>Board to set up</source>
            <translation>Bord om op te zetten</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SheetText</name>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>en nog %Ln</numerusform>
                <numerusform>en nog %Ln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SketchEditor</name>
        <message>
            <source>Board</source>
            <translation>Bord</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Aantallen</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Zetten</translation>
        </message>
        <message>
            <source>What to search for</source>
            <translation>Wat te zoeken</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Moet er staan</translation>
        </message>
        <message>
            <source>One of these</source>
            <translation>Eén hiervan</translation>
        </message>
        <message>
            <source>Excluded</source>
            <translation>Mag er niet staan</translation>
        </message>
        <message>
            <source>Each of these pieces is on its square.</source>
            <translation>Elk van deze stukken staat op zijn veld.</translation>
        </message>
        <message>
            <source>At least one of the pieces with a question mark is on its square.</source>
            <translation>Minstens één van de stukken met een vraagteken staat op zijn veld.</translation>
        </message>
        <message>
            <source>None of the crossed pieces is on its square.</source>
            <translation>Geen van de doorgestreepte stukken staat op zijn veld.</translation>
        </message>
        <message>
            <source>From the game</source>
            <translation>Uit de partij</translation>
        </message>
        <message>
            <source>Copies all pieces of the position shown</source>
            <translation>Neemt alle stukken over van de stand die getoond wordt</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Wissen</translation>
        </message>
        <message>
            <source>Searches for the same with the colours exchanged as well</source>
            <translation>Zoekt hetzelfde ook met verwisselde kleuren</translation>
        </message>
        <message>
            <source>Either side to move</source>
            <translation>Om het even wie aan zet</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Wit aan zet</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Zwart aan zet</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Wie aan zet is</translation>
        </message>
        <message>
            <source>White men</source>
            <translation>Witte schijven</translation>
        </message>
        <message>
            <source>White kings</source>
            <translation>Witte dammen</translation>
        </message>
        <message>
            <source>Black men</source>
            <translation>Zwarte schijven</translation>
        </message>
        <message>
            <source>Black kings</source>
            <translation>Zwarte dammen</translation>
        </message>
        <message>
            <source>All pieces</source>
            <translation>Alle stukken</translation>
        </message>
        <message>
            <source>any</source>
            <translation>elk</translation>
        </message>
        <message>
            <source>%1, at least</source>
            <translation>%1, minstens</translation>
        </message>
        <message>
            <source>%1, at most</source>
            <translation>%1, hoogstens</translation>
        </message>
        <message>
            <source>Add a move</source>
            <translation>Zet toevoegen</translation>
        </message>
        <message>
            <source>Moves played one after another, the first in the position on the board.</source>
            <translation>Zetten die na elkaar gespeeld worden, de eerste in de stand van het bord.</translation>
        </message>
    <message>
        <source>Also with colours exchanged</source>
        <translation>Ook met verwisselde kleuren</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Sources</name>
        <message>
            <source>No database is open.</source>
            <translation>Er is geen database geopend.</translation>
        </message>
        <message>
            <source>Nothing was imported into this database.</source>
            <translation>In deze database is niets geïmporteerd.</translation>
        </message>
        <message>
            <source>Reading the source again</source>
            <translation>De bron wordt opnieuw gelezen</translation>
        </message>
        <message>
            <source>Cancelled. Read the source again to continue.</source>
            <translation>Geannuleerd. Lees de bron opnieuw om verder te gaan.</translation>
        </message>
        <message>
            <source>Games read again: %1, of which %2 keep their number. Problems: %3.</source>
            <translation>Partijen opnieuw gelezen: %1, waarvan %2 hun nummer houden. Problemen: %3.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SourcesDialog</name>
        <message>
            <source>%1, or %2</source>
            <comment>encodings</comment>
            <translation>%1, of %2</translation>
        </message>
        <message>
            <source>%1 (chosen)</source>
            <translation>%1 (gekozen)</translation>
        </message>
        <message>
            <source>detected, and certain</source>
            <translation>herkend, en zeker</translation>
        </message>
        <message>
            <source>detected, but %1 fits nearly as well</source>
            <translation>herkend, maar %1 past bijna even goed</translation>
        </message>
        <message>
            <source>chosen by you</source>
            <translation>door u gekozen</translation>
        </message>
        <message>
            <source>read by an earlier version</source>
            <translation>door een eerdere versie gelezen</translation>
        </message>
        <message>
            <source>as stated in the games</source>
            <translation>zoals de partijen zeggen</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) do not state it: deduced from the moves</source>
            <translation>
                <numerusform>%Ln partij zegt het niet: gevonden aan de zetten</numerusform>
                <numerusform>%Ln partijen zeggen het niet: gevonden aan de zetten</numerusform>
            </translation>
        </message>
        <message>
            <source>    %1 × %2</source>
            <translation>    %1 × %2</translation>
        </message>
        <message>
            <source>Problems: none</source>
            <translation>Problemen: geen</translation>
        </message>
        <message>
            <source>Problems, the first of each kind:</source>
            <translation>Problemen, de eerste van elke soort:</translation>
        </message>
        <message>
            <source>Games: %1 of %2 read; already stored: %3; refused: %4</source>
            <translation>Partijen: %1 van %2 gelezen; al opgeslagen: %3; geweigerd: %4</translation>
        </message>
        <message>
            <source>Encoding: %1 (%2)</source>
            <translation>Codering: %1 (%2)</translation>
        </message>
        <message>
            <source>Variant: %1 (%2)</source>
            <translation>Variant: %1 (%2)</translation>
        </message>
        <message>
            <source>Not read to the end: import it again to continue.</source>
            <translation>Niet tot het einde gelezen: importeer opnieuw om verder te gaan.</translation>
        </message>
        <message>
            <source>Read &amp;again</source>
            <translation>&amp;Opnieuw lezen</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Bronnen</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Bron</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Codering</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>Fouten</translation>
        </message>
        <message>
            <source>Warnings</source>
            <translation>Waarschuwingen</translation>
        </message>
        <message>
            <source>Properties of the source</source>
            <translation>Eigenschappen van de bron</translation>
        </message>
        <message>
            <source>As before</source>
            <translation>Zoals eerder</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Herkennen</translation>
        </message>
        <message>
            <source>As stated in the file</source>
            <translation>Zoals het bestand zegt</translation>
        </message>
        <message>
            <source>Repairs</source>
            <translation>Reparaties</translation>
        </message>
        <message>
            <source>Repair clear slips</source>
            <translation>Duidelijke vergissingen herstellen</translation>
        </message>
        <message>
            <source>Revert repairs</source>
            <translation>Reparaties terugdraaien</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Codering:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variant:</translation>
        </message>
        <message>
            <source>Re&amp;pairs:</source>
            <translation>&amp;Reparaties:</translation>
        </message>
        <message>
            <source>Games keep their numbers and collections; games that you have edited stay as they are.</source>
            <translation>Partijen houden hun nummer en verzamelingen; partijen die u hebt bewerkt blijven zoals ze zijn.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding &quot;%1&quot;.</source>
            <translation>Damscope kent de codering &quot;%1&quot; niet.</translation>
        </message>
        <message>
            <source>&amp;Delete its games…</source>
            <translation>Partijen &amp;verwijderen…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Restoring</name>
        <message>
            <source>No database is open.</source>
            <translation>Er is geen database open.</translation>
        </message>
        <message>
            <source>Restore a copy of %1</source>
            <translation>Een kopie van %1 terugzetten</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Databases (*.db)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle bestanden (*)</translation>
        </message>
        <message>
            <source>Restore a copy</source>
            <translation>Een kopie terugzetten</translation>
        </message>
        <message>
            <source>Put %1 in the place of %2?</source>
            <translation>%1 op de plaats van %2 zetten?</translation>
        </message>
        <message>
            <source>What %1 is now stays beside it under another name.</source>
            <translation>Wat %1 nu is, blijft ernaast staan onder een andere naam.</translation>
        </message>
        <message>
            <source>&amp;Restore</source>
            <translation>&amp;Terugzetten</translation>
        </message>
        <message>
            <source>Restoring %1</source>
            <translation>%1 terugzetten</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Geannuleerd. Er is niets veranderd.</translation>
        </message>
        <message>
            <source>%1 games restored. What the database was before is in %2.</source>
            <translation>%1 partijen teruggezet. Wat de database daarvoor was, staat in %2.</translation>
        </message>
        <message>
            <source>%1 games restored.</source>
            <translation>%1 partijen teruggezet.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreKeeper</name>
        <message>
            <source>Databases (*.db)</source>
            <translation>Databases (*.db)</translation>
        </message>
        <message>
            <source>%1 (not stored)</source>
            <translation>%1 (niet opgeslagen)</translation>
        </message>
        <message>
            <source>Open database</source>
            <translation>Database openen</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle bestanden (*)</translation>
        </message>
        <message>
            <source>New database</source>
            <translation>Nieuwe database</translation>
        </message>
        <message>
            <source>The file %1 already exists. Choose another name.</source>
            <translation>Er is al een bestand %1. Kies een andere naam.</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Partijen importeren</translation>
        </message>
        <message>
            <source>Games and archives (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;All files (*)</source>
            <translation>Partijen en archieven (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;Alle bestanden (*)</translation>
        </message>
        <message>
            <source>View games</source>
            <translation>Partijen bekijken</translation>
        </message>
        <message>
            <source>Damaged database</source>
            <translation>Beschadigde database</translation>
        </message>
        <message>
            <source>Import a folder</source>
            <translation>Een map importeren</translation>
        </message>
        <message>
            <source>Where to store the games</source>
            <translation>Waar de partijen opslaan</translation>
        </message>
        <message>
            <source>The open database holds the samples of Damscope. Store the games in your own database %1 instead?</source>
            <translation>De geopende database bevat de voorbeelden van Damscope. De partijen liever in uw eigen database %1 opslaan?</translation>
        </message>
        <message>
            <source>In %1</source>
            <translation>In %1</translation>
        </message>
        <message>
            <source>Among the samples</source>
            <translation>Bij de voorbeelden</translation>
        </message>
        <message>
            <source>Recover the games into a new database</source>
            <translation>De partijen in een nieuwe database redden</translation>
        </message>
        <message>
            <source>Recovering the games of %1</source>
            <translation>Partijen van %1 worden gered</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was recovered.</source>
            <translation>Afgebroken. Er is niets gered.</translation>
        </message>
        <message>
            <source>Check of %1</source>
            <translation>Controle van %1</translation>
        </message>
        <message>
            <source>Nothing is wrong with %1.</source>
            <translation>Er is niets mis met %1.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged. All others can be recovered.</source>
            <translation>%1 van %2 partijen zijn beschadigd. Alle andere kunnen worden gered.</translation>
        </message>
        <message>
            <source>Games recovered: %1, of which %2 could not be verified. Lost: %3.</source>
            <translation>Geredde partijen: %1, waarvan %2 niet te controleren. Verloren: %3.</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>Partijen &amp;redden…</translation>
        </message>
        <message>
            <source>%1 is the open database and holds no text of games: it is left out.</source>
            <translation>%1 is de geopende database en bevat geen tekst van partijen: die wordt overgeslagen.</translation>
        </message>
        <message>
            <source>The last changes of %1 are still in %1-wal, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>De laatste wijzigingen van %1 staan nog in %1-wal, omdat een ander programma de database open heeft. Sluit haar daar voordat u het bestand kopieert, of gebruik Database &gt; Kopie opslaan.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTasks</name>
        <message>
            <source>Save a copy of the database</source>
            <translation>Een kopie van de database opslaan</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Databases (*.db)</translation>
        </message>
        <message>
            <source>A database cannot be copied onto itself.</source>
            <translation>Een database kan niet op zichzelf worden gekopieerd.</translation>
        </message>
        <message>
            <source>Copying…</source>
            <translation>Kopiëren…</translation>
        </message>
        <message>
            <source>%1 games copied to %2.</source>
            <translation>%1 partijen gekopieerd naar %2.</translation>
        </message>
        <message>
            <source>No database is open.</source>
            <translation>Er is geen database geopend.</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Eigenschappen</translation>
        </message>
        <message>
            <source>Games: %1</source>
            <translation>Partijen: %1</translation>
        </message>
        <message>
            <source>With problems: %1</source>
            <translation>Met problemen: %1</translation>
        </message>
        <message>
            <source>Deleted, can be brought back: %1</source>
            <translation>Verwijderd, terug te halen: %1</translation>
        </message>
        <message>
            <source>Sources: %1</source>
            <translation>Bronnen: %1</translation>
        </message>
        <message>
            <source>Collections: %1</source>
            <translation>Verzamelingen: %1</translation>
        </message>
        <message>
            <source>Size: %1</source>
            <translation>Grootte: %1</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Controleren</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Controleren…</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Er is niets mis met de %1 partijen.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged.</source>
            <translation>%1 van %2 partijen zijn beschadigd.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTrouble</name>
        <message>
            <source>There is no file %1.</source>
            <translation>Er is geen bestand %1.</translation>
        </message>
        <message>
            <source>%1 is not a database of Damscope.</source>
            <translation>%1 is geen database van Damscope.</translation>
        </message>
        <message>
            <source>%1 was made by a later version of Damscope. Only that version can open it.</source>
            <translation>%1 is met een nieuwere versie van Damscope gemaakt. Alleen die versie kan haar openen.</translation>
        </message>
        <message>
            <source>%1 was made by an earlier version of Damscope and has to be updated, but it cannot be written to. Copy it to a folder of your own first.</source>
            <translation>%1 is met een oudere versie van Damscope gemaakt en moet worden bijgewerkt, maar mag niet worden beschreven. Kopieer haar eerst naar een eigen map.</translation>
        </message>
        <message>
            <source>Another program is writing to %1. Open it again when that program has finished.</source>
            <translation>Een ander programma schrijft naar %1. Open haar opnieuw als dat klaar is.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: there is no space left on the disk.</source>
            <translation>%1 kan niet worden geopend: de schijf is vol.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: its folder cannot be written to.</source>
            <translation>%1 kan niet worden geopend: in haar map mag niet worden geschreven.</translation>
        </message>
        <message>
            <source>%1 is damaged. The games in it that can still be read can be saved into a new database.</source>
            <translation>%1 is beschadigd. De partijen die nog te lezen zijn kunnen in een nieuwe database worden gered.</translation>
        </message>
        <message>
            <source>%1 cannot be opened.</source>
            <translation>%1 kan niet worden geopend.</translation>
        </message>
        <message>
            <source>The database cannot be opened</source>
            <translation>De database kan niet worden geopend</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Controleren</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>Partijen &amp;redden…</translation>
        </message>
        <message>
            <source>&amp;Open another…</source>
            <translation>&amp;Andere openen…</translation>
        </message>
        <message>
            <source>&amp;New database…</source>
            <translation>&amp;Nieuwe database…</translation>
        </message>
        <message>
            <source>It is too badly damaged to be checked: recover the games.</source>
            <translation>Ze is te zwaar beschadigd om te worden gecontroleerd: red de partijen.</translation>
        </message>
        <message>
            <source>The file %1 is empty.</source>
            <translation>Het bestand %1 is leeg.</translation>
        </message>
        <message>
            <source>%1 has a second name (a hard link), so nothing can be stored in it. Remove the other name, or save a copy and open that.</source>
            <translation>%1 heeft een tweede naam (een harde koppeling), zodat er niets in kan worden opgeslagen. Verwijder de andere naam, of sla een kopie op en open die.</translation>
        </message>
        <message>
            <source>%1 was moved, renamed or replaced while it was open. Open it by the name that it has now.</source>
            <translation>%1 werd verplaatst, hernoemd of vervangen terwijl het open was. Open het met de naam die het nu heeft.</translation>
        </message>
        <message>
            <source>The log beside %1 holds changes of another database, or of another state of this one, and would destroy it. Restore a copy, or move the log away.</source>
            <translation>Het logboek naast %1 bevat wijzigingen van een andere database, of van een andere toestand van deze, en zou haar vernielen. Zet een kopie terug, of zet het logboek ergens anders.</translation>
        </message>
        <message>
            <source>Restore a &amp;copy…</source>
            <translation>&amp;Kopie terugzetten…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TimeLeft</name>
        <message numerus="yes">
            <source>%Ln second(s) left</source>
            <translation>
                <numerusform>nog %Ln seconde</numerusform>
                <numerusform>nog %Ln seconden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s) left</source>
            <translation>
                <numerusform>nog %Ln minuut</numerusform>
                <numerusform>nog %Ln minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln hour(s) left</source>
            <translation>
                <numerusform>nog %Ln uur</numerusform>
                <numerusform>nog %Ln uur</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Words</name>
        <message>
            <source>draw</source>
            <translation>remise</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>Wit wint</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Zwart wint</translation>
        </message>
        <message>
            <source>White wins in %1</source>
            <translation>Wit wint in %1</translation>
        </message>
        <message>
            <source>Black wins in %1</source>
            <translation>Zwart wint in %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::WorkDialog</name>
        <message>
            <source>Working…</source>
            <translation>Bezig…</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 van %2</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Wordt gestopt…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndOfPlay</name>
        <message>
            <source>Stop the game</source>
            <translation>De partij stoppen</translation>
        </message>
        <message>
            <source>Keep the moves played so far?</source>
            <translation>De gespeelde zetten bewaren?</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ErrorWords</name>
        <message>
            <source>The database no longer exists</source>
            <translation>De database bestaat niet meer</translation>
        </message>
        <message>
            <source>The file is not a database of Damscope</source>
            <translation>Het bestand is geen database van Damscope</translation>
        </message>
        <message>
            <source>The database was made by a later version of Damscope</source>
            <translation>De database is met een latere versie van Damscope gemaakt</translation>
        </message>
        <message>
            <source>The database was made by an earlier version of Damscope and cannot be updated, because it cannot be written to</source>
            <translation>De database is met een eerdere versie van Damscope gemaakt en kan niet worden bijgewerkt, omdat er niet in kan worden geschreven</translation>
        </message>
        <message>
            <source>Another program is writing to the database; try again when it has finished</source>
            <translation>Een ander programma schrijft in de database; probeer het opnieuw als dat klaar is</translation>
        </message>
        <message>
            <source>There is no space left on the disk</source>
            <translation>Er is geen ruimte meer op de schijf</translation>
        </message>
        <message>
            <source>The database cannot be written to</source>
            <translation>In de database kan niet worden geschreven</translation>
        </message>
        <message>
            <source>The database is damaged; Database &gt; Recover games puts what can still be read into a new one</source>
            <translation>De database is beschadigd; Database &gt; Partijen redden zet wat nog leesbaar is in een nieuwe</translation>
        </message>
        <message>
            <source>%1 is not a folder; choose another one</source>
            <translation>%1 is geen map; kies een andere</translation>
        </message>
        <message>
            <source>%1 does not exist</source>
            <translation>%1 bestaat niet</translation>
        </message>
        <message>
            <source>%1 cannot be used; choose another folder</source>
            <translation>%1 kan niet worden gebruikt; kies een andere map</translation>
        </message>
        <message>
            <source>The database has a second name (a hard link), so nothing can be stored in it; remove the other name, or save a copy and open that</source>
            <translation>De database heeft een tweede naam (een harde koppeling), zodat er niets in kan worden opgeslagen; verwijder de andere naam, of sla een kopie op en open die</translation>
        </message>
        <message>
            <source>The database was moved, renamed or replaced while it was open; open it by the name that it has now</source>
            <translation>De database werd verplaatst, hernoemd of vervangen terwijl ze open was; open haar met de naam die ze nu heeft</translation>
        </message>
        <message>
            <source>The log beside the database is that of another one, or of another state of it; Database &gt; Restore a copy puts a copy in its place</source>
            <translation>Het logboek naast de database is dat van een andere, of van een andere toestand ervan; Database &gt; Kopie terugzetten zet een kopie op haar plaats</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::UnnamedGame</name>
        <message>
            <source>Save game</source>
            <translation>Partij opslaan</translation>
        </message>
        <message>
            <source>The game names no players. It will be hard to find in a list.</source>
            <translation>De partij noemt geen speler. In een lijst is ze moeilijk te vinden.</translation>
        </message>
        <message>
            <source>&amp;Game data…</source>
            <translation>Partij&amp;gegevens…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>Op&amp;slaan</translation>
        </message>
        <message>
            <source>&amp;Do not show this again</source>
            <translation>Dit &amp;niet meer tonen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MatchDialog</name>
        <message>
            <source>Match between engines</source>
            <translation>Match tussen engines</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variant:</translation>
        </message>
        <message>
            <source>&amp;First engine:</source>
            <translation>&amp;Eerste engine:</translation>
        </message>
        <message>
            <source>&amp;Second engine:</source>
            <translation>&amp;Tweede engine:</translation>
        </message>
        <message>
            <source>Two from each opening, with colours exchanged</source>
            <translation>Twee vanuit elke opening, met verwisselde kleuren</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>&amp;Partijen:</translation>
        </message>
        <message>
            <source>Progress of the match</source>
            <translation>Voortgang van de match</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spelen</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> s per zet</translation>
        </message>
        <message>
            <source>%1 seconds per move</source>
            <translation>%1 seconden per zet</translation>
        </message>
        <message>
            <source>The match has ended: %1</source>
            <translation>De match is geëindigd: %1</translation>
        </message>
        <message>
            <source>The games cannot be stored: %1</source>
            <translation>De partijen kunnen niet worden bewaard: %1</translation>
        </message>
        <message>
            <source>Choosing openings…</source>
            <translation>Openingen kiezen…</translation>
        </message>
        <message>
            <source>First engine: won %1, drew %2, lost %3: %4 %</source>
            <translation>De eerste engine won %1, speelde %2 remise en verloor %3: %4 %</translation>
        </message>
        <message>
            <source>Elo %1 (between %2 and %3 with 95 % certainty)</source>
            <translation>Elo %1 (met 95 % zekerheid tussen %2 en %3)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Stoppen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OwnCollectionWords</name>
        <message>
            <source>Games against the engine</source>
            <translation>Partijen tegen de engine</translation>
        </message>
        <message>
            <source>Matches between engines</source>
            <translation>Matches tussen engines</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoredProblems</name>
        <message numerus="yes">
            <source>The first %Ln problem(s) are listed, the newest sources first.</source>
            <translation>
                <numerusform>Het eerste %Ln probleem staat in de lijst, de nieuwste bronnen eerst.</numerusform>
                <numerusform>De eerste %Ln problemen staan in de lijst, de nieuwste bronnen eerst.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveReasonsDialog</name>
        <message>
            <source>Why this move</source>
            <translation>Waarom deze zet</translation>
        </message>
        <message>
            <source>Go to a move of the main line: what is proved about it is shown here.</source>
            <translation>Ga naar een zet van de hoofdvariant: wat daarover bewezen is, staat hier.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewNameDialog</name>
        <message>
            <source>New combination or structure</source>
            <translation>Nieuwe combinatie of structuur</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>structuur</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinatie</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>&amp;Naam</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>&amp;Soort</translation>
        </message>
        <message>
            <source>&amp;Variant</source>
            <translation>&amp;Variant</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Zoekvraag</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Zetten</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Laatste slag</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Mechanismen</translation>
        </message>
        <message>
            <source>the line, as White plays it: 27-22 18x27 32x21</source>
            <translation>de variant, zoals wit hem speelt: 27-22 18x27 32x21</translation>
        </message>
        <message>
            <source>from &gt; over &gt; to: 40 &gt; 29 18 &gt; 7</source>
            <translation>van &gt; over &gt; naar: 40 &gt; 29 18 &gt; 7</translation>
        </message>
        <message>
            <source>words of docs/names.md: turkish</source>
            <translation>woorden uit docs/names.md: turkish</translation>
        </message>
        <message>
            <source>all variants</source>
            <translation>alle varianten</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NamesDialog</name>
        <message>
            <source>Also: %1</source>
            <translation>Ook: %1</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Van uzelf</translation>
        </message>
        <message>
            <source>Source: %1</source>
            <translation>Bron: %1</translation>
        </message>
        <message>
            <source>&amp;New…</source>
            <translation>&amp;Nieuw…</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinaties en structuren</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Soort</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variant</translation>
        </message>
        <message>
            <source>Moves or squares</source>
            <translation>Zetten of velden</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Zoekvraag</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Zetten</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Laatste slag</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Mechanismen</translation>
        </message>
        <message>
            <source>Example: %1</source>
            <translation>Voorbeeld: %1</translation>
        </message>
        <message>
            <source>&amp;Program default</source>
            <translation>Zoals in het &amp;programma</translation>
        </message>
        <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; and its definition?</source>
        <translation>&quot;%1&quot; en de definitie ervan verwijderen?</translation>
    </message>
    <message>
            <source>combination</source>
            <translation>combinatie</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>structuur</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameThemes</name>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>Both sides</source>
            <translation>Beide kanten</translation>
        </message>
        <message>
            <source>wins the game</source>
            <translation>de partij wint</translation>
        </message>
        <message>
            <source>gains %1</source>
            <translation>%1 wint</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinatie</translation>
        </message>
        <message>
            <source>%1 plays a %2 that %3: %4</source>
            <translation>%1 speelt een %2 die %3: %4</translation>
        </message>
        <message>
            <source>%1 misses a %2 that %3: %4</source>
            <translation>%1 mist een %2 die %3: %4</translation>
        </message>
        <message>
            <source>%1 could play a %2 at the end that %3: %4</source>
            <translation>%1 kon aan het eind een %2 spelen die %3: %4</translation>
        </message>
        <message>
            <source>%1 plays a %2, not forced; it %3: %4</source>
            <translation>%1 speelt een %2, niet gedwongen, die %3: %4</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 (%3), %Ln plies</source>
            <translation>
                <numerusform>%1: %2 (%3), %Ln halve zet</numerusform>
                <numerusform>%1: %2 (%3), %Ln halve zetten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ThemeStrip</name>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinaties en structuren</translation>
        </message>
    </context>
<context>
    <name>damscope::gui::PlayerStrip</name>
    <message numerus="yes">
        <source>−%Ln piece(s)</source>
        <translation>
            <numerusform>−%Ln stuk</numerusform>
            <numerusform>−%Ln stukken</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
</context>
<context>
    <name>damscope::gui::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Verslag</translation>
    </message>
</context>
<context>
    <name>damscope::gui::HomePage</name>
    <message>
        <source>Good morning</source>
        <translation>Goedemorgen</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Goedemiddag</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Goedenavond</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Database openen…</translation>
    </message>
    <message>
        <source>or drop it into this window</source>
        <translation>of sleep die naar dit venster</translation>
    </message>
    <message>
        <source>New database…</source>
        <translation>Nieuwe database…</translation>
    </message>
    <message>
        <source>for the games of a club, a player, an event</source>
        <translation>voor de partijen van een club, een speler, een toernooi</translation>
    </message>
    <message>
        <source>Drop PDN files, archives, folders or databases anywhere in this window.</source>
        <translation>Sleep PDN-bestanden, archieven, mappen of databases naar dit venster.</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>Databases</translation>
    </message>
    <message>
        <source>A game without names</source>
        <translation>Een partij zonder namen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <translation>Partij invoeren</translation>
    </message>
    <message>
        <source>Players, event, result, then the moves</source>
        <translation>Spelers, toernooi, uitslag, dan de zetten</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>PDN, archive, folder: every move is checked</source>
        <translation>PDN, archief, map: elke zet wordt gecontroleerd</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Against the computer, at ten strengths</source>
        <translation>Tegen de computer, op tien niveaus</translation>
    </message>
        <message>
            <source>Train</source>
            <translation>Trainen</translation>
        </message>
        <message>
            <source>Solve what went wrong in games</source>
            <translation>Los op wat in partijen misging</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s), none due</source>
            <translation>
                <numerusform>%Ln oefening, niets te herhalen</numerusform>
                <numerusform>%Ln oefeningen, niets te herhalen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) due today</source>
            <translation>
                <numerusform>%Ln oefening vandaag</numerusform>
                <numerusform>%Ln oefeningen vandaag</numerusform>
            </translation>
        </message>
        <message>
            <source>Last games</source>
            <translation>Laatste partijen</translation>
        </message>
        <message>
            <source>open</source>
            <translation>open</translation>
        </message>
</context>
<context>
    <name>damscope::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Opdracht zoeken</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Een opdracht, instelling, speler, toernooi, partij of database</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::NetworkGame</name>
        <message>
            <source>Waiting for a program on port %1.</source>
            <translation>Wacht op een programma op poort %1.</translation>
        </message>
        <message>
            <source>Connected.</source>
            <translation>Verbonden.</translation>
        </message>
        <message>
            <source>The connection has ended: %1</source>
            <translation>De verbinding is verbroken: %1</translation>
        </message>
        <message>
            <source>A game was refused: the other program uses another version of the protocol.</source>
            <translation>Een partij is geweigerd: het andere programma gebruikt een andere versie van het protocol.</translation>
        </message>
        <message>
            <source>A game was refused: its position cannot be played in this variant. Choose the variant of the other program.</source>
            <translation>Een partij is geweigerd: de stand kan in deze variant niet worden gespeeld. Kies de variant van het andere programma.</translation>
        </message>
        <message>
            <source>Refused: another version of the protocol.</source>
            <translation>Geweigerd: een andere versie van het protocol.</translation>
        </message>
        <message>
            <source>Refused: change the time or the position.</source>
            <translation>Geweigerd: verander de tijd of de stand.</translation>
        </message>
        <message>
            <source>Refused: the other program does not want to play.</source>
            <translation>Geweigerd: het andere programma wil niet spelen.</translation>
        </message>
        <message>
            <source>The game ended after the agreed number of moves.</source>
            <translation>De partij is na het afgesproken aantal zetten beëindigd.</translation>
        </message>
        <message>
            <source>%1 claims a win that the board does not show: the game has no result.</source>
            <translation>%1 claimt winst die het bord niet laat zien: de partij heeft geen uitslag.</translation>
        </message>
        <message>
            <source>%1 plays no more games.</source>
            <translation>%1 speelt geen partijen meer.</translation>
        </message>
        <message>
            <source>%1 does not take moves back.</source>
            <translation>%1 neemt geen zetten terug.</translation>
        </message>
        <message>
            <source>The other program has played an illegal move: %1</source>
            <translation>Het andere programma heeft een ongeldige zet gespeeld: %1</translation>
        </message>
        <message>
            <source>The other program floods the chat.</source>
            <translation>Het andere programma overspoelt de chat.</translation>
        </message>
        <message>
            <source>The other program does not keep to the protocol: %1</source>
            <translation>Het andere programma houdt zich niet aan het protocol: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkBar</name>
        <message>
            <source>Connected with %1.</source>
            <translation>Verbonden met %1.</translation>
        </message>
        <message>
            <source>You: %1</source>
            <translation>U: %1</translation>
        </message>
        <message>
            <source>%1 wants to go back to move %2.</source>
            <translation>%1 wil terug naar zet %2.</translation>
        </message>
        <message>
            <source>Disconnect</source>
            <translation>Verbreken</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Accepteren</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Weigeren</translation>
        </message>
        <message>
            <source>Chat: type, and press Enter</source>
            <translation>Chat: typ, en druk op Enter</translation>
        </message>
        <message>
            <source>Message to the other side</source>
            <translation>Bericht aan de andere kant</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Chat</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkDialog</name>
        <message>
            <source>&amp;Connect to a program</source>
            <translation>&amp;Met een programma verbinden</translation>
        </message>
        <message>
            <source>&amp;Wait until a program connects</source>
            <translation>&amp;Wachten tot een programma verbinding maakt</translation>
        </message>
        <message>
            <source>Programs on &amp;other computers may connect</source>
            <translation>Programma’s op &amp;andere computers mogen verbinden</translation>
        </message>
        <message>
            <source>&amp;Ask for the game</source>
            <translation>&amp;Om de partij vragen</translation>
        </message>
        <message>
            <source>Play over a network</source>
            <translation>Over een netwerk spelen</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>no clock</source>
            <translation>geen klok</translation>
        </message>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message>
            <source>&amp;Host:</source>
            <translation>&amp;Computer:</translation>
        </message>
        <message>
            <source>&amp;Port:</source>
            <translation>&amp;Poort:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variant:</translation>
        </message>
        <message>
            <source>Played here b&amp;y:</source>
            <translation>&amp;Hier speelt:</translation>
        </message>
        <message>
            <source>&amp;Strength:</source>
            <translation>S&amp;terkte:</translation>
        </message>
        <message>
            <source>Co&amp;lour here:</source>
            <translation>&amp;Kleur hier:</translation>
        </message>
        <message>
            <source>&amp;Minutes for each side:</source>
            <translation>Min&amp;uten per speler:</translation>
        </message>
        <message>
            <source>One of the two programs asks for the games; the other one plays what it is asked for</source>
            <translation>Een van beide programma’s vraagt om de partijen; het andere speelt wat gevraagd wordt</translation>
        </message>
        <message>
            <source>&amp;Begin</source>
            <translation>&amp;Beginnen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeckChooser</name>
        <message>
            <source>Kind</source>
            <translation>Soort</translation>
        </message>
        <message>
            <source>Combination</source>
            <translation>Combinatie</translation>
        </message>
        <message>
            <source>Structure</source>
            <translation>Structuur</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Opening</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Fase</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Moeilijkheid</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <source>Choose exercises by</source>
            <translation>Oefeningen kiezen op</translation>
        </message>
        <message>
            <source>Which exercises</source>
            <translation>Welke oefeningen</translation>
        </message>
        <message>
            <source>All exercises</source>
            <translation>Alle oefeningen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::HistoryChart</name>
        <message>
            <source>Last %1 days: %2 right, %3 wrong</source>
            <translation>Laatste %1 dagen: %2 goed, %3 fout</translation>
        </message>
        <message>
            <source>%1: %2 right, %3 wrong</source>
            <translation>%1: %2 goed, %3 fout</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Trainer</name>
        <message>
            <source>There are no games by %1.</source>
            <translation>Er zijn geen partijen van %1.</translation>
        </message>
        <message>
            <source>These games give no new exercises.</source>
            <translation>Deze partijen leveren geen nieuwe oefeningen op.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) made</source>
            <translation>
                <numerusform>%Ln oefening gemaakt</numerusform>
                <numerusform>%Ln oefeningen gemaakt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingPage</name>
        <message>
            <source>Later</source>
            <translation>Later</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Volgende</translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 van %2 partijen</translation>
        </message>
        <message>
            <source>From the games of %1</source>
            <translation>Uit de partijen van %1</translation>
        </message>
        <message>
            <source>From all games</source>
            <translation>Uit alle partijen</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Training</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hint</translation>
        </message>
        <message>
            <source>Side and gain, the piece, the name, the move: %1</source>
            <translation>De kant en de winst, het stuk, de naam, de zet: %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Oplossing</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Toont de oplossing; dat telt als fout antwoord</translation>
        </message>
        <message>
            <source>The next exercise: %1</source>
            <translation>De volgende oefening: %1</translation>
        </message>
        <message>
            <source>Play it out</source>
            <translation>Uitspelen</translation>
        </message>
        <message>
            <source>Against the computer, from this position</source>
            <translation>Tegen de computer, vanuit deze stand</translation>
        </message>
        <message>
            <source>Strength of the computer, %1 to %2</source>
            <translation>Sterkte van de computer, %1 tot %2</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Partij openen</translation>
        </message>
        <message>
            <source>Make exercises…</source>
            <translation>Oefeningen maken…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Stoppen</translation>
        </message>
        <message>
            <source>Back in the line</source>
            <translation>Terug in de variant</translation>
        </message>
        <message>
            <source>Forward in the line</source>
            <translation>Vooruit in de variant</translation>
        </message>
        <message>
            <source>Hints and solution</source>
            <translation>Hints en oplossing</translation>
        </message>
        <message>
            <source>Exercises</source>
            <translation>Oefeningen</translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Openingen</translation>
        </message>
        <message>
            <source>What to train</source>
            <translation>Wat te oefenen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingWords</name>
        <message>
            <source>Right</source>
            <translation>Goed</translation>
        </message>
        <message>
            <source>Already shown</source>
            <translation>Al getoond</translation>
        </message>
        <message>
            <source>Wrong</source>
            <translation>Fout</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Oplossing</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Beter</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Vandaag al beantwoord: alleen het eerste antwoord van een dag telt.</translation>
        </message>
        <message>
            <source>It comes back on %1.</source>
            <translation>Komt terug op %1.</translation>
        </message>
        <message>
            <source>Open a database: exercises are made from its games.</source>
            <translation>Open een database: van haar partijen worden oefeningen gemaakt.</translation>
        </message>
        <message>
            <source>Reading exercises…</source>
            <translation>Oefeningen lezen…</translation>
        </message>
        <message>
            <source>There are no exercises yet. They are made from what went wrong in games: missed combinations, mistakes, endings.</source>
            <translation>Er zijn nog geen oefeningen. Ze worden gemaakt van wat in partijen misging: gemiste combinaties, fouten, eindspelen.</translation>
        </message>
        <message>
            <source>Nothing more in this selection is due today.</source>
            <translation>In deze keuze is vandaag niets meer te herhalen.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln te herhalen</numerusform>
                <numerusform>%Ln te herhalen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln nieuw</numerusform>
                <numerusform>%Ln nieuw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>vandaag %Ln beantwoord</numerusform>
                <numerusform>vandaag %Ln beantwoord</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln day(s) in a row</source>
            <translation>
                <numerusform>%Ln dag achtereen</numerusform>
                <numerusform>%Ln dagen achtereen</numerusform>
            </translation>
        </message>
        <message>
            <source>Judging the answer…</source>
            <translation>Antwoord wordt beoordeeld…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterBar</name>
        <message>
            <source>number</source>
            <translation>nummer</translation>
        </message>
        <message>
            <source>player</source>
            <translation>speler</translation>
        </message>
        <message>
            <source>White</source>
            <translation>wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>zwart</translation>
        </message>
        <message>
            <source>event</source>
            <translation>toernooi</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>opening</translation>
        </message>
        <message>
            <source>site</source>
            <translation>plaats</translation>
        </message>
        <message>
            <source>round</source>
            <translation>ronde</translation>
        </message>
        <message>
            <source>annotator</source>
            <translation>analist</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>tag</translation>
        </message>
        <message>
            <source>from</source>
            <translation>vanaf</translation>
        </message>
        <message>
            <source>until</source>
            <translation>tot en met</translation>
        </message>
        <message>
            <source>result</source>
            <translation>uitslag</translation>
        </message>
        <message>
            <source>the player</source>
            <translation>de speler</translation>
        </message>
        <message>
            <source>variant</source>
            <translation>variant</translation>
        </message>
        <message>
            <source>ratings</source>
            <translation>ratings</translation>
        </message>
        <message>
            <source>plies</source>
            <translation>halve zetten</translation>
        </message>
        <message>
            <source>legal to the end</source>
            <translation>geldig tot het einde</translation>
        </message>
        <message>
            <source>source</source>
            <translation>bron</translation>
        </message>
        <message>
            <source>collection</source>
            <translation>verzameling</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinatie</translation>
        </message>
        <message>
            <source>combination missed</source>
            <translation>combinatie gemist</translation>
        </message>
        <message>
            <source>men won</source>
            <translation>schijfwinst</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>structuur</translation>
        </message>
        <message>
            <source>with</source>
            <translation>met</translation>
        </message>
        <message>
            <source>White won</source>
            <translation>wit won</translation>
        </message>
        <message>
            <source>Black won</source>
            <translation>zwart won</translation>
        </message>
        <message>
            <source>draw</source>
            <translation>remise</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>onbekend</translation>
        </message>
        <message>
            <source>both lost</source>
            <translation>beiden verloren</translation>
        </message>
        <message>
            <source>won</source>
            <translation>won</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloor</translation>
        </message>
        <message>
            <source>drew</source>
            <translation>speelde remise</translation>
        </message>
        <message>
            <source>comments</source>
            <translation>commentaar</translation>
        </message>
        <message>
            <source>variations</source>
            <translation>varianten</translation>
        </message>
        <message>
            <source>evaluations</source>
            <translation>waarderingen</translation>
        </message>
        <message>
            <source>problems</source>
            <translation>problemen</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>fouten</translation>
        </message>
        <message>
            <source>doubtful results</source>
            <translation>twijfelachtige uitslag</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>ja</translation>
        </message>
        <message>
            <source>no</source>
            <translation>nee</translation>
        </message>
        <message>
            <source>any</source>
            <translation>willekeurig</translation>
        </message>
        <message>
            <source>Filter: a player, event, opening, year, result, structure…</source>
            <translation>Filter: een speler, toernooi, opening, jaar, uitslag, structuur…</translation>
        </message>
        <message>
            <source>Start typing and choose from the list, or write conditions: player:jansen from:1998 result:white plies:40-. All must hold.
Keys: player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</source>
            <translation>Begin te typen en kies uit de lijst, of schrijf voorwaarden: player:jansen from:1998 result:white plies:40-. Aan alles moet zijn voldaan.
Sleutels: player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</translation>
        </message>
        <message>
            <source>Filter of the games</source>
            <translation>Filter van de partijen</translation>
        </message>
        <message>
            <source>Edit the filter as text</source>
            <translation>Het filter als tekst bewerken</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Wissen</translation>
        </message>
        <message>
            <source>Remove all filters</source>
            <translation>Alle filters verwijderen</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterChip</name>
        <message>
            <source>Filter: %1</source>
            <translation>Filter: %1</translation>
        </message>
        <message>
            <source>%1: click to change it</source>
            <translation>%1: klik om te wijzigen</translation>
        </message>
        <message>
            <source>Remove the filter: %1</source>
            <translation>Filter verwijderen: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningSide</name>
        <message>
            <source>Choose a repertoire</source>
            <translation>Kies een repertoire</translation>
        </message>
        <message>
            <source>A repertoire is a collection of games: what you intend to play, with variations. Put them into a collection of this database.</source>
            <translation>Een repertoire is een verzameling partijen: wat u wilt spelen, met varianten. Zet ze in een verzameling van deze database.</translation>
        </message>
        <message>
            <source>Choose a repertoire and the colour you play in it.</source>
            <translation>Kies een repertoire en de kleur waarmee u daarin speelt.</translation>
        </message>
        <message>
            <source>Reading the repertoire…</source>
            <translation>Repertoire wordt gelezen…</translation>
        </message>
        <message>
            <source>This collection has no moves of that side to practise.</source>
            <translation>Deze verzameling heeft geen zetten van die kleur om te oefenen.</translation>
        </message>
        <message>
            <source>Nothing more in this repertoire is due today.</source>
            <translation>Van dit repertoire is er vandaag niets meer te herhalen.</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Vandaag al beantwoord: alleen het eerste antwoord van een dag telt.</translation>
        </message>
        <message>
            <source>The position comes back on %1.</source>
            <translation>De stand komt terug op %1.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln te herhalen</numerusform>
                <numerusform>%Ln te herhalen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln nieuw</numerusform>
                <numerusform>%Ln nieuw</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>%Ln vandaag beantwoord</numerusform>
                <numerusform>%Ln vandaag beantwoord</numerusform>
            </translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Overslaan</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Volgende</translation>
        </message>
        <message>
            <source>Repertoire</source>
            <translation>Repertoire</translation>
        </message>
        <message>
            <source>A collection of games, with variations</source>
            <translation>Een verzameling partijen, met varianten</translation>
        </message>
        <message>
            <source>Your colour</source>
            <translation>Uw kleur</translation>
        </message>
        <message>
            <source>With White</source>
            <translation>Met wit</translation>
        </message>
        <message>
            <source>With Black</source>
            <translation>Met zwart</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hint</translation>
        </message>
        <message>
            <source>The piece, the move: %1</source>
            <translation>Het stuk, de zet: %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Oplossing</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Toont de oplossing; dat telt als fout antwoord</translation>
        </message>
        <message>
            <source>The next question: %1</source>
            <translation>De volgende vraag: %1</translation>
        </message>
        <message>
            <source>Result of the answer</source>
            <translation>Beoordeling van het antwoord</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportPage</name>
        <message>
            <source>Print…</source>
            <translation>Afdrukken…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ChoiceList</name>
        <message>
            <source>year</source>
            <translation>jaar</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CommandPalette</name>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Een opdracht, instelling, speler, toernooi, partij of database</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Commands</name>
        <message>
            <source>White</source>
            <translation>Wit</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Zwart</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>%1 openen</translation>
        </message>
        <message>
            <source>database</source>
            <translation>database</translation>
        </message>
        <message>
            <source>preferences: %1</source>
            <translation>voorkeuren: %1</translation>
        </message>
        <message>
            <source>List the games with “%1”</source>
            <translation>Partijen met ‘%1’ tonen</translation>
        </message>
        <message>
            <source>Players called “%1”</source>
            <translation>Spelers met de naam ‘%1’</translation>
        </message>
        <message>
            <source>Events called “%1”</source>
            <translation>Toernooien met de naam ‘%1’</translation>
        </message>
        <message>
            <source>panel</source>
            <translation>paneel</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::QueryWords</name>
        <message>
            <source>On the board</source>
            <translation>Op het bord</translation>
        </message>
        <message>
            <source>a white man on each of these squares</source>
            <translation>op elk van deze velden een witte schijf</translation>
        </message>
        <message>
            <source>a black king on one of these squares</source>
            <translation>op een van deze velden een zwarte dam</translation>
        </message>
        <message>
            <source>a man or a king</source>
            <translation>een schijf of een dam</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation>het een of het ander</translation>
        </message>
        <message>
            <source>these squares are empty</source>
            <translation>deze velden zijn leeg</translation>
        </message>
        <message>
            <source>a number of pieces</source>
            <translation>een aantal stukken</translation>
        </message>
        <message>
            <source>at most this many pieces</source>
            <translation>hoogstens zoveel stukken</translation>
        </message>
        <message>
            <source>White is to move</source>
            <translation>wit is aan zet</translation>
        </message>
        <message>
            <source>for this many plies</source>
            <translation>zoveel halve zetten lang</translation>
        </message>
        <message>
            <source>after these moves from the start</source>
            <translation>na deze zetten vanaf het begin</translation>
        </message>
        <message>
            <source>a whole position</source>
            <translation>een hele stand</translation>
        </message>
        <message>
            <source>these pieces, whatever else there is</source>
            <translation>deze stukken, wat er verder ook staat</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Zetten</translation>
        </message>
        <message>
            <source>White moves without capturing</source>
            <translation>wit zet zonder te slaan</translation>
        </message>
        <message>
            <source>Black captures</source>
            <translation>zwart slaat</translation>
        </message>
        <message>
            <source>White moves or captures</source>
            <translation>wit zet of slaat</translation>
        </message>
        <message>
            <source>White gives pieces away</source>
            <translation>wit offert stukken</translation>
        </message>
        <message>
            <source>Black makes a king</source>
            <translation>zwart haalt dam</translation>
        </message>
        <message>
            <source>from one of these squares</source>
            <translation>van een van deze velden</translation>
        </message>
        <message>
            <source>to one of these squares</source>
            <translation>naar een van deze velden</translation>
        </message>
        <message>
            <source>captures the pieces on these squares</source>
            <translation>slaat de stukken op deze velden</translation>
        </message>
        <message>
            <source>on its way over these squares</source>
            <translation>onderweg over deze velden</translation>
        </message>
        <message>
            <source>captures at least this many men</source>
            <translation>slaat minstens zoveel schijven</translation>
        </message>
        <message>
            <source>it is the only legal move</source>
            <translation>het is de enige mogelijke zet</translation>
        </message>
        <message>
            <source>Black must capture</source>
            <translation>zwart moet slaan</translation>
        </message>
        <message>
            <source>because the largest capture is compulsory</source>
            <translation>omdat meerslag voorgaat</translation>
        </message>
        <message>
            <source>and becomes a king</source>
            <translation>en wordt dam</translation>
        </message>
        <message>
            <source>is captured by the next move</source>
            <translation>wordt met de volgende zet geslagen</translation>
        </message>
        <message>
            <source>the piece that moved earlier</source>
            <translation>het stuk dat eerder zette</translation>
        </message>
        <message>
            <source>Combined</source>
            <translation>Gecombineerd</translation>
        </message>
        <message>
            <source>both at the same time</source>
            <translation>beide tegelijk</translation>
        </message>
        <message>
            <source>one of the two</source>
            <translation>een van beide</translation>
        </message>
        <message>
            <source>this does not hold</source>
            <translation>dit geldt niet</translation>
        </message>
        <message>
            <source>later in the game</source>
            <translation>later in de partij</translation>
        </message>
        <message>
            <source>with the next move</source>
            <translation>met de volgende zet</translation>
        </message>
        <message>
            <source>within this many plies</source>
            <translation>binnen zoveel halve zetten</translation>
        </message>
        <message>
            <source>this happens, without that happening first</source>
            <translation>dit gebeurt, zonder dat dat eerst gebeurt</translation>
        </message>
        <message>
            <source>anywhere in the game</source>
            <translation>op enig moment in de partij</translation>
        </message>
        <message>
            <source>the same with the colours exchanged</source>
            <translation>hetzelfde met verwisselde kleuren</translation>
        </message>
        <message>
            <source>Result and judgement</source>
            <translation>Uitslag en oordeel</translation>
        </message>
        <message>
            <source>White won the game</source>
            <translation>wit won de partij</translation>
        </message>
        <message>
            <source>the game was drawn</source>
            <translation>de partij werd remise</translation>
        </message>
        <message>
            <source>no result is known</source>
            <translation>er is geen uitslag bekend</translation>
        </message>
        <message>
            <source>in the last position</source>
            <translation>in de slotstand</translation>
        </message>
        <message>
            <source>Black has pieces but no move</source>
            <translation>zwart heeft stukken maar geen zet</translation>
        </message>
        <message>
            <source>a rule makes it a draw</source>
            <translation>een regel maakt er remise van</translation>
        </message>
        <message>
            <source>an error by White</source>
            <translation>een fout van wit</translation>
        </message>
        <message>
            <source>a blunder by Black</source>
            <translation>een blunder van zwart</translation>
        </message>
        <message>
            <source>White misses a win</source>
            <translation>wit mist winst</translation>
        </message>
        <message>
            <source>won for White by the endgame tables</source>
            <translation>volgens de eindspeltabellen gewonnen voor wit</translation>
        </message>
        <message>
            <source>drawn by the endgame tables</source>
            <translation>volgens de eindspeltabellen remise</translation>
        </message>
        <message>
            <source>a combination is played</source>
            <translation>er wordt een combinatie uitgevoerd</translation>
        </message>
        <message>
            <source>a combination is missed</source>
            <translation>er wordt een combinatie gemist</translation>
        </message>
        <message>
            <source>Structures</source>
            <translation>Structuren</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Combinaties</translation>
        </message>
        <message>
            <source>Endings</source>
            <translation>Eindspelen</translation>
        </message>
    </context>
</TS>
