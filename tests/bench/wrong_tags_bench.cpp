// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/wrong_tags_bench.hpp"

#include "parser/write/write.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"
#include "tests/bench/read_all.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace damscope::bench {
namespace {

constexpr std::array<std::string_view, 5> numbers{"20", "21", "25", "30", "40"};
constexpr std::array<std::size_t, 4> lengths{6, 10, 20, 60};
constexpr std::array<std::size_t, 2> gamesOfFile{1, 3};

std::string beginning(const rules::Game& game, std::size_t plies, std::string_view number) {
    rules::Game cut(game.start());
    rules::NodeId at = rules::rootNode;
    const auto line = game.mainLine();
    for (std::size_t i = 0; i < std::min(plies, line.size()); ++i)
        at = cut.addMove(at, game.node(line[i]).move);
    cut.tags = {{"White", "A"}, {"Black", "B"}};
    std::string text = parser::writePdn(cut);
    const std::string type = "[GameType \"";
    const std::size_t from = text.find(type) + type.size();
    return text.replace(from, text.find('"', from) - from, number) + "\n";
}

bool names(const Message& message, std::string_view variant) {
    const Parameter* others = message.find("others");
    const auto* list =
        others != nullptr ? std::get_if<std::vector<std::string>>(&others->value) : nullptr;
    return message.text("variant") == variant ||
           (list != nullptr && std::ranges::count(*list, variant) > 0);
}

void count(const parser::ReadGame& read, rules::Variant variant, WrongTagCounts& counts) {
    ++counts.games;
    if (read.variantSource == parser::VariantSource::corrected)
        return void(++(read.game.variant() == variant ? counts.right : counts.wrong));
    for (const parser::TextProblem& problem : read.problems)
        if (problem.code().starts_with("wrong-variant"))
            return void(++(names(problem.message, rules::rules(variant).name) ? counts.named
                                                                              : counts.wrong));
    ++counts.unexplained;
}

void readFile(const std::string& file, rules::Variant variant, WrongTagCounts& counts) {
    for (const parser::ReadGame& read : readAll(file, parser::Repair::apply))
        count(read, variant, counts);
}

rules::Game randomGame(rules::Variant variant, std::uint64_t seed) {
    rules::Game game(rules::Position::start(variant));
    rules::Position position = game.start();
    rules::NodeId at = rules::rootNode;
    for (std::size_t ply = 0; ply < lengths.back(); ++ply) {
        const rules::MoveList legal = rules::legalMoves(position);
        if (legal.empty())
            break;
        const rules::Move move = legal[rules::zobrist::splitMix(seed) % legal.size()];
        at = game.addMove(at, move);
        position = position.after(move);
    }
    return game;
}

} // namespace

std::vector<rules::Game> randomGames(rules::Variant variant, int count) {
    std::vector<rules::Game> games;
    for (int i = 0; i < count; ++i)
        games.push_back(randomGame(variant, static_cast<std::uint64_t>(i)));
    return games;
}

WrongTagCounts readUnderWrongTags(std::span<const rules::Game> games) {
    WrongTagCounts counts;
    if (games.empty())
        return counts;
    const rules::Variant variant = games.front().variant();
    for (const std::string_view number : numbers)
        for (const std::size_t plies : lengths)
            for (const std::size_t size : gamesOfFile)
                for (std::size_t first = 0;
                     rules::variantOfGameType(number) != variant && first + size <= games.size();
                     first += size) {
                    std::string file;
                    for (const rules::Game& game : games.subspan(first, size))
                        file += beginning(game, plies, number);
                    readFile(file, variant, counts);
                }
    return counts;
}

} // namespace damscope::bench
