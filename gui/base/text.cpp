// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/text.hpp"

#include "messages/phrase.hpp"
#include "messages/words.hpp"
#include "rules/text/notation.hpp"
#include "rules/text/variant_title.hpp"

#include <QCoreApplication>
#include <QVariant>

#include <array>

namespace damscope::gui {

namespace {

struct RuleWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::RuleWords)
};

constexpr std::array drawRuleNames{phrase("threefold repetition"), phrase("fourfold repetition"),
                                   phrase("king against king"), phrase("main-road rule"),
                                   phrase("three-kings rule")};

} // namespace

damscope::Language rulesLanguage() {
    return languageNamed(QLocale().name().toStdString()).value_or(damscope::Language::english);
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
    return RuleWords::tr("Not a position: error at character %1: %2")
        .arg(error.offset + 1)
        .arg(worded(message(error)));
}

QString worded(const Problem& problem) {
    const QString said = worded(problem.message);
    return problem.move.empty() ? said : QStringLiteral("%1: %2").arg(qtText(problem.move), said);
}

QString worded(const Message& message) {
    return qtText(words(message, rulesLanguage()));
}

QString lineText(const rules::Position& position, int played, std::span<const rules::Move> moves) {
    const rules::Color opener = position.rules().firstMover;
    int ply = played;
    if ((ply % 2 == 0) != (position.toMove() == opener))
        ++ply; // the other side began
    QStringList words;
    rules::Position at = position;
    for (const rules::Move& move : moves) {
        const bool firstMover = at.toMove() == opener;
        if (firstMover || words.isEmpty())
            words << qtText(rules::moveNumberText(rules::moveNumberAfter(ply), firstMover));
        words << qtText(rules::moveText(at, move));
        at.play(move);
        ++ply;
    }
    return words.join(QLatin1Char(' '));
}

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
