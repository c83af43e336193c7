// SPDX-License-Identifier: GPL-3.0-or-later
// Entering a tournament, typing its results, correcting a whole event.
#include "db/search/lists/names.hpp"
#include "db/store/games.hpp"
#include "gui/control/publisher.hpp"
#include "gui/people/directory.hpp"
#include "gui/people/event_dialogs.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/players_page.hpp"
#include "gui/people/results_page.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/widgets.hpp"

#include <QAction>
#include <QApplication>
#include <QInputDialog>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTimer>

#include <memory>
#include <string>
#include <tuple>

namespace damscope::gui::testing {

namespace {

constexpr const char* games = R"([Event "Club 2024, ronde 1"]
[Site "Hoorn"]
[Date "2024.09.01"]
[White "Jansen, Floris"]
[Black "Konate, Awa"]
[Result "2-0"]
1. 32-28 19-23 2-0

[Event "Club 2024, ronde 2"]
[Site "Hoorn"]
[Date "2024.09.08"]
[White "Konate, Awa"]
[Black "Smit, P"]
[Result "1-1"]
1. 32-28 19-23 1-1
)";

constexpr const char* league = R"([Event "Winter league"]
[Round "1"]
[White "Claes"]
[WhiteTeam "Hoorn"]
[Black "Boers"]
[BlackTeam "Huissen"]
[Result "1-1"]
1. 32-28 18-23 1-1

[Event "Winter league"]
[Round "2"]
[White "Aalbers"]
[WhiteTeam "Hijken"]
[Black "Claes"]
[BlackTeam "Hoorn"]
[Result "0-2"]
1. 32-28 18-23 0-2

[Event "Winter league"]
[Round "3"]
[White "Boers"]
[WhiteTeam "Huissen"]
[Black "Aalbers"]
[BlackTeam "Hijken"]
[Result "0-2"]
1. 32-28 18-23 0-2
)";

} // namespace

class EventsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aTournamentIsEnteredAndItsResultsAreTyped();
    void resultsAreTypedInTheListOfGames();
    void aResultIsTypedByBothPlayersPoints();
    void aWinOnPointsKeepsItsPoints();
    void whatIsNoResultIsRefused();
    void pointsCountOtherwise();
    void aPlayerWhoLeftIsChosen();
    void eachEventHasItsGames();
    void eachEventHasItsPoints();
    void matchesOfTeamsCountOtherwise();
    void deleteForgetsAResult();
    void aGameIsOpenedFromTheTable();
    void oneKeyIsAResult();
    void aForfeitIsAKeyOrInTheMenu();
    void noResultIsCut();
    void whoIsMeantIsAsked();
    void aPlayerIsRenamedInAllGames();
    void aRoundFollowsOfThoseThatWereDrawn();
    void theListOfPlayersIsCheckedAsItIsTyped();
    void aWholeEventIsCorrectedAndThatIsUndone();
    void manyGamesAreUndoneAfterAQuestion();
    void aWrongDateIsNotTaken();
    void aDateIsReadInTheWindowsLanguage();
    void theGamesOfAnEventAreListed();
    void thePointsAreSeenInASmallWindow();
    void theCrosstableFitsIntoThePage();
    void theCommandsAreInTheMenu();
    void aKeyLeadsFromTheFilterToTheList();

private:
    [[nodiscard]] MainWindow& window() { return sample_->window(); }
    [[nodiscard]] EventsPage& page() { return part<EventsPage>(window()); }
    [[nodiscard]] ResultsPage& results() { return part<ResultsPage>(page()); }
    [[nodiscard]] QTableView& crosstable() { return part<QTableView>(results(), "crosstable"); }
    [[nodiscard]] QTableView& rounds() { return part<QTableView>(results(), "rounds"); }
    [[nodiscard]] QString pageText() {
        return part<QTextBrowser>(page().directory()).toPlainText();
    }
    [[nodiscard]] rules::Game stored(int id);
    template <class Dialog> void answer(std::function<void(Dialog&)> fill);
    void enter(const QString& name, const QString& players, db::Draw::Kind kind);
    void showEvent(const QString& name);
    static void type(QTableView& table, int row, int column, const QString& text);
    static QString cell(QTableView& table, int row, int column);

    std::unique_ptr<SampleWindow> sample_;
    std::unique_ptr<QTimer> answers_;
};

void EventsTest::init() {
    answers_.reset();
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("club.pdn", games)}));
}

rules::Game EventsTest::stored(int id) {
    db::Store store(sample_->store(), db::Store::Access::read);
    auto game = db::loadGame(store, db::GameId{static_cast<std::uint32_t>(id)});
    return game ? std::move(*game) : rules::Game(rules::Position::start(rules::Variant{}));
}

