// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace damscope::db::old {

/// What a sentence could be a piece of.
enum class Role : std::uint8_t { problem, explanation, fen, done, suggestion, position };

/// What could follow a sentence.
enum class Tail : std::uint8_t {
    none,
    choices, ///< ": 23x32, 23x34 and 2 more"
    canPlay  ///< "; the man on 31 can play 31-27"
};

/// An English sentence of the versions before 4 and the message that it is now. A gap {name} holds
/// one word, {name:text} any text, {name:number} a number, {name:list} words with commas,
/// {name:explanation} a sentence of that role, and {name:side} and its like a key.
struct Sentence {
    Role role;
    std::string_view code;
    std::string_view pattern;
    Tail tail = Tail::none;
    /// A parameter that the pattern does not show.
    std::string_view name{};
    std::string_view value{};
};

/// A word of a gap and the key that it is now.
struct Key {
    std::string_view kind;
    std::string_view words;
    std::string_view key;
};

[[nodiscard]] std::span<const Sentence> sentences();
[[nodiscard]] std::span<const Key> keys();

} // namespace damscope::db::old
