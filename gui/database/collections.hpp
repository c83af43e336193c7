// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/collections.hpp"
#include "db/store/codec/numbers.hpp"
#include "gui/database/store_changes.hpp"

#include <QStringList>
#include <QTabBar>

#include <string>
#include <vector>

class QMenu;
class QWidget;

namespace damscope::gui {

/// The name of the collection in a store; if it has none yet, in the language of the window.
[[nodiscard]] std::string ownCollectionName(db::Store& store, db::OwnCollection which);
/// The same; the store has it from now on.
[[nodiscard]] std::string ownCollection(db::Store& store, db::OwnCollection which);

/// A tab for all games, and one for each collection of the store.
class CollectionTabs : public QTabBar {
    Q_OBJECT

public:
    explicit CollectionTabs(QWidget* parent = nullptr);

    /// The chosen one stays if it is still there.
    void setNames(const QStringList& names);
    [[nodiscard]] QStringList names() const { return names_; }
    /// The name of the chosen collection; empty: all games.
    [[nodiscard]] QString chosen() const;
    void choose(const QString& name);

signals:
    void chosenChanged();

private:
    void retranslate();

    QStringList names_;
};

/// The actions on collections: creates, fills and empties them, and undoes changes.
class CollectionsMenu : public QObject {
    Q_OBJECT

public:
    /// Asks its questions above `window`.
    explicit CollectionsMenu(QWidget* window);

    struct State {
        std::filesystem::path store;
        QStringList names;
        QString chosen; ///< the collection being shown; empty: all games
        std::vector<db::GameId> selected;
    };
    /// Puts the actions for this state into a menu.
    void fill(QMenu& menu, const State& state);
    /// Only those that add the games to a collection, or to a new one.
    void fillAdding(QMenu& menu, const State& state);

    /// Creates a collection of these games; there may be none.
    void create(const std::filesystem::path& store, const QString& name,
                const std::vector<db::GameId>& games);
    void add(const std::filesystem::path& store, const QString& name,
             const std::vector<db::GameId>& games);
    void remove(const std::filesystem::path& store, const QString& name,
                const std::vector<db::GameId>& games);
    void undo(const std::filesystem::path& store);
    [[nodiscard]] bool isBusy() const { return changes_.isBusy(); }

signals:
    /// Collections have changed. `chosen`: the one to show now; empty: the current one.
    void changed(const QString& chosen);
    void reported(const QString& text);

private:
    void askForNew(const State& state);
    void askForName(const State& state);
    void askToDelete(const State& state);

    QWidget* window_;
    StoreChanges changes_{this};
};

} // namespace damscope::gui
