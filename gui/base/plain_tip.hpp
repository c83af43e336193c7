// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace damscope::gui {

/// A tooltip that shows a text as it is written. Qt takes what looks like HTML for HTML, and would
/// load the picture that a player's name asks for.
[[nodiscard]] inline QString plainTip(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal) : text;
}

} // namespace damscope::gui
