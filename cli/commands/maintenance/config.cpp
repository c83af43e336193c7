// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"
#include "base/files/open_files.hpp"
#include "base/files/user_folder.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/configuration.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace damscope::cli {
namespace config_command {
namespace {

struct Options {
    std::optional<std::string> name;
    std::optional<std::string> value;
    bool unset = false;
    bool path = false;
    FormatOption format;
};

std::filesystem::path file() {
    if (const auto known = configurationFile())
        return *known;
    throw UsageError("there is no home folder to keep config.toml in; set XDG_CONFIG_HOME");
}

/// What a setting is, and who says so.
struct Effective {
    std::optional<std::string> value;
    std::string source;
};

Effective effective(const Setting& setting, const std::vector<ConfiguredValue>& configured) {
    const auto found = std::ranges::find(configured, &setting, &ConfiguredValue::setting);
    const auto inFile =
        found == configured.end() ? std::nullopt : std::optional<std::string>(found->value);
    const auto set = base::environment(setting.variable);
    if (set && set != inFile) // the file's own values have been put there
        return {set, std::string("$") + setting.variable};
    if (inFile)
        return {inFile, "config.toml"};
    return {std::nullopt, {}};
}

std::vector<ConfiguredValue> configured() {
    return readConfiguration(configurationText(file()), file().string());
}

void list(const Options& options, Console& console) {
    const auto inFile = configured();
    std::vector<Table::Cells> rows;
    Json object = Json::object();
    for (const Setting& setting : allSettings()) {
        const Effective now = effective(setting, inFile);
        object[std::string(setting.name)] = now.value ? Json(*now.value) : Json();
        rows.push_back({std::string(setting.name),
                        now.value ? visible(*now.value)
                                  : "(" + translatedText(setting.fallback, console.locale()) + ")",
                        now.source,
                        withLanguageCodes(translatedText(setting.meaning, console.locale()))});
    }
    if (options.format.isJson())
        return console.out().write(jsonLine(object));
    console.out().write(Table({{console.translate("column", "setting")},
                               {console.translate("column", "value")},
                               {console.translate("column", "from")},
                               {console.translate("column", "meaning")}},
                              std::nullopt, console.mayStyle())
                            .page(rows));
}

void change(const Setting& setting, const std::optional<std::string>& value, Console& console) {
    if (const auto wrong = value ? wrongWith(setting, *value) : std::nullopt)
        refuseValue(setting.name, *wrong);
    const std::filesystem::path place = file();
    const base::FileLock lock = base::lockToChange(place);
    const std::string text = withSetting(configurationText(place), setting, value);
    (void)readConfiguration(text, place.string()); // never write what cannot be read
    base::AtomicFile out({place});
    out.write(text);
    out.keep();
    console.say({value ? "config-set" : "config-removed",
                 {{"setting", std::string(setting.name)}, {"file", visible(place.string())}}});
}

ExitStatus run(const Options& options, Console& console) {
    if (options.path) {
        console.out().write(file().string() + '\n');
    } else if (!options.name) {
        list(options, console);
    } else if (options.unset || options.value) {
        change(settingNamed(*options.name), options.value, console);
    } else {
        const Effective now = effective(settingNamed(*options.name), configured());
        console.out().write(now.value ? *now.value + '\n' : std::string());
    }
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"SETTING", "SETTING", phrase("database, variant, language, results or threads; else all")},
        into(options->name));
    arguments.value({"VALUE", "VALUE", phrase("its new value; else its value is printed")},
                    into(options->value));
    arguments.flag({"--unset", "", phrase("remove the setting")}, options->unset);
    arguments.flag({"--path", "", phrase("print where config.toml is")}, options->path);
    options->format.declareObject(arguments);
    arguments.needs("--unset", {"SETTING"}, phrase("--unset: which setting?"));
    arguments.excludes("--unset", {"VALUE"}, phrase("--unset: without a value"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace config_command

Command configCommand() {
    return {
        "config", phrase("show and change the settings of all commands"),
        phrase(
            "Settings are kept in $XDG_CONFIG_HOME/damscope/config.toml (else "
            "~/.config/damscope/config.toml), which can also be edited by hand. An option of a "
            "command takes precedence over an environment variable (DAMSCOPE_DB, DAMSCOPE_VARIANT, "
            "DAMSCOPE_LANGUAGE, DAMSCOPE_RESULTS, DAMSCOPE_THREADS), and that over a setting."),
        phrase("damscope config\n"
               "    lists the settings and where they come from\n"
               "damscope config variant russian\n"
               "    makes Russian draughts the usual game\n"
               "damscope config --unset variant\n"
               "    goes back to what it was"),
        config_command::declare};
}

} // namespace damscope::cli
