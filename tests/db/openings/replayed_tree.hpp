// SPDX-License-Identifier: GPL-3.0-or-later
// The truth about openings: every game played through, nothing looked up.
#pragma once

#include "db/search/openings/tree.hpp"
#include "rules/game/game.hpp"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace damscope::db {

// How often, and how it went for the side to move.
struct Counted {
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    friend bool operator==(const Counted&, const Counted&) = default;
};
void PrintTo(const Counted& counted, std::ostream* out);

struct ReplayedTree {
    Counted all;
    std::map<std::string, Counted> moves;          // those that were played
    std::map<std::string, std::uint64_t> reached;  // games that had the position after a move
    std::map<std::string, std::uint64_t> arrivals; // by the position before and the move
    std::uint64_t ended = 0;
    std::uint64_t began = 0;
    friend bool operator==(const ReplayedTree&, const ReplayedTree&) = default;
};

// The positions of a main line with their plies, once for many questions.
class PlayedThrough {
public:
    explicit PlayedThrough(const std::vector<rules::Game>& games);
    using Meant = std::function<bool(const rules::Game&)>;
    [[nodiscard]] ReplayedTree at(const rules::Position& position, const Meant& meant) const;

private:
    struct Place {
        int ply;
        rules::Position position;
    };
    struct Line {
        const rules::Game* game;
        std::vector<Place> places;
    };
    std::vector<Line> lines_;
};

// The same from a table, for comparing.
[[nodiscard]] ReplayedTree shortened(const OpeningTable& table);

} // namespace damscope::db
