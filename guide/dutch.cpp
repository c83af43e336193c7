// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/sentences.hpp"

namespace damscope::rules::page {

namespace {

using enum Sentence;

constexpr Wordings wordings{{
    {boardHeading, "Het bord en het begin"},
    {boardSquare, "Het bord heeft {files} x {ranks} velden."},
    {boardOblong, "Het bord is {files} velden breed en {ranks} velden diep."},
    {darkSquaresCornerLeft,
     "Er wordt alleen op de {squares} donkere velden gespeeld. Het bord ligt zo dat elke speler "
     "linksonder een donker veld heeft."},
    {darkSquaresCornerRight,
     "Er wordt alleen op de {squares} donkere velden gespeeld. Het bord ligt zo dat elke speler "
     "rechtsonder een donker veld heeft."},
    {allSquares, "Er wordt op alle {squares} velden gespeeld; hun kleur doet er niet toe."},
    {menAtTheEdge,
     "Elke speler begint met {men} {men?schijf|schijven} op de {rows?rij|{rows} rijen} die het "
     "dichtst bij hem {rows?ligt|liggen}."},
    {menBehindAnEmptyRow,
     "Elke speler begint met {men} {men?schijf|schijven}. De rij vlak voor hem blijft leeg; de "
     "schijven staan op de {rows?rij|{rows} rijen} daarvoor."},
    {menOnNumbers,
     "De witte schijven staan op {whiteFirst} tot en met {whiteLast}, de zwarte op {blackFirst} "
     "tot en met {blackLast}."},
    {menOnRanks, "De witte schijven staan op de rijen {whiteFirst}-{whiteLast}, de zwarte op de "
                 "rijen {blackFirst}-{blackLast}."},
    {whiteBegins, "Wit begint; daarna zetten de spelers om de beurt."},
    {blackBegins, "Zwart begint; daarna zetten de spelers om de beurt."},
    {mapCaption, "De velden zoals wit ze ziet:"},

    {menHeading, "Hoe een schijf gaat"},
    {manMovesDiagonally,
     "Een schijf gaat één veld schuin vooruit, naar een leeg veld. Achteruit zetten mag een schijf "
     "nooit."},
    {manMovesStraight,
     "Een schijf gaat één veld recht vooruit of opzij, naar een leeg veld. Achteruit of schuin "
     "zetten mag een schijf nooit."},

    {kingsHeading, "Hoe een dam gaat"},
    {kingFliesDiagonally,
     "Een dam gaat schuin vooruit of achteruit, over zoveel lege velden als men wil."},
    {kingFliesStraight,
     "Een dam gaat recht vooruit, achteruit of opzij, over zoveel lege velden als men wil."},
    {kingStepsDiagonally, "Een dam gaat één veld schuin vooruit of achteruit, naar een leeg veld."},
    {kingStepsStraight,
     "Een dam gaat één veld recht vooruit, achteruit of opzij, naar een leeg veld."},
    {straightLinesOnlyForCaptures,
     "Recht vooruit, achteruit of opzij gaan schijven en dammen alleen als ze slaan."},
    {kingMoveLimit,
     "Zolang een speler nog schijven heeft, mag hij met dezelfde dam niet meer dan {limit} "
     "{limit?keer|keer} achter elkaar zetten zonder te slaan. Daarna moet hij met een ander stuk "
     "zetten of slaan; kan dat niet, dan heeft hij verloren."},

    {capturingHeading, "Slaan"},
    {captureIsCompulsory, "Slaan is verplicht: wie kan slaan, moet slaan."},
    {manCapturesForwardDiagonally,
     "Een schijf slaat alleen vooruit. Staat er schuin voor hem een stuk van de tegenstander en is "
     "het veld vlak daarachter leeg, dan springt de schijf naar dat veld en is het stuk geslagen."},
    {manCapturesForwardBoth,
     "Een schijf slaat in vijf richtingen: recht en schuin vooruit, en opzij. Staat er op het "
     "volgende veld in zo'n richting een stuk van de tegenstander en is het veld vlak daarachter "
     "leeg, dan springt de schijf naar dat veld en is het stuk geslagen."},
    {manCapturesForwardStraight,
     "Een schijf slaat vooruit en opzij. Staat er in zo'n richting een stuk van de tegenstander "
     "naast hem en is het veld vlak daarachter leeg, dan springt de schijf naar dat veld en is het "
     "stuk geslagen."},
    {manCapturesAllWaysDiagonally,
     "Een schijf slaat vooruit en achteruit. Staat er schuin naast hem een stuk van de "
     "tegenstander en is het veld vlak daarachter leeg, dan springt de schijf naar dat veld en is "
     "het stuk geslagen."},
    {manCapturesAllWaysBoth,
     "Een schijf slaat in acht richtingen: schuin, recht vooruit, recht achteruit en opzij. Staat "
     "er op het volgende veld in zo'n richting een stuk van de tegenstander en is het veld vlak "
     "daarachter leeg, dan springt de schijf naar dat veld en is het stuk geslagen."},
    {manCapturesAllWaysStraight,
     "Een schijf slaat vooruit, achteruit en opzij. Staat er in zo'n richting een stuk van de "
     "tegenstander naast hem en is het veld vlak daarachter leeg, dan springt de schijf naar dat "
     "veld en is het stuk geslagen."},
    {capturesAlongRowsAndColumns,
     "Bij recht en opzij slaan tellen alleen de donkere velden; de lichte velden ertussen worden "
     "overgeslagen."},
    {manMayTakeKing, "Een schijf mag schijven en dammen slaan."},
    {manMayNotTakeKing, "Een schijf mag alleen schijven slaan, nooit een dam."},
    {flyingKingCapturesDiagonally,
     "Een dam slaat schuin vooruit en achteruit, van dichtbij en van ver: alle velden tussen de "
     "dam en het stuk van de tegenstander moeten leeg zijn, en het veld vlak achter dat stuk ook."},
    {flyingKingCapturesBoth,
     "Een dam slaat in dezelfde acht richtingen, van dichtbij en van ver: alle velden tussen de "
     "dam en het stuk van de tegenstander moeten leeg zijn, en het veld vlak achter dat stuk ook."},
    {flyingKingCapturesStraight,
     "Een dam slaat recht vooruit, achteruit en opzij, van dichtbij en van ver: alle velden tussen "
     "de dam en het stuk van de tegenstander moeten leeg zijn, en het veld vlak achter dat stuk "
     "ook."},
    {stepKingCapturesDiagonally,
     "Een dam slaat op dezelfde manier, vooruit en achteruit: hij springt over een stuk vlak naast "
     "hem naar het veld vlak daarachter."},
    {stepKingCapturesBoth, "Een dam slaat op dezelfde manier, in alle acht richtingen: hij springt "
                           "over een stuk vlak naast hem naar het veld vlak daarachter."},
    {stepKingCapturesStraight,
     "Een dam slaat op dezelfde manier, vooruit, achteruit en opzij: hij springt over een stuk "
     "vlak naast hem naar het veld vlak daarachter."},
    {landsAnywhere,
     "De dam mag neerkomen op elk leeg veld achter het geslagen stuk, tot aan het volgende stuk."},
    {landsRightBehind, "De dam moet neerkomen op het veld vlak achter het geslagen stuk."},
    {landsRightBehindLastKing, "De dam mag neerkomen op elk leeg veld achter het geslagen stuk, "
                               "tot aan het volgende stuk. Maar is het laatste stuk dat hij slaat "
                               "een dam, dan moet hij vlak achter die dam blijven staan."},
    {captureGoesOn,
     "Kan hetzelfde stuk van het veld waar het neerkomt opnieuw slaan, in dezelfde of een andere "
     "richting, dan moet het doorslaan tot het niets meer kan slaan. Dat alles is één zet."},
    {landsWhereItGoesOn,
     "Kan de dam van sommige velden achter een stuk verder slaan, dan moet hij op een van die "
     "velden neerkomen."},
    {chooseFreely,
     "Meerslag gaat niet voor: wie op verschillende manieren kan slaan, mag kiezen, ook een slag "
     "met minder stukken. Maar de gekozen slag moet worden afgemaakt."},
    {chooseMost, "Meerslag gaat voor: wie op verschillende manieren kan slaan, moet zoveel "
                 "mogelijk stukken slaan. Tussen slagen met evenveel stukken is de keus vrij."},
    {kingCountsAsOnePiece,
     "Een dam telt als één stuk, net als een schijf, en damslag gaat niet voor."},
    {chooseItalian,
     "Wie op verschillende manieren kan slaan, moet kiezen volgens deze regels, in deze "
     "volgorde:\n"
     "1. Sla zoveel mogelijk stukken.\n"
     "2. Sla liever met een dam dan met een schijf.\n"
     "3. Sla zoveel mogelijk dammen.\n"
     "4. Sla een dam zo vroeg mogelijk in de slag.\n"
     "Blijven er dan nog meer slagen over, dan is de keus vrij."},
    {chooseSpanish,
     "Meerslag gaat voor: wie op verschillende manieren kan slaan, moet zoveel mogelijk stukken "
     "slaan en, als dat op verschillende manieren kan, zoveel mogelijk dammen. Daarna is de keus "
     "vrij."},
    {chooseFrisian,
     "Wie op verschillende manieren kan slaan, moet kiezen volgens deze regels, in deze "
     "volgorde:\n"
     "1. Sla de hoogste waarde. Een dam is iets minder waard dan twee schijven: één dam is meer "
     "dan één schijf maar minder dan twee, twee dammen zijn meer dan drie schijven maar minder "
     "dan vier.\n"
     "2. Is de waarde gelijk, sla dan met een dam en niet met een schijf.\n"
     "Blijven er dan nog meer slagen over, dan is de keus vrij."},
    {chooseKingFirst,
     "Damslag gaat voor: als een dam kan slaan, moet een dam slaan en niet een schijf. Verder mag "
     "de speler elke slag kiezen, ook een met minder stukken. Maar de gekozen slag moet worden "
     "afgemaakt."},
    {notOverTwo,
     "Een stuk springt nooit over een stuk van de eigen kleur, en nooit over twee stukken waar "
     "geen leeg veld tussen ligt."},
    {takenStayAndBlock,
     "Geslagen stukken gaan pas van het bord als de hele slag klaar is. Tot dan staan ze in de "
     "weg: over hetzelfde stuk mag niet twee keer worden gesprongen, en een al geslagen stuk kan "
     "de weg verder versperren (de coup turc). Het veld waar het slaande stuk vandaan komt, geldt "
     "als leeg, en een leeg veld mag meer dan eens worden gepasseerd."},
    {takenStay,
     "Geslagen stukken gaan pas van het bord als de hele slag klaar is. Over hetzelfde stuk mag "
     "niet twee keer worden gesprongen. Het veld waar het slaande stuk vandaan komt, geldt als "
     "leeg, en een leeg veld mag meer dan eens worden gepasseerd."},
    {takenLeaveAtOnce,
     "Een geslagen stuk gaat meteen van het bord, nog voor de slag verdergaat. Zijn veld is dan "
     "leeg en mag in dezelfde slag worden gepasseerd, net als het veld waar het slaande stuk "
     "vandaan komt."},
    {kingMayTurnBack,
     "Tijdens een slag mag een dam omkeren en verder slaan in de richting waar hij vandaan kwam."},
    {kingMayNotTurnBack,
     "Tijdens een slag mag een dam niet omkeren: hij mag rechtdoor of de hoek om, maar niet terug "
     "langs de lijn waarover hij kwam."},

    {crowningHeading, "Dam halen"},
    {crownedOnLastRow, "Een schijf die een zet eindigt op de damlijn, de rij vlak voor de "
                       "tegenstander, wordt een dam. Vanaf de volgende beurt zet hij als dam."},
    {crowningWins, "Een schijf die een zet eindigt op de damlijn, de rij vlak voor de "
                   "tegenstander, wordt een dam, en daarmee is de partij meteen gewonnen."},
    {passingIsNoCrowning,
     "Een schijf die tijdens een slag op de damlijn komt en van daar verder kan slaan, moet als "
     "schijf doorslaan. Hij wordt alleen een dam als de slag op de damlijn eindigt."},
    {captureStopsOnLastRow,
     "Komt een schijf slaande op de damlijn, dan eindigt de zet daar, ook als hij nog meer zou "
     "kunnen slaan."},
    {captureContinuesAsKing,
     "Een schijf die tijdens een slag op de damlijn komt, wordt meteen een dam en slaat, als dat "
     "kan, in dezelfde zet als dam verder."},

    {endHeading, "Het einde van de partij"},
    {whoCannotMoveLoses,
     "Wie aan zet is en niet kan zetten, heeft verloren: al zijn stukken zijn geslagen of staan "
     "vast."},
    {firstKingWins,
     "Wie als eerste een dam haalt, wint. Wie aan zet is en niet kan zetten, heeft verloren: al "
     "zijn stukken zijn geslagen of staan vast."},
    {whoCannotMoveWins,
     "Het doel is je stukken kwijt te raken. Wie aan zet is en niet kan zetten, heeft gewonnen: al "
     "zijn stukken zijn geslagen of staan vast."},
    {resigningAndAgreeing,
     "Een speler mag ook opgeven, en de spelers mogen samen remise afspreken."},
    {clock, "Wordt er met klokken gespeeld, dan verliest wie door zijn tijd heen is."},

    {atTheBoardHeading, "Aan het bord"},
    {lots, "Door loting wordt bepaald wie met wit speelt."},
    {touchedPiece, "Aanraken is zetten: wie een eigen stuk aanraakt, moet daarmee zetten als dat "
                   "kan, tenzij het alleen werd rechtgezet."},
    {overlookedCapture,
     "Wie een slag over het hoofd ziet, moet zijn zet terugnemen en alsnog slaan. In wedstrijden "
     "beslist de tegenstander of zo'n zet blijft staan."},
    {takenManOnTop, "Op een dam legt de tegenstander een geslagen schijf, zodat die te herkennen "
                    "is."},
    {recording, "In wedstrijden noteren beide spelers de zetten met de namen van de velden."},

    {drawsHeading, "Remise"},
    {gameIsDrawn, "De partij is remise:"},
    {drawMayBeClaimed, "Een speler mag remise eisen:"},
    {noDrawRulesKnown,
     "Damscope kent voor dit spel geen remiseregels. De spelers mogen remise afspreken."},
    {betweenDrawRules, ";"},
    {repetition,
     "als dezelfde stand, met dezelfde speler aan zet, {times} {times?keer|keer} is voorgekomen"},
    {noProgress, "als beide spelers {moves} {moves?zet|zetten} achter elkaar hebben gedaan zonder "
                 "te slaan en zonder een schijf te verzetten"},
    {kingAgainst,
     "als de ene speler alleen nog één dam heeft en de andere {force}, en beiden daarna {moves} "
     "{moves?zet|zetten} hebben gedaan"},
    {kingOnMainRoadAgainst,
     "als de ene speler alleen nog één dam heeft die de hoofdweg bezet houdt, de lange lijn van "
     "{roadStart} naar {roadEnd}, en de andere {force}, en beiden daarna {moves} "
     "{moves?zet|zetten} hebben gedaan"},
    {countRunsOn, " (ook als er intussen een stuk wordt geslagen)"},
    {balance,
     "als beide spelers een of meer dammen hebben, er in totaal {force} {force?stuk|stukken} op "
     "het bord {force?staat|staan}, en beiden {moves} {moves?zet|zetten} achter elkaar hebben "
     "gedaan zonder slag en zonder nieuwe dam"},
    {kingAgainstKing,
     "als elke speler alleen nog één dam heeft, tenzij er meteen een dam te slaan is of er met de "
     "volgende zet één geslagen moet worden"},
    {forceOfKings, "{force} {force?dam|dammen}"},
    {forceOfKingsOrMore, "{force} of meer dammen en geen schijven"},
    {forceWithKings, "{force} {force?stuk|stukken}, waarvan minstens {kings} {kings?dam|dammen}"},
    {forceWithKingsOrMore, "{force} of meer stukken, waarvan minstens {kings} {kings?dam|dammen}"},
    {eitherNumber, "{fewer} of {more}"},

    {notationHeading, "Hoe zetten worden genoteerd"},
    {numbersFromTopLeft, "De velden zijn rij voor rij genummerd van 1 tot en met {squares}, te "
                         "beginnen linksboven zoals wit het bord ziet."},
    {numbersFromBottomRight, "De velden zijn rij voor rij genummerd van 1 tot en met {squares}, te "
                             "beginnen rechtsonder zoals wit het bord ziet."},
    {lettersAndNumbers,
     "Elk veld heeft de letter van zijn kolom (a tot en met {lastFile}, voor wit van links naar "
     "rechts) en het nummer van zijn rij (1 tot en met {ranks}, van wit naar zwart)."},
    {moveAndCaptureSigns,
     "Een zet wordt genoteerd met een streepje ({move}), een slag met \"{sign}\" ({capture})."},
    {oneSignForBoth,
     "Zetten ({move}) en slagen ({capture}) worden allebei genoteerd met een streepje."},
    {longCaptures,
     "Van een meerslag schrijft men het beginveld en het eindveld. Hebben twee slagen hetzelfde "
     "begin- en eindveld, dan schrijft men alle velden waar het stuk neerkomt."},
    {results, "Uitslagen: {whiteWins} (wit wint), {blackWins} (zwart wint), {draw} (remise)."},
    {firstResultIsBlacks, "Het eerste getal van een uitslag is dat van zwart, die begint."},
    {gameTypeTag, "In een PDN-bestand staat bij dit spel [GameType \"{tag}\"]."},
    {noPdnNumber, "PDN heeft geen nummer voor dit spel; Damscope schrijft [GameType \"{tag}\"]."},
    {fenNumbers, "In een FEN zijn de velden in plaats daarvan genummerd: {firstSquare} is 1, "
                 "{lastSquare} is {squares}."},
    {nameInDamscope, "In de opdrachten van Damscope heet dit spel {name}."},
}};
static_assert(isComplete(wordings));

} // namespace

const Phrasebook dutch{wordings, Language::dutch};

} // namespace damscope::rules::page
