// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/configuration.hpp"

#include "base/files/stream_error.hpp"
#include "base/files/user_folder.hpp"
#include "base/parallel/workers.hpp"
#include "base/system/user_locale.hpp"
#include "cli/options/general_options.hpp"
#include "db/search/own_names/own_names.hpp"
#include "messages/language.hpp"
#include "messages/phrase.hpp"
#include "rules/board/variants.hpp"

#include <fmt/format.h>
#include <toml.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>

namespace damscope::cli {
namespace {

constexpr std::array<Setting, 5> settings{{
    {"database", "DAMSCOPE_DB", phrase("the database of commands without --db"),
     phrase("games.db in the user's data folder")},
    {"variant", "DAMSCOPE_VARIANT",
     phrase("the game of commands without --variant that are about one"),
     phrase("international, or to be given")},
    {"language", "DAMSCOPE_LANGUAGE", phrase("the language of messages: {codes}"),
     phrase("that of the environment")},
    {"results", "DAMSCOPE_RESULTS", phrase("how results are shown: points (2-0) or chess (1-0)"),
     phrase("as is usual in the game")},
    {"threads", "DAMSCOPE_THREADS", phrase("how many threads a command uses"),
     phrase("one for each core"), true},
}};

std::string tomlString(std::string_view value) {
    std::string text = "\"";
    for (const char c : value) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + "\"";
}

// Whether a line sets this.
bool sets(std::string_view line, std::string_view name) {
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if (!line.starts_with(name))
        return false;
    line.remove_prefix(name.size());
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    return line.starts_with('=');
}

} // namespace

std::span<const Setting> allSettings() {
    return settings;
}

const Setting& settingNamed(std::string_view name) {
    const auto found = std::ranges::find(settings, name, &Setting::name);
    if (found != settings.end())
        return *found;
    std::vector<std::string_view> names;
    names.reserve(settings.size());
    for (const Setting& setting : settings)
        names.push_back(setting.name);
    throw UsageError(withNearest({"usage-no-setting", {{"word", std::string(name)}}}, name, names));
}

Complaint wrongWith(const Setting& setting, std::string_view value) {
    if (value.empty() || value.find_first_of(std::string_view("\n\r\0", 3)) != value.npos)
        return Message{"usage-one-line", {}};
    if (setting.isNumber && !base::threadCount(value))
        return Message{"usage-whole-number",
                       {{"least", std::int64_t{1}},
                        {"most", std::int64_t{base::mostThreads}},
                        {"word", std::string(value)}}};
    if (setting.name == "variant" && !rules::variantNamed(value))
        return Message{"usage-no-variant", {{"word", std::string(value)}}};
    if (setting.name == "language" && !languageNamed(value))
        return unknownLanguage(value);
    if (setting.name == "results" && value != "points" && value != "chess")
        return Message{"usage-results", {{"word", std::string(value)}}};
    return std::nullopt;
}

std::optional<std::filesystem::path> configurationFile() {
    const auto folder = base::userFolder(base::UserFiles::settings);
    return folder ? std::optional(*folder / "config.toml") : std::nullopt;
}

std::string withSetting(const std::string& text, const Setting& setting,
                        const std::optional<std::string>& value) {
    std::string line;
    if (value)
        line =
            fmt::format("{} = {}\n", setting.name, setting.isNumber ? *value : tomlString(*value));
    std::string changed;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
        const std::string_view old = std::string_view(text).substr(at, end - at);
        if (sets(old, setting.name)) {
            changed += line;
            line.clear();
        } else {
            changed += old;
        }
        at = end;
    }
    if (!changed.empty() && changed.back() != '\n')
        changed += '\n';
    return changed + line;
}

std::string configurationText(const std::filesystem::path& file) {
    std::error_code error;
    if (!std::filesystem::exists(file, error))
        return {};
    std::ifstream in(file, std::ios::binary);
    if (!in)
        base::failOn(file, base::streamError(file, base::Opening::read));
    return {std::istreambuf_iterator<char>(in), {}};
}

