// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace damscope::base {

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
