// SPDX-License-Identifier: GPL-3.0-or-later
// A tournament of eight players and five rounds, entered with keys and clicks, which are counted
// (docs/desktop.md, "How many keys and clicks"). Its tables are counted here once more, from the
// results that were typed, and compared with those that are stored, printed and published.
#include "db/people/events/event_page.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/control/publisher.hpp"
#include "gui/people/directory.hpp"
#include "gui/people/event_counting_fields.hpp"
#include "gui/people/event_dialogs.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/results_page.hpp"
#include "pages/crosstable.hpp"
#include "pages/paper/game_files.hpp"
#include "pages/round_sheet.hpp"
#include "pages/site/publish.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/widgets.hpp"
#include "tests/gui/written.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDirIterator>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace damscope::gui::testing {

namespace {

// As a web page of a federation has it.
constexpr const char* pastedPlayers = "1\tJansen, P.\t1250\n2\tKlaver, K.\t1190\n"
                                      "3\tKonate, Awa\t\n4\tSmit, J.\t1020\n5\tBos, Piet\t990\n"
                                      "6\tMol, Cor\t\n7\tRoos, Dan\t1100\n8\tVos, Eva\t870\n";
constexpr int players = 8;
constexpr int rounds = 5;
constexpr int boards = players / 2;
// Keys and clicks, in docs/desktop.md.
constexpr int documentedCount = 55;
constexpr int documentedOnPaper = 19;

/// What is seen in a row of the list while its result is typed.
struct SeenGame {
    int round = 0;
    std::string white;
    std::string black;
    std::string result; ///< as it is stored
};

/// The tables of a tournament by docs/events.md ("Points and ties"), counted from what was typed.
/// A win brings two points; a forfeit counts as any game does.
class Tables {
public:
    /// The games of the rounds up to one.
    Tables(const std::vector<SeenGame>& games, int lastRound) {
        for (const SeenGame& game : games)
            if (game.round <= lastRound)
                games_.push_back(game);
        for (const SeenGame& game : games_)
            for (const std::string& player : {game.white, game.black})
                rows_[player].points += pointsIn(game, player);
        for (auto& [player, row] : rows_)
            countTieBreaks(player, row);
        for (const SeenGame& game : games_)
            countHeadToHead(game);
    }

    [[nodiscard]] double points(const std::string& player) const { return rows_.at(player).points; }

    /// From 1; equal where nothing separates them.
    [[nodiscard]] int place(const std::string& player) const {
        return 1 + static_cast<int>(std::ranges::count_if(rows_, [&](const auto& other) {
                   return keyOf(other.second) > keyOf(rows_.at(player));
               }));
    }

    /// `order`: of the rows, and of the columns of their opponents.
    [[nodiscard]] QStringList row(const std::string& player, const QStringList& order) const {
        const Row& row = rows_.at(player);
        QStringList cells{QString::number(place(player)), QString::fromStdString(player)};
        for (const QString& other : order)
            cells << (other == cells[1] ? "x" : against(player, other.toStdString()));
        for (const double number :
             {row.points, row.games, row.wins, row.draws, row.games - row.wins - row.draws,
              row.sonnebornBerger, row.buchholz})
            cells << QString::number(number);
        return cells;
    }

private:
    struct Row {
        double points = 0;
        double games = 0;
        double wins = 0;
        double draws = 0;
        double sonnebornBerger = 0;
        double buchholz = 0;
        double headToHead = 0; ///< against those with as many points and as much S-B
    };

    // The result begins with those of White, and both get two together.
    static int pointsIn(const SeenGame& game, const std::string& player) {
        const int white = game.result.front() - '0';
        return player == game.white ? white : 2 - white;
    }

    // "?": they have not met.
    [[nodiscard]] QString against(const std::string& player, const std::string& other) const {
        for (const SeenGame& game : games_)
            if (std::set{game.white, game.black} == std::set{player, other})
                return QString::number(pointsIn(game, player));
        return "?";
    }

