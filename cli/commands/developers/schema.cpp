// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/schemas/schemas_table.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/export/export.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>

namespace damscope::cli {
namespace schema_command {
namespace {

struct Options {
    std::vector<std::string> words; ///< "db", "check"
    std::string folder;
    [[nodiscard]] std::string command() const { return fmt::to_string(fmt::join(words, " ")); }
};

void listCommands(Console& console) {
    for (const std::string& command : commandsWithSchema())
        console.out().write(command + '\n');
}

void writeSchemas(const std::string& folder, Console& console) {
    makeFolder("--folder", folder);
    for (const std::string& command : commandsWithSchema()) {
        OutputOptions output;
        output.file = (std::filesystem::path(folder) / (dashed(command) + ".json")).string();
        output.write({}, console, [&](Output& out) {
            out.write(*schemaOf(command));
            return true;
        });
    }
}

ExitStatus run(const Options& options, Console& console) {
    if (!options.folder.empty())
        writeSchemas(options.folder, console);
    else if (options.words.empty())
        listCommands(console);
    else
        console.out().write(*schemaOf(options.command()));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"COMMAND", "COMMAND",
                     phrase("the command whose schema is printed; else the commands are listed"),
                     false, true},
                    {into(options->words), commandsWithSchema()}); // which shells complete
    arguments.value(
        {"--folder", "FOLDER", phrase("write the schemas of all commands, as files, here")},
        intoFileName(options->folder));
    arguments.check([options] {
        return options->words.empty() || schemaOf(options->command())
                   ? Complaint()
                   : Message{"usage-no-schema", {{"command", visible(options->command())}}};
    });
    arguments.excludes("--folder", {"COMMAND"},
                       phrase("--folder: writes the schemas of all commands; leave COMMAND out"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace schema_command

Command schemaCommand() {
    return {
        "db schema", phrase("print the JSON schema of a command's output"),
        phrase(
            "Prints the schema (JSON Schema, draft 2020-12) of the JSON that a command prints: of "
            "one object, which is a line of JSON Lines, an element of an array, or the whole "
            "output. An object has its version as schema_version (docs/json.md)."),
        phrase("damscope db schema\n"
               "    lists the commands that print JSON\n"
               "damscope db schema list\n"
               "    prints the schema of a game in a list"),
        schema_command::declare};
}

namespace {

constexpr std::string_view reference = "#/$defs/";

// A field that the vocabulary describes.
Json wordOf(const Json& field, const Json& words) {
    Json schema = words.at(field["word"].get<std::string>());
    schema.erase("local");
    if (field.contains("description"))
        schema["description"] = field["description"];
    if (field.contains("null") && schema.contains("enum"))
        schema["enum"].push_back(nullptr);
    else if (field.contains("null"))
        schema["type"] = Json::array({schema["type"], "null"});
    return schema;
}

// The files of cli/schemas are brief: {"word": NAME} is what the vocabulary says, what has
// properties is an object, and these are all there unless they are "optional".
Json completed(const Json& brief, const Json& words) {
    if (!brief.is_structured())
        return brief;
    if (brief.is_object() && brief.contains("word"))
        return wordOf(brief, words);
    Json schema = brief.is_array() ? Json::array() : Json::object();
    for (const auto& [key, part] : brief.items()) {
        if (brief.is_array()) {
            schema.push_back(completed(part, words));
        } else if (key == "properties") {
            if (!brief.contains("type"))
                schema["type"] = "object";
            schema["required"] = Json::array();
            for (const auto& [name, field] : part.items()) {
                schema["properties"][name] = completed(field, words);
                if (!field.contains("optional"))
                    schema["required"].push_back(name);
            }
        } else if (key != "optional") {
            schema[key] = completed(part, words);
        }
    }
    return schema;
}

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
    Json document{
        {"$schema", "https://json-schema.org/draft/2020-12/schema"},
        {"$id", fmt::format("urn:damscope:schema:{}:{}", db::jsonVersion, dashed(command))},
        {"title", fmt::format("damscope {} --json", command)}};
    const Json words = Json::parse(vocabulary)["words"];
    document.update(completed(schema, words));
    Json used = Json::object();
    addDefinitions(schema, completed(Json::parse(schemaDefinitions), words), used);
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
