// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/journal.hpp"
#include "messages/translation.hpp"
#include "pages/sheet.hpp"

#include <cstdint>
#include <span>
#include <string>

/// What was done to a store.
namespace damscope::pages {

/// Where a journal is shown.
enum class JournalPlace : std::uint8_t {
    terminal, ///< beside commands: times are UTC
    window    ///< what each entry did is said in words; times are those of the place
};

/// Entries with what became of them.
[[nodiscard]] SheetTable journalTable(std::span<const db::JournalEntry> entries, JournalPlace place,
                                      Language language);
/// What an import met: a row for each file, and then one for each game that the store had already.
[[nodiscard]] SheetTable journalFilesTable(std::span<const db::JournalFile> files,
                                           std::span<const db::JournalDuplicate> duplicates,
                                           Language language, ReadAt at = ReadAt::anywhere);
/// Some games of an entry: a row for each that the store still has.
[[nodiscard]] SheetTable journalGamesTable(db::Store& store, std::span<const db::GameId> games,
                                           Language language);

/// A time of the store, which is UTC, as the clocks here show it, in the form of dates of games:
/// "2026.11.21 15:05".
[[nodiscard]] std::string localTime(const std::string& utc);

} // namespace damscope::pages
