// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace damscope::gui {

/// A part of a text.
struct TextSpan {
    int begin = 0;
    int end = 0; ///< after its last character
    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// The words of a text that another one does not have at the corresponding place; neighbours as one
/// span. Where lines end makes no difference.
[[nodiscard]] std::vector<TextSpan> differingWords(const QString& text, const QString& other);

} // namespace damscope::gui
