// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

/// What somebody means to play: lines of games with variations. docs/repertoire.md.
namespace damscope::db {

/// How much a move is meant to be played. Of one's own moves in a position the first is the main
/// one, others are second choices; signs such as "?" and "?!" mark those to avoid.
enum class RepertoireMark : std::uint8_t { main, second, avoid };

struct RepertoireMove {
    rules::Move move;
    std::string text;
    RepertoireMark mark{};
};

/// A position of the repertoire, however it is reached.
struct RepertoirePosition {
    rules::Position position;
    std::vector<std::string> path; ///< the moves that led to it first
    std::vector<RepertoireMove> moves;
    /// Other orders of moves that lead to it, within the repertoire.
    std::vector<std::vector<std::string>> otherPaths;
    std::vector<std::string> otherMain; ///< moves that another line has as its main one
};

class Repertoire {
public:
    explicit Repertoire(rules::Color side) : side_(side) {}

    /// Adds the main line and the variations of a game, up to what is not a move.
    void add(const rules::Game& game);

    [[nodiscard]] rules::Color side() const { return side_; }
    /// In the order of the lines.
    [[nodiscard]] const std::vector<RepertoirePosition>& positions() const { return positions_; }
    /// Null: it is not in the repertoire.
    [[nodiscard]] const RepertoirePosition* find(const rules::Position& position) const;

private:
    struct Frame;
    std::size_t enter(const rules::Position& position, const std::vector<std::string>& path);
    void addMove(std::size_t at, const rules::Move& move, const std::string& text,
                 RepertoireMark mark);
    [[nodiscard]] static RepertoireMark markOf(const rules::Game& game, rules::NodeId node);

    rules::Color side_;
    std::vector<RepertoirePosition> positions_;
    std::unordered_map<std::uint64_t, std::size_t> places_; ///< by index key
};

} // namespace damscope::db
