// SPDX-License-Identifier: GPL-3.0-or-later
// What a command writes is never written over a database, its log and lock, weights, an endgame
// table or what the command reads, by any name of the file.
#include "tests/cli/store_commands.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <functional>
#include <thread>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

// A command that writes to a file; the name of the file comes last.
struct Writer {
    std::string name;
    Words words;
};

const std::vector<Writer> writers{
    {"exportPdn", {"write", "--as", "pdn", "-o"}},
    {"exportCsv", {"write", "--as", "csv", "-o"}},
    {"exportJson", {"write", "--as", "json", "-o"}},
    {"exportHtml", {"write", "--as", "html", "-o"}},
    {"recover", {"db", "recover", "-o"}},
    {"bulletin", {"write", "--as", "pdf", "-o"}},
    {"merged", {"write", "--merged", "--as", "pdn", "-o"}},
    {"plot", {"write", "1", "--as", "svg", "-o"}},
    {"match",
     {"engine", "match", "--variant", "russian", "--first", "nodes=1", "--second", "nodes=1",
      "--pairs", "1", "--draw-after", "4", "--no-tables", "-o"}},
    {"selfplay",
     {"engine", "weights", "selfplay", "--variant", "russian", "--games", "1", "--nodes", "10",
      "-o"}},
    {"fit",
     {"engine", "weights", "fit", "--variant", "russian", "samples.txt", "--epochs", "1", "-o"}},
    {"convertPdn", {"write", "games.pdn", "--as", "pdn", "-o"}},
    {"convertHtml", {"write", "games.pdn", "--as", "html", "-o"}},
    {"diagramSvg", {"write", "--fen", "W:W31:B5", "--as", "svg", "-o"}},
    {"diagramPng", {"write", "--fen", "W:W31:B5", "--as", "png", "-o"}},
    {"diagramText", {"write", "1", "--as", "text", "-o"}},
    {"tournament",
     {"engine", "tournament", "--variant", "russian", "--contestant", "nodes=1,name=a",
      "--contestant", "nodes=2,name=b", "--pairs", "1", "--no-tables", "-o"}},
    {"tuneSearch",
     {"engine", "weights", "search", "--variant", "russian", "--parameter", "futility-margin=15",
      "--trials", "1", "--pairs", "1", "--nodes", "10", "-o"}},
    {"backup", {"db", "backup"}},
    {"forcedBackup", {"db", "backup", "--force"}},
};

// Another name for the database games.db.
struct Alias {
    std::string name;
    std::function<std::string(const TemporaryFolder&)> make;
};

std::string linked(const TemporaryFolder& folder, const std::string& name) {
    fs::create_symlink("games.db", folder.path() / name);
    return folder.file(name);
}

std::string hardLinked(const TemporaryFolder& folder, const std::string& name) {
    fs::create_hard_link(folder.file("games.db"), folder.file(name));
    return folder.file(name);
}

const std::vector<Alias> aliases{
    {"itsName", [](const TemporaryFolder& f) { return f.file("games.db"); }},
    {"dotSlash", [](const TemporaryFolder& f) { return f.file("./games.db"); }},
    {"relative",
     [](const TemporaryFolder& f) { return fs::relative(f.file("games.db")).string(); }},
    {"symlink", [](const TemporaryFolder& f) { return linked(f, "link.svg"); }},
    {"hardLink", [](const TemporaryFolder& f) { return hardLinked(f, "hard link.svg"); }},
    // What a mount that ignores case shows; a test cannot mount one.
    {"otherCase", [](const TemporaryFolder& f) { return hardLinked(f, "GAMES.DB"); }},
    {"log", [](const TemporaryFolder& f) { return f.file("games.db-wal"); }},
    {"lock", [](const TemporaryFolder& f) { return f.file("games.db-lock"); }},
};

class Guarded : public StoreCommands {
protected:
    Guarded() {
        import(sound + other);
        (void)write("samples.txt", "");
    }
    // `file` as the output; samples.txt and games.pdn are those of this test.
    [[nodiscard]] Ran runTo(const std::string& file, Words words) const {
        for (std::string& word : words)
            if (word == "samples.txt" || word == "games.pdn")
                word = folder_.file(word);
        words.push_back(file);
        return run(words);
    }
};