    void countTieBreaks(const std::string& player, Row& row) const {
        for (const SeenGame& game : games_) {
            if (player != game.white && player != game.black)
                continue;
            const int got = pointsIn(game, player);
            const double opponent = points(player == game.white ? game.black : game.white);
            ++row.games;
            row.wins += got == 2 ? 1 : 0;
            row.draws += got == 1 ? 1 : 0;
            row.sonnebornBerger += opponent * got / 2.0;
            row.buchholz += opponent;
        }
    }

    void countHeadToHead(const SeenGame& game) {
        Row& white = rows_[game.white];
        Row& black = rows_[game.black];
        if (white.points != black.points || white.sonnebornBerger != black.sonnebornBerger)
            return;
        white.headToHead += pointsIn(game, game.white);
        black.headToHead += pointsIn(game, game.black);
    }

    // What decides where each plays each.
    static std::array<double, 4> keyOf(const Row& row) {
        return {row.points, row.sonnebornBerger, row.headToHead, row.wins};
    }

    std::vector<SeenGame> games_;
    std::map<std::string, Row> rows_;
};

QStringList titlesOfTable() {
    return {"#", "Player", "1",     "2",   "3",     "4",    "5",   "6",       "7",
            "8", "Points", "Games", "Won", "Drawn", "Lost", "S-B", "Buchholz"};
}

std::string contentsOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace

class TournamentTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void aWholeTournament();
    void aPlayerWhoLeftIsNotPairedAndByesAreEntered();
    void pointsAndTieBreaksAreChosenWithTheTournament();
    void whatIsChosenIsKeptWithTheEvent();

private:
    [[nodiscard]] EventsPage& page() { return part<EventsPage>(sample_->window()); }
    [[nodiscard]] ResultsPage& results() { return part<ResultsPage>(page()); }
    [[nodiscard]] QTableView& list() { return part<QTableView>(results(), "rounds"); }
    [[nodiscard]] db::EventPage stored();
    void press(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {});
    void click(QPushButton& button);
    void inDialog(std::function<void(NewEventDialog&)> answer);
    void enterFirstRound(const QString& players);
    void enterNextRound();
    void typeResult(const QString& sign, const std::string& result);
    void playAllRounds();
    void expectStored();
    void expectTable(const QList<QStringList>& rows);
    void printWallSheet();
    void printCrosstable();
    void expectProgress(const QStringList& texts, const QList<QStringList>& table);
    void publishSite();
    void expectSite(const QString& folder);
    void writeBulletin();
    void print(const QString& file);
    void answerPublishDialog(const QString& folder);
    [[nodiscard]] QStringList inRounds() const;
    [[nodiscard]] bool isAtFirstGameOf(int round);
    [[nodiscard]] QStringList left();
    void expectPoints(const std::string& points);

    std::unique_ptr<SampleWindow> sample_;
    QTimer dialogs_;
    std::vector<SeenGame> seen_;
    int count_ = 0;
};

void TournamentTest::init() {
    dialogs_.stop();
    dialogs_.disconnect();
    sample_ = std::make_unique<SampleWindow>();
    seen_.clear();
    count_ = 0;
    QVERIFY(sample_->import({sample_->write("other.pdn", twoGames)}));
}

db::EventPage TournamentTest::stored() {
    db::Store store(sample_->store(), db::Store::Access::read);
    return db::eventPage(store, db::listEvents(store, "Club open").at(0));
}

// Where the focus is, as a keyboard does.
void TournamentTest::press(Qt::Key pressed, Qt::KeyboardModifiers modifiers) {
    if (QApplication::activeModalWidget() == nullptr) {
        sample_->window().activateWindow();
        // Qt's widgets learn it later than the window system does, and menus ask the widgets.
        QTRY_VERIFY(sample_->window().isActiveWindow());
    }
    QTRY_VERIFY(QApplication::focusWidget() != nullptr);
    ++count_;
    QTest::keyClick(QApplication::focusWidget(), pressed, modifiers);
}

void TournamentTest::click(QPushButton& button) {
    ++count_;
    QTest::mouseClick(&button, Qt::LeftButton);
}

