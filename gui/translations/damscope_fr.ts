<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>damscope::chart::EvaluationChart</name>
        <message>
            <source>White wins</source>
            <translation>Les Blancs gagnent</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Les Noirs gagnent</translation>
        </message>
        <message>
            <source>forced</source>
            <translation>forcé</translation>
        </message>
        <message>
            <source>best move</source>
            <translation>meilleur coup</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>seul coup</translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>imprécision</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>erreur</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>gaffe</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>gain manqué</translation>
        </message>
        <message>
            <source>Evaluation of the game</source>
            <translation>Évaluation de la partie</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Début : %1</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>%1: not analysed</source>
            <translation>%1 : pas analysé</translation>
        </message>
        <message>
            <source>%1% of the game lost</source>
            <translation>%1 % de la partie perdus</translation>
        </message>
        <message>
            <source>Inaccuracy ?!</source>
            <translation>Imprécision ?!</translation>
        </message>
        <message>
            <source>Mistake ?</source>
            <translation>Erreur ?</translation>
        </message>
        <message>
            <source>Blunder ??</source>
            <translation>Gaffe ??</translation>
        </message>
        <message>
            <source>Missed win</source>
            <translation>Gain manqué</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>ouverture</translation>
        </message>
        <message>
            <source>middlegame</source>
            <translation>milieu</translation>
        </message>
        <message>
            <source>endgame</source>
            <translation>finale</translation>
        </message>
        <message>
            <source>even</source>
            <translation>égal</translation>
        </message>
        <message>
            <source>White's clock, minutes</source>
            <translation>Pendule des Blancs, minutes</translation>
        </message>
        <message>
            <source>Black's clock, minutes</source>
            <translation>Pendule des Noirs, minutes</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::About</name>
        <message>
            <source>About Damscope</source>
            <translation>À propos de Damscope</translation>
        </message>
        <message>
            <source>Damscope %1: a game database for draughts.

