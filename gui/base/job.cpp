// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/job.hpp"

#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QObject>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>
#include <filesystem>
#include <system_error>
#include <utility>

namespace damscope::gui {

namespace {

Job::Step lastStep(const Job::Work& work, const Job::Report& report, const std::stop_token& stop,
                   const Job::Failure& failed) {
    try {
        return work(report, stop);
    } catch (const std::exception& e) {
        return [failed, reason = worded(e)] { failed(reason); };
    }
}

} // namespace

void Job::Report::operator()(Step step) const {
    QMetaObject::invokeMethod(&job_.owner_,
                              [&job = job_, number = number_, step = std::move(step)] {
                                  if (number == job.number_)
                                      step();
                              });
}

void Job::start(Work work) {
    running_ = true;
    task_.start([this, work = std::move(work), number = ++number_](const std::stop_token& stop) {
        const Report report(*this, number);
        report([this, step = lastStep(work, report, stop, failed_)] {
            running_ = false;
            if (step)
                step();
        });
    });
}

void Job::cancel() {
    ++number_;
    running_ = false;
    task_.cancel();
}

void NewestTask::start(Task task) {
    cancel();
    current_ = std::stop_source();
    {
        const std::lock_guard lock(mutex_);
        waiting_ = Waiting{std::move(task), current_.get_token()};
    }
    added_.notify_one();
    if (!thread_.joinable())
        thread_ = std::jthread([this](const std::stop_token& ended) { run(ended); });
}

bool NewestTask::cancel() {
    stop();
    return takeWaiting().has_value();
}

// What it took with it ends outside the lock.
std::optional<NewestTask::Waiting> NewestTask::takeWaiting() {
    const std::lock_guard lock(mutex_);
    return std::exchange(waiting_, std::nullopt);
}

void NewestTask::run(const std::stop_token& ended) {
    while (!ended.stop_requested()) {
        {
            std::unique_lock lock(mutex_);
            added_.wait(lock, ended, [this] { return waiting_.has_value(); });
        }
        if (const std::optional<Waiting> newest = takeWaiting())
            newest->task(newest->stop);
    }
}

namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::ErrorWords)
};

QString ofFolder(const std::filesystem::filesystem_error& error) {
    const QString name = qtText(error.path1().string());
    const std::error_code code = error.code();
    if (code == std::errc::no_space_on_device)
        return ErrorWords::tr("There is no space left on the disk");
    if (code == std::errc::not_a_directory || code == std::errc::file_exists)
        return ErrorWords::tr("%1 is not a folder; choose another one").arg(name);
    if (code == std::errc::no_such_file_or_directory)
        return ErrorWords::tr("%1 does not exist").arg(name);
    if (code == std::errc::permission_denied || code == std::errc::operation_not_permitted ||
        code == std::errc::read_only_file_system)
        return ErrorWords::tr("%1 cannot be used; choose another folder").arg(name);
    return QStringLiteral("%1: %2").arg(name, QString::fromLocal8Bit(code.message().c_str()));
}

} // namespace

QString worded(const std::exception& error) {
    if (const auto* database = dynamic_cast<const db::Error*>(&error)) {
        const std::string name = database->file().filename().string();
        const Message& reason = database->reason();
        return worded(name.empty() ? reason
                                   : Message{"in-file", {{"file", name}, {"reason", reason}}});
    }
    if (const auto* folder = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
        return ofFolder(*folder);
    if (const auto* system = dynamic_cast<const std::system_error*>(&error))
        return qtText(translated(*system, rulesLanguage()));
    return qtText(error.what());
}

WorkDialog::WorkDialog(const QString& title, QWidget* parent, const QString& advice)
    : QDialog(parent), text_(new QLabel(tr("Working…"), this)), bar_(new QProgressBar(this)),
      job_(*this, [this, advice](const QString& reason) {
          end();
          emit failed();
          openFailure(*parentWidget(), reason, advice);
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
    QString text =
        total == 0 ? numberText(done) : tr("%1 of %2").arg(numberText(done), numberText(total));
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

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::TimeLeft)
};

QString remainingText(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 3600;
    if (seconds < minute)
        return trPlural("%Ln second left", "%Ln seconds left",
                        static_cast<int>(std::ceil(seconds)));
    if (seconds < hour)
        return trPlural("%Ln minute left", "%Ln minutes left",
                        static_cast<int>(std::ceil(seconds / minute)));
    return trPlural("%Ln hour left", "%Ln hours left", static_cast<int>(std::ceil(seconds / hour)));
}

} // namespace

void TimeLeft::begin() {
    since_.start();
}

QString TimeLeft::text(std::uint64_t done, std::uint64_t total) const {
    constexpr qint64 tooEarly = 2000; // milliseconds
    if (!since_.isValid() || since_.elapsed() < tooEarly || done == 0 || done >= total)
        return {};
    const double perUnit = static_cast<double>(since_.elapsed()) / static_cast<double>(done);
    return remainingText(perUnit * static_cast<double>(total - done) / 1000);
}

} // namespace damscope::gui
