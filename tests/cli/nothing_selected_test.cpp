// SPDX-License-Identifier: GPL-3.0-or-later
// Where nothing is selected nothing is written, whatever command writes; and a file that games were
// imported from is not written over unasked.
#include "tests/cli/store_commands.hpp"

#include <filesystem>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

// A command with a filter that selects nothing; the name of the file comes last.
const std::vector<Words> writesOfNothing{
    {"write", "--player", "Jansn", "--as", "pdn", "-o"},
    {"write", "--player", "Jansn", "--as", "json", "-o"},
    {"write", "--player", "Jansn", "--as", "csv", "-o"},
    {"write", "--player", "Jansn", "--as", "html", "-o"},
    {"write", "--player", "Jansn", "--as", "pdf", "-o"},
    {"write", "--player", "Jansn", "--as", "svg", "-o"},
    {"write", "--player", "Jansn", "--as", "diagram", "--as", "text", "-o"},
    {"write", "--player", "Jansn", "--merged", "-o"},
    {"write", "--player", "Jansn", "where", "white man on 31", "--as", "pdn", "-o"},
    {"player", "Jansen", "--event", "Clubavnd", "-o"},
    {"train", "sheet", "--deck", "endgame", "-o"},
    {"train", "exercises", "export", "--deck", "endgame", "-o"},
};

class NothingSelected : public StoreCommands {
protected:
    NothingSelected() { import(sound + other); }
};

TEST_F(NothingSelected, leavesTheFileInEveryCommandThatWrites) {
    for (const Words& writer : writesOfNothing) {
        const std::string name =
            writer.front() == "player" || writer[1] == "sheet" ? "my.html" : "my.pdn";
        const std::string file = write(name, "precious");
        Words words = writer;
        words.push_back(file);
        const Ran ran = run(words);
        SCOPED_TRACE(writer.front() + ": " + ran.err);
        EXPECT_EQ(ran.status, 1);
        EXPECT_EQ(ran.out, "");
        EXPECT_TRUE(contains(ran.err, "selected"));
        EXPECT_EQ(folder_.read(name), "precious");
        EXPECT_FALSE(contains(ran.err, "written"));
        fs::remove(file);
        EXPECT_EQ(run(words).status, 1);
        EXPECT_FALSE(fs::exists(file)) << "nor is one made";
    }
}

TEST_F(NothingSelected, leavesTheFolder) {
    const std::string columns = folder_.file("columns");
    EXPECT_EQ(run({"write", "--player", "Jansn", "--as", "parquet", "-o", columns}).status, 1);
    EXPECT_FALSE(fs::exists(columns));
    const std::string site = folder_.file("site");
    const std::string events = folder_.file("events");
    EXPECT_EQ(run({"write", "--player", "Jansn", "--per", "event", "-o", events}).status, 1);
    EXPECT_FALSE(fs::exists(events));
    const Ran ran = run({"write", "--as", "site", "-o", site, "--event", "Clubavnd"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(contains(ran.err, "did you mean Clubavond (2 games)?")) << ran.err;
    EXPECT_FALSE(fs::exists(site));
}

TEST_F(NothingSelected, printsNothing) {
    for (const Words& words : {Words{"write", "--player", "Jansn", "--as", "jsonl", "-o", "-"},
                               Words{"write", "--player", "Jansn", "--merged", "-o", "-"}}) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 1) << words.front();
        EXPECT_EQ(ran.out, "") << words.front();
        EXPECT_TRUE(contains(ran.err, "did you mean Jansen (2 games)?")) << ran.err;
    }
}

TEST_F(NothingSelected, changesNothing) {
    for (const Words& words : {Words{"edit", "--event", "Clubavnd", "--set", "Round=1", "--apply"},
                               Words{"edit", "delete", "--event", "Clubavnd", "--apply"}}) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 1) << words.front();
        EXPECT_TRUE(contains(ran.err, "did you mean Clubavond (2 games)?")) << ran.err;
    }
}

TEST_F(NothingSelected, isExplainedByTheNamesThatNobodyHas) {
    const auto err = [&](const Words& words) { return run(words).err; };
    for (const Words& words :
         {Words{"list"}, Words{"find", "white man on 31"}, Words{"find", "openings"}}) {
        const auto with = [&](const char* option, const char* name) {
            Words all = words;
            all.insert(all.end(), {option, name});
            return err(all);
        };
        EXPECT_TRUE(contains(with("--player", "Jansn"), "did you mean Jansen")) << words.back();
        EXPECT_TRUE(contains(with("--event", "Clubavnd"), "did you mean Clubavond"))
            << words.back();
        EXPECT_FALSE(contains(with("--player", "Jansn"), "another variant")) << words.back();
        EXPECT_FALSE(contains(with("--event", "Clubavnd"), "another variant")) << words.back();
    }
    EXPECT_TRUE(contains(err({"find", "white man on 31", "--player", "Jansn", "--count"}),
                         "did you mean Jansen"));
    EXPECT_TRUE(contains(err({"event", "Clubavnd"}), "did you mean Clubavond (2 games)?"));
}

TEST_F(NothingSelected, namesTheVariantWhereThatIsTheCause) {
    const std::string russian = "[White \"Ivanov\"]\n[Black \"Petrov\"]\n[GameType \"25\"]\n\n"
                                "1. c3-d4 d6-c5 1-1\n\n";
    ASSERT_LE(run({"import", write("russian.pdn", russian)}).status, 1);
    EXPECT_TRUE(contains(run({"find", "white man on 31", "--player", "Ivanov"}).err,
                         "none of the selected games is of international draughts"));
    EXPECT_TRUE(contains(run({"find", "openings", "--player", "Ivanov"}).err,
                         "choose another variant with --variant"));
    EXPECT_FALSE(contains(run({"find", "white kings = 5"}).err, "variant"));
}

TEST_F(NothingSelected, isNotAFileThatWasImported) {
    const std::string original = folder_.file("games.pdn");
    const std::string before = folder_.read("games.pdn");
    fs::create_symlink("games.pdn", folder_.file("link.pdn"));
    for (const std::string& file :
         {original, folder_.file("./games.pdn"), folder_.file("link.pdn")})
        for (const char* format : {"pdn", "csv", "html"}) {
            const Ran ran = run({"write", "--as", format, "-o", file});
            EXPECT_EQ(ran.status, 2) << file;
            EXPECT_TRUE(contains(ran.err, "games of the database were imported from this file"))
                << ran.err;
            EXPECT_TRUE(contains(ran.err, "--force")) << ran.err;
            EXPECT_EQ(folder_.read("games.pdn"), before);
        }
    EXPECT_EQ(run({"write", "-o", folder_.file("copy.pdn")}).status, 0);
    EXPECT_EQ(run({"write", "-o", folder_.file("copy.pdn")}).status, 0) << "its own file";
    EXPECT_EQ(run({"write", "-o", original, "--force"}).status, 0);
    EXPECT_NE(folder_.read("games.pdn"), before);
}

TEST_F(NothingSelected, norAnArchive) {
    const std::string page = write("page.html", "<pre>" + sound + "</pre>");
    (void)run({"import", page});
    const Ran ran = run({"player", "Jansen", "-o", page});
    EXPECT_EQ(ran.status, 2) << ran.err;
    EXPECT_TRUE(contains(ran.err, "--force")) << ran.err;
    EXPECT_EQ(run({"player", "Jansen", "-o", page, "--force"}).status, 0);
}

} // namespace
} // namespace damscope::cli
