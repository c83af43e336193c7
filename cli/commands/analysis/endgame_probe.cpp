// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame.hpp"
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damscope::cli::endgame_command {
namespace {

namespace endgame = analysis::endgame;
using endgame::Result;
using endgame::Tables;

std::string_view word(std::optional<Result> r) {
    if (!r)
        return "unknown";
    return *r == Result::win ? "win" : *r == Result::loss ? "loss" : "draw";
}

struct Judged {
    rules::Move move;
    std::optional<Result> result; // to the side that moves
};

// Higher is better for the side to move.
int rank(const std::optional<Result>& r) {
    return !r ? 1 : *r == Result::win ? 3 : *r == Result::draw ? 2 : 0;
}

std::vector<Judged> judgeMoves(const rules::Position& position, const Tables& tables) {
    std::vector<Judged> judged;
    const endgame::VariantEndgame& variant = endgame::variantEndgame(position.variant());
    for (const rules::Move& m : rules::legalMoves(position)) {
        const auto after = variant.result(position.after(m), tables);
        judged.push_back({m, after ? std::optional(endgame::turned(*after)) : std::nullopt});
    }
    std::ranges::stable_sort(judged, std::greater{},
                             [](const Judged& j) { return rank(j.result); });
    return judged;
}

// The columns of the longest word for a result.
std::size_t resultWidth() {
    std::size_t width = 0;
    for (const std::string_view key : {"win", "draw", "loss", "unknown"})
        width = std::max(width, static_cast<std::size_t>(displayWidth(inWords("leads-to", key))));
    return width;
}

std::string outcomeText(const rules::Position& position, Result result) {
    const bool white = position.toMove() == rules::Color::white;
    if (result == Result::draw)
        return inWords({"endgame-drawn", {}});
    return inWords("table-result", (result == Result::win) == white ? "white" : "black");
}

} // namespace

ExitStatus probe(const Options& options, Console& console) {
    const rules::Variant variant = options.chosenVariant();
    if (!options.fen)
        throw UsageError("endgame probe: give the position with --fen");
    const rules::Position position = positionFromOption(variant, *options.fen, "--fen", console);
    const Tables tables(options.chosenFolder(), variant);
    (void)reportRefusals(tables, console);
    const auto result = endgame::variantEndgame(variant).result(position, tables);
    const rules::MoveList legal = rules::legalMoves(position);
    Json moves = Json::array();
    std::string lines;
    const std::size_t width = resultWidth();
    for (const Judged& j : judgeMoves(position, tables)) {
        const std::string text = rules::moveText(position, j.move, legal);
        lines += fmt::format("  {:<{}} {}\n", inWords("leads-to", word(j.result)), width, text);
        moves.push_back({{"move", text}, {"result", word(j.result)}});
    }
    if (options.format.isJson())
        console.out().write(jsonLine({{"variant", rules::rules(variant).name},
                                      {"fen", rules::writeFen(position)},
                                      {"result", word(result)},
                                      {"moves", moves}}));
    else if (result)
        console.out().write(outcomeText(position, *result) + "\n" + lines);
    if (result)
        return ExitStatus::allWell;
    console.say(inWords({"endgame-uncovered",
                         {{"folder", visible(tables.folder().string())},
                          {"pieces", std::to_string(endgame::mostPieces)}}}));
    return ExitStatus::problems;
}

} // namespace damscope::cli::endgame_command