// What a user does in the dialog that the next key or click opens.
void TournamentTest::inDialog(std::function<void(NewEventDialog&)> answer) {
    constexpr int pause = 10; // milliseconds
    dialogs_.disconnect();
    connect(&dialogs_, &QTimer::timeout, this, [this, answer = std::move(answer)] {
        auto* dialog = qobject_cast<NewEventDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || !dialog->isActiveWindow())
            return;
        dialogs_.stop();
        answer(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
    dialogs_.start(pause);
}

void TournamentTest::enterFirstRound(const QString& players) {
    QApplication::clipboard()->setText(players);
    press(Qt::Key_0, Qt::ControlModifier);
    QTRY_VERIFY(page().isVisible());
    inDialog([this](NewEventDialog& dialog) {
        for (const QChar c : QString("Club open 2026")) {
            ++count_;
            QTest::keyClick(QApplication::focusWidget(), c.toLatin1());
        }
        const auto& kind = part<QComboBox>(dialog, "eventKind");
        while (QApplication::focusWidget() != &kind && count_ < 100)
            press(Qt::Key_Tab);
        press(Qt::Key_Down);
        press(Qt::Key_Down); // a number of rounds: one
        QCOMPARE(kind.currentData().toInt(), static_cast<int>(db::Draw::Kind::rounds));
        const auto& list = part<QPlainTextEdit>(dialog, "eventPlayers");
        while (QApplication::focusWidget() != &list && count_ < 100)
            press(Qt::Key_Tab);
        press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY2(buttonOf(dialog, "makeGames").isEnabled(),
                 qPrintable(part<QLabel>(dialog, "eventFound").text()));
        click(buttonOf(dialog, "makeGames"));
    });
    click(buttonOf(page(), "enterEvent"));
    QTRY_VERIFY(isAtFirstGameOf(1));
}

void TournamentTest::enterNextRound() {
    const int next = results().results().games().back().round + 1;
    inDialog([this](NewEventDialog& /*dialog*/) { press(Qt::Key_Return); });
    press(Qt::Key_R);
    QTRY_VERIFY(isAtFirstGameOf(next));
}

// The focus is where the first result of the round is typed.
bool TournamentTest::isAtFirstGameOf(int round) {
    if (QApplication::activeWindow() == nullptr) // a window manager does it when a dialog closes
        sample_->window().activateWindow();
    const QModelIndex now = list().currentIndex();
    return QApplication::focusWidget() == &list() && now.isValid() &&
           now.column() == RoundsModel::result &&
           now.siblingAtColumn(RoundsModel::round).data().toInt() == round &&
           now.data().toString() == QString("*");
}

void TournamentTest::typeResult(const QString& sign, const std::string& result) {
    const QModelIndex now = list().currentIndex();
    const auto text = [&](int column) {
        return now.siblingAtColumn(column).data().toString().toStdString();
    };
    seen_.push_back({now.siblingAtColumn(RoundsModel::round).data().toInt(),
                     text(RoundsModel::white), text(RoundsModel::black), result});
    ++count_;
    QTest::keyClicks(&list(), sign);
    const QModelIndex after = list().currentIndex();
    const bool isLast = now.row() + 1 == list().model()->rowCount();
    QCOMPARE(after.row(), isLast ? now.row() : now.row() + 1);
    QCOMPARE(QApplication::focusWidget(), &list());
}

void TournamentTest::playAllRounds() {
    const std::array<std::pair<const char*, const char*>, 4> signs{
        {{"2", "2-0"}, {"1", "1-1"}, {"0", "0-2"}, {"F", "2-0F"}}};
    for (int round = 1; round <= rounds; ++round) {
        if (round > 1)
            enterNextRound();
        QCOMPARE(list().model()->rowCount(), round * boards);
        for (int board = 0; board < boards; ++board) {
            const bool isForfeit = round == 2 && board == 3;
            const auto& [sign, result] =
                signs.at(isForfeit ? 3U : static_cast<std::size_t>((round + board) % 3));
            typeResult(sign, result);
        }
    }
}

// What is stored is what was typed; nobody met twice, or played twice in a round.
void TournamentTest::expectStored() {
    QTRY_VERIFY(std::ranges::all_of(stored().table.standings,
                                    [](const db::Standing& row) { return row.open == 0; }));
    const db::EventPage event = stored();
    QCOMPARE(event.players.size(), std::size_t(players));
    QCOMPARE(seen_.size(), std::size_t(rounds * boards));
    QCOMPARE(event.table.games.size(), seen_.size());
    std::set<std::set<std::string>> met;
    std::set<std::pair<int, std::string>> playing;
    db::Store store(sample_->store(), db::Store::Access::read);
    for (const SeenGame& seen : seen_) {
        QVERIFY(met.insert({seen.white, seen.black}).second);
        QVERIFY(playing.emplace(seen.round, seen.white).second);
        QVERIFY(playing.emplace(seen.round, seen.black).second);
        const auto found = std::ranges::find_if(event.table.games, [&](const db::EventGame& game) {
            return game.round == seen.round && event.players[game.white].name == seen.white &&
                   event.players[game.black].name == seen.black;
        });
        QVERIFY(found != event.table.games.end());
        QCOMPARE(db::loadGame(store, db::GameId{found->game})->tag("Result"),
                 std::string_view(seen.result));
    }
    const Tables tables(seen_, rounds);
    for (const db::Standing& row : event.table.standings) {
        const std::string& player = event.players[row.player].name;
        QCOMPARE(row.points, tables.points(player));
        QCOMPARE(row.rank, tables.place(player));
    }
    QVERIFY(tables.points("Konate, Awa") >= 0 && tables.points("Bos, Piet") >= 0);
}

// Of the players in their order, each with the points against the others.
void TournamentTest::expectTable(const QList<QStringList>& rows) {
    QCOMPARE(rows.size(), players);
    const Tables tables(seen_, rounds);
    QStringList order;
    for (const QStringList& row : rows)
        order << row.value(1);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        QCOMPARE(rows[i], tables.row(order[i].toStdString(), order));
        QVERIFY(i == 0 || rows[i - 1].front().toInt() <= rows[i].front().toInt());
    }
}

// "1. Jansen, P. - Vos, Eva 2-0"; what was not played has its points.
QStringList TournamentTest::inRounds() const {
    QStringList games;
    for (const SeenGame& seen : seen_)
        games << QString::fromStdString(std::to_string(seen.round) + ". " + seen.white + " - " +
                                        seen.black + " " + seen.result.substr(0, 3));
    return games;
}

void TournamentTest::print(const QString& file) {
    ++count_; // the button of the dialog
    printInto(file, *this);
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
}

void TournamentTest::printWallSheet() {
    const QString file = sample_->file("wall.pdf");
    print(file);
    const QStringList texts = printedTexts(file);
    QVERIFY2(texts.contains("Club open 2026"), qPrintable(texts.join('|')));
    QVERIFY2(texts.contains("Round 5"), qPrintable(texts.join('|')));
    QStringList last;
    for (const QStringList& row : printedRows(texts, {"Board", "White", "Black", "Result"}, boards))
        last << QString("5. %1 - %2 %3").arg(row[1], row[2], row[3]);
    QCOMPARE(last, inRounds().last(boards));
    expectTable(printedRows(texts, titlesOfTable(), players));
}

void TournamentTest::printCrosstable() {
    click(buttonOf(page(), "typeResults"));
    const auto isCounted = [this] {
        const auto& sheet = page().sheet();
        const auto isOpen = [](const pages::Cells& game) {
            return std::ranges::count(game, "*", &pages::Cell::text) > 0;
        };
        return sheet && std::ranges::none_of(sheet->tables.back().rows, isOpen);
    };
    QTRY_VERIFY_WITH_TIMEOUT(!page().printsRound() && isCounted(), timeout);
    const QString file = sample_->file("crosstable.pdf");
    print(file);
    const QStringList texts = printedTexts(file);
    const auto rows = printedRows(texts, titlesOfTable(), players);
    expectTable(rows);
    expectProgress(texts.mid(std::max(qsizetype{0}, texts.indexOf("After each round"))), rows);
    QStringList games;
    for (const QStringList& row : printedRows(texts, {"Round", "White", "Black", "Result", "Game"},
                                              qsizetype{rounds} * boards))
        games << QString("%1. %2 - %3 %4").arg(row[0], row[1], row[2], row[3]);
    QCOMPARE(games, inRounds());
}

// The points and the place of each player after each round, in the order of the table.
void TournamentTest::expectProgress(const QStringList& texts, const QList<QStringList>& table) {
    const auto progress =
        printedRows(texts, {"#", "Player", "R1", "R2", "R3", "R4", "R5"}, players);
    QCOMPARE(progress.size(), table.size());
    for (qsizetype i = 0; i < table.size(); ++i) {
        QStringList expected = table[i].first(2);
        const std::string player = expected.back().toStdString();
        for (int round = 1; round <= rounds; ++round) {
            const Tables tables(seen_, round);
            expected << QString("%1 (%2)").arg(tables.points(player)).arg(tables.place(player));
        }
        QCOMPARE(progress[i], expected);
    }
}

// What a user does in the dialog of publishing, for the first time: no folder is proposed.
void TournamentTest::answerPublishDialog(const QString& folder) {
    whenDialogOpens<PublishDialog>(*this, [this, folder](PublishDialog& dialog) {
        whenDialogOpens<QFileDialog>(*this, [this, folder](QFileDialog& folders) {
            count_ += static_cast<int>(QFileInfo(folder).fileName().size()); // typed
            part<QLineEdit>(folders, "fileNameEdit").setText(folder);
            ++count_;
            QTest::mouseClick(part<QDialogButtonBox>(folders).buttons().constFirst(),
                              Qt::LeftButton);
        });
        click(buttonOf(dialog, "chooseFolder"));
        click(buttonOf(dialog, "publish"));
        QCOMPARE(part<QLineEdit>(dialog, "folder").text(), folder);
        QCOMPARE(part<QComboBox>(dialog, "games").currentText(), QString("Club open 2026"));
    });
}

void TournamentTest::publishSite() {
    const QString folder = sample_->file("site");
    QVERIFY(QDir().mkdir(folder));
    answerPublishDialog(folder);
    press(Qt::Key_F, Qt::AltModifier); // File > Publish as web pages
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    ++count_;
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_B);
    QTRY_VERIFY_WITH_TIMEOUT(
        qobject_cast<QMessageBox*>(QApplication::activeModalWidget()) != nullptr, timeout);
    press(Qt::Key_Escape);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    expectSite(folder);
}

