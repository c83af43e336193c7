// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"

#include <array>

namespace damscope::cli {

std::span<const Command> allCommands() {
    static const std::array commands{
        importCommand(),     gamesCommand(),    showCommand(),       findCommand(),
        shotsCommand(),      openingsCommand(), collectionCommand(), duplicatesCommand(),
        exportCommand(),     convertCommand(),  diagramCommand(),    lintCommand(),
        repairCommand(),     checkCommand(),    recoverCommand(),    backupCommand(),
        indexCommand(), configCommand(),      movesCommand(),    explainCommand(),    perftCommand(),
        rulesCommand(),      evalCommand(),     hubCommand(),        matchCommand(),
        tournamentCommand(), benchCommand(),    trainCommand(),      analyseCommand(),
        reportCommand(),     whyCommand(),      annotateCommand(),   plotCommand(),
        enginesCommand(),    endgameCommand()};
    return commands;
}

} // namespace damscope::cli
