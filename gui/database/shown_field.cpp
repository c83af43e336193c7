// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/shown_field.hpp"

#include "gui/base/result_words.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"

#include <variant>

namespace damscope::gui {

QVariant shownField(const db::GameLine& game, db::GameField field) {
    if (field == db::GameField::result)
        return resultText(game.header.variant, game.header.result);
    const db::FieldValue value = db::shownValue(game, field, rulesLanguage());
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return static_cast<qlonglong>(*number);
    return std::holds_alternative<std::monostate>(value) ? QVariant()
                                                         : QVariant(qtText(db::textOf(value)));
}

QString briefly(const db::GameLine& game) {
    QString text = QStringLiteral("%1: %2 – %3")
                       .arg(db::number(game.id))
                       .arg(qtText(game.header.white), qtText(game.header.black));
    if (const std::string date = db::shownDate(game.header.date); !date.empty())
        text += QStringLiteral(", ") + qtText(date);
    return text;
}

} // namespace damscope::gui
