// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_phrases.hpp"

namespace damscope::cli {

const RulesPhrases frenchPhrases{
    .code = "fr",
    .titles = {"Dames internationales", "Dames anglaises (checkers)", "Dames russes (chachki)",
               "Dames italiennes (dama)", "Dames américaines (pool checkers)", "Dames espagnoles",
               "Dames brésiliennes", "Dames canadiennes", "Dames portugaises", "Dames tchèques",
               "Dames thaïlandaises (makhos)", "Dames turques (dama)", "Dames frisonnes",
               "Spantsiretti", "Frysk!", "Dames killer", "Dames percée (breakthrough)",
               "Qui perd gagne"},
    .board = "Damier",
    .moves = "Déplacements",
    .captures = "Prises",
    .end = "Gain",
    .draws = "Partie nulle",
    .white = "Les Blancs",
    .black = "Les Noirs",
    .size = "Le damier a {} colonnes et {} rangées.",
    .cornerLeft = "On joue sur les {} cases foncées ; l'une d'elles se trouve dans le coin gauche "
                  "de chaque joueur.",
    .cornerRight = "On joue sur les {} cases foncées ; l'une d'elles se trouve dans le coin droit "
                   "de chaque joueur.",
    .allSquares = "On joue sur toutes les {} cases.",
    .men = "Chaque camp commence avec {} pions sur ses {} première(s) rangée(s).",
    .menBehindRow = "Chaque camp commence avec {} pions sur {} rangées, une rangée vide derrière "
                    "eux.",
    .firstMover = "{} commencent.",
    .numbered = "Les cases sont numérotées de 1 à {} par rangées, depuis le coin supérieur gauche "
                "vu des Blancs.",
    .numberedFromBelow = "Les cases sont numérotées de 1 à {} par rangées, depuis le coin "
                         "inférieur droit vu des Blancs.",
    .lettered = "Les cases se nomment a1 à {}{}, depuis la gauche des Blancs.",
    .manMoves = "Un pion avance d'une case en diagonale.",
    .manMovesOrthogonal = "Un pion va d'une case tout droit en avant ou de côté.",
    .kingMoves = "Une dame va d'une case en diagonale, en avant ou en arrière.",
    .kingFlies = "Une dame parcourt autant de cases vides qu'elle veut sur une diagonale.",
    .kingFliesOrthogonal = "Une dame parcourt autant de cases vides qu'elle veut sur une colonne "
                           "ou une rangée.",
    .kingMovesInARow = "Un camp qui a encore des pions ne peut jouer la même dame plus de {} fois "
                       "de suite sans prendre.",
    .crowned = "Un pion qui termine son coup sur la dernière rangée devient dame.",
    .compulsory = "La prise est obligatoire.",
    .manCapturesForward = "Un pion saute une pièce adverse voisine, en diagonale et en avant, et "
                          "se pose sur la case vide juste derrière.",
    .manCapturesBoth = "Un pion saute une pièce adverse voisine, en diagonale, en avant ou en "
                       "arrière, et se pose sur la case vide juste derrière.",
    .manCapturesEightWays = "Un pion saute une pièce adverse et se pose sur la case vide juste "
                            "derrière : en diagonale, mais aussi tout droit, en avant, en arrière "
                            "et de côté.",
    .manCapturesOrthogonal = "Un pion saute une pièce adverse voisine, tout droit en avant ou de "
                             "côté, et se pose sur la case vide juste derrière.",
    .menMayNotTakeKings = "Un pion ne peut pas prendre une dame.",
    .kingCaptures = "Une dame saute de même, en avant et en arrière.",
    .kingCapturesFlying = "Une dame prend à toute distance et peut se poser sur toute case vide "
                          "derrière la pièce prise.",
    .kingLandsBehind = "Une dame prend à toute distance et se pose juste derrière la pièce prise.",
    .kingLandsBehindLastKing = "Une dame prend à toute distance et peut se poser sur toute case "
                               "vide derrière la pièce prise ; si la dernière pièce prise est une "
                               "dame, juste derrière elle.",
    .kingCapturesEightWays = "Les dames prennent elles aussi tout droit comme en diagonale.",
    .goesOn = "La prise continue tant que la même pièce peut prendre encore.",
    .removedAfter = "Les pièces prises sont enlevées quand toute la rafle est finie ; on ne saute "
                    "pas deux fois la même pièce, on peut repasser sur une case vide.",
    .removedAtOnce = "Chaque pièce prise est enlevée aussitôt.",
    .noTurningBack = "Entre deux sauts une dame ne peut pas faire demi-tour.",
    .free = "Entre plusieurs prises le choix est libre.",
    .most = "La prise du plus grand nombre de pièces est obligatoire ; une dame compte comme un "
            "pion.",
    .italian = "La prise du plus grand nombre de pièces est prioritaire ; puis celle d'une dame ; "
               "puis celle qui prend le plus de dames ; puis celle qui rencontre une dame le plus "
               "tôt.",
    .spanish = "La prise du plus grand nombre de pièces est prioritaire ; à nombre égal, celle "
               "qui prend le plus de dames.",
    .frisian = "La prise de plus grande valeur est prioritaire ; une dame vaut un peu moins de "
               "deux pions. À valeur égale, la prise par une dame passe d'abord.",
    .kingFirst = "Entre plusieurs prises le choix est libre, mais si une dame peut prendre, c'est "
                 "une dame qui doit prendre.",
    .crownedAtRest = "Un pion qui atteint la dernière rangée au cours d'une rafle et peut "
                     "continuer, continue et reste pion.",
    .crownedStops = "Un pion qui atteint la dernière rangée au cours d'une rafle devient dame, et "
                    "la prise est finie.",
    .crownedContinues = "Un pion qui atteint la dernière rangée au cours d'une rafle devient dame "
                        "aussitôt et continue à prendre comme dame.",
    .takeOrBlock = "Le joueur qui ne peut plus jouer, toutes ses pièces étant prises ou bloquées, "
                   "a perdu.",
    .firstKing = "Le premier qui obtient une dame a gagné ; de même celui dont l'adversaire ne "
                 "peut plus jouer.",
    .loseAll = "Le joueur qui ne peut plus jouer, toutes ses pièces étant prises ou bloquées, a "
               "gagné.",
    .repetition = "La même position avec le même joueur au trait s'est présentée {} fois.",
    .noProgress = "{} coups de chaque camp sans prise et sans coup de pion.",
    .loneKing = "{} pièces, dont une dame au moins, contre une dame seule : {} coups de chaque "
                "camp.",
    .loneKingOnly = "{} dames contre une dame seule : {} coups de chaque camp.",
    .mainRoad = "{} pièces contre une dame seule sur la grande diagonale : {} coups de chaque "
                "camp.",
    .balance = "Les deux camps ont des dames, {} pièces en tout, et rien n'est pris ni promu : {} "
               "coups de chaque camp.",
    .kingAgainstKing = "Une dame contre une dame, à moins que l'une puisse être prise.",
    .mayBeClaimed = "Un joueur peut la réclamer.",
    .noDrawRules = "Aucune règle n'est connue ; les joueurs en conviennent.",
    .orMore = " ou plus",
};

} // namespace damscope::cli
