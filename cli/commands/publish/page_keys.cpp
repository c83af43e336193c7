// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/publish/page_keys.hpp"

#include "cli/options/language_option.hpp"
#include "db/codec/hash.hpp"
#include "db/index/header_columns.hpp"
#include "db/lists/evaluated_games.hpp"
#include "db/own_names/own_names.hpp"
#include "db/records/game_contents.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <filesystem>
#include <link.h>
#include <optional>
#include <string>
#include <system_error>

namespace damscope::cli {
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

// The library of the program, if it has one.
int noteLibrary(dl_phdr_info* object, std::size_t /*size*/, void* paths) {
    const std::string_view name = object->dlpi_name == nullptr ? "" : object->dlpi_name;
    if (name.find("libdamscope") != name.npos)
        static_cast<std::vector<std::string>*>(paths)->emplace_back(name);
    return 0;
}

// Another program may make other pages of the same games.
std::optional<std::uint64_t> programHash() {
    std::vector<std::string> files{"/proc/self/exe"};
    ::dl_iterate_phdr(noteLibrary, &files);
    db::Hash all;
    for (const std::string& file : files) {
        const auto hash = fileHash(file);
        if (!hash)
            return std::nullopt;
        all.add(*hash);
    }
    return all.value();
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

} // namespace

PageKeys::PageKeys(db::Store& store, const SiteMap& map, std::string_view title)
    : games_(db::gameContents(store.connection())) {
    const auto program = programHash();
    if (!program)
        return;
    const auto own = db::ownNamesFile();
    site_ = db::Hash()
                .add(*program)
                .add(codeOf(environmentLanguage()))
                .add(title)
                .add(own ? db::ownNamesText(*own) : "")
                .value();
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

} // namespace damscope::cli
