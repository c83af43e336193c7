// SPDX-License-Identifier: GPL-3.0-or-later
// One selection in every command that takes games.
#include "tests/cli/store_commands.hpp"

#include <filesystem>
#include <set>

namespace damscope::cli {
namespace {

using GameNumbers = std::set<int>;

const std::string wonGame =
    "[Event \"Heathfield Open\"]\n[Date \"2019.08.03\"]\n[White \"Jansen\"]\n"
    "[Black \"Sijbrands\"]\n[Result \"2-0\"]\n[WhiteRating \"2310\"]\n"
    "[BlackRating \"2290\"]\n[GameType \"20\"]\n\n"
    "1. 31-27 {a strong move} 18-23 2. 37-31 12-18 2-0\n\n";

// A selection, and the games that it means.
struct Selected {
    Words words;
    GameNumbers games;
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

// The folder in which programs start while it lives.
class WorkingFolder {
public:
    explicit WorkingFolder(const std::filesystem::path& folder)
        : before_(std::filesystem::current_path()) {
        std::filesystem::create_directory(folder);
        std::filesystem::current_path(folder);
    }
    WorkingFolder(const WorkingFolder&) = delete;
    WorkingFolder& operator=(const WorkingFolder&) = delete;
    ~WorkingFolder() { std::filesystem::current_path(before_); }

private:
    std::filesystem::path before_;
};

class Selections : public StoreCommands {
protected:
    Selections() { import(sound + other + wonGame); }

