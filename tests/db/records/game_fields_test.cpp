// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/game_reader.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace damscope;
using namespace damscope::db;

namespace {

GameLine dated(std::string date) {
    GameLine game;
    game.header.date = std::move(date);
    return game;
}

std::string shown(const GameLine& game, GameField field) {
    return textOf(shownValue(game, field));
}

} // namespace

TEST(GameFields, haveNamesInSnakeCase) {
    std::set<std::string_view> names;
    for (const GameField field : gameFields()) {
        const std::string_view name = nameOf(field);
        EXPECT_TRUE(names.insert(name).second) << name;
        EXPECT_TRUE(std::ranges::all_of(name, [](char c) {
            return (c >= 'a' && c <= 'z') || c == '_';
        })) << name;
    }
    EXPECT_EQ(names.size(), 22U);
}

TEST(GameFields, giveProgramsWhatWasWritten) {
    GameLine game = dated("1998.05.??");
    game.id = GameId{12};
    game.header.white = "?";
    game.header.round = "-";
    game.header.whiteRating = 2098;
    game.header.legal = false;
    EXPECT_EQ(valueOf(game, GameField::id), FieldValue(std::int64_t{12}));
    EXPECT_EQ(valueOf(game, GameField::date), FieldValue("1998.05.??"));
    EXPECT_EQ(valueOf(game, GameField::outcome), FieldValue("unknown"));
    EXPECT_EQ(valueOf(game, GameField::eventId), FieldValue());
    EXPECT_EQ(valueOf(game, GameField::white), FieldValue("?"));
    EXPECT_EQ(valueOf(game, GameField::round), FieldValue("-"));
    EXPECT_EQ(valueOf(game, GameField::whiteRating), FieldValue(std::int64_t{2098}));
    EXPECT_EQ(valueOf(game, GameField::legal), FieldValue(false));
    EXPECT_EQ(valueOf(game, GameField::problems), FieldValue(std::int64_t{0}));
    EXPECT_EQ(textOf(valueOf(game, GameField::legal)), "false");
}

TEST(GameFields, sayWhatIsCertainOfADate) {
    GameLine game = dated("1998.02.??");
    game.header.day = rules::Date(1998, 2);
    game.header.event = "WK 2003";
    EXPECT_EQ(valueOf(game, GameField::dateFrom), FieldValue("1998-02-01"));
    EXPECT_EQ(valueOf(game, GameField::dateTo), FieldValue("1998-02-28"));
    EXPECT_EQ(valueOf(game, GameField::yearGuess), FieldValue());
    game.header.day = {};
    EXPECT_EQ(valueOf(game, GameField::dateFrom), FieldValue());
    EXPECT_EQ(valueOf(game, GameField::dateTo), FieldValue()) << "a guess is no date";
    EXPECT_EQ(valueOf(game, GameField::yearGuess), FieldValue(std::int64_t{2003}));
}

TEST(GameFields, haveNoValueWhereThereIsNothing) {
    const GameLine game;
    for (const GameField field : {GameField::white, GameField::date, GameField::opening,
                                  GameField::line, GameField::blackRating, GameField::source}) {
        EXPECT_EQ(valueOf(game, field), FieldValue()) << nameOf(field);
        EXPECT_EQ(textOf(valueOf(game, field)), "");
    }
}

// The result is written as the variant writes it.
TEST(GameFields, writeResultsAsTheVariantDoes) {
    GameLine game;
    game.header.result = rules::GameResult::whiteWins;
    EXPECT_EQ(shown(game, GameField::result), "2-0");
    game.header.variant = rules::Variant::russian;
    EXPECT_EQ(shown(game, GameField::result), "1-0");
}

TEST(GameFields, showReadersWhatIsKnown) {
    EXPECT_EQ(shown(dated("1998.05.??"), GameField::date), "1998.05");
    EXPECT_EQ(shown(dated("1998.??.??"), GameField::date), "1998");
    EXPECT_EQ(shown(dated("????.??.??"), GameField::date), "");
    GameLine game;
    game.header.white = "?";
    game.header.round = "-";
    game.header.black = "Ton S?";
    EXPECT_EQ(shown(game, GameField::white), "");
    EXPECT_EQ(shown(game, GameField::round), "");
    EXPECT_EQ(shown(game, GameField::black), "Ton S?");
    EXPECT_EQ(shown(game, GameField::problems), "");
    game.problems = 2;
    EXPECT_EQ(shown(game, GameField::problems), "2");
}
