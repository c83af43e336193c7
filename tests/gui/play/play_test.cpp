// SPDX-License-Identifier: GPL-3.0-or-later
// Playing on the board, and what becomes of the games that were played.
#include "db/search/lists/collections.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/actions.hpp"
#include "gui/database/collections.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/look/style.hpp"
#include "gui/play/play_panel.hpp"
#include "gui/tasks/game_tasks.hpp"
#include "gui/window/main_window.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/guess.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/widgets.hpp"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <memory>

namespace damscope::gui::testing {

using rules::Color;

class PlayTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void theEngineAnswersAMove();
    void lotsDecideTheColours();
    void theBoardTakesMovesInTurnOnly();
    void enginesPlayEachOtherToTheEnd();
    void aResignedGameIsStored();
    void anEarlyDrawIsDeclined();
    void aClockThatRunsOutLoses();
    void clockTimesStandInTheGame();
    void storedEvaluationsAreHiddenFromThePlayer();
    void aDrawIsClaimed();
    void commentsMadeWhilePlayingStay();
    void aFailingEngineEndsTheGame();
    void aMoveIsTakenBackAndComesBack();
    void betweenTwoPeopleOneMoveIsTakenBack();
    void takingBackGivesTheTimeBack();
    void aHopelessEngineResigns();
    void aRematchExchangesTheColours();
    void stoppingAsksWhetherToKeep_data();
    void stoppingAsksWhetherToKeep();
    void openingAnotherGameAsksToo();
    void gamesAgainstTheEngineHaveACollection();
    void itsCollectionHasItsNameInEveryLanguage();

private:
    [[nodiscard]] PlayPanel& panel() { return playOf(*window_); }
    [[nodiscard]] PlaySession& session() { return panel().session(); }
    [[nodiscard]] const rules::Game& game() { return documentOf(*window_).game(); }
    [[nodiscard]] int storedGames();
    void playFirstMove();
    void startAgainstEngine();
    void resign();
    void answerWith(int button);
    void startHuman(const rules::Position& start,
                    std::optional<analysis::play::TimeControl> time = std::nullopt);

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

void PlayTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-test");
    QApplication::setStyle(new look::Style);
}

void PlayTest::init() {
    QSettings().clear();
    folder_ = std::make_unique<QTemporaryDir>();
    qputenv("DAMSCOPE_ENGINES", QFile::encodeName(folder_->filePath("engines.json")));
    window_ = std::make_unique<MainWindow>(folder_->filePath("recovery"));
    window_->useLanguage("en");
    window_->show();
    window_->stores().importInto(folder_->filePath("games.db").toStdString(),
                                 {"samples/annotated.pdn"});
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), 60000);
    QTRY_VERIFY_WITH_TIMEOUT(!gamesOf(*window_).isBusy(), 20000);
    QTRY_VERIFY(game().nodeCount() > 10);
}

void PlayTest::cleanup() {
    session().abandon();
    documentOf(*window_).markSaved();
    window_.reset();
}

int PlayTest::storedGames() {
    return gamesOf(*window_).isBusy() ? -1 : gamesOf(*window_).model().rowCount();
}

void PlayTest::playFirstMove() {
    const auto moves = rules::legalMoves(*documentOf(*window_).position());
    emit boardOf(*window_).board().movePlayed(moves[0]);
}

// One has to agree to it.
void PlayTest::resign() {
    buttonOf(panel(), "resign").click();
    for (auto* agree : panel().findChildren<QPushButton*>("agreeToResign"))
        if (agree->isVisible()) // an earlier one may not be deleted yet
            return agree->click();
    QFAIL("nobody asks");
}

void PlayTest::startAgainstEngine() {
    playerOf(panel(), Color::white).setCurrentIndex(0);
    playerOf(panel(), Color::black).setCurrentIndex(1);
    strengthOf(panel(), Color::black).setValue(1);
    buttonOf(panel(), "begin").click();
    playFirstMove();
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(2), 20000);
}

// The question that the next click leads to.
void PlayTest::answerWith(int button) {
    QTimer::singleShot(0, this, [button] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        box->button(static_cast<QMessageBox::StandardButton>(button))->click();
    });
}

