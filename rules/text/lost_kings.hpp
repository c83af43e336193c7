// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/board/position.hpp"

#include <optional>

namespace damscope::rules {

/// What there is to say of a position that somebody wrote down with men on their own crowning row
/// (menOnCrowningRow): which they are, and whether a K was lost. Nothing if there are none.
[[nodiscard]] std::optional<Message> warningOfLostKings(const Position& position);

} // namespace damscope::rules
