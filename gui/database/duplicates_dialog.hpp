// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/duplicates.hpp"

#include <QDialog>
#include <QString>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace damscope::gui {

/// A game that repeats another one, and the names of both.
struct ListedDuplicate {
    db::Duplicate duplicate;
    QString worse;
    QString better;
};

/// Lists games that are stored twice. The worse game of each pair can be deleted; games that a
/// person may have edited are kept.
class DuplicatesDialog : public QDialog {
    Q_OBJECT

public:
    DuplicatesDialog(std::vector<ListedDuplicate> found, QWidget* parent);

signals:
    void gameChosen(damscope::db::GameId game);
    void deleteWanted(const std::vector<damscope::db::GameId>& games);

private:
    void list();
    void fillList();
    [[nodiscard]] std::vector<db::GameId> deletable() const;
    [[nodiscard]] static QString reasonOf(const db::Duplicate& duplicate);

    std::vector<ListedDuplicate> found_;
    QComboBox* least_;
    QTreeWidget* list_;
    QLabel* note_;
    QPushButton* delete_;
};

} // namespace damscope::gui
