// SPDX-License-Identifier: GPL-3.0-or-later
// Lists on a terminal of 80 columns, and in a locale without signs.
#include "base/text/utf8.hpp"
#include "tests/cli/store_commands.hpp"

#include <algorithm>
#include <regex>

namespace damscope::cli {
namespace {

class NarrowTerminal : public StoreCommands {
protected:
    void SetUp() override {
        ASSERT_LE(run({"import", "samples", "--quiet"}).status, 1);
        ASSERT_EQ(
            run({"event", longEvent, "--enter", write("players.txt", players()), "--apply"}).status,
            0);
        ASSERT_EQ(run({"edit", "collection", "create", "My games", "1-9"}).status, 0);
        ASSERT_EQ(run({"edit", "bookmark", "add", "start", "--moves", "32-28 18-23", "--note",
                       std::string(100, 'x')})
                      .status,
                  0);
        // Once more, with a name spelt differently.
        std::string copy = run({"write", "57", "--as", "pdn", "-o", "-"}).out;
        copy = std::regex_replace(copy, std::regex("\\[White \""), "[White \"van ");
        ASSERT_LE(run({"import", write("copy.pdn", copy)}).status, 1);
        ASSERT_EQ(run({"db", "index", "--shots"}).status, 0);
    }

    // Eleven with long names.
    static std::string players() {
        std::string all;
        for (char letter = 'a'; letter < 'l'; ++letter)
            all += "Maximiliaan van der Berg-" + std::string(8, letter) + "\n";
        return all;
    }

    Ran at80(const Words& words, const std::string& locale = "C.UTF-8") const {
        Start start;
        start.terminal = true;
        start.columns = 80;
        start.environment = {{"TERM", "dumb"}, {"LC_ALL", locale}};
        return run(words, start);
    }

    static inline const std::string longEvent = "Kampioenschap van Heathfield 2024";
};

TEST_F(NarrowTerminal, holdsEveryListInItsColumns) {
    for (Words words : {Words{"list"},
                        Words{"list", "--sort", "rating"},
                        Words{"player", "list"},
                        Words{"player", "list", "--propose"},
                        Words{"event", "list"},
                        Words{"event", longEvent},
                        Words{"event", "Waterkant Toernooi 2023"},
                        Words{"find", "white captures 3"},
                        Words{"find", "openings"},
                        Words{"find", "openings", "--tree", "3"},
                        Words{"find", "shots"},
                        Words{"find", "structures"},
                        Words{"edit", "duplicates"},
                        Words{"edit", "collection"},
                        Words{"edit", "collection", "show", "My games"},
                        Words{"edit", "bookmark"},
                        Words{"edit", "repair"},
                        Words{"edit", "delete", "1-30"},
                        Words{"db", "sources"},
                        Words{"log"},
                        Words{"log", "1"},
                        Words{"config", "names"}}) {
        words.emplace_back("--quiet");
        const Ran ran = at80(words);
        SCOPED_TRACE(words[0] + " " + words[1]);
        EXPECT_LE(ran.status, 1) << ran.out;
        std::istringstream lines(ran.out);
        for (std::string line; std::getline(lines, line);) {
            std::erase(line, '\r');
            EXPECT_LE(base::displayWidth(line), 80) << line;
        }
    }
}

TEST_F(NarrowTerminal, keepsACrosstableWhole) {
    const std::string table = at80({"event", longEvent, "--quiet"}).out;
    EXPECT_TRUE(contains(table, " 11 ") || contains(table, " 11\r\n")) << table;
    EXPECT_TRUE(contains(table, "Maximiliaan van der")) << "twenty characters of a name\n" << table;
}

TEST_F(NarrowTerminal, showsTheEndOfAPath) {
    EXPECT_TRUE(contains(at80({"db", "sources", "--quiet"}).out, "copy.pdn"));
}

TEST_F(NarrowTerminal, drawsInAsciiWhereTheLocaleIsC) {
    for (const char* locale : {"C", "POSIX"})
        for (Words words : {Words{"show", "57"}, Words{"event", longEvent},
                            Words{"edit", "duplicates"}, Words{"db", "sources"}}) {
            const std::string out = at80(words, locale).out;
            SCOPED_TRACE(out);
            for (const char* sign : {"┌", "│", "⛀", "⛂", "·", "…", "½", "→"})
                EXPECT_FALSE(contains(out, sign)) << sign;
        }
    Start plain; // in a file, too
    plain.environment = {{"LC_ALL", "C"}};
    EXPECT_FALSE(contains(run({"show", "57"}, plain).out, "┌"));
    EXPECT_TRUE(contains(run({"show", "57"}).out, "┌"));
}

} // namespace
} // namespace damscope::cli
