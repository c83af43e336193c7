// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/result_judge.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/people/chosen_person.hpp"
#include "cli/commands/people/dossier_text.hpp"
#include "cli/exchange/print_option.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "db/sqlite/sqlite.hpp"
#include "messages/phrase.hpp"

#include <memory>

namespace damscope::cli {
namespace prepare_command {
namespace {

constexpr std::int64_t deepest = 40;
constexpr std::int64_t rowsOfATable = 8;

struct Options {
    StoreOptions store;
    std::string against;
    std::string as;
    std::optional<std::string> mine;
    std::int64_t depth = 8;
    std::int64_t limit = rowsOfATable;
    FormatOption format;
    PrintOption print;
};

db::DossierQuestion questionOf(const Options& options, db::Store& store) {
    const db::Persons persons(store.connection());
    db::DossierQuestion question;
    question.opponent = personMeant(store.connection(), persons, options.against);
    if (options.mine)
        question.mine = personMeant(store.connection(), persons, *options.mine);
    if (question.mine == question.opponent)
        throw UsageError("--mine and --against: these are one player");
    if (!options.as.empty())
        question.opponentSide = options.as == "white" ? rules::Color::black : rules::Color::white;
    question.depth = static_cast<int>(options.depth);
    return question;
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    options.print.require(store);
    const analysis::endgame::ResultJudge judge;
    db::DossierQuestion question = questionOf(options, store);
    question.tables = [&](const rules::Position& position) { return judge.byTables(position); };
    const db::Dossier dossier = db::dossier(store, question);
    const auto sheet = [&] {
        return dossierSheet(store, dossier,
                            options.limit == 0
                                ? std::nullopt
                                : std::optional(static_cast<std::size_t>(options.limit)));
    };
    if (options.print.given())
        options.print.write(sheet(), store, console);
    else if (options.format.isJson())
        console.out().write(jsonLine(dossierJson(dossier)));
    else if (options.format.format() == Format::html)
        console.out().write(sheetHtml(sheet(), environmentLanguage()));
    else
        console.out().write(sheetText(sheet(), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value(
        {"--against", "NAME", phrase("the opponent: a name in any form, or #NUMBER"), true},
        into(options->against));
    arguments.value(
        {"--as", "COLOR", phrase("the colour that you will have: white or black; else both")},
        oneOf(options->as, {"white", "black"}));
    arguments.value({"--mine", "NAME", phrase("who you are, for your games against the opponent")},
                    into(options->mine));
    arguments.value({"--depth", "N", phrase("number of plies, as an indented tree; 8 if not set")},
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
    return {
        "prepare",
        phrase("show what to know before a game against an opponent"),
        phrase(
            "Shows how an opponent plays: the beginnings of the games as a tree with results, the "
            "lines that went badly, where the last games left known play, by the opponent's own "
            "move "
            "or by the other side's, endings lost that the endgame tables give as drawn, time "
            "trouble "
            "by the clocks, structures had and avoided, combinations missed, errors by phase, the "
            "last "
            "games, and the games between you. Of the variant that the opponent plays most."),
        phrase("damscope prepare --against \"Jansen, Floris\" --as white\n"
               "    shows how a player plays with Black\n"
               "damscope prepare --against jansen --mine konaté -o jansen.pdf\n"
               "    writes pages to print, with the games between the two"),
        prepare_command::declare,
        Length::paged};
}

} // namespace damscope::cli
