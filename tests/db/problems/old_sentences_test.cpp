// SPDX-License-Identifier: GPL-3.0-or-later
// Stores up to version 3 held problems as English sentences.
// tests/db/stores/sentences_of_version_3.tsv are such: code, kind, sentence.
#include "db/store/old_sentences.hpp"

#include "parser/meaning/correct.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <vector>

namespace damscope::db {
namespace {

struct OldSentence {
    std::string code;
    bool suggests = false;
    std::string words;
};

std::vector<OldSentence> oldSentences() {
    std::ifstream in("tests/db/stores/sentences_of_version_3.tsv");
    std::vector<OldSentence> all;
    for (std::string line; std::getline(in, line);) {
        std::istringstream fields(line);
        std::string code;
        std::string kind;
        std::string words;
        std::getline(std::getline(std::getline(fields, code, '\t'), kind, '\t'), words);
        all.push_back({code, kind == "suggestion", words});
    }
    return all;
}

/// What is worded differently today.
std::string reworded(std::string text) {
    const std::vector<std::pair<std::string, std::string>> changes{
        {" a part of the game may stand in the comment",
         " the comment may contain some of the game"},
        {"[pdn] is no part of a game: left out", "[pdn] does not belong to a game: skipped"},
        {"what is deeper is kept as text", "the deeper ones are kept as text"},
        {"this is no PDN and", "this is not PDN and"},
        {" belongs to no game: left out", " belongs to no game: skipped"},
        {" is no game that Damscope knows: its moves are kept", ": the moves are kept"},
        {"GameType 0,W,8,8,S0: ", "Damscope does not know the game of GameType 0,W,8,8,S0: "},
        {" is too much and was left out", " is one move too many and was left out"},
        {"no piece stands on ", "there is no piece on "},
        {"no piece of Black stands on that file", "there is no piece of Black on that file"},
        {"no move stands before this variation", "there is no move before this variation"},
        {" too much? Without it", " one move too many? Without it"},
        {"on a 10x10 board", "on a board of 10x10"},
        {"on an 8x8 board", "on a board of 8x8"},
        {" stand twice;", " are given twice;"},
        {"W or B and its squares must stand here, not", "expected W or B and its squares, not"},
        {"a comma must stand here, not", "expected a comma, not"},
        {"was put in, which", "was inserted, which"},
        {"with which the game goes on", "with which the game continues"},
        {"and goes on as another game", "and continues as another game"},
        {"goes over several lines", "spans several lines"},
        {"a square must stand here, not", "expected a square, not"},
        {"a capture by a king goes before one", "a capture by a king takes precedence over one"},
        {"must go on as far as it can", "must continue as far as it can"},
        {"goes on as a man, not", "continues as a man, not"},
    };
    for (const auto& [before, now] : changes)
        if (const std::size_t at = text.find(before); at != std::string::npos)
            text.replace(at, before.size(), now);
    return text;
}

TEST(OldSentences, sayTheSameFromData) {
    const auto all = oldSentences();
    ASSERT_GT(all.size(), 100U);
    for (const OldSentence& old : all) {
        const Message message = old.suggests ? *suggestionOfSentence(old.words)
                                             : messageOfSentence(old.code, old.words);
        EXPECT_EQ(message.find(sentenceParameter), nullptr) << old.code << ": " << old.words;
        EXPECT_TRUE(old.suggests || message.code == old.code) << message.code;
        EXPECT_EQ(english(message), reworded(old.words));
        for (const Language language : allLanguages())
            EXPECT_EQ(words(message, language) == english(message), language == Language::english);
    }
}

TEST(OldSentences, speakDutch) {
    const auto dutch = [](const char* code, const char* sentence) {
        return words(messageOfSentence(code, sentence), Language::dutch);
    };
    EXPECT_EQ(dutch("capture-compulsory", "capture is compulsory: 28x19, 29x18"),
              "slaan is verplicht: 28x19, 29x18");
    EXPECT_EQ(dutch("occupied", "28 is occupied; the king on 46 can play 46-41, 46-37 and 3 more"),
              "28 is bezet; de dam op 46 kan 46-41, 46-37 en nog 3 spelen");
    EXPECT_EQ(dutch("ambiguous", "several captures fit: 47x36, 47x35; 47x36 was taken"),
              "er passen verschillende slagen: 47x36, 47x35; 47x36 is genomen");
    EXPECT_EQ(dutch("bad-fen", "the FEN cannot be read: square 51 does not exist on a 10x10 board; "
                               "the moves are kept as text"),
              "de FEN is niet te lezen: veld 51 bestaat niet op een bord van 10x10; de zetten zijn "
              "bewaard als tekst");
    EXPECT_EQ(dutch("unsure-variant", "no GameType, and the moves fit several games: read as "
                                      "russian, not as brazilian, english"),
              "geen GameType, en de zetten passen bij verschillende spellen: gelezen als Russisch "
              "dammen (sjasjki), niet als Braziliaans dammen, Engels dammen (checkers)");
    EXPECT_EQ(words(*suggestionOfSentence("did you mean 3... 18x27 instead of 81x27? With it the "
                                          "variation is legal to its end"),
                    Language::dutch),
              "is 3... 18x27 bedoeld in plaats van 81x27? Daarmee klopt de variant tot het einde");
}

TEST(OldSentences, sayWhetherTheyCanBeAccepted) {
    EXPECT_TRUE(parser::canBeAccepted(suggestionOfSentence(
        "is the move 6... 9-14 missing? With it the game is legal to its end")));
    EXPECT_TRUE(parser::canBeAccepted(
        suggestionOfSentence("is 7. 9-14 too much? Without it 7 more plies are legal")));
    EXPECT_FALSE(parser::canBeAccepted(suggestionOfSentence(
        "is the move 6... 9-14 missing? With it the variation is legal to its end")));
    EXPECT_FALSE(parser::canBeAccepted(suggestionOfSentence("")));
}

// Text from a file is not one of Damscope's sentences, and an unknown sentence stays as it is.
TEST(OldSentences, stayAsTheyAreWhereTheyAreNotKnown) {
    EXPECT_EQ(
        words(messageOfSentence("stray-text", "this is no PDN and is kept as text: 28 is occupied"),
              Language::dutch),
        "dit is geen PDN en is bewaard als tekst: 28 is occupied");
    const Message unknown = messageOfSentence("blocked", "written by an older {program}");
    EXPECT_EQ(unknown.code, "blocked");
    EXPECT_EQ(words(unknown, Language::dutch), "written by an older {program}");
    // The code of another message does not make it that one.
    EXPECT_EQ(english(messageOfSentence("blocked", "28 is occupied")), "28 is occupied");
    EXPECT_EQ(messageOfSentence("blocked", "28 is occupied").text(sentenceParameter),
              "28 is occupied");
    const std::string longText = "this is no PDN and is kept as text: " + std::string(10'000, 'x');
    EXPECT_EQ(english(messageOfSentence("stray-text", longText)), longText);
    EXPECT_EQ(english(suggestionOfSentence("23x32")), "23x32");
}

} // namespace
} // namespace damscope::db
