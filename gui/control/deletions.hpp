// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/store/deletions.hpp"
#include "gui/base/job.hpp"
#include "gui/database/store_changes.hpp"

#include <QObject>

#include <cstdint>
#include <filesystem>
#include <vector>

class QWidget;

namespace damscope::gui {

/// Deletes games from the open store and brings them back. Deleted games keep everything they
/// have. Questions are asked above `window`.
class Deletions : public QObject {
    Q_OBJECT

public:
    explicit Deletions(QWidget& window);

    void setStore(const std::filesystem::path& store) { store_ = store; }
    /// Asks first, with their number.
    void deleteGames(const std::vector<db::GameId>& games);
    /// Brings back what was deleted last.
    void undoLast();
    /// Lists everything that was deleted, each to be brought back.
    void showAll();

signals:
    /// The store shows other games.
    void storeChanged();
    /// Something the user should know.
    void reported(const QString& text);

private:
    void showList(const std::vector<db::Deletion>& deletions);
    void restore(qint64 deletion);

    QWidget& window_;
    std::filesystem::path store_;
    StoreChanges changes_;
    Job list_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
