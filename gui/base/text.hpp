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

inline constexpr QChar noBreakHyphen(0x2011);

/// Moves as they are shown: no line ends inside one.
[[nodiscard]] inline QString unbroken(QString moves) {
    return moves.replace(QLatin1Char('-'), noBreakHyphen);
}

} // namespace damscope::gui
