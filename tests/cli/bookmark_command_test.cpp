// SPDX-License-Identifier: GPL-3.0-or-later
// bookmark, as a user sees it.
#include "db/search/lists/collections.hpp"
#include "db/store/store.hpp"
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

class BookmarkCommand : public StoreCommands {
protected:
    BookmarkCommand() { import(sound + other); }
    std::vector<Json> found(const std::string& name) const {
        return objects(run({"edit", "bookmark", "open", name, "--json"}).out);
    }
};

TEST_F(BookmarkCommand, KeepsPositions) {
    EXPECT_EQ(run({"edit", "bookmark", "add", "Mine", "--moves", "32-28 18-23", "--note", "try it"})
                  .status,
              0);
    const auto all = objects(run({"edit", "bookmark", "--json"}).out);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0]["kind"], "position");
    EXPECT_EQ(all[0]["note"], "try it");
    EXPECT_TRUE(all[0]["query"].is_null());
    ASSERT_EQ(found("mine").size(), 1U);
    EXPECT_EQ(found("mine")[0]["id"], 1);
    EXPECT_EQ(found("mine")[0]["ply"], 2);
    const std::string text = run({"edit", "bookmark", "open", "mine"}).out;
    EXPECT_NE(text.find(all[0]["fen"].get<std::string>()), std::string::npos) << text;
    EXPECT_TRUE(contains(run({"edit", "bookmark", "remove", "mine"}).err, "nothing was changed"));
    EXPECT_EQ(run({"edit", "bookmark", "remove", "mine", "--apply"}).status, 0);
    EXPECT_EQ(run({"edit", "bookmark", "--exit-status"}).status, 1);
}

TEST_F(BookmarkCommand, KeepsSearches) {
    EXPECT_EQ(
        run({"edit", "bookmark", "add", "moved", "player:jansen", "where", "white moves 33-29"})
            .status,
        0);
    ASSERT_EQ(found("moved").size(), 1U);
    EXPECT_EQ(found("moved")[0]["id"], 2);
    EXPECT_EQ(run({"edit", "bookmark", "rename", "moved", "Other"}).status, 0);
    EXPECT_EQ(found("other").size(), 1U);
    EXPECT_NE(run({"edit", "bookmark"}).out.find("white moves 33-29"), std::string::npos);
}

// In the window a search among the games of a list can be kept, and the list may have a query.
TEST_F(BookmarkCommand, OpensASearchAmongTheGamesOfAQuery) {
    {
        db::Store store(folder_.file("games.db"), db::Store::Access::write);
        ASSERT_FALSE(db::addBookmark(store, {"early", db::BookmarkKind::search,
                                             rules::Variant::international, "black moves 19-23",
                                             "jansen where white moves 33-29", ""}));
        ASSERT_FALSE(
            db::addBookmark(store, {"none", db::BookmarkKind::search, rules::Variant::international,
                                    "black moves 19-23", "jansen where white moves 32-28", ""}));
    }
    ASSERT_EQ(found("early").size(), 1U);
    EXPECT_EQ(found("early")[0]["id"], 2);
    EXPECT_TRUE(found("none").empty());
}

TEST_F(BookmarkCommand, SaysWhatIsWrong) {
    const auto fails = [&](const Words& words, const std::string& why) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 2) << why;
        EXPECT_NE(ran.err.find(why), std::string::npos) << ran.err;
    };
    fails({"edit", "bookmark", "add", "x"}, "give one of");
    fails({"edit", "bookmark", "add", "x", "where", "white flies"}, "cannot be understood");
    fails({"edit", "bookmark", "add", "x", "--moves", "32-28", "jansen"}, "give one of");
    fails({"edit", "bookmark", "add", "x", "from:x", "where", "promotes"}, "expected a date");
    fails({"edit", "bookmark", "add", "?", "--moves", "32-28"}, "letter or digit");
    fails({"edit", "bookmark", "open", "x"}, "no bookmark");
    EXPECT_EQ(run({"edit", "bookmark", "add", "x", "--moves", "32-28"}).status, 0);
    fails({"edit", "bookmark", "add", "X", "--moves", "32-28"}, "already");
    EXPECT_EQ(run({"edit", "bookmark", "add", "y", "--moves", "33-29"}).status, 0);
    fails({"edit", "bookmark", "rename", "y", "x"}, "already a bookmark \"x\"");
    fails({"edit", "bookmark", "rename", "z", "x"}, "no bookmark \"z\"");
}

} // namespace
} // namespace damscope::cli
