// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide/writer.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <sstream>
#include <string>
#include <string_view>

namespace damscope::rules {

/// The page as one long line, so that phrases are found wherever lines break.
inline std::string unwrapped(const std::string& page) {
    std::istringstream words(page);
    std::string line;
    for (std::string word; words >> word;)
        line.append(line.empty() ? "" : " ").append(word);
    return line;
}

inline std::string pageLine(Variant variant, Language language) {
    return unwrapped(rulesPage(variant, language));
}

inline bool says(const std::string& page, std::string_view phrase) {
    return page.find(phrase) != std::string::npos;
}

inline std::size_t timesSaid(const std::string& page, std::string_view phrase) {
    std::size_t n = 0;
    for (auto at = page.find(phrase); at != std::string::npos; at = page.find(phrase, at + 1))
        ++n;
    return n;
}

/// The languages whose phrases the tests know.
inline constexpr std::array readLanguages{Language::english, Language::dutch, Language::french,
                                          Language::russian, Language::portuguese};
/// A phrase in each of them.
using Phrase = std::array<std::string_view, readLanguages.size()>;

inline std::string_view in(Language language, const Phrase& phrase) {
    return phrase[static_cast<std::size_t>(language)];
}

/// One page, as it stands and as one line.
struct ReadPage {
    Variant variant;
    Language language;
    std::string page = rulesPage(variant, language);
    std::string line = unwrapped(page);
};

/// Tests of every variant's page in one language.
class EveryPage : public ::testing::TestWithParam<Language> {
protected:
    static void forEachVariant(const std::function<void(const ReadPage&)>& check) {
        for (const Variant variant : allVariants()) {
            SCOPED_TRACE(rules(variant).name);
            check({variant, GetParam()});
        }
    }
};

inline std::string codeOfPage(const ::testing::TestParamInfo<Language>& language) {
    return std::string(codeOf(language.param));
}

} // namespace damscope::rules
