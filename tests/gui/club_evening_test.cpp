// SPDX-License-Identifier: GPL-3.0-or-later
// A club evening: a new database, ten games typed in, one deleted and restored, the database
// reopened, the games exported and printed; then a game with a wrong move, which is mended, clock
// times and a comment. What is saved, exported, printed and copied is compared with what was typed.
// Every key and click is counted (docs/desktop.md, "How many keys and clicks"). $DAMSCOPE_PICTURES:
// a folder for a picture of each step.
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/guess.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace damscope::gui::testing {

namespace {

constexpr int games = 10;
constexpr int plies = 40;
// Names of persons, unlike "White 1".
constexpr std::array<const char*, games> whites{"Bakker", "Bos",    "Dekker", "Jansen", "Meijer",
                                                "Mulder", "Peters", "Smit",   "Visser", "Vos"};
constexpr std::array<const char*, games> blacks{"Brouwer", "Dijkstra", "Hendriks", "Kok",
                                                "Kuiper",  "Postma",   "Prins",    "Schouten",
                                                "Veen",    "Willems"};

std::string resultOfGame(int number) {
    return std::array{"1-1", "2-0", "0-2"}.at(static_cast<std::size_t>(number) % 3);
}

/// The games of the evening: legal moves, other ones in each game.
std::vector<std::string> movesOfGame(int number) {
    std::vector<std::string> moves;
    rules::Position position = rules::Position::start(rules::Variant::international);
    for (int ply = 0; ply < plies; ++ply) {
        const auto legal = rules::legalMoves(position);
        if (legal.empty())
            break;
        const auto index = static_cast<std::size_t>(7 * number + 3 * ply) % legal.size();
        const rules::Move move = legal[index];
        moves.push_back(rules::moveText(position, move));
        position = position.after(move);
    }
    return moves;
}

std::string joined(const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& move : moves)
        text += (text.empty() ? "" : " ") + move;
    return text;
}

/// The moves of the main line, each with the time on the clock and the comment behind it.
QStringList annotatedMoves(const rules::Game& game) {
    QStringList moves = QString::fromStdString(mainLineText(game)).split(' ');
    const std::vector<rules::NodeId> line = game.mainLine();
    for (std::size_t i = 0; i < line.size(); ++i) {
        QString& move = moves[static_cast<qsizetype>(i)];
        if (const auto time = parser::clockTime(game, line[i]))
            move += " @" + QString::fromStdString(*time);
        if (const auto text = parser::comment(game, line[i], rules::Remark::Place::after);
            !text.empty())
            move += " " + QString::fromStdString(text);
    }
    return moves;
}

/// Keys that are pressed go to the window or the dialog.
bool hasFocus(const QWidget& window) {
    return QTest::qWaitFor([&window] {
        const QWidget* focus = QApplication::focusWidget();
        return window.isActiveWindow() && focus != nullptr && focus->window() == &window;
    });
}

} // namespace

class ClubEveningTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeEvening();
    void aWrongMoveIsMended();

private:
    void key(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void activate();
    void type(const QString& text);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void inDialog(const std::function<void(QWidget&)>& answer);
    void nameFile(const QString& name);
    void clickGame(int row);
    void picture(const char* step);

    void makeDatabase();
    void enterGame(int number);
    void fillHeader(int number);
    void playMoves(int number);
    void mend();
    void typeTimes();
    void typeComment();
    void exportGame();
    void copyGame();
    void expectTyped(const rules::Game& game);
    [[nodiscard]] std::vector<rules::Game> storedGames() const;
    void deleteAndRestore();
    void reopen();
    void exportAll();
    void printAll();
    static void expectCrosstable(const QList<QStringList>& rows);
    static void expectPrinted(const QStringList& texts);
    void expectEvening(const std::vector<rules::Game>& found);
    [[nodiscard]] std::size_t stored() const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    int keys_ = 0;
    int headerKeys_ = 0;
    int moveKeys_ = 0;
};

