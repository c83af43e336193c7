// SPDX-License-Identifier: GPL-3.0-or-later
// Every combination that the sources name gets its name, and no other.
#include "analysis/shots/names.hpp"
#include "analysis/shots/shot.hpp"
#include "analysis/shots/shot_finder.hpp"
#include "base/text/split.hpp"
#include "messages/translation.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/analysis/shots/named_shots.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

namespace damscope::analysis::shots {
namespace {

std::string namesOf(const rules::Position& start, std::span<const rules::Move> line) {
    std::string names;
    for (const auto& found : builtInShotNames().of(start, line)) {
        const ShotName& name = *found;
        const bool french = start.variant() == rules::Variant::international;
        names += names.empty() ? "" : ", ";
        names += name.names[french ? Language::french : Language::english];
    }
    return names;
}

std::string textOf(rules::Position position, std::span<const rules::Move> line) {
    std::string text;
    for (const rules::Move& move : line) {
        text += rules::moveText(position, move) + ' ';
        position.play(move);
    }
    return text;
}

TEST(ShotNames, EveryNamedLineHasItsNameAndNoOther) {
    const auto shots = namedShots();
    ASSERT_EQ(shots.size(), 75U);
    for (const NamedShot& shot : shots)
        EXPECT_EQ(namesOf(shot.start, shot.line), shot.name) << textOf(shot.start, shot.line);
}

TEST(ShotNames, BlackPlaysThemToo) {
    for (const NamedShot& shot : namedShots()) {
        std::vector<rules::Move> line;
        for (const rules::Move& move : shot.line)
            line.push_back(rules::turned(shot.start.rules().board, move));
        EXPECT_EQ(namesOf(rules::turned(shot.start), line), shot.name);
    }
}

TEST(ShotNames, EveryNameHasAnExampleThatGetsIt) {
    for (const ShotName& name : builtInShotNames().all()) {
        ASSERT_TRUE(name.example) << name.key;
        const auto names = builtInShotNames().of(name.example->start, name.example->line);
        EXPECT_EQ(keysOf(names), std::vector{name.key});
    }
}

TEST(ShotNames, EveryMechanismIsExplained) {
    for (const ShotName& name : builtInShotNames().all())
        for (const std::string_view key : base::splitWords(name.words.mechanisms))
            EXPECT_NE(word("mechanism", key, Language::english), key);
}

TEST(ShotNames, AnExampleIsOfTheRuleOrNone) {
    ShotName name = builtInShotNames().all().front();
    name.words.moves = "27-21";
    ASSERT_TRUE(readWords(name));
    EXPECT_FALSE(name.example);
    const std::string row = "k\tinternational\twhite\t1\tname\t\t\t\t\t32-28\t\t\tsource";
    const std::string start = "W:W28,32,34,37:B10,17,19,23\t";
    EXPECT_THROW(ShotNames(row, "k\t" + start + "28-22 17x28 34-29"), std::invalid_argument);
    EXPECT_THROW(ShotNames(row, "k\t" + start + "28-21"), std::invalid_argument);
    EXPECT_THROW(ShotNames(row, "other\t" + start + "28-22"), std::invalid_argument);
}

// The table of docs/shots.md.
TEST(ShotNames, TheConfusionTableIsOfToday) {
    std::ifstream file("docs/shots.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    for (const NamedShot& shot : namedShots()) {
        std::string line = textOf(shot.start, shot.line);
        line.pop_back();
        const std::string row =
            "| `" + line + "` | " + shot.name + " | " + namesOf(shot.start, shot.line) + " |";
        EXPECT_NE(page.find(row), std::string::npos) << row;
    }
}

// They work like a coup de la trappe and a coup de ricochet, but are exchanges.
TEST(ShotNames, TakingBackASingleManIsNoStroke) {
    for (const auto& [fen, moves] : {std::pair{"W:W26,32,37,41,46:B1,23,28", "37-31 28x37 41x32"},
                                     std::pair{"W:W28,29,34:B1,10,14,23", "28x19 14x23 29x18"}}) {
        const auto start = *rules::readFen(rules::Variant::international, fen);
        EXPECT_EQ(namesOf(start, playedMoves(start, moves)), "") << moves;
    }
}

/// The board moved by rows and columns, perhaps seen in a mirror.
struct Displacement {
    int rows;
    int columns;
    bool mirrored;

