// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/write/write.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/games/write_folders.hpp"
#include "cli/commands/games/write_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/findings/repertoire/repertoire.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/game/game.hpp"

#include <memory>
#include <utility>
#include <vector>

namespace damscope::cli {
namespace write_command {
namespace {

// What a reader of the new file should know about the files that were read.
void reportLosses(const db::ImportSummary& read, Console& console) {
    if (read.known > 0)
        console.say(countMessage("convert-same", "files", read.known));
    if (read.duplicates > 0)
        console.say(countMessage("convert-duplicates", "duplicates", read.duplicates));
    if (read.refused > 0)
        console.say(countMessage("convert-refused", "games", read.refused));
    if (read.repaired > 0)
        console.say(countMessage("convert-repaired", "games", read.repaired));
    if (read.partial > 0)
        console.say(countMessage("convert-partial", "games", read.partial));
    if (read.problems > 0)
        console.say(countMessage("convert-problems", "problems", read.problems));
}

bool hasProblems(const db::ImportSummary& read) {
    return read.errors > 0 || read.refused > 0 || read.failed > 0;
}

ExitStatus worse(ExitStatus one, ExitStatus other) {
    return one == ExitStatus::allWell ? other : one;
}

// With --json; of pictures nothing else is said.
void reportFile(const WriteOptions& options, const char* counted, std::size_t count,
                const Console& console) {
    if (options.report.isJson())
        console.out().write(jsonLine(
            {{"file", options.output.file}, {"format", options.form().type}, {counted, count}}));
}

ExitStatus writeDiagrams(const WriteOptions& options, const OutputGuard& guard,
                         const std::vector<pages::CaptionedDiagram>& diagrams, Console& console) {
    options.output.write(guard, console,
                         options.diagrams.drawn(diagrams, options.form().type, console));
    reportFile(options, "diagrams", diagrams.size(), console);
    return ExitStatus::allWell;
}

ExitStatus writeChart(const WriteOptions& options, const OutputGuard& guard, db::Store& store,
                      const std::vector<db::GameId>& games, Console& console) {
    if (games.size() > 1)
        throw UsageError({"usage-chart-of-several", {{"n", grouped(games.size())}}});
    options.output.write(
        guard, console,
        options.chart.drawn(store, games.front(), options.judgement, options.form().type, console));
    reportFile(options, "games", 1, console);
    return ExitStatus::allWell;
}

ExitStatus writeMerged(const WriteOptions& options, const OutputGuard& guard, db::Store& store,
                       const std::vector<db::GameId>& games, Console& console) {
    db::MergedGame merged =
        db::mergeGames(store, games, static_cast<int>(options.depth), console.stopToken());
    if (console.stopToken().stop_requested())
        return ExitStatus::interrupted;
    if (merged.games == 0)
        throw NothingSelected({"no-games-selected", {}});
    // PDN is the same in every language.
    const Message counted = countMessage("counted-games", "count", merged.games);
    merged.game.tags = {{"Event", options.name.value_or(translated(counted, Language::english))},
                        {"White", "?"},
                        {"Black", "?"},
                        {"Result", "*"}};
    options.output.write(guard, console,
                         parser::writePdn(db::without(std::move(merged.game), options.without)));
    reportFile(options, "games", merged.games, console);
    console.say(countMessage("merge-done", "games", merged.games));
    if (merged.other > 0)
        console.say(countMessage("merge-left-out", "games", merged.other));
    return ExitStatus::allWell;
}

ExitStatus writeFile(const WriteOptions& options, const OutputGuard& guard, SelectedGames& selected,
                     const std::vector<db::GameId>& games, Console& console) {
    GameFiles files(selected.store(), options.wish(selected, console.locale()), console);
    db::ExportReport done;
    options.output.write(guard, console, [&](Output& out) {
        done = files.write(games, out);
        return done.complete && done.games > 0; // else an older file stays
    });
    files.report();
    return reportGames(done, options, console);
}

ExitStatus writeSelected(const WriteOptions& options, const OutputGuard& guard,
                         SelectedGames& selected, Console& console) {
    const WrittenForm form = options.form();
    db::Store& store = selected.store();
    const std::vector<db::GameId> games = selected.someGames(console);
    switch (form.product) {
    case Product::diagrams:
        return writeDiagrams(options, guard, options.diagrams.ofGames(store, games, console),
                             console);
    case Product::chart:
        return writeChart(options, guard, store, games, console);
    case Product::columns:
        return writeColumns(options, store, games, console);
    case Product::site:
        return writeSite(options, selected, console);
    case Product::games:
    case Product::bulletin:
        break;
    }
    if (options.merged)
        return writeMerged(options, guard, store, games, console);
    return options.per ? writeFolder(options, guard, selected, console)
                       : writeFile(options, guard, selected, games, console);
}

ExitStatus writeGames(const WriteOptions& options, Console& console) {
    const OutputGuard guard = options.guard();
    if (!options.writesFolder())
        options.output.requireWritable(guard);
    SelectedGames selected = options.selection.open(console, {.reading = options.reading.how});
    const db::Snapshot snapshot(selected.store());
    ExitStatus status = writeSelected(options, guard, selected, console);
    if (status == ExitStatus::interrupted)
        return status;
    if (const db::ImportSummary* read = selected.read()) {
        reportLosses(*read, console);
        status = worse(status, hasProblems(*read) ? ExitStatus::problems : ExitStatus::allWell);
    }
    return status;
}

ExitStatus run(const WriteOptions& options, Console& console) {
    if (!options.diagrams.hasFens())
        return writeGames(options, console);
    const OutputGuard guard = options.guard();
    options.output.requireWritable(guard);
    const rules::Variant variant =
        options.selection.filter().variant.value_or(console.settings().usualVariant());
    return writeDiagrams(options, guard, options.diagrams.ofFens(variant, console), console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<WriteOptions>();
    options->declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace write_command

Command writeCommand() {
    return {
        "write", phrase("write games, bulletins, diagrams, charts, tables and web sites"),
        phrase(
            "Writes the selected games, in the order of their numbers; of files without storing "
            "anything. The end of FILE's name says what is written, or --as. Of PDN strict PDN 3.0 "
            "in UTF-8 is written; a page needs no other files and no network; a bulletin has "
            "diagrams at the moves that are marked, and first the table of the event if it is of "
            "one. A picture is the chart of an analysed game, or the diagram of a position where "
            "one is named, as in '60 22w'. A site is of pages with players, events with "
            "crosstables, games, openings, combinations and a search; a later run writes only what "
            "has changed.\n"
            "The file appears complete or not at all. If nothing is selected nothing is written, "
            "and the status is 1. A database is never overwritten; without --force no file that "
            "was imported, and none that Damscope has not written. docs/writing.md says more."),
        phrase("damscope write all -o all.pdn\n"
               "    writes every game\n"
               "damscope write Jansen --as csv -o - | head\n"
               "    shows the first games of a player\n"
               "damscope write samples/international.pdn -o clean.pdn\n"
               "    rewrites the games of a file in strict PDN 3.0\n"
               "damscope write 60 -o game.html\n"
               "    makes a page on which a game can be replayed\n"
               "damscope write 60 22w -o position.svg\n"
               "    draws the position after White's 22nd move\n"
               "damscope write where white captures at least 4 --from-hit -o shots.html\n"
               "    makes a page of combinations, each from where it begins\n"
               "damscope write in \"Heathfield Open\" -o bulletin.pdf\n"
               "    prints the games of an event with its table\n"
               "damscope write Jansen won --merged --depth 20 -o lines.pdn\n"
               "    makes one game with variations of the games that a player won\n"
               "damscope write all --per event -o events\n"
               "    writes a folder with a file for each event\n"
               "damscope write all --as site -o site\n"
               "    writes or renews a web site; open site/index.html"),
        write_command::declare};
}

} // namespace damscope::cli
