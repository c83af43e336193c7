// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/move_list.hpp"

#include "chart/palette.hpp"
#include "gui/base/result_words.hpp"
#include "gui/base/text.hpp"
#include "gui/board/board_tool_tip.hpp"
#include "gui/game/game_document.hpp"
#include "parser/meaning/annotation.hpp"

#include <QAction>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QUrl>

#include <algorithm>

namespace damscope::gui {

namespace {

using rules::NodeId;
using rules::Remark;
using rules::SheetEntry;

QColor mixed(const QColor& a, const QColor& b) {
    return {(a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2};
}

using Errors = std::map<NodeId, analysis::Quality>;

// Of the targets of marks of combinations; those of moves are numbers.
constexpr QLatin1Char combinationLetter('c');

struct ErrorMark {
    QChar shape; // as on the chart
    QColor chart::Palette::*colour;
};

ErrorMark markOf(analysis::Quality quality) {
    switch (quality) {
    case analysis::Quality::inaccuracy:
        return {QChar(0x25cf), &chart::Palette::inaccuracy};
    case analysis::Quality::mistake:
        return {QChar(0x25b2), &chart::Palette::mistake};
    case analysis::Quality::blunder:
        return {QChar(0x25c6), &chart::Palette::blunder};
    default:
        return {QChar(0x2605), &chart::Palette::missedWin};
    }
}

/// Writes a game into a text document, move by move.
class MoveWriter {
public:
    MoveWriter(QTextDocument& document, const QPalette& palette, const rules::Game& game,
               const Errors& errors, const std::vector<MoveList::Combination>& combinations)
        : cursor_(&document), game_(game), errors_(errors), combinations_(combinations),
          dark_(palette.color(QPalette::Base).lightness() < 128) {
        move_.setForeground(palette.color(QPalette::Text));
        main_ = move_;
        main_.setFontWeight(QFont::DemiBold);
        number_.setForeground(mixed(palette.color(QPalette::Text), palette.color(QPalette::Base)));
        comment_.setForeground(palette.color(QPalette::Link));
        failure_.setForeground(QColor(dark_ ? "#ff8a75" : "#b02a12"));
        unit_ = QFontMetricsF(document.defaultFont()).averageCharWidth();
    }

    std::vector<MoveList::Span> run() {
        cursor_.beginEditBlock(); // laid out once, at the end
        beginBlock(0, true);
        remarks(rules::rootNode, Remark::Place::after);
        for (const SheetEntry& e : rules::scoreSheet(game_))
            entry(e);
        if (game_.node(rules::rootNode).firstChild != rules::noNode && depth_ != 0)
            beginBlock(0);
        write(resultText(game_.variant(), game_.result), main_);
        cursor_.endEditBlock();
        return std::move(spans_);
    }

private:
    void beginBlock(int depth, bool first = false) {
        QTextBlockFormat format;
        format.setLeftMargin(std::min(depth, 12) * 2.2 * unit_);
        format.setBottomMargin(depth == 0 ? 0.5 * unit_ : 0.2 * unit_);
        if (first)
            cursor_.setBlockFormat(format);
        else
            cursor_.insertBlock(format);
        depth_ = depth;
        atStart_ = true;
        numberDue_ = true;
    }

    void write(const QString& text, const QTextCharFormat& format) {
        if (!atStart_)
            cursor_.insertText(QStringLiteral(" "), number_);
        cursor_.insertText(text, format);
        atStart_ = false;
    }

    void entry(const SheetEntry& e) {
        if (e.opensLine || e.depth != depth_)
            beginBlock(e.depth);
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
        remarks(e.node, Remark::Place::after);
    }

    void moveText(const SheetEntry& e) {
        QTextCharFormat format = e.depth == 0 ? main_ : move_;
        format.setAnchor(true);
        format.setAnchorHref(QStringLiteral("#%1").arg(static_cast<std::uint32_t>(e.node)));
        QString text = qtText(e.text);
        if (game_.node(e.node).step == rules::Step::pass)
            text = MoveList::tr("(pass)");
        else if (game_.node(e.node).step == rules::Step::setup)
            text = MoveList::tr("[new position]");
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
        if (const auto error = errors_.find(e.node); error != errors_.end()) {
            const ErrorMark mark = markOf(error->second);
            QTextCharFormat coloured;
            coloured.setForeground(
                chart::paletteOf(dark_ ? chart::Theme::dark : chart::Theme::light).*mark.colour);
            cursor_.insertText(QStringLiteral("\u00a0") + mark.shape, coloured);
        }
        combinationMarks(e.node);
        if (const auto time = parser::clockTime(game_, e.node))
            cursor_.insertText(QStringLiteral("\u00a0(%1)").arg(qtText(*time)), number_);
    }

    void combinationMarks(NodeId move) {
        for (std::size_t i = 0; i < combinations_.size(); ++i) {
            if (combinations_[i].move != move)
                continue;
            QTextCharFormat format = comment_;
            format.setAnchor(true);
            format.setAnchorHref(QStringLiteral("#%1%2").arg(combinationLetter).arg(i));
            cursor_.insertText(QStringLiteral("\u00a0"), number_);
            cursor_.insertText(QChar(combinations_[i].played ? 0x2726 : 0x2727), format);
        }
    }

    void remarks(NodeId id, Remark::Place place) {
        const std::string comment = parser::comment(game_, id, place);
        if (!comment.empty()) {
            write(qtText(comment).simplified(), comment_);
            numberDue_ = true;
        }
        for (const Remark& r : game_.remarks(id))
            if (const auto* unread = r.as<rules::UnreadText>();
                unread != nullptr && r.place == place)
                write(MoveList::tr("[not understood: %1]").arg(qtText(unread->text).simplified()),
                      failure_);
    }

    QTextCursor cursor_;
    const rules::Game& game_;
    const Errors& errors_;
    const std::vector<MoveList::Combination>& combinations_;
    bool dark_;
    QTextCharFormat move_;
    QTextCharFormat main_;
    QTextCharFormat number_;
    QTextCharFormat comment_;
    QTextCharFormat failure_;
    double unit_;
    int depth_ = 0;
    bool atStart_ = true;
    bool numberDue_ = true;
    std::vector<MoveList::Span> spans_;
};

} // namespace

MoveList::MoveList(GameDocument& document, QWidget* parent)
    : QTextBrowser(parent), document_(document) {
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setAccessibleName(tr("Moves"));
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { follow(url.fragment()); });
    connect(&document, &GameDocument::gameOpened, this, [this] { combinations_.clear(); });
    connect(&document, &GameDocument::gameChanged, this, &MoveList::rebuild);
    connect(&document, &GameDocument::currentChanged, this, &MoveList::showCurrent);
    rebuild();
}

void MoveList::setJudgement(const analysis::GameJudgement& judgement) {
    Errors errors;
    for (const analysis::JudgedMove& move : judgement.moves)
        if (move.isError())
            errors.emplace(move.node, move.quality);
    if (errors == errors_)
        return;
    errors_ = std::move(errors);
    rebuildInPlace();
}

void MoveList::setCombinations(std::vector<Combination> combinations) {
    if (combinations.empty() && combinations_.empty())
        return;
    combinations_ = std::move(combinations);
    rebuildInPlace();
}

const MoveList::Combination* MoveList::combinationAt(const QString& fragment) const {
    if (!fragment.startsWith(combinationLetter))
        return nullptr;
    const std::size_t index = QStringView(fragment).mid(1).toUInt();
    return index < combinations_.size() ? &combinations_[index] : nullptr;
}

// What was played is in the game already.
void MoveList::follow(const QString& fragment) {
    const Combination* combination = combinationAt(fragment);
    if (combination == nullptr)
        return document_.goTo(NodeId{fragment.toUInt()});
    const NodeId before = document_.game().node(combination->move).parent;
    if (combination->played)
        return document_.goTo(before);
    document_.explore({before, std::nullopt, combination->line});
}

bool MoveList::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QTextBrowser::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Combination* combination = combinationAt(QUrl(anchorAt(help->pos())).fragment());
    const rules::Game& game = document_.game();
    const auto position =
        combination == nullptr ? std::nullopt : game.position(game.node(combination->move).parent);
    if (position)
        QToolTip::showText(help->globalPos(), boardToolTip(*position, combination->text), this);
    else
        QToolTip::hideText();
    return true;
}