// Of the next dialog that opens.
template <class Dialog> void EventsTest::answer(std::function<void(Dialog&)> fill) {
    answers_ = std::make_unique<QTimer>();
    connect(answers_.get(), &QTimer::timeout, this, [this, fill] {
        if (auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget())) {
            answers_->stop();
            fill(*dialog);
        }
    });
    answers_->start(20);
}

void EventsTest::enter(const QString& name, const QString& players, db::Draw::Kind kind) {
    bool filled = false;
    answer<NewEventDialog>([&](NewEventDialog& dialog) {
        part<QLineEdit>(dialog, "eventName").setText(name);
        auto& kinds = part<QComboBox>(dialog, "eventKind");
        kinds.setCurrentIndex(kinds.findData(static_cast<int>(kind)));
        part<QPlainTextEdit>(dialog, "eventPlayers").setPlainText(players);
        QVERIFY2(buttonOf(dialog, "makeGames").isEnabled(),
                 qPrintable(part<QLabel>(dialog, "eventFound").text()));
        buttonOf(dialog, "makeGames").click();
        filled = true;
    });
    actionsOf(window()).enterEvent->trigger();
    QTRY_VERIFY(filled);
    QTRY_COMPARE(results().results().page().event.name, name.toStdString());
}

void EventsTest::showEvent(const QString& name) {
    actionsOf(window()).goEvents->trigger();
    QTRY_VERIFY2(pageText().startsWith(name), qPrintable(pageText()));
}

void EventsTest::type(QTableView& table, int row, int column, const QString& text) {
    const QModelIndex index = table.model()->index(row, column);
    table.setFocus();
    table.setCurrentIndex(index);
    QTest::keyClick(&table, Qt::Key_E); // one key may be a result by itself
    auto* editor = qobject_cast<QLineEdit*>(table.indexWidget(index));
    if (editor == nullptr)
        editor = table.findChild<QLineEdit*>();
    QVERIFY(editor != nullptr);
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
}

QString EventsTest::cell(QTableView& table, int row, int column) {
    return table.model()->index(row, column).data().toString();
}

void EventsTest::aTournamentIsEnteredAndItsResultsAreTyped() {
    enter("Spring 2025", "Ann\nBob\nCor\nDan\n", db::Draw::Kind::once);
    QVERIFY(results().isVisible());
    QCOMPARE(crosstable().model()->rowCount(), 4);
    QCOMPARE(rounds().model()->rowCount(), 6);
    const int points = 2; // behind the place and the name, in front of the results
    QCOMPARE(cell(crosstable(), 0, 1), QString("Ann"));
    type(crosstable(), 0, 4, "2"); // against Bob
    QTRY_COMPARE(cell(crosstable(), 0, 4), QString("2"));
    QCOMPARE(cell(crosstable(), 1, 3), QString("0"));
    QCOMPARE(cell(crosstable(), 0, points), QString("2"));
    type(crosstable(), 2, 6, "1"); // Cor against Dan
    QTRY_COMPARE(cell(crosstable(), 3, 5), QString("1"));
    // Saved; the page shows it, and undo takes the last result back.
    const auto game = results().results().grid().gamesAt(2, 3).front()->game;
    QTRY_COMPARE(stored(static_cast<int>(game)).tag("Result"), std::string_view("1-1"));
    page().typeResults(false);
    QTRY_VERIFY2(pageText().startsWith("Spring 2025"), qPrintable(pageText()));
    QVERIFY(!results().isVisible());
    actionsOf(window()).undoCorrection->trigger();
    QTRY_COMPARE(stored(static_cast<int>(game)).tag("Result"), std::string_view("*"));
}

void EventsTest::resultsAreTypedInTheListOfGames() {
    enter("Spring 2025", "Ann\nBob\nCor\n", db::Draw::Kind::twice);
    QCOMPARE(rounds().model()->rowCount(), 6);
    type(rounds(), 0, RoundsModel::result, "0");
    QTRY_COMPARE(cell(rounds(), 0, RoundsModel::result), QString("0-2"));
    QTRY_COMPARE(rounds().currentIndex().row(), 1); // the next one can be typed
    type(rounds(), 1, RoundsModel::result, "=");
    QTRY_COMPARE(cell(rounds(), 1, RoundsModel::result), QString("1-1"));
    QTRY_COMPARE(rounds().currentIndex().row(), 2);
    type(rounds(), 1, RoundsModel::result, "="); // the same again
    QTRY_COMPARE(rounds().currentIndex().row(), 2);
    QVERIFY(results().isVisible()); // Enter has opened no game
    // Both games of a pair stand in one cell.
    const auto place = [&](const QString& name) {
        for (int row = 0; row < 3; ++row)
            if (cell(crosstable(), row, 1) == name)
                return row;
        return -1;
    };
    type(crosstable(), place("Ann"), 3 + place("Bob"), "2 0");
    QTRY_COMPARE(cell(crosstable(), place("Ann"), 3 + place("Bob")), QString("2 0"));
    QCOMPARE(cell(crosstable(), place("Bob"), 3 + place("Ann")), QString("0 2"));
    QVERIFY(results().isVisible());
}

