// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QStringList>

#include <functional>

class QAction;
class QLineEdit;
class QListWidget;

namespace damscope::gui {

/// Everything by typing a few letters of it: what the menus have, the databases that were opened
/// last, and the games of a player or an event.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    /// What stands beside the actions.
    struct Others {
        QStringList stores;
        std::function<void(const QString& file)> open;
        std::function<void(const QString& text)> filter; ///< lists the games with a name
        std::function<void(const QString& text)> players;
        std::function<void(const QString& text)> events;
    };
    CommandPalette(const QList<QAction*>& actions, Others others, QWidget* parent);

protected:
    /// Up and Down choose while one types.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Entry {
        QString text;
        QString key;
        std::function<void()> run;
    };
    void collect(const QList<QAction*>& actions);
    void list();
    void run();

    Others others_;
    QList<Entry> entries_;
    QList<Entry> shown_;
    QLineEdit* line_;
    QListWidget* list_;
};

} // namespace damscope::gui
