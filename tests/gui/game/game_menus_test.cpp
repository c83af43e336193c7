// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with a game by its menus and keys: other games are merged into it, moves are
// replaced, inserted and deleted, a combination is shared as an animated picture, the diagram is
// printed.
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/game/entry_bar.hpp"
#include "gui/game/move_list.hpp"
#include "parser/write/write.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QAction>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QMenu>
#include <QStatusBar>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <optional>
#include <string>

namespace damscope::gui::testing {

namespace {

constexpr const char* tags = "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n";
constexpr const char* plain = "1. 32-28 20-25 2. 37-32 15-20 3. 34-29 *";
constexpr const char* varied = "1. 32-28 20-25 2. 37-32 (2. 31-27) 2... 15-20 3. 34-29 *";
constexpr const char* replaced = "1. 32-28 20-25 2. 31-27 15-20 3. 34-29 *";

// Without the tags, in one line.
QString movetext(const rules::Game& game) {
    return QString::fromStdString(parser::writePdn(game)).section("\n\n", 1).simplified();
}

} // namespace

class GameMenusTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void gamesOfTheListAreMergedIntoTheOpenOne();
    void theWayToEnterAMoveIsChosenOnce();
    void aVariationReplacesTheMove();
    void aVariationIsInsertedBeforeTheMove();
    void aMoveIsDeletedWithAllBehindIt();
    void aCombinationIsSharedAsAnAnimatedPicture();
    void theDiagramIsPrinted();

private:
    void open(const QByteArray& games);
    void study();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void typeMove(const QString& squares);
    void choose(QWidget& menu, QAction& action);
    void chooseForMove(const std::string& move, QAction& action);
    void share(QAction& action);
    void save();
    [[nodiscard]] QString moves() const { return movetext(documentOf(*window_).game()); }
    [[nodiscard]] QString stored() const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void GameMenusTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
}

void GameMenusTest::cleanup() {
    sample_.reset();
}

// The first of them.
void GameMenusTest::open(const QByteArray& games) {
    QVERIFY(sample_->import({sample_->write("games.pdn", games)}));
    study();
}

void GameMenusTest::study() {
    QVERIFY(sample_->settle());
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    press(Qt::Key_3, Qt::ControlModifier);
    press(Qt::Key_Home, Qt::AltModifier);
}

// Where the focus is, as a keyboard does.
void GameMenusTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    window_->activateWindow(); // without a window manager nobody does it
    QVERIFY(QTest::qWaitForWindowActive(window_));
    QApplication::setActiveWindow(window_); // a menu that was closed may still be it
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus == nullptr ? window_ : focus, key, modifiers);
}

void GameMenusTest::typeMove(const QString& squares) {
    press(Qt::Key_F2); // to the board
    QVERIFY(boardOf(*window_).board().hasFocus());
    QTest::keyClicks(&boardOf(*window_).board(), squares);
}

// Down to an entry of an open menu.
void GameMenusTest::choose(QWidget& menu, QAction& action) {
    auto* entries = qobject_cast<QMenu*>(&menu);
    QVERIFY(entries != nullptr);
    for (auto left = entries->actions().size(); left > 0 && entries->activeAction() != &action;
         --left)
        QTest::keyClick(entries, Qt::Key_Down);
    const bool found = entries->activeAction() == &action;
    QTest::keyClick(entries, found ? Qt::Key_Return : Qt::Key_Escape);
    QVERIFY2(found, qPrintable(action.text()));
}

void GameMenusTest::chooseForMove(const std::string& move, QAction& action) {
    const rules::Game& game = documentOf(*window_).game();
    auto& list = part<MoveList>(*window_);
    for (const MoveSpan& span : spansOf(list)) {
        const rules::Node& node = game.node(span.node);
        if (rules::moveText(*game.position(node.parent), node.move) != move)
            continue;
        QMenu* menu = openMenuOf(list, span);
        QVERIFY(menu != nullptr);
        return choose(*menu, action);
    }
    QFAIL(move.c_str());
}

// By the button above the panels.
void GameMenusTest::share(QAction& action) {
    whenMenuOpens(*this, [this, &action](QWidget& menu) { choose(menu, action); });
    QTest::mouseClick(&part<QToolButton>(*window_, "share"), Qt::LeftButton);
}

void GameMenusTest::save() {
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
}

// Of the first game.
QString GameMenusTest::stored() const {
    db::Store store(sample_->store(), db::Store::Access::read);
    const auto game = db::loadGame(store, db::GameId{1});
    return game ? movetext(*game) : QString();
}