void EventsTest::aResultIsTypedByBothPlayersPoints() {
    showEvent("Club 2024");
    page().typeResults(true);
    QTRY_COMPARE(rounds().model()->rowCount(), 2);
    type(rounds(), 0, RoundsModel::result, "0-2");
    QTRY_COMPARE(stored(1).tag("Result"), std::string_view("0-2"));
    QCOMPARE(stored(1).tag("White"), std::string_view("Jansen, Floris"));
    QCOMPARE(stored(1).mainLine().size(), std::size_t(2)); // its moves stay
}

void EventsTest::whatIsNoResultIsRefused() {
    showEvent("Club 2024");
    page().typeResults(true);
    QTRY_COMPARE(rounds().model()->rowCount(), 2);
    QSignalSpy reports(&page(), &EventsPage::reported);
    type(rounds(), 0, RoundsModel::result, "7");
    QTRY_COMPARE(reports.size(), 1);
    QVERIFY(reports[0][0].toString().contains("7"));
    QApplication::processEvents();              // it would go down in a posted event
    QCOMPARE(rounds().currentIndex().row(), 0); // to be typed again
    QCOMPARE(cell(rounds(), 0, RoundsModel::result), QString("2-0"));
}

void EventsTest::aWinOnPointsKeepsItsPoints() {
    showEvent("Club 2024");
    page().typeResults(true);
    QTRY_COMPARE(rounds().model()->rowCount(), 2);
    type(rounds(), 0, RoundsModel::result, "1½-½");
    QTRY_COMPARE(cell(rounds(), 0, RoundsModel::result), QString("1.5-½"));
    QTRY_COMPARE(stored(1).tag("Result"), std::string_view("1.5-0.5"));
}

void EventsTest::pointsCountOtherwise() {
    showEvent("Club 2024");
    QVERIFY(pageText().contains("2-0"));
    auto& points = part<QComboBox>(page(), "points");
    QCOMPARE(points.currentText(), QString("As written"));
    points.setCurrentIndex(2); // 1-½-0
    QTRY_VERIFY2(pageText().contains("1-0"), qPrintable(pageText()));
    points.setEditText("5-2-0");
    emit points.lineEdit()->editingFinished();
    QTRY_VERIFY2(pageText().contains("5-0"), qPrintable(pageText()));
    points.setEditText("many");
    emit points.lineEdit()->editingFinished();
    QCOMPARE(points.currentText(), QString("5-2-0"));
    page().typeResults(true);
    QTRY_COMPARE(rounds().model()->rowCount(), 2);
    type(rounds(), 1, RoundsModel::result, "5");
    QTRY_COMPARE(stored(2).tag("Result"), std::string_view("2-0"));
    const qsizetype mentioned = pageText().count("Smit"); // in the standings and in a game
    part<QSpinBox>(page(), "after").setValue(1);
    page().typeResults(false);
    QTRY_VERIFY2(pageText().count("Smit") == 1, qPrintable(pageText())); // plays later
    QVERIFY(mentioned > 1);
}

// Fay won one game of five, and the others are not there.
void EventsTest::aPlayerWhoLeftIsChosen() {
    const char* cup = "[Event \"Autumn cup\"]\n[Date \"2024.10.0%1\"]\n[Round \"%1\"]\n"
                      "[White \"%2\"]\n[Black \"%3\"]\n[Result \"2-0\"]\n1. 32-28 19-23 2-0\n\n";
    QString text;
    for (const auto& [round, white, black] :
         {std::tuple("1", "Dee", "Ida"), std::tuple("1", "Eve", "Hal"),
          std::tuple("1", "Fay", "Gus"), std::tuple("2", "Dee", "Hal"),
          std::tuple("2", "Ida", "Gus"), std::tuple("3", "Dee", "Gus"),
          std::tuple("3", "Ida", "Eve"), std::tuple("4", "Gus", "Eve"),
          std::tuple("4", "Hal", "Ida"), std::tuple("5", "Dee", "Eve"),
          std::tuple("5", "Gus", "Hal")})
        text += QString(cup).arg(round, white, black);
    QVERIFY(sample_->import({sample_->write("cup.pdn", text.toUtf8())}));
    actionsOf(window()).goEvents->trigger();
    page().directory().open({Target::To::event, 3, "Autumn cup"});
    QTRY_VERIFY2(pageText().startsWith("Autumn cup"), qPrintable(pageText()));
    auto& left = buttonOf(page(), "playersWhoLeft");
    QTRY_COMPARE(left.menu()->actions().size(), 6);
    const QString struck = "Fay left before the end (games played: 1 of 5): these games count for";
    QVERIFY(!pageText().contains(struck));
    const QList<QAction*> players = left.menu()->actions();
    const auto found = std::ranges::find(players, QString("Fay"), &QAction::text);
    QVERIFY(found != players.end());
    QAction* fay = *found;
    fay->trigger();
    QTRY_VERIFY2(pageText().contains(struck), qPrintable(pageText()));
    QVERIFY(fay->isChecked());
    page().directory().open({Target::To::event, 1, "Club 2024"}); // nobody left that
    QTRY_VERIFY2(pageText().startsWith("Club 2024"), qPrintable(pageText()));
    for (const QAction* player : left.menu()->actions())
        QVERIFY(!player->isChecked());
    page().directory().open({Target::To::event, 3, "Autumn cup"}); // Fay has, still
    QTRY_VERIFY2(pageText().startsWith("Autumn cup"), qPrintable(pageText()));
    QVERIFY2(pageText().contains(struck), qPrintable(pageText()));
}

