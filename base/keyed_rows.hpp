// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::base {

/// The row with a key; null if there is none.
template <class Rows> [[nodiscard]] auto* rowWithKey(Rows& rows, std::string_view key) {
    const auto found = std::ranges::find_if(rows, [&](const auto& row) { return row.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

/// Its number, counted from 1.
template <class Row>
[[nodiscard]] std::optional<std::uint32_t> numberWithKey(const std::vector<Row>& rows,
                                                         std::string_view key) {
    const Row* row = rowWithKey(rows, key);
    return row == nullptr ? std::nullopt
                          : std::optional(static_cast<std::uint32_t>(row - rows.data()) + 1);
}

/// New rows of a table in which others refer to rows by number: each keeps the number of the row
/// that had its key before, and rows that are gone stay, switched off.
template <class Row>
[[nodiscard]] std::vector<Row> keepingNumbers(std::vector<Row> before, std::vector<Row> now) {
    for (Row& row : before) {
        const auto same = std::ranges::find(now, row.key, &Row::key);
        if (same == now.end()) {
            row.off = true;
            continue;
        }
        row = std::move(*same);
        now.erase(same);
    }
    std::ranges::move(now, std::back_inserter(before));
    return before;
}

} // namespace damscope::base
