// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/thread_count.hpp"
#include "cli/commands/analysis/endgame_actions.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/position_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <thread>

namespace damscope::cli {
namespace endgame_command {
namespace {

using endgame_command::Options;

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
    o->threads = base::commandThreads();
    arguments.value({"ACTION", "ACTION", "build, verify, info or probe", true},
                    oneOf(o->action, {"build", "verify", "info", "probe"}));
    arguments.value({"--variant", "V", "the game; info shows all without it"},
                    intoVariant(o->variant));
    arguments.value({"--pieces", "N",
                     fmt::format("build: up to this many pieces ({}); verify, info: at most this "
                                 "many",
                                 Options::usualPieces)},
                    into(o->pieces, 2, analysis::endgame::mostPieces));
    arguments.value({"--threads", "N", "build, verify: threads to use; one per core if not set"},
                    into(o->threads, 1, 256));
    arguments.value({"--folder", "FOLDER",
                     "where the tables are; else $DAMSCOPE_ENDGAMES, else "
                     "$XDG_DATA_HOME/damscope/endgame"},
                    into(o->folder));
    arguments.value({"--fen", "FEN", "probe: the position, squares as numbers: W:WK5,K22:BK47"},
                    into(o->fen));
    arguments.value({"--sample", "N",
                     fmt::format("verify: check about this many positions of each table ({})",
                                 Options::usualSample)},
                    into(o->sample, 1, INT64_MAX));
    arguments.flag({"--all", "", "verify: check every position"}, o->all);
    o->format.declareList(arguments);
    return [o](Console& console) { return run(*o, console); };
}

} // namespace
} // namespace endgame_command

Command endgameCommand() {
    return {
        "endgame", "tables with the result of every position with few pieces",
        "build computes which positions with few pieces are won, drawn and lost, from the rules "
        "alone, and saves the results in files; eval, analyse, hub and match then use them. "
        "Ctrl-C keeps the tables that are done; the same command builds the rest. Draw rules "
        "(25 moves, 16 moves, repetition) are not in the tables.\nA table is named by the men of "
        "White and Black and the kings of White and Black, White to move: 0021 is two kings "
        "against one.",
        "damscope endgame build --variant international --pieces 3\n"
        "    builds the tables of up to 3 pieces, in a second; of 4 in a minute\n"
        "damscope endgame probe --variant international --fen \"W:WK1,K2:BK47\"\n"
        "    says who wins, and what every move leads to\n"
        "damscope endgame verify --variant international --pieces 3 --all\n"
        "    compares every result with the results one move later",
        endgame_command::declare};
}

} // namespace damscope::cli
