// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/moves/move_facts.hpp"
#include "db/search/parquet/file_writer.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/records/game_reader.hpp"

#include <optional>
#include <span>
#include <vector>

namespace damscope::db {

/// The columns of both tables, which cli/schemas/vocabulary.json describes.
[[nodiscard]] std::span<const parquet::ColumnDescription> gameColumnsOfParquet();
[[nodiscard]] std::span<const parquet::ColumnDescription> positionColumnsOfParquet();

/// The table of games of one variant and year, as a Parquet file: the fields of lists, and
/// `game_hash`, the hash of the game's contents, which is the same in every database.
/// docs/scale.md describes it.
class GamesTable {
public:
    explicit GamesTable(parquet::Sink sink);
    void add(const GameParts& game);
    void end() { file_.end(); }

private:
    parquet::FileWriter file_;
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
