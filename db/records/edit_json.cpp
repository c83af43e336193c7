// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/edit_json.hpp"

#include "db/records/message_json.hpp"

#include <nlohmann/json.hpp>

namespace damscope::db {
namespace {

using Json = nlohmann::json;

// Bytes that are not UTF-8 are kept in tags by the encoding: they do not occur here.
std::string textOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json read(std::string_view text) {
    return Json::parse(text, nullptr, false);
}

ProblemRow problemOf(const Json& entry) {
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
    Json list = Json::array();
    for (const rules::Tag& tag : tags)
        list.push_back({tag.name, tag.value});
    return textOf(list);
}

std::vector<rules::Tag> tagsFromJson(std::string_view text) {
    std::vector<rules::Tag> tags;
    for (const Json& entry : read(text))
        tags.push_back({entry.at(0).get<std::string>(), entry.at(1).get<std::string>()});
    return tags;
}

std::string problemsAsJson(std::span<const ProblemRow> problems) {
    Json list = Json::array();
    for (const ProblemRow& problem : problems) {
        list.push_back({{"line", problem.line},
                        {"column", problem.column},
                        {"severity", nameOf(problem.severity)},
                        {"message", messageAsJson(problem.message)},
                        {"move", problem.move}});
        if (problem.suggestion)
            list.back()["suggestion"] = messageAsJson(*problem.suggestion);
    }
    return textOf(list);
}

std::vector<ProblemRow> problemsFromJson(std::string_view text) {
    std::vector<ProblemRow> problems;
    for (const Json& entry : read(text))
        problems.push_back(problemOf(entry));
    return problems;
}

} // namespace damscope::db
