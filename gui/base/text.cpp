// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/text.hpp"

#include "db/search/query/find/find.hpp"
#include "db/search/query/language/query_error.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"
#include "pages/game_report.hpp"
#include "rules/text/notation.hpp"

#include <QCoreApplication>
#include <QDate>
#include <QRegularExpression>
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
    return qtText(rules::variantTitle(variant, rulesLanguage()));
}

QString longDate(rules::Date date) {
    const QLocale locale;
    const QString year = QString::number(date.year());
    if (date.month() == 0)
        return year;
    if (!date.dayIsKnown())
        return locale.standaloneMonthName(date.month()) + QLatin1Char(' ') + year;
    // Without the day of the week.
    QString format = locale.dateFormat(QLocale::LongFormat);
    static const QRegularExpression weekday(QStringLiteral("[ ,]*dddd[ ,]*"));
    return locale.toString(QDate(date.year(), date.month(), date.day()), format.remove(weekday));
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

// "IJ" is one letter in Dutch.
QString capitalised(QString words) {
    const bool isTwo = rulesLanguage() == Language::dutch && words.startsWith(QLatin1String("ij"));
    const qsizetype letters = isTwo ? 2 : 1;
    return words.replace(0, letters, words.left(letters).toUpper());
}

QString worded(const rules::FenError& error) {
    return RuleWords::tr("Not a position: error at character %1: %2")
        .arg(error.offset + 1)
        .arg(worded(message(error)));
}

QString worded(const Problem& problem) {
    const QString problemText = worded(problem.message);
    return problem.move.empty() ? problemText
                                : QStringLiteral("%1: %2").arg(qtText(problem.move), problemText);
}

// Messages are those of the command line. What they advise for a terminal is left out: a window has
// menus for it.
QString worded(const Message& message) {
    static const QRegularExpression advice(QStringLiteral("\\s*;[^;]*\\bdamscope [a-z][^;]*"));
    return qtText(words(message, rulesLanguage())).remove(advice);
}

QString worded(const db::query::QueryError& error) {
    const QString errorText = worded(message(error));
    if (error.example.empty())
        return errorText;
    return errorText +
           (errorText.endsWith(QLatin1Char('.')) ? QStringLiteral(" ") : QStringLiteral(". ")) +
           RuleWords::tr("For example: %1").arg(qtText(error.example));
}

QStringList worded(const db::query::Gaps& gaps) {
    const db::query::WaysToFill ways{
        RuleWords::tr("Analysis > Analyse selected games").toStdString(),
        RuleWords::tr("Analysis > Endgame tables").toStdString()};
    QStringList sentences;
    for (const Message& message : db::query::messages(gaps, ways))
        sentences << worded(message) + QLatin1Char('.');
    return sentences;
}

QString lineText(const rules::Position& position, int played, std::span<const rules::Move> moves) {
    return qtText(rules::numberedMoves(position, played, moves));
}

namespace {

constexpr auto property = "damscopeResults";

} // namespace

void showResultsAs(ResultsShown style) {
    QCoreApplication::instance()->setProperty(property, static_cast<int>(style));
}

std::optional<rules::ResultStyle> shownResults() {
    const int style = QCoreApplication::instance()->property(property).toInt();
    if (style == static_cast<int>(ResultsShown::twoPoints))
        return rules::ResultStyle::international;
    return style == static_cast<int>(ResultsShown::onePoint)
               ? std::optional(rules::ResultStyle::chess)
               : std::nullopt;
}

QString resultText(rules::Variant variant, rules::GameResult result) {
    return qtText(pages::resultText(rules::rules(variant), result, shownResults()));
}

QString Translator::translate(const char* context, const char* source, const char* comment,
                              int /*number*/) const {
    // Qt's own words have catalogues of their own.
    if (context == nullptr || !std::string_view(context).starts_with("damscope::"))
        return {};
    damscope::Text text(source);
    if (comment != nullptr)
        text.context = comment;
    return qtText(translation(text, language_).text);
}

QString trPlural(const char* one, const char* many, qint64 number) {
    QString text = qtText(translation(phrases("", one, many), rulesLanguage(), number).text);
    return text.replace(QStringLiteral("%Ln"), QLocale().toString(number));
}

} // namespace damscope::gui
