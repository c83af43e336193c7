// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shots/theme_record.hpp"

#include "analysis/shots/names.hpp"
#include "base/keyed_rows.hpp"
#include "db/structures/structures.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace damscope::db {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view content = "damscope combinations";

Json sideJson(rules::Color side) {
    return side == rules::Color::white ? "white" : "black";
}

rules::Color sideFrom(const Json& text) {
    return text.get<std::string>() == "black" ? rules::Color::black : rules::Color::white;
}

// By keys: other machines may number rows of the user's own otherwise.
Json keysOf(const std::vector<std::uint32_t>& names) {
    Json keys = Json::array();
    for (const std::uint32_t number : names)
        keys.push_back(analysis::shots::shotNames().named(number).key);
    return keys;
}

/// There is no row with a key.
struct UnknownKey {};

template <class Rows> std::uint32_t numberOf(const Rows& rows, const std::string& key) {
    const auto number = base::numberWithKey(rows, key);
    if (!number)
        throw UnknownKey();
    return *number;
}

std::vector<std::uint32_t> numbersFrom(const Json& keys) {
    std::vector<std::uint32_t> numbers;
    for (const Json& key : keys)
        numbers.push_back(numberOf(analysis::shots::shotNames().all(), key.get<std::string>()));
    return numbers;
}

Json shotJson(const StoredShot& shot) {
    return {{"ply", shot.ply},       {"side", sideJson(shot.side)}, {"played", shot.played},
            {"forced", shot.forced}, {"open", shot.open},           {"gain", shot.gain},
            {"given", shot.given},   {"line", shot.line},           {"names", keysOf(shot.names)}};
}

StoredShot shotFrom(const Json& object) {
    return {object.at("ply"),    sideFrom(object.at("side")), object.at("played"),
            object.at("forced"), object.at("open"),           object.at("gain"),
            object.at("given"),  object.at("line"),           numbersFrom(object.at("names"))};
}

Json stayJson(const StructureStay& stay) {
    return {{"structure", structures().numbered(stay.structure).key},
            {"side", sideJson(stay.side)},
            {"from", stay.from},
            {"to", stay.to}};
}

StructureStay stayFrom(const Json& object) {
    return {numberOf(structures().all(), object.at("structure").get<std::string>()),
            sideFrom(object.at("side")), object.at("from"), object.at("to")};
}

} // namespace

std::string themesHeader() {
    return Json{{"content", content}, {"version", 1}, {"search", themesVersion()}}.dump();
}

bool isThemesHeader(std::string_view text) {
    const Json object = Json::parse(text, nullptr, false);
    return object.is_object() && object.contains("content") && object["content"] == content;
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

std::optional<ThemeRecord> readThemeRecord(std::string_view text) {
    const Json object = Json::parse(text, nullptr, false);
    try {
        if (!object.is_object())
            return std::nullopt;
        ThemeRecord record{static_cast<GameId>(object.at("game").get<std::int64_t>()),
                           static_cast<GameVersion>(object.at("content").get<std::uint64_t>()),
                           {}};
        for (const Json& shot : object.at("shots"))
            record.themes.shots.push_back(shotFrom(shot));
        for (const Json& stay : object.at("structures"))
            record.themes.structures.push_back(stayFrom(stay));
        return record;
    } catch (const Json::exception&) {
        return std::nullopt;
    } catch (const UnknownKey&) {
        return std::nullopt;
    }
}

} // namespace damscope::db