void PlayTest::startHuman(const rules::Position& start,
                          std::optional<analysis::play::TimeControl> time) {
    session().start({start, {PlayerChoice{}, PlayerChoice{}}, time});
}

void PlayTest::theEngineAnswersAMove() {
    playerOf(panel(), Color::white).setCurrentIndex(0);
    playerOf(panel(), Color::black).setCurrentIndex(1);
    strengthOf(panel(), Color::black).setValue(1);
    buttonOf(panel(), "begin").click();
    QVERIFY(session().isPlaying());
    QCOMPARE(game().mainLine().size(), std::size_t(0));
    QCOMPARE(QString::fromStdString(std::string(game().tag("Black"))), QString("Damscope (1)"));
    playFirstMove();
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(2), 20000);
    QVERIFY(session().takesMoves());
    QCOMPARE(messageText(panel()), QString("White to move."));
    playFirstMove();
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(4), 20000);
}

void PlayTest::lotsDecideTheColours() {
    playerOf(panel(), Color::white).setCurrentIndex(0);
    playerOf(panel(), Color::black).setCurrentIndex(1);
    checkBoxOf(panel(), "lots").setChecked(true);
    bool white = false;
    bool black = false;
    for (int i = 0; i < 60 && !(white && black); ++i) {
        buttonOf(panel(), "begin").click();
        (session().onlyHuman() == Color::white ? white : black) = true;
        session().abandon();
        documentOf(*window_).markSaved();
    }
    QVERIFY(white && black);
}

void PlayTest::theBoardTakesMovesInTurnOnly() {
    playerOf(panel(), Color::white).setCurrentIndex(0);
    playerOf(panel(), Color::black).setCurrentIndex(1);
    strengthOf(panel(), Color::black).setValue(2);
    buttonOf(panel(), "begin").click();
    playFirstMove();
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(2), 20000);
    actionsOf(*window_).previous->trigger(); // looking back is not a move
    QVERIFY(!session().takesMoves());
    playFirstMove();
    QCOMPARE(game().mainLine().size(), std::size_t(2));
    QCOMPARE(game().nodeCount(), std::size_t(3));
    actionsOf(*window_).end->trigger();
    QVERIFY(session().takesMoves());
}

void PlayTest::enginesPlayEachOtherToTheEnd() {
    const int before = storedGames();
    QSignalSpy ended(&session(), &PlaySession::ended);
    pasteInto(*window_, "W:WK28,K33,32:B7");
    documentOf(*window_).markSaved();
    for (const Color side : {Color::white, Color::black}) {
        playerOf(panel(), side).setCurrentIndex(1);
        strengthOf(panel(), side).setValue(7);
    }
    checkBoxOf(panel(), "fromHere").setChecked(true);
    buttonOf(panel(), "begin").click();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 60000);
    QCOMPARE(game().result, rules::GameResult::whiteWins);
    QVERIFY2(messageText(panel()).startsWith("2-0"), qPrintable(messageText(panel())));
    QTRY_COMPARE(storedGames(), before + 1);
    QTRY_VERIFY(!documentOf(*window_).isChanged());
}

void PlayTest::aResignedGameIsStored() {
    const int before = storedGames();
    buttonOf(panel(), "begin").click();
    playFirstMove();
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(2), 20000);
    buttonOf(panel(), "resign").click(); // a slip of the hand
    QVERIFY(session().isPlaying());
    part<QMessageBox>(panel()).reject();
    QVERIFY(session().isPlaying());
    resign();
    QVERIFY(!session().isPlaying());
    QCOMPARE(game().result, rules::GameResult::blackWins);
    QCOMPARE(QString::fromStdString(std::string(game().tag("Result"))), QString("0-2"));
    QCOMPARE(QString::fromStdString(std::string(game().tag("Termination"))),
             QString("resignation"));
    QTRY_COMPARE(storedGames(), before + 1);
    // Now it is a game like any other: the board edits it.
    playFirstMove();
    QCOMPARE(game().mainLine().size(), std::size_t(3));
}

void PlayTest::anEarlyDrawIsDeclined() {
    buttonOf(panel(), "begin").click();
    buttonOf(panel(), "draw").click();
    QVERIFY(session().isPlaying());
    QVERIFY2(messageText(panel()).startsWith("The engine declines the draw."),
             qPrintable(messageText(panel())));
}

