// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/names.hpp"
#include "db/own_names/sections.hpp"
#include "db/structures/structures.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The fields in the order in which they are set: the variant first, since squares are its.
[[nodiscard]] std::vector<NameField> inOrder(std::vector<NameField> fields);

/// Sets a field of a row from the text of a file. Returns what is wrong with it.
[[nodiscard]] std::optional<Message> setField(analysis::shots::ShotName& row,
                                              const std::string& field, const std::string& value);
[[nodiscard]] std::optional<Message> setField(Structure& row, const std::string& field,
                                              const std::string& value);

/// Sets what follows from the fields. Returns what is missing.
[[nodiscard]] std::optional<Message> finish(analysis::shots::ShotName& row);
[[nodiscard]] std::optional<Message> finish(Structure& row);

/// The names of the fields that there are.
[[nodiscard]] const std::vector<std::string>& fieldsOf(NamedKind kind);

} // namespace damscope::db
