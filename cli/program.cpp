// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.hpp"

#include "analysis/evaluation/weights.hpp"
#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "cli/options/configuration.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/export/export.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/schema.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "intake/input_file.hpp"
#include "messages/phrase.hpp"
#include "messages/refusal.hpp"
#include "messages/words.hpp"

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

ExitStatus showHelp(std::span<const Command> commands, std::span<const std::string> words,
                    Console& console) {
    if (words.empty() || words.front() == "help" || words.front().starts_with('-')) {
        console.out().write(helpPage(commands, console.locale()));
        return ExitStatus::allWell;
    }
    const Command& command = commandNamed(commands, words.front(), ownWords);
    console.out().write(helpPage(command, DeclaredCommand(command, console.settings()).arguments,
                                 console.locale()));
    return ExitStatus::allWell;
}

ExitStatus runCommand(std::span<const Command> commands, std::span<const std::string> words,
                      Console& console) {
    const Command& command = commandNamed(commands, words.front(), ownWords);
    if (asksForHelp(words.subspan(1))) {
        adoptSoundConfiguration(words, console);
        return showHelp(commands, words.first(1), console);
    }
    if (command.name != "config") // which must work to mend a broken one
        adopt(configuredValues(), words, console);
    if (command.name != "config" && command.name != "names")
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
    if (refusal.reason == base::OutputRefusal::Reason::original)
        message.parameters.push_back({"option", std::string(replaceOriginalOption)});
    return message;
}

void complain(Console& console, std::string_view what) {
    console.fail(visibleLines(what));
}

Message whereToRead(std::span<const Command> commands, std::span<const std::string> words) {
    const bool known =
        !words.empty() && std::ranges::count(commands, words.front(), &Command::name);
    return {"see-help", {{"command", known ? words.front() + " " : std::string()}}};
}

} // namespace

ExitStatus runProgram(std::span<const Command> commands, std::vector<std::string> words,
                      Console& console) {
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
        complain(console, console.translate(error.reason()));
        return ExitStatus::failed;
    } catch (const std::bad_alloc&) {
        complain(console, console.translate({"out-of-memory", {}}));
        return ExitStatus::failed;
    } catch (const Failure& error) {
        complain(console, console.translate(error.message()));
        return ExitStatus::failed;
    } catch (const std::system_error& error) {
        complain(console, damscope::words(error, console.locale()));
        return ExitStatus::failed;
    } catch (const std::exception& error) {
        complain(console, error.what());
        return ExitStatus::failed;
    }
}

namespace {

constexpr int pageWidth = 80;
constexpr int indent = 2;
constexpr int helpColumn = 26;

std::string label(const Argument& argument) {
    std::string names = argument.name;
    if (const auto comma = names.find(','); comma != std::string::npos)
        names.insert(comma + 1, " ");
    if (argument.isPositional() || argument.isFlag())
        return names;
    return names + " " + argument.placeholder;
}

std::string usageWord(const Argument& argument) {
    std::string word = argument.name.substr(0, argument.name.find(','));
    if (!argument.isPositional() && !argument.isFlag())
        word += " " + argument.placeholder;
    if (argument.isPositional() && argument.many)
        word += "...";
    return argument.required ? word : "[" + word + "]";
}

// Help in the language of its reader; what is not translated stays English.
std::string inLanguage(std::string_view text, Language language) {
    return translated(text, language);
}

std::string usage(const Command& command, const Arguments& arguments, Language language) {
    std::string line =
        fmt::format("{}: damscope {}", inLanguage(phrase("Usage"), language), command.name);
    bool options = false;
    for (const auto& entry : arguments.entries()) {
        if (entry.argument.required || entry.argument.isPositional())
            line += " " + usageWord(entry.argument);
        else
            options = true;
    }
    return line + (options ? " " + inLanguage(phrase("[OPTIONS]"), language) + "\n" : "\n");
}

std::string indented(std::string_view text, int width) {
    std::string result;
    for (const char c : text) {
        result += c;
        if (c == '\n')
            result.append(static_cast<std::size_t>(width), ' ');
    }
    return result;
}

std::string row(std::string_view left, std::string_view right) {
    std::string line = fmt::format("{:{}}{}", "", indent, left);
    if (line.size() + 2 > helpColumn)
        line += fmt::format("\n{:{}}", "", helpColumn);
    else
        line.append(helpColumn - line.size(), ' ');
    return line + indented(wrapped(right, pageWidth - helpColumn), helpColumn) + '\n';
}

std::string group(const Arguments& arguments, std::size_t number, Language language) {
    std::string rows;
    for (const auto& entry : arguments.entries())
        if (entry.group == number)
            rows += row(label(entry.argument),
                        withLanguageCodes(inLanguage(entry.argument.help, language)));
    if (rows.empty())
        return rows;
    return "\n" + inLanguage(arguments.groups()[number], language) + ":\n" + rows;
}

std::string paragraphs(std::string_view text) {
    std::string result;
    for (const std::string_view paragraph : base::splitLines(text))
        result += wrapped(paragraph, pageWidth) + '\n';
    return result;
}

std::string examples(std::string_view text, Language language) {
    return text.empty() ? std::string()
                        : fmt::format("\n{}:\n  {}\n", inLanguage(phrase("Examples"), language),
                                      indented(inLanguage(text, language), indent));
}

std::string exitStatuses(Language language) {
    std::string text = inLanguage(phrase("Exit status:"), language) + "\n";
    for (const auto& [statuses, meaning] : exitStatusMeanings)
        text += fmt::format("  {}  {}\n", statuses, inLanguage(meaning, language));
    return text;
}

} // namespace

std::string helpPage(const Command& command, const Arguments& arguments, Language language) {
    std::string page =
        fmt::format("damscope {} - {}\n\n{}", command.name, inLanguage(command.summary, language),
                    usage(command, arguments, language));
    if (!command.description.empty())
        page += "\n" + paragraphs(inLanguage(command.description, language));
    for (std::size_t i = 0; i < arguments.groups().size(); ++i)
        page += group(arguments, i, language);
    return page + examples(command.examples, language) + "\n" + exitStatuses(language);
}

std::string helpPage(std::span<const Command> commands, Language language) {
    std::string page = fmt::format("damscope - {}\n\n{}: damscope COMMAND {}\n",
                                   inLanguage(phrase("a draughts game database"), language),
                                   inLanguage(phrase("Usage"), language),
                                   inLanguage(phrase("[OPTIONS]"), language));
    std::string_view group;
    for (const Command& command : commands) {
        if (command.group != group)
            page += fmt::format("\n{}:\n", inLanguage(command.group, language));
        group = command.group;
        page += row(command.name, inLanguage(command.summary, language));
    }
    page +=
        "\n" + paragraphs(inLanguage(
                   phrase("damscope COMMAND --help explains a command, damscope --version "
                          "prints the version. The games are in one file, the database: --db "
                          "FILE, else $DAMSCOPE_DB, else "
                          "$XDG_DATA_HOME/damscope/games.db (~/.local/share/damscope/games.db)."),
                   language));
    page += examples(phrase("damscope import samples/\n"
                            "    reads a folder into the database\n"
                            "damscope games --player Jansen --from 2019 --to 2024\n"
                            "    lists games\n"
                            "damscope find --moves \"32-28 18-23\" --count\n"
                            "    counts the games that reached a position"),
                     language);
    return page + "\n" + exitStatuses(language);
}

} // namespace damscope::cli
