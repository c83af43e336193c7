// SPDX-License-Identifier: GPL-3.0-or-later
// What other programs' tests, the standard and measurements say of reading and writing PDN. Where
// Damscope departs from them, docs/pdn.md says why.
#include "tests/parser/reference_cases.hpp"

#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "tests/parser/reading.hpp"
#include "tests/parser/round_trip.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace damscope::parser::testing {
namespace {

using nlohmann::json;
using rules::Variant;

class ReferenceCases : public ::testing::Test {
protected:
    void SetUp() override {
        cases_ = referenceCases();
        ASSERT_EQ(cases_.size(), 200U) << "cases were added: which of them concern PDN?";
        if (sharedFolder())
            return;
        // Not by std::ranges: clang 14 cannot compile what GCC 12 has for it.
        const auto leftOut = std::stable_partition(
            cases_.begin(), cases_.end(), [](const ReferenceCase& c) { return !c.readsArchive(); });
        leftOut_.assign(leftOut, cases_.end());
        cases_.erase(leftOut, cases_.end());
    }

    // Those whose names begin so.
    [[nodiscard]] std::vector<ReferenceCase> named(std::string_view prefix) const {
        std::vector<ReferenceCase> found;
        std::ranges::copy_if(cases_, std::back_inserter(found), [prefix](const ReferenceCase& c) {
            return c.name.starts_with(prefix);
        });
        EXPECT_TRUE(!found.empty() || isLeftOut(prefix)) << prefix;
        return found;
    }
    [[nodiscard]] ReferenceCase theOne(std::string_view name) const { return named(name).front(); }

    // Whether a case of this name needs an archive that is not there.
    [[nodiscard]] bool isLeftOut(std::string_view prefix) const {
        return std::ranges::any_of(
            leftOut_, [prefix](const ReferenceCase& c) { return c.name.starts_with(prefix); });
    }

