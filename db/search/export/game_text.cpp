// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/export/game_text.hpp"

#include <nlohmann/json.hpp>

#include <type_traits>
#include <variant>
#include <vector>

namespace damscope::db {
namespace {

using Json = nlohmann::ordered_json;

std::string plainText(const Json& value) {
    if (value.is_string())
        return value.get<std::string>();
    return value.is_null() ? std::string() : value.dump();
}

} // namespace

Json fieldJson(const GameLine& game, GameField field) {
    return std::visit(
        [](const auto& v) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(v)>, std::monostate>)
                return nullptr;
            else
                return v;
        },
        valueOf(game, field));
}

Json gameJson(const GameLine& game) {
    Json object = Json::object();
    for (const GameField field : gameFields())
        object[std::string(nameOf(field))] = fieldJson(game, field);
    return object;
}

std::string gameCsv(const GameLine& game, base::CsvReader reader) {
    std::vector<std::string> values;
    for (const GameField field : gameFields())
        values.push_back(textOf(valueOf(game, field)));
    return base::csvLine(values, reader);
}

std::string gameCsvNames() {
    std::vector<std::string> names;
    for (const GameField field : gameFields())
        names.emplace_back(nameOf(field));
    return base::csvLine(names);
}

std::string csvLine(const Json& object, base::CsvReader reader) {
    std::vector<std::string> values;
    for (const Json& value : object)
        values.push_back(plainText(value));
    return base::csvLine(values, reader);
}

std::string csvNames(const Json& object) {
    std::vector<std::string> names;
    for (const auto& field : object.items())
        names.push_back(field.key());
    return base::csvLine(names);
}

} // namespace damscope::db
