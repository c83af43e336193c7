// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/result_words.hpp"

#include "gui/base/text.hpp"

#include <QCoreApplication>
#include <QVariant>

namespace damscope::gui {

namespace {

constexpr auto property = "damscopeResults";

} // namespace

void showResultsAs(ResultsShown style) {
    QCoreApplication::instance()->setProperty(property, static_cast<int>(style));
}

QString resultText(rules::Variant variant, rules::GameResult result) {
    rules::Rules rules = rules::rules(variant);
    const QVariant style = QCoreApplication::instance()->property(property);
    if (style.toInt() == static_cast<int>(ResultsShown::twoPoints))
        rules.results = rules::ResultStyle::international;
    else if (style.toInt() == static_cast<int>(ResultsShown::onePoint))
        rules.results = rules::ResultStyle::chess;
    return qtText(rules::writeResult(rules, result));
}

} // namespace damscope::gui
