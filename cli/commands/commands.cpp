// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"

#include "messages/phrase.hpp"

#include <vector>

namespace damscope::cli {
namespace {

struct Group {
    std::string_view name;
    std::vector<Command> commands;
};

// In the order of the help.
std::vector<Group> groups() {
    return {
        {phrase("Games"),
         {importCommand(), sourcesCommand(), rereadCommand(), gamesCommand(), showCommand(),
          newCommand(), editCommand(), deleteCommand(), exportCommand(), convertCommand(),
          mergeCommand(), collectionCommand(), bookmarkCommand(), duplicatesCommand(),
          diagramCommand(), logCommand(), undoCommand(), redoCommand()}},
        {phrase("Search"),
         {findCommand(), shotsCommand(), structuresCommand(), openingsCommand(), sqlCommand()}},
        {phrase("Analysis"),
         {analyseCommand(), reportCommand(), whyCommand(), annotateCommand(), plotCommand(),
          evalCommand(), endgameCommand()}},
        {phrase("Players"),
         {playersCommand(), playerCommand(), eventsCommand(), eventCommand(), prepareCommand(),
          publishCommand(), repertoireCommand()}},
        {phrase("Training"),
         {solveCommand(), exercisesCommand(), rehearseCommand(), playCommand(), sheetCommand(),
          coachCommand()}},
        {phrase("Rules"), {rulesCommand(), movesCommand(), explainCommand()}},
        {phrase("Engines"),
         {enginesCommand(), matchCommand(), tournamentCommand(), hubCommand(), dxpCommand(),
          workCommand()}},
        {phrase("Maintenance"),
         {lintCommand(), repairCommand(), checkCommand(), recoverCommand(), backupCommand(),
          restoreCommand(), indexCommand(), configCommand(), namesCommand(), completionCommand()}},
        {phrase("Developers"),
         {perftCommand(), benchCommand(), trainCommand(), schemaCommand(), manCommand()}}};
}

std::vector<Command> inGroups() {
    std::vector<Command> all;
    for (const Group& group : groups())
        for (Command command : group.commands) {
            command.group = group.name;
            all.push_back(command);
        }
    return all;
}

} // namespace

std::span<const Command> allCommands() {
    static const std::vector<Command> commands = inGroups();
    return commands;
}

} // namespace damscope::cli
