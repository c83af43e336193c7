// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/terminal/json.hpp"
#include "db/training/deck.hpp"
#include "db/training/exercise_words.hpp"
#include "db/training/proving.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::cli {

/// --deck and --today: which exercises, and on which day.
struct DeckOption {
    std::string words;

    void declare(Arguments& arguments);
    /// Throws UsageError for a player whom no game has.
    [[nodiscard]] db::Deck deckIn(db::Store& store) const;
};

/// --today: the day that it counts as.
struct TodayOption {
    std::optional<db::Day> day;

    void declare(Arguments& arguments);
    /// That, else the day of the local calendar.
    [[nodiscard]] db::Day today() const;
};

/// "2026-11-23".
[[nodiscard]] std::string dayText(db::Day day);

/// A name for an exercise that is the same in every database: variant and key of its position.
[[nodiscard]] std::string exerciseName(const db::ExerciseKey& key);

/// Moves as PDN writes them, one after another.
[[nodiscard]] Json movesJson(const rules::Position& position, std::span<const rules::Move> line);

/// An exercise with what is learnt of it. `solved`: with its solution.
[[nodiscard]] Json exerciseJson(const db::DeckCard& card, const Console& console, bool solved);

/// --nodes, --margin and --endgames: how answers are judged.
struct JudgingOptions {
    std::int64_t nodes = 50'000;
    std::int64_t margin = 5; ///< points of expectancy of 100
    EndgameOption endgames;

    void declare(Arguments& arguments);
    [[nodiscard]] db::ProvingSettings settings(const std::stop_token& stop = {}) const;
};

/// Damscope's own engine and the tables, for judging answers.
class TrainingEngine {
public:
    /// A requested stop ends searches: what they found is not to be used then.
    explicit TrainingEngine(const JudgingOptions& options, const std::stop_token& stop = {});

    [[nodiscard]] db::Prover& prover() { return prover_; }
    [[nodiscard]] const analysis::endgame::ResultJudge& tables() const { return tables_; }

private:
    analysis::EmbeddedEngine engine_;
    analysis::endgame::ResultJudge tables_;
    db::Prover prover_;
};

} // namespace damscope::cli
