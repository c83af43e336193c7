// SPDX-License-Identifier: GPL-3.0-or-later
// damscope write, as its users run it.
#include "tests/cli/store_commands.hpp"

#include <filesystem>
#include <regex>
#include <set>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

std::string game(const std::string& event, const std::string& round, const std::string& white,
                 const std::string& black, const std::string& rest) {
    return "[Event \"" + event + "\"]\n[Date \"2003.07.0" + round + "\"]\n[Round \"" + round +
           "\"]\n[White \"" + white + "\"]\n[Black \"" + black +
           "\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n" + rest + " 1-1\n\n";
}

const std::string open =
    game("Open Hoorn 2003", "1", "Ann Bos", "Bob Smit",
         "1. 32-28 $1 {[%clk 0:59:30] [%eval 0.25] sharp} 18-23 (1... 19-23 2. 28x19 14x23) "
         "2. 38-32 {[%csl G28]} 12-18") +
    game("Open Hoorn 2003", "3", "Cor Mol", "Ann Bos", "1. 33-29 19-23") +
    game("Open Hoorn 2003", "2", "Bob Smit", "Cor Mol", "1. 32-28 19-23 2. 28x19 14x23");
const std::string club = game("Club: evening?", "1", "Ann Bos", "דוד כהן", "1. 31-27 17-21");

class WriteCommand : public StoreCommands {
protected:
    WriteCommand() {
        (void)write("open.pdn", open);
        (void)write("club.pdn", club);
        EXPECT_LE(run({"import", folder_.file("open.pdn"), folder_.file("club.pdn")}).status, 1);
    }
    // What the command writes into a file of this name.
    std::string written(const std::string& name, Words words) const {
        words.insert(words.begin(), "write");
        words.insert(words.end(), {"-o", folder_.file(name)});
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return folder_.read(name);
    }
    [[nodiscard]] std::string printed(Words words) const {
        words.insert(words.begin(), "write");
        words.insert(words.end(), {"-o", "-"});
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return ran.out;
    }
    [[nodiscard]] std::set<std::string> filesIn(const std::string& name) const {
        std::set<std::string> files;
        for (const auto& entry : fs::directory_iterator(folder_.file(name)))
            files.insert(entry.path().filename().string());
        return files;
    }
};

TEST_F(WriteCommand, writesByTheNameOfTheFileAndByAs) {
    EXPECT_TRUE(written("a.pdn", {}).starts_with("[Event \"Open Hoorn 2003\"]"));
    EXPECT_EQ(Json::parse(written("a.json", {})).size(), 4U);
    EXPECT_EQ(objects(written("a.jsonl", {})).size(), 4U);
    EXPECT_TRUE(written("a.csv", {}).starts_with("id,white,black,"));
    EXPECT_TRUE(contains(written("a.html", {}), "<article id=\"g4\""));
    for (const char* type : {"pdn", "json", "jsonl", "csv", "html"})
        EXPECT_EQ(printed({"--as", type}), folder_.read(std::string("a.") + type)) << type;
    EXPECT_EQ(written("positions.txt", {"1", "1w", "--ascii"}),
              printed({"1", "1w", "--as", "diagram", "--ascii"}));
    EXPECT_TRUE(contains(written("a.svg", {"1", "1w"}), "Ann Bos - Bob Smit, after 1. 32-28"));
}

