// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace damscope::db::importing {

/// What a merge did.
struct Merged {
    ImportSummary summary;
    bool leavesIndexGaps = false; ///< games that have other positions now have left the index
};

/// How many games were taken so far, and how much of all that is to be done is done.
using MergeProgress =
    std::function<void(std::uint64_t games, std::uint64_t done, std::uint64_t total)>;

/// Puts the games of another database of Damscope into a store, as a part of an import: what was
/// annotated on another device comes home, and nothing is doubled. Game by game:
///
/// - the store has it, as often as the other database: a duplicate;
/// - the store has it as it was before it was edited in the other database: it is updated, an edit
///   that keeps its number;
/// - the store had it before a person edited it there: a duplicate;
/// - it was edited in both since: where one side has all that the other has, remarks and
///   variations, that one stays; else both are stored (ForkedGame);
/// - else it is new; so is one that has neither a player nor the first move of the game that it is
///   said to be a version of. Its source is a member of the other database ("phone.db/club.pdn"),
///   and games that were entered in Damscope are among those entered here.
///
/// Each game of the store is met by one of the other database, so that games that are there twice
/// come twice, and a second merge changes nothing.
///
/// Problems and former contents come along, and what engines found of any position. Games that are
/// new bring how their event is counted, unless it is counted otherwise here; who left an event
/// stays its player where a name is only spelt otherwise. Deleted games, collections, bookmarks,
/// studies, exercises and decisions about names stay there.
///
/// One entry of the journal, but for what engines found. Games are committed as an import commits
/// them, so that a merge that ended at any moment is finished by running it again. A database that
/// cannot be read, or is the store itself, is reported, and nothing of it is taken, or nothing
/// more; Error is thrown where the store fails.
[[nodiscard]] Merged mergeStore(Store& store, const std::string& file, const ImportOptions& options,
                                const std::stop_token& stop, const ImportListener& listener,
                                const MergeProgress& progress);

} // namespace damscope::db::importing