Free software under the GNU General Public License, version 3 or later.</source>
            <translation>Damscope %1 : une base de parties de dames.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure.</translation>
        </message>
        <message>
            <source>Libraries and their licences:</source>
            <translation>Bibliothèques et leurs licences :</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Actions</name>
        <message>
            <source>Larger text</source>
            <translation>Texte plus grand</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Texte plus petit</translation>
        </message>
        <message>
            <source>&amp;Sources…</source>
            <translation>&amp;Sources…</translation>
        </message>
        <message>
            <source>What was imported, and how it was read</source>
            <translation>Ce qui a été importé, et comment cela a été lu</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>Enregistrer une &amp;copie…</translation>
        </message>
        <message>
            <source>&amp;Properties…</source>
            <translation>&amp;Propriétés…</translation>
        </message>
        <message>
            <source>De&amp;lete selected games…</source>
            <translation>Supprimer &amp;les parties sélectionnées…</translation>
        </message>
        <message>
            <source>&amp;Bring back deleted games</source>
            <translation>Ré&amp;tablir les parties supprimées</translation>
        </message>
        <message>
            <source>Deleted &amp;games…</source>
            <translation>&amp;Parties supprimées…</translation>
        </message>
        <message>
            <source>Game &amp;data…</source>
            <translation>&amp;Données de la partie…</translation>
        </message>
        <message>
            <source>Players, event, date, result and other data of the game</source>
            <translation>Joueurs, événement, date, résultat et tout ce que l'on sait de la partie</translation>
        </message>
        <message>
            <source>Ne&amp;w database…</source>
            <translation>&amp;Nouvelle base…</translation>
        </message>
        <message>
            <source>&amp;Keep the games</source>
            <translation>&amp;Conserver les parties</translation>
        </message>
        <message>
            <source>Stores the games being viewed in your own database</source>
            <translation>Enregistre les parties consultées dans votre propre base</translation>
        </message>
        <message>
            <source>&amp;Keep the line</source>
            <translation>&amp;Garder la variante</translation>
        </message>
        <message>
            <source>Adds the explored moves to the game as a variation</source>
            <translation>Ajoute les coups explorés à la partie comme variante</translation>
        </message>
        <message>
            <source>&amp;Back to the game</source>
            <translation>&amp;Retour à la partie</translation>
        </message>
        <message>
            <source>Leaves the explored moves</source>
            <translation>Quitte les coups explorés</translation>
        </message>
        <message>
            <source>&amp;Check the database</source>
            <translation>&amp;Vérifier la base</translation>
        </message>
        <message>
            <source>Find &amp;duplicates</source>
            <translation>Chercher les &amp;doublons</translation>
        </message>
        <message>
            <source>Games in the list that are stored twice</source>
            <translation>Parties de la liste enregistrées deux fois</translation>
        </message>
        <message>
            <source>&amp;Update the position index</source>
            <translation>Mettre à &amp;jour l’index des positions</translation>
        </message>
        <message>
            <source>Find co&amp;mbinations and structures</source>
            <translation>Chercher co&amp;mbinaisons et structures</translation>
        </message>
        <message>
            <source>&amp;Names of combinations and structures…</source>
            <translation>&amp;Noms des combinaisons et structures…</translation>
        </message>
        <message>
            <source>In new and changed games, for shot: and structure: of the filter</source>
            <translation>Dans les parties nouvelles ou modifiées, pour shot: et structure: du filtre</translation>
        </message>
        <message>
            <source>Re&amp;build the position index</source>
            <translation>&amp;Reconstruire l’index des positions</translation>
        </message>
        <message>
            <source>&amp;Recover games of a damaged database…</source>
            <translation>&amp;Récupérer les parties d’une base endommagée…</translation>
        </message>
        <message>
            <source>&amp;Report of the game</source>
            <translation>&amp;Rapport de la partie</translation>
        </message>
        <message>
            <source>&amp;Why this move</source>
            <translation>&amp;Pourquoi ce coup</translation>
        </message>
        <message>
            <source>What is proved about the move on the board</source>
            <translation>Ce qui est prouvé sur le coup affiché</translation>
        </message>
        <message>
            <source>Ann&amp;otate games…</source>
            <translation>Ann&amp;oter des parties…</translation>
        </message>
        <message>
            <source>Writes signs, comments and better moves into analysed games</source>
            <translation>Écrit des signes, des commentaires et de meilleurs coups dans les parties analysées</translation>
        </message>
        <message>
            <source>Endgame ta&amp;bles…</source>
            <translation>Ta&amp;bles de finales…</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Manuel</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Règles</translation>
        </message>
        <message>
            <source>&amp;Go to the board</source>
            <translation>&amp;Aller au damier</translation>
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation>Panneau s&amp;uivant</translation>
        </message>
        <message>
            <source>&amp;Previous panel</source>
            <translation>Panneau &amp;précédent</translation>
        </message>
        <message>
            <source>&amp;Open database…</source>
            <translation>&amp;Ouvrir une base…</translation>
        </message>
        <message>
            <source>&amp;View files…</source>
            <translation>&amp;Voir des fichiers…</translation>
        </message>
        <message>
            <source>Shows the games and problems of files without storing them</source>
            <translation>Montre les parties et les problèmes de fichiers sans rien enregistrer</translation>
        </message>
        <message>
            <source>I&amp;mport in an encoding or variant…</source>
            <translation>I&amp;mporter avec un encodage ou une variante…</translation>
        </message>
        <message>
            <source>&amp;Import files…</source>
            <translation>&amp;Importer des fichiers…</translation>
        </message>
        <message>
            <source>Import &amp;folder…</source>
            <translation>Importer un &amp;dossier…</translation>
        </message>
        <message>
            <source>&amp;Save game</source>
            <translation>&amp;Enregistrer la partie</translation>
        </message>
        <message>
            <source>Save game &amp;as PDN…</source>
            <translation>Enregistrer &amp;sous (PDN)…</translation>
        </message>
        <message>
            <source>Save &amp;diagram…</source>
            <translation>Enregistrer le dia&amp;gramme…</translation>
        </message>
        <message>
            <source>E&amp;xport game…</source>
            <translation>E&amp;xporter la partie…</translation>
        </message>
        <message>
            <source>&amp;Print game…</source>
            <translation>Im&amp;primer la partie…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Quitter</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <source>&amp;Copy position (FEN)</source>
            <translation>&amp;Copier la position (FEN)</translation>
        </message>
        <message>
            <source>Copy &amp;game (PDN)</source>
            <translation>Copier la &amp;partie (PDN)</translation>
        </message>
        <message>
            <source>Copy &amp;diagram</source>
            <translation>Copier le &amp;diagramme</translation>
        </message>
        <message>
            <source>&amp;Paste position or game</source>
            <translation>C&amp;oller position ou partie</translation>
        </message>
        <message>
            <source>P&amp;references…</source>
            <translation>P&amp;références…</translation>
        </message>
        <message>
            <source>&amp;Filter games</source>
            <translation>&amp;Filtrer les parties</translation>
        </message>
        <message>
            <source>&amp;Search in games</source>
            <translation>&amp;Chercher dans les parties</translation>
        </message>
        <message>
            <source>Search this p&amp;osition</source>
            <translation>Chercher cette po&amp;sition</translation>
        </message>
        <message>
            <source>&amp;Openings of this position</source>
            <translation>&amp;Ouvertures de cette position</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Nouvelle partie…</translation>
        </message>
        <message>
            <source>&amp;Edit position…</source>
            <translation>&amp;Modifier la position…</translation>
        </message>
        <message>
            <source>Pla&amp;y…</source>
            <translation>&amp;Jouer…</translation>
        </message>
        <message>
            <source>To the &amp;start</source>
            <translation>Au &amp;début</translation>
        </message>
        <message>
            <source>&amp;Previous move</source>
            <translation>Coup &amp;précédent</translation>
        </message>
        <message>
            <source>&amp;Next move</source>
            <translation>Coup &amp;suivant</translation>
        </message>
        <message>
            <source>To the &amp;end</source>
            <translation>À la &amp;fin</translation>
        </message>
        <message>
            <source>Move variation &amp;up</source>
            <translation>&amp;Monter la variante</translation>
        </message>
        <message>
            <source>Make &amp;main line</source>
            <translation>Faire ligne &amp;principale</translation>
        </message>
        <message>
            <source>&amp;Delete from here</source>
            <translation>Su&amp;pprimer à partir d'ici</translation>
        </message>
        <message>
            <source>&amp;Comment on the move</source>
            <translation>&amp;Commenter le coup</translation>
        </message>
        <message>
            <source>Cop&amp;y the line</source>
            <translation>Cop&amp;ier la ligne</translation>
        </message>
        <message>
            <source>This move and those after it, as text</source>
            <translation>Ce coup et les suivants, comme texte</translation>
        </message>
        <message>
            <source>&amp;Analyse game</source>
            <translation>&amp;Analyser la partie</translation>
        </message>
        <message>
            <source>Analyse &amp;selected games</source>
            <translation>Analyser les parties &amp;choisies</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Moteur</translation>
        </message>
        <message>
            <source>Let the engine think about the position</source>
            <translation>Faire réfléchir le moteur sur la position</translation>
        </message>
        <message>
            <source>&amp;Lock</source>
            <translation>&amp;Fixer</translation>
        </message>
        <message>
            <source>Keep this position while you move through the game</source>
            <translation>Rester sur cette position pendant qu'on parcourt la partie</translation>
        </message>
        <message>
            <source>&amp;Threat</source>
            <translation>M&amp;enace</translation>
        </message>
        <message>
            <source>What the other side would do if it were to move</source>
            <translation>Ce que l'autre camp ferait s'il avait le trait</translation>
        </message>
        <message>
            <source>E&amp;ngines…</source>
            <translation>M&amp;oteurs…</translation>
        </message>
        <message>
            <source>Save &amp;chart…</source>
            <translation>Enregistrer le &amp;graphique…</translation>
        </message>
        <message>
            <source>Revert the &amp;repair</source>
            <translation>&amp;Annuler la correction</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Rend à la partie enregistrée ce qui était écrit</translation>
        </message>
        <message>
            <source>&amp;Board alone, full screen</source>
            <translation>Damier seul, plein &amp;écran</translation>
        </message>
        <message>
            <source>T&amp;ouch-move</source>
            <translation>Pièce &amp;touchée, pièce jouée</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>&amp;Rétablir la disposition</translation>
        </message>
        <message>
            <source>&amp;About Damscope</source>
            <translation>À &amp;propos de Damscope</translation>
        </message>
        <message>
            <source>C&amp;lose database</source>
            <translation>&amp;Fermer la base</translation>
        </message>
        <message>
            <source>&amp;Match between engines…</source>
            <translation>&amp;Match entre moteurs…</translation>
        </message>
        <message>
            <source>Next control &amp;in the panel</source>
            <translation>Élément su&amp;ivant du panneau</translation>
        </message>
        <message>
            <source>Previous control in the p&amp;anel</source>
            <translation>Élément précé&amp;dent du panneau</translation>
        </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Accueil</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>Ét&amp;ude</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Ouvertures</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>&amp;Move panels</source>
        <translation>&amp;Déplacer les panneaux</translation>
    </message>
    <message>
        <source>Gives panels title bars by which they can be dragged elsewhere</source>
        <translation>Donne aux panneaux un titre par lequel on les fait glisser ailleurs</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Retourner le damier</translation>
    </message>
    <message>
        <source>&amp;Enter variation</source>
        <translation>&amp;Entrer dans la variante</translation>
    </message>
    <message>
        <source>&amp;Leave variation</source>
        <translation>&amp;Quitter la variante</translation>
    </message>
    <message>
        <source>Print a diagram &amp;here</source>
        <translation>Imprimer un diagramme &amp;ici</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Chercher une commande…</translation>
    </message>
    <message>
        <source>Finds any command, database or player as you type</source>
        <translation>Trouve toute commande, base ou joueur pendant la frappe</translation>
    </message>
        <message>
            <source>&amp;Training</source>
            <translation>E&amp;ntraînement</translation>
        </message>
        <message>
            <source>Pla&amp;yers</source>
            <translation>&amp;Joueurs</translation>
        </message>
        <message>
            <source>&amp;Events</source>
            <translation>É&amp;vénements</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>&amp;Saisir un tournoi…</translation>
        </message>
        <message>
            <source>&amp;Type results of an event</source>
            <translation>&amp;Taper les résultats d’un événement</translation>
        </message>
        <message>
            <source>C&amp;orrect an event…</source>
            <translation>C&amp;orriger un événement…</translation>
        </message>
        <message>
            <source>Un&amp;do the last correction</source>
            <translation>Annu&amp;ler la dernière correction</translation>
        </message>
        <message>
            <source>Restore &amp;a copy…</source>
            <translation>Restaurer une copi&amp;e…</translation>
        </message>
        <message>
            <source>Puts a copy of the database in its place</source>
            <translation>Met une copie de la base à sa place</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::AnalysesPanel</name>
        <message>
            <source>Search per &amp;move:</source>
            <translation>Examen de chaque &amp;coup :</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>rapide</translation>
        </message>
        <message>
            <source>thorough</source>
            <translation>approfondi</translation>
        </message>
        <message>
            <source>Thoroughness of the next analysis</source>
            <translation>Profondeur de la prochaine analyse</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Analyses</translation>
        </message>
        <message>
            <source>No game is being analysed. Analysis &gt; Analyse game analyses the open game, Analyse selected games those selected in the list.</source>
            <translation>Aucune partie n'est en cours d'analyse. Analyse &gt; Analyser la partie le fait pour la partie ouverte, Analyser les parties choisies pour celles de la liste.</translation>
        </message>
    <message>
        <source>standard</source>
        <translation>standard</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::AnalysisDocks</name>
        <message>
            <source>Analysed: %1.</source>
            <translation>Analysé : %1.</translation>
        </message>
        <message>
            <source>The analysis failed: %1</source>
            <translation>L'analyse a échoué : %1</translation>
        </message>
        <message>
            <source>Another window of Damscope is analysing. This analysis starts by itself when that one has finished or is closed.</source>
            <translation>Une autre fenêtre de Damscope analyse. Cette analyse commencera d’elle-même quand l’autre aura fini ou sera fermée.</translation>
        </message>
        <message>
            <source>The list of analyses could not be saved: %1</source>
            <translation>La liste des analyses n’a pas pu être conservée : %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln analysis(es) from last time are not finished: choose Continue under Analyses.</source>
            <translation>
                <numerusform>%Ln analyse de la dernière fois n’est pas terminée : Continuer, sous Analyses.</numerusform>
                <numerusform>%Ln analyses de la dernière fois ne sont pas terminées : Continuer, sous Analyses.</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet: Analysis &gt; Analyse game (F6).</source>
            <translation>Cette partie n’a pas encore été analysée : Analyse &gt; Analyser la partie (F6).</translation>
        </message>
        <message>
            <source>There is no folder for endgame tables: DAMSCOPE_ENDGAMES is "none".</source>
            <translation>Il n’y a pas de dossier pour les tables de finales : DAMSCOPE_ENDGAMES vaut « none ».</translation>
        </message>
        <message>
            <source>Open a database first: evaluations are stored there.</source>
            <translation>Ouvrez d'abord une base : les évaluations y sont gardées.</translation>
        </message>
        <message>
            <source>This game is being analysed already.</source>
            <translation>Cette partie est déjà en cours d’analyse.</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>Select games in the list first.</source>
            <translation>Choisissez d'abord des parties dans la liste.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partie</numerusform>
                <numerusform>%Ln parties</numerusform>
            </translation>
        </message>
        <message>
            <source>Save chart</source>
            <translation>Enregistrer le graphique</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png);;PDF (*.pdf)</source>
            <translation>Dessins (*.svg);;Images (*.png);;PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Évaluation</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Moteur</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Analyses</translation>
        </message>
        <message>
            <source>Open a database first: the games are stored there.</source>
            <translation>Ouvrez d’abord une base : les parties y sont enregistrées.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnalysisQueue</name>
        <message>
            <source>%1%, positions: %2</source>
            <translation>%1 %, positions : %2</translation>
        </message>
        <message>
            <source>waiting for another window</source>
            <translation>attend une autre fenêtre</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>attend</translation>
        </message>
        <message>
            <source>running</source>
            <translation>en cours</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>arrêté</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fini</translation>
        </message>
        <message>
            <source>done, with problems</source>
            <translation>fini, avec des problèmes</translation>
        </message>
        <message>
            <source>failed: %1</source>
            <translation>échec : %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Avancement</translation>
        </message>
        <message>
            <source>State</source>
            <translation>État</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotateDialog</name>
        <message numerus="yes">
            <source>&amp;Selected: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Sélectionnées : %Ln partie</numerusform>
                <numerusform>&amp;Sélectionnées : %Ln parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>&amp;All in the list: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Toutes celles de la liste : %Ln partie</numerusform>
                <numerusform>&amp;Toutes celles de la liste : %Ln parties</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Remove Damscope's annotations</source>
            <translation>&amp;Retirer les annotations de Damscope</translation>
        </message>
        <message>
            <source>Annotate games</source>
            <translation>Annoter des parties</translation>
        </message>
        <message>
            <source>Language of the comments</source>
            <translation>Langue des commentaires</translation>
        </message>
        <message>
            <source>Errors of analysed games get a sign, a short comment and the better line. What people wrote is kept.</source>
            <translation>Les erreurs des parties analysées reçoivent un signe, un court commentaire et la meilleure suite. Ce que des personnes ont écrit est gardé.</translation>
        </message>
        <message>
            <source>&amp;Language of the comments:</source>
            <translation>&amp;Langue des commentaires :</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotationPanel</name>
        <message>
            <source>very good move</source>
            <translation>très bon coup</translation>
        </message>
        <message>
            <source>good move</source>
            <translation>bon coup</translation>
        </message>
        <message>
            <source>interesting move</source>
            <translation>coup intéressant</translation>
        </message>
        <message>
            <source>doubtful move</source>
            <translation>coup douteux</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>erreur</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>gaffe</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>seul coup</translation>
        </message>
        <message>
            <source>equal</source>
            <translation>égal</translation>
        </message>
        <message>
            <source>unclear</source>
            <translation>peu clair</translation>
        </message>
        <message>
            <source>White slightly better</source>
            <translation>Blancs un peu mieux</translation>
        </message>
        <message>
            <source>White better</source>
            <translation>Blancs mieux</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>Les Blancs gagnent</translation>
        </message>
        <message>
            <source>Black slightly better</source>
            <translation>Noirs un peu mieux</translation>
        </message>
        <message>
            <source>Black better</source>
            <translation>Noirs mieux</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Les Noirs gagnent</translation>
        </message>
        <message>
            <source>zugzwang</source>
            <translation>zugzwang</translation>
        </message>
        <message>
            <source>initiative</source>
            <translation>initiative</translation>
        </message>
        <message>
            <source>attack</source>
            <translation>attaque</translation>
        </message>
        <message>
            <source>counterplay</source>
            <translation>contre-jeu</translation>
        </message>
        <message>
            <source>time trouble</source>
            <translation>manque de temps</translation>
        </message>
        <message>
            <source>Comment before the move</source>
            <translation>Commentaire avant le coup</translation>
        </message>
        <message>
            <source>Comment after the move</source>
            <translation>Commentaire après le coup</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Annotator</name>
        <message>
            <source>There is no game to annotate.</source>
            <translation>Il n’y a aucune partie à annoter.</translation>
        </message>
        <message>
            <source>Annotating games</source>
            <translation>Annotation des parties</translation>
        </message>
        <message numerus="yes">
            <source>Annotations removed from %Ln game(s).</source>
            <translation>
                <numerusform>Annotations retirées de %Ln partie.</numerusform>
                <numerusform>Annotations retirées de %Ln parties.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) annotated.</source>
            <translation>
                <numerusform>%Ln partie annotée.</numerusform>
                <numerusform>%Ln parties annotées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) not analysed yet: use Analysis &gt; Analyse selected games.</source>
            <translation>
                <numerusform>%Ln partie pas encore analysée : Analyse &gt; Analyser les parties choisies.</numerusform>
                <numerusform>%Ln parties pas encore analysées : Analyse &gt; Analyser les parties choisies.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardPanel</name>
        <message>
            <source>Not in the game: %1</source>
            <translation>Hors de la partie : %1</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>Not in the game: a position of other games</source>
            <translation>Hors de la partie : une position d'autres parties</translation>
        </message>
        <message>
            <source>Not in the game, from a position of other games: %1</source>
            <translation>Hors de la partie, depuis une position d'autres parties : %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardWidget</name>
        <message>
            <source>Draughts board</source>
            <translation>Damier</translation>
        </message>
        <message>
            <source>Touch-move: the piece that you touched must move.</source>
            <translation>Pièce touchée, pièce jouée : il faut jouer la pièce touchée.</translation>
        </message>
        <message>
            <source>Several captures: choose one by its number or by a square on its path. %1</source>
            <translation>Plusieurs prises : choisissez par un numéro ou une case du parcours. %1</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>La position n'est pas connue ici : un coup précédent n'a pas été noté.</translation>
        </message>
        <message>
            <source>Choose the next square of the capture.</source>
            <translation>Choisissez la case suivante de la prise.</translation>
        </message>
        <message>
            <source>White cannot move.</source>
            <translation>Les Blancs ne peuvent pas jouer.</translation>
        </message>
        <message>
            <source>Black cannot move.</source>
            <translation>Les Noirs ne peuvent pas jouer.</translation>
        </message>
        <message numerus="yes">
            <source>White must capture %Ln.</source>
            <translation>
                <numerusform>Les Blancs doivent prendre %Ln pièce.</numerusform>
                <numerusform>Les Blancs doivent prendre %Ln pièces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Black must capture %Ln.</source>
            <translation>
                <numerusform>Les Noirs doivent prendre %Ln pièce.</numerusform>
                <numerusform>Les Noirs doivent prendre %Ln pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>Trait aux Blancs.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>Trait aux Noirs.</translation>
        </message>
        <message>
            <source>Drag a piece to the square where its move ends.</source>
            <translation>Faites glisser une pièce sur la case où finit son coup.</translation>
        </message>
        <message>
            <source>%1: empty</source>
            <translation>%1 : vide</translation>
        </message>
        <message>
            <source>%1: white king</source>
            <translation>%1 : dame blanche</translation>
        </message>
        <message>
            <source>%1: white man</source>
            <translation>%1 : pion blanc</translation>
        </message>
        <message>
            <source>%1: black king</source>
            <translation>%1 : dame noire</translation>
        </message>
        <message>
            <source>%1: black man</source>
            <translation>%1 : pion noir</translation>
        </message>
        <message>
            <source>, can move here</source>
            <translation>, accessible</translation>
        </message>
        <message>
            <source>, must capture</source>
            <translation>, doit prendre</translation>
        </message>
        <message>
            <source>, can move</source>
            <translation>, peut jouer</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionTabs</name>
        <message>
            <source>All games</source>
            <translation>Toutes les parties</translation>
        </message>
        <message>
            <source>Collections</source>
            <translation>Collections</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BookmarksMenu</name>
        <message>
            <source>This bookmark no longer exists.</source>
            <translation>Ce signet n’existe plus.</translation>
        </message>
        <message>
            <source>A bookmark with this name already exists.</source>
            <translation>Un signet porte déjà ce nom.</translation>
        </message>
        <message>
            <source>The name of a bookmark must contain a letter or a digit.</source>
            <translation>Le nom d’un signet doit contenir une lettre ou un chiffre.</translation>
        </message>
        <message>
            <source>This cannot be kept as a bookmark.</source>
            <translation>Ceci ne peut pas être gardé comme signet.</translation>
        </message>
        <message>
            <source>Bookmark this &amp;position…</source>
            <translation>Signet de cette &amp;position…</translation>
        </message>
        <message>
            <source>Bookmark this position</source>
            <translation>Signet de cette position</translation>
        </message>
        <message>
            <source>&amp;Save this search…</source>
            <translation>&amp;Garder cette recherche…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Garder cette recherche</translation>
        </message>
        <message>
            <source>&amp;Remove a bookmark</source>
            <translation>&amp;Supprimer un signet</translation>
        </message>
        <message>
            <source>Name of the bookmark:</source>
            <translation>Nom du signet :</translation>
        </message>
        <message>
            <source>%1 is kept in the bookmarks.</source>
            <translation>%1 est gardé dans les signets.</translation>
        </message>
        <message>
            <source>%1 is removed from the bookmarks.</source>
            <translation>%1 est retiré des signets.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionsMenu</name>
        <message>
            <source>This collection no longer exists.</source>
            <translation>Il n'y a plus de collection de ce nom.</translation>
        </message>
        <message>
            <source>A collection with this name already exists.</source>
            <translation>Il y a déjà une collection de ce nom.</translation>
        </message>
        <message>
            <source>The name of a collection must contain a letter or a digit.</source>
            <translation>Le nom d'une collection a besoin d'une lettre ou d'un chiffre.</translation>
        </message>
        <message>
            <source>&amp;Add to the collection</source>
            <translation>&amp;Ajouter à la collection</translation>
        </message>
        <message>
            <source>&amp;New collection…</source>
            <translation>&amp;Nouvelle collection…</translation>
        </message>
        <message>
            <source>&amp;Remove from the collection</source>
            <translation>&amp;Retirer de la collection</translation>
        </message>
        <message>
            <source>New &amp;empty collection…</source>
            <translation>Nouvelle collection &amp;vide…</translation>
        </message>
        <message>
            <source>Re&amp;name the collection…</source>
            <translation>Re&amp;nommer la collection…</translation>
        </message>
        <message>
            <source>&amp;Delete the collection</source>
            <translation>&amp;Supprimer la collection</translation>
        </message>
        <message>
            <source>Undo &amp;the last change of collections</source>
            <translation>&amp;Annuler le dernier changement de collection</translation>
        </message>
        <message>
            <source>New collection</source>
            <translation>Nouvelle collection</translation>
        </message>
        <message>
            <source>Name of the collection:</source>
            <translation>Nom de la collection :</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) added to %1.</source>
            <translation>
                <numerusform>%Ln partie ajoutée à %1.</numerusform>
                <numerusform>%Ln parties ajoutées à %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed from %1.</source>
            <translation>
                <numerusform>%Ln partie retirée de %1.</numerusform>
                <numerusform>%Ln parties retirées de %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rename the collection</source>
            <translation>Renommer la collection</translation>
        </message>
        <message>
            <source>Delete the collection</source>
            <translation>Supprimer la collection</translation>
        </message>
        <message>
            <source>Delete the collection %1? Its games stay in the database.</source>
            <translation>Supprimer la collection %1 ? Ses parties restent dans la base.</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Annulé : %1</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Il n'y a rien à annuler.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ConflictDialog</name>
        <message>
            <source>The game was changed elsewhere</source>
            <translation>La partie a été modifiée ailleurs</translation>
        </message>
        <message>
            <source>Another window or program has saved this game since you opened it. Your changes are not stored yet. Differences are marked.</source>
            <translation>Une autre fenêtre ou un autre programme a enregistré cette partie depuis que vous l'avez ouverte. Vos modifications ne sont pas encore enregistrées. Les différences sont marquées.</translation>
        </message>
        <message>
            <source>This game was deleted since you opened it. Your changes are not stored yet.</source>
            <translation>Cette partie a été supprimée depuis que vous l'avez ouverte. Vos modifications ne sont pas encore enregistrées.</translation>
        </message>
        <message>
            <source>Your version</source>
            <translation>Votre version</translation>
        </message>
        <message>
            <source>Stored version</source>
            <translation>Version enregistrée</translation>
        </message>
        <message>
            <source>&amp;Keep both</source>
            <translation>&amp;Garder les deux</translation>
        </message>
        <message>
            <source>&amp;Store it again</source>
            <translation>&amp;Enregistrer à nouveau</translation>
        </message>
        <message>
            <source>&amp;Replace the stored version</source>
            <translation>&amp;Remplacer la version enregistrée</translation>
        </message>
        <message>
            <source>&amp;Discard your version</source>
            <translation>&amp;Abandonner votre version</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CorrectEventDialog</name>
        <message>
            <source>Correct %1</source>
            <translation>Corriger %1</translation>
        </message>
        <message>
            <source>as in the games</source>
            <translation>tel que dans les parties</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Nom :</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Lieu :</translation>
        </message>
        <message>
            <source>&amp;Date of all games:</source>
            <translation>&amp;Date de toutes les parties :</translation>
        </message>
        <message>
            <source>&amp;Year of all dates:</source>
            <translation>&amp;Année de toutes les dates :</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>&amp;Joueurs :</translation>
        </message>
        <message>
            <source>&amp;Correct</source>
            <translation>&amp;Corriger</translation>
        </message>
        <message>
            <source>Names of the players</source>
            <translation>Noms des joueurs</translation>
        </message>
        <message>
            <source>As written</source>
            <translation>Tel qu’écrit</translation>
        </message>
        <message>
            <source>Corrected</source>
            <translation>Corrigé</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Ce n’est pas une date : %1</translation>
        </message>
        <message>
            <source>This is not a year: %1</source>
            <translation>Ce n’est pas une année : %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) would change.</source>
            <translation>
                <numerusform>%Ln partie changerait.</numerusform>
                <numerusform>%Ln parties changeraient.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DatabaseTools</name>
        <message>
            <source>No database is open.</source>
            <translation>Aucune base n’est ouverte.</translation>
        </message>
        <message>
            <source>Checking the database</source>
            <translation>Vérification de la base en cours</translation>
        </message>
        <message>
            <source>The check was cancelled after %1 games.</source>
            <translation>La vérification a été annulée après %1 parties.</translation>
        </message>
        <message>
            <source>Check of the database</source>
            <translation>Vérification de la base</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Rien à redire aux %1 parties.</translation>
        </message>
        <message>
            <source>Faults: %1. Damaged games: %2 of %3.</source>
            <translation>Défauts : %1. Parties endommagées : %2 sur %3.</translation>
        </message>
        <message>
            <source>All games are intact: Database &gt; Rebuild the position index repairs the database.</source>
            <translation>Toutes les parties sont intactes : Base &gt; Reconstruire l’index des positions répare cela.</translation>
        </message>
        <message>
            <source>Database &gt; Recover games puts what can still be read into a new database. Keep this one until then.</source>
            <translation>Base &gt; Récupérer les parties met ce qui est encore lisible dans une nouvelle base. Gardez celle-ci d’ici là.</translation>
        </message>
        <message>
            <source>Finding duplicates</source>
            <translation>Recherche des doublons</translation>
        </message>
        <message>
            <source>No game in the list is stored twice.</source>
            <translation>Aucune partie de la liste n’est enregistrée deux fois.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted. To undo this, choose Edit &gt; Bring back deleted games.</source>
            <translation>
                <numerusform>%Ln partie supprimée. Édition &gt; Rétablir les parties supprimées annule la suppression.</numerusform>
                <numerusform>%Ln parties supprimées. Édition &gt; Rétablir les parties supprimées annule la suppression.</numerusform>
            </translation>
        </message>
        <message>
            <source>Finding combinations and structures</source>
            <translation>Recherche de combinaisons et de structures</translation>
        </message>
        <message>
            <source>Games searched: %1. Combinations: %2. Structures: %3.</source>
            <translation>Parties parcourues : %1. Combinaisons : %2. Structures : %3.</translation>
        </message>
        <message>
            <source>Cancelled. %1 The next search continues from there.</source>
            <translation>Interrompu. %1 La prochaine recherche continuera à partir de là.</translation>
        </message>
        <message>
            <source>Updating the position index</source>
            <translation>Mise à jour de l’index des positions</translation>
        </message>
        <message>
            <source>Games added to the position index: %1. Openings named: %2.</source>
            <translation>Parties ajoutées à l’index des positions : %1. Ouvertures nommées : %2.</translation>
        </message>
        <message>
            <source>Cancelled. Games added to the position index: %1. Updating it again continues from there.</source>
            <translation>Annulé. Parties ajoutées à l’index des positions : %1. Une nouvelle mise à jour reprendra là.</translation>
        </message>
        <message>
            <source>The last changes are still in the log beside the file, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>Les dernières modifications sont encore dans le journal à côté du fichier, parce qu'un autre programme a ouvert la base. Fermez-la là-bas avant de copier le fichier, ou utilisez Base &gt; Enregistrer une copie.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeletedDialog</name>
        <message>
            <source>Deleted games</source>
            <translation>Parties supprimées</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Supprimées</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Pourquoi</translation>
        </message>
        <message>
            <source>&amp;Bring back</source>
            <translation>&amp;Rétablir</translation>
        </message>
        <message>
            <source>&amp;Remove for good…</source>
            <translation>&amp;Supprimer définitivement…</translation>
        </message>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>et %Ln autre</numerusform>
                <numerusform>et %Ln autres</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove deleted games</source>
            <translation>Vider les parties supprimées</translation>
        </message>
        <message numerus="yes">
            <source>Remove %Ln deleted game(s) for good?</source>
            <translation>
                <numerusform>Supprimer définitivement %Ln partie ?</numerusform>
                <numerusform>Supprimer définitivement %Ln parties ?</numerusform>
            </translation>
        </message>
        <message>
            <source>This cannot be undone.</source>
            <translation>Cela ne peut pas être annulé.</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Supprimer</translation>
        </message>
        <message>
            <source>selected in the list</source>
            <translation>choisies dans la liste</translation>
        </message>
        <message>
            <source>all games of the list</source>
            <translation>toutes les parties de la liste</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Deletions</name>
        <message>
            <source>Select games in the list first.</source>
            <translation>Choisissez d'abord des parties dans la liste.</translation>
        </message>
        <message>
            <source>Delete games</source>
            <translation>Supprimer des parties</translation>
        </message>
        <message numerus="yes">
            <source>Delete %Ln game(s)?</source>
            <translation>
                <numerusform>Supprimer %Ln partie ?</numerusform>
                <numerusform>Supprimer %Ln parties ?</numerusform>
            </translation>
        </message>
        <message>
            <source>They can be brought back: Edit &gt; Bring back deleted games.</source>
            <translation>Elles peuvent être rétablies : Édition &gt; Rétablir les parties supprimées.</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Supprimer</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted.</source>
            <translation>
                <numerusform>%Ln partie supprimée.</numerusform>
                <numerusform>%Ln parties supprimées.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Il n'y a rien à rétablir.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) brought back.</source>
            <translation>
                <numerusform>%Ln partie rétablie.</numerusform>
                <numerusform>%Ln parties rétablies.</numerusform>
            </translation>
        </message>
        <message>
            <source>No games are deleted.</source>
            <translation>Aucune partie n'est supprimée.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed for good.</source>
            <translation>
                <numerusform>%Ln partie supprimée définitivement.</numerusform>
                <numerusform>%Ln parties supprimées définitivement.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Directory</name>
        <message>
            <source>Previous page</source>
            <translation>Page précédente</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DuplicatesDialog</name>
        <message>
            <source>Duplicates</source>
            <translation>Doublons</translation>
        </message>
        <message>
            <source>&amp;Show:</source>
            <translation>&amp;Montrer :</translation>
        </message>
        <message>
            <source>Certainty</source>
            <translation>Certitude</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Les certains</translation>
        </message>
        <message>
            <source>Also likely</source>
            <translation>Aussi les probables</translation>
        </message>
        <message>
            <source>Also possible</source>
            <translation>Aussi les possibles</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Better game</source>
            <translation>Meilleure partie</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Raison</translation>
        </message>
        <message>
            <source>same moves and players</source>
            <translation>mêmes coups et joueurs</translation>
        </message>
        <message>
            <source>one is the beginning of the other</source>
            <translation>l’une est le début de l’autre</translation>
        </message>
        <message>
            <source>same header, one broken off</source>
            <translation>même en-tête, l’une est interrompue</translation>
        </message>
        <message>
            <source>same moves, players exchanged</source>
            <translation>mêmes coups, joueurs échangés</translation>
        </message>
        <message>
            <source>same moves, other names</source>
            <translation>mêmes coups, autres noms</translation>
        </message>
        <message>
            <source>%1; kept: it may have been edited</source>
            <translation>%1 ; gardée : peut-être modifiée</translation>
        </message>
        <message>
            <source>%1; it says something that the better one lacks</source>
            <translation>%1 ; elle dit quelque chose qui manque à la meilleure</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>possible</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>probable</translation>
        </message>
        <message>
            <source>certain</source>
            <translation>certain</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Delete %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Supprimer %Ln partie</numerusform>
                <numerusform>&amp;Supprimer %Ln parties</numerusform>
            </translation>
        </message>
        <message>
            <source>The first game of each line is deleted; Edit &gt; Bring back deleted games restores it.</source>
            <translation>La première partie de chaque ligne est supprimée. Édition &gt; Rétablir les parties supprimées l’annule.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) may have been edited and will be kept.</source>
            <translation>
                <numerusform>%Ln partie a peut-être été modifiée et sera gardée.</numerusform>
                <numerusform>%Ln parties ont peut-être été modifiées et seront gardées.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndgameDialog</name>
        <message>
            <source>&amp;Build</source>
            <translation>&amp;Construire</translation>
        </message>
        <message>
            <source>Endgame tables</source>
            <translation>Tables de finales</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Tables</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Pièces</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>up to </source>
            <translation>jusqu’à </translation>
        </message>
        <message>
            <source> pieces</source>
            <translation> pièces</translation>
        </message>
        <message>
            <source>With these tables the engine knows the result of every position with few pieces. Tables of up to 4 pieces take a minute, those of 5 about an hour, those of 6 days. Folder: %1</source>
            <translation>Avec ces tables le moteur connaît le résultat de toute position à peu de pièces. Jusqu’à 4 pièces il faut une minute, pour 5 environ une heure, pour 6 des jours. Dossier : %1</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucune</translation>
        </message>
        <message>
            <source>Building tables: %1</source>
            <translation>Construction des tables : %1</translation>
        </message>
        <message>
            <source>Tables built: %1, already there: %2.</source>
            <translation>Tables construites : %1, déjà présentes : %2.</translation>
        </message>
        <message>
            <source>Stopped. Tables built: %1. Building again continues from there.</source>
            <translation>Arrêté. Tables construites : %1. Une nouvelle construction reprendra là.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginePanel</name>
        <message>
            <source>The position is not known here.</source>
            <translation>La position n'est pas connue ici.</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Réflexion…</translation>
        </message>
        <message>
            <source>There is no move.</source>
            <translation>Il n'y a pas de coup.</translation>
        </message>
        <message>
            <source>Depth %1</source>
            <translation>Profondeur %1</translation>
        </message>
        <message>
            <source>%1 positions per second</source>
            <translation>%1 positions par seconde</translation>
        </message>
        <message>
            <source>Locked to the position after %1</source>
            <translation>Reste sur la position après %1</translation>
        </message>
        <message>
            <source>Locked to the starting position</source>
            <translation>Reste sur la position de départ</translation>
        </message>
        <message>
            <source>What the other side would do</source>
            <translation>Ce que ferait l'autre camp</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Moteur</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Lignes</translation>
        </message>
        <message>
            <source>How many of the best moves are shown</source>
            <translation>Nombre de meilleurs coups affichés</translation>
        </message>
        <message>
            <source>Lines of the engine</source>
            <translation>Lignes du moteur</translation>
        </message>
        <message>
            <source>%1 lets the engine think about the position.</source>
            <translation>%1 fait réfléchir le moteur sur la position.</translation>
        </message>
        <message>
            <source>%1
