// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that knows the TOML library.
#include "cli/configuration/configuration.hpp"
#include "cli/options/language_option.hpp"

#include <fmt/format.h>
#include <sstream>
#include <toml.hpp>

namespace damscope::cli {
namespace {

[[noreturn]] void fail(const std::string& name, const toml::source_location& where,
                       const std::string& what) {
    throw UsageError(
        inWords({"usage-wrong",
                 {{"option", fmt::format("{}:{}:{}", name, where.line(), where.column())},
                  {"wrong", what}}}));
}

std::string textOf(const toml::value& value, const Setting& setting, const std::string& name) {
    if (setting.isNumber && value.is_integer())
        return std::to_string(value.as_integer());
    if (!setting.isNumber && value.is_string())
        return value.as_string().str;
    fail(name, value.location(),
         inWords({setting.isNumber ? "usage-setting-number" : "usage-setting-text",
                  {{"setting", std::string(setting.name)}}}));
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
        fail(name, error.location(),
             inWords({"usage-not-toml", {{"reason", firstLine(error.what())}}}));
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
            fail(name, value.location(), error.what());
        }
        values.push_back({setting, textOf(value, *setting, name)});
        if (const auto wrong = wrongWith(*setting, values.back().value))
            fail(name, value.location(),
                 inWords({"usage-wrong", {{"option", key}, {"wrong", *wrong}}}));
    }
    return values;
}

} // namespace damscope::cli
