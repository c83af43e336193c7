// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "tests/analysis/played_game.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis {
namespace {

using rules::Remark;

constexpr std::string_view moves = "32-28 18-23 38-32";

// Black's first move throws three men away.
GameJudgement blunderBy(const rules::Game& game) {
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(0), "32-28").at(1, Score::centiMen(0), "17-21");
    evaluations.at(2, Score::centiMen(300), "38-32");
    return judge(game, evaluations.source());
}

std::vector<std::string> comments(const rules::Game& game, rules::NodeId node) {
    std::vector<std::string> found;
    for (const Remark& remark : game.remarks(node))
        if (const auto* comment = remark.as<rules::Comment>())
            found.push_back(comment->text);
    return found;
}

std::vector<std::uint32_t> nags(const rules::Game& game, rules::NodeId node) {
    std::vector<std::uint32_t> found;
    for (const Remark& remark : game.remarks(node))
        if (const auto* nag = remark.as<rules::Nag>())
            found.push_back(nag->number);
    return found;
}

TEST(Annotation, marksCommentsAndShowsTheBetterMove) {
    const rules::Game game = playedGame(moves);
    const Annotated annotated = annotate(game, blunderBy(game));
    EXPECT_EQ(annotated.moves, 1);
    const rules::NodeId error = annotated.game.mainLine()[1];
    EXPECT_EQ(nags(annotated.game, error), std::vector<std::uint32_t>{4});
    EXPECT_EQ(comments(annotated.game, error),
              std::vector<std::string>{"Blunder. 17-21 keeps the balance."});
    const rules::NodeId better = annotated.game.node(error).nextSibling;
    ASSERT_NE(better, rules::noNode);
    EXPECT_EQ(annotated.game.node(better).move, moveAfter(game, 1, "17-21"));
}

TEST(Annotation, speaksFourLanguages) {
    const rules::Game game = playedGame(moves);
    const auto comment = [&](std::string_view code) {
        const Annotated annotated = annotate(game, blunderBy(game), {*languageNamed(code), 10});
        return comments(annotated.game, annotated.game.mainLine()[1]).at(0);
    };
    EXPECT_EQ(comment("nl"), "Blunder. 17-21 houdt het evenwicht.");
    EXPECT_EQ(comment("fr"), "Gaffe. 17-21 maintient l'équilibre.");
    EXPECT_EQ(comment("ru"), "Грубая ошибка. 17-21 сохраняет равновесие.");
}

TEST(Annotation, canBeTakenAway) {
    const rules::Game game = playedGame(moves);
    const Annotated annotated = annotate(game, blunderBy(game));
    EXPECT_FALSE(annotated.game == game);
    const Annotated cleaned = withoutAnnotations(annotated.game);
    EXPECT_TRUE(cleaned.game == game);
    EXPECT_EQ(cleaned.moves, 1) << "its sign and its line belong to one move";
}

TEST(Annotation, saysWhatIsProvedBehindTheJudgement) {
    const rules::Game game = playedGame(moves);
    AnnotationSettings settings;
    settings.explain = [](int ply) { return ply == 2 ? "It loses." : "Another move."; };
    const Annotated annotated = annotate(game, blunderBy(game), settings);
    EXPECT_EQ(comments(annotated.game, annotated.game.mainLine()[1]),
              std::vector<std::string>{"Blunder. 17-21 keeps the balance. It loses."});
    EXPECT_TRUE(withoutAnnotations(annotated.game).game == game);
}

TEST(Annotation, isReplacedNotDoubled) {
    const rules::Game game = playedGame(moves);
    const Annotated once = annotate(game, blunderBy(game));
    const Annotated twice = annotate(once.game, blunderBy(once.game));
    EXPECT_TRUE(twice.game == once.game);
}

TEST(Annotation, leavesWhatPeopleWrote) {
    rules::Game game = playedGame(moves);
    const rules::NodeId error = game.mainLine()[1];
    game.addRemark(error, rules::Strength{"!?"});
    game.addRemark(error, rules::Comment{"I like this."});
    game.addMove(game.mainLine()[0], moveAfter(game, 1, "17-21"));
    const Annotated annotated = annotate(game, blunderBy(game));
    EXPECT_EQ(annotated.moves, 0);
    EXPECT_TRUE(annotated.game == game);
}

TEST(Annotation, whatPeopleAddedLaterStays) {
    const rules::Game game = playedGame(moves);
    rules::Game annotated = annotate(game, blunderBy(game)).game;
    const rules::NodeId error = annotated.mainLine()[1];
    annotated.addRemark(error, rules::Comment{"No!"});
    const rules::NodeId better = annotated.node(error).nextSibling;
    annotated.addRemark(better, rules::Comment{"Of course."});
    const rules::Game cleaned = withoutAnnotations(annotated).game;
    EXPECT_EQ(comments(cleaned, cleaned.mainLine()[1]), std::vector<std::string>{"No!"});
    EXPECT_NE(cleaned.node(cleaned.mainLine()[1]).nextSibling, rules::noNode)
        << "a variation that somebody commented on is kept";
}

TEST(Annotation, aCommentThatWasChangedIsNoLongerOurs) {
    rules::Game game = playedGame(moves);
    const rules::NodeId error = game.mainLine()[1];
    game.addRemark(error, rules::Command{"%damscope comment=00000000"});
    game.addRemark(error, rules::Comment{"Rewritten."});
    const rules::Game cleaned = withoutAnnotations(game).game;
    EXPECT_EQ(comments(cleaned, cleaned.mainLine()[1]), std::vector<std::string>{"Rewritten."});
}

} // namespace
} // namespace damscope::analysis