Click: on the board, not yet in the game</source>
            <translation>%1
Clic : sur le damier, pas encore dans la partie</translation>
        </message>
        <message>
            <source>Locked to a position of other games</source>
            <translation>Reste sur une position d'autres parties</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginesDialog</name>
        <message>
            <source>&amp;Try it</source>
            <translation>&amp;Essayer</translation>
        </message>
        <message>
            <source>&amp;Save engine</source>
            <translation>E&amp;nregistrer le moteur</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Retirer</translation>
        </message>
        <message>
            <source>Engines</source>
            <translation>Moteurs</translation>
        </message>
        <message>
            <source>a short name, such as scan</source>
            <translation>un nom court, comme scan</translation>
        </message>
        <message>
            <source>such as /opt/scan/scan hub</source>
            <translation>par exemple /opt/scan/scan hub</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Paramètre</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>Parameters of the engine</source>
            <translation>Paramètres du moteur</translation>
        </message>
        <message>
            <source>&amp;Browse…</source>
            <translation>&amp;Parcourir…</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>N&amp;om :</translation>
        </message>
        <message>
            <source>&amp;Program:</source>
            <translation>Pro&amp;gramme :</translation>
        </message>
        <message>
            <source>New engine</source>
            <translation>Nouveau moteur</translation>
        </message>
        <message>
            <source>Engines that speak the Hub protocol, such as Scan, can be added here. Damscope's own engine is always available.</source>
            <translation>On peut ajouter ici des moteurs qui parlent le protocole Hub, comme Scan. Celui de Damscope est toujours disponible.</translation>
        </message>
        <message>
            <source>Program of the engine</source>
            <translation>Programme du moteur</translation>
        </message>
        <message>
            <source>The engine needs a name without spaces and slashes, other than damscope.</source>
            <translation>Le moteur a besoin d'un nom sans espace ni barre, autre que damscope.</translation>
        </message>
        <message>
            <source>Enter the program of the engine; quotes must be closed.</source>
            <translation>Indiquez le programme du moteur ; un guillemet doit être fermé.</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Démarrage…</translation>
        </message>
        <message>
            <source>It works: %1. It plays: %2.</source>
            <translation>Il marche : %1. Il joue : %2.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Enregistré.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationBar</name>
        <message>
            <source>Evaluation</source>
            <translation>Évaluation</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationPanel</name>
        <message>
            <source>Errors</source>
            <translation>Erreurs</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Aucune erreur.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>meilleur : %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>%1% accurate</source>
            <translation>précision %1 %</translation>
        </message>
        <message numerus="yes">
            <source>%Ln inaccuracy(s)</source>
            <translation>
                <numerusform>%Ln imprécision</numerusform>
                <numerusform>%Ln imprécisions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln mistake(s)</source>
            <translation>
                <numerusform>%Ln erreur</numerusform>
                <numerusform>%Ln erreurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln blunder(s)</source>
            <translation>
                <numerusform>%Ln gaffe</numerusform>
                <numerusform>%Ln gaffes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln missed win(s)</source>
            <translation>
                <numerusform>%Ln gain manqué</numerusform>
                <numerusform>%Ln gains manqués</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Cette partie n'a pas encore été analysée.</translation>
        </message>
        <message>
            <source>Not analysed yet: %1 of %2 moves have an evaluation.</source>
            <translation>Pas encore analysée : %1 coups sur %2 ont une évaluation.</translation>
        </message>
        <message>
            <source>The chart could not be saved: %1</source>
            <translation>Le graphique n'a pas pu être enregistré : %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventEditor</name>
        <message>
            <source>No database is open.</source>
            <translation>Aucune base de données n’est ouverte.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) created. Type the results in the table.</source>
            <translation>
                <numerusform>%Ln partie créée. Les résultats se tapent dans la grille.</numerusform>
                <numerusform>%Ln parties créées. Les résultats se tapent dans la grille.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) corrected. This can be undone.</source>
            <translation>
                <numerusform>%Ln partie corrigée. Cela peut être annulé.</numerusform>
                <numerusform>%Ln parties corrigées. Cela peut être annulé.</numerusform>
            </translation>
        </message>
        <message>
            <source>The result was not saved: the game cannot be read.</source>
            <translation>Le résultat n’a pas été enregistré : la partie est illisible.</translation>
        </message>
        <message>
            <source>There is no correction to undo.</source>
            <translation>Il n’y a pas de correction à annuler.</translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln game(s) restored.</source>
            <translation>
                <numerusform>Annulé : %Ln partie rétablie.</numerusform>
                <numerusform>Annulé : %Ln parties rétablies.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln entered game(s) deleted. Edit &gt; Bring back deleted games restores them.</source>
            <translation>
                <numerusform>Annulé : %Ln partie saisie supprimée. Édition &gt; Rétablir les parties supprimées la rétablit.</numerusform>
                <numerusform>Annulé : %Ln parties saisies supprimées. Édition &gt; Rétablir les parties supprimées les rétablit.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventsPage</name>
        <message>
            <source>Words of an event’s name</source>
            <translation>Mots du nom d’un événement</translation>
        </message>
        <message>
            <source>No events with this name.</source>
            <translation>Aucun événement de ce nom.</translation>
        </message>
        <message>
            <source>No game in this database is from this event.</source>
            <translation>Aucune partie de cette base n’est de cet événement.</translation>
        </message>
        <message>
            <source>“%1” is not a result: type 2, 1, 0, 2-0, + or =.</source>
            <translation>« %1 » n’est pas un résultat : tapez 2, 1, 0, 2-0, + ou =.</translation>
        </message>
        <message>
            <source>Write points as 2-1-0: for a win, a draw and a loss.</source>
            <translation>Les points s’écrivent 2-1-0 : pour un gain, une nulle et une perte.</translation>
        </message>
        <message>
            <source>&amp;Points</source>
            <translation>&amp;Points</translation>
        </message>
        <message>
            <source>as written</source>
            <translation>comme écrits</translation>
        </message>
        <message>
            <source>For a win, a draw and a loss</source>
            <translation>Pour un gain, une nulle et une perte</translation>
        </message>
        <message>
            <source>&amp;Match points</source>
            <translation>Points de &amp;match</translation>
        </message>
        <message>
            <source>For a match of teams that is won, drawn and lost</source>
            <translation>Pour un match d’équipes gagné, nul et perdu</translation>
        </message>
        <message>
            <source>After &amp;round</source>
            <translation>Après la &amp;ronde</translation>
        </message>
        <message>
            <source>all</source>
            <translation>toutes</translation>
        </message>
        <message>
            <source>Standings after this round</source>
            <translation>Classement après cette ronde</translation>
        </message>
        <message>
            <source>&amp;Type results</source>
            <translation>&amp;Taper les résultats</translation>
        </message>
        <message>
            <source>The crosstable and the games, for typing results</source>
            <translation>La grille et les parties, pour y taper les résultats</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>&amp;Saisir un tournoi…</translation>
        </message>
        <message>
            <source>Creates the games of a list of players or, while results are being typed, another round</source>
            <translation>Crée les parties d’une liste de joueurs ; pendant la saisie des résultats, une ronde de plus</translation>
        </message>
        <message>
            <source>&amp;Correct the event…</source>
            <translation>&amp;Corriger l’événement…</translation>
        </message>
        <message>
            <source>Name, place, dates and players of all its games at once</source>
            <translation>Nom, lieu, dates et joueurs de toutes ses parties à la fois</translation>
        </message>
        <message>
            <source>&amp;Undo the last correction</source>
            <translation>Annu&amp;ler la dernière correction</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ExportJob</name>
        <message>
            <source>none of them can be read</source>
            <translation>aucune d’elles ne peut être lue</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Exporter</name>
        <message>
            <source>The games could not be exported: %1</source>
            <translation>Les parties n'ont pas pu être exportées : %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) written to %1.</source>
            <translation>
                <numerusform>%Ln partie écrite dans %1.</numerusform>
                <numerusform>%Ln parties écrites dans %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and were skipped.</source>
            <translation>
                <numerusform>%Ln partie est endommagée et a été laissée de côté.</numerusform>
                <numerusform>%Ln parties sont endommagées et ont été laissées de côté.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export game</source>
            <translation>Exporter la partie</translation>
        </message>
        <message>
            <source>Web page (*.html);;PDF with diagrams (*.pdf);;Portable Draughts Notation (*.pdn)</source>
            <translation>Page web (*.html);;PDF avec diagrammes (*.pdf);;Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be exported: %1</source>
            <translation>La partie n'a pas pu être exportée : %1</translation>
        </message>
        <message>
            <source>An export is running. Wait until it has finished.</source>
            <translation>Une exportation est en cours. Attendez sa fin.</translation>
        </message>
        <message>
            <source>No games are selected; nothing was exported.</source>
            <translation>Aucune partie n’est choisie ; rien n’a été exporté.</translation>
        </message>
        <message numerus="yes">
            <source>Export %Ln game(s)</source>
            <translation>
                <numerusform>Exporter %Ln partie</numerusform>
                <numerusform>Exporter %Ln parties</numerusform>
            </translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn);;Web page (*.html);;PDF with diagrams (*.pdf);;Table (*.csv);;JSON (*.json)</source>
            <translation>Portable Draughts Notation (*.pdn);;Page web (*.html);;PDF avec diagrammes (*.pdf);;Tableau (*.csv);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Exporting…</source>
            <translation>Exportation…</translation>
        </message>
        <message>
            <source>The printer cannot be reached.</source>
            <translation>L'imprimante est injoignable.</translation>
        </message>
        <message>
            <source>Save diagram</source>
            <translation>Enregistrer le diagramme</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png)</source>
            <translation>Dessins (*.svg);;Images (*.png)</translation>
        </message>
        <message>
            <source>The diagram could not be saved: %1</source>
            <translation>Le diagramme n'a pas pu être enregistré : %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameDocument</name>
        <message>
            <source>line %1</source>
            <translation>ligne %1</translation>
        </message>
        <message>
            <source>variation %1</source>
            <translation>variante %1</translation>
        </message>
        <message>
            <source>move %1</source>
            <translation>coup %1</translation>
        </message>
        <message>
            <source>promote variation</source>
            <translation>monter la variante</translation>
        </message>
        <message>
            <source>make main line</source>
            <translation>faire ligne principale</translation>
        </message>
        <message>
            <source>delete from here</source>
            <translation>supprimer à partir d'ici</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>reprise du coup</translation>
        </message>
        <message>
            <source>comment</source>
            <translation>commentaire</translation>
        </message>
        <message>
            <source>sign %1</source>
            <translation>signe %1</translation>
        </message>
        <message>
            <source>game data</source>
            <translation>données de la partie</translation>
        </message>
        <message>
            <source>arrows and marks</source>
            <translation>flèches et marques</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameKeeper</name>
        <message>
            <source>Your changes could not be backed up: %1</source>
            <translation>Vos modifications n'ont pas pu être mises à l'abri : %1</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Modifications non enregistrées</translation>
        </message>
        <message>
            <source>The game has changes that are not saved. Save them?</source>
            <translation>La partie a des modifications non enregistrées. Les enregistrer ?</translation>
        </message>
        <message>
            <source>Save game</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn)</source>
            <translation>Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be saved: %1</source>
            <translation>La partie n'a pas pu être enregistrée : %1</translation>
        </message>
        <message>
            <source>The game is stored as number %1 in %2.</source>
            <translation>La partie est enregistrée sous le numéro %1 dans %2.</translation>
        </message>
        <message>
            <source>Damscope ended without saving your changes to game %1 of %2. Here they are.</source>
            <translation>Damscope s'est arrêté sans enregistrer vos modifications de la partie %1 de %2. Les voici.</translation>
        </message>
        <message>
            <source>Damscope ended without saving this game. Here it is as you left it.</source>
            <translation>Damscope s'est arrêté sans enregistrer cette partie. La voici telle que vous l'avez laissée.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamePaper</name>
        <message>
            <source>Draughts games</source>
            <translation>Parties de dames</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>Au début</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Coup précédent</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Coup suivant</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>À la fin</translation>
        </message>
        <message>
            <source>Flip the board</source>
            <translation>Retourner le damier</translation>
        </message>
        <message>
            <source>not understood</source>
            <translation>pas compris</translation>
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
            <translation>Numéro</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>White's rating</source>
            <translation>Classement des Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>Black's rating</source>
            <translation>Classement des Noirs</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Événement</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Ouverture</translation>
        </message>
        <message numerus="yes">
            <source>%Ln problem(s) were found when this game was read.</source>
            <translation>
                <numerusform>%Ln problème a été trouvé à la lecture de cette partie.</numerusform>
                <numerusform>%Ln problèmes ont été trouvés à la lecture de cette partie.</numerusform>
            </translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N°</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTitle</name>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
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
            <translation>E&amp;xporter…</translation>
        </message>
        <message>
            <source>&amp;Delete…</source>
            <translation>&amp;Supprimer…</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <translation>&amp;Colonnes</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partie</numerusform>
                <numerusform>%Ln parties</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 parties sur %2</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Selected</source>
            <translation>Sélection</translation>
        </message>
        <message>
            <source>Actions for the selected games, and the columns to show</source>
            <translation>Ce qu'on peut faire des parties choisies, et les colonnes affichées</translation>
        </message>
        <message>
            <source>Selected games</source>
            <translation>Parties choisies</translation>
        </message>
        <message numerus="yes">
            <source>Delete &amp;all %Ln game(s) in the list…</source>
            <translation>
                <numerusform>Supprimer &amp;toute la liste (%Ln partie)…</numerusform>
                <numerusform>Supprimer &amp;toute la liste (%Ln parties)…</numerusform>
            </translation>
        </message>
        <message>
            <source>No database is open: File &gt; Open database.</source>
            <translation>Aucune base n'est ouverte : Fichier &gt; Ouvrir une base.</translation>
        </message>
        <message>
            <source>This database has no games yet: File &gt; Import files, or Game &gt; New game.</source>
            <translation>Cette base n'a pas encore de parties : Fichier &gt; Importer des fichiers, ou Partie &gt; Nouvelle partie.</translation>
        </message>
        <message>
            <source>No game in the collection chosen above matches the filter.</source>
            <translation>Aucune partie ne répond au filtre dans la collection choisie ci-dessus.</translation>
        </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
        <message>
            <source>Player: %1</source>
            <translation>Joueur : %1</translation>
        </message>
        <message>
            <source>Event: %1</source>
            <translation>Événement : %1</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::HeaderDialog</name>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Game data</source>
            <translation>Données de la partie</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>&amp;Blancs :</translation>
        </message>
        <message>
            <source>Rating of White:</source>
            <translation>Classement des Blancs :</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>N&amp;oirs :</translation>
        </message>
        <message>
            <source>Rating of Black:</source>
            <translation>Classement des Noirs :</translation>
        </message>
        <message>
            <source>Resul&amp;t:</source>
            <translation>Résul&amp;tat :</translation>
        </message>
        <message>
            <source>&amp;Event:</source>
            <translation>Évé&amp;nement :</translation>
        </message>
        <message>
            <source>&amp;Site:</source>
            <translation>&amp;Lieu :</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Date :</translation>
        </message>
        <message>
            <source>R&amp;ound:</source>
            <translation>R&amp;onde :</translation>
        </message>
        <message>
            <source>Time &amp;control:</source>
            <translation>&amp;Cadence :</translation>
        </message>
        <message>
            <source>&amp;Annotator:</source>
            <translation>&amp;Annotateur :</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22 ; parties inconnues : 2026.??.??</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante :</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <source>Other tags</source>
            <translation>Autres étiquettes</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Étiquette</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Valeur</translation>
        </message>
        <message>
            <source>Other ta&amp;gs:</source>
            <translation>Autres étiq&amp;uettes :</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Help</name>
        <message>
            <source>On the board: arrow keys and space, or type the move.</source>
            <translation>Sur le damier : flèches et espace, ou tapez le coup.</translation>
        </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::HitModel</name>
        <message>
            <source>at the end</source>
            <translation>à la fin</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>N°</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Événement</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Importer</name>
        <message>
            <source>The import stopped: %1. The games read before are kept.</source>
            <translation>L'importation s'est arrêtée : %1. Ce qui a été lu est gardé.</translation>
        </message>
        <message>
            <source>An import is running. Wait until it has finished, or cancel it.</source>
            <translation>Une importation est en cours. Attendez sa fin, ou annulez-la.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Lecture…</translation>
        </message>
        <message>
            <source>%1 games read, %2 per second</source>
            <translation>%1 parties lues, %2 par seconde</translation>
        </message>
        <message>
            <source>Games read: %1. Stored: %2, already stored: %3, problems: %4.</source>
            <translation>Parties lues : %1. Enregistrées : %2, déjà connues : %3, problèmes : %4.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were deleted before and stay deleted: Database &gt; Deleted games brings them back.</source>
            <translation>
                <numerusform>%Ln des parties déjà enregistrées avait été supprimée et le reste : Base &gt; Parties supprimées la rétablit.</numerusform>
                <numerusform>%Ln des parties déjà enregistrées avaient été supprimées et le restent : Base &gt; Parties supprimées les rétablit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were edited or repaired since: the corrected ones stay.</source>
            <translation>
                <numerusform>%Ln des parties déjà enregistrées a été modifiée ou corrigée depuis : la partie corrigée reste.</numerusform>
                <numerusform>%Ln des parties déjà enregistrées ont été modifiées ou corrigées depuis : les parties corrigées restent.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancelled; importing again continues from there.</source>
            <translation>Annulé ; une nouvelle importation reprendra là.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importation</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Games read: %1, problems: %2. Nothing is stored.</source>
            <translation>Parties lues : %1, problèmes : %2. Rien n’est enregistré.</translation>
        </message>
        <message>
            <source>More about files under Problems.</source>
            <translation>La suite sur les fichiers dans Problèmes.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MainWindow</name>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>&amp;Annuler : %1</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Annuler</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>&amp;Rétablir : %1</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Rétablir</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ManualWindow</name>
        <message>
            <source>Manual</source>
            <translation>Manuel</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Retour</translation>
        </message>
        <message>
            <source>The documents were not found in %1.</source>
            <translation>Les documents n’ont pas été trouvés dans %1.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Menus</name>
        <message>
            <source>Book&amp;marks</source>
            <translation>Si&amp;gnets</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Fichier</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Édition</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Partie</translation>
        </message>
        <message>
            <source>&amp;Analysis</source>
            <translation>A&amp;nalyse</translation>
        </message>
        <message>
            <source>&amp;Database</source>
            <translation>&amp;Base</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Affichage</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>A&amp;ide</translation>
        </message>
        <message>
            <source>&amp;Recent databases</source>
            <translation>Bases &amp;récentes</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Langue</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Damier</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Bois</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Vert tournoi</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Ardoise</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>&amp;Numbers</source>
            <translation>&amp;Numéros</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>Sur les cases</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Autour du damier</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Couleurs</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation>&amp;Pièces</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Bois tourné</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Lisses</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>À un anneau</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Plates, comme imprimées</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveList</name>
        <message>
            <source>(pass)</source>
            <translation>(passe)</translation>
        </message>
        <message>
            <source>[new position]</source>
            <translation>[nouvelle position]</translation>
        </message>
        <message>
            <source>[not understood: %1]</source>
            <translation>[pas compris : %1]</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>&amp;Sign</source>
            <translation>&amp;Signe</translation>
        </message>
        <message>
            <source>Promote or delete the variation…</source>
            <translation>Monter ou supprimer la variante…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveRow</name>
        <message>
            <source>There is no square %1.</source>
            <translation>Il n'y a pas de case %1.</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>aussitôt</translation>
        </message>
        <message>
            <source>within</source>
            <translation>dans les</translation>
        </message>
        <message>
            <source>later</source>
            <translation>plus tard</translation>
        </message>
        <message>
            <source>either side</source>
            <translation>chaque camp</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>any piece</source>
            <translation>toute pièce</translation>
        </message>
        <message>
            <source>man</source>
            <translation>pion</translation>
        </message>
        <message>
            <source>king</source>
            <translation>dame</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>joue</translation>
        </message>
        <message>
            <source>moves, no capture</source>
            <translation>se déplace, sans prise</translation>
        </message>
        <message>
            <source>captures</source>
            <translation>prend</translation>
        </message>
        <message>
            <source>gives away</source>
            <translation>offre</translation>
        </message>
        <message>
            <source>is crowned</source>
            <translation>va à dame</translation>
        </message>
        <message>
            <source> plies</source>
            <translation> demi-coups</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>tout nombre</translation>
        </message>
        <message>
            <source>from squares</source>
            <translation>depuis cases</translation>
        </message>
        <message>
            <source>to squares</source>
            <translation>vers cases</translation>
        </message>
        <message>
            <source>Remove this move</source>
            <translation>Retirer ce coup</translation>
        </message>
        <message>
            <source>How long after</source>
            <translation>Combien après</translation>
        </message>
        <message>
            <source>Plies</source>
            <translation>Demi-coups</translation>
        </message>
        <message>
            <source>Who moves</source>
            <translation>Qui joue</translation>
        </message>
        <message>
            <source>Which piece moves</source>
            <translation>Quelle pièce joue</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Ce qu'elle fait</translation>
        </message>
        <message>
            <source>From squares</source>
            <translation>Depuis les cases</translation>
        </message>
        <message>
            <source>To squares</source>
            <translation>Vers les cases</translation>
        </message>
        <message>
            <source>Minimum number of captured pieces</source>
            <translation>Nombre minimal de prises</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewEventDialog</name>
        <message>
            <source>Enter a tournament</source>
            <translation>Saisir un tournoi</translation>
        </message>
        <message>
            <source>each against each</source>
            <translation>toutes rondes</translation>
        </message>
        <message>
            <source>each against each, twice</source>
            <translation>toutes rondes, aller et retour</translation>
        </message>
        <message>
            <source>a number of rounds</source>
            <translation>un nombre de rondes</translation>
        </message>
        <message>
            <source>one round with given games</source>
            <translation>une ronde aux parties données</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22 ; parties inconnues : 2026.??.??</translation>
        </message>
        <message>
            <source>Type a name, Enter adds it to the list</source>
            <translation>Tapez un nom, Entrée l’ajoute à la liste</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Nom :</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Lieu :</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Date :</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante :</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>P&amp;arties :</translation>
        </message>
        <message>
            <source>&amp;Rounds:</source>
            <translation>&amp;Rondes :</translation>
        </message>
        <message>
            <source>&amp;Round:</source>
            <translation>&amp;Ronde :</translation>
        </message>
        <message>
            <source>&amp;Add:</source>
            <translation>A&amp;jouter :</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>J&amp;oueurs :</translation>
        </message>
        <message>
            <source>&amp;Create the games</source>
            <translation>&amp;Créer les parties</translation>
        </message>
        <message>
            <source>One game per line: White : Black</source>
            <translation>Une partie par ligne : Blancs : Noirs</translation>
        </message>
        <message>
            <source>One player per line</source>
            <translation>Un joueur par ligne</translation>
        </message>
        <message>
            <source>Line %1: this player is in the list already.</source>
            <translation>Ligne %1 : ce joueur est déjà dans la liste.</translation>
        </message>
        <message>
            <source>Line %1: this is not the name of a player.</source>
            <translation>Ligne %1 : ce n'est pas le nom d'un joueur.</translation>
        </message>
        <message>
            <source>Line %1: two players are needed, as White : Black.</source>
            <translation>Ligne %1 : il faut deux joueurs, Blancs : Noirs.</translation>
        </message>
        <message>
            <source>Line %1: several columns contain words; leave only the column with the names.</source>
            <translation>Ligne %1 : plusieurs colonnes contiennent des mots ; ne gardez que celle des noms.</translation>
        </message>
        <message>
            <source>2 to %1 players are needed.</source>
            <translation>Il faut de 2 à %1 joueurs.</translation>
        </message>
        <message>
            <source>The tournament needs a name.</source>
            <translation>Il faut un nom au tournoi.</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Ce n’est pas une date : %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partie</numerusform>
                <numerusform>%Ln parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln player(s)</source>
            <translation>
                <numerusform>%Ln joueur</numerusform>
                <numerusform>%Ln joueurs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewGames</name>
        <message>
            <source>Several games</source>
            <translation>Plusieurs parties</translation>
        </message>
        <message numerus="yes">
            <source>The text has %Ln game(s). Import them into the database?</source>
            <translation>
                <numerusform>Le texte contient %Ln partie. L’importer dans la base ?</numerusform>
                <numerusform>Le texte contient %Ln parties. Les importer dans la base ?</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Import all</source>
            <translation>Tout &amp;importer</translation>
        </message>
        <message>
            <source>&amp;Open the first</source>
            <translation>&amp;Ouvrir la première</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningModel</name>
        <message numerus="yes">
            <source>Never played here, but %Ln game(s) reached the position after it by another move order.</source>
            <translation>
                <numerusform>Jamais joué ici, mais %Ln partie est arrivée à la position suivante par un autre ordre de coups.</numerusform>
                <numerusform>Jamais joué ici, mais %Ln parties sont arrivées à la position suivante par un autre ordre de coups.</numerusform>
            </translation>
        </message>
        <message>
            <source>White won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>Les Blancs ont gagné %1, annulé %2 et perdu %3 parties sur %4.</translation>
        </message>
        <message>
            <source>Black won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>Les Noirs ont gagné %1, annulé %2 et perdu %3 parties sur %4.</translation>
        </message>
        <message>
            <source>Points of the side to move</source>
            <translation>Points du camp au trait</translation>
        </message>
        <message>
            <source>Average rating</source>
            <translation>Classement moyen</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Won, drawn, lost</source>
            <translation>Gains, nulles, pertes</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Elo</translation>
        </message>
        <message>
            <source>Years</source>
            <translation>Années</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Ouverture</translation>
        </message>
        <message numerus="yes">
            <source>In %Ln of them the opponent has a rating.</source>
            <translation>
                <numerusform>Dans %Ln d'entre elles, l'adversaire a un classement.</numerusform>
                <numerusform>Dans %Ln d'entre elles, l'adversaire a un classement.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rating that this score corresponds to, from the games in which the opponent has one; empty if they are fewer than %Ln</source>
            <translation>
                <numerusform>Le classement que vaut le résultat, d'après les parties où l'adversaire en a un ; vide s'il y en a moins de %Ln</numerusform>
                <numerusform>Le classement que vaut le résultat, d'après les parties où l'adversaire en a un ; vide s'il y en a moins de %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Performance</source>
            <translation>Performance</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningsPanel</name>
        <message>
            <source>%1 of %2 games without an index have been read.</source>
            <translation>%1 parties sans index lues sur %2.</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>La position n'est pas connue ici : un coup précédent n'a pas été noté.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be counted.</source>
            <translation>
                <numerusform>%Ln partie est endommagée et n'a pas pu être comptée.</numerusform>
                <numerusform>%Ln parties sont endommagées et n'ont pas pu être comptées.</numerusform>
            </translation>
        </message>
        <message>
            <source>No game had this position.</source>
            <translation>Aucune partie n'a eu cette position.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln partie</numerusform>
                <numerusform>%Ln parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln ended here</source>
            <translation>
                <numerusform>%Ln s'est terminée ici</numerusform>
                <numerusform>%Ln se sont terminées ici</numerusform>
            </translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Ouvertures</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Parties de la liste seulement</translation>
        </message>
        <message>
            <source>Counts only the games that pass the filter of the list</source>
            <translation>Compte les parties que le filtre de la liste laisse</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Dernier coup</translation>
        </message>
        <message>
            <source>How games reached this position</source>
            <translation>Comment on est arrivé ici</translation>
        </message>
        <message>
            <source>Moves played here</source>
            <translation>Coups joués ici</translation>
        </message>
        <message>
            <source>Moves that led here</source>
            <translation>Coups qui ont mené ici</translation>
        </message>
        <message>
            <source>Count only games in the list</source>
            <translation>Compter seulement les parties de la liste</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Panels</name>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
    <message>
        <source>move %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Paste</name>
        <message>
            <source>This is neither a game in PDN nor a position as FEN or Hub text.</source>
            <translation>Ce n’est ni une partie en PDN ni une position en FEN ou en texte Hub.</translation>
        </message>
        <message>
            <source>Not everything could be read. %1</source>
            <translation>Tout n'a pas pu être lu. %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PatternBoard</name>
        <message>
            <source>Empty square</source>
            <translation>Case vide</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Pion blanc</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Dame blanche</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Pion noir</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Dame noire</translation>
        </message>
        <message>
            <source>Board of the pattern</source>
            <translation>Damier du motif</translation>
        </message>
        <message>
            <source>%1: anything</source>
            <translation>%1 : n'importe quoi</translation>
        </message>
        <message>
            <source>%1: must be: %2</source>
            <translation>%1 : doit être : %2</translation>
        </message>
        <message>
            <source>%1: may be: %2</source>
            <translation>%1 : peut être : %2</translation>
        </message>
        <message>
            <source>%1: must not be: %2</source>
            <translation>%1 : ne doit pas être : %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayPanel</name>
        <message>
            <source>Over a networ&amp;k…</source>
            <translation>Par le &amp;réseau…</translation>
        </message>
        <message>
            <source>Against a program on this or another computer, by DamExchange</source>
            <translation>Contre un programme sur cet ordinateur ou un autre, par DamExchange</translation>
        </message>
        <message>
            <source>&amp;Draw rules of other federations</source>
            <translation>Règles de &amp;nullité d'autres fédérations</translation>
        </message>
        <message>
            <source>Portuguese: a repetition is claimed; Brazilian: 20 moves of kings, not 15; Russian: 15 moves do not count with 4 to 7 pieces and kings on both sides</source>
            <translation>Portugaises : la répétition est réclamée ; brésiliennes : 20 coups de dames, et non 15 ; russes : les 15 coups ne comptent pas avec 4 à 7 pièces et des dames des deux côtés</translation>
        </message>
        <message>
            <source>Draw &amp;lots for the colours</source>
            <translation>&amp;Tirer les couleurs au sort</translation>
        </message>
        <message>
            <source>The colours are chosen at random when the game starts</source>
            <translation>Au début de la partie, le sort décide qui des deux a les Blancs</translation>
        </message>
        <message>
            <source>The engine declines the draw.</source>
            <translation>Le moteur refuse la nulle.</translation>
        </message>
        <message>
            <source>The engine has failed: %1</source>
            <translation>Le moteur a échoué : %1</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Vous</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 réfléchit…</translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>Trait aux Blancs.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>Trait aux Noirs.</translation>
        </message>
        <message>
            <source>The engine offers a draw.</source>
            <translation>Le moteur propose la nulle.</translation>
        </message>
        <message>
            <source>You can claim a draw: %1.</source>
            <translation>Vous pouvez demander la nulle : %1.</translation>
        </message>
        <message>
            <source>%1: the game is over.</source>
            <translation>%1 : la partie est finie.</translation>
        </message>
        <message>
            <source>%1: drawn by the %2.</source>
            <translation>%1 : nulle (%2).</translation>
        </message>
        <message>
            <source>%1: a draw was agreed.</source>
            <translation>%1 : nulle d'un commun accord.</translation>
        </message>
        <message>
            <source>%1: resigned.</source>
            <translation>%1 : abandon.</translation>
        </message>
        <message>
            <source>%1: time is up.</source>
            <translation>%1 : le temps est écoulé.</translation>
        </message>
        <message>
            <source>%1: no progress.</source>
            <translation>%1 : aucun progrès.</translation>
        </message>
        <message>
            <source>Claim &amp;draw</source>
            <translation>Demander la &amp;nulle</translation>
        </message>
        <message>
            <source>Accept the &amp;draw</source>
            <translation>Accepter la &amp;nulle</translation>
        </message>
        <message>
            <source>Offer &amp;draw</source>
            <translation>Proposer la &amp;nulle</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>&amp;Blancs :</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>N&amp;oirs :</translation>
        </message>
        <message>
            <source>White's player</source>
            <translation>Joueur des Blancs</translation>
        </message>
        <message>
            <source>Black's player</source>
            <translation>Joueur des Noirs</translation>
        </message>
        <message>
            <source>Strength:</source>
            <translation>Force :</translation>
        </message>
        <message>
            <source>Strength of White</source>
            <translation>Force des Blancs</translation>
        </message>
        <message>
            <source>Strength of Black</source>
            <translation>Force des Noirs</translation>
        </message>
        <message>
            <source>1 sometimes overlooks a man, 10 plays at full strength</source>
            <translation>1 oublie parfois un pion, 10 joue à pleine force</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante :</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>&amp;Clock:</source>
            <translation>&amp;Pendule :</translation>
        </message>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message>
            <source>Minutes for the game</source>
            <translation>Minutes pour la partie</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> s par coup</translation>
        </message>
        <message>
            <source>Seconds added after each move</source>
            <translation>Secondes ajoutées après chaque coup</translation>
        </message>
        <message>
            <source>From the &amp;position shown</source>
            <translation>Depuis la po&amp;sition affichée</translation>
        </message>
        <message>
            <source>Engines resi&amp;gn and offer draws</source>
            <translation>Les moteurs a&amp;bandonnent et proposent la nulle</translation>
        </message>
        <message>
            <source>An engine resigns when it has been three men behind for four moves, and offers a draw when the game has been even for twelve</source>
            <translation>Un moteur abandonne après quatre coups avec trois pions de moins, et propose la nulle après douze coups à égalité</translation>
        </message>
        <message>
            <source>Re&amp;match</source>
            <translation>Re&amp;vanche</translation>
        </message>
        <message>
            <source>The same game again, with the colours exchanged</source>
            <translation>La même partie encore une fois, couleurs échangées</translation>
        </message>
        <message>
            <source>&amp;Take back</source>
            <translation>&amp;Reprendre le coup</translation>
        </message>
        <message>
            <source>Takes back your last move; Undo restores it</source>
            <translation>Reprend votre dernier coup ; Annuler le rejoue</translation>
        </message>
        <message>
            <source>Begi&amp;n</source>
            <translation>&amp;Commencer</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Abandonner</translation>
        </message>
        <message>
            <source>&amp;Stop the game</source>
            <translation>&amp;Arrêter la partie</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayersPage</name>
        <message>
            <source>Same person</source>
            <translation>Une seule personne</translation>
        </message>
        <message>
            <source>Do these names refer to the same person?
