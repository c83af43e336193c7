// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/annotation.hpp"
#include "messages/message.hpp"

#include <string>

namespace damscope::analysis {

/// The comment on an error: "Mistake. 32-28 keeps the balance." `better` is the move in
/// notation; its result follows from the score before the error.
[[nodiscard]] Message errorComment(const JudgedMove& move, const std::string& better);

/// The sign of an error as a NAG: 2 "?", 4 "??", 6 "?!".
[[nodiscard]] int nagOf(Quality quality);

} // namespace damscope::analysis
