// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::base {

/// The text with every CR LF and every CR as LF, so that copies from files of different systems are
/// equal.
[[nodiscard]] inline std::string withLineFeeds(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] != '\r')
            plain += text[at];
        else if (!text.substr(at + 1).starts_with('\n'))
            plain += '\n';
    return plain;
}

} // namespace damscope::base
