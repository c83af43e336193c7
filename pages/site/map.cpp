// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site/map.hpp"

#include "base/system/machine.hpp"
#include "db/search/lists/conditions.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/hash.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/records/game_contents.hpp"
#include "db/store/store.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <unordered_set>

namespace damscope::pages {
namespace {

constexpr std::uint32_t filesInFolder = 1000;
constexpr std::string_view pageEnd = ".html";

std::string numberedPath(std::string_view folder, std::uint32_t number) {
    return fmt::format("{}/{}/{}{}", folder, number / filesInFolder, number, pageEnd);
}

std::string_view withoutEnd(std::string_view path) {
    return path.substr(0, path.size() - pageEnd.size());
}

} // namespace

std::string gamePath(db::GameId game) {
    return numberedPath("game", static_cast<std::uint32_t>(game));
}

std::string playerPath(db::PersonId person) {
    return numberedPath("player", number(person));
}

std::string structurePath(const db::Structure& structure) {
    return fmt::format("structure/{}-{:08x}{}", rules::rules(structure.variant).name,
                       db::Hash().add(structure.key).value() >> 32U, pageEnd);
}

std::string shotPath(std::string_view key) {
    return fmt::format("shot/{:08x}{}", db::Hash().add(key).value() >> 32U, pageEnd);
}

std::string morePath(std::string_view path, std::string_view what, std::size_t number) {
    return fmt::format("{}-{}-{}{}", withoutEnd(path), what, number, pageEnd);
}

std::string pdnPath(std::string_view path) {
    return fmt::format("pdn/{}.pdn", withoutEnd(path));
}

std::string rootFrom(std::string_view path) {
    std::string root;
    for (auto depth = std::ranges::count(path, '/'); depth > 0; --depth)
        root += "../";
    return root;
}

std::string linkFrom(std::string_view path, std::string_view target) {
    return rootFrom(path) + std::string(target);
}

SiteMap::SiteMap(db::Store& store, const db::Filter& filter)
    : games_(db::findGames(store, filter)), evaluated_(db::evaluatedGames(store)),
      persons_(store.connection()), players_(db::listPersons(store, "", filter)),
      events_(db::listEvents(store, "", filter)) {
    std::unordered_set<std::uint32_t> shown;
    for (const db::PersonLine& player : players_)
        shown.insert(number(player.person));
    for (const db::WrittenName& name : persons_.names())
        if (name.person && shown.contains(number(*name.person)) && !persons_.isShared(name.id))
            playersByName_.emplace(name.text, *name.person);
    placeEvents();
}

bool SiteMap::isEvaluated(db::GameId game) const {
    return std::ranges::binary_search(evaluated_, game);
}

// By name and year, so that an event keeps its address when others come.
void SiteMap::placeEvents() {
    eventOfGame_.resize(games_.empty() ? 0 : static_cast<std::size_t>(games_.back()) + 1);
    std::unordered_map<std::string, int> taken;
    for (std::size_t i = 0; i < events_.size(); ++i) {
        const db::EventLine& event = events_[i];
        const std::uint64_t hash = db::Hash().add(event.key).value();
        std::string path =
            fmt::format("event/{:02x}/{:010x}-{}", hash & 0xffU, hash >> 24U, event.first.year());
        if (const int same = taken[path]++; same > 0)
            path += fmt::format("-{}", same + 1);
        eventPaths_.push_back(path + std::string(pageEnd));
        for (const db::GameId game : event.games)
            eventOfGame_[static_cast<std::size_t>(game)] = static_cast<std::uint32_t>(i) + 1;
        const auto note = [&](const std::string& name) {
            const auto [found, isNew] = eventsByName_.try_emplace(name, i);
            if (!isNew && found->second != i)
                found->second = std::nullopt;
        };
        note(event.name);
        std::ranges::for_each(event.otherNames, note);
    }
}

std::optional<db::PersonId> SiteMap::playerNamed(const std::string& name) const {
    const auto found = playersByName_.find(name);
    return found == playersByName_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::size_t> SiteMap::eventOf(db::GameId game) const {
    const auto at = static_cast<std::size_t>(game);
    return at >= eventOfGame_.size() || eventOfGame_[at] == 0
               ? std::nullopt
               : std::optional<std::size_t>(eventOfGame_[at] - 1);
}

std::optional<std::size_t> SiteMap::eventNamed(std::string_view name) const {
    const auto found = eventsByName_.find(std::string(name));
    return found == eventsByName_.end() ? std::nullopt : found->second;
}

SheetLinks SiteMap::linksOf(const std::string& path) const {
    const std::string root = rootFrom(path);
    return {[root](db::PersonId person) { return root + playerPath(person); },
            [root, this](std::string_view name) {
                const auto event = eventNamed(name);
                return event ? root + eventPaths_[*event] : std::string();
            },
            [root](db::GameId game) { return root + gamePath(game); },
            [root, this](std::string_view key) {
                const auto found = structures_.find(key);
                return found == structures_.end() ? std::string() : root + found->second;
            }};
}

namespace {

namespace fs = std::filesystem;

// A file by size and time; nothing if it cannot be asked.
std::optional<std::uint64_t> fileHash(const fs::path& file) {
    std::error_code error;
    const std::uint64_t size = fs::file_size(file, error);
    if (error)
        return std::nullopt;
    const auto time = fs::last_write_time(file, error).time_since_epoch().count();
    if (error)
        return std::nullopt;
    return db::Hash().add(size).add(static_cast<std::uint64_t>(time)).value();
}

// Another program may make other pages of the same games. The library that makes them, if the
// program has one: the window and the command line share it.
std::optional<std::uint64_t> programHash() {
    const auto file = base::codeFile();
    return file ? fileHash(*file) : std::nullopt;
}

// An event links to its page, and is linked to by those of its names that no other event has.
std::uint64_t hashOf(const SiteMap& map, std::size_t event) {
    const db::EventLine& line = map.events()[event];
    db::Hash hash;
    hash.add(map.eventPath(event)).add(line.name);
    const auto addName = [&](const std::string& name) {
        hash.add(name).add(std::uint64_t{map.eventNamed(name) == event});
    };
    addName(line.name);
    std::ranges::for_each(line.otherNames, addName);
    return hash.value();
}

/// Hashes of persons, by the number of the name that stands for them, made when they are needed.
class PersonHashes {
public:
    explicit PersonHashes(const SiteMap& map) : persons_(map.persons()), hashes_(persons_.end()) {}
    [[nodiscard]] std::uint64_t ofName(std::uint32_t name) {
        const auto person = persons_.of(name);
        if (!person)
            return 0;
        std::uint64_t& hash = hashes_.at(number(*person));
        if (hash == 0)
            hash = db::Hash().add(number(*person)).add(persons_.nameOf(*person)).value();
        return hash;
    }

private:
    const db::Persons& persons_;
    std::vector<std::uint64_t> hashes_;
};

// What things are called, and what that depends on.
std::uint64_t hashOf(const db::NameCatalogue& names) {
    db::Hash hash;
    hash.add(static_cast<std::uint64_t>(db::themesVersion(names)));
    const auto addNames = [&hash](const auto& rows) {
        for (const auto& row : rows)
            for (const std::string& name : row.names)
                hash.add(name);
    };
    addNames(names.shots.all());
    addNames(names.structures.all());
    return hash.value();
}

} // namespace

PageKeys::PageKeys(db::Store& store, const SiteMap& map, std::string_view style)
    : games_(db::gameContents(store.connection())) {
    const auto program = programHash();
    if (!program)
        return;
    site_ = db::Hash().add(*program).add(style).add(hashOf(db::namesOf(store))).value();
    const std::vector<std::uint64_t> evaluations = db::evaluationHashes(store);
    std::vector<std::uint64_t> events;
    for (std::size_t event = 0; event < map.events().size(); ++event)
        events.push_back(hashOf(map, event));
    PersonHashes persons(map);
    db::HeaderColumns columns(store.connection());
    for (const db::GameId id : map.games()) {
        const auto game = static_cast<std::uint32_t>(id);
        const auto event = map.eventOf(id);
        // Comments can be evaluations, which are judged with those that are kept.
        const bool judged = map.isEvaluated(id) ||
                            db::GameKind(columns.value(db::HeaderColumn::kind, game)).comments();
        games_[game] = db::Hash()
                           .add(games_[game])
                           .add(persons.ofName(columns.value(db::HeaderColumn::white, game)))
                           .add(persons.ofName(columns.value(db::HeaderColumn::black, game)))
                           .add(event ? events[*event] : 0)
                           .add(judged ? evaluations[game] : 0)
                           .value();
    }
}

PageKey PageKeys::of(std::span<const db::GameId> games, std::string_view facts) const {
    if (site_ == 0)
        return PageKey::none;
    db::Hash hash;
    hash.add(site_).add(facts);
    for (const db::GameId game : games)
        hash.add(static_cast<std::uint64_t>(game)).add(games_[static_cast<std::size_t>(game)]);
    return PageKey{hash.value()};
}

} // namespace damscope::pages
