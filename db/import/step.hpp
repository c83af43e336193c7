// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_row.hpp"
#include "db/store/sources.hpp"
#include "intake/batch_reader.hpp"
#include "intake/intake.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// The steps of an import, in the order in which the reader makes them and the writer takes them;
/// in between, parsing makes games of text.
namespace damscope::db::importing {

/// The decisions about a source before its games are read.
struct SourcePlan {
    Source source;
    std::string file; ///< the source itself, or the archive that contains it
    /// Sources of the same file that were already in the store and that no plan has named before.
    std::vector<SourceId> siblings;
    SourceProgress before; ///< what earlier imports did
    SourceReading reading;
    /// The store has it as it was read otherwise: these games are replaced.
    bool reread = false;
    /// The store has it without the games that a strict import refused: these are added.
    bool completes = false;
    /// The order in which to prefer variants for games without GameType.
    std::vector<rules::Variant> preference;
    /// What all games with a wrong GameType fit, where that decides what they are.
    std::vector<rules::Variant> common;
};
using PlanPtr = std::shared_ptr<const SourcePlan>;

struct TextStep {
    PlanPtr plan;
    TextBatch batch;
};

/// A game ready for the store; its ordinal is given by the writer.
struct PreparedGame {
    GameRow row;
    std::uint64_t end = 0;                     ///< offset in the source's text behind the game
    std::optional<std::uint64_t> written = {}; ///< content of a repaired game without the repair
};

using PreparedGames = std::vector<PreparedGame>;

struct GamesStep {
    PlanPtr plan;
    std::shared_ptr<PreparedGames> games;
    std::size_t bytes = 0;            ///< of memory that the games take, about
    std::vector<ProblemRow> problems; ///< of the text itself
};

/// A text was read to its end.
struct SourceEnd {
    PlanPtr plan;
};

/// A text that the store holds already.
struct KnownSource {
    Source source;
    std::string knownAs;
    SourceProgress progress;
};

/// What goes from the reader to the writer as it is.
using SourceEvent = std::variant<SourceEnd, KnownSource, Notice>;
/// What the reader makes.
using ReadStep = std::variant<TextStep, SourceEvent>;
/// What the writer takes.
using ParsedStep = std::variant<GamesStep, SourceEvent>;

} // namespace damscope::db::importing
