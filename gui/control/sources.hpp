// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/import.hpp"
#include "gui/base/message_bar.hpp"
#include "pages/store_tables.hpp"

#include <QDialog>
#include <QObject>
#include <QPointer>

#include <filesystem>
#include <optional>
#include <vector>

class QWidget;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace damscope::gui {

/// What was imported: where it came from, how it was read, and its problems by kind. The selected
/// source can be read again, in another encoding or as another variant, and its games deleted.
class SourcesDialog : public QDialog {
    Q_OBJECT

public:
    SourcesDialog(std::vector<pages::ListedSource> sources, QWidget* parent);

    /// Shows them instead; the same source stays selected.
    void setSources(std::vector<pages::ListedSource> sources);

signals:
    void rereadWanted(const damscope::db::StoredSource& source,
                      const damscope::db::RereadOptions& how);
    void deletionWanted(const damscope::db::StoredSource& source);

private:
    void addChoices();
    void addLayout();
    void showSelected();
    void wantReread();
    [[nodiscard]] const pages::ListedSource* selected() const;
    [[nodiscard]] std::optional<db::RereadOptions> chosen() const;

    std::vector<pages::ListedSource> sources_;
    QTreeWidget* list_;
    QPlainTextEdit* details_;
    QComboBox* encoding_;
    QComboBox* variant_;
    QComboBox* repairs_;
    QLabel* wrong_;
    QPushButton* reread_;
    QPushButton* delete_;
};

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
    void showList(std::vector<pages::ListedSource> sources);
    void reread(const db::StoredSource& source, const db::RereadOptions& how);
    void deleteGames(const db::StoredSource& source);
    void conclude(const Expected<db::ImportSummary, Message>& outcome, const db::Source& source);

    QWidget& window_;
    std::filesystem::path store_;
    QPointer<SourcesDialog> dialog_;
    AlertedJob job_{*this, QStringLiteral("sources")};
};

} // namespace damscope::gui
