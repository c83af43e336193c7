// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/tags.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using Tags = std::vector<rules::Tag>;

GameHeader header() {
    GameHeader h;
    h.white = "Wiersma, Harm";
    h.black = "Sijbrands, Ton";
    h.event = "Suiker";
    h.date = "1977.05.??";
    h.day = Date(1977, 5);
    h.whiteRating = 2400;
    return h;
}

// What is stored of tags, and given back.
Tags throughTheStore(const GameHeader& h, const Tags& tags) {
    const TagPlan plan = planTags(h, tags);
    std::vector<std::pair<std::size_t, std::string>> rows;
    for (const std::size_t place : plan.rows)
        rows.emplace_back(place, tags[place].value);
    return restoreTags(plan.list, h, rows);
}

TEST(Tags, ordinaryOnesNeedNoRows) {
    const Tags tags{{"Event", "Suiker"},         {"Date", "1977.05.??"}, {"White", "Wiersma, Harm"},
                    {"Black", "Sijbrands, Ton"}, {"Result", "1-1"},      {"WhiteRating", "2400"},
                    {"GameType", "20"}};
    const TagPlan plan = planTags(header(), tags);
    EXPECT_TRUE(plan.rows.empty());
    EXPECT_EQ(plan.list, "Event\nDate\nWhite\nBlack\nResult=1-1\nWhiteRating\nGameType=20\n");
    EXPECT_EQ(throughTheStore(header(), tags), tags);
}

TEST(Tags, otherValuesHaveRows) {
    const Tags tags{{"White", "Wiersma, Harm"}, {"White", "somebody else"},
                    {"WhiteRating", "2400?"},   {"WhiteElo", "2400"},
                    {"BlackRating", ""},        {"Annotator", "Roozenburg"}};
    EXPECT_EQ(planTags(header(), tags).rows, (std::vector<std::size_t>{1, 2, 5}));
    EXPECT_EQ(throughTheStore(header(), tags), tags);
}

// Programs write tags that say nothing by the dozen.
TEST(Tags, emptyOnesNeedNoRows) {
    const Tags tags{{"WhiteTitle", ""}, {"BlackRating", ""}, {"TimeControl", ""}};
    EXPECT_TRUE(planTags(header(), tags).rows.empty());
    EXPECT_EQ(throughTheStore(header(), tags), tags);
}

TEST(Tags, anythingComesBack) {
    const Tags tags{{"", ""},
                    {"white", "Wiersma, Harm"},
                    {"A=B\\n\n", "value\n=\\"},
                    {"Result", "=\\\n1-0"},
                    {"Result", std::string(41, 'x')},
                    {"GAMETYPE", ""},
                    {"Date", "1977.05.00"},
                    {"Last\\", std::string("a\0b", 3)}};
    EXPECT_EQ(throughTheStore(header(), tags), tags);
    EXPECT_EQ(throughTheStore(GameHeader{}, tags), tags);
    EXPECT_EQ(throughTheStore(header(), {}), Tags{});
}

} // namespace
} // namespace damscope::db
