// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "cli/options/arguments.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// How strict the judgement is, and which engine's evaluations count.
struct JudgementOptions {
    analysis::Thresholds thresholds;
    std::optional<std::string> judge;

    void declare(Arguments& arguments);
};

/// A game with the judgement of its moves.
struct JudgedGame {
    db::GameLine line;
    rules::Game game;
    analysis::GameJudgement judgement;
    std::optional<std::string> judge; ///< whose evaluations were asked for, by the full name
    std::vector<std::string> judges;  ///< where one was asked for: all who evaluated the game
    db::NameCatalogue names;          ///< of its combinations and structures
};

/// Judges games of a store. An engine of the user's list that is meant by --judge is started once
/// for each variant, to be asked for its full name.
class GameJudge {
public:
    GameJudge(db::Store& store, const JudgementOptions& options)
        : store_(store), options_(options) {}

    /// Throws UsageError if the store has no such game, std::runtime_error if it is damaged.
    [[nodiscard]] JudgedGame judged(std::int64_t id);

private:
    [[nodiscard]] std::string judgeMeant(const std::vector<std::string>& judges,
                                         rules::Variant variant);

    db::Store& store_;
    const JudgementOptions& options_;
    /// Per variant, the full name of the engine of the user's list that --judge names, if it names
    /// one.
    std::map<rules::Variant, std::optional<std::string>> fullNames_;
};

/// Throws UsageError unless a move of the game has been evaluated; the message says how to do that.
void requireEvaluations(const JudgedGame& judged);
/// The same unless it is analysed (analysis::Coverage).
void requireAnalysis(const JudgedGame& judged);

} // namespace damscope::cli
