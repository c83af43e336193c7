// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "gui/base/engine_list_reader.hpp"
#include "gui/base/job.hpp"
#include "rules/board/rules.hpp"

#include <QDialog>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace damscope::analysis {
class EngineList;
}
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;

class QComboBox;
class QSpinBox;
class QTreeWidget;

namespace damscope::gui {

/// The external engines that a user has added: the list that the command line uses too. It is read
/// and written, and an engine is tested, in threads, so that a slow disk or an engine that hangs
/// does not matter.
class EnginesDialog : public QDialog {
    Q_OBJECT

public:
    /// `variant`: the variant to test an engine with.
    explicit EnginesDialog(rules::Variant variant, QWidget* parent = nullptr);

signals:
    void listChanged();

public slots:
    /// Deletes itself when it is closed, no engine is being tested and every change is saved.
    void done(int result) override;

private:
    void compose();
    void showList(std::vector<analysis::HubSettings> engines);
    /// Saves the list with a change, shows it and goes on.
    void changeList(const std::function<void(analysis::EngineList&)>& change,
                    const Job::Step& then);
    void endChange();
    void setChanging(bool changing);
    /// Null: a new one.
    [[nodiscard]] const analysis::HubSettings* chosen() const;
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
    QLabel* message_;
    QPushButton* try_;
    QPushButton* save_;
    QPushButton* remove_;
    std::uint64_t tries_ = 0;
    bool trying_ = false;
    bool changing_ = false;
    NewestTask task_;
    EngineListReader reader_{[this](const auto& engines, const QString& problem) {
        if (!problem.isEmpty())
            return showMessage(problem, true);
        showList(engines);
    }};
    Job change_{*this, [this](const QString& reason) {
                    showMessage(reason, true);
                    endChange();
                }};
};

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
