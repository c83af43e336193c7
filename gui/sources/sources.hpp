// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/reread.hpp"
#include "db/store/sources.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QPointer>

#include <filesystem>
#include <vector>

class QWidget;

namespace damscope::gui {

class SourcesDialog;
struct ListedSource;

/// Lists what was imported into the open store, reads sources again and deletes their games.
/// Dialogs open above `window`.
class Sources : public QObject {
    Q_OBJECT

public:
    explicit Sources(QWidget& window);

    void setStore(const std::filesystem::path& store);
    void show();
    /// The store shows other games.
    void refresh();

signals:
    void deletionWanted(const std::vector<damscope::db::GameId>& games, const QString& path);
    /// The store shows other games.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    void list();
    void showList(std::vector<ListedSource> sources);
    void reread(const db::StoredSource& source, const db::RereadOptions& how);
    void deleteGames(const db::StoredSource& source);
    void conclude(const Expected<db::ImportSummary, Message>& outcome);

    QWidget& window_;
    std::filesystem::path store_;
    QPointer<SourcesDialog> dialog_;
    Job job_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
