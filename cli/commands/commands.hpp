// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/general_options.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
Command deleteCommand();
Command duplicatesCommand();
Command editCommand();
Command endgameCommand();
Command enginesCommand();
Command evalCommand();
Command explainCommand();
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
Command prepareCommand();
Command repertoireCommand();
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
Command studyCommand();
Command sourcesCommand();
Command sqlCommand();
Command tournamentCommand();
Command trainCommand();
Command undoCommand();
Command whyCommand();
Command workCommand();
Command writeCommand();

/// Every command, in the order in which the help lists them.
[[nodiscard]] std::span<const Command> allCommands();

/// The first word of commands, which is what a reader remembers: "db" of "db check" and "db
/// backup".
struct Noun {
    std::string_view word;
    std::string_view group; ///< of its first command
};
/// In the order of the help.
[[nodiscard]] std::vector<Noun> nounsOf(std::span<const Command> commands);
/// What a noun is for: the summary of the command that it is, if it is one.
[[nodiscard]] std::string_view nounSummary(std::span<const Command> commands,
                                           std::string_view noun);

Command coachCommand();
Command exercisesCommand();
Command playCommand();
Command rehearseCommand();
Command sheetCommand();
Command solveCommand();

/// The commands as manual pages, in the macros of man(7), from the same words as --help in English.

/// damscope(1): the list of commands, and what holds for all of them.
[[nodiscard]] std::string manPage(std::span<const Command> commands, std::string_view version);

/// damscope-NAME(1): one command.
[[nodiscard]] std::string manPage(const Command& command, std::string_view version);

/// The commands whose JSON has a schema, in the order of the groups of the help.
[[nodiscard]] std::vector<std::string> commandsWithSchema();

/// The schema (JSON Schema, draft 2020-12) of one object that a command prints: a line of
/// JSON Lines, an element of an array, or the whole output. It stands alone. Nothing for a command
/// without one.
[[nodiscard]] std::optional<std::string> schemaOf(std::string_view command);

/// A word that a shell can complete to.
struct Completion {
    std::string word;
    std::string meaning; ///< empty: none
    friend bool operator==(const Completion&, const Completion&) = default;
};

/// What the last of the words, which is only begun, can become; `words` follow the name of the
/// program on the command line. Commands, options and their values, words of a selection, names in
/// the store that the command would use and of combinations and structures, the engines of the
/// user's list. Empty where a file may stand, or nothing that is known.
[[nodiscard]] std::vector<Completion> completions(std::span<const Command> commands,
                                                  std::span<const std::string> words,
                                                  const Settings& settings);

/// A script that lets a shell, "bash", "zsh" or "fish", ask for completions().
[[nodiscard]] std::optional<std::string_view> completionScript(std::string_view shell);

} // namespace damscope::cli
