// SPDX-License-Identifier: GPL-3.0-or-later
// The open game: going through it, changing it, undoing, surviving a crash.
#include "gui/game/annotation_panel.hpp"
#include "gui/game/entry_bar.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/move_list.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/write/write.hpp"
#include "rules/game/score_sheet.hpp"
#include "rules/text/explain.hpp"
#include "tests/gui/widgets.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <functional>
#include <sstream>

namespace damscope::gui::testing {

using rules::Game;
using rules::NodeId;
using rules::Remark;
using rules::rootNode;

namespace {

constexpr const char* annotated =
    "[White \"Jansen\"]\n[Black \"Pieters\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n"
    "{Before it all.} 1. 32-28! {[%clk 0:10:00] good} 18-23 (1... 19-23?! 2. 28x19 14x23 "
    "(2... 13x24 {deep})) (1... 17-21 {third}) 2. 38-32 2-0";

Game game(const char* pdn) {
    return *parser::gameFromText(pdn, rules::Variant::international);
}

void play(GameDocument& document, const std::string& moves) {
    std::istringstream words(moves);
    for (std::string word; words >> word;)
        document.play(rules::resolve(*document.position(), word).moves.at(0));
}

std::string pdn(const GameDocument& document) {
    return parser::writePdn(document.game());
}

} // namespace

class GameTest : public QObject {
    Q_OBJECT

private slots:
    void goingThroughTheGame();
    void everyChangeCanBeUndoneAndNamed_data();
    void everyChangeCanBeUndoneAndNamed();
    void aMoveIsEnteredWhereAnotherFollows();
    void whatIsNoLongerLegalIsSaidAndTriedAgain();
    void showingAMoveThatTheGameHasIsNoChange();
    void typingACommentIsOneChange();
    void openingForgetsWhatCouldBeUndone();

    void theMoveListShowsEverything();
    void aClickInTheMoveListShowsTheMove();
    void aVariationIsACardWithAMenu();
    void theMoveListGoesByKeys();
    void clockTimesAreTypedInTheirPlace();
    void theFieldOfAClockTimeIsWholeAtTheEdge();
    void aClickOnAToolButtonKeepsTheTime();
    void commandsInACommentAreUnderstood();
    void thePanelChangesSignsAndComments();
    void thePanelChangesCommentsBehindVariations();

