// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/own_names/sections.hpp"

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

class QComboBox;

namespace damscope::gui {

/// The combinations and structures that have a name: what they are called, whether they are looked
/// for, and their definitions, which the user may change. Changes are kept in a file at once
/// (db/search/own_names).
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

/// Asks for a combination or a structure of the user's own: its name, and the line or the squares
/// that define it. It is kept in the file of names if it can be read; else the dialog stays, with
/// the reason.
class NewNameDialog : public QDialog {
    Q_OBJECT

public:
    NewNameDialog(std::filesystem::path file, QWidget* parent);

    /// What was kept.
    [[nodiscard]] db::NamedKind kind() const;
    [[nodiscard]] const std::string& key() const { return key_; }

    void accept() override;

private:
    struct Field {
        const char* name; ///< in the file
        QLineEdit* edit;
    };

    void addField(const char* name, const QString& label, const QString& hint);
    void showFields();
    void listVariants();
    [[nodiscard]] std::string newKey(const std::string& text) const;
    [[nodiscard]] std::string changedText(const std::string& text) const;

    std::filesystem::path file_;
    std::string key_;
    QLineEdit* name_;
    QComboBox* kind_;
    QComboBox* variant_;
    QFormLayout* form_;
    QLabel* wrong_;
    std::vector<Field> fields_;
};

} // namespace damscope::gui
