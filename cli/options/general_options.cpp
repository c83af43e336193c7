// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/general_options.hpp"

#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace damscope::cli {
namespace {

constexpr std::string_view languageOption = "--language";
constexpr std::array<std::string_view, 3> withValue{"--db", "--color", languageOption};
constexpr std::array<std::string_view, 3> flags{"--quiet", "-q", "--no-pager"};

// How many words an option before the command takes, with its value; 0 if it is none of these.
std::size_t wordsOf(std::string_view word) {
    const auto isSetHere = [word](std::string_view option) {
        return word.starts_with(option) && word.substr(option.size()).starts_with('=');
    };
    if (std::ranges::count(withValue, word) > 0)
        return 2;
    return std::ranges::count(flags, word) > 0 || std::ranges::any_of(withValue, isSetHere) ? 1 : 0;
}

std::size_t wordsBeforeCommand(std::span<const std::string> words) {
    std::size_t count = 0;
    while (count < words.size() && wordsOf(words[count]) > 0)
        count += wordsOf(words[count]);
    return count;
}

std::string languageCodes() {
    std::string codes;
    for (const Language language : allLanguages())
        codes.append(codes.empty() ? "" : ", ").append(codeOf(language));
    return codes;
}

Complaint wrongLanguage(std::string_view language) {
    return languageNamed(language) ? std::nullopt : Complaint(unknownLanguage(language));
}

} // namespace

void GeneralOptions::declare(Arguments& arguments, Length length) {
    length_ = length;
    arguments.group(phrase("In every command"), Arguments::InHelp::left);
    arguments.flag({"-q,--quiet", "", phrase("print problems only: no progress and no summary")},
                   quiet_);
    arguments.value(
        {"--color", "WHEN", phrase("use colours: auto (on a terminal), always or never")},
        oneOf(colour_, {"auto", "always", "never"}));
    declareLanguage(arguments);
    if (length == Length::paged)
        arguments.flag({"--no-pager", "",
                        phrase("on a terminal, do not show long output with $DAMSCOPE_PAGER, else "
                               "$PAGER, else less")},
                       noPager_);
}

ConsoleOptions GeneralOptions::consoleOptions() const {
    using Colour = ConsoleOptions::Colour;
    const Colour colour = colour_ == "always"  ? Colour::always
                          : colour_ == "never" ? Colour::never
                                               : Colour::automatic;
    return {quiet_, colour, length_ == Length::paged && !noPager_};
}

void GeneralOptions::moveBehindCommand(std::vector<std::string>& words) {
    const std::size_t count = wordsBeforeCommand(words);
    if (count > 0 && count < words.size()) {
        const auto middle = words.begin() + static_cast<std::ptrdiff_t>(count);
        std::rotate(words.begin(), middle, middle + 1);
    }
}

Message unknownLanguage(std::string_view name) {
    return {"usage-language", {{"word", std::string(name)}, {"codes", languageCodes()}}};
}

std::string withLanguageCodes(std::string help) {
    constexpr std::string_view gap = "{codes}";
    if (const auto at = help.find(gap); at != std::string::npos)
        help.replace(at, gap.size(), languageCodes());
    return help;
}

void declareLanguage(Arguments& arguments) {
    std::vector<std::string_view> codes;
    std::ranges::transform(allLanguages(), std::back_inserter(codes), codeOf);
    arguments.value(
        {std::string(languageOption), "LANG",
         phrase("the language of what is printed: {codes}; else that of the environment")},
        {wrongLanguage, {codes.begin(), codes.end()}});
}

std::optional<Language> languageAmong(std::span<const std::string> words) {
    std::optional<Language> language;
    const auto adopt = [&language](std::string_view name) {
        if (const auto known = languageNamed(name))
            language = known;
    };
    const auto end = std::ranges::find(words, "--");
    for (auto word = words.begin(); word != end; ++word)
        if (*word == languageOption && word + 1 != end)
            adopt(*(word + 1));
        else if (word->starts_with(languageOption) &&
                 word->substr(languageOption.size()).starts_with('='))
            adopt(word->substr(languageOption.size() + 1));
    return language;
}

