// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/nearest.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace damscope::base {

// Optimal string alignment distance, a row at a time.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> beforeLast(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
        beforeLast.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

std::optional<std::string_view> nearest(std::string_view word,
                                        std::span<const std::string_view> candidates) {
    constexpr std::size_t longest = 64; // nobody mistypes a page of text
    const std::size_t letters = word.size() - std::min(word.find_first_not_of('-'), word.size());
    if (letters == 0 || word.size() > longest)
        return std::nullopt;
    std::optional<std::string_view> best;
    std::size_t fewest = letters / 3 + 1;
    for (const std::string_view candidate : candidates) {
        const std::size_t wrong = candidate.starts_with(word) ? 0 : editDistance(word, candidate);
        if (wrong < fewest) {
            fewest = wrong;
            best = candidate;
        }
    }
    return best;
}

} // namespace damscope::base
