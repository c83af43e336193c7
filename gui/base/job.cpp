// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/job.hpp"

#include "gui/base/error_words.hpp"

#include <QObject>

#include <exception>
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

} // namespace damscope::gui
