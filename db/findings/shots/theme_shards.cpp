// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/shots/theme_shards.hpp"

#include "analysis/shots/names.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::size_t gamesAtOnce = 500;

using SearchedGames = std::set<std::pair<GameId, GameVersion>>;

/// The games of a shard that a file does not have, with the versions that are searched.
std::vector<std::pair<GameId, GameVersion>> missingGames(Store& store,
                                                         std::span<const GameId> games,
                                                         const Shard& shard,
                                                         const SearchedGames& searched) {
    std::vector<std::pair<GameId, GameVersion>> missing;
    for (const GameId game : games)
        if (const auto version = versionOf(store, game);
            version && shard.holds(static_cast<std::uint64_t>(*version)) &&
            !searched.contains({game, *version}))
            missing.emplace_back(game, *version);
    return missing;
}

/// Whether the moves of all combinations are legal where they are said to be.
bool isLegal(const std::vector<analysis::shots::Ply>& line, const Themes& themes) {
    return std::ranges::all_of(themes.shots, [&line](const StoredShot& shot) {
        if (shot.ply < 0 || static_cast<std::size_t>(shot.ply) >= line.size())
            return false;
        const auto& position = line[static_cast<std::size_t>(shot.ply)].position;
        const auto moves = static_cast<std::size_t>(std::ranges::count(shot.line, ' ')) + 1;
        return position.toMove() == shot.side && lineMoves(position, shot.line).size() == moves;
    });
}

class Merge {
public:
    explicit Merge(Store& store) : store_(store), definitions_(themesVersion(namesOf(store))) {}

    void add(const std::filesystem::path& file, const std::stop_token& stop) {
        RecordReader reader(file);
        while (const auto text = reader.next()) {
            take(*text);
            if (waiting_.size() >= gamesAtOnce)
                save();
            if (stop.stop_requested() || !done_.complete)
                break;
        }
        save();
        if (!stop.stop_requested() && done_.complete)
            files_.add(reader, std::exchange(illegal_, 0));
    }
    [[nodiscard]] bool goesOn() const { return done_.complete; }
    [[nodiscard]] ThemeMerge done() const {
        ThemeMerge done = done_;
        static_cast<FileFaults&>(done) = files_.faults();
        return done;
    }

private:
    void take(const std::string& text) {
        auto record = readThemeRecord(text, namesOf(store_));
        if (!record) {
            ++illegal_;
            return;
        }
        const auto game = loadVersion(store_, record->game);
        if (!game || game->version != record->version) {
            ++done_.other;
            return;
        }
        if (isLegal(mainLinePlies(game->game), record->themes))
            waiting_.push_back(std::move(*record));
        else
            ++illegal_;
    }

    void save() {
        const WriterLock lock(store_.file());
        Transaction transaction(store_.connection());
        done_.complete = isThemesVersion(store_.connection(), definitions_);
        for (const ThemeRecord& record : waiting_)
            if (done_.complete)
                save(record);
        transaction.commit();
        waiting_.clear();
    }

    void save(const ThemeRecord& record) {
        const bool isAsSearched =
            storeThemes(store_.connection(), record.game, static_cast<std::int64_t>(record.version),
                        record.themes);
        ++(isAsSearched ? done_.games : done_.other);
    }

    Store& store_;
    std::int64_t definitions_;
    std::vector<ThemeRecord> waiting_;
    ThemeMerge done_;
    MergedFiles files_;
    std::uint64_t illegal_ = 0; // records of this file
};

std::optional<ThemeRefusal> refusalOf(const std::filesystem::path& file,
                                      const NameCatalogue& names) {
    const RecordReader reader(file);
    if (reader.isOnlyBegun())
        return std::nullopt;
    if (!reader.header() || !isThemesHeader(*reader.header()))
        return ThemeRefusal{ThemeRefusal::Reason::otherContent, file};
    if (*reader.header() != themesHeader(names))
        return ThemeRefusal{ThemeRefusal::Reason::otherVersion, file};
    return std::nullopt;
}

} // namespace

