// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/job.hpp"

#include "db/sqlite/sqlite.hpp"
#include "gui/base/text.hpp"
#include "gui/base/translator.hpp"
#include "gui/look/sizes.hpp"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QObject>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
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

struct NewestTask::Worker {
    struct Waiting {
        Task task;
        std::stop_token stop;
    };

    void run(const std::stop_token& end) {
        while (const auto next = wait(end))
            next->task(next->stop);
    }

    std::optional<Waiting> wait(const std::stop_token& end) {
        std::unique_lock lock(mutex);
        if (!changed.wait(lock, end, [this] { return waiting.has_value(); }))
            return std::nullopt;
        return std::exchange(waiting, std::nullopt);
    }

    std::mutex mutex;
    std::condition_variable_any changed;
    std::optional<Waiting> waiting;
    std::stop_source current; ///< of the newest task; used by the owner's thread only
    std::jthread thread{[this](const std::stop_token& end) { run(end); }}; // last: ends first
};

NewestTask::NewestTask() : worker_(std::make_unique<Worker>()) {}

NewestTask::~NewestTask() {
    cancel();
}

void NewestTask::start(Task task) {
    cancel();
    worker_->current = std::stop_source();
    {
        const std::lock_guard lock(worker_->mutex);
        worker_->waiting = Worker::Waiting{std::move(task), worker_->current.get_token()};
    }
    worker_->changed.notify_one();
}

void NewestTask::stop() {
    worker_->current.request_stop();
}

bool NewestTask::cancel() {
    stop();
    const std::lock_guard lock(worker_->mutex);
    return std::exchange(worker_->waiting, std::nullopt).has_value();
}

namespace {

struct ErrorWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::ErrorWords)
};

QString ofDatabase(const db::Error& error) {
    using Kind = db::Error::Kind;
    switch (error.kind()) {
    case Kind::missing:
        return ErrorWords::tr("The database no longer exists");
    case Kind::foreign:
        return ErrorWords::tr("The file is not a database of Damscope");
    case Kind::newer:
        return ErrorWords::tr("The database was made by a later version of Damscope");
    case Kind::older:
        return ErrorWords::tr("The database was made by an earlier version of Damscope and cannot "
                              "be updated, because it cannot be written to");
    case Kind::busy:
        return ErrorWords::tr(
            "Another program is writing to the database; try again when it has finished");
    case Kind::full:
        return ErrorWords::tr("There is no space left on the disk");
    case Kind::readOnly:
        return ErrorWords::tr("The database cannot be written to");
    case Kind::damaged:
        return ErrorWords::tr("The database is damaged; Database > Recover games puts what can "
                              "still be read into a new one");
    case Kind::linked:
        return ErrorWords::tr("The database has a second name (a hard link), so nothing can be "
                              "stored in it; remove the other name, or save a copy and open that");
    case Kind::moved:
        return ErrorWords::tr("The database was moved, renamed or replaced while it was open; open "
                              "it by the name that it has now");
    case Kind::strayLog:
        return ErrorWords::tr("The log beside the database is that of another one, or of another "
                              "state of it; Database > Restore a copy puts a copy in its place");
    case Kind::failed:
        break;
    }
    return qtText(error.what());
}

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
    if (const auto* database = dynamic_cast<const db::Error*>(&error))
        return ofDatabase(*database);
    if (const auto* folder = dynamic_cast<const std::filesystem::filesystem_error*>(&error))
        return ofFolder(*folder);
    return qtText(error.what());
}

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

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::TimeLeft)
};

QString worded(double seconds) {
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
    return worded(perUnit * static_cast<double>(total - done) / 1000);
}

} // namespace damscope::gui
