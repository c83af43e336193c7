// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "db/search/openings/novelty.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A structure that a player has clearly less often than others.
struct AvoidedStructure {
    std::string structure; ///< its key
    double expected = 0;   ///< games, had the player it as often as others
    Record record;         ///< of the player's games with it
};

/// `games` of one person in one variant are compared with games of the variant in which somebody
/// else has the same colour; games that were not searched do not count. A structure is avoided if
/// five games or more are expected and so few have less than one chance in twenty. The most that
/// are missing first.
[[nodiscard]] std::vector<AvoidedStructure> avoidedStructures(Store& store, rules::Variant variant,
                                                              std::span<const PersonGame> games);

/// A game that left what earlier games had, and how it ended for the person.
struct LeftKnownPlay {
    GameId game{};
    Novelty novelty;
    std::optional<Outcome> outcome;
};

/// Where the last games of a person left what was known then.
struct KnownPlay {
    std::size_t games = 0;            ///< that were looked at
    std::optional<double> plies;      ///< that were known, on average
    std::vector<LeftKnownPlay> own;   ///< by the person's move, the last first
    std::vector<LeftKnownPlay> other; ///< by the opponent's
};

/// Looks at the last `most` games, which come by date; each list has `mostListed` entries at most.
[[nodiscard]] KnownPlay knownPlay(Store& store, std::span<const PersonGame> games, std::size_t most,
                                  std::size_t mostListed, const std::stop_token& stop = {});

/// A move after which an ending was lost that the tables had as drawn or won.
struct LostEnding {
    GameId game{};
    int ply = 0; ///< of the move, from 1
    std::string move;
    bool wasWon = false;
};

/// What endgame tables know of a position; unknown where there is none.
using TableResult = std::function<rules::GameResult(const rules::Position&)>;

/// The last such move of each lost game of a person, the last game first.
[[nodiscard]] std::vector<LostEnding>
lostEndings(Connection& connection, std::span<const PersonGame> games, const TableResult& tables);

/// How a person's clock stood.
struct ClockUse {
    std::size_t games = 0; ///< that record clocks
    Record all;            ///< these
    Record trouble;        ///< those in which the person was in time trouble
};

/// Looks at the last `most` games, which come by date. analysis::isTimeTrouble() defines time
/// trouble.
[[nodiscard]] ClockUse clockUse(Store& store, std::span<const PersonGame> games, std::size_t most,
                                const std::stop_token& stop = {});

/// The variant that most of the games are of; international if there are none.
[[nodiscard]] rules::Variant mostPlayed(std::span<const PersonGame> games);

class Connection;

/// A move that a person's games had at a place in the tree of their beginnings.
struct RepertoireLine {
    int depth = 0; ///< plies, from 1
    std::string move;
    std::vector<std::string> moves; ///< all, to this one
    bool own = false;               ///< the person's move, not the opponent's
    Record record;                  ///< of the person
    int lastYear = 0;               ///< 0: no game is dated
    std::vector<GameId> games;      ///< that had it, the last one last
};

/// The beginnings of games from the usual starting position, as a tree in reading order, the move
/// with most games first. Moves of fewer than `least` games are left out, and so is what follows
/// after `depth` plies.
[[nodiscard]] std::vector<RepertoireLine> repertoireTree(Connection& connection,
                                                         std::span<const PersonGame> games,
                                                         std::uint64_t least, int depth);

struct DossierQuestion {
    PersonId opponent{};
    std::optional<rules::Color> opponentSide{}; ///< which colour the opponent will have
    std::optional<PersonId> mine{};             ///< who prepares
    std::optional<rules::Variant> variant{};    ///< else the one that the opponent plays most
    Filter games{};                             ///< only these count
    int depth = 8;                              ///< plies of the repertoire
    std::size_t recent = 10;                    ///< games
    TableResult tables{};                       ///< else endings are not looked at
    std::stop_token stop{};                     ///< a dossier that was stopped is not complete
};

/// What to know before a game against somebody.
struct Dossier {
    rules::Variant variant{};
    PersonPage page; ///< of the opponent's games in the variant, with that side
    std::vector<RepertoireLine> repertoire; ///< moves that at least two games had, as a tree
    /// Lines of the opponent in which at least three games brought 40% or less, the worst first;
    /// of lines with the same games only the longest.
    std::vector<RepertoireLine> weak;
    KnownPlay known;                 ///< of the last hundred games
    std::vector<LostEnding> endings; ///< lost, though the tables had them as drawn or won
    std::vector<AvoidedStructure> avoided;
    ClockUse clocks;            ///< in the last two hundred games
    std::vector<GameId> recent; ///< the last first
    std::vector<GameId> mutual; ///< games of the two, the last first
    Record mutualRecord;        ///< of the opponent
};

[[nodiscard]] Dossier dossier(Store& store, const DossierQuestion& question);

} // namespace damscope::db
