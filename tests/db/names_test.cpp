// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/fold_name.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::db {
namespace {

bool fits(const std::string& query, const std::string& name) {
    const std::string folded = foldName(name);
    const auto words = queryWords(query);
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return folded.find(word) != std::string::npos;
    });
}

TEST(Names, areFoundInEitherOrder) {
    EXPECT_TRUE(fits("sijbrands ton", "Ton Sijbrands"));
    EXPECT_TRUE(fits("Sijbrands, T.", "Sijbrands,T"));
    EXPECT_TRUE(fits("sijbrands t", "Sijbrands, Ton"));
}

TEST(Names, areFoundWhateverCaseAndAccents) {
    EXPECT_TRUE(fits("muller", "MÜLLER, Jörg"));
    EXPECT_TRUE(fits("Müller", "Muller"));
    EXPECT_TRUE(fits("цветов", "ЦВЕТОВ Юрий"));
    EXPECT_TRUE(fits("Ryszard Jezowski", "Ryszard Jeżowski"));
    EXPECT_TRUE(fits("strasse", "Straße"));
    EXPECT_TRUE(fits("lukasik", "Łukasik, Paweł"));
    EXPECT_TRUE(fits("Łukasik", "LUKASIK"));
    EXPECT_TRUE(fits("sorensen", "Sørensen"));
    EXPECT_TRUE(fits("djordjevic", "Djordjević"));
    EXPECT_TRUE(fits("dordevic", "Đorđević"));
    EXPECT_TRUE(fits("aegir thor", "Ægir Þór"));
}

TEST(Names, wordsAreFoundByTheirBeginning) {
    EXPECT_TRUE(fits("wier", "Wiersma, Harm"));
    EXPECT_FALSE(fits("ton", "Newton, Isaac"));
    EXPECT_FALSE(fits("sijbrands jan", "Sijbrands, Ton"));
}

TEST(Names, bytesThatAreNoTextAreKept) {
    EXPECT_TRUE(fits("caf\xe9", "caf\xe9 Central"));
    EXPECT_EQ(foldName(""), "");
    EXPECT_EQ(foldName("?"), "");
}

} // namespace
} // namespace damscope::db
