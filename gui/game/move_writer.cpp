// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/move_writer.hpp"

#include "chart/evaluation_scene.hpp"
#include "gui/base/text.hpp"
#include "gui/look/theme.hpp"
#include "parser/meaning/annotation.hpp"
#include "rules/game/score_sheet.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPalette>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace damscope::gui {

namespace {

using rules::NodeId;
using rules::Remark;
using rules::SheetEntry;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::MoveList)
};

/// Writes a game into a text document, move by move.
class MoveWriter {
public:
    MoveWriter(QTextDocument& document, const QPalette& palette, const WrittenGame& written)
        : cursor_(&document), game_(written.game), written_(written), dark_(look::isDark(palette)),
          stripe_(palette.color(QPalette::AlternateBase)) {
        move_.setForeground(palette.color(QPalette::Text));
        main_ = move_;
        main_.setFontWeight(QFont::DemiBold);
        number_.setForeground(palette.color(QPalette::PlaceholderText));
        comment_.setForeground(palette.color(QPalette::Link));
        failure_.setForeground(look::coloursOf(palette).failure);
        unit_ = QFontMetricsF(document.defaultFont()).averageCharWidth();
    }

    std::vector<MoveSpan> run() {
        cursor_.beginEditBlock(); // laid out once, at the end
        remarks(rules::rootNode, Remark::Place::after);
        rules::RemarksBehind behind(game_);
        for (const SheetEntry& e : rules::scoreSheet(game_)) {
            remarksBehind(behind.before(e));
            if (e.depth == 0)
                rowEntry(e);
            else
                entry(e);
        }
        remarksBehind(behind.rest());
        beginBlock(0);
        write(resultText(game_.variant(), game_.result), main_);
        cursor_.endEditBlock();
        return std::move(spans_);
    }

private:
    static constexpr double numberWidth = 4.5; // letters
    static constexpr double afterCard = 0.9;   // and before one

    // A block of text: depth 0 between the rows of the main line.
    void beginBlock(int depth, bool opensLine = false) {
        QTextBlockFormat format;
        format.setLeftMargin((numberWidth + 2.2 * std::min(depth, 12)) * unit_);
        format.setBottomMargin(0.3 * unit_);
        if (depth > 0) {
            const NodeId line = lines_.at(static_cast<std::size_t>(depth) - 1);
            format.setProperty(lineProperty, static_cast<uint>(line));
            format.setProperty(cardProperty, static_cast<uint>(lines_.front()));
            format.setRightMargin(unit_);
        }
        if (depth_ > 0 ? depth == 0 || (depth == 1 && opensLine) : depth > 0)
            format.setTopMargin(afterCard * unit_);
        insertBlock(format);
        depth_ = depth;
        inRow_ = false;
        atStart_ = true;
        numberDue_ = true;
    }

    void insertBlock(const QTextBlockFormat& format) {
        if (cursor_.document()->isEmpty())
            cursor_.setBlockFormat(format);
        else
            cursor_.insertBlock(format);
    }

    // "12.", a move, its evaluation, the answer, its evaluation.
    void beginRow(const SheetEntry& e) {
        constexpr double evaluation = 22.6; // where the columns end, in letters
        constexpr double answer = 23.8;
        constexpr double answerEvaluation = 42;
        QTextBlockFormat format;
        format.setTabPositions({{numberWidth * unit_, QTextOption::LeftTab},
                                {evaluation * unit_, QTextOption::RightTab},
                                {answer * unit_, QTextOption::LeftTab},
                                {answerEvaluation * unit_, QTextOption::RightTab}});
        format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        if (depth_ > 0)
            format.setTopMargin(afterCard * unit_);
        if (++rows_ % 2 == 0)
            format.setBackground(stripe_);
        insertBlock(format);
        cursor_.insertText(qtText(e.number).remove(QStringLiteral("..")), number_);
        if (!e.opener && !e.number.empty())
            cursor_.insertText(QStringLiteral("\t…\t"), number_);
        depth_ = 0;
        inRow_ = true;
        answerDue_ = false;
    }

    void rowEntry(const SheetEntry& e) {
        remarks(e.node, Remark::Place::before);
        if (!inRow_ || !answerDue_ || e.opener)
            beginRow(e);
        cursor_.insertText(QStringLiteral("\t"), number_);
        moveText(e);
        cursor_.insertText(QStringLiteral("\t") + factOf(e.node), number_);
        answerDue_ = e.opener;
        remarks(e.node, Remark::Place::after);
    }

    // The evaluation after a move; of a game that has none, the clock.
    [[nodiscard]] QString factOf(NodeId move) const {
        if (const auto score = written_.scores.find(move); score != written_.scores.end())
            return scoreOf(score->second);
        const auto time = parser::clockTime(game_, move);
        return time ? QStringLiteral("(%1)").arg(qtText(*time)) : QString();
    }

    // A proved result as the result of a game: a column has no room for a sentence.
    [[nodiscard]] QString scoreOf(const analysis::Score& score) const {
        if (score.kind() == analysis::Score::Kind::estimate)
            return qtText(analysis::text(score));
        const auto result = score.isWin()    ? rules::GameResult::whiteWins
                            : score.isLoss() ? rules::GameResult::blackWins
                                             : rules::GameResult::draw;
        return resultText(game_.variant(), result);
    }

    void write(const QString& text, const QTextCharFormat& format) {
        if (!atStart_)
            cursor_.insertText(QStringLiteral(" "), number_);
        cursor_.insertText(text, format);
        atStart_ = false;
    }

