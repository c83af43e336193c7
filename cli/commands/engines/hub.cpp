// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/server.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/engines/engine_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/standard_input.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"

#include <memory>

namespace damscope::cli {
namespace hub_command {
namespace {

ExitStatus run(const EngineOptions& options, Console& console) {
    // The program at the other end waits for an answer: missing tables are built meanwhile.
    using analysis::endgame::Missing;
    const Missing missing = options.endgames.makesMissing() ? Missing::areMade : Missing::stay;
    const analysis::EngineSettings settings = options.settings(missing);
    if (settings.weights) // the other program chooses the variant
        console.say(
            inWords({"hub-weights",
                     {{"file", visible(*options.weights)},
                      {"variant", std::string(rules::rules(settings.weights->variant).name)}}}));
    analysis::hub::Server server(settings, [&](std::string_view line) {
        console.out().write(line);
        console.out().write("\n");
        console.out().flush();
    });
    StandardInput in;
    while (const auto line = in.nextLine())
        if (!server.obey(*line))
            return ExitStatus::allWell;
    server.finish();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<EngineOptions>();
    options->declare(arguments);
    options->endgames.declareMaking(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace hub_command

Command hubCommand() {
    return {
        "hub", phrase("serve as an engine for other draughts programs"),
        phrase("Speaks the Hub protocol, version 2, on standard input and output. Enter "
               "\"damscope hub\" as the engine's command in the other program. All variants are "
               "available: the parameter \"variant\" selects one."),
        phrase("damscope hub --threads 2 --hash 256\n"
               "    waits for the commands hub, init, pos, level, go ..."),
        hub_command::declare};
}

} // namespace damscope::cli
