// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a database: log, undo and redo.
#include "db/store/journal.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/sheet.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "pages/journal_tables.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

namespace damscope::cli {
namespace journal_commands {
namespace {

constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;

struct Options {
    StoreOptions store;
    std::optional<std::int64_t> entry;
    std::int64_t limit = 20;
    std::optional<std::int64_t> keep; ///< megabytes
    ApplyOption apply;
    FormatOption format;
};

SheetTable tableOf(std::span<const db::JournalEntry> entries, Console& console) {
    return pages::journalTable(entries, pages::JournalPlace::terminal, console.locale());
}

void write(std::span<const db::JournalEntry> entries, const Options& options, Console& console) {
    writeList({"", {}, {tableOf(entries, console)}}, options.format, console);
}

Json asJson(const db::JournalEntry& entry, Console& console) {
    return rowJson(tableOf(std::span(&entry, 1), console), 0);
}

ExitStatus list(db::Store& store, const Options& options, Console& console) {
    const auto most = options.limit == 0 ? std::nullopt : std::optional(options.limit);
    write(db::journal(store, most), options, console);
    console.out().flush();
    console.say(
        Message{"journal-size",
                {{"size", damscope::counted((db::journalSize(store) + megabyte - 1) / megabyte)},
                 {"most", damscope::counted(db::journalBound(store.connection()) / megabyte)}}});
    return ExitStatus::allWell;
}

// ---- what an import met

Json entryJson(db::Store& store, const db::JournalEntry& entry, Console& console) {
    Json object = asJson(entry, console);
    object["files"] = rowsJson(pages::journalFilesTable(db::journalFiles(store, entry.id), {},
                                                        console.locale(), ReadAt::terminal));
    object["duplicates"] = Json::array();
    for (const db::JournalDuplicate& d : db::journalDuplicates(store, entry.id))
        object["duplicates"].push_back({{"path", d.path},
                                        {"ordinal", d.ordinal},
                                        {"line", d.line},
                                        {"duplicate_of", db::number(d.of)}});
    return object;
}

db::JournalEntry entryNumbered(db::Store& store, std::int64_t id) {
    if (auto entry = db::journalEntry(store, id))
        return *std::move(entry);
    throw UsageError({"journal-no-entry", {{"n", std::to_string(id)}}});
}

ExitStatus showEntry(db::Store& store, const Options& options, Console& console) {
    const db::JournalEntry entry = entryNumbered(store, *options.entry);
    if (options.format.isJson()) {
        JsonRows rows = options.format.rows(console.out());
        rows.add(entryJson(store, entry, console));
        rows.end();
        return ExitStatus::allWell;
    }
    write(std::span(&entry, 1), options, console);
    const SheetTable files = pages::journalFilesTable(db::journalFiles(store, entry.id),
                                                      db::journalDuplicates(store, entry.id),
                                                      console.locale(), ReadAt::terminal);
    if (!files.rows.empty()) {
        console.out().write("\n");
        writeList({"", {}, {files}}, options.format, console);
    }
    return ExitStatus::allWell;
}

ExitStatus log(const Options& options, Console& console) {
    db::Store store = options.keep ? options.store.openExisting() : options.store.openForReading();
    if (options.keep)
        db::boundJournal(store, static_cast<std::uint64_t>(*options.keep) * megabyte);
    return options.entry ? showEntry(store, options, console) : list(store, options, console);
}

Action declareLog(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"N", "N",
                     phrase("the number of an entry: all that it says; of an import, "
                            "every file and why it was not read")},
                    into(options->entry, 1, INT64_MAX));
    arguments.value({"--limit", "N", phrase("at most N entries, 0 for all; 20 if not set")},
                    into(options->limit, 0, INT64_MAX));
    arguments.value({"--keep", "MB",
                     phrase("from now on keep at most this many megabytes for undoing; 200 if "
                            "never set")},
                    into(options->keep, 0, 1'000'000));
    options->format.declareList(arguments);
    options->store.declare(arguments);
    return [options](Console& console) { return log(*options, console); };
}

// ---- undo and redo

enum class Turn : std::uint8_t { undo, redo };

bool mayTurn(Turn turn, const db::JournalEntry& entry, const Options& options) {
    const bool isRefusedAnyway = entry.isFinal() || entry.undone == (turn == Turn::undo);
    return options.apply.isGiven() || isRefusedAnyway || entry.isSmall();
}

// What is done with --apply.
ExitStatus preview(Turn turn, const db::JournalEntry& entry, const Options& options,
                   Console& console) {
    if (options.format.isJson())
        console.out().write(jsonLine(asJson(entry, console)));
    else
        write(std::span(&entry, 1), options, console);
    console.out().flush();
    console.say(Message{turn == Turn::undo ? "journal-would-undo" : "journal-would-redo",
                        {{"id", std::to_string(entry.id)},
                         {"made", visible(entry.made)},
                         {"what", visible(entry.what)}}});
    return ExitStatus::allWell;
}

ExitStatus turn(Turn turn, const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const bool undoes = turn == Turn::undo;
    const auto entry = options.entry ? db::journalEntry(store, *options.entry)
                       : undoes      ? db::lastToUndo(store)
                                     : db::lastToRedo(store);
    if (!entry && !options.entry) {
        console.say(Message{undoes ? "edit-nothing-to-undo" : "journal-nothing-to-redo", {}});
        return ExitStatus::allWell;
    }
    if (entry && !mayTurn(turn, *entry, options))
        return preview(turn, *entry, options, console);
    const std::int64_t id = entry ? entry->id : *options.entry;
    const auto done = undoes ? db::undo(store, id) : db::redo(store, id);
    if (!done) {
        console.warn(visible(console.translate(db::messageOf(done.error(), id))));
        return ExitStatus::problems;
    }
    if (options.format.isJson())
        console.out().write(jsonLine(asJson(*done, console)));
    else
        console.say(Message{undoes ? "journal-undone" : "journal-redone",
                            {{"id", std::to_string(done->id)},
                             {"made", visible(done->made)},
                             {"what", visible(done->what)}}});
    return ExitStatus::allWell;
}

Action declareTurn(Arguments& arguments, Turn which) {
    const auto options = std::make_shared<Options>();
    arguments.value({"N", "N",
                     phrase("the number of an entry, as damscope log shows it; else the "
                            "last one")},
                    into(options->entry, 1, INT64_MAX));
    options->apply.declare(arguments);
    options->format.declareObject(arguments);
    options->store.declare(arguments);
    return [options, which](Console& console) { return turn(which, *options, console); };
}

} // namespace
} // namespace journal_commands

