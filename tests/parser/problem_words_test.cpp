// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about files can be said in every language.
#include "parser/problems/problem_words.hpp"

#include "parser/meaning/assemble.hpp"
#include "parser/meaning/pasted.hpp"
#include "parser/syntax/reader.hpp"
#include "tests/rules/gaps.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace damscope::parser {
namespace {

using rules::Language;

rules::Translation wordsIn(Language language) {
    rules::Translation translation;
    addProblems(translation, language);
    return translation;
}

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// Every problem that reading makes of a text must be known to every language, and say in English
/// what it says.
class Reworded {
public:
    void look(std::string_view text) {
        for (const Repair repair : {Repair::suggest, Repair::apply}) {
            Reader reader(text);
            GameText game;
            AssembleOptions options;
            options.repair = repair;
            while (reader.next(game))
                for (const Problem& problem : assemble(game, options).problems)
                    look(problem);
        }
    }

    std::set<std::string> codes;
    std::set<std::string> suggestions;

private:
    void look(const Problem& problem) {
        codes.insert(problem.code);
        EXPECT_EQ(words_[0].of("problem", problem.message), problem.message);
        if (!problem.suggestion.empty()) {
            suggestions.insert(problem.suggestion);
            EXPECT_EQ(words_[0].of("suggestion", problem.suggestion), problem.suggestion);
        }
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const auto said = words_[i].of("problem", problem.message);
            EXPECT_TRUE(said && *said != problem.message)
                << problem.code << ": " << problem.message;
            EXPECT_TRUE(problem.suggestion.empty() ||
                        words_[i].of("suggestion", problem.suggestion))
                << problem.suggestion;
        }
    }

    std::array<rules::Translation, 4> words_{wordsIn(Language::english), wordsIn(Language::dutch),
                                             wordsIn(Language::french), wordsIn(Language::russian)};
};

// A move written wrongly, one that is missing, and one too many; a wrong one in a variation that is
// legal otherwise, and one in a variation that breaks once more.
constexpr std::string_view slips =
    "[GameType \"20\"]\n\n1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29 "
    "9-14 6. 38-33 3-9 7. 39-34 20-25 8. 43-38 14-20 9. 44-93 19-24 10. 50-44 24-30 11. 35x24 "
    "13-18 12. 22x13 8x30 1-1\n\n"
    "[GameType \"20\"]\n\n1. 32-28 17-21 2. 28-23 19x28 3. 33x22 4. 31x22 14-19 5. 34-29 9-14 "
    "6. 38-33 3-9 7. 39-34 20-25 8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30 11. 35x24 13-18 "
    "12. 22x13 8x30 1-1\n\n"
    "[GameType \"20\"]\n\n1. 32-28 17-21 2. 28-23 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19 "
    "5. 34-29 9-14 6. 38-33 3-9 7. 39-34 20-25 8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30 "
    "11. 35x24 13-18 12. 22x13 8x30 1-1\n\n"
    "[GameType \"20\"]\n\n1. 31-27 (1. 32-28 17-21 2. 28-23 19x28 3. 33x22 81x27 4. 31x22 14-19 "
    "5. 34-29 9-14) (1. 32-28 17-21 2. 28-23 19x28 3. 33x22 81x27 4. 31x22 14-19 5. 34-29 9-14 "
    "6. 38-33 3-9 7. 99-98) 17-21 1-1\n";

TEST(ProblemWords, everyOddityOfTheTestsIsSaidInEveryLanguage) {
    Reworded reworded;
    for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/data"))
        if (entry.path().extension() == ".pdn")
            reworded.look(contentOf(entry.path()));
    reworded.look(slips);
    for (const std::string_view code :
         {"stray-text", "unclosed-comment", "bad-fen", "unknown-game", "result-contradiction",
          "unsure-variant", "repaired", "ambiguous", "wrong-separator"})
        EXPECT_TRUE(reworded.codes.contains(std::string(code))) << code;
}

TEST(ProblemWords, whatIsProposedIsToldOfItsLine) {
    Reworded reworded;
    reworded.look(slips);
    const auto count = [&](std::string_view end) {
        return std::ranges::count_if(reworded.suggestions, [&](const std::string& suggestion) {
            return suggestion.ends_with(end);
        });
    };
    EXPECT_EQ(count(" With it the game is legal to its end"), 2);
    EXPECT_EQ(count(" Without it the game is legal to its end"), 1);
    EXPECT_EQ(count(" With it the variation is legal to its end"), 1);
    EXPECT_EQ(count(" With it 7 more plies of the variation are legal"), 1);
    EXPECT_EQ(wordsIn(Language::dutch)
                  .of("suggestion", "did you mean 3... 18x27 instead of 81x27? With it the "
                                    "variation is legal to its end"),
              "is 3... 18x27 bedoeld in plaats van 81x27? Daarmee klopt de variant tot het einde");
}

TEST(ProblemWords, aRefusalSpeaksTheLanguage) {
    const std::string english = "capture is compulsory: 28x19, 29x18";
    EXPECT_EQ(messageIn(Language::dutch, english), "slaan is verplicht: 28x19, 29x18");
    EXPECT_EQ(messageIn(Language::french, english), "la prise est obligatoire: 28x19, 29x18");
    EXPECT_EQ(messageIn(Language::english, english), english);
    EXPECT_EQ(messageIn(Language::dutch, "the FEN cannot be read: square 51 does not exist on a "
                                         "10x10 board; the moves are kept as text"),
              "de FEN is niet te lezen: veld 51 bestaat niet op een bord van 10x10; de zetten zijn "
              "bewaard als tekst");
    EXPECT_EQ(messageIn(Language::russian,
                        "no GameType, and the moves fit several games: read as russian, not as "
                        "brazilian, english"),
              "нет GameType, а ходы подходят к нескольким играм: прочитано как Русские шашки, а не "
              "Бразильские шашки, Английские шашки (чекерс)");
}

TEST(ProblemWords, whatAFileSaysIsTakenForNoMessage) {
    // Nothing of it is translated: it stands in a message, but is none.
    EXPECT_EQ(messageIn(Language::dutch, "this is no PDN and is kept as text: 28 is occupied"),
              "dit is geen PDN en is bewaard als tekst: 28 is occupied");
    // A message that nobody makes stays as it is.
    EXPECT_EQ(messageIn(Language::dutch, "written by an older program"),
              "written by an older program");
}

TEST(ProblemWords, everySentenceIsThereInEveryLanguage) {
    for (const Language language : rules::allLanguages())
        if (language != Language::english)
            rules::testing::expectSameGaps(detail::sentences(Language::english),
                                           detail::sentences(language));
}

TEST(Pasted, whatIsWrongIsTold) {
    const Pasted fen = readPasted(" W:W31,99:B1 ", rules::Variant::international);
    EXPECT_FALSE(fen.read);
    ASSERT_TRUE(fen.fen);
    EXPECT_EQ(fen.fen->fault, rules::FenFault::noSuchSquare);
    const Pasted neither = readPasted("hello", rules::Variant::international);
    EXPECT_FALSE(neither.read || neither.fen);
    const Pasted game = readPasted("1. 32-28 19-23 2. 28-22 *", rules::Variant::international);
    ASSERT_TRUE(game.read);
    EXPECT_EQ(std::ranges::count(game.read->problems, "capture-compulsory", &Problem::code), 1);
}

} // namespace
} // namespace damscope::parser
