// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/index/segments.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::db {

/// A range of game ids, both ends included, and the segment that indexes it, if one does.
struct Stretch {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::optional<Segment> segment;
};

/// All ids from 1 to the highest of a game, in stretches.
[[nodiscard]] std::vector<Stretch> coverage(Connection& connection);

/// How many games there are in a range of ids.
[[nodiscard]] std::uint64_t countGames(const Connection& connection, std::uint32_t first,
                                       std::uint32_t last);

/// The games of a range of ids and their movetext, one after another.
class MovetextReader {
public:
    MovetextReader(const Connection& connection, std::uint32_t first, std::uint32_t last);
    bool next() { return select_.step(); }
    [[nodiscard]] std::uint32_t game() const { return select_.id(0); }
    /// Lives until the next call of next().
    [[nodiscard]] Blob moves() const { return select_.blob(1); }

private:
    Statement select_;
};

/// The postings of a game's main line, in order of ply, appended. Returns false if the movetext is
/// damaged: then those up to the damage are.
bool appendPostings(std::uint32_t game, Blob moves, std::vector<Posting>& postings);

} // namespace damscope::db
