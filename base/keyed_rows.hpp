// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::base {

/// The row with a key; null if there is none.
template <class Rows> [[nodiscard]] auto* rowWithKey(Rows& rows, std::string_view key) {
    const auto found = std::ranges::find_if(rows, [&](const auto& row) { return row.key == key; });
    return found == rows.end() ? nullptr : &*found;
}

/// The rows of a table that never changes. Copies share them, and a holder of one row shares it
/// too.
template <class Row> class SharedRows {
public:
    explicit SharedRows(std::vector<Row> rows)
        : rows_(std::make_shared<const std::vector<Row>>(std::move(rows))) {}

    [[nodiscard]] const std::vector<Row>& all() const { return *rows_; }
    /// One of them, which lives as long as someone has it.
    [[nodiscard]] std::shared_ptr<const Row> shared(const Row& row) const { return {rows_, &row}; }
    /// The row with a key; null if there is none.
    [[nodiscard]] std::shared_ptr<const Row> withKey(std::string_view key) const {
        const Row* row = rowWithKey(*rows_, key);
        return row == nullptr ? nullptr : shared(*row);
    }

private:
    std::shared_ptr<const std::vector<Row>> rows_;
};

} // namespace damscope::base
