// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.hpp"

#include "analysis/evaluation/weights.hpp"
#include "cli/help.hpp"
#include "cli/options/configuration.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/help_topics.hpp"
#include "db/search/export/export.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/schema.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "intake/input_file.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <system_error>

namespace damscope::cli {
namespace {

constexpr std::string_view version = DAMSCOPE_VERSION;
// What stands in place of a command.
constexpr std::array<std::string_view, 2> ownWords{"help", "version"};

bool asksForHelp(std::string_view word) {
    return word == "--help" || word == "-h";
}

// Whether a word before "--" requests help: help takes precedence over every error.
bool asksForHelp(std::span<const std::string> words) {
    const auto end = std::ranges::find(words, "--");
    return std::any_of(words.begin(), end, [](const std::string& w) { return asksForHelp(w); });
}

// Settings for the words of a command line: what it says of the language goes first.
void adopt(const std::vector<ConfiguredValue>& configured, std::span<const std::string> words,
           Console& console) {
    Settings settings = settingsFrom(configured);
    if (const auto language = languageAmong(words))
        settings.locale.language = *language;
    console.adopt(std::move(settings));
}

void adoptNames(Console& console) {
    Settings settings = console.settings();
    settings.names = usersNames();
    console.adopt(std::move(settings));
}

// Help is there for who has a broken config.toml, too: in the language of the environment.
void adoptSoundConfiguration(std::span<const std::string> words, Console& console) {
    try {
        adopt(configuredValues(), words, console);
    } catch (const UsageError&) {
        return;
    }
}

bool isNoun(std::span<const Command> commands, std::string_view word) {
    return std::ranges::any_of(commands,
                               [&](const Command& command) { return isVerbOf(command, word); });
}

// Shows the help for the words behind `help`: "db check".
ExitStatus showHelp(std::span<const Command> commands, std::span<const std::string> words,
                    Console& console) {
    if (words.empty() || words.front() == "help" || words.front().starts_with('-')) {
        console.out().write(helpPage(commands, console.locale()));
        return ExitStatus::allWell;
    }
    if (const HelpTopic* const topic = helpTopic(words.front()); words.size() == 1 && topic) {
        console.out().write(topic->page(console.locale()));
        return ExitStatus::allWell;
    }
    std::string name = words.front();
    if (words.size() > 1 && !words[1].starts_with('-'))
        name += ' ' + words[1];
    const bool isCommand = findCommand(commands, name) != nullptr;
    if (!isCommand && isNoun(commands, name)) {
        console.out().write(nounPage(commands, name, console.locale()));
        return ExitStatus::allWell;
    }
    const Command& command = commandNamed(commands, name, ownWords);
    console.out().write(helpPage(command, DeclaredCommand(command, console.settings()).arguments,
                                 commands, console.locale()));
    return ExitStatus::allWell;
}

// A noun without a verb, or with one that it does not have.
ExitStatus runNoun(std::span<const Command> commands, std::span<const std::string> words,
                   Console& console) {
    adoptSoundConfiguration(words, console);
    if (asksForHelp(words.subspan(1)))
        return showHelp(commands, words.first(1), console);
    if (words.size() > 1 && !words[1].starts_with('-'))
        (void)commandNamed(commands, words[0] + ' ' + words[1]); // which does not exist
    console.warn(nounPage(commands, words.front(), console.locale()));
    return ExitStatus::usage;
}

ExitStatus runCommand(std::span<const Command> commands, std::span<const std::string> words,
                      Console& console) {
    const bool isCommand = findCommand(commands, words.front()) != nullptr;
    if (!isCommand && isNoun(commands, words.front()))
        return runNoun(commands, words, console);
    const Command& command = commandNamed(commands, words.front(), ownWords);
    if (asksForHelp(words.subspan(1))) {
        adoptSoundConfiguration(words, console);
        return showHelp(commands, words.first(1), console);
    }
    if (command.name != "config") // which must work to mend a broken one
        adopt(configuredValues(), words, console);
    if (command.name != "config" && command.name != "config names")
        adoptNames(console);
    DeclaredCommand declared(command, console.settings());
    declared.arguments.parse(words.subspan(1));
    console.adopt(declared.general.consoleOptions());
    return declared.action(console);
}

// The program, and the versions of what it writes and brings along.
std::string versionText() {
    const auto weights = analysis::evaluation::weightsVersion();
    return fmt::format("damscope {}\ndatabase schema {}, JSON schema {}\n"
                       "weights {} of {} variants, {:016x}\n",
                       version, db::schemaVersion, db::jsonVersion, weights.format,
                       weights.variants, weights.number);
}

ExitStatus dispatch(std::span<const Command> commands, std::span<const std::string> words,
                    Console& console) {
    const std::string& first = words.front();
    if (asksForHelp(first) || first == "help") {
        adoptSoundConfiguration(words, console);
        return showHelp(commands, first == "help" ? words.subspan(1) : words.first(0), console);
    }
    if (first == "--version" || first == "-V" || first == "version") {
        console.out().write(versionText());
        return ExitStatus::allWell;
    }
    return runCommand(commands, words, console);
}

// What can be done about it from here.
Message refusalOf(const db::FilterError& wrong) {
    switch (wrong.fault) {
    case db::FilterFault::noCollection:
        return {"usage-no-collection", {{"word", wrong.word}}};
    case db::FilterFault::notSearched:
        return {"usage-not-searched", {{"word", wrong.word}}};
    default:
        return message(wrong);
    }
}

Message refusalOf(const base::OutputRefusal& refusal) {
    Message message = messageOf(refusal);
    using Reason = base::OutputRefusal::Reason;
    if (refusal.reason == Reason::original || refusal.reason == Reason::foreign)
        message.parameters.push_back({"option", std::string(forceOption)});
    return message;
}

void complain(Console& console, std::string_view what) {
    console.fail(visibleLines(what));
}

Message whereToRead(std::span<const Command> commands, std::span<const std::string> words) {
    const bool known = !words.empty() && findCommand(commands, words.front()) != nullptr;
    return {"see-help", {{"command", known ? words.front() + " " : std::string()}}};
}

} // namespace

ExitStatus runProgram(std::span<const Command> commands, std::vector<std::string> words,
                      Console& console) {
    joinVerb(commands, words);
    GeneralOptions::moveBehindCommand(words);
    adopt({}, words, console);
    try {
        if (words.empty()) {
            console.warn(helpPage(commands, console.locale()));
            return ExitStatus::usage;
        }
        const ExitStatus status = dispatch(commands, words, console);
        console.out().flush();
        console.closePager();
        return status;
    } catch (const BrokenPipe&) {
        console.closePager();
        return ExitStatus::allWell;
    } catch (const Interrupted&) {
        return ExitStatus::interrupted;
    } catch (const UsageError& error) {
        complain(console, console.translate(error.message()));
        console.warn(whereToRead(commands, words));
        return ExitStatus::usage;
    } catch (const NothingSelected& nothing) {
        complain(console, console.translate(nothing.message()));
        return ExitStatus::problems;
    } catch (const base::OutputRefused& error) {
        complain(console, console.translate(refusalOf(error.refusal())));
        return ExitStatus::usage;
    } catch (const db::UnanswerableFilter& error) {
        complain(console, console.translate(refusalOf(error.wrong())));
        return ExitStatus::usage;
    } catch (const db::SourceFailure& failure) {
        complain(console, console.translate(failure.reason()));
        return ExitStatus::failed;
    } catch (const db::Error& error) {
        complain(console, console.translate(error.message()));
        return ExitStatus::failed;
    } catch (const std::bad_alloc&) {
        complain(console, console.translate({"out-of-memory", {}}));
        return ExitStatus::failed;
    } catch (const Failure& error) {
        complain(console, console.translate(error.message()));
        return ExitStatus::failed;
    } catch (const std::system_error& error) {
        complain(console, damscope::translated(error, console.locale()));
        return ExitStatus::failed;
    } catch (const std::exception& error) {
        complain(console, error.what());
        return ExitStatus::failed;
    }
}

} // namespace damscope::cli
