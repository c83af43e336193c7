// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reference/schemas.hpp"

#include "cli/schemas/schemas_table.hpp"
#include "cli/terminal/json.hpp"
#include "db/export/json_version.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

constexpr std::string_view reference = "#/$defs/";

// Calls `take` with the name of every definition that a schema refers to.
template <class Take> void forEachReference(const Json& schema, const Take& take) {
    if (schema.is_object() && schema.contains("$ref"))
        take(schema["$ref"].get<std::string>().substr(reference.size()));
    if (schema.is_structured())
        for (const Json& part : schema)
            forEachReference(part, take);
}

// The definitions that a schema needs, and those that these need.
void addDefinitions(const Json& schema, const Json& all, Json& used) {
    forEachReference(schema, [&](const std::string& name) {
        if (used.contains(name))
            return;
        used[name] = all.at(name);
        addDefinitions(all.at(name), all, used);
    });
}

Json documentOf(std::string_view command, const Json& schema) {
    Json document{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                  {"$id", fmt::format("urn:damscope:schema:{}:{}", db::jsonVersion, command)},
                  {"title", fmt::format("damscope {} --json", command)}};
    document.update(schema);
    Json used = Json::object();
    addDefinitions(schema, Json::parse(schemaDefinitions), used);
    document["$defs"] = std::move(used);
    return document;
}

} // namespace

std::vector<std::string> commandsWithSchema() {
    std::vector<std::string> names;
    for (const std::string_view group : schemaGroups) {
        const Json commands = Json::parse(group);
        for (const auto& command : commands.items())
            names.push_back(command.key());
    }
    return names;
}

std::optional<std::string> schemaOf(std::string_view command) {
    for (const std::string_view group : schemaGroups) {
        const Json commands = Json::parse(group);
        if (const auto found = commands.find(command); found != commands.end())
            return documentOf(command, *found).dump(2) + '\n';
    }
    return std::nullopt;
}

} // namespace damscope::cli
