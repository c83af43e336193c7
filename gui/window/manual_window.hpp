// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

class QListWidget;

namespace damscope::gui {

class ManualText;

/// The documents of Damscope, read from a folder: no network is needed.
class ManualWindow : public QDialog {
    Q_OBJECT

public:
    /// The folder contains README.md and docs/.
    ManualWindow(const QString& folder, QWidget* parent);

private:
    void listDocuments(const QString& folder);
    void showChosen();
    void choose(const QUrl& shown);

    QListWidget* list_;
    ManualText* text_;
};

} // namespace damscope::gui
