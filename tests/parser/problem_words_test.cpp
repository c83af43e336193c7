// SPDX-License-Identifier: GPL-3.0-or-later
// Every problem that reading makes is said in every language, from data.
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/guess.hpp"
#include "parser/syntax/reader.hpp"
#include "tests/messages/english.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace damscope::parser {
namespace {

/// Looks at every problem that reading makes of a text.
class Wordings {
public:
    void look(std::string_view text) {
        for (const Repair repair : {Repair::suggest, Repair::apply}) {
            Reader reader(text);
            GameText game;
            AssembleOptions options;
            options.repair = repair;
            while (reader.next(game))
                for (const TextProblem& problem : assemble(game, options).problems)
                    look(problem);
        }
    }

    std::set<std::string> codes;
    std::set<std::string> suggestions; // in English

private:
    void look(const TextProblem& problem) {
        codes.insert(problem.code());
        look(problem.message);
        if (problem.suggestion) {
            suggestions.insert(english(problem.suggestion));
            look(*problem.suggestion);
        }
    }

    static void look(const Message& message) {
        for (const Language language : allLanguages()) {
            const std::string sentence = translated(message, language);
            EXPECT_NE(sentence, message.code);
            EXPECT_EQ(sentence.find("??"), std::string::npos) << sentence;
        }
    }
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
    Wordings wordings;
    for (const auto& entry : std::filesystem::recursive_directory_iterator("tests/data"))
        if (entry.path().extension() == ".pdn")
            wordings.look(testing::contentsOf(entry.path()));
    wordings.look(slips);
    for (const std::string_view code :
         {"stray-text", "unclosed-comment", "bad-fen", "unknown-game", "result-contradiction",
          "unsure-variant", "repaired", "ambiguous", "wrong-separator"})
        EXPECT_TRUE(wordings.codes.contains(std::string(code))) << code;
}

TEST(ProblemWords, whatIsProposedIsSaidOfItsLine) {
    Wordings wordings;
    wordings.look(slips);
    const auto count = [&](std::string_view end) {
        return std::ranges::count_if(wordings.suggestions, [&](const std::string& suggestion) {
            return suggestion.ends_with(end);
        });
    };
    EXPECT_EQ(count(" With it the game is legal to its end"), 2);
    EXPECT_EQ(count(" Without it the game is legal to its end"), 1);
    EXPECT_EQ(count(" With it the variation is legal to its end"), 1);
    EXPECT_EQ(count(" With it 7 more plies of the variation are legal"), 1);
}

TEST(ProblemWords, aSuggestionSpeaksTheLanguage) {
    rules::Proposal proposal{
        {rules::Correction::Kind::otherMove, 0, 1, "81x27", "18x27", 3, rules::Color::black},
        1,
        false,
        true};
    const rules::Rules& rules = rules::rules(rules::Variant::international);
    EXPECT_EQ(translated(asQuestion(proposal, LineKind::variation, rules), Language::dutch),
              "is 3... 18x27 bedoeld in plaats van 81x27? Daarmee klopt er nog 1 halve zet van de "
              "variant");
    proposal.plies = 21;
    EXPECT_EQ(translated(asQuestion(proposal, LineKind::main, rules), Language::russian),
              "не 3... 18x27 ли имелось в виду вместо 81x27? Тогда правилен ещё 21 полуход");
    proposal.complete = true;
    EXPECT_EQ(translated(asQuestion(proposal, LineKind::main, rules), Language::french),
              "est-ce 3... 18x27 au lieu de 81x27 ? Avec ce coup, la partie est correcte jusqu'au "
              "bout");
}

TEST(ProblemWords, aProblemSpeaksTheLanguage) {
    const auto problemOf = [](std::string_view text) {
        Reader reader(text);
        GameText game;
        EXPECT_TRUE(reader.next(game));
        return assemble(game).problems.at(0).message;
    };
    const Message fen = problemOf("[FEN \"W:W51:B1\"]\n[GameType \"20\"]\n\n1. 32-28 *\n");
    EXPECT_EQ(translated(fen, Language::dutch),
              "de FEN is niet te lezen: veld 51 bestaat niet op een "
              "bord van 10x10; de zetten zijn bewaard als tekst");
    EXPECT_EQ(translated(fen, Language::french),
              "le FEN ne se lit pas : la case 51 n'existe pas sur un "
              "damier de 10x10 ; les coups sont gardés comme texte");
    const Message unsure{"unsure-variant",
                         {{"fit", "several"},
                          {"variant", "russian"},
                          {"others", std::vector<std::string>{"brazilian", "english"}}}};
    EXPECT_EQ(translated(unsure, Language::russian),
              "нет GameType, а ходы подходят к нескольким играм: прочитано как Русские шашки, а не "
              "Бразильские шашки, Английские шашки (чекерс)");
    EXPECT_EQ(english(unsure), "no GameType, and the moves fit several games: read as russian, not "
                               "as brazilian, english");
}

TEST(ProblemWords, whatAFileSaysIsTakenForNoMessage) {
    const Message stray{"stray-text", {{"text", "{number} is <{text}> {+choices}"}}};
    EXPECT_EQ(translated(stray, Language::dutch),
              "dit is geen PDN en is bewaard als tekst: {number} is <{text}> {+choices}");
}

TEST(Pasted, whatIsWrongIsReported) {
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
