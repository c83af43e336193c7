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
template <class AnyJson> std::string text(const AnyJson& json) {
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
    return text(parametersOf(message));
}

std::string messageAsJson(const Message& message) {
    return text(jsonOf(message));
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

namespace {

using SortedJson = nlohmann::json;

SortedJson read(std::string_view text) {
    return SortedJson::parse(text, nullptr, false);
}

ProblemRow problemOf(const SortedJson& entry) {
    ProblemRow problem;
    problem.line = entry.at("line").get<std::uint64_t>();
    problem.column = entry.at("column").get<std::uint64_t>();
    problem.severity = severityNamed(entry.at("severity").get<std::string>());
    problem.message =
        messageFromJson(entry.at("message").get<std::string>()).value_or(Message{"unknown", {}});
    problem.move = entry.at("move").get<std::string>();
    if (entry.contains("suggestion"))
        problem.suggestion = messageFromJson(entry.at("suggestion").get<std::string>());
    return problem;
}

} // namespace

std::string tagsAsJson(std::span<const rules::Tag> tags) {
    SortedJson list = SortedJson::array();
    for (const rules::Tag& tag : tags)
        list.push_back({tag.name, tag.value});
    return text(list);
}

std::vector<rules::Tag> tagsFromJson(std::string_view text) {
    std::vector<rules::Tag> tags;
    for (const SortedJson& entry : read(text))
        tags.push_back({entry.at(0).get<std::string>(), entry.at(1).get<std::string>()});
    return tags;
}

std::string problemsAsJson(std::span<const ProblemRow> problems) {
    SortedJson list = SortedJson::array();
    for (const ProblemRow& problem : problems) {
        list.push_back({{"line", problem.line},
                        {"column", problem.column},
                        {"severity", nameOf(problem.severity)},
                        {"message", messageAsJson(problem.message)},
                        {"move", problem.move}});
        if (problem.suggestion)
            list.back()["suggestion"] = messageAsJson(*problem.suggestion);
    }
    return text(list);
}

std::vector<ProblemRow> problemsFromJson(std::string_view text) {
    std::vector<ProblemRow> problems;
    for (const SortedJson& entry : read(text))
        problems.push_back(problemOf(entry));
    return problems;
}

} // namespace damscope::db
