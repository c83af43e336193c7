// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"
#include "analysis/match/referee.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/contestant.hpp"
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
    Language language = Language::english; ///< of what is reported about tables
    bool adjudicate = false;
    bool noTables = false;

    /// --variant, which must be given.
    void declareVariant(Arguments& arguments);
    /// --openings, --pairs, --seed and --concurrency.
    void declareOpenings(Arguments& arguments, const char* pairsHelp);
    /// --resign, --draw, --draw-rules, --adjudicate, --draw-after and --no-tables.
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

/// "0:10": the two hypotheses in Elo, no gain and a gain; "10" is "0:10".
[[nodiscard]] ValueParser into(std::optional<analysis::match::Hypotheses>& target);
/// "4:3": a number of men, for a number of moves.
[[nodiscard]] ValueParser into(std::optional<analysis::match::ResignRule>& target);
/// "0.1:10:80": at most a number of men, for a number of moves, after a number of plies.
[[nodiscard]] ValueParser into(std::optional<analysis::match::DrawRule>& target);

} // namespace damscope::cli
