// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/error_card.hpp"

#include "chart/evaluation_chart.hpp"
#include "chart/evaluation_scene.hpp"
#include "gui/base/text.hpp"
#include "gui/look/theme.hpp"
#include "rules/moves/generate.hpp"

#include <QCoreApplication>
#include <QPalette>
#include <QTextBlockFormat>
#include <QTextCharFormat>
#include <QTextCursor>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

using analysis::JudgedMove;
using rules::NodeId;

constexpr std::size_t mostOfCard = 8; // moves of a line

struct CardWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::ErrorCard)
};

QString shownScore(const std::optional<analysis::Score>& score) {
    return score ? scoreText(*score) : QStringLiteral("?");
}

std::vector<rules::Move> beginning(std::span<const rules::Move> line) {
    const auto some = line.first(std::min(line.size(), mostOfCard));
    return {some.begin(), some.end()};
}

// The moves of the main line after one, up to another that is not among them.
std::vector<rules::Move> movesBetween(const rules::Game& game, NodeId after, NodeId end) {
    std::vector<rules::Move> moves;
    for (NodeId at = game.node(after).firstChild; at != rules::noNode && at != end;
         at = game.node(at).firstChild)
        moves.push_back(game.node(at).move);
    return moves;
}

// A combination that the move allows, also after an exchange that follows by force.
void addShot(ErrorCard& card, const rules::Game& game,
             std::span<const MarkedCombination> combinations) {
    const auto allowed = std::ranges::find(combinations, card.move, &MarkedCombination::allowedBy);
    if (allowed == combinations.end())
        return;
    card.allowsShot = true;
    card.allowed = allowed->text;
    card.answer = movesBetween(game, card.move, allowed->move);
    card.answer.insert(card.answer.end(), allowed->line.begin(), allowed->line.end());
}

// Else the answer that the evaluation of the next move names, or that was played.
void addAnswer(ErrorCard& card, const rules::Game& game, const JudgedMove& error,
               const analysis::GameJudgement& judgement) {
    const JudgedMove* next = judgement.at(static_cast<std::size_t>(error.ply));
    if (next == nullptr)
        return;
    card.answer = beginning(next->better.empty() ? movesBetween(game, card.move, rules::noNode)
                                                 : next->better);
    const auto after = game.position(card.move);
    if (!after || card.answer.empty() || !rules::isLegal(*after, card.answer.front()))
        card.answer.clear();
    else
        card.allowed = CardWords::tr("Answer: %1").arg(lineText(*after, error.ply, card.answer));
}

} // namespace

std::optional<ErrorCard> errorCard(const rules::Game& game, NodeId move,
                                   const analysis::GameJudgement& judgement,
                                   std::span<const MarkedCombination> combinations) {
    const auto judged = std::ranges::find(judgement.moves, move, &JudgedMove::node);
    if (!judgement.isAnalysed() || judged == judgement.moves.end() || !judged->isError() ||
        !game.contains(move))
        return std::nullopt;
    const auto before = game.position(game.node(move).parent);
    // The game may have changed since it was judged.
    if (!before || game.node(move).move != judged->move ||
        (!judged->better.empty() && !rules::isLegal(*before, judged->better.front())))
        return std::nullopt;
    ErrorCard card{.move = move,
                   .quality = judged->quality,
                   .change = shownScore(judged->before) + QStringLiteral(" → ") +
                             shownScore(judged->after),
                   .better = beginning(judged->better),
                   .arrows = {arrowOf(*before, judged->move, MoveArrow::Kind::played)}};
    if (!card.better.empty()) {
        card.betterText = lineText(*before, judged->ply - 1, card.better);
        card.arrows.push_back(arrowOf(*before, card.better.front(), MoveArrow::Kind::better));
    }
    addShot(card, game, combinations);
    if (!card.allowsShot)
        addAnswer(card, game, *judged, judgement);
    return card;
}