class EveryWriter : public Guarded, public ::testing::WithParamInterface<std::size_t> {
protected:
    [[nodiscard]] const Words& words() const { return writers.at(GetParam()).words; }
};

TEST_P(EveryWriter, leavesTheStoreByteForByteByWhateverName) {
    const std::string before = folder_.read("games.db");
    for (const Alias& alias : aliases) {
        SCOPED_TRACE(alias.name);
        const std::string target = alias.make(folder_);
        const Ran ran = runTo(target, words());
        EXPECT_EQ(ran.status, 2) << ran.err;
        EXPECT_TRUE(contains(ran.err, "database")) << ran.err;
        EXPECT_TRUE(contains(ran.err, "choose another file name")) << ran.err;
        EXPECT_EQ(ran.out, "");
        EXPECT_EQ(folder_.read("games.db"), before);
        EXPECT_TRUE(fs::is_empty(folder_.file("games.db-lock")));
    }
}

TEST_P(EveryWriter, leavesAnotherStore) {
    const std::string archive = folder_.file("archive.db");
    ASSERT_LE(damscope({"import", write("archive.pdn", other), "--db", archive}).status, 1);
    const std::string before = folder_.read("archive.db");
    const Ran ran = runTo(archive, words());
    EXPECT_EQ(ran.status, 2) << ran.err;
    EXPECT_TRUE(contains(ran.err, "archive.db: this is a Damscope database")) << ran.err;
    EXPECT_EQ(folder_.read("archive.db"), before);
}

TEST_P(EveryWriter, leavesWeightsAndTables) {
    for (const char* text : {"DSW3russian\n", "Damscope endgame"}) {
        const Ran ran = runTo(write("precious", text), words());
        EXPECT_EQ(ran.status, 2) << ran.err;
        EXPECT_TRUE(contains(ran.err, "precious: this ")) << ran.err;
        EXPECT_EQ(folder_.read("precious"), text);
    }
}

TEST_P(EveryWriter, leavesAnyFileWithNoClobber) {
    Words quiet = words();
    const bool force = quiet.back() == "--force";
    const bool hasVerb = !quiet[1].starts_with('-');
    quiet.insert(quiet.begin() + (hasVerb ? 2 : 1), "--no-clobber");
    const Ran ran = runTo(write("notes.svg", "before"), quiet);
    EXPECT_EQ(ran.status, 2) << ran.err;
    EXPECT_TRUE(contains(ran.err, force ? "--no-clobber" : "this file exists already")) << ran.err;
    EXPECT_EQ(folder_.read("notes.svg"), "before");
}

TEST_P(EveryWriter, needsAName) {
    EXPECT_EQ(runTo("", words()).status, 2);
}

INSTANTIATE_TEST_SUITE_P(Commands, EveryWriter, ::testing::Range(std::size_t{0}, writers.size()),
                         [](const auto& test) { return writers.at(test.param).name; });

TEST_F(Guarded, inputsStay) {
    const std::string fens = write("openings.fen", "W:W31,32,K1:B20,19\n");
    const Ran played = runTo(fens, {"engine", "match", "--variant", "russian", "--first", "nodes=1",
                                    "--openings", fens, "--no-tables", "-o"});
    EXPECT_EQ(played.status, 2);
    EXPECT_TRUE(contains(played.err, "this is the input file")) << played.err;
    EXPECT_EQ(folder_.read("openings.fen"), "W:W31,32,K1:B20,19\n");
    EXPECT_EQ(runTo(fens, {"engine", "weights", "search", "--variant", "russian", "--parameter",
                           "futility-margin=15", "--openings", fens, "-o"})
                  .status,
              2);
    EXPECT_EQ(runTo(fens, {"write", "--fens", fens, "--as", "svg", "-o"}).status, 2);
    EXPECT_EQ(runTo(fens, {"engine", "tournament", "--variant", "russian", "--contestant",
                           "nodes=1,name=a", "--contestant", "nodes=2,name=b", "--openings", fens,
                           "--no-tables", "-o"})
                  .status,
              2);
    EXPECT_EQ(folder_.read("openings.fen"), "W:W31,32,K1:B20,19\n");
    const std::string games = folder_.file("games.pdn");
    const std::string text = folder_.read("games.pdn");
    fs::create_symlink("games.pdn", folder_.path() / "alias.html");
    for (const std::string& name : {games, folder_.file("alias.html")})
        EXPECT_EQ(runTo(name, {"write", games, "--as", "html", "-o"}).status, 2) << name;
    EXPECT_EQ(folder_.read("games.pdn"), text);
    const std::string samples = folder_.file("samples.txt");
    EXPECT_EQ(
        run({"engine", "weights", "fit", "--variant", "russian", samples, "-o", samples}).status,
        2);
    EXPECT_EQ(folder_.read("samples.txt"), "");
}

