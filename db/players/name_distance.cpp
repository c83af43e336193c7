// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players/name_distance.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace damscope::db {

int editDistance(std::string_view a, std::string_view b) {
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        int diagonal = std::exchange(row[0], static_cast<int>(i));
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int exchanged = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, exchanged});
        }
    }
    return row.back();
}

} // namespace damscope::db
