// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/rules_words.hpp"

#include "gui/base/text.hpp"
#include "parser/problems/problem_words.hpp"
#include "rules/text/variant_title.hpp"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace damscope::gui {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::RuleWords)
};

constexpr std::array drawRuleNames{
    QT_TRANSLATE_NOOP("damscope::gui::RuleWords", "threefold repetition"),
    QT_TRANSLATE_NOOP("damscope::gui::RuleWords", "fourfold repetition"),
    QT_TRANSLATE_NOOP("damscope::gui::RuleWords", "king against king"),
    QT_TRANSLATE_NOOP("damscope::gui::RuleWords", "main-road rule"),
    QT_TRANSLATE_NOOP("damscope::gui::RuleWords", "three-kings rule")};

} // namespace

rules::Language rulesLanguage() {
    return rules::languageNamed(QLocale().name().toStdString()).value_or(rules::Language::english);
}

QString variantTitle(rules::Variant variant) {
    return qtText(rules::titleOf(variant, rulesLanguage()));
}

QString drawRuleName(std::string_view name) {
    for (const char* known : drawRuleNames)
        if (name == known)
            return RuleWords::tr(known);
    constexpr std::string_view moves = "-move rule"; // "25-move rule"
    if (name.ends_with(moves))
        return RuleWords::tr("%1-move rule")
            .arg(qtText(name.substr(0, name.size() - moves.size())));
    return qtText(name);
}

QString worded(const rules::FenError& error) {
    return RuleWords::tr("Not a position, from character %1 on: %2")
        .arg(error.offset + 1)
        .arg(qtText(message(error, rulesLanguage())));
}

QString worded(const parser::Problem& problem) {
    const QString said = qtText(parser::messageIn(rulesLanguage(), problem.message));
    return problem.where.empty() ? said : QStringLiteral("%1: %2").arg(qtText(problem.where), said);
}

} // namespace damscope::gui
