// SPDX-License-Identifier: GPL-3.0-or-later
// The words that a program is started with: this program, started again, notes its own.
#include "base/system/command_line.hpp"
#include "base/system/user_program.hpp"
#include "tests/base/another_program.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <sstream>

namespace damscope::base {
namespace {

using Words = std::vector<std::string>;

// Those behind its own.
TEST(DISABLED_CommandLine, notesItsWords) {
    std::vector<std::string> all = ::testing::internal::GetArgvs();
    std::vector<char*> pointers;
    for (std::string& word : all)
        pointers.push_back(word.data());
    std::string text;
    for (const std::string& word : wordsOf(static_cast<int>(pointers.size()), pointers.data()))
        if (!word.starts_with("--gtest_"))
            text += word + '\n';
    testing::note(text);
}

class CommandLine : public ::testing::Test {
protected:
    [[nodiscard]] Words written() const {
        Words words;
        std::istringstream text(testing::noted(folder_ / "words"));
        for (std::string line; std::getline(text, line);)
            words.push_back(line);
        return words;
    }
    /// The words that come of `word` in a command of the user's shell, by their last parts.
    [[nodiscard]] Words fromShell(const std::string& word) const {
        const std::string command = testing::commandFor(test) + ' ' + word;
        EXPECT_TRUE(runCommand(command, "the last word"));
        Words words = written();
        for (std::string& each : words)
            each = std::filesystem::path(each).filename().string();
        return words;
    }
    void make(const std::string& name) const { std::ofstream(folder_ / name) << "games"; }

    static constexpr const char* test = "DISABLED_CommandLine.notesItsWords";
    testing::ScratchFolder folder_;
    testing::EnvironmentVariable place_{testing::fileVariable, (folder_ / "words").string()};
};

TEST_F(CommandLine, arrivesAsItWasGiven) {
    const Words given{"Šadžius",   "Коминтерн", "two words", "",           R"(C:\my games\)",
                      R"(a"b\"c)", "'d' $e",    "100%",      "no*such?one"};
    Words all = testing::wordsFor(test);
    all.insert(all.end(), given.begin(), given.end());
    auto program = FedProgram::start(all, {});
    ASSERT_TRUE(program);
    program->finish();
    EXPECT_EQ(written(), given);
}

TEST_F(CommandLine, mayHaveNoWords) {
    std::string name = "damscope";
    std::array<char*, 1> own{name.data()};
    const Words words = wordsOf(1, own.data());
#ifdef _WIN32
    GTEST_SKIP() << "the system says which words this program has, and it has some";
#endif
    EXPECT_EQ(words, Words{});
    EXPECT_EQ(wordsOf(0, own.data()), Words{});
}

// By a shell, or where the shell leaves it to programs, by the program.
TEST_F(CommandLine, patternsBecomeTheFilesThatFit) {
    for (const char* name : {"b.pdn", "a.pdn", "Šadžius.pdn", ".hidden.pdn", "c.txt"})
        make(name);
    EXPECT_EQ(fromShell((folder_ / "*.pdn").string()),
              (Words{"a.pdn", "b.pdn", "Šadžius.pdn", "the last word"}));
    EXPECT_EQ(fromShell((folder_ / "?.pdn").string()), (Words{"a.pdn", "b.pdn", "the last word"}));
    EXPECT_EQ(fromShell((folder_ / "*.zip").string()), (Words{"*.zip", "the last word"}));
    EXPECT_EQ(fromShell("--only=" + (folder_ / "*.pdn").string()),
              (Words{"*.pdn", "the last word"}));
}

} // namespace
} // namespace damscope::base
