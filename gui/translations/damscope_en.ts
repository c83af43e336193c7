<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>damscope::gui::AnalysisDocks</name>
        <message numerus="yes">
            <source>%n analysis(es) from last time are not finished: choose Continue under Analyses.</source>
            <translation>
                <numerusform>%n analysis of the last time is not done: Go on under Analyses.</numerusform>
                <numerusform>%n analyses of the last time are not done: Go on under Analyses.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotateDialog</name>
        <message numerus="yes">
            <source>&amp;Selected: %n game(s)</source>
            <translation>
                <numerusform>&amp;Selected: %n game</numerusform>
                <numerusform>&amp;Selected: %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>&amp;All in the list: %n game(s)</source>
            <translation>
                <numerusform>&amp;All in the list: %n game</numerusform>
                <numerusform>&amp;All in the list: %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Annotator</name>
        <message numerus="yes">
            <source>Annotations removed from %n game(s).</source>
            <translation>
                <numerusform>Annotations removed from %n game.</numerusform>
                <numerusform>Annotations removed from %n games.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) annotated.</source>
            <translation>
                <numerusform>%n game annotated.</numerusform>
                <numerusform>%n games annotated.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) not analysed yet: Analysis &gt; Analyse selected games does it.</source>
            <translation>
                <numerusform>%n game not analysed yet: Analysis &gt; Analyse selected games does it.</numerusform>
                <numerusform>%n games not analysed yet: Analysis &gt; Analyse selected games does it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardWidget</name>
        <message numerus="yes">
            <source>White must capture %n.</source>
            <translation>
                <numerusform>White must capture %n.</numerusform>
                <numerusform>White must capture %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Black must capture %n.</source>
            <translation>
                <numerusform>Black must capture %n.</numerusform>
                <numerusform>Black must capture %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionsMenu</name>
        <message numerus="yes">
            <source>%n game(s) added to %1.</source>
            <translation>
                <numerusform>%n game added to %1.</numerusform>
                <numerusform>%n games added to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) removed from %1.</source>
            <translation>
                <numerusform>%n game removed from %1.</numerusform>
                <numerusform>%n games removed from %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DatabaseTools</name>
        <message numerus="yes">
            <source>%n game(s) deleted. Edit &gt; Bring back deleted games undoes it.</source>
            <translation>
                <numerusform>%n game deleted. Edit &gt; Bring back deleted games undoes it.</numerusform>
                <numerusform>%n games deleted. Edit &gt; Bring back deleted games undoes it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Deletions</name>
        <message numerus="yes">
            <source>Delete %n game(s)?</source>
            <translation>
                <numerusform>Delete %n game?</numerusform>
                <numerusform>Delete %n games?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) deleted.</source>
            <translation>
                <numerusform>%n game deleted.</numerusform>
                <numerusform>%n games deleted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) brought back.</source>
            <translation>
                <numerusform>%n game brought back.</numerusform>
                <numerusform>%n games brought back.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DuplicatesDialog</name>
        <message numerus="yes">
            <source>&amp;Delete %n game(s)</source>
            <translation>
                <numerusform>&amp;Delete %n game</numerusform>
                <numerusform>&amp;Delete %n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) may have been edited and will be kept.</source>
            <translation>
                <numerusform>%n game may have been edited and will be kept.</numerusform>
                <numerusform>%n games may have been edited and will be kept.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationPanel</name>
        <message numerus="yes">
            <source>%n inaccuracy(s)</source>
            <translation>
                <numerusform>%n inaccuracy</numerusform>
                <numerusform>%n inaccuracies</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n mistake(s)</source>
            <translation>
                <numerusform>%n mistake</numerusform>
                <numerusform>%n mistakes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n blunder(s)</source>
            <translation>
                <numerusform>%n blunder</numerusform>
                <numerusform>%n blunders</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missed win(s)</source>
            <translation>
                <numerusform>%n missed win</numerusform>
                <numerusform>%n missed wins</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Exporter</name>
        <message numerus="yes">
            <source>%n game(s) written to %1.</source>
            <translation>
                <numerusform>%n game written to %1.</numerusform>
                <numerusform>%n games written to %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) are damaged and were skipped.</source>
            <translation>
                <numerusform>%n game is damaged and was left out.</numerusform>
                <numerusform>%n games are damaged and were left out.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Export %n game(s)</source>
            <translation>
                <numerusform>Export %n game</numerusform>
                <numerusform>Export %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTableModel</name>
        <message numerus="yes">
            <source>%n problem(s) were found when this game was read.</source>
            <translation>
                <numerusform>%n problem was found when this game was read.</numerusform>
                <numerusform>%n problems were found when this game was read.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamesPanel</name>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewGames</name>
        <message numerus="yes">
            <source>The text has %n game(s). Import them into the database?</source>
            <translation>
                <numerusform>The text has %n game. Import it into the database?</numerusform>
                <numerusform>The text has %n games. Import them into the database?</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningModel</name>
        <message numerus="yes">
            <source>Never played here, but %n game(s) reached the position after it by another move order.</source>
            <translation>
                <numerusform>Never played here, but %n game came to the position after it by another way.</numerusform>
                <numerusform>Never played here, but %n games came to the position after it by another way.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In %n of them the opponent has a rating.</source>
            <translation>
                <numerusform>In %n of them the opponent has a rating.</numerusform>
                <numerusform>In %n of them the opponent has a rating.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rating that the result is worth, from the games in which the opponent has one; empty if those are fewer than %n</source>
            <translation>
                <numerusform>The rating that the result is worth, from the games in which the opponent has one; empty if those are fewer than %n</numerusform>
                <numerusform>The rating that the result is worth, from the games in which the opponent has one; empty if those are fewer than %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningsPanel</name>
        <message numerus="yes">
            <source>%n game(s) are damaged and could not be counted.</source>
            <translation>
                <numerusform>%n game is damaged and could not be counted.</numerusform>
                <numerusform>%n games are damaged and could not be counted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n ended here</source>
            <translation>
                <numerusform>%n ended here</numerusform>
                <numerusform>%n ended here</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SearchPanel</name>
        <message numerus="yes">
            <source>%n game(s) are damaged and could not be searched completely.</source>
            <translation>
                <numerusform>%n game is damaged and could not be searched to its end.</numerusform>
                <numerusform>%n games are damaged and could not be searched to their end.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n place(s).</source>
            <translation>
                <numerusform>%n place.</numerusform>
                <numerusform>%n places.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s).</source>
            <translation>
                <numerusform>%n game.</numerusform>
                <numerusform>%n games.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TimeLeft</name>
        <message numerus="yes">
            <source>%n second(s) left</source>
            <translation>
                <numerusform>%n second left</numerusform>
                <numerusform>%n seconds left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minute(s) left</source>
            <translation>
                <numerusform>%n minute left</numerusform>
                <numerusform>%n minutes left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s) left</source>
            <translation>
                <numerusform>%n hour left</numerusform>
                <numerusform>%n hours left</numerusform>
            </translation>
        </message>
    </context>
</TS>
