// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/text.hpp"

#include "db/search/query/find/find.hpp"
#include "db/search/query/language/query_error.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "pages/score_words.hpp"
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

QString scoreText(const analysis::Score& score) {
    return qtText(pages::scoreWords(score, rulesLanguage(), pages::Minus::printed));
}

QString variantTitle(rules::Variant variant) {
    return qtText(rules::variantTitle(variant, rulesLanguage()));
}

namespace {

// How the language of the window writes a day, without that of the week.
QString dayFormat() {
    static const QRegularExpression weekday(QStringLiteral("[ ,\u060C]*d{3,4}[ ,\u060C]*"));
    return QLocale().dateFormat(QLocale::LongFormat).remove(weekday);
}

// Short names of months, and no words beside them.
QString briefDayFormat() {
    static const QRegularExpression words(QStringLiteral(" *'[^']*'\\.?"));
    return dayFormat().remove(words).replace(QLatin1String("MMMM"), QLatin1String("MMM"));
}

QString dateText(rules::Date date, const QString& format, QLocale::FormatType months) {
    const QLocale locale;
    QString year = QString::number(date.year());
    if (date.month() == 0)
        return year;
    if (!date.dayIsKnown())
        return locale.standaloneMonthName(date.month(), months) + QLatin1Char(' ') + year;
    return locale.toString(QDate(date.year(), date.month(), date.day()), format);
}

// Days of one month share its name: "4–12 Aug 2023".
QString briefSpan(rules::Date first, rules::Date last) {
    QString format = briefDayFormat();
    const bool inOneMonth = first.dayIsKnown() && last.dayIsKnown() &&
                            first.year() == last.year() && first.month() == last.month();
    if (!inOneMonth)
        return briefDate(first) + QStringLiteral(" – ") + briefDate(last);
    static const QRegularExpression day(QStringLiteral("d{1,2}"));
    format.replace(day, QStringLiteral("'%1–'d").arg(first.day()));
    return dateText(last, format, QLocale::ShortFormat);
}

// Nothing if the text is anything but a date.
std::optional<rules::Date> dateOfPage(std::string_view text) {
    const rules::Date date = rules::readDate(text);
    return date.isKnown() && db::shownDate(rules::writeDate(date)) == text ? std::optional(date)
                                                                           : std::nullopt;
}

QString briefPart(std::string_view text) {
    constexpr std::string_view between = " - ";
    constexpr std::size_t dayLetters = 10; // before a time of day
    if (const auto date = dateOfPage(text))
        return briefDate(*date);
    if (const auto date = dateOfPage(text.substr(0, dayLetters));
        date && text.substr(dayLetters).find(':') == std::string_view(" 00").size())
        return briefDate(*date) + qtText(text.substr(dayLetters));
    if (const std::size_t place = text.find(between); place != std::string_view::npos) {
        const auto first = dateOfPage(text.substr(0, place));
        const auto last = dateOfPage(text.substr(place + between.size()));
        if (first && last)
            return briefSpan(*first, *last);
    }
    return qtText(text);
}

} // namespace

QString longDate(rules::Date date) {
    return dateText(date, dayFormat(), QLocale::LongFormat);
}

QString briefDate(rules::Date date) {
    return dateText(date, briefDayFormat(), QLocale::ShortFormat);
}

QString briefDates(std::string_view text) {
    constexpr std::string_view between = ", ";
    QStringList parts;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(between);
        parts << briefPart(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? 0 : end + between.size());
    }
    return parts.join(QLatin1String(", "));
}

QString breakable(const QString& text) {
    constexpr qsizetype longWord = 20; // letters: more than a number has
    constexpr QChar zeroWidthSpace(0x200B);
    QStringList words = text.split(QLatin1Char(' '));
    for (QString& word : words)
        if (word.size() > longWord)
            word.replace(QLatin1Char(','), QLatin1Char(',') + QString(zeroWidthSpace));
    return words.join(QLatin1Char(' '));
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

QString worded(const Message& message) {
    return qtText(translated(message, rulesLanguage()));
}

QString sentence(const Message& message) {
    return capitalised(worded(message)) + QLatin1Char('.');
}

QString worded(const db::query::QueryError& error) {
    QString errorText = worded(message(error));
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