%1</source>
            <translation>Ces noms désignent-ils une seule personne ?
%1</translation>
        </message>
        <message>
            <source>The names in the games stay as they are written. This can be undone.</source>
            <translation>Les noms dans les parties restent comme ils sont écrits. Cela peut être annulé.</translation>
        </message>
        <message>
            <source>&amp;Same person</source>
            <translation>&amp;Une seule personne</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) now refer to another person.</source>
            <translation>
                <numerusform>%Ln nom désigne maintenant une autre personne.</numerusform>
                <numerusform>%Ln noms désignent maintenant une autre personne.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no decision about names to undo.</source>
            <translation>Il n’y a pas de décision sur des noms à annuler.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) refer to the same person as before.</source>
            <translation>
                <numerusform>%Ln nom désigne de nouveau la personne d’avant.</numerusform>
                <numerusform>%Ln noms désignent de nouveau la personne d’avant.</numerusform>
            </translation>
        </message>
        <message>
            <source>A name, in any form</source>
            <translation>Un nom, sous toute forme</translation>
        </message>
        <message>
            <source>No players with this name.</source>
            <translation>Aucun joueur de ce nom.</translation>
        </message>
        <message>
            <source>No game in this database has this name.</source>
            <translation>Aucune partie de cette base n’a ce nom.</translation>
        </message>
        <message>
            <source>These are &amp;one person…</source>
            <translation>C’est &amp;une seule personne…</translation>
        </message>
        <message>
            <source>Select two or more names, or drag one onto another</source>
            <translation>Sélectionnez deux noms ou plus, ou faites glisser l’un sur l’autre</translation>
        </message>
        <message>
            <source>&amp;Undo the last merge</source>
            <translation>&amp;Annuler la dernière fusion</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PositionEditor</name>
        <message>
            <source>Edit position</source>
            <translation>Modifier la position</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Trait aux Blancs</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Trait aux Noirs</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Trait</translation>
        </message>
        <message>
            <source>Position as FEN</source>
            <translation>Position en FEN</translation>
        </message>
        <message>
            <source>Position as Hub text</source>
            <translation>Position en texte Hub</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Pion blanc</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Dame blanche</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Pion noir</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Dame noire</translation>
        </message>
        <message>
            <source>Empty square</source>
            <translation>Case vide</translation>
        </message>
        <message>
            <source>Starting position</source>
            <translation>Position de départ</translation>
        </message>
        <message>
            <source>Empty board</source>
            <translation>Damier vide</translation>
        </message>
        <message>
            <source>Exchange colours</source>
            <translation>Échanger les couleurs</translation>
        </message>
        <message>
            <source>Not a position in Hub notation: the side to move, W or B, then a letter for each of the %1 squares: w, b, W, B or e.</source>
            <translation>Ce n’est pas une position en notation Hub : le trait, W ou B, puis une lettre pour chacune des %1 cases : w, b, W, B ou e.</translation>
        </message>
        <message>
            <source>White: %1 men, %2 kings. Black: %3 men, %4 kings.</source>
            <translation>Blancs : %1 pions, %2 dames. Noirs : %3 pions, %4 dames.</translation>
        </message>
        <message>
            <source>A white man stands on the row where men become kings.</source>
            <translation>Un pion blanc est sur la rangée de promotion.</translation>
        </message>
        <message>
            <source>A black man stands on the row where men become kings.</source>
            <translation>Un pion noir est sur la rangée de promotion.</translation>
        </message>
        <message>
            <source>The side to move cannot move.</source>
            <translation>Le camp au trait ne peut pas jouer.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PreferencesDialog</name>
        <message>
            <source>After an &amp;import find combinations and structures</source>
            <translation>Après une &amp;importation, chercher combinaisons et structures</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Préférences</translation>
        </message>
        <message>
            <source>&amp;General</source>
            <translation>&amp;Général</translation>
        </message>
        <message>
            <source>Your &amp;name:</source>
            <translation>Votre &amp;nom :</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Comme le système</translation>
        </message>
        <message>
            <source>&amp;Language:</source>
            <translation>&amp;Langue :</translation>
        </message>
        <message>
            <source>&amp;Results:</source>
            <translation>&amp;Résultats :</translation>
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
            <translation>&amp;Couleurs :</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>Re&amp;set layout</source>
            <translation>Rétablir la dis&amp;position</translation>
        </message>
        <message>
            <source>Puts all panels back in their original places</source>
            <translation>Remet tous les panneaux à leur place d’origine</translation>
        </message>
        <message>
            <source>Panels:</source>
            <translation>Panneaux :</translation>
        </message>
        <message>
            <source>&amp;Font:</source>
            <translation>&amp;Police :</translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 points</translation>
        </message>
        <message>
            <source>Si&amp;ze of text:</source>
            <translation>Taille du te&amp;xte :</translation>
        </message>
        <message>
            <source>Same as other text</source>
            <translation>Comme le reste du texte</translation>
        </message>
        <message>
            <source>Size of &amp;moves:</source>
            <translation>Taille des co&amp;ups :</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Damier</translation>
        </message>
        <message>
            <source>&amp;Look:</source>
            <translation>&amp;Aspect :</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Bois</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Vert tournoi</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Ardoise</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>&amp;Numbers:</source>
            <translation>&amp;Numéros :</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>Sur les cases</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Autour du damier</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>&amp;Moves with the mouse:</source>
            <translation>C&amp;oups à la souris :</translation>
        </message>
        <message>
            <source>Click or drag</source>
            <translation>Cliquer ou glisser</translation>
        </message>
        <message>
            <source>Click</source>
            <translation>Cliquer</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Glisser</translation>
        </message>
        <message>
            <source>Enter each &amp;square of a capture</source>
            <translation>Saisir &amp;chaque case d’une prise</translation>
        </message>
        <message>
            <source>A &amp;touched piece must move</source>
            <translation>Une pièce &amp;touchée doit jouer</translation>
        </message>
        <message>
            <source>Animate m&amp;oves</source>
            <translation>Animer les coups en mou&amp;vement</translation>
        </message>
        <message>
            <source>So&amp;und when it is your turn</source>
            <translation>&amp;Son quand c’est à vous de jouer</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Moteur</translation>
        </message>
        <message>
            <source>&amp;Threads:</source>
            <translation>&amp;Fils :</translation>
        </message>
        <message>
            <source>All but one</source>
            <translation>Tous sauf un</translation>
        </message>
        <message>
            <source>&amp;Memory:</source>
            <translation>&amp;Mémoire :</translation>
        </message>
        <message>
            <source> MB</source>
            <translation> Mo</translation>
        </message>
        <message>
            <source>&amp;Analyses:</source>
            <translation>&amp;Analyses :</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>Approfondi</translation>
        </message>
        <message>
            <source>Threads and memory are those of Damscope's own engine in the panel and in games. Other engines have their own parameters: Analysis &gt; Engines.</source>
            <translation>Les fils et la mémoire sont ceux du moteur de Damscope dans le panneau et en partie. Les autres moteurs ont leurs propres paramètres : Analyse &gt; Moteurs.</translation>
        </message>
        <message>
            <source>&amp;Databases</source>
            <translation>&amp;Bases de données</translation>
        </message>
        <message>
            <source>Database &amp;folder:</source>
            <translation>&amp;Dossier des bases :</translation>
        </message>
        <message>
            <source>Same as the command line</source>
            <translation>Comme la ligne de commande</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;Choisir…</translation>
        </message>
        <message>
            <source>Your own database games.db is opened from this folder at the next start, and new ones are proposed in it. Databases are not moved.</source>
            <translation>Votre base games.db sera ouverte depuis ce dossier au prochain démarrage, et les nouvelles y seront proposées. Les bases ne sont pas déplacées.</translation>
        </message>
        <message>
            <source>Database folder</source>
            <translation>Dossier des bases de données</translation>
        </message>
    <message>
        <source>By variant</source>
        <translation>Selon la variante</translation>
    </message>
        <message>
            <source>&amp;Pieces:</source>
            <translation>&amp;Pièces :</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Bois tourné</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Lisses</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>À un anneau</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Plates, comme imprimées</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::PreviewBoard</name>
        <message>
            <source>Board of the selected game</source>
            <translation>Damier de la partie choisie</translation>
        </message>
        <message>
            <source>Preview of the selected game</source>
            <translation>Aperçu de la partie choisie</translation>
        </message>
        <message>
            <source>Move shown in the preview</source>
            <translation>Coup montré dans l'aperçu</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemModel</name>
        <message>
            <source>Repaired. %1</source>
            <translation>Corrigé. %1</translation>
        </message>
        <message>
            <source>Warning: %1</source>
            <translation>Avertissement : %1</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Endroit</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>What is wrong</source>
            <translation>Ce qui ne va pas</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemsPanel</name>
        <message>
            <source>Problems (%1)</source>
            <translation>Problèmes (%1)</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Ouvrir la partie</translation>
        </message>
        <message>
            <source>Accept the proposal</source>
            <translation>Accepter la proposition</translation>
        </message>
        <message>
            <source>Changes the stored game as proposed; the original text is kept with it</source>
            <translation>Corrige la partie enregistrée comme proposé ; ce qui était écrit est gardé</translation>
        </message>
        <message>
            <source>Reject the proposal</source>
            <translation>La refuser</translation>
        </message>
        <message>
            <source>Keeps the game as it was written</source>
            <translation>Laisse la partie telle qu'elle était écrite</translation>
        </message>
        <message>
            <source>Revert the change</source>
            <translation>Annuler la correction</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Rend à la partie enregistrée ce qui était écrit</translation>
        </message>
        <message>
            <source>No problem is known in the games of this database.</source>
            <translation>Aucun problème n'est connu dans les parties de cette base.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReadingDialog</name>
        <message>
            <source>How to read the files</source>
            <translation>Comment lire les fichiers</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Encodage</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Détecter</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>As stated in the files</source>
            <translation>Comme le disent les fichiers</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Encodage :</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante :</translation>
        </message>
        <message>
            <source>Choose &amp;files…</source>
            <translation>Choisir les &amp;fichiers…</translation>
        </message>
        <message>
            <source>Files that name their own encoding or variant are also read as chosen here.</source>
            <translation>Même les fichiers qui nomment leur encodage ou leur variante sont lus comme choisi ici.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding "%1".</source>
            <translation>Damscope ne connaît pas l’encodage « %1 ».</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Repairs</name>
        <message>
            <source>There is no stored game at this place.</source>
            <translation>Il n'y a pas de partie enregistrée à cet endroit.</translation>
        </message>
        <message>
            <source>The game could not be changed as proposed.</source>
            <translation>La partie n’a pas pu être corrigée comme proposé.</translation>
        </message>
        <message>
            <source>The game was changed as proposed. The original text is kept with the move.</source>
            <translation>La partie a été corrigée comme proposé. Ce qui était écrit reste noté au coup.</translation>
        </message>
        <message>
            <source>An uncertain proposal</source>
            <translation>Une proposition qui n’est pas sûre</translation>
        </message>
        <message>
            <source>Other slips would explain this game almost as well. Change it as proposed?</source>
            <translation>D’autres fautes de saisie expliqueraient cette partie presque aussi bien. La corriger comme proposé ?</translation>
        </message>
        <message>
            <source>&amp;Change the game</source>
            <translation>&amp;Corriger la partie</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Laisser ainsi</translation>
        </message>
        <message>
            <source>There is no repair to revert.</source>
            <translation>Il n’y a pas de correction à annuler.</translation>
        </message>
        <message>
            <source>The game has its original text again.</source>
            <translation>La partie est de nouveau telle qu’elle était écrite.</translation>
        </message>
        <message>
            <source>The open game has changes that are not saved. Save them first, or undo them.</source>
            <translation>La partie ouverte a des modifications non enregistrées. Enregistrez-les d’abord ou annulez-les.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportDialog</name>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Cette partie n'a pas encore été analysée.</translation>
        </message>
        <message numerus="yes">
            <source>Damscope, %Ln thread(s), %1 MB</source>
            <translation>
                <numerusform>Damscope, %Ln fil d’exécution, %1 Mo</numerusform>
                <numerusform>Damscope, %Ln fils d’exécution, %1 Mo</numerusform>
            </translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>imprécision</translation>
        </message>
        <message>
            <source>, endgame tables</source>
            <translation>, tables de finales</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>erreur</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>gaffe</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>gain manqué</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 of %2 moves evaluated by %3</source>
            <translation>%1 coups sur %2 évalués par %3</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Précision</translation>
        </message>
        <message>
            <source>in the opening</source>
            <translation>dans l’ouverture</translation>
        </message>
        <message>
            <source>in the middlegame</source>
            <translation>en milieu de partie</translation>
        </message>
        <message>
            <source>in the endgame</source>
            <translation>en finale</translation>
        </message>
        <message>
            <source>Men lost per move</source>
            <translation>Pions perdus par coup</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <translation>Imprécisions</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <translation>Erreurs</translation>
        </message>
        <message>
            <source>Blunders</source>
            <translation>Gaffes</translation>
        </message>
        <message>
            <source>Missed wins</source>
            <translation>Gains manqués</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Aucune erreur.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>meilleur : %1</translation>
        </message>
        <message>
            <source>Errors, the worst first</source>
            <translation>Erreurs, les pires d’abord</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Tournants</translation>
        </message>
        <message>
            <source>White in time trouble from %1</source>
            <translation>Blancs en manque de temps à partir de %1</translation>
        </message>
        <message>
            <source>Black in time trouble from %1</source>
            <translation>Noirs en manque de temps à partir de %1</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Rapport</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copier</translation>
        </message>
        <message>
            <source>&amp;Save…</source>
            <translation>&amp;Enregistrer…</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Enregistrer le rapport</translation>
        </message>
        <message>
            <source>Web page (*.html);;Text (*.txt)</source>
            <translation>Page web (*.html);;Texte (*.txt)</translation>
        </message>
        <message>
            <source>report.html</source>
            <translation>rapport.html</translation>
        </message>
        <message>
            <source>The report could not be saved: %1</source>
            <translation>Le rapport n’a pas pu être enregistré : %1</translation>
        </message>
        <message>
            <source>Clock at the end</source>
            <translation>Pendule à la fin</translation>
        </message>
        <message>
            <source>Most time for a move</source>
            <translation>Plus longue réflexion</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinaisons et structures</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ResultsPage</name>
        <message>
            <source>Type the points of the player of the row, or both: 2, 1, 0, 2-0, +, =, -. Delete clears a result; a double click or Enter opens the game.</source>
            <translation>Tapez les points du joueur de la ligne, ou les deux : 2, 1, 0, 2-0, +, =, -. Suppr efface un résultat ; un double clic ou Entrée ouvre la partie.</translation>
        </message>
        <message>
            <source>Crosstable</source>
            <translation>Grille</translation>
        </message>
        <message>
            <source>Games by round</source>
            <translation>Parties par ronde</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RuleWords</name>
        <message>
            <source>threefold repetition</source>
            <translation>triple répétition</translation>
        </message>
        <message>
            <source>fourfold repetition</source>
            <translation>quadruple répétition</translation>
        </message>
        <message>
            <source>king against king</source>
            <translation>dame contre dame</translation>
        </message>
        <message>
            <source>main-road rule</source>
            <translation>règle de la grande diagonale</translation>
        </message>
        <message>
            <source>three-kings rule</source>
            <translation>règle des trois dames</translation>
        </message>
        <message>
            <source>%1-move rule</source>
            <translation>règle des %1 coups</translation>
        </message>
        <message>
            <source>Not a position: error at character %1: %2</source>
            <translation>Pas une position : erreur au caractère %1 : %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RulesWindow</name>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SearchPanel</name>
        <message>
            <source>Analysis &gt; Analyse selected games</source>
            <translation>Analyse &gt; Analyser les parties choisies</translation>
        </message>
        <message>
            <source>Analysis &gt; Endgame tables</source>
            <translation>Analyse &gt; Tables de finales</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be searched completely.</source>
            <translation>
                <numerusform>%Ln partie est endommagée et n'a pas pu être examinée jusqu'au bout.</numerusform>
                <numerusform>%Ln parties sont endommagées et n'ont pas pu être examinées jusqu'au bout.</numerusform>
            </translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>La position n'est pas connue ici : un coup précédent n'a pas été noté.</translation>
        </message>
        <message>
            <source>Enter what to search for: put pieces on the board, or type a query.</source>
            <translation>Indiquez quoi chercher : posez des pièces sur le damier, ou tapez une requête.</translation>
        </message>
        <message>
            <source>Open a database first.</source>
            <translation>Ouvrez d'abord une base.</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Recherche…</translation>
        </message>
        <message>
            <source>The search was cancelled.</source>
            <translation>La recherche a été annulée.</translation>
        </message>
        <message>
            <source>For example: %1</source>
            <translation>Par exemple : %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln place(s).</source>
            <translation>
                <numerusform>%Ln endroit.</numerusform>
                <numerusform>%Ln endroits.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s).</source>
            <translation>
                <numerusform>%Ln partie.</numerusform>
                <numerusform>%Ln parties.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Trouvé</translation>
        </message>
        <message>
            <source>Found (%1)</source>
            <translation>Trouvé (%1)</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Chercher</translation>
        </message>
        <message>
            <source>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</source>
            <translation>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Requête</translation>
        </message>
        <message>
            <source>The query, in the syntax of the command line. Ctrl+Enter searches.</source>
            <translation>La requête, comme la prend la ligne de commande. Ctrl+Entrée cherche.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Copy command</source>
            <translation>Copier la commande</translation>
        </message>
        <message>
            <source>Copies the search as a command for a terminal</source>
            <translation>Copie la recherche comme commande pour un terminal</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Parties de la liste seulement</translation>
        </message>
        <message>
            <source>Otherwise only the first place of each game</source>
            <translation>Sinon le premier endroit de chaque partie</translation>
        </message>
        <message>
            <source>In variations too</source>
            <translation>Aussi dans les variantes</translation>
        </message>
        <message>
            <source>Searches the variations of the games as well</source>
            <translation>Cherche aussi dans les variantes des parties</translation>
        </message>
        <message>
            <source>Progress of the search</source>
            <translation>Avancement de la recherche</translation>
        </message>
        <message>
            <source>Places found</source>
            <translation>Endroits trouvés</translation>
        </message>
        <message>
            <source>The board above cannot show this query.</source>
            <translation>Le damier ci-dessus ne peut pas montrer cette requête.</translation>
        </message>
        <message>
            <source>Search only games in the list</source>
            <translation>Chercher seulement dans les parties de la liste</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Rien n'a été trouvé.</translation>
        </message>
        <message>
            <source>What a search finds is listed here: Edit &gt; Search in games.</source>
            <translation>Ce qu'une recherche trouve est listé ici : Édition &gt; Chercher dans les parties.</translation>
        </message>
    <message>
        <source>Every hit in a game</source>
        <translation>Tous les résultats d&apos;une partie</translation>
    </message>
        <message>
            <source>Words</source>
            <translation>Mots</translation>
        </message>
        <message>
            <source>The words of queries, and what they mean</source>
            <translation>Les mots des requêtes et leur sens</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::SetupBoard</name>
        <message>
            <source>Board to set up</source>
            <translation>Damier à garnir</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SheetText</name>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>et %Ln de plus</numerusform>
                <numerusform>et %Ln de plus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SketchEditor</name>
        <message>
            <source>Board</source>
            <translation>Damier</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Nombres</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>What to search for</source>
            <translation>Quoi chercher</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Doit y être</translation>
        </message>
        <message>
            <source>One of these</source>
            <translation>L'une d'elles</translation>
        </message>
        <message>
            <source>Excluded</source>
            <translation>Ne doit pas y être</translation>
        </message>
        <message>
            <source>Each of these pieces is on its square.</source>
            <translation>Chacune de ces pièces est sur sa case.</translation>
        </message>
        <message>
            <source>At least one of the pieces with a question mark is on its square.</source>
            <translation>Au moins une des pièces marquées d'un point d'interrogation est sur sa case.</translation>
        </message>
        <message>
            <source>None of the crossed pieces is on its square.</source>
            <translation>Aucune des pièces barrées n'est sur sa case.</translation>
        </message>
        <message>
            <source>From the game</source>
            <translation>De la partie</translation>
        </message>
        <message>
            <source>Copies all pieces of the position shown</source>
            <translation>Reprend toutes les pièces de la position affichée</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Vider</translation>
        </message>
        <message>
            <source>Searches for the same with the colours exchanged as well</source>
            <translation>Cherche aussi la même chose avec les couleurs échangées</translation>
        </message>
        <message>
            <source>Either side to move</source>
            <translation>Trait indifférent</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Trait aux Blancs</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Trait aux Noirs</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Trait</translation>
        </message>
        <message>
            <source>White men</source>
            <translation>Pions blancs</translation>
        </message>
        <message>
            <source>White kings</source>
            <translation>Dames blanches</translation>
        </message>
        <message>
            <source>Black men</source>
            <translation>Pions noirs</translation>
        </message>
        <message>
            <source>Black kings</source>
            <translation>Dames noires</translation>
        </message>
        <message>
            <source>All pieces</source>
            <translation>Toutes les pièces</translation>
        </message>
        <message>
            <source>any</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>%1, at least</source>
            <translation>%1, au moins</translation>
        </message>
        <message>
            <source>%1, at most</source>
            <translation>%1, au plus</translation>
        </message>
        <message>
            <source>Add a move</source>
            <translation>Ajouter un coup</translation>
        </message>
        <message>
            <source>Moves played one after another, the first in the position on the board.</source>
            <translation>Coups joués l'un après l'autre, le premier dans la position du damier.</translation>
        </message>
    <message>
        <source>Also with colours exchanged</source>
        <translation>Aussi couleurs échangées</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Sources</name>
        <message>
            <source>No database is open.</source>
            <translation>Aucune base n&apos;est ouverte.</translation>
        </message>
        <message>
            <source>Nothing was imported into this database.</source>
            <translation>Rien n&apos;a été importé dans cette base.</translation>
        </message>
        <message>
            <source>Reading the source again</source>
            <translation>Nouvelle lecture de la source</translation>
        </message>
        <message>
            <source>Cancelled. Read the source again to continue.</source>
            <translation>Annulé. Relisez la source pour continuer.</translation>
        </message>
        <message>
            <source>Games read again: %1, of which %2 keep their number. Problems: %3.</source>
            <translation>Parties relues : %1, dont %2 gardent leur numéro. Problèmes : %3.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SourcesDialog</name>
        <message>
            <source>%1, or %2</source>
            <comment>encodings</comment>
            <translation>%1, ou %2</translation>
        </message>
        <message>
            <source>%1 (chosen)</source>
            <translation>%1 (choisi)</translation>
        </message>
        <message>
            <source>detected, and certain</source>
            <translation>reconnu, et certain</translation>
        </message>
        <message>
            <source>detected, but %1 fits nearly as well</source>
            <translation>reconnu, mais %1 convient presque aussi bien</translation>
        </message>
        <message>
            <source>chosen by you</source>
            <translation>choisi par vous</translation>
        </message>
        <message>
            <source>read by an earlier version</source>
            <translation>lu par une version antérieure</translation>
        </message>
        <message>
            <source>as stated in the games</source>
            <translation>comme le disent les parties</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) do not state it: deduced from the moves</source>
            <translation>
                <numerusform>%Ln partie ne le dit pas : trouvé par les coups</numerusform>
                <numerusform>%Ln parties ne le disent pas : trouvé par les coups</numerusform>
            </translation>
        </message>
        <message>
            <source>    %1 × %2</source>
            <translation>    %1 × %2</translation>
        </message>
        <message>
            <source>Problems: none</source>
            <translation>Problèmes : aucun</translation>
        </message>
        <message>
            <source>Problems, the first of each kind:</source>
            <translation>Problèmes, le premier de chaque sorte :</translation>
        </message>
        <message>
            <source>Games: %1 of %2 read; already stored: %3; refused: %4</source>
            <translation>Parties : %1 sur %2 lues ; déjà enregistrées : %3 ; refusées : %4</translation>
        </message>
        <message>
            <source>Encoding: %1 (%2)</source>
            <translation>Encodage : %1 (%2)</translation>
        </message>
        <message>
            <source>Variant: %1 (%2)</source>
            <translation>Variante : %1 (%2)</translation>
        </message>
        <message>
            <source>Not read to the end: import it again to continue.</source>
            <translation>Pas lu jusqu'à la fin : importez de nouveau pour continuer.</translation>
        </message>
        <message>
            <source>Read &amp;again</source>
            <translation>&amp;Relire</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Sources</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Source</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Encodage</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>Erreurs</translation>
        </message>
        <message>
            <source>Warnings</source>
            <translation>Avertissements</translation>
        </message>
        <message>
            <source>Properties of the source</source>
            <translation>Propriétés de la source</translation>
        </message>
        <message>
            <source>As before</source>
            <translation>Comme avant</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Détecter</translation>
        </message>
        <message>
            <source>As stated in the file</source>
            <translation>Comme le dit le fichier</translation>
        </message>
        <message>
            <source>Repairs</source>
            <translation>Corrections</translation>
        </message>
        <message>
            <source>Repair clear slips</source>
            <translation>Corriger les lapsus évidents</translation>
        </message>
        <message>
            <source>Revert repairs</source>
            <translation>Annuler les corrections</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Encodage :</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante :</translation>
        </message>
        <message>
            <source>Re&amp;pairs:</source>
            <translation>&amp;Corrections :</translation>
        </message>
        <message>
            <source>Games keep their numbers and collections; games that you have edited stay as they are.</source>
            <translation>Les parties gardent leur numéro et leurs collections ; celles que vous avez modifiées restent telles quelles.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding &quot;%1&quot;.</source>
            <translation>Damscope ne connaît pas l’encodage « %1 ».</translation>
        </message>
        <message>
            <source>&amp;Delete its games…</source>
            <translation>&amp;Supprimer ses parties…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Restoring</name>
        <message>
            <source>No database is open.</source>
            <translation>Aucune base n'est ouverte.</translation>
        </message>
        <message>
            <source>Restore a copy of %1</source>
            <translation>Restaurer une copie de %1</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Bases (*.db)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>Restore a copy</source>
            <translation>Restaurer une copie</translation>
        </message>
        <message>
            <source>Put %1 in the place of %2?</source>
            <translation>Mettre %1 à la place de %2 ?</translation>
        </message>
        <message>
            <source>What %1 is now stays beside it under another name.</source>
            <translation>Ce qu'est %1 maintenant reste à côté sous un autre nom.</translation>
        </message>
        <message>
            <source>&amp;Restore</source>
            <translation>&amp;Restaurer</translation>
        </message>
        <message>
            <source>Restoring %1</source>
            <translation>Restauration de %1</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Annulé. Rien n'a été changé.</translation>
        </message>
        <message>
            <source>%1 games restored. What the database was before is in %2.</source>
            <translation>%1 parties restaurées. Ce qu'était la base avant est dans %2.</translation>
        </message>
        <message>
            <source>%1 games restored.</source>
            <translation>%1 parties restaurées.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreKeeper</name>
        <message>
            <source>Databases (*.db)</source>
            <translation>Bases de données (*.db)</translation>
        </message>
        <message>
            <source>%1 (not stored)</source>
            <translation>%1 (non enregistré)</translation>
        </message>
        <message>
            <source>Open database</source>
            <translation>Ouvrir une base</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>New database</source>
            <translation>Nouvelle base</translation>
        </message>
        <message>
            <source>The file %1 already exists. Choose another name.</source>
            <translation>Il y a déjà un fichier %1. Choisissez un autre nom.</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Importer des parties</translation>
        </message>
        <message>
            <source>Games and archives (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;All files (*)</source>
            <translation>Parties et archives (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;Tous les fichiers (*)</translation>
        </message>
        <message>
            <source>View games</source>
            <translation>Voir des parties</translation>
        </message>
        <message>
            <source>Damaged database</source>
            <translation>Base endommagée</translation>
        </message>
        <message>
            <source>Import a folder</source>
            <translation>Importer un dossier</translation>
        </message>
        <message>
            <source>Where to store the games</source>
            <translation>Où enregistrer les parties</translation>
        </message>
        <message>
            <source>The open database holds the samples of Damscope. Store the games in your own database %1 instead?</source>
            <translation>La base ouverte contient les exemples de Damscope. Enregistrer plutôt les parties dans votre propre base %1 ?</translation>
        </message>
        <message>
            <source>In %1</source>
            <translation>Dans %1</translation>
        </message>
        <message>
            <source>Among the samples</source>
            <translation>Parmi les exemples</translation>
        </message>
        <message>
            <source>Recover the games into a new database</source>
            <translation>Récupérer les parties dans une nouvelle base</translation>
        </message>
        <message>
            <source>Recovering the games of %1</source>
            <translation>Récupération des parties de %1</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was recovered.</source>
            <translation>Annulé. Rien n’a été récupéré.</translation>
        </message>
        <message>
            <source>Check of %1</source>
            <translation>Vérification de %1</translation>
        </message>
        <message>
            <source>Nothing is wrong with %1.</source>
            <translation>%1 est en ordre.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged. All others can be recovered.</source>
            <translation>%1 parties sur %2 sont endommagées. Toutes les autres peuvent être récupérées.</translation>
        </message>
        <message>
            <source>Games recovered: %1, of which %2 could not be verified. Lost: %3.</source>
            <translation>Parties récupérées : %1, dont %2 non vérifiées. Perdues : %3.</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>&amp;Récupérer les parties…</translation>
        </message>
        <message>
            <source>%1 is the open database and holds no text of games: it is left out.</source>
            <translation>%1 est la base ouverte et ne contient pas de texte de parties : elle est laissée de côté.</translation>
        </message>
        <message>
            <source>The last changes of %1 are still in %1-wal, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>Les dernières modifications de %1 sont encore dans %1-wal, parce qu'un autre programme a ouvert la base. Fermez-la là-bas avant de copier le fichier, ou utilisez Base &gt; Enregistrer une copie.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTasks</name>
        <message>
            <source>Save a copy of the database</source>
            <translation>Enregistrer une copie de la base</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Bases de données (*.db)</translation>
        </message>
        <message>
            <source>A database cannot be copied onto itself.</source>
            <translation>Une base ne peut pas être copiée sur elle-même.</translation>
        </message>
        <message>
            <source>Copying…</source>
            <translation>Copie…</translation>
        </message>
        <message>
            <source>%1 games copied to %2.</source>
            <translation>%1 parties copiées dans %2.</translation>
        </message>
        <message>
            <source>No database is open.</source>
            <translation>Aucune base n'est ouverte.</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Propriétés</translation>
        </message>
        <message>
            <source>Games: %1</source>
            <translation>Parties : %1</translation>
        </message>
        <message>
            <source>With problems: %1</source>
            <translation>Avec des problèmes : %1</translation>
        </message>
        <message>
            <source>Deleted, can be brought back: %1</source>
            <translation>Supprimées, à rétablir au besoin : %1</translation>
        </message>
        <message>
            <source>Sources: %1</source>
            <translation>Sources : %1</translation>
        </message>
        <message>
            <source>Collections: %1</source>
            <translation>Collections : %1</translation>
        </message>
        <message>
            <source>Size: %1</source>
            <translation>Taille : %1</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Vérifier</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Vérification…</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Les %1 parties sont en ordre.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged.</source>
            <translation>%1 parties sur %2 sont endommagées.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTrouble</name>
        <message>
            <source>There is no file %1.</source>
            <translation>Il n'y a pas de fichier %1.</translation>
        </message>
        <message>
            <source>%1 is not a database of Damscope.</source>
            <translation>%1 n'est pas une base de Damscope.</translation>
        </message>
        <message>
            <source>%1 was made by a later version of Damscope. Only that version can open it.</source>
            <translation>%1 a été créée par une version plus récente de Damscope. Seule cette version peut l'ouvrir.</translation>
        </message>
        <message>
            <source>%1 was made by an earlier version of Damscope and has to be updated, but it cannot be written to. Copy it to a folder of your own first.</source>
            <translation>%1 a été créée par une version antérieure de Damscope et doit être mise à jour, mais elle ne peut pas être écrite. Copiez-la d'abord dans un dossier à vous.</translation>
        </message>
        <message>
            <source>Another program is writing to %1. Open it again when that program has finished.</source>
            <translation>Un autre programme écrit dans %1. Rouvrez-la quand il aura fini.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: there is no space left on the disk.</source>
            <translation>%1 ne peut pas être ouverte : le disque est plein.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: its folder cannot be written to.</source>
            <translation>%1 ne peut pas être ouverte : son dossier est protégé en écriture.</translation>
        </message>
        <message>
            <source>%1 is damaged. The games in it that can still be read can be saved into a new database.</source>
            <translation>%1 est endommagée. Les parties encore lisibles peuvent être récupérées dans une nouvelle base.</translation>
        </message>
        <message>
            <source>%1 cannot be opened.</source>
            <translation>%1 ne peut pas être ouverte.</translation>
        </message>
        <message>
            <source>The database cannot be opened</source>
            <translation>La base ne peut pas être ouverte</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Vérifier</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>&amp;Récupérer les parties…</translation>
        </message>
        <message>
            <source>&amp;Open another…</source>
            <translation>&amp;Ouvrir une autre…</translation>
        </message>
        <message>
            <source>&amp;New database…</source>
            <translation>&amp;Nouvelle base…</translation>
        </message>
        <message>
            <source>It is too badly damaged to be checked: recover the games.</source>
            <translation>Elle est trop endommagée pour être vérifiée : récupérez les parties.</translation>
        </message>
        <message>
            <source>The file %1 is empty.</source>
            <translation>Le fichier %1 est vide.</translation>
        </message>
        <message>
            <source>%1 has a second name (a hard link), so nothing can be stored in it. Remove the other name, or save a copy and open that.</source>
            <translation>%1 a un second nom (un lien physique) : rien ne peut y être stocké. Supprimez l'autre nom, ou enregistrez une copie et ouvrez-la.</translation>
        </message>
        <message>
            <source>%1 was moved, renamed or replaced while it was open. Open it by the name that it has now.</source>
            <translation>%1 a été déplacé, renommé ou remplacé pendant qu'il était ouvert. Ouvrez-le sous le nom qu'il porte maintenant.</translation>
        </message>
        <message>
            <source>The log beside %1 holds changes of another database, or of another state of this one, and would destroy it. Restore a copy, or move the log away.</source>
            <translation>Le journal à côté de %1 contient les modifications d'une autre base, ou d'un autre état de celle-ci, et la détruirait. Restaurez une copie, ou déplacez le journal.</translation>
        </message>
        <message>
            <source>Restore a &amp;copy…</source>
            <translation>Restaurer une &amp;copie…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TimeLeft</name>
        <message numerus="yes">
            <source>%Ln second(s) left</source>
            <translation>
                <numerusform>%Ln seconde restante</numerusform>
                <numerusform>%Ln secondes restantes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s) left</source>
            <translation>
                <numerusform>%Ln minute restante</numerusform>
                <numerusform>%Ln minutes restantes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln hour(s) left</source>
            <translation>
                <numerusform>%Ln heure restante</numerusform>
                <numerusform>%Ln heures restantes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Words</name>
        <message>
            <source>draw</source>
            <translation>nulle</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>Les Blancs gagnent</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Les Noirs gagnent</translation>
        </message>
        <message>
            <source>White wins in %1</source>
            <translation>Les Blancs gagnent en %1</translation>
        </message>
        <message>
            <source>Black wins in %1</source>
            <translation>Les Noirs gagnent en %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::WorkDialog</name>
        <message>
            <source>Working…</source>
            <translation>En cours…</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 sur %2</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Arrêt…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndOfPlay</name>
        <message>
            <source>Stop the game</source>
            <translation>Arrêter la partie</translation>
        </message>
        <message>
            <source>Keep the moves played so far?</source>
            <translation>Garder les coups joués ?</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ErrorWords</name>
        <message>
            <source>The database no longer exists</source>
            <translation>La base n’existe plus</translation>
        </message>
        <message>
            <source>The file is not a database of Damscope</source>
            <translation>Le fichier n’est pas une base de Damscope</translation>
        </message>
        <message>
            <source>The database was made by a later version of Damscope</source>
            <translation>La base a été créée par une version plus récente de Damscope</translation>
        </message>
        <message>
            <source>The database was made by an earlier version of Damscope and cannot be updated, because it cannot be written to</source>
            <translation>La base a été créée par une version plus ancienne de Damscope et ne peut pas être mise à jour, car elle ne peut pas être modifiée</translation>
        </message>
        <message>
            <source>Another program is writing to the database; try again when it has finished</source>
            <translation>Un autre programme écrit dans la base ; recommencez quand il aura fini</translation>
        </message>
        <message>
            <source>There is no space left on the disk</source>
            <translation>Il n’y a plus de place sur le disque</translation>
        </message>
        <message>
            <source>The database cannot be written to</source>
            <translation>La base ne peut pas être modifiée</translation>
        </message>
        <message>
            <source>The database is damaged; Database &gt; Recover games puts what can still be read into a new one</source>
            <translation>La base est endommagée ; Base &gt; Récupérer les parties met ce qui est encore lisible dans une nouvelle</translation>
        </message>
        <message>
            <source>%1 is not a folder; choose another one</source>
            <translation>%1 n’est pas un dossier ; choisissez-en un autre</translation>
        </message>
        <message>
            <source>%1 does not exist</source>
            <translation>%1 n’existe pas</translation>
        </message>
        <message>
            <source>%1 cannot be used; choose another folder</source>
            <translation>%1 ne peut pas être utilisé ; choisissez un autre dossier</translation>
        </message>
        <message>
            <source>The database has a second name (a hard link), so nothing can be stored in it; remove the other name, or save a copy and open that</source>
            <translation>La base a un second nom (un lien physique) : rien ne peut y être stocké ; supprimez l'autre nom, ou enregistrez une copie et ouvrez-la</translation>
        </message>
        <message>
            <source>The database was moved, renamed or replaced while it was open; open it by the name that it has now</source>
            <translation>La base a été déplacée, renommée ou remplacée pendant qu'elle était ouverte ; ouvrez-la sous le nom qu'elle porte maintenant</translation>
        </message>
        <message>
            <source>The log beside the database is that of another one, or of another state of it; Database &gt; Restore a copy puts a copy in its place</source>
            <translation>Le journal à côté de la base est celui d'une autre, ou d'un autre état ; Base &gt; Restaurer une copie met une copie à sa place</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::UnnamedGame</name>
        <message>
            <source>Save game</source>
            <translation>Enregistrer la partie</translation>
        </message>
        <message>
            <source>The game names no players. It will be hard to find in a list.</source>
            <translation>La partie ne nomme aucun joueur. Elle sera difficile à trouver dans une liste.</translation>
        </message>
        <message>
            <source>&amp;Game data…</source>
            <translation>&amp;Données de la partie…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Enregistrer</translation>
        </message>
        <message>
            <source>&amp;Do not show this again</source>
            <translation>&amp;Ne plus afficher</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MatchDialog</name>
        <message>
            <source>Match between engines</source>
            <translation>Match entre moteurs</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante :</translation>
        </message>
        <message>
            <source>&amp;First engine:</source>
            <translation>&amp;Premier moteur :</translation>
        </message>
        <message>
            <source>&amp;Second engine:</source>
            <translation>&amp;Deuxième moteur :</translation>
        </message>
        <message>
            <source>Two from each opening, with colours exchanged</source>
            <translation>Deux par ouverture, avec les couleurs échangées</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>Par&amp;ties :</translation>
        </message>
        <message>
            <source>Progress of the match</source>
            <translation>Avancement du match</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Jouer</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> s par coup</translation>
        </message>
        <message>
            <source>%1 seconds per move</source>
            <translation>%1 secondes par coup</translation>
        </message>
        <message>
            <source>The match has ended: %1</source>
            <translation>Le match est terminé : %1</translation>
        </message>
        <message>
            <source>The games cannot be stored: %1</source>
            <translation>Les parties ne peuvent pas être enregistrées : %1</translation>
        </message>
        <message>
            <source>Choosing openings…</source>
            <translation>Choix des ouvertures…</translation>
        </message>
        <message>
            <source>First engine: won %1, drew %2, lost %3: %4 %</source>
            <translation>Premier moteur : %1 gagnées, %2 nulles, %3 perdues : %4 %</translation>
        </message>
        <message>
            <source>Elo %1 (between %2 and %3 with 95 % certainty)</source>
            <translation>Elo %1 (entre %2 et %3 avec 95 % de certitude)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Arrêter</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OwnCollectionWords</name>
        <message>
            <source>Games against the engine</source>
            <translation>Parties contre le moteur</translation>
        </message>
        <message>
            <source>Matches between engines</source>
            <translation>Matchs entre moteurs</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoredProblems</name>
        <message numerus="yes">
            <source>The first %Ln problem(s) are listed, the newest sources first.</source>
            <translation>
                <numerusform>Le premier %Ln problème est listé, les sources les plus récentes d'abord.</numerusform>
                <numerusform>Les %Ln premiers problèmes sont listés, les sources les plus récentes d'abord.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveReasonsDialog</name>
        <message>
            <source>Why this move</source>
            <translation>Pourquoi ce coup</translation>
        </message>
        <message>
            <source>Go to a move of the main line: what is proved about it is shown here.</source>
            <translation>Allez à un coup de la variante principale : ce qui est prouvé à son sujet s’affiche ici.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewNameDialog</name>
        <message>
            <source>New combination or structure</source>
            <translation>Nouvelle combinaison ou structure</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>structure</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinaison</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>&amp;Nom</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>&amp;Type</translation>
        </message>
        <message>
            <source>&amp;Variant</source>
            <translation>&amp;Variante</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Requête</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Dernière prise</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Mécanismes</translation>
        </message>
        <message>
            <source>the line, as White plays it: 27-22 18x27 32x21</source>
            <translation>la suite, jouée par les Blancs : 27-22 18x27 32x21</translation>
        </message>
        <message>
            <source>from &gt; over &gt; to: 40 &gt; 29 18 &gt; 7</source>
            <translation>de &gt; par &gt; à : 40 &gt; 29 18 &gt; 7</translation>
        </message>
        <message>
            <source>words of docs/names.md: turkish</source>
            <translation>mots de docs/names.md : turkish</translation>
        </message>
        <message>
            <source>all variants</source>
            <translation>toutes les variantes</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NamesDialog</name>
        <message>
            <source>Also: %1</source>
            <translation>Aussi : %1</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Personnel</translation>
        </message>
        <message>
            <source>Source: %1</source>
            <translation>Source : %1</translation>
        </message>
        <message>
            <source>&amp;New…</source>
            <translation>&amp;Nouveau…</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinaisons et structures</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Variante</translation>
        </message>
        <message>
            <source>Moves or squares</source>
            <translation>Coups ou cases</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Requête</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Dernière prise</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Mécanismes</translation>
        </message>
        <message>
            <source>Example: %1</source>
            <translation>Exemple : %1</translation>
        </message>
        <message>
            <source>&amp;Program default</source>
            <translation>Comme dans le &amp;programme</translation>
        </message>
        <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; and its definition?</source>
        <translation>Supprimer « %1 » et sa définition ?</translation>
    </message>
    <message>
            <source>combination</source>
            <translation>combinaison</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>structure</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameThemes</name>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>Both sides</source>
            <translation>Les deux camps</translation>
        </message>
        <message>
            <source>wins the game</source>
            <translation>gagne la partie</translation>
        </message>
        <message>
            <source>gains %1</source>
            <translation>gagne %1</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinaison</translation>
        </message>
        <message>
            <source>%1 plays a %2 that %3: %4</source>
            <translation>%1 : %2 qui %3 : %4</translation>
        </message>
        <message>
            <source>%1 misses a %2 that %3: %4</source>
            <translation>%1 : %2 manqué, qui %3 : %4</translation>
        </message>
        <message>
            <source>%1 could play a %2 at the end that %3: %4</source>
            <translation>%1 : %2 possible à la fin, qui %3 : %4</translation>
        </message>
        <message>
            <source>%1 plays a %2, not forced; it %3: %4</source>
            <translation>%1 : %2, non forcé, qui %3 : %4</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 (%3), %Ln plies</source>
            <translation>
                <numerusform>%1 : %2 (%3), %Ln demi-coup</numerusform>
                <numerusform>%1 : %2 (%3), %Ln demi-coups</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ThemeStrip</name>
        <message>
            <source>Combinations and structures</source>
            <translation>Combinaisons et structures</translation>
        </message>
    </context>
<context>
    <name>damscope::gui::PlayerStrip</name>
    <message numerus="yes">
        <source>−%Ln piece(s)</source>
        <translation>
            <numerusform>−%Ln pièce</numerusform>
            <numerusform>−%Ln pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>au trait</translation>
    </message>
</context>
<context>
    <name>damscope::gui::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
</context>
<context>
    <name>damscope::gui::HomePage</name>
    <message>
        <source>Good morning</source>
        <translation>Bonjour</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Bon après-midi</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Bonsoir</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Ouvrir une base…</translation>
    </message>
    <message>
        <source>or drop it into this window</source>
        <translation>ou déposez-la dans cette fenêtre</translation>
    </message>
    <message>
        <source>New database…</source>
        <translation>Nouvelle base…</translation>
    </message>
    <message>
        <source>for the games of a club, a player, an event</source>
        <translation>pour les parties d&apos;un club, d&apos;un joueur, d&apos;un tournoi</translation>
    </message>
    <message>
        <source>Drop PDN files, archives, folders or databases anywhere in this window.</source>
        <translation>Déposez des fichiers PDN, des archives, des dossiers ou des bases dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>Bases de données</translation>
    </message>
    <message>
        <source>A game without names</source>
        <translation>Une partie sans noms</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <translation>Saisir une partie</translation>
    </message>
    <message>
        <source>Players, event, result, then the moves</source>
        <translation>Joueurs, tournoi, résultat, puis les coups</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>PDN, archive, folder: every move is checked</source>
        <translation>PDN, archive, dossier : chaque coup est vérifié</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Against the computer, at ten strengths</source>
        <translation>Contre l&apos;ordinateur, à dix niveaux</translation>
    </message>
        <message>
            <source>Train</source>
            <translation>S&apos;entraîner</translation>
        </message>
        <message>
            <source>Solve what went wrong in games</source>
            <translation>Résoudre ce qui a mal tourné</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s), none due</source>
            <translation>
                <numerusform>%Ln exercice, rien à revoir</numerusform>
                <numerusform>%Ln exercices, rien à revoir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) due today</source>
            <translation>
                <numerusform>%Ln exercice aujourd&apos;hui</numerusform>
                <numerusform>%Ln exercices aujourd&apos;hui</numerusform>
            </translation>
        </message>
        <message>
            <source>Last games</source>
            <translation>Dernières parties</translation>
        </message>
        <message>
            <source>open</source>
            <translation>ouverte</translation>
        </message>
