// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/duplicates.hpp"
#include "db/store/games.hpp"
#include "pages/sheet.hpp"

#include <QDialog>
#include <QString>

#include <cstdint>
#include <utility>
#include <vector>

class QTreeWidgetItem;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace damscope::gui {

/// Lists games that are stored twice. The worse game of each pair can be deleted; games that a
/// person may have edited are kept.
class DuplicatesDialog : public QDialog {
    Q_OBJECT

public:
    /// `table` has a row for each.
    DuplicatesDialog(std::vector<db::Duplicate> found, pages::SheetTable table, QWidget* parent);

signals:
    void gameChosen(damscope::db::GameId game);
    void deleteWanted(const std::vector<damscope::db::Duplicate>& duplicates);

private:
    void list();
    void fillRows();
    [[nodiscard]] std::vector<db::Duplicate> deletable() const;

    std::vector<db::Duplicate> found_;
    pages::SheetTable table_;
    QComboBox* least_;
    QTreeWidget* list_;
    QLabel* note_;
    QPushButton* delete_;
};

/// Why games were deleted, as the store keeps it: those of the window have words in every language,
/// others are commands or filters of the user.
inline constexpr const char* selectedReason = "selected in the desktop";
inline constexpr const char* wholeListReason = "all games of the list";

/// A deletion with the first of its games, in words.
struct ListedDeletion {
    db::Deletion deletion;
    std::vector<std::pair<db::GameId, QString>> games;
};

/// The deletions of a store, the last one first, with their games: all games of a deletion can be
/// restored, or a single one, and all deleted games removed for good.
class DeletedDialog : public QDialog {
    Q_OBJECT

public:
    DeletedDialog(const std::vector<ListedDeletion>& deletions, QWidget* parent);

signals:
    void restoreChosen(qint64 deletion);
    void gameRestoreChosen(qint64 deletion, damscope::db::GameId game);
    /// The user has agreed to it.
    void removalChosen();

private:
    void add(const ListedDeletion& listed);
    void restoreSelected();
    void askToRemove();

    QTreeWidget* list_;
    QPushButton* restore_;
    QPushButton* remove_;
    std::uint64_t games_ = 0; ///< deleted ones
};

} // namespace damscope::gui
