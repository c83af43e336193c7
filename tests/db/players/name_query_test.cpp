// SPDX-License-Identifier: GPL-3.0-or-later
// Names in any form that people write. The forms of tests/data/players/variants.tsv are those that
// archives and web pages were found to have.
#include "db/store/players/name_query.hpp"

#include "db/store/codec/fold_name.hpp"
#include "db/store/players/name_likeness.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace damscope::db {
namespace {

bool finds(std::string_view query, std::string_view name) {
    return NameQuery(query).fit(foldName(name)) == NameFit::fits;
}

// Each line: the forms of one person's name.
std::vector<std::vector<std::string>> people() {
    std::ifstream in("tests/data/players/variants.tsv");
    std::vector<std::vector<std::string>> all;
    std::string line;
    std::getline(in, line); // titles
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        std::string field;
        std::getline(fields, field, '\t');
        std::getline(fields, field, '\t');
        std::istringstream forms(field);
        all.emplace_back();
        for (std::string form; std::getline(forms, form, ';');)
            all.back().push_back(form);
    }
    return all;
}

TEST(NameQuery, everyFormFindsEveryOther) {
    const auto all = people();
    ASSERT_GE(all.size(), 10U);
    for (const auto& forms : all)
        for (const std::string& query : forms)
            for (const std::string& name : forms)
                EXPECT_TRUE(finds(query, name)) << query << " | " << name;
}

TEST(NameQuery, noFormFindsAnotherPerson) {
    const auto all = people();
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < all.size(); ++j)
            for (const std::string& query : i == j ? std::vector<std::string>() : all[i])
                for (const std::string& name : all[j])
                    EXPECT_FALSE(finds(query, name)) << query << " | " << name;
}

TEST(NameQuery, takesForenamesAndInitialsForEachOther) {
    EXPECT_TRUE(finds("Ton Sijbrands", "Sijbrands, T."));
    EXPECT_TRUE(finds("T. Sijbrands", "Ton Sijbrands"));
    EXPECT_TRUE(finds("RW Heusdens", "Ron Heusdens"));
    EXPECT_TRUE(finds("AKW Jansen", "Jansen, A.K.W."));
    EXPECT_TRUE(finds("Jansen, A.K.W.", "A. Jansen"));
    EXPECT_FALSE(finds("Jan Jansen", "Jansen, P."));
    EXPECT_FALSE(finds("Ton", "Sijbrands, T.")) << "an initial alone names nobody";
    EXPECT_FALSE(finds("T. Sijbrands", "Harm Sijbrands"));
}

TEST(NameQuery, knowsPrefixes) {
    EXPECT_TRUE(finds("van der Wal", "Wal, J. van der"));
    EXPECT_TRUE(finds("Wal", "van der Wal, Jannes"));
    EXPECT_TRUE(finds("vd Wal", "Wal, J. van der"));
    EXPECT_TRUE(finds("van der Wal", "J. v.d. Wal"));
    EXPECT_TRUE(finds("van der", "Wal, J. van der"));
    EXPECT_FALSE(finds("van der Wal", "Kooij, van der, W. (Wim)")) << "no surname in common";
    EXPECT_FALSE(finds("Wal, J. van der", "Kooij, van der, W. (Wim)"));
}

TEST(NameQuery, knowsTransliterations) {
    for (const auto& [one, other] :
         {std::pair("Сейбрандс", "Ton Sijbrands"), std::pair("Tchijov", "Чижов"),
          std::pair("Шварцман", "Schwarzman, A."), std::pair("Shvartsman", "Шварцман Александр"),
          std::pair("Куперман", "Koeperman, Iser"), std::pair("Harm Wiersma", "Вирсма Х."),
          std::pair("Gantwarg", "Гантварг Анатолий"), std::pair("Getmanski", "Гетманский"),
          std::pair("Andrejko", "Андрейко"), std::pair("Georgiev", "Георгиев")}) {
        EXPECT_TRUE(finds(one, other)) << one << " | " << other;
        EXPECT_TRUE(finds(other, one)) << other << " | " << one;
    }
}

TEST(NameQuery, partsAreALastResort) {
    EXPECT_EQ(NameQuery("brands").fit(foldName("Sijbrands")), NameFit::part);
    EXPECT_EQ(NameQuery("ran").fit(foldName("Sijbrands")), NameFit::none) << "too short";
    EXPECT_EQ(NameQuery("?").fit(foldName("Sijbrands")), NameFit::none);
    EXPECT_EQ(NameQuery("").fit(foldName("")), NameFit::none);
}

TEST(NameQuery, distanceIsInSounds) {
    EXPECT_EQ(nameDistance("Tsjizjov", foldName("Чижов"), 2), 0);
    EXPECT_EQ(nameDistance("Wiersema", foldName("Wiersma, H."), 2), 1);
    EXPECT_GT(nameDistance("Wiersma", foldName("Sijbrands"), 2), 2);
    EXPECT_GT(nameDistance("zzzqqq", foldName("Van Dijk"), 2), 2) << "too few sounds to compare";
}

TEST(NameSkeleton, isNeverEmptyForAWord) {
    for (const char* word : {"a", "ъ", "1998", "x", "ij", "щ", "ouou"})
        EXPECT_FALSE(nameSkeletons(word).empty()) << word;
    EXPECT_LE(nameSkeletons(std::string(1000, 'c')).size(), 8U);
}

} // namespace
} // namespace damscope::db
