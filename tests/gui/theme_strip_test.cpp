// SPDX-License-Identifier: GPL-3.0-or-later
// The combinations and structures below the chart: found for the open game, shown, explained, gone
// to.
#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/game_themes.hpp"
#include "gui/base/actions.hpp"
#include "gui/game/move_list.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/widgets.hpp"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTextCursor>
#include <QToolTip>

#include <algorithm>

namespace damscope::gui::testing {

class ThemeStripTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void aPlayedCombinationIsNamedAndGoneTo();
    void aMissedCombinationIsHollow();
    void structuresLastAsLongAsTheyDo();
    void structuresHaveOneRowThatCanBeSwitchedOff();
    void namesStandBesideShortBars();
    void aGameWithoutAnyHasNoStrip();
    void theKeysGoThroughThem();
    void theMoveListMarksThem();
    void aLineThatIsPlayedStopsWhenTheUserGoesOn();
    void theReasonsOfAMoveFollowTheBoard();
    void theListOfMovesAsksForTheReasons();

private:
    [[nodiscard]] ThemeStrip& strip() const { return part<ThemeStrip>(evaluationOf(*window_)); }
    void open(const char* fen, const char* moves);

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

constexpr const char* royal = "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24";

void ThemeStripTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
}

void ThemeStripTest::cleanup() {
    sample_.reset();
}

void ThemeStripTest::open(const char* fen, const char* moves) {
    const QByteArray text = QByteArray("[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n[SetUp "
                                       "\"1\"]\n[FEN \"") +
                            fen + "\"]\n\n" + moves + " *\n";
    QVERIFY(sample_->import({sample_->write("game.pdn", text)}));
    db::Store store(sample_->store(), db::Store::Access::read);
    QVERIFY(controllerOf(*window_).open(std::ranges::max(db::findGames(store, {}))));
}

void ThemeStripTest::aPlayedCombinationIsNamedAndGoneTo() {
    open(royal, "1. 45-40 24-30 2. 40-45 30-24 3. 27-22 18x27");
    open(royal, "1. 27-22 18x27 2. 32x21 23x34 3. 40x7");
    const auto isPlayed = [](const GameTheme& theme) {
        return theme.kind == GameTheme::Kind::playedShot && theme.name == "coup royal";
    }; // the game before has missed ones
    QTRY_VERIFY_WITH_TIMEOUT(!strip().themes().empty() && isPlayed(strip().themes()[0]), timeout);
    const GameTheme& shot = strip().themes()[0];
    QCOMPARE(shot.from, 0);
    QVERIFY2(shot.text.startsWith("White plays a coup royal that gains 2 men: 1. 27"),
             qPrintable(shot.text));
    QVERIFY(strip().isVisibleTo(&evaluationOf(*window_)));
    documentOf(*window_).goTo(documentOf(*window_).game().mainLine().back());
    QTest::mouseClick(&strip(), Qt::LeftButton, {}, strip().areaOf(0).center().toPoint());
    QCOMPARE(documentOf(*window_).current(), rules::rootNode);
    QTRY_COMPARE_WITH_TIMEOUT(documentOf(*window_).current(),
                              documentOf(*window_).game().mainLine().back(), timeout);
    QVERIFY2(!documentOf(*window_).isExploring(), "the game has these moves");
}

void ThemeStripTest::aMissedCombinationIsHollow() {
    open(royal, "1. 40-35");
    QTRY_VERIFY_WITH_TIMEOUT(!strip().themes().empty(), timeout);
    QCOMPARE(strip().themes()[0].kind, GameTheme::Kind::missedShot);
    QVERIFY(strip().themes()[0].text.startsWith("White misses a coup royal"));
}

