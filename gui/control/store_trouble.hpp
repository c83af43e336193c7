// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>

#include <filesystem>

namespace damscope::db {
class Error;
}

namespace damscope::gui {

/// Why a database cannot be opened, and what can be done about it.
class StoreTrouble : public QMessageBox {
    Q_OBJECT

public:
    StoreTrouble(const std::filesystem::path& store, const db::Error& error, QWidget* parent);

    /// What is wrong with the file, in the language of the window.
    [[nodiscard]] static QString worded(const std::filesystem::path& store, const db::Error& error);

    /// It has been checked in vain: only recovery is offered.
    void leaveOutCheck();

signals:
    void checkChosen();
    void recoverChosen();
    void restoreChosen();
    void openChosen();
    void newChosen();
};

} // namespace damscope::gui
