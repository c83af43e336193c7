// SPDX-License-Identifier: GPL-3.0-or-later
// Games are entered and deleted in the window, and databases made and copied.
#include "db/search/lists/filter.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/games.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "gui/database/duplicates_dialog.hpp"
#include "gui/game/header_dialog.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/generate.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QCompleter>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace damscope::gui::testing {

class HeaderTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aGameIsEnteredWithItsHeader();
    void theHeaderIsEditedAndUndone();
    void aClickOnTheHeaderEditsIt();
    void whatIsNotTouchedStaysAsItIs();
    void anyTagCanBeEntered();
    void datesAreReadAsTheyAreTyped();
    void oneNameForBothSidesIsAskedAbout();
    void nothingOfAnotherDatabaseIsProposed();
    void namesAreCompletedFromTheStore();
    void selectedGamesAreDeletedAndBroughtBack();
    void datesHaveOneForm();
    void deletionsAreListed();
    void aDeletedGameIsSeenAndBroughtBackAlone();
    void theVariantOfAPlayedGameIsChosen();
    void theMostUsedPropertiesAreShown();

private:
    void inDialog(const std::function<void(HeaderDialog&)>& fill);
    [[nodiscard]] std::string pdn() const { return parser::writePdn(documentOf(*window_).game()); }
    [[nodiscard]] std::size_t count() const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void HeaderTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn"}));
}

void HeaderTest::cleanup() {
    sample_.reset();
}

// What a user does in the dialog that the next action opens.
void HeaderTest::inDialog(const std::function<void(HeaderDialog&)>& fill) {
    QTimer::singleShot(0, this, [fill] {
        auto* dialog = qobject_cast<HeaderDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        fill(*dialog);
        dialog->accept();
    });
}

std::size_t HeaderTest::count() const {
    db::Store store(sample_->store(), db::Store::Access::read);
    return db::countGames(store, {});
}

void HeaderTest::aGameIsEnteredWithItsHeader() {
    const std::size_t before = count();
    inDialog([](HeaderDialog& dialog) {
        auto& variant = part<QComboBox>(dialog, "variant");
        variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::russian)));
        part<QLineEdit>(dialog, "White").setText("Jansen, P");
        part<QLineEdit>(dialog, "Black").setText("de Vries");
        part<QLineEdit>(dialog, "WhiteRating").setText("1201");
        part<QLineEdit>(dialog, "Event").setText("Club evening");
        part<QLineEdit>(dialog, "Site").setText("Zeebeek");
        part<QLineEdit>(dialog, "Date").setText("2026.11.23");
        part<QLineEdit>(dialog, "Round").setText("4");
        part<QLineEdit>(dialog, "TimeControl").setText("1:20+60");
        part<QLineEdit>(dialog, "Annotator").setText("Anneke");
        auto& result = part<QComboBox>(dialog, "result");
        result.setCurrentIndex(result.findData(static_cast<int>(rules::GameResult::whiteWins)));
    });
    actionsOf(*window_).newGame->trigger();
    const rules::Game& game = documentOf(*window_).game();
    QCOMPARE(game.variant(), rules::Variant::russian);
    QVERIFY(documentOf(*window_).isChanged()); // names that were typed are not to be lost
    documentOf(*window_).play(rules::legalMoves(*documentOf(*window_).position())[0]);
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    QCOMPARE(count(), before + 1);
    db::Store store(sample_->store(), db::Store::Access::read);
    const auto found = db::findGames(store, {.event = "club evening"});
    QCOMPARE(found.size(), std::size_t(1));
    const db::GameLine line = db::gameLines(store, found).at(0);
    QCOMPARE(line.header.white, std::string("Jansen, P"));
    QCOMPARE(line.header.black, std::string("de Vries"));
    QVERIFY(line.header.whiteRating == 1201);
    QCOMPARE(line.header.round, std::string("4"));
    const auto stored = db::loadGame(store, found.front());
    QVERIFY(stored.hasValue());
    for (const auto& [tag, value] :
         {std::pair("Site", "Zeebeek"), std::pair("Date", "2026.11.23"),
          std::pair("TimeControl", "1:20+60"), std::pair("Annotator", "Anneke")})
        QCOMPARE(std::string(stored->tag(tag)), std::string(value));
    QCOMPARE(line.header.result, rules::GameResult::whiteWins);
    QCOMPARE(line.header.variant, rules::Variant::russian);
}

