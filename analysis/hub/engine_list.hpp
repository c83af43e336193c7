// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "base/files/open_files.hpp"

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace damscope::analysis {

/// A list of engines that cannot be read or written; what() names the file and what to do.
class EngineListError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The external engines that a user has added, in the order in which they were added; the title of
/// each is its name. Stored as JSON.
class EngineList {
public:
    /// $DAMSCOPE_ENGINES, else $XDG_CONFIG_HOME/damscope/engines.json, else
    /// ~/.config/damscope/engines.json. Throws EngineListError if none of these is available.
    [[nodiscard]] static std::filesystem::path usualFile();

    /// Reads a list; a file that does not exist is an empty list. Throws EngineListError.
    explicit EngineList(std::filesystem::path file);
    /// The same, to be changed and saved: no other program does so while it lives.
    [[nodiscard]] static EngineList toChange(const std::filesystem::path& file);
    /// Replaces the file as a whole. Throws EngineListError.
    void save() const;

    /// Whether an engine can have this name: no blank and nothing that parts names of files, so
    /// that it cannot be mistaken for a command, and not "damscope", which is Damscope's own.
    [[nodiscard]] static bool isName(std::string_view name);

    [[nodiscard]] const std::vector<HubSettings>& engines() const { return engines_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    [[nodiscard]] const HubSettings* find(std::string_view name) const;
    /// Adds an engine, or replaces the one of the same name.
    void put(HubSettings engine);
    /// False if there is none with that name.
    bool remove(std::string_view name);

private:
    std::filesystem::path file_;
    std::vector<HubSettings> engines_;
    std::optional<base::FileLock> lock_;
};

/// An engine as its entry in the list's file.
[[nodiscard]] nlohmann::ordered_json toJson(const HubSettings& engine);

} // namespace damscope::analysis
