// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QSpinBox>

namespace damscope::gui {

/// Names a spin box for screen readers, including its line edit.
inline void setName(QSpinBox& box, const QString& name) {
    box.setAccessibleName(name);
    if (auto* line = box.findChild<QLineEdit*>())
        line->setAccessibleName(name);
}

/// The text that a spin box shows instead of its minimum, with enough width: Qt measures the text,
/// but does not notify the layout.
inline void setLeastWord(QSpinBox& box, const QString& word) {
    box.setSpecialValueText(word);
    box.updateGeometry();
}

} // namespace damscope::gui
