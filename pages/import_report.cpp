// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/import_report.hpp"

#include "db/ingest/repair.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"
#include "pages/journal_tables.hpp"
#include "pages/store_tables.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::pages {

namespace {

bool isImport(const db::JournalEntry& entry) {
    return entry.kind == db::ChangeKind::import || entry.kind == db::ChangeKind::rereading;
}

bool wasRead(const db::JournalFile& file) {
    return file.state == "read" || file.state == "noted";
}

void count(ImportReport& report) {
    for (const db::JournalFile& file : report.files) {
        report.games += file.games;
        report.stored += file.stored;
        report.duplicates += file.duplicates;
        if (file.state == "unreadable" || file.state == "skipped")
            report.unread.push_back(file);
    }
}

using Games = std::vector<db::GameId>; // in order

// The games that an import has brought: another import of the same file has others. A rereading
// brings none, it changes those that are there.
std::optional<Games> gamesBrought(db::Store& store, const db::JournalEntry& entry) {
    return entry.kind == db::ChangeKind::import
               ? std::optional(db::journalGames(store, entry.id, entry.games))
               : std::nullopt;
}

// Adds the problems of games that are not deleted: nobody has to look at deleted ones.
void addProblems(db::Store& store, const db::StoredSource& source,
                 const std::optional<Games>& brought, std::size_t most, ImportReport& report,
                 const std::stop_token& stop) {
    Games games = db::gamesOf(store, source.id);
    if (brought)
        std::erase_if(games,
                      [&](db::GameId id) { return !std::ranges::binary_search(*brought, id); });
    for (const db::StoredProblem& stored : db::problems(store, source.id)) {
        if (stop.stop_requested())
            return;
        const Severity severity = stored.problem.severity;
        const bool isError = severity == Severity::error;
        const bool isWanted = stored.game ? std::ranges::binary_search(games, *stored.game)
                                          : severity == Severity::warning;
        if (severity == Severity::note || !isWanted)
            continue;
        ++(isError ? report.errorCount : report.warningCount);
        auto& list = isError ? report.errors : report.warnings;
        if (list.size() < most)
            list.push_back(asMet(store, source, stored));
    }
}

std::set<db::GameId> surelyMended(db::Store& store, const std::vector<db::ImportProblem>& problems,
                                  const std::stop_token& stop) {
    std::set<db::GameId> ids;
    for (const db::ImportProblem& problem : problems)
        if (problem.game && problem.problem.suggestion)
            ids.insert(*problem.game);
    std::set<db::GameId> sure;
    if (ids.empty())
        return sure;
    db::RepairListener listener;
    listener.game = [&](const db::GameRepair& repair) {
        if (repair.changes)
            sure.insert(repair.game.id);
    };
    db::Filter filter;
    filter.ids.assign(ids.begin(), ids.end());
    (void)db::repairGames(store, filter, db::RepairTask::propose, stop, listener);
    return sure;
}

} // namespace

std::optional<ImportReport> importReport(db::Store& store, std::int64_t entry,
                                         const std::stop_token& stop, ReportUse use) {
    const auto found = db::journalEntry(store, entry);
    if (!found || !isImport(*found))
        return std::nullopt;
    ImportReport report;
    report.entry = *found;
    report.files = db::journalFiles(store, entry);
    count(report);
    if (report.entry.undone)
        return report;
    std::set<std::string_view> read;
    for (const db::JournalFile& file : report.files)
        if (wasRead(file))
            read.insert(file.path);
    const std::optional<Games> brought = gamesBrought(store, report.entry);
    const std::size_t most = use == ReportUse::list ? mostListed : SIZE_MAX;
    for (const db::StoredSource& source : db::sources(store))
        if (read.contains(source.source.path) && source.progress.problems > 0)
            addProblems(store, source, brought, most, report, stop);
    if (use == ReportUse::list)
        report.sure = surelyMended(store, report.errors, stop);
    return report;
}

