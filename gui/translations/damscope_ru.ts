<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <context>
        <name>damscope::chart::EvaluationChart</name>
        <message>
            <source>White wins</source>
            <translation>Белые выигрывают</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Чёрные выигрывают</translation>
        </message>
        <message>
            <source>forced</source>
            <translation>вынужденно</translation>
        </message>
        <message>
            <source>best move</source>
            <translation>лучший ход</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>единственный ход</translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>неточность</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>ошибка</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>зевок</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>упущенный выигрыш</translation>
        </message>
        <message>
            <source>Evaluation of the game</source>
            <translation>Оценка партии</translation>
        </message>
        <message>
            <source>Start: %1</source>
            <translation>Начало: %1</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Начало</translation>
        </message>
        <message>
            <source>%1: not analysed</source>
            <translation>%1: нет анализа</translation>
        </message>
        <message>
            <source>%1% of the game lost</source>
            <translation>потеряно %1 % партии</translation>
        </message>
        <message>
            <source>Inaccuracy ?!</source>
            <translation>Неточность ?!</translation>
        </message>
        <message>
            <source>Mistake ?</source>
            <translation>Ошибка ?</translation>
        </message>
        <message>
            <source>Blunder ??</source>
            <translation>Зевок ??</translation>
        </message>
        <message>
            <source>Missed win</source>
            <translation>Упущенный выигрыш</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>дебют</translation>
        </message>
        <message>
            <source>middlegame</source>
            <translation>середина</translation>
        </message>
        <message>
            <source>endgame</source>
            <translation>окончание</translation>
        </message>
        <message>
            <source>even</source>
            <translation>равно</translation>
        </message>
        <message>
            <source>White's clock, minutes</source>
            <translation>Часы белых, минуты</translation>
        </message>
        <message>
            <source>Black's clock, minutes</source>
            <translation>Часы чёрных, минуты</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::About</name>
        <message>
            <source>About Damscope</source>
            <translation>О программе Damscope</translation>
        </message>
        <message>
            <source>Damscope %1: a game database for draughts.

Free software under the GNU General Public License, version 3 or later.</source>
            <translation>Damscope %1: база партий в шашки.

