// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/message_json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace damscope::db {

namespace {

using Json = nlohmann::ordered_json;

constexpr int deepest = 8; // messages within messages; real ones have 3

Json jsonOf(const Message& message);

Json parametersOf(const Message& message) {
    Json object = Json::object();
    for (const Parameter& parameter : message.parameters)
        object[parameter.name] = std::visit(
            [](const auto& value) -> Json {
                if constexpr (std::is_same_v<decltype(value), const Message&>)
                    return jsonOf(value);
                else
                    return value;
            },
            parameter.value);
    return object;
}

Json jsonOf(const Message& message) {
    return {{"code", message.code}, {"parameters", parametersOf(message)}};
}

// What comes from a file is UTF-8 by then, and tags keep other bytes by the encoding; a reason of
// the system may not be UTF-8.
template <class AnyJson> std::string serialized(const AnyJson& json) {
    return json.dump(-1, ' ', false, AnyJson::error_handler_t::replace);
}

std::optional<Message> messageOf(std::string code, const Json& parameters, int depth);

std::optional<Value> listOf(const Json& json) {
    std::vector<std::string> items;
    for (const Json& item : json) {
        if (!item.is_string())
            return std::nullopt;
        items.push_back(item.get<std::string>());
    }
    return items;
}

std::optional<Value> messageValueOf(const Json& json, int depth) {
    const auto code = json.find("code");
    const auto parameters = json.find("parameters");
    if (code == json.end() || !code->is_string() || parameters == json.end())
        return std::nullopt;
    return messageOf(code->get<std::string>(), *parameters, depth);
}

std::optional<Value> valueOf(const Json& json, int depth) {
    if (json.is_string())
        return json.get<std::string>();
    if (json.is_number_integer())
        return json.get<std::int64_t>();
    if (json.is_array())
        return listOf(json);
    return json.is_object() ? messageValueOf(json, depth) : std::nullopt;
}

std::optional<Message> messageOf(std::string code, const Json& parameters, int depth) {
    if (depth == 0 || !parameters.is_object())
        return std::nullopt;
    Message message{std::move(code), {}};
    for (const auto& item : parameters.items()) {
        auto value = valueOf(item.value(), depth - 1);
        if (!value)
            return std::nullopt;
        message.parameters.push_back({item.key(), *std::move(value)});
    }
    return message;
}

Json parsed(std::string_view text) {
    return Json::parse(text, nullptr, false);
}

} // namespace

std::string parametersAsJson(const Message& message) {
    return serialized(parametersOf(message));
}

std::string messageAsJson(const Message& message) {
    return serialized(jsonOf(message));
}

std::optional<Message> messageFromJson(std::string code, std::string_view parameters) {
    return messageOf(std::move(code), parsed(parameters), deepest);
}

std::optional<Message> messageFromJson(std::string_view message) {
    const Json json = parsed(message);
    if (!json.is_object())
        return std::nullopt;
    auto value = messageValueOf(json, deepest);
    return value ? std::optional(std::get<Message>(*std::move(value))) : std::nullopt;
}

} // namespace damscope::db