db::ImportProblem asMet(db::Store& store, const db::StoredSource& source,
                        const db::StoredProblem& problem) {
    db::ImportProblem met{.path = source.source.path,
                          .ordinal = problem.ordinal,
                          .white = {},
                          .black = {},
                          .refused = problem.ordinal > 0 && !problem.game,
                          .problem = problem.problem,
                          .game = problem.game};
    if (!problem.game)
        return met;
    const auto lines = db::gameLines(store, std::array{*problem.game});
    if (!lines.empty()) {
        met.white = lines.front().header.white;
        met.black = lines.front().header.black;
    }
    return met;
}

bool isSameProblem(const db::ImportProblem& a, const db::ImportProblem& b) {
    return a.game == b.game && a.path == b.path && a.ordinal == b.ordinal &&
           (a.game || a.problem.line == b.problem.line) && a.problem.code() == b.problem.code() &&
           a.problem.move == b.problem.move;
}

namespace {

SheetTable problemTable(std::span<const db::ImportProblem> problems, Severity severity,
                        Language language) {
    TableWriter table;
    for (const db::ImportProblem& problem : problems) {
        const ProblemTexts texts = problemTexts(problem, language);
        table.beginRow();
        table.put(listColumn("source", language, "path"), texts.place);
        table.put(textColumn("game", language, "game"), texts.game);
        table.put(listColumn("reason", language, "reason"),
                  texts.meant.empty() ? texts.wrong : texts.wrong + " (" + texts.meant + ")");
    }
    SheetTable made = std::move(table).table();
    made.title = word("column", severity == Severity::error ? "errors" : "warnings", language);
    return made;
}

} // namespace

Sheet importSheet(const ImportReport& report, Language language) {
    Sheet sheet;
    sheet.title = word("deletion", report.entry.what, language);
    sheet.facts.push_back(localTime(report.entry.made));
    sheet.tables.push_back(journalFilesTable(report.files, {}, language));
    sheet.tables.push_back(problemTable(report.errors, Severity::error, language));
    sheet.tables.push_back(problemTable(report.warnings, Severity::warning, language));
    return sheet;
}

namespace {

// The lines from one to another; fewer at the end of the text.
std::string excerptLines(std::string_view text, std::uint64_t first, std::uint64_t last) {
    std::size_t begin = 0;
    for (std::uint64_t line = 1; line < first; ++line) {
        const std::size_t end = text.find('\n', begin);
        if (end == std::string_view::npos)
            return {};
        begin = end + 1;
    }
    std::size_t end = begin;
    for (std::uint64_t line = first; line <= last && end != std::string_view::npos; ++line)
        end = text.find('\n', line == first ? begin : end + 1);
    return std::string(text.substr(begin, end == std::string_view::npos ? end : end - begin));
}

std::optional<std::string> decodedFile(const std::string& file, const std::string& encoding) {
    constexpr std::uintmax_t most = std::uintmax_t{32} << 20;
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    if (error || size > most)
        return std::nullopt;
    std::ifstream in(std::filesystem::path(file), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    std::string text;
    parser::Transcoder transcoder(encoding);
    transcoder.convert(bytes, text);
    transcoder.finish(text);
    return text;
}

} // namespace

std::optional<Excerpt> excerptOf(db::Store& store, const db::ImportProblem& problem,
                                 std::uint64_t around) {
    const std::uint64_t line = problem.problem.line;
    if (line == 0)
        return std::nullopt;
    const auto sources = db::sources(store);
    const auto source = std::ranges::find_if(sources, [&](const db::StoredSource& listed) {
        return listed.source.path == problem.path;
    });
    const auto nameOf = [](const std::string& path) {
        return std::filesystem::path(path).filename();
    };
    // A part of an archive has another name than the file it is in.
    if (source == sources.end() || nameOf(source->reading.file) != nameOf(problem.path))
        return std::nullopt;
    const auto text = decodedFile(source->reading.file, source->source.encoding);
    if (!text)
        return std::nullopt;
    Excerpt excerpt;
    excerpt.firstLine = line > around ? line - around : 1;
    excerpt.text = excerptLines(*text, excerpt.firstLine, line + around);
    std::erase(excerpt.text, '\r');
    excerpt.file = source->reading.file;
    if (excerpt.text.empty())
        return std::nullopt;
    return excerpt;
}

} // namespace damscope::pages
