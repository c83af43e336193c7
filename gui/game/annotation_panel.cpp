// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/annotation_panel.hpp"

#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace damscope::gui {

namespace {

using rules::Remark;

constexpr int signsInRow = 10;

// In the order of parser::knownNags().
QString nameOf(std::size_t index) {
    const std::array<QString, 20> names{AnnotationPanel::tr("very good move"),
                                        AnnotationPanel::tr("good move"),
                                        AnnotationPanel::tr("interesting move"),
                                        AnnotationPanel::tr("doubtful move"),
                                        AnnotationPanel::tr("mistake"),
                                        AnnotationPanel::tr("blunder"),
                                        AnnotationPanel::tr("only move"),
                                        AnnotationPanel::tr("equal"),
                                        AnnotationPanel::tr("unclear"),
                                        AnnotationPanel::tr("White slightly better"),
                                        AnnotationPanel::tr("White better"),
                                        AnnotationPanel::tr("White wins"),
                                        AnnotationPanel::tr("Black slightly better"),
                                        AnnotationPanel::tr("Black better"),
                                        AnnotationPanel::tr("Black wins"),
                                        AnnotationPanel::tr("zugzwang"),
                                        AnnotationPanel::tr("initiative"),
                                        AnnotationPanel::tr("attack"),
                                        AnnotationPanel::tr("counterplay"),
                                        AnnotationPanel::tr("time trouble")};
    return names.at(index);
}

} // namespace

AnnotationPanel::AnnotationPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), beforeLabel_(new QLabel(this)),
      afterLabel_(new QLabel(this)), before_(new CommentEdit(this)), after_(new CommentEdit(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(look::space::small, look::space::small, look::space::small,
                             look::space::small);
    grid->setSpacing(look::space::small);
    composeSigns(*grid);
    constexpr int rowsOfSigns = 2;
    composeComment(*grid, rowsOfSigns, *beforeLabel_, *before_, Remark::Place::before);
    composeComment(*grid, rowsOfSigns + 2, *afterLabel_, *after_, Remark::Place::after);
    grid->setRowStretch(rowsOfSigns + 3, 1);
    connect(&document, &GameDocument::currentChanged, this, &AnnotationPanel::showCurrent);
    keepTranslated(*this, [this] { retranslate(); });
    showCurrent();
}

// One stop for the Tab key; the arrow keys go from sign to sign.
void AnnotationPanel::composeSigns(QGridLayout& grid) {
    auto* group = new QButtonGroup(this);
    group->setExclusive(false);
    int index = 0;
    for (const parser::NagMeaning& m : parser::knownNags()) {
        auto* button = new QToolButton(this);
        button->setText(qtText(m.sign));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(index == 0 ? Qt::StrongFocus : Qt::ClickFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, nag = m.nag] {
            document_.toggleNag(nag);
            showCurrent();
        });
        group->addButton(button);
        grid.addWidget(button, index / signsInRow, index % signsInRow);
        signs_.push_back(button);
        ++index;
    }
}

void AnnotationPanel::composeComment(QGridLayout& grid, int row, QLabel& label, CommentEdit& edit,
                                     Remark::Place place) {
    constexpr int frame = 12;
    label.setBuddy(&edit);
    edit.setMinimumHeight(edit.fontMetrics().lineSpacing() * 2 + frame);
    grid.addWidget(&label, row, 0, 1, signsInRow);
    grid.addWidget(&edit, row + 1, 0, 1, signsInRow);
    connect(&edit, &CommentEdit::written, this, [this, place](const QString& text) {
        writing_ = true;
        document_.setComment(editedPlace(place), text);
        writing_ = false;
    });
}

// A comment behind the variations is edited as the one after the move, and one ahead of a variation
// as the one before its first move, where there is no other.
Remark::Place AnnotationPanel::editedPlace(Remark::Place place) const {
    const auto isThere = [this](Remark::Place at) {
        return !parser::comment(document_.game(), document_.current(), at).empty();
    };
    const Remark::Place further =
        place == Remark::Place::after ? Remark::Place::behind : Remark::Place::ahead;
    return !isThere(place) && isThere(further) ? further : place;
}

void AnnotationPanel::focusComment() {
    after_->moveCursor(QTextCursor::End);
    after_->setFocus(Qt::ShortcutFocusReason);
}

void AnnotationPanel::showCurrent() {
    const auto id = document_.current();
    const auto nags = parser::nags(document_.game(), id);
    const bool exploring = document_.isExploring();
    const bool isMove = id != rules::rootNode;
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        signs_[i]->setChecked(!exploring &&
                              std::ranges::count(nags, parser::knownNags()[i].nag) > 0);
        signs_[i]->setEnabled(isMove && !exploring);
    }
    // PDN has a comment before a move only at the start of a line and behind variations; elsewhere
    // it is the one after the previous move.
    const QString before =
        qtText(parser::comment(document_.game(), id, editedPlace(Remark::Place::before)));
    const bool opensLine =
        isMove && document_.game().node(document_.game().node(id).parent).firstChild != id;
    before_->setVisible(opensLine || !before.isEmpty());
    beforeLabel_->setVisible(opensLine || !before.isEmpty());
    for (CommentEdit* edit : {before_, after_})
        edit->setEnabled(!exploring);
    if (writing_)
        return;
    before_->showText(before);
    after_->showText(
        qtText(parser::comment(document_.game(), id, editedPlace(Remark::Place::after))));
}

void AnnotationPanel::retranslate() {
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        signs_[i]->setToolTip(plainTip(nameOf(i)));
        signs_[i]->setAccessibleName(nameOf(i));
    }
    beforeLabel_->setText(tr("Comment before the move"));
    afterLabel_->setText(tr("Comment after the move"));
    before_->setAccessibleName(beforeLabel_->text());
    after_->setAccessibleName(afterLabel_->text());
}

CommentEdit::CommentEdit(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        endWord();
        emit written(toPlainText());
    });
}

void CommentEdit::showText(const QString& text) {
    const QSignalBlocker quiet(this);
    if (toPlainText() != text) // the caret stays where the text does
        setPlainText(text);
    document()->clearUndoRedoStacks();
}

// Qt undoes at once what was typed in one go, unless the text counts as unmodified in between.
void CommentEdit::endWord() {
    const int at = textCursor().position();
    if (at > 0 && document()->characterAt(at - 1).isSpace())
        document()->setModified(false);
}

bool CommentEdit::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->matches(QKeySequence::Undo) && !document()->isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !document()->isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QPlainTextEdit::event(event);
}

} // namespace damscope::gui
