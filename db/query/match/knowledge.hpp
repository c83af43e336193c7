// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result_judge.hpp"
#include "analysis/judgement/position_evaluation.hpp"
#include "db/store/store.hpp"
#include "rules/board/position.hpp"

#include <filesystem>
#include <optional>

namespace damscope::db::query {

/// What engines and endgame tables say about positions, for conditions that ask for it. Nothing is
/// opened before that. For one thread.
class Knowledge {
public:
    /// Evaluations are those of this store.
    explicit Knowledge(std::filesystem::path store) : file_(std::move(store)) {}

    [[nodiscard]] std::optional<analysis::PositionEvaluation>
    evaluation(const rules::Position& position);
    /// By the endgame tables in their usual folder; unknown where they do not have it.
    [[nodiscard]] rules::GameResult tableResult(const rules::Position& position);

private:
    std::filesystem::path file_;
    std::optional<Store> store_;
    std::optional<analysis::endgame::ResultJudge> tables_;
};

} // namespace damscope::db::query