ThemeSearch searchThemesOf(Store& store, std::span<const GameId> games, const ThemeShard& work,
                           const std::stop_token& stop, const base::Progress& progress) {
    SearchedGames searched;
    const NameCatalogue& names = namesOf(store);
    RecordWriter file(work.file, themesHeader(names), [&](const std::string& text) {
        if (const auto record = readThemeRecord(text, names))
            searched.emplace(record->game, record->version);
    });
    const auto missing = missingGames(store, games, work.shard, searched);
    ThemeSearch done;
    for (std::size_t first = 0; first < missing.size() && done.complete; first += gamesAtOnce) {
        std::vector<GameId> ids;
        for (std::size_t i = first; i < std::min(first + gamesAtOnce, missing.size()); ++i)
            ids.push_back(missing[i].first);
        const auto take = [&](ScannedGame game) {
            if (!game.version) // deleted since
                return true;
            ThemeRecord record{game.game, *game.version, {}};
            record.themes = themesOf(std::move(game));
            file.append(recordText(record));
            ++done.games;
            done.shots += record.themes.shots.size();
            done.structures += record.themes.structures.size();
            if (progress)
                progress(done.games, missing.size());
            return true;
        };
        done.complete =
            scanShots(store, {.ids = ids}, take, {.structures = true, .jobs = work.jobs}, stop);
    }
    if (done.complete)
        file.finish(work.shard);
    return done;
}

Expected<ThemeMerge, ThemeRefusal> mergeThemes(Store& store,
                                               std::span<const std::filesystem::path> files,
                                               const std::stop_token& stop) {
    for (const std::filesystem::path& file : files)
        if (auto refusal = refusalOf(file, namesOf(store)))
            return Unexpected{std::move(*refusal)};
    refreshThemes(store);
    Merge merge(store);
    for (const std::filesystem::path& file : files)
        if (!stop.stop_requested() && merge.goesOn())
            merge.add(file, stop);
    ThemeMerge done = merge.done();
    done.complete = done.complete && !stop.stop_requested();
    return done;
}

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view shardContent = "damscope combinations";

Json sideJson(rules::Color side) {
    return side == rules::Color::white ? "white" : "black";
}

rules::Color sideFrom(const Json& text) {
    return text.get<std::string>() == "black" ? rules::Color::black : rules::Color::white;
}

/// There is no row with a key.
struct UnknownKey {};

template <class Rows> auto rowOf(const Rows& rows, const Json& key) {
    auto row = rows.withKey(key.get<std::string>());
    if (row == nullptr)
        throw UnknownKey();
    return row;
}

Json shotJson(const StoredShot& shot) {
    return {{"ply", shot.ply},
            {"side", sideJson(shot.side)},
            {"played", shot.played},
            {"forced", shot.forced},
            {"open", shot.open},
            {"gain", shot.gain},
            {"given", shot.given},
            {"line", shot.line},
            {"names", analysis::shots::keysOf(shot.names)}};
}

StoredShot shotFrom(const Json& object, const analysis::shots::ShotNames& names) {
    analysis::shots::GivenNames given;
    for (const Json& key : object.at("names"))
        given.push_back(rowOf(names, key));
    return {object.at("ply"),    sideFrom(object.at("side")), object.at("played"),
            object.at("forced"), object.at("open"),           object.at("gain"),
            object.at("given"),  object.at("line"),           std::move(given)};
}

Json stayJson(const StructureStay& stay) {
    return {{"structure", stay.structure->key},
            {"side", sideJson(stay.side)},
            {"from", stay.from},
            {"to", stay.to}};
}

StructureStay stayFrom(const Json& object, const Structures& structures) {
    return {rowOf(structures, object.at("structure")), sideFrom(object.at("side")),
            object.at("from"), object.at("to")};
}

} // namespace

std::string themesHeader(const NameCatalogue& names) {
    return Json{{"content", shardContent}, {"version", 1}, {"search", themesVersion(names)}}.dump();
}

bool isThemesHeader(std::string_view text) {
    const Json object = Json::parse(text, nullptr, false);
    return object.is_object() && object.contains("content") && object["content"] == shardContent;
}

std::string recordText(const ThemeRecord& record) {
    Json shots = Json::array();
    for (const StoredShot& shot : record.themes.shots)
        shots.push_back(shotJson(shot));
    Json stays = Json::array();
    for (const StructureStay& stay : record.themes.structures)
        stays.push_back(stayJson(stay));
    return Json{{"game", number(record.game)},
                {"content", static_cast<std::uint64_t>(record.version)},
                {"shots", shots},
                {"structures", stays}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<ThemeRecord> readThemeRecord(std::string_view text, const NameCatalogue& names) {
    const Json object = Json::parse(text, nullptr, false);
    try {
        if (!object.is_object())
            return std::nullopt;
        ThemeRecord record{static_cast<GameId>(object.at("game").get<std::int64_t>()),
                           static_cast<GameVersion>(object.at("content").get<std::uint64_t>()),
                           {}};
        for (const Json& shot : object.at("shots"))
            record.themes.shots.push_back(shotFrom(shot, names.shots));
        for (const Json& stay : object.at("structures"))
            record.themes.structures.push_back(stayFrom(stay, names.structures));
        return record;
    } catch (const Json::exception&) {
        return std::nullopt;
    } catch (const UnknownKey&) {
        return std::nullopt;
    }
}

} // namespace damscope::db
