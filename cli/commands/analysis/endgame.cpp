// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/thread_count.hpp"
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/position_options.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <thread>

namespace damscope::cli {
namespace endgame_command {
namespace {

ExitStatus run(const Options& options, Console& console) {
    if (options.action == "build")
        return endgame_command::build(options, console);
    if (options.action == "verify")
        return endgame_command::verify(options, console);
    return options.action == "info" ? endgame_command::info(options, console)
                                    : endgame_command::probe(options, console);
}

Action declare(Arguments& arguments) {
    const auto o = std::make_shared<Options>();
    static_assert(Options::usualPieces == 4 && Options::usualSample == 100'000, "as the help says");
    o->threads = base::commandThreads();
    arguments.value({"ACTION", "ACTION", phrase("build, verify, info or probe"), true},
                    oneOf(o->action, {"build", "verify", "info", "probe"}));
    arguments.value({"--variant", "V", phrase("the game; info shows all without it")},
                    intoVariant(o->variant));
    arguments.value({"--pieces", "N",
                     phrase("build: up to this many pieces (4); verify, info: at most this many")},
                    into(o->pieces, 2, analysis::endgame::mostPieces));
    arguments.value(
        {"--threads", "N", phrase("build, verify: threads to use; one per core if not set")},
        into(o->threads, 1, 256));
    arguments.value({"--folder", "FOLDER",
                     phrase("where the tables are; else $DAMSCOPE_ENDGAMES, else "
                            "$XDG_DATA_HOME/damscope/endgame")},
                    into(o->folder));
    arguments.value(
        {"--fen", "FEN", phrase("probe: the position, squares as numbers: W:WK5,K22:BK47")},
        into(o->fen));
    arguments.value(
        {"--sample", "N", phrase("verify: check about this many positions of each table (100000)")},
        into(o->sample, 1, INT64_MAX));
    arguments.flag({"--all", "", phrase("verify: check every position")}, o->all);
    o->format.declareList(arguments);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace
} // namespace endgame_command

Command endgameCommand() {
    return {
        "endgame", phrase("tables with the result of every position with few pieces"),
        phrase(
            "build computes which positions with few pieces are won, drawn and lost, from the "
            "rules "
            "alone, and saves the results in files; eval, analyse, hub and match then use them. "
            "Ctrl-C keeps the tables that are done; the same command builds the rest. Draw rules "
            "(25 moves, 16 moves, repetition) are not in the tables.\nA table is named by the men "
            "of "
            "White and Black and the kings of White and Black, White to move: 0021 is two kings "
            "against one."),
        phrase("damscope endgame build --variant international --pieces 3\n"
               "    builds the tables of up to 3 pieces, in a second; of 4 in a minute\n"
               "damscope endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
               "    says who wins, and what every move leads to\n"
               "damscope endgame verify --variant international --pieces 3 --all\n"
               "    compares every result with the results one move later"),
        endgame_command::declare};
}

} // namespace damscope::cli
