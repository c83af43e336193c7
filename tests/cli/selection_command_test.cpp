// SPDX-License-Identifier: GPL-3.0-or-later
// One selection in every command that takes games.
#include "tests/cli/store_commands.hpp"

#include <set>

namespace damscope::cli {
namespace {

using Ids = std::set<int>;

const std::string decided =
    "[Event \"Heathfield Open\"]\n[Date \"2019.08.03\"]\n[White \"Jansen\"]\n"
    "[Black \"Sijbrands\"]\n[Result \"2-0\"]\n[WhiteRating \"2310\"]\n"
    "[BlackRating \"2290\"]\n[GameType \"20\"]\n\n"
    "1. 31-27 {a strong move} 18-23 2. 37-31 12-18 2-0\n\n";

// A selection, and the games that it means.
struct Selected {
    Words words;
    Ids games;
};

// 1: Jansen - Béranger, drawn, Clubavond 2023. 2: Konaté - Jansen, the same. 3: see above.
const std::vector<Selected> selections{{{"2"}, {2}},
                                       {{"1,3"}, {1, 3}},
                                       {{"all"}, {1, 2, 3}},
                                       {{"Jansen", "won"}, {3}},
                                       {{"Jansen won"}, {3}},
                                       {{"Jansen as white"}, {1, 3}},
                                       {{"Jansen", "against", "Konaté"}, {2}},
                                       {{"draws"}, {1, 2}},
                                       {{"in", "Heathfield Open"}, {3}},
                                       {{"Heathfield Open"}, {3}},
                                       {{"Jansen Heathfield"}, {3}},
                                       {{"event:Clubavond"}, {1, 2}},
                                       {{"white rated over 2300"}, {3}},
                                       {{"winner rated under 2000"}, {}},
                                       {{"before 2020"}, {3}},
                                       {{"in 2023"}, {1, 2}},
                                       {{"with comments"}, {3}},
                                       {{"comment", "strong"}, {3}},
                                       {{"where", "white man on 27"}, {3}},
                                       {{"Jansen where black man on 23"}, {1, 2, 3}},
                                       {{"draws", "where", "white", "moves", "33-29"}, {2}},
                                       {{"--white", "Jansen", "draws"}, {1}},
                                       {{"1,2", "--from", "2023"}, {1, 2}}};

class Selections : public StoreCommands {
protected:
    Selections() { import(sound + other + decided); }

