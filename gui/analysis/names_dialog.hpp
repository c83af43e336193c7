// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/own_names/sections.hpp"

#include <QDialog>
#include <QString>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace damscope::gui {

/// The combinations and structures that have a name: what they are called, whether they are looked
/// for, and their definitions, which the user may change. Changes are kept in a file at once
/// (db/own_names).
class NamesDialog : public QDialog {
    Q_OBJECT

public:
    NamesDialog(std::filesystem::path file, QWidget* parent);

signals:
    /// Other names or definitions are in use.
    void changed();

private:
    struct Row {
        db::NamedKind kind;
        std::string key;
    };
    struct Field {
        std::string name; ///< in the file
        QLineEdit* edit;
    };

    void fill();
    void showSelected();
    void takeCheckOrName(QTreeWidgetItem* item, int column);
    void takeDefinition();
    void askForNew();
    void select(const Row& row);
    void reset();
    [[nodiscard]] bool mayDelete();
    [[nodiscard]] bool exists(const Row& row) const;
    using Change = std::function<std::string(const std::string& text)>;
    void change(const Change& changed);
    [[nodiscard]] std::optional<Row> selected() const;
    void addField(const std::string& name, const QString& label);

    std::filesystem::path file_;
    QTreeWidget* list_;
    QLabel* board_;
    QLabel* definition_;
    QLabel* source_;
    QFormLayout* form_;
    QLabel* wrong_;
    QPushButton* original_ = nullptr;
    std::vector<Field> fields_;
    bool filling_ = false;
};

} // namespace damscope::gui
