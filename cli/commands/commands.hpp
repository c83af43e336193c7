// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/general_options.hpp"

#include <span>

namespace damscope::cli {

Command analyseCommand();
Command annotateCommand();
Command backupCommand();
Command benchCommand();
Command checkCommand();
Command bookmarkCommand();
Command collectionCommand();
Command completionCommand();
Command configCommand();
Command convertCommand();
Command deleteCommand();
Command diagramCommand();
Command duplicatesCommand();
Command editCommand();
Command endgameCommand();
Command enginesCommand();
Command evalCommand();
Command explainCommand();
Command exportCommand();
Command findCommand();
Command gamesCommand();
Command dxpCommand();
Command hubCommand();
Command importCommand();
Command indexCommand();
Command lintCommand();
Command logCommand();
Command manCommand();
Command matchCommand();
Command movesCommand();
Command newCommand();
Command openingsCommand();
Command perftCommand();
Command eventCommand();
Command eventsCommand();
Command playerCommand();
Command playersCommand();
Command mergeCommand();
Command prepareCommand();
Command publishCommand();
Command repertoireCommand();
Command plotCommand();
Command reportCommand();
Command recoverCommand();
Command redoCommand();
Command repairCommand();
Command restoreCommand();
Command rereadCommand();
Command rulesCommand();
Command namesCommand();
Command schemaCommand();
Command shotsCommand();
Command showCommand();
Command structuresCommand();
Command sourcesCommand();
Command sqlCommand();
Command tournamentCommand();
Command trainCommand();
Command undoCommand();
Command whyCommand();
Command workCommand();

/// Every command, in the order in which the help lists them.
[[nodiscard]] std::span<const Command> allCommands();

Command coachCommand();
Command exercisesCommand();
Command playCommand();
Command rehearseCommand();
Command sheetCommand();
Command solveCommand();

} // namespace damscope::cli