// The open game is among those that are selected; it is not merged into itself.
void GameMenusTest::gamesOfTheListAreMergedIntoTheOpenOne() {
    const QString before = "1. 32-28 19-23 2. 28x19 14x23 *";
    const QString merged = "1. 32-28 (1. 33-28 18-23 {E - F (game 3)}) 1... 19-23 (1... 18-23 "
                           "2. 38-32 {C - D (game 2)}) 2. 28x19 14x23 *";
    open(tags + QByteArray("\n1. 32-28 19-23 2. 28x19 14x23 *\n\n"
                           "[White \"C\"]\n[Black \"D\"]\n[GameType \"20\"]\n\n"
                           "1. 32-28 18-23 2. 38-32 *\n\n"
                           "[White \"E\"]\n[Black \"F\"]\n[GameType \"20\"]\n\n"
                           "1. 33-28 18-23 *\n"));
    QCOMPARE(moves(), before);
    press(Qt::Key_2, Qt::ControlModifier); // the list of games
    const QTableView& table = tableOf(gamesOf(*window_));
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {},
                      {table.viewport()->width() / 4, table.rowHeight(0) / 2});
    press(Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(gamesOf(*window_).selectedGames().size(), std::size_t{3});
    whenMenuOpens(*this,
                  [this](QWidget& menu) { choose(menu, part<QAction>(menu, "mergeGames")); });
    QTest::mouseClick(&part<QToolButton>(gamesOf(*window_), "listMenu"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(moves(), merged, timeout);
    QVERIFY(boardOf(*window_).isVisible());
    QCOMPARE(window_->statusBar()->currentMessage(), QString("2 games merged"));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(moves(), before);
    press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(stored(), before);
    save();
    QCOMPARE(stored(), merged);
}

// It holds for the next moves, and for the next start of the program.
void GameMenusTest::theWayToEnterAMoveIsChosenOnce() {
    open(tags + QByteArray("\n") + plain);
    const auto playSecondMove = [this](const QString& squares) {
        press(Qt::Key_Home, Qt::AltModifier);
        for (int ply = 0; ply < 2; ++ply)
            press(Qt::Key_Right, Qt::AltModifier);
        typeMove(squares);
    };
    playSecondMove("3127");
    QCOMPARE(moves(), QString(varied));
    const auto& bar = part<EntryBar>(*window_);
    QTRY_VERIFY(bar.isVisible());
    QToolButton* replace = nullptr;
    for (QToolButton* button : bar.findChildren<QToolButton*>())
        if (button->defaultAction() == actionsOf(*window_).asReplacement)
            replace = button;
    QVERIFY(replace != nullptr && replace->isVisible());
    QTest::mouseClick(replace, Qt::LeftButton);
    QCOMPARE(moves(), QString(replaced));
    playSecondMove("3832");
    QCOMPARE(moves(), QString("1. 32-28 20-25 2. 38-32 15-20 3. 34-29 *"));
    sample_->restart();
    window_ = &sample_->window();
    QTRY_COMPARE(controllerOf(*window_).openedGame(), std::optional(db::GameId{1}));
    study();
    QCOMPARE(moves(), QString(plain));
    playSecondMove("3127");
    QCOMPARE(moves(), QString(replaced));
    save();
    QCOMPARE(stored(), QString(replaced));
}

void GameMenusTest::aVariationReplacesTheMove() {
    open(tags + QByteArray("\n") + varied);
    chooseForMove("31-27", *actionsOf(*window_).asReplacement);
    QCOMPARE(moves(), QString(replaced));
    save();
    QCOMPARE(stored(), QString(replaced));
}

// What followed comes back with a move of the other side, as far as it is legal.
void GameMenusTest::aVariationIsInsertedBeforeTheMove() {
    open(tags + QByteArray("\n") + varied);
    chooseForMove("31-27", *actionsOf(*window_).asInsertion);
    typeMove("1520");
    const QString inserted = "1. 32-28 20-25 2. 31-27 15-20 3. 37-32 {[%unread 15-20 3. 34-29]} *";
    QCOMPARE(moves(), inserted);
    save();
    QCOMPARE(stored(), inserted);
}

void GameMenusTest::aMoveIsDeletedWithAllBehindIt() {
    open(tags + QByteArray("\n") + plain);
    chooseForMove("37-32", *actionsOf(*window_).deleteFromHere);
    QCOMPARE(moves(), QString("1. 32-28 20-25 *"));
    save();
    QCOMPARE(stored(), QString("1. 32-28 20-25 *"));
}

// A picture of the position before it, and one of each move.
void GameMenusTest::aCombinationIsSharedAsAnAnimatedPicture() {
    constexpr int pictures = 6;
    open(tags + QByteArray("[SetUp \"1\"]\n"
                           "[FEN \"W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24\"]\n\n"
                           "1. 27-22 18x27 2. 32x21 23x34 3. 40x7 *\n"));
    QAction& combination = *actionsOf(*window_).animateCombination;
    QTRY_VERIFY_WITH_TIMEOUT(combination.isEnabled(), timeout); // it is found
    const QString name = sample_->file("royal.png");
    whenDialogOpens<QFileDialog>(*this, [name](QFileDialog& dialog) {
        part<QLineEdit>(dialog, "fileNameEdit").setText(name);
        QTest::mouseClick(part<QDialogButtonBox>(dialog).buttons().constFirst(), Qt::LeftButton);
    });
    share(combination);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(name), timeout);
    QFile file(name);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("\x89PNG\r\n\x1a\n"));
    QVERIFY(bytes.contains(QByteArray("acTL\0\0\0\6\0\0\0\0", 12))); // without end
    QCOMPARE(bytes.count("fcTL"), pictures);
    QVERIFY(!QImage::fromData(bytes, "PNG").isNull());
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
}

void GameMenusTest::theDiagramIsPrinted() {
    open(tags + QByteArray("\n") + plain);
    const QString file = sample_->file("diagram.pdf");
    printInto(file, *this);
    share(*actionsOf(*window_).printDiagram);
    QTRY_COMPARE_WITH_TIMEOUT(printedPages(file).size(), 1, timeout);
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    // The title, in UTF-16: what the page has below the board is drawn as outlines.
    QVERIFY(pdf.readAll().contains(QByteArray("\0A\0 \0-\0 \0B", 10)));
}

namespace {
const NamedTest<GameMenusTest> registeredGameMenusTest("game_menus");
}

} // namespace damscope::gui::testing

#include "game_menus_test.moc"
