// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace damscope::gui::look {

/// A symbol of gui/icons, by the name of its file: sharp at every size, and always in the colour of
/// the text around it.
[[nodiscard]] QIcon symbol(const QString& name);

} // namespace damscope::gui::look
