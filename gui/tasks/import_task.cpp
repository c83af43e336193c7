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
    if (std::exchange(store_, store) != store) // the import belongs to the one before
        emit settled(QStringLiteral("import"));
    page_->setStore(store);
}

void ImportTask::apply(const Settings& settings) {
    page_->setLook(settings.boardLook());
}

void ImportTask::open(qint64 entry) {
    page_->open(entry);
    workspace_.show(Task::importing);
}

void ImportTask::conclude(const ImportOutcome& outcome) {
    if (!outcome.entry || !outcome.needsSomebody())
        return;
    const bool isFree = workspace_.task() == Task::home || workspace_.task() == Task::games ||
                        workspace_.task() == Task::importing;
    if (isFree)
        return open(*outcome.entry);
    const auto problems = static_cast<qint64>(outcome.summary.problems + outcome.notices);
    emit alerted(
        {QStringLiteral("import"),
         [] { return tr("The import has finished; some of it needs you."); },
         {{[problems] { return trPlural("Show the problem", "Show %Ln problems", problems); },
           [this, entry = *outcome.entry] { open(entry); }}}});
}

} // namespace damscope::gui