    void theJournalFollowsEveryChange();
    void aJournalThatCannotBeWrittenSaysSoOnce();
    void whatIsSavedLeavesNoTrace();
    void aKilledProgramLeavesItsGame();
};

void GameTest::goingThroughTheGame() {
    GameDocument d;
    d.open(game(annotated));
    const auto at = [&] { return d.game().ply(d.current()); };
    QCOMPARE(at(), 0);
    d.goNext();
    d.goNext();
    QCOMPARE(at(), 2);
    const NodeId mainReply = d.current();
    d.goPrevious();
    d.enterVariation();
    QVERIFY(d.current() != mainReply);
    const NodeId first = d.current();
    d.enterVariation(); // the next one
    QVERIFY(d.current() != first);
    d.leaveVariation();
    QCOMPARE(d.current(), mainReply);
    d.goToEnd();
    QCOMPARE(at(), 3);
    d.goNext();
    QCOMPARE(at(), 3);
    d.goToStart();
    d.goPrevious();
    QCOMPARE(at(), 0);
    QVERIFY(!d.isChanged());
}

void GameTest::everyChangeCanBeUndoneAndNamed_data() {
    using Edit = std::function<void(GameDocument&)>;
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("name");
    const auto inVariation = [](GameDocument& d) {
        d.goNext();
        d.enterVariation();
    };
    QTest::newRow("move") << Edit([](GameDocument& d) {
        d.goToEnd();
        play(d, "12-18");
    }) << "move 12-18";
    QTest::newRow("variation") << Edit([](GameDocument& d) { play(d, "33-29"); })
                               << "variation 33-29";
    QTest::newRow("promote") << Edit([=](GameDocument& d) {
        inVariation(d);
        d.promoteVariation();
    }) << "promote variation";
    QTest::newRow("main line") << Edit([=](GameDocument& d) {
        inVariation(d);
        d.makeMainLine();
    }) << "make main line";
    QTest::newRow("delete") << Edit([=](GameDocument& d) {
        inVariation(d);
        d.deleteFromHere();
    }) << "delete from here";
    QTest::newRow("comment after") << Edit([](GameDocument& d) {
        d.goNext();
        d.setComment(Remark::Place::after, "other");
    }) << "comment";
    QTest::newRow("comment before") << Edit([=](GameDocument& d) {
        inVariation(d);
        d.setComment(Remark::Place::before, "ahead");
    }) << "comment";
    QTest::newRow("sign") << Edit([](GameDocument& d) {
        d.goNext();
        d.toggleNag(4);
    }) << "sign ??";
    QTest::newRow("shapes") << Edit([](GameDocument& d) {
        d.setShapes({{rules::ShapeColor::red,
                      *rules::rules(rules::Variant::international).square(28), std::nullopt}});
    }) << "arrows and marks";
}

void GameTest::everyChangeCanBeUndoneAndNamed() {
    QFETCH(std::function<void(GameDocument&)>, edit);
    QFETCH(QString, name);
    GameDocument d;
    d.open(game(annotated));
    const std::string before = pdn(d);
    edit(d);
    const std::string after = pdn(d);
    QVERIFY(after != before);
    QCOMPARE(d.undoStack().undoText(), name);
    QVERIFY(d.isChanged());
    const NodeId shown = d.current();
    d.undoStack().undo();
    QCOMPARE(pdn(d), before);
    QVERIFY(!d.isChanged());
    d.undoStack().redo();
    QCOMPARE(pdn(d), after);
    QCOMPARE(d.current(), shown);
    // What is written is read as the same game.
    QEXPECT_FAIL("comment before", "PDN reads a comment that opens a variation at another place",
                 Continue);
    QCOMPARE(game(after.c_str()), d.game());
}

// It is a variation at first; the other ways are one press away, and stay for the next time.
void GameTest::aMoveIsEnteredWhereAnotherFollows() {
    using parser::Entry;
    GameDocument d;
    d.open(game("[GameType \"20\"] 1. 32-28 20-25 2. 37-32 15-20 3. 34-29 *"));
    EntryBar bar(d, nullptr);
    const auto& said = part<QLabel>(bar, "entered");
    const auto text = [&] { return said.text().replace(QChar(0x2011), '-'); };
    const auto moves = [&] {
        return QString::fromStdString(
            parser::writeLine(d.game(), d.game().node(rootNode).firstChild));
    };
    play(d, "32-28 20-25");
    QVERIFY(bar.isHidden());
    const std::string before = pdn(d);
    play(d, "31-27");
    QVERIFY(!bar.isHidden());
    QCOMPARE(text(), QString("31-27 is a variation beside 37-32."));
    QCOMPARE(moves(), QString("1. 32-28 20-25 2. 37-32 (2. 31-27) 2... 15-20 3. 34-29"));
    d.enterAs(Entry::replace);
    QCOMPARE(text(), QString("31-27 replaces 37-32."));
    QCOMPARE(moves(), QString("1. 32-28 20-25 2. 31-27 15-20 3. 34-29"));
    d.enterAs(Entry::overwrite);
    QCOMPARE(text(), QString("31-27 replaces 37-32 and all that followed."));
    QCOMPARE(moves(), QString("1. 32-28 20-25 2. 31-27"));
    QCOMPARE(d.undoStack().count(), 1);
    d.undoStack().undo();
    QCOMPARE(pdn(d), before);
    QVERIFY(bar.isHidden());
    play(d, "31-27");
    QCOMPARE(moves(), QString("1. 32-28 20-25 2. 31-27"));
    d.enterAs(Entry::insert);
    QVERIFY2(text().startsWith("31-27 comes before 37-32."), qPrintable(text()));
    play(d, "15-20");
    QCOMPARE(moves(), QString("1. 32-28 20-25 2. 31-27 15-20 3. 37-32 {[%unread 15-20 3. "
                              "34-29]}"));
}

void GameTest::whatIsNoLongerLegalIsSaidAndTriedAgain() {
    GameDocument d;
    d.open(game("[GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 *"));
    EntryBar bar(d, nullptr);
    d.setEntry(parser::Entry::replace);
    play(d, "32-28 19-23 28x19 14x23 38-32");
    QString text = part<QLabel>(bar, "entered").text().replace(QChar(0x2011), '-');
    QVERIFY2(text.contains("legal up to 3... 10-14; the rest is kept as text: "), qPrintable(text));
    d.removeUnread(d.game().mainLine().back());
    QVERIFY(pdn(d).find("unread") == std::string::npos);
    d.undoStack().undo();
    d.goToEnd();
    play(d, "31-26 20-24 37-31 15-20");
    text = part<QLabel>(bar, "entered").text();
    QCOMPARE(text, QString("The moves that were kept as text follow again."));
    const NodeId first = d.game().node(rootNode).firstChild;
    QVERIFY(parser::writeLine(d.game(), first).ends_with("5. 37-31 15-20 6. 41-37"));
}

void GameTest::showingAMoveThatTheGameHasIsNoChange() {
    GameDocument d;
    d.open(game(annotated));
    play(d, "32-28 19-23");
    QVERIFY(!d.isChanged());
    QCOMPARE(d.undoStack().count(), 0);
    QCOMPARE(d.game().ply(d.current()), 2);
}

void GameTest::typingACommentIsOneChange() {
    GameDocument d;
    d.open(game(annotated));
    const std::string before = pdn(d);
    d.goNext();
    for (const char* text : {"a", "ab", "abc"})
        d.setComment(Remark::Place::after, text);
    QCOMPARE(d.undoStack().count(), 1);
    d.goNext();
    d.setComment(Remark::Place::after, "x");
    QCOMPARE(d.undoStack().count(), 2);
    d.undoStack().undo();
    d.undoStack().undo();
    QCOMPARE(pdn(d), before);
}

void GameTest::openingForgetsWhatCouldBeUndone() {
    GameDocument d;
    d.open(game(annotated));
    play(d, "33-29");
    d.open(game("1. 31-26 *"));
    QVERIFY(!d.undoStack().canUndo());
    QVERIFY(!d.isChanged());
    d.open(game("1. 31-26 *"), rootNode, true);
    QVERIFY(d.isChanged());
}

void GameTest::theMoveListShowsEverything() {
    GameDocument d;
    d.open(game(annotated));
    MoveList list(d);
    QVERIFY(list.toPlainText().contains(QString("32%1 28").arg(QChar(0x2011)).remove(' ')));
    const QString text = list.toPlainText().replace(QChar(0xa0), ' ').replace(QChar(0x2011), '-');
    QCOMPARE(text, QString("Before it all.\n"
                           "1.\t32-28!\t0:10:00\n"
                           "good\n"
                           "1.\t…\t\t18-23\t\n"
                           "1... 19-23?! 2. 28x19 14x23 ⋯\n"
                           "2... 13x24 deep ⋯\n"
                           "1... 17-21 third ⋯\n"
                           "2.\t38-32\t\n"
                           "2-0"));
    QCOMPARE(spansOf(list).size(), d.game().nodeCount() - 1);
    // Raw commands are never shown.
    QVERIFY(!text.contains('%'));
}

void GameTest::aClickInTheMoveListShowsTheMove() {
    GameDocument d;
    d.open(game(annotated));
    MoveList list(d);
    list.resize(500, 400);
    list.show();
    for (const MoveSpan& span : spansOf(list)) {
        QTextCursor cursor(list.document());
        cursor.setPosition(span.begin + 1);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.cursorRect(cursor).center());
        QCOMPARE(d.current(), span.node);
        QCOMPARE(list.extraSelections().size(), 1);
        QCOMPARE(list.extraSelections().front().cursor.selectionStart(), span.begin);
    }
}

