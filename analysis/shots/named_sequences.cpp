// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/named_sequences.hpp"

#include "analysis/shots/names.hpp"

#include <algorithm>
#include <cstdint>

namespace damscope::analysis::shots {
namespace {

// Ranks of names (ShotName::rank). Patterns of squares are no accident; other exchanges may work
// like a combination by chance, unless they gained, or a king is caught.
constexpr int patternRank = 1;
constexpr int peculiarRank = 2;
constexpr int anyRank = INT32_MAX;
constexpr int leastTaken = 2; // at once; else it is an exchange of single pieces

bool captures(const Ply& ply) {
    return ply.move && ply.move->isCapture();
}

// What the side is ahead after the sequence, more than before. Without a position after it, that
// before its last move counts and what that takes.
int gained(std::span<const Ply> game, std::size_t at, std::size_t end) {
    const rules::Color side = game[at].position.toMove();
    const rules::Position after =
        end < game.size() ? game[end].position : game[end - 1].position.after(*game[end - 1].move);
    return lead(after, side) - leadBefore(game, at);
}

// The last capture of two or more, which the sequence ends with.
std::optional<std::size_t> endOfCaptures(std::span<const Ply> game, std::size_t at,
                                         std::size_t end) {
    for (std::size_t i = end; i > at + 1; --i)
        if ((i - 1 - at) % 2 == 0 && captures(game[i - 1]) &&
            game[i - 1].move->captured.size() >= leastTaken)
            return i;
    return std::nullopt;
}

} // namespace

std::size_t endOfReplies(std::span<const Ply> game, std::size_t at) {
    while (at + 1 < game.size() && game[at].move && captures(game[at + 1]))
        at += 2;
    return at < game.size() && captures(game[at]) ? at + 1 : at;
}

namespace {

bool takesKing(const GameShot& found, std::span<const Ply> game) {
    for (std::size_t i = 0; i < found.shot.line.size(); i += 2)
        if (!(game[found.at + i].position.kings() & found.shot.line[i].captured).empty())
            return true;
    return false;
}

int lowestRankFor(const GameShot& found, std::span<const Ply> game, int gain) {
    if (gain > 0)
        return anyRank;
    return gain == 0 && takesKing(found, game) ? peculiarRank : patternRank;
}

/// From a position to its last capture of two or more, if it has a name.
std::optional<GameShot> sequence(std::span<const Ply> game, std::size_t at, std::size_t all,
                                 int lowestRank) {
    const auto end = endOfCaptures(game, at, all);
    if (!end)
        return std::nullopt;
    GameShot found{.at = at, .played = true, .forced = false};
    for (std::size_t i = at; i < *end; ++i) {
        found.shot.line.push_back(*game[i].move);
        found.shot.given += (i - at) % 2 == 1 ? game[i].move->captured.size() : 0;
    }
    found.names = shotNames().of(game[at].position, found.shot.line);
    const int gain = gained(game, at, all);
    if (found.names.empty() || shotNames().named(found.names.front()).rank >
                                   std::min(lowestRank, lowestRankFor(found, game, gain)))
        return std::nullopt;
    found.shot.gain = std::max(gain, 0);
    return found;
}

} // namespace

std::optional<GameShot> namedSequence(std::span<const Ply> game, std::size_t at) {
    const std::size_t all = endOfReplies(game, at);
    if (all < at + 2)
        return std::nullopt;
    if (auto found = sequence(game, at, all, anyRank))
        return found;
    // Some patterns have a reply that is not forced.
    const std::size_t later = all + 2;
    if ((all - at) % 2 == 1 || later >= game.size() || endOfReplies(game, later) == later)
        return std::nullopt;
    return sequence(game, at, endOfReplies(game, later), patternRank);
}

} // namespace damscope::analysis::shots
