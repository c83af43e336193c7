// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/reread.hpp"
#include "db/lists/source_facts.hpp"
#include "db/store/sources.hpp"

#include <QDialog>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace damscope::gui {

struct ListedSource {
    db::StoredSource source;
    db::SourceFacts facts;
};

/// What was imported: where it came from, how it was read, and its problems by kind. The selected
/// source can be read again, in another encoding or as another variant, and its games deleted.
class SourcesDialog : public QDialog {
    Q_OBJECT

public:
    SourcesDialog(std::vector<ListedSource> sources, QWidget* parent);

    /// Shows them instead; the same source stays selected.
    void setSources(std::vector<ListedSource> sources);

signals:
    void rereadWanted(const damscope::db::StoredSource& source,
                      const damscope::db::RereadOptions& how);
    void deletionWanted(const damscope::db::StoredSource& source);

private:
    void addChoices();
    void addLayout();
    void fitColumns();
    void showSelected();
    void wantReread();
    [[nodiscard]] const ListedSource* selected() const;
    [[nodiscard]] std::optional<db::RereadOptions> chosen() const;

    std::vector<ListedSource> sources_;
    QTreeWidget* list_;
    QPlainTextEdit* details_;
    QComboBox* encoding_;
    QComboBox* variant_;
    QComboBox* repairs_;
    QLabel* wrong_;
    QPushButton* reread_;
    QPushButton* delete_;
};

} // namespace damscope::gui