void ThemeStripTest::structuresLastAsLongAsTheyDo() {
    open("W:W26,27,31,32,36,37,45:B5,16,18,22", "1. 45-40 5-10 2. 40-35 10-15 3. 35-30 15-20");
    const auto lock = [this]() -> const GameTheme* {
        for (const GameTheme& theme : strip().themes())
            if (theme.name == "fork lock")
                return &theme;
        return nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(lock() != nullptr, timeout);
    QCOMPARE(lock()->from, 0);
    QCOMPARE(lock()->to, 6);
    QCOMPARE(lock()->side, rules::Color::white);
    const auto at = static_cast<std::size_t>(lock() - strip().themes().data());
    QVERIFY(strip().areaOf(at).width() > strip().width() / 2.0);
    QVERIFY(strip().areaOf(at).right() <= strip().width());
}

// Of those at a time it shows the one of most squares.
void ThemeStripTest::structuresHaveOneRowThatCanBeSwitchedOff() {
    ThemeStrip alone([](int ply) { return 10.0 * ply; });
    alone.setThemes({{.from = 0, .to = 9, .squares = 1, .name = "edge man", .text = "small"},
                     {.kind = GameTheme::Kind::playedShot, .from = 3, .to = 3, .text = "a shot"},
                     {.from = 4, .to = 6, .squares = 7, .name = "fork lock", .text = "large"},
                     {.from = 8, .to = 12, .squares = 2, .name = "pair", .text = "later"}});
    QVERIFY(alone.areaOf(0).isEmpty());
    QVERIFY(!alone.areaOf(2).isEmpty());
    QCOMPARE(alone.areaOf(2).top(), alone.areaOf(3).top());
    const int both = alone.sizeHint().height();
    alone.showStructures(false);
    QVERIFY(alone.areaOf(2).isEmpty());
    QVERIFY(!alone.areaOf(1).isEmpty());
    QVERIFY(alone.sizeHint().height() < both);
    QSignalSpy chosen(&alone, &ThemeStrip::plyChosen);
    QTest::keyClick(&alone, Qt::Key_Right);
    QTest::keyClick(&alone, Qt::Key_Right);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toInt(), 3);
}

// As far as the next one leaves room.
void ThemeStripTest::namesStandBesideShortBars() {
    ThemeStrip alone([](int ply) { return 10.0 * ply; });
    alone.resize(1000, alone.sizeHint().height());
    alone.setThemes({{.from = 0, .to = 1, .name = "edge man", .text = "short, with room"},
                     {.from = 30, .to = 31, .name = "edge man", .text = "short, without room"},
                     {.from = 34, .to = 60, .name = "edge man", .text = "long"}});
    QVERIFY(alone.nameAreaOf(0).left() > alone.areaOf(0).right());
    QVERIFY(alone.nameAreaOf(0).right() < alone.areaOf(1).left());
    QVERIFY(alone.nameAreaOf(1).isEmpty());
    QVERIFY(alone.areaOf(2).contains(alone.nameAreaOf(2)));
}

void ThemeStripTest::aGameWithoutAnyHasNoStrip() {
    open(royal, "1. 40-35");
    QTRY_VERIFY_WITH_TIMEOUT(strip().isVisibleTo(&evaluationOf(*window_)), timeout);
    open("W:WK28:BK1", "1. 28-32");
    QTRY_VERIFY_WITH_TIMEOUT(!strip().isVisibleTo(&evaluationOf(*window_)), timeout);
}

void ThemeStripTest::theKeysGoThroughThem() {
    ThemeStrip alone([](int ply) { return 10.0 * ply; });
    alone.setThemes({{.kind = GameTheme::Kind::missedShot, .from = 3, .to = 3, .text = "first"},
                     {.from = 4, .to = 9, .name = "second", .text = "a second"},
                     {.from = 6, .to = 12, .name = "third", .text = "a third"}});
    QSignalSpy chosen(&alone, &ThemeStrip::plyChosen);
    QTest::keyClick(&alone, Qt::Key_Right);
    QTest::keyClick(&alone, Qt::Key_Right);
    QTest::keyClick(&alone, Qt::Key_Right);
    QTest::keyClick(&alone, Qt::Key_Right);
    QTest::keyClick(&alone, Qt::Key_Left);
    QCOMPARE(chosen.size(), 4);
    QCOMPARE(chosen[0][0].toInt(), 3);
    QCOMPARE(chosen[2][0].toInt(), 6);
    QCOMPARE(chosen[3][0].toInt(), 4);
    QCOMPARE(alone.accessibleDescription(), QString("a second"));
    QVERIFY2(!alone.areaOf(1).intersects(alone.areaOf(2)), "they overlap in time");
}