Command logCommand() {
    return {"log",
            phrase("what was done to a database"),
            phrase("Lists the journal, the last entry first: edits, results, repairs and "
                   "annotations, deletions, decisions about names, imports, collections and "
                   "bookmarks, by every program. damscope undo reverts an entry, damscope redo "
                   "makes it again."),
            phrase("damscope log\n"
                   "    lists the last twenty changes\n"
                   "damscope log 1\n"
                   "    shows which files an import read, and which it did not"),
            journal_commands::declareLog,
            Length::paged};
}

Command undoCommand() {
    return {"undo", phrase("undo a change of a database"),
            phrase("Reverts the last entry of the journal that stands, or the one with a number. "
                   "Where a later entry changed the same, nothing is done, and that entry is "
                   "named. Games that were entered or imported become hidden. An import, or a "
                   "change of more than 10 games, is only shown without --apply."),
            phrase("damscope undo\n"
                   "    reverts what was done last\n"
                   "damscope undo 3 --apply\n"
                   "    reverts entry 3 of damscope log, even if that is an import"),
            [](Arguments& arguments) {
                return journal_commands::declareTurn(arguments, journal_commands::Turn::undo);
            }};
}

Command redoCommand() {
    return {"redo", phrase("do again what was undone"),
            phrase("Makes the change again that was undone last, or the one with a number."),
            phrase("damscope redo\n"
                   "    makes again what was undone last"),
            [](Arguments& arguments) {
                return journal_commands::declareTurn(arguments, journal_commands::Turn::redo);
            }};
}

} // namespace damscope::cli
