// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QSpinBox>

namespace damscope::gui {

/// Names a spin box for screen readers: they meet the line in it too.
inline void setName(QSpinBox& box, const QString& name) {
    box.setAccessibleName(name);
    if (auto* line = box.findChild<QLineEdit*>())
        line->setAccessibleName(name);
}

/// What a spin box shows instead of its least number, with room for it: Qt measures the word, but
/// does not tell the layout.
inline void setLeastWord(QSpinBox& box, const QString& word) {
    box.setSpecialValueText(word);
    box.updateGeometry();
}

} // namespace damscope::gui
