// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/result.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/exchange/print_option.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/dossier.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "messages/phrase.hpp"
#include "pages/player_sheet.hpp"

#include <memory>

namespace damscope::cli {

// What `damscope player prepare` prints.
[[nodiscard]] Json dossierJson(db::Store& store, const db::Dossier& dossier, const Locale& locale);

namespace prepare_command {
namespace {

constexpr std::int64_t deepest = 40;
constexpr std::int64_t rowsOfATable = 8;

struct Options {
    std::string against;
    SelectionOptions selection;
    std::string as;
    std::optional<std::string> mine;
    std::int64_t depth = 8;
    std::int64_t limit = rowsOfATable;
    FormatOption format;
    PrintOption print;
};

db::DossierQuestion questionOf(const Options& options, SelectedGames& selected) {
    db::Store& store = selected.store();
    const db::Persons persons(store.connection());
    db::DossierQuestion question;
    question.opponent = personMeant(store, persons, options.against);
    if (options.mine)
        question.mine = personMeant(store, persons, *options.mine);
    if (question.mine == question.opponent)
        throw UsageError("--mine: this is the opponent");
    if (!options.as.empty())
        question.opponentSide = options.as == "white" ? rules::Color::black : rules::Color::white;
    question.depth = static_cast<int>(options.depth);
    question.games = selected.filter();
    question.variant = question.games.variant;
    return question;
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames selected = options.selection.open(console);
    db::Store& store = selected.store();
    options.print.require(store);
    const analysis::endgame::ResultJudge judge;
    db::DossierQuestion question = questionOf(options, selected);
    question.tables = [&](const rules::Position& position) { return judge.byTables(position); };
    const db::Dossier dossier = db::dossier(store, question);
    if (dossier.page.games.empty())
        proposeNames(store, selected.filter(), console);
    const auto sheet = [&] {
        return pages::dossierSheet(store, dossier,
                                   options.limit == 0
                                       ? std::nullopt
                                       : std::optional(static_cast<std::size_t>(options.limit)),
                                   resultWords(console.locale()), console.locale());
    };
    if (options.print.given())
        options.print.write(sheet(), store, console);
    else if (options.format.isJson())
        console.out().write(jsonLine(dossierJson(store, dossier, console.locale())));
    else if (options.format.format() == Format::html)
        console.out().write(sheetHtml(sheet(), console.locale()));
    else
        console.out().write(sheetText(sheet(), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"NAME", "NAME", phrase("the opponent: a name in any form, or #NUMBER"), true},
                    into(options->against));
    options->selection.declare(arguments);
    arguments.value(
        {"--side", "COLOR", phrase("the colour that you will have: white or black; else both")},
        oneOf(options->as, {"white", "black"}));
    arguments.value({"--mine", "NAME", phrase("who you are, for your games against the opponent")},
                    into(options->mine));
    arguments.value(
        {"--tree", "N",
         phrase("show the beginnings as an indented tree of this many plies; 8 if not set")},
        into(options->depth, 1, deepest));
    arguments.value({"--limit", "N", phrase("at most N rows of each table, 0: all; 8 if not set")},
                    into(options->limit, 0, INT64_MAX));
    options->format.declareDocument(arguments);
    options->print.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace prepare_command

Command prepareCommand() {
    return {"player prepare",
            phrase("show what to know before a game against an opponent"),
            phrase("Shows how an opponent plays: the beginnings of the games as a tree with "
                   "results, the lines that went badly, where the last games left known play, by "
                   "the opponent's own move or by the other side's, endings lost that the endgame "
                   "tables give as drawn, time trouble by the clocks, structures had and avoided, "
                   "combinations missed, errors by phase, the last games, and the games between "
                   "you. Only games of the variant that the opponent plays most count."),
            phrase("damscope player prepare \"Jansen, Floris\" --side white\n"
                   "    shows how a player plays with Black\n"
                   "damscope player prepare jansen --mine konaté -o jansen.pdf\n"
                   "    writes pages to print, with the games between the two"),
            prepare_command::declare,
            Length::paged};
}

namespace {

Json leftJson(const std::vector<db::LeftKnownPlay>& games) {
    Json all = Json::array();
    for (const db::LeftKnownPlay& game : games) {
        Json object = noveltyJson(game.novelty);
        object["game"] = db::number(game.game);
        all.push_back(std::move(object));
    }
    return all;
}

} // namespace

Json dossierJson(db::Store& store, const db::Dossier& dossier, const Locale& locale) {
    Json object{{"variant", rules::rules(dossier.variant).name},
                {"player", playerJson(dossier.page, locale)},
                {"recent_games", idsJson(dossier.recent)},
                {"mutual_games", idsJson(dossier.mutual)},
                {"mutual", recordJson(dossier.mutualRecord)},
                {"known_plies", dossier.known.plies ? Json(*dossier.known.plies) : Json()},
                {"left_known_play", leftJson(dossier.known.own)},
                {"novelties_against", leftJson(dossier.known.other)},
                {"games_with_clocks", recordJson(dossier.clocks.all)},
                {"games_in_time_trouble", recordJson(dossier.clocks.trouble)}};
    for (const SheetTable& table :
         pages::dossierTables(store, dossier, std::nullopt, resultWords(locale), locale))
        if (!table.key.empty())
            object[table.key] = rowsJson(table);
    return object;
}

} // namespace damscope::cli
