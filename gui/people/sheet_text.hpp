// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/sheet.hpp"
#include "pages/sheet_links.hpp"

#include <QString>

#include <cstdint>
#include <optional>

class QPalette;
class QUrl;

namespace damscope::gui {

/// What a link on a page leads to.
struct Target {
    enum class To : std::uint8_t { person, event, game };
    To to{};
    qint64 id = 0; ///< of a person or a game; of one of its games for an event; 0: not known
    QString name;  ///< as games have it
};

/// A page as rich text, with more of it below its facts. Tables without rows are left out.
[[nodiscard]] QString sheetText(const pages::Sheet& sheet, const QPalette& palette,
                                const QString& belowFacts = {});
/// As targetOf() reads them.
[[nodiscard]] pages::SheetLinks windowLinks();
[[nodiscard]] std::optional<Target> targetOf(const QUrl& link);

} // namespace damscope::gui
