// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/games.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

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
