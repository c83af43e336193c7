// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/studies_dialog.hpp"

#include "db/store/store.hpp"
#include "gui/base/sheet_model.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "pages/study_sheet.hpp"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <utility>

namespace damscope::gui {

namespace {

constexpr std::size_t shownPlies = 6;
constexpr int namesShare = 1;
constexpr int pageShare = 3;

} // namespace

StudiesDialog::StudiesDialog(std::filesystem::path store, QWidget* parent)
    : QDialog(parent), store_(std::move(store)), names_(new QListWidget(this)),
      page_(new QTextBrowser(this)) {
    compose();
    connect(names_, &QListWidget::currentRowChanged, this, &StudiesDialog::showSelected);
    keepTranslated(*this, [this] {
        setWindowTitle(tr("Studies"));
        names_->setAccessibleName(tr("Studies"));
        page_->setAccessibleName(tr("What engines found"));
        page_->setPlaceholderText(
            tr("There is no study in this database yet. damscope study new makes one of a "
               "position, and damscope study run lets engines work on it."));
        showSelected();
    });
    list();
}

void StudiesDialog::compose() {
    names_->setObjectName("studies");
    page_->setObjectName("study");
    page_->setOpenLinks(false);
    auto* both = new QHBoxLayout;
    both->addWidget(names_, namesShare);
    both->addWidget(page_, pageShare);
    auto* all = new QVBoxLayout(this);
    all->addLayout(both);
    all->addWidget(dialogButtons(*this, QDialogButtonBox::Close));
    look::resizeWithinScreen(*this, look::dialog::large);
    names_->setFocus();
}

void StudiesDialog::list() {
    listJob_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, found = db::studies(store)] { showList(found); };
    });
}

void StudiesDialog::showList(std::vector<db::Study> studies) {
    studies_ = std::move(studies);
    names_->clear();
    for (const db::Study& study : studies_)
        names_->addItem(qtText(study.name));
    names_->setCurrentRow(studies_.empty() ? -1 : 0);
}

void StudiesDialog::showSelected() {
    const int row = names_->currentRow();
    if (row < 0)
        return;
    pageJob_.start(
        [this, file = store_, study = studies_.at(static_cast<std::size_t>(row)),
         language = rulesLanguage()](const Job::Report&, const std::stop_token&) -> Job::Step {
            db::Store store(file, db::Store::Access::read);
            const pages::SeenStudy seen(store, study);
            return [this, sheet = pages::studySheet(seen, shownPlies, language)] {
                sheet_ = sheet;
                write();
            };
        });
}

void StudiesDialog::write() {
    page_->setHtml(sheetText(sheet_, palette()));
}

void StudiesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !sheet_.title.empty())
        write();
}

} // namespace damscope::gui
