// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/study_runner.hpp"

#include "db/store/store.hpp"
#include "gui/analysis/started_engine.hpp"
#include "gui/base/text.hpp"
#include "messages/translation.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

namespace damscope::gui {

namespace {

QString studyWords(const Message& message) {
    return qtText(damscope::translated(message, rulesLanguage()));
}

} // namespace

StudyRunner::StudyRunner(EndgameTables endgames, QObject* parent)
    : QObject(parent), endgames_(std::move(endgames)),
      job_(*this, [this](const QString& reason) { end(reason, true); }) {}

void StudyRunner::start(StudyOrder order) {
    order_ = std::move(order);
    report_ = {};
    outcome_.clear();
    job_.start([this, wanted = *order_](const Job::Report& report, const std::stop_token& stop) {
        return work(wanted, report, stop);
    });
    emit progressed();
}

// This runs in the thread of the job.
Job::Step StudyRunner::work(const StudyOrder& order, const Job::Report& report,
                            const std::stop_token& stop) {
    db::Store store(order.store, db::Store::Access::write);
    std::vector<std::unique_ptr<analysis::Engine>> engines;
    for (const auto& settings : order.engines) {
        auto engine = startedEngine(settings, order.study.position.variant(), endgames_, stop);
        const std::string name = engine->name();
        if (std::ranges::any_of(engines, [&](const auto& other) { return other->name() == name; }))
            return [this, name = qtText(name)] {
                end(tr("Two of the chosen engines are the same: %1. Choose one of them.")
                        .arg(name));
            };
        engines.push_back(std::move(engine));
    }
    constexpr std::chrono::milliseconds betweenReports{100};
    using Clock = std::chrono::steady_clock;
    Clock::time_point shown{};
    const auto done = db::workOn(store, order.study, engines, order.plan, stop,
                                 [&](const analysis::study::Report& now) {
                                     if (Clock::now() - shown < betweenReports)
                                         return;
                                     shown = Clock::now();
                                     report([this, now] {
                                         report_ = now;
                                         emit progressed();
                                     });
                                 });
    return [this, done, paused = stop.stop_requested()] { finish(done, paused); };
}

void StudyRunner::finish(const std::optional<analysis::study::Report>& report, bool paused) {
    if (!report)
        return end(studyWords({"study-busy", {{"name", order_->study.name}}}), true);
    report_ = *report;
    QString text = report->exhausted ? studyWords({"study-exhausted", {}})
                   : report->gaveUp  ? studyWords({"analyse-gave-up", {}})
                   : paused          ? tr("paused")
                                     : tr("the time is over");
    if (!report->problems.empty()) {
        const analysis::study::Problem& problem = report->problems.front();
        text += QStringLiteral("; ") + studyWords({"study-problem",
                                                   {{"engine", problem.engine},
                                                    {"fen", rules::writeFen(problem.position)},
                                                    {"reason", problem.reason}}});
    }
    end(text);
}

void StudyRunner::end(const QString& outcome, bool hasFailed) {
    outcome_ = outcome;
    hasFailed_ = hasFailed;
    emit ended();
}

} // namespace damscope::gui
