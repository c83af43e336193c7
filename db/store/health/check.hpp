// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/codec/numbers.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace damscope::db {

class Store;

/// A fault in a store.
struct CheckFinding {
    enum class Subject : std::uint8_t {
        file,      ///< the structure of the SQLite file
        log,       ///< changes that were made, and that SQLite ignores now
        reference, ///< a row that refers to a missing one
        game,
        text,  ///< is not UTF-8, so that it cannot be shown, searched or exported faithfully
        index, ///< the position index, which can be rebuilt from the games
    };
    Subject subject = Subject::file;
    std::optional<GameId> game;
    Message message;
};

struct CheckReport {
    std::uint64_t games = 0;            ///< in the store, deleted ones too
    std::uint64_t deleted = 0;          ///< of them, as far as a damaged store says it
    std::uint64_t checked = 0;          ///< of them
    std::uint64_t damaged = 0;          ///< of the checked ones; all others can be saved
    std::uint64_t unindexed = 0;        ///< not in the position index, which is not a fault
    std::vector<CheckFinding> findings; ///< the first `findingLimit`
    std::uint64_t findingCount = 0;     ///< all of them
    std::uint64_t indexFaults = 0;      ///< of them: about the position index
    std::uint64_t textFaults = 0;       ///< of them: about texts
    bool logIsCutOff = false;           ///< the last change was not finished, which is not a fault
    bool complete = true;               ///< false: stopped
    static constexpr std::size_t findingLimit = 1000;
    [[nodiscard]] bool sound() const { return complete && findingCount == 0; }
    /// Whether something is lost, or may be: the index and texts can be written again.
    [[nodiscard]] bool isDamaged() const { return findingCount > indexFaults + textFaults; }
};

enum class CheckDepth : std::uint8_t {
    quick, ///< the file's structure and every game's checksum
    full   ///< also: indices against tables, every move against the rules, the position index
};

/// Checks the whole store and changes nothing. Data that SQLite refuses to read becomes a finding,
/// and the check continues with the rest.
[[nodiscard]] CheckReport check(Store& store, CheckDepth depth = CheckDepth::full,
                                std::stop_token stop = {}, const base::Progress& progress = {});

/// Writes what the log of a checked store holds into its file, but leaves a damaged store as it is.
/// Whether some of the log stays though nothing is damaged: another program has the store open.
[[nodiscard]] bool leavesLogAfter(const CheckReport& report, Store& store);

} // namespace damscope::db
