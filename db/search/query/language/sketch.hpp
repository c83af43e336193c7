// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db::query {

/// How many pieces of a kind there are.
struct SketchedNumber {
    Contents counted;
    Bounds bounds;
};

/// A move in a sketch, and how long after the part before it.
struct SketchedMove {
    enum class After : std::uint8_t {
        atOnce, ///< the first: in the position of the board; another: the very next move
        within, ///< one of the next `plies`
        later
    };
    enum class Action : std::uint8_t { plays, moves, captures, gives, promotes };
    After after = After::atOnce;
    int plies = 4;
    std::optional<rules::Color> color = std::nullopt;
    std::optional<rules::Kind> kind = std::nullopt;
    Action action = Action::plays;
    std::vector<rules::Square> from = {}; ///< one of these; empty: anywhere
    std::vector<rules::Square> to = {};
    int atLeast = 0; ///< pieces taken, or given; 0: any number
};

/// A query as it is put together on a board and from lists. Turned into text it is a query like any
/// other, to be read, changed and kept.
struct Sketch {
    rules::Variant variant = rules::Variant::international;
    std::map<rules::Square, Contents> must;    ///< each holds one of its contents
    std::map<rules::Square, Contents> may;     ///< at least one of them does
    std::map<rules::Square, Contents> mustNot; ///< none of them does
    std::optional<rules::Color> toMove = std::nullopt;
    std::vector<SketchedNumber> numbers = {};
    std::vector<SketchedMove> moves = {};
    bool exchanged = false; ///< also with the colours exchanged
};

/// The sketch in the language of docs/query.md; empty if nothing is asked.
[[nodiscard]] std::string queryText(const Sketch& sketch);

/// The query as it would be put together on a board and from numbers; nothing if it asks for more
/// than that, as a sequence does.
[[nodiscard]] std::optional<Sketch> sketchOf(const Query& query);

} // namespace damscope::db::query
