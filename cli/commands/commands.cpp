// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"

#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <utility>
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
         {importCommand(),   lintCommand(),       gamesCommand(),      showCommand(),
          findCommand(),     openingsCommand(),   shotsCommand(),      structuresCommand(),
          editCommand(),     newCommand(),        deleteCommand(),     repairCommand(),
          annotateCommand(), duplicatesCommand(), collectionCommand(), bookmarkCommand(),
          writeCommand(),    logCommand(),        undoCommand(),       redoCommand()}},
        {phrase("Analysis"),
         {analyseCommand(), reportCommand(), whyCommand(), evalCommand(), endgameCommand(),
          studyCommand()}},
        {phrase("Players"),
         {playerCommand(), playersCommand(), prepareCommand(), eventCommand(), eventsCommand()}},
        {phrase("Training"),
         {solveCommand(), exercisesCommand(), sheetCommand(), coachCommand(), repertoireCommand(),
          rehearseCommand(), playCommand()}},
        {phrase("Engines"),
         {enginesCommand(), matchCommand(), tournamentCommand(), hubCommand(), dxpCommand(),
          workCommand(), benchCommand(), trainCommand()}},
        {phrase("Rules"), {rulesCommand(), movesCommand(), explainCommand(), perftCommand()}},
        {phrase("Database and settings"),
         {sourcesCommand(), rereadCommand(), checkCommand(), backupCommand(), restoreCommand(),
          recoverCommand(), indexCommand(), schemaCommand(), sqlCommand(), configCommand(),
          namesCommand(), completionCommand(), manCommand()}}};
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

std::vector<Noun> nounsOf(std::span<const Command> commands) {
    std::vector<Noun> nouns;
    for (const Command& command : commands) {
        const std::string_view word = nounOf(command.name);
        if (std::ranges::find(nouns, word, &Noun::word) == nouns.end())
            nouns.push_back({word, command.group});
    }
    return nouns;
}

std::string_view nounSummary(std::span<const Command> commands, std::string_view noun) {
    if (const Command* const own = findCommand(commands, noun))
        return own->summary;
    // Those that only have verbs.
    constexpr std::array<std::pair<std::string_view, std::string_view>, 2> others{
        {{"db", phrase("look after the database file")},
         {"train", phrase("solve exercises, rehearse openings, play against the engine")}}};
    const auto other = std::ranges::find(others, noun, [](const auto& row) { return row.first; });
    return other == others.end() ? std::string_view() : other->second;
}

} // namespace damscope::cli