void GameTest::aVariationIsACardWithAMenu() {
    GameDocument d;
    d.open(game(annotated));
    MoveList list(d);
    QAction promote("promote it");
    list.setMoveActions({&promote});
    list.resize(500, 400);
    list.show();
    const QTextCursor comment = list.document()->find("third");
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.cursorRect(comment).center());
    QCOMPARE(d.game().ply(d.current()), 2);
    const NodeId third = d.current();
    QCOMPARE(rules::scoreSheet(d.game()).at(6).node, third);
    // What is thought of it stands behind its first move.
    QVERIFY(!list.toPlainText().contains("+0.35"));
    list.setJudgement({}, {{third, analysis::Score::centiMen(35)}});
    QVERIFY(list.toPlainText().contains("+0.35"));
    d.goToStart();
    QTextCursor sign(list.document());
    for (int at = 0; at < 3; ++at)
        sign = list.document()->find(QString(QChar(0x22ef)), sign);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                      list.cursorRect(sign).translated(-3, 0).center());
    QCOMPARE(d.current(), third);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    QVERIFY(menu->actions().contains(&promote));
    menu->close();
    // Copied text has no signs of menus.
    list.selectAll();
    list.copy();
    const QString copied = QApplication::clipboard()->text();
    QVERIFY(copied.contains("17-21") && copied.contains("third"));
    QVERIFY(!copied.contains(QChar(0x22ef)));
}

