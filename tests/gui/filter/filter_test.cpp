// SPDX-License-Identifier: GPL-3.0-or-later
// The filter of the list of games: chips, what is offered for them, and their text.
#include "gui/filter/filter_bar.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace damscope::gui::testing {

namespace {

constexpr const char* games = R"([Event "Club 2024"]
[White "Jansen, Floris"]
[Black "Konate, Awa"]
[Date "2024.01.02"]
[Result "2-0"]
1. 32-28 19-23 2-0

[Event "Club 2024"]
[White "Konate, Awa"]
[Black "Smit, P"]
[Date "2024.02.03"]
[Result "1-1"]
1. 32-28 19-23 1-1

[Event "Open"]
[White "Smit, P"]
[Black "Jansen, Floris"]
[Date "1998"]
[Result "2-0"]
1. 32-28 19-23 2-0
)";

} // namespace

class FilterTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aTextBecomesChips();
    void returnMakesAChipOfWhatWasTyped();
    void whatTheDatabaseHasIsOffered();
    void aYearIsAPeriod();
    void theOutcomeIsOfferedForAPlayer();
    void aChipIsRemovedByItsCrossAndByKeys();
    void backspaceRemovesTheLastChip();
    void aClickOnAChipChangesIt();
    void twoPlayersAreOpponents();
    void undoBringsChipsBackAndClearRemovesThem();
    void theTextCanBeEdited();
    void whatHasNoMeaningIsKeptAsItWasTyped();
    void keysGoFromChipToChip();
    void chipsFollowTheLanguage();
    void manyChipsTakeMoreLines();
    void newGamesAreCounted();
    void aQueryIsAChip();
    void aQueryThatCannotBeReadIsExplained();

private:
    [[nodiscard]] QStringList chips() const;
    [[nodiscard]] FilterChip& chip(int place) const;
    [[nodiscard]] int listed() const { return gamesOf(*window_).model().rowCount(); }
    [[nodiscard]] QString text() const { return gamesOf(*window_).filterText(); }
    void type(const QString& text);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    [[nodiscard]] QStringList offered();

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    FilterBar* bar_ = nullptr;
    QLineEdit* line_ = nullptr;
};

void FilterTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({sample_->write("games.pdn", games)}));
    actionsOf(*window_).goGames->trigger();
    window_->activateWindow();
    bar_ = &part<FilterBar>(*window_);
    line_ = &bar_->line();
    gamesOf(*window_).filter({});
    gamesOf(*window_).focusFilter();
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 3);
    QTRY_VERIFY(line_->hasFocus());
}

void FilterTest::cleanup() {
    sample_.reset();
}

QStringList FilterTest::chips() const {
    QStringList words;
    for (const FilterChip* chip : bar_->findChildren<FilterChip*>())
        if (chip->isVisible())
            words << chip->text();
    return words;
}

FilterChip& FilterTest::chip(int place) const {
    QList<FilterChip*> shown;
    for (FilterChip* chip : bar_->findChildren<FilterChip*>())
        if (chip->isVisible())
            shown << chip;
    if (place >= shown.size())
        qFatal("there is no chip %d", place);
    return *shown[place];
}

void FilterTest::type(const QString& text) {
    line_->setFocus();
    QTest::keyClicks(line_, text);
}

void FilterTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QWidget* popup = QApplication::activePopupWidget();
    QTest::keyClick(popup == nullptr ? QApplication::focusWidget() : popup, key, modifiers);
    QVERIFY(sample_->settle());
}

// The rows of the list below the line, when it has come.
QStringList FilterTest::offered() {
    QAbstractItemView* list = nullptr;
    (void)QTest::qWaitFor([&] {
        list = qobject_cast<QAbstractItemView*>(QApplication::activePopupWidget());
        return list != nullptr && !bar_->isOffering();
    });
    QStringList rows;
    if (list != nullptr)
        for (int row = 0; row < list->model()->rowCount(); ++row)
            rows << list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    return rows;
}

void FilterTest::aTextBecomesChips() {
    gamesOf(*window_).filter("player:jansen from:1998 result:white");
    QVERIFY(sample_->settle());
    QCOMPARE(chips(), (QStringList{"player jansen", "from 1998", "result White won"}));
    QCOMPARE(line_->text(), QString());
    QCOMPARE(listed(), 2);
    QCOMPARE(text(), QString("player:jansen from:1998 result:white"));
    // In words, as commands take it.
    gamesOf(*window_).filter("jansen white won since 1998");
    QVERIFY(sample_->settle());
    QCOMPARE(chips(), (QStringList{"player jansen", "result White won", "from 1998"}));
    QCOMPARE(listed(), 2);
}

