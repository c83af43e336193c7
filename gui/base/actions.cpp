// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/actions.hpp"

#include <QAction>
#include <QActionGroup>
#include <QKeySequence>

namespace damscope::gui {

Actions::Actions(QObject* parent) : QObject(parent) {
    deleteGames->setShortcutContext(Qt::WidgetShortcut); // where games are selected
    fullScreen->setCheckable(true);
    touchMove->setCheckable(true);
    flip->setCheckable(true);
    movePanels->setCheckable(true);
    for (QAction* way : {asVariation, asReplacement, asInsertion, asRest})
        way->setCheckable(true);
    goImport->setVisible(false); // until there is one
    auto* group = new QActionGroup(this);
    for (QAction* task : tasks()) {
        task->setCheckable(true);
        group->addAction(task);
    }
    quit->setMenuRole(QAction::QuitRole);
    preferences->setMenuRole(QAction::PreferencesRole);
    about->setMenuRole(QAction::AboutRole);
    editHeader->setIconText(QStringLiteral("✎"));
    start->setIconText(QStringLiteral("|◀"));
    previous->setIconText(QStringLiteral("◀"));
    next->setIconText(QStringLiteral("▶"));
    end->setIconText(QStringLiteral("▶|"));
    retranslate();
}

QAction* Actions::make(const char* name, const char* text, const char* key, const char* tip) {
    auto* made = new QAction(this);
    made->setObjectName(name);
    made->setShortcut(QKeySequence(QLatin1String(key)));
    english_.push_back({made, text, tip});
    return made;
}

QList<QAction*> Actions::all() const {
    return findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly);
}

void Actions::retranslate() {
    for (const English& english : english_) {
        english.action->setText(tr(english.text));
        if (*english.tip != '\0')
            english.action->setToolTip(tr(english.tip));
    }
    preferences->setIconText(tr("Settings"));
}

} // namespace damscope::gui