void ClubEveningTest::key(QWidget& widget, Qt::Key key, Qt::KeyboardModifiers modifiers) {
    ++keys_;
    QTest::keyClick(&widget, key, modifiers);
}

// Without a window manager nobody does it when a dialog closes.
void ClubEveningTest::activate() {
    if (QApplication::activeModalWidget() != nullptr)
        return;
    window_->activateWindow();
    QVERIFY(hasFocus(*window_));
}

// Where the focus is, as a keyboard does.
void ClubEveningTest::press(Qt::Key pressed, Qt::KeyboardModifiers modifiers) {
    activate();
    QWidget* focus = QApplication::focusWidget();
    key(focus == nullptr ? *window_ : *focus, pressed, modifiers);
}

void ClubEveningTest::type(const QString& text) {
    activate();
    QWidget* focus = QApplication::focusWidget();
    QVERIFY(focus != nullptr);
    keys_ += static_cast<int>(text.size());
    QTest::keyClicks(focus, text);
}

void ClubEveningTest::picture(const char* step) {
    const QString folder = qEnvironmentVariable("DAMSCOPE_PICTURES");
    if (folder.isEmpty())
        return;
    QCoreApplication::processEvents(); // what was hidden leaves its room to others
    QWidget* top = QApplication::activeModalWidget();
    QVERIFY((top == nullptr ? window_ : top)->grab().save(QDir(folder).filePath(step) + ".png"));
}

// What a user does in the dialog that the next key opens.
void ClubEveningTest::inDialog(const std::function<void(QWidget&)>& answer) {
    whenDialogOpens(*this, [this, answer](QWidget& dialog) {
        if (hasFocus(dialog))
            answer(dialog);
        if (dialog.isVisible())
            dialog.close();
    });
}

void ClubEveningTest::nameFile(const QString& name) {
    inDialog([this, name](QWidget& dialog) {
        auto& line = part<QLineEdit>(dialog, "fileNameEdit");
        keys_ += static_cast<int>(QFileInfo(name).fileName().size()); // folders hang on the machine
        line.setText(name); // typed, completions of the dialog come in between at random
        picture("file");
        auto& buttons = part<QDialogButtonBox>(dialog);
        ++keys_;
        QTest::mouseClick(buttons.buttons().constFirst(), Qt::LeftButton);
    });
}

// In the list of games.
void ClubEveningTest::clickGame(int row) {
    QTableView& table = tableOf(gamesOf(*window_));
    ++keys_;
    QTest::mouseClick(
        table.viewport(), Qt::LeftButton, {},
        {table.viewport()->width() / 4, table.rowViewportPosition(row) + table.rowHeight(row) / 2});
    QVERIFY(table.hasFocus());
    QCOMPARE(table.currentIndex().row(), row);
}

std::size_t ClubEveningTest::stored() const {
    db::Store store(sample_->file("games.db").toStdString(), db::Store::Access::read);
    return db::countGames(store, {});
}

std::vector<rules::Game> ClubEveningTest::storedGames() const {
    db::Store store(sample_->file("games.db").toStdString(), db::Store::Access::read);
    std::vector<rules::Game> games;
    for (const db::GameId id : db::findGames(store, {}))
        if (auto game = db::loadGame(store, id))
            games.push_back(std::move(*game));
    return games;
}

void ClubEveningTest::makeDatabase() {
    nameFile(sample_->file("games.db"));
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(sample_->settle());
    QVERIFY2(QFile::exists(sample_->file("games.db")), "the database is there at once");
    QVERIFY(window_->windowTitle().contains("games.db"));
    picture("new_database");
}

