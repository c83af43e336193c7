// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace damscope::cli {

/// What a person typed as an answer.
enum class TypedReply : std::uint8_t { move, hint, skip, quit };

[[nodiscard]] TypedReply typedReplyOf(std::string_view text);

} // namespace damscope::cli
