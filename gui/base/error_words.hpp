// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <exception>

namespace damscope::gui {

/// What went wrong with a database or a folder and what to do next, in the language of the window;
/// for other errors their own text.
[[nodiscard]] QString worded(const std::exception& error);

} // namespace damscope::gui
