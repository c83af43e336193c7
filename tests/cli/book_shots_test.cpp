// SPDX-License-Identifier: GPL-3.0-or-later
// Who imports the line of a book finds the name of the book, and no other.
#include "base/text/split.hpp"
#include "tests/cli/store_commands.hpp"

#include <fstream>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace damscope::cli {
namespace {

/// A row of tests/data/reference/named_shots.tsv.
struct BookShot {
    std::string variant;
    std::string name;
    std::string fen;   ///< blank: the start
    std::string moves; ///< all
};

// The lines of the sources; the examples behind them are of no book.
constexpr std::size_t linesOfBooks = 39;

std::vector<BookShot> bookShots() {
    std::ifstream file("tests/data/reference/named_shots.tsv");
    std::vector<BookShot> shots;
    for (std::string line; shots.size() < linesOfBooks && std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const std::vector<std::string> fields = base::splitFields(line, "\t");
        shots.push_back(
            {fields.at(0), fields.at(1), fields.at(2), fields.at(3) + ' ' + fields.at(4)});
    }
    return shots;
}

std::string pdnOf(const BookShot& shot) {
    const std::string type = shot.variant == "english" ? "21" : "20";
    std::string tags =
        "[White \"a\"]\n[Black \"b\"]\n[Result \"*\"]\n[GameType \"" + type + "\"]\n";
    if (!shot.fen.empty())
        tags += "[SetUp \"1\"]\n[FEN \"" + shot.fen + "\"]\n";
    return tags + '\n' + shot.moves + " *\n\n";
}

class BookShots : public StoreCommands {
protected:
    BookShots() {
        std::string pdn;
        for (const BookShot& shot : shots_)
            pdn += pdnOf(shot);
        import(pdn);
    }

    /// By game, those of combinations that were not missed.
    std::map<std::int64_t, std::set<std::string>> namesFound(const std::string& language) const {
        std::map<std::int64_t, std::set<std::string>> names;
        const Ran ran = run({"find", "shots", "--json", "--language", language});
        EXPECT_EQ(ran.status, 0) << ran.err;
        for (const Json& shot : objects(ran.out))
            if (shot["kind"] != "missed")
                for (const Json& name : shot["names"])
                    names[shot["game"]].insert(name.get<std::string>());
        return names;
    }

    void expectTheirNames() const {
        const auto english = namesFound("en");
        const auto french = namesFound("fr");
        for (std::size_t i = 0; i < shots_.size(); ++i) {
            const auto& found = shots_[i].variant == "english" ? english : french;
            const auto names = found.find(static_cast<std::int64_t>(i) + 1);
            ASSERT_NE(names, found.end()) << shots_[i].name << " has no name";
            EXPECT_EQ(names->second, std::set<std::string>{shots_[i].name});
        }
    }

    const std::vector<BookShot> shots_ = bookShots();
};

TEST_F(BookShots, AllHaveTheirNameAndNoOther) {
    ASSERT_EQ(shots_.size(), linesOfBooks);
    expectTheirNames();
    run({"db", "index", "--shots"});
    expectTheirNames();
}

// Whatever is listed as forced is what the finder proves from that position.
TEST_F(BookShots, WhatIsNotForcedIsMarked) {
    std::size_t notForced = 0;
    for (const Json& shot : objects(run({"find", "shots", "--json"}).out))
        if (!shot["forced"].get<bool>()) {
            ++notForced;
            EXPECT_EQ(shot["kind"], "played");
            EXPECT_FALSE(shot["allowed"].get<bool>());
            EXPECT_FALSE(shot["names"].empty());
        }
    EXPECT_GT(notForced, 10U);
    for (const Json& shot : objects(run({"find", "shots", "--json", "--forced"}).out))
        EXPECT_TRUE(shot["forced"].get<bool>());
    EXPECT_NE(run({"find", "shots", "2"}).out.find("played, not forced"), std::string::npos);
}

TEST_F(BookShots, AreFoundByName) {
    run({"db", "index", "--shots"});
    const auto ids = [&](const Words& words) {
        std::vector<std::int64_t> all;
        for (const Json& game : objects(run(words).out))
            all.push_back(game["id"]);
        return all;
    };
    using Ids = std::vector<std::int64_t>;
    EXPECT_EQ(ids({"list", "--shot", "coup Philippe", "--json"}), (Ids{1, 2}));
    EXPECT_EQ(ids({"find", "shot \"coup Philippe\"", "--json"}), (Ids{1, 2}));
    EXPECT_EQ(ids({"list", "--shot", "coup Manoury", "--json"}), Ids{11});
    // Any: only what is proved; of 11, that the man on 9 becomes a king.
    EXPECT_EQ(ids({"list", "--shot", "any", "1,2,11", "--json"}), (Ids{1, 11}));
    EXPECT_EQ(ids({"find", "shot", "1,2,11", "--json"}), (Ids{1, 11}));
}

} // namespace
} // namespace damscope::cli
