// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <set>
#include <span>
#include <string>
#include <string_view>

namespace damscope::rules::testing {

/// The names in the braces of a sentence.
inline std::multiset<std::string> gapsOf(std::string_view sentence) {
    std::multiset<std::string> gaps;
    for (auto open = sentence.find('{'); open != std::string_view::npos;
         open = sentence.find('{', open + 1)) {
        const auto close = sentence.find('}', open);
        EXPECT_NE(close, std::string_view::npos) << sentence;
        gaps.emplace(sentence.substr(open + 1, close - open - 1));
    }
    return gaps;
}

/// Every sentence of another language is there, is not the English one, and leaves the same gaps,
/// but for one that only English needs.
inline void expectSameGaps(std::span<const std::string_view> english,
                           std::span<const std::string_view> other,
                           const std::string& onlyEnglish = {}) {
    ASSERT_EQ(english.size(), other.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        auto wanted = gapsOf(english[i]);
        wanted.erase(onlyEnglish);
        EXPECT_EQ(gapsOf(other[i]), wanted) << english[i] << "\n" << other[i];
        EXPECT_FALSE(other[i].empty()) << english[i];
        const bool onlyGap =
            english[i].starts_with('{') && english[i].find('}') + 1 == english[i].size();
        EXPECT_TRUE(onlyGap || other[i] != english[i]) << english[i];
    }
}

} // namespace damscope::rules::testing
