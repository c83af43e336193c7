// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reference/completion.hpp"

#include "analysis/hub/engine_list.hpp"
#include "cli/options/store_options.hpp"
#include "cli/reference/declared_command.hpp"
#include "db/lists/collections.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <utility>

namespace damscope::cli {
namespace {

constexpr std::array<std::string_view, 2> collectionOptions{"--in", "--into"};
constexpr std::array<std::string_view, 4> engineOptions{"--engine", "--first", "--second",
                                                        "--judge"};

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
    Line(const Arguments& arguments, std::span<const std::string> words)
        : arguments_(arguments), words_(words) {}

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
                    all.push_back({std::string(name), entry.argument.help});
        return all;
    }

    /// What --db says.
    [[nodiscard]] std::optional<std::string> store() const {
        for (std::size_t i = 0; i + 1 < words_.size(); ++i)
            if (words_[i] == "--db")
                return words_[i + 1];
        return std::nullopt;
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

    const Arguments& arguments_;
    std::span<const std::string> words_;
};

std::vector<Completion> collectionsOf(const Line& line) {
    StoreOptions options{line.store()};
    db::Store store = options.openForReading();
    std::vector<Completion> all;
    for (const db::Collection& collection : db::collections(store))
        all.push_back({collection.name, {}});
    return all;
}

std::vector<Completion> engines() {
    std::vector<Completion> all{{"damscope", "Damscope's own"}};
    const analysis::EngineList list(analysis::EngineList::usualFile());
    for (const analysis::HubSettings& engine : list.engines())
        all.push_back({engine.title, {}});
    return all;
}

// A store or a list that cannot be read completes nothing; a shell has no place for an error.
std::vector<Completion> valuesOf(const Arguments::Entry& entry, const Line& line) {
    try {
        if (!entry.accept.choices().empty())
            return withoutMeaning(entry.accept.choices());
        if (isOneOf(collectionOptions, entry.argument))
            return collectionsOf(line);
        if (isOneOf(engineOptions, entry.argument))
            return engines();
    } catch (const std::exception&) {
        return {};
    }
    return {};
}

std::vector<Completion> namesOf(std::span<const Command> commands) {
    std::vector<Completion> all;
    for (const Command& command : commands)
        all.push_back({std::string(command.name), std::string(command.summary)});
    return all;
}

std::vector<Completion> afterCommand(const Command& command, std::span<const std::string> words) {
    const DeclaredCommand declared(command);
    const std::string& begun = words.back();
    const Line line(declared.arguments, words.first(words.size() - 1));
    if (const Arguments::Entry* option = line.expectsValue())
        return beginningWith(begun, valuesOf(*option, line));
    if (begun.starts_with('-'))
        return beginningWith(begun, line.options());
    const Arguments::Entry* argument = line.expectsArgument();
    return argument == nullptr ? std::vector<Completion>()
                               : beginningWith(begun, valuesOf(*argument, line));
}

} // namespace

std::vector<Completion> completions(std::span<const Command> commands,
                                    std::span<const std::string> words) {
    if (words.empty())
        return {};
    if (words.size() == 1) {
        auto all = namesOf(commands);
        all.push_back({"help", "show the commands, or how one is used"});
        all.push_back({"version", "print the version"});
        return beginningWith(words.front(), std::move(all));
    }
    if (words.front() == "help")
        return words.size() == 2 ? beginningWith(words.back(), namesOf(commands))
                                 : std::vector<Completion>();
    const auto command = std::ranges::find(commands, words.front(), &Command::name);
    return command == commands.end() ? std::vector<Completion>()
                                     : afterCommand(*command, words.subspan(1));
}

} // namespace damscope::cli
