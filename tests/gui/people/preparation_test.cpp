// SPDX-License-Identifier: GPL-3.0-or-later
// Preparing against an opponent: from the name to a dossier on paper. Keys and clicks are counted,
// and the figures are counted once more, from the games of the file.
// $DAMSCOPE_PICTURES: a folder for a picture of each step.
#include "db/findings/repertoire/edit_repertoire.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/query/language/reading.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/people/directory.hpp"
#include "gui/people/player_page.hpp"
#include "gui/people/player_parts.hpp"
#include "gui/people/players_page.hpp"
#include "gui/training/repertoire_side.hpp"
#include "gui/training/training_page.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QListView>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace damscope::gui::testing {

namespace {

constexpr const char* gamesOfHeld =
    "[Event \"Cup\"]\n[White \"Held, H.\"]\n[Black \"Bos, B.\"]\n[Date \"2001.01.01\"]\n"
    "[Result \"2-0\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 2. 38-32 2-0\n\n"
    "[Event \"Cup\"]\n[White \"Held, H.\"]\n[Black \"Smit, S.\"]\n[Date \"2002.01.01\"]\n"
    "[Result \"1-1\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 2. 38-32 1-1\n\n"
    "[Event \"Open\"]\n[White \"Held, H.\"]\n[Black \"Mol, M.\"]\n[Date \"2003.01.01\"]\n"
    "[Result \"0-2\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 0-2\n\n"
    "[Event \"Open\"]\n[White \"Mol, M.\"]\n[Black \"Held, H.\"]\n[Date \"2004.01.01\"]\n"
    "[Result \"0-2\"]\n[GameType \"20\"]\n\n1. 31-26 19-23 0-2\n";

using Tags = std::map<QString, QString>;

std::vector<Tags> tagsOfGames() {
    static const QRegularExpression tag("\\[(\\w+) \"([^\"]*)\"\\]");
    std::vector<Tags> games;
    auto tags = tag.globalMatch(gamesOfHeld);
    while (tags.hasNext()) {
        const auto found = tags.next();
        if (found.captured(1) == "Event")
            games.emplace_back();
        games.back()[found.captured(1)] = found.captured(2);
    }
    return games;
}

// Of all games, by colour, year, opponent and event: games, won, drawn, lost, and the score in
// percent.
std::map<QString, QStringList> recordsOfHeld() {
    struct Record {
        int wins = 0;
        int draws = 0;
        int losses = 0;
    };
    std::map<QString, Record> records;
    for (Tags game : tagsOfGames()) {
        const bool white = game["White"] == "Held, H.";
        const int points = QString(game["Result"][white ? 0 : 2]).toInt();
        for (const QString& of :
             {QString("Both"), QString(white ? "White" : "Black"), game[white ? "Black" : "White"],
              game["Date"].left(4), game["Event"]}) {
            records[of].wins += points == 2 ? 1 : 0;
            records[of].draws += points == 1 ? 1 : 0;
            records[of].losses += points == 0 ? 1 : 0;
        }
    }
    std::map<QString, QStringList> rows;
    for (const auto& [of, record] : records) {
        const int games = record.wins + record.draws + record.losses;
        const double score = 100.0 * (record.wins + record.draws / 2.0) / games;
        rows[of] = {of,
                    QString::number(games),
                    QString::number(record.wins),
                    QString::number(record.draws),
                    QString::number(record.losses),
                    QString::number(score, 'f', 1)};
    }
    return rows;
}

} // namespace

class PreparationTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void anOpponentIsPrepared();
    void cardsAndOpeningsChooseTheGames();
    void anotherPlayerShowsOtherGames();
    void theChosenGameStaysWhenGamesAreListedAgain();
    void theFilterShowsWhomItLeaves();
    void theCriticalPositionIsSeenAndOpened();
    void missedCombinationsAreNamed();
    void noveltiesAndTimeTroubleAreShown();
    void openingsAreSortedByResultAndPlayed();
    void theRepertoireIsEditedOnTheBoard();
    void theRepertoireSaysWhatIsMissingAndWhatChanged();
    void everythingFitsASmallWindow_data();
    void everythingFitsASmallWindow();