void MoveList::rebuildInPlace() {
    const int place = verticalScrollBar()->value();
    rebuild();
    verticalScrollBar()->setValue(place);
}

void MoveList::rebuild() {
    clear();
    spans_ =
        MoveWriter(*this->document(), palette(), document_.game(), errors_, combinations_).run();
    std::ranges::sort(spans_, {}, &Span::node);
    showCurrent();
}

void MoveList::showCurrent() {
    const auto found = std::ranges::lower_bound(spans_, document_.current(), {}, &Span::node);
    if (found == spans_.end() || found->node != document_.current()) {
        setExtraSelections({});
        moveCursor(QTextCursor::Start);
        return;
    }
    QTextEdit::ExtraSelection shown;
    shown.cursor = QTextCursor(document());
    shown.cursor.setPosition(found->begin);
    shown.cursor.setPosition(found->end, QTextCursor::KeepAnchor);
    shown.format.setBackground(palette().color(QPalette::Highlight));
    shown.format.setForeground(palette().color(QPalette::HighlightedText));
    setExtraSelections({shown});
    QTextCursor there(document());
    there.setPosition(found->begin);
    setTextCursor(there);
    ensureCursorVisible();
}

void MoveList::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier)
        return QTextBrowser::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return document_.goPrevious();
    case Qt::Key_Right:
        return document_.goNext();
    case Qt::Key_Home:
        return document_.goToStart();
    case Qt::Key_End:
        return document_.goToEnd();
    case Qt::Key_Down:
        return document_.enterVariation();
    case Qt::Key_Up:
        return document_.leaveVariation();
    default:
        QTextBrowser::keyPressEvent(event);
    }
}

void MoveList::contextMenuEvent(QContextMenuEvent* event) {
    const QString anchor = anchorAt(event->pos());
    if (!anchor.isEmpty() && combinationAt(QUrl(anchor).fragment()) == nullptr)
        document_.goTo(NodeId{QUrl(anchor).fragment().toUInt()});
    if (document_.current() == rules::rootNode)
        return;
    QMenu menu(this);
    menu.addActions(moveActions_);
    menu.addSeparator();
    addSigns(*menu.addMenu(tr("&Sign")));
    menu.exec(event->globalPos());
}

void MoveList::addSigns(QMenu& menu) {
    constexpr std::uint32_t signs = 6; // "!", "?", "!!", "??", "!?", "?!"
    const auto set = parser::nags(document_.game(), document_.current());
    for (std::uint32_t nag = 1; nag <= signs; ++nag) {
        QAction* action = menu.addAction(qtText(parser::nagSign(nag)));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(set, nag) != set.end());
        connect(action, &QAction::triggered, this, [this, nag] { document_.toggleNag(nag); });
    }
}

// Other programs read plain hyphens.
QMimeData* MoveList::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    copied->setText(
        textCursor().selection().toPlainText().replace(noBreakHyphen, QLatin1Char('-')));
    return copied;
}

void MoveList::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Moves"));
        rebuild();
    }
}

} // namespace damscope::gui
