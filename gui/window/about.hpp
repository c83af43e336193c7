// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

class QWidget;

namespace damscope::gui {

/// The version and licence of Damscope and of the libraries in it.
void showAbout(QWidget& parent);

class Actions;

/// The keys of all actions, in a separate window: one for each parent.
void showShortcuts(const Actions& actions, QWidget& parent);

} // namespace damscope::gui