void ThemeStripTest::theMoveListMarksThem() {
    auto& moves = part<MoveList>(*window_);
    const auto shows = [&moves](char16_t mark) {
        return moves.toPlainText().contains(QChar(mark));
    };
    open(royal, "1. 27-22 18x27 2. 32x21 23x34 3. 40x7");
    QTRY_VERIFY_WITH_TIMEOUT(shows(u'\u2726'), timeout);
    open(royal, "1. 40-35");
    QVERIFY2(!shows(u'\u2726'), "it is another game");
    QTRY_VERIFY_WITH_TIMEOUT(shows(u'\u2727'), timeout);
    QTextCursor mark = moves.document()->find(QString(QChar(u'\u2727')));
    const QPoint place = moves.cursorRect(mark).center() - QPoint(4, 0);
    QHelpEvent hover(QEvent::ToolTip, place, moves.viewport()->mapToGlobal(place));
    QApplication::sendEvent(moves.viewport(), &hover);
    QVERIFY2(QToolTip::text().contains("White misses a coup royal"), qPrintable(QToolTip::text()));
    QVERIFY2(QToolTip::text().contains("<img"), "with the board");
    const rules::NodeId played = documentOf(*window_).game().mainLine().front();
    documentOf(*window_).goTo(played);
    emit moves.anchorClicked(QUrl("#c0"));
    QCOMPARE(documentOf(*window_).current(), rules::rootNode);
    QTRY_COMPARE_WITH_TIMEOUT(documentOf(*window_).explored().size(), std::size_t{5}, timeout);
    QCOMPARE(documentOf(*window_).game().mainLine().size(), 1U);
}

void ThemeStripTest::aLineThatIsPlayedStopsWhenTheUserGoesOn() {
    open(royal, "1. 40-35");
    QTRY_VERIFY_WITH_TIMEOUT(!strip().themes().empty(), timeout);
    ShotPlayer player(documentOf(*window_));
    player.play(rules::rootNode, strip().themes()[0].line);
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).explored().empty(), timeout);
    documentOf(*window_).goToEnd();
    QVERIFY2(!player.isPlaying(), "another move would come");
    QVERIFY(!documentOf(*window_).isExploring());
}

void ThemeStripTest::theReasonsOfAMoveFollowTheBoard() {
    open(royal, "1. 27-22 18x27 2. 32x21 23x34 3. 40x7");
    actionsOf(*window_).whyMove->trigger();
    const auto* reasons = window_->findChild<MoveReasonsDialog*>()->findChild<QLabel*>("reasons");
    QVERIFY(reasons->text().startsWith("Go to a move"));
    actionsOf(*window_).next->trigger();
    QTRY_VERIFY2_WITH_TIMEOUT(reasons->text().contains("coup royal"), qPrintable(reasons->text()),
                              timeout);
    actionsOf(*window_).start->trigger();
    QTRY_VERIFY(reasons->text().startsWith("Go to a move"));
}

void ThemeStripTest::theListOfMovesAsksForTheReasons() {
    QVERIFY(window_->findChild<MoveReasonsDialog*>() == nullptr);
    emit part<MoveList>(*window_).whyWanted();
    QVERIFY(window_->findChild<MoveReasonsDialog*>() != nullptr);
}

namespace {
const NamedTest<ThemeStripTest> registeredThemeStripTest("theme_strip");
}

} // namespace damscope::gui::testing

#include "theme_strip_test.moc"
