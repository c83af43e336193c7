// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/dossier.hpp"
#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "messages/language.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What is known of a player at a glance, for a page on which openings and games are chosen.
namespace damscope::pages {

/// A game in the list of a player.
struct PlayerGame {
    db::GameId id{};
    rules::Color side{}; ///< of the player
    std::optional<db::Outcome> outcome;
    rules::Variant variant{};
    rules::GameResult result{};
    std::string opponent; ///< with the rating that the game has
    std::string event;
    std::string date;
};

/// A beginning of the player's games with one colour.
struct PlayerOpening {
    std::vector<std::string> moves; ///< from the start
    std::string text;               ///< the last of them with their numbers: "1... 18-23 2. 33-29"
    int depth = 0;                  ///< 1: below another one
    std::string name;               ///< of the opening
    db::Record record;
    std::vector<db::GameId> games; ///< ascending
};

struct PlayerOverview {
    std::string name;
    std::vector<std::string> otherNames;
    std::string summary; ///< "16 games, 2021, rating 2110"
    db::Record all;
    db::Record white;
    db::Record black;
    std::vector<PlayerGame> games; ///< the last first
    rules::Variant variant{};      ///< of the openings: that of most games
    std::vector<PlayerOpening> openingsWhite;
    std::vector<PlayerOpening> openingsBlack;
    std::vector<std::string> answers; ///< with Black: "32-28: 18-23 (3), 20-25 (2)"
    std::vector<std::string> wrong;   ///< what went wrong, a sentence each
    std::vector<db::MissedShot> missed;
};

/// Openings with those first in which the player scored least, the others last; what stands below
/// another stays below it.
[[nodiscard]] std::vector<PlayerOpening> byResult(std::vector<PlayerOpening> openings);

/// `page` is that of all these games.
[[nodiscard]] PlayerOverview playerOverview(db::Store& store, const db::PersonPage& page,
                                            const db::PersonGames& games, Language language);

/// The place of a game that says most about a player.
struct CriticalPlace {
    int ply = 0;                       ///< of the move, from 1; 0: the end of the game
    std::optional<rules::Move> better; ///< the engine's choice
    std::string move;                  ///< "19. 30-24??"; empty at the end
    std::string why;
};

/// The worst error, else the greatest combination that was missed, else the end.
[[nodiscard]] CriticalPlace criticalPlace(db::Store& store, const rules::Game& game,
                                          rules::Color side,
                                          const std::optional<db::MissedShot>& missed,
                                          Language language);

} // namespace damscope::pages