// White, rating, Black, rating, result; what the games have in common only once.
void ClubEveningTest::fillHeader(int number) {
    const int before = keys_;
    inDialog([this, number](QWidget& dialog) {
        const auto tab = [this](int times) {
            for (int i = 0; i < times; ++i)
                press(Qt::Key_Tab);
        };
        type(whites.at(static_cast<std::size_t>(number)));
        tab(2);
        type(blacks.at(static_cast<std::size_t>(number)));
        tab(2);
        type(QString::fromStdString(resultOfGame(number)).first(1)); // the first that begins so
        if (number == 0) {
            tab(1);
            type("Club championship");
            tab(1);
            type("Utrecht");
            tab(2);
            type("3");
        }
        picture(number == 0 ? "header" : "next_header");
        QVERIFY(dialog.isVisible());
        press(Qt::Key_Return);
    });
    press(Qt::Key_N, Qt::ControlModifier);
    headerKeys_ += keys_ - before;
}

// The digits of both squares; Enter where they fit more than one move.
void ClubEveningTest::playMoves(int number) {
    const int before = keys_;
    for (const std::string& move : movesOfGame(number)) {
        const auto played = documentOf(*window_).game().mainLine().size();
        QString squares = QString::fromStdString(move);
        const bool whole = squares.count('x') > 1;
        const bool plain = !whole && squares.size() == 5;
        type(plain ? squares.remove('x').remove('-') : squares);
        if (documentOf(*window_).game().mainLine().size() == played)
            press(Qt::Key_Return);
        QVERIFY2(documentOf(*window_).game().mainLine().size() == played + 1,
                 qPrintable(QString::fromStdString(move)));
    }
    moveKeys_ += keys_ - before;
}

void ClubEveningTest::enterGame(int number) {
    fillHeader(number);
    QVERIFY2(window_->focusWidget() == &boardOf(*window_).board(),
             "the moves can be typed at once");
    playMoves(number);
    if (number == 0)
        picture("typed_in");
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    QCOMPARE(stored(), static_cast<std::size_t>(number + 1));
}

void ClubEveningTest::deleteAndRestore() {
    QVERIFY(sample_->settle());
    QTableView& table = tableOf(gamesOf(*window_));
    QTRY_COMPARE_WITH_TIMEOUT(table.model()->rowCount(), games, timeout);
    press(Qt::Key_2, Qt::ControlModifier); // the list of games
    clickGame(4);
    inDialog([this](QWidget& dialog) {
        picture("delete");
        auto* box = qobject_cast<QMessageBox*>(&dialog);
        QVERIFY(box != nullptr);
        QVERIFY2(box->text().contains("1 game"), qPrintable(box->text()));
        key(*box->defaultButton(), Qt::Key_Return);
    });
    press(Qt::Key_Delete);
    QTRY_COMPARE_WITH_TIMEOUT(table.model()->rowCount(), games - 1, timeout);
    press(Qt::Key_E, Qt::AltModifier); // Edit > Bring back deleted games
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    key(*QApplication::activePopupWidget(), Qt::Key_B);
    QTRY_COMPARE_WITH_TIMEOUT(table.model()->rowCount(), games, timeout);
    QCOMPARE(stored(), std::size_t(games));
}

void ClubEveningTest::reopen() {
    sample_->restart();
    window_ = &sample_->window();
    nameFile(sample_->file("games.db"));
    press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(sample_->settle());
    QTRY_COMPARE_WITH_TIMEOUT(tableOf(gamesOf(*window_)).model()->rowCount(), games, timeout);
    picture("reopened");
}

