// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engines/contestant.hpp"
#include "cli/terminal/console.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// How the games of a match or a tournament are played: from which openings, and when they end.
struct PlayOptions {
    rules::Variant variant = rules::Variant::international;
    std::optional<std::string> openings;
    std::int64_t pairs = 100;
    std::int64_t seed = 1;
    std::int64_t atOnce = 1;
    std::optional<analysis::match::ResignRule> resign;
    std::optional<analysis::match::DrawRule> draw;
    std::int64_t mostPlies = analysis::match::Referee::mostPlies;
    std::string drawRules = "usual";
    bool adjudicate = false;
    bool noTables = false;

    /// --variant, which must be given.
    void declareVariant(Arguments& arguments);
    /// --openings, --pairs, --seed and --concurrency.
    void declareOpenings(Arguments& arguments, const char* pairsHelp);
    /// --resign, --draw, --draw-rules, --adjudicate, --plies and --no-tables.
    void declareEnds(Arguments& arguments);

    /// The positions to begin from. Throws UsageError.
    [[nodiscard]] std::vector<rules::Position> openingPositions(Console& console) const;
    /// Builds the endgame tables that are missing where they are used; false if that was stopped.
    [[nodiscard]] bool prepareTables(bool engineUsesTables, Console& console) const;
    /// A match of two sides from these openings.
    [[nodiscard]] analysis::match::Match match(const analysis::match::Contestant& first,
                                               const analysis::match::Contestant& second,
                                               std::vector<rules::Position> from) const;
};

/// "+12", "-inf".
[[nodiscard]] std::string eloText(double elo);

} // namespace damscope::cli
