// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/study/tree.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis::study {

/// How thoroughly places are searched.
struct Effort {
    std::uint64_t nodes = 1'000'000; ///< of the first search of a place
    int lines = 3;                   ///< best moves of each place

    /// The limits of a search, from 0: each has four times the nodes of the one before.
    [[nodiscard]] Limits search(int number) const;
    /// How many of these searches an evaluation makes superfluous.
    [[nodiscard]] int done(const PositionEvaluation& evaluation) const;
};

/// What is to be searched next.
struct Task {
    PlaceId place{};
    Limits limits;
};

/// A study with the eyes of one engine: its own evaluations, carried back from the last places to
/// the first, so that a place is worth what its best move is worth.
///
/// The tree grows by drop-out expansion (Lincke, Strategies for the Automatic Construction of
/// Opening Books, Computers and Games 2000): next is the place that the fewest sacrifices lead to,
/// where every ply is one, and a move that loses points is as many more as it is bad. So the best
/// line is followed far, a slight inaccuracy a few plies less, a blunder hardly. Searching a place
/// again, four times as long, is taken for four plies more, and a place that is the start of much
/// is searched longest.
class View {
public:
    View(const Tree& tree, std::string_view engine);

    /// From White's view; nothing where the engine has not been.
    [[nodiscard]] std::optional<Score> value(PlaceId place) const {
        return values_[static_cast<std::size_t>(place)];
    }
    /// The value of a move: that of the place after it, a ply earlier, or what a line said of it.
    [[nodiscard]] std::optional<Score> value(PlaceId from, const PlaceMove& move) const;
    /// The moves of a place that have a value, the best for the side to move first.
    [[nodiscard]] std::vector<PlaceMove> best(PlaceId place) const;
    /// The best moves on both sides, and on with the engine's last line; at most so many.
    [[nodiscard]] std::vector<rules::Move> bestLine(PlaceId from, std::size_t most) const;
    /// What is next, without those that are left out; nothing if there is no more to find out.
    [[nodiscard]] std::optional<Task> next(const Effort& effort,
                                           const std::set<PlaceId>& leftOut = {}) const;

private:
    [[nodiscard]] std::optional<Score> worthOf(PlaceId place) const;
    /// The points of a move, 0 to 1, for the side to move.
    [[nodiscard]] std::optional<double> points(PlaceId from, const PlaceMove& move) const;
    /// How many plies each move of a place counts as.
    [[nodiscard]] std::vector<double> costs(PlaceId from) const;
    [[nodiscard]] bool isKnown(PlaceId place) const;

    const Tree& tree_;
    std::string engine_;
    std::vector<std::optional<Score>> values_;
};

/// How much two engines differ about a place: the points, 0 to 1, between their values. Nothing
/// where not both have a value.
[[nodiscard]] std::optional<double> disagreement(const rules::Position& position,
                                                 const std::optional<Score>& one,
                                                 const std::optional<Score>& other);

} // namespace damscope::analysis::study
