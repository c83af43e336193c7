// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAction;
class QToolButton;
class QWidget;

namespace damscope::gui {

/// The button follows the action. A screen reader says the text of the action, not the sign on the
/// button.
void setAction(QToolButton& button, QAction& action);
/// A new button that is like that.
[[nodiscard]] QToolButton* actionButton(QAction& action, QWidget* parent);

} // namespace damscope::gui
