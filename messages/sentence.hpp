// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

namespace damscope::rules {

/// A sentence in which every name in braces, "{square} is occupied", is replaced by the text that
/// `valueOf` gives for the name.
template <class ValueOf>
[[nodiscard]] std::string filled(std::string_view sentence, const ValueOf& valueOf) {
    std::string text;
    for (auto open = sentence.find('{'); open != std::string_view::npos;
         open = sentence.find('{')) {
        const auto close = std::min(sentence.find('}', open), sentence.size() - 1);
        text += sentence.substr(0, open);
        text += valueOf(sentence.substr(open + 1, close - open - 1));
        sentence.remove_prefix(close + 1);
    }
    return text += sentence;
}

} // namespace damscope::rules
