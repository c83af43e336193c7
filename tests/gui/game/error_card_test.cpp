// SPDX-License-Identifier: GPL-3.0-or-later
// The card of an error in the list of moves: what it says, and what can be done with it.
#include "gui/game/error_card.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/move_list.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"

#include <QSignalSpy>
#include <QTest>

#include <cstdlib>
#include <map>
#include <vector>

namespace damscope::gui::testing {

namespace {

// 1. 38-33 gives a man, which 1. 38-32 keeps.
constexpr const char* loose = "W:W38,45,46,47,48:B1,2,3,28";

rules::Game gameOf(const char* fen, const std::vector<std::string>& moves) {
    rules::Game game(*rules::readFen(rules::Variant::international, fen));
    rules::NodeId last = rules::rootNode;
    for (const std::string& text : moves)
        last = game.addMove(last, rules::resolve(*game.position(last), text).moves.front());
    return game;
}

std::vector<rules::Move> movesOf(const char* fen, const std::vector<std::string>& moves) {
    const rules::Game game = gameOf(fen, moves);
    std::vector<rules::Move> all;
    for (const rules::NodeId node : game.mainLine())
        all.push_back(game.node(node).move);
    return all;
}

// By evaluations from White's view, in hundredths, of the first positions of the game.
analysis::GameJudgement judged(const rules::Game& game, const std::vector<int>& scores,
                               const std::vector<rules::Move>& better) {
    std::map<rules::PositionKey, analysis::PositionEvaluation> known;
    std::vector<rules::NodeId> nodes = game.mainLine();
    nodes.insert(nodes.begin(), rules::rootNode);
    for (std::size_t i = 0; i < scores.size(); ++i) {
        analysis::PositionEvaluation evaluation;
        evaluation.lines.push_back({analysis::Score::centiMen(scores[i]), {}});
        if (i == 0)
            evaluation.lines.front().moves = better;
        evaluation.engine = "test";
        known.emplace(game.position(nodes[i])->key(), evaluation);
    }
    return analysis::judge(
        game, [&](const rules::Position& position) -> std::optional<analysis::PositionEvaluation> {
            const auto found = known.find(position.key());
            return found == known.end() ? std::nullopt : std::optional(found->second);
        });
}

} // namespace

class ErrorCardTest : public QObject {
    Q_OBJECT

private slots:
    void standsBelowTheErrorThatIsShown();
    void ofAGameThatIsNotAnalysedThereIsNone();
    void theBetterLineIsKeptInOneStep();
    void theAnswerIsPlayedAndTheGameStays();
    void theReasonsAreAskedOfTheMoveOnTheBoard();
    void aShotAfterAForcedExchangeIsThatOfTheError();
    void bothArrowsAreShown();
    void theWholeCardIsSeenWithItsMove();
    void evaluationsStandBesideTheirMoves();

private:
    [[nodiscard]] static QString textOf(MoveList& moves) {
        return moves.toPlainText().replace(QChar(0x2011), '-').replace(QChar::Nbsp, ' ');
    }
};

namespace {

/// A list of moves with an error that has been judged.
struct Judged {
    GameDocument document;
    MoveList moves{document};
    rules::NodeId error{};

