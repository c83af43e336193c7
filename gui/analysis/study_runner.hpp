// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "analysis/study/growth.hpp"
#include "db/findings/study/studies.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/job.hpp"

#include <QObject>
#include <QString>

#include <filesystem>
#include <optional>
#include <vector>

namespace damscope::gui {

/// A study to be worked on.
struct StudyOrder {
    std::filesystem::path store;
    db::Study study;
    std::vector<std::optional<analysis::HubSettings>> engines; ///< none: Damscope's own
    db::StudyPlan plan;
};

/// Lets engines work on a study in the background, one study at a time. Each search is stored at
/// once, so that work that was paused goes on where it was.
class StudyRunner : public QObject {
    Q_OBJECT

public:
    explicit StudyRunner(EndgameTables endgames, QObject* parent = nullptr);

    void start(StudyOrder order);
    void pause() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
    /// What is worked on, or was last; nothing: nothing yet.
    [[nodiscard]] const std::optional<StudyOrder>& order() const { return order_; }
    [[nodiscard]] const analysis::study::Report& report() const { return report_; }
    /// How the work ended, in words; empty while it goes on.
    [[nodiscard]] const QString& outcome() const { return outcome_; }
    [[nodiscard]] bool hasFailed() const { return hasFailed_; }

signals:
    /// More has been found; at most ten times a second.
    void progressed();
    void ended();

private:
    [[nodiscard]] Job::Step work(const StudyOrder& order, const Job::Report& report,
                                 const std::stop_token& stop);
    void finish(const std::optional<analysis::study::Report>& report, bool paused);
    void end(const QString& outcome, bool hasFailed = false);

    EndgameTables endgames_;
    std::optional<StudyOrder> order_;
    analysis::study::Report report_;
    QString outcome_;
    bool hasFailed_ = false;
    Job job_; // last: it ends before what it uses
};

} // namespace damscope::gui
