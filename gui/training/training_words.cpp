// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/training_words.hpp"

#include "db/training/exercise_words.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/training/trainer.hpp"
#include "rules/text/notation.hpp"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QStringList>

namespace damscope::gui {

namespace {

using State = Trainer::State;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::TrainingWords)
};

const QString between = QStringLiteral("  ·  ");

QString dateText(db::Day day) {
    return QLocale().toString(QDate(1970, 1, 1).addDays(day.time_since_epoch().count()),
                              QLocale::ShortFormat);
}

// Numbered from 1, each move a link.
QString linked(const rules::Position& start, std::span<const rules::Move> line,
               const QString& name) {
    QStringList words;
    rules::Position position = start;
    int number = 1;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool black = position.toMove() == rules::Color::black;
        QString place; // stays with its move at the end of a line
        if (!black || i == 0)
            place = QStringLiteral("%1%2&nbsp;").arg(number).arg(black ? "..." : ".");
        words << place +
                     QStringLiteral("<a href=\"#%1-%2\" style=\"text-decoration:none\">%3</a>")
                         .arg(name)
                         .arg(i + 1)
                         .arg(unbroken(qtText(rules::moveText(position, line[i])).toHtmlEscaped()));
        number += black ? 1 : 0;
        position.play(line[i]);
    }
    return words.join(QLatin1Char(' '));
}

// The words of the rules are phrases; above the answer they are a sentence.
QString capitalised(QString text) {
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString paragraph(const QString& html) {
    return QStringLiteral("<p style=\"margin:0 0 8px 0\">%1</p>").arg(html);
}

QString bold(const QString& text, const QString& colour = {}) {
    return colour.isEmpty() ? QStringLiteral("<b>%1</b>").arg(text)
                            : QStringLiteral("<b style=\"color:%2\">%1</b>").arg(text, colour);
}

QString answered(const Trainer& trainer, const QString& failure) {
    const db::Exercise& exercise = trainer.card().exercise;
    const Trainer::Outcome& outcome = trainer.outcome();
    const db::GradedMove& graded = outcome.graded;
    const bool right = graded.right;
    QString html;
    if (right)
        html += paragraph(bold(graded.isFound() ? Words::tr("Right") : Words::tr("Already shown")) +
                          QStringLiteral("  ") +
                          linked(exercise.position, graded.line, QStringLiteral("answer")));
    else if (!outcome.givenUp)
        html += paragraph(bold(Words::tr("Wrong"), failure) + QStringLiteral("  ") +
                          linked(exercise.position, graded.line, QStringLiteral("answer")));
    if (const auto verdict = db::verdictText(graded, rulesLanguage()); !verdict.empty())
        html += paragraph(qtText(verdict).toHtmlEscaped());
    if (!right)
        html += paragraph(bold(outcome.givenUp ? Words::tr("Solution") : Words::tr("Better")) +
                          QStringLiteral("  ") +
                          linked(exercise.position, graded.better, QStringLiteral("better")));
    if (const auto others = db::othersText(exercise, graded, rulesLanguage()); !others.empty())
        html += paragraph(unbroken(qtText(others).toHtmlEscaped()));
    if (const auto motif = db::motifText(exercise, rulesLanguage()); !motif.empty())
        html += paragraph(qtText(motif).toHtmlEscaped());
    if (!outcome.origin.isEmpty())
        html += paragraph(unbroken(outcome.origin.toHtmlEscaped()));
    html += paragraph(
        outcome.again ? Words::tr("Already answered today: only the first answer of a day counts.")
                      : Words::tr("It comes back on %1.").arg(dateText(outcome.due)));
    return html;
}

} // namespace

QString questionOf(const Trainer& trainer) {
    switch (trainer.state()) {
    case State::closed:
        return Words::tr("Open a database: exercises are made from its games.");
    case State::loading:
        return Words::tr("Reading exercises…");
    case State::empty:
        return Words::tr("There are no exercises yet. They are made from what went wrong in games: "
                         "missed combinations, mistakes, endings.");
    case State::finished:
        return Words::tr("Nothing more in this selection is due today.");
    default:
        return capitalised(qtText(db::questionText(trainer.card().exercise, rulesLanguage())));
    }
}

QString factsOf(const Trainer& trainer) {
    if (trainer.state() < State::asking)
        return {};
    const db::DeckCard& card = trainer.card();
    QStringList facts{QString(card.difficulty(), QChar(0x2605)) +
                      QString(db::mostDifficulty - card.difficulty(), QChar(0x2606))};
    if (card.exercise.position.variant() != rules::Variant::international)
        facts << variantTitle(card.exercise.position.variant());
    if (const auto& composition = card.exercise.composition; !composition.isEmpty())
        facts << qtText(db::compositionText(composition));
    return facts.join(between);
}

QString countsOf(const Trainer& trainer) {
    const db::DeckCounts& counts = trainer.overview().counts;
    if (trainer.overview().all == 0)
        return {};
    const auto number = [](std::uint64_t count) { return static_cast<int>(count); };
    QStringList parts{Words::tr("%Ln due", nullptr, number(counts.due)),
                      Words::tr("%Ln new", nullptr, number(counts.fresh)),
                      Words::tr("%Ln answered today", nullptr, number(counts.today))};
    if (const int streak = trainer.streak(); streak > 0)
        parts << Words::tr("%Ln day(s) in a row", nullptr, streak);
    parts.replaceInStrings(QStringLiteral(" "), QString(QChar::Nbsp));
    return parts.join(between);
}

QString feedbackOf(const Trainer& trainer, const QString& failure) {
    if (trainer.state() < State::asking)
        return {};
    QString html;
    if (trainer.state() == State::answered)
        html += answered(trainer, failure);
    else
        for (const db::Hint hint : trainer.hints())
            html += paragraph(
                capitalised(qtText(db::hintText(trainer.card().exercise, hint, rulesLanguage())))
                    .toHtmlEscaped());
    if (trainer.state() == State::judging)
        html += paragraph(Words::tr("Judging the answer…"));
    return html;
}

LinkedMove linkedMove(const QString& link) {
    return {link.startsWith(QStringLiteral("better")),
            link.section(QLatin1Char('-'), 1).toULongLong()};
}

} // namespace damscope::gui
