// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"
#include "rules/board/rules.hpp"

#include <QDialog>

#include <filesystem>
#include <memory>

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

/// The endgame tables of Damscope's own engine, shared by the whole window: two libraries of one
/// folder would both build missing tables and block each other. Null: none.
using EndgameTables = std::shared_ptr<const analysis::endgame::Library>;

/// Opens those in the default folder. Missing small ones are built in the background when a variant
/// is first searched. Null if there is no folder for them.
[[nodiscard]] EndgameTables openEndgameTables();

} // namespace damscope::gui