Свободная программа на условиях GNU General Public License версии 3 или новее.</translation>
        </message>
        <message>
            <source>Libraries and their licences:</source>
            <translation>Библиотеки и их лицензии:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Actions</name>
        <message>
            <source>Larger text</source>
            <translation>Крупнее текст</translation>
        </message>
        <message>
            <source>Smaller text</source>
            <translation>Мельче текст</translation>
        </message>
        <message>
            <source>&amp;Sources…</source>
            <translation>&amp;Источники…</translation>
        </message>
        <message>
            <source>What was imported, and how it was read</source>
            <translation>Что импортировано и как прочитано</translation>
        </message>
        <message>
            <source>Save a &amp;copy…</source>
            <translation>Сохранить &amp;копию…</translation>
        </message>
        <message>
            <source>&amp;Properties…</source>
            <translation>&amp;Свойства…</translation>
        </message>
        <message>
            <source>De&amp;lete selected games…</source>
            <translation>&amp;Удалить выбранные партии…</translation>
        </message>
        <message>
            <source>&amp;Bring back deleted games</source>
            <translation>&amp;Вернуть удалённые партии</translation>
        </message>
        <message>
            <source>Deleted &amp;games…</source>
            <translation>Удалённые &amp;партии…</translation>
        </message>
        <message>
            <source>Game &amp;data…</source>
            <translation>&amp;Данные партии…</translation>
        </message>
        <message>
            <source>Players, event, date, result and other data of the game</source>
            <translation>Игроки, соревнование, дата, результат и всё остальное, что известно о партии</translation>
        </message>
        <message>
            <source>Ne&amp;w database…</source>
            <translation>&amp;Новая база…</translation>
        </message>
        <message>
            <source>&amp;Keep the games</source>
            <translation>&amp;Сохранить партии</translation>
        </message>
        <message>
            <source>Stores the games being viewed in your own database</source>
            <translation>Сохраняет просматриваемые партии в вашей базе</translation>
        </message>
        <message>
            <source>&amp;Keep the line</source>
            <translation>&amp;Добавить вариант</translation>
        </message>
        <message>
            <source>Adds the explored moves to the game as a variation</source>
            <translation>Добавляет просмотренные ходы в партию как вариант</translation>
        </message>
        <message>
            <source>&amp;Back to the game</source>
            <translation>&amp;Назад к партии</translation>
        </message>
        <message>
            <source>Leaves the explored moves</source>
            <translation>Выход из просмотра ходов</translation>
        </message>
        <message>
            <source>&amp;Check the database</source>
            <translation>&amp;Проверить базу</translation>
        </message>
        <message>
            <source>Find &amp;duplicates</source>
            <translation>Найти &amp;дубликаты</translation>
        </message>
        <message>
            <source>Games in the list that are stored twice</source>
            <translation>Партии списка, сохранённые дважды</translation>
        </message>
        <message>
            <source>&amp;Update the position index</source>
            <translation>&amp;Обновить индекс позиций</translation>
        </message>
        <message>
            <source>Find co&amp;mbinations and structures</source>
            <translation>Найти ко&amp;мбинации и структуры</translation>
        </message>
        <message>
            <source>&amp;Names of combinations and structures…</source>
            <translation>&amp;Названия комбинаций и структур…</translation>
        </message>
        <message>
            <source>In new and changed games, for shot: and structure: of the filter</source>
            <translation>В новых и изменённых партиях, для shot: и structure: в фильтре</translation>
        </message>
        <message>
            <source>Re&amp;build the position index</source>
            <translation>П&amp;ерестроить индекс позиций</translation>
        </message>
        <message>
            <source>&amp;Recover games of a damaged database…</source>
            <translation>&amp;Спасти партии повреждённой базы…</translation>
        </message>
        <message>
            <source>&amp;Report of the game</source>
            <translation>&amp;Отчёт о партии</translation>
        </message>
        <message>
            <source>&amp;Why this move</source>
            <translation>&amp;Почему этот ход</translation>
        </message>
        <message>
            <source>What is proved about the move on the board</source>
            <translation>Что доказано о ходе на доске</translation>
        </message>
        <message>
            <source>Ann&amp;otate games…</source>
            <translation>Про&amp;комментировать партии…</translation>
        </message>
        <message>
            <source>Writes signs, comments and better moves into analysed games</source>
            <translation>Записывает знаки, комментарии и лучшие ходы в проанализированные партии</translation>
        </message>
        <message>
            <source>Endgame ta&amp;bles…</source>
            <translation>&amp;Таблицы окончаний…</translation>
        </message>
        <message>
            <source>&amp;Manual</source>
            <translation>&amp;Руководство</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Правила</translation>
        </message>
        <message>
            <source>&amp;Go to the board</source>
            <translation>К &amp;доске</translation>
        </message>
        <message>
            <source>Ne&amp;xt panel</source>
            <translation>С&amp;ледующая панель</translation>
        </message>
        <message>
            <source>&amp;Previous panel</source>
            <translation>&amp;Предыдущая панель</translation>
        </message>
        <message>
            <source>&amp;Open database…</source>
            <translation>&amp;Открыть базу…</translation>
        </message>
        <message>
            <source>&amp;View files…</source>
            <translation>По&amp;смотреть файлы…</translation>
        </message>
        <message>
            <source>Shows the games and problems of files without storing them</source>
            <translation>Показывает партии и проблемы файлов, ничего не сохраняя</translation>
        </message>
        <message>
            <source>I&amp;mport in an encoding or variant…</source>
            <translation>И&amp;мпорт с кодировкой или видом шашек…</translation>
        </message>
        <message>
            <source>&amp;Import files…</source>
            <translation>&amp;Импорт файлов…</translation>
        </message>
        <message>
            <source>Import &amp;folder…</source>
            <translation>Импорт &amp;папки…</translation>
        </message>
        <message>
            <source>&amp;Save game</source>
            <translation>&amp;Сохранить партию</translation>
        </message>
        <message>
            <source>Save game &amp;as PDN…</source>
            <translation>Сохранить &amp;как PDN…</translation>
        </message>
        <message>
            <source>Save &amp;diagram…</source>
            <translation>Сохранить &amp;диаграмму…</translation>
        </message>
        <message>
            <source>E&amp;xport game…</source>
            <translation>&amp;Экспорт партии…</translation>
        </message>
        <message>
            <source>&amp;Print game…</source>
            <translation>&amp;Печать партии…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Выход</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Вернуть</translation>
        </message>
        <message>
            <source>&amp;Copy position (FEN)</source>
            <translation>&amp;Копировать позицию (FEN)</translation>
        </message>
        <message>
            <source>Copy &amp;game (PDN)</source>
            <translation>Копировать п&amp;артию (PDN)</translation>
        </message>
        <message>
            <source>Copy &amp;diagram</source>
            <translation>Копировать &amp;диаграмму</translation>
        </message>
        <message>
            <source>&amp;Paste position or game</source>
            <translation>&amp;Вставить позицию или партию</translation>
        </message>
        <message>
            <source>P&amp;references…</source>
            <translation>&amp;Настройки…</translation>
        </message>
        <message>
            <source>&amp;Filter games</source>
            <translation>&amp;Фильтр партий</translation>
        </message>
        <message>
            <source>&amp;Search in games</source>
            <translation>&amp;Поиск в партиях</translation>
        </message>
        <message>
            <source>Search this p&amp;osition</source>
            <translation>Искать эту по&amp;зицию</translation>
        </message>
        <message>
            <source>&amp;Openings of this position</source>
            <translation>Д&amp;ебюты этой позиции</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Новая партия…</translation>
        </message>
        <message>
            <source>&amp;Edit position…</source>
            <translation>&amp;Изменить позицию…</translation>
        </message>
        <message>
            <source>Pla&amp;y…</source>
            <translation>&amp;Играть…</translation>
        </message>
        <message>
            <source>To the &amp;start</source>
            <translation>В &amp;начало</translation>
        </message>
        <message>
            <source>&amp;Previous move</source>
            <translation>&amp;Предыдущий ход</translation>
        </message>
        <message>
            <source>&amp;Next move</source>
            <translation>&amp;Следующий ход</translation>
        </message>
        <message>
            <source>To the &amp;end</source>
            <translation>В &amp;конец</translation>
        </message>
        <message>
            <source>Move variation &amp;up</source>
            <translation>Поднять вариант в&amp;ыше</translation>
        </message>
        <message>
            <source>Make &amp;main line</source>
            <translation>Сделать &amp;главным вариантом</translation>
        </message>
        <message>
            <source>&amp;Delete from here</source>
            <translation>&amp;Удалить отсюда</translation>
        </message>
        <message>
            <source>&amp;Comment on the move</source>
            <translation>&amp;Комментарий к ходу</translation>
        </message>
        <message>
            <source>Cop&amp;y the line</source>
            <translation>Копировать &amp;линию</translation>
        </message>
        <message>
            <source>This move and those after it, as text</source>
            <translation>Этот ход и следующие, текстом</translation>
        </message>
        <message>
            <source>&amp;Analyse game</source>
            <translation>&amp;Анализ партии</translation>
        </message>
        <message>
            <source>Analyse &amp;selected games</source>
            <translation>Анализ &amp;выбранных партий</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Движок</translation>
        </message>
        <message>
            <source>Let the engine think about the position</source>
            <translation>Дать движку подумать над позицией</translation>
        </message>
        <message>
            <source>&amp;Lock</source>
            <translation>&amp;Закрепить</translation>
        </message>
        <message>
            <source>Keep this position while you move through the game</source>
            <translation>Оставаться на этой позиции при просмотре партии</translation>
        </message>
        <message>
            <source>&amp;Threat</source>
            <translation>&amp;Угроза</translation>
        </message>
        <message>
            <source>What the other side would do if it were to move</source>
            <translation>Что сделала бы другая сторона, будь её ход</translation>
        </message>
        <message>
            <source>E&amp;ngines…</source>
            <translation>Д&amp;вижки…</translation>
        </message>
        <message>
            <source>Save &amp;chart…</source>
            <translation>Сохранить &amp;график…</translation>
        </message>
        <message>
            <source>Revert the &amp;repair</source>
            <translation>Отменить исп&amp;равление</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Возвращает сохранённой партии то, что было записано</translation>
        </message>
        <message>
            <source>&amp;Board alone, full screen</source>
            <translation>Только доска, во весь &amp;экран</translation>
        </message>
        <message>
            <source>T&amp;ouch-move</source>
            <translation>&amp;Тронул — ходи</translation>
        </message>
        <message>
            <source>&amp;Reset layout</source>
            <translation>&amp;Сбросить расположение</translation>
        </message>
        <message>
            <source>&amp;About Damscope</source>
            <translation>&amp;О программе Damscope</translation>
        </message>
        <message>
            <source>C&amp;lose database</source>
            <translation>&amp;Закрыть базу</translation>
        </message>
        <message>
            <source>&amp;Match between engines…</source>
            <translation>&amp;Матч между движками…</translation>
        </message>
        <message>
            <source>Next control &amp;in the panel</source>
            <translation>Следующий эле&amp;мент панели</translation>
        </message>
        <message>
            <source>Previous control in the p&amp;anel</source>
            <translation>Предыдущий элеме&amp;нт панели</translation>
        </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Главная</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Партии</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Отчёт</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Дебюты</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>П&amp;оиск</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>&amp;Move panels</source>
        <translation>&amp;Перемещать панели</translation>
    </message>
    <message>
        <source>Gives panels title bars by which they can be dragged elsewhere</source>
        <translation>Показывает у панелей заголовки, за которые их перетаскивают на другое место</translation>
    </message>
    <message>
        <source>&amp;Flip the board</source>
        <translation>&amp;Перевернуть доску</translation>
    </message>
    <message>
        <source>&amp;Enter variation</source>
        <translation>&amp;Войти в вариант</translation>
    </message>
    <message>
        <source>&amp;Leave variation</source>
        <translation>Вы&amp;йти из варианта</translation>
    </message>
    <message>
        <source>Print a diagram &amp;here</source>
        <translation>&amp;Напечатать здесь диаграмму</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Горячие клавиши</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Найти команду…</translation>
    </message>
    <message>
        <source>Finds any command, database or player as you type</source>
        <translation>Находит любую команду, базу или игрока по мере ввода</translation>
    </message>
        <message>
            <source>&amp;Training</source>
            <translation>&amp;Тренировка</translation>
        </message>
        <message>
            <source>Pla&amp;yers</source>
            <translation>&amp;Игроки</translation>
        </message>
        <message>
            <source>&amp;Events</source>
            <translation>&amp;Турниры</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>&amp;Ввести турнир…</translation>
        </message>
        <message>
            <source>&amp;Type results of an event</source>
            <translation>Ввести &amp;результаты соревнования</translation>
        </message>
        <message>
            <source>C&amp;orrect an event…</source>
            <translation>&amp;Исправить соревнование…</translation>
        </message>
        <message>
            <source>Un&amp;do the last correction</source>
            <translation>&amp;Отменить последнее исправление</translation>
        </message>
        <message>
            <source>Restore &amp;a copy…</source>
            <translation>Восс&amp;тановить копию…</translation>
        </message>
        <message>
            <source>Puts a copy of the database in its place</source>
            <translation>Ставит копию базы на её место</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::AnalysesPanel</name>
        <message>
            <source>Search per &amp;move:</source>
            <translation>Расчёт каждого &amp;хода:</translation>
        </message>
        <message>
            <source>quick</source>
            <translation>быстро</translation>
        </message>
        <message>
            <source>thorough</source>
            <translation>тщательно</translation>
        </message>
        <message>
            <source>Thoroughness of the next analysis</source>
            <translation>Тщательность следующего анализа</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Продолжить</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Убрать</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Анализы</translation>
        </message>
        <message>
            <source>No game is being analysed. Analysis &gt; Analyse game analyses the open game, Analyse selected games those selected in the list.</source>
            <translation>Сейчас партии не анализируются. Анализ &gt; Анализ партии разбирает открытую партию, Анализ выбранных партий — выбранные в списке.</translation>
        </message>
    <message>
        <source>standard</source>
        <translation>обычный</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::AnalysisDocks</name>
        <message>
            <source>Analysed: %1.</source>
            <translation>Проанализировано: %1.</translation>
        </message>
        <message>
            <source>The analysis failed: %1</source>
            <translation>Анализ не удался: %1</translation>
        </message>
        <message>
            <source>Another window of Damscope is analysing. This analysis starts by itself when that one has finished or is closed.</source>
            <translation>Анализ идёт в другом окне Damscope. Этот анализ начнётся сам, когда тот закончится или окно закроют.</translation>
        </message>
        <message>
            <source>The list of analyses could not be saved: %1</source>
            <translation>Не удалось сохранить список анализов: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln analysis(es) from last time are not finished: choose Continue under Analyses.</source>
            <translation>
                <numerusform>%Ln анализ с прошлого раза не закончен: «Продолжить» в «Анализах».</numerusform>
                <numerusform>%Ln анализа с прошлого раза не закончены: «Продолжить» в «Анализах».</numerusform>
                <numerusform>%Ln анализов с прошлого раза не закончены: «Продолжить» в «Анализах».</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet: Analysis &gt; Analyse game (F6).</source>
            <translation>Эта партия ещё не проанализирована: Анализ &gt; Анализ партии (F6).</translation>
        </message>
        <message>
            <source>There is no folder for endgame tables: DAMSCOPE_ENDGAMES is "none".</source>
            <translation>Нет папки для таблиц окончаний: DAMSCOPE_ENDGAMES равна «none».</translation>
        </message>
        <message>
            <source>Open a database first: evaluations are stored there.</source>
            <translation>Сначала откройте базу: оценки хранятся в ней.</translation>
        </message>
        <message>
            <source>This game is being analysed already.</source>
            <translation>Эта партия уже анализируется.</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>Select games in the list first.</source>
            <translation>Сначала выберите партии в списке.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln партия</numerusform>
                <numerusform>%Ln партии</numerusform>
                <numerusform>%Ln партий</numerusform>
            </translation>
        </message>
        <message>
            <source>Save chart</source>
            <translation>Сохранить график</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png);;PDF (*.pdf)</source>
            <translation>Векторные рисунки (*.svg);;Изображения (*.png);;PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Evaluation</source>
            <translation>Оценка</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Движок</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Analyses</source>
            <translation>Анализы</translation>
        </message>
        <message>
            <source>Open a database first: the games are stored there.</source>
            <translation>Сначала откройте базу: партии хранятся в ней.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnalysisQueue</name>
        <message>
            <source>%1%, positions: %2</source>
            <translation>%1 %, позиций: %2</translation>
        </message>
        <message>
            <source>waiting for another window</source>
            <translation>ждёт другого окна</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>ожидает</translation>
        </message>
        <message>
            <source>running</source>
            <translation>идёт</translation>
        </message>
        <message>
            <source>stopped</source>
            <translation>остановлен</translation>
        </message>
        <message>
            <source>done</source>
            <translation>готов</translation>
        </message>
        <message>
            <source>done, with problems</source>
            <translation>готов, с ошибками</translation>
        </message>
        <message>
            <source>failed: %1</source>
            <translation>не удался: %1</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Ход</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Состояние</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotateDialog</name>
        <message numerus="yes">
            <source>&amp;Selected: %Ln game(s)</source>
            <translation>
                <numerusform>В&amp;ыбранные: %Ln партия</numerusform>
                <numerusform>В&amp;ыбранные: %Ln партии</numerusform>
                <numerusform>В&amp;ыбранные: %Ln партий</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>&amp;All in the list: %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Все в списке: %Ln партия</numerusform>
                <numerusform>&amp;Все в списке: %Ln партии</numerusform>
                <numerusform>&amp;Все в списке: %Ln партий</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Remove Damscope's annotations</source>
            <translation>&amp;Убрать комментарии Damscope</translation>
        </message>
        <message>
            <source>Annotate games</source>
            <translation>Прокомментировать партии</translation>
        </message>
        <message>
            <source>Language of the comments</source>
            <translation>Язык комментариев</translation>
        </message>
        <message>
            <source>Errors of analysed games get a sign, a short comment and the better line. What people wrote is kept.</source>
            <translation>Ошибки проанализированных партий получают знак, краткий комментарий и лучшее продолжение. Написанное людьми сохраняется.</translation>
        </message>
        <message>
            <source>&amp;Language of the comments:</source>
            <translation>&amp;Язык комментариев:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::AnnotationPanel</name>
        <message>
            <source>very good move</source>
            <translation>очень хороший ход</translation>
        </message>
        <message>
            <source>good move</source>
            <translation>хороший ход</translation>
        </message>
        <message>
            <source>interesting move</source>
            <translation>интересный ход</translation>
        </message>
        <message>
            <source>doubtful move</source>
            <translation>сомнительный ход</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>ошибка</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>зевок</translation>
        </message>
        <message>
            <source>only move</source>
            <translation>единственный ход</translation>
        </message>
        <message>
            <source>equal</source>
            <translation>равно</translation>
        </message>
        <message>
            <source>unclear</source>
            <translation>неясно</translation>
        </message>
        <message>
            <source>White slightly better</source>
            <translation>у белых чуть лучше</translation>
        </message>
        <message>
            <source>White better</source>
            <translation>у белых лучше</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>Белые выигрывают</translation>
        </message>
        <message>
            <source>Black slightly better</source>
            <translation>у чёрных чуть лучше</translation>
        </message>
        <message>
            <source>Black better</source>
            <translation>у чёрных лучше</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Чёрные выигрывают</translation>
        </message>
        <message>
            <source>zugzwang</source>
            <translation>цугцванг</translation>
        </message>
        <message>
            <source>initiative</source>
            <translation>инициатива</translation>
        </message>
        <message>
            <source>attack</source>
            <translation>атака</translation>
        </message>
        <message>
            <source>counterplay</source>
            <translation>контригра</translation>
        </message>
        <message>
            <source>time trouble</source>
            <translation>цейтнот</translation>
        </message>
        <message>
            <source>Comment before the move</source>
            <translation>Комментарий перед ходом</translation>
        </message>
        <message>
            <source>Comment after the move</source>
            <translation>Комментарий после хода</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Annotator</name>
        <message>
            <source>There is no game to annotate.</source>
            <translation>Нет партий для комментирования.</translation>
        </message>
        <message>
            <source>Annotating games</source>
            <translation>Комментирование партий</translation>
        </message>
        <message numerus="yes">
            <source>Annotations removed from %Ln game(s).</source>
            <translation>
                <numerusform>Комментарии убраны из %Ln партии.</numerusform>
                <numerusform>Комментарии убраны из %Ln партий.</numerusform>
                <numerusform>Комментарии убраны из %Ln партий.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) annotated.</source>
            <translation>
                <numerusform>Прокомментирована %Ln партия.</numerusform>
                <numerusform>Прокомментированы %Ln партии.</numerusform>
                <numerusform>Прокомментировано %Ln партий.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) not analysed yet: use Analysis &gt; Analyse selected games.</source>
            <translation>
                <numerusform>Ещё не проанализирована %Ln партия: Анализ &gt; Анализ выбранных партий.</numerusform>
                <numerusform>Ещё не проанализированы %Ln партии: Анализ &gt; Анализ выбранных партий.</numerusform>
                <numerusform>Ещё не проанализировано %Ln партий: Анализ &gt; Анализ выбранных партий.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardPanel</name>
        <message>
            <source>Not in the game: %1</source>
            <translation>Не в партии: %1</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>Not in the game: a position of other games</source>
            <translation>Не в партии: позиция из других партий</translation>
        </message>
        <message>
            <source>Not in the game, from a position of other games: %1</source>
            <translation>Не в партии, из позиции других партий: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BoardWidget</name>
        <message>
            <source>Draughts board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <source>Touch-move: the piece that you touched must move.</source>
            <translation>Тронул — ходи: нужно ходить взятой шашкой.</translation>
        </message>
        <message>
            <source>Several captures: choose one by its number or by a square on its path. %1</source>
            <translation>Несколько взятий: выберите номером или полем на пути. %1</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>Позиция здесь неизвестна: один из прежних ходов не записан.</translation>
        </message>
        <message>
            <source>Choose the next square of the capture.</source>
            <translation>Выберите следующее поле взятия.</translation>
        </message>
        <message>
            <source>White cannot move.</source>
            <translation>У белых нет хода.</translation>
        </message>
        <message>
            <source>Black cannot move.</source>
            <translation>У чёрных нет хода.</translation>
        </message>
        <message numerus="yes">
            <source>White must capture %Ln.</source>
            <translation>
                <numerusform>Белые должны побить %Ln шашку.</numerusform>
                <numerusform>Белые должны побить %Ln шашки.</numerusform>
                <numerusform>Белые должны побить %Ln шашек.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Black must capture %Ln.</source>
            <translation>
                <numerusform>Чёрные должны побить %Ln шашку.</numerusform>
                <numerusform>Чёрные должны побить %Ln шашки.</numerusform>
                <numerusform>Чёрные должны побить %Ln шашек.</numerusform>
            </translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>Ход белых.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>Ход чёрных.</translation>
        </message>
        <message>
            <source>Drag a piece to the square where its move ends.</source>
            <translation>Перетащите шашку на поле, где заканчивается её ход.</translation>
        </message>
        <message>
            <source>%1: empty</source>
            <translation>%1: пусто</translation>
        </message>
        <message>
            <source>%1: white king</source>
            <translation>%1: белая дамка</translation>
        </message>
        <message>
            <source>%1: white man</source>
            <translation>%1: белая простая</translation>
        </message>
        <message>
            <source>%1: black king</source>
            <translation>%1: чёрная дамка</translation>
        </message>
        <message>
            <source>%1: black man</source>
            <translation>%1: чёрная простая</translation>
        </message>
        <message>
            <source>, can move here</source>
            <translation>, сюда можно пойти</translation>
        </message>
        <message>
            <source>, must capture</source>
            <translation>, должна бить</translation>
        </message>
        <message>
            <source>, can move</source>
            <translation>, может ходить</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionTabs</name>
        <message>
            <source>All games</source>
            <translation>Все партии</translation>
        </message>
        <message>
            <source>Collections</source>
            <translation>Подборки</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::BookmarksMenu</name>
        <message>
            <source>This bookmark no longer exists.</source>
            <translation>Этой закладки больше нет.</translation>
        </message>
        <message>
            <source>A bookmark with this name already exists.</source>
            <translation>Закладка с таким именем уже есть.</translation>
        </message>
        <message>
            <source>The name of a bookmark must contain a letter or a digit.</source>
            <translation>Имя закладки должно содержать букву или цифру.</translation>
        </message>
        <message>
            <source>This cannot be kept as a bookmark.</source>
            <translation>Это нельзя сохранить как закладку.</translation>
        </message>
        <message>
            <source>Bookmark this &amp;position…</source>
            <translation>Закладка на эту &amp;позицию…</translation>
        </message>
        <message>
            <source>Bookmark this position</source>
            <translation>Закладка на эту позицию</translation>
        </message>
        <message>
            <source>&amp;Save this search…</source>
            <translation>&amp;Сохранить этот поиск…</translation>
        </message>
        <message>
            <source>Save this search</source>
            <translation>Сохранить этот поиск</translation>
        </message>
        <message>
            <source>&amp;Remove a bookmark</source>
            <translation>&amp;Удалить закладку</translation>
        </message>
        <message>
            <source>Name of the bookmark:</source>
            <translation>Имя закладки:</translation>
        </message>
        <message>
            <source>%1 is kept in the bookmarks.</source>
            <translation>%1 — в закладках.</translation>
        </message>
        <message>
            <source>%1 is removed from the bookmarks.</source>
            <translation>%1 — больше не в закладках.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CollectionsMenu</name>
        <message>
            <source>This collection no longer exists.</source>
            <translation>Подборки с таким именем больше нет.</translation>
        </message>
        <message>
            <source>A collection with this name already exists.</source>
            <translation>Подборка с таким именем уже есть.</translation>
        </message>
        <message>
            <source>The name of a collection must contain a letter or a digit.</source>
            <translation>В имени подборки нужна буква или цифра.</translation>
        </message>
        <message>
            <source>&amp;Add to the collection</source>
            <translation>&amp;Добавить в подборку</translation>
        </message>
        <message>
            <source>&amp;New collection…</source>
            <translation>&amp;Новая подборка…</translation>
        </message>
        <message>
            <source>&amp;Remove from the collection</source>
            <translation>&amp;Убрать из подборки</translation>
        </message>
        <message>
            <source>New &amp;empty collection…</source>
            <translation>Новая &amp;пустая подборка…</translation>
        </message>
        <message>
            <source>Re&amp;name the collection…</source>
            <translation>Пере&amp;именовать подборку…</translation>
        </message>
        <message>
            <source>&amp;Delete the collection</source>
            <translation>У&amp;далить подборку</translation>
        </message>
        <message>
            <source>Undo &amp;the last change of collections</source>
            <translation>&amp;Отменить последнее изменение подборок</translation>
        </message>
        <message>
            <source>New collection</source>
            <translation>Новая подборка</translation>
        </message>
        <message>
            <source>Name of the collection:</source>
            <translation>Имя подборки:</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) added to %1.</source>
            <translation>
                <numerusform>%Ln партия добавлена в %1.</numerusform>
                <numerusform>%Ln партии добавлены в %1.</numerusform>
                <numerusform>%Ln партий добавлено в %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed from %1.</source>
            <translation>
                <numerusform>%Ln партия убрана из %1.</numerusform>
                <numerusform>%Ln партии убраны из %1.</numerusform>
                <numerusform>%Ln партий убрано из %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rename the collection</source>
            <translation>Переименовать подборку</translation>
        </message>
        <message>
            <source>Delete the collection</source>
            <translation>Удалить подборку</translation>
        </message>
        <message>
            <source>Delete the collection %1? Its games stay in the database.</source>
            <translation>Удалить подборку %1? Её партии останутся в базе.</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Отменено: %1</translation>
        </message>
        <message>
            <source>There is nothing to undo.</source>
            <translation>Отменять нечего.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ConflictDialog</name>
        <message>
            <source>The game was changed elsewhere</source>
            <translation>Партия изменена в другом месте</translation>
        </message>
        <message>
            <source>Another window or program has saved this game since you opened it. Your changes are not stored yet. Differences are marked.</source>
            <translation>Другое окно или программа сохранили эту партию после того, как вы её открыли. Ваши изменения ещё не сохранены. Различия отмечены.</translation>
        </message>
        <message>
            <source>This game was deleted since you opened it. Your changes are not stored yet.</source>
            <translation>Эта партия была удалена после того, как вы её открыли. Ваши изменения ещё не сохранены.</translation>
        </message>
        <message>
            <source>Your version</source>
            <translation>Ваша версия</translation>
        </message>
        <message>
            <source>Stored version</source>
            <translation>Сохранённая версия</translation>
        </message>
        <message>
            <source>&amp;Keep both</source>
            <translation>Сохранить &amp;обе</translation>
        </message>
        <message>
            <source>&amp;Store it again</source>
            <translation>&amp;Сохранить снова</translation>
        </message>
        <message>
            <source>&amp;Replace the stored version</source>
            <translation>&amp;Заменить сохранённую</translation>
        </message>
        <message>
            <source>&amp;Discard your version</source>
            <translation>О&amp;тбросить вашу</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CorrectEventDialog</name>
        <message>
            <source>Correct %1</source>
            <translation>Исправить: %1</translation>
        </message>
        <message>
            <source>as in the games</source>
            <translation>как в партиях</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Название:</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Место:</translation>
        </message>
        <message>
            <source>&amp;Date of all games:</source>
            <translation>&amp;Дата всех партий:</translation>
        </message>
        <message>
            <source>&amp;Year of all dates:</source>
            <translation>&amp;Год всех дат:</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>&amp;Игроки:</translation>
        </message>
        <message>
            <source>&amp;Correct</source>
            <translation>&amp;Исправить</translation>
        </message>
        <message>
            <source>Names of the players</source>
            <translation>Имена игроков</translation>
        </message>
        <message>
            <source>As written</source>
            <translation>Записано</translation>
        </message>
        <message>
            <source>Corrected</source>
            <translation>Исправлено</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Это не дата: %1</translation>
        </message>
        <message>
            <source>This is not a year: %1</source>
            <translation>Это не год: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) would change.</source>
            <translation>
                <numerusform>Изменилась бы %Ln партия.</numerusform>
                <numerusform>Изменились бы %Ln партии.</numerusform>
                <numerusform>Изменилось бы %Ln партий.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DatabaseTools</name>
        <message>
            <source>No database is open.</source>
            <translation>База не открыта.</translation>
        </message>
        <message>
            <source>Checking the database</source>
            <translation>Идёт проверка базы</translation>
        </message>
        <message>
            <source>The check was cancelled after %1 games.</source>
            <translation>Проверка отменена после %1 партий.</translation>
        </message>
        <message>
            <source>Check of the database</source>
            <translation>Проверка базы</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Все партии (%1) в порядке.</translation>
        </message>
        <message>
            <source>Faults: %1. Damaged games: %2 of %3.</source>
            <translation>Неисправностей: %1. Повреждённых партий: %2 из %3.</translation>
        </message>
        <message>
            <source>All games are intact: Database &gt; Rebuild the position index repairs the database.</source>
            <translation>Все партии целы: База &gt; Перестроить индекс позиций исправит это.</translation>
        </message>
        <message>
            <source>Database &gt; Recover games puts what can still be read into a new database. Keep this one until then.</source>
            <translation>База &gt; Спасти партии переносит всё, что ещё читается, в новую базу. До этого сохраните эту.</translation>
        </message>
        <message>
            <source>Finding duplicates</source>
            <translation>Поиск дубликатов</translation>
        </message>
        <message>
            <source>No game in the list is stored twice.</source>
            <translation>Ни одна партия списка не записана дважды.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted. To undo this, choose Edit &gt; Bring back deleted games.</source>
            <translation>
                <numerusform>Удалена %Ln партия. Правка &gt; Вернуть удалённые партии отменяет это.</numerusform>
                <numerusform>Удалены %Ln партии. Правка &gt; Вернуть удалённые партии отменяет это.</numerusform>
                <numerusform>Удалено %Ln партий. Правка &gt; Вернуть удалённые партии отменяет это.</numerusform>
            </translation>
        </message>
        <message>
            <source>Finding combinations and structures</source>
            <translation>Поиск комбинаций и структур</translation>
        </message>
        <message>
            <source>Games searched: %1. Combinations: %2. Structures: %3.</source>
            <translation>Просмотрено партий: %1. Комбинаций: %2. Структур: %3.</translation>
        </message>
        <message>
            <source>Cancelled. %1 The next search continues from there.</source>
            <translation>Прервано. %1 Следующий поиск продолжит с этого места.</translation>
        </message>
        <message>
            <source>Updating the position index</source>
            <translation>Обновление индекса позиций</translation>
        </message>
        <message>
            <source>Games added to the position index: %1. Openings named: %2.</source>
            <translation>Партий добавлено в индекс позиций: %1. Названо дебютов: %2.</translation>
        </message>
        <message>
            <source>Cancelled. Games added to the position index: %1. Updating it again continues from there.</source>
            <translation>Отменено. Партий добавлено в индекс позиций: %1. Новое обновление продолжит с этого места.</translation>
        </message>
        <message>
            <source>The last changes are still in the log beside the file, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>Последние изменения пока в журнале рядом с файлом, потому что база открыта в другой программе. Закройте её там, прежде чем копировать файл, или выберите «База» &gt; «Сохранить копию».</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeletedDialog</name>
        <message>
            <source>Deleted games</source>
            <translation>Удалённые партии</translation>
        </message>
        <message>
            <source>Deleted</source>
            <translation>Удалено</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Почему</translation>
        </message>
        <message>
            <source>&amp;Bring back</source>
            <translation>&amp;Вернуть</translation>
        </message>
        <message>
            <source>&amp;Remove for good…</source>
            <translation>&amp;Удалить навсегда…</translation>
        </message>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>и ещё %Ln</numerusform>
                <numerusform>и ещё %Ln</numerusform>
                <numerusform>и ещё %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove deleted games</source>
            <translation>Удаление навсегда</translation>
        </message>
        <message numerus="yes">
            <source>Remove %Ln deleted game(s) for good?</source>
            <translation>
                <numerusform>Навсегда удалить %Ln партию?</numerusform>
                <numerusform>Навсегда удалить %Ln партии?</numerusform>
                <numerusform>Навсегда удалить %Ln партий?</numerusform>
            </translation>
        </message>
        <message>
            <source>This cannot be undone.</source>
            <translation>Это нельзя отменить.</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message>
            <source>selected in the list</source>
            <translation>выбраны в списке</translation>
        </message>
        <message>
            <source>all games of the list</source>
            <translation>все партии списка</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Deletions</name>
        <message>
            <source>Select games in the list first.</source>
            <translation>Сначала выберите партии в списке.</translation>
        </message>
        <message>
            <source>Delete games</source>
            <translation>Удаление партий</translation>
        </message>
        <message numerus="yes">
            <source>Delete %Ln game(s)?</source>
            <translation>
                <numerusform>Удалить %Ln партию?</numerusform>
                <numerusform>Удалить %Ln партии?</numerusform>
                <numerusform>Удалить %Ln партий?</numerusform>
            </translation>
        </message>
        <message>
            <source>They can be brought back: Edit &gt; Bring back deleted games.</source>
            <translation>Их можно вернуть: Правка &gt; Вернуть удалённые партии.</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Удалить</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) deleted.</source>
            <translation>
                <numerusform>Удалена %Ln партия.</numerusform>
                <numerusform>Удалены %Ln партии.</numerusform>
                <numerusform>Удалено %Ln партий.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Возвращать нечего.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) brought back.</source>
            <translation>
                <numerusform>Возвращена %Ln партия.</numerusform>
                <numerusform>Возвращены %Ln партии.</numerusform>
                <numerusform>Возвращено %Ln партий.</numerusform>
            </translation>
        </message>
        <message>
            <source>No games are deleted.</source>
            <translation>Удалённых партий нет.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) removed for good.</source>
            <translation>
                <numerusform>%Ln партия удалена навсегда.</numerusform>
                <numerusform>%Ln партии удалены навсегда.</numerusform>
                <numerusform>%Ln партий удалено навсегда.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Directory</name>
        <message>
            <source>Previous page</source>
            <translation>Предыдущая страница</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DuplicatesDialog</name>
        <message>
            <source>Duplicates</source>
            <translation>Дубликаты</translation>
        </message>
        <message>
            <source>&amp;Show:</source>
            <translation>&amp;Показать:</translation>
        </message>
        <message>
            <source>Certainty</source>
            <translation>Уверенность</translation>
        </message>
        <message>
            <source>Certain</source>
            <translation>Несомненные</translation>
        </message>
        <message>
            <source>Also likely</source>
            <translation>И вероятные</translation>
        </message>
        <message>
            <source>Also possible</source>
            <translation>И возможные</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Партия</translation>
        </message>
        <message>
            <source>Better game</source>
            <translation>Лучшая партия</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Причина</translation>
        </message>
        <message>
            <source>same moves and players</source>
            <translation>те же ходы и игроки</translation>
        </message>
        <message>
            <source>one is the beginning of the other</source>
            <translation>одна — начало другой</translation>
        </message>
        <message>
            <source>same header, one broken off</source>
            <translation>тот же заголовок, одна обрывается</translation>
        </message>
        <message>
            <source>same moves, players exchanged</source>
            <translation>те же ходы, игроки поменялись</translation>
        </message>
        <message>
            <source>same moves, other names</source>
            <translation>те же ходы, другие имена</translation>
        </message>
        <message>
            <source>%1; kept: it may have been edited</source>
            <translation>%1; остаётся: возможно, изменена</translation>
        </message>
        <message>
            <source>%1; it says something that the better one lacks</source>
            <translation>%1; в ней есть то, чего нет в лучшей</translation>
        </message>
        <message>
            <source>possible</source>
            <translation>возможно</translation>
        </message>
        <message>
            <source>likely</source>
            <translation>вероятно</translation>
        </message>
        <message>
            <source>certain</source>
            <translation>несомненно</translation>
        </message>
        <message numerus="yes">
            <source>&amp;Delete %Ln game(s)</source>
            <translation>
                <numerusform>&amp;Удалить %Ln партию</numerusform>
                <numerusform>&amp;Удалить %Ln партии</numerusform>
                <numerusform>&amp;Удалить %Ln партий</numerusform>
            </translation>
        </message>
        <message>
            <source>The first game of each line is deleted; Edit &gt; Bring back deleted games restores it.</source>
            <translation>Удаляется первая партия каждой строки. Правка &gt; Вернуть удалённые партии отменяет это.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) may have been edited and will be kept.</source>
            <translation>
                <numerusform>%Ln партия, возможно, изменена и останется.</numerusform>
                <numerusform>%Ln партии, возможно, изменены и останутся.</numerusform>
                <numerusform>%Ln партий, возможно, изменены и останутся.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndgameDialog</name>
        <message>
            <source>&amp;Build</source>
            <translation>&amp;Построить</translation>
        </message>
        <message>
            <source>Endgame tables</source>
            <translation>Таблицы окончаний</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
        <message>
            <source>Tables</source>
            <translation>Таблицы</translation>
        </message>
        <message>
            <source>Pieces</source>
            <translation>Шашки</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Размер</translation>
        </message>
        <message>
            <source>up to </source>
            <translation>до </translation>
        </message>
        <message>
            <source> pieces</source>
            <translation> шашек</translation>
        </message>
        <message>
            <source>With these tables the engine knows the result of every position with few pieces. Tables of up to 4 pieces take a minute, those of 5 about an hour, those of 6 days. Folder: %1</source>
            <translation>С этими таблицами движок знает исход любой позиции с малым числом шашек. Таблицы до 4 шашек строятся минуту, 5 — около часа, 6 — несколько дней. Папка: %1</translation>
        </message>
        <message>
            <source>none</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>Building tables: %1</source>
            <translation>Построение таблиц: %1</translation>
        </message>
        <message>
            <source>Tables built: %1, already there: %2.</source>
            <translation>Построено таблиц: %1, уже было: %2.</translation>
        </message>
        <message>
            <source>Stopped. Tables built: %1. Building again continues from there.</source>
            <translation>Остановлено. Построено таблиц: %1. Новое построение продолжит с этого места.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginePanel</name>
        <message>
            <source>The position is not known here.</source>
            <translation>Позиция здесь неизвестна.</translation>
        </message>
        <message>
            <source>Thinking…</source>
            <translation>Думает…</translation>
        </message>
        <message>
            <source>There is no move.</source>
            <translation>Ходов нет.</translation>
        </message>
        <message>
            <source>Depth %1</source>
            <translation>Глубина %1</translation>
        </message>
        <message>
            <source>%1 positions per second</source>
            <translation>%1 позиций в секунду</translation>
        </message>
        <message>
            <source>Locked to the position after %1</source>
            <translation>Остаётся на позиции после %1</translation>
        </message>
        <message>
            <source>Locked to the starting position</source>
            <translation>Остаётся на начальной позиции</translation>
        </message>
        <message>
            <source>What the other side would do</source>
            <translation>Что сделала бы другая сторона</translation>
        </message>
        <message>
            <source>Engine</source>
            <translation>Движок</translation>
        </message>
        <message>
            <source>Lines</source>
            <translation>Линии</translation>
        </message>
        <message>
            <source>How many of the best moves are shown</source>
            <translation>Сколько лучших ходов показано</translation>
        </message>
        <message>
            <source>Lines of the engine</source>
            <translation>Линии движка</translation>
        </message>
        <message>
            <source>%1 lets the engine think about the position.</source>
            <translation>%1: движок обдумывает позицию.</translation>
        </message>
        <message>
            <source>%1
