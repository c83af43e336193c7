// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/own_names/sections.hpp"

#include <QDialog>

#include <filesystem>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace damscope::gui {

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
