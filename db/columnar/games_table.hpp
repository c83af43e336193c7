// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/parquet/file_writer.hpp"
#include "db/records/game_reader.hpp"

namespace damscope::db {

/// The table of games of one variant and year, as a Parquet file: the fields of lists, and `game`,
/// the hash of the game's contents, which is the same in every database. docs/scale.md describes
/// it.
class GamesTable {
public:
    explicit GamesTable(parquet::Sink sink);
    void add(const GameParts& game);
    void end() { file_.end(); }

private:
    parquet::FileWriter file_;
};

} // namespace damscope::db