Click: on the board, not yet in the game</source>
            <translation>%1
Щелчок: на доску, пока не в партию</translation>
        </message>
        <message>
            <source>Locked to a position of other games</source>
            <translation>Остаётся на позиции из других партий</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EnginesDialog</name>
        <message>
            <source>&amp;Try it</source>
            <translation>&amp;Проверить</translation>
        </message>
        <message>
            <source>&amp;Save engine</source>
            <translation>&amp;Сохранить движок</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Убрать</translation>
        </message>
        <message>
            <source>Engines</source>
            <translation>Движки</translation>
        </message>
        <message>
            <source>a short name, such as scan</source>
            <translation>короткое имя, например scan</translation>
        </message>
        <message>
            <source>such as /opt/scan/scan hub</source>
            <translation>например /opt/scan/scan hub</translation>
        </message>
        <message>
            <source>Parameter</source>
            <translation>Параметр</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Значение</translation>
        </message>
        <message>
            <source>Parameters of the engine</source>
            <translation>Параметры движка</translation>
        </message>
        <message>
            <source>&amp;Browse…</source>
            <translation>&amp;Обзор…</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Имя:</translation>
        </message>
        <message>
            <source>&amp;Program:</source>
            <translation>П&amp;рограмма:</translation>
        </message>
        <message>
            <source>New engine</source>
            <translation>Новый движок</translation>
        </message>
        <message>
            <source>Engines that speak the Hub protocol, such as Scan, can be added here. Damscope's own engine is always available.</source>
            <translation>Здесь можно добавить движки с протоколом Hub, например Scan. Собственный движок Damscope доступен всегда.</translation>
        </message>
        <message>
            <source>Program of the engine</source>
            <translation>Программа движка</translation>
        </message>
        <message>
            <source>The engine needs a name without spaces and slashes, other than damscope.</source>
            <translation>Движку нужно имя без пробелов и косых черт, не damscope.</translation>
        </message>
        <message>
            <source>Enter the program of the engine; quotes must be closed.</source>
            <translation>Укажите программу движка; кавычка должна быть закрыта.</translation>
        </message>
        <message>
            <source>Starting…</source>
            <translation>Запуск…</translation>
        </message>
        <message>
            <source>It works: %1. It plays: %2.</source>
            <translation>Работает: %1. Играет: %2.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Сохранено.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationBar</name>
        <message>
            <source>Evaluation</source>
            <translation>Оценка</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EvaluationPanel</name>
        <message>
            <source>Errors</source>
            <translation>Ошибки</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Ошибок нет.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>лучше %1</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Стоп</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>%1% accurate</source>
            <translation>точность %1 %</translation>
        </message>
        <message numerus="yes">
            <source>%Ln inaccuracy(s)</source>
            <translation>
                <numerusform>%Ln неточность</numerusform>
                <numerusform>%Ln неточности</numerusform>
                <numerusform>%Ln неточностей</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln mistake(s)</source>
            <translation>
                <numerusform>%Ln ошибка</numerusform>
                <numerusform>%Ln ошибки</numerusform>
                <numerusform>%Ln ошибок</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln blunder(s)</source>
            <translation>
                <numerusform>%Ln зевок</numerusform>
                <numerusform>%Ln зевка</numerusform>
                <numerusform>%Ln зевков</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln missed win(s)</source>
            <translation>
                <numerusform>%Ln упущенный выигрыш</numerusform>
                <numerusform>%Ln упущенных выигрыша</numerusform>
                <numerusform>%Ln упущенных выигрышей</numerusform>
            </translation>
        </message>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Эта партия ещё не анализировалась.</translation>
        </message>
        <message>
            <source>Not analysed yet: %1 of %2 moves have an evaluation.</source>
            <translation>Ещё не проанализирована: ходов с оценкой %1 из %2.</translation>
        </message>
        <message>
            <source>The chart could not be saved: %1</source>
            <translation>Не удалось сохранить график: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventEditor</name>
        <message>
            <source>No database is open.</source>
            <translation>База данных не открыта.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) created. Type the results in the table.</source>
            <translation>
                <numerusform>Создана %Ln партия. Результаты вводятся в таблице.</numerusform>
                <numerusform>Созданы %Ln партии. Результаты вводятся в таблице.</numerusform>
                <numerusform>Создано %Ln партий. Результаты вводятся в таблице.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) corrected. This can be undone.</source>
            <translation>
                <numerusform>Исправлена %Ln партия. Это можно отменить.</numerusform>
                <numerusform>Исправлены %Ln партии. Это можно отменить.</numerusform>
                <numerusform>Исправлено %Ln партий. Это можно отменить.</numerusform>
            </translation>
        </message>
        <message>
            <source>The result was not saved: the game cannot be read.</source>
            <translation>Результат не сохранён: партия не читается.</translation>
        </message>
        <message>
            <source>There is no correction to undo.</source>
            <translation>Нет исправления, которое можно отменить.</translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln game(s) restored.</source>
            <translation>
                <numerusform>Отменено: восстановлена %Ln партия.</numerusform>
                <numerusform>Отменено: восстановлены %Ln партии.</numerusform>
                <numerusform>Отменено: восстановлено %Ln партий.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undone: %Ln entered game(s) deleted. Edit &gt; Bring back deleted games restores them.</source>
            <translation>
                <numerusform>Отменено: удалена %Ln введённая партия. Её вернёт Правка &gt; Вернуть удалённые партии.</numerusform>
                <numerusform>Отменено: удалены %Ln введённые партии. Их вернёт Правка &gt; Вернуть удалённые партии.</numerusform>
                <numerusform>Отменено: удалено %Ln введённых партий. Их вернёт Правка &gt; Вернуть удалённые партии.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EventsPage</name>
        <message>
            <source>Words of an event’s name</source>
            <translation>Слова из названия соревнования</translation>
        </message>
        <message>
            <source>No events with this name.</source>
            <translation>Соревнований с таким названием нет.</translation>
        </message>
        <message>
            <source>No game in this database is from this event.</source>
            <translation>В этой базе нет партий этого соревнования.</translation>
        </message>
        <message>
            <source>“%1” is not a result: type 2, 1, 0, 2-0, + or =.</source>
            <translation>«%1» не результат: введите 2, 1, 0, 2-0, + или =.</translation>
        </message>
        <message>
            <source>Write points as 2-1-0: for a win, a draw and a loss.</source>
            <translation>Очки записываются как 2-1-0: за победу, ничью и поражение.</translation>
        </message>
        <message>
            <source>&amp;Points</source>
            <translation>&amp;Очки</translation>
        </message>
        <message>
            <source>as written</source>
            <translation>как записано</translation>
        </message>
        <message>
            <source>For a win, a draw and a loss</source>
            <translation>За победу, ничью и поражение</translation>
        </message>
        <message>
            <source>&amp;Match points</source>
            <translation>&amp;Матчевые очки</translation>
        </message>
        <message>
            <source>For a match of teams that is won, drawn and lost</source>
            <translation>За выигранный, ничейный и проигранный матч команд</translation>
        </message>
        <message>
            <source>After &amp;round</source>
            <translation>После &amp;тура</translation>
        </message>
        <message>
            <source>all</source>
            <translation>всех</translation>
        </message>
        <message>
            <source>Standings after this round</source>
            <translation>Положение после этого тура</translation>
        </message>
        <message>
            <source>&amp;Type results</source>
            <translation>Ввести &amp;результаты</translation>
        </message>
        <message>
            <source>The crosstable and the games, for typing results</source>
            <translation>Таблица и партии, в которые вводятся результаты</translation>
        </message>
        <message>
            <source>&amp;Enter a tournament…</source>
            <translation>&amp;Ввести турнир…</translation>
        </message>
        <message>
            <source>Creates the games of a list of players or, while results are being typed, another round</source>
            <translation>Создаёт партии списка игроков; при вводе результатов — следующий тур</translation>
        </message>
        <message>
            <source>&amp;Correct the event…</source>
            <translation>&amp;Исправить соревнование…</translation>
        </message>
        <message>
            <source>Name, place, dates and players of all its games at once</source>
            <translation>Название, место, даты и игроки всех его партий сразу</translation>
        </message>
        <message>
            <source>&amp;Undo the last correction</source>
            <translation>От&amp;менить последнее исправление</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ExportJob</name>
        <message>
            <source>none of them can be read</source>
            <translation>ни одну из них нельзя прочитать</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Exporter</name>
        <message>
            <source>The games could not be exported: %1</source>
            <translation>Не удалось экспортировать партии: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) written to %1.</source>
            <translation>
                <numerusform>%Ln партия записана в %1.</numerusform>
                <numerusform>%Ln партии записаны в %1.</numerusform>
                <numerusform>%Ln партий записано в %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and were skipped.</source>
            <translation>
                <numerusform>%Ln партия повреждена и пропущена.</numerusform>
                <numerusform>%Ln партии повреждены и пропущены.</numerusform>
                <numerusform>%Ln партий повреждено и пропущено.</numerusform>
            </translation>
        </message>
        <message>
            <source>Export game</source>
            <translation>Экспорт партии</translation>
        </message>
        <message>
            <source>Web page (*.html);;PDF with diagrams (*.pdf);;Portable Draughts Notation (*.pdn)</source>
            <translation>Веб-страница (*.html);;PDF с диаграммами (*.pdf);;Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be exported: %1</source>
            <translation>Не удалось экспортировать партию: %1</translation>
        </message>
        <message>
            <source>An export is running. Wait until it has finished.</source>
            <translation>Идёт экспорт. Дождитесь конца.</translation>
        </message>
        <message>
            <source>No games are selected; nothing was exported.</source>
            <translation>Не выбрано ни одной партии; ничего не экспортировано.</translation>
        </message>
        <message numerus="yes">
            <source>Export %Ln game(s)</source>
            <translation>
                <numerusform>Экспорт %Ln партии</numerusform>
                <numerusform>Экспорт %Ln партий</numerusform>
                <numerusform>Экспорт %Ln партий</numerusform>
            </translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn);;Web page (*.html);;PDF with diagrams (*.pdf);;Table (*.csv);;JSON (*.json)</source>
            <translation>Portable Draughts Notation (*.pdn);;Веб-страница (*.html);;PDF с диаграммами (*.pdf);;Таблица (*.csv);;JSON (*.json)</translation>
        </message>
        <message>
            <source>Exporting…</source>
            <translation>Экспорт…</translation>
        </message>
        <message>
            <source>The printer cannot be reached.</source>
            <translation>Принтер недоступен.</translation>
        </message>
        <message>
            <source>Save diagram</source>
            <translation>Сохранить диаграмму</translation>
        </message>
        <message>
            <source>Drawings (*.svg);;Pictures (*.png)</source>
            <translation>Векторные рисунки (*.svg);;Изображения (*.png)</translation>
        </message>
        <message>
            <source>The diagram could not be saved: %1</source>
            <translation>Не удалось сохранить диаграмму: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameDocument</name>
        <message>
            <source>line %1</source>
            <translation>линия %1</translation>
        </message>
        <message>
            <source>variation %1</source>
            <translation>вариант %1</translation>
        </message>
        <message>
            <source>move %1</source>
            <translation>ход %1</translation>
        </message>
        <message>
            <source>promote variation</source>
            <translation>поднять вариант</translation>
        </message>
        <message>
            <source>make main line</source>
            <translation>сделать главным вариантом</translation>
        </message>
        <message>
            <source>delete from here</source>
            <translation>удалить отсюда</translation>
        </message>
        <message>
            <source>take back</source>
            <translation>взять ход назад</translation>
        </message>
        <message>
            <source>comment</source>
            <translation>комментарий</translation>
        </message>
        <message>
            <source>sign %1</source>
            <translation>знак %1</translation>
        </message>
        <message>
            <source>game data</source>
            <translation>данные партии</translation>
        </message>
        <message>
            <source>arrows and marks</source>
            <translation>стрелки и метки</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameKeeper</name>
        <message>
            <source>Your changes could not be backed up: %1</source>
            <translation>Не удалось сохранить копию изменений: %1</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Несохранённые изменения</translation>
        </message>
        <message>
            <source>The game has changes that are not saved. Save them?</source>
            <translation>В партии есть несохранённые изменения. Сохранить их?</translation>
        </message>
        <message>
            <source>Save game</source>
            <translation>Сохранить партию</translation>
        </message>
        <message>
            <source>Portable Draughts Notation (*.pdn)</source>
            <translation>Portable Draughts Notation (*.pdn)</translation>
        </message>
        <message>
            <source>The game could not be saved: %1</source>
            <translation>Не удалось сохранить партию: %1</translation>
        </message>
        <message>
            <source>The game is stored as number %1 in %2.</source>
            <translation>Партия сохранена под номером %1 в %2.</translation>
        </message>
        <message>
            <source>Damscope ended without saving your changes to game %1 of %2. Here they are.</source>
            <translation>Damscope завершился, не сохранив ваши изменения партии %1 в %2. Вот они.</translation>
        </message>
        <message>
            <source>Damscope ended without saving this game. Here it is as you left it.</source>
            <translation>Damscope завершился, не сохранив эту партию. Вот она, какой вы её оставили.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamePaper</name>
        <message>
            <source>Draughts games</source>
            <translation>Партии в шашки</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>To the start</source>
            <translation>В начало</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Предыдущий ход</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Следующий ход</translation>
        </message>
        <message>
            <source>To the end</source>
            <translation>В конец</translation>
        </message>
        <message>
            <source>Flip the board</source>
            <translation>Перевернуть доску</translation>
        </message>
        <message>
            <source>not understood</source>
            <translation>не понято</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Тур</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTableModel</name>
        <message>
            <source>Number</source>
            <translation>Номер</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>White's rating</source>
            <translation>Рейтинг белых</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>Black's rating</source>
            <translation>Рейтинг чёрных</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Соревнование</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Дата</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Тур</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Дебют</translation>
        </message>
        <message numerus="yes">
            <source>%Ln problem(s) were found when this game was read.</source>
            <translation>
                <numerusform>При чтении этой партии найдена %Ln проблема.</numerusform>
                <numerusform>При чтении этой партии найдены %Ln проблемы.</numerusform>
                <numerusform>При чтении этой партии найдено %Ln проблем.</numerusform>
            </translation>
        </message>
        <message>
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameTitle</name>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>round %1</source>
            <translation>тур %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GamesPanel</name>
        <message>
            <source>E&amp;xport…</source>
            <translation>Экспорт…</translation>
        </message>
        <message>
            <source>&amp;Delete…</source>
            <translation>&amp;Удалить…</translation>
        </message>
        <message>
            <source>&amp;Columns</source>
            <translation>&amp;Столбцы</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln партия</numerusform>
                <numerusform>%Ln партии</numerusform>
                <numerusform>%Ln партий</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 из %2 партий</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Selected</source>
            <translation>Выбранные</translation>
        </message>
        <message>
            <source>Actions for the selected games, and the columns to show</source>
            <translation>Действия с выбранными партиями и состав столбцов</translation>
        </message>
        <message>
            <source>Selected games</source>
            <translation>Выбранные партии</translation>
        </message>
        <message numerus="yes">
            <source>Delete &amp;all %Ln game(s) in the list…</source>
            <translation>
                <numerusform>Удалить в&amp;есь список (%Ln партия)…</numerusform>
                <numerusform>Удалить в&amp;есь список (%Ln партии)…</numerusform>
                <numerusform>Удалить в&amp;есь список (%Ln партий)…</numerusform>
            </translation>
        </message>
        <message>
            <source>No database is open: File &gt; Open database.</source>
            <translation>База не открыта: Файл &gt; Открыть базу.</translation>
        </message>
        <message>
            <source>This database has no games yet: File &gt; Import files, or Game &gt; New game.</source>
            <translation>В этой базе ещё нет партий: Файл &gt; Импорт файлов или Партия &gt; Новая партия.</translation>
        </message>
        <message>
            <source>No game in the collection chosen above matches the filter.</source>
            <translation>В выбранной выше подборке нет партий, подходящих под фильтр.</translation>
        </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
        <message>
            <source>Player: %1</source>
            <translation>Игрок: %1</translation>
        </message>
        <message>
            <source>Event: %1</source>
            <translation>Соревнование: %1</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::HeaderDialog</name>
        <message>
            <source>New game</source>
            <translation>Новая партия</translation>
        </message>
        <message>
            <source>Game data</source>
            <translation>Данные партии</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>&amp;Белые:</translation>
        </message>
        <message>
            <source>Rating of White:</source>
            <translation>Рейтинг белых:</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>&amp;Чёрные:</translation>
        </message>
        <message>
            <source>Rating of Black:</source>
            <translation>Рейтинг чёрных:</translation>
        </message>
        <message>
            <source>Resul&amp;t:</source>
            <translation>Резуль&amp;тат:</translation>
        </message>
        <message>
            <source>&amp;Event:</source>
            <translation>&amp;Соревнование:</translation>
        </message>
        <message>
            <source>&amp;Site:</source>
            <translation>&amp;Место:</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Дата:</translation>
        </message>
        <message>
            <source>R&amp;ound:</source>
            <translation>Т&amp;ур:</translation>
        </message>
        <message>
            <source>Time &amp;control:</source>
            <translation>&amp;Контроль времени:</translation>
        </message>
        <message>
            <source>&amp;Annotator:</source>
            <translation>&amp;Комментатор:</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22; неизвестные части: 2026.??.??</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Вид шашек:</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>неизвестен</translation>
        </message>
        <message>
            <source>Other tags</source>
            <translation>Другие теги</translation>
        </message>
        <message>
            <source>Tag</source>
            <translation>Тег</translation>
        </message>
        <message>
            <source>Value</source>
            <translation>Значение</translation>
        </message>
        <message>
            <source>Other ta&amp;gs:</source>
            <translation>Другие т&amp;еги:</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Help</name>
        <message>
            <source>On the board: arrow keys and space, or type the move.</source>
            <translation>На доске: стрелки и пробел, или наберите ход.</translation>
        </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Горячие клавиши</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::HitModel</name>
        <message>
            <source>at the end</source>
            <translation>в конце</translation>
        </message>
        <message>
            <source>No.</source>
            <translation>№</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Ход</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Результат</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Соревнование</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Дата</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Importer</name>
        <message>
            <source>The import stopped: %1. The games read before are kept.</source>
            <translation>Импорт прерван: %1. Прочитанное сохранено.</translation>
        </message>
        <message>
            <source>An import is running. Wait until it has finished, or cancel it.</source>
            <translation>Идёт импорт. Дождитесь конца или отмените его.</translation>
        </message>
        <message>
            <source>Reading…</source>
            <translation>Чтение…</translation>
        </message>
        <message>
            <source>%1 games read, %2 per second</source>
            <translation>прочитано партий: %1, в секунду: %2</translation>
        </message>
        <message>
            <source>Games read: %1. Stored: %2, already stored: %3, problems: %4.</source>
            <translation>Прочитано партий: %1. Сохранено: %2, уже известно: %3, проблем: %4.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were deleted before and stay deleted: Database &gt; Deleted games brings them back.</source>
            <translation>
                <numerusform>%Ln из уже сохранённых партий была удалена и остаётся удалённой: вернуть её можно через «База &gt; Удалённые партии».</numerusform>
                <numerusform>%Ln из уже сохранённых партий были удалены и остаются удалёнными: вернуть их можно через «База &gt; Удалённые партии».</numerusform>
                <numerusform>%Ln из уже сохранённых партий были удалены и остаются удалёнными: вернуть их можно через «База &gt; Удалённые партии».</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln of the games already stored were edited or repaired since: the corrected ones stay.</source>
            <translation>
                <numerusform>%Ln из уже сохранённых партий с тех пор изменена или исправлена: исправленная остаётся.</numerusform>
                <numerusform>%Ln из уже сохранённых партий с тех пор изменены или исправлены: исправленные остаются.</numerusform>
                <numerusform>%Ln из уже сохранённых партий с тех пор изменены или исправлены: исправленные остаются.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancelled; importing again continues from there.</source>
            <translation>Отменено; повторный импорт продолжит с этого места.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Импорт</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Games read: %1, problems: %2. Nothing is stored.</source>
            <translation>Прочитано партий: %1, проблем: %2. Ничего не сохранено.</translation>
        </message>
        <message>
            <source>More about files under Problems.</source>
            <translation>Остальное о файлах — в «Проблемах».</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MainWindow</name>
        <message>
            <source>&amp;Undo: %1</source>
            <translation>&amp;Отменить: %1</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Отменить</translation>
        </message>
        <message>
            <source>&amp;Redo: %1</source>
            <translation>&amp;Вернуть: %1</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Вернуть</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ManualWindow</name>
        <message>
            <source>Manual</source>
            <translation>Руководство</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Содержание</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Назад</translation>
        </message>
        <message>
            <source>The documents were not found in %1.</source>
            <translation>Документы не найдены в %1.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Menus</name>
        <message>
            <source>Book&amp;marks</source>
            <translation>Зак&amp;ладки</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Правка</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>П&amp;артия</translation>
        </message>
        <message>
            <source>&amp;Analysis</source>
            <translation>А&amp;нализ</translation>
        </message>
        <message>
            <source>&amp;Database</source>
            <translation>&amp;База</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Вид</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Справка</translation>
        </message>
        <message>
            <source>&amp;Recent databases</source>
            <translation>&amp;Недавние базы</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Язык</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Доска</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Дерево</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Турнирная зелёная</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Сланец</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Высокий контраст</translation>
        </message>
        <message>
            <source>&amp;Numbers</source>
            <translation>&amp;Номера</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>На полях</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Вокруг доски</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Цвета</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Как в системе</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Светлые</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Тёмные</translation>
        </message>
        <message>
            <source>&amp;Pieces</source>
            <translation>&amp;Шашки</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Точёное дерево</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Гладкие</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>С одним кольцом</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Плоские, как в печати</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveList</name>
        <message>
            <source>(pass)</source>
            <translation>(пропуск)</translation>
        </message>
        <message>
            <source>[new position]</source>
            <translation>[новая позиция]</translation>
        </message>
        <message>
            <source>[not understood: %1]</source>
            <translation>[не понято: %1]</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>&amp;Sign</source>
            <translation>&amp;Знак</translation>
        </message>
        <message>
            <source>Promote or delete the variation…</source>
            <translation>Поднять или удалить вариант…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveRow</name>
        <message>
            <source>There is no square %1.</source>
            <translation>Нет поля %1.</translation>
        </message>
        <message>
            <source>at once</source>
            <translation>сразу</translation>
        </message>
        <message>
            <source>within</source>
            <translation>в пределах</translation>
        </message>
        <message>
            <source>later</source>
            <translation>позже</translation>
        </message>
        <message>
            <source>either side</source>
            <translation>любая сторона</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>any piece</source>
            <translation>любая шашка</translation>
        </message>
        <message>
            <source>man</source>
            <translation>простая</translation>
        </message>
        <message>
            <source>king</source>
            <translation>дамка</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>играет</translation>
        </message>
        <message>
            <source>moves, no capture</source>
            <translation>ходит без взятия</translation>
        </message>
        <message>
            <source>captures</source>
            <translation>бьёт</translation>
        </message>
        <message>
            <source>gives away</source>
            <translation>отдаёт</translation>
        </message>
        <message>
            <source>is crowned</source>
            <translation>становится дамкой</translation>
        </message>
        <message>
            <source> plies</source>
            <translation> полуходов</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>любое число</translation>
        </message>
        <message>
            <source>from squares</source>
            <translation>с полей</translation>
        </message>
        <message>
            <source>to squares</source>
            <translation>на поля</translation>
        </message>
        <message>
            <source>Remove this move</source>
            <translation>Убрать этот ход</translation>
        </message>
        <message>
            <source>How long after</source>
            <translation>Через сколько</translation>
        </message>
        <message>
            <source>Plies</source>
            <translation>Полуходы</translation>
        </message>
        <message>
            <source>Who moves</source>
            <translation>Кто ходит</translation>
        </message>
        <message>
            <source>Which piece moves</source>
            <translation>Какая шашка ходит</translation>
        </message>
        <message>
            <source>What it does</source>
            <translation>Что делает</translation>
        </message>
        <message>
            <source>From squares</source>
            <translation>С полей</translation>
        </message>
        <message>
            <source>To squares</source>
            <translation>На поля</translation>
        </message>
        <message>
            <source>Minimum number of captured pieces</source>
            <translation>Сколько взято по меньшей мере</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewEventDialog</name>
        <message>
            <source>Enter a tournament</source>
            <translation>Ввод турнира</translation>
        </message>
        <message>
            <source>each against each</source>
            <translation>каждый с каждым</translation>
        </message>
        <message>
            <source>each against each, twice</source>
            <translation>каждый с каждым, в два круга</translation>
        </message>
        <message>
            <source>a number of rounds</source>
            <translation>несколько туров</translation>
        </message>
        <message>
            <source>one round with given games</source>
            <translation>один тур с заданными партиями</translation>
        </message>
        <message>
            <source>2026.11.22; unknown parts: 2026.??.??</source>
            <translation>2026.11.22; неизвестные части: 2026.??.??</translation>
        </message>
        <message>
            <source>Type a name, Enter adds it to the list</source>
            <translation>Введите имя, Enter добавит его в список</translation>
        </message>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Название:</translation>
        </message>
        <message>
            <source>P&amp;lace:</source>
            <translation>&amp;Место:</translation>
        </message>
        <message>
            <source>&amp;Date:</source>
            <translation>&amp;Дата:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Вид шашек:</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>&amp;Партии:</translation>
        </message>
        <message>
            <source>&amp;Rounds:</source>
            <translation>&amp;Туры:</translation>
        </message>
        <message>
            <source>&amp;Round:</source>
            <translation>&amp;Тур:</translation>
        </message>
        <message>
            <source>&amp;Add:</source>
            <translation>До&amp;бавить:</translation>
        </message>
        <message>
            <source>&amp;Players:</source>
            <translation>&amp;Игроки:</translation>
        </message>
        <message>
            <source>&amp;Create the games</source>
            <translation>Со&amp;здать партии</translation>
        </message>
        <message>
            <source>One game per line: White : Black</source>
            <translation>По партии в строке: белые : чёрные</translation>
        </message>
        <message>
            <source>One player per line</source>
            <translation>По игроку в строке</translation>
        </message>
        <message>
            <source>Line %1: this player is in the list already.</source>
            <translation>Строка %1: этот игрок уже есть в списке.</translation>
        </message>
        <message>
            <source>Line %1: this is not the name of a player.</source>
            <translation>Строка %1: это не имя игрока.</translation>
        </message>
        <message>
            <source>Line %1: two players are needed, as White : Black.</source>
            <translation>Строка %1: нужны два игрока, белые : чёрные.</translation>
        </message>
        <message>
            <source>Line %1: several columns contain words; leave only the column with the names.</source>
            <translation>Строка %1: слова стоят в нескольких столбцах; оставьте только столбец с именами.</translation>
        </message>
        <message>
            <source>2 to %1 players are needed.</source>
            <translation>Нужно от 2 до %1 игроков.</translation>
        </message>
        <message>
            <source>The tournament needs a name.</source>
            <translation>Турниру нужно название.</translation>
        </message>
        <message>
            <source>This is not a date: %1</source>
            <translation>Это не дата: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln партия</numerusform>
                <numerusform>%Ln партии</numerusform>
                <numerusform>%Ln партий</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln player(s)</source>
            <translation>
                <numerusform>%Ln игрок</numerusform>
                <numerusform>%Ln игрока</numerusform>
                <numerusform>%Ln игроков</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewGames</name>
        <message>
            <source>Several games</source>
            <translation>Несколько партий</translation>
        </message>
        <message numerus="yes">
            <source>The text has %Ln game(s). Import them into the database?</source>
            <translation>
                <numerusform>В тексте %Ln партия. Импортировать её в базу?</numerusform>
                <numerusform>В тексте %Ln партии. Импортировать их в базу?</numerusform>
                <numerusform>В тексте %Ln партий. Импортировать их в базу?</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Import all</source>
            <translation>&amp;Импортировать все</translation>
        </message>
        <message>
            <source>&amp;Open the first</source>
            <translation>&amp;Открыть первую</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningModel</name>
        <message numerus="yes">
            <source>Never played here, but %Ln game(s) reached the position after it by another move order.</source>
            <translation>
                <numerusform>Здесь не играли, но %Ln партия пришла к следующей позиции другим порядком ходов.</numerusform>
                <numerusform>Здесь не играли, но %Ln партии пришли к следующей позиции другим порядком ходов.</numerusform>
                <numerusform>Здесь не играли, но %Ln партий пришло к следующей позиции другим порядком ходов.</numerusform>
            </translation>
        </message>
        <message>
            <source>White won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>Белые выиграли %1, свели вничью %2 и проиграли %3 из %4 партий.</translation>
        </message>
        <message>
            <source>Black won %1, drew %2 and lost %3 of %4 games.</source>
            <translation>Чёрные выиграли %1, свели вничью %2 и проиграли %3 из %4 партий.</translation>
        </message>
        <message>
            <source>Points of the side to move</source>
            <translation>Очки стороны, чей ход</translation>
        </message>
        <message>
            <source>Average rating</source>
            <translation>Средний рейтинг</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Won, drawn, lost</source>
            <translation>Победы, ничьи, поражения</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Очки</translation>
        </message>
        <message>
            <source>Rating</source>
            <translation>Рейтинг</translation>
        </message>
        <message>
            <source>Years</source>
            <translation>Годы</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Дебют</translation>
        </message>
        <message numerus="yes">
            <source>In %Ln of them the opponent has a rating.</source>
            <translation>
                <numerusform>В %Ln из них у соперника есть рейтинг.</numerusform>
                <numerusform>В %Ln из них у соперника есть рейтинг.</numerusform>
                <numerusform>В %Ln из них у соперника есть рейтинг.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The rating that this score corresponds to, from the games in which the opponent has one; empty if they are fewer than %Ln</source>
            <translation>
                <numerusform>Рейтинг, которого стоит результат, по партиям, где он есть у соперника; пусто, если их меньше %Ln</numerusform>
                <numerusform>Рейтинг, которого стоит результат, по партиям, где он есть у соперника; пусто, если их меньше %Ln</numerusform>
                <numerusform>Рейтинг, которого стоит результат, по партиям, где он есть у соперника; пусто, если их меньше %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Performance</source>
            <translation>Перформанс</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningsPanel</name>
        <message>
            <source>%1 of %2 games without an index have been read.</source>
            <translation>Прочитано %1 из %2 партий без индекса.</translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>Позиция здесь неизвестна: один из прежних ходов не записан.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be counted.</source>
            <translation>
                <numerusform>%Ln партия повреждена и не учтена.</numerusform>
                <numerusform>%Ln партии повреждены и не учтены.</numerusform>
                <numerusform>%Ln партий повреждено и не учтено.</numerusform>
            </translation>
        </message>
        <message>
            <source>No game had this position.</source>
            <translation>Такой позиции не было ни в одной партии.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s)</source>
            <translation>
                <numerusform>%Ln партия</numerusform>
                <numerusform>%Ln партии</numerusform>
                <numerusform>%Ln партий</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln ended here</source>
            <translation>
                <numerusform>%Ln закончилась здесь</numerusform>
                <numerusform>%Ln закончились здесь</numerusform>
                <numerusform>%Ln закончилось здесь</numerusform>
            </translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Дебюты</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Только партии из списка</translation>
        </message>
        <message>
            <source>Counts only the games that pass the filter of the list</source>
            <translation>Учитывает партии, оставленные фильтром списка</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Ход</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Последний ход</translation>
        </message>
        <message>
            <source>How games reached this position</source>
            <translation>Как сюда пришли</translation>
        </message>
        <message>
            <source>Moves played here</source>
            <translation>Ходы, сыгранные здесь</translation>
        </message>
        <message>
            <source>Moves that led here</source>
            <translation>Ходы, приведшие сюда</translation>
        </message>
        <message>
            <source>Count only games in the list</source>
            <translation>Считать только партии из списка</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Panels</name>
        <message>
            <source>Game</source>
            <translation>Партия</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Партии</translation>
        </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Paste</name>
        <message>
            <source>This is neither a game in PDN nor a position as FEN or Hub text.</source>
            <translation>Это ни партия в PDN, ни позиция в записи FEN или Hub.</translation>
        </message>
        <message>
            <source>Not everything could be read. %1</source>
            <translation>Прочитано не всё. %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PatternBoard</name>
        <message>
            <source>Empty square</source>
            <translation>Пустое поле</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Белая простая</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Белая дамка</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Чёрная простая</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Чёрная дамка</translation>
        </message>
        <message>
            <source>Board of the pattern</source>
            <translation>Доска образца</translation>
        </message>
        <message>
            <source>%1: anything</source>
            <translation>%1: что угодно</translation>
        </message>
        <message>
            <source>%1: must be: %2</source>
            <translation>%1: должно быть: %2</translation>
        </message>
        <message>
            <source>%1: may be: %2</source>
            <translation>%1: может быть: %2</translation>
        </message>
        <message>
            <source>%1: must not be: %2</source>
            <translation>%1: не должно быть: %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayPanel</name>
        <message>
            <source>Over a networ&amp;k…</source>
            <translation>По &amp;сети…</translation>
        </message>
        <message>
            <source>Against a program on this or another computer, by DamExchange</source>
            <translation>Против программы на этом или другом компьютере, по протоколу DamExchange</translation>
        </message>
        <message>
            <source>&amp;Draw rules of other federations</source>
            <translation>Правила &amp;ничьей других федераций</translation>
        </message>
        <message>
            <source>Portuguese: a repetition is claimed; Brazilian: 20 moves of kings, not 15; Russian: 15 moves do not count with 4 to 7 pieces and kings on both sides</source>
            <translation>Португальские: повторение заявляют; бразильские: 20 ходов дамками, а не 15; русские: 15 ходов не считаются при 4–7 шашках и дамках у обеих сторон</translation>
        </message>
        <message>
            <source>Draw &amp;lots for the colours</source>
            <translation>Цвет по &amp;жребию</translation>
        </message>
        <message>
            <source>The colours are chosen at random when the game starts</source>
            <translation>В начале партии жребий решает, кто из двоих играет белыми</translation>
        </message>
        <message>
            <source>The engine declines the draw.</source>
            <translation>Движок отклоняет ничью.</translation>
        </message>
        <message>
            <source>The engine has failed: %1</source>
            <translation>Сбой движка: %1</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Вы</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 думает…</translation>
        </message>
        <message>
            <source>White to move.</source>
            <translation>Ход белых.</translation>
        </message>
        <message>
            <source>Black to move.</source>
            <translation>Ход чёрных.</translation>
        </message>
        <message>
            <source>The engine offers a draw.</source>
            <translation>Движок предлагает ничью.</translation>
        </message>
        <message>
            <source>You can claim a draw: %1.</source>
            <translation>Вы можете потребовать ничью: %1.</translation>
        </message>
        <message>
            <source>%1: the game is over.</source>
            <translation>%1: партия окончена.</translation>
        </message>
        <message>
            <source>%1: drawn by the %2.</source>
            <translation>%1: ничья (%2).</translation>
        </message>
        <message>
            <source>%1: a draw was agreed.</source>
            <translation>%1: согласились на ничью.</translation>
        </message>
        <message>
            <source>%1: resigned.</source>
            <translation>%1: сдался.</translation>
        </message>
        <message>
            <source>%1: time is up.</source>
            <translation>%1: время вышло.</translation>
        </message>
        <message>
            <source>%1: no progress.</source>
            <translation>%1: нет продвижения.</translation>
        </message>
        <message>
            <source>Claim &amp;draw</source>
            <translation>Требовать &amp;ничью</translation>
        </message>
        <message>
            <source>Accept the &amp;draw</source>
            <translation>Принять &amp;ничью</translation>
        </message>
        <message>
            <source>Offer &amp;draw</source>
            <translation>Предложить &amp;ничью</translation>
        </message>
        <message>
            <source>&amp;White:</source>
            <translation>&amp;Белые:</translation>
        </message>
        <message>
            <source>&amp;Black:</source>
            <translation>&amp;Чёрные:</translation>
        </message>
        <message>
            <source>White's player</source>
            <translation>Игрок белыми</translation>
        </message>
        <message>
            <source>Black's player</source>
            <translation>Игрок чёрными</translation>
        </message>
        <message>
            <source>Strength:</source>
            <translation>Сила:</translation>
        </message>
        <message>
            <source>Strength of White</source>
            <translation>Сила белых</translation>
        </message>
        <message>
            <source>Strength of Black</source>
            <translation>Сила чёрных</translation>
        </message>
        <message>
            <source>1 sometimes overlooks a man, 10 plays at full strength</source>
            <translation>1 иногда зевает шашку, 10 играет в полную силу</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Вид шашек:</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
        <message>
            <source>&amp;Clock:</source>
            <translation>Ч&amp;асы:</translation>
        </message>
        <message>
            <source> min</source>
            <translation> мин</translation>
        </message>
        <message>
            <source>Minutes for the game</source>
            <translation>Минут на партию</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> с на ход</translation>
        </message>
        <message>
            <source>Seconds added after each move</source>
            <translation>Секунд добавляется за ход</translation>
        </message>
        <message>
            <source>From the &amp;position shown</source>
            <translation>С показанной &amp;позиции</translation>
        </message>
        <message>
            <source>Engines resi&amp;gn and offer draws</source>
            <translation>&amp;Движки сдаются и предлагают ничью</translation>
        </message>
        <message>
            <source>An engine resigns when it has been three men behind for four moves, and offers a draw when the game has been even for twelve</source>
            <translation>Движок сдаётся, если четыре хода отстаёт на три шашки, и предлагает ничью, если двенадцать ходов игра равна</translation>
        </message>
        <message>
            <source>Re&amp;match</source>
            <translation>Ре&amp;ванш</translation>
        </message>
        <message>
            <source>The same game again, with the colours exchanged</source>
            <translation>Та же партия ещё раз, со сменой цвета</translation>
        </message>
        <message>
            <source>&amp;Take back</source>
            <translation>Взять &amp;назад</translation>
        </message>
        <message>
            <source>Takes back your last move; Undo restores it</source>
            <translation>Берёт назад ваш последний ход; «Отменить» вернёт его</translation>
        </message>
        <message>
            <source>Begi&amp;n</source>
            <translation>&amp;Начать</translation>
        </message>
        <message>
            <source>&amp;Resign</source>
            <translation>&amp;Сдаться</translation>
        </message>
        <message>
            <source>&amp;Stop the game</source>
            <translation>&amp;Прервать партию</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PlayersPage</name>
        <message>
            <source>Same person</source>
            <translation>Одно лицо</translation>
        </message>
        <message>
            <source>Do these names refer to the same person?