void ClubEveningTest::exportAll() {
    press(Qt::Key_2, Qt::ControlModifier);
    clickGame(0);
    press(Qt::Key_A, Qt::ControlModifier);
    const QString file = sample_->file("evening.pdn");
    // To the button above the list, and Export in its menu.
    const auto& button = part<QToolButton>(gamesOf(*window_), "listMenu");
    for (int tried = 0; tried < 5 && !button.hasFocus(); ++tried)
        press(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(button.hasFocus());
    whenMenuOpens(*this, [this](QWidget& menu) {
        nameFile(sample_->file("evening.pdn"));
        key(menu, Qt::Key_X);
    });
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    expectEvening(gamesInFile(file.toStdString()));
}

// Those that were exported are still selected. They are all games of their event.
void ClubEveningTest::printAll() {
    const QString file = sample_->file("evening.pdf");
    printInto(file, *this);
    ++keys_; // Enter in the dialog
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    const QStringList texts = printedTexts(file);
    expectCrosstable(printedRows(texts,
                                 {"#", "Player", "R3", "Points", "Games", "Won", "Drawn", "Lost",
                                  "S-B", "Buchholz", "Bh. -1"},
                                 qsizetype{2} * games));
    expectPrinted(texts);
}

// Each has played once; a win brings two points.
void ClubEveningTest::expectCrosstable(const QList<QStringList>& rows) {
    QStringList order;
    for (const QStringList& row : rows)
        order << row.value(1);
    int draws = 0;
    for (int number = 0; number < games; ++number)
        draws += resultOfGame(number) == "1-1" ? 1 : 0;
    const std::array places{1 + games + draws, 1 + games - draws, 1}; // by points
    const auto expectRow = [&](const char* player, const char* opponent, char colour, int points) {
        const auto against = QString::number(1 + order.indexOf(opponent)) + colour;
        QStringList row{QString::number(places.at(static_cast<std::size_t>(points))), player,
                        against + QString::number(points)};
        for (const double cell :
             {points + 0.0, 1.0, points == 2 ? 1.0 : 0.0, points % 2 + 0.0, points == 0 ? 1.0 : 0.0,
              (2 - points) * points / 2.0, 2.0 - points, 0.0}) // the worst opponent left out
            row << QString::number(cell);
        QCOMPARE(rows.value(order.indexOf(player)), row);
    };
    for (int number = 0; number < games; ++number) {
        const auto at = static_cast<std::size_t>(number);
        const int points = resultOfGame(number).front() - '0'; // of White
        expectRow(whites.at(at), blacks.at(at), 'w', points);
        expectRow(blacks.at(at), whites.at(at), 'b', 2 - points);
    }
}

// The players and the result of each game, its moves, and the result once more.
void ClubEveningTest::expectPrinted(const QStringList& texts) {
    static const QRegularExpression move(R"(\b\d+[-x]\d+(x\d+)*)");
    QStringList printed;
    bool isOfMoves = false;
    for (const QString& text : texts) {
        const bool isHeading = text.contains(" – ");
        if (isHeading)
            printed << text;
        isOfMoves = !isHeading && (isOfMoves || text.startsWith("1. "));
        if (isOfMoves && !text.contains(" · ")) // or else it stands below a diagram
            for (auto found = move.globalMatch(text); found.hasNext();)
                printed.back() += ' ' + found.next().captured();
    }
    QStringList typed;
    for (int number = 0; number < games; ++number) {
        const auto at = static_cast<std::size_t>(number);
        typed << QString("%1 – %2 · %3 %4 %3")
                     .arg(whites.at(at), blacks.at(at), resultOfGame(number).c_str(),
                          joined(movesOfGame(number)).c_str());
    }
    QCOMPARE(printed, typed);
}

// All games, each with the moves that were typed.
void ClubEveningTest::expectEvening(const std::vector<rules::Game>& found) {
    QCOMPARE(found.size(), std::size_t(games));
    for (int number = 0; number < games; ++number) {
        const auto at = static_cast<std::size_t>(number);
        const auto game = std::ranges::find_if(
            found, [at](const rules::Game& one) { return one.tag("White") == whites.at(at); });
        QVERIFY(game != found.end());
        QCOMPARE(mainLineText(*game), joined(movesOfGame(number)));
        for (const auto& [tag, value] : {std::pair("Event", std::string("Club championship")),
                                         {"Site", "Utrecht"},
                                         {"Round", "3"},
                                         {"Black", blacks.at(at)},
                                         {"Result", resultOfGame(number)}})
            QCOMPARE(std::string(game->tag(tag)), value);
    }
}

void ClubEveningTest::aWholeEvening() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QApplication::setActiveWindow(window_);
    makeDatabase();
    for (int number = 0; number < games && !QTest::currentTestFailed(); ++number)
        enterGame(number);
    QVERIFY(!QTest::currentTestFailed());
    expectEvening(storedGames());
    deleteAndRestore();
    reopen();
    exportAll();
    printAll();
    qInfo("%d games of %d plies: %d keys and clicks, %d of them for headers, %d for moves", games,
          plies, keys_, headerKeys_, moveKeys_);
    QCOMPARE(keys_, 1903); // as in docs/desktop.md
    // Four digits a move and an Enter now and then; two names and a result a game.
    QVERIFY(moveKeys_ <= games * plies * 6);
    QVERIFY(headerKeys_ <= games * 30);
    sample_.reset();
}

