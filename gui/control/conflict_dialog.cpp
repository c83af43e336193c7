// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/conflict_dialog.hpp"

#include "gui/base/differing_words.hpp"
#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"
#include "parser/write/write.hpp"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>

namespace damscope::gui {

namespace {

QPlainTextEdit* textOf(const rules::Game& game, const QString& name, QWidget* parent) {
    auto* text = new QPlainTextEdit(qtText(parser::writePdn(game)), parent);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    text->setAccessibleName(name);
    return text;
}

// Marks the words that the other text does not have.
void markDifferences(QPlainTextEdit& text, const QPlainTextEdit& other) {
    QColor colour = text.palette().color(QPalette::Highlight);
    colour.setAlphaF(0.4F);
    QList<QTextEdit::ExtraSelection> marks;
    for (const TextSpan& span : differingWords(text.toPlainText(), other.toPlainText())) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(text.document());
        mark.cursor.setPosition(span.begin);
        mark.cursor.setPosition(span.end, QTextCursor::KeepAnchor);
        mark.format.setBackground(colour);
        marks << mark;
    }
    text.setExtraSelections(marks);
    if (marks.isEmpty())
        return;
    QTextCursor there(text.document());
    there.setPosition(marks.first().cursor.selectionStart());
    text.setTextCursor(there);
}

} // namespace

ConflictDialog::ConflictDialog(const rules::Game& own, const db::EditConflict& conflict,
                               QWidget* parent)
    : QDialog(parent) {
    setWindowTitle(tr("The game was changed elsewhere"));
    auto* grid = new QGridLayout(this);
    auto* why = new QLabel(
        conflict.stored
            ? tr("Another window or program has saved this game since you opened it. Your changes "
                 "are not stored yet. Differences are marked.")
            : tr("This game was deleted since you opened it. Your changes are not stored yet."),
        this);
    why->setWordWrap(true);
    grid->addWidget(why, 0, 0, 1, 2);
    if (conflict.stored)
        addTexts(own, conflict.stored->game);
    addButtons(conflict.stored.has_value());
}

void ConflictDialog::addTexts(const rules::Game& own, const rules::Game& stored) {
    auto* grid = static_cast<QGridLayout*>(layout());
    QPlainTextEdit* mine = textOf(own, tr("Your version"), this);
    QPlainTextEdit* theirs = textOf(stored, tr("Stored version"), this);
    markDifferences(*mine, *theirs);
    markDifferences(*theirs, *mine);
    grid->addWidget(new QLabel(mine->accessibleName(), this), 1, 0);
    grid->addWidget(new QLabel(theirs->accessibleName(), this), 1, 1);
    grid->addWidget(mine, 2, 0);
    grid->addWidget(theirs, 2, 1);
    look::resizeWithinScreen(*this, look::dialog::wide);
}

void ConflictDialog::addButtons(bool isStored) {
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [&](const QString& text, const char* name, auto chosen) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(name);
        connect(button, &QPushButton::clicked, this, [this, chosen] {
            emit(this->*chosen)();
            accept();
        });
        return button;
    };
    add(isStored ? tr("&Keep both") : tr("&Store it again"), "keepBoth",
        &ConflictDialog::keepBothChosen)
        ->setDefault(true);
    if (isStored) {
        add(tr("&Replace the stored version"), "replace", &ConflictDialog::replaceChosen);
        add(tr("&Discard your version"), "takeStored", &ConflictDialog::takeStoredChosen);
    }
    connect(buttons->addButton(QDialogButtonBox::Cancel), &QPushButton::clicked, this,
            &QDialog::reject);
    auto* grid = static_cast<QGridLayout*>(layout());
    grid->addWidget(buttons, 3, 0, 1, 2);
}

} // namespace damscope::gui