%1</source>
            <translation>Означают ли эти имена одно лицо?
%1</translation>
        </message>
        <message>
            <source>The names in the games stay as they are written. This can be undone.</source>
            <translation>Имена в партиях останутся как написаны. Это можно отменить.</translation>
        </message>
        <message>
            <source>&amp;Same person</source>
            <translation>&amp;Одно лицо</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) now refer to another person.</source>
            <translation>
                <numerusform>%Ln имя означает теперь другое лицо.</numerusform>
                <numerusform>%Ln имени означают теперь другое лицо.</numerusform>
                <numerusform>%Ln имён означают теперь другое лицо.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no decision about names to undo.</source>
            <translation>Нет решений об именах, которые можно отменить.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln name(s) refer to the same person as before.</source>
            <translation>
                <numerusform>%Ln имя снова означает прежнее лицо.</numerusform>
                <numerusform>%Ln имени снова означают прежнее лицо.</numerusform>
                <numerusform>%Ln имён снова означают прежнее лицо.</numerusform>
            </translation>
        </message>
        <message>
            <source>A name, in any form</source>
            <translation>Имя в любой форме</translation>
        </message>
        <message>
            <source>No players with this name.</source>
            <translation>Игроков с таким именем нет.</translation>
        </message>
        <message>
            <source>No game in this database has this name.</source>
            <translation>В партиях этой базы нет такого имени.</translation>
        </message>
        <message>
            <source>These are &amp;one person…</source>
            <translation>Это &amp;одно лицо…</translation>
        </message>
        <message>
            <source>Select two or more names, or drag one onto another</source>
            <translation>Выделите два имени или больше, или перетащите одно на другое</translation>
        </message>
        <message>
            <source>&amp;Undo the last merge</source>
            <translation>От&amp;менить последнее объединение</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PositionEditor</name>
        <message>
            <source>Edit position</source>
            <translation>Изменить позицию</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Ход белых</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Ход чёрных</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Чей ход</translation>
        </message>
        <message>
            <source>Position as FEN</source>
            <translation>Позиция FEN</translation>
        </message>
        <message>
            <source>Position as Hub text</source>
            <translation>Позиция в записи Hub</translation>
        </message>
        <message>
            <source>White man</source>
            <translation>Белая простая</translation>
        </message>
        <message>
            <source>White king</source>
            <translation>Белая дамка</translation>
        </message>
        <message>
            <source>Black man</source>
            <translation>Чёрная простая</translation>
        </message>
        <message>
            <source>Black king</source>
            <translation>Чёрная дамка</translation>
        </message>
        <message>
            <source>Empty square</source>
            <translation>Пустое поле</translation>
        </message>
        <message>
            <source>Starting position</source>
            <translation>Начальная позиция</translation>
        </message>
        <message>
            <source>Empty board</source>
            <translation>Пустая доска</translation>
        </message>
        <message>
            <source>Exchange colours</source>
            <translation>Поменять цвета</translation>
        </message>
        <message>
            <source>Not a position in Hub notation: the side to move, W or B, then a letter for each of the %1 squares: w, b, W, B or e.</source>
            <translation>Это не позиция в записи Hub: чей ход, W или B, затем буква для каждого из %1 полей: w, b, W, B или e.</translation>
        </message>
        <message>
            <source>White: %1 men, %2 kings. Black: %3 men, %4 kings.</source>
            <translation>Белые: простых %1, дамок %2. Чёрные: простых %3, дамок %4.</translation>
        </message>
        <message>
            <source>A white man stands on the row where men become kings.</source>
            <translation>Белая простая стоит на дамочном поле.</translation>
        </message>
        <message>
            <source>A black man stands on the row where men become kings.</source>
            <translation>Чёрная простая стоит на дамочном поле.</translation>
        </message>
        <message>
            <source>The side to move cannot move.</source>
            <translation>У стороны, чей ход, ходов нет.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::PreferencesDialog</name>
        <message>
            <source>After an &amp;import find combinations and structures</source>
            <translation>После &amp;импорта искать комбинации и структуры</translation>
        </message>
        <message>
            <source>Preferences</source>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>&amp;General</source>
            <translation>&amp;Общие</translation>
        </message>
        <message>
            <source>Your &amp;name:</source>
            <translation>&amp;Ваше имя:</translation>
        </message>
        <message>
            <source>System default</source>
            <translation>Как в системе</translation>
        </message>
        <message>
            <source>&amp;Language:</source>
            <translation>&amp;Язык:</translation>
        </message>
        <message>
            <source>&amp;Results:</source>
            <translation>&amp;Результаты:</translation>
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
            <translation>&amp;Цвета:</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Светлые</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Тёмные</translation>
        </message>
        <message>
            <source>Re&amp;set layout</source>
            <translation>&amp;Сбросить расположение</translation>
        </message>
        <message>
            <source>Puts all panels back in their original places</source>
            <translation>Возвращает все панели на исходные места</translation>
        </message>
        <message>
            <source>Panels:</source>
            <translation>Панели:</translation>
        </message>
        <message>
            <source>&amp;Font:</source>
            <translation>&amp;Шрифт:</translation>
        </message>
        <message>
            <source>%1 points</source>
            <translation>%1 пт</translation>
        </message>
        <message>
            <source>Si&amp;ze of text:</source>
            <translation>Размер т&amp;екста:</translation>
        </message>
        <message>
            <source>Same as other text</source>
            <translation>Как остальной текст</translation>
        </message>
        <message>
            <source>Size of &amp;moves:</source>
            <translation>Размер &amp;ходов:</translation>
        </message>
        <message>
            <source>&amp;Board</source>
            <translation>&amp;Доска</translation>
        </message>
        <message>
            <source>&amp;Look:</source>
            <translation>&amp;Вид:</translation>
        </message>
        <message>
            <source>Wood</source>
            <translation>Дерево</translation>
        </message>
        <message>
            <source>Tournament green</source>
            <translation>Турнирная зелёная</translation>
        </message>
        <message>
            <source>Slate</source>
            <translation>Сланец</translation>
        </message>
        <message>
            <source>High contrast</source>
            <translation>Высокий контраст</translation>
        </message>
        <message>
            <source>&amp;Numbers:</source>
            <translation>&amp;Номера:</translation>
        </message>
        <message>
            <source>On the squares</source>
            <translation>На полях</translation>
        </message>
        <message>
            <source>Around the board</source>
            <translation>Вокруг доски</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Нет</translation>
        </message>
        <message>
            <source>&amp;Moves with the mouse:</source>
            <translation>&amp;Ходы мышью:</translation>
        </message>
        <message>
            <source>Click or drag</source>
            <translation>Щелчком или перетаскиванием</translation>
        </message>
        <message>
            <source>Click</source>
            <translation>Щелчком</translation>
        </message>
        <message>
            <source>Drag</source>
            <translation>Перетаскиванием</translation>
        </message>
        <message>
            <source>Enter each &amp;square of a capture</source>
            <translation>Указывать &amp;каждое поле взятия</translation>
        </message>
        <message>
            <source>A &amp;touched piece must move</source>
            <translation>&amp;Тронутая шашка должна ходить</translation>
        </message>
        <message>
            <source>Animate m&amp;oves</source>
            <translation>Показывать ходы &amp;движением</translation>
        </message>
        <message>
            <source>So&amp;und when it is your turn</source>
            <translation>&amp;Звук, когда ваш ход</translation>
        </message>
        <message>
            <source>&amp;Engine</source>
            <translation>&amp;Движок</translation>
        </message>
        <message>
            <source>&amp;Threads:</source>
            <translation>&amp;Потоки:</translation>
        </message>
        <message>
            <source>All but one</source>
            <translation>Все, кроме одного</translation>
        </message>
        <message>
            <source>&amp;Memory:</source>
            <translation>&amp;Память:</translation>
        </message>
        <message>
            <source> MB</source>
            <translation> МБ</translation>
        </message>
        <message>
            <source>&amp;Analyses:</source>
            <translation>&amp;Анализ:</translation>
        </message>
        <message>
            <source>Quick</source>
            <translation>Быстро</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Обычно</translation>
        </message>
        <message>
            <source>Thorough</source>
            <translation>Тщательно</translation>
        </message>
        <message>
            <source>Threads and memory are those of Damscope's own engine in the panel and in games. Other engines have their own parameters: Analysis &gt; Engines.</source>
            <translation>Потоки и память относятся к движку Damscope на панели и в партиях. У других движков свои параметры: Анализ &gt; Движки.</translation>
        </message>
        <message>
            <source>&amp;Databases</source>
            <translation>&amp;Базы данных</translation>
        </message>
        <message>
            <source>Database &amp;folder:</source>
            <translation>&amp;Папка баз данных:</translation>
        </message>
        <message>
            <source>Same as the command line</source>
            <translation>Как в командной строке</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;Выбрать…</translation>
        </message>
        <message>
            <source>Your own database games.db is opened from this folder at the next start, and new ones are proposed in it. Databases are not moved.</source>
            <translation>При следующем запуске ваша база games.db откроется из этой папки; новые базы предлагаются в ней же. Базы не перемещаются.</translation>
        </message>
        <message>
            <source>Database folder</source>
            <translation>Папка баз данных</translation>
        </message>
    <message>
        <source>By variant</source>
        <translation>По виду шашек</translation>
    </message>
        <message>
            <source>&amp;Pieces:</source>
            <translation>&amp;Шашки:</translation>
        </message>
        <message>
            <source>Turned wood</source>
            <translation>Точёное дерево</translation>
        </message>
        <message>
            <source>Smooth</source>
            <translation>Гладкие</translation>
        </message>
        <message>
            <source>With one ring</source>
            <translation>С одним кольцом</translation>
        </message>
        <message>
            <source>Flat, as in print</source>
            <translation>Плоские, как в печати</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::PreviewBoard</name>
        <message>
            <source>Board of the selected game</source>
            <translation>Доска выбранной партии</translation>
        </message>
        <message>
            <source>Preview of the selected game</source>
            <translation>Просмотр выбранной партии</translation>
        </message>
        <message>
            <source>Move shown in the preview</source>
            <translation>Ход в просмотре</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemModel</name>
        <message>
            <source>Repaired. %1</source>
            <translation>Исправлено. %1</translation>
        </message>
        <message>
            <source>Warning: %1</source>
            <translation>Предупреждение: %1</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Место</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Партия</translation>
        </message>
        <message>
            <source>What is wrong</source>
            <translation>Что не так</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ProblemsPanel</name>
        <message>
            <source>Problems (%1)</source>
            <translation>Проблемы (%1)</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Проблемы</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Открыть партию</translation>
        </message>
        <message>
            <source>Accept the proposal</source>
            <translation>Принять предложение</translation>
        </message>
        <message>
            <source>Changes the stored game as proposed; the original text is kept with it</source>
            <translation>Исправляет сохранённую партию, как предложено; что было записано, остаётся при ней</translation>
        </message>
        <message>
            <source>Reject the proposal</source>
            <translation>Отклонить</translation>
        </message>
        <message>
            <source>Keeps the game as it was written</source>
            <translation>Оставляет партию, как она записана</translation>
        </message>
        <message>
            <source>Revert the change</source>
            <translation>Отменить исправление</translation>
        </message>
        <message>
            <source>Restores the original text of the stored game</source>
            <translation>Возвращает сохранённой партии то, что было записано</translation>
        </message>
        <message>
            <source>No problem is known in the games of this database.</source>
            <translation>В партиях этой базы нет известных проблем.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReadingDialog</name>
        <message>
            <source>How to read the files</source>
            <translation>Как читать файлы</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Кодировка</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Определить</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
        <message>
            <source>As stated in the files</source>
            <translation>Как указано в файлах</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Кодировка:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Вид шашек:</translation>
        </message>
        <message>
            <source>Choose &amp;files…</source>
            <translation>Выбрать &amp;файлы…</translation>
        </message>
        <message>
            <source>Files that name their own encoding or variant are also read as chosen here.</source>
            <translation>Файлы, в которых указаны кодировка или вид шашек, тоже читаются так, как выбрано здесь.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding "%1".</source>
            <translation>Damscope не знает кодировку «%1».</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Repairs</name>
        <message>
            <source>There is no stored game at this place.</source>
            <translation>Сохранённой партии в этом месте нет.</translation>
        </message>
        <message>
            <source>The game could not be changed as proposed.</source>
            <translation>Не удалось исправить партию, как предложено.</translation>
        </message>
        <message>
            <source>The game was changed as proposed. The original text is kept with the move.</source>
            <translation>Партия исправлена, как предложено. Что было записано, хранится при ходе.</translation>
        </message>
        <message>
            <source>An uncertain proposal</source>
            <translation>Неуверенное предложение</translation>
        </message>
        <message>
            <source>Other slips would explain this game almost as well. Change it as proposed?</source>
            <translation>Другие описки объяснили бы эту партию почти так же хорошо. Всё же исправить, как предложено?</translation>
        </message>
        <message>
            <source>&amp;Change the game</source>
            <translation>&amp;Исправить партию</translation>
        </message>
        <message>
            <source>&amp;Leave it</source>
            <translation>&amp;Оставить</translation>
        </message>
        <message>
            <source>There is no repair to revert.</source>
            <translation>Нет исправления, которое можно отменить.</translation>
        </message>
        <message>
            <source>The game has its original text again.</source>
            <translation>Партия снова такая, как была записана.</translation>
        </message>
        <message>
            <source>The open game has changes that are not saved. Save them first, or undo them.</source>
            <translation>В открытой партии есть несохранённые изменения. Сначала сохраните их или отмените.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportDialog</name>
        <message>
            <source>This game has not been analysed yet.</source>
            <translation>Эта партия ещё не анализировалась.</translation>
        </message>
        <message numerus="yes">
            <source>Damscope, %Ln thread(s), %1 MB</source>
            <translation>
                <numerusform>Damscope, %Ln поток, %1 МБ</numerusform>
                <numerusform>Damscope, %Ln потока, %1 МБ</numerusform>
                <numerusform>Damscope, %Ln потоков, %1 МБ</numerusform>
            </translation>
        </message>
        <message>
            <source>inaccuracy</source>
            <translation>неточность</translation>
        </message>
        <message>
            <source>, endgame tables</source>
            <translation>, таблицы окончаний</translation>
        </message>
        <message>
            <source>mistake</source>
            <translation>ошибка</translation>
        </message>
        <message>
            <source>blunder</source>
            <translation>зевок</translation>
        </message>
        <message>
            <source>missed win</source>
            <translation>упущенный выигрыш</translation>
        </message>
        <message>
            <source>%1%</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>%1 of %2 moves evaluated by %3</source>
            <translation>%1 из %2 ходов оценены: %3</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>Accuracy</source>
            <translation>Точность</translation>
        </message>
        <message>
            <source>in the opening</source>
            <translation>в дебюте</translation>
        </message>
        <message>
            <source>in the middlegame</source>
            <translation>в середине игры</translation>
        </message>
        <message>
            <source>in the endgame</source>
            <translation>в окончании</translation>
        </message>
        <message>
            <source>Men lost per move</source>
            <translation>Потеря шашек за ход</translation>
        </message>
        <message>
            <source>Inaccuracies</source>
            <translation>Неточности</translation>
        </message>
        <message>
            <source>Mistakes</source>
            <translation>Ошибки</translation>
        </message>
        <message>
            <source>Blunders</source>
            <translation>Зевки</translation>
        </message>
        <message>
            <source>Missed wins</source>
            <translation>Упущенные выигрыши</translation>
        </message>
        <message>
            <source>No errors.</source>
            <translation>Ошибок нет.</translation>
        </message>
        <message>
            <source>better %1</source>
            <translation>лучше %1</translation>
        </message>
        <message>
            <source>Errors, the worst first</source>
            <translation>Ошибки, сначала худшие</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Переломные моменты</translation>
        </message>
        <message>
            <source>White in time trouble from %1</source>
            <translation>Белые в цейтноте с хода %1</translation>
        </message>
        <message>
            <source>Black in time trouble from %1</source>
            <translation>Чёрные в цейтноте с хода %1</translation>
        </message>
        <message>
            <source>Report</source>
            <translation>Отчёт</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Копировать</translation>
        </message>
        <message>
            <source>&amp;Save…</source>
            <translation>&amp;Сохранить…</translation>
        </message>
        <message>
            <source>Save the report</source>
            <translation>Сохранить отчёт</translation>
        </message>
        <message>
            <source>Web page (*.html);;Text (*.txt)</source>
            <translation>Веб-страница (*.html);;Текст (*.txt)</translation>
        </message>
        <message>
            <source>report.html</source>
            <translation>otchet.html</translation>
        </message>
        <message>
            <source>The report could not be saved: %1</source>
            <translation>Не удалось сохранить отчёт: %1</translation>
        </message>
        <message>
            <source>Clock at the end</source>
            <translation>Часы в конце</translation>
        </message>
        <message>
            <source>Most time for a move</source>
            <translation>Самое долгое раздумье</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Комбинации и структуры</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ResultsPage</name>
        <message>
            <source>Type the points of the player of the row, or both: 2, 1, 0, 2-0, +, =, -. Delete clears a result; a double click or Enter opens the game.</source>
            <translation>Введите очки игрока в строке или обоих: 2, 1, 0, 2-0, +, =, -. Delete стирает результат; двойной щелчок или Enter открывает партию.</translation>
        </message>
        <message>
            <source>Crosstable</source>
            <translation>Таблица</translation>
        </message>
        <message>
            <source>Games by round</source>
            <translation>Партии по турам</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RuleWords</name>
        <message>
            <source>threefold repetition</source>
            <translation>троекратное повторение</translation>
        </message>
        <message>
            <source>fourfold repetition</source>
            <translation>четырёхкратное повторение</translation>
        </message>
        <message>
            <source>king against king</source>
            <translation>дамка против дамки</translation>
        </message>
        <message>
            <source>main-road rule</source>
            <translation>правило большака</translation>
        </message>
        <message>
            <source>three-kings rule</source>
            <translation>правило трёх дамок</translation>
        </message>
        <message>
            <source>%1-move rule</source>
            <translation>правило %1 ходов</translation>
        </message>
        <message>
            <source>Not a position: error at character %1: %2</source>
            <translation>Не позиция: ошибка в знаке %1: %2</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::RulesWindow</name>
        <message>
            <source>Rules</source>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SearchPanel</name>
        <message>
            <source>Analysis &gt; Analyse selected games</source>
            <translation>Анализ &gt; Анализ выбранных партий</translation>
        </message>
        <message>
            <source>Analysis &gt; Endgame tables</source>
            <translation>Анализ &gt; Таблицы окончаний</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) are damaged and could not be searched completely.</source>
            <translation>
                <numerusform>%Ln партия повреждена и просмотрена не до конца.</numerusform>
                <numerusform>%Ln партии повреждены и просмотрены не до конца.</numerusform>
                <numerusform>%Ln партий повреждено и просмотрено не до конца.</numerusform>
            </translation>
        </message>
        <message>
            <source>The position is not known here: a move before it was not recorded.</source>
            <translation>Позиция здесь неизвестна: один из прежних ходов не записан.</translation>
        </message>
        <message>
            <source>Enter what to search for: put pieces on the board, or type a query.</source>
            <translation>Укажите, что искать: расставьте шашки на доске или введите запрос.</translation>
        </message>
        <message>
            <source>Open a database first.</source>
            <translation>Сначала откройте базу.</translation>
        </message>
        <message>
            <source>Searching…</source>
            <translation>Поиск…</translation>
        </message>
        <message>
            <source>The search was cancelled.</source>
            <translation>Поиск отменён.</translation>
        </message>
        <message>
            <source>For example: %1</source>
            <translation>Например: %1</translation>
        </message>
        <message numerus="yes">
            <source>%Ln place(s).</source>
            <translation>
                <numerusform>%Ln место.</numerusform>
                <numerusform>%Ln места.</numerusform>
                <numerusform>%Ln мест.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s).</source>
            <translation>
                <numerusform>%Ln партия.</numerusform>
                <numerusform>%Ln партии.</numerusform>
                <numerusform>%Ln партий.</numerusform>
            </translation>
        </message>
        <message>
            <source>Found</source>
            <translation>Найдено</translation>
        </message>
        <message>
            <source>Found (%1)</source>
            <translation>Найдено (%1)</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Поиск</translation>
        </message>
        <message>
            <source>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</source>
            <translation>white man on 24 and black men on 13 19
