// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/framed.hpp"

#include "gui/look/sizes.hpp"

#include <QVBoxLayout>
#include <QWidget>

namespace damscope::gui {

QWidget* framed(QWidget& panel) {
    auto* frame = new QWidget;
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, look::space::small, look::space::small, look::space::small);
    layout->addWidget(&panel);
    panel.show(); // as a dock does
    frame->setFocusProxy(panel.focusProxy() == nullptr ? &panel : panel.focusProxy());
    return frame;
}

} // namespace damscope::gui
