// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace damscope::gui {

/// Text of the libraries, which is UTF-8.
[[nodiscard]] inline QString qtText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// As above; empty if the text says that it is unknown.
[[nodiscard]] inline QString knownText(std::string_view text) {
    return text == "?" ? QString() : qtText(text);
}

} // namespace damscope::gui