then within 6 plies white captures at least 3</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Запрос</translation>
        </message>
        <message>
            <source>The query, in the syntax of the command line. Ctrl+Enter searches.</source>
            <translation>Запрос, как его понимает командная строка. Ctrl+Enter ищет.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Отмена</translation>
        </message>
        <message>
            <source>Copy command</source>
            <translation>Копировать команду</translation>
        </message>
        <message>
            <source>Copies the search as a command for a terminal</source>
            <translation>Копирует поиск как команду для терминала</translation>
        </message>
        <message>
            <source>Only games in the list</source>
            <translation>Только партии из списка</translation>
        </message>
        <message>
            <source>Otherwise only the first place of each game</source>
            <translation>Иначе первое место каждой партии</translation>
        </message>
        <message>
            <source>In variations too</source>
            <translation>И в вариантах</translation>
        </message>
        <message>
            <source>Searches the variations of the games as well</source>
            <translation>Ищет и в вариантах партий</translation>
        </message>
        <message>
            <source>Progress of the search</source>
            <translation>Ход поиска</translation>
        </message>
        <message>
            <source>Places found</source>
            <translation>Найденные места</translation>
        </message>
        <message>
            <source>The board above cannot show this query.</source>
            <translation>Доска выше не может показать этот запрос.</translation>
        </message>
        <message>
            <source>Search only games in the list</source>
            <translation>Искать только в партиях из списка</translation>
        </message>
        <message>
            <source>Nothing was found.</source>
            <translation>Ничего не найдено.</translation>
        </message>
        <message>
            <source>What a search finds is listed here: Edit &gt; Search in games.</source>
            <translation>Здесь появится найденное: Правка &gt; Поиск в партиях.</translation>
        </message>
    <message>
        <source>Every hit in a game</source>
        <translation>Все находки в партии</translation>
    </message>
        <message>
            <source>Words</source>
            <translation>Слова</translation>
        </message>
        <message>
            <source>The words of queries, and what they mean</source>
            <translation>Слова запросов и их значение</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::SetupBoard</name>
        <message>
            <source>Board to set up</source>
            <translation>Доска для расстановки</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SheetText</name>
        <message numerus="yes">
            <source>and %Ln more</source>
            <translation>
                <numerusform>и ещё %Ln</numerusform>
                <numerusform>и ещё %Ln</numerusform>
                <numerusform>и ещё %Ln</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SketchEditor</name>
        <message>
            <source>Board</source>
            <translation>Доска</translation>
        </message>
        <message>
            <source>Numbers</source>
            <translation>Количества</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>What to search for</source>
            <translation>Что искать</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Должны стоять</translation>
        </message>
        <message>
            <source>One of these</source>
            <translation>Одна из этих</translation>
        </message>
        <message>
            <source>Excluded</source>
            <translation>Не должны стоять</translation>
        </message>
        <message>
            <source>Each of these pieces is on its square.</source>
            <translation>Каждая из этих шашек стоит на своём поле.</translation>
        </message>
        <message>
            <source>At least one of the pieces with a question mark is on its square.</source>
            <translation>Хотя бы одна из шашек с вопросительным знаком стоит на своём поле.</translation>
        </message>
        <message>
            <source>None of the crossed pieces is on its square.</source>
            <translation>Ни одна из зачёркнутых шашек не стоит на своём поле.</translation>
        </message>
        <message>
            <source>From the game</source>
            <translation>Из партии</translation>
        </message>
        <message>
            <source>Copies all pieces of the position shown</source>
            <translation>Берёт все шашки показанной позиции</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Очистить</translation>
        </message>
        <message>
            <source>Searches for the same with the colours exchanged as well</source>
            <translation>Ищет то же и с обратными цветами</translation>
        </message>
        <message>
            <source>Either side to move</source>
            <translation>Ход любой стороны</translation>
        </message>
        <message>
            <source>White to move</source>
            <translation>Ход белых</translation>
        </message>
        <message>
            <source>Black to move</source>
            <translation>Ход чёрных</translation>
        </message>
        <message>
            <source>Side to move</source>
            <translation>Чей ход</translation>
        </message>
        <message>
            <source>White men</source>
            <translation>Белые простые</translation>
        </message>
        <message>
            <source>White kings</source>
            <translation>Белые дамки</translation>
        </message>
        <message>
            <source>Black men</source>
            <translation>Чёрные простые</translation>
        </message>
        <message>
            <source>Black kings</source>
            <translation>Чёрные дамки</translation>
        </message>
        <message>
            <source>All pieces</source>
            <translation>Все шашки</translation>
        </message>
        <message>
            <source>any</source>
            <translation>любое</translation>
        </message>
        <message>
            <source>%1, at least</source>
            <translation>%1, не меньше</translation>
        </message>
        <message>
            <source>%1, at most</source>
            <translation>%1, не больше</translation>
        </message>
        <message>
            <source>Add a move</source>
            <translation>Добавить ход</translation>
        </message>
        <message>
            <source>Moves played one after another, the first in the position on the board.</source>
            <translation>Ходы, сыгранные друг за другом, первый — в позиции на доске.</translation>
        </message>
    <message>
        <source>Also with colours exchanged</source>
        <translation>Также с переменой цветов</translation>
    </message>
