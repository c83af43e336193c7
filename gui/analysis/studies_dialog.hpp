// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/study/studies.hpp"
#include "gui/base/job.hpp"
#include "pages/sheet.hpp"

#include <QDialog>
#include <QString>

#include <filesystem>
#include <vector>

class QListWidget;
class QTextBrowser;

namespace damscope::gui {

/// The studies of a store, and what engines have found in the selected one (docs/study.md). Work on
/// them is the command line's.
class StudiesDialog : public QDialog {
    Q_OBJECT

public:
    StudiesDialog(std::filesystem::path store, QWidget* parent);

signals:
    /// A message for the user.
    void reported(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void compose();
    void list();
    void showList(std::vector<db::Study> studies);
    void showSelected();
    void write();

    std::filesystem::path store_;
    std::vector<db::Study> studies_;
    pages::Sheet sheet_;
    QListWidget* names_;
    QTextBrowser* page_;
    Job listJob_{*this, [this](const QString& reason) { emit reported(reason); }};
    Job pageJob_{*this, [this](const QString& reason) { emit reported(reason); }};
};

} // namespace damscope::gui
