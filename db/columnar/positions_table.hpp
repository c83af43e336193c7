// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "db/codec/main_line.hpp"
#include "db/codec/square_numbers.hpp"
#include "db/parquet/file_writer.hpp"
#include "db/records/game_reader.hpp"

#include <optional>
#include <vector>

namespace damscope::db {

/// What an engine has said of a position, and what the move played in it has cost.
struct JudgedPosition {
    std::optional<analysis::Score> score; ///< for White
    std::optional<double> loss;           ///< of the mover's expectancy, 0 to 1
};

/// The table of positions of one variant and year, as a Parquet file: every known position of the
/// main lines, with the move played in it. docs/scale.md describes it.
class PositionsTable {
public:
    PositionsTable(rules::Variant variant, parquet::Sink sink);
    /// `judged` by the moves before a position; positions behind its end are not judged.
    void add(const GameParts& game, const std::vector<JudgedPosition>& judged);
    void end() { file_.end(); }
    [[nodiscard]] std::uint64_t rows() const { return file_.rows(); }

private:
    void addPosition(std::uint64_t game, std::uint32_t ply, const rules::Position& position);
    void addMove(const rules::Rules& rules, const std::optional<rules::Move>& move);
    void addJudgement(const JudgedPosition& judged);

    SquareNumbers numbers_;
    parquet::FileWriter file_;
};

} // namespace damscope::db
