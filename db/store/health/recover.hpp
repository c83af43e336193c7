// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/health/records.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace damscope::db {

/// What could be saved from a damaged store. games = whole + unverified + lost.
struct RecoverReport {
    std::uint64_t games = 0; ///< with any trace found, not counting deleted ones
    std::uint64_t whole = 0; ///< verified by their checksums
    /// Their moves can be read, but players and event are damaged or lost. They are
    /// written with what was found and the tag [DamscopeRecovered "unverified"].
    std::uint64_t unverified = 0;
    std::uint64_t lost = 0;         ///< only traces of them are left
    std::vector<GameId> lostGames;  ///< the first of them
    std::uint64_t missing = 0;      ///< numbers below the highest without any trace
    std::uint64_t damagedPages = 0; ///< of the file, as far as games were on them
    bool complete = true;           ///< false: stopped
    static constexpr std::size_t listed = 20;
};

struct RecoverOptions {
    std::stop_token stop;
    base::Progress progress; ///< pages, then games
};

/// Writes every game that can still be read from a store as PDN, in the order of their numbers,
/// whatever else in it is damaged: its pages are read one by one, without SQLite, and what is found
/// of a game is assembled and compared with its checksum. The store is not changed; no other
/// program may write to it meanwhile. Throws SourceFailure if the file cannot be read at all.
RecoverReport recoverGames(const std::filesystem::path& store,
                           const std::function<void(std::string_view)>& sink,
                           const RecoverOptions& options = {});

} // namespace damscope::db

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
};

} // namespace damscope::db::salvage
