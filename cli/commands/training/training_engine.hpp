// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/engines/endgame_option.hpp"
#include "db/training/proving.hpp"

#include <cstdint>
#include <stop_token>

namespace damscope::cli {

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
