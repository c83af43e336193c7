// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/journal.hpp"
#include "gui/base/job.hpp"
#include "gui/database/history_dialog.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>

class QAction;
class QWidget;

namespace damscope::gui {

/// Undoes what was done to the open store, whichever program did it, and makes it again: the last
/// change, which the actions name, or any in the list of all. Changes of few games at once, others
/// after a question. Dialogs open above `window`.
class StoreHistory : public QObject {
    Q_OBJECT

public:
    StoreHistory(QAction& undo, QAction& redo, QWidget& window);

    void setStore(const std::filesystem::path& store);
    void undo();
    void redo();
    void undo(qint64 entry);
    void redo(qint64 entry);
    /// Lists all changes.
    void showAll();

signals:
    void gameChosen(damscope::db::GameId game);
    /// The report on an import is wanted.
    void importChosen(qint64 entry);
    /// The store shows other games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    /// What is to be undone or made again: an entry, or the last one.
    struct Order {
        Turn turn{};
        std::optional<std::int64_t> entry{};
        bool isAgreed = false; ///< by the user
    };

    /// Asks the store, when the menu is about to show the actions.
    void lookUp();
    void show(const std::optional<db::JournalEntry>& last,
              const std::optional<db::JournalEntry>& undone);
    void carryOut(const Order& order);
    [[nodiscard]] std::function<void()> carryOut(db::Store& store, const Order& order);
    void ask(Turn turn, const db::JournalEntry& entry);
    void conclude(const db::JournalEntry& entry);
    void refuse(const QString& why);
    void warn(const QString& why);
    [[nodiscard]] QWidget& above() const;

    QAction& undo_;
    QAction& redo_;
    QWidget& window_;
    std::filesystem::path store_;
    QPointer<HistoryDialog> dialog_;
    StoreChanges changes_{this};
    Job asking_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
