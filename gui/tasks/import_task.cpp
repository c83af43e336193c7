// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/import_task.hpp"

#include "gui/base/actions.hpp"
#include "gui/base/text.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/settings/settings.hpp"

#include <QAction>
#include <QMainWindow>

#include <utility>

namespace damscope::gui {

namespace {

// Subjects of alerts: a clean import takes no offer away that needs the user.
const QString faultyImport = QStringLiteral("import");
const QString cleanImport = QStringLiteral("clean import");

} // namespace

ImportTask::ImportTask(const TaskContext& context)
    : QObject(&context.window), workspace_(context.workspace), go_(*context.actions.goImport),
      page_(new ImportPage(&context.window)) {
    workspace_.addPage({Task::importing}, *page_, {page_, page_->focusProxy(), true},
                       Workspace::Entry::always);
    workspace_.setSubject({Task::importing}, [this] { return page_->subject(); });
    connect(page_, &ImportPage::subjectChanged, &workspace_, &Workspace::subjectChanged);
    connect(page_, &ImportPage::reported, this, &ImportTask::reported);
    connect(page_, &ImportPage::shown, &go_, &QAction::setVisible);
    connect(page_, &ImportPage::shown, this, [this](bool any) {
        if (!any && workspace_.task() == Task::importing)
            workspace_.show(Task::games);
    });
}

void ImportTask::setStore(const std::filesystem::path& store) {
    if (std::exchange(store_, store) != store) // the imports belong to the one before
        for (const QString& subject : {faultyImport, cleanImport})
            emit settled(subject);
    page_->setStore(store);
}

void ImportTask::apply(const Settings& settings) {
    page_->setLook(settings.boardLook());
}

void ImportTask::open(qint64 entry) {
    page_->open(entry);
    workspace_.show(Task::importing);
}

// Whether the import of the page is not settled, or is still being read.
bool ImportTask::isMending() const {
    const auto& shown = page_->report();
    return page_->entry() &&
           (!shown || shown->errorCount + shown->warningCount > 0 || !shown->unread.empty());
}

// A page in view stays what it is: its buttons may be about to be pressed.
void ImportTask::conclude(const ImportOutcome& outcome) {
    if (!outcome.entry)
        return;
    const bool needsSomebody = outcome.needsSomebody();
    const Task task = workspace_.task();
    if (needsSomebody && (task == Task::home || task == Task::games))
        return open(*outcome.entry);
    if (!needsSomebody && task != Task::importing && !isMending())
        return page_->open(*outcome.entry);
    const auto problems = static_cast<qint64>(outcome.summary.problems + outcome.notices);
    emit alerted({needsSomebody ? faultyImport : cleanImport,
                  [needsSomebody] {
                      return needsSomebody ? tr("The import has finished; some of it needs you.")
                                           : tr("The import has finished.");
                  },
                  {{[needsSomebody, problems] {
                        return needsSomebody
                                   ? trPlural("Show the problem", "Show %Ln problems", problems)
                                   : tr("Show the import");
                    },
                    [this, entry = *outcome.entry] { open(entry); }}}});
}

} // namespace damscope::gui