namespace {

// Words that are tried for a command and name none: what other programs call it.
constexpr auto triedWords =
    std::to_array<std::pair<std::string_view, std::string_view>>({{"train-me", "train solve"},
                                                                  {"trainer", "train solve"},
                                                                  {"training", "train solve"},
                                                                  {"practice", "train solve"},
                                                                  {"practise", "train solve"},
                                                                  {"puzzles", "train exercises"},
                                                                  {"games", "list"},
                                                                  {"check", "db check"},
                                                                  {"export", "write"},
                                                                  {"convert", "write"},
                                                                  {"merge", "write"},
                                                                  {"diagram", "write"},
                                                                  {"plot", "write"},
                                                                  {"publish", "write"},
                                                                  {"lint", "import check"},
                                                                  {"eval", "analyse position"},
                                                                  {"players", "player list"},
                                                                  {"events", "event list"},
                                                                  {"engines", "engine"}});

// "db check" for check.
std::optional<std::string_view> withVerb(std::string_view verb,
                                         std::span<const std::string_view> names) {
    const auto found = std::ranges::find_if(names, [&](std::string_view name) {
        return name.size() > verb.size() && name.ends_with(verb) &&
               name[name.size() - verb.size() - 1] == ' ';
    });
    return found == names.end() ? std::nullopt : std::optional(*found);
}

Message withMeant(Message wrong, std::string_view name, std::span<const std::string_view> names) {
    const auto tried =
        std::ranges::find(triedWords, name, [](const auto& word) { return word.first; });
    if (tried != triedWords.end() && std::ranges::find(names, tried->second) != names.end())
        return withHint(std::move(wrong), tried->second);
    // A verb without its noun: check, or chekc, is db check; and play is no player.
    if (const auto command = withVerb(name, names))
        return withHint(std::move(wrong), *command);
    std::vector<std::string_view> candidates(names.begin(), names.end());
    for (const std::string_view command : names)
        candidates.push_back(command.substr(command.find(' ') + 1));
    const auto meant = nearest(name, candidates);
    if (!meant)
        return wrong;
    const bool isCommand = std::ranges::find(names, *meant) != names.end();
    return withHint(std::move(wrong), isCommand ? *meant : *withVerb(*meant, names));
}

} // namespace

std::string_view nounOf(std::string_view name) {
    return name.substr(0, name.find(' '));
}

std::string dashed(std::string_view name) {
    std::string text(name);
    std::ranges::replace(text, ' ', '-');
    return text;
}

const Command* findCommand(std::span<const Command> commands, std::string_view name) {
    const auto found = std::ranges::find(commands, name, &Command::name);
    return found == commands.end() ? nullptr : &*found;
}

bool isVerbOf(const Command& command, std::string_view noun) {
    return command.name.size() > noun.size() && nounOf(command.name) == noun;
}

void joinVerb(std::span<const Command> commands, std::vector<std::string>& words) {
    const std::size_t first = wordsBeforeCommand(words);
    if (first + 1 >= words.size())
        return;
    const std::string name = words[first] + ' ' + words[first + 1];
    if (findCommand(commands, name) == nullptr)
        return;
    words[first] = name;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(first) + 1);
}

DeclaredCommand::DeclaredCommand(const Command& command, Settings settings)
    : arguments(std::move(settings)), action(command.declare(arguments)) {
    general.declare(arguments, command.length);
}

std::ifstream inputFile(const std::string& path, std::string_view option) {
    std::ifstream file(std::filesystem::path(path), std::ios::binary);
    if (file && !std::filesystem::is_directory(path))
        return file;
    Message wrong{"usage-unreadable", {{"file", visible(path)}}};
    if (!option.empty())
        wrong.parameters.push_back({"option", std::string(option)});
    throw UsageError(std::move(wrong));
}

const Command& commandNamed(std::span<const Command> commands, std::string_view name,
                            std::span<const std::string_view> others) {
    if (const Command* const found = findCommand(commands, name))
        return *found;
    std::vector<std::string_view> names(others.begin(), others.end());
    std::ranges::transform(commands, std::back_inserter(names), &Command::name);
    throw UsageError(withMeant({"usage-no-command", {{"word", std::string(name)}}}, name, names));
}

} // namespace damscope::cli
