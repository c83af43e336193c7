// SPDX-License-Identifier: GPL-3.0-or-later
// names: what combinations and structures are called, and what a user makes of it.
#include "tests/cli/store_commands.hpp"

#include <filesystem>
#include <fstream>

namespace damscope::cli {
namespace {

class NamesCommand : public StoreCommands {
protected:
    [[nodiscard]] Ran names(Words words, Start start = {}) const {
        words.insert(words.begin(), {"config", "names"});
        return own(words, std::move(start));
    }
    [[nodiscard]] Ran own(const Words& words, Start start = {}) const {
        start.environment.emplace_back("XDG_CONFIG_HOME", folder_.file("config"));
        return damscope(words, std::move(start));
    }
    [[nodiscard]] std::string file() const { return folder_.file("config/damscope/names.ini"); }
    [[nodiscard]] Json one(const std::string& name) const {
        const auto all = objects(names({name, "--json"}).out);
        return all.empty() ? Json() : all.front();
    }
};

const std::string royal = "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24";

TEST_F(NamesCommand, listsAndPrintsThem) {
    const Ran all = names({});
    EXPECT_EQ(all.status, 0) << all.err;
    for (const char* text : {"coup royal", "fork-lock", "27-22 18x27 32x21 23x34"})
        EXPECT_TRUE(contains(all.out, text)) << text;
    EXPECT_TRUE(contains(names({"--language", "fr"}).out, "Définition"));
    EXPECT_TRUE(contains(names({"royal", "--language", "nl"}).out, "wit aan zet\n"));
    const Ran lock = names({"Hekstelling"});
    EXPECT_TRUE(contains(lock.out, "structure:fork-lock")) << lock.out;
    EXPECT_TRUE(contains(
        lock.out, "query: (white men on 26 27 31 36 and black men on 16 18 22) for 4 plies outside "
                  "exchanges\n"))
        << lock.out;
    EXPECT_EQ(one("fork lock")["white"], "26 27 31 36");
    EXPECT_EQ(one("shot:royal")["last"], "40 > 29 > 29 20 9 18 7");
    EXPECT_EQ(asHere(names({"--path"}).out), file() + "\n");
    const Ran unknown = names({"coup roial"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(contains(unknown.err, "did you mean coup royal")) << unknown.err;
}

TEST_F(NamesCommand, printsEndings) {
    EXPECT_TRUE(contains(names({}).out, "petrovs-triangle"));
    const Ran fourth = names({"Fourth Position"});
    EXPECT_TRUE(contains(fourth.out, "Black to play and win")) << fourth.out;
    EXPECT_TRUE(contains(fourth.out, "White to play and draw")) << fourth.out;
    EXPECT_TRUE(
        contains(fourth.out, "find: damscope find --variant english 'ending \"Fourth Position\"'"))
        << fourth.out;
    const Ran triangle = names({"треугольник", "--language", "ru"});
    EXPECT_TRUE(contains(triangle.out, "треугольник Петрова")) << triangle.out;
    EXPECT_TRUE(contains(triangle.out, "белые дамки на d6 c3 e3")) << triangle.out;
    const Json json = one("ending:fourth-position");
    EXPECT_EQ(json["kind"], "ending");
    EXPECT_EQ(json["placements"].size(), 2U);
    EXPECT_EQ(names({"fourth-position", "--off"}).status, 2);
    EXPECT_TRUE(contains(names({"Foruth Position"}).err, "did you mean Fourth Position"));
}

TEST_F(NamesCommand, showsAnExampleOfACombination) {
    EXPECT_EQ(one("royal")["example"]["fen"], royal);
    EXPECT_EQ(one("royal")["example"]["moves"].size(), 5U);
    const Ran page = names({"royal"});
    EXPECT_TRUE(contains(page.out, "example: 27-22 18x27 32x21 23x34 40x7")) << page.out;
    EXPECT_TRUE(contains(page.out, "White to move")) << page.out;
    const Ran bomb = names({"bombe", "--language", "nl"});
    EXPECT_TRUE(contains(bomb.out, "een stuk slaat, blijft staan")) << bomb.out;
    EXPECT_EQ(names({"royal", "--set", "moves=27-21"}).status, 0);
    EXPECT_TRUE(one("royal")["example"].is_null()) << "it is of another rule";
}

TEST_F(NamesCommand, changesWhatOtherCommandsPrint) {
    EXPECT_EQ(names({"royal", "--rename", "king's shot"}).status, 0);
    const Ran shot = own({"find", "shots", "--fen", royal});
    EXPECT_TRUE(contains(shot.out, "king's shot")) << shot.out;
    EXPECT_EQ(names({"royal", "--rename", "koningsslag", "--language", "nl"}).status, 0);
    EXPECT_EQ(one("royal")["names"]["nl"], "koningsslag");
    EXPECT_EQ(names({"coup royal", "--off"}).status, 0);
    EXPECT_FALSE(contains(own({"find", "shots", "--fen", royal}).out, "king's shot"));
    EXPECT_EQ(names({"coup royal", "--on"}).status, 0) << "also by its name";
    EXPECT_TRUE(contains(own({"find", "shots", "--fen", royal}).out, "king's shot"));
    const Ran shown = names({"royal", "--reset"});
    EXPECT_EQ(shown.status, 0);
    EXPECT_TRUE(contains(shown.err, "nothing was changed: --apply")) << shown.err;
    EXPECT_TRUE(contains(own({"find", "shots", "--fen", royal}).out, "king's shot"));
    EXPECT_EQ(names({"royal", "--reset", "--apply"}).status, 0);
    EXPECT_TRUE(contains(own({"find", "shots", "--fen", royal}).out, "coup royal"));
    EXPECT_EQ(folder_.read("config/damscope/names.ini"), "");
}

TEST_F(NamesCommand, definesAStructure) {
    EXPECT_EQ(names({"structure:mine", "--set", "white=27 28", "--set", "plies=2", "--rename",
                     "my centre"})
                  .status,
              0);
    EXPECT_EQ(one("my centre")["plies"], 2);
    EXPECT_EQ(one("mine")["query"], "(white men on 27 28) for 2 plies outside exchanges");
    EXPECT_TRUE(one("mine")["source"].is_null());
    const Ran wrong = names({"mine", "--set", "white=99"});
    EXPECT_EQ(wrong.status, 2);
    EXPECT_TRUE(contains(wrong.err, "no square 99")) << wrong.err;
    EXPECT_EQ(one("mine")["white"], "27 28") << "nothing was changed";
}

TEST_F(NamesCommand, changesAStructureByAQuery) {
    const std::string query = "(white men/kings on 27 28 or white men >= 9) for 3 plies";
    EXPECT_EQ(names({"fork lock", "--set", "query=" + query}).status, 0);
    EXPECT_EQ(one("fork lock")["query"], query);
    EXPECT_EQ(one("fork lock")["white"], "") << "none is needed in every case";
    EXPECT_EQ(names({"fork lock", "--set", "plies=5"}).status, 0);
    EXPECT_EQ(one("fork lock")["plies"], 5);
    for (const char* wrong :
         {"query=white man on 27", "query=white man on 99 for 2 plies", "query=structure \"kol\"",
          "query=(white moves 27-22) for 2 plies", "query=", "white=27"}) {
        const Ran ran = names({"fork lock", "--set", wrong});
        EXPECT_EQ(ran.status, 2) << wrong;
        EXPECT_TRUE(contains(ran.err, "nothing was changed")) << ran.err;
    }
    EXPECT_EQ(names({"fork lock", "--reset", "--apply"}).status, 0);
    EXPECT_EQ(one("fork lock")["white"], "26 27 31 36");
}

TEST_F(NamesCommand, reportWhatIsWrongWithTheFile) {
    std::filesystem::create_directories(folder_.file("config/damscope"));
    std::ofstream(file()) << "[shot royal]\n  off = perhaps\n";
    const Ran check = names({"--check"});
    EXPECT_EQ(check.status, 1);
    EXPECT_EQ(asHere(check.err), file() + ":2:9: expected yes or no, not \"perhaps\"\n");
    EXPECT_EQ(own({"find", "shots", "--fen", royal}).status, 2);
    EXPECT_TRUE(contains(own({"find", "shots", "--fen", royal}).err, ":2:9: expected yes or no"));
    EXPECT_EQ(own({"config"}).status, 0);
    std::ofstream(file()) << "# nothing\n";
    EXPECT_EQ(names({"--check"}).status, 0);
}

// The file is not an argument: a name beside it would look like one.
TEST_F(NamesCommand, checksTheFileOfNamesOnly) {
    const Ran nothing = names({"--check"});
    EXPECT_EQ(nothing.status, 0);
    EXPECT_EQ(asHere(nothing.err), file() + ": there is no such file, so nothing is changed\n");
    for (const char* option : {"--check", "--path"}) {
        const Ran named = names({"other.ini", option});
        EXPECT_EQ(named.status, 2);
        EXPECT_TRUE(contains(named.err, "$DAMSCOPE_NAMES names another file")) << named.err;
    }
}

} // namespace
} // namespace damscope::cli
