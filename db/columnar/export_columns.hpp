// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"
#include "db/store/games.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <utility>
#include <vector>

namespace damscope::db {

/// What was exported as columns.
struct ColumnsReport {
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    std::uint64_t bytes = 0;
    std::vector<Damage> damaged; ///< left out
    bool complete = true;        ///< false: stopped
};

/// Where columns are written.
struct ColumnsTarget {
    std::filesystem::path folder;
    bool keepPresent = false; ///< files that are there stay, and end the export
};

/// Not written: a file of an earlier export of the same database has other games of the same
/// variant and year, so that some games would be there twice, or would be lost.
class OtherColumns : public std::runtime_error {
public:
    explicit OtherColumns(std::filesystem::path file)
        : std::runtime_error(file.string() + ": has other games of the same database"),
          file_(std::move(file)) {}
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }

private:
    std::filesystem::path file_;
};

/// Writes games and their positions as Parquet files below a folder, a file for each variant and
/// year: games/variant=international/year=1977/NUMBER.parquet and positions/..., with the number of
/// the database (identity.hpp), so that several databases can be exported to one folder. Files of
/// the same variant and year are replaced, each at once; files of others stay, unless the whole
/// database has been exported and has no such games any more. Memory does not grow with the number
/// of games, but for their ids. Throws std::system_error, base::OutputRefused, and OtherColumns
/// before anything is written.
ColumnsReport exportColumns(Store& store, std::span<const GameId> ids, const ColumnsTarget& target,
                            const std::stop_token& stop = {}, const base::Progress& progress = {});

} // namespace damscope::db
