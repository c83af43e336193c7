// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/work_dialog.hpp"

#include "gui/look/sizes.hpp"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace damscope::gui {

WorkDialog::WorkDialog(const QString& title, QWidget* parent)
    : QDialog(parent), text_(new QLabel(tr("Working…"), this)), bar_(new QProgressBar(this)),
      job_(*this, [this](const QString& reason) {
          emit failed(reason);
          end();
      }) {
    setWindowTitle(title);
    setMinimumWidth(look::place::statusLine);
    bar_->setRange(0, 0);
    bar_->setAccessibleName(title);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    cancel_ = buttons->button(QDialogButtonBox::Cancel);
    cancel_->setObjectName("cancelWork");
    connect(buttons, &QDialogButtonBox::rejected, this, &WorkDialog::reject);
    auto* all = new QVBoxLayout(this);
    all->addWidget(text_);
    all->addWidget(bar_);
    all->addWidget(buttons);
}

void WorkDialog::start(Work work) {
    left_.begin();
    QDialog::show();
    job_.start([this, work = std::move(work)](const Job::Report& report,
                                              const std::stop_token& stop) -> Job::Step {
        base::Throttle throttle;
        const auto progress = [&](std::uint64_t done, std::uint64_t total) {
            if (throttle.isDue() && !stop.stop_requested())
                report([this, done, total] { show(done, total); });
        };
        return [this, step = work(progress, stop)] {
            end();
            if (step)
                step();
        };
    });
}

void WorkDialog::show(std::uint64_t done, std::uint64_t total) {
    constexpr int steps = 1000;
    bar_->setRange(0, total == 0 ? 0 : steps);
    if (total > 0)
        bar_->setValue(
            static_cast<int>(static_cast<double>(done) * steps / static_cast<double>(total)));
    const QLocale locale;
    QString text = total == 0 ? locale.toString(static_cast<qulonglong>(done))
                              : tr("%1 of %2")
                                    .arg(locale.toString(static_cast<qulonglong>(done)),
                                         locale.toString(static_cast<qulonglong>(total)));
    if (const QString left = left_.text(done, total); !left.isEmpty())
        text += QStringLiteral(", ") + left;
    text_->setText(text);
}

void WorkDialog::reject() {
    if (!job_.isRunning())
        return QDialog::reject();
    job_.stop();
    cancel_->setEnabled(false);
    text_->setText(tr("Stopping…"));
}

void WorkDialog::end() {
    hide();
    deleteLater();
}

} // namespace damscope::gui
