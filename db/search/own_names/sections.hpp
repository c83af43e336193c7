// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/names.hpp"
#include "base/vocabulary.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// Why a file of names cannot be used. Lines and columns are counted from 1, columns in bytes.
struct OwnNamesProblem {
    std::size_t line = 0;
    std::size_t column = 0;
    Message reason;
};

/// What a section is about.
enum class NamedKind : std::uint8_t { shot, structure };
/// "shot", "structure": as headings say it.
[[nodiscard]] std::string_view nameOf(NamedKind kind);

/// `NAME = VALUE`.
struct NameField {
    std::string name;
    std::string value;
    std::size_t line = 0;
    std::size_t column = 0; ///< of the value
};

/// `[shot royal]` and the lines below it.
struct NameSection {
    NamedKind kind{};
    std::string key;
    std::vector<NameField> fields;
    std::size_t line = 0;
};

/// The sections of a file of names, without looking at what its fields say. Lines that begin with
/// '#' are comments.
[[nodiscard]] Expected<std::vector<NameSection>, OwnNamesProblem>
readSections(std::string_view text);

/// The text with a field of a section changed, added, or, without a value, removed; all else,
/// comments too, stays as it is. A section that is not there is added at the end.
[[nodiscard]] std::string withField(std::string_view text, NamedKind kind, std::string_view key,
                                    std::string_view field,
                                    const std::optional<std::string>& value);
/// The text without a section.
[[nodiscard]] std::string withoutSection(std::string_view text, NamedKind kind,
                                         std::string_view key);

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
