// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_text.hpp"
#include "gui/base/translator.hpp"

#include "gui/analysis/evaluation_bar.hpp"
#include "gui/base/text.hpp"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace damscope::gui {

namespace {

using analysis::JudgedMove;
using analysis::Phase;
using analysis::PlayerSummary;
using analysis::Quality;
using rules::Color;

struct Report {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::ReportDialog)
};

// The program's own engine as it describes itself, in the language of the window; others are names.
QString engineWords(const std::string& engine) {
    const QRegularExpression own(
        QStringLiteral("^Damscope, (\\d+) threads?, (\\d+) MB(, endgame tables)?$"));
    const auto found = own.match(qtText(engine));
    if (!found.hasMatch())
        return qtText(engine);
    const QString words = trPlural("Damscope, %Ln thread, %1 MB", "Damscope, %Ln threads, %1 MB",
                                   found.captured(1).toInt())
                              .arg(found.captured(2));
    return found.captured(3).isEmpty() ? words : words + Report::tr(", endgame tables");
}

QString cell(const QString& text) {
    return QStringLiteral("<td style=\"padding: 1px 14px 1px 0\">%1</td>")
        .arg(text.toHtmlEscaped());
}

QString row(const QStringList& texts) {
    QString cells;
    for (const QString& text : texts)
        cells += cell(text);
    return QStringLiteral("<tr>%1</tr>").arg(cells);
}

QString table(const QString& rows) {
    return QStringLiteral("<table>%1</table>").arg(rows);
}

QString nameOf(Quality quality) {
    switch (quality) {
    case Quality::inaccuracy:
        return Report::tr("inaccuracy");
    case Quality::mistake:
        return Report::tr("mistake");
    case Quality::blunder:
        return Report::tr("blunder");
    default:
        return Report::tr("missed win");
    }
}

QString scoreOf(const std::optional<analysis::Score>& score) {
    return score ? scoreText(*score) : QStringLiteral("?");
}

QString accuracyOf(const PlayerSummary& s) {
    return s.judged == 0 ? QStringLiteral("–")
                         : Report::tr("%1%").arg(QLocale().toString(s.accuracy, 'f', 1));
}

QString lossOf(const PlayerSummary& s) {
    constexpr double hundredths = 100;
    return s.judged == 0 ? QStringLiteral("–")
                         : QLocale().toString(s.averageLoss / hundredths, 'f', 2);
}

/// Writes the report as a page.
class ReportWriter {
public:
    ReportWriter(const rules::Game& game, const analysis::GameJudgement& judgement,
                 const ReportLook& look, const std::vector<GameTheme>& themes)
        : game_(game), judgement_(judgement), look_(look), themes_(themes) {}

    [[nodiscard]] QString page() const {
        if (!judgement_.isAnalysed())
            return heading() + QStringLiteral("<p>%1</p>")
                                   .arg(Report::tr("This game has not been analysed yet."));
        return heading() + players() + errors() + turns() + themes() + timeTrouble();
    }

private:
    [[nodiscard]] QString tag(const char* name) const {
        return knownText(game_.tag(name)).toHtmlEscaped();
    }

    [[nodiscard]] QString heading() const {
        const auto known = std::ranges::count_if(
            judgement_.moves, [](const JudgedMove& m) { return m.after.has_value(); });
        QStringList engines;
        for (const std::string& engine : judgement_.engines)
            engines << engineWords(engine);
        if (known == 0)
            return QStringLiteral("<h3>%1 – %2</h3><p>%3 %4</p>")
                .arg(tag("White"), tag("Black"), tag("Event"), tag("Date"));
        return QStringLiteral("<h3>%1 – %2</h3><p>%3 %4<br>%5</p>")
            .arg(tag("White"), tag("Black"), tag("Event"), tag("Date"),
                 Report::tr("%1 of %2 moves evaluated by %3")
                     .arg(known)
                     .arg(judgement_.moves.size())
                     .arg(engines.join(QStringLiteral("; ")))
                     .toHtmlEscaped());
    }