void GameTest::theMoveListGoesByKeys() {
    GameDocument d;
    d.open(game(annotated));
    MoveList list(d);
    list.show();
    QTest::keyClick(&list, Qt::Key_Right);
    QCOMPARE(d.game().ply(d.current()), 1);
    QTest::keyClick(&list, Qt::Key_Down);
    QVERIFY(d.game().ply(d.current()) == 2);
    QTest::keyClick(&list, Qt::Key_Up);
    QTest::keyClick(&list, Qt::Key_End);
    QCOMPARE(d.game().ply(d.current()), 3);
    QTest::keyClick(&list, Qt::Key_Left);
    QCOMPARE(d.game().ply(d.current()), 2);
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(d.current(), rootNode);
}

void GameTest::clockTimesAreTypedInTheirPlace() {
    GameDocument d;
    d.open(game("[GameType \"20\"] 1. 32-28 18-23 2. 38-32 *"));
    MoveList list(d);
    list.resize(500, 400);
    list.show();
    auto& edit = part<QLineEdit>(list, "clockTime");
    QVERIFY(!edit.isVisible());
    d.goNext();
    list.typeTimes();
    QVERIFY(edit.isVisible());
    // Digits alone, with colons, and nothing for a move whose time nobody wrote down.
    QTest::keyClicks(&edit, "10530");
    QTest::keyClick(&edit, Qt::Key_Return);
    QTest::keyClick(&edit, Qt::Key_Return);
    QCOMPARE(d.game().ply(d.current()), 3);
    QTest::keyClicks(&edit, "59:x");
    QTest::keyClick(&edit, Qt::Key_Return);
    QVERIFY2(edit.isVisible(), "what is no time is not taken");
    QTest::keyClicks(&edit, "59:07");
    QTest::keyClick(&edit, Qt::Key_Return);
    QVERIFY2(!edit.isVisible(), "this was the last move");
    const std::string text = pdn(d);
    QVERIFY2(text.find("1. 32-28 {[%clk 1:05:30]} 18-23 2. 38-32 {[%clk 0:59:07]}") !=
                 std::string::npos,
             text.c_str());
    QVERIFY(list.toPlainText().contains("1:05:30"));
    d.undoStack().undo();
    d.undoStack().undo();
    QVERIFY(!d.isChanged());
    // The mouse wheel goes to another move: what is typed stays with its own.
    d.goToStart();
    d.goNext();
    list.typeTimes();
    QTest::keyClicks(&edit, "20000");
    d.goNext();
    QVERIFY2(pdn(d).find("1. 32-28 {[%clk 2:00:00]} 18-23 2.") != std::string::npos,
             pdn(d).c_str());
    QVERIFY(edit.text().isEmpty());
}

void GameTest::theFieldOfAClockTimeIsWholeAtTheEdge() {
    std::string moves = "[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"W:WK1:BK50\"]\n\n";
    constexpr int rounds = 20;
    for (int i = 0; i < rounds; ++i)
        moves += "1-6 50-45 6-1 45-50 ";
    GameDocument d;
    d.open(game((moves + "*").c_str()));
    MoveList list(d);
    list.resize(500, 150);
    list.show();
    const auto line = d.game().mainLine();
    QCOMPARE(line.size(), std::size_t{4 * rounds});
    d.goTo(line.at(2 * rounds));
    constexpr int cut = 5; // pixels of its row, above the upper edge
    QScrollBar& bar = *list.verticalScrollBar();
    bar.setValue(bar.value() + list.cursorRect().top() + cut);
    list.typeTimes();
    const auto& edit = part<QLineEdit>(list, "clockTime");
    QVERIFY(edit.isVisible());
    QVERIFY2(list.viewport()->rect().contains(edit.geometry()),
             qPrintable(QString::number(edit.y())));
}