private:
    [[nodiscard]] MainWindow& window() { return sample_->window(); }
    [[nodiscard]] PlayersPage& players() { return part<PlayersPage>(window()); }
    [[nodiscard]] PlayerPage& page() { return players().playerPage(); }
    [[nodiscard]] QListView& list() { return part<QListView>(page(), "playerGames"); }
    [[nodiscard]] OpeningList& openings() { return part<OpeningList>(page()); }
    [[nodiscard]] QString name() { return part<QLabel>(page(), "playerName").text(); }
    [[nodiscard]] QStringList opponents();
    void show(const QString& player);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString& text);
    void click(QWidget& widget, const QPoint& at = {});
    void clickRepertoire(const QString& opening);
    void pressInMenu(Qt::Key key);
    void printPlayer();
    void writeDossier();
    static void expectRecords(const QStringList& texts);
    void picture(const char* step);

    std::unique_ptr<SampleWindow> sample_;
    int keys_ = 0;
};

void PreparationTest::init() {
    keys_ = 0;
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("games.pdn", gamesOfHeld)}));
    window().activateWindow();
    QTRY_VERIFY(window().isActiveWindow());
}

void PreparationTest::cleanup() {
    sample_.reset();
}

QStringList PreparationTest::opponents() {
    QStringList names;
    for (int row = 0; row < list().model()->rowCount(); ++row)
        names << list().model()->index(row, 0).data().toString();
    return names;
}

void PreparationTest::show(const QString& player) {
    actionsOf(window()).goPlayers->trigger();
    players().directory().open({Target::To::person, 0, player});
    QTRY_COMPARE(name(), player);
}

// Where the focus is, as a keyboard does.
void PreparationTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    ++keys_;
    window().activateWindow(); // without a window manager nobody does it when a menu closes
    // Qt's widgets learn it later than the window system does, and shortcuts ask the widgets.
    QTRY_VERIFY(window().isActiveWindow());
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus == nullptr ? &window() : focus, key, modifiers);
}