void HeaderTest::theHeaderIsEditedAndUndone() {
    const std::string before = pdn();
    inDialog([](HeaderDialog& dialog) {
        part<QLineEdit>(dialog, "White").setText("Somebody new");
        auto& result = part<QComboBox>(dialog, "result");
        result.setCurrentIndex(result.findData(static_cast<int>(rules::GameResult::blackWins)));
    });
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_));
    QTest::keyClick(window_, Qt::Key_I, Qt::ControlModifier);
    const rules::Game& game = documentOf(*window_).game();
    QCOMPARE(std::string(game.tag("White")), std::string("Somebody new"));
    QCOMPARE(game.result, rules::GameResult::blackWins);
    QCOMPARE(std::string(game.tag("Result")), std::string("0-2"));
    QVERIFY(window_->windowTitle().startsWith("Somebody new"));
    QVERIFY(actionsOf(*window_).undo->text().contains("game data"));
    actionsOf(*window_).undo->trigger();
    QCOMPARE(pdn(), before);
    QVERIFY(!documentOf(*window_).isChanged());
}

void HeaderTest::aClickOnTheHeaderEditsIt() {
    auto& line = part<QLabel>(*window_, "gameHeader");
    QVERIFY(line.isVisible() && !line.text().isEmpty());
    inDialog([](HeaderDialog& dialog) { part<QLineEdit>(dialog, "Event").setText("By a click"); });
    QTest::mouseClick(&line, Qt::LeftButton);
    QVERIFY2(line.text().contains("By a click"), qPrintable(line.text()));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_));
    inDialog([](HeaderDialog& dialog) { part<QLineEdit>(dialog, "Date").setText("1998.??.??"); });
    QTest::keyClick(window_, Qt::Key_I, Qt::ControlModifier);
    QVERIFY2(line.text().contains("1998") && !line.text().contains("??"), qPrintable(line.text()));
}

void HeaderTest::whatIsNotTouchedStaysAsItIs() {
    const std::string before = pdn();
    inDialog([](HeaderDialog&) {});
    actionsOf(*window_).editHeader->trigger();
    QCOMPARE(pdn(), before);
    QVERIFY(!documentOf(*window_).isChanged());
}

void HeaderTest::anyTagCanBeEntered() {
    inDialog([](HeaderDialog& dialog) {
        auto& others = part<QTableWidget>(dialog, "otherTags");
        const int last = others.rowCount() - 1;
        others.item(last, 0)->setText("Arbiter");
        others.item(last, 1)->setText("K. \"Kees\" \\ Smit");
        QCOMPARE(others.rowCount(), last + 2);
    });
    actionsOf(*window_).editHeader->trigger();
    QCOMPARE(std::string(documentOf(*window_).game().tag("Arbiter")),
             std::string("K. \"Kees\" \\ Smit"));
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    db::Store store(sample_->store(), db::Store::Access::read);
    const auto stored = db::loadGame(store, *controllerOf(*window_).openedGame());
    QCOMPARE(std::string(stored->tag("Arbiter")), std::string("K. \"Kees\" \\ Smit"));
}

