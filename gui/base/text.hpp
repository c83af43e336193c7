// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/direction.hpp"

#include <QLocale>
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

/// A name to be put among other texts, whatever the direction of its letters (base::isolated).
[[nodiscard]] inline QString isolatedText(const QString& text) {
    return qtText(base::isolated(text.toStdString()));
}

/// A cell of a page as it is shown: a number with decimals has the decimal mark of the window's
/// language, any other text stays as it is.
[[nodiscard]] inline QString shownCell(std::string_view cell) {
    QString text = qtText(cell);
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    bool isNumber = false;
    (void)text.toDouble(&isNumber); // as in English, whatever the language of the window
    return point >= 0 && isNumber ? text.replace(point, 1, QLocale().decimalPoint()) : text;
}

inline constexpr QChar noBreakHyphen(0x2011);

/// Moves as they are shown: no line ends inside one.
[[nodiscard]] inline QString unbroken(QString moves) {
    return moves.replace(QLatin1Char('-'), noBreakHyphen);
}

} // namespace damscope::gui
