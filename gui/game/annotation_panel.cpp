// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/annotation_panel.hpp"

#include "gui/base/text.hpp"
#include "gui/game/game_document.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace damscope::gui {

namespace {

using rules::Remark;

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

// A click on a character of the text does not move the caret to its end.
void showText(QPlainTextEdit& edit, const QString& text) {
    if (edit.toPlainText() == text)
        return;
    const QSignalBlocker quiet(edit);
    edit.setPlainText(text);
}

} // namespace

AnnotationPanel::AnnotationPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), beforeLabel_(new QLabel(this)),
      afterLabel_(new QLabel(this)), before_(new QPlainTextEdit(this)),
      after_(new QPlainTextEdit(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setSpacing(3);
    constexpr int perRow = 10;
    int index = 0;
    for (const parser::NagMeaning& m : parser::knownNags()) {
        auto* button = new QToolButton(this);
        button->setText(qtText(m.sign));
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QToolButton::clicked, this, [this, nag = m.nag] {
            document_.toggleNag(nag);
            showCurrent();
        });
        grid->addWidget(button, index / perRow, index % perRow);
        signs_.push_back(button);
        ++index;
    }
    const auto place = [&](QLabel* label, QPlainTextEdit* edit, int row, Remark::Place where) {
        label->setBuddy(edit);
        edit->setTabChangesFocus(true);
        edit->setUndoRedoEnabled(false); // the game's own undo knows every change
        edit->setFixedHeight(edit->fontMetrics().lineSpacing() * 2 + 12);
        grid->addWidget(label, row, 0, 1, perRow);
        grid->addWidget(edit, row + 1, 0, 1, perRow);
        connect(edit, &QPlainTextEdit::textChanged, this,
                [this, edit, where] { document_.setComment(where, edit->toPlainText()); });
    };
    place(beforeLabel_, before_, 2, Remark::Place::before);
    place(afterLabel_, after_, 4, Remark::Place::after);
    connect(&document, &GameDocument::currentChanged, this, &AnnotationPanel::showCurrent);
    retranslate();
    showCurrent();
}

void AnnotationPanel::showCurrent() {
    const auto id = document_.current();
    const auto nags = parser::nags(document_.game(), id);
    const bool isMove = id != rules::rootNode;
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        signs_[i]->setChecked(std::ranges::count(nags, parser::knownNags()[i].nag) > 0);
        signs_[i]->setEnabled(isMove);
    }
    // PDN knows a comment before a move only where a line begins; elsewhere it is the one after the
    // move before.
    const bool opensLine =
        isMove && document_.game().node(document_.game().node(id).parent).firstChild != id;
    before_->setVisible(opensLine);
    beforeLabel_->setVisible(opensLine);
    showText(*before_, qtText(parser::comment(document_.game(), id, Remark::Place::before)));
    showText(*after_, qtText(parser::comment(document_.game(), id, Remark::Place::after)));
}

void AnnotationPanel::retranslate() {
    for (std::size_t i = 0; i < signs_.size(); ++i) {
        signs_[i]->setToolTip(nameOf(i));
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