</context>
    <context>
        <name>damscope::gui::Sources</name>
        <message>
            <source>No database is open.</source>
            <translation>База данных не открыта.</translation>
        </message>
        <message>
            <source>Nothing was imported into this database.</source>
            <translation>В эту базу ничего не импортировано.</translation>
        </message>
        <message>
            <source>Reading the source again</source>
            <translation>Повторное чтение источника</translation>
        </message>
        <message>
            <source>Cancelled. Read the source again to continue.</source>
            <translation>Отменено. Чтобы продолжить, прочитайте источник снова.</translation>
        </message>
        <message>
            <source>Games read again: %1, of which %2 keep their number. Problems: %3.</source>
            <translation>Партий прочитано заново: %1, сохранили номер: %2. Проблем: %3.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::SourcesDialog</name>
        <message>
            <source>%1, or %2</source>
            <comment>encodings</comment>
            <translation>%1 или %2</translation>
        </message>
        <message>
            <source>%1 (chosen)</source>
            <translation>%1 (выбрано)</translation>
        </message>
        <message>
            <source>detected, and certain</source>
            <translation>определена уверенно</translation>
        </message>
        <message>
            <source>detected, but %1 fits nearly as well</source>
            <translation>определена, но %1 подходит почти так же</translation>
        </message>
        <message>
            <source>chosen by you</source>
            <translation>выбрано вами</translation>
        </message>
        <message>
            <source>read by an earlier version</source>
            <translation>прочитано прежней версией</translation>
        </message>
        <message>
            <source>as stated in the games</source>
            <translation>как указано в партиях</translation>
        </message>
        <message numerus="yes">
            <source>%Ln game(s) do not state it: deduced from the moves</source>
            <translation>
                <numerusform>%Ln партия не указывает: найдено по ходам</numerusform>
                <numerusform>%Ln партии не указывают: найдено по ходам</numerusform>
                <numerusform>%Ln партий не указывают: найдено по ходам</numerusform>
            </translation>
        </message>
        <message>
            <source>    %1 × %2</source>
            <translation>    %1 × %2</translation>
        </message>
        <message>
            <source>Problems: none</source>
            <translation>Проблем нет</translation>
        </message>
        <message>
            <source>Problems, the first of each kind:</source>
            <translation>Проблемы, первая каждого вида:</translation>
        </message>
        <message>
            <source>Games: %1 of %2 read; already stored: %3; refused: %4</source>
            <translation>Партий: %1 из прочитанных %2; уже были: %3; отклонено: %4</translation>
        </message>
        <message>
            <source>Encoding: %1 (%2)</source>
            <translation>Кодировка: %1 (%2)</translation>
        </message>
        <message>
            <source>Variant: %1 (%2)</source>
            <translation>Вид шашек: %1 (%2)</translation>
        </message>
        <message>
            <source>Not read to the end: import it again to continue.</source>
            <translation>Прочитано не до конца: импортируйте снова, чтобы продолжить.</translation>
        </message>
        <message>
            <source>Read &amp;again</source>
            <translation>Прочитать &amp;заново</translation>
        </message>
        <message>
            <source>Sources</source>
            <translation>Источники</translation>
        </message>
        <message>
            <source>Source</source>
            <translation>Источник</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Партии</translation>
        </message>
        <message>
            <source>Encoding</source>
            <translation>Кодировка</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
        <message>
            <source>Errors</source>
            <translation>Ошибки</translation>
        </message>
        <message>
            <source>Warnings</source>
            <translation>Предупреждения</translation>
        </message>
        <message>
            <source>Properties of the source</source>
            <translation>Свойства источника</translation>
        </message>
        <message>
            <source>As before</source>
            <translation>Как раньше</translation>
        </message>
        <message>
            <source>Detect</source>
            <translation>Определить</translation>
        </message>
        <message>
            <source>As stated in the file</source>
            <translation>Как указано в файле</translation>
        </message>
        <message>
            <source>Repairs</source>
            <translation>Исправления</translation>
        </message>
        <message>
            <source>Repair clear slips</source>
            <translation>Исправить явные описки</translation>
        </message>
        <message>
            <source>Revert repairs</source>
            <translation>Отменить исправления</translation>
        </message>
        <message>
            <source>&amp;Encoding:</source>
            <translation>&amp;Кодировка:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Вид шашек:</translation>
        </message>
        <message>
            <source>Re&amp;pairs:</source>
            <translation>&amp;Исправления:</translation>
        </message>
        <message>
            <source>Games keep their numbers and collections; games that you have edited stay as they are.</source>
            <translation>Партии сохраняют номера и подборки; изменённые вами остаются как есть.</translation>
        </message>
        <message>
            <source>Damscope does not know the encoding &quot;%1&quot;.</source>
            <translation>Damscope не знает кодировки «%1».</translation>
        </message>
        <message>
            <source>&amp;Delete its games…</source>
            <translation>&amp;Удалить его партии…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Restoring</name>
        <message>
            <source>No database is open.</source>
            <translation>Никакая база не открыта.</translation>
        </message>
        <message>
            <source>Restore a copy of %1</source>
            <translation>Восстановить копию %1</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Базы (*.db)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Все файлы (*)</translation>
        </message>
        <message>
            <source>Restore a copy</source>
            <translation>Восстановить копию</translation>
        </message>
        <message>
            <source>Put %1 in the place of %2?</source>
            <translation>Поставить %1 на место %2?</translation>
        </message>
        <message>
            <source>What %1 is now stays beside it under another name.</source>
            <translation>Нынешнее содержимое %1 останется рядом под другим именем.</translation>
        </message>
        <message>
            <source>&amp;Restore</source>
            <translation>&amp;Восстановить</translation>
        </message>
        <message>
            <source>Restoring %1</source>
            <translation>Восстановление %1</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was changed.</source>
            <translation>Отменено. Ничего не изменено.</translation>
        </message>
        <message>
            <source>%1 games restored. What the database was before is in %2.</source>
            <translation>Восстановлено партий: %1. Прежнее содержимое базы — в %2.</translation>
        </message>
        <message>
            <source>%1 games restored.</source>
            <translation>Восстановлено партий: %1.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreKeeper</name>
        <message>
            <source>Databases (*.db)</source>
            <translation>Базы данных (*.db)</translation>
        </message>
        <message>
            <source>%1 (not stored)</source>
            <translation>%1 (не сохранено)</translation>
        </message>
        <message>
            <source>Open database</source>
            <translation>Открыть базу</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Все файлы (*)</translation>
        </message>
        <message>
            <source>New database</source>
            <translation>Новая база</translation>
        </message>
        <message>
            <source>The file %1 already exists. Choose another name.</source>
            <translation>Файл %1 уже есть. Выберите другое имя.</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Импорт партий</translation>
        </message>
        <message>
            <source>Games and archives (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;All files (*)</source>
            <translation>Партии и архивы (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;Все файлы (*)</translation>
        </message>
        <message>
            <source>View games</source>
            <translation>Посмотреть партии</translation>
        </message>
        <message>
            <source>Damaged database</source>
            <translation>Повреждённая база</translation>
        </message>
        <message>
            <source>Import a folder</source>
            <translation>Импорт папки</translation>
        </message>
        <message>
            <source>Where to store the games</source>
            <translation>Где сохранить партии</translation>
        </message>
        <message>
            <source>The open database holds the samples of Damscope. Store the games in your own database %1 instead?</source>
            <translation>В открытой базе примеры Damscope. Сохранить партии в вашей базе %1?</translation>
        </message>
        <message>
            <source>In %1</source>
            <translation>В %1</translation>
        </message>
        <message>
            <source>Among the samples</source>
            <translation>Среди примеров</translation>
        </message>
        <message>
            <source>Recover the games into a new database</source>
            <translation>Восстановить партии в новую базу</translation>
        </message>
        <message>
            <source>Recovering the games of %1</source>
            <translation>Спасение партий из %1</translation>
        </message>
        <message>
            <source>Cancelled. Nothing was recovered.</source>
            <translation>Отменено. Ничего не спасено.</translation>
        </message>
        <message>
            <source>Check of %1</source>
            <translation>Проверка %1</translation>
        </message>
        <message>
            <source>Nothing is wrong with %1.</source>
            <translation>В %1 всё в порядке.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged. All others can be recovered.</source>
            <translation>Повреждено партий: %1 из %2. Все остальные можно восстановить.</translation>
        </message>
        <message>
            <source>Games recovered: %1, of which %2 could not be verified. Lost: %3.</source>
            <translation>Восстановлено партий: %1, из них без проверки: %2. Потеряно: %3.</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>&amp;Восстановить партии…</translation>
        </message>
        <message>
            <source>%1 is the open database and holds no text of games: it is left out.</source>
            <translation>%1 — открытая база, в ней нет текста партий: она пропущена.</translation>
        </message>
        <message>
            <source>The last changes of %1 are still in %1-wal, because another program has the database open. Close it there before you copy the file, or use Database &gt; Save a copy.</source>
            <translation>Последние изменения %1 пока в %1-wal, потому что база открыта в другой программе. Закройте её там, прежде чем копировать файл, или выберите «База» &gt; «Сохранить копию».</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTasks</name>
        <message>
            <source>Save a copy of the database</source>
            <translation>Сохранить копию базы</translation>
        </message>
        <message>
            <source>Databases (*.db)</source>
            <translation>Базы данных (*.db)</translation>
        </message>
        <message>
            <source>A database cannot be copied onto itself.</source>
            <translation>Базу нельзя скопировать в неё саму.</translation>
        </message>
        <message>
            <source>Copying…</source>
            <translation>Копирование…</translation>
        </message>
        <message>
            <source>%1 games copied to %2.</source>
            <translation>Скопировано партий: %1 в %2.</translation>
        </message>
        <message>
            <source>No database is open.</source>
            <translation>Нет открытой базы.</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Свойства</translation>
        </message>
        <message>
            <source>Games: %1</source>
            <translation>Партий: %1</translation>
        </message>
        <message>
            <source>With problems: %1</source>
            <translation>С проблемами: %1</translation>
        </message>
        <message>
            <source>Deleted, can be brought back: %1</source>
            <translation>Удалено, можно вернуть: %1</translation>
        </message>
        <message>
            <source>Sources: %1</source>
            <translation>Источников: %1</translation>
        </message>
        <message>
            <source>Collections: %1</source>
            <translation>Подборок: %1</translation>
        </message>
        <message>
            <source>Size: %1</source>
            <translation>Размер: %1</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Проверить</translation>
        </message>
        <message>
            <source>Checking…</source>
            <translation>Проверка…</translation>
        </message>
        <message>
            <source>Nothing is wrong with the %1 games.</source>
            <translation>Все партии в порядке: %1.</translation>
        </message>
        <message>
            <source>%1 of %2 games are damaged.</source>
            <translation>Повреждено партий: %1 из %2.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoreTrouble</name>
        <message>
            <source>There is no file %1.</source>
            <translation>Файла %1 нет.</translation>
        </message>
        <message>
            <source>%1 is not a database of Damscope.</source>
            <translation>%1 — не база Damscope.</translation>
        </message>
        <message>
            <source>%1 was made by a later version of Damscope. Only that version can open it.</source>
            <translation>%1 создана более новой версией Damscope. Открыть её может только та версия.</translation>
        </message>
        <message>
            <source>%1 was made by an earlier version of Damscope and has to be updated, but it cannot be written to. Copy it to a folder of your own first.</source>
            <translation>%1 создана более ранней версией Damscope и требует обновления, но запись в неё запрещена. Сначала скопируйте её в свою папку.</translation>
        </message>
        <message>
            <source>Another program is writing to %1. Open it again when that program has finished.</source>
            <translation>Другая программа пишет в %1. Откройте её снова, когда та закончит.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: there is no space left on the disk.</source>
            <translation>%1 не открывается: на диске нет места.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: its folder cannot be written to.</source>
            <translation>%1 не открывается: запись в её папку запрещена.</translation>
        </message>
        <message>
            <source>%1 is damaged. The games in it that can still be read can be saved into a new database.</source>
            <translation>%1 повреждена. Партии, которые ещё можно прочесть, можно спасти в новую базу.</translation>
        </message>
        <message>
            <source>%1 cannot be opened.</source>
            <translation>%1 не открывается.</translation>
        </message>
        <message>
            <source>The database cannot be opened</source>
            <translation>База не открывается</translation>
        </message>
        <message>
            <source>&amp;Check it</source>
            <translation>&amp;Проверить</translation>
        </message>
        <message>
            <source>&amp;Recover the games…</source>
            <translation>&amp;Восстановить партии…</translation>
        </message>
        <message>
            <source>&amp;Open another…</source>
            <translation>&amp;Открыть другую…</translation>
        </message>
        <message>
            <source>&amp;New database…</source>
            <translation>&amp;Новая база…</translation>
        </message>
        <message>
            <source>It is too badly damaged to be checked: recover the games.</source>
            <translation>Она слишком повреждена для проверки: восстановите партии.</translation>
        </message>
        <message>
            <source>The file %1 is empty.</source>
            <translation>Файл %1 пуст.</translation>
        </message>
        <message>
            <source>%1 has a second name (a hard link), so nothing can be stored in it. Remove the other name, or save a copy and open that.</source>
            <translation>У %1 есть второе имя (жёсткая ссылка), поэтому в ней ничего нельзя сохранить. Удалите другое имя или сохраните копию и откройте её.</translation>
        </message>
        <message>
            <source>%1 was moved, renamed or replaced while it was open. Open it by the name that it has now.</source>
            <translation>Файл %1 был перемещён, переименован или заменён, пока был открыт. Откройте его под нынешним именем.</translation>
        </message>
        <message>
            <source>The log beside %1 holds changes of another database, or of another state of this one, and would destroy it. Restore a copy, or move the log away.</source>
            <translation>Журнал рядом с %1 хранит изменения другой базы или другого состояния этой и разрушил бы её. Восстановите копию или уберите журнал.</translation>
        </message>
        <message>
            <source>Restore a &amp;copy…</source>
            <translation>Восстановить &amp;копию…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TimeLeft</name>
        <message numerus="yes">
            <source>%Ln second(s) left</source>
            <translation>
                <numerusform>осталась %Ln секунда</numerusform>
                <numerusform>осталось %Ln секунды</numerusform>
                <numerusform>осталось %Ln секунд</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln minute(s) left</source>
            <translation>
                <numerusform>осталась %Ln минута</numerusform>
                <numerusform>осталось %Ln минуты</numerusform>
                <numerusform>осталось %Ln минут</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln hour(s) left</source>
            <translation>
                <numerusform>остался %Ln час</numerusform>
                <numerusform>осталось %Ln часа</numerusform>
                <numerusform>осталось %Ln часов</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Words</name>
        <message>
            <source>draw</source>
            <translation>ничья</translation>
        </message>
        <message>
            <source>White wins</source>
            <translation>Белые выигрывают</translation>
        </message>
        <message>
            <source>Black wins</source>
            <translation>Чёрные выигрывают</translation>
        </message>
        <message>
            <source>White wins in %1</source>
            <translation>Белые выигрывают в %1</translation>
        </message>
        <message>
            <source>Black wins in %1</source>
            <translation>Чёрные выигрывают в %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::WorkDialog</name>
        <message>
            <source>Working…</source>
            <translation>Выполняется…</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 из %2</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Остановка…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::EndOfPlay</name>
        <message>
            <source>Stop the game</source>
            <translation>Остановить партию</translation>
        </message>
        <message>
            <source>Keep the moves played so far?</source>
            <translation>Сохранить сделанные ходы?</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ErrorWords</name>
        <message>
            <source>The database no longer exists</source>
            <translation>Базы больше нет</translation>
        </message>
        <message>
            <source>The file is not a database of Damscope</source>
            <translation>Файл — не база Damscope</translation>
        </message>
        <message>
            <source>The database was made by a later version of Damscope</source>
            <translation>База создана более новой версией Damscope</translation>
        </message>
        <message>
            <source>The database was made by an earlier version of Damscope and cannot be updated, because it cannot be written to</source>
            <translation>База создана более ранней версией Damscope, и её нельзя обновить: в неё нельзя писать</translation>
        </message>
        <message>
            <source>Another program is writing to the database; try again when it has finished</source>
            <translation>Другая программа пишет в базу; повторите, когда она закончит</translation>
        </message>
        <message>
            <source>There is no space left on the disk</source>
            <translation>На диске не осталось места</translation>
        </message>
        <message>
            <source>The database cannot be written to</source>
            <translation>В базу нельзя писать</translation>
        </message>
        <message>
            <source>The database is damaged; Database &gt; Recover games puts what can still be read into a new one</source>
            <translation>База повреждена; База &gt; Спасти партии переносит всё, что ещё читается, в новую</translation>
        </message>
        <message>
            <source>%1 is not a folder; choose another one</source>
            <translation>%1 — не папка; выберите другую</translation>
        </message>
        <message>
            <source>%1 does not exist</source>
            <translation>%1 не существует</translation>
        </message>
        <message>
            <source>%1 cannot be used; choose another folder</source>
            <translation>%1 нельзя использовать; выберите другую папку</translation>
        </message>
        <message>
            <source>The database has a second name (a hard link), so nothing can be stored in it; remove the other name, or save a copy and open that</source>
            <translation>У базы есть второе имя (жёсткая ссылка), поэтому в ней ничего нельзя сохранить; удалите другое имя или сохраните копию и откройте её</translation>
        </message>
        <message>
            <source>The database was moved, renamed or replaced while it was open; open it by the name that it has now</source>
            <translation>База была перемещена, переименована или заменена, пока была открыта; откройте её под нынешним именем</translation>
        </message>
        <message>
            <source>The log beside the database is that of another one, or of another state of it; Database &gt; Restore a copy puts a copy in its place</source>
            <translation>Журнал рядом с базой — от другой базы или от другого её состояния; «База» &gt; «Восстановить копию» ставит копию на её место</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::UnnamedGame</name>
        <message>
            <source>Save game</source>
            <translation>Сохранить партию</translation>
        </message>
        <message>
            <source>The game names no players. It will be hard to find in a list.</source>
            <translation>В партии не назван ни один игрок. В списке её будет трудно найти.</translation>
        </message>
        <message>
            <source>&amp;Game data…</source>
            <translation>&amp;Данные партии…</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Сохранить</translation>
        </message>
        <message>
            <source>&amp;Do not show this again</source>
            <translation>Больше &amp;не показывать</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MatchDialog</name>
        <message>
            <source>Match between engines</source>
            <translation>Матч между движками</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Вид шашек:</translation>
        </message>
        <message>
            <source>&amp;First engine:</source>
            <translation>&amp;Первый движок:</translation>
        </message>
        <message>
            <source>&amp;Second engine:</source>
            <translation>&amp;Второй движок:</translation>
        </message>
        <message>
            <source>Two from each opening, with colours exchanged</source>
            <translation>По две из каждого дебюта, со сменой цвета</translation>
        </message>
        <message>
            <source>&amp;Games:</source>
            <translation>П&amp;артии:</translation>
        </message>
        <message>
            <source>Progress of the match</source>
            <translation>Ход матча</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Играть</translation>
        </message>
        <message>
            <source> s per move</source>
            <translation> с на ход</translation>
        </message>
        <message>
            <source>%1 seconds per move</source>
            <translation>%1 секунд на ход</translation>
        </message>
        <message>
            <source>The match has ended: %1</source>
            <translation>Матч закончен: %1</translation>
        </message>
        <message>
            <source>The games cannot be stored: %1</source>
            <translation>Партии нельзя сохранить: %1</translation>
        </message>
        <message>
            <source>Choosing openings…</source>
            <translation>Выбор дебютов…</translation>
        </message>
        <message>
            <source>First engine: won %1, drew %2, lost %3: %4 %</source>
            <translation>Первый движок: побед %1, ничьих %2, поражений %3: %4 %</translation>
        </message>
        <message>
            <source>Elo %1 (between %2 and %3 with 95 % certainty)</source>
            <translation>Эло %1 (с вероятностью 95 % от %2 до %3)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Остановить</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OwnCollectionWords</name>
        <message>
            <source>Games against the engine</source>
            <translation>Партии с движком</translation>
        </message>
        <message>
            <source>Matches between engines</source>
            <translation>Матчи между движками</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::StoredProblems</name>
        <message numerus="yes">
            <source>The first %Ln problem(s) are listed, the newest sources first.</source>
            <translation>
                <numerusform>Показана первая %Ln проблема, сначала новые источники.</numerusform>
                <numerusform>Показаны первые %Ln проблемы, сначала новые источники.</numerusform>
                <numerusform>Показаны первые %Ln проблем, сначала новые источники.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::MoveReasonsDialog</name>
        <message>
            <source>Why this move</source>
            <translation>Почему этот ход</translation>
        </message>
        <message>
            <source>Go to a move of the main line: what is proved about it is shown here.</source>
            <translation>Перейдите к ходу главного варианта: здесь будет показано, что о нём доказано.</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NewNameDialog</name>
        <message>
            <source>New combination or structure</source>
            <translation>Новая комбинация или структура</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>структура</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>комбинация</translation>
        </message>
        <message>
            <source>&amp;Name</source>
            <translation>&amp;Название</translation>
        </message>
        <message>
            <source>&amp;Kind</source>
            <translation>&amp;Тип</translation>
        </message>
        <message>
            <source>&amp;Variant</source>
            <translation>&amp;Вид шашек</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Запрос</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Последнее взятие</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Механизмы</translation>
        </message>
        <message>
            <source>the line, as White plays it: 27-22 18x27 32x21</source>
            <translation>вариант за белых: 27-22 18x27 32x21</translation>
        </message>
        <message>
            <source>from &gt; over &gt; to: 40 &gt; 29 18 &gt; 7</source>
            <translation>откуда &gt; через &gt; куда: 40 &gt; 29 18 &gt; 7</translation>
        </message>
        <message>
            <source>words of docs/names.md: turkish</source>
            <translation>слова из docs/names.md: turkish</translation>
        </message>
        <message>
            <source>all variants</source>
            <translation>все виды шашек</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NamesDialog</name>
        <message>
            <source>Also: %1</source>
            <translation>Также: %1</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Ваше</translation>
        </message>
        <message>
            <source>Source: %1</source>
            <translation>Источник: %1</translation>
        </message>
        <message>
            <source>&amp;New…</source>
            <translation>&amp;Новое…</translation>
        </message>
        <message>
            <source>Combinations and structures</source>
            <translation>Комбинации и структуры</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Название</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Тип</translation>
        </message>
        <message>
            <source>Variant</source>
            <translation>Вид шашек</translation>
        </message>
        <message>
            <source>Moves or squares</source>
            <translation>Ходы или поля</translation>
        </message>
        <message>
            <source>Query</source>
            <translation>Запрос</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>Last capture</source>
            <translation>Последнее взятие</translation>
        </message>
        <message>
            <source>Mechanisms</source>
            <translation>Механизмы</translation>
        </message>
        <message>
            <source>Example: %1</source>
            <translation>Пример: %1</translation>
        </message>
        <message>
            <source>&amp;Program default</source>
            <translation>Как в &amp;программе</translation>
        </message>
        <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; and its definition?</source>
        <translation>Удалить «%1» и определение?</translation>
    </message>
    <message>
            <source>combination</source>
            <translation>комбинация</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>структура</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::GameThemes</name>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>Both sides</source>
            <translation>Обе стороны</translation>
        </message>
        <message>
            <source>wins the game</source>
            <translation>выигрывает партию</translation>
        </message>
        <message>
            <source>gains %1</source>
            <translation>выигрывает %1</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>комбинация</translation>
        </message>
        <message>
            <source>%1 plays a %2 that %3: %4</source>
            <translation>%1: %2, %3: %4</translation>
        </message>
        <message>
            <source>%1 misses a %2 that %3: %4</source>
            <translation>%1: упущено — %2, %3: %4</translation>
        </message>
        <message>
            <source>%1 could play a %2 at the end that %3: %4</source>
            <translation>%1: в конце возможно — %2, %3: %4</translation>
        </message>
        <message>
            <source>%1 plays a %2, not forced; it %3: %4</source>
            <translation>%1: %2 (не вынужденно), %3: %4</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2 (%3), %Ln plies</source>
            <translation>
                <numerusform>%1: %2 (%3), %Ln полуход</numerusform>
                <numerusform>%1: %2 (%3), %Ln полухода</numerusform>
                <numerusform>%1: %2 (%3), %Ln полуходов</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ThemeStrip</name>
        <message>
            <source>Combinations and structures</source>
            <translation>Комбинации и структуры</translation>
        </message>
    </context>
<context>
    <name>damscope::gui::PlayerStrip</name>
    <message numerus="yes">
        <source>−%Ln piece(s)</source>
        <translation>
            <numerusform>−%Ln шашка</numerusform>
            <numerusform>−%Ln шашки</numerusform>
            <numerusform>−%Ln шашек</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ход</translation>
    </message>
</context>
<context>
    <name>damscope::gui::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
</context>
<context>
    <name>damscope::gui::HomePage</name>
    <message>
        <source>Good morning</source>
        <translation>Доброе утро</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Добрый день</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Добрый вечер</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>Открыть базу…</translation>
    </message>
    <message>
        <source>or drop it into this window</source>
        <translation>или перетащите её в это окно</translation>
    </message>
    <message>
        <source>New database…</source>
        <translation>Новая база…</translation>
    </message>
    <message>
        <source>for the games of a club, a player, an event</source>
        <translation>для партий клуба, игрока, турнира</translation>
    </message>
    <message>
        <source>Drop PDN files, archives, folders or databases anywhere in this window.</source>
        <translation>Перетащите файлы PDN, архивы, папки или базы в это окно.</translation>
    </message>
    <message>
        <source>Databases</source>
        <translation>Базы данных</translation>
    </message>
    <message>
        <source>A game without names</source>
        <translation>Партия без имён</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Enter a game</source>
        <translation>Ввести партию</translation>
    </message>
    <message>
        <source>Players, event, result, then the moves</source>
        <translation>Игроки, турнир, результат, затем ходы</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>PDN, archive, folder: every move is checked</source>
        <translation>PDN, архив, папка: проверяется каждый ход</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Against the computer, at ten strengths</source>
        <translation>Против компьютера, десять уровней</translation>
    </message>
        <message>
            <source>Train</source>
            <translation>Тренироваться</translation>
        </message>
        <message>
            <source>Solve what went wrong in games</source>
            <translation>Решать то, что не удалось в партиях</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s), none due</source>
            <translation>
                <numerusform>%Ln упражнение, повторять нечего</numerusform>
                <numerusform>%Ln упражнения, повторять нечего</numerusform>
                <numerusform>%Ln упражнений, повторять нечего</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) due today</source>
            <translation>
                <numerusform>%Ln упражнение на сегодня</numerusform>
                <numerusform>%Ln упражнения на сегодня</numerusform>
                <numerusform>%Ln упражнений на сегодня</numerusform>
            </translation>
        </message>
        <message>
            <source>Last games</source>
            <translation>Последние партии</translation>
        </message>
        <message>
            <source>open</source>
            <translation>открыта</translation>
        </message>
