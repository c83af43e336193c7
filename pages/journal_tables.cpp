// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/journal_tables.hpp"

#include "base/system/local_time.hpp"
#include "base/text/ascii.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <ctime>
#include <optional>
#include <string_view>
#include <utility>

namespace damscope::pages {

namespace {

std::string stateOf(const db::JournalEntry& entry, Language language) {
    if (entry.undone)
        return word("journal", "undone", language);
    return entry.isFinal() ? word("journal", "final", language) : std::string();
}

} // namespace

SheetTable journalTable(std::span<const db::JournalEntry> entries, JournalPlace place,
                        Language language) {
    const bool isWindow = place == JournalPlace::window;
    Column kind = fileColumn("kind");
    if (isWindow)
        kind = listColumn("what", language, "kind");
    Column state = listColumn("state", language, "state");
    state.readers = Column::people | Column::csv;
    TableWriter table;
    for (const db::JournalEntry& entry : entries) {
        const std::string key(db::nameOf(entry.kind));
        table.beginRow();
        table.put(rightColumn("id", language, "id"), entry.id);
        table.put(listColumn(isWindow ? "when" : "made", language, "made"),
                  {entry.made, isWindow ? localTime(entry.made) : entry.made});
        table.put(kind, {key, word("change", key, language)});
        table.put(numberColumn("games", language, "games"), Cell::count(entry.games));
        table.put(listColumn("command", language, "what"),
                  {entry.what, word("deletion", entry.what, language)});
        table.put(listColumn("program", language, "program"), entry.program);
        table.put(state, Cell::known(stateOf(entry, language)));
        table.put(fileColumn("bytes", Column::json), entry.bytes);
        table.put(fileColumn("undone", Column::json), entry.undone);
        table.put(fileColumn("kept", Column::json), entry.kept);
    }
    return std::move(table).table();
}

SheetTable journalFilesTable(std::span<const db::JournalFile> files,
                             std::span<const db::JournalDuplicate> duplicates, Language language,
                             ReadAt at) {
    TableWriter table;
    const auto add = [&](const std::string& path, const std::string& state, const Cell& reason,
                         const db::JournalFile* counts) {
        const auto count = [counts](std::uint64_t db::JournalFile::*of) {
            return counts == nullptr ? Cell() : Cell::count(counts->*of);
        };
        table.beginRow();
        table.put(listColumn("source", language, "path"), path);
        table.put(listColumn("state", language, "state"),
                  {state, word("journal", state, language)});
        table.put(numberColumn("games", language, "games"), count(&db::JournalFile::games));
        table.put(rightColumn("stored", language, "stored"), count(&db::JournalFile::stored));
        table.put(rightColumn("duplicates", language, "duplicates"),
                  count(&db::JournalFile::duplicates));
        table.put(fileColumn("refused"), count(&db::JournalFile::refused));
        table.put(listColumn("reason", language, "reason"), reason);
    };
    for (const db::JournalFile& file : files)
        add(file.path, file.state,
            file.reason ? Cell(translated(*file.reason, language, at)) : Cell(), &file);
    for (const db::JournalDuplicate& duplicate : duplicates)
        add(fmt::format("{}:{}", duplicate.path, duplicate.line), "known",
            translated(
                {"journal-duplicate",
                 {{"ordinal", counted(duplicate.ordinal)}, {"game", db::number(duplicate.of)}}},
                language),
            nullptr);
    return std::move(table).table();
}

SheetTable journalGamesTable(db::Store& store, std::span<const db::GameId> games,
                             Language language) {
    using db::GameField;
    TableWriter table;
    for (const db::GameLine& game : db::gameLines(store, games)) {
        const auto put = [&](const char* key, GameField field) {
            table.put(listColumn(key, language, key),
                      Cell::known(db::textOf(db::valueOf(game, field))));
        };
        table.beginRow();
        table.put(rightColumn("id", language, "id"), db::number(game.id));
        put("date", GameField::date);
        put("white", GameField::white);
        put("black", GameField::black);
        put("event", GameField::event);
    }
    return std::move(table).table();
}

namespace {

/// "2026-11-28 05:31:57", as SQLite writes it.
std::optional<std::time_t> momentOf(std::string_view utc) {
    constexpr std::string_view separators = "-- ::";
    constexpr std::array most{9999, 12, 31, 23, 59, 60};
    std::array<int, most.size()> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0 && !utc.starts_with(separators[i - 1]))
            return std::nullopt;
        utc.remove_prefix(i > 0 ? 1 : 0);
        parts[i] = base::takeNumber<int>(utc).value_or(-1);
        if (parts[i] < 0 || parts[i] > most[i])
            return std::nullopt;
    }
    const std::chrono::year_month_day date{std::chrono::year(parts[0]),
                                           std::chrono::month(static_cast<unsigned>(parts[1])),
                                           std::chrono::day(static_cast<unsigned>(parts[2]))};
    if (!date.ok())
        return std::nullopt;
    return std::chrono::system_clock::to_time_t(
        std::chrono::sys_days(date) + std::chrono::hours(parts[3]) +
        std::chrono::minutes(parts[4]) + std::chrono::seconds(parts[5]));
}

} // namespace

std::string localTime(const std::string& utc) {
    const auto moment = momentOf(utc); // a hostile store may say anything
    const auto local = moment ? base::localTime(*moment) : std::nullopt;
    return local ? fmt::format("{:%Y.%m.%d %H:%M}", *local) : utc;
}

} // namespace damscope::pages
