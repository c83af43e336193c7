// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "gui/base/job.hpp"
#include "rules/board/rules.hpp"

#include <QDialog>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace damscope::gui {

/// The external engines that a user has added: the list that the command line uses too. An engine
/// is tested in a thread, so that one that hangs does not matter.
class EnginesDialog : public QDialog {
    Q_OBJECT

public:
    /// `variant`: the variant to test an engine with.
    explicit EnginesDialog(rules::Variant variant, QWidget* parent = nullptr);

signals:
    void listChanged();

public slots:
    /// Deletes itself when it is closed and the engine being tested has answered.
    void done(int result) override;

private:
    void compose();
    void readList();
    void showChosen();
    void browse();
    void tryEngine();
    void showCapabilities(const analysis::HubCapabilities& capabilities);
    void saveEngine();
    void removeEngine();
    [[nodiscard]] std::optional<analysis::HubSettings> typed();
    void showMessage(const QString& text, bool wrong);

    rules::Variant variant_;
    std::vector<analysis::HubSettings> engines_;
    QListWidget* list_;
    QLineEdit* name_;
    QLineEdit* command_;
    QTableWidget* parameters_;
    QLabel* said_;
    QPushButton* try_;
    QPushButton* save_;
    QPushButton* remove_;
    std::uint64_t tries_ = 0;
    bool trying_ = false;
    NewestTask task_;
};

} // namespace damscope::gui
