// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/search/own_names/own_names.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

/// What a user can set once for all commands. An option of a command goes before it, and so does
/// the environment variable.
struct Setting {
    std::string_view name;     ///< in config.toml
    const char* variable;      ///< of the environment that says the same
    std::string_view meaning;  ///< for `damscope config`
    std::string_view fallback; ///< in words, where nothing is set
    bool isNumber = false;
};
[[nodiscard]] std::span<const Setting> allSettings();
/// Throws UsageError, which names the nearest, if there is none of that name.
[[nodiscard]] const Setting& settingNamed(std::string_view name);
/// What is wrong with a value, or nothing.
[[nodiscard]] Complaint wrongWith(const Setting& setting, std::string_view value);

/// A setting in config.toml.
struct ConfiguredValue {
    const Setting* setting;
    std::string value;
};

/// $XDG_CONFIG_HOME/damscope/config.toml; nothing without a home folder.
[[nodiscard]] std::optional<std::filesystem::path> configurationFile();

/// The settings of a TOML text (https://toml.io/en/v1.0.0); `name` is what messages call it. Throws
/// UsageError, "config.toml:3:1: ...", for what is not TOML, or not a setting.
[[nodiscard]] std::vector<ConfiguredValue> readConfiguration(const std::string& text,
                                                             const std::string& name);

/// The text with a setting changed, added, or, without a value, removed; all else, comments too,
/// stays as it is.
[[nodiscard]] std::string withSetting(const std::string& text, const Setting& setting,
                                      const std::optional<std::string>& value);

/// The text of the file; empty if there is none. Throws std::system_error.
[[nodiscard]] std::string configurationText(const std::filesystem::path& file);

/// What is configured in the user's file; nothing without one. Throws as readConfiguration() does.
[[nodiscard]] std::vector<ConfiguredValue> configuredValues();
/// The settings of the environment, and those configured where it says nothing. The language is the
/// configured one, else, in the order of POSIX, that of LC_ALL, LC_MESSAGES, LANG ("nl_NL.UTF-8");
/// English if Damscope does not have it.
[[nodiscard]] Settings settingsFrom(const std::vector<ConfiguredValue>& configured);

/// The user's file of names (db/search/own_names). Throws UsageError without a home folder.
[[nodiscard]] std::filesystem::path ownNamesPlace();

/// "names.ini:3:1: ..."
[[nodiscard]] Message placed(const std::filesystem::path& file, const db::OwnNamesProblem& problem);

/// The names of the user's file. Throws UsageError where it cannot be understood.
[[nodiscard]] std::shared_ptr<const db::NameCatalogue> usersNames();

} // namespace damscope::cli
