// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/players/persons.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/people/directory.hpp"

#include <QWidget>

class QPushButton;

namespace damscope::gui {

/// The players of the store with their pages. Names that mean one person are merged by dragging
/// one on the other, or by selecting them.
class PlayersPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPage(QWidget* parent = nullptr);

    void setStore(const std::filesystem::path& store);
    [[nodiscard]] Directory& directory() { return *directory_; }

signals:
    /// Names mean other persons now.
    void storeChanged();
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] std::vector<Target> personsAt(const std::vector<std::size_t>& places) const;
    /// The persons are those of this store.
    void askToMerge(const std::vector<Target>& persons, const std::filesystem::path& store);
    void merge(std::vector<db::NameId> names, const std::string& reason);
    void undo();
    void follow();
    void retranslate();

    std::filesystem::path store_;
    Directory* directory_;
    QPushButton* merge_;
    QPushButton* undo_;
    StoreChanges changes_;
};

} // namespace damscope::gui
