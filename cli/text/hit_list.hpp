// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/console.hpp"
#include "cli/terminal/table.hpp"
#include "db/query/find/find.hpp"
#include "db/store/games.hpp"

#include <vector>

namespace damscope::cli {

enum class HitFormat : std::uint8_t { table, json, csv, pdn };

/// Writes hits as they come, a page of them at a time, so that the first are seen at once.
class HitList {
public:
    HitList(db::Store& store, Console& console, HitFormat format);

    void add(const db::query::Hit& hit);
    /// Writes what has not been written yet.
    void flush();
    /// Games of which PDN was asked for and that could not be written.
    [[nodiscard]] const std::vector<db::Damage>& damaged() const { return damaged_; }

private:
    void writeLines();
    void writeGames();

    db::Store& store_;
    Console& console_;
    HitFormat format_;
    Table table_;
    std::vector<db::query::Hit> hits_;
    std::size_t page_;   ///< so many are written together
    bool named_ = false; ///< the names of the CSV fields have been written
    std::vector<db::Damage> damaged_;
};

} // namespace damscope::cli
