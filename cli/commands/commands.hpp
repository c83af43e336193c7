// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/command.hpp"

#include <span>

namespace damscope::cli {

Command analyseCommand();
Command annotateCommand();
Command backupCommand();
Command benchCommand();
Command checkCommand();
Command collectionCommand();
Command configCommand();
Command convertCommand();
Command diagramCommand();
Command duplicatesCommand();
Command endgameCommand();
Command enginesCommand();
Command evalCommand();
Command explainCommand();
Command exportCommand();
Command findCommand();
Command gamesCommand();
Command hubCommand();
Command importCommand();
Command indexCommand();
Command lintCommand();
Command matchCommand();
Command movesCommand();
Command openingsCommand();
Command perftCommand();
Command plotCommand();
Command reportCommand();
Command recoverCommand();
Command repairCommand();
Command rulesCommand();
Command shotsCommand();
Command showCommand();
Command tournamentCommand();
Command trainCommand();
Command whyCommand();

/// Every command, in the order in which the help lists them.
[[nodiscard]] std::span<const Command> allCommands();

} // namespace damscope::cli
