// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <QDialog>

#include <filesystem>

class QComboBox;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace damscope::gui {

/// The endgame tables of each variant, and how to build more.
class EndgameDialog : public QDialog {
    Q_OBJECT

public:
    /// The folder contains a folder for each variant; it need not exist.
    EndgameDialog(const std::filesystem::path& folder, rules::Variant variant, QWidget* parent);

signals:
    /// A message for the user.
    void reported(const QString& text);

private:
    void list();
    void build();

    std::filesystem::path folder_;
    QTreeWidget* list_;
    QComboBox* variant_;
    QSpinBox* pieces_;
    QPushButton* build_;
};

} // namespace damscope::gui
