// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/collection_tabs.hpp"

#include <QEvent>
#include <QSignalBlocker>

namespace damscope::gui {

CollectionTabs::CollectionTabs(QWidget* parent) : QTabBar(parent) {
    setDocumentMode(true);
    setExpanding(false);
    setDrawBase(false);
    addTab({});
    connect(this, &QTabBar::currentChanged, this, &CollectionTabs::chosenChanged);
    retranslate();
}

void CollectionTabs::setNames(const QStringList& names) {
    const QString before = chosen();
    {
        const QSignalBlocker quiet(this);
        while (count() > 1)
            removeTab(count() - 1);
        names_ = names;
        for (QString name : names)
            addTab(name.replace('&', QStringLiteral("&&")));
        setCurrentIndex(static_cast<int>(names_.indexOf(before)) + 1);
    }
    if (chosen() != before)
        emit chosenChanged();
}

QString CollectionTabs::chosen() const {
    return currentIndex() < 1 ? QString() : names_.value(currentIndex() - 1);
}

void CollectionTabs::choose(const QString& name) {
    setCurrentIndex(static_cast<int>(names_.indexOf(name)) + 1);
}

void CollectionTabs::retranslate() {
    setTabText(0, tr("All games"));
    setAccessibleName(tr("Collections"));
}

void CollectionTabs::changeEvent(QEvent* event) {
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace damscope::gui
