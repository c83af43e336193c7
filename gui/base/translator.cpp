// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/translator.hpp"

#include "gui/base/text.hpp"
#include "messages/catalogue.hpp"

#include <QLocale>

#include <string_view>

namespace damscope::gui {

QString Translator::translate(const char* context, const char* source, const char* comment,
                              int /*number*/) const {
    // Qt's own words have catalogues of their own.
    if (context == nullptr || !std::string_view(context).starts_with("damscope::"))
        return {};
    Text text(source);
    if (comment != nullptr)
        text.context = comment;
    return qtText(translation(text, language_).text);
}

QString trPlural(const char* one, const char* many, qint64 number) {
    QString text = qtText(translation(phrases("", one, many), rulesLanguage(), number).text);
    return text.replace(QStringLiteral("%Ln"), QLocale().toString(number));
}

} // namespace damscope::gui