</context>
<context>
    <name>damscope::gui::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Команда, настройка, игрок, соревнование, партия или база</translation>
        </message>
</context>
    <context>
        <name>damscope::gui::NetworkGame</name>
        <message>
            <source>Waiting for a program on port %1.</source>
            <translation>Ожидание программы на порту %1.</translation>
        </message>
        <message>
            <source>Connected.</source>
            <translation>Соединение установлено.</translation>
        </message>
        <message>
            <source>The connection has ended: %1</source>
            <translation>Соединение завершено: %1</translation>
        </message>
        <message>
            <source>A game was refused: the other program uses another version of the protocol.</source>
            <translation>Партия отклонена: другая программа использует другую версию протокола.</translation>
        </message>
        <message>
            <source>A game was refused: its position cannot be played in this variant. Choose the variant of the other program.</source>
            <translation>Партия отклонена: её позиция невозможна в этом виде шашек. Выберите вид шашек другой программы.</translation>
        </message>
        <message>
            <source>Refused: another version of the protocol.</source>
            <translation>Отказ: другая версия протокола.</translation>
        </message>
        <message>
            <source>Refused: change the time or the position.</source>
            <translation>Отказ: измените время или позицию.</translation>
        </message>
        <message>
            <source>Refused: the other program does not want to play.</source>
            <translation>Отказ: другая программа не хочет играть.</translation>
        </message>
        <message>
            <source>The game ended after the agreed number of moves.</source>
            <translation>Партия закончена после условленного числа ходов.</translation>
        </message>
        <message>
            <source>%1 claims a win that the board does not show: the game has no result.</source>
            <translation>%1 заявляет о выигрыше, которого нет на доске: партия без результата.</translation>
        </message>
        <message>
            <source>%1 plays no more games.</source>
            <translation>%1 больше не играет.</translation>
        </message>
        <message>
            <source>%1 does not take moves back.</source>
            <translation>%1 не берёт ходы назад.</translation>
        </message>
        <message>
            <source>The other program has played an illegal move: %1</source>
            <translation>Другая программа сделала неправильный ход: %1</translation>
        </message>
        <message>
            <source>The other program floods the chat.</source>
            <translation>Другая программа засоряет чат.</translation>
        </message>
        <message>
            <source>The other program does not keep to the protocol: %1</source>
            <translation>Другая программа нарушает протокол: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkBar</name>
        <message>
            <source>Connected with %1.</source>
            <translation>Соединение с %1.</translation>
        </message>
        <message>
            <source>You: %1</source>
            <translation>Вы: %1</translation>
        </message>
        <message>
            <source>%1 wants to go back to move %2.</source>
            <translation>%1 хочет вернуться к ходу %2.</translation>
        </message>
        <message>
            <source>Disconnect</source>
            <translation>Отключиться</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Принять</translation>
        </message>
        <message>
            <source>Refuse</source>
            <translation>Отказать</translation>
        </message>
        <message>
            <source>Chat: type, and press Enter</source>
            <translation>Чат: напишите и нажмите Enter</translation>
        </message>
        <message>
            <source>Message to the other side</source>
            <translation>Сообщение сопернику</translation>
        </message>
        <message>
            <source>Chat</source>
            <translation>Чат</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::NetworkDialog</name>
        <message>
            <source>&amp;Connect to a program</source>
            <translation>&amp;Соединиться с программой</translation>
        </message>
        <message>
            <source>&amp;Wait until a program connects</source>
            <translation>&amp;Ждать соединения</translation>
        </message>
        <message>
            <source>Programs on &amp;other computers may connect</source>
            <translation>Разрешить соединения с &amp;других компьютеров</translation>
        </message>
        <message>
            <source>&amp;Ask for the game</source>
            <translation>&amp;Предлагать партию</translation>
        </message>
        <message>
            <source>Play over a network</source>
            <translation>Игра по сети</translation>
        </message>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>no clock</source>
            <translation>без часов</translation>
        </message>
        <message>
            <source> min</source>
            <translation> мин</translation>
        </message>
        <message>
            <source>&amp;Host:</source>
            <translation>&amp;Узел:</translation>
        </message>
        <message>
            <source>&amp;Port:</source>
            <translation>П&amp;орт:</translation>
        </message>
        <message>
            <source>&amp;Variant:</source>
            <translation>&amp;Вид шашек:</translation>
        </message>
        <message>
            <source>Played here b&amp;y:</source>
            <translation>&amp;Здесь играет:</translation>
        </message>
        <message>
            <source>&amp;Strength:</source>
            <translation>С&amp;ила:</translation>
        </message>
        <message>
            <source>Co&amp;lour here:</source>
            <translation>&amp;Цвет здесь:</translation>
        </message>
        <message>
            <source>&amp;Minutes for each side:</source>
            <translation>&amp;Минут на игрока:</translation>
        </message>
        <message>
            <source>One of the two programs asks for the games; the other one plays what it is asked for</source>
            <translation>Одна из программ предлагает партии, другая играет то, что ей предложено</translation>
        </message>
        <message>
            <source>&amp;Begin</source>
            <translation>&amp;Начать</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::DeckChooser</name>
        <message>
            <source>Kind</source>
            <translation>Тип</translation>
        </message>
        <message>
            <source>Combination</source>
            <translation>Комбинация</translation>
        </message>
        <message>
            <source>Structure</source>
            <translation>Структура</translation>
        </message>
        <message>
            <source>Opening</source>
            <translation>Дебют</translation>
        </message>
        <message>
            <source>Phase</source>
            <translation>Стадия</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Трудность</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Игрок</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Автор</translation>
        </message>
        <message>
            <source>Choose exercises by</source>
            <translation>Выбирать упражнения по</translation>
        </message>
        <message>
            <source>Which exercises</source>
            <translation>Какие упражнения</translation>
        </message>
        <message>
            <source>All exercises</source>
            <translation>Все упражнения</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::HistoryChart</name>
        <message>
            <source>Last %1 days: %2 right, %3 wrong</source>
            <translation>Последние дни (%1): верно %2, неверно %3</translation>
        </message>
        <message>
            <source>%1: %2 right, %3 wrong</source>
            <translation>%1: верно %2, неверно %3</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Trainer</name>
        <message>
            <source>There are no games by %1.</source>
            <translation>Нет партий игрока %1.</translation>
        </message>
        <message>
            <source>These games give no new exercises.</source>
            <translation>В этих партиях нет новых упражнений.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln exercise(s) made</source>
            <translation>
                <numerusform>создано %Ln упражнение</numerusform>
                <numerusform>создано %Ln упражнения</numerusform>
                <numerusform>создано %Ln упражнений</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingPage</name>
        <message>
            <source>Later</source>
            <translation>Позже</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>%1 of %2 games</source>
            <translation>%1 из %2 партий</translation>
        </message>
        <message>
            <source>From the games of %1</source>
            <translation>Из партий игрока %1</translation>
        </message>
        <message>
            <source>From all games</source>
            <translation>Из всех партий</translation>
        </message>
        <message>
            <source>Training</source>
            <translation>Тренировка</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>Side and gain, the piece, the name, the move: %1</source>
            <translation>Сторона и выигрыш, шашка, название, ход: %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Решение</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Показывает решение; это считается неверным ответом</translation>
        </message>
        <message>
            <source>The next exercise: %1</source>
            <translation>Следующее упражнение: %1</translation>
        </message>
        <message>
            <source>Play it out</source>
            <translation>Доиграть</translation>
        </message>
        <message>
            <source>Against the computer, from this position</source>
            <translation>Против компьютера, с этой позиции</translation>
        </message>
        <message>
            <source>Strength of the computer, %1 to %2</source>
            <translation>Уровень компьютера, от %1 до %2</translation>
        </message>
        <message>
            <source>Open the game</source>
            <translation>Открыть партию</translation>
        </message>
        <message>
            <source>Make exercises…</source>
            <translation>Создать упражнения…</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Остановить</translation>
        </message>
        <message>
            <source>Back in the line</source>
            <translation>Назад по варианту</translation>
        </message>
        <message>
            <source>Forward in the line</source>
            <translation>Вперёд по варианту</translation>
        </message>
        <message>
            <source>Hints and solution</source>
            <translation>Подсказки и решение</translation>
        </message>
        <message>
            <source>Exercises</source>
            <translation>Упражнения</translation>
        </message>
        <message>
            <source>Openings</source>
            <translation>Дебюты</translation>
        </message>
        <message>
            <source>What to train</source>
            <translation>Что тренировать</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::TrainingWords</name>
        <message>
            <source>Right</source>
            <translation>Верно</translation>
        </message>
        <message>
            <source>Already shown</source>
            <translation>Уже показано</translation>
        </message>
        <message>
            <source>Wrong</source>
            <translation>Неверно</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Решение</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Лучше</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Сегодня уже был ответ: считается только первый за день.</translation>
        </message>
        <message>
            <source>It comes back on %1.</source>
            <translation>Повторится %1.</translation>
        </message>
        <message>
            <source>Open a database: exercises are made from its games.</source>
            <translation>Откройте базу: из её партий получаются упражнения.</translation>
        </message>
        <message>
            <source>Reading exercises…</source>
            <translation>Чтение упражнений…</translation>
        </message>
        <message>
            <source>There are no exercises yet. They are made from what went wrong in games: missed combinations, mistakes, endings.</source>
            <translation>Упражнений пока нет. Они создаются из того, что не удалось в партиях: упущенные комбинации, ошибки, окончания.</translation>
        </message>
        <message>
            <source>Nothing more in this selection is due today.</source>
            <translation>Из выбранного на сегодня больше ничего нет.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>%Ln к повторению</numerusform>
                <numerusform>%Ln к повторению</numerusform>
                <numerusform>%Ln к повторению</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>%Ln новое</numerusform>
                <numerusform>%Ln новых</numerusform>
                <numerusform>%Ln новых</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>сегодня ответов: %Ln</numerusform>
                <numerusform>сегодня ответов: %Ln</numerusform>
                <numerusform>сегодня ответов: %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln day(s) in a row</source>
            <translation>
                <numerusform>%Ln день подряд</numerusform>
                <numerusform>%Ln дня подряд</numerusform>
                <numerusform>%Ln дней подряд</numerusform>
            </translation>
        </message>
        <message>
            <source>Judging the answer…</source>
            <translation>Оценка ответа…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterBar</name>
        <message>
            <source>number</source>
            <translation>номер</translation>
        </message>
        <message>
            <source>player</source>
            <translation>игрок</translation>
        </message>
        <message>
            <source>White</source>
            <translation>белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>чёрные</translation>
        </message>
        <message>
            <source>event</source>
            <translation>соревнование</translation>
        </message>
        <message>
            <source>opening</source>
            <translation>дебют</translation>
        </message>
        <message>
            <source>site</source>
            <translation>место</translation>
        </message>
        <message>
            <source>round</source>
            <translation>тур</translation>
        </message>
        <message>
            <source>annotator</source>
            <translation>комментатор</translation>
        </message>
        <message>
            <source>tag</source>
            <translation>тег</translation>
        </message>
        <message>
            <source>from</source>
            <translation>с</translation>
        </message>
        <message>
            <source>until</source>
            <translation>по</translation>
        </message>
        <message>
            <source>result</source>
            <translation>результат</translation>
        </message>
        <message>
            <source>the player</source>
            <translation>игрок</translation>
        </message>
        <message>
            <source>variant</source>
            <translation>вид шашек</translation>
        </message>
        <message>
            <source>ratings</source>
            <translation>рейтинги</translation>
        </message>
        <message>
            <source>plies</source>
            <translation>полуходы</translation>
        </message>
        <message>
            <source>legal to the end</source>
            <translation>по правилам до конца</translation>
        </message>
        <message>
            <source>source</source>
            <translation>источник</translation>
        </message>
        <message>
            <source>collection</source>
            <translation>подборка</translation>
        </message>
        <message>
            <source>combination</source>
            <translation>комбинация</translation>
        </message>
        <message>
            <source>combination missed</source>
            <translation>комбинация упущена</translation>
        </message>
        <message>
            <source>men won</source>
            <translation>выиграно шашек</translation>
        </message>
        <message>
            <source>structure</source>
            <translation>структура</translation>
        </message>
        <message>
            <source>with</source>
            <translation>есть</translation>
        </message>
        <message>
            <source>White won</source>
            <translation>выиграли белые</translation>
        </message>
        <message>
            <source>Black won</source>
            <translation>выиграли чёрные</translation>
        </message>
        <message>
            <source>draw</source>
            <translation>ничья</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>неизвестен</translation>
        </message>
        <message>
            <source>both lost</source>
            <translation>оба проиграли</translation>
        </message>
        <message>
            <source>won</source>
            <translation>выиграл</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>проиграл</translation>
        </message>
        <message>
            <source>drew</source>
            <translation>сыграл вничью</translation>
        </message>
        <message>
            <source>comments</source>
            <translation>комментарии</translation>
        </message>
        <message>
            <source>variations</source>
            <translation>варианты</translation>
        </message>
        <message>
            <source>evaluations</source>
            <translation>оценки</translation>
        </message>
        <message>
            <source>problems</source>
            <translation>проблемы</translation>
        </message>
        <message>
            <source>errors</source>
            <translation>ошибки</translation>
        </message>
        <message>
            <source>doubtful results</source>
            <translation>сомнительный результат</translation>
        </message>
        <message>
            <source>yes</source>
            <translation>да</translation>
        </message>
        <message>
            <source>no</source>
            <translation>нет</translation>
        </message>
        <message>
            <source>any</source>
            <translation>любая</translation>
        </message>
        <message>
            <source>Filter: a player, event, opening, year, result, structure…</source>
            <translation>Фильтр: игрок, соревнование, дебют, год, результат, структура…</translation>
        </message>
        <message>
            <source>Start typing and choose from the list, or write conditions: player:jansen from:1998 result:white plies:40-. All must hold.