// The page of the event, and the games beside it for other programs.
void TournamentTest::expectSite(const QString& folder) {
    const auto filesIn = [&](const char* part) {
        QStringList files;
        for (QDirIterator found(folder + part, QDir::Files, QDirIterator::Subdirectories);
             found.hasNext();)
            files << found.next();
        return files;
    };
    const QStringList pages = filesIn("/event");
    const QStringList files = filesIn("/pdn/event");
    QCOMPARE(pages.size(), 1); // of the games that were chosen
    const QList<QStringList> rows = htmlRows(textOfFile(pages.front()));
    const qsizetype head = rows.indexOf(titlesOfTable());
    QVERIFY(head >= 0);
    expectTable(rows.mid(head + 1, players));
    QStringList played;
    for (const QStringList& row : rows)
        if (row.value(4) == "Club open 2026")
            played << QString("%1 - %2 %3").arg(row[1], row[2], row[3]);
    QStringList typed;
    for (const QString& game : inRounds())
        typed << game.mid(3);
    played.sort();
    typed.sort();
    QCOMPARE(played, typed);
    QCOMPARE(files.size(), 1);
    std::multiset<std::string> read;
    std::multiset<std::string> expected;
    for (const rules::Game& game : gamesInFile(files.front().toStdString()))
        read.insert(std::string(game.tag("Round")) + std::string(game.tag("White")) +
                    std::string(game.tag("Black")) + std::string(game.tag("Result")));
    for (const SeenGame& seen : seen_)
        expected.insert(std::to_string(seen.round) + seen.white + seen.black + seen.result);
    QVERIFY(read == expected);
}

