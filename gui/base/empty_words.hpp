// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QAbstractItemView;

namespace damscope::gui {

/// Writes into a list without rows why it is empty, and what fills it.
void sayWhenEmpty(QAbstractItemView& list, std::function<QString()> words);

} // namespace damscope::gui