Keys: player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</source>
            <translation>Начните печатать и выберите из списка или напишите условия: player:jansen from:1998 result:white plies:40-. Должны выполняться все.
Ключи: player, white, black, event, opening, site, from, to, result, outcome, variant, rating, plies, source, shot, structure, with, id.</translation>
        </message>
        <message>
            <source>Filter of the games</source>
            <translation>Фильтр партий</translation>
        </message>
        <message>
            <source>Edit the filter as text</source>
            <translation>Изменить фильтр как текст</translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Сбросить</translation>
        </message>
        <message>
            <source>Remove all filters</source>
            <translation>Убрать все фильтры</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::FilterChip</name>
        <message>
            <source>Filter: %1</source>
            <translation>Фильтр: %1</translation>
        </message>
        <message>
            <source>%1: click to change it</source>
            <translation>%1: нажмите, чтобы изменить</translation>
        </message>
        <message>
            <source>Remove the filter: %1</source>
            <translation>Убрать фильтр: %1</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::OpeningSide</name>
        <message>
            <source>Choose a repertoire</source>
            <translation>Выберите репертуар</translation>
        </message>
        <message>
            <source>A repertoire is a collection of games: what you intend to play, with variations. Put them into a collection of this database.</source>
            <translation>Репертуар — это подборка партий: то, что вы собираетесь играть, с вариантами. Поместите их в подборку этой базы.</translation>
        </message>
        <message>
            <source>Choose a repertoire and the colour you play in it.</source>
            <translation>Выберите репертуар и цвет, которым вы в нём играете.</translation>
        </message>
        <message>
            <source>Reading the repertoire…</source>
            <translation>Чтение репертуара…</translation>
        </message>
        <message>
            <source>This collection has no moves of that side to practise.</source>
            <translation>В этой подборке нет ходов этой стороны для тренировки.</translation>
        </message>
        <message>
            <source>Nothing more in this repertoire is due today.</source>
            <translation>На сегодня в этом репертуаре повторять больше нечего.</translation>
        </message>
        <message>
            <source>Already answered today: only the first answer of a day counts.</source>
            <translation>Сегодня уже был ответ: считается только первый за день.</translation>
        </message>
        <message>
            <source>The position comes back on %1.</source>
            <translation>Позиция вернётся %1.</translation>
        </message>
        <message numerus="yes">
            <source>%Ln due</source>
            <translation>
                <numerusform>к повторению: %Ln</numerusform>
                <numerusform>к повторению: %Ln</numerusform>
                <numerusform>к повторению: %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new</source>
            <translation>
                <numerusform>новых: %Ln</numerusform>
                <numerusform>новых: %Ln</numerusform>
                <numerusform>новых: %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln answered today</source>
            <translation>
                <numerusform>отвечено сегодня: %Ln</numerusform>
                <numerusform>отвечено сегодня: %Ln</numerusform>
                <numerusform>отвечено сегодня: %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Пропустить</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Дальше</translation>
        </message>
        <message>
            <source>Repertoire</source>
            <translation>Репертуар</translation>
        </message>
        <message>
            <source>A collection of games, with variations</source>
            <translation>Подборка партий с вариантами</translation>
        </message>
        <message>
            <source>Your colour</source>
            <translation>Ваш цвет</translation>
        </message>
        <message>
            <source>With White</source>
            <translation>За белых</translation>
        </message>
        <message>
            <source>With Black</source>
            <translation>За чёрных</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Подсказка</translation>
        </message>
        <message>
            <source>The piece, the move: %1</source>
            <translation>Шашка, ход: %1</translation>
        </message>
        <message>
            <source>Solution</source>
            <translation>Решение</translation>
        </message>
        <message>
            <source>Shows the solution; this counts as a wrong answer</source>
            <translation>Показывает решение; это считается неверным ответом</translation>
        </message>
        <message>
            <source>The next question: %1</source>
            <translation>Следующий вопрос: %1</translation>
        </message>
        <message>
            <source>Result of the answer</source>
            <translation>Оценка ответа</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ReportPage</name>
        <message>
            <source>Print…</source>
            <translation>Печать…</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::ChoiceList</name>
        <message>
            <source>year</source>
            <translation>год</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::CommandPalette</name>
        <message>
            <source>A command, a setting, a player, an event, a game, a database</source>
            <translation>Команда, настройка, игрок, соревнование, партия или база</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::Commands</name>
        <message>
            <source>White</source>
            <translation>Белые</translation>
        </message>
        <message>
            <source>Black</source>
            <translation>Чёрные</translation>
        </message>
        <message>
            <source>Open %1</source>
            <translation>Открыть %1</translation>
        </message>
        <message>
            <source>database</source>
            <translation>база</translation>
        </message>
        <message>
            <source>preferences: %1</source>
            <translation>настройки: %1</translation>
        </message>
        <message>
            <source>List the games with “%1”</source>
            <translation>Показать партии с «%1»</translation>
        </message>
        <message>
            <source>Players called “%1”</source>
            <translation>Игроки по имени «%1»</translation>
        </message>
        <message>
            <source>Events called “%1”</source>
            <translation>Соревнования с названием «%1»</translation>
        </message>
        <message>
            <source>panel</source>
            <translation>панель</translation>
        </message>
    </context>
    <context>
        <name>damscope::gui::QueryWords</name>
        <message>
            <source>On the board</source>
            <translation>На доске</translation>
        </message>
        <message>
            <source>a white man on each of these squares</source>
            <translation>на каждом из этих полей белая простая</translation>
        </message>
        <message>
            <source>a black king on one of these squares</source>
            <translation>на одном из этих полей чёрная дамка</translation>
        </message>
        <message>
            <source>a man or a king</source>
            <translation>простая или дамка</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation>одно или другое</translation>
        </message>
        <message>
            <source>these squares are empty</source>
            <translation>эти поля пусты</translation>
        </message>
        <message>
            <source>a number of pieces</source>
            <translation>число шашек</translation>
        </message>
        <message>
            <source>at most this many pieces</source>
            <translation>не больше стольких шашек</translation>
        </message>
        <message>
            <source>White is to move</source>
            <translation>ход белых</translation>
        </message>
        <message>
            <source>for this many plies</source>
            <translation>в течение стольких полуходов</translation>
        </message>
        <message>
            <source>after these moves from the start</source>
            <translation>после этих ходов от начала</translation>
        </message>
        <message>
            <source>a whole position</source>
            <translation>позиция целиком</translation>
        </message>
        <message>
            <source>these pieces, whatever else there is</source>
            <translation>эти шашки, что бы ещё ни стояло</translation>
        </message>
        <message>
            <source>Moves</source>
            <translation>Ходы</translation>
        </message>
        <message>
            <source>White moves without capturing</source>
            <translation>белые ходят без взятия</translation>
        </message>
        <message>
            <source>Black captures</source>
            <translation>чёрные бьют</translation>
        </message>
        <message>
            <source>White moves or captures</source>
            <translation>белые ходят или бьют</translation>
        </message>
        <message>
            <source>White gives pieces away</source>
            <translation>белые отдают шашки</translation>
        </message>
        <message>
            <source>Black makes a king</source>
            <translation>чёрные проходят в дамки</translation>
        </message>
        <message>
            <source>from one of these squares</source>
            <translation>с одного из этих полей</translation>
        </message>
        <message>
            <source>to one of these squares</source>
            <translation>на одно из этих полей</translation>
        </message>
        <message>
            <source>captures the pieces on these squares</source>
            <translation>бьёт шашки на этих полях</translation>
        </message>
        <message>
            <source>on its way over these squares</source>
            <translation>по пути через эти поля</translation>
        </message>
        <message>
            <source>captures at least this many men</source>
            <translation>бьёт не меньше стольких простых</translation>
        </message>
        <message>
            <source>it is the only legal move</source>
            <translation>это единственный возможный ход</translation>
        </message>
        <message>
            <source>Black must capture</source>
            <translation>чёрные обязаны бить</translation>
        </message>
        <message>
            <source>because the largest capture is compulsory</source>
            <translation>потому что надо бить большинство</translation>
        </message>
        <message>
            <source>and becomes a king</source>
            <translation>и становится дамкой</translation>
        </message>
        <message>
            <source>is captured by the next move</source>
            <translation>её бьют следующим ходом</translation>
        </message>
        <message>
            <source>the piece that moved earlier</source>
            <translation>шашка, которая ходила раньше</translation>
        </message>
        <message>
            <source>Combined</source>
            <translation>Вместе</translation>
        </message>
        <message>
            <source>both at the same time</source>
            <translation>оба условия сразу</translation>
        </message>
        <message>
            <source>one of the two</source>
            <translation>одно из двух</translation>
        </message>
        <message>
            <source>this does not hold</source>
            <translation>это не выполняется</translation>
        </message>
        <message>
            <source>later in the game</source>
            <translation>позже в партии</translation>
        </message>
        <message>
            <source>with the next move</source>
            <translation>следующим ходом</translation>
        </message>
        <message>
            <source>within this many plies</source>
            <translation>не позже чем через столько полуходов</translation>
        </message>
        <message>
            <source>this happens, without that happening first</source>
            <translation>это происходит, а то до этого нет</translation>
        </message>
        <message>
            <source>anywhere in the game</source>
            <translation>в любом месте партии</translation>
        </message>
        <message>
            <source>the same with the colours exchanged</source>
            <translation>то же с переменой цветов</translation>
        </message>
        <message>
            <source>Result and judgement</source>
            <translation>Результат и оценка</translation>
        </message>
        <message>
            <source>White won the game</source>
            <translation>белые выиграли партию</translation>
        </message>
        <message>
            <source>the game was drawn</source>
            <translation>партия закончилась вничью</translation>
        </message>
        <message>
            <source>no result is known</source>
            <translation>результат неизвестен</translation>
        </message>
        <message>
            <source>in the last position</source>
            <translation>в последней позиции</translation>
        </message>
        <message>
            <source>Black has pieces but no move</source>
            <translation>у чёрных есть шашки, но нет хода</translation>
        </message>
        <message>
            <source>a rule makes it a draw</source>
            <translation>по правилам это ничья</translation>
        </message>
        <message>
            <source>an error by White</source>
            <translation>ошибка белых</translation>
        </message>
        <message>
            <source>a blunder by Black</source>
            <translation>зевок чёрных</translation>
        </message>
        <message>
            <source>White misses a win</source>
            <translation>белые упускают выигрыш</translation>
        </message>
        <message>
            <source>won for White by the endgame tables</source>
            <translation>по таблицам окончаний выиграно для белых</translation>
        </message>
        <message>
            <source>drawn by the endgame tables</source>
            <translation>по таблицам окончаний ничья</translation>
        </message>
        <message>
            <source>a combination is played</source>
            <translation>проводится комбинация</translation>
        </message>
        <message>
            <source>a combination is missed</source>
            <translation>упущена комбинация</translation>
        </message>
        <message>
            <source>Structures</source>
            <translation>Структуры</translation>
        </message>
        <message>
            <source>Combinations</source>
            <translation>Комбинации</translation>
        </message>
        <message>
            <source>Endings</source>
            <translation>Окончания</translation>
        </message>
    </context>
</TS>