TEST_F(Guarded, aDamagedStoreIsNotWrittenOverByWhatRecoversIt) {
    std::fstream(folder_.file("games.db"), std::ios::in | std::ios::out) << "no header any more";
    fs::remove(folder_.file("games.db-lock")); // as after a copy
    const std::string before = folder_.read("games.db");
    const Ran ran = run({"db", "recover", "-o", folder_.file("games.db")});
    EXPECT_EQ(ran.status, 2) << ran.err;
    EXPECT_EQ(folder_.read("games.db"), before);
}

TEST_F(Guarded, aForcedBackupReplacesAnEarlierCopyOnly) {
    const std::string copy = folder_.file("copy.db");
    ASSERT_EQ(run({"db", "backup", copy}).status, 0);
    EXPECT_EQ(run({"db", "backup", copy}).status, 2);
    import(illegal);
    EXPECT_EQ(run({"db", "backup", "--force", copy}).status, 0);
    EXPECT_EQ(objects(damscope({"list", "--json", "--db", copy}).out).size(), 3U);
    // The copy goes on by itself: now it holds what the store lacks.
    ASSERT_LE(
        damscope({"import",
                  write("more.pdn", sound + illegal + other + tags("A", "B") + "1. 31-27 1-1\n"),
                  "--db", copy})
            .status,
        1);
    const std::string grown = folder_.read("copy.db");
    EXPECT_EQ(run({"db", "backup", "--force", copy}).status, 2);
    EXPECT_EQ(folder_.read("copy.db"), grown);
}

TEST_F(Guarded, whatOthersHaveWrittenIsReplacedByForceOnly) {
    const std::string file = write("all.pdn", "written by another program");
    const Ran refused = run({"write", "-o", file});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(contains(refused.err, "all.pdn: Damscope has not written this file"))
        << refused.err;
    EXPECT_TRUE(contains(refused.err, "--force")) << refused.err;
    EXPECT_EQ(folder_.read("all.pdn"), "written by another program");
    EXPECT_EQ(run({"write", "-o", file, "--force"}).status, 0);
    EXPECT_TRUE(contains(folder_.read("all.pdn"), "Jansen"));
    EXPECT_EQ(run({"write", "2", "-o", file}).status, 0) << "its own file is replaced at once";
    EXPECT_TRUE(contains(folder_.read("all.pdn"), "[White \"Konat"));
}

// Waits until something is being written beside the file.
bool waitForUnfinished(const TemporaryFolder& folder, const std::string& name) {
    for (int i = 0; i < 1000; ++i) {
        for (const auto& entry : fs::directory_iterator(folder.path()))
            if (entry.path().filename().string().starts_with(name + "."))
                return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

TEST_F(Guarded, aKilledWriterLeavesTheOldFile) {
    const std::string file = write("match.pdn", "before");
    Running running({"engine", "match", "--variant", "russian", "--first", "nodes=100000",
                     "--second", "nodes=100000", "--pairs", "50", "--no-tables", "-o", file});
    ASSERT_TRUE(waitForUnfinished(folder_, "match.pdn"));
    running.signal(SIGKILL);
    EXPECT_EQ(running.finish().status, 128 + SIGKILL);
    EXPECT_EQ(folder_.read("match.pdn"), "before");
}

TEST_F(Guarded, aFailedExportLeavesTheOldFile) {
    const std::string file = write("all.pdn", "before");
    EXPECT_EQ(damscope({"write", "--db", folder_.file("none.db"), "-o", file}).status, 3);
    EXPECT_EQ(run({"write", "-o", file, "--as", "jpg"}).status, 2);
    EXPECT_EQ(run({"write", "1", "--as", "svg", "-o", file}).status, 2); // not analysed
    EXPECT_EQ(folder_.read("all.pdn"), "before");
    EXPECT_EQ(run({"write", "-o", "/dev/full", "--as", "pdn"}).status, 3);
}

} // namespace
} // namespace damscope::cli