namespace {

// "~/games.db": a shell would have replaced it, a file is read as it is.
std::string withHome(const Setting& setting, const std::string& value) {
    const auto home = base::homeFolder();
    return setting.name == "database" && value.starts_with("~/") && home
               ? home->string() + value.substr(1)
               : value;
}

} // namespace

Settings settingsFrom(const std::vector<ConfiguredValue>& configured) {
    const auto valueOf = [&configured](std::string_view name) {
        const Setting& setting = settingNamed(name);
        std::optional<std::string> value = base::environment(setting.variable);
        const auto found = std::ranges::find(configured, &setting, &ConfiguredValue::setting);
        if (!value && found != configured.end())
            value = withHome(setting, found->value);
        return value;
    };
    Settings all{.database = valueOf("database")};
    if (const auto variant = valueOf("variant"))
        all.variant = rules::variantNamed(*variant);
    if (const auto threads = valueOf("threads"))
        all.threads = base::threadCount(*threads);
    if (const auto results = valueOf("results"); results == "points")
        all.locale.results = rules::ResultStyle::international;
    else if (results == "chess")
        all.locale.results = rules::ResultStyle::chess;
    auto language = valueOf("language");
    if (!language)
        language = base::userLocale();
    all.locale.language =
        language ? languageNamed(*language).value_or(Language::english) : Language::english;
    return all;
}

std::vector<ConfiguredValue> configuredValues() {
    const auto file = configurationFile();
    return file ? readConfiguration(configurationText(*file), file->string())
                : std::vector<ConfiguredValue>();
}

std::filesystem::path ownNamesPlace() {
    if (const auto file = db::ownNamesFile())
        return *file;
    throw UsageError("there is no home folder to keep names.ini in; set XDG_CONFIG_HOME");
}

Message placed(const std::filesystem::path& file, const db::OwnNamesProblem& problem) {
    return {"usage-wrong",
            {{"option", fmt::format("{}:{}:{}", file.string(), problem.line, problem.column)},
             {"wrong", problem.reason}}};
}

std::shared_ptr<const db::NameCatalogue> usersNames() {
    auto names = db::usersNames();
    if (!names)
        throw UsageError({"usage-own-names", {{"wrong", placed(ownNamesPlace(), names.error())}}});
    return *std::move(names);
}

// The one place that knows the TOML library.
namespace {

[[noreturn]] void fail(const std::string& name, const toml::source_location& where,
                       const Message& what) {
    refuseValue(fmt::format("{}:{}:{}", name, where.line(), where.column()), what);
}

std::string textOf(const toml::value& value, const Setting& setting, const std::string& name) {
    if (setting.isNumber && value.is_integer())
        return std::to_string(value.as_integer());
    if (!setting.isNumber && value.is_string())
        return value.as_string().str;
    fail(name, value.location(),
         {setting.isNumber ? "usage-setting-number" : "usage-setting-text",
          {{"setting", std::string(setting.name)}}});
}

// The library's message is many lines long; the first says what is wrong.
std::string firstLine(const std::string& text) {
    std::string line = text.substr(0, text.find('\n'));
    if (const std::size_t mark = line.find("] "); mark != std::string::npos)
        line.erase(0, mark + 2);
    return line;
}

toml::value parsed(const std::string& text, const std::string& name) {
    std::istringstream in(text);
    try {
        return toml::parse(in, name);
    } catch (const toml::exception& error) {
        fail(name, error.location(), {"usage-not-toml", {{"reason", firstLine(error.what())}}});
    }
}

} // namespace

std::vector<ConfiguredValue> readConfiguration(const std::string& text, const std::string& name) {
    std::vector<ConfiguredValue> values;
    if (text.empty())
        return values;
    const toml::value all = parsed(text, name);
    for (const auto& [key, value] : all.as_table()) {
        const Setting* setting = nullptr;
        try {
            setting = &settingNamed(key);
        } catch (const UsageError& error) {
            fail(name, value.location(), error.message());
        }
        values.push_back({setting, textOf(value, *setting, name)});
        if (const auto wrong = wrongWith(*setting, values.back().value))
            fail(name, value.location(), {"usage-wrong", {{"option", key}, {"wrong", *wrong}}});
    }
    return values;
}

} // namespace damscope::cli
