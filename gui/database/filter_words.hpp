// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter_error.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"

namespace damscope::gui {

/// The error in a filter, in the language of the window.
[[nodiscard]] inline QString worded(const db::FilterError& error) {
    return worded(message(error));
}

} // namespace damscope::gui