// The points of one event are not those of another.
void EventsTest::eachEventHasItsPoints() {
    QVERIFY(sample_->import({sample_->write("league.pdn", league)}));
    showEvent("Club 2024");
    auto& points = part<QComboBox>(page(), "points");
    points.setCurrentIndex(3); // 3-1-0
    QTRY_VERIFY2(pageText().contains("3-0"), qPrintable(pageText()));
    const auto open = [this](const QString& name) {
        page().directory().setFilter(name);
        QTRY_COMPARE(page().directory().model().rowCount(), 1);
        page().directory().open(page().directory().targetAt(0));
        QTRY_VERIFY2(pageText().startsWith(name), qPrintable(pageText()));
    };
    open("Winter league");
    QCOMPARE(points.currentText(), QString("As written"));
    open("Club 2024");
    QCOMPARE(points.currentText(), QString("3-1-0"));
    buttonOf(page(), "undoEvent").click();
    QTRY_COMPARE(points.currentText(), QString("As written"));
    QTRY_VERIFY2(pageText().contains("2-0"), qPrintable(pageText()));
}

// Nothing can be done with those of the event before while a page is read.
void EventsTest::eachEventHasItsGames() {
    QVERIFY(sample_->import({sample_->write("league.pdn", league)}));
    showEvent("Club 2024");
    QTRY_VERIFY(page().shownGames());
    QCOMPARE(page().shownGames()->ids.front(), db::GameId{1});
    page().directory().open({Target::To::event, 3, "Winter league"});
    QVERIFY(!page().shownGames());
    QTRY_VERIFY(page().shownGames());
    QCOMPARE(page().shownGames()->ids.front(), db::GameId{3});
}

// Hoorn won one match and drew another.
void EventsTest::matchesOfTeamsCountOtherwise() {
    QVERIFY(sample_->import({sample_->write("league.pdn", league)}));
    showEvent("Club 2024");
    auto& points = part<QComboBox>(page(), "matchPoints");
    QVERIFY(!points.isVisible()); // no event of teams
    page().directory().setFilter("league");
    QTRY_COMPARE(page().directory().model().rowCount(), 1);
    page().directory().open(page().directory().targetAt(0));
    QTRY_VERIFY2(pageText().startsWith("Winter league"), qPrintable(pageText()));
    QVERIFY(points.isVisible());
    const auto ofHoorn = [this] {
        const QStringList cells = pageText().section("Board points", 1).split('\n');
        return cells.mid(cells.indexOf("Hoorn") + 4, 5).join(' '); // after the crosstable
    };
    QCOMPARE(ofHoorn(), QString("2 1 1 0 3"));
    points.setCurrentIndex(2); // 3-1-0
    QTRY_COMPARE(ofHoorn(), QString("2 1 1 0 4"));
    points.setEditText("5-2-0");
    emit points.lineEdit()->editingFinished();
    QTRY_COMPARE(ofHoorn(), QString("2 1 1 0 7"));
    QSignalSpy reports(&page(), &EventsPage::reported);
    points.setEditText("many");
    emit points.lineEdit()->editingFinished();
    QCOMPARE(reports.size(), 1);
    QCOMPARE(points.currentText(), QString("5-2-0"));
}

void EventsTest::deleteForgetsAResult() {
    showEvent("Club 2024");
    page().typeResults(true);
    QTRY_COMPARE(rounds().model()->rowCount(), 2);
    rounds().setCurrentIndex(rounds().model()->index(0, RoundsModel::result));
    QTest::keyClick(&rounds(), Qt::Key_Delete);
    QCOMPARE(cell(rounds(), 0, RoundsModel::result), QString("*"));
    QTRY_COMPARE(stored(1).tag("Result"), std::string_view("*"));
}

