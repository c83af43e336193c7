// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/store/deletions.hpp"
#include "gui/base/job.hpp"
#include "gui/database/deleted_dialog.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace damscope::gui {

/// Deletes games from the open store and restores them. Deleted games lose nothing. Questions are
/// asked above `window`.
class Deletions : public QObject {
    Q_OBJECT

public:
    explicit Deletions(QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Asks for confirmation with their number.
    void deleteGames(const std::vector<db::GameId>& games);
    /// All games of a list, which the filter describes.
    void deleteList(const std::vector<db::GameId>& games, const QString& filter);
    /// All games that were imported from a source.
    void deleteSource(const std::vector<db::GameId>& games, const QString& path);
    /// Restores the last deletion.
    void undoLast();
    /// Lists all deletions with their games, to be restored or removed for good.
    void showAll();

signals:
    /// The store shows other games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void askToDelete(const std::vector<db::GameId>& games, const std::string& why);
    void showList(const std::vector<ListedDeletion>& deletions);
    void restore(qint64 deletion);
    void restoreOne(qint64 deletion, db::GameId game);
    void removeForGood();
    void change(std::function<int(db::Store&)> make, QString (*words)(int games));

    QWidget& window_;
    std::filesystem::path store_;
    StoreChanges changes_;
    Job list_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