// The table on its first page, then the games by rounds.
void TournamentTest::writeBulletin() {
    QVERIFY(page().isVisible());
    const QString file = sample_->file("Club open 2026.pdf");
    keepName("Club open 2026", sample_->file(""), *this, "PDF with all games (*.pdf)");
    count_ += 3; // the kinds of files, the second one, and Enter
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    const QList<QStringList> printed = printedPages(file);
    QVERIFY(printed.size() > 1);
    expectTable(printedRows(printed.front(), titlesOfTable(), players));
    QStringList games;
    for (const QString& text : printedTexts(file))
        if (text.contains(" – "))
            games << text;
    QStringList typed;
    for (const SeenGame& seen : seen_)
        typed << QString::fromStdString(seen.white + " – " + seen.black + " · " +
                                        seen.result.substr(0, 3));
    QCOMPARE(games, typed);
}

void TournamentTest::aWholeTournament() {
    enterFirstRound(pastedPlayers);
    playAllRounds();
    QVERIFY(!QTest::currentTestFailed());
    QCOMPARE(count_, documentedCount);
    count_ = 0;
    for (const auto step : {&TournamentTest::expectStored, &TournamentTest::printWallSheet,
                            &TournamentTest::printCrosstable, &TournamentTest::publishSite,
                            &TournamentTest::writeBulletin}) {
        (this->*step)();
        QVERIFY(!QTest::currentTestFailed());
    }
    QCOMPARE(count_, documentedOnPaper);
}

