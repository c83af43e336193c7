// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/annotation_panel.hpp"

#include "gui/base/plain_tip.hpp"
#include "gui/base/text.hpp"
#include "gui/game/comment_edit.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/sizes.hpp"

#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
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
    retranslate();
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
        document_.setComment(place, text);
        writing_ = false;
    });
}

void AnnotationPanel::focusComment() {
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
    // PDN has a comment before a move only at the start of a line; elsewhere it is the one after
    // the previous move.
    const bool opensLine =
        isMove && document_.game().node(document_.game().node(id).parent).firstChild != id;
    before_->setVisible(opensLine);
    beforeLabel_->setVisible(opensLine);
    for (CommentEdit* edit : {before_, after_})
        edit->setEnabled(!exploring);
    if (writing_)
        return;
    before_->showText(qtText(parser::comment(document_.game(), id, Remark::Place::before)));
    after_->showText(qtText(parser::comment(document_.game(), id, Remark::Place::after)));
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

void AnnotationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
