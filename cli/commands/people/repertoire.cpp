// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/people/lines_option.hpp"
#include "cli/commands/people/repertoire_text.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "db/openings/tree.hpp"
#include "messages/phrase.hpp"

#include <memory>
#include <utility>

namespace damscope::cli {
namespace repertoire_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    LinesOption lines;
    std::int64_t least = 2;
    FormatOption format;
};

/// A repertoire, and what its lines say otherwise than the database.
struct Lines {
    db::Repertoire repertoire;
    std::vector<db::ChangedEvaluation> changed;
};

Lines linesOf(const Options& options, db::Store& store, Console& console) {
    Lines lines{db::Repertoire(options.lines.side()), {}};
    for (const rules::Game& game : options.lines.games(store, console)) {
        lines.repertoire.add(game);
        for (db::ChangedEvaluation& changed : db::changedEvaluations(store, game))
            lines.changed.push_back(std::move(changed));
    }
    return lines;
}

// Who plays it has the side of the repertoire.
db::Filter filterOf(const Options& options) {
    db::Filter filter = options.filter.filter();
    if (!filter.player)
        return filter;
    const bool isWhite = options.lines.side() == rules::Color::white;
    auto& own = isWhite ? filter.white : filter.black;
    auto& other = isWhite ? filter.black : filter.white;
    if (!own)
        own = std::exchange(filter.player, std::nullopt);
    if (filter.opponent && !other)
        other = std::exchange(filter.opponent, std::nullopt);
    return filter;
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    Lines lines = linesOf(options, store, console);
    const db::Repertoire& repertoire = lines.repertoire;
    const std::stop_token stop = console.stopToken();
    CheckedRepertoire checked;
    checked.changed = std::move(lines.changed);
    checked.departures =
        db::departures(store, repertoire, db::findGames(store, filterOf(options)), stop);
    ProgressLine progress(console, "games");
    db::OpeningBook book(store, {}, stop, showOn(progress));
    checked.gaps = db::gaps(book, repertoire, static_cast<std::uint64_t>(options.least), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    if (options.format.isJson())
        console.out().write(jsonLine(repertoireJson(repertoire, checked)));
    else if (options.format.format() == Format::html)
        console.out().write(
            sheetHtml(repertoireSheet(store, repertoire, checked), environmentLanguage()));
    else
        console.out().write(sheetText(repertoireSheet(store, repertoire, checked), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->lines.declare(arguments);
    arguments.value(
        {"--least", "N",
         phrase("gaps: moves that at least N games of the database played; 2 if not set")},
        into(options->least, 1, INT64_MAX));
    options->store.declare(arguments);
    options->format.declareDocument(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace repertoire_command

Command repertoireCommand() {
    return {
        "repertoire",
        phrase("check games against what was meant to be played"),
        phrase(
            "Reads a repertoire, games with variations, and shows where the games of FILTER left "
            "it, by a move of the player or of the opponent, which moves of opponents it does not "
            "answer, and which of its lines transpose into each other. Of the player's own moves "
            "in a position the first is the main one and the others are second choices; ?, ?! and "
            "?? mark moves to avoid. How a position was reached does not matter."),
        phrase(
            "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
            "    shows where all games left the lines of a player with White\n"
            "damscope collection create Lines --black jansen; damscope repertoire Lines --as black "
            "--html > lines.html\n"
            "    the same for a collection of the database, as a page"),
        repertoire_command::declare,
        Length::paged};
}

} // namespace damscope::cli
