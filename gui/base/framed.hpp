// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace damscope::gui {

/// A panel with a distance to its neighbours, to be put into a dock. What has the focus first in
/// the panel has it first in the frame.
[[nodiscard]] QWidget* framed(QWidget& panel);

} // namespace damscope::gui