void FilterTest::aQueryIsAChip() {
    QSignalSpy changed(&gamesOf(*window_), &GamesPanel::filterChanged);
    gamesOf(*window_).filter("player:smit where white moves 32-28 and white won");
    QVERIFY(sample_->settle());
    QCOMPARE(chips(), (QStringList{"player smit", "where white moves 32-28 and white won"}));
    QCOMPARE(listed(), 1);
    // Whatever works with the games of the list gets what was found.
    QCOMPARE(changed.count(), 1);
    const auto games = changed.at(0).at(0).value<db::Filter>();
    QCOMPARE(games.ids.size(), std::size_t(1));
    QVERIFY(gamesOf(*window_).model().games() == games.ids);
    // A condition that is added stands before it, and a second query takes its place.
    type("result:white");
    QTest::keyClick(line_, Qt::Key_Escape);
    press(Qt::Key_Return);
    QCOMPARE(text(), QString("player:smit result:white where white moves 32-28 and white won"));
    type("where black moves 19-23");
    press(Qt::Key_Return);
    QCOMPARE(chips(), (QStringList{"player smit", "result White won", "where black moves 19-23"}));
    QCOMPARE(listed(), 1);
    chip(2).click();
    QCOMPARE(line_->text(), QString("where black moves 19-23"));
    QCOMPARE(line_->selectedText(), QString("black moves 19-23"));
    type("black moves 18-23");
    press(Qt::Key_Return);
    QCOMPARE(listed(), 0);
    press(Qt::Key_Backspace);
    QCOMPARE(listed(), 1);
    QCOMPARE(text(), QString("player:smit result:white"));
}

void FilterTest::aQueryThatCannotBeReadIsExplained() {
    type("where white flies");
    press(Qt::Key_Return);
    QCOMPARE(chips(), QStringList());
    QCOMPARE(line_->text(), QString("where white flies"));
    const auto* wrong = window_->findChild<QLabel*>("filterProblem");
    QTRY_VERIFY(wrong->isVisible());
    QVERIFY2(wrong->text().contains("For example:"), qPrintable(wrong->text()));
}

void FilterTest::returnMakesAChipOfWhatWasTyped() {
    type("awa konate");
    QTRY_COMPARE(listed(), 2); // already while it is typed
    QCOMPARE(chips(), QStringList());
    QVERIFY(!offered().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(chips(), QStringList{"player awa konate"});
    QCOMPARE(text(), QString("player:\"awa konate\""));
    type("from:1999 with:comments");
    QTest::keyClick(line_, Qt::Key_Escape);
    press(Qt::Key_Return);
    QCOMPARE(chips(), (QStringList{"player awa konate", "from 1999", "with comments"}));
    QCOMPARE(listed(), 0);
}

void FilterTest::whatTheDatabaseHasIsOffered() {
    type("flor");
    QCOMPARE(offered(), QStringList{"Jansen, Floris, player · 2 games"});
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(chips(), QStringList{"player Jansen, Floris"});
    QCOMPARE(listed(), 2);
    QVERIFY(line_->hasFocus());
    type("club");
    QCOMPARE(offered(), QStringList{"Club 2024, event · 2 games"});
    press(Qt::Key_Tab); // takes the first
    QCOMPARE(chips(), (QStringList{"player Jansen, Floris", "event Club 2024"}));
    QCOMPARE(listed(), 1);
}

void FilterTest::aYearIsAPeriod() {
    type("1998");
    QCOMPARE(offered().first(), QString("1998, year · 1 game"));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(chips(), (QStringList{"from 1998", "until 1998"}));
    QCOMPARE(listed(), 1);
}

void FilterTest::theOutcomeIsOfferedForAPlayer() {
    type("won");
    QVERIFY(offered().contains("White won, result · 2 games"));
    QVERIFY(offered().filter("the player").isEmpty());
    gamesOf(*window_).filter("player:jansen");
    type("lost");
    QCOMPARE(offered(), QStringList{"lost, the player"});
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QCOMPARE(text(), QString("player:jansen outcome:lost"));
    QCOMPARE(listed(), 1);
}

void FilterTest::aChipIsRemovedByItsCrossAndByKeys() {
    gamesOf(*window_).filter("player:jansen from:1999 result:white");
    part<QToolButton>(chip(1)).click();
    QCOMPARE(text(), QString("player:jansen result:white"));
    QVERIFY(line_->hasFocus());
    chip(0).setFocus();
    press(Qt::Key_Delete);
    QCOMPARE(text(), QString("result:white"));
    QCOMPARE(listed(), 2);
}

void FilterTest::backspaceRemovesTheLastChip() {
    gamesOf(*window_).filter("from:1999 result:white");
    type("k");
    press(Qt::Key_Backspace); // the letter
    QCOMPARE(chips().size(), 2);
    press(Qt::Key_Backspace);
    QCOMPARE(chips(), QStringList{"from 1999"});
    press(Qt::Key_Backspace);
    QCOMPARE(chips(), QStringList());
    QCOMPARE(listed(), 3);
    press(Qt::Key_Backspace);
    QCOMPARE(text(), QString());
}

void FilterTest::aClickOnAChipChangesIt() {
    gamesOf(*window_).filter("event:\"Club 2024\" result:white");
    chip(0).click();
    QCOMPARE(line_->text(), QString("event:\"Club 2024\""));
    QVERIFY(line_->hasFocus());
    QCOMPARE(line_->selectedText(), QString("\"Club 2024\""));
    QCOMPARE(chips(), QStringList{"result White won"});
    type("open");
    QCOMPARE(offered(), QStringList{"Open, event · 1 game"});
    press(Qt::Key_Tab);
    QCOMPARE(chips(), (QStringList{"result White won", "event Open"}));
    QCOMPARE(listed(), 1);
}

void FilterTest::twoPlayersAreOpponents() {
    gamesOf(*window_).filter("player:jansen");
    type("smit");
    QTRY_COMPARE(listed(), 1); // not a player called "jansen smit"
    QVERIFY(!offered().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(chips(), (QStringList{"player jansen", "player smit"}));
    type("konate");
    QVERIFY(!offered().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(chips().size(), 2); // a game has no third
    QCOMPARE(line_->text(), QString("konate"));
    QVERIFY(wrongOf(gamesOf(*window_)).isVisible());
}

void FilterTest::undoBringsChipsBackAndClearRemovesThem() {
    gamesOf(*window_).filter("player:jansen");
    gamesOf(*window_).filter("player:jansen result:draw");
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 0);
    line_->setFocus();
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), QString("player:jansen"));
    QCOMPARE(listed(), 2);
    auto& clear = part<QToolButton>(*bar_, "clearFilter");
    QVERIFY(clear.isVisible());
    clear.click();
    QCOMPARE(chips(), QStringList());
    QVERIFY(!clear.isVisible());
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), QString("player:jansen"));
}

