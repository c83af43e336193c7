// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/settings.hpp"

#include <QTranslator>

#include <functional>
#include <memory>
#include <span>
#include <vector>

class QObject;

namespace damscope::gui {

/// Gives all windows light or dark colours, now.
void applyAppearance(Appearance appearance);

/// Gives all windows a font, now. No family, or size 0: that of the desktop.
void applyFont(const QString& family, int points);
/// The sizes of text to choose from, in points.
[[nodiscard]] std::span<const int> fontSizes();
/// The next one above or below that of the window; its own if there is none.
[[nodiscard]] int nextFontSize(bool larger);

/// The language of all windows; it can be changed while they are open.
class Language {
public:
    /// "en", "nl", ...; English if there is no translation; empty: the language of the
    /// system.
    void use(const QString& name);
    /// The codes of the available languages, each with its own name for itself.
    struct Choice {
        QString code;
        QString name;
    };
    [[nodiscard]] static std::vector<Choice> choices();

private:
    std::unique_ptr<QTranslator> words_;
    std::unique_ptr<QTranslator> qtWords_;
};

/// Calls `then` if nothing shall move on the user's desktop: at once if its files say so. GNOME and
/// its relatives are asked in a process of its own, which nobody waits for; `parent` owns it.
void onStillDesktop(QObject& parent, std::function<void()> then);

} // namespace damscope::gui
