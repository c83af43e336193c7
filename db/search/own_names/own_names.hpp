// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/names.hpp"
#include "db/search/own_names/sections.hpp"
#include "db/search/structures/structures.hpp"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

/// What a user changes of the names and definitions of combinations and structures, in a file of
/// his own. docs/names.md describes it.
namespace damscope::db {

/// All of them, with the changes.
struct OwnNames {
    analysis::shots::ShotNames shots;
    Structures structures;
};

/// The changes of a text. What it does not name stays as the program has it.
[[nodiscard]] Expected<OwnNames, OwnNamesProblem> readOwnNames(std::string_view text);

/// $DAMSCOPE_NAMES, else $XDG_CONFIG_HOME/damscope/names.ini; nothing without a home folder.
[[nodiscard]] std::optional<std::filesystem::path> ownNamesFile();

/// The text of a file; empty if there is none. Throws std::system_error.
[[nodiscard]] std::string ownNamesText(const std::filesystem::path& file);

/// Gives a file another text, made of the present one, and uses it; other programs change the file
/// before or after that. Returns what is wrong with a text that cannot be read: then nothing is
/// written. Throws std::system_error, and what `changed` throws.
[[nodiscard]] std::optional<OwnNamesProblem>
changeOwnNames(const std::filesystem::path& file,
               const std::function<std::string(const std::string&)>& changed);

/// Makes the names of the user's file those in use, if there is one. What is wrong with it is
/// returned: then the names in use stay. Throws std::system_error.
[[nodiscard]] std::optional<OwnNamesProblem> useOwnNames();

} // namespace damscope::db