void PlayTest::aClockThatRunsOutLoses() {
    using std::chrono::milliseconds;
    startHuman(rules::Position::start(rules::Variant::russian),
               analysis::play::TimeControl{milliseconds(350), milliseconds(0)});
    QVERIFY(session().left(Color::white).has_value());
    QTRY_VERIFY(!session().isPlaying());
    QCOMPARE(game().result, rules::GameResult::blackWins);
    QVERIFY(session().end()->reason == analysis::play::GameEnd::Reason::time);
    QCOMPARE(session().left(Color::white)->count(), 0);
}

void PlayTest::clockTimesStandInTheGame() {
    using std::chrono::minutes;
    startHuman(rules::Position::start(rules::Variant::international),
               analysis::play::TimeControl{minutes(90), minutes(0)});
    playFirstMove();
    playFirstMove();
    QCOMPARE(game().mainLine().size(), std::size_t{2});
    for (const rules::NodeId node : game().mainLine())
        QCOMPARE(QString::fromStdString(parser::clockTime(game(), node).value_or("")),
                 QString("1:30:00"));
}

// What the database knows of the position would help against the engine.
void PlayTest::storedEvaluationsAreHiddenFromThePlayer() {
    const auto start = rules::Position::start(rules::Variant::international);
    {
        db::Store store(folder_->filePath("games.db").toStdString(), db::Store::Access::write);
        analysis::PositionEvaluation evaluation;
        evaluation.lines.push_back({analysis::Score::centiMen(30), {rules::legalMoves(start)[0]}});
        evaluation.depth = 12;
        evaluation.engine = "An engine";
        db::EvaluationWriter(store).save(start, evaluation);
    }
    const auto isKnown = [this] {
        const auto& moves = evaluationOf(*window_).judgement().moves;
        return !moves.empty() && moves.front().before.has_value();
    };
    startAgainstEngine();
    QTRY_VERIFY(evaluationOf(*window_).judgedGame() == game());
    QVERIFY(!isKnown());
    session().abandon();
    QTRY_VERIFY(isKnown());
}

void PlayTest::aDrawIsClaimed() {
    startHuman(*rules::readFen(rules::Variant::english, "W:WK29:BK4,K3"));
    for (int i = 0; i < 2; ++i)
        for (const auto& [from, to] :
             {std::pair(29, 25), std::pair(4, 8), std::pair(25, 29), std::pair(8, 4)}) {
            const auto& rules = rules::rules(rules::Variant::english);
            for (const rules::Move& move : rules::legalMoves(*documentOf(*window_).position()))
                if (move.from == *rules.square(from) && move.to == *rules.square(to)) {
                    session().play(move);
                    break;
                }
        }
    QVERIFY(session().claim().has_value());
    QVERIFY2(messageText(panel()).contains("You can claim a draw"),
             qPrintable(messageText(panel())));
    buttonOf(panel(), "draw").click();
    QCOMPARE(game().result, rules::GameResult::draw);
}

void PlayTest::commentsMadeWhilePlayingStay() {
    startHuman(rules::Position::start(rules::Variant::international));
    playFirstMove();
    documentOf(*window_).setComment(rules::Remark::Place::after, "Bold.");
    playFirstMove();
    QCOMPARE(game().mainLine().size(), std::size_t(2));
    QCOMPARE(parser::comment(game(), game().mainLine()[0], rules::Remark::Place::after),
             std::string("Bold."));
}

void PlayTest::aFailingEngineEndsTheGame() {
    PlayerChoice broken;
    broken.kind = PlayerChoice::Kind::engine;
    broken.engine.emplace();
    broken.engine->title = "broken";
    broken.engine->call.words = {"/no/such/engine"};
    session().start({rules::Position::start(rules::Variant::international),
                     {broken, PlayerChoice{}},
                     std::nullopt});
    QTRY_VERIFY_WITH_TIMEOUT(!session().isPlaying(), 20000);
    QVERIFY2(messageText(panel()).contains("No such file"), qPrintable(messageText(panel())));
}

