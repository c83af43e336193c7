<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>damscope::gui::AnalysisDocks</name>
        <message numerus="yes">
            <source>%Ln analysis(es) from last time are not finished: choose Continue under Analyses.</source>
            <translation>
                <numerusform>%Ln analysis from last time is not finished: choose Continue under Analyses.</numerusform>
                <numerusform>%Ln analyses from last time are not finished: choose Continue under Analyses.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln game</numerusform>
                <numerusform>%Ln games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotateDialog</name>
        <message numerus="yes">
            <source>&amp;Selected: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Selected: %Ln game</numerusform>
                <numerusform>&amp;Selected: %Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>&amp;All in the list: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;All in the list: %Ln game</numerusform>
                <numerusform>&amp;All in the list: %Ln games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Annotator</name>
        <message numerus="yes">
            <source>Annotations removed from %Ln game(s).</source>
            <translation>
                <numerusform>Annotations removed from %Ln game.</numerusform>
                <numerusform>Annotations removed from %Ln games.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) annotated.</source>
            <translation>
                <numerusform>%Ln game annotated.</numerusform>
                <numerusform>%Ln games annotated.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) not analysed yet: use Analysis &gt; Analyse selected games.</source>
            <translation>
                <numerusform>%Ln game not analysed yet: use Analysis &gt; Analyse selected games.</numerusform>
                <numerusform>%Ln games not analysed yet: use Analysis &gt; Analyse selected games.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardWidget</name>
        <message numerus="yes">
            <source>White must capture %Ln.</source>
            <translation>
                <numerusform>White must capture %Ln.</numerusform>
                <numerusform>White must capture %Ln.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Black must capture %Ln.</source>
            <translation>
                <numerusform>Black must capture %Ln.</numerusform>
                <numerusform>Black must capture %Ln.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionsMenu</name>
        <message numerus="yes">
            <source>%Ln game(s) added to %1.</source>
            <translation>
                <numerusform>%Ln game added to %1.</numerusform>
                <numerusform>%Ln games added to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed from %1.</source>
            <translation>
                <numerusform>%Ln game removed from %1.</numerusform>
                <numerusform>%Ln games removed from %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CorrectEventDialog</name>
        <message numerus="yes">
            <source>%Ln game(s) would change.</source>
            <translation>
                <numerusform>%Ln game would change.</numerusform>
                <numerusform>%Ln games would change.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DatabaseTools</name>
        <message numerus="yes">
            <source>%Ln game(s) deleted. To undo this, choose Edit &gt; Bring back deleted games.</source>
            <translation>
                <numerusform>%Ln game deleted. To undo this, choose Edit &gt; Bring back deleted games.</numerusform>
                <numerusform>%Ln games deleted. To undo this, choose Edit &gt; Bring back deleted games.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Deletions</name>
        <message numerus="yes">
            <source>Delete %Ln game(s)?</source>
            <translation>
                <numerusform>Delete %Ln game?</numerusform>
                <numerusform>Delete %Ln games?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted.</source>
            <translation>
                <numerusform>%Ln game deleted.</numerusform>
                <numerusform>%Ln games deleted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) brought back.</source>
            <translation>
                <numerusform>%Ln game brought back.</numerusform>
                <numerusform>%Ln games brought back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed for good.</source>
            <translation>
                <numerusform>%Ln game removed for good.</numerusform>
                <numerusform>%Ln games removed for good.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DuplicatesDialog</name>
        <message numerus="yes">
            <source>&amp;Delete %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Delete %Ln game</numerusform>
                <numerusform>&amp;Delete %Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) may have been edited and will be kept.</source>
            <translation>
                <numerusform>%Ln game may have been edited and will be kept.</numerusform>
                <numerusform>%Ln games may have been edited and will be kept.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationPanel</name>
        <message numerus="yes">
            <source>%Ln inaccuracy(s)</source>
            <translation>
                <numerusform>%Ln inaccuracy</numerusform>
                <numerusform>%Ln inaccuracies</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln mistake(s)</source>
            <translation>
                <numerusform>%Ln mistake</numerusform>
                <numerusform>%Ln mistakes</numerusform>
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
                <numerusform>%Ln missed win</numerusform>
                <numerusform>%Ln missed wins</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventEditor</name>
        <message numerus="yes">
            <source>%Ln game(s) created. Type the results in the table.</source>
            <translation>
                <numerusform>%Ln game created. Type the results in the table.</numerusform>
                <numerusform>%Ln games created. Type the results in the table.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) corrected. This can be undone.</source>
            <translation>
                <numerusform>%Ln game corrected. This can be undone.</numerusform>
                <numerusform>%Ln games corrected. This can be undone.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln game(s) restored.</source>
            <translation>
                <numerusform>Undone: %Ln game restored.</numerusform>
                <numerusform>Undone: %Ln games restored.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln entered game(s) deleted. Edit &gt; Bring back deleted games restores them.</source>
            <translation>
                <numerusform>Undone: %Ln entered game deleted. Edit &gt; Bring back deleted games restores it.</numerusform>
                <numerusform>Undone: %Ln entered games deleted. Edit &gt; Bring back deleted games restores them.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Exporter</name>
        <message numerus="yes">
            <source>%Ln game(s) written to %1.</source>
            <translation>
                <numerusform>%Ln game written to %1.</numerusform>
                <numerusform>%Ln games written to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and were skipped.</source>
            <translation>
                <numerusform>%Ln game is damaged and was skipped.</numerusform>
                <numerusform>%Ln games are damaged and were skipped.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Export %Ln game(s)</source>
            <translation>
                <numerusform>Export %Ln game</numerusform>
                <numerusform>Export %Ln games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTableModel</name>
        <message numerus="yes">
            <source>%Ln problem(s) were found when this game was read.</source>
            <translation>
                <numerusform>%Ln problem was found when this game was read.</numerusform>
                <numerusform>%Ln problems were found when this game was read.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamesPanel</name>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln game</numerusform>
                <numerusform>%Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Delete &amp;all %Ln game(s) in the list…</source>
            <translation>
                <numerusform>Delete &amp;all %Ln game in the list…</numerusform>
                <numerusform>Delete &amp;all %Ln games in the list…</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Importer</name>
        <message numerus="yes">
            <source>%Ln of the games already stored were deleted before and stay deleted: Database &gt; Deleted games brings them back.</source>
            <translation>
                <numerusform>%Ln of the games already stored was deleted before and stays deleted: Database &gt; Deleted games brings it back.</numerusform>
                <numerusform>%Ln of the games already stored were deleted before and stay deleted: Database &gt; Deleted games brings them back.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were edited or repaired since: the corrected ones stay.</source>
            <translation>
                <numerusform>%Ln of the games already stored was edited or repaired since: the corrected one stays.</numerusform>
                <numerusform>%Ln of the games already stored were edited or repaired since: the corrected ones stay.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewEventDialog</name>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln game</numerusform>
                <numerusform>%Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln player(s)</source>
            <translation>
                <numerusform>%Ln player</numerusform>
                <numerusform>%Ln players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewGames</name>
        <message numerus="yes">
            <source>The text has %Ln game(s). Import them into the database?</source>
            <translation>
                <numerusform>The text has %Ln game. Import it into the database?</numerusform>
                <numerusform>The text has %Ln games. Import them into the database?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningModel</name>
        <message numerus="yes">
            <source>Never played here, but %Ln game(s) reached the position after it by another move order.</source>
            <translation>
                <numerusform>Never played here, but %Ln game reached the position after it by another move order.</numerusform>
                <numerusform>Never played here, but %Ln games reached the position after it by another move order.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %Ln of them the opponent has a rating.</source>
            <translation>
                <numerusform>In %Ln of them the opponent has a rating.</numerusform>
                <numerusform>In %Ln of them the opponent has a rating.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rating that this score corresponds to, from the games in which the opponent has one; empty if they are fewer than %Ln</source>
            <translation>
                <numerusform>The rating that this score corresponds to, from the games in which the opponent has one; empty if they are fewer than %Ln</numerusform>
                <numerusform>The rating that this score corresponds to, from the games in which the opponent has one; empty if they are fewer than %Ln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningsPanel</name>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be counted.</source>
            <translation>
                <numerusform>%Ln game is damaged and could not be counted.</numerusform>
                <numerusform>%Ln games are damaged and could not be counted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln game</numerusform>
                <numerusform>%Ln games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln ended here</source>
            <translation>
                <numerusform>%Ln ended here</numerusform>
                <numerusform>%Ln ended here</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayersPage</name>
        <message numerus="yes">
            <source>%Ln name(s) now refer to another person.</source>
            <translation>
                <numerusform>%Ln name now refers to another person.</numerusform>
                <numerusform>%Ln names now refer to another person.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) refer to the same person as before.</source>
            <translation>
                <numerusform>%Ln name refers to the same person as before.</numerusform>
                <numerusform>%Ln names refer to the same person as before.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportDialog</name>
        <message numerus="yes">
            <source>Damscope, %Ln thread(s), %1 MB</source>
            <translation>
                <numerusform>Damscope, %Ln thread, %1 MB</numerusform>
                <numerusform>Damscope, %Ln threads, %1 MB</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SearchPanel</name>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be searched completely.</source>
            <translation>
                <numerusform>%Ln game is damaged and could not be searched completely.</numerusform>
                <numerusform>%Ln games are damaged and could not be searched completely.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln place(s).</source>
            <translation>
                <numerusform>%Ln place.</numerusform>
                <numerusform>%Ln places.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s).</source>
            <translation>
                <numerusform>%Ln game.</numerusform>
                <numerusform>%Ln games.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SheetText</name>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>and %Ln more</numerusform>
                <numerusform>and %Ln more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SourcesDialog</name>
        <message numerus="yes">
            <source>%Ln game(s) do not state it: deduced from the moves</source>
            <translation>
                <numerusform>%Ln game does not state it: deduced from the moves</numerusform>
                <numerusform>%Ln games do not state it: deduced from the moves</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TimeLeft</name>
        <message numerus="yes">
            <source>%Ln second(s) left</source>
            <translation>
                <numerusform>%Ln second left</numerusform>
                <numerusform>%Ln seconds left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s) left</source>
            <translation>
                <numerusform>%Ln minute left</numerusform>
                <numerusform>%Ln minutes left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln hour(s) left</source>
            <translation>
                <numerusform>%Ln hour left</numerusform>
                <numerusform>%Ln hours left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeletedDialog</name>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>and %Ln more</numerusform>
                <numerusform>and %Ln more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Remove %Ln deleted game(s) for good?</source>
            <translation>
                <numerusform>Remove %Ln deleted game for good?</numerusform>
                <numerusform>Remove %Ln deleted games for good?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoredProblems</name>
        <message numerus="yes">
            <source>The first %Ln problem(s) are listed, the newest sources first.</source>
            <translation>
                <numerusform>The first %Ln problem is listed, the newest sources first.</numerusform>
                <numerusform>The first %Ln problems are listed, the newest sources first.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameThemes</name>
        <message numerus="yes">
            <source>%1: %2 (%3), %Ln plies</source>
            <translation>
                <numerusform>%1: %2 (%3), %Ln ply</numerusform>
                <numerusform>%1: %2 (%3), %Ln plies</numerusform>
            </translation>
        </message>
    </context>
