// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace damscope::gui {

/// The version and licence of Damscope and of the libraries in it.
void showAbout(QWidget& parent);

} // namespace damscope::gui
