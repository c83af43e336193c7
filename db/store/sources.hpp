// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "intake/source.hpp"
#include "messages/message.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;
class Store;

/// The progress of importing a source. Stored in the same transaction as the games it counts, so
/// that an interrupted import continues exactly where it stopped.
struct SourceProgress {
    std::uint64_t offset = 0; ///< where reading continues; the unit is the import's own
    std::uint64_t games = 0;  ///< read: stored + duplicates + refused
    std::uint64_t stored = 0;
    std::uint64_t legal = 0;   ///< of the stored ones
    std::uint64_t partial = 0; ///< of the stored ones
    std::uint64_t duplicates = 0;
    std::uint64_t refused = 0;
    std::uint64_t problems = 0;
    bool done = false;
    std::uint64_t guessed = 0; ///< of the games read, those that do not say their variant
    friend bool operator==(const SourceProgress&, const SourceProgress&) = default;
};

/// How a source is read, besides its encoding.
struct SourceReading {
    std::string file; ///< the source itself or its archive, from the root; empty: not noted
    std::optional<rules::Variant> variant{}; ///< that the user chose for all of its games
};

struct StoredSource {
    SourceId id{};
    Source source;
    SourceProgress progress;
    SourceReading reading;
};

/// The source with this content, whatever it was called; nothing if it is new.
[[nodiscard]] std::optional<StoredSource> findSource(Store& store, const ContentDigest& digest);
[[nodiscard]] std::optional<StoredSource> source(Store& store, SourceId id);
/// The variants of games with moves in the other sources of a folder or archive, whose name ends
/// with a slash.
[[nodiscard]] std::set<rules::Variant> variantsBeside(Store& store, const std::string& folder,
                                                      const ContentDigest& source);
/// The sources that a text means: the one of this number, else those whose path has it in whole
/// parts, case ignored (ASCII): "club.pdn", "2023/club.pdn", a folder, an archive.
[[nodiscard]] std::vector<SourceId> sourcesCalled(const Connection& connection,
                                                  std::string_view text);
/// All sources, in the order they were first met.
[[nodiscard]] std::vector<StoredSource> sources(Store& store);

/// Writing to the table of sources.
SourceId insertSource(Connection& connection, const Source& source, const SourceReading& reading);
/// Forgets how far a source has been read and what was wrong with the source itself; from now on it
/// is read in this encoding and in this way.
void forgetReading(Connection& connection, SourceId id, const Source& source,
                   const SourceReading& reading);
/// The sources of which no game is in the store, not even a deleted one, count as not read. Their
/// encodings and variants stay. Scans the whole store.
void restartEmptySources(Connection& connection);
void updateProgress(Connection& connection, SourceId source, const SourceProgress& progress);
/// A stored game of the source was legal to its end before it was changed, and is now.
void noteLegality(Connection& connection, SourceId source, bool before, bool now);

/// Problems of one kind.
struct ProblemKind {
    Severity severity = Severity::error;
    std::uint64_t problems = 0;
    std::uint64_t games = 0; ///< that have one
    Message first{};         ///< its code is that of all
};

/// What is in the store of a source.
struct SourceFacts {
    std::uint64_t games = 0; ///< not counting deleted ones
    std::map<rules::Variant, std::uint64_t> variants;
    std::vector<ProblemKind> problems; ///< errors first, then the most frequent
};

/// The facts about every source that has games or problems.
[[nodiscard]] std::map<SourceId, SourceFacts> sourceFacts(Store& store);
/// The sources of these games, ascending.
[[nodiscard]] std::vector<SourceId> sourcesOf(Store& store, std::span<const GameId> games);
/// Its games that are not deleted, by number.
[[nodiscard]] std::vector<GameId> gamesOf(Store& store, SourceId source);

} // namespace damscope::db
