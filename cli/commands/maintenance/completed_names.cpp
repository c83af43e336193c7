// SPDX-License-Identifier: GPL-3.0-or-later
// Names that are completed in a shell: which kind stands at a place of a command line, and which
// names of it there are.
#include "cli/commands/maintenance/completed_names.hpp"

#include "base/text/ascii.hpp"
#include "db/search/endings/endings.hpp"
#include "db/search/lists/begun_names.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/sayings.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/shot_names.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <iterator>
#include <set>
#include <utility>

namespace damscope::cli {
namespace {

using NameKinds = std::vector<std::string_view>;

constexpr std::size_t mostNames = 100; // of a kind

/// An argument whose values are names, besides the options of conditions (filter_conditions.hpp).
struct NamedPlace {
    std::string_view command; ///< empty: every
    std::string_view argument;
    std::string_view kind; ///< the key of a condition with such names, or a word of its own
};
constexpr std::array<NamedPlace, 16> namedPlaces{{{"player", "NAME", "player"},
                                                  {"player prepare", "NAME", "player"},
                                                  {"player list", "TEXT", "player"},
                                                  {"event", "NAME", "event"},
                                                  {"event list", "TEXT", "event"},
                                                  {"edit bookmark", "NAME", "bookmark"},
                                                  {"edit collection", "NAME", "in"},
                                                  {"study", "NAME", "study"},
                                                  {"config names", "NAME", "named"},
                                                  {"db sources", "SOURCE", "source"},
                                                  {"db reread", "SELECTION", "source"},
                                                  {"", "--mine", "player"},
                                                  {"", "--of", "player"},
                                                  {"", "--same", "player"},
                                                  {"", "--different", "player"},
                                                  {"", "--into", "in"}}};

constexpr std::array<std::pair<std::string_view, db::Named>, 11> namedInStores{
    {{"player", db::Named::player},
     {"opponent", db::Named::player},
     {"white", db::Named::player},
     {"black", db::Named::player},
     {"event", db::Named::event},
     {"site", db::Named::site},
     {"opening", db::Named::opening},
     {"source", db::Named::source},
     {"in", db::Named::collection},
     {"bookmark", db::Named::bookmark},
     {"study", db::Named::study}}};

// Whether the words that are given end with the first `count` of a saying.
bool endWith(std::span<const std::string> words, const db::Saying& saying, std::size_t count) {
    if (count > words.size())
        return false;
    const auto last = words.last(count);
    for (std::size_t i = 0; i < count; ++i)
        if (saying.words[i].slot != db::Slot::none ||
            !base::equalIgnoringCase(last[i], saying.words[i].literal))
            return false;
    return true;
}

// What "in", "in collection" or "against" before the word makes of it; the longest counts.
NameKinds kindsBehind(std::span<const std::string> words) {
    std::size_t longest = 0;
    NameKinds kinds;
    for (const db::Saying& saying : db::sayings()) {
        const std::size_t before = saying.words.size() - 1;
        if (saying.words.back().slot != db::Slot::name || before == 0 || before < longest ||
            !endWith(words, saying, before))
            continue;
        if (before > longest)
            kinds.clear();
        longest = before;
        kinds.push_back(saying.condition->key);
    }
    return kinds;
}

// The kinds of names that can stand at a place of a command line.
NameKinds kindsOf(const NameQuestion& question) {
    const auto spellings = question.argument.spellings();
    const std::string_view name = spellings.empty() ? question.argument.name : spellings.back();
    for (const NamedPlace& place : namedPlaces)
        if (place.argument == name && (place.command.empty() || place.command == question.command))
            return {place.kind};
    if (name.starts_with("--")) {
        const auto* const condition = db::findCondition(name.substr(2));
        return condition == nullptr ? NameKinds() : NameKinds{condition->key};
    }
    if (name != "SELECTION")
        return {};
    NameKinds kinds = kindsBehind(question.before);
    const bool isBare = kinds.empty() && !question.begun.empty();
    return isBare ? NameKinds{"player", "event"} : kinds;
}

bool beginsSo(std::string_view name, std::string_view begun) {
    return name.size() >= begun.size() &&
           base::equalIgnoringCase(name.substr(0, begun.size()), begun);
}

/// Names that begin so, each once.
class NamesFound {
public:
    explicit NamesFound(std::string_view begun) : begun_(begun) {}
    void add(std::string_view name) {
        if (!name.empty() && beginsSo(name, begun_) && names_.size() < mostNames)
            names_.emplace(name);
    }
    [[nodiscard]] const std::set<std::string>& names() const { return names_; }

private:
    std::string_view begun_;
    std::set<std::string> names_;
};

void addThemes(std::string_view kind, const db::NameCatalogue& names, NamesFound& found) {
    if (kind == "shot" || kind == "named")
        for (const std::string_view name : db::allShotNames(names.shots))
            found.add(name);
    if (kind == "structure" || kind == "named")
        for (const db::Structure& structure : names.structures.all())
            for (const std::string& name : structure.names)
                found.add(name);
    if (kind == "named")
        for (const db::EndingName& ending : db::endingNames())
            for (const std::string& name : ending.names)
                found.add(name);
}

// The next word of each condition that is begun: "comments" behind "with".
void addWords(const NameQuestion& question, NamesFound& found) {
    for (const db::Saying& saying : db::sayings())
        for (std::size_t i = 0; i < saying.words.size(); ++i)
            if (saying.words[i].slot == db::Slot::none && endWith(question.before, saying, i) &&
                (i > 0 || !question.begun.empty()))
                found.add(saying.words[i].literal);
}

// A database that cannot be read has no names; a shell has no place for an error.
std::vector<std::string> storedNames(db::Named kind, std::string_view begun,
                                     const std::function<db::Store()>& open) {
    try {
        db::Store store = open();
        return db::namesBegun(store, kind, begun, mostNames);
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace

bool asksForNames(const NameQuestion& question) {
    // What is like a path is completed by the shell.
    const bool isPath = question.argument.name == "SELECTION" && question.command != "db reread" &&
                        question.begun.find_first_of("./") != std::string_view::npos;
    return !isPath && (question.argument.name == "SELECTION" || !kindsOf(question).empty());
}

std::vector<std::string> namesCompleting(const NameQuestion& question,
                                         const db::NameCatalogue& names,
                                         const std::function<db::Store()>& open) {
    NamesFound found(question.begun);
    if (question.argument.name == "SELECTION")
        addWords(question, found);
    std::vector<std::string> all(found.names().begin(), found.names().end());
    for (const std::string_view kind : kindsOf(question)) {
        NamesFound themes(question.begun);
        addThemes(kind, names, themes);
        std::ranges::copy(themes.names(), std::back_inserter(all));
        const auto* const named =
            std::ranges::find(namedInStores, kind, &std::pair<std::string_view, db::Named>::first);
        if (named != namedInStores.end())
            std::ranges::move(storedNames(named->second, question.begun, open),
                              std::back_inserter(all));
    }
    return all;
}

} // namespace damscope::cli