// A button of the tool bar leaves the focus where it is; what it does is done with the time.
void GameTest::aClickOnAToolButtonKeepsTheTime() {
    GameDocument d;
    d.open(game("[GameType \"20\"] 1. 32-28 18-23 *"));
    QWidget window;
    MoveList list(d, &window);
    QToolButton save(&window);
    save.setFocusPolicy(Qt::NoFocus);
    std::string saved;
    connect(&save, &QToolButton::clicked, this, [&] { saved = pdn(d); });
    list.setGeometry(0, 40, 500, 400);
    window.resize(500, 440);
    window.show();
    d.goNext();
    list.typeTimes();
    auto& edit = part<QLineEdit>(list, "clockTime");
    QTest::keyClicks(&edit, "10530");
    QTest::mouseClick(&save, Qt::LeftButton);
    QVERIFY2(saved.find("1. 32-28 {[%clk 1:05:30]}") != std::string::npos, saved.c_str());
    QVERIFY2(edit.isVisible(), "typing goes on");
}

void GameTest::commandsInACommentAreUnderstood() {
    GameDocument d;
    d.open(game("[GameType \"20\"] 1. 32-28 *"));
    d.goNext();
    AnnotationPanel panel(d);
    panel.show();
    auto* edit = panel.findChildren<QPlainTextEdit*>()[1];
    edit->setFocus();
    QTest::keyClicks(edit, "slow [%clk 1:05:30] {but} [%nonsense]");
    QCOMPARE(QString::fromStdString(parser::clockTime(d.game(), d.current()).value_or("")),
             QString("1:05:30"));
    QCOMPARE(QString::fromStdString(parser::comment(d.game(), d.current(), Remark::Place::after)),
             QString("slow {but} [%nonsense]"));
    QCOMPARE(game(pdn(d).c_str()), d.game());
    QVERIFY(pdn(d).find("slow") != std::string::npos); // as other programs see it
}

void GameTest::thePanelChangesSignsAndComments() {
    GameDocument d;
    d.open(game(annotated));
    AnnotationPanel panel(d);
    panel.show();
    const auto edits = panel.findChildren<QPlainTextEdit*>();
    QCOMPARE(edits.size(), 2);
    QVERIFY(!edits[0]->isVisible()); // only where a variation begins
    QCOMPARE(edits[1]->toPlainText(), QString("Before it all."));
    d.goNext();
    QCOMPARE(edits[1]->toPlainText(), QString("good"));
    edits[1]->setFocus();
    QTest::keyClicks(edits[1], "very ");
    QCOMPARE(parser::comment(d.game(), d.current(), Remark::Place::after),
             std::string("very good"));
    const auto buttons = panel.findChildren<QToolButton*>();
    QCOMPARE(static_cast<std::size_t>(buttons.size()), parser::knownNags().size());
    for (QToolButton* button : buttons)
        if (button->text() == "??")
            button->click();
    QCOMPARE(parser::nags(d.game(), d.current()), (std::vector<std::uint32_t>{4}));
    d.undoStack().undo();
    for (QToolButton* button : buttons)
        QCOMPARE(button->isChecked(), button->text() == "!");
}

void GameTest::thePanelChangesCommentsBehindVariations() {
    GameDocument d;
    d.open(game("1. 32-28 19-23 (1... 18-22) {so} 2. 28x19 14x23 (2... 13x24) {end} *"));
    AnnotationPanel panel(d);
    panel.show();
    const auto edits = panel.findChildren<QPlainTextEdit*>();
    for (int i = 0; i < 3; ++i)
        d.goNext();
    QVERIFY(edits[0]->isVisible());
    QCOMPARE(edits[0]->toPlainText(), QString("so"));
    d.goNext();
    QVERIFY(!edits[0]->isVisible());
    QCOMPARE(edits[1]->toPlainText(), QString("end"));
    edits[1]->setFocus();
    QTest::keyClicks(edits[1], "the ");
    QCOMPARE(parser::comment(d.game(), d.current(), Remark::Place::behind), std::string("the end"));
    d.open(game("1. 32-28 (1. 33-28) {one} (1. 34-29) {two} 19-23 *"));
    d.goTo(d.game().node(d.game().node(d.game().mainLine()[0]).nextSibling).nextSibling);
    QCOMPARE(edits[0]->toPlainText(), QString("one"));
    edits[0]->setFocus();
    QTest::keyClicks(edits[0], "no. ");
    QCOMPARE(parser::comment(d.game(), d.current(), Remark::Place::ahead), std::string("no. one"));
}