std::vector<CardAction> actionsOf(const ErrorCard& card) {
    std::vector<CardAction> actions;
    if (!card.answer.empty())
        actions.push_back(CardAction::play);
    if (!card.better.empty())
        actions.push_back(CardAction::keep);
    actions.push_back(CardAction::why);
    actions.push_back(CardAction::train);
    return actions;
}

QString nameOf(CardAction action, const ErrorCard& card) {
    switch (action) {
    case CardAction::play:
        return card.allowsShot ? CardWords::tr("Play the shot") : CardWords::tr("Play the answer");
    case CardAction::keep:
        return CardWords::tr("Keep the line");
    case CardAction::why:
        return CardWords::tr("Why", "the reasons of a move");
    default:
        return CardWords::tr("Train");
    }
}

namespace {

QColor colourOf(const ErrorCard& card, const QPalette& palette) {
    return chart::paletteOf(chartTheme(palette)).*chart::markOf(card.quality).colour;
}

/// Writes the lines of a card.
class CardWriter {
public:
    CardWriter(QTextCursor& cursor, const QPalette& palette, QTextBlockFormat block)
        : cursor_(cursor), block_(std::move(block)), palette_(palette) {
        plain_.setForeground(palette.color(QPalette::Text));
        second_.setForeground(palette.color(QPalette::PlaceholderText));
        strong_ = plain_;
        strong_.setFontWeight(QFont::DemiBold);
    }

    void head(const ErrorCard& card) {
        const chart::ErrorMark mark = chart::markOf(card.quality);
        QTextCharFormat coloured = strong_;
        coloured.setForeground(colourOf(card, palette_));
        line();
        cursor_.insertText(mark.shape + QStringLiteral("\u00a0") +
                               chart::EvaluationChart::wordOf(card.quality),
                           coloured);
        cursor_.insertText(QStringLiteral("  ") + card.change, second_);
    }

    void better(const ErrorCard& card) {
        if (card.betterText.isEmpty())
            return;
        const QString move = card.betterText.section(QLatin1Char(' '), 0, 1); // with its number
        line();
        cursor_.insertText(CardWords::tr("Better") + QLatin1Char(' '), second_);
        cursor_.insertText(unbroken(move), strong_);
        cursor_.insertText(unbroken(card.betterText.mid(move.size())), plain_);
    }

    void allowed(const ErrorCard& card) {
        if (card.allowed.isEmpty())
            return;
        line();
        cursor_.insertText(unbroken(card.allowed), plain_);
    }

    void actions(const ErrorCard& card) {
        block_.setTopMargin(look::space::small);
        line();
        const QFont small = look::fontOf(look::Text::caption, cursor_.document()->defaultFont());
        for (const CardAction action : actionsOf(card)) {
            if (!cursor_.atBlockStart())
                cursor_.insertText(QStringLiteral("\u00a0· "), second_);
            QTextCharFormat button;
            button.setFont(small, QTextCharFormat::FontPropertiesSpecifiedOnly);
            button.setAnchor(true);
            button.setAnchorHref(
                QStringLiteral("#%1%2").arg(errorLetter).arg(static_cast<int>(action)));
            button.setForeground(palette_.color(QPalette::Link));
            QString name = nameOf(action, card);
            name.replace(QLatin1Char(' '), QChar::Nbsp);
            cursor_.insertText(name, button);
        }
    }

private:
    void line() {
        cursor_.insertBlock(block_);
        block_.setTopMargin(0);
    }

    QTextCursor& cursor_;
    QTextBlockFormat block_;
    const QPalette& palette_;
    QTextCharFormat plain_;
    QTextCharFormat second_; ///< what is read second
    QTextCharFormat strong_;
};

} // namespace

void writeErrorCard(QTextCursor& cursor, const ErrorCard& card, const QPalette& palette,
                    QTextBlockFormat block) {
    block.setProperty(cardProperty, static_cast<uint>(card.move));
    block.setProperty(errorProperty, colourOf(card, palette));
    CardWriter write(cursor, palette, block);
    write.head(card);
    write.better(card);
    write.allowed(card);
    write.actions(card);
}

} // namespace damscope::gui