    [[nodiscard]] QString players() const {
        const PlayerSummary white = judgement_.summary(Color::white);
        const PlayerSummary black = judgement_.summary(Color::black);
        QString rows = row({{}, Report::tr("White"), Report::tr("Black")}) +
                       row({Report::tr("Accuracy"), accuracyOf(white), accuracyOf(black)});
        const std::array<QString, 3> phases{Report::tr("in the opening"),
                                            Report::tr("in the middlegame"),
                                            Report::tr("in the endgame")};
        for (std::size_t i = 0; i < phases.size(); ++i) {
            const PlayerSummary w = judgement_.summary(Color::white, static_cast<Phase>(i));
            const PlayerSummary b = judgement_.summary(Color::black, static_cast<Phase>(i));
            if (w.judged + b.judged > 0)
                rows += row({QStringLiteral("   ") + phases.at(i), accuracyOf(w), accuracyOf(b)});
        }
        rows += row({Report::tr("Men lost per move"), lossOf(white), lossOf(black)});
        const auto count = [&](const QString& title, int PlayerSummary::*what) {
            rows += row({title, QString::number(white.*what), QString::number(black.*what)});
        };
        count(Report::tr("Inaccuracies"), &PlayerSummary::inaccuracies);
        count(Report::tr("Mistakes"), &PlayerSummary::mistakes);
        count(Report::tr("Blunders"), &PlayerSummary::blunders);
        count(Report::tr("Missed wins"), &PlayerSummary::missedWins);
        return besideChart(table(rows + times()));
    }

    [[nodiscard]] QString besideChart(const QString& left) const {
        if (look_.chartWidth == 0)
            return left;
        return QStringLiteral("<table width=\"100%\"><tr><td>%1</td><td align=\"right\">"
                              "<img src=\"chart:\" width=\"%2\"></td></tr></table>")
            .arg(left)
            .arg(look_.chartWidth);
    }

    // From the clocks, where the game has them.
    [[nodiscard]] QString times() const {
        QStringList left;
        QStringList longest;
        for (const Color player : {Color::white, Color::black}) {
            std::optional<int> last;
            int most = 0;
            const JudgedMove* slowest = nullptr;
            for (const JudgedMove& m : judgement_.moves) {
                if (m.mover != player || !m.clock)
                    continue;
                if (last && *last - *m.clock > most) {
                    most = *last - *m.clock;
                    slowest = &m;
                }
                last = m.clock;
            }
            left << (last ? timeOf(*last) : QStringLiteral("–"));
            longest << (slowest == nullptr ? QStringLiteral("–")
                                           : QStringLiteral("%1 (%2)").arg(
                                                 timeOf(most), moveOf(*slowest, slowest->move)));
        }
        if (left == QStringList{QStringLiteral("–"), QStringLiteral("–")})
            return {};
        return row(QStringList{Report::tr("Clock at the end")} + left) +
               row(QStringList{Report::tr("Most time for a move")} + longest);
    }

    [[nodiscard]] static QString timeOf(int seconds) {
        constexpr int minute = 60;
        return QStringLiteral("%1:%2:%3")
            .arg(seconds / (minute * minute))
            .arg(seconds / minute % minute, 2, 10, QLatin1Char('0'))
            .arg(seconds % minute, 2, 10, QLatin1Char('0'));
    }

    [[nodiscard]] QString themes() const {
        const std::vector<rules::NodeId> moves = game_.mainLine();
        QString rows;
        for (const GameTheme& theme : themes_) {
            const auto at = static_cast<std::size_t>(theme.from);
            const auto judged = std::ranges::find_if(judgement_.moves, [&](const JudgedMove& m) {
                return at < moves.size() && m.node == moves[at];
            });
            if (judged != judgement_.moves.end())
                rows += line(*judged, {theme.text});
        }
        return rows.isEmpty()
                   ? QString()
                   : QStringLiteral("<h4>%1</h4>").arg(Report::tr("Combinations and structures")) +
                         table(rows);
    }

    [[nodiscard]] QString moveOf(const JudgedMove& judged, const rules::Move& move) const {
        const auto before = game_.position(game_.node(judged.node).parent);
        return before ? lineText(*before, judged.ply - 1, std::span(&move, 1)) : QString();
    }

    [[nodiscard]] QString line(const JudgedMove& m, const QStringList& more) const {
        QString cells =
            QStringLiteral("<td style=\"padding: 1px 14px 1px 0\"><a href=\"#%1\">%2</a></td>")
                .arg(static_cast<std::uint32_t>(m.node))
                .arg(moveOf(m, m.move).toHtmlEscaped());
        for (const QString& text : more)
            cells += cell(text);
        return QStringLiteral("<tr>%1</tr>").arg(cells);
    }

