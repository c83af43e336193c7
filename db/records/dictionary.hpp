// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace damscope::db {

class Connection;

/// A table of texts with numbers: players, events, sites, tag names and lists. Gives each text its
/// number, and a new one to a text that is not there yet. For one transaction: what is remembered
/// here may not be true after a rollback, or when others have written.
class Dictionary {
public:
    enum class Table : std::uint8_t { player, event, site, tagName, tagList };
    Dictionary(Connection& connection, Table table) : connection_(connection), table_(table) {}

    [[nodiscard]] std::int64_t numberOf(std::string_view text);
    /// Nothing for an empty text.
    [[nodiscard]] std::optional<std::int64_t> optionalNumberOf(std::string_view text);

private:
    struct TextHash : std::hash<std::string_view> {
        using is_transparent = void; // found by string_view, without making a string of it
    };

    std::int64_t look(std::string_view text);
    std::int64_t insert(std::string_view text);

    Connection& connection_;
    Table table_;
    std::unordered_map<std::string, std::int64_t, TextHash, std::equal_to<>> known_;
};

} // namespace damscope::db