void HeaderTest::datesAreReadAsTheyAreTyped() {
    inDialog([](HeaderDialog& dialog) {
        auto& date = part<QLineEdit>(dialog, "Date");
        const auto& problem = part<QLabel>(dialog, "dateProblem");
        const auto type = [&](const char* text) {
            date.setText(text);
            QTest::keyClick(&date, Qt::Key_Tab);
            date.setFocus();
            emit date.editingFinished();
        };
        QVERIFY(!problem.isVisible());
        type("the other day");
        QVERIFY(problem.isVisible());
        QVERIFY2(problem.text().contains("no date"), qPrintable(problem.text()));
        dialog.accept();
        QVERIFY2(dialog.isVisible(), "what is no date is not stored");
        type("31-02-1998");
        QVERIFY2(problem.text().contains("1998"), qPrintable(problem.text()));
        type("1998");
        QVERIFY(!problem.isVisible());
        QCOMPARE(date.text(), QString("1998.??.??"));
        type("26-11-2026");
        QCOMPARE(date.text(), QString("2026.11.26"));
    });
    actionsOf(*window_).editHeader->trigger();
    QCOMPARE(std::string(documentOf(*window_).game().tag("Date")), std::string("2026.11.26"));
    // Day and month in the order of the language.
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::Dutch));
    QCOMPARE(typedDate("5-6-1998").date, QString("1998.06.05"));
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QCOMPARE(typedDate("5/6/1998").date, QString("1998.05.06"));
    QLocale::setDefault(before);
}

void HeaderTest::oneNameForBothSidesIsAskedAbout() {
    const auto answer = [this](QMessageBox::StandardButton button) {
        QTimer::singleShot(0, this, [button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            box->button(button)->click();
        });
    };
    inDialog([&](HeaderDialog& dialog) {
        part<QLineEdit>(dialog, "White").setText("Smit");
        part<QLineEdit>(dialog, "Black").setText("smit");
        answer(QMessageBox::No);
        dialog.accept();
        QVERIFY(dialog.isVisible());
        answer(QMessageBox::Yes);
    });
    actionsOf(*window_).editHeader->trigger();
    QCOMPARE(std::string(documentOf(*window_).game().tag("Black")), std::string("smit"));
}

void HeaderTest::nothingOfAnotherDatabaseIsProposed() {
    inDialog(
        [](HeaderDialog& dialog) { part<QLineEdit>(dialog, "Event").setText("Club evening"); });
    actionsOf(*window_).newGame->trigger();
    documentOf(*window_).markSaved();
    const std::filesystem::path other = sample_->file("other.db").toStdString();
    (void)db::Store(other, db::Store::Access::write);
    part<StoreController>(*window_).open(other);
    QVERIFY(sample_->settle());
    QVERIFY2(documentOf(*window_).game().tag("Event").empty(), "the old game is not in this one");
    inDialog(
        [](HeaderDialog& dialog) { QCOMPARE(part<QLineEdit>(dialog, "Event").text(), QString()); });
    actionsOf(*window_).newGame->trigger();
}

void HeaderTest::namesAreCompletedFromTheStore() {
    std::vector<std::string> players;
    {
        db::Store store(sample_->store(), db::Store::Access::read);
        players = db::knownNames(store, db::NameKind::player);
    }
    QVERIFY(players.size() > 2);
    QVERIFY(std::ranges::is_sorted(players));
    QVERIFY(std::ranges::count(players, "?") == 0);
    QTimer::singleShot(0, this, [&] {
        auto* dialog = qobject_cast<HeaderDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        auto& white = part<QLineEdit>(*dialog, "White");
        QTRY_VERIFY_WITH_TIMEOUT(white.completer() != nullptr, timeout);
        white.completer()->setCompletionPrefix(QString::fromStdString(players.back()).mid(1, 4));
        QVERIFY(white.completer()->completionCount() > 0);
        for (const char* field : {"Event", "Site"}) {
            auto* names = part<QLineEdit>(*dialog, field).completer();
            QVERIFY2(names != nullptr, field);
            names->setCompletionPrefix(field[0] == 'E' ? "evening" : "zeeb");
            QVERIFY2(names->completionCount() > 0, field);
        }
        dialog->reject();
    });
    const std::string before = pdn();
    actionsOf(*window_).editHeader->trigger();
    QCOMPARE(pdn(), before);
}

