// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/settings.hpp"

#include <QTranslator>

#include <memory>
#include <vector>

namespace damscope::gui {

/// Gives all windows light or dark colours, now.
void applyAppearance(Appearance appearance);

/// Gives all windows a font, now. No family, or size 0: that of the desktop.
void applyFont(const QString& family, int points);

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

} // namespace damscope::gui