    std::vector<ReferenceCase> cases_;
    std::vector<ReferenceCase> leftOut_;
};

bool understood(const GameText& game) {
    return std::ranges::none_of(
        game.problems, [](const Problem& problem) { return problem.severity == Severity::error; });
}

std::size_t depthOf(const rules::Script& script) {
    std::size_t depth = 0;
    std::size_t deepest = 0;
    for (const rules::ScriptItem& item : script) {
        if (item.kind == rules::ScriptItem::Kind::openVariation)
            deepest = std::max(deepest, ++depth);
        else if (item.kind == rules::ScriptItem::Kind::closeVariation)
            --depth;
    }
    return deepest;
}

std::vector<std::string> movesIn(const json& list) {
    std::vector<std::string> moves;
    for (const json& move : list)
        moves.push_back(endsOf(move));
    return moves;
}

struct FenCase {
    std::string_view name;
    Variant variant;
};

// What a case says about the first game.
void expectFirstGame(const ReferenceCase& c, const PlayedText& games, std::size_t index) {
    ASSERT_LT(index, games.read.size());
    const GameText& read = games.read[index];
    const ReadGame& played = games.played[index];
    if (c.says("moves") && c.expect["moves"].is_array()) {
        EXPECT_EQ(movesOf(played.game), movesIn(c.expect["moves"]));
    }
    if (c.says("result")) {
        EXPECT_EQ(read.terminator, c.expect["result"].get<std::string>());
    }
    if (c.says("variation_depth")) {
        EXPECT_EQ(depthOf(read.script), c.expect["variation_depth"].get<std::size_t>());
    }
    if (c.says("tags")) {
        for (const auto& [name, value] : c.expect["tags"].items())
            EXPECT_EQ(played.game.tag(name), value.get<std::string>());
    }
    if (c.says("variant")) {
        const std::string name = c.expect["variant"];
        EXPECT_TRUE(name.starts_with(rules::rules(played.game.variant()).name));
    }
}

// The measuring reader took the results of Delft, and a torn tail, for moves.
int pliesToBe(const ReferenceCase& c) {
    const int taken = c.name == "spec-fail-delfts" ? 2 : c.name == "spec-fail-Cat.C1" ? 1 : 0;
    return c.expect["tolerant_counts"]["plies"].get<int>() - taken;
}

void expectCounts(const ReferenceCase& c, const PlayedText& games) {
    int plies = 0;
    for (const ReadGame& game : games.played)
        plies += game.plies;
    EXPECT_EQ(games.read.size(), c.expect["tolerant_counts"]["games"].get<std::size_t>());
    EXPECT_EQ(plies, pliesToBe(c));
}

void expectAllGames(const ReferenceCase& c, const PlayedText& games) {
    int plies = 0;
    for (std::size_t i = 0; i < games.read.size(); ++i) {
        plies += games.played[i].plies;
        EXPECT_EQ(roundTripFault(games.played[i]), "");
        const json legal = c.expect.value("legal", json());
        if (legal == "all" || legal == "legal" || legal == true) {
            EXPECT_TRUE(games.played[i].legal);
        }
        if (c.expect.value("accept", false)) {
            EXPECT_TRUE(understood(games.read[i]) || c.says("unknown_tokens"));
        }
    }
    if (c.says("tolerant_counts"))
        expectCounts(c, games);
    if (c.says("plies")) {
        EXPECT_EQ(plies, c.expect["plies"].get<int>());
    }
    if (c.says("games") && c.expect["games"].is_number()) {
        EXPECT_EQ(games.read.size(), c.expect["games"].get<std::size_t>());
    }
}

void expectCase(const ReferenceCase& c, std::optional<Variant> variant = {}) {
    SCOPED_TRACE(c.name + ": " + c.source);
    const std::string text = c.text();
    const PlayedText games = playedGames(text, variant);
    expectFirstGame(c, games, c.game().value_or(1) - 1);
    expectAllGames(c, games);
}

TEST_F(ReferenceCases, ofTheStandardsAcceptedFiles) {
    for (const ReferenceCase& c : named("spec-succeed"))
        expectCase(c);
    const auto fens = playedGames(theOne("spec-succeed-fen").text());
    ASSERT_EQ(fens.read.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(fens.played[i].game.tag("FEN"),
                  theOne("spec-succeed-fen").expect["fens"][i].get<std::string>());
}

TEST_F(ReferenceCases, ofStrengths) {
    EXPECT_EQ(scriptOf(theOne("spec-succeed-movestrength").text()),
              "1. 32-28 !? 19-23 !?!!! 2. 28x19");
}

TEST_F(ReferenceCases, ofTheStandardsRejectedFiles) {
    for (const ReferenceCase& c : named("spec-fail"))
        expectCase(c);
    const ReferenceCase nested = theOne("spec-fail-nested_comment");
    const std::string text = nested.text();
    EXPECT_EQ(codesOf(text), "nested-brace");
    EXPECT_EQ(movesOf(playedGames(text).played[0].game),
              (std::vector<std::string>{"33-29", "19-23", "35-30"}));
}

TEST_F(ReferenceCases, ofTheStandardsText) {
    for (const ReferenceCase& c : named("gametype"))
        expectCase(c);
    for (const ReferenceCase& c : named("timecontrol"))
        expectCase(c);
    std::map<std::string, std::string> scripts;
    for (const ReferenceCase& c : named("spec-construct"))
        scripts[c.input] = scriptOf(c.text());
    EXPECT_EQ(scripts["41. - -"], "41. - -");
    EXPECT_EQ(scripts["1. 2-0"], "1.");
    EXPECT_EQ(scripts["3228 1823"], "3228 1823");
    EXPECT_EQ(scripts["1. ... 7-12"], "1. 7-12");
    EXPECT_EQ(scripts["1-18"], "1-18");
    EXPECT_EQ(scripts["1-10 1-1"], "1-10");
    EXPECT_EQ(scripts["1. 31-26 {[%clk 1:55:21]}"], "1. 31-26 [%clk 1:55:21]");
    EXPECT_EQ(scripts["1. 31-26 {[%clk w0:00:10 B0:00:03]}"], "1. 31-26 [%clk w0:00:10 B0:00:03]");
    for (const auto& [input, script] : scripts) {
        if (input.find("optional trailing") != std::string::npos) {
            EXPECT_EQ(script, "23. 44-39 [%clk 1:05:23] 18-23 {Optional leading comments} "
                              "[%clock 0:49:11] {optional trailing comments}");
        }
        if (input.starts_with("1.31-26 17-21 /FEN")) {
            EXPECT_EQ(script, "1. 31-26 17-21 /B:B1-16,18-21:W26,28,33-50/ "
                              "{White forgot to make a capture and played 32-28 instead}");
        }
        if (input.starts_with("/FEN")) {
            EXPECT_EQ(script, "/W:W31-50:B1-20/ /B:W28,31-36,38-50:B1-20/ 1... 20-25");
        }
    }
    EXPECT_EQ(scripts.size(), 11U);
}

TEST_F(ReferenceCases, ofRealFiles) {
    for (const ReferenceCase& c : named("real-"))
        if (!c.name.starts_with("real-ambiguity") && c.name != "real-san-ambiguity")
            expectCase(c);
    const ReadGame short_ = playedGames(theOne("real-short-san").text()).played[0];
    EXPECT_TRUE(short_.legal);
    EXPECT_EQ(short_.game.variant(), Variant::russian);
}

TEST_F(ReferenceCases, ofCapturesThatOnlyLookingAheadSettles) {
    if (isLeftOut("real-ambiguity"))
        GTEST_SKIP() << "DAMSCOPE_SHARED is not set";
    for (const std::string_view name :
         {"real-ambiguity-needs-lookahead-1", "real-ambiguity-needs-lookahead-2"}) {
        const ReferenceCase c = theOne(name);
        const ReadGame game = playedGames(c.text()).played.at(*c.game() - 1);
        EXPECT_TRUE(game.legal);
        const rules::NodeId move = game.game.mainLine().at(c.expect["ply"].get<std::size_t>() - 1);
        std::vector<int> captured;
        for (const rules::Square s : game.game.node(move).move.captured)
            captured.push_back(game.game.start().rules().number(s));
        EXPECT_EQ(captured, c.expect["captured"].get<std::vector<int>>());
    }
}

TEST_F(ReferenceCases, ofOtherReaders) {
    for (const std::string_view prefix :
         {"pydraughts-read", "pydr-random", "lidraughts-import", "lidraughts-perf",
          "lidraughts-tolerance", "go0dboy-legacy", "go0dboy-colon", "go0dboy-nested",
          "go0dboy-unknown", "tim-short", "tim-no-numbers", "tim-leading", "tim-variation",
          "tim-semicolon", "wiersma"})
        for (const ReferenceCase& c : named(prefix))
            if (c.name != "lidraughts-tolerance" ||
                !c.input.get<std::string>().starts_with("[FILENAME"))
                expectCase(c);
    for (const ReferenceCase& c : named("pydr-frisian-basic"))
        expectCase(c, Variant::frisian);
}

TEST_F(ReferenceCases, ofNestedVariations) {
    EXPECT_EQ(scriptOf(theOne("go0dboy-nested-var").text()),
              "1. c3-d4 {\u043e\u0441\u043d\u043e\u0432\u043d\u0430\u044f "
              "\u0438\u0434\u0435\u044f} f6-e5 ( 1... b6-c5 $1 ( 2. b2-c3 ? ) ) "
              "2. d4xf6 ! g7xe5");
}

TEST_F(ReferenceCases, ofBrokenGames) {
    EXPECT_EQ(codesOf(theOne("go0dboy-unclosed-var").text()), "unclosed-variation");
    EXPECT_EQ(codesOf(theOne("go0dboy-unmatched-close").text()), "stray-text");
    EXPECT_EQ(codesOf(theOne("go0dboy-unknown").text()), "stray-text");
    const ReadGame cut = playedGames(theOne("go0dboy-invalid").text()).played.at(0);
    EXPECT_FALSE(cut.legal);
    EXPECT_EQ(cut.problems.size(), 1U);
    const ReferenceCase illegal = theOne("bas080-invalid");
    const ReadGame game = playedGames(illegal.text()).played.at(0);
    EXPECT_EQ(game.plies, illegal.expect["first_illegal_ply"].get<int>() - 1);
    ASSERT_FALSE(game.problems.empty());
    EXPECT_EQ(game.problems.back().move, "32. 12-18");
}

// Files of an editor's tests whose moves are nonsense: nothing may be lost of them.
TEST_F(ReferenceCases, ofNonsenseMoves) {
    for (const ReferenceCase& c : named("lynx-")) {
        SCOPED_TRACE(c.name);
        const PlayedText games = playedGames(c.text());
        ASSERT_FALSE(games.read.empty());
        EXPECT_TRUE(std::ranges::all_of(games.read, understood) ||
                    c.name == "lynx-notation_variant_nested"); // begins with the lines 3 and 1
        for (const ReadGame& game : games.played)
            EXPECT_EQ(roundTripFault(game), "");
    }
}

TEST_F(ReferenceCases, ofTheCzechFiles) {
    if (isLeftOut("spec-succeed-mrcd"))
        GTEST_SKIP() << "DAMSCOPE_SHARED is not set";
    std::size_t czech = 0;
    for (const std::string_view name :
         {"spec-succeed-mrcd2000kval", "spec-succeed-mrcd2006", "spec-succeed-mrcd2007",
          "spec-fail-mrdrcd07", "spec-fail-mrdrcd08"})
        for (const ReadGame& game : playedGames(theOne(name).text()).played)
            czech += game.plies > 0 && game.legal && game.game.variant() == Variant::czech;
    EXPECT_EQ(czech, theOne("variant-inference-czech").expect["games_with_moves"]);
}

TEST_F(ReferenceCases, ofTheEnglishResults) {
    const auto game = playedGames(theOne("result-perspective").text() + " 11-15 0-1").played.at(0);
    EXPECT_EQ(game.game.result, rules::GameResult::whiteWins);
}

std::vector<int> numbersOf(const rules::Position& position, rules::SquareSet squares) {
    std::vector<int> numbers;
    for (const rules::Square s : squares)
        numbers.push_back(position.rules().number(s));
    return numbers;
}

std::vector<int> sorted(const json& list) {
    auto numbers = list.get<std::vector<int>>();
    std::ranges::sort(numbers);
    return numbers;
}

TEST_F(ReferenceCases, ofFens) {
    using rules::Color;
    for (const FenCase& f :
         {FenCase{"fen", Variant::international}, FenCase{"pydr-fen", Variant::international},
          FenCase{"tim-fen", Variant::international}, FenCase{"adugin-fen", Variant::russian}})
        for (const ReferenceCase& c : named(f.name)) {
            SCOPED_TRACE(c.name + ": " + c.input.get<std::string>());
            const auto position = rules::readFen(f.variant, c.input.get<std::string>());
            ASSERT_EQ(position.hasValue(), c.expect.value("accept", true));
            if (c.says("white_kings")) {
                EXPECT_EQ(numbersOf(*position, position->kings(Color::white)),
                          sorted(c.expect["white_kings"]));
            }
            if (c.says("black_men")) {
                EXPECT_EQ(numbersOf(*position, position->men(Color::black)),
                          sorted(c.expect["black_men"]));
            }
            if (c.says("canonical")) {
                EXPECT_EQ(rules::writeFen(*position), c.expect["canonical"].get<std::string>());
            }
        }
}

std::string movetextOf(const ReadGame& game) {
    std::string text = writePdn(game.game);
    text = text.substr(text.find("\n\n") + 2);
    std::ranges::replace(text, '\n', ' ');
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

// Peers end the movetext with the result; PDN 3.0 wants a star.
std::string withStar(const std::string& movetext) {
    return movetext.substr(0, movetext.find_last_of(' ') + 1) + "*";
}

TEST_F(ReferenceCases, ofOtherWriters) {
    const auto single = playedGames("[GameType \"20\"] 35-30").played.at(0);
    EXPECT_EQ(movetextOf(single), "1. 35-30 *");
    const auto black = playedGames("[GameType \"20\"][FEN \"B:W31-50:B1-20\"] 20-25").played.at(0);
    EXPECT_EQ(movetextOf(black), "1... 20-25 *");
    const ReferenceCase c = theOne("pydraughts-write-abbreviated");
    const std::string moves =
        c.input.get<std::string>().substr(c.input.get<std::string>().find(':') + 1);
    const auto long_ = playedGames("[GameType \"25\"]" + moves).played.at(0);
    std::string expected = withStar(c.expect["movetext"]);
    std::ranges::replace(expected, 'x', ':'); // the sign of Russian draughts (GameType table)
    EXPECT_EQ(movetextOf(long_), expected);
}

TEST_F(ReferenceCases, ofAmbiguousMovesWritten) {
    const auto king = playedGames("[GameType \"20\"][FEN \"W:WK47:B14,19,29,31,42\"]"
                                  "47x38x24x13x36")
                          .played.at(0);
    EXPECT_EQ(movetextOf(king), "1. 47x38x24x13x36 *");
    const PlayedText games = playedGames(named("lidraughts-perf-2").front().text());
    EXPECT_NE(movetextOf(games.played.at(0)).find("51. 1x23x14x25 "), std::string::npos);
}

} // namespace
} // namespace damscope::parser::testing