<context>
    <name>damscope::gui::PlayerStrip</name>
    <message numerus="yes">
        <source>−%Ln piece(s)</source>
        <translation>
            <numerusform>−%Ln piece</numerusform>
            <numerusform>−%Ln pieces</numerusform>
        </translation>
    </message>
</context>
    <context>
        <name>damscope::gui::HomePage</name>
        <message numerus="yes">
            <source>%Ln exercise(s), none due</source>
            <translation>
                <numerusform>%Ln exercise, none due</numerusform>
                <numerusform>%Ln exercises, none due</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) due today</source>
            <translation>
                <numerusform>%Ln exercise due today</numerusform>
                <numerusform>%Ln exercises due today</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Trainer</name>
        <message numerus="yes">
            <source>%Ln exercise(s) made</source>
            <translation>
                <numerusform>%Ln exercise made</numerusform>
                <numerusform>%Ln exercises made</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingWords</name>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln due</numerusform>
                <numerusform>%Ln due</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln new</numerusform>
                <numerusform>%Ln new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>%Ln answered today</numerusform>
                <numerusform>%Ln answered today</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln day(s) in a row</source>
            <translation>
                <numerusform>%Ln day in a row</numerusform>
                <numerusform>%Ln days in a row</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningSide</name>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln due</numerusform>
                <numerusform>%Ln due</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln new</numerusform>
                <numerusform>%Ln new</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>%Ln answered today</numerusform>
                <numerusform>%Ln answered today</numerusform>
            </translation>
        </message>
    </context>
</TS>
