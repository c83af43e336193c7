// SPDX-License-Identifier: GPL-3.0-or-later
// The pairs of names that are compared must include all that fit, however many share a surname.
#include "db/people/proposals.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <tuple>

namespace damscope::db {
namespace {

using Names = std::vector<std::optional<PersonName>>;

Names read(const std::vector<std::string>& written) {
    Names names;
    std::ranges::transform(written, std::back_inserter(names), readPersonName);
    return names;
}

std::vector<std::tuple<std::size_t, std::size_t, SamePerson>> found(const Names& names) {
    std::vector<std::tuple<std::size_t, std::size_t, SamePerson>> pairs;
    for (const NamePair& pair : namePairs(names))
        pairs.emplace_back(pair.one, pair.other, pair.grade);
    return pairs;
}

TEST(NamePairs, areThoseOfComparingEachWithEach) {
    const std::vector<std::string> forenames{
        "Anton",  "Ton",  "A.",        "T.",        "Johannes", "Jan",      "J.",      "J.P.",
        "P.",     "Piet", "Pieter",    "Pyotr",     "Alexei",   "Alexey",   "Алексей", "А.",
        "Aleks",  "Roel", "Rol",       "Dick",      "Dirk",     "D.",       "Rick",    "Bert",
        "Robert", "Rob",  "R. (Ron)",  "N. (Bert)", "Lukas",    "Lulkas",   "Ulkas",   "Ю.",
        "Yuri",   "Hein", "Jean-Marc", "J.-M.",     "Marc",     "Marc Jean"};
    const std::vector<std::string> surnames{"Boomstra", "Boomsta", "Бомстра"};
    std::mt19937 random(21);
    std::vector<std::string> written{"Boomstra", "Boomstra 2", "Boomstra, Jan (2)",
                                     "BOOMSTRA Anton"};
    for (const std::string& forename : forenames)
        for (const std::string& surname : surnames)
            written.push_back(random() % 2 == 0 ? forename + " " + surname
                                                : surname + ", " + forename);
    written.emplace_back("Boomstra Roel");
    std::ranges::shuffle(written, random);
    const Names names = read(written);
    std::vector<std::tuple<std::size_t, std::size_t, SamePerson>> expected;
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t j = i + 1; j < names.size(); ++j)
            if (const SamePerson grade = compareNames(*names[i], *names[j]);
                grade != SamePerson::no)
                expected.emplace_back(i, j, grade);
    EXPECT_GT(expected.size(), 100U);
    EXPECT_EQ(found(names), expected);
}

TEST(NamePairs, ofNumberedPlayersAreNone) {
    std::vector<std::string> written;
    for (int i = 1; i <= 3000; ++i)
        written.push_back("Player " + std::to_string(i));
    EXPECT_TRUE(found(read(written)).empty());
    written.emplace_back("Player, 7");
    EXPECT_EQ(found(read(written)),
              (std::vector{std::tuple(std::size_t{6}, std::size_t{3000}, SamePerson::certain)}));
}

} // namespace
} // namespace damscope::db