    Judged() {
        const rules::Game game = gameOf(loose, {"38-33", "28x39"});
        document.open(game);
        error = game.mainLine().front();
        moves.setJudgement(judged(game, {100, -100, -100}, movesOf(loose, {"38-32", "28x37"})));
    }
};

} // namespace

void ErrorCardTest::standsBelowTheErrorThatIsShown() {
    Judged all;
    QVERIFY(!textOf(all.moves).contains("Better"));
    all.document.goTo(all.error);
    const QString text = textOf(all.moves);
    QVERIFY2(text.contains("blunder  +1.00 → −1.00"), qPrintable(text));
    QVERIFY2(text.contains("Better 1. 38-32 28x37"), qPrintable(text));
    QVERIFY2(text.contains("Answer: 1... 28x39"), qPrintable(text));
    for (const char* action : {"Play the answer", "Keep the line", "Why", "Train"})
        QVERIFY2(text.contains(action), action);
    all.document.goToStart();
    QVERIFY(!textOf(all.moves).contains("Better"));
}

void ErrorCardTest::ofAGameThatIsNotAnalysedThereIsNone() {
    GameDocument document;
    MoveList moves(document);
    const rules::Game game = gameOf(loose, {"38-33", "28x39", "45-40", "1-7"});
    document.open(game, game.mainLine().front());
    moves.setJudgement(judged(game, {100, -100}, {}));
    QVERIFY(!textOf(moves).contains("Train"));
}

void ErrorCardTest::theBetterLineIsKeptInOneStep() {
    Judged all;
    all.document.goTo(all.error);
    const rules::Game before = all.document.game();
    emit all.moves.anchorClicked(QUrl("#e1"));
    QCOMPARE(all.document.current(), all.error);
    const rules::Game& game = all.document.game();
    const rules::NodeId kept = game.node(all.error).nextSibling;
    QVERIFY(kept != rules::noNode);
    QCOMPARE(game.node(kept).move, movesOf(loose, {"38-32"}).front());
    QVERIFY(game.node(kept).firstChild != rules::noNode);
    QCOMPARE(all.document.undoStack().count(), 1);
    all.document.undoStack().undo();
    QVERIFY(all.document.game() == before);
}

void ErrorCardTest::theAnswerIsPlayedAndTheGameStays() {
    Judged all;
    all.document.goTo(all.error);
    const rules::Game before = all.document.game();
    emit all.moves.anchorClicked(QUrl("#e0"));
    QTRY_COMPARE(all.document.current(), before.mainLine().back());
    QVERIFY(all.document.game() == before);
}

void ErrorCardTest::theReasonsAreAskedOfTheMoveOnTheBoard() {
    Judged all;
    all.document.goTo(all.error);
    const rules::Game before = all.document.game();
    const QSignalSpy asked(&all.moves, &MoveList::whyWanted);
    const QSignalSpy trained(&all.moves, &MoveList::trainWanted);
    emit all.moves.anchorClicked(QUrl("#e3"));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(trained.count(), 0);
    QCOMPARE(all.document.current(), all.error);
    QVERIFY(all.document.game() == before);
}

// The exchange follows by force; what was allowed is the combination after it.
void ErrorCardTest::aShotAfterAForcedExchangeIsThatOfTheError() {
    Judged all;
    const std::vector<rules::NodeId> line = all.document.game().mainLine();
    all.moves.setCombinations({{.move = rules::noNode,
                                .played = false,
                                .text = "Black could play a combination",
                                .line = {},
                                .allowedBy = all.error}});
    all.document.goTo(all.error);
    const auto card =
        errorCard(all.document.game(), all.error,
                  judged(all.document.game(), {100, -100, -100}, movesOf(loose, {"38-32"})),
                  std::vector<MarkedCombination>{{.move = rules::noNode,
                                                  .played = false,
                                                  .text = "a shot",
                                                  .line = {},
                                                  .allowedBy = all.error}});
    QVERIFY(card && card->allowsShot);
    QCOMPARE(card->answer.size(), std::size_t{1});
    QCOMPARE(card->answer.front(), all.document.game().node(line.back()).move);
    QVERIFY(textOf(all.moves).contains("Play the shot"));
}

void ErrorCardTest::bothArrowsAreShown() {
    Judged all;
    std::vector<MoveArrow> shown;
    connect(&all.moves, &MoveList::arrowsWanted, this,
            [&](const std::vector<MoveArrow>& arrows) { shown = arrows; });
    all.document.goTo(all.error);
    QCOMPARE(shown.size(), std::size_t{2});
    QCOMPARE(shown[0].kind, MoveArrow::Kind::played);
    QCOMPARE(shown[1].kind, MoveArrow::Kind::better);
    all.document.goToEnd();
    QVERIFY(shown.empty());
}

// In a list that has room for both, but not for all that stands above them.
void ErrorCardTest::theWholeCardIsSeenWithItsMove() {
    constexpr int width = 360;
    GameDocument document;
    MoveList moves(document);
    const rules::Game game = gameOf(loose, {"45-40", "1-7", "40-35", "7-12", "38-33", "28x39"});
    const rules::NodeId error = game.mainLine()[4];
    document.open(game);
    moves.setJudgement(judged(game, {100, 100, 100, 100, 100, -100, -100}, {}));
    moves.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    moves.resize(width, 2 * width);
    moves.show();
    QVERIFY(QTest::qWaitForWindowExposed(&moves));
    const auto placeOf = [&](const QString& text) {
        return moves.cursorRect(moves.document()->find(text));
    };
    const QString played = QStringLiteral("38") + QChar(0x2011) + QStringLiteral("33");
    const QString last = QStringLiteral("Train"); // the last action of the card
    document.goTo(error);
    QVERIFY(placeOf(last).top() > placeOf(played).bottom());
    const int frame = moves.height() - moves.viewport()->height();
    const int needed = placeOf(last).bottom() - placeOf(played).top();
    document.goToStart();
    moves.resize(width, needed + placeOf(played).height() + frame);
    document.goTo(error);
    QVERIFY(placeOf(played).top() >= 0);
    QVERIFY(placeOf(last).bottom() < moves.viewport()->height());
}

// In a narrow list, too, which becomes narrower while it is seen.
void ErrorCardTest::evaluationsStandBesideTheirMoves() {
    GameDocument document;
    MoveList moves(document);
    const rules::Game game = gameOf(loose, {"45-40", "1-7", "40-35", "7-12", "38-33", "28x39"});
    document.open(game);
    moves.setJudgement(judged(game, {100, 100, 100, 100, 100, -100, -100}, {}));
    moves.resize(400, 300);
    moves.show();
    QVERIFY(QTest::qWaitForWindowExposed(&moves));
    const double letter = QFontMetricsF(moves.font()).averageCharWidth();
    for (const double letters : {60, 44, 38}) {
        moves.resize(static_cast<int>(letters * letter), 300);
        QCoreApplication::processEvents();
        const auto lineOf = [&](const QString& text) {
            return moves.cursorRect(moves.document()->find(text)).center().y();
        };
        QTextCursor score = moves.document()->find("+1.00");
        score = moves.document()->find("+1.00", score); // Black's
        QVERIFY(!score.isNull());
        const int apart = moves.cursorRect(score).center().y() -
                          lineOf(QStringLiteral("45") + QChar(0x2011) + QStringLiteral("40"));
        QVERIFY(std::abs(apart) < moves.fontMetrics().height() / 2);
    }
}

namespace {
const NamedTest<ErrorCardTest> registeredErrorCardTest("error_card");
}

} // namespace damscope::gui::testing

#include "error_card_test.moc"