void EventsTest::aGameIsOpenedFromTheTable() {
    enter("Spring 2025", "Ann\nBob\n", db::Draw::Kind::once);
    rounds().setCurrentIndex(rounds().model()->index(0, RoundsModel::white));
    emit rounds().doubleClicked(rounds().currentIndex());
    QTRY_COMPARE(controllerOf(window()).openedGame(), std::optional(db::GameId{3}));
    QVERIFY(boardOf(window()).isVisible());
    actionsOf(window()).goEvents->trigger();
    rounds().setFocus();
    rounds().setCurrentIndex(rounds().model()->index(0, RoundsModel::result));
    QTest::keyClick(&rounds(), Qt::Key_Return);
    QApplication::processEvents();
    QVERIFY2(results().isVisible(), "Enter never leaves the table");
    QTest::keyClick(&rounds(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(boardOf(window()).isVisible());
}

void EventsTest::oneKeyIsAResult() {
    enter("Spring 2025", "Ann\nBob\nCor\nDan\n", db::Draw::Kind::once);
    QTRY_COMPARE(window().focusWidget(), &rounds());
    QTRY_COMPARE(rounds().currentIndex(), rounds().model()->index(0, RoundsModel::result));
    int row = 0;
    for (const auto& [key, result] : {std::pair("2", "2-0"),
                                      {"1", "1-1"},
                                      {"0", "0-2"},
                                      {"+", "2-0"},
                                      {"=", "1-1"},
                                      {"-", "0-2"}}) {
        QCOMPARE(rounds().currentIndex().row(), row);
        QTest::keyClicks(&rounds(), key);
        QCOMPARE(cell(rounds(), row, RoundsModel::result), QString(result));
        ++row;
    }
    QCOMPARE(rounds().currentIndex().row(), 5); // of six
    QCOMPARE(window().focusWidget(), &rounds());
    part<QComboBox>(page(), "points").setCurrentText("1-½-0");
    emit part<QComboBox>(page(), "points").lineEdit()->editingFinished();
    QTRY_COMPARE(cell(rounds(), 0, RoundsModel::result), QString("1-0"));
    rounds().setCurrentIndex(rounds().model()->index(2, RoundsModel::result));
    QTest::keyClicks(&rounds(), "1");
    QCOMPARE(cell(rounds(), 2, RoundsModel::result), QString("1-0"));
}

void EventsTest::aForfeitIsAKeyOrInTheMenu() {
    showEvent("Club 2024");
    page().typeResults(true);
    QTRY_COMPARE(rounds().model()->rowCount(), 2);
    rounds().setCurrentIndex(rounds().model()->index(0, RoundsModel::white));
    QTest::keyClick(&rounds(), Qt::Key_F, Qt::ShiftModifier); // White is not there
    QCOMPARE(cell(rounds(), 0, RoundsModel::result), QString("0-2F"));
    QTRY_COMPARE(stored(1).tag("Result"), std::string_view("0-2F"));
    const QRect at = rounds().visualRect(rounds().model()->index(1, RoundsModel::result));
    emit rounds().customContextMenuRequested(at.center());
    auto& menu = part<QMenu>(results(), "gameDeeds");
    const QList<QAction*> actions = menu.actions();
    const auto found =
        std::ranges::find(actions, QString("Smit, P did not appear"), &QAction::text);
    QVERIFY(found != actions.end());
    (*found)->trigger();
    menu.close();
    QTRY_COMPARE(stored(2).tag("Result"), std::string_view("2-0F"));
}

// A column is as wide as what it says now, not as what it said first.
void EventsTest::noResultIsCut() {
    enter("Spring 2025", "Ann\nBob\nCor\nDan\n", db::Draw::Kind::once);
    QTRY_COMPARE(rounds().model()->rowCount(), 6);
    for (int row = 0; row < 6; ++row)
        QTest::keyClicks(&rounds(), "2");
    for (const QTableView* table : {&rounds(), &crosstable()}) {
        const QAbstractItemView& view = *table; // which says what is needed
        for (int column = 0; column < table->model()->columnCount(); ++column)
            QVERIFY(table->columnWidth(column) >= view.sizeHintForColumn(column));
    }
}

void EventsTest::whoIsMeantIsAsked() {
    QString asked;
    answer<NewEventDialog>([&](NewEventDialog& dialog) {
        part<QLineEdit>(dialog, "eventName").setText("Club 2024");
        part<QPlainTextEdit>(dialog, "eventPlayers")
            .setPlainText("[Round 3]\nKONATE, AWA : Jansen, F. 2-0");
        answer<QMessageBox>([&](QMessageBox& box) {
            asked = box.text();
            box.buttons().constFirst()->click();
        });
        buttonOf(dialog, "makeGames").click();
    });
    actionsOf(window()).enterEvent->trigger();
    QTRY_VERIFY2(asked.contains("Jansen, F."), qPrintable(asked));
    QTRY_COMPARE(stored(3).tag("Black"), std::string_view("Jansen, Floris"));
    QCOMPARE(stored(3).tag("White"), std::string_view("Konate, Awa"));
    QCOMPARE(stored(3).tag("Round"), std::string_view("3"));
}

void EventsTest::aPlayerIsRenamedInAllGames() {
    auto& players = part<PlayersPage>(window());
    actionsOf(window()).goPlayers->trigger();
    players.directory().open({Target::To::person, 0, "Konate, Awa"});
    QTRY_VERIFY(players.directory().shown() && players.directory().shown()->id > 0 &&
                players.directory().shown()->name == "Konate, Awa");
    QString asked;
    answer<QInputDialog>([&](QInputDialog& dialog) {
        QCOMPARE(dialog.textValue(), QString("Konate, Awa"));
        dialog.setTextValue("Konaté, Awa");
        answer<QMessageBox>([&](QMessageBox& box) {
            asked = box.text();
            buttonOf(box, "renameGames").click();
        });
        dialog.accept();
    });
    buttonOf(players, "renamePlayer").click();
    QTRY_COMPARE(stored(2).tag("White"), std::string_view("Konaté, Awa"));
    QVERIFY2(asked.contains("2 games"), qPrintable(asked));
    QCOMPARE(stored(1).tag("Black"), std::string_view("Konaté, Awa"));
    actionsOf(window()).undoCorrection->trigger();
    QTRY_COMPARE(stored(1).tag("Black"), std::string_view("Konate, Awa"));
    QCOMPARE(stored(2).tag("White"), std::string_view("Konate, Awa"));
}

void EventsTest::aRoundFollowsOfThoseThatWereDrawn() {
    enter("Swiss 2025", "Ann : Bob\nCor - Dan", db::Draw::Kind::pairings);
    QCOMPARE(rounds().model()->rowCount(), 2);
    bool proposed = false;
    answer<NewEventDialog>([&](NewEventDialog& dialog) {
        proposed = part<QLineEdit>(dialog, "eventName").text() == "Swiss 2025";
        auto& kinds = part<QComboBox>(dialog, "eventKind");
        kinds.setCurrentIndex(kinds.findData(static_cast<int>(db::Draw::Kind::pairings)));
        part<QSpinBox>(dialog, "eventRound").setValue(2);
        part<QPlainTextEdit>(dialog, "eventPlayers").setPlainText("Ann : Cor\nBob : Dan");
        buttonOf(dialog, "makeGames").click();
    });
    buttonOf(page(), "enterEvent").click();
    QTRY_COMPARE(rounds().model()->rowCount(), 4);
    QVERIFY(proposed);
    QCOMPARE(cell(rounds(), 3, RoundsModel::round), QString("2"));
}

void EventsTest::theListOfPlayersIsCheckedAsItIsTyped() {
    NewEventDialog dialog({"Spring", {}, {}, {}, {}}, {}, nullptr);
    auto& players = part<QPlainTextEdit>(dialog, "eventPlayers");
    const QPushButton& make = buttonOf(dialog, "makeGames");
    QVERIFY(!make.isEnabled());
    auto& player = part<QLineEdit>(dialog, "eventPlayer");
    for (const char* name : {"Ann", "Bob", "Bob"}) {
        player.setText(name);
        QTest::keyClick(&player, Qt::Key_Return);
    }
    QCOMPARE(players.toPlainText(), QString("Ann\nBob\nBob"));
    QCOMPARE(part<QLabel>(dialog, "eventFound").text(),
             QString("Line 3: this player is in the list already."));
    QVERIFY(!make.isEnabled());
    players.setPlainText("Ann\nBob");
    QVERIFY(make.isEnabled());
    part<QLineEdit>(dialog, "eventDate").setText("31 february");
    QVERIFY(!make.isEnabled());
}

void EventsTest::aWholeEventIsCorrectedAndThatIsUndone() {
    showEvent("Club 2024");
    QString preview;
    answer<CorrectEventDialog>([&](CorrectEventDialog& dialog) {
        QCOMPARE(part<QLineEdit>(dialog, "correctSite").text(), QString("Hoorn"));
        part<QLineEdit>(dialog, "correctName").setText("Hoorn Open 2023");
        part<QLineEdit>(dialog, "correctYear").setText("2023");
        auto& players = part<QTableWidget>(dialog, "correctPlayers");
        players.findItems("Smit, P", Qt::MatchExactly).value(1)->setText("Smit, Piet");
        QTRY_VERIFY(buttonOf(dialog, "correctGames").isEnabled());
        preview = part<QLabel>(dialog, "correctFound").text();
        buttonOf(dialog, "correctGames").click();
    });
    actionsOf(window()).correctEvent->trigger();
    QTRY_VERIFY2(pageText().startsWith("Hoorn Open 2023"), qPrintable(pageText()));
    QVERIFY2(preview.contains("2 games"), qPrintable(preview));
    QCOMPARE(stored(2).tag("Date"), std::string_view("2023.09.08"));
    QCOMPARE(stored(2).tag("Black"), std::string_view("Smit, Piet"));
    QCOMPARE(stored(2).tag("Round"), std::string_view("2")); // its name had it
    buttonOf(page(), "undoEvent").click();
    QTRY_COMPARE(stored(2).tag("Event"), std::string_view("Club 2024, ronde 2"));
    QCOMPARE(stored(1).tag("Date"), std::string_view("2024.09.01"));
    QTRY_VERIFY2(pageText().startsWith("Club 2024"), qPrintable(pageText()));
}

// The last correction may be another than the user thinks of: the tool tip names it, and many games
// are not undone unasked.
void EventsTest::manyGamesAreUndoneAfterAQuestion() {
    enter("Spring 2025", "Ann\nBob\nCor\nDan\nEve\nFay\n", db::Draw::Kind::once); // 15 games
    auto& undo = buttonOf(page(), "undoEvent");
    QEvent enters(QEvent::Enter);
    QApplication::sendEvent(&undo, &enters);
    QTRY_VERIFY2(undo.toolTip().contains("15 games"), qPrintable(undo.toolTip()));
    const auto isStored = [this] {
        db::Store store(sample_->store(), db::Store::Access::read);
        return !db::listEvents(store, "Spring 2025").empty();
    };
    for (const bool agreed : {false, true}) {
        QString asked;
        answer<QMessageBox>([&](QMessageBox& box) {
            asked = box.text();
            (agreed ? static_cast<QAbstractButton*>(box.defaultButton())
                    : box.button(QMessageBox::Cancel))
                ->click();
        });
        undo.click();
        QTRY_VERIFY2(asked.contains("15 games"), qPrintable(asked));
        QTRY_COMPARE(isStored(), !agreed);
    }
    QTRY_VERIFY2(undo.toolTip().isEmpty(), qPrintable(undo.toolTip()));
}

void EventsTest::aWrongDateIsNotTaken() {
    EventData data;
    data.name = "Club";
    CorrectEventDialog dialog(data, nullptr);
    QSignalSpy asked(&dialog, &CorrectEventDialog::corrected);
    part<QLineEdit>(dialog, "correctDate").setText("31.02.2024");
    QCOMPARE(asked.size(), 0);
    dialog.setCount(3); // of what was typed before
    QVERIFY(!buttonOf(dialog, "correctGames").isEnabled());
    part<QLineEdit>(dialog, "correctDate").setText("1 feb 2024");
    QCOMPARE(asked.size(), 1);
    QCOMPARE(dialog.correction().tags.front().value, std::string("2024.02.01"));
    dialog.setCount(3);
    QVERIFY(buttonOf(dialog, "correctGames").isEnabled());
    part<QLineEdit>(dialog, "correctYear").setText("24");
    QVERIFY(!buttonOf(dialog, "correctGames").isEnabled());
}

// As in the data of a game, and it is seen at once how it was read.
void EventsTest::aDateIsReadInTheWindowsLanguage() {
    const QLocale before;
    const auto typed = [](QDialog& dialog, const char* field, const char* text) {
        auto& date = part<QLineEdit>(dialog, field);
        date.clear();
        QTest::keyClicks(&date, text);
        emit date.editingFinished();
        return date.text();
    };
    for (const auto& [language, text, date] :
         {std::tuple(QLocale(QLocale::English, QLocale::UnitedStates), "11-5-2026", "2026.11.05"),
          {QLocale(QLocale::English, QLocale::UnitedStates), "11/5/2026", "2026.11.05"},
          {QLocale(QLocale::Dutch), "11-5-2026", "2026.05.11"}}) {
        QLocale::setDefault(language);
        NewEventDialog made({"Spring", {}, {}, {}, {}}, {}, nullptr);
        QCOMPARE(typed(made, "eventDate", text), QString(date));
        QCOMPARE(made.newEvent().date, std::string(date));
        CorrectEventDialog corrected({{}, "Club", "Club", {}, "5/6/1998", {}}, nullptr);
        emit part<QLineEdit>(corrected, "correctDate").editingFinished();
        QVERIFY2(corrected.correction().tags.empty(), "what the games have stays as it is");
        QCOMPARE(typed(corrected, "correctDate", text), QString(date));
        QCOMPARE(corrected.correction().tags.front().value, std::string(date));
    }
    QLocale::setDefault(before);
}

// From there on they are filtered, exported and published as any games.
void EventsTest::theGamesOfAnEventAreListed() {
    QVERIFY(sample_->import({sample_->write("league.pdn", league)}));
    showEvent("Club 2024");
    QString published;
    answer<PublishDialog>([&](PublishDialog& dialog) {
        published = part<QComboBox>(dialog, "games").currentText();
        QCOMPARE(dialog.filter().ids, (std::vector{db::GameId{1}, db::GameId{2}}));
        dialog.reject();
    });
    actionsOf(window()).publish->trigger();
    QTRY_COMPARE(published, QString("Club 2024"));
    buttonOf(page(), "listEvent").click();
    QTRY_VERIFY(part<GamesPanel>(window()).isVisible());
    const GameTableModel& listed = part<GamesPanel>(window()).model();
    QTRY_COMPARE(listed.games(), (std::vector{db::GameId{1}, db::GameId{2}}));
}

void EventsTest::thePointsAreSeenInASmallWindow() {
    std::string tournament;
    for (char white = 'A'; white < 'J'; ++white)
        for (char black = 'J'; black > white; --black)
            tournament += std::string("[Event \"Cup of ten\"]\n[White \"") + white +
                          "nnegret Bloem\"]\n[Black \"" + black +
                          "nnegret Bloem\"]\n[Result \"2-0\"]\n1. 32-28 18-23 2-0\n\n";
    QVERIFY(sample_->import({sample_->write("ten.pdn", tournament.c_str())}));
    window().useLanguage("ru"); // its words are long
    window().resize(960, 600);
    actionsOf(window()).goEvents->trigger();
    page().directory().setFilter("ten");
    QTRY_VERIFY2(pageText().startsWith("Cup of ten"), qPrintable(pageText()));
    const auto& text = part<QTextBrowser>(page().directory());
    const QTextCursor points = text.document()->find("Очки");
    QVERIFY(!points.isNull());
    QTRY_VERIFY(text.cursorRect(points).right() <= text.viewport()->width());
    QTRY_COMPARE(text.horizontalScrollBar()->maximum(), 0);
    page().typeResults(true);
    QTRY_COMPARE(crosstable().model()->rowCount(), 10);
    QTRY_VERIFY(crosstable().columnViewportPosition(2) + crosstable().columnWidth(2) <=
                crosstable().viewport()->width());
    QCOMPARE(crosstable().model()->headerData(2, Qt::Horizontal).toString(), QString("Очки"));
    window().useLanguage("en");
}

void EventsTest::theCrosstableFitsIntoThePage() {
    std::string tournament;
    for (char white = 'A'; white < 'L'; ++white)
        for (char black = 'L'; black > white; --black)
            tournament += std::string("[Event \"Cup of twelve\"]\n[White \"Zilverberg, ") + white +
                          "nnegret\"]\n[Black \"Zilverberg, " + black +
                          "nnegret\"]\n[WhiteRating \"2100\"]\n[BlackRating \"2200\"]\n"
                          "[Result \"2-0\"]\n1. 32-28 18-23 2-0\n\n";
    QVERIFY(sample_->import({sample_->write("twelve.pdn", tournament.c_str())}));
    window().useLanguage("ru"); // its words are long
    window().resize(1366, 768);
    actionsOf(window()).goEvents->trigger();
    page().directory().setFilter("twelve");
    QTRY_VERIFY2(pageText().startsWith("Cup of twelve"), qPrintable(pageText()));
    const auto& text = part<QTextBrowser>(page().directory());
    QTRY_COMPARE(text.horizontalScrollBar()->maximum(), 0);
    window().useLanguage("en");
}

void EventsTest::theCommandsAreInTheMenu() {
    const auto& actions = actionsOf(window());
    for (const QAction* action :
         {actions.enterEvent, actions.typeResults, actions.correctEvent, actions.undoCorrection})
        QVERIFY(!action->associatedObjects().isEmpty());
}

void EventsTest::aKeyLeadsFromTheFilterToTheList() {
    QVERIFY(sample_->import({sample_->write(
        "more.pdn", "[Event \"Cup 2025\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. 32-28 *\n")}));
    actionsOf(window()).goEvents->trigger();
    auto& filter = part<QLineEdit>(page(), "eventsFilter");
    QTRY_COMPARE(window().focusWidget(), &filter);
    for (const auto& [words, key] : {std::pair("club", Qt::Key_Down), {"cup", Qt::Key_Return}}) {
        filter.setFocus();
        filter.clear();
        QTest::keyClicks(&filter, words);
        QTRY_COMPARE(page().directory().model().rowCount(), 1);
        QTRY_VERIFY(page().directory().model().index(0, 0).data().toString().startsWith(
            words, Qt::CaseInsensitive));
        QTest::keyClick(&filter, key);
        QTRY_VERIFY2(pageText().startsWith(words, Qt::CaseInsensitive), qPrintable(pageText()));
        QCOMPARE(window().focusWidget(), &page().directory().list());
    }
}

namespace {
const NamedTest<EventsTest> registeredEventsTest("events");
}

} // namespace damscope::gui::testing

#include "events_test.moc"
