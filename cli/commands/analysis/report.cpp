// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/options/output_options.hpp"
#include "cli/text/report_text.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace report_command {
namespace {

struct Options {
    SelectionOptions selection;
    JudgementOptions judgement;
    FormatOption format;
};

ExitStatus run(const Options& options, Console& console) {
    constexpr int widest = 100;
    SelectedGames selected = options.selection.open(console);
    db::Store& store = selected.store();
    const db::Snapshot snapshot(store);
    const db::GameId id = selected.oneGame(console);
    const JudgedGame judged = GameJudge(store, options.judgement).judged(db::number(id));
    requireAnalysis(judged);
    const Language language = console.locale();
    if (options.format.isJson())
        console.out().write(jsonLine(reportJson(judged, language)));
    else
        console.out().write(sheetText(
            reportSheet(judged, std::min(console.width(), widest), console.locale()), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->selection.declare(arguments, {.required = true, .help = oneGameHelp});
    options->format.declareObject(arguments,
                                  phrase("text, or json: one JSON object, with every move"));
    options->judgement.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace report_command

Command reportCommand() {
    return {
        "analyse report",
        phrase("report on an analysed game: course, accuracy, errors"),
        phrase(
            "Judges a game by the evaluations that damscope analyse has stored. Scores are in men; "
            "positive scores favour White. Thresholds can be changed without a new analysis."),
        phrase("damscope analyse report 60\n"
               "    shows the course of game 60, both players' accuracy and the worst moves\n"
               "damscope analyse report 60 --mistake 15 --json\n"
               "    judges less strictly and prints JSON for other programs"),
        report_command::declare,
        Length::paged};
}

} // namespace damscope::cli