    GameNumbers idsOf(Words command, const Words& selection, const Words& rest = {}) const {
        command.insert(command.end(), selection.begin(), selection.end());
        command.insert(command.end(), rest.begin(), rest.end());
        const Ran ran = run(command);
        EXPECT_LE(ran.status, 1) << ran.err;
        GameNumbers ids;
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
    const std::string file = write("some.pdn", sound + wonGame);
    EXPECT_EQ(idsOf({"list", file}, {"draws"}, {"--json"}), GameNumbers{1});
    EXPECT_EQ(idsOf({"find", "ply = 0"}, {"in", file, "Jansen", "won"}, {"--json"}),
              GameNumbers{2});
    EXPECT_EQ(idsOf({"write", "--as", "jsonl", "-o", "-"}, {"white rated over 2300", file}),
              GameNumbers{2});
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
}

// A number that no game has is named, and nothing is done; of a range those that there are count.
TEST_F(Selections, refuseNumbersOfNoGameInEveryCommand) {
    for (Words command : {Words{"list"},
                          {"show"},
                          {"find", "ply = 0"},
                          {"write", "-o", "-"},
                          {"edit", "delete", "--apply"},
                          {"edit", "--set", "Round=9"},
                          {"edit", "annotate"},
                          {"edit", "collection", "create", "New"},
                          {"edit", "repair"},
                          {"analyse"},
                          {"find", "openings"},
                          {"player", "Jansen"},
                          {"player", "list"},
                          {"event", "list"},
                          {"train", "exercises", "make"}}) {
        SCOPED_TRACE(command.front() + " " + command.back());
        command.emplace_back("1,98,99");
        const Ran ran = run(command);
        EXPECT_EQ(ran.status, 2);
        EXPECT_TRUE(contains(ran.err, "there is no game 98, nor 99; ")) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
    EXPECT_EQ(idsOf({"list"}, {"all"}, {"--json"}), (GameNumbers{1, 2, 3}));
    EXPECT_FALSE(contains(run({"write", "all", "-o", "-"}).out, "[Round \"9\"]"));
    EXPECT_EQ(idsOf({"list"}, {"2-50"}, {"--json"}), (GameNumbers{2, 3}));
    EXPECT_TRUE(contains(run({"list", "40-50"}).err, "there is no game 40-50;"));
    EXPECT_EQ(run({"edit", "delete", "2", "--apply"}).status, 0);
    EXPECT_EQ(run({"list", "2"}).status, 2) << "deleted";
    EXPECT_EQ(run({"show", "2"}).status, 0) << "says that it is deleted";
}

TEST_F(Selections, areShownGameAfterGame) {
    EXPECT_EQ(idsOf({"show"}, {"Jansen", "draws"}, {"--json"}), (GameNumbers{1, 2}));
    EXPECT_EQ(idsOf({"show"}, {write("two.pdn", sound + wonGame), "won", "Jansen"}, {"--json"}),
              GameNumbers{2});
    const std::string text = run({"show", "1-3"}).out;
    EXPECT_TRUE(text.starts_with("Game 1: ")) << text;
    EXPECT_TRUE(contains(text, "\n\nGame 3: ")) << text;
    EXPECT_TRUE(contains(run({"show", "Jansen won", "--ply", "1"}).out, "31-27"));
}

// Commands about one game take any selection of one.
TEST_F(Selections, ofOneGameAreSaidInAnyWay) {
    const Ran why = run({"analyse", "why", "Jansen", "won", "--ply", "1"});
    EXPECT_EQ(why.status, 0) << why.err;
    EXPECT_EQ(run({"analyse", "why", write("one.pdn", wonGame), "--ply", "1"}).out, why.out);
    for (const char* verb : {"report", "why"}) {
        const Ran several = run({"analyse", verb, "Jansen"});
        EXPECT_EQ(several.status, 2);
        EXPECT_TRUE(contains(several.err, "3 games are meant: 1, 2, 3; name one")) << several.err;
        EXPECT_EQ(run({"analyse", verb, "Nobody"}).status, 1);
    }
}

TEST_F(Selections, takeAPlayerBeforeAFileOfTheName) {
    const WorkingFolder here(folder_.file("here"));
    (void)write("here/Jansen", other);
    (void)write("here/Unheardof", other);
    EXPECT_EQ(idsOf({"list"}, {"Jansen"}, {"--json"}), (GameNumbers{1, 2, 3}));
    EXPECT_EQ(idsOf({"list"}, {"./Jansen"}, {"--json"}), GameNumbers{1});
    EXPECT_EQ(idsOf({"list"}, {"Unheardof"}, {"--json"}), GameNumbers{1}) << "nobody is called so";
}

TEST_F(Selections, ofOneLetterAreWholeWords) {
    EXPECT_EQ(run({"edit", "delete", "J", "--apply"}).status, 1);
    EXPECT_EQ(idsOf({"list"}, {"J"}, {"--json"}), GameNumbers{});
    import("[White \"Jansen, J.\"]\n[Event \"Group A\"]\n[Result \"*\"]\n\n1. 32-28 *\n");
    EXPECT_EQ(idsOf({"list"}, {"J"}, {"--json"}), GameNumbers{4});
    EXPECT_EQ(idsOf({"list"}, {"event:A"}, {"--json"}), GameNumbers{4});
}

TEST_F(Selections, ofASourceNameAWholeFile) {
    std::filesystem::create_directory(folder_.file("2024"));
    (void)run(
        {"import", write("2024/extra.pdn", "[White \"Asch\"]\n[Result \"*\"]\n\n1. 32-28 *\n")});
    EXPECT_EQ(idsOf({"list"}, {"source", "extra.pdn"}, {"--json"}), GameNumbers{4});
    EXPECT_EQ(idsOf({"list"}, {"source", "2024/EXTRA.pdn"}, {"--json"}), GameNumbers{4});
    EXPECT_EQ(idsOf({"list"}, {"source", "2024"}, {"--json"}), GameNumbers{4}) << "a folder";
    EXPECT_EQ(idsOf({"list"}, {"source", "a.pdn"}, {"--json"}), GameNumbers{});
    EXPECT_EQ(run({"edit", "delete", "source", "a.pdn", "--apply"}).status, 1);
    EXPECT_TRUE(contains(run({"list", "source", "extra"}).err, "did you mean extra.pdn"));
    EXPECT_TRUE(contains(run({"db", "sources", "extra"}).err, "extra.pdn"));
    // Reading again takes a source, or where games are from.
    const auto reread = [this](const Words& words) {
        Words command{"db", "reread", "--json", "--apply"};
        command.insert(command.end(), words.begin(), words.end());
        return objects(run(command).out);
    };
    ASSERT_EQ(reread({"extra.pdn"}).size(), 1U);
    EXPECT_TRUE(contains(reread({"white", "Asch"}).at(0)["path"].get<std::string>(), "extra.pdn"));
    EXPECT_TRUE(contains(reread({"2"}).at(0)["path"].get<std::string>(), "extra.pdn"));
    EXPECT_EQ(reread({"all"}).size(), 2U);
}

TEST_F(Selections, proposeNearNamesOfEveryKind) {
    import("[White \"Asch\"]\n[Event \"Cup\"]\n[Round \"Final\"]\n[Annotator \"Keller\"]\n"
           "[Result \"*\"]\n\n1. 34-30 *\n");
    EXPECT_TRUE(contains(run({"list", "round", "Fnal"}).err, "did you mean Final (1 game)?"));
    EXPECT_TRUE(
        contains(run({"list", "annotated by Kelller"}).err, "did you mean Keller (1 game)?"));
    EXPECT_TRUE(contains(run({"player", "Jansn"}).err, "did you mean Jansen"));
    EXPECT_TRUE(contains(run({"train", "exercises", "make", "Jansn"}).err, "did you mean Jansen"));
    EXPECT_TRUE(
        contains(run({"list", "opening", "Nothing of the kind"}).err, "no game has the opening"));
}

TEST_F(Selections, ofClocksAreThoseOfTheQuery) {
    import(
        "[White \"Asch\"]\n[Result \"*\"]\n\n1. 32-28 {[%clk 0:05:01]} 18-23 {[%clk 0:04:59]} *\n"
        "[White \"Bach\"]\n[Result \"*\"]\n\n1. 32-28 {[%clk 0:20:00]} 18-23 {[%clk 0:19:00]} *\n");
    EXPECT_EQ(idsOf({"list"}, {"with clocks"}, {"--json"}), (GameNumbers{4, 5}));
    for (const char* time : {"under 5 minutes", "over 5 minutes", "under 10 seconds"}) {
        const std::string of = time;
        EXPECT_EQ(
            idsOf({"list"}, {"clock " + of}, {"--json"}),
            idsOf({"list"}, {"where white clock " + of + " or black clock " + of}, {"--json"}))
            << of;
    }
    EXPECT_EQ(idsOf({"list"}, {"clock under 5 minutes"}, {"--json"}), GameNumbers{4});
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
