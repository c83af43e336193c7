// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/database/import_job.hpp"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLabel;

namespace damscope::gui {

/// Asks how files are to be read: in which encoding, and as games of which variant.
class ReadingDialog : public QDialog {
    Q_OBJECT

public:
    explicit ReadingDialog(QWidget* parent);

    [[nodiscard]] HowToRead chosen() const;

private:
    void check();

    QComboBox* encoding_;
    QComboBox* variant_;
    QLabel* wrong_;
    QDialogButtonBox* buttons_;
};

} // namespace damscope::gui
