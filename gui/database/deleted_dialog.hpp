// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/deletions.hpp"

#include <QDialog>

#include <cstdint>
#include <vector>

class QPushButton;
class QTreeWidget;

namespace damscope::gui {

/// The deletions of a store, the last one first; each can be undone as a whole.
class DeletedDialog : public QDialog {
    Q_OBJECT

public:
    DeletedDialog(const std::vector<db::Deletion>& deletions, QWidget* parent);

signals:
    void restoreChosen(qint64 deletion);

private:
    void restoreSelected();

    QTreeWidget* list_;
    QPushButton* restore_;
};

} // namespace damscope::gui
