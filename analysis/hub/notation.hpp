// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/move.hpp"
#include "rules/board/position.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Positions and moves as the Hub protocol writes them (Hub protocol 2, "Positions" and "Moves").
namespace damscope::analysis::hub {

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
