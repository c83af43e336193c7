// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/sources.hpp"
#include "messages/language.hpp"
#include "pages/sheet.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

/// What an import did, and what is still wrong with its games: made from the journal, so that it
/// can be looked at on any later day.
namespace damscope::pages {

/// What a report is made for: a list that is mended has mostListed problems of a kind at most, and
/// says what a repair would mend; paper has all problems.
enum class ReportUse : std::uint8_t { list, paper };
/// Nobody reads more at once. When one is settled, the next takes its place.
inline constexpr std::size_t mostListed = 2000;

struct ImportReport {
    db::JournalEntry entry;
    std::vector<db::JournalFile> files; ///< all that it met
    std::uint64_t games = 0;            ///< read
    std::uint64_t stored = 0;
    std::uint64_t duplicates = 0;
    /// Problems of stored games that somebody has to look at.
    std::vector<db::ImportProblem> errors;
    std::vector<db::ImportProblem> warnings; ///< what was read with a guess
    std::uint64_t errorCount = 0;            ///< those that are not listed too
    std::uint64_t warningCount = 0;
    std::vector<db::JournalFile> unread; ///< files that were not read, with why
    std::set<db::GameId> sure;           ///< games that a repair mends for certain; not on paper
};

/// Nothing if there is no such entry, or if it is no import. Of the games of a file that was
/// imported more than once, the problems of those that this import brought are meant. Of an import
/// that is undone the problems are left out: its games are hidden.
[[nodiscard]] std::optional<ImportReport> importReport(db::Store& store, std::int64_t entry,
                                                       const std::stop_token& stop = {},
                                                       ReportUse use = ReportUse::list);

/// A stored problem with what a reader needs to find its game.
[[nodiscard]] db::ImportProblem asMet(db::Store& store, const db::StoredSource& source,
                                      const db::StoredProblem& problem);

/// Whether two are the same problem of the same game.
[[nodiscard]] bool isSameProblem(const db::ImportProblem& a, const db::ImportProblem& b);

/// The report on paper: the files, then what is wrong.
[[nodiscard]] Sheet importSheet(const ImportReport& report, Language language);

/// Some lines of a file around a problem.
struct Excerpt {
    std::string text;
    std::uint64_t firstLine = 0; ///< its number in the file, from 1
    std::filesystem::path file{};
};
/// So many lines before and after the problem.
inline constexpr std::uint64_t linesAround = 3;
inline constexpr std::uint64_t wholeFile = std::uint64_t{1} << 40;
/// Nothing if the file is not there any more, is part of an archive, or is too large to be read
/// for this.
[[nodiscard]] std::optional<Excerpt> excerptOf(db::Store& store, const db::ImportProblem& problem,
                                               std::uint64_t around = linesAround);

} // namespace damscope::pages