    void entry(const SheetEntry& e) {
        if (isThere(e.node, Remark::Place::ahead)) {
            if (depth_ != e.depth - 1)
                beginBlock(e.depth - 1);
            remarks(e.node, Remark::Place::ahead);
        }
        if (e.opensLine) {
            lines_.resize(static_cast<std::size_t>(e.depth), e.node);
            lines_.back() = e.node;
        }
        if (e.opensLine || e.depth != depth_)
            beginBlock(e.depth, e.opensLine);
        remarks(e.node, Remark::Place::before);
        if (e.opener || numberDue_)
            write(qtText(e.number), number_);
        if (!e.number.empty() && (e.opener || numberDue_))
            cursor_.insertText(QStringLiteral("\u00a0"), number_);
        else if (!atStart_)
            cursor_.insertText(QStringLiteral(" "), number_);
        numberDue_ = false;
        atStart_ = false;
        moveText(e);
        if (e.opensLine)
            menuOf(e.node);
        remarks(e.node, Remark::Place::after);
    }

    // What is thought of a variation, and what can be done with it.
    void menuOf(NodeId line) {
        if (const QString fact = factOf(line); written_.scores.contains(line))
            cursor_.insertText(QStringLiteral("\u00a0") + fact, number_);
        QTextCharFormat format = number_;
        format.setAnchor(true);
        format.setAnchorHref(
            QStringLiteral("#%1%2").arg(menuLetter).arg(static_cast<std::uint32_t>(line)));
        cursor_.insertText(QStringLiteral("\u00a0"), number_);
        cursor_.insertText(QString(menuSign), format);
    }

    void moveText(const SheetEntry& e) {
        QTextCharFormat format = e.depth == 0 ? main_ : move_;
        format.setAnchor(true);
        format.setAnchorHref(QStringLiteral("#%1").arg(static_cast<std::uint32_t>(e.node)));
        QString text = qtText(e.text);
        if (game_.node(e.node).step == rules::Step::pass)
            text = Words::tr("(pass)");
        else if (game_.node(e.node).step == rules::Step::setup)
            text = Words::tr("[new position]");
        QString others;
        for (const std::uint32_t nag : parser::nags(game_, e.node)) {
            if (nag <= 9)
                text += qtText(parser::nagSign(nag));
            else
                others += QStringLiteral("\u00a0") + qtText(parser::nagSign(nag));
        }
        const int begin = cursor_.position();
        cursor_.insertText(unbroken(text) + others, format);
        spans_.push_back({e.node, begin, cursor_.position()});
        if (const auto error = written_.errors.find(e.node); error != written_.errors.end()) {
            const chart::ErrorMark mark = chart::markOf(error->second);
            QTextCharFormat coloured;
            coloured.setForeground(
                chart::paletteOf(dark_ ? chart::Theme::dark : chart::Theme::light).*mark.colour);
            cursor_.insertText(QStringLiteral("\u00a0") + mark.shape, coloured);
        }
        combinationMarks(e.node);
        const auto time = parser::clockTime(game_, e.node);
        if (time && e.depth > 0)
            cursor_.insertText(QStringLiteral("\u00a0(%1)").arg(qtText(*time)), number_);
    }

    void combinationMarks(NodeId move) {
        for (std::size_t i = 0; i < written_.combinations.size(); ++i) {
            if (written_.combinations[i].move != move)
                continue;
            QTextCharFormat format = comment_;
            format.setAnchor(true);
            format.setAnchorHref(QStringLiteral("#%1%2").arg(combinationLetter).arg(i));
            cursor_.insertText(QStringLiteral("\u00a0"), number_);
            cursor_.insertText(QChar(written_.combinations[i].played ? 0x2726 : 0x2727), format);
        }
    }

    void remarksBehind(const std::vector<SheetEntry>& moves) {
        for (const SheetEntry& e : moves) {
            if (e.depth != depth_)
                beginBlock(e.depth);
            remarks(e.node, Remark::Place::behind);
        }
    }

    [[nodiscard]] bool isThere(NodeId id, Remark::Place place) const {
        return std::ranges::any_of(game_.remarks(id),
                                   [place](const Remark& r) { return r.place == place; });
    }

    void remarks(NodeId id, Remark::Place place) {
        const std::string comment = parser::comment(game_, id, place);
        if (!comment.empty()) {
            if (depth_ == 0 && (inRow_ || cursor_.document()->isEmpty()))
                beginBlock(0);
            write(qtText(comment).simplified(), comment_);
            numberDue_ = true;
        }
        for (const Remark& r : game_.remarks(id))
            if (const auto* unread = r.as<rules::UnreadText>();
                unread != nullptr && r.place == place) {
                if (depth_ == 0 && (inRow_ || cursor_.document()->isEmpty()))
                    beginBlock(0);
                write(Words::tr("[not understood: %1]").arg(qtText(unread->text).simplified()),
                      failure_);
            }
    }

    QTextCursor cursor_;
    const rules::Game& game_;
    const WrittenGame& written_;
    bool dark_;
    QColor stripe_;
    QTextCharFormat move_;
    QTextCharFormat main_;
    QTextCharFormat number_;
    QTextCharFormat comment_;
    QTextCharFormat failure_;
    double unit_;
    int depth_ = 0;
    bool atStart_ = true;
    bool numberDue_ = true;
    int rows_ = 0;
    bool inRow_ = false;
    bool answerDue_ = false;    ///< the row has room for it
    std::vector<NodeId> lines_; ///< first moves of the variations around, the outermost first
    std::vector<MoveSpan> spans_;
};

} // namespace

std::vector<MoveSpan> writeMoves(QTextDocument& document, const QPalette& palette,
                                 const WrittenGame& written) {
    return MoveWriter(document, palette, written).run();
}

} // namespace damscope::gui
