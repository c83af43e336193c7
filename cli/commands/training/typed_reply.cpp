// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/typed_reply.hpp"

#include "base/text/ascii.hpp"

namespace damscope::cli {

TypedReply typedReplyOf(std::string_view text) {
    const std::string lower = base::lowerCase(text);
    if (lower == "h" || lower == "hint" || lower == "?")
        return TypedReply::hint;
    if (lower == "s" || lower == "skip")
        return TypedReply::skip;
    return lower == "q" || lower == "quit" ? TypedReply::quit : TypedReply::move;
}

} // namespace damscope::cli
