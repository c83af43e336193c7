// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/language.hpp"
#include "messages/translation.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <cerrno>

namespace damscope {
namespace {

using Moves = std::vector<std::string>;

TEST(Words, fillGapsInTheLanguage) {
    const Message compulsory{"capture-compulsory", {{"moves", Moves{"23x32", "18x27"}}}};
    EXPECT_EQ(english(compulsory), "capture is compulsory: 23x32, 18x27");
    EXPECT_EQ(translated(compulsory, Language::dutch), "slaan is verplicht: 23x32, 18x27");
    EXPECT_EQ(translated(compulsory, Language::french), "la prise est obligatoire : 23x32, 18x27");
    EXPECT_EQ(translated(compulsory, Language::russian), "бить обязательно: 23x32, 18x27");
    EXPECT_EQ(translated(compulsory, Language::portuguese),
              "a captura é obrigatória: 23x32, 18x27");
}

TEST(Words, chooseTheFormOfAKey) {
    const auto notYours = [](const char* color) {
        return Message{"not-yours", {{"square", "32"}, {"color", color}}};
    };
    EXPECT_EQ(english(notYours("white")), "the piece on 32 is White's");
    EXPECT_EQ(translated(notYours("black"), Language::french), "la pièce en 32 est aux Noirs");
    EXPECT_EQ(translated(notYours("black"), Language::russian), "шашка на 32 принадлежит чёрным");
    // A key that a later version knows is shown as it is.
    EXPECT_EQ(translated(notYours("green"), Language::dutch), "het stuk op 32 is van green");
}

TEST(Words, followTheNumber) {
    const auto bytes = [](std::int64_t number, Language language) {
        return translated({"not-utf8", {{"number", number}}}, language);
    };
    EXPECT_EQ(bytes(1, Language::english), "1 byte is not UTF-8; it was read as windows-1252");
    EXPECT_EQ(bytes(2, Language::english), "2 bytes are not UTF-8; they were read as windows-1252");
    EXPECT_EQ(bytes(1, Language::portuguese), "1 byte não é UTF-8; foi lido como windows-1252");
    EXPECT_EQ(bytes(2, Language::portuguese),
              "2 bytes não são UTF-8; foram lidos como windows-1252");
    EXPECT_EQ(bytes(3, Language::russian), "3 байта не в UTF-8: прочитаны как windows-1252");
    EXPECT_EQ(bytes(11, Language::russian), "11 байтов не в UTF-8: прочитаны как windows-1252");
    EXPECT_EQ(bytes(21, Language::russian), "21 байт не в UTF-8: прочитан как windows-1252");
}

TEST(Words, leaveOutWhatIsNotThere) {
    EXPECT_EQ(english({"occupied", {{"square", "28"}}}), "28 is occupied");
    const Message cut{"occupied",
                      {{"square", "28"},
                       {"piece", "king"},
                       {"from", "46"},
                       {"moves", Moves{"46-41"}},
                       {"unlisted", std::int64_t{3}}}};
    EXPECT_EQ(english(cut), "28 is occupied; the king on 46 can play 46-41 and 3 more");
    EXPECT_EQ(translated(cut, Language::dutch),
              "28 is bezet; de dam op 46 kan 46-41 en nog 3 spelen");
    EXPECT_EQ(english({"damaged-data", {}}), "its compressed data is damaged");
    EXPECT_EQ(english({"damaged-data", {{"library", "bad check"}}}),
              "its compressed data is damaged (bad check)");
}

TEST(Words, sayWhatCanBeTypedAtATerminalOnly) {
    const Message missing{"database-missing", {}};
    EXPECT_EQ(english(missing), "there is no database here yet");
    const Message inFile{"in-file", {{"file", "games.db"}, {"reason", missing}}};
    EXPECT_EQ(english(inFile), "games.db: there is no database here yet");
    EXPECT_EQ(translated(inFile, Language::english, ReadAt::terminal),
              "games.db: there is no database here yet; make one with 'damscope import', or name "
              "another with --db");
}

TEST(Words, nestMessages) {
    const Message unopened{"unreadable",
                           {{"reason", Message{"unopened", {{"reason", systemReason(ENOENT)}}}}}};
    EXPECT_EQ(english(unopened), "cannot be opened: No such file or directory");
    EXPECT_EQ(translated(unopened, Language::dutch),
              "kan niet worden geopend: bestand of map bestaat niet");
    EXPECT_FALSE(english(systemReason(ELOOP)).empty());
}

TEST(Words, listAChoice) {
    const Message missing{"query-word-missing", {{"words", Moves{"=", "<", ">"}}}};
    EXPECT_EQ(english(missing), "'=', '<' or '>' is expected here");
    EXPECT_EQ(translated(missing, Language::russian), "здесь должно стоять '=', '<' или '>'");
}

TEST(Words, ofAnUnknownMessageAreItsCode) {
    EXPECT_EQ(english({"from-the-future", {{"square", "28"}}}), "from-the-future");
    // A known one without what it needs shows where it lacks it.
    EXPECT_EQ(english({"not-yours", {}}), "the piece on ? is ?");
}

TEST(Plural, takesZeroAsTheLanguageDoes) {
    EXPECT_EQ(pluralForm(Language::french, 0), 0U);
    EXPECT_EQ(pluralForm(Language::english, 0), 1U);
    EXPECT_EQ(pluralForm(Language::russian, 112), 2U);
}

} // namespace
} // namespace damscope
