// SPDX-License-Identifier: GPL-3.0-or-later
// What a user changes of names and definitions is used everywhere, and what is wrong with it is
// reported with its place.
#include "db/search/own_names/own_names.hpp"
#include "db/store/codec/shot_names.hpp"

#include "db/search/structures/structures.hpp"
#include "db/search/themes/themes.hpp"
#include "messages/translation.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <system_error>
#include <thread>
#include <tuple>
#include <vector>

namespace damscope::db {
namespace {

using rules::Position;
using rules::Variant;

class OwnNamesTest : public ::testing::Test {
protected:
    void use(std::string_view text) {
        const auto names = readOwnNames(text);
        ASSERT_TRUE(names) << english(names.error().reason);
        names_ = *names;
    }
    // The texts of the names that the coup royal of the sources gets.
    [[nodiscard]] std::vector<std::string> namesOfTheCoupRoyal() const {
        Position position = *rules::readFen(Variant::international,
                                            "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24");
        const auto at = [&](int number) { return *position.rules().square(number); };
        const Position start = position;
        std::vector<rules::Move> line;
        for (const auto& [from, to] : {std::pair{27, 22}, {18, 27}, {32, 21}, {23, 34}, {40, 7}})
            for (const rules::Move& move : rules::legalMoves(position))
                if (move.from == at(from) && move.to == at(to)) {
                    line.push_back(move);
                    position.play(move);
                    break;
                }
        std::vector<std::string> names;
        for (const auto& name : names_.shots.of(start, line))
            names.push_back(nameIn(name->names, Language::english));
        return names;
    }
    [[nodiscard]] std::vector<std::string> keysOfPath(Variant variant, const std::string& fen,
                                                      std::size_t positions) const {
        const std::vector<Position> game(positions, *rules::readFen(variant, fen));
        std::vector<std::string> keys;
        for (const StructureStay& stay : structurePath(game, names_.structures))
            keys.push_back(stay.structure->key);
        return keys;
    }
    [[nodiscard]] bool canAskFor(const std::string& query) const {
        return query::readQuery(Variant::international, query, names_).hasValue();
    }
    [[nodiscard]] std::vector<std::string> shotsCalled(std::string_view name) const {
        return keysOf(shotsNamed(names_.shots, name));
    }

