// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace damscope::gui {

class Actions;

/// The keys of all actions, in a separate window: one for each parent.
void showShortcuts(const Actions& actions, QWidget& parent);

} // namespace damscope::gui
