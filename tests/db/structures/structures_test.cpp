// SPDX-License-Identifier: GPL-3.0-or-later
// Every structure is had exactly where its men stand, by either side, and is in the documents.
#include "analysis/shots/names.hpp"
#include "db/search/structures/structures.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <optional>
#include <sstream>

namespace damscope::db {
namespace {

using rules::Color;
using rules::Kind;
using rules::Position;

// With as little as the structure asks for.
Position onlyWith(const Structure& structure) {
    Position position = menOf(structure);
    if (structure.key == "utrecht") // or on 34
        position.put(*position.rules().square(29), {Color::white, Kind::man});
    return position;
}

std::string textOf(const char* file) {
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::optional<StructureStay> stayOf(std::string_view key, const std::vector<Position>& game) {
    for (const StructureStay& stay : structurePath(game, builtInStructures()))
        if (stay.structure->key == key)
            return stay;
    return std::nullopt;
}

TEST(Structures, AreHadByTheSideThatTheyAreNamedFor) {
    ASSERT_GT(builtInStructures().all().size(), 25U);
    for (const Structure& structure : builtInStructures().all()) {
        SCOPED_TRACE(structure.key);
        const Position position = onlyWith(structure);
        const Color other = rules::opponent(structure.side);
        EXPECT_TRUE(hasStructure(structure, position, structure.side));
        EXPECT_TRUE(hasStructure(structure, rules::turned(position), other));
        EXPECT_FALSE(hasStructure(structure, Position::start(structure.variant), structure.side) &&
                     !structure.squares.empty.empty());
    }
}

TEST(Structures, AreNotHadWithAManLessOrAKingInstead) {
    for (const Structure& structure : builtInStructures().all())
        for (const rules::Square s : structure.squares.white | structure.squares.black) {
            SCOPED_TRACE(structure.key);
            Position less = onlyWith(structure);
            const Color color = less.at(s)->color;
            less.remove(s);
            EXPECT_FALSE(hasStructure(structure, less, structure.side));
            less.put(s, {color, Kind::king});
            EXPECT_FALSE(hasStructure(structure, less, structure.side));
        }
}

TEST(Structures, AreNotHadWithAPieceOnASquareThatMustBeEmpty) {
    for (const Structure& structure : builtInStructures().all())
        for (const rules::Square s : structure.squares.empty) {
            Position filled = onlyWith(structure);
            filled.put(s, {Color::white, Kind::man});
            EXPECT_FALSE(hasStructure(structure, filled, structure.side)) << structure.key;
        }
}

TEST(Structures, AreFoundByEveryNameTheyHave) {
    for (const Structure& structure : builtInStructures().all())
        EXPECT_EQ(builtInStructures().named(structure.variant, structure.key), &structure);
    const auto* lock = builtInStructures().named(rules::Variant::international, "Hekstelling");
    ASSERT_NE(lock, nullptr);
    EXPECT_EQ(lock->key, "fork-lock");
    EXPECT_EQ(lock, builtInStructures().named(rules::Variant::international, "marchand de bois"));
    EXPECT_EQ(builtInStructures().named(rules::Variant::russian, "fork lock"), nullptr);
    EXPECT_EQ(builtInStructures().named(rules::Variant::international, ""), nullptr);
}

TEST(Structures, AreCalledByTheSquaresOfTheirSide) {
    const auto black = [](std::string_view key, Language language) {
        const Structure& structure = *builtInStructures().named(rules::Variant::international, key);
        return nameOf(structure, rules::opponent(structure.side), language);
    };
    EXPECT_EQ(black("edge-man-26", Language::english), "edge man 25");
    EXPECT_EQ(black("outpost-24", Language::dutch), "voorpost 27");
    EXPECT_EQ(black("arrow-6-11-17", Language::french), "flèche 34-40-45");
    EXPECT_EQ(black("formation-33-38-42", Language::russian), "стрела 9-13-18");
    EXPECT_EQ(black("fork-lock", Language::english), "fork lock");
    for (const Structure& structure : builtInStructures().all())
        for (const Language language : allLanguages()) {
            const Color other = rules::opponent(structure.side);
            EXPECT_EQ(nameOf(structure, structure.side, language), nameOf(structure, language));
            EXPECT_EQ(
                builtInStructures().named(structure.variant, nameOf(structure, other, language)),
                builtInStructures().named(structure.variant, nameOf(structure, language)));
        }
}

TEST(Structures, OfBothSidesAreListedOnce) {
    const Structure& classical =
        *builtInStructures().named(rules::Variant::international, "classical");
    EXPECT_TRUE(classical.ofBoth);
    EXPECT_EQ(sideKey(classical, Color::black), "both");
    EXPECT_FALSE(builtInStructures().named(rules::Variant::international, "fork-lock")->ofBoth);
    const std::vector<Position> game(8, onlyWith(classical));
    EXPECT_EQ(structurePath(game, builtInStructures()).size(), 2U) << "either side has it";
    const auto listed = listedStructures(game, builtInStructures());
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed.front().side, Color::white);
}

TEST(Structures, ThatArePartsOfOthersAreNotListedBesideThem) {
    const auto& all = builtInStructures();
    const Structure& weiss = *all.named(rules::Variant::international, "weiss-formation");
    const Structure& lock = *all.named(rules::Variant::international, "lock-at-17");
    EXPECT_TRUE(implies(weiss, lock));
    EXPECT_FALSE(implies(lock, weiss));
    EXPECT_FALSE(implies(lock, lock));
    std::vector<Position> game(9, onlyWith(weiss));
    game.front() = Position(rules::Variant::international);
    EXPECT_EQ(structurePath(game, builtInStructures()).size(), 3U) << "the lock and the arrow too";
    EXPECT_EQ(listedStructures(game, builtInStructures()).size(), 1U);
    game.insert(game.end(), 8, onlyWith(lock));
    EXPECT_EQ(listedStructures(game, builtInStructures()).size(), 2U)
        << "the lock lasts longer, with its arrow";
}

// A name means one structure.
TEST(Structures, HaveNamesOfTheirOwn) {
    for (const Structure& structure : builtInStructures().all())
        for (const Language language : allLanguages())
            EXPECT_EQ(builtInStructures().named(structure.variant, nameOf(structure, language)),
                      &structure)
                << nameOf(structure, language);
}

TEST(Structures, MustLast) {
    const Structure& lock = *builtInStructures().named(rules::Variant::international, "fork lock");
    const Position with = onlyWith(lock);
    const Position without = Position(rules::Variant::international);
    std::vector<Position> game(3, without);
    game.insert(game.end(), static_cast<std::size_t>(lock.defined.plies), with);
    game.push_back(without);
    EXPECT_FALSE(stayOf("fork-lock", game)) << "a ply too short";
    game.insert(game.begin() + 3, with);
    const auto stay = stayOf("fork-lock", game);
    ASSERT_TRUE(stay);
    EXPECT_EQ(stay->from, 3);
    EXPECT_EQ(stay->to, 3 + lock.defined.plies);
    EXPECT_EQ(stay->side, Color::white);
}

// Two men are exchanged in between: what stands there for the moment does not count.
TEST(Structures, AreLookedAtInQuietPositionsOnly) {
    const auto game = [](const std::string& fen, const std::vector<std::string>& moves) {
        std::vector<Position> positions{*rules::readFen(rules::Variant::international, fen)};
        for (const std::string& move : moves)
            positions.push_back(
                positions.back().after(rules::resolve(positions.back(), move).moves.front()));
        return positions;
    };
    const std::string fen = "W:W30,34,39,45:B1,14,19";
    EXPECT_FALSE(stayOf("outpost-24", game(fen, {"30-24", "19x30", "34x25", "1-6"})));
    EXPECT_FALSE(stayOf(
        "outpost-24", game("W:W30,35,45:B1,13,19", {"30-24", "19x30", "35x24", "13-19", "24x13"})));
    const auto stay =
        stayOf("outpost-24",
               game("W:W30,35,45:B1,2,19", {"30-24", "19x30", "35x24", "1-6", "45-40", "2-7"}));
    ASSERT_TRUE(stay);
    EXPECT_EQ(stay->from, 3);
    EXPECT_EQ(stay->to, 6);
}

TEST(Structures, OfTheStartCountWhereTheyComeBack) {
    const Position start = Position::start(rules::Variant::international);
    const Structure& arrow = *builtInStructures().named(start.variant(), "arrow-6-11-17");
    ASSERT_TRUE(arrow.defined.earlier);
    std::vector<Position> game(10, start);
    EXPECT_TRUE(structurePath(game, builtInStructures()).empty());
    game.insert(game.begin() + 3, Position(start.variant()));
    const auto stay = stayOf("arrow-6-11-17", game);
    ASSERT_TRUE(stay);
    EXPECT_EQ(stay->from, 4);
}

TEST(Structures, RefuseTablesThatAreNotInTheForm) {
    const auto rowOf = [](const std::string& query) {
        return "k\tinternational\t" + query + "\tname\t~naam\t\t\t\t\tdefinition\tsource";
    };
    const std::string row = rowOf("(white man on 27 and black man on 18) for 4 plies");
    ASSERT_EQ(Structures(row).all().size(), 1U);
    EXPECT_EQ(nameOf(Structures(row).all().front(), Language::dutch), "naam");
    EXPECT_THROW(Structures(row + "\n" + row), std::invalid_argument);
    for (const std::string& wrong : {std::string("k\tinternational"), "k\tnogame" + row.substr(15),
                                     rowOf("white man on 99 for 4 plies"), rowOf("white man on 27"),
                                     rowOf("(white man on 27 and white won) for 4 plies"),
                                     rowOf("white moves 27-22 then white man on 22 for 4 plies"),
                                     rowOf("structure \"fork lock\" for 4 plies")})
        EXPECT_THROW(Structures{wrong}, std::invalid_argument) << wrong;
}

// What a query can say and lists of squares cannot.
TEST(Structures, MayAskForKingsAlternativesAndNumbers) {
    const auto defined = [](std::string query) {
        Structure structure{
            .key = "k", .variant = rules::Variant::international, .query = std::move(query)};
        EXPECT_FALSE(complete(structure));
        return structure;
    };
    const auto has = [](const Structure& structure, const char* fen, Color side) {
        return hasStructure(structure, *rules::readFen(rules::Variant::international, fen), side);
    };
    const Structure either =
        defined("(white man/king on 27 and (black men on 16 18 or black men >= 3)) for 2 plies");
    EXPECT_TRUE(has(either, "W:WK27:B16,18", Color::white));
    EXPECT_TRUE(has(either, "W:W27:B1,2,3", Color::white));
    EXPECT_FALSE(has(either, "W:W27:B16,19", Color::white));
    EXPECT_TRUE(has(either, "W:W35,33:B24", Color::black)) << "colours exchanged";
    EXPECT_FALSE(has(either, "W:W35,33:B24", Color::white));
    const Structure& utrecht = *builtInStructures().named(rules::Variant::international, "utrecht");
    EXPECT_TRUE(has(utrecht, "W:W22,28,32,34:B1", Color::white));
    EXPECT_TRUE(has(utrecht, "W:W22,28,32,29:B1", Color::white));
    EXPECT_FALSE(has(utrecht, "W:W22,28,32,30:B1", Color::white));
    const Structure brief = defined("white man on 27 for 3 plies");
    EXPECT_FALSE(brief.defined.outsideExchanges);
    EXPECT_EQ(withPlies(brief.query, 12), "white man on 27 for 12 plies");
}

// Words of which draughts names are made, each of one language only. Dutch and English players
// call patterns coup.
struct OwnWords {
    std::string_view languages; ///< that have them
    std::vector<std::string_view> words;
};
const std::vector<OwnWords>& ownWords() {
    static const std::vector<OwnWords> all{
        {"en", {"shot", "stroke", "lock", "man", "leaf", "advance", "outpost", "edge", "bind"}},
        {"nl", {"zet", "slag", "stelling", "schijf", "voorpost", "opsluiting", "van", "het"}},
        {"fr", {"pion", "marchand", "avancée", "enchaînement", "flèche", "aile", "repos"}},
        {"fr nl", {"du"}}, // coup du songeur
        {"pt", {"golpe", "pedra", "prisão", "cadeia", "flecha", "posto", "ala", "lance"}},
        {"en fr nl", {"coup"}},
    };
    return all;
}

bool hasWord(const std::string& name, std::string_view word) {
    for (std::size_t at = name.find(word); at != name.npos; at = name.find(word, at + 1)) {
        const auto isLetter = [&](std::size_t i) {
            return i < name.size() && (std::isalpha(static_cast<unsigned char>(name[i])) != 0 ||
                                       static_cast<unsigned char>(name[i]) >= 0x80);
        };
        if ((at == 0 || !isLetter(at - 1)) && !isLetter(at + word.size()))
            return true;
    }
    return false;
}

bool isOf(const OwnWords& own, Language language) {
    return own.languages.find(codeOf(language)) != own.languages.npos;
}

void expectNoOtherLanguage(const std::string& name, Language language) {
    if (language == Language::russian) {
        EXPECT_TRUE(std::ranges::none_of(name, [](unsigned char c) { return std::isalpha(c); }))
            << name;
        return;
    }
    for (const OwnWords& own : ownWords())
        for (const std::string_view word : own.words)
            EXPECT_TRUE(isOf(own, language) || !hasWord(name, word))
                << name << " in " << codeOf(language);
}

void expectOfItsLanguage(const Names& names) {
    for (const Language language : nameLanguages) {
        const std::string& name = names[language];
        ASSERT_NE(name, "") << names[Language::english] << " in " << codeOf(language);
        expectNoOtherLanguage(name, language);
    }
}

TEST(NamesOfAllLists, AreInTheLanguageOfTheReader) {
    for (const Structure& structure : builtInStructures().all())
        expectOfItsLanguage(structure.names);
    for (const auto& shot : analysis::shots::builtInShotNames().all())
        if (shot.variant != rules::Variant::english || shot.key == "in-and-out")
            expectOfItsLanguage(shot.names);
}

TEST(Documents, ListEveryStructureAndEveryNamedCombination) {
    const std::string structuresPage = textOf("docs/structures.md");
    for (const Structure& structure : builtInStructures().all())
        EXPECT_NE(structuresPage.find("`" + structure.key + "`"), std::string::npos)
            << structure.key;
    const std::string shotsPage = textOf("docs/shots.md");
    for (const auto& shot : analysis::shots::builtInShotNames().all())
        for (const std::string& name : shot.names)
            EXPECT_NE(shotsPage.find(name), std::string::npos) << name;
}

} // namespace
} // namespace damscope::db