// Four moves back, the right move, and the key that replaces the wrong one.
void ClubEveningTest::mend() {
    const int before = keys_;
    for (int back = 0; back < 4; ++back)
        press(Qt::Key_Left, Qt::AltModifier);
    type("3127");
    press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    picture("mended");
    qInfo("a wrong move is mended: %d keys", keys_ - before);
    QCOMPARE(keys_ - before, 9);
}

// From the current move on; Enter leads to the next one.
void ClubEveningTest::typeTimes() {
    const int before = keys_;
    press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    for (const char* time : {"10530", "10312", "5907", "5800"}) {
        type(time);
        press(Qt::Key_Return);
    }
    picture("times");
    qInfo("clock times of four moves: %d keys", keys_ - before);
    QCOMPARE(keys_ - before, 23);
}

// On the last move; braces end no comment of a user.
void ClubEveningTest::typeComment() {
    press(Qt::Key_M, Qt::ControlModifier);
    type("time {nearly} up, 10-14 was better");
    picture("comment");
}

void ClubEveningTest::expectTyped(const rules::Game& game) {
    QCOMPARE(annotatedMoves(game),
             (QStringList{"32-28", "20-25", "31-27 @1:05:30", "15-20 @1:03:12", "34-29 @0:59:07",
                          "10-15 @0:58:00 time {nearly} up, 10-14 was better"}));
    QCOMPARE(std::string(game.tag("White")), std::string(whites.front()));
    QCOMPARE(std::string(game.tag("Site")), std::string("Utrecht"));
}

void ClubEveningTest::copyGame() {
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const auto copied = parser::gameFromText(QApplication::clipboard()->text().toStdString(),
                                             rules::Variant::international);
    QVERIFY(copied.has_value());
    expectTyped(*copied);
}

void ClubEveningTest::exportGame() {
    const QString file = sample_->file("mended.pdn");
    nameFile(file);
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    const QString text = textOfFile(file).simplified();
    QVERIFY2(text.contains("1. 32-28 20-25 2. 31-27 {[%clk 1:05:30]} 15-20 {[%clk 1:03:12]} "
                           "3. 34-29 {[%clk 0:59:07]} 10-15 {[%clk 0:58:00]"),
             qPrintable(text));
    const std::vector<rules::Game> read = gamesInFile(file.toStdString());
    QCOMPARE(read.size(), std::size_t(1));
    expectTyped(read.front());
}

void ClubEveningTest::aWrongMoveIsMended() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QApplication::setActiveWindow(window_);
    makeDatabase();
    fillHeader(0);
    for (const char* move : {"3228", "2025", "3732", "1520", "3429", "1015"})
        type(move);
    QCOMPARE(documentOf(*window_).game().mainLine().size(), std::size_t(6));
    mend();
    typeTimes();
    typeComment();
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), timeout);
    QCOMPARE(stored(), std::size_t(1));
    expectTyped(storedGames().front());
    copyGame();
    exportGame();
    sample_.reset();
}

namespace {
const NamedTest<ClubEveningTest> registeredClubEveningTest("club_evening");
}

} // namespace damscope::gui::testing

#include "club_evening_test.moc"
