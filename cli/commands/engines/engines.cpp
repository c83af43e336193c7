// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/engine_list.hpp"
#include "analysis/hub/server.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/contestant.hpp"
#include "cli/options/engine_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/standard_input.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>

namespace damscope::cli {
namespace engines_command {
namespace {

using analysis::EngineList;
using analysis::HubCapabilities;
using analysis::HubSettings;

struct Options {
    std::string action = "list";
    std::optional<std::string> name;
    std::vector<std::string> words;
    bool force = false;
    std::optional<std::string> folder;
    std::vector<std::pair<std::string, std::string>> parameters;
    std::optional<std::int64_t> megabytes;
    std::optional<std::chrono::milliseconds> timeout;
    rules::Variant variant = rules::Variant::international;
    FormatOption format;
};

std::string commandText(const HubSettings& engine) {
    return visible(fmt::format("{}", fmt::join(engine.call.words, " ")));
}

ExitStatus list(const Options& options, Console& console) {
    const EngineList list(EngineList::usualFile());
    std::vector<Table::Cells> rows;
    JsonRows objects = options.format.rows(console.out());
    for (const HubSettings& engine : list.engines()) {
        std::string parameters;
        for (const auto& [name, value] : engine.parameters)
            parameters += fmt::format("{}{}={}", parameters.empty() ? "" : " ", name, value);
        if (options.format.isJson())
            objects.add(toJson(engine));
        else
            rows.push_back({visible(engine.title), commandText(engine), visible(parameters)});
    }
    if (options.format.isJson())
        objects.end();
    if (!rows.empty())
        console.out().write(Table({{console.translate("column", "name")},
                                   {console.translate("column", "command")},
                                   {console.translate("column", "parameters")}},
                                  std::nullopt, console.mayStyle())
                                .page(rows));
    if (list.engines().empty())
        console.say(Message{"engines-none", {}});
    return ExitStatus::allWell;
}

// Commas separate the settings of a side of a match.
bool canBeNamed(const std::string& name) {
    return EngineList::isName(name) && name.find(',') == std::string::npos;
}

ExitStatus add(const Options& options, Console& console) {
    HubSettings engine;
    engine.title = *options.name;
    engine.call.words = options.words;
    if (options.folder)
        engine.call.folder = std::filesystem::absolute(*options.folder);
    for (const auto& [name, value] : options.parameters)
        engine.parameters.push_back({name, value});
    if (options.megabytes)
        engine.call.memory = static_cast<std::uint64_t>(*options.megabytes) << 20;
    if (options.timeout)
        engine.timeout = *options.timeout;
    EngineList list = EngineList::toChange(EngineList::usualFile());
    if (!options.force && list.find(engine.title) != nullptr)
        throw UsageError({"usage-engine-known", {{"word", visible(engine.title)}}});
    list.put(engine);
    list.save();
    console.say({"engines-added", {{"name", visible(engine.title)}}});
    return ExitStatus::allWell;
}

ExitStatus remove(const Options& options, Console& console) {
    EngineList list = EngineList::toChange(EngineList::usualFile());
    if (!list.remove(*options.name))
        throw UsageError({"usage-engine-unknown", {{"word", visible(*options.name)}}});
    list.save();
    console.say({"engines-removed", {{"name", visible(*options.name)}}});
    return ExitStatus::allWell;
}

std::string parameterLine(const analysis::HubParameter& parameter) {
    std::string line = fmt::format("{} = {}", parameter.name, parameter.value);
    if (!parameter.type.empty())
        line += " (" + parameter.type;
    if (!parameter.least.empty() || !parameter.most.empty())
        line += fmt::format(", {} to {}", parameter.least, parameter.most);
    if (!parameter.choices.empty())
        line += fmt::format(": {}", fmt::join(parameter.choices, ", "));
    return visible(cutToWidth(line + (parameter.type.empty() ? "" : ")"), 200));
}

std::vector<std::string> variantNames(const HubCapabilities& capabilities) {
    std::vector<std::string> names;
    for (const rules::Variant variant : capabilities.variants())
        names.emplace_back(rules::rules(variant).name);
    return names;
}

Json jsonOf(const HubCapabilities& capabilities, const analysis::Findings& found) {
    Json parameters = Json::array();
    for (const analysis::HubParameter& p : capabilities.parameters)
        parameters.push_back({{"name", p.name},
                              {"value", p.value},
                              {"type", p.type},
                              {"min", p.least},
                              {"max", p.most},
                              {"values", p.choices}});
    return {{"name", capabilities.identity.name},
            {"version", capabilities.identity.version},
            {"author", capabilities.identity.author},
            {"country", capabilities.identity.country},
            {"protocol", capabilities.protocol},
            {"variants", variantNames(capabilities)},
            {"parameters", parameters},
            {"nodes", found.nodes},
            {"depth", found.depth},
            {"seconds", static_cast<double>(found.time.count()) / 1e3}};
}

std::string wordsOf(const HubCapabilities& capabilities, const analysis::Findings& found,
                    const Console& console) {
    const auto& [name, version, author, country] = capabilities.identity;
    std::string text =
        console.translate({"engines-identity",
                           {{"name", visible(name)},
                            {"version", visible(version)},
                            {"author", visible(author)},
                            {"country", visible(country)},
                            {"protocol", std::to_string(capabilities.protocol)}}}) +
        '\n' + console.translate({"engines-plays", {{"variants", variantNames(capabilities)}}}) +
        '\n';
    constexpr std::size_t shown = 50;
    for (std::size_t i = 0; i < std::min(capabilities.parameters.size(), shown); ++i)
        text += "  " + parameterLine(capabilities.parameters[i]) + '\n';
    if (capabilities.parameters.size() > shown)
        text += "  " +
                console.translate(
                    {"counted-more", {{"n", grouped(capabilities.parameters.size() - shown)}}}) +
                '\n';
    const double seconds = std::max(static_cast<double>(found.time.count()), 1.0) / 1000;
    const double speed = static_cast<double>(found.nodes) / seconds;
    return text +
           console.translate({"engines-speed",
                              {{"depth", std::to_string(found.depth)},
                               {"nodes", grouped(found.nodes)},
                               {"seconds", fmt::format("{:.1f}", seconds)},
                               {"speed", grouped(static_cast<std::uint64_t>(speed))}}}) +
           '\n';
}

ExitStatus test(const Options& options, Console& console) {
    analysis::HubEngine engine(hubSettingsFor(*options.name));
    const HubCapabilities capabilities = engine.meet(options.variant);
    engine.setPosition(rules::Position::start(options.variant));
    analysis::Limits limits;
    limits.time = std::chrono::seconds(2);
    const analysis::Findings found = engine.search(limits, console.stopToken());
    console.out().write(options.format.isJson() ? jsonLine(jsonOf(capabilities, found))
                                                : wordsOf(capabilities, found, console));
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.action == "list")
        return list(options, console);
    if (options.action == "add")
        return add(options, console);
    if (options.action == "remove")
        return remove(options, console);
    return test(options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"ACTION", "ACTION", phrase("list (the default), add, remove or test")},
                    oneOf(options->action, {"list", "add", "remove", "test"}));
    arguments.value({"NAME", "NAME", phrase("the name of the engine; for test also a command")},
                    into(options->name));
    arguments.value(
        {"COMMAND", "COMMAND",
         phrase("add: the program and its arguments; write -- before them if one begins "
                "with '-'"),
         false, true},
        into(options->words));
    arguments.flag({"--force", "", phrase("add: replace the engine of that name")}, options->force);
    arguments.value({"--set", "NAME=VALUE", phrase("add: a parameter of the engine"), false, true},
                    into(options->parameters, "threads=2"));
    arguments.value({"--folder", "FOLDER",
                     phrase("add: the folder to run it in; else the current folder "
                            "at each start")},
                    into(options->folder));
    arguments.value({"--memory", "MB", phrase("add: the memory that it may use; 4096 if not set")},
                    into(options->megabytes, 16, 1 << 24));
    arguments.value(
        {"--timeout,--patience", "TIME",
         phrase("add: time that it may take to start; 10s if not set; a number is seconds")},
        into(options->timeout));
    arguments.value({"--variant", "V", phrase("test: search this variant's starting position")},
                    intoVariant(options->variant));
    options->format.declareList(arguments);
    arguments.needsName("engine", options->action, options->name, {"list"});
    arguments.refuse(
        phrase("the name must not contain spaces, commas or '/', and must not be damscope"),
        [options] { return options->action == "add" && !canBeNamed(*options->name); });
    arguments.refuse(phrase("engine add: give the command that starts the engine, such as "
                            "/opt/scan/scan hub"),
                     [options] { return options->action == "add" && options->words.empty(); });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace engines_command

Command enginesCommand() {
    return {
        "engine", phrase("add, list, remove and test other engines"),
        phrase(
            "Engines that speak the Hub protocol (versions 1 and 2) can analyse games instead of "
            "Damscope's own. They are kept in $DAMSCOPE_ENGINES, else "
            "$XDG_CONFIG_HOME/damscope/engines.json."),
        phrase("damscope engine add second damscope engine hub\n"
               "    adds Damscope itself, as an opponent in matches\n"
               "damscope engine test second\n"
               "    starts it, shows its name and parameters, and measures its speed\n"
               "damscope engine add scan /opt/scan/scan hub --folder /opt/scan --set threads=2\n"
               "    adds another engine under the name scan"),
        engines_command::declare};
}

namespace hub_command {
namespace {

ExitStatus run(const EngineOptions& options, Console& console) {
    // The program at the other end waits for an answer: missing tables are built meanwhile.
    using analysis::endgame::Missing;
    const Missing missing = options.endgames.makesMissing() ? Missing::areMade : Missing::stay;
    const analysis::EngineSettings settings = options.settings(missing);
    if (settings.weights) // the other program chooses the variant
        console.say({"hub-weights",
                     {{"file", visible(*options.weights)},
                      {"variant", std::string(rules::rules(settings.weights->variant).name)}}});
    analysis::hub::Server server(settings, [&](std::string_view line) {
        console.out().write(line);
        console.out().write("\n");
        console.out().flush();
    });
    StandardInput in;
    while (const auto line = in.nextLine())
        if (!server.obey(*line))
            return ExitStatus::allWell;
    server.finish();
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<EngineOptions>();
    options->declare(arguments);
    options->endgames.declareMaking(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace hub_command

Command hubCommand() {
    return {"engine hub", phrase("serve as an engine for other draughts programs"),
            phrase("Speaks the Hub protocol, version 2, on standard input and output. Enter "
                   "\"damscope engine hub\" as the engine's command in the other program. All "
                   "variants are "
                   "available: the parameter \"variant\" selects one."),
            phrase("damscope engine hub --threads 2 --hash 256\n"
                   "    waits for the commands hub, init, pos, level, go ..."),
            hub_command::declare};
}

} // namespace damscope::cli
