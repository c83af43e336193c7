// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/records/game_row.hpp"
#include "gui/base/job.hpp"
#include "gui/filter/choice_list.hpp"

#include <QDialog>
#include <QList>
#include <QObject>
#include <QPointer>

#include <filesystem>
#include <functional>
#include <vector>

class QAction;
class QWidget;
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
        QString name = {};   ///< what it is found by, if that is not all of the text
        bool isLast = false; ///< below the other commands: it is not to be run by mistake
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

class Actions;
struct Settings;

/// Everything by typing some letters of it: what the menus have, the preferences, the databases
/// that were opened last; the players, events and games of the open database, and what else it can
/// be filtered by. Names and games are found in threads of their own.
class Commands : public QObject {
    Q_OBJECT

public:
    /// The palette opens above `window`.
    Commands(Actions& actions, Settings& settings, QWidget& window);

    /// From now on the names of this store; also after it has changed.
    void setStore(const std::filesystem::path& store);
    void show();

signals:
    void storeWanted(const QString& file);
    /// Lists the games that pass a filter.
    void gamesWanted(const QString& filter);
    /// Lists the players or the events that a text means.
    void playersWanted(const QString& text);
    void eventsWanted(const QString& text);
    /// The page of one player.
    void playerWanted(const QString& name);
    void gameWanted(damscope::db::GameId game);
    /// The key of a setting.
    void settingWanted(const QString& key);

private:
    using Entries = QList<CommandPalette::Entry>;
    [[nodiscard]] Entries commands();
    [[nodiscard]] CommandPalette::Entry entryOf(QAction& action) const;
    void ask(const QString& typed);
    void findGames(const QString& typed);
    void addGames(const std::vector<db::GameLine>& games);
    [[nodiscard]] CommandPalette::Entry entryOf(const db::FilterChoice& choice);
    /// That are true of any text.
    [[nodiscard]] Entries forText(const QString& typed);
    void offer();

    Actions& actions_;
    Settings& settings_;
    QWidget& window_;
    std::filesystem::path store_;
    QPointer<CommandPalette> palette_;
    QString typed_;
    Entries names_; ///< that were found for `typed_`
    Entries games_;
    ChoiceFinder choices_{this};
    Job finding_{*this, [](const QString&) {}}; ///< games; a failure is reported by the list
};

} // namespace damscope::gui