void GameTest::theJournalFollowsEveryChange() {
    const QTemporaryDir folder;
    GameDocument d;
    Journal journal(d, folder.path());
    d.open(game(annotated));
    play(d, "33-29");
    const auto files = [&] { return QDir(folder.path()).entryList({"*.pdn"}); };
    QVERIFY(files().isEmpty());
    QTRY_COMPARE_WITH_TIMEOUT(files().size(), 1, 5000);
    const auto kept = Journal::read(folder.filePath(files().front()));
    QVERIFY(kept.has_value());
    QCOMPARE(kept->game, d.game());
    // While the program is running, no other one takes its file.
    QVERIFY(Journal::abandoned(folder.path()).isEmpty());
}

void GameTest::aJournalThatCannotBeWrittenSaysSoOnce() {
    GameDocument d;
    d.open(game(annotated));
    Journal journal(d, "/dev/null/no folder");
    const QSignalSpy failed(&journal, &Journal::failed);
    for (const char* move : {"33-29", "20-24"}) {
        play(d, move);
        journal.flush();
    }
    QCOMPARE(failed.count(), 1);
}

void GameTest::whatIsSavedLeavesNoTrace() {
    const QTemporaryDir folder;
    GameDocument d;
    {
        Journal journal(d, folder.path());
        d.open(game(annotated), rootNode, true);
        journal.flush();
        QCOMPARE(QDir(folder.path()).entryList({"*.pdn"}).size(), 1);
        d.markSaved();
        journal.flush();
        QVERIFY(QDir(folder.path()).entryList({"*.pdn"}).isEmpty());
        play(d, "33-29");
        journal.flush();
    }
    QVERIFY(QDir(folder.path()).entryList({"*.pdn"}).isEmpty());
}

// A child of this program annotates and is killed; see main().
void GameTest::aKilledProgramLeavesItsGame() {
    const QTemporaryDir folder;
    QProcess child;
    child.setProgram(QCoreApplication::applicationFilePath());
    child.setArguments({"--annotate", folder.path()});
    child.setStandardErrorFile(QProcess::nullDevice());
    child.start();
    QVERIFY(child.waitForStarted());
    const auto copied = [&folder] {
        const auto files = QDir(folder.path()).entryInfoList({"*.pdn"});
        return files.isEmpty() ? 0 : files.front().size();
    };
    QTRY_VERIFY_WITH_TIMEOUT(copied() > 0, 20000);
    const auto first = copied();
    QTRY_VERIFY_WITH_TIMEOUT(copied() > first, 20000); // it goes on
    child.kill();
    QVERIFY(child.waitForFinished());
    const QStringList left = Journal::abandoned(folder.path());
    QCOMPARE(left.size(), 1);
    const auto game = Journal::read(left.front());
    QVERIFY(game.has_value());
    // It writes a longer comment ten times a second and reports its length.
    const auto said = QString::fromUtf8(child.readAllStandardOutput()).split('\n');
    const qsizetype written = said.at(said.size() - 2).toInt();
    const auto kept =
        static_cast<qsizetype>(parser::comment(game->game, rootNode, Remark::Place::after).size());
    QVERIFY2(kept <= written && written - kept <= 50,
             qPrintable(QString("%1 of %2 kept").arg(kept).arg(written)));
    Journal::discard(left.front());
    QVERIFY(Journal::abandoned(folder.path()).isEmpty());
}

namespace {

int annotateUntilKilled(const QString& folder) {
    GameDocument document;
    Journal journal(document, folder);
    QTimer timer;
    QString text;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        text += 'x';
        document.setComment(Remark::Place::after, text);
        QTextStream(stdout) << text.size() << Qt::endl;
    });
    timer.start(100);
    return QApplication::exec();
}

} // namespace

} // namespace damscope::gui::testing

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "--annotate")
        return damscope::gui::testing::annotateUntilKilled(argv[2]);
    damscope::gui::testing::GameTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "game_test.moc"
