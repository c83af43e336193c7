// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/entry_bar.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "rules/text/notation.hpp"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace damscope::gui {

EntryBar::EntryBar(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), text_(sentenceLabel(this, "entered")),
      buttons_(new FlowLayout) {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(look::space::least);
    lines->addWidget(text_);
    lines->addLayout(buttons_);
    // The index of the undo stack changes last.
    connect(&document, &GameDocument::currentChanged, this, &EntryBar::showEntry);
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &EntryBar::showEntry);
    showEntry();
}

void EntryBar::setActions(const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        QToolButton* button = actionButton(*action, this);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setVisible(action->isEnabled());
        connect(action, &QAction::enabledChanged, button, &QWidget::setVisible);
        buttons_->addWidget(button);
    }
}

void EntryBar::showEntry() {
    const QString said = text();
    text_->setText(said);
    setVisible(!said.isEmpty());
}

QString EntryBar::text() const {
    const GameDocument::Entered* entered = document_.entered();
    if (entered == nullptr)
        return {};
    if (!entered->other)
        return whatFollows();
    const rules::Rules& rules = document_.game().start().rules();
    const QString move = unbroken(qtText(rules::shortText(rules, entered->move)));
    const QString other = unbroken(qtText(rules::shortText(rules, *entered->other)));
    QString said;
    switch (entered->how) {
    case parser::Entry::variation:
        said = tr("%1 is a variation beside %2.");
        break;
    case parser::Entry::replace:
        said = tr("%1 replaces %2.");
        break;
    case parser::Entry::insert:
        said = tr("%1 comes before %2.");
        break;
    case parser::Entry::overwrite:
        said = tr("%1 replaces %2 and all that followed.");
        break;
    }
    return (said.arg(move, other) + QLatin1Char(' ') + whatFollows()).trimmed();
}

QString EntryBar::whatFollows() const {
    const GameDocument::Entered& entered = *document_.entered();
    const parser::Followed& followed = entered.followed;
    const bool none = followed.last == entered.node;
    if (followed.complete)
        return entered.other || none ? QString()
                                     : tr("The moves that were kept as text follow again.");
    if (!followed.stop)
        return tr("What is not legal any more is kept as text.");
    if (none && entered.how == parser::Entry::insert)
        return tr("What followed comes back when it is legal again: play on.");
    const QString reason = worded(*followed.stop);
    return none ? tr("What followed is not legal here and is kept as text: %1").arg(reason)
                : tr("What follows is legal up to %1; the rest is kept as text: %2")
                      .arg(numbered(followed.last), reason);
}

QString EntryBar::numbered(rules::NodeId move) const {
    const rules::Game& game = document_.game();
    const rules::NodeId before = game.node(move).parent;
    const auto position = game.position(before);
    if (!position)
        return {};
    return unbroken(lineText(*position, game.ply(before), std::array{game.node(move).move}));
}

void EntryBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showEntry();
}

} // namespace damscope::gui