</context>
<context>
    <name>damscope::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Chercher une commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Une commande, un réglage, un joueur, un événement, une partie, une base</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::NetworkGame</name>
        <message>
            <source>Waiting for a program on port %1.</source>
            <translation>En attente d’un programme sur le port %1.</translation>
        </message>
        <message>
            <source>Connected.</source>
            <translation>Connecté.</translation>
        </message>
        <message>
            <source>The connection has ended: %1</source>
            <translation>La connexion est terminée : %1</translation>
        </message>
        <message>
            <source>A game was refused: the other program uses another version of the protocol.</source>
            <translation>Une partie a été refusée : l’autre programme utilise une autre version du protocole.</translation>
        </message>
        <message>
            <source>A game was refused: its position cannot be played in this variant. Choose the variant of the other program.</source>
            <translation>Une partie a été refusée : sa position ne peut pas être jouée dans cette variante. Choisissez la variante de l’autre programme.</translation>
        </message>
        <message>
            <source>Refused: another version of the protocol.</source>
            <translation>Refusé : une autre version du protocole.</translation>
        </message>
        <message>
            <source>Refused: change the time or the position.</source>
            <translation>Refusé : changez le temps ou la position.</translation>
        </message>
        <message>
            <source>Refused: the other program does not want to play.</source>
            <translation>Refusé : l’autre programme ne veut pas jouer.</translation>
        </message>
        <message>
            <source>The game ended after the agreed number of moves.</source>
            <translation>La partie s’est terminée après le nombre de coups convenu.</translation>
        </message>
        <message>
            <source>%1 claims a win that the board does not show: the game has no result.</source>
            <translation>%1 réclame un gain que le damier ne montre pas : la partie est sans résultat.</translation>
        </message>
        <message>
            <source>%1 plays no more games.</source>
            <translation>%1 ne joue plus de parties.</translation>
        </message>
        <message>
            <source>%1 does not take moves back.</source>
            <translation>%1 n’accepte pas de reprendre des coups.</translation>
        </message>
        <message>
            <source>The other program has played an illegal move: %1</source>
            <translation>L’autre programme a joué un coup irrégulier : %1</translation>
        </message>
        <message>
            <source>The other program floods the chat.</source>
            <translation>L’autre programme inonde la discussion.</translation>
        </message>
        <message>
            <source>The other program does not keep to the protocol: %1</source>
            <translation>L’autre programme ne respecte pas le protocole : %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkBar</name>
        <message>
            <source>Connected with %1.</source>
            <translation>Connecté à %1.</translation>
        </message>
        <message>
            <source>You: %1</source>
            <translation>Vous : %1</translation>
        </message>
        <message>
            <source>%1 wants to go back to move %2.</source>
            <translation>%1 veut revenir au coup %2.</translation>
        </message>
        <message>
            <source>Disconnect</source>
            <translation>Déconnecter</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Accepter</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>Chat: type, and press Enter</source>
            <translation>Discussion : tapez, puis Entrée</translation>
        </message>
        <message>
            <source>Message to the other side</source>
            <translation>Message à l’autre joueur</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Discussion</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkDialog</name>
        <message>
            <source>&amp;Connect to a program</source>
            <translation>Se &amp;connecter à un programme</translation>
        </message>
        <message>
            <source>&amp;Wait until a program connects</source>
            <translation>&amp;Attendre qu’un programme se connecte</translation>
        </message>
        <message>
            <source>Programs on &amp;other computers may connect</source>
            <translation>Les programmes d’&amp;autres ordinateurs peuvent se connecter</translation>
        </message>
        <message>
            <source>&amp;Ask for the game</source>
            <translation>&amp;Demander la partie</translation>
        </message>
        <message>
            <source>Play over a network</source>
            <translation>Jouer par le réseau</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>no clock</source>
            <translation>sans pendule</translation>
        </message>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message>
            <source>&amp;Host:</source>
            <translation>&amp;Hôte :</translation>
        </message>
        <message>
            <source>&amp;Port:</source>
            <translation>&amp;Port :</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Variante :</translation>
        </message>
        <message>
            <source>Played here b&amp;y:</source>
            <translation>Joue &amp;ici :</translation>
        </message>
        <message>
            <source>&amp;Strength:</source>
            <translation>&amp;Force :</translation>
        </message>
        <message>
            <source>Co&amp;lour here:</source>
            <translation>Cou&amp;leur ici :</translation>
        </message>
        <message>
            <source>&amp;Minutes for each side:</source>
            <translation>&amp;Minutes par joueur :</translation>
        </message>
        <message>
            <source>One of the two programs asks for the games; the other one plays what it is asked for</source>
            <translation>L’un des deux programmes demande les parties ; l’autre joue ce qui lui est demandé</translation>
        </message>
        <message>
            <source>&amp;Begin</source>
            <translation>C&amp;ommencer</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeckChooser</name>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>Combination</source>
            <translation>Combinaison</translation>
        </message>
        <message>
            <source>Structure</source>
            <translation>Structure</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Ouverture</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Phase</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Difficulté</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Auteur</translation>
        </message>
        <message>
            <source>Choose exercises by</source>
            <translation>Choisir les exercices par</translation>
        </message>
        <message>
            <source>Which exercises</source>
            <translation>Quels exercices</translation>
        </message>
        <message>
            <source>All exercises</source>
            <translation>Tous les exercices</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::HistoryChart</name>
        <message>
            <source>Last %1 days: %2 right, %3 wrong</source>
            <translation>Les %1 derniers jours : %2 justes, %3 fausses</translation>
        </message>
        <message>
            <source>%1: %2 right, %3 wrong</source>
            <translation>%1 : %2 justes, %3 fausses</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Trainer</name>
        <message>
            <source>There are no games by %1.</source>
            <translation>Aucune partie de %1.</translation>
        </message>
        <message>
            <source>These games give no new exercises.</source>
            <translation>Ces parties ne donnent pas de nouvel exercice.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) made</source>
            <translation>
                <numerusform>%Ln exercice créé</numerusform>
                <numerusform>%Ln exercices créés</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingPage</name>
        <message>
            <source>Later</source>
            <translation>Plus tard</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivant</translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 parties sur %2</translation>
        </message>
        <message>
            <source>From the games of %1</source>
            <translation>Des parties de %1</translation>
        </message>
        <message>
            <source>From all games</source>
            <translation>De toutes les parties</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Entraînement</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Side and gain, the piece, the name, the move: %1</source>
            <translation>Le camp et le gain, la pièce, le nom, le coup : %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Montre la solution ; cela compte comme une réponse fausse</translation>
        </message>
        <message>
            <source>The next exercise: %1</source>
            <translation>L&apos;exercice suivant : %1</translation>
        </message>
        <message>
            <source>Play it out</source>
            <translation>Jouer la suite</translation>
        </message>
        <message>
            <source>Against the computer, from this position</source>
            <translation>Contre l&apos;ordinateur, à partir de cette position</translation>
        </message>
        <message>
            <source>Strength of the computer, %1 to %2</source>
            <translation>Niveau de l'ordinateur, de %1 à %2</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Ouvrir la partie</translation>
        </message>
        <message>
            <source>Make exercises…</source>
            <translation>Créer des exercices…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Back in the line</source>
            <translation>En arrière dans la suite</translation>
        </message>
        <message>
            <source>Forward in the line</source>
            <translation>En avant dans la suite</translation>
        </message>
        <message>
            <source>Hints and solution</source>
            <translation>Indices et solution</translation>
        </message>
        <message>
            <source>Exercises</source>
            <translation>Exercices</translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Ouvertures</translation>
        </message>
        <message>
            <source>What to train</source>
            <translation>Que travailler</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingWords</name>
        <message>
            <source>Right</source>
            <translation>Juste</translation>
        </message>
        <message>
            <source>Already shown</source>
            <translation>Déjà montré</translation>
        </message>
        <message>
            <source>Wrong</source>
            <translation>Faux</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Mieux</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Déjà répondu aujourd&apos;hui : seule la première réponse du jour compte.</translation>
        </message>
        <message>
            <source>It comes back on %1.</source>
            <translation>Il revient le %1.</translation>
        </message>
        <message>
            <source>Open a database: exercises are made from its games.</source>
            <translation>Ouvrez une base : ses parties donnent des exercices.</translation>
        </message>
        <message>
            <source>Reading exercises…</source>
            <translation>Lecture des exercices…</translation>
        </message>
        <message>
            <source>There are no exercises yet. They are made from what went wrong in games: missed combinations, mistakes, endings.</source>
            <translation>Il n'y a pas encore d'exercices. Ils viennent de ce qui a mal tourné dans des parties : combinaisons manquées, erreurs, finales.</translation>
        </message>
        <message>
            <source>Nothing more in this selection is due today.</source>
            <translation>Plus rien à revoir aujourd'hui dans ce choix.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln à revoir</numerusform>
                <numerusform>%Ln à revoir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln nouveau</numerusform>
                <numerusform>%Ln nouveaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>%Ln répondu aujourd&apos;hui</numerusform>
                <numerusform>%Ln répondus aujourd&apos;hui</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln day(s) in a row</source>
            <translation>
                <numerusform>%Ln jour de suite</numerusform>
                <numerusform>%Ln jours de suite</numerusform>
            </translation>
        </message>
        <message>
            <source>Judging the answer…</source>
            <translation>Évaluation de la réponse…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterBar</name>
        <message>
            <source>number</source>
            <translation>numéro</translation>
        </message>
        <message>
            <source>player</source>
            <translation>joueur</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>event</source>
            <translation>événement</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>ouverture</translation>
        </message>
        <message>
            <source>site</source>
            <translation>lieu</translation>
        </message>
        <message>
            <source>round</source>
            <translation>ronde</translation>
        </message>
        <message>
            <source>annotator</source>
            <translation>annotateur</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>étiquette</translation>
        </message>
        <message>
            <source>from</source>
            <translation>à partir de</translation>
        </message>
        <message>
            <source>until</source>
            <translation>jusqu’à</translation>
        </message>
        <message>
            <source>result</source>
            <translation>résultat</translation>
        </message>
        <message>
            <source>the player</source>
            <translation>le joueur</translation>
        </message>
        <message>
            <source>variant</source>
            <translation>variante</translation>
        </message>
        <message>
            <source>ratings</source>
            <translation>classements</translation>
        </message>
        <message>
            <source>plies</source>
            <translation>demi-coups</translation>
        </message>
        <message>
            <source>legal to the end</source>
            <translation>régulière jusqu’au bout</translation>
        </message>
        <message>
            <source>source</source>
            <translation>source</translation>
        </message>
        <message>
            <source>collection</source>
            <translation>collection</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>combinaison</translation>
        </message>
        <message>
            <source>combination missed</source>
            <translation>combinaison manquée</translation>
        </message>
        <message>
            <source>men won</source>
            <translation>pions gagnés</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>structure</translation>
        </message>
        <message>
            <source>with</source>
            <translation>avec</translation>
        </message>
        <message>
            <source>White won</source>
            <translation>gain des Blancs</translation>
        </message>
        <message>
            <source>Black won</source>
            <translation>gain des Noirs</translation>
        </message>
        <message>
            <source>draw</source>
            <translation>nulle</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>inconnu</translation>
        </message>
        <message>
            <source>both lost</source>
            <translation>double perte</translation>
        </message>
        <message>
            <source>won</source>
            <translation>a gagné</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>a perdu</translation>
        </message>
        <message>
            <source>drew</source>
            <translation>a fait nulle</translation>
        </message>
        <message>
            <source>comments</source>
            <translation>commentaires</translation>
        </message>
        <message>
            <source>variations</source>
            <translation>variantes</translation>
        </message>
        <message>
            <source>evaluations</source>
            <translation>évaluations</translation>
        </message>
        <message>
            <source>problems</source>
            <translation>problèmes</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>erreurs</translation>
        </message>
        <message>
            <source>doubtful results</source>
            <translation>résultat douteux</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>oui</translation>
        </message>
        <message>
            <source>no</source>
            <translation>non</translation>
        </message>
        <message>
            <source>any</source>
            <translation>quelconque</translation>
        </message>
        <message>
            <source>Filter: a player, event, opening, year, result, structure…</source>
            <translation>Filtre : un joueur, un événement, une ouverture, une année, un résultat…</translation>
        </message>
        <message>
            <source>Start typing and choose from the list, or write conditions: player:jansen from:1998 result:white plies:40-. All must hold.
