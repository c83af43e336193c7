// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/position.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::analysis::hub {

/// One line of the Hub protocol: a command, then arguments that are words or name=value; values
/// with blanks are in double quotes.
struct Message {
    std::string command;
    /// A word without '=' has an empty value.
    std::vector<std::pair<std::string, std::string>> arguments;

    [[nodiscard]] bool has(std::string_view name) const { return value(name).has_value(); }
    /// The value of the first argument with this name.
    [[nodiscard]] std::optional<std::string_view> value(std::string_view name) const;
};

/// Nothing if the line is empty or a quote is not closed.
[[nodiscard]] std::optional<Message> readMessage(std::string_view line);

/// `name=value` as an argument, quoted if the value needs it.
[[nodiscard]] std::string argument(std::string_view name, std::string_view value);

/// Positions and moves as the Hub protocol writes them (Hub protocol 2, "Positions" and "Moves").
/// The side to move (W or B), then a letter for every square, number 1 first: e empty, w and b men,
/// W and B kings.
[[nodiscard]] std::string writePosition(const rules::Position& position);
/// Reads it. Nothing if it is not a position of the variant.
[[nodiscard]] std::optional<rules::Position> readPosition(rules::Variant variant,
                                                          std::string_view text);

/// "32-28"; a capture has its ends and, in ascending order, all taken squares: "28x19x23x24".
[[nodiscard]] std::string writeMove(const rules::Rules& rules, const rules::Move& move);
/// The legal move of a text, with its captured squares in any order. Captures that their ends
/// identify need not name the taken squares. Nothing if there is none, or more than one.
[[nodiscard]] std::optional<rules::Move> readMove(const rules::Position& position,
                                                  std::string_view text);

} // namespace damscope::analysis::hub