void PreparationTest::type(const QString& text) {
    keys_ += static_cast<int>(text.size());
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void PreparationTest::click(QWidget& widget, const QPoint& at) {
    ++keys_;
    QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
}

void PreparationTest::clickRepertoire(const QString& opening) {
    const auto found = openings().findItems(opening, Qt::MatchContains);
    QCOMPARE(found.size(), 1);
    const QModelIndex cell =
        openings().model()->index(openings().indexOfTopLevelItem(found.front()), 4);
    openings().scrollTo(cell);
    click(*openings().viewport(), openings().visualRect(cell).center());
}

// In the menu that the next key opens.
void PreparationTest::pressInMenu(Qt::Key key) {
    whenMenuOpens(*this, [this, key](QWidget& menu) {
        ++keys_;
        QTest::keyClick(&menu, key);
    });
}

void PreparationTest::picture(const char* step) {
    const QString folder = qEnvironmentVariable("DAMSCOPE_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(window().grab().save(QDir(folder).filePath(step) + ".png"));
}

// The page of the player that is shown.
void PreparationTest::printPlayer() {
    const QString file = sample_->file("player.pdf");
    printInto(file, *this);
    ++keys_; // Enter in the dialog
    press(Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    expectRecords(printedTexts(file));
}

// A page about him has the records of all his games, of those with each colour and so on.
void PreparationTest::expectRecords(const QStringList& texts) {
    QCOMPARE(texts.value(0), QString("Held, H."));
    for (const auto& [of, row] : recordsOfHeld()) {
        QList<QStringList> found;
        for (qsizetype i = texts.indexOf(of); i >= 0; i = texts.indexOf(of, i + 1))
            found << texts.mid(i, row.size());
        QVERIFY2(found.contains(row), qPrintable(row.join(' ') + " is not in " + texts.join('|')));
    }
}

// The dossier has the last games, all four of them.
void PreparationTest::writeDossier() {
    const QString file = sample_->file("Held, H.pdf");
    keepName("Held, H", sample_->file(""), *this); // the dot is that of an ending
    ++keys_;                                       // Enter in the dialog
    press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file), timeout);
    const QStringList texts = printedTexts(file);
    expectRecords(texts);
    const QStringList titles{"Game", "Date", "White", "Black", "Result", "Event", "Opening"};
    const auto games = static_cast<qsizetype>(tagsOfGames().size());
    const QStringList table = texts.mid(texts.indexOf("Last games") + 1);
    const QList<QStringList> last = printedRows(table, titles, games);
    QCOMPARE(table.value((games + 1) * titles.size()), QString("Repertoire")); // the next table
    for (Tags game : tagsOfGames()) {
        const auto isOfGame = [&](const QStringList& row) {
            return row.mid(1, 5) == QStringList{game["Date"], game["White"], game["Black"],
                                                game["Result"], game["Event"]};
        };
        QVERIFY2(std::ranges::count_if(last, isOfGame) == 1, qPrintable(game["Black"]));
    }
}

void PreparationTest::anOpponentIsPrepared() {
    press(Qt::Key_9, Qt::ControlModifier);
    type("held");
    QTRY_COMPARE(name(), QString("Held, H."));
    const auto& white = part<ScoreCard>(page(), "asWhite");
    QVERIFY2(white.accessibleName().contains("games 3, score 50%"),
             qPrintable(white.accessibleName()));
    QVERIFY(part<ScoreCard>(page(), "asBlack").accessibleName().contains("games 1, score 100%"));
    click(part<ScoreCard>(page(), "asWhite"), QPoint(10, 10));
    QTRY_COMPARE(list().model()->rowCount(), 3);
    picture("prepare_results");

    clickRepertoire("18-23 2. 38-32");
    const auto hasLine = [this] {
        db::Store store(sample_->store(), db::Store::Access::read);
        const auto repertoire =
            db::repertoireOf(store, "Repertoire with Black", rules::Color::black);
        const auto& positions = repertoire.positions();
        return positions.size() == 4 &&
               positions.back().path == std::vector<std::string>{"32-28", "18-23", "38-32"};
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasLine(), timeout);
    QTRY_COMPARE(openings()
                     .findItems("18-23 2. 38-32", Qt::MatchContains)
                     .front()
                     ->data(4, Qt::AccessibleTextRole)
                     .toString(),
                 QString("in the repertoire"));

    printPlayer();
    QVERIFY(!QTest::currentTestFailed());

    pressInMenu(Qt::Key_D);
    press(Qt::Key_P, Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(players().sheet() && players().showsDossier(), timeout);
    picture("prepare_dossier");
    writeDossier();
    QVERIFY(!QTest::currentTestFailed());
    qInfo("an opponent prepared, a line into the repertoire, his page printed, the dossier in a "
          "file: %d",
          keys_);
    QCOMPARE(keys_, 13);
}

void PreparationTest::cardsAndOpeningsChooseTheGames() {
    show("Held, H.");
    QCOMPARE(opponents(), (QStringList{"Mol, M.", "Mol, M.", "Smit, S.", "Bos, B."}));
    part<ScoreCard>(page(), "asWhite").click();
    QCOMPARE(opponents(), (QStringList{"Mol, M.", "Smit, S.", "Bos, B."}));
    const auto item = openings().findItems("18-23 2. 38-32", Qt::MatchContains).front();
    openings().setCurrentItem(item);
    QTest::keyClick(&openings(), Qt::Key_Return);
    QCOMPARE(opponents(), (QStringList{"Smit, S.", "Bos, B."}));
    // The crosses of the chips take the conditions away again.
    const auto chips = [this] {
        QList<QAbstractButton*> shown;
        for (auto* chip : part<QWidget>(page(), "playerChips").findChildren<QAbstractButton*>())
            if (chip->inherits("damscope::gui::FilterChip") && !chip->isHidden())
                shown << chip;
        return shown;
    };
    QCOMPARE(chips().size(), 2);
    chips().last()->click();
    QCOMPARE(opponents().size(), 3);
    chips().last()->click();
    QCOMPARE(opponents().size(), 4);
    QVERIFY(chips().isEmpty());
}

void PreparationTest::anotherPlayerShowsOtherGames() {
    show("Held, H.");
    part<ScoreCard>(page(), "asWhite").click();
    show("Smit, S.");
    QCOMPARE(opponents(), QStringList{"Held, H."});
    QVERIFY2(part<ScoreCard>(page(), "allGames").isChecked(), "the choice was about the other");
}

void PreparationTest::theChosenGameStaysWhenGamesAreListedAgain() {
    show("Held, H.");
    list().setCurrentIndex(list().model()->index(2, 0));
    QCOMPARE(list().currentIndex().data().toString(), QString("Smit, S."));
    QSignalSpy listed(list().model(), &QAbstractItemModel::modelReset);
    players().directory().refresh();
    QTRY_VERIFY(!listed.isEmpty());
    QTRY_COMPARE(list().currentIndex().data().toString(), QString("Smit, S."));
    part<ScoreCard>(page(), "asWhite").click();
    QCOMPARE(list().currentIndex().row(), 1);
    buttonOf(page(), "openInStudy").click();
    QTRY_COMPARE(controllerOf(window()).openedGame(), std::optional(db::GameId{2}));
}

void PreparationTest::theFilterShowsWhomItLeaves() {
    show("Held, H.");
    players().directory().setFilter("smit");
    QTRY_COMPARE(name(), QString("Smit, S."));
}

void PreparationTest::theCriticalPositionIsSeenAndOpened() {
    show("Held, H.");
    QTRY_COMPARE(part<QLabel>(page(), "why").text(), QString("The last position"));
    QVERIFY2(!buttonOf(page(), "makeExercise").isEnabled(), "nothing was missed that is known");
    buttonOf(page(), "openInStudy").click();
    QTRY_COMPARE(controllerOf(window()).openedGame(), std::optional(db::GameId{4}));
    QVERIFY(boardOf(window()).isVisible());
}

// One that has no name is known by its first move.
void PreparationTest::missedCombinationsAreNamed() {
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        store.connection().execute(
            "INSERT INTO searched SELECT id, content FROM game;"
            "INSERT INTO shot (id, game, ply, side, played, gain, given, line) VALUES "
            "(1, 1, 2, 0, 0, 1, 1, '28-22 17x28'), (2, 2, 2, 0, 0, 3, 2, '27-22 18x27');"
            "INSERT INTO shot_name VALUES ('royal', 2)");
    }
    show("Held, H.");
    const QString wrong = part<QLabel>(page(), "whatWentWrong").text();
    const QString links =
        QString("(<a href=\"2\">coup royal</a>, <a href=\"1\">%1</a>)").arg(unbroken("28-22"));
    QVERIFY2(wrong.contains(links), qPrintable(wrong));
}

void PreparationTest::noveltiesAndTimeTroubleAreShown() {
    QVERIFY(sample_->import({sample_->write(
        "clocks.pdn",
        "[White \"Held, H.\"]\n[Black \"Vos, V.\"]\n[Date \"2005.01.01\"]\n[Result \"0-2\"]\n"
        "[GameType \"20\"]\n\n1. 33-29 {[%clk 1:00:00]} 18-23 2. 29x18 {[%clk 0:00:30]} 12x23 "
        "0-2\n")}));
    show("Held, H.");
    // The first who played them here, the last game first; the others were there before.
    auto& novelties = part<QLabel>(page(), "novelties");
    QTRY_VERIFY_WITH_TIMEOUT(novelties.isVisible(), timeout);
    const qsizetype last = novelties.text().indexOf(unbroken("33-29"));
    const qsizetype first = novelties.text().indexOf(unbroken("32-28"));
    QVERIFY2(last >= 0 && first > last, qPrintable(novelties.text()));
    QCOMPARE(novelties.text().count("<a href"), 2);
    const auto& wrong = part<QLabel>(page(), "whatWentWrong");
    QVERIFY2(wrong.text().contains(
                 "In time trouble in 1 of 1 game with clock times, and lost 1 of those"),
             qPrintable(wrong.text()));
}

void PreparationTest::openingsAreSortedByResultAndPlayed() {
    show("Held, H.");
    part<ScoreCard>(page(), "asWhite").click();
    auto& order = part<QComboBox>(page(), "openingOrder");
    order.setCurrentIndex(1);
    emit order.activated(1);
    const auto line = openings().findItems("18-23 2. 38-32", Qt::MatchContains);
    QCOMPARE(line.size(), 1);
    auto& play = buttonOf(page(), "playOpening");
    QVERIFY2(!play.isEnabled(), "no opening is chosen");
    openings().setCurrentItem(line.front());
    QVERIFY(play.isEnabled());
    // The player has White: whoever prepares has Black, and the computer begins.
    play.click();
    const auto& session = playOf(window()).session();
    QTRY_VERIFY(session.isPlaying());
    QVERIFY(session.players()->start ==
            db::query::positionAfter(rules::Variant::international, "32-28 18-23 38-32").value());
    QVERIFY(session.players()->start.toMove() == rules::Color::black);
    QVERIFY(session.players()->players[1].kind == PlayerChoice::Kind::human);
    QVERIFY(session.players()->players[0].kind == PlayerChoice::Kind::engine);
}

void PreparationTest::theRepertoireIsEditedOnTheBoard() {
    auto& training = part<TrainingPage>(window());
    actionsOf(window()).goTraining->trigger();
    training.showRepertoire(rules::Color::white);
    auto& tree = part<QTreeWidget>(training.repertoire(), "repertoireTree");
    QTRY_VERIFY(part<QLabel>(training.repertoire(), "repertoireHint").text().contains("No lines"));
    QCOMPARE(tree.topLevelItemCount(), 0);
    QVERIFY(!part<QWidget>(training.repertoire(), "repertoireText").isVisible());
    QTest::keyClicks(&training.board(), "3228");
    QTRY_COMPARE_WITH_TIMEOUT(tree.topLevelItemCount(), 1, timeout);
    QTRY_COMPARE(tree.topLevelItem(0)->text(1), QString("3")); // games that played it
    QTest::keyClicks(&training.board(), "1823");
    QTRY_COMPARE_WITH_TIMEOUT(tree.topLevelItemCount(), 2, timeout); // one line, in one column
    QTRY_VERIFY(training.repertoire().sheet().has_value());
    QTRY_VERIFY(tree.currentItem() != nullptr);
    QVERIFY(tree.currentItem()->text(0).contains("18"));
    buttonOf(training.repertoire(), "removeLine").click();
    QTRY_COMPARE_WITH_TIMEOUT(tree.topLevelItemCount(), 1, timeout);
    // What follows stands below its move where there are several.
    QTest::keyClicks(&training.board(), "1823");
    QTRY_COMPARE_WITH_TIMEOUT(tree.topLevelItemCount(), 2, timeout);
    tree.setCurrentItem(tree.topLevelItem(0));
    QTest::keyClicks(&training.board(), "1923");
    QTRY_COMPARE_WITH_TIMEOUT(tree.topLevelItemCount(), 3, timeout);
    QTest::keyClicks(&training.board(), "2819");
    QTRY_VERIFY_WITH_TIMEOUT(
        tree.currentItem() != nullptr && tree.currentItem()->parent() != nullptr, timeout);
    QVERIFY(tree.currentItem()->parent()->text(0).contains("19"));
}

void PreparationTest::theRepertoireSaysWhatIsMissingAndWhatChanged() {
    QVERIFY(sample_->import({sample_->write(
        "lines.pdn", "[White \"?\"]\n[GameType \"20\"]\n\n1. 32-28 {[%eval 9.5]} 19-23 *\n")}));
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QVERIFY(db::createCollection(store, "Lines"));
        QVERIFY(db::addGames(store, "Lines", std::array{db::GameId{5}}));
        rules::Position position = rules::Position::start(rules::Variant::international);
        position.play(rules::resolve(position, "32-28").moves.at(0));
        analysis::PositionEvaluation evaluation;
        evaluation.lines.push_back(
            {analysis::Score::centiMen(10), {rules::resolve(position, "19-23").moves.at(0)}});
        evaluation.depth = 12;
        evaluation.engine = "An engine";
        db::EvaluationWriter writer(store);
        writer.save(position, evaluation);
    }
    auto& training = part<TrainingPage>(window());
    actionsOf(window()).goTraining->trigger();
    training.showRepertoire(rules::Color::white);
    auto& choice = part<QComboBox>(training.repertoire(), "repertoireChoice");
    QTRY_VERIFY_WITH_TIMEOUT(choice.findData("Lines") > 0, timeout);
    choice.setCurrentIndex(choice.findData("Lines"));
    emit choice.activated(choice.currentIndex());
    // Two games answered 18-23, which the line does not know.
    const auto& tree = part<QTreeWidget>(training.repertoire(), "repertoireTree");
    const auto missing = [&tree] {
        return tree.findItems(unbroken("18-23") + ": no answer",
                              Qt::MatchContains | Qt::MatchRecursive);
    };
    QTRY_COMPARE_WITH_TIMEOUT(missing().size(), 1, timeout);
    QCOMPARE(missing().front()->text(1), QString("2"));
    const auto& text = part<QTextBrowser>(training.repertoire(), "repertoireText");
    QTRY_VERIFY2_WITH_TIMEOUT(text.toPlainText().contains("Lines whose evaluation changed"),
                              qPrintable(text.toPlainText()), timeout);
    for (const char* score : {"+9.50", "+0.10"})
        QVERIFY2(text.toPlainText().contains(score), qPrintable(text.toPlainText()));
}

void PreparationTest::everythingFitsASmallWindow_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366x768") << QSize(1366, 740);
    QTest::newRow("960x600") << QSize(960, 572);
}

// Every result and every button is in the window, as a whole.
void PreparationTest::everythingFitsASmallWindow() {
    QFETCH(QSize, size);
    window().resize(size);
    show("Held, H.");
    QCOMPARE(window().size(), size);
    const QRect inside = page().rect();
    for (const char* name : {"allGames", "asWhite", "asBlack", "playerOpenings", "playerGames",
                             "preparePlayer", "mergeWith", "openInStudy", "makeExercise"}) {
        const auto& widget = part<QWidget>(page(), name);
        const QRect place(widget.mapTo(&page(), QPoint()), widget.size());
        QVERIFY2(widget.isVisible() && inside.contains(place), name);
    }
    QVERIFY2(window().rect().contains(QRect(page().mapTo(&window(), QPoint()), page().size())),
             "the page");
    picture(size.width() > 1000 ? "player_1366" : "player_960");
}

namespace {
const NamedTest<PreparationTest> registeredPreparationTest("preparation");
}

} // namespace damscope::gui::testing

#include "preparation_test.moc"