Keys: player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</source>
            <translation>Commencez à écrire et choisissez dans la liste, ou écrivez des conditions : player:jansen from:1998 result:white plies:40-. Toutes doivent être remplies.
Clés : player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</translation>
        </message>
        <message>
            <source>Filter of the games</source>
            <translation>Filtre des parties</translation>
        </message>
        <message>
            <source>Edit the filter as text</source>
            <translation>Modifier le filtre comme texte</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Remove all filters</source>
            <translation>Supprimer tous les filtres</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterChip</name>
        <message>
            <source>Filter: %1</source>
            <translation>Filtre : %1</translation>
        </message>
        <message>
            <source>%1: click to change it</source>
            <translation>%1 : cliquez pour modifier</translation>
        </message>
        <message>
            <source>Remove the filter: %1</source>
            <translation>Supprimer le filtre : %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningSide</name>
        <message>
            <source>Choose a repertoire</source>
            <translation>Choisissez un répertoire</translation>
        </message>
        <message>
            <source>A repertoire is a collection of games: what you intend to play, with variations. Put them into a collection of this database.</source>
            <translation>Un répertoire est une collection de parties : ce que vous comptez jouer, avec les variantes. Mettez-les dans une collection de cette base.</translation>
        </message>
        <message>
            <source>Choose a repertoire and the colour you play in it.</source>
            <translation>Choisissez un répertoire et la couleur que vous y jouez.</translation>
        </message>
        <message>
            <source>Reading the repertoire…</source>
            <translation>Lecture du répertoire…</translation>
        </message>
        <message>
            <source>This collection has no moves of that side to practise.</source>
            <translation>Cette collection n'a aucun coup de ce camp à travailler.</translation>
        </message>
        <message>
            <source>Nothing more in this repertoire is due today.</source>
            <translation>Plus rien de ce répertoire n&apos;est à revoir aujourd&apos;hui.</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Déjà répondu aujourd&apos;hui : seule la première réponse du jour compte.</translation>
        </message>
        <message>
            <source>The position comes back on %1.</source>
            <translation>La position revient le %1.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln à revoir</numerusform>
                <numerusform>%Ln à revoir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln nouvelle</numerusform>
                <numerusform>%Ln nouvelles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>%Ln répondue aujourd&apos;hui</numerusform>
                <numerusform>%Ln répondues aujourd&apos;hui</numerusform>
            </translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suivante</translation>
        </message>
        <message>
            <source>Repertoire</source>
            <translation>Répertoire</translation>
        </message>
        <message>
            <source>A collection of games, with variations</source>
            <translation>Une collection de parties, avec leurs variantes</translation>
        </message>
        <message>
            <source>Your colour</source>
            <translation>Votre couleur</translation>
        </message>
        <message>
            <source>With White</source>
            <translation>Avec les Blancs</translation>
        </message>
        <message>
            <source>With Black</source>
            <translation>Avec les Noirs</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>The piece, the move: %1</source>
            <translation>La pièce, le coup : %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Solution</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Montre la solution ; cela compte comme une réponse fausse</translation>
        </message>
        <message>
            <source>The next question: %1</source>
            <translation>La question suivante : %1</translation>
        </message>
        <message>
            <source>Result of the answer</source>
            <translation>Évaluation de la réponse</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportPage</name>
        <message>
            <source>Print…</source>
            <translation>Imprimer…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ChoiceList</name>
        <message>
            <source>year</source>
            <translation>année</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CommandPalette</name>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Une commande, un réglage, un joueur, un événement, une partie, une base</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Commands</name>
        <message>
            <source>White</source>
            <translation>Blancs</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Noirs</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>Ouvrir %1</translation>
        </message>
        <message>
            <source>database</source>
            <translation>base</translation>
        </message>
        <message>
            <source>preferences: %1</source>
            <translation>préférences : %1</translation>
        </message>
        <message>
            <source>List the games with “%1”</source>
            <translation>Afficher les parties avec « %1 »</translation>
        </message>
        <message>
            <source>Players called “%1”</source>
            <translation>Joueurs nommés « %1 »</translation>
        </message>
        <message>
            <source>Events called “%1”</source>
            <translation>Événements nommés « %1 »</translation>
        </message>
        <message>
            <source>panel</source>
            <translation>panneau</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::QueryWords</name>
        <message>
            <source>On the board</source>
            <translation>Sur le damier</translation>
        </message>
        <message>
            <source>a white man on each of these squares</source>
            <translation>un pion blanc sur chacune de ces cases</translation>
        </message>
        <message>
            <source>a black king on one of these squares</source>
            <translation>une dame noire sur une de ces cases</translation>
        </message>
        <message>
            <source>a man or a king</source>
            <translation>un pion ou une dame</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation>l&apos;un ou l&apos;autre</translation>
        </message>
        <message>
            <source>these squares are empty</source>
            <translation>ces cases sont vides</translation>
        </message>
        <message>
            <source>a number of pieces</source>
            <translation>un nombre de pièces</translation>
        </message>
        <message>
            <source>at most this many pieces</source>
            <translation>au plus tant de pièces</translation>
        </message>
        <message>
            <source>White is to move</source>
            <translation>les Blancs ont le trait</translation>
        </message>
        <message>
            <source>for this many plies</source>
            <translation>pendant tant de demi-coups</translation>
        </message>
        <message>
            <source>after these moves from the start</source>
            <translation>après ces coups depuis le début</translation>
        </message>
        <message>
            <source>a whole position</source>
            <translation>une position entière</translation>
        </message>
        <message>
            <source>these pieces, whatever else there is</source>
            <translation>ces pièces, quoi qu&apos;il y ait d&apos;autre</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Coups</translation>
        </message>
        <message>
            <source>White moves without capturing</source>
            <translation>les Blancs jouent sans prendre</translation>
        </message>
        <message>
            <source>Black captures</source>
            <translation>les Noirs prennent</translation>
        </message>
        <message>
            <source>White moves or captures</source>
            <translation>les Blancs jouent ou prennent</translation>
        </message>
        <message>
            <source>White gives pieces away</source>
            <translation>les Blancs donnent des pièces</translation>
        </message>
        <message>
            <source>Black makes a king</source>
            <translation>les Noirs vont à dame</translation>
        </message>
        <message>
            <source>from one of these squares</source>
            <translation>depuis une de ces cases</translation>
        </message>
        <message>
            <source>to one of these squares</source>
            <translation>vers une de ces cases</translation>
        </message>
        <message>
            <source>captures the pieces on these squares</source>
            <translation>prend les pièces sur ces cases</translation>
        </message>
        <message>
            <source>on its way over these squares</source>
            <translation>en passant par ces cases</translation>
        </message>
        <message>
            <source>captures at least this many men</source>
            <translation>prend au moins tant de pions</translation>
        </message>
        <message>
            <source>it is the only legal move</source>
            <translation>c'est le seul coup possible</translation>
        </message>
        <message>
            <source>Black must capture</source>
            <translation>les Noirs doivent prendre</translation>
        </message>
        <message>
            <source>because the largest capture is compulsory</source>
            <translation>parce que la prise majoritaire est obligatoire</translation>
        </message>
        <message>
            <source>and becomes a king</source>
            <translation>et devient dame</translation>
        </message>
        <message>
            <source>is captured by the next move</source>
            <translation>est prise au coup suivant</translation>
        </message>
        <message>
            <source>the piece that moved earlier</source>
            <translation>la pièce qui a joué avant</translation>
        </message>
        <message>
            <source>Combined</source>
            <translation>Combinés</translation>
        </message>
        <message>
            <source>both at the same time</source>
            <translation>les deux en même temps</translation>
        </message>
        <message>
            <source>one of the two</source>
            <translation>l&apos;un des deux</translation>
        </message>
        <message>
            <source>this does not hold</source>
            <translation>ceci n'est pas vrai</translation>
        </message>
        <message>
            <source>later in the game</source>
            <translation>plus tard dans la partie</translation>
        </message>
        <message>
            <source>with the next move</source>
            <translation>au coup suivant</translation>
        </message>
        <message>
            <source>within this many plies</source>
            <translation>en moins de tant de demi-coups</translation>
        </message>
        <message>
            <source>this happens, without that happening first</source>
            <translation>ceci arrive, sans que cela arrive avant</translation>
        </message>
        <message>
            <source>anywhere in the game</source>
            <translation>n&apos;importe où dans la partie</translation>
        </message>
        <message>
            <source>the same with the colours exchanged</source>
            <translation>la même chose, couleurs échangées</translation>
        </message>
        <message>
            <source>Result and judgement</source>
            <translation>Résultat et jugement</translation>
        </message>
        <message>
            <source>White won the game</source>
            <translation>les Blancs ont gagné la partie</translation>
        </message>
        <message>
            <source>the game was drawn</source>
            <translation>la partie a été nulle</translation>
        </message>
        <message>
            <source>no result is known</source>
            <translation>aucun résultat connu</translation>
        </message>
        <message>
            <source>in the last position</source>
            <translation>dans la position finale</translation>
        </message>
        <message>
            <source>Black has pieces but no move</source>
            <translation>les Noirs ont des pièces mais aucun coup</translation>
        </message>
        <message>
            <source>a rule makes it a draw</source>
            <translation>une règle rend la partie nulle</translation>
        </message>
        <message>
            <source>an error by White</source>
            <translation>une erreur des Blancs</translation>
        </message>
        <message>
            <source>a blunder by Black</source>
            <translation>une gaffe des Noirs</translation>
        </message>
        <message>
            <source>White misses a win</source>
            <translation>les Blancs manquent un gain</translation>
        </message>
        <message>
            <source>won for White by the endgame tables</source>
            <translation>gagné pour les Blancs d&apos;après les tables de finales</translation>
        </message>
        <message>
            <source>drawn by the endgame tables</source>
            <translation>nulle d&apos;après les tables de finales</translation>
        </message>
        <message>
            <source>a combination is played</source>
            <translation>une combinaison est jouée</translation>
        </message>
        <message>
            <source>a combination is missed</source>
            <translation>une combinaison est manquée</translation>
        </message>
        <message>
            <source>Structures</source>
            <translation>Structures</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Combinaisons</translation>
        </message>
        <message>
            <source>Endings</source>
            <translation>Finales</translation>
        </message>
    </context>
</TS>
