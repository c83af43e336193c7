// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

namespace damscope::rules {

/// Whether the side to move must capture as many pieces as it can (in Frisian draughts: of the
/// greatest value), and could take fewer if it did not have to: by another capture, or by a king
/// that lands where it cannot go on, beside a square from which it can. What decides among captures
/// of as many pieces, a king that must take or kings that must be taken, does not count. False
/// where the variant leaves the choice.
[[nodiscard]] bool majorityDecides(const Position& position);

} // namespace damscope::rules
