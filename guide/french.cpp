// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/sentences.hpp"

namespace damscope::rules::page {

namespace {

using enum Sentence;

constexpr Wordings wordings{{
    {boardHeading, "Le damier et le début de la partie"},
    {boardSquare, "Le damier compte {files} x {ranks} cases."},
    {boardOblong, "Le damier compte {files} cases en largeur et {ranks} en profondeur."},
    {darkSquaresCornerLeft,
     "On ne joue que sur les {squares} cases foncées. Le damier est placé de sorte que chaque "
     "joueur ait une case foncée dans le coin à sa gauche."},
    {darkSquaresCornerRight,
     "On ne joue que sur les {squares} cases foncées. Le damier est placé de sorte que chaque "
     "joueur ait une case foncée dans le coin à sa droite."},
    {allSquares, "On joue sur les {squares} cases ; leur couleur n'a pas d'importance."},
    {menAtTheEdge,
     "Chaque joueur commence avec {men} {men?pion|pions}, sur {rows?la rangée la plus proche|les "
     "{rows} rangées les plus proches} de lui."},
    {menBehindAnEmptyRow,
     "Chaque joueur commence avec {men} {men?pion|pions}. La rangée la plus proche de lui reste "
     "vide ; les pions occupent {rows?la rangée suivante|les {rows} rangées suivantes}."},
    {menOnNumbers,
     "Les pions blancs sont sur les cases {whiteFirst} à {whiteLast}, les noirs sur les cases "
     "{blackFirst} à {blackLast}."},
    {menOnRanks, "Les pions blancs sont sur les rangées {whiteFirst}-{whiteLast}, les noirs sur "
                 "les rangées {blackFirst}-{blackLast}."},
    {whiteBegins, "Les Blancs commencent ; ensuite les joueurs jouent chacun leur tour."},
    {blackBegins, "Les Noirs commencent ; ensuite les joueurs jouent chacun leur tour."},
    {mapCaption, "Les cases, vues par les Blancs :"},

    {menHeading, "La marche du pion"},
    {manMovesDiagonally,
     "Le pion avance d'une case en diagonale, sur une case vide. Il ne recule jamais."},
    {manMovesStraight,
     "Le pion va d'une case tout droit en avant ou de côté, sur une case vide. Il ne recule jamais "
     "et ne se déplace jamais en diagonale."},

    {kingsHeading, "La marche de la dame"},
    {kingFliesDiagonally,
     "La dame se déplace en diagonale, en avant ou en arrière, d'autant de cases vides qu'elle "
     "veut."},
    {kingFliesStraight,
     "La dame se déplace tout droit en avant, en arrière ou de côté, d'autant de cases vides "
     "qu'elle veut."},
    {kingStepsDiagonally,
     "La dame se déplace d'une case en diagonale, en avant ou en arrière, sur une case vide."},
    {kingStepsStraight,
     "La dame se déplace d'une case tout droit en avant, en arrière ou de côté, sur une case "
     "vide."},
    {straightLinesOnlyForCaptures,
     "Les pions et les dames ne suivent les rangées et les colonnes que pour prendre."},
    {kingMoveLimit,
     "Tant qu'un joueur a encore des pions, il ne peut pas jouer la même dame plus de {limit} fois "
     "de suite sans prendre. Ensuite il doit jouer une autre pièce ou prendre ; s'il ne peut ni "
     "l'un ni l'autre, il a perdu."},

    {capturingHeading, "Les prises"},
    {captureIsCompulsory, "La prise est obligatoire : qui peut prendre doit prendre."},
    {manCapturesForwardDiagonally,
     "Le pion ne prend qu'en avant. Si une pièce adverse se trouve en diagonale devant lui et que "
     "la case juste derrière elle est vide, il saute sur cette case et prend la pièce."},
    {manCapturesForwardBoth,
     "Le pion prend dans cinq directions : tout droit et en diagonale vers l'avant, et de côté. Si "
     "une pièce adverse occupe la case suivante dans une de ces directions et que la case juste "
     "derrière elle est vide, il saute sur cette case et prend la pièce."},
    {manCapturesForwardStraight,
     "Le pion prend en avant et de côté. Si une pièce adverse se trouve à côté de lui dans une de "
     "ces directions et que la case juste derrière elle est vide, il saute sur cette case et prend "
     "la pièce."},
    {manCapturesAllWaysDiagonally,
     "Le pion prend en avant et en arrière. Si une pièce adverse se trouve en diagonale à côté de "
     "lui et que la case juste derrière elle est vide, il saute sur cette case et prend la pièce."},
    {manCapturesAllWaysBoth,
     "Le pion prend dans huit directions : en diagonale, le long des rangées et le long des "
     "colonnes, aussi en arrière. Si une pièce adverse occupe la case suivante dans une de ces "
     "directions et que la case juste derrière elle est vide, il saute sur cette case et prend la "
     "pièce."},
    {manCapturesAllWaysStraight,
     "Le pion prend en avant, en arrière et de côté. Si une pièce adverse se trouve à côté de lui "
     "dans une de ces directions et que la case juste derrière elle est vide, il saute sur cette "
     "case et prend la pièce."},
    {capturesAlongRowsAndColumns,
     "Le long des rangées et des colonnes, seules les cases foncées comptent ; on saute les cases "
     "claires qui les séparent."},
    {manMayTakeKing, "Le pion peut prendre les pions et les dames."},
    {manMayNotTakeKing, "Le pion ne peut prendre que des pions, jamais une dame."},
    {flyingKingCapturesDiagonally,
     "La dame prend en diagonale, en avant et en arrière, de près et de loin : toutes les cases "
     "entre elle et la pièce adverse doivent être vides, ainsi que la case juste derrière cette "
     "pièce."},
    {flyingKingCapturesBoth,
     "La dame prend dans les mêmes huit directions, de près et de loin : toutes les cases entre "
     "elle et la pièce adverse doivent être vides, ainsi que la case juste derrière cette pièce."},
    {flyingKingCapturesStraight,
     "La dame prend tout droit en avant, en arrière et de côté, de près et de loin : toutes les "
     "cases entre elle et la pièce adverse doivent être vides, ainsi que la case juste derrière "
     "cette pièce."},
    {stepKingCapturesDiagonally,
     "La dame prend de la même manière, en avant et en arrière : elle saute par-dessus une pièce "
     "voisine et se pose sur la case juste derrière."},
    {stepKingCapturesBoth,
     "La dame prend de la même manière, dans les huit directions : elle saute par-dessus une pièce "
     "voisine et se pose sur la case juste derrière."},
    {stepKingCapturesStraight,
     "La dame prend de la même manière, en avant, en arrière et de côté : elle saute par-dessus "
     "une pièce voisine et se pose sur la case juste derrière."},
    {landsAnywhere, "La dame peut se poser sur n'importe quelle case vide derrière la pièce prise, "
                    "jusqu'à la pièce suivante."},
    {landsRightBehind, "La dame doit se poser sur la case juste derrière la pièce prise."},
    {landsRightBehindLastKing, "La dame peut se poser sur n'importe quelle case vide derrière la "
                               "pièce prise, jusqu'à la pièce suivante. Mais si la dernière pièce "
                               "prise est une dame, elle doit s'arrêter juste derrière celle-ci."},
    {captureGoesOn,
     "Si, de la case où elle arrive, la même pièce peut encore prendre, dans la même direction ou "
     "dans une autre, elle doit continuer jusqu'à ce qu'elle ne puisse plus rien prendre. Cette "
     "rafle compte comme un seul coup."},
    {landsWhereItGoesOn,
     "Si la dame peut continuer à prendre depuis certaines des cases derrière une pièce, elle doit "
     "se poser sur l'une de ces cases."},
    {chooseFreely,
     "Qui peut prendre de plusieurs façons choisit librement, même une prise de moins de pièces. "
     "Mais la prise choisie doit être menée jusqu'au bout."},
    {chooseMost, "La prise majoritaire est obligatoire : qui peut prendre de plusieurs façons doit "
                 "prendre le plus grand nombre de pièces. À nombre égal, le choix est libre."},
    {kingCountsAsOnePiece, "Une dame compte pour une pièce, comme un pion, et peu importe que ce "
                           "soit une dame ou un pion qui prend."},
    {chooseItalian,
     "Qui peut prendre de plusieurs façons doit choisir selon ces règles, dans cet ordre :\n"
     "1. Prendre le plus grand nombre de pièces.\n"
     "2. Prendre avec une dame plutôt qu'avec un pion.\n"
     "3. Prendre le plus grand nombre de dames.\n"
     "4. Prendre une dame le plus tôt possible dans la rafle.\n"
     "S'il reste plusieurs prises après ces règles, le choix est libre."},
    {chooseSpanish,
     "La prise majoritaire est obligatoire : qui peut prendre de plusieurs façons doit prendre le "
     "plus grand nombre de pièces et, s'il y a encore plusieurs façons, le plus grand nombre de "
     "dames. Pour le reste, le choix est libre."},
    {chooseFrisian,
     "Qui peut prendre de plusieurs façons doit choisir selon ces règles, dans cet ordre :\n"
     "1. Prendre la plus grande valeur. Une dame vaut un peu moins que deux pions : une dame vaut "
     "plus qu'un pion mais moins que deux, deux dames valent plus que trois pions mais moins que "
     "quatre.\n"
     "2. À valeur égale, prendre avec une dame plutôt qu'avec un pion.\n"
     "S'il reste plusieurs prises après ces règles, le choix est libre."},
    {chooseKingFirst,
     "Si une dame peut prendre, c'est une dame qui doit prendre et non un pion. Pour le reste, le "
     "joueur choisit librement, même une prise de moins de pièces. Mais la prise choisie doit être "
     "menée jusqu'au bout."},
    {notOverTwo,
     "Une pièce ne saute jamais par-dessus une pièce de son camp, ni par-dessus deux pièces entre "
     "lesquelles il n'y a pas de case vide."},
    {takenStayAndBlock,
     "Les pièces prises ne sont enlevées du damier qu'une fois la rafle terminée. Jusque-là elles "
     "gênent le passage : on ne saute pas deux fois la même pièce, et une pièce déjà prise peut "
     "barrer la suite du chemin (le coup turc). La case de départ de la pièce qui prend compte "
     "comme vide, et on peut passer plusieurs fois sur une même case vide."},
    {takenStay,
     "Les pièces prises ne sont enlevées du damier qu'une fois la rafle terminée. On ne saute pas "
     "deux fois la même pièce. La case de départ de la pièce qui prend compte comme vide, et on "
     "peut passer plusieurs fois sur une même case vide."},
    {takenLeaveAtOnce,
     "Une pièce prise est enlevée du damier aussitôt, avant la suite de la rafle. Sa case est "
     "alors "
     "vide et on peut y passer au cours de la même rafle, comme sur la case de départ de la pièce "
     "qui prend."},
    {kingMayTurnBack,
     "Pendant une rafle, une dame peut faire demi-tour et continuer dans la direction d'où elle "
     "vient."},
    {kingMayNotTurnBack,
     "Pendant une rafle, une dame ne peut pas faire demi-tour : elle peut aller tout droit ou "
     "tourner d'un quart de tour, mais pas revenir sur la ligne par où elle est arrivée."},

    {crowningHeading, "La promotion en dame"},
    {crownedOnLastRow, "Le pion qui termine son coup sur la rangée la plus proche de l'adversaire "
                       "devient dame. Il joue comme dame à partir du tour suivant."},
    {crowningWins, "Le pion qui termine son coup sur la rangée la plus proche de l'adversaire "
                   "devient dame, et la partie est aussitôt gagnée."},
    {passingIsNoCrowning,
     "Le pion qui atteint cette rangée au cours d'une rafle et peut encore prendre doit continuer "
     "comme pion. Il ne devient dame que si la rafle s'arrête sur cette rangée."},
    {captureStopsOnLastRow, "Quand un pion atteint cette rangée en prenant, son coup s'arrête là, "
                            "même s'il pouvait encore "
                            "prendre."},
    {captureContinuesAsKing,
     "Le pion qui atteint cette rangée au cours d'une rafle devient dame aussitôt et, s'il peut "
     "encore prendre, continue comme dame dans le même coup."},

    {endHeading, "La fin de la partie"},
    {whoCannotMoveLoses,
     "Le joueur qui a le trait et ne peut pas jouer a perdu : il n'a plus de pièces, ou elles sont "
     "bloquées."},
    {firstKingWins,
     "Le premier qui obtient une dame gagne. Le joueur qui a le trait et ne peut pas jouer a perdu "
     ": il n'a plus de pièces, ou elles sont bloquées."},
    {whoCannotMoveWins,
     "Le but est de perdre ses pièces. Le joueur qui a le trait et ne peut pas jouer a gagné : il "
     "n'a plus de pièces, ou elles sont bloquées."},
    {resigningAndAgreeing,
     "Un joueur peut aussi abandonner, et les joueurs peuvent convenir de la nullité."},
    {clock, "Si l'on joue avec des pendules, celui dont le temps est écoulé a perdu."},

    {atTheBoardHeading, "Devant le damier"},
    {lots, "Le sort désigne celui qui joue avec les Blancs."},
    {touchedPiece, "Pièce touchée, pièce jouée : celui qui touche une de ses pièces doit la jouer "
                   "si elle peut l'être, sauf s'il voulait seulement la remettre en place."},
    {overlookedCapture,
     "Un coup qui oublie une prise est repris, et la prise est jouée. En tournoi, l'adversaire "
     "décide si un tel coup reste valable."},
    {takenManOnTop, "Pour marquer une dame, l'adversaire pose dessus un pion pris."},
    {recording, "En tournoi, les deux joueurs notent les coups par les noms des cases."},

    {drawsHeading, "La partie nulle"},
    {gameIsDrawn, "La partie est nulle :"},
    {drawMayBeClaimed, "Un joueur peut réclamer la nullité :"},
    {noDrawRulesKnown,
     "Damscope ne connaît pas de règle de nullité pour ce jeu. Les joueurs peuvent convenir de la "
     "nullité."},
    {betweenDrawRules, " ;"},
    {repetition,
     "quand la même position, avec le trait au même joueur, s'est présentée {times} fois"},
    {noProgress,
     "quand chaque joueur a joué {moves} {moves?coup|coups} de suite sans prise et sans coup de "
     "pion"},
    {kingAgainst,
     "quand l'un n'a plus qu'une dame, que l'autre a {force}, et que chacun a joué {moves} "
     "{moves?coup|coups} depuis"},
    {kingOnMainRoadAgainst,
     "quand l'un n'a plus qu'une dame et qu'elle tient la grande ligne, de {roadStart} à "
     "{roadEnd}, que l'autre a {force}, et que chacun a joué {moves} {moves?coup|coups} depuis"},
    {countRunsOn, " (même si une pièce est prise entre-temps)"},
    {balance,
     "quand les deux joueurs ont des dames, qu'il y a en tout {force} {force?pièce|pièces} sur le "
     "damier, et que chacun a joué {moves} {moves?coup|coups} de suite sans prise et sans nouvelle "
     "dame"},
    {kingAgainstKing,
     "quand chacun n'a plus qu'une dame, sauf si une dame peut être prise aussitôt ou doit l'être "
     "au coup suivant"},
    {forceOfKings, "{force} {force?dame|dames}"},
    {forceOfKingsOrMore, "{force} dames ou plus et aucun pion"},
    {forceWithKings, "{force} {force?pièce|pièces}, dont au moins {kings} {kings?dame|dames}"},
    {forceWithKingsOrMore, "{force} pièces ou plus, dont au moins {kings} {kings?dame|dames}"},
    {eitherNumber, "{fewer} ou {more}"},

    {notationHeading, "La notation des coups"},
    {numbersFromTopLeft, "Les cases sont numérotées de 1 à {squares}, rangée par rangée, en "
                         "commençant en haut à gauche pour qui regarde du côté des Blancs."},
    {numbersFromBottomRight, "Les cases sont numérotées de 1 à {squares}, rangée par rangée, en "
                             "commençant en bas à droite pour qui regarde du côté des Blancs."},
    {lettersAndNumbers, "Chaque case a la lettre de sa colonne (de a à {lastFile}, de gauche à "
                        "droite pour les Blancs) et le numéro de sa rangée (de 1 à {ranks}, du "
                        "côté des Blancs vers celui des Noirs)."},
    {moveAndCaptureSigns,
     "Un déplacement s'écrit avec un tiret ({move}), une prise avec « {sign} » ({capture})."},
    {oneSignForBoth,
     "Un déplacement ({move}) et une prise ({capture}) s'écrivent tous deux avec un tiret."},
    {longCaptures,
     "Pour une rafle, on écrit la case de départ et la case d'arrivée. Si deux prises ont ces deux "
     "cases en commun, on écrit toutes les cases où la pièce se pose."},
    {results, "Résultats : {whiteWins} (les Blancs gagnent), {blackWins} (les Noirs gagnent), "
              "{draw} (partie nulle)."},
    {firstResultIsBlacks, "Le premier nombre d'un résultat est celui des Noirs, qui commencent."},
    {gameTypeTag, "Dans un fichier PDN, ce jeu est indiqué par [GameType \"{tag}\"]."},
    {noPdnNumber, "PDN n'a pas de numéro pour ce jeu ; Damscope écrit [GameType \"{tag}\"]."},
    {fenNumbers,
     "Dans une FEN, les cases sont numérotées : {firstSquare} est 1, {lastSquare} est {squares}."},
    {nameInDamscope, "Dans les commandes de Damscope, ce jeu s'appelle {name}."},
}};
static_assert(isComplete(wordings));

} // namespace

const Phrasebook french{wordings, Language::french};

} // namespace damscope::rules::page
