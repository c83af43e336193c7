// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/filter_error.hpp"
#include "gui/rules_words.hpp"
#include "gui/text.hpp"

namespace damscope::gui {

/// What is wrong with a filter, in the language of the window.
[[nodiscard]] inline QString worded(const db::FilterError& error) {
    return qtText(message(error, rulesLanguage()));
}

} // namespace damscope::gui
