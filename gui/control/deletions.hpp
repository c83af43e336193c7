// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/store/deletions.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>

#include <cstdint>
#include <filesystem>
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
    /// Restores the last deletion.
    void undoLast();
    /// Lists all deletions, each of which can be restored.
    void showAll();

signals:
    /// The store shows other games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void askToDelete(const std::vector<db::GameId>& games, const std::string& why);
    void showList(const std::vector<db::Deletion>& deletions);
    void restore(qint64 deletion);

    QWidget& window_;
    std::filesystem::path store_;
    StoreChanges changes_;
    Job list_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