void PlayTest::aMoveIsTakenBackAndComesBack() {
    playerOf(panel(), Color::white).setCurrentIndex(0);
    playerOf(panel(), Color::black).setCurrentIndex(1);
    strengthOf(panel(), Color::black).setValue(1);
    buttonOf(panel(), "begin").click();
    QVERIFY(!buttonOf(panel(), "takeBack").isEnabled());
    for (const std::size_t plies : {2UL, 4UL}) {
        playFirstMove();
        QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), plies, 20000);
    }
    const rules::Game before = game();
    buttonOf(panel(), "takeBack").click();
    QCOMPARE(game().mainLine().size(), std::size_t(2));
    QVERIFY(session().takesMoves());
    QCOMPARE(documentOf(*window_).undoStack().undoText(), QString("take back"));
    actionsOf(*window_).undo->trigger();
    QVERIFY(game() == before);
    QVERIFY(session().takesMoves());
    // Another way from there: the engine answers that.
    buttonOf(panel(), "takeBack").click();
    const auto moves = rules::legalMoves(*documentOf(*window_).position());
    emit boardOf(*window_).board().movePlayed(moves[1]);
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(4), 20000);
    QVERIFY(game().node(game().mainLine()[2]).move == moves[1]);
    QVERIFY(session().takesMoves());
}

void PlayTest::betweenTwoPeopleOneMoveIsTakenBack() {
    startHuman(rules::Position::start(rules::Variant::russian));
    playFirstMove();
    playFirstMove();
    buttonOf(panel(), "takeBack").click();
    QCOMPARE(game().mainLine().size(), std::size_t(1));
    QVERIFY(session().toMove() == Color::black);
    playFirstMove();
    QCOMPARE(game().mainLine().size(), std::size_t(2));
}

// Ten minutes a move are more than any test takes.
void PlayTest::takingBackGivesTheTimeBack() {
    using std::chrono::minutes;
    startHuman(rules::Position::start(rules::Variant::international),
               analysis::play::TimeControl{minutes(60), minutes(10)});
    const auto left = [this](Color side) { return *session().left(side); };
    playFirstMove();
    playFirstMove();
    playFirstMove();
    QVERIFY(left(Color::white) > minutes(75) && left(Color::black) > minutes(65));
    buttonOf(panel(), "takeBack").click();
    QVERIFY(left(Color::white) <= minutes(70) && left(Color::white) > minutes(65));
    QVERIFY(left(Color::black) > minutes(65));
    buttonOf(panel(), "takeBack").click();
    QVERIFY(left(Color::white) > minutes(65) && left(Color::black) <= minutes(60));
    actionsOf(*window_).undo->trigger(); // the moves come back, and what the clocks showed
    actionsOf(*window_).undo->trigger();
    QCOMPARE(game().mainLine().size(), std::size_t(3));
    QVERIFY(left(Color::white) > minutes(75) && left(Color::black) > minutes(65));
    // Another way from an earlier position.
    buttonOf(panel(), "takeBack").click();
    playFirstMove();
    playFirstMove();
    QVERIFY(left(Color::white) > minutes(75) && left(Color::black) > minutes(75));
    buttonOf(panel(), "takeBack").click();
    QVERIFY(left(Color::white) > minutes(75) && left(Color::black) <= minutes(70));
}

void PlayTest::aHopelessEngineResigns() {
    const auto start = *rules::readFen(
        rules::Variant::international,
        "W:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10");
    for (const bool givesUp : {false, true}) {
        PlayerChoice engine;
        engine.kind = PlayerChoice::Kind::engine;
        engine.strength = 3;
        session().start({start, {PlayerChoice{}, engine}, std::nullopt, givesUp});
        for (std::size_t plies = 2; plies <= 8 && session().isPlaying(); plies += 2) {
            playFirstMove();
            QTRY_VERIFY_WITH_TIMEOUT(!session().isPlaying() || game().mainLine().size() == plies,
                                     20000);
        }
        QCOMPARE(session().isPlaying(), !givesUp);
    }
    QVERIFY(session().end()->reason == analysis::play::GameEnd::Reason::resignation);
    QCOMPARE(game().result, rules::GameResult::whiteWins);
    QVERIFY2(messageText(panel()).contains("resigned"), qPrintable(messageText(panel())));
}