    [[nodiscard]] QString change(const JudgedMove& m) const {
        return QStringLiteral("%1 → %2").arg(scoreOf(m.before), scoreOf(m.after));
    }

    // Of the positions before the worst errors, side by side.
    [[nodiscard]] QString boards(const std::vector<const JudgedMove*>& errors) const {
        QString rows;
        QString pictures;
        QString captions;
        const auto end = [&] {
            if (!pictures.isEmpty())
                rows += QStringLiteral("<tr>%1</tr><tr>%2</tr>").arg(pictures, captions);
            pictures.clear();
            captions.clear();
        };
        const std::size_t shown = std::min(errors.size(), static_cast<std::size_t>(look_.boards));
        for (std::size_t i = 0; i < shown; ++i) {
            if (i % static_cast<std::size_t>(look_.boardsInRow) == 0)
                end();
            const auto node = static_cast<std::uint32_t>(errors[i]->node);
            pictures += QStringLiteral("<td style=\"padding: 4px 16px 4px 0\"><a href=\"#%1\">"
                                       "<img src=\"diagram:%1\" width=\"%2\"></a></td>")
                            .arg(node)
                            .arg(look_.boardWidth);
            captions += QStringLiteral("<td style=\"padding: 0 16px 8px 0\"><a href=\"#%1\">%2</a>"
                                       "<br>%3</td>")
                            .arg(node)
                            .arg(moveOf(*errors[i], errors[i]->move).toHtmlEscaped(),
                                 change(*errors[i]).toHtmlEscaped());
        }
        end();
        return rows.isEmpty() ? QString() : table(rows);
    }

    [[nodiscard]] QString errors() const {
        std::vector<const JudgedMove*> errors;
        for (const JudgedMove& move : judgement_.moves)
            if (move.isError())
                errors.push_back(&move);
        if (errors.empty())
            return QStringLiteral("<p>%1</p>").arg(Report::tr("No errors."));
        std::ranges::stable_sort(errors,
                                 [](const auto* a, const auto* b) { return a->loss > b->loss; });
        if (look_.errors >= 0 && errors.size() > static_cast<std::size_t>(look_.errors))
            errors.resize(static_cast<std::size_t>(look_.errors));
        QString rows;
        for (const JudgedMove* m : errors) {
            const QString better = m->better.empty()
                                       ? QString()
                                       : Report::tr("better %1").arg(moveOf(*m, m->better.front()));
            rows += line(*m, {nameOf(m->quality), change(*m), better});
        }
        return QStringLiteral("<h4>%1</h4>").arg(Report::tr("Errors, the worst first")) +
               boards(errors) + table(rows);
    }

    [[nodiscard]] QString turns() const {
        QString rows;
        for (const JudgedMove& move : judgement_.moves)
            if (move.turning)
                rows += line(move, {change(move)});
        return rows.isEmpty()
                   ? QString()
                   : QStringLiteral("<h4>%1</h4>").arg(Report::tr("Turning points")) + table(rows);
    }

    [[nodiscard]] QString timeTrouble() const {
        QString text;
        for (const Color player : {Color::white, Color::black}) {
            const auto first = std::ranges::find_if(judgement_.moves, [&](const JudgedMove& m) {
                return m.mover == player && m.timeTrouble;
            });
            if (first != judgement_.moves.end())
                text +=
                    QStringLiteral("<p>%1</p>")
                        .arg((player == Color::white ? Report::tr("White in time trouble from %1")
                                                     : Report::tr("Black in time trouble from %1"))
                                 .arg(moveOf(*first, first->move))
                                 .toHtmlEscaped());
        }
        return text;
    }

    const rules::Game& game_;
    const analysis::GameJudgement& judgement_;
    const ReportLook& look_;
    const std::vector<GameTheme>& themes_;
};

} // namespace

QString reportText(const rules::Game& game, const analysis::GameJudgement& judgement,
                   const ReportLook& look, const std::vector<GameTheme>& themes) {
    return ReportWriter(game, judgement, look, themes).page();
}

} // namespace damscope::gui
