// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.hpp"

#include "analysis/evaluation/weights_version.hpp"
#include "cli/configuration/configuration.hpp"
#include "cli/configuration/own_names.hpp"
#include "cli/help.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nothing_selected.hpp"
#include "cli/options/output_options.hpp"
#include "cli/reference/declared_command.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/export/json_version.hpp"
#include "db/lists/collections.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/schema.hpp"
#include "intake/byte_stream.hpp"
#include "messages/output_refusal.hpp"
#include "messages/system_reason.hpp"
#include "messages/words.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
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

// Help is there for who has a broken config.toml, too: in the language of the environment.
void applySoundConfiguration() {
    try {
        applyConfiguration();
    } catch (const UsageError&) {
        return;
    }
}

ExitStatus showHelp(std::span<const Command> commands, std::span<const std::string> words,
                    Console& console) {
    applySoundConfiguration();
    if (words.empty() || words.front() == "help" || words.front().starts_with('-')) {
        console.out().write(helpPage(commands, environmentLanguage()));
        return ExitStatus::allWell;
    }
    const Command& command = commandNamed(commands, words.front(), ownWords);
    console.out().write(
        helpPage(command, DeclaredCommand(command).arguments, environmentLanguage()));
    return ExitStatus::allWell;
}

ExitStatus runCommand(std::span<const Command> commands, std::span<const std::string> words,
                      Console& console) {
    const Command& command = commandNamed(commands, words.front(), ownWords);
    if (asksForHelp(words.subspan(1)))
        return showHelp(commands, words.first(1), console);
    if (command.name != "config") // which must work to mend a broken one
        applyConfiguration();
    if (command.name != "config" && command.name != "names")
        applyOwnNames();
    DeclaredCommand declared(command);
    declared.arguments.parse(words.subspan(1));
    console.adopt(declared.general.manners());
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
    if (asksForHelp(first))
        return showHelp(commands, {}, console);
    if (first == "help")
        return showHelp(commands, words.subspan(1), console);
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
    if (refusal.reason == base::OutputRefusal::Reason::original)
        message.parameters.push_back({"option", std::string(replaceOriginalOption)});
    return message;
}

// What the system says, in the language of the reader.
std::string wordsOf(const std::system_error& error) {
    std::string text = error.what();
    if (const std::string said = error.code().message(); text.ends_with(said))
        text.replace(text.size() - said.size(), said.size(),
                     inWords(systemReason(error.code().value())));
    return text;
}

void complain(Console& console, std::string_view what) {
    console.fail(visibleLines(what));
}

std::string whereToRead(std::span<const Command> commands, std::span<const std::string> words) {
    const bool known =
        !words.empty() && std::ranges::count(commands, words.front(), &Command::name);
    return inWords({"see-help", {{"command", known ? words.front() + " " : std::string()}}});
}

} // namespace

ExitStatus runProgram(std::span<const Command> commands, std::vector<std::string> words,
                      Console& console) {
    GeneralOptions::moveBehindCommand(words);
    adoptLanguage(words);
    try {
        if (words.empty()) {
            console.warn(helpPage(commands, environmentLanguage()));
            return ExitStatus::usage;
        }
        const ExitStatus status = dispatch(commands, words, console);
        console.out().flush();
        console.closePager();
        return status;
    } catch (const ReaderGone&) {
        console.closePager();
        return ExitStatus::allWell;
    } catch (const Interrupted&) {
        return ExitStatus::interrupted;
    } catch (const UsageError& error) {
        complain(console, word("usage", error.what(), environmentLanguage()));
        console.warn(whereToRead(commands, words));
        return ExitStatus::usage;
    } catch (const NothingSelected& nothing) {
        complain(console, nothing.what());
        return ExitStatus::problems;
    } catch (const base::OutputRefused& error) {
        complain(console, inWords(refusalOf(error.refusal())));
        return ExitStatus::usage;
    } catch (const db::UnanswerableFilter& error) {
        complain(console, inWords(refusalOf(error.wrong())));
        return ExitStatus::usage;
    } catch (const db::SourceFailure& failure) {
        complain(console, damscope::words(failure.reason(), environmentLanguage()));
        return ExitStatus::failed;
    } catch (const db::Error& error) {
        complain(console, inWords(error.reason()));
        return ExitStatus::failed;
    } catch (const std::bad_alloc&) {
        complain(console, inWords({"out-of-memory", {}}));
        return ExitStatus::failed;
    } catch (const std::system_error& error) {
        complain(console, wordsOf(error));
        return ExitStatus::failed;
    } catch (const std::exception& error) {
        complain(console, error.what());
        return ExitStatus::failed;
    }
}

} // namespace damscope::cli