void FilterTest::theTextCanBeEdited() {
    gamesOf(*window_).filter("player:jansen from:1998");
    part<QToolButton>(*bar_, "filterAsText").click();
    QCOMPARE(line_->text(), QString("player:jansen from:1998"));
    QCOMPARE(chips(), QStringList());
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 2);
    type(" to:1998");
    QTRY_COMPARE(listed(), 1);
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    QCOMPARE(chips(), (QStringList{"player jansen", "from 1998", "until 1998"}));
}

void FilterTest::whatHasNoMeaningIsKeptAsItWasTyped() {
    type("result:maybe");
    press(Qt::Key_Return);
    QCOMPARE(chips(), QStringList());
    QCOMPARE(line_->text(), QString("result:maybe"));
    QVERIFY(wrongOf(gamesOf(*window_)).isVisible());
    QCOMPARE(listed(), 3);
}

void FilterTest::keysGoFromChipToChip() {
    gamesOf(*window_).filter("from:1998 result:white");
    line_->setFocus();
    press(Qt::Key_Left);
    QVERIFY(chip(1).hasFocus());
    press(Qt::Key_Left);
    QVERIFY(chip(0).hasFocus());
    press(Qt::Key_Left);
    QVERIFY(chip(0).hasFocus());
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    QVERIFY(line_->hasFocus());
    press(Qt::Key_Down);
    QVERIFY(tableOf(gamesOf(*window_)).hasFocus());
}

void FilterTest::chipsFollowTheLanguage() {
    gamesOf(*window_).filter("result:white to:2024");
    window_->useLanguage("nl");
    QTRY_COMPARE(chips(), (QStringList{"uitslag wit won", "tot en met 2024"}));
    type("wit");
    QVERIFY(!offered().filter("wit won").isEmpty());
    window_->useLanguage("en");
}

void FilterTest::manyChipsTakeMoreLines() {
    const int low = bar_->height();
    gamesOf(*window_).filter("player:jansen player:smit from:1998 to:2024 result:white "
                             "event:\"the open championship of a town with a very long name\" "
                             "plies:0- with:comments with:variations");
    QVERIFY(sample_->settle());
    QCOMPARE(chips().size(), 9);
    QTRY_VERIFY(bar_->height() > low);
    QVERIFY(line_->width() >= 200);
    for (int place = 0; place < 9; ++place)
        QVERIFY(bar_->rect().contains(chip(place).geometry()));
}

void FilterTest::newGamesAreCounted() {
    type("konate");
    QCOMPARE(offered(), QStringList{"Konate, Awa, player · 2 games"});
    press(Qt::Key_Escape);
    QVERIFY(sample_->import({sample_->write(
        "more.pdn", "[White \"Konate, Awa\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 33-28 *\n")}));
    gamesOf(*window_).filter({});
    type("konate");
    QCOMPARE(offered(), QStringList{"Konate, Awa, player · 3 games"});
}

namespace {
const NamedTest<FilterTest> registeredFilterTest("filter");
}

} // namespace damscope::gui::testing

#include "filter_test.moc"