void TournamentTest::aPlayerWhoLeftIsNotPairedAndByesAreEntered() {
    enterFirstRound("Jansen, P.\nKlaver, K.\nKonate, Awa\nSmit, J.\n");
    typeResult("2", "2-0");
    typeResult("B", "2-0"); // the opponent is missing: a bye
    const std::string luckyOne = seen_[1].white;
    QTRY_COMPARE(stored().table.byes.size(), 1U);
    QCOMPARE(stored().players[stored().table.byes[0].player].name, luckyOne);
    QCOMPARE(stored().table.byes[0].round, 1);
    QTRY_COMPARE(list().model()->rowCount(), 1);
    list().setCurrentIndex(list().model()->index(0, RoundsModel::result));
    press(Qt::Key_W); // White has left
    QTRY_VERIFY(std::ranges::any_of(buttonOf(page(), "playersWhoLeft").menu()->actions(),
                                    &QAction::isChecked));
    QString proposed;
    inDialog([&](NewEventDialog& dialog) {
        proposed = part<QPlainTextEdit>(dialog, "eventPlayers").toPlainText();
    });
    QTRY_COMPARE(list().model()->rowCount(), 1);
    list().setFocus();
    press(Qt::Key_R);
    QTRY_VERIFY(!proposed.isEmpty());
    QVERIFY2(!proposed.contains(QString::fromStdString(seen_[0].white)), qPrintable(proposed));
    QVERIFY2(proposed.contains(QString::fromStdString(luckyOne)), qPrintable(proposed));
}

void TournamentTest::pointsAndTieBreaksAreChosenWithTheTournament() {
    actionsOf(sample_->window()).goEvents->trigger();
    inDialog([](NewEventDialog& dialog) {
        part<QLineEdit>(dialog, "eventName").setText("Club open 2026");
        part<QPlainTextEdit>(dialog, "eventPlayers").setPlainText("Klaver, K.\nSmit, J.\n");
        part<QComboBox>(dialog, "eventPoints").setCurrentText("3-1-0");
        const auto breaks = buttonOf(dialog, "eventTieBreaks").menu()->actions();
        breaks[4]->setChecked(true);
        breaks[0]->setChecked(true);
        buttonOf(dialog, "makeGames").click();
    });
    actionsOf(sample_->window()).enterEvent->trigger();
    QTRY_VERIFY(isAtFirstGameOf(1));
    QTRY_VERIFY(results().results().points() == db::readPointSystem("3-1-0"));
    typeResult("3", "2-0"); // three points are a win
    press(Qt::Key_Return);  // behind the last game: the focus stays
    QCOMPARE(QApplication::focusWidget(), &list());
    QTRY_COMPARE(stored().table.standings.front().open, 0U);
    const db::EventCounting counting = stored().counting; // kept with the event
    QVERIFY(counting.points == db::readPointSystem("3-1-0"));
    QVERIFY(counting.tieBreaks ==
            (db::TieBreaks{static_cast<db::TieBreak>(4), static_cast<db::TieBreak>(0)}));
    QTRY_VERIFY(part<EventCountingFields>(page()).counting() == counting);
}

