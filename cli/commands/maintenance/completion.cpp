// SPDX-License-Identifier: GPL-3.0-or-later

#include "analysis/hub/engine_list.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/maintenance/completed_names.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/text/help_topics.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <iterator>
#include <memory>
#include <utility>

namespace damscope::cli {
namespace completion_command {
namespace {

struct Options {
    std::string shell;
    std::vector<std::string> words;
};

ExitStatus run(const Options& options, Console& console) {
    if (const auto script = completionScript(options.shell)) {
        console.out().write(std::string(*script));
        return ExitStatus::allWell;
    }
    for (const auto& [word, meaning] :
         completions(allCommands(), options.words, console.settings()))
        console.out().write(meaning.empty() ? word + '\n' : fmt::format("{}\t{}\n", word, meaning));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"SHELL", "SHELL", phrase("bash, zsh or fish; words: complete the last WORD"), true},
        oneOf(options->shell, {"bash", "zsh", "fish", "words"}));
    arguments.value({"WORD", "WORD", phrase("of a command line, after --"), false, true},
                    into(options->words));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace completion_command

Command completionCommand() {
    return {
        "config completion", phrase("print a script that completes commands in a shell"),
        phrase(
            "The shell then completes commands, options and their values when Tab is pressed, the "
            "words of a SELECTION, the players, events, openings, sources, collections, bookmarks "
            "and studies of the database, the names of combinations and structures, and the "
            "engines of your list. Packages install the scripts; without one, put the line of an "
            "example into the start-up file of your shell."),
        phrase("damscope config completion bash\n"
               "    for ~/.bashrc: source <(damscope config completion bash)\n"
               "damscope config completion zsh\n"
               "    for ~/.zshrc, after compinit: source <(damscope config completion zsh)\n"
               "damscope config completion fish\n"
               "    for ~/.config/fish/completions/damscope.fish"),
        completion_command::declare};
}

namespace {

constexpr std::array<std::string_view, 5> engineOptions{"--engine", "--contestant", "--first",
                                                        "--second", "--judge"};

template <std::size_t n>
bool isOneOf(const std::array<std::string_view, n>& names, const Argument& option) {
    return std::ranges::any_of(option.spellings(), [&](std::string_view spelling) {
        return std::ranges::find(names, spelling) != names.end();
    });
}

std::vector<Completion> beginningWith(std::string_view begun, std::vector<Completion> all) {
    std::erase_if(all, [&](const Completion& c) { return !c.word.starts_with(begun); });
    return all;
}

std::vector<Completion> withoutMeaning(std::span<const std::string> words) {
    std::vector<Completion> all;
    for (const std::string& word : words)
        all.push_back({word, {}});
    return all;
}

/// The words of one command, without its name and the word that is begun.
class Line {
public:
    Line(const Command& command, const Arguments& arguments, std::span<const std::string> words)
        : command_(command), arguments_(arguments), words_(words) {}

    [[nodiscard]] std::string_view command() const { return command_.name; }
    [[nodiscard]] std::span<const std::string> words() const { return words_; }

    /// The option whose value comes next; null: none.
    [[nodiscard]] const Arguments::Entry* expectsValue() const {
        const Arguments::Entry* last = words_.empty() ? nullptr : option(words_.back());
        return last == nullptr || last->argument.isFlag() ? nullptr : last;
    }

    /// The argument that comes next by its place; null: none.
    [[nodiscard]] const Arguments::Entry* expectsArgument() const {
        std::size_t passed = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            const Arguments::Entry* named = option(words_[i]);
            if (named != nullptr && !named->argument.isFlag())
                ++i;
            else if (named == nullptr && !words_[i].starts_with("--"))
                ++passed;
        }
        for (const Arguments::Entry& entry : arguments_.entries()) {
            if (!entry.argument.isPositional())
                continue;
            if (passed == 0 || entry.argument.many)
                return &entry;
            --passed;
        }
        return nullptr;
    }

    /// The options that may follow, with what they do.
    [[nodiscard]] std::vector<Completion> options() const {
        std::vector<Completion> all;
        for (const Arguments::Entry& entry : arguments_.entries())
            for (const std::string_view name : entry.argument.spellings())
                if (entry.argument.many || !isUsed(entry))
                    all.push_back({std::string(name), withLanguageCodes(entry.argument.help)});
        return all;
    }

    /// What --db says, else the settings.
    [[nodiscard]] StoreOptions store() const {
        StoreOptions options{{}, arguments_.settings().database, arguments_.settings().names};
        for (std::size_t i = 0; i + 1 < words_.size(); ++i)
            if (words_[i] == "--db")
                options.file = words_[i + 1];
        return options;
    }

private:
    [[nodiscard]] const Arguments::Entry* option(std::string_view word) const {
        const auto found =
            std::ranges::find_if(arguments_.entries(), [&](const Arguments::Entry& entry) {
                const auto names = entry.argument.spellings();
                return std::ranges::find(names, word) != names.end();
            });
        return found == arguments_.entries().end() ? nullptr : &*found;
    }
    [[nodiscard]] bool isUsed(const Arguments::Entry& entry) const {
        return std::ranges::any_of(words_,
                                   [&](const std::string& word) { return option(word) == &entry; });
    }

