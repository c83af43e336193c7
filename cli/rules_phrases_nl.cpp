// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_phrases.hpp"

namespace damscope::cli {

const RulesPhrases dutchPhrases{
    .code = "nl",
    .titles = {"Internationaal dammen", "Engels dammen (checkers)", "Russisch dammen (shashki)",
               "Italiaans dammen (dama)", "Amerikaans pool checkers", "Spaans dammen",
               "Braziliaans dammen", "Canadees dammen", "Portugees dammen", "Tsjechisch dammen",
               "Thais dammen (makhos)", "Turks dammen (dama)", "Fries dammen", "Spantsiretti",
               "Frysk!", "Killer-dammen", "Doorbraakdammen", "Weggeefdammen"},
    .board = "Bord",
    .moves = "Zetten",
    .captures = "Slaan",
    .end = "Winst",
    .draws = "Remise",
    .white = "Wit",
    .black = "Zwart",
    .size = "Het bord telt {} kolommen en {} rijen.",
    .cornerLeft = "Er wordt op de {} donkere velden gespeeld; een daarvan ligt in de linkerhoek "
                  "van elke speler.",
    .cornerRight = "Er wordt op de {} donkere velden gespeeld; een daarvan ligt in de rechterhoek "
                   "van elke speler.",
    .allSquares = "Er wordt op alle {} velden gespeeld.",
    .men = "Elke partij begint met {} schijven op haar eerste {} rij(en).",
    .menBehindRow = "Elke partij begint met {} schijven op {} rijen, met een lege rij erachter.",
    .firstMover = "{} begint.",
    .numbered = "De velden zijn per rij genummerd van 1 tot {}, vanaf linksboven zoals Wit het "
                "bord ziet.",
    .numberedFromBelow = "De velden zijn per rij genummerd van 1 tot {}, vanaf rechtsonder zoals "
                         "Wit het bord ziet.",
    .lettered = "De velden heten a1 tot {}{}, vanaf de linkerhand van Wit.",
    .manMoves = "Een schijf gaat één veld schuin vooruit.",
    .manMovesOrthogonal = "Een schijf gaat één veld recht vooruit of opzij.",
    .kingMoves = "Een dam gaat één veld schuin, vooruit of achteruit.",
    .kingFlies = "Een dam gaat over een diagonaal zo ver als de velden leeg zijn.",
    .kingFliesOrthogonal = "Een dam gaat over een kolom of rij zo ver als de velden leeg zijn.",
    .kingMovesInARow = "Wie nog schijven heeft, mag met dezelfde dam niet vaker dan {} keer achter "
                       "elkaar zetten zonder te slaan.",
    .crowned = "Een schijf die haar zet op de achterste rij eindigt, wordt een dam.",
    .compulsory = "Slaan is verplicht.",
    .manCapturesForward = "Een schijf slaat een aangrenzend stuk van de tegenstander, schuin "
                          "vooruit, naar het lege veld er vlak achter.",
    .manCapturesBoth = "Een schijf slaat een aangrenzend stuk van de tegenstander, schuin vooruit "
                       "of achteruit, naar het lege veld er vlak achter.",
    .manCapturesEightWays = "Een schijf slaat een stuk van de tegenstander naar het lege veld er "
                            "vlak achter: schuin, maar ook recht vooruit, achteruit en opzij.",
    .manCapturesOrthogonal = "Een schijf slaat een aangrenzend stuk van de tegenstander, recht "
                             "vooruit of opzij, naar het lege veld er vlak achter.",
    .menMayNotTakeKings = "Een schijf mag geen dam slaan.",
    .kingCaptures = "Een dam slaat net zo, vooruit en achteruit.",
    .kingCapturesFlying = "Een dam slaat van elke afstand en mag op elk leeg veld achter het "
                          "geslagen stuk landen.",
    .kingLandsBehind = "Een dam slaat van elke afstand en landt vlak achter het geslagen stuk.",
    .kingLandsBehindLastKing = "Een dam slaat van elke afstand en mag op elk leeg veld achter het "
                               "geslagen stuk landen; is het laatste geslagen stuk een dam, dan "
                               "er vlak achter.",
    .kingCapturesEightWays = "Ook dammen slaan behalve schuin ook recht.",
    .goesOn = "Een slag gaat door zolang hetzelfde stuk meer kan slaan.",
    .removedAfter = "Geslagen stukken gaan van het bord als de hele slag voorbij is; over een stuk "
                    "mag maar één keer worden gesprongen, over een leeg veld vaker.",
    .removedAtOnce = "Elk geslagen stuk gaat meteen van het bord.",
    .noTurningBack = "Tussen twee sprongen mag een dam niet recht omkeren.",
    .free = "Uit verschillende slagen mag vrij worden gekozen.",
    .most = "Meerslag gaat voor: de slag die de meeste stukken neemt, is verplicht; dammen tellen "
            "als schijven.",
    .italian = "De slag die de meeste stukken neemt, gaat voor; dan die met een dam; dan die de "
               "meeste dammen neemt; dan die het eerst een dam ontmoet.",
    .spanish = "De slag die de meeste stukken neemt, gaat voor; bij gelijk aantal die de meeste "
               "dammen neemt.",
    .frisian = "De slag met de hoogste waarde gaat voor; een dam telt iets minder dan twee "
               "schijven. Bij gelijke waarde gaat slaan met een dam voor.",
    .kingFirst = "Uit verschillende slagen mag vrij worden gekozen, maar kan een dam slaan, dan "
                 "moet een dam slaan.",
    .crownedAtRest = "Een schijf die tijdens een slag de achterste rij bereikt en verder kan, gaat "
                     "verder en blijft een schijf.",
    .crownedStops = "Een schijf die tijdens een slag de achterste rij bereikt, wordt een dam, en "
                    "de slag is voorbij.",
    .crownedContinues = "Een schijf die tijdens een slag de achterste rij bereikt, wordt meteen "
                        "een dam en slaat als dam verder.",
    .takeOrBlock = "Wie niet kan zetten, omdat alle stukken geslagen of ingesloten zijn, heeft "
                   "verloren.",
    .firstKing = "Wie het eerst een dam haalt, heeft gewonnen; net als wie de tegenstander geen "
                 "zet laat.",
    .loseAll = "Wie niet kan zetten, omdat alle stukken geslagen of ingesloten zijn, heeft "
               "gewonnen.",
    .repetition = "Dezelfde stand met dezelfde speler aan zet is {} keer voorgekomen.",
    .noProgress = "{} zetten van elke partij zonder slag en zonder zet van een schijf.",
    .loneKing = "{} stukken, waaronder een dam, tegen één dam: {} zetten van elke partij.",
    .loneKingOnly = "{} dammen tegen één dam: {} zetten van elke partij.",
    .mainRoad = "{} stukken tegen één dam op de lange lijn: {} zetten van elke partij.",
    .balance = "Beide partijen hebben dammen, samen {} stukken, en er wordt niets geslagen of "
               "gehaald: {} zetten van elke partij.",
    .kingAgainstKing = "Eén dam tegen één dam, tenzij er een geslagen kan worden.",
    .mayBeClaimed = "Een speler mag dit opeisen.",
    .noDrawRules = "Er is geen regel bekend; de spelers komen het overeen.",
    .orMore = " of meer",
};

} // namespace damscope::cli
