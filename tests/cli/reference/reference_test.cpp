// SPDX-License-Identifier: GPL-3.0-or-later
// Manual pages and the completion of command lines in shells.
#include "cli/commands/commands.hpp"
#include "rules/board/rules.hpp"
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace damscope::cli {
namespace {

std::vector<std::string> wordsAfter(const Words& line) {
    std::vector<std::string> words;
    for (const Completion& completion : completions(allCommands(), line, {}))
        words.push_back(completion.word);
    return words;
}

// "damscope-db-check".
std::string pageOf(const Command& command) {
    std::string name = "damscope-" + std::string(command.name);
    std::ranges::replace(name, ' ', '-');
    return name;
}

std::string withEscapes(std::string text) {
    for (std::size_t at = 0; (at = text.find('-', at)) != std::string::npos; at += 2)
        text.replace(at, 1, "\\-");
    return text;
}

bool offers(const Words& line, const std::string& word) {
    return std::ranges::count(wordsAfter(line), word) == 1;
}

class Completions : public StoreCommands {};

TEST_F(Completions, commands) {
    EXPECT_EQ(wordsAfter({"im"}), Words{"import"});
    EXPECT_EQ(wordsAfter({""}).size(), nounsOf(allCommands()).size() + 2) << "help and version";
    EXPECT_EQ(wordsAfter({"help", "rul"}), Words{"rules"});
    EXPECT_EQ(wordsAfter({"help", "rules", "perf"}), Words{"perft"});
    EXPECT_EQ(wordsAfter({"db", "ba"}), Words{"backup"});
    EXPECT_EQ(wordsAfter({"rules", "perft", "--dep"}), Words{"--depth"});
    EXPECT_TRUE(wordsAfter({"nonsense", ""}).empty());
    EXPECT_TRUE(wordsAfter({}).empty());
}

TEST_F(Completions, options) {
    EXPECT_EQ(wordsAfter({"list", "--varia"}), Words{"--variant"});
    EXPECT_FALSE(offers({"list", "--result", "2-0", "--re"}, "--result")) << "given already";
    EXPECT_TRUE(offers({"list", "--player", "Jansen", "--pl"}, "--player")) << "may be repeated";
}

TEST_F(Completions, values) {
    EXPECT_EQ(wordsAfter({"list", "--variant", ""}).size(), rules::allVariants().size());
    EXPECT_EQ(wordsAfter({"list", "--format", "js"}), (Words{"jsonl", "json"}));
    EXPECT_EQ(wordsAfter({"rules", "--language", "f"}), Words{"fr"});
    EXPECT_EQ(wordsAfter({"import", ""}), Words{"check"}) << "files are what the shell knows";
    EXPECT_TRUE(wordsAfter({"import", "x"}).empty()) << "a file: the shell knows them";
    EXPECT_EQ(wordsAfter({"import", "lid"}), Words{"lidraughts:"});
    EXPECT_EQ(wordsAfter({"import", "check", "games.pdn", "lid"}), Words{"lidraughts:"});
    EXPECT_TRUE(wordsAfter({"import", "check", ""}).empty());
}

TEST_F(Completions, collectionsOfTheDatabaseThatIsNamed) {
    import(sound);
    ASSERT_EQ(run({"edit", "collection", "create", "Club 2026"}).status, 0);
    EXPECT_TRUE(offers({"list", "--db", folder_.file("games.db"), "--in", "Cl"}, "Club 2026"));
    EXPECT_TRUE(wordsAfter({"list", "--db", folder_.file("none.db"), "--in", ""}).empty());
}

// Of every kind that a database has names of, and of combinations and structures.
TEST_F(Completions, namesOfTheDatabase) {
    import("[Event \"Heathfield Open\"]\n[White \"Jansen, Floris\"]\n[Black \"Konaté\"]\n"
           "[Result \"*\"]\n\n1. 32-28 18-23 *\n\n");
    ASSERT_EQ(run({"edit", "bookmark", "add", "Lunch", "--moves", "32-28"}).status, 0);
    ASSERT_EQ(run({"study", "new", "Night", "1", "1w"}).status, 0);
    const auto offered = [this](Words line, const std::string& word) {
        line.insert(line.begin(), {"config", "completion", "words", "--"});
        const Ran ran = run(line);
        EXPECT_EQ(ran.err, "");
        return contains("\n" + ran.out, "\n" + word + "\n");
    };
    EXPECT_TRUE(offered({"list", "--player", "jan"}, "Jansen, Floris")) << "case does not matter";
    EXPECT_TRUE(offered({"list", "Jan"}, "Jansen, Floris"));
    EXPECT_TRUE(offered({"player", "Kon"}, "Konaté"));
    EXPECT_TRUE(offered({"player", "prepare", "Kon"}, "Konaté"));
    EXPECT_TRUE(offered({"event", ""}, "Heathfield Open"));
    EXPECT_TRUE(offered({"list", "in", ""}, "Heathfield Open"));
    EXPECT_TRUE(offered({"list", "in", "Heathfield\\ O"}, "Heathfield Open"))
        << "as shells write it";
    EXPECT_TRUE(offered({"list", "source", "ga"}, "games.pdn"));
    EXPECT_TRUE(offered({"db", "sources", "ga"}, "games.pdn"));
    EXPECT_TRUE(offered({"edit", "bookmark", "open", ""}, "Lunch"));
    EXPECT_TRUE(offered({"study", "show", "N"}, "Night"));
    EXPECT_TRUE(offered({"list", "--shot", "coup r"}, "coup royal"));
    EXPECT_TRUE(offered({"list", "structure", "fork"}, "fork lock"));
    EXPECT_TRUE(offered({"list", "si"}, "since"));
    EXPECT_TRUE(offered({"list", "with", "com"}, "comments"));
    EXPECT_FALSE(offered({"list", "--event", "Jan"}, "Jansen, Floris"));
}

TEST_F(Completions, makeNoDatabase) {
    const Ran ran = run({"config", "completion", "words", "--", "list", "in", ""});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_FALSE(std::filesystem::exists(folder_.file("games.db")));
}

TEST_F(Completions, areWhatAShellGets) {
    const Ran ran = run({"config", "completion", "words", "--", "list", "--variant", "bra"});
    EXPECT_EQ(ran.out, "brazilian\n");
    EXPECT_EQ(run({"config", "completion", "words", "--", ""}).status, 0);
    EXPECT_EQ(run({"config", "completion", "tcsh"}).status, 2);
    for (const char* shell : {"bash", "zsh", "fish"})
        EXPECT_TRUE(contains(run({"config", "completion", shell}).out, "completion words --"))
            << shell;
}

// The lines of a page, without those that are macros.
std::vector<std::string> textOf(const std::string& page) {
    std::vector<std::string> text;
    std::istringstream lines(page);
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with('.'))
            text.push_back(line);
    return text;
}

class ManPages : public StoreCommands {};

TEST_F(ManPages, everyCommandHasOneWithItsOptions) {
    for (const Command& command : allCommands()) {
        const std::string page = manPage(command, "1.0");
        SCOPED_TRACE(command.name);
        EXPECT_TRUE(page.starts_with(".TH \"DAMSCOPE\\-"));
        for (const char* section : {"NAME", "SYNOPSIS", "OPTIONS", "EXIT STATUS", "SEE ALSO"})
            EXPECT_TRUE(contains(page, std::string(".SH \"") + section + '"')) << section;
        Arguments arguments;
        const Action unused = command.declare(arguments);
        for (const std::string_view option : arguments.optionNames()) {
            EXPECT_TRUE(contains(page, "\\fB" + withEscapes(std::string(option)) + "\\fR"))
                << option;
        }
        for (const std::string& line : textOf(page))
            EXPECT_FALSE(line.starts_with('\'')) << line << ": roff takes it for a request";
    }
}

TEST_F(ManPages, theFirstOneListsTheCommands) {
    const std::string page = manPage(allCommands(), "1.0");
    for (const Command& command : allCommands())
        EXPECT_TRUE(contains(page, "\\fB" + withEscapes(pageOf(command)) + "\\fR(1)"));
    EXPECT_TRUE(run({"config", "man", "import"}).out.starts_with(".TH \"DAMSCOPE\\-IMPORT\" 1 "));
    EXPECT_EQ(run({"config", "man", "imprt"}).status, 2);
}

TEST_F(ManPages, allAreWrittenIntoAFolder) {
    const std::string folder = folder_.file("man1");
    ASSERT_EQ(run({"config", "man", "--folder", folder}).status, 0);
    EXPECT_EQ(folder_.read("man1/damscope.1"), run({"config", "man"}).out);
    for (const Command& command : allCommands())
        EXPECT_TRUE(std::filesystem::exists(folder + "/" + pageOf(command) + ".1"));
    EXPECT_EQ(run({"config", "man", "import", "--folder", folder}).status, 2);
    EXPECT_EQ(run({"config", "man", "--folder", write("file", "x")}).status, 2);
    EXPECT_EQ(folder_.read("file"), "x");
}

} // namespace
} // namespace damscope::cli
