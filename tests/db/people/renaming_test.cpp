// SPDX-License-Identifier: GPL-3.0-or-later
// A player's name is written otherwise in all games.
#include "db/people/renaming.hpp"

#include "db/people/decisions.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::db {
namespace {

class Renamings : public ::testing::Test {
protected:
    Renamings() {
        storeGames(store_, {taggedGame({{"White", "Wirsma"}, {"Black", "Bos, A."}}, {{32, 28}}),
                            taggedGame({{"White", "Bos, A."}, {"Black", "Wirsma"}}, {{33, 28}}),
                            taggedGame({{"White", "Wiersma, H."}, {"Black", "Mol"}}, {{31, 27}})});
    }
    PersonId person(const char* name) {
        const Persons persons(store_.connection());
        return personsNamed(store_.connection(), persons, name).at(0);
    }
    std::string tag(int id, const char* name) {
        return std::string(loadGame(store_, GameId{static_cast<std::uint32_t>(id)})->tag(name));
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(Renamings, areOneEditOfAllGames) {
    const Renaming found = findRenaming(store_, person("Wirsma"), "Wiersma, H.");
    EXPECT_EQ(found.games.size(), 2U);
    EXPECT_EQ(found.namesakes, 1U) << "both would be one player";
    EXPECT_EQ(renamePlayer(store_, person("Wirsma"), "Wiersma, H.").changed, 2U);
    EXPECT_EQ(tag(1, "White"), "Wiersma, H.");
    EXPECT_EQ(tag(1, "Black"), "Bos, A.");
    EXPECT_EQ(tag(2, "Black"), "Wiersma, H.");
    const auto undone = undoLast(store_);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->games, 2U) << "one entry of the journal";
    EXPECT_EQ(tag(1, "White"), "Wirsma");
    EXPECT_EQ(tag(2, "Black"), "Wirsma");
    EXPECT_EQ(tag(3, "White"), "Wiersma, H.");
}

TEST_F(Renamings, leaveTheNameOfANamesakeWhomThePlayerMeets) {
    const rules::Game met = taggedGame({{"White", "Jansen, P."},
                                        {"Black", "Jansen, P."},
                                        {"WhiteFmjdId", "11111"},
                                        {"BlackFmjdId", "22222"}},
                                       {{32, 28}});
    storeGames(store_, {met}, Indexing::now, 2);
    const Persons persons(store_.connection());
    const std::vector<PersonId> namesakes = persons.namesakes();
    const auto second = std::ranges::find(namesakes, std::string("Jansen, P. (22222)"),
                                          [&](PersonId one) { return persons.nameOf(one); });
    ASSERT_NE(second, namesakes.end());
    EXPECT_EQ(renamePlayer(store_, *second, "Jansen, Piet").changed, 1U);
    EXPECT_EQ(tag(4, "White"), "Jansen, P.");
    EXPECT_EQ(tag(4, "Black"), "Jansen, Piet");
}

TEST_F(Renamings, changeAllNamesOfAPerson) {
    const std::vector<std::vector<NameId>> one{
        {NameId{number(person("Wirsma"))}, NameId{number(person("Wiersma, H."))}}};
    (void)mergeNames(store_, one, "player list --same");
    EXPECT_EQ(renamePlayer(store_, person("Wirsma"), "Wiersma, Harm").changed, 3U);
    EXPECT_EQ(tag(2, "Black"), "Wiersma, Harm");
    EXPECT_EQ(tag(3, "White"), "Wiersma, Harm");
}

} // namespace
} // namespace damscope::db