// Four players, one round; by 90-30-0 nothing else on a page or sheet is 90.
void TournamentTest::whatIsChosenIsKeptWithTheEvent() {
    enterFirstRound("Jansen, P.\nKlaver, K.\nKonate, Awa\nSmit, J.\n");
    typeResult("2", "2-0");
    typeResult("1", "1-1");
    const std::string winner = seen_[0].white;
    const std::string leaver = seen_[0].black;
    auto& points = part<QComboBox>(page(), "points");
    points.setEditText("90-30-0");
    emit points.lineEdit()->editingFinished();
    QTRY_COMPARE(stored().table.standings.front().points, 90.0);
    list().setFocus();
    QTRY_VERIFY(results().results().points() == db::readPointSystem("90-30-0"));
    list().setCurrentIndex(list().model()->index(0, RoundsModel::result));
    press(Qt::Key_W, Qt::ShiftModifier); // Black has left
    QTRY_COMPARE(stored().counting.withdrawn.size(), 1U);
    sample_->restart();
    QVERIFY(sample_->settle());
    actionsOf(sample_->window()).goEvents->trigger();
    const EventCountingFields& fields = part<EventCountingFields>(page());
    QTRY_VERIFY(fields.counting().points == db::readPointSystem("90-30-0"));
    QCOMPARE(left(), QStringList(QString::fromStdString(leaver)));
    expectPoints("90");
    page().typeResults(true);
    QTRY_COMPARE(list().model()->rowCount(), 2);
    QString proposed;
    inDialog([&](NewEventDialog& dialog) {
        proposed = part<QPlainTextEdit>(dialog, "eventPlayers").toPlainText();
    });
    list().setFocus();
    press(Qt::Key_R);
    QTRY_VERIFY(!proposed.isEmpty());
    QVERIFY2(!proposed.contains(QString::fromStdString(leaver)), qPrintable(proposed));
    QVERIFY2(proposed.contains(QString::fromStdString(winner)), qPrintable(proposed));
    // Both choices are changes as others are.
    page().undo();
    QTRY_VERIFY(stored().counting.withdrawn.empty());
    QTRY_COMPARE(left(), QStringList());
    page().undo();
    QTRY_VERIFY(!stored().counting.points);
    QTRY_VERIFY(!fields.counting().points);
}

QStringList TournamentTest::left() {
    QStringList names;
    for (const QAction* player : buttonOf(page(), "playersWhoLeft").menu()->actions())
        if (player->isChecked())
            names << player->text();
    return names;
}

// In the window, on the sheet for the wall, on the site and in the bulletin.
void TournamentTest::expectPoints(const std::string& points) {
    const auto has = [&](const std::string& html) {
        return html.find(">" + points + "<") != std::string::npos;
    };
    QTRY_VERIFY(page().sheet() &&
                has(pages::sheetBody(*page().sheet(), damscope::Language::english)));
    const db::EventPage event = stored();
    QVERIFY(has(pages::sheetBody(pages::roundSheet(event, 1, damscope::Language::english),
                                 damscope::Language::english)));
    db::Store store(sample_->store(), db::Store::Access::read);
    const std::filesystem::path site = sample_->file("site").toStdString();
    QVERIFY(pages::publish(store, {.folder = site}).hasValue());
    bool isPublished = false;
    for (const auto& file : std::filesystem::recursive_directory_iterator(site / "event"))
        if (file.path().extension() == ".html")
            isPublished = isPublished || has(contentsOf(file.path()));
    QVERIFY(isPublished);
    std::string bulletin;
    (void)pages::writeGames(store, event.event.games, {},
                            {.bytes = {},
                             .pages =
                                 [&](const std::string&, const chart::NextPage& next) {
                                     while (const auto printed = next())
                                         bulletin += *printed;
                                 }},
                            {});
    QVERIFY2(has(bulletin), bulletin.c_str());
}

namespace {
const NamedTest<TournamentTest> registeredTournamentTest("tournament");
}

} // namespace damscope::gui::testing

#include "tournament_test.moc"