void PlayTest::aRematchExchangesTheColours() {
    playerOf(panel(), Color::white).setCurrentIndex(0);
    playerOf(panel(), Color::black).setCurrentIndex(1);
    strengthOf(panel(), Color::black).setValue(2);
    pasteInto(*window_, "W:W31,32,33:B1,2,3");
    documentOf(*window_).markSaved();
    checkBoxOf(panel(), "fromHere").setChecked(true);
    QVERIFY(buttonOf(panel(), "rematch").isHidden());
    buttonOf(panel(), "begin").click();
    const rules::Position start = game().start();
    resign();
    QVERIFY(!buttonOf(panel(), "rematch").isHidden());
    QTRY_VERIFY(!documentOf(*window_).isChanged());
    buttonOf(panel(), "rematch").click();
    QVERIFY(session().isPlaying());
    QVERIFY(session().onlyHuman() == Color::black);
    QVERIFY(game().start() == start);
    QCOMPARE(QString::fromStdString(std::string(game().tag("White"))), QString("Damscope (2)"));
    QTRY_COMPARE_WITH_TIMEOUT(game().mainLine().size(), std::size_t(1), 20000);
}

void PlayTest::stoppingAsksWhetherToKeep_data() {
    QTest::addColumn<int>("answer");
    QTest::newRow("keep") << static_cast<int>(QMessageBox::Save);
    QTest::newRow("discard") << static_cast<int>(QMessageBox::Discard);
    QTest::newRow("cancel") << static_cast<int>(QMessageBox::Cancel);
}

void PlayTest::stoppingAsksWhetherToKeep() {
    QFETCH(int, answer);
    const int before = storedGames();
    startAgainstEngine();
    answerWith(answer);
    buttonOf(panel(), "stopGame").click();
    QCOMPARE(session().isPlaying(), answer == QMessageBox::Cancel);
    QTRY_VERIFY(!controllerOf(*window_).isSaving());
    QTRY_COMPARE(storedGames(), before + (answer == QMessageBox::Save ? 1 : 0));
    if (answer == QMessageBox::Cancel)
        session().discard();
}

void PlayTest::openingAnotherGameAsksToo() {
    const int before = storedGames();
    startAgainstEngine();
    answerWith(QMessageBox::Cancel);
    QVERIFY(!controllerOf(*window_).open(db::GameId{1}));
    QVERIFY(session().isPlaying());
    answerWith(QMessageBox::Discard);
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    QVERIFY(!session().isPlaying());
    QTRY_COMPARE(storedGames(), before);
    startAgainstEngine();
    answerWith(QMessageBox::Cancel);
    QVERIFY(!window_->close());
    QVERIFY(session().isPlaying());
    session().discard();
}

// Also where its name was given in another language.
void PlayTest::gamesAgainstTheEngineHaveACollection() {
    const auto collected = [this] {
        db::Store store(folder_->filePath("games.db").toStdString(), db::Store::Access::read);
        return db::collections(store);
    };
    for (const std::uint64_t games : {1U, 2U}) {
        startAgainstEngine();
        resign();
        QTRY_VERIFY_WITH_TIMEOUT(!collected().empty() && collected().front().games == games, 20000);
        QCOMPARE(collected().size(), std::size_t(1));
        QCOMPARE(collected().front().name, std::string("Games against the engine"));
        window_->useLanguage("nl");
    }
}

void PlayTest::itsCollectionHasItsNameInEveryLanguage() {
    for (const auto& language : Language::choices()) {
        window_->useLanguage(language.code);
        for (const auto which :
             {db::OwnCollection::againstEngine, db::OwnCollection::betweenEngines,
              db::OwnCollection::repertoireWhite, db::OwnCollection::repertoireBlack}) {
            const std::filesystem::path file =
                folder_->filePath("names-" + language.code + ".db").toStdString();
            std::string made;
            {
                db::Store store(file, db::Store::Access::write);
                made = ownCollection(store, which);
            }
            window_->useLanguage(language.code == "en" ? "ru" : "en");
            db::Store store(file, db::Store::Access::write);
            QCOMPARE(ownCollection(store, which), made);
            window_->useLanguage(language.code);
        }
    }
}

namespace {
const NamedTest<PlayTest> registeredPlayTest("play");
}

} // namespace damscope::gui::testing

#include "play_test.moc"
