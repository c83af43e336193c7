// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/utf8.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"
#include "rules/text/date.hpp"
#include "rules/text/fen.hpp"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace damscope::analysis {
class Score;
}

namespace damscope::db::query {
struct Gaps;
struct QueryError;
} // namespace damscope::db::query

namespace damscope::gui {

/// Text of the libraries, which is UTF-8.
[[nodiscard]] inline QString qtText(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// As above; empty if the text says that it is unknown.
[[nodiscard]] inline QString knownText(std::string_view text) {
    return text == "?" ? QString() : qtText(text);
}

/// The name of a file, without its folder.
[[nodiscard]] inline QString fileNameText(const std::filesystem::path& file) {
    return qtText(file.filename().string());
}

/// The minus of an evaluation, as scoreText() writes it.
inline constexpr QChar minusSign(0x2212);
/// A score from White's view for people: "+0.35", "−1.60", "White wins in 4". Texts that are typed
/// or stored have a hyphen for the minus.
[[nodiscard]] QString scoreText(const analysis::Score& score);

/// A number as the language of the window writes it: "1,250".
[[nodiscard]] inline QString numberText(std::uint64_t number) {
    return QLocale().toString(static_cast<qulonglong>(number));
}

/// A name to be put among other texts, whatever the direction of its letters (base::isolated).
[[nodiscard]] inline QString isolatedText(const QString& text) {
    return qtText(base::isolated(text.toStdString()));
}

/// A cell of a page as it is shown: a number or percentage with decimals has the decimal mark of
/// the window's language, any other text stays as it is.
[[nodiscard]] inline QString shownCell(std::string_view cell) {
    QString text = qtText(cell);
    const qsizetype point = text.indexOf(QLatin1Char('.'));
    bool isNumber = false;
    // As in English, whatever the language of the window.
    (void)text.section(QLatin1Char(' '), 0, text.endsWith(QLatin1Char('%')) ? 0 : -1)
        .toDouble(&isNumber);
    return point >= 0 && isNumber ? text.replace(point, 1, QLocale().decimalPoint()) : text;
}

/// A day as the language of the window writes it: "29 October 2021", "October 2021", "2021".
[[nodiscard]] QString longDate(rules::Date date);
/// The same for lists: "29 Oct 2021", "Oct 2021", "2021".
[[nodiscard]] QString briefDate(rules::Date date);
/// Dates of a page ("2021.10.29", "2021.10.29 - 2021.11.02, Zeebeek", "2026.11.29 12:48") as lists
/// show them; what is no date stays as it is.
[[nodiscard]] QString briefDates(std::string_view text);

inline constexpr QChar noBreakHyphen(0x2011);

/// Words as menus, buttons and choices begin: with a capital letter. Elsewhere the same words stand
/// in a sentence.
[[nodiscard]] QString capitalised(QString words);

/// Moves as they are shown: no line ends inside one.
[[nodiscard]] inline QString unbroken(QString moves) {
    return moves.replace(QLatin1Char('-'), noBreakHyphen);
}

/// The squares of a position are one word: where a word is long, a line may end at its commas.
[[nodiscard]] QString breakable(const QString& text);

/// The language of the window, for the messages of the rules module.
[[nodiscard]] damscope::Language rulesLanguage();
/// The name of a game in the language of the window: "Russisch dammen (sjasjki)".
[[nodiscard]] QString variantTitle(rules::Variant variant);
/// A draw rule by its name (rules::DrawRule), in the language of the window.
[[nodiscard]] QString drawRuleName(std::string_view name);
/// Moves with their numbers: "31. 32-28 19-23 32. ...". `played`: plies before the position.
[[nodiscard]] QString lineText(const rules::Position& position, int played,
                               std::span<const rules::Move> moves);

/// What is wrong with a FEN, and where.
[[nodiscard]] QString worded(const rules::FenError& error);
/// What is wrong with a game, and at which move.
[[nodiscard]] QString worded(const Problem& problem);
/// A message in the language of the window.
[[nodiscard]] QString worded(const Message& message);
/// The same as a sentence of its own, with a capital letter and its final dot.
[[nodiscard]] QString sentence(const Message& message);
/// What is wrong with a query, with an example of the right form.
[[nodiscard]] QString worded(const db::query::QueryError& error);
/// Sentences about the games of which nothing is known of what was asked, and what changes that.
[[nodiscard]] QStringList worded(const db::query::Gaps& gaps);

/// How results are shown. Files always have the style of the variant.
enum class ResultsShown : std::uint8_t { ofVariant, twoPoints, onePoint };

/// Applies to the whole application, as its language does.
void showResultsAs(ResultsShown style);
/// The style that is shown, if it is not that of each variant.
[[nodiscard]] std::optional<rules::ResultStyle> shownResults();
/// "2-0", "1-0", "*", in the style that is shown.
[[nodiscard]] QString resultText(rules::Variant variant, rules::GameResult result);

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
