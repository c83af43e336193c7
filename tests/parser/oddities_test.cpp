// SPDX-License-Identifier: GPL-3.0-or-later
// Every file of tests/data/pdn: what is found in it, what is reported about it, and that it
// survives being written.
#include "parser/syntax/reader.hpp"
#include "tests/parser/reading.hpp"
#include "tests/parser/round_trip.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

namespace damscope::parser::testing {
namespace {

namespace fs = std::filesystem;

const fs::path folder = "tests/data/pdn"; // tests run in the repository root

struct Oddity {
    std::string_view file;
    std::size_t games;
    int plies;                 ///< legal ones of all main lines
    std::string_view problems; ///< their codes, in order
};

const std::vector<Oddity> oddities{
    {"ambiguous.pdn", 1, 3, "ambiguous"},
    {"bad-fen.pdn", 1, 0, "bad-fen"},
    {"bad-setup.pdn", 2, 3, "position-unknown stray-text"},
    {"blanks-in-moves.pdn", 1, 13, ""},
    {"bom.pdn", 1, 4, ""},
    {"bracketed-numbers.pdn", 1, 4, "number-without-dot"},
    {"broken-variation.pdn", 1, 4, "not-yours occupied"},
    {"bulletin-results-between.pdn", 3, 22, "heading-read heading-read heading-read"},
    {"bulletin-without-results.pdn", 5, 22,
     "header-text heading-read header-text heading-read heading-read heading-read stray-text"},
    {"bulletin.pdn", 3, 22, "heading-read heading-read heading-read"},
    {"bytes.pdn", 1, 2, "stray-text"},
    {"capture-signs.pdn", 2, 16, ""},
    {"clocks.pdn", 1, 3, ""},
    {"colon-captures.pdn", 1, 4, ""},
    {"command-outside.pdn", 1, 2, "command-outside-comment"},
    {"comments-behind-variations.pdn", 6, 22, ""},
    {"contradiction.pdn", 5, 20, "result-contradiction result-contradiction unclear-result"},
    {"cr.pdn", 2, 3, ""},
    {"crlf.pdn", 1, 2, ""},
    {"delft.pdn", 1, 4, ""},
    {"fen-forms.pdn", 3, 1, ""},
    {"file-comment.pdn", 1, 4, ""},
    {"full-paths.pdn", 1, 1, ""},
    {"game-types-in-words.pdn", 4, 22, "unknown-game-guessed"},
    {"guessed-czech.pdn", 1, 4, ""},
    {"guessed-english.pdn", 1, 8, ""},
    {"guessed-italian.pdn", 1, 6, ""},
    {"header-words.pdn", 4, 16,
     "header-word header-word header-word header-word header-word header-word header-word "
     "header-word header-word header-word header-word header-word header-word header-word "
     "header-word"},
    {"illegal.pdn", 1, 2, "capture-compulsory"},
    {"kept.pdn", 1, 1, ""},
    {"leading-zeros.pdn", 1, 7, ""},
    {"line-comments.pdn", 1, 4, ""},
    {"markup.pdn", 1, 2, "markup"},
    {"mistyped-among-moves.pdn", 4, 32, "sign-between-moves stray-text stray-text"},
    {"moves-in-brackets.pdn", 7, 45,
     "moves-in-brackets moves-in-brackets moves-in-brackets moves-in-brackets moves-in-brackets"},
    {"nags.pdn", 1, 4, ""},
    {"nested-braces.pdn", 1, 3, "nested-brace unbalanced-brace"},
    {"nested-variations.pdn", 1, 4, ""},
    {"no-separators.pdn", 2, 7, ""},
    {"no-tags.pdn", 2, 6, ""},
    {"no-terminators.pdn", 3, 6, ""},
    {"not-pdn.pdn", 1, 0, "stray-text no-game"},
    {"null-moves.pdn", 6, 31, "occupied occupied stray-text"},
    {"numbers.pdn", 1, 6, "number-without-dot"},
    {"only-a-result.pdn", 2, 0, ""},
    {"other-games.pdn", 1, 0, "unknown-game"},
    {"result-in-variation.pdn", 1, 2, "result-in-variation"},
    {"tags-among-text.pdn", 8, 13, "header-text header-text header-text header-text"},
    {"tags-escaped.pdn", 2, 9, ""},
    {"tags-other-quotes.pdn", 2, 9,
     "other-quotes other-quotes other-quotes other-quotes sign-behind-name other-quotes"},
    {"quoted-mail.pdn", 2, 9, "quoted-lines quoted-lines"},
    {"result-words.pdn", 11, 22, ""},
    {"results-in-print.pdn", 2, 4, "not-yours not-yours"},
    {"results-inside.pdn", 7, 35,
     "result-inside no-such-square result-inside no-such-square no-such-square "
     "number-without-dot no-such-square"},
    {"results.pdn", 16, 32, ""},
    {"round-remarks.pdn", 1, 5, "remark-in-brackets wrong-separator"},
    {"semicolon-variations.pdn", 1, 1, "semicolon-in-variation"},
    {"setups.pdn", 1, 3, ""},
    {"short-algebraic.pdn", 1, 7, ""},
    {"signs-between-moves.pdn", 9, 56,
     "sign-between-moves sign-between-moves semicolon-in-variation sign-between-moves "
     "sign-between-moves sign-between-moves sign-between-moves"},
    {"signs-of-print.pdn", 1, 4, ""},
    {"signs-unseen.pdn", 8, 48, ""},
    {"split-jumps.pdn", 1, 1, ""},
    {"stray-text.pdn", 1, 5, "stray-text stray-text stray-text"},
    {"strengths.pdn", 1, 6, ""},
    {"strict.pdn", 2, 7, ""},
    {"tags-escapes.pdn", 1, 4, "value-over-lines"},
    {"tags-lost-bracket.pdn", 2, 8, "lost-bracket header-text doubled-bracket"},
    {"tags-mistyped.pdn", 2, 8,
     "header-word mistyped-tag header-word mistyped-tag header-word mistyped-tag mistyped-tag "
     "mistyped-tag mistyped-tag header-word mistyped-tag header-word header-word mistyped-tag "
     "header-word mistyped-tag header-word mistyped-tag header-text header-word"},
    {"tags-odd-names.pdn", 1, 4, "header-word"},
    {"tags-one-line.pdn", 1, 3, ""},
    {"tags-only.pdn", 2, 0, ""},
    {"tags-repeated.pdn", 1, 4, ""},
    {"tags-unquoted.pdn", 1, 4, "unquoted-value unquoted-value unquoted-value"},
    {"traps.pdn", 2, 9, ""},
    {"unclosed-comment.pdn", 2, 8, "unclosed-comment"},
    {"unclosed-quotes.pdn", 1, 4, "unclosed-quote unclosed-quote unclosed-tag"},
    {"unclosed-remark.pdn", 2, 6, "unclosed-remark"},
    {"unclosed-variation.pdn", 2, 5, "unclosed-variation"},
    {"unknown-moves.pdn", 1, 3, ""},
    {"upper-case.pdn", 1, 4, ""},
    {"variation-before-move.pdn", 1, 2, ""},
    {"variation-of-nothing.pdn", 1, 1, "position-unknown"},
    {"written-line-ends.pdn", 1, 2, ""},
    {"wrong-separators.pdn", 1, 4, "wrong-separator"},
};

class OddFile : public ::testing::TestWithParam<Oddity> {};

TEST_P(OddFile, isReadReportedAndWrittenBack) {
    const std::string text = contentsOf(folder / GetParam().file);
    const std::vector<GameText> games = readAll(text);
    const std::vector<rules::Variant> preference = preferenceOf(games);
    int plies = 0;
    std::string problems;
    for (const GameText& game : games) {
        const ReadGame read = assemble(game, {{}, preference});
        plies += read.plies;
        for (const Problem& problem : read.problems)
            problems += (problems.empty() ? "" : " ") + problem.code();
        EXPECT_EQ(roundTripFault(read), "");
    }
    EXPECT_EQ(games.size(), GetParam().games);
    EXPECT_EQ(plies, GetParam().plies);
    EXPECT_EQ(problems, GetParam().problems);
}

std::string nameOf(const ::testing::TestParamInfo<Oddity>& info) {
    std::string name(info.param.file.substr(0, info.param.file.find('.')));
    std::ranges::replace(name, '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Data, OddFile, ::testing::ValuesIn(oddities), nameOf);

TEST(OddFiles, areAllListed) {
    std::set<std::string> listed;
    for (const Oddity& oddity : oddities)
        listed.insert(std::string(oddity.file));
    std::set<std::string> present;
    for (const auto& entry : fs::directory_iterator(folder))
        present.insert(entry.path().filename().string());
    EXPECT_EQ(listed, present);
}

TEST(OddFiles, reportOnlyWhatTheDocumentExplains) {
    const std::string document = contentsOf("docs/pdn.md");
    const std::set<std::string> explainedByTheRules{"not-yours", "occupied", "nothing-to-take",
                                                    "no-such-square"};
    for (const Oddity& oddity : oddities) {
        std::istringstream codes{std::string(oddity.problems)};
        for (std::string code; codes >> code;) {
            if (!explainedByTheRules.contains(code)) {
                EXPECT_NE(document.find("`" + code + "`"), std::string::npos) << code;
            }
        }
    }
}

} // namespace
} // namespace damscope::parser::testing