    NameCatalogue names_;
};

using Texts = std::vector<std::string>;

TEST_F(OwnNamesTest, RenameACombination) {
    EXPECT_EQ(namesOfTheCoupRoyal(), Texts{"coup royal"});
    use("[shot royal]\nen = king's shot\n");
    EXPECT_EQ(namesOfTheCoupRoyal(), Texts{"king's shot"});
    EXPECT_TRUE(canAskFor("shot \"king's shot\""));
    EXPECT_TRUE(canAskFor("shot \"coup royal\"")) << "its old name is still found";
    use("");
    EXPECT_EQ(namesOfTheCoupRoyal(), Texts{"coup royal"});
}

TEST_F(OwnNamesTest, SwitchACombinationOff) {
    use("[shot royal]\noff = yes\n");
    EXPECT_EQ(std::ranges::count(namesOfTheCoupRoyal(), "coup royal"), 0);
    EXPECT_FALSE(canAskFor("shot \"coup royal\""));
    EXPECT_TRUE(shotsCalled("royal").empty());
    use("[shot royal]\noff = no\n");
    EXPECT_EQ(namesOfTheCoupRoyal(), Texts{"coup royal"});
}

TEST_F(OwnNamesTest, DefineACombination) {
    use("[shot mine]\nvariant = international\nside = white\nen = mine\nmoves = 27-22 18x27 32x21\n"
        "last = 40 > > 7\n");
    EXPECT_EQ(namesOfTheCoupRoyal(), (Texts{"coup royal", "mine"}));
    use("[shot royal]\nlast = 40 > > 18\n");
    EXPECT_EQ(std::ranges::count(namesOfTheCoupRoyal(), "coup royal"), 0);
}

TEST_F(OwnNamesTest, ACombinationOfSeveralRulesIsChangedAsOne) {
    ASSERT_GT(shotsCalled("coup Philippe").size(), 1U);
    use("[shot philippe]\nen = the old shot\n");
    EXPECT_EQ(shotsCalled("the old shot"), shotsCalled("coup Philippe"));
    use("[shot philippe]\noff = yes\n");
    EXPECT_TRUE(shotsCalled("coup Philippe").empty());
    use("[shot philippe]\noff = yes\n[shot philippe-40]\nen = mine\n");
    EXPECT_EQ(shotsCalled("coup Philippe").size(), 1U) << "it has a section of its own";
}

TEST_F(OwnNamesTest, ChangeAStructure) {
    const std::string fen = "W:W26,27,31,36:B16,18,22";
    const auto has = [&](std::string_view key, std::size_t positions) {
        return std::ranges::count(keysOfPath(Variant::international, fen, positions), key) > 0;
    };
    EXPECT_TRUE(has("fork-lock", 6));
    use("[structure fork-lock]\nplies = 7\n");
    EXPECT_FALSE(has("fork-lock", 6));
    EXPECT_TRUE(has("fork-lock", 8));
    use("[structure fork-lock]\nempty = 28, 33\nwhite = 26 27\n");
    EXPECT_TRUE(has("fork-lock", 6));
    use("[structure fork-lock]\nempty = 28\n[structure outpost-24]\noff = yes\n");
    EXPECT_EQ(names_.structures.named(Variant::international, "outpost 24"), nullptr);
    EXPECT_FALSE(canAskFor("structure \"outpost 24\""));
}

TEST_F(OwnNamesTest, ChangeAStructureBySquares) {
    use("[structure fork-lock]\nblack = 16 18\nplies = 3\n[structure utrecht]\nplies = 9\n"
        "[structure arrow-6-11-17]\nwhite = 33 38\nblack =\n");
    const auto queryOf = [this](const char* key) {
        return names_.structures.named(Variant::international, key)->query;
    };
    EXPECT_EQ(queryOf("fork-lock"),
              "(white men on 26 27 31 36 and black men on 16 18) for 3 plies outside exchanges");
    EXPECT_EQ(queryOf("utrecht"), "(white men on 22 28 32 and white man on any of 29 34 and empty "
                                  "on 23) for 9 plies outside exchanges");
    EXPECT_EQ(queryOf("arrow-6-11-17"), "(white men on 33 38) for 4 plies outside exchanges and "
                                        "earlier (quiet and not (white men on 33 38))");
}

TEST_F(OwnNamesTest, DefineAStructure) {
    use("# mine\n[structure mine]\n  variant = russian\n  white = c3 d4\n  plies = 2\n  ru = мой\n"
        "  also = my lock; the lock\n");
    ASSERT_NE(names_.structures.named(Variant::russian, "Мой"), nullptr);
    EXPECT_NE(names_.structures.named(Variant::russian, "my lock"), nullptr);
    EXPECT_EQ(keysOfPath(Variant::russian, "W:W18,22:B1", 4), Texts{"mine"});
}

TEST_F(OwnNamesTest, WhoHasARowGoesOnWithItWhenTheyChange) {
    use("[structure mine]\nwhite = 27\nen = mine\n");
    const NameCatalogue before = names_;
    const auto row = names_.structures.withKey("mine");
    use("[structure other]\nwhite = 28\nen = other\n");
    EXPECT_EQ(names_.structures.withKey("mine"), nullptr);
    EXPECT_EQ(before.structures.withKey("mine"), row);
    EXPECT_EQ(nameOf(*row, Language::english), "mine");
}

struct Wrong {
    std::string text;
    std::size_t line;
    std::size_t column;
    std::string reason; // a part of it
};

class WrongNames : public ::testing::TestWithParam<Wrong> {};

TEST_P(WrongNames, AreReportedWithTheirPlace) {
    const auto names = readOwnNames(GetParam().text);
    ASSERT_FALSE(names);
    EXPECT_EQ(names.error().line, GetParam().line);
    EXPECT_EQ(names.error().column, GetParam().column);
    EXPECT_NE(english(names.error().reason).find(GetParam().reason), std::string::npos)
        << english(names.error().reason);
    for (const Language language : allLanguages())
        EXPECT_FALSE(translated(names.error().reason, language).empty());
}

INSTANTIATE_TEST_SUITE_P(
    OwnNames, WrongNames,
    ::testing::Values(
        Wrong{"en = x\n", 1, 1, "is needed first"}, Wrong{"\n# a\nroyal\n", 3, 1, "FIELD = VALUE"},
        Wrong{"[ending x]\n", 1, 1, "[shot KEY]"}, Wrong{"[shot]\n", 1, 1, "[shot KEY]"},
        Wrong{"[shot royal\n", 1, 1, "[shot KEY]"},
        Wrong{"[shot royal]\n[shot  royal]\n", 2, 1, "twice"},
        Wrong{"[shot royal]\nen = a\nen = b\n", 3, 1, "twice"},
        Wrong{"[shot royal]\n  nme = a\n", 2, 9, "no field \"nme\""},
        Wrong{"[shot royal]\noff = maybe\n", 2, 7, "yes or no"},
        Wrong{"[shot royal]\nmoves = 27~22\n", 2, 9, "not a rule"},
        Wrong{"[shot royal]\nside = red\n", 2, 8, "white or black"},
        Wrong{"[shot royal]\nrank = 10\n", 2, 8, "1 to 9"},
        Wrong{"[shot royal]\nvariant = chess\n", 2, 11, "no variant"},
        Wrong{"[shot new]\nmoves = 27-22\n", 1, 1, "needs a name"},
        Wrong{"[shot new]\nen = new\n", 1, 1, "needs a rule"},
        Wrong{"[structure fork-lock]\nwhite = 26 51\n", 2, 9, "no square 51"},
        Wrong{"[structure fork-lock]\nblack = 26 16\n", 1, 1, "26 is in two lists"},
        Wrong{"[structure fork-lock]\nplies = many\n", 2, 9, "0 to 99"},
        Wrong{"[structure new]\nen = new\n", 1, 1, "needs a query"},
        Wrong{"[structure fork-lock]\nvariant = russian\n", 1, 1, "needs a query"},
        Wrong{"[structure fork-lock]\nquery = white man\n", 2, 9, "'='"},
        Wrong{"[structure fork-lock]\nquery = white man on 27\n", 2, 9,
              "a structure is what stands"},
        Wrong{"[structure fork-lock]\nwhite = 27\nquery = white man on 27 for 2 plies\n", 2, 9,
              "the query says it already"},
        Wrong{"[shot royal]\nvariant = english\n", 1, 1, "needs a rule"},
        Wrong{"[shot royal]\nen = ro\xFFyal\n", 2, 8, "not UTF-8"},
        Wrong{"[shot royal]\nen =\n", 2, 5, "a name is needed"},
        Wrong{"[structure new]\nwhite = 27\n", 1, 1, "needs a name"}));

TEST(OwnNamesFile, KeepsWhatElseIsThere) {
    const std::string text = "# mine\n[shot royal]\nen = a # not a comment\n\n# next\n[structure "
                             "kol]\noff = yes\n";
    EXPECT_EQ(withField(text, NamedKind::shot, "royal", "nl", "b"),
              "# mine\n[shot royal]\nen = a # not a comment\nnl = b\n\n# next\n[structure "
              "kol]\noff = yes\n");
    EXPECT_EQ(
        withField(text, NamedKind::structure, "kol", "off", "no"),
        "# mine\n[shot royal]\nen = a # not a comment\n\n# next\n[structure kol]\noff = no\n");
    EXPECT_EQ(withField(text, NamedKind::structure, "kol", "off", std::nullopt),
              "# mine\n[shot royal]\nen = a # not a comment\n\n# next\n")
        << "nothing is left in the section";
    EXPECT_EQ(withField("[shot royal]\n# why\noff = yes\n", NamedKind::shot, "royal", "off",
                        std::nullopt),
              "[shot royal]\n# why\n");
    EXPECT_EQ(withField("", NamedKind::shot, "royal", "en", "x"), "[shot royal]\nen = x\n");
    EXPECT_EQ(withField(text, NamedKind::shot, "marne", "en", std::nullopt), text);
    EXPECT_EQ(withoutSection(text, NamedKind::shot, "royal"),
              "# mine\n\n# next\n[structure kol]\noff = yes\n");
}

TEST(OwnNamesFile, MayBeginWithAByteOrderMark) {
    const TemporaryFolder folder;
    std::ofstream(folder / "names.ini", std::ios::binary)
        << "\xEF\xBB\xBF[shot royal]\nen = mine\n";
    const std::string text = ownNamesText(folder / "names.ini");
    EXPECT_TRUE(readOwnNames(text));
    EXPECT_EQ(text, "[shot royal]\nen = mine\n");
    EXPECT_THROW(std::ignore = ownNamesText(folder.path()), std::system_error);
}

TEST_F(OwnNamesTest, AreSavedOnlyIfTheyCanBeRead) {
    const TemporaryFolder folder;
    const auto file = folder / "new" / "names.ini";
    const auto save = [&](const char* text) {
        return changeOwnNames(file, [text](const std::string&) { return text; });
    };
    EXPECT_FALSE(save("[shot royal]\noff = perhaps\n"));
    EXPECT_FALSE(std::filesystem::exists(file));
    const auto saved = save("[shot royal]\nen = saved\n");
    ASSERT_TRUE(saved);
    EXPECT_EQ(ownNamesText(file), "[shot royal]\nen = saved\n");
    names_ = **saved;
    EXPECT_EQ(namesOfTheCoupRoyal(), Texts{"saved"});
}

// Programs that change the file at one time change it one after another.
TEST_F(OwnNamesTest, ChangesMadeAtOnceAllStay) {
    const TemporaryFolder folder;
    const auto file = folder / "names.ini";
    constexpr int programs = 4;
    constexpr int changes = 5;
    std::vector<std::thread> running;
    for (int program = 0; program < programs; ++program)
        running.emplace_back([&file, program] {
            for (int i = 0; i < changes; ++i)
                std::ignore = changeOwnNames(file, [&](const std::string& text) {
                    return text + "# " + std::to_string(program) + '-' + std::to_string(i) + '\n';
                });
        });
    for (std::thread& each : running)
        each.join();
    EXPECT_EQ(std::ranges::count(ownNamesText(file), '#'), programs * changes);
}

} // namespace
} // namespace damscope::db
