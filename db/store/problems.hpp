// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "parser/meaning/assemble.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// Something that was wrong with a source or a game, with its place in the source.
struct ProblemRow {
    parser::Problem::Severity severity = parser::Problem::Severity::error;
    std::uint64_t line = 0;   ///< from 1; 0 where the problem has no line
    std::uint64_t column = 0; ///< from 1, in characters
    std::string code;         ///< stable word: "capture-compulsory"
    std::string where;        ///< "31... 18-22"; empty where no move is concerned
    std::string message;      ///< "capture is compulsory: 23x32"
    std::string suggestion;   ///< what may have been meant; empty if nothing is proposed
    friend bool operator==(const ProblemRow&, const ProblemRow&) = default;
};

struct StoredProblem {
    SourceId source{};
    std::optional<GameId> game; ///< none: about the source, or about a game that was refused
    std::uint64_t ordinal = 0;  ///< number of the game in its source, from 1; 0 = the source
    ProblemRow problem;
};

/// The problems of a game, in the order of their places.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, GameId game);
/// The problems of a source and all of its games, in the order they were found.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, SourceId source);

} // namespace damscope::db
