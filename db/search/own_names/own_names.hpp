// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/own_names/sections.hpp"
#include "db/search/structures/structures.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// What a user changes of the names and definitions of combinations and structures, in a file of
/// his own. docs/names.md describes it.
namespace damscope::db {

/// All names, with the changes of a text. What it does not name stays as the program has it.
[[nodiscard]] Expected<NameCatalogue, OwnNamesProblem> readOwnNames(std::string_view text);

/// $DAMSCOPE_NAMES, else $XDG_CONFIG_HOME/damscope/names.ini; nothing without a home folder.
[[nodiscard]] std::optional<std::filesystem::path> ownNamesFile();

/// The text of a file; empty if there is none. Throws std::system_error.
[[nodiscard]] std::string ownNamesText(const std::filesystem::path& file);

/// Those of a user, for the stores that he opens.
using UsersNames = Expected<std::shared_ptr<const NameCatalogue>, OwnNamesProblem>;

/// Gives a file another text, made of the present one; other programs change the file before or
/// after that. Returns the names that it gives, or what is wrong with a text that cannot be read:
/// then nothing is written. Throws std::system_error, and what `changed` throws.
[[nodiscard]] UsersNames
changeOwnNames(const std::filesystem::path& file,
               const std::function<std::string(const std::string&)>& changed);

/// The names of the user's file; null, which stands for the built-in ones, if it has none. Throws
/// std::system_error.
[[nodiscard]] UsersNames usersNames();

} // namespace damscope::db
