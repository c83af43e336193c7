// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

#include <functional>

class QLineEdit;
class QListWidget;

namespace damscope::gui {

/// A line to type in, and below it what is meant by it: of a list of commands those that have all
/// words, then whatever the owner finds for the text.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    struct Entry {
        QString text;
        QString note; ///< at the right: the key, or what kind of thing it is
        std::function<void()> run;
    };
    CommandPalette(QList<Entry> entries, QWidget* parent);

    /// Shows these above and below the commands, in place of those that were offered before.
    void offer(QList<Entry> first, QList<Entry> found);

signals:
    /// Another text; empty too.
    void typed(const QString& text);

protected:
    /// Up and Down, by rows and by pages, choose while one types.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take();
    void list();
    void run();

    QList<Entry> entries_;
    QList<Entry> first_;
    qsizetype shownFirst_ = 0; ///< of the first ones
    QList<Entry> offered_;
    QList<Entry> shown_;
    QLineEdit* line_;
    QListWidget* list_;
};

} // namespace damscope::gui
