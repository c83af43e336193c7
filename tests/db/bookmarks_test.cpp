// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and searches that are kept by name.
#include "db/search/lists/collections.hpp"

#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

class Bookmarks : public ::testing::Test {
protected:
    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    const Bookmark ending_{"Petrov's triangle",
                           BookmarkKind::position,
                           rules::Variant::russian,
                           "W:WKc3,Kd4,Ke5:BKa7",
                           "",
                           "to learn"};
    const Bookmark shots_{"Été",
                          BookmarkKind::search,
                          rules::Variant::international,
                          "white captures 4",
                          "player:jansen from:1998",
                          ""};
};

TEST_F(Bookmarks, areKeptByName) {
    EXPECT_FALSE(addBookmark(store_, shots_));
    EXPECT_FALSE(addBookmark(store_, ending_));
    EXPECT_EQ(bookmarks(store_), (std::vector<Bookmark>{shots_, ending_}));
    EXPECT_EQ(findBookmark(store_, "ete"), shots_) << "case and accents do not matter";
    EXPECT_FALSE(findBookmark(store_, "other"));
    const Store other(folder_ / "games.db", Store::Access::read);
    EXPECT_FALSE(removeBookmark(store_, "ETE"));
    EXPECT_EQ(bookmarks(store_), std::vector<Bookmark>{ending_});
    EXPECT_EQ(removeBookmark(store_, "ete"), BookmarkProblem::missing);
}

TEST_F(Bookmarks, areRenamed) {
    addBookmark(store_, shots_);
    addBookmark(store_, ending_);
    EXPECT_EQ(renameBookmark(store_, "ete", "PETROV'S triangle"), BookmarkProblem::exists);
    EXPECT_FALSE(renameBookmark(store_, "ete", "ÉTÉ"));
    EXPECT_EQ(findBookmark(store_, "ete")->name, "ÉTÉ");
    EXPECT_EQ(renameBookmark(store_, "other", "x"), BookmarkProblem::missing);
    EXPECT_EQ(renameBookmark(store_, "ete", "?!"), BookmarkProblem::nameless);
}

TEST_F(Bookmarks, areRefusedIfTheyCannotBeOpened) {
    Bookmark wrong = ending_;
    wrong.text = "W:Wz9";
    EXPECT_EQ(addBookmark(store_, wrong), BookmarkProblem::wrongText);
    wrong = shots_;
    wrong.filter = "from:yesterday";
    EXPECT_EQ(addBookmark(store_, wrong), BookmarkProblem::wrongText);
    wrong = ending_;
    wrong.name = " ";
    EXPECT_EQ(addBookmark(store_, wrong), BookmarkProblem::nameless);
    addBookmark(store_, ending_);
    EXPECT_EQ(addBookmark(store_, ending_), BookmarkProblem::exists);
    EXPECT_EQ(bookmarks(store_).size(), 1U);
}

} // namespace
} // namespace damscope::db
