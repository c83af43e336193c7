// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "cli/terminal/json_rows.hpp"
#include "cli/terminal/table.hpp"
#include "db/query/find/find.hpp"
#include "db/store/games.hpp"

#include <vector>

namespace damscope::cli {

/// How hits are written. Excerpts are PDN, too, but begin where the query holds.
enum class HitFormat : std::uint8_t { table, json, jsonArray, csv, spreadsheet, pdn, excerpts };

/// Writes hits as they arrive, a page at a time, so that the first appear at once.
class HitList {
public:
    HitList(db::Store& store, Console& console, HitFormat format);

    void add(const db::query::Hit& hit);
    /// Writes the remaining hits, and what ends the list.
    void finish();
    /// The games that could not be written as PDN.
    [[nodiscard]] const std::vector<db::Damage>& damaged() const { return damaged_; }

private:
    void flush();
    void writeLines();
    void writeGames();
    void writeExcerpts();

    db::Store& store_;
    Console& console_;
    HitFormat format_;
    Table table_;
    JsonRows objects_;
    std::vector<db::query::Hit> hits_;
    std::size_t page_;   ///< hits that are written together
    bool named_ = false; ///< the CSV header has been written
    std::vector<db::Damage> damaged_;
};

} // namespace damscope::cli