    const Command& command_;
    const Arguments& arguments_;
    std::span<const std::string> words_;
};

// A word that is begun as a shell hands it over: "Heathfield\ O", or behind a quote.
std::string unquoted(std::string_view begun) {
    if (begun.starts_with('"') || begun.starts_with('\''))
        begun.remove_prefix(1);
    std::string text(begun);
    std::erase(text, '\\');
    return text;
}

std::vector<Completion> engines() {
    std::vector<Completion> all{{"damscope", "Damscope's own"}};
    const analysis::EngineList list(analysis::EngineList::usualFile());
    for (const analysis::HubSettings& engine : list.engines())
        all.push_back({engine.title, {}});
    return all;
}

// A store or a list that cannot be read completes nothing; a shell has no place for an error.
std::vector<Completion> valuesOf(const Arguments::Entry& entry, const Line& line,
                                 const std::string& begun) {
    auto all = beginningWith(begun, withoutMeaning(entry.parse.choices()));
    if (begun.empty()) // most names are those of files
        std::erase_if(all, [](const Completion& c) { return c.word.ends_with(':'); });
    try {
        if (isOneOf(engineOptions, entry.argument))
            return beginningWith(begun, engines());
        const std::string typed = unquoted(begun);
        const NameQuestion question{line.command(), entry.argument, line.words(), typed};
        const StoreOptions store = line.store();
        if (asksForNames(question))
            for (const std::string& name :
                 namesCompleting(question, db::namesOf(store.names),
                                 [&store] { return store.openForReading(); }))
                all.push_back({name, {}});
    } catch (const std::exception&) {
        return all;
    }
    return all;
}

std::vector<Completion> nouns(std::span<const Command> commands) {
    std::vector<Completion> all;
    for (const Noun& noun : nounsOf(commands))
        all.push_back({std::string(noun.word), std::string(nounSummary(commands, noun.word))});
    return all;
}

std::vector<Completion> verbsOf(std::span<const Command> commands, std::string_view noun) {
    std::vector<Completion> all;
    for (const Command& command : commands)
        if (isVerbOf(command, noun))
            all.push_back(
                {std::string(command.name.substr(noun.size() + 1)), std::string(command.summary)});
    return all;
}

std::vector<Completion> afterCommand(const Command& command, std::span<const std::string> words,
                                     const Settings& settings) {
    const DeclaredCommand declared(command, settings);
    const std::string& begun = words.back();
    const Line line(command, declared.arguments, words.first(words.size() - 1));
    if (const Arguments::Entry* option = line.expectsValue())
        return valuesOf(*option, line, begun);
    if (begun.starts_with('-'))
        return beginningWith(begun, line.options());
    const Arguments::Entry* argument = line.expectsArgument();
    return argument == nullptr ? std::vector<Completion>() : valuesOf(*argument, line, begun);
}

} // namespace

std::vector<Completion> completions(std::span<const Command> commands,
                                    std::span<const std::string> words, const Settings& settings) {
    if (words.empty())
        return {};
    if (words.size() == 1) {
        auto all = nouns(commands);
        all.push_back({"help", "show the commands, or how one is used"});
        all.push_back({"version", "print the version"});
        return beginningWith(words.front(), std::move(all));
    }
    if (words.front() == "help") {
        auto all = words.size() == 2 ? nouns(commands) : verbsOf(commands, words[1]);
        if (words.size() == 2)
            for (const HelpTopic& topic : helpTopics())
                all.push_back({std::string(topic.name), std::string(topic.summary)});
        return words.size() <= 3 ? beginningWith(words.back(), all) : std::vector<Completion>();
    }
    const std::string verb = words[0] + ' ' + words[1];
    if (const Command* const command = findCommand(commands, verb);
        command != nullptr && words.size() > 2)
        return afterCommand(*command, words.subspan(2), settings);
    auto all = words.size() == 2 ? beginningWith(words.back(), verbsOf(commands, words.front()))
                                 : std::vector<Completion>();
    if (const Command* const command = findCommand(commands, words.front()))
        std::ranges::move(afterCommand(*command, words.subspan(1), settings),
                          std::back_inserter(all));
    return all;
}

namespace {

// Where Damscope knows nothing, each shell completes names of files. A word that ends with ':' goes
// on, and stands beside files that begin as it does.

constexpr std::string_view bash = R"sh(# bash completion for damscope
_damscope() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        COMPREPLY+=("$(printf '%q' "${line%%$'\t'*}")")
    done < <("${COMP_WORDS[0]}" config completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    if [[ ${COMPREPLY[0]} == *: ]]; then
        compopt -o nospace
        while IFS= read -r line; do
            COMPREPLY+=("$(printf '%q' "$line")")
        done < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
    fi
}
complete -o default -F _damscope damscope
)sh";

constexpr std::string_view zsh = R"sh(#compdef damscope
_damscope() {
    local -a candidates
    local line beginning
    while IFS= read -r line; do
        candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        [[ $line == *: ]] && beginning=$line
    done < <($words[1] config completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)
    if [[ -n $beginning ]]; then
        compadd -S '' -- $beginning
        _files
    elif (( $#candidates )); then
        _describe damscope candidates
    else
        _files
    fi
}
if [ "$funcstack[1]" = "_damscope" ]; then
    _damscope "$@"
else
    compdef _damscope damscope
fi
)sh";

constexpr std::string_view fish = R"sh(# fish completion for damscope
function __damscope_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l found ($words[1] config completion words -- $words[2..-1] "$current" 2>/dev/null)
    if test (count $found) -gt 0
        string join \n -- $found
        string match -q '*:' -- $found; and __fish_complete_path "$current"
    else
        __fish_complete_path "$current"
    end
end
complete -c damscope -f -a '(__damscope_complete)'
)sh";

} // namespace

std::optional<std::string_view> completionScript(std::string_view shell) {
    if (shell == "bash")
        return bash;
    if (shell == "zsh")
        return zsh;
    if (shell == "fish")
        return fish;
    return std::nullopt;
}

} // namespace damscope::cli