void HeaderTest::selectedGamesAreDeletedAndBroughtBack() {
    const std::size_t before = count();
    QTableView& table = tableOf(gamesOf(*window_));
    table.selectionModel()->select(
        QItemSelection(table.model()->index(1, 0), table.model()->index(3, 0)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    for (const bool agreed : {false, true}) {
        QTimer::singleShot(0, this, [agreed] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            QVERIFY2(box->text().contains("3"), qPrintable(box->text()));
            for (auto* button : box->buttons())
                if (box->buttonRole(button) ==
                    (agreed ? QMessageBox::AcceptRole : QMessageBox::RejectRole))
                    button->click();
        });
        table.setFocus();
        actionsOf(*window_).deleteGames->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(count(), agreed ? before - 3 : before, timeout);
    }
    QTRY_COMPARE_WITH_TIMEOUT(static_cast<std::size_t>(table.model()->rowCount()), before - 3,
                              timeout);
    actionsOf(*window_).bringBackGames->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(static_cast<std::size_t>(table.model()->rowCount()), before, timeout);
    QCOMPARE(count(), before);
    actionsOf(*window_).bringBackGames->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(window_->statusBar()->currentMessage(),
                              QString("There is nothing to bring back."), timeout);
    // What was undone is done again, and undone as what was done last.
    actionsOf(*window_).redoChange->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(static_cast<std::size_t>(table.model()->rowCount()), before - 3,
                              timeout);
    QTRY_VERIFY_WITH_TIMEOUT(actionsOf(*window_).undoChange->text().contains(": "), timeout);
    actionsOf(*window_).undoChange->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(static_cast<std::size_t>(table.model()->rowCount()), before, timeout);
}

// In the list, above the moves, above the chart and among the deleted games: without the part that
// is not known.
void HeaderTest::datesHaveOneForm() {
    const QString file = sample_->write("old.pdn", "[White \"A\"]\n[Black \"B\"]\n"
                                                   "[Date \"1998.05.??\"]\n[GameType \"20\"]\n\n"
                                                   "1. 32-28 19-23 2. 28x19 14x23 *\n");
    QVERIFY(sample_->import({file}));
    const GameTableModel& list = gamesOf(*window_).model();
    const auto game = list.gameAt(0);
    QVERIFY(game && controllerOf(*window_).open(*game));
    QCOMPARE(list.index(0, GameTableModel::date).data().toString(), QString("May 1998"));
    const QString above = part<QLabel>(*window_, "gameHeader").text();
    QVERIFY2(above.contains("May 1998"), qPrintable(above));
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QCOMPARE(db::deleteGames(store, std::array{*game}, "a test"), std::uint64_t{1});
    }
    actionsOf(*window_).deletedGames->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<DeletedDialog*>() != nullptr, timeout);
    auto* dialog = window_->findChild<DeletedDialog*>();
    const QString deleted = part<QTreeWidget>(*dialog).topLevelItem(0)->child(0)->text(0);
    QVERIFY2(deleted.endsWith("A – B, May 1998"), qPrintable(deleted));
    dialog->close();
}

void HeaderTest::deletionsAreListed() {
    const std::size_t before = count();
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        const auto games = db::findGames(store, {});
        QCOMPARE(db::deleteGames(store, std::span(games).first(2), "a test"), std::uint64_t{2});
        QCOMPARE(db::deleteGames(store, std::span(games).subspan(2, 1), "another"),
                 std::uint64_t{1});
    }
    actionsOf(*window_).deletedGames->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<DeletedDialog*>() != nullptr, timeout);
    auto* dialog = window_->findChild<DeletedDialog*>();
    auto& list = part<QTreeWidget>(*dialog);
    QCOMPARE(list.topLevelItemCount(), 2);
    QCOMPARE(list.topLevelItem(1)->text(1), QString("2"));
    QCOMPARE(list.topLevelItem(1)->text(2), QString("a test"));
    const QRegularExpression asInGames(R"(^(\w+ \d+,|\d+ \w+) \d{4} \d\d:\d\d$)");
    QVERIFY2(asInGames.match(list.topLevelItem(1)->text(0)).hasMatch(),
             qPrintable(list.topLevelItem(1)->text(0)));
    list.setCurrentItem(list.topLevelItem(1));
    buttonOf(*dialog, "restore").click();
    QTRY_COMPARE_WITH_TIMEOUT(count(), before - 1, timeout);
    QCOMPARE(list.topLevelItemCount(), 1);
    dialog->close();
}