    Ids idsOf(Words command, const Words& selection, const Words& rest = {}) const {
        command.insert(command.end(), selection.begin(), selection.end());
        command.insert(command.end(), rest.begin(), rest.end());
        const Ran ran = run(command);
        EXPECT_LE(ran.status, 1) << ran.err;
        Ids ids;
        for (const Json& object : objects(ran.out))
            ids.insert(object.at("id").get<int>());
        return ids;
    }
};

TEST_F(Selections, meanTheSameGamesInEveryCommand) {
    for (const auto& [words, games] : selections) {
        SCOPED_TRACE(words.front() + " " + words.back());
        EXPECT_EQ(idsOf({"list"}, words, {"--json"}), games);
        EXPECT_EQ(idsOf({"find", "ply = 0"}, words, {"--json"}), games);
        EXPECT_EQ(idsOf({"edit", "delete"}, words, {"--json"}), games);
        EXPECT_EQ(idsOf({"write", "--as", "jsonl", "-o", "-"}, words), games);
        Words openings{"find", "openings", "--json"};
        openings.insert(openings.end(), words.begin(), words.end());
        EXPECT_EQ(objects(run(openings).out).at(0).at("games"), games.size());
        Words shots{"find", "shots", "--json", "--count"};
        shots.insert(shots.end(), words.begin(), words.end());
        EXPECT_EQ(run(shots).status, 0);
        if (games.empty())
            continue;
        Words collect{"edit", "collection", "create", "c" + words.back()};
        collect.insert(collect.end(), words.begin(), words.end());
        EXPECT_EQ(run(collect).status, 0);
        EXPECT_EQ(idsOf({"list", "in collection \"c" + words.back() + "\""}, {}, {"--json"}),
                  games);
        EXPECT_EQ(run({"edit", "collection", "delete", "c" + words.back(), "--apply"}).status, 0);
    }
}

TEST_F(Selections, areOfFilesToo) {
    const std::string file = write("some.pdn", sound + decided);
    EXPECT_EQ(idsOf({"list", file}, {"draws"}, {"--json"}), Ids{1});
    EXPECT_EQ(idsOf({"find", "ply = 0"}, {"in", file, "Jansen", "won"}, {"--json"}), Ids{2});
    EXPECT_EQ(idsOf({"write", "--as", "jsonl", "-o", "-"}, {"white rated over 2300", file}),
              Ids{2});
    EXPECT_TRUE(contains(run({"list", file, "--db", "other.db"}).err, "--db"));
    // A file that there is not is no player.
    const Ran missing = run({"list", folder_.file("missing.pdn")});
    EXPECT_GE(missing.status, 1);
    EXPECT_FALSE(contains(missing.err, "no player")) << missing.err;
    // Games of files cannot be changed.
    const Ran change = run({"edit", "delete", file});
    EXPECT_EQ(change.status, 2);
    EXPECT_TRUE(contains(change.err, "import the file first")) << change.err;
}

// Names that nobody has are explained, whichever command is asked.
TEST_F(Selections, proposeNearNamesInEveryCommand) {
    for (Words command : {Words{"list"},
                          {"find", "ply = 0"},
                          {"write", "-o", "-"},
                          {"edit", "delete"},
                          {"edit", "--set", "Round=1"},
                          {"edit", "collection", "create", "New"},
                          {"edit", "duplicates"},
                          {"edit", "annotate"},
                          {"edit", "repair"},
                          {"analyse"},
                          {"find", "openings"},
                          {"find", "shots"},
                          {"player", "list"},
                          {"event", "list"},
                          {"player", "Jansen"}}) {
        SCOPED_TRACE(command.front() + " " + command.back());
        command.emplace_back("player:Jansn");
        const Ran ran = run(command);
        EXPECT_TRUE(contains(ran.err, "did you mean Jansen (3 games)?")) << ran.err;
    }
    EXPECT_TRUE(contains(run({"list", "Heathfeld Open"}).err,
                         "did you mean the event Heathfield Open (1 game)?"));
}

TEST_F(Selections, sayWhatIsWrongAndWhere) {
    const Ran ran = run({"list", "Jansen", "since", "yesterday"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(contains(ran.err, "expected a date")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "  Jansen since yesterday\n               ^")) << ran.err;
    const Ran query = run({"list", "where", "white man on 99"});
    EXPECT_EQ(query.status, 2);
    EXPECT_TRUE(contains(query.err, "where: ")) << query.err;
    EXPECT_EQ(run({"edit", "--set", "Round=1"}).status, 2) << "all games only if that is said";
    EXPECT_EQ(run({"edit", "delete"}).status, 2);
    EXPECT_EQ(run({"list", "1", "99"}).status, 1);
    EXPECT_TRUE(contains(run({"list", "1", "99"}).err, "99"));
}

// An empty variable of a script: nothing is meant, and not all games.
TEST_F(Selections, thatSayNothingChangeNothing) {
    const std::string before = run({"write", "-o", "-"}).out;
    for (const char* nothing : {"", " ", "games", "and", "Jansen and"})
        for (Words command : {Words{"edit", "delete", "--apply"},
                              {"edit", "--set", "Round=1", "--apply"},
                              {"edit", "annotate", "--apply"},
                              {"edit", "duplicates", "--apply"}}) {
            command.emplace_back(nothing);
            EXPECT_EQ(run(command).status, 2) << command[1] << " \"" << nothing << '"';
        }
    EXPECT_EQ(run({"write", "-o", "-"}).out, before);
}

TEST_F(Selections, sayWhatAQueryDoesNotConcern) {
    import("[White \"Asch\"]\n[Result \"*\"]\n[GameType \"21\"]\n\n1. 9-13 *\n");
    const Ran ran = run({"list", "where", "ply = 0"});
    EXPECT_TRUE(contains(ran.err, "1 game was not searched")) << ran.err;
    EXPECT_FALSE(
        contains(run({"list", "where", "ply = 0", "--variant", "english"}).err, "not searched"));
}

// The conditions are explained once, not in every command.
TEST_F(Selections, areExplainedByOnePage) {
    const std::string page = run({"help", "select"}).out;
    for (const char* words : {"since DATE", "white rated RANGE", "against NAME", "in collection",
                              "with comments", "white won"})
        EXPECT_TRUE(contains(page, words)) << words;
    for (const Words& command : {Words{"list"}, {"find"}, {"edit"}, {"analyse"}}) {
        Words asked{"help"};
        asked.insert(asked.end(), command.begin(), command.end());
        const std::string help = run(asked).out;
        EXPECT_TRUE(contains(help, "damscope help select")) << help;
        EXPECT_FALSE(contains(help, "--white-rating")) << help;
        EXPECT_EQ(run({"list", "--white-rating", "2300-"}).status, 0) << "but it is there";
    }
    EXPECT_TRUE(contains(run({"help", "query"}).out, "then within"));
    EXPECT_TRUE(contains(run({"help", "formats"}).out, "parquet"));
    EXPECT_TRUE(contains(run({"help"}).out, "help select"));
}

} // namespace
} // namespace damscope::cli
