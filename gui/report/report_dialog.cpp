// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/report/report_dialog.hpp"

#include "gui/base/file_dialogs.hpp"
#include "gui/base/output_file.hpp"
#include "gui/look/sizes.hpp"
#include "gui/report/report_text.hpp"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace damscope::gui {

ReportDialog::ReportDialog(const rules::Game& game, const analysis::GameJudgement& judgement,
                           QWidget* parent)
    : QDialog(parent), text_(new QTextBrowser(this)) {
    setWindowTitle(tr("Report"));
    text_->setOpenLinks(false);
    text_->setAccessibleName(windowTitle());
    text_->setHtml(reportText(game, judgement));
    connect(text_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { emit moveChosen(rules::NodeId{url.fragment().toUInt()}); });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto* copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    const auto* saving = buttons->addButton(tr("&Save…"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(text_->toPlainText()); });
    connect(saving, &QPushButton::clicked, this, &ReportDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text_);
    all->addWidget(buttons);
    look::resizeWithinScreen(*this, look::dialog::tall);
}

void ReportDialog::rewrite(const rules::Game& game, const analysis::GameJudgement& judgement) {
    const int read = text_->verticalScrollBar()->value();
    text_->setHtml(reportText(game, judgement));
    text_->verticalScrollBar()->setValue(read);
}

void ReportDialog::save() {
    const QString name = askWhereToSave(
        this, {tr("Save the report"), tr("Web page (*.html);;Text (*.txt)"), tr("report.html")});
    if (name.isEmpty())
        return;
    const QByteArray bytes =
        (name.endsWith(QStringLiteral(".txt")) ? text_->toPlainText() : text_->toHtml()).toUtf8();
    OutputFile out(name);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
        emit reported(tr("The report could not be saved: %1").arg(out.errorString()));
}

} // namespace damscope::gui