void HeaderTest::aDeletedGameIsSeenAndBroughtBackAlone() {
    const std::size_t before = count();
    QString white;
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        const auto games = db::findGames(store, {});
        white = QString::fromStdString(
            db::gameLines(store, std::span(games).subspan(1, 1)).front().header.white);
        QCOMPARE(db::deleteGames(store, std::span(games).first(3), "a test"), std::uint64_t{3});
    }
    actionsOf(*window_).deletedGames->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<DeletedDialog*>() != nullptr, timeout);
    auto* dialog = window_->findChild<DeletedDialog*>();
    auto& list = part<QTreeWidget>(*dialog);
    QTreeWidgetItem* deletion = list.topLevelItem(0);
    QCOMPARE(deletion->childCount(), 3);
    QVERIFY2(deletion->child(1)->text(0).contains(white), qPrintable(deletion->child(1)->text(0)));
    list.setCurrentItem(deletion->child(1));
    buttonOf(*dialog, "restore").click();
    QTRY_COMPARE_WITH_TIMEOUT(count(), before - 2, timeout);
    QCOMPARE(deletion->text(1), QString("2"));
    // The others go for good.
    const auto answer = [&](const char* button) {
        QTimer::singleShot(0, this, [button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            QCOMPARE(box->text(), QString("Remove 2 deleted games for good?"));
            if (button == nullptr)
                box->reject();
            else
                part<QPushButton>(*box, button).click();
        });
        buttonOf(*dialog, "removeForGood").click();
    };
    answer(nullptr);
    {
        db::Store store(sample_->store(), db::Store::Access::read);
        QCOMPARE(db::deletions(store).size(), std::size_t(1));
    }
    answer("agree");
    QTRY_COMPARE_WITH_TIMEOUT(window_->statusBar()->currentMessage(),
                              QString("2 games removed for good."), timeout);
    db::Store store(sample_->store(), db::Store::Access::read);
    QVERIFY(db::deletions(store).empty());
    QCOMPARE(db::countGames(store, {}), before - 2);
}

void HeaderTest::theVariantOfAPlayedGameIsChosen() {
    PlayPanel& play = playOf(*window_);
    auto& variant = part<QComboBox>(play, "variant");
    QCOMPARE(variant.currentData().toInt(),
             static_cast<int>(documentOf(*window_).game().variant()));
    variant.setCurrentIndex(variant.findData(static_cast<int>(rules::Variant::frisian)));
    playerOf(play, rules::Color::black).setCurrentIndex(0);
    buttonOf(play, "begin").click();
    QVERIFY(play.session().isPlaying());
    QCOMPARE(documentOf(*window_).game().variant(), rules::Variant::frisian);
    play.session().abandon();
    documentOf(*window_).markSaved();
}

void HeaderTest::theMostUsedPropertiesAreShown() {
    actionsOf(*window_).properties->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->findChild<QMessageBox*>() != nullptr, timeout);
    auto* box = window_->findChild<QMessageBox*>();
    QVERIFY2(box->informativeText().contains(QString("Games: %1").arg(count())),
             qPrintable(box->informativeText()));
    QVERIFY(box->text().contains("games.db"));
    db::Store store(sample_->store(), db::Store::Access::read);
    const QString sources = QString("Sources: %1").arg(db::sources(store).size());
    QVERIFY2(box->informativeText().contains(sources), qPrintable(box->informativeText()));
    const QString size = QLocale().formattedDataSize(QFileInfo(sample_->file("games.db")).size());
    QVERIFY2(box->informativeText().contains("Size: " + size), qPrintable(box->informativeText()));
    buttonOf(*box, "check").click();
    QTRY_VERIFY_WITH_TIMEOUT(window_->statusBar()->currentMessage().startsWith("Nothing is wrong"),
                             timeout);
}

namespace {
const NamedTest<HeaderTest> registeredHeaderTest("header");
}

} // namespace damscope::gui::testing

#include "header_test.moc"
