// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/message_bar.hpp"
#include "gui/tasks/workspace.hpp"

#include <filesystem>
#include <optional>

namespace damscope::gui {

class ImportPage;
struct ImportOutcome;

/// The report on an import, as a page that is there while one is open.
class ImportTask : public QObject {
    Q_OBJECT

public:
    explicit ImportTask(const TaskContext& context);

    [[nodiscard]] ImportPage& page() { return *page_; }
    void setStore(const std::filesystem::path& store);
    void apply(const Settings& settings);
    /// An import has ended: its report opens if somebody has to look at it, or is offered while the
    /// user is busy with something else, such as the report on another import. Without problems it
    /// is ready behind its task, or is offered while another import is in view or not settled.
    void conclude(const ImportOutcome& outcome);
    /// Opens the report on an import of the journal.
    void open(qint64 entry);

signals:
    void alerted(const damscope::gui::Alert& alert);
    void settled(const QString& subject);
    /// A message for the user.
    void reported(const QString& text);

private:
    [[nodiscard]] bool isMending() const;

    Workspace& workspace_;
    QAction& go_;
    std::filesystem::path store_;
    ImportPage* page_;
};

} // namespace damscope::gui
