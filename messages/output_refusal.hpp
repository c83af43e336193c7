// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/output_target.hpp"
#include "messages/language.hpp"

#include <string>

namespace damscope::base {

/// The refusal in words, with what to do: "games.db: this is a Damscope database, which is never
/// written over; give another name".
[[nodiscard]] std::string message(const OutputRefusal& refusal,
                                  rules::Language language = rules::Language::english);

} // namespace damscope::base