TEST_F(WriteCommand, aMoveBehindAGameIsAPosition) {
    const std::string text = printed({"1", "2w", "--ascii"});
    EXPECT_TRUE(contains(text, "after 2. 38-32\n")) << text;
    EXPECT_EQ(text, printed({"1", "--move", "2w", "--ascii"}));
    EXPECT_EQ(text, printed({"1", "--ply", "3", "--ascii"}));
    EXPECT_EQ(run({"write", "1", "9w", "-o", "-"}).status, 2) << "the game is not that long";
    EXPECT_EQ(run({"write", "1", "2w", "--ply", "3", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", "--move", "1w", "1", "2w", "-o", "-"}).status, 2);
}

TEST_F(WriteCommand, selectsByWordsNumbersAndQueries) {
    EXPECT_EQ(objects(printed({"2-3", "--as", "jsonl"})).size(), 2U);
    EXPECT_EQ(objects(printed({"Cor Mol", "--as", "jsonl"})).size(), 2U);
    EXPECT_EQ(objects(printed({"--player", "Cor Mol", "--as", "jsonl"})).size(), 2U);
    const std::string hit = printed({"where", "black man on 23 and white man on 32", "--from-hit"});
    EXPECT_TRUE(contains(hit, "[FEN \"")) << hit;
    EXPECT_FALSE(contains(hit, "1. 32-28")) << hit;
}

TEST_F(WriteCommand, leavesOutWhatIsNotWanted) {
    const std::string all = printed({"1"});
    for (const char* part : {"$1", "sharp", "[%clk 0:59:30]", "[%eval 0.25]", "1... 19-23", "%csl"})
        EXPECT_TRUE(contains(all, part)) << part;
    const auto expectOnly = [&](const char* without, const std::set<std::string>& gone) {
        for (const char* as : {"pdn", "jsonl", "html"}) {
            const std::string text = printed({"1", "--as", as, "--without", without});
            for (const char* part : {"sharp", "0:59:30"})
                EXPECT_EQ(contains(text, part), !gone.contains(part))
                    << as << " without " << without << ": " << part;
        }
        const std::string pdn = printed({"1", "--without", without});
        for (const char* part : {"$1", "sharp", "0:59:30", "%eval", "1... 19-23", "%csl"})
            EXPECT_EQ(contains(pdn, part), !gone.contains(part)) << without << ": " << part;
        EXPECT_TRUE(contains(pdn, "38-32")) << "the game itself stays";
    };
    expectOnly("comments", {"$1", "sharp", "%csl"});
    expectOnly("variations", {"1... 19-23"});
    expectOnly("clocks", {"0:59:30"});
    expectOnly("evaluations", {"%eval"});
    expectOnly("comments,variations,clocks,evaluations",
               {"$1", "sharp", "%csl", "1... 19-23", "0:59:30", "%eval"});
    EXPECT_EQ(run({"write", "--without", "coments", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", "1", "1w", "--without", "comments", "-o", "-"}).status, 2);
}

TEST_F(WriteCommand, writesAFileForEachSource) {
    const Ran ran = run({"write", "--per", "source", "-o", folder_.file("out")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.err, "2 files written to ")) << ran.err;
    EXPECT_EQ(filesIn("out"), (std::set<std::string>{"club.pdn", "open.pdn", "index.html"}));
    EXPECT_EQ(folder_.read("out/open.pdn"), printed({"1-3"}));
    EXPECT_EQ(folder_.read("out/club.pdn"), printed({"4"}));
    const std::string index = folder_.read("out/index.html");
    EXPECT_TRUE(contains(index, "<a href=\"open.pdn\">")) << index;
    EXPECT_TRUE(contains(index, folder_.file("open.pdn"))) << "the path of the source";
}

TEST_F(WriteCommand, writesAFileForEachEventOrPlayer) {
    EXPECT_EQ(run({"write", "--per", "event", "--as", "csv", "-o", folder_.file("events")}).status,
              0);
    EXPECT_EQ(filesIn("events"), (std::set<std::string>{"Open Hoorn 2003.csv",
                                                        "Club_ evening_ 2003.csv", "index.html"}));
    EXPECT_EQ(run({"write", "in", "Open Hoorn 2003", "--per", "player", "--as", "jsonl", "-o",
                   folder_.file("players")})
                  .status,
              0);
    EXPECT_EQ(filesIn("players"), (std::set<std::string>{"Ann Bos.jsonl", "Bob Smit.jsonl",
                                                         "Cor Mol.jsonl", "index.html"}));
    EXPECT_EQ(objects(folder_.read("players/Ann Bos.jsonl")).size(), 2U);
}

TEST_F(WriteCommand, writesAFolderAgainButNotOverTheFilesOfOthers) {
    const Words words{"write", "--per", "source", "-o", folder_.file("out")};
    EXPECT_EQ(run(words).status, 0);
    EXPECT_EQ(run(words).status, 0) << "its own files";
    (void)write("out/open.pdn", "precious");
    fs::remove(folder_.file("out/club.pdn"));
    const Ran refused = run(words);
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(contains(refused.err, "open.pdn")) << refused.err;
    EXPECT_EQ(folder_.read("out/open.pdn"), "precious");
    EXPECT_FALSE(fs::exists(folder_.file("out/club.pdn"))) << "all or nothing";
    EXPECT_EQ(run({"write", "--per", "source", "-o", "-"}).status, 2);
    EXPECT_EQ(run({"write", "--per", "round", "-o", "x"}).status, 2);
}

TEST_F(WriteCommand, replacesItsOwnFilesOfEveryKind) {
    for (const char* name : {"a.pdn", "a.json", "a.jsonl", "a.csv", "a.html", "a.pdf"}) {
        (void)written(name, {"1-2"});
        (void)written(name, {"3"});
    }
    for (const char* name : {"d.svg", "d.png", "d.txt"}) {
        (void)written(name, {"1", "1w"});
        (void)written(name, {"1", "2w"});
    }
    (void)written("merged.pdn", {"--merged"});
    (void)written("merged.pdn", {"--merged"});
    for (const char* name : {"a.pdn", "a.json", "a.csv", "a.html", "a.pdf"}) {
        (void)write(name, "written by a person\n");
        EXPECT_EQ(run({"write", "-o", folder_.file(name)}).status, 2) << name;
        EXPECT_EQ(folder_.read(name), "written by a person\n");
        EXPECT_EQ(run({"write", "-o", folder_.file(name), "--force"}).status, 0) << name;
    }
    for (const char* name : {"e.csv", "e.html", "e.json", "e.pdn"}) {
        const std::string edited = written(name, {"3"}) + "\n";
        (void)write(name, edited);
        EXPECT_EQ(run({"write", "3", "-o", folder_.file(name)}).status, 2) << name;
        EXPECT_EQ(folder_.read(name), edited) << "a person has changed it";
    }
    const std::string renamed = written("names.pdn", {"3"});
    (void)write("names.pdn", std::regex_replace(renamed, std::regex("Bob Smit"), "Bob Smid"));
    EXPECT_EQ(run({"write", "3", "-o", folder_.file("names.pdn")}).status, 2)
        << "it looks as if Damscope had written it";
    const std::string annotated = written("mine.pdn", {"3"});
    (void)write("mine.pdn", annotated + "% my own notes\n");
    EXPECT_EQ(run({"write", "3", "-o", folder_.file("mine.pdn")}).status, 2)
        << "a person has changed it";
    EXPECT_EQ(run({"write", "3", "-o", folder_.file("open.pdn")}).status, 2) << "was imported";
    EXPECT_EQ(folder_.read("open.pdn"), open);
}

TEST_F(WriteCommand, saysWhatItHasWritten) {
    const auto said = [&](Words words) {
        words.insert(words.begin(), "write");
        words.emplace_back("--json");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    };
    const std::string file = folder_.file("a.pdn");
    const Json one = said({"2-3", "-o", file});
    EXPECT_EQ(one["file"], file);
    EXPECT_EQ(one["format"], "pdn");
    EXPECT_EQ(one["games"], 2);
    const Json folder = said({"--per", "source", "-o", folder_.file("out")});
    EXPECT_EQ(folder["files"], 2);
    EXPECT_EQ(folder["games"], 4);
    EXPECT_EQ(said({"--as", "site", "-o", folder_.file("site")})["games"], 4);
    const Json drawn = said({"1-2", "--as", "diagram", "-o", folder_.file("d.png")});
    EXPECT_EQ(drawn["format"], "png");
    EXPECT_EQ(drawn["diagrams"], 2);
    EXPECT_EQ(said({"--merged", "-o", folder_.file("m.pdn")})["games"], 4);
    EXPECT_EQ(run({"write", "--json", "-o", "-"}).status, 2) << "the games go there";
}

TEST_F(WriteCommand, printsABulletin) {
    const std::string some = written("some.pdf", {"3-4"});
    EXPECT_TRUE(some.starts_with("%PDF-"));
    EXPECT_TRUE(contains(some, "%%EOF"));
    const auto pages = [](const std::string& pdf) {
        std::size_t found = 0;
        for (std::size_t at = pdf.find("/Type /Page\n"); at != pdf.npos;
             at = pdf.find("/Type /Page\n", at + 1))
            ++found;
        return found;
    };
    EXPECT_EQ(pages(some), 1U);
    EXPECT_EQ(pages(written("event.pdf", {"1-3"})), 2U) << "the table of the event comes first";
    EXPECT_EQ(pages(written("part.pdf", {"1-2"})), 1U) << "a part of an event has no table";
    // PDF has texts of its properties in UTF-16.
    const std::string titled = written("titled.pdf", {"3-4", "--title", "Waterkant"});
    EXPECT_TRUE(contains(titled, std::string("\0W\0a\0t\0e\0r\0k\0a\0n\0t", 18))) << titled.size();
    EXPECT_EQ(run({"write", "--per", "event", "--as", "pdf", "-o", folder_.file("out")}).status, 0);
    EXPECT_TRUE(folder_.read("out/Open Hoorn 2003.pdf").starts_with("%PDF-"));
}

TEST_F(WriteCommand, explainsWhatDoesNotGoTogether) {
    const auto wrong = [&](Words words) {
        words.insert(words.begin(), "write");
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 2) << ran.err;
        return ran.err;
    };
    const std::string svg = folder_.file("a.svg");
    EXPECT_TRUE(contains(wrong({"-o", svg}), "say which games are drawn"));
    EXPECT_TRUE(contains(wrong({"1-3", "-o", svg}), "a chart is of one game, and 3 are selected"));
    EXPECT_TRUE(contains(wrong({"3", "-o", svg}), "damscope analyse 3"));
    EXPECT_TRUE(contains(wrong({"--merged", "--as", "csv", "-o", "-"}), "--merged: goes with PDN"));
    EXPECT_TRUE(contains(wrong({"--depth", "3", "-o", "-"}), "--depth: goes with --merged"));
    EXPECT_TRUE(contains(wrong({"--dark", "-o", "-"}), "--dark: goes with --as chart"));
    EXPECT_TRUE(contains(wrong({"--flipped", "-o", "-"}), "--flipped: goes with --as diagram"));
    EXPECT_TRUE(contains(wrong({"--positions", "3", "-o", "-"}), "goes with --as site"));
    EXPECT_TRUE(contains(wrong({"--strict", "-o", "-"}), "--strict: goes with FILE"));
    EXPECT_TRUE(contains(wrong({"--as", "csv", "--as", "pdn", "-o", "-"}), "one type of file"));
    EXPECT_TRUE(contains(wrong({"--as", "cvs", "-o", "-"}), "did you mean csv"));
    EXPECT_TRUE(contains(wrong({"1", "1w", "--as", "html", "-o", "x"}), "leave the position out"));
    EXPECT_TRUE(contains(wrong({"1", "1w", "--as", "chart", "-o", svg}), "leave the position out"));
    EXPECT_TRUE(contains(wrong({"--per", "event", "--as", "diagram", "-o", "x"}),
                         "--per: the files hold games"));
    EXPECT_FALSE(fs::exists(svg));
}

TEST_F(WriteCommand, countsPlayersOfOneLetter) {
    (void)write("letters.pdn", game("Letters", "1", "A", "B", "1. 32-28") +
                                   game("Letters", "2", "C", "A", "1. 33-28"));
    ASSERT_LE(run({"import", folder_.file("letters.pdn")}).status, 1);
    const Ran ran =
        run({"write", "in", "Letters", "--per", "player", "-o", folder_.file("letters")});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(filesIn("letters"), (std::set<std::string>{"A.pdn", "B.pdn", "C.pdn", "index.html"}));
}

} // namespace
} // namespace damscope::cli
