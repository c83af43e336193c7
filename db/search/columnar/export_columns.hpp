// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/games.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
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

class Store;

/// The games of one folder: variant=international/year=1977.
struct Partition {
    rules::Variant variant{};
    int year = 0; ///< 0: not known
    friend auto operator<=>(const Partition&, const Partition&) = default;
};
using Partitions = std::map<Partition, std::vector<GameId>>;

[[nodiscard]] Partitions partitionsOf(Store& store, std::span<const GameId> ids);

/// Which files an export writes, and which files of earlier exports of the same database they
/// replace. A file with all games of a variant and year has the number of the database
/// (identity.hpp) as its name; a file with some of them has a hash of their ids behind it.
class ColumnFiles {
public:
    static constexpr std::array<std::string_view, 2> tables{"games", "positions"};

    ColumnFiles(Store& store, std::filesystem::path folder, const Partitions& chosen);

    [[nodiscard]] std::filesystem::path file(std::string_view table,
                                             const Partition& partition) const;
    /// Throws OtherColumns where a file has other games of the same partition, and OutputRefused
    /// where `keepPresent` and there is any file of the database.
    void requireWritable(bool keepPresent) const;
    /// Removes the files that those of the partition replace.
    void removeReplaced(const Partition& partition) const;
    /// Removes the files of partitions in which the database has no games, if the whole database
    /// is exported.
    void removeOutdated() const;

private:
    [[nodiscard]] std::filesystem::path folderOf(std::string_view table,
                                                 const Partition& partition) const;
    [[nodiscard]] std::vector<std::filesystem::path> others(std::string_view table,
                                                            const Partition& partition) const;
    [[nodiscard]] bool isOfDatabase(const std::filesystem::path& file) const;

    std::filesystem::path folder_;
    std::string number_;
    std::map<Partition, std::string> names_;
    std::set<Partition> complete_; ///< all games of them are exported
    bool whole_ = false;
};

} // namespace damscope::db
