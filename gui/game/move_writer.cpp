// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/move_writer.hpp"

#include "chart/evaluation_scene.hpp"
#include "gui/base/text.hpp"
#include "gui/game/error_card.hpp"
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
#include <utility>

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
        : cursor_(&document), game_(written.game), written_(written), palette_(palette),
          dark_(look::isDark(palette)), stripe_(palette.color(QPalette::AlternateBase)) {
        move_.setForeground(palette.color(QPalette::Text));
        main_ = move_;
        main_.setFontWeight(QFont::DemiBold);
        number_.setForeground(palette.color(QPalette::PlaceholderText));
        comment_.setForeground(palette.color(QPalette::Link));
        failure_.setForeground(look::coloursOf(palette).failure);
        unit_ = QFontMetricsF(document.defaultFont()).averageCharWidth();
        hasTimes_ = written.typesTimes || std::ranges::any_of(game_.mainLine(), [this](NodeId id) {
                        return parser::shownClock(game_, id).has_value();
                    });
        hasScores_ = !written.scores.empty() || !hasTimes_;
        if (hasTimes_ && hasScores_)
            makeRoomForBoth(document.defaultFont());
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
    static constexpr double gap = 1.2;         // before the answer

    // One of them goes where a row would be too narrow. Figures are wide in some fonts.
    void makeRoomForBoth(const QFont& font) {
        QFont strong = font;
        strong.setWeight(QFont::DemiBold);
        const QFontMetricsF words(font);
        const double move = QFontMetricsF(strong).horizontalAdvance(QStringLiteral("47-42")) +
                            words.horizontalAdvance(QStringLiteral("\u00a0◆ "));
        const double facts = (move + words.horizontalAdvance(QStringLiteral("0:00:00"))) / unit_;
        const double more = words.horizontalAdvance(QStringLiteral(" −0.00")) / unit_;
        if (written_.width < (numberWidth + gap + 2 * (facts + more)) * unit_) {
            (written_.typesTimes ? hasScores_ : hasTimes_) = false;
            return;
        }
        facts_ = facts;
        more_ = more;
    }

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
        const bool nextToCard =
            depth_ > 0 ? depth == 0 || (depth == 1 && opensLine) : depth > 0 || isBehindError_;
        if (nextToCard)
            format.setTopMargin(afterCard * unit_);
        insertBlock(format);
        depth_ = depth;
        isBehindError_ = false;
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

    // "12.", a move, its clock time, its evaluation, and the same of the answer.
    void beginRow(const SheetEntry& e) {
        constexpr double widest = 18.1; // where a column of facts ends behind its move, in letters
        const bool both = hasTimes_ && hasScores_;
        const double room = written_.width / unit_ - numberWidth - gap - 2 * more_;
        const double facts = std::max(facts_, std::min(room / 2, widest));
        QTextBlockFormat format;
        QList<QTextOption::Tab> tabs;
        double place = numberWidth;
        for (int column = 0; column < 2; ++column) {
            tabs << QTextOption::Tab(place * unit_, QTextOption::LeftTab)
                 << QTextOption::Tab((place + facts) * unit_, QTextOption::RightTab);
            if (both)
                tabs << QTextOption::Tab((place + facts + more_) * unit_, QTextOption::RightTab);
            place += facts + more_ + gap;
        }
        format.setTabPositions(tabs);
        format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        if (depth_ > 0 || std::exchange(isBehindError_, false))
            format.setTopMargin(afterCard * unit_);
        if (++rows_ % 2 == 0)
            format.setBackground(stripe_);
        insertBlock(format);
        cursor_.insertText(qtText(e.number).remove(QStringLiteral("..")), number_);
        if (!e.opener && !e.number.empty())
            cursor_.insertText(hasTimes_ && hasScores_ ? QStringLiteral("\t…\t\t")
                                                       : QStringLiteral("\t…\t"),
                               number_);
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
        if (hasTimes_) {
            cursor_.insertText(QStringLiteral("\t"), number_);
            QTextCharFormat format = number_;
            format.setAnchor(true);
            format.setAnchorHref(
                QStringLiteral("#%1%2").arg(timeLetter).arg(static_cast<std::uint32_t>(e.node)));
            cursor_.insertText(timeOf(e.node), format);
            spans_.back().timeEnd = cursor_.position();
        }
        if (hasScores_)
            cursor_.insertText(QStringLiteral("\t") + factOf(e.node), number_);
        answerDue_ = e.opener;
        if (written_.card != nullptr && written_.card->move == e.node)
            errorCard();
        remarks(e.node, Remark::Place::after);
    }

    // Below the row of the move, as a card.
    void errorCard() {
        QTextBlockFormat format;
        format.setLeftMargin(numberWidth * unit_);
        format.setRightMargin(unit_ + look::space::small); // off its frame
        format.setBottomMargin(0.3 * unit_);
        format.setTopMargin(afterCard * unit_);
        writeErrorCard(cursor_, *written_.card, palette_, format);
        answerDue_ = false; // it begins a row
        isBehindError_ = true;
    }

    // The evaluation after a move.
    [[nodiscard]] QString factOf(NodeId move) const {
        const auto score = written_.scores.find(move);
        return score == written_.scores.end() ? QString() : scoreOf(score->second);
    }

    [[nodiscard]] QString timeOf(NodeId move) const {
        const auto time = parser::shownClock(game_, move);
        return time ? qtText(*time) : QString();
    }

    // A proved result as the result of a game: a column has no room for a sentence.
    [[nodiscard]] QString scoreOf(const analysis::Score& score) const {
        if (score.kind() == analysis::Score::Kind::estimate)
            return scoreText(score);
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
        if (e.opensLine && written_.scores.contains(e.node)) // what is thought of the variation
            cursor_.insertText(QStringLiteral("\u00a0") + factOf(e.node), number_);
        remarks(e.node, Remark::Place::after);
        if (game_.node(e.node).firstChild == rules::noNode)
            menuOf(lines_.at(static_cast<std::size_t>(e.depth) - 1));
    }

    // What can be done with a variation, at its end: among the moves it would look like one.
    void menuOf(NodeId line) {
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
        if (const QString time = timeOf(e.node); !time.isEmpty() && e.depth > 0)
            cursor_.insertText(QStringLiteral("\u00a0(%1)").arg(time), number_);
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
                write(worded(Message{"movetext-unread",
                                     {{"text", qtText(unread->text).simplified().toStdString()}}}),
                      failure_);
            }
    }

    QTextCursor cursor_;
    const rules::Game& game_;
    const WrittenGame& written_;
    const QPalette& palette_;
    bool dark_;
    QColor stripe_;
    QTextCharFormat move_;
    QTextCharFormat main_;
    QTextCharFormat number_;
    QTextCharFormat comment_;
    QTextCharFormat failure_;
    double unit_;
    bool hasTimes_; ///< a column of clock times
    bool hasScores_;
    double facts_ = 13; ///< for a move with a mark and what stands behind it, at least, in letters
    double more_ = 0;   ///< for another one
    int depth_ = 0;
    bool atStart_ = true;
    bool numberDue_ = true;
    int rows_ = 0;
    bool inRow_ = false;
    bool answerDue_ = false;     ///< the row has room for it
    bool isBehindError_ = false; ///< its card was written last
    std::vector<NodeId> lines_;  ///< first moves of the variations around, the outermost first
    std::vector<MoveSpan> spans_;
};

} // namespace

std::vector<MoveSpan> writeMoves(QTextDocument& document, const QPalette& palette,
                                 const WrittenGame& written) {
    return MoveWriter(document, palette, written).run();
}

} // namespace damscope::gui
