// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/game_list.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

TEST(CutList, isSaid) {
    rules::MoveList moves;
    EXPECT_EQ(warningOfCutList(moves, Language::english), std::nullopt);
    moves.markOverflow();
    EXPECT_EQ(warningOfCutList(moves, Language::english),
              "warning: the position has more captures than can be listed: some are missing");
    EXPECT_EQ(warningOfCutList(moves, Language::dutch),
              "waarschuwing: de stand heeft meer slagen dan kunnen worden opgesomd: er "
              "ontbreken er");
}

TEST(CutList, isSaidOfAFullList) {
    rules::MoveList moves;
    for (std::size_t i = 0; i < rules::MoveList::capacity; ++i)
        moves.push({});
    EXPECT_FALSE(warningOfCutList(moves, Language::english));
    moves.push({});
    EXPECT_TRUE(warningOfCutList(moves, Language::english));
}

} // namespace
} // namespace damscope::cli
