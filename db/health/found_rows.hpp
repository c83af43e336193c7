// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"
#include "db/health/records.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db::salvage {

/// The tables that games are made of.
enum class Table : std::uint8_t { game, movetext, player, event, site, tagList, tag, other };
inline constexpr std::size_t tableCount = 7; // without `other`

/// The places of the rows of each table that can still be read. Pages that no table refers to,
/// because the references are damaged, are classified by their contents: then a row may be found
/// for several tables, and several rows for one id.
class FoundRows {
public:
    /// Scans all pages. If stopped early, it has the rows found so far.
    FoundRows(PageFile& file, const std::stop_token& stop, const base::Progress& progress);

    /// The ids for which there is a row in `game` or `movetext`, ascending.
    [[nodiscard]] std::vector<std::uint32_t> games() const;
    /// The rows of a table with this id (for tags: of this game), those of the table itself first.
    [[nodiscard]] std::vector<Row> rows(Table table, std::int64_t id) const;
    /// Pages without anything that can be read.
    [[nodiscard]] std::uint64_t damagedPages() const { return damagedPages_; }
    /// Pages whose table is not known any more.
    [[nodiscard]] std::uint64_t strayPages() const { return strayPages_; }

private:
    struct Entry {
        std::int64_t id;
        RowPlace place;
    };
    using Entries = std::vector<Entry>;

    void label();
    void labelTree(std::uint32_t root, Table table);
    void look(std::uint32_t number);
    void add(std::uint32_t page, std::uint16_t cell, const Row& row);
    void sort();

    PageFile& file_;
    std::vector<std::optional<Table>> labels_; ///< by page
    std::array<Entries, tableCount> certain_;
    std::array<Entries, tableCount> possible_;
    std::uint64_t damagedPages_ = 0;
    std::uint64_t strayPages_ = 0;
};

} // namespace damscope::db::salvage
