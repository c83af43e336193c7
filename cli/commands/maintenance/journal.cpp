// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a database: log, undo and redo.
#include "db/store/journal.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/sheet.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace damscope::cli {
namespace journal_commands {
namespace {

constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;

struct Options {
    StoreOptions store;
    std::optional<std::int64_t> entry;
    std::int64_t limit = 20;
    std::optional<std::int64_t> keep; ///< megabytes
    FormatOption format;
};

Json asJson(const db::JournalEntry& entry) {
    return {{"id", entry.id},           {"made", entry.made},
            {"program", entry.program}, {"kind", db::nameOf(entry.kind)},
            {"what", entry.what},       {"games", entry.games},
            {"bytes", entry.bytes},     {"undone", entry.undone},
            {"kept", entry.kept}};
}

std::string stateOf(const db::JournalEntry& entry, Console& console) {
    if (entry.undone)
        return console.translate("journal", "undone");
    return entry.kept && entry.kind != db::ChangeKind::removal
               ? std::string()
               : console.translate("journal", "final");
}

void write(const std::vector<db::JournalEntry>& entries, const Options& options, Console& console) {
    const Locale& locale = console.locale();
    if (options.format.isJson()) {
        JsonRows rows = options.format.rows(console.out());
        for (const db::JournalEntry& entry : entries)
            rows.add(asJson(entry));
        return rows.end();
    }
    TableWriter table;
    for (const db::JournalEntry& entry : entries) {
        table.beginRow();
        table.put(rightColumn("id", locale, "id"), entry.id);
        table.put(listColumn("made", locale, "made"), entry.made);
        table.put(numberColumn("games", locale, "games"), Cell::count(entry.games));
        table.put(listColumn("command", locale, "what"), entry.what);
        table.put(listColumn("program", locale, "program"), entry.program);
        table.put(listColumn("state", locale, "state"), Cell::known(stateOf(entry, console)));
    }
    writeList(std::move(table), options.format, console);
}

ExitStatus list(db::Store& store, const Options& options, Console& console) {
    const auto most = options.limit == 0 ? INT32_MAX : options.limit;
    write(db::journal(store, static_cast<std::size_t>(most)), options, console);
    console.out().flush();
    console.say(
        Message{"journal-size",
                {{"size", damscope::counted((db::journalSize(store) + megabyte - 1) / megabyte)},
                 {"most", damscope::counted(db::journalBound(store.connection()) / megabyte)}}});
    return ExitStatus::allWell;
}

// ---- what an import met

void writeFiles(const std::vector<db::JournalFile>& files, const Options& options,
                Console& console) {
    const Locale& locale = console.locale();
    TableWriter table;
    for (const db::JournalFile& file : files) {
        table.beginRow();
        table.put(listColumn("source", locale, "path"), file.path);
        table.put(listColumn("state", locale, "state"), console.translate("journal", file.state));
        table.put(numberColumn("games", locale, "games"), Cell::count(file.games));
        table.put(rightColumn("stored", locale, "stored"), Cell::count(file.stored));
        table.put(rightColumn("duplicates", locale, "duplicates"), Cell::count(file.duplicates));
        table.put(listColumn("reason", locale, "reason"),
                  Cell::known(file.reason ? console.translate(*file.reason) : std::string()));
    }
    writeList(std::move(table), options.format, console);
}

void writeDuplicates(const std::vector<db::JournalDuplicate>& duplicates, Console& console) {
    for (const db::JournalDuplicate& d : duplicates)
        console.out().write(
            console.translate({"journal-duplicate",
                               {{"place", visible(d.path + ":" + std::to_string(d.line))},
                                {"ordinal", damscope::counted(d.ordinal)},
                                {"game", db::number(d.of)}}}) +
            "\n");
}

Json entryJson(db::Store& store, const db::JournalEntry& entry, Console& console) {
    Json object = asJson(entry);
    object["files"] = Json::array();
    for (const db::JournalFile& file : db::journalFiles(store, entry.id))
        object["files"].push_back(
            {{"path", file.path},
             {"state", file.state},
             {"reason", file.reason ? Json(console.translate(*file.reason)) : Json()},
             {"games", file.games},
             {"stored", file.stored},
             {"duplicates", file.duplicates},
             {"refused", file.refused}});
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
    write({entry}, options, console);
    const auto files = db::journalFiles(store, entry.id);
    if (!files.empty()) {
        console.out().write("\n");
        writeFiles(files, options, console);
        writeDuplicates(db::journalDuplicates(store, entry.id), console);
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

ExitStatus turn(Turn turn, const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const auto last = turn == Turn::undo ? db::lastToUndo(store) : db::lastToRedo(store);
    const auto id = options.entry ? options.entry : last ? std::optional(last->id) : std::nullopt;
    if (!id) {
        console.say(
            Message{turn == Turn::undo ? "edit-nothing-to-undo" : "journal-nothing-to-redo", {}});
        return ExitStatus::allWell;
    }
    const auto done = turn == Turn::undo ? db::undo(store, *id) : db::redo(store, *id);
    if (!done) {
        console.warn(visible(console.translate(db::messageOf(done.error(), *id))));
        return ExitStatus::problems;
    }
    if (options.format.isJson())
        console.out().write(jsonLine(asJson(*done)));
    else
        console.say(Message{turn == Turn::undo ? "journal-undone" : "journal-redone",
                            {{"id", std::to_string(done->id)}, {"what", visible(done->what)}}});
    return ExitStatus::allWell;
}

Action declareTurn(Arguments& arguments, Turn which) {
    const auto options = std::make_shared<Options>();
    arguments.value({"N", "N",
                     phrase("the number of an entry, as damscope log shows it; else the "
                            "last one")},
                    into(options->entry, 1, INT64_MAX));
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
                   "named. Games that were entered or imported become hidden."),
            phrase("damscope undo\n"
                   "    reverts what was done last\n"
                   "damscope undo 3\n"
                   "    reverts entry 3 of damscope log"),
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
