// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <QString>
#include <QTranslator>

namespace damscope::gui {

/// Answers tr() from the catalogues of po/, which the window shares with the command line. The
/// comment of tr("Text", "comment") is the context there.
class Translator final : public QTranslator {
public:
    explicit Translator(damscope::Language language) : language_(language) {}

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int number) const override;

private:
    damscope::Language language_;
};

/// A text that depends on a number, in the language of the window: %Ln is the number as that
/// language writes it.
[[nodiscard]] QString trPlural(const char* one, const char* many, qint64 number);

} // namespace damscope::gui