    [[nodiscard]] std::optional<rules::Square> of(const rules::Board& board,
                                                  rules::Square s) const {
        const rules::Coordinates p = board.coordinates(s);
        const int column = mirrored ? board.files - 1 - p.column : p.column;
        return board.at({p.row + rows, column + columns});
    }
};

std::optional<rules::Position> displaced(const rules::Position& start, const Displacement& by) {
    rules::Position position(start.variant());
    for (const rules::Square s : start.pieces()) {
        const auto to = by.of(start.rules().board, s);
        if (!to)
            return std::nullopt;
        position.put(*to, *start.at(s));
    }
    position.setToMove(start.toMove());
    return position;
}

// Empty if it is not a legal line there.
std::vector<rules::Move> displaced(rules::Position position, const NamedShot& shot,
                                   const Displacement& by) {
    const rules::Board& board = position.rules().board;
    std::vector<rules::Move> line;
    std::size_t played = 0;
    for (const rules::Move& move : shot.line) {
        const auto from = by.of(board, move.from);
        const auto to = by.of(board, move.to);
        rules::SquareSet captured;
        for (const rules::Square s : move.captured)
            if (const auto there = by.of(board, s))
                captured.insert(*there);
        for (const rules::Move& legal : rules::legalMoves(position))
            if (from && to && legal.from == *from && legal.to == *to && legal.captured == captured)
                line.push_back(legal);
        if (line.size() != ++played)
            return {};
        position.play(line.back());
    }
    return line;
}

std::vector<Displacement> displacements() {
    std::vector<Displacement> all;
    for (int rows = -4; rows <= 4; ++rows)
        for (int columns = -4; columns <= 4; ++columns)
            for (const bool mirrored : {false, true})
                if (mirrored || rows != 0 || columns != 0)
                    all.push_back({rows, columns, mirrored});
    return all;
}

bool isCalled(const ShotName& name, const NamedShot& shot) {
    return name.names[Language::english] == shot.name || name.names[Language::french] == shot.name;
}

/// Of squares: nothing that has its name wherever on the board it happens, as the coup Napoléon.
bool isPattern(const NamedShot& shot) {
    const std::vector<ShotName>& all = builtInShotNames().all();
    return std::ranges::any_of(
               all, [&](const ShotName& name) { return name.rank == 1 && isCalled(name, shot); }) &&
           std::ranges::none_of(all, [&](const ShotName& name) {
               return isCalled(name, shot) && !name.words.mechanisms.empty();
           });
}

// A pattern is one of squares: the same moves a square off, or in a mirror, are something else.
TEST(ShotNames, APatternSomeSquaresOffIsAnother) {
    int nearMisses = 0;
    for (const NamedShot& shot : namedShots())
        for (const Displacement& by : displacements()) {
            const auto start = isPattern(shot) ? displaced(shot.start, by) : std::nullopt;
            if (!start)
                continue;
            const auto line = displaced(*start, shot, by);
            if (line.empty())
                continue;
            ++nearMisses;
            EXPECT_NE(namesOf(*start, line), shot.name) << textOf(*start, line);
        }
    EXPECT_GE(nearMisses, 45);
}

/// Whether the sources let the last capture begin and end there.
bool mayBe(const NamedShot& shot, rules::Square from, rules::Square to) {
    if (shot.start.toMove() == rules::Color::black) {
        from = rules::turned(shot.start.rules().board, from);
        to = rules::turned(shot.start.rules().board, to);
    }
    return std::ranges::any_of(builtInShotNames().all(), [&](const ShotName& name) {
        const CaptureRule& last = name.rule.last;
        return isCalled(name, shot) && (last.from.empty() || last.from.contains(from)) &&
               (last.to.empty() || last.to.contains(to));
    });
}

// With a last capture that the sources allow; then it is not a near miss.
bool isPlayedAlike(const NamedShot& shot, const std::vector<rules::Move>& line) {
    return std::ranges::any_of(line, [&](const rules::Move& move) {
        return move.captured.size() > 1 && mayBe(shot, move.from, move.to);
    });
}

// With one piece more something else is forced, or the last capture goes another way.
TEST(ShotNames, APatternWithAPieceMoreIsAnotherUnlessItIsPlayedAlike) {
    int nearMisses = 0;
    for (const NamedShot& shot : namedShots())
        for (const rules::Square s : shot.start.rules().board.squares())
            for (const auto color : {rules::Color::white, rules::Color::black}) {
                if (!isPattern(shot) || shot.start.at(s))
                    continue;
                rules::Position start = shot.start;
                start.put(s, {color, rules::Kind::man});
                const auto found = ShotFinder().find(start);
                if (!found || isPlayedAlike(shot, found->line))
                    continue;
                ++nearMisses;
                EXPECT_EQ(namesOf(start, found->line).find(shot.name), std::string::npos)
                    << textOf(start, found->line) << rules::writeFen(start);
            }
    EXPECT_GE(nearMisses, 155);
}

} // namespace
} // namespace damscope::analysis::shots
