// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/analysis/game_analysis.hpp"

#include <mutex>
#include <stop_token>
#include <utility>

namespace damscope::db {

/// The report of an analysis while several threads work on it, and the stop that they share.
class AnalysisProgress {
public:
    AnalysisProgress(std::uint64_t total, const base::Progress& progress)
        : total_(total), progress_(progress) {}

    void count(std::uint64_t AnalysisReport::*counter) {
        const std::scoped_lock guard(mutex_);
        ++(report_.*counter);
        const std::uint64_t done = report_.searched + report_.reused + report_.forced;
        // One that is searched again is reported, too: that may take longer than all before it.
        if (progress_ && counter != &AnalysisReport::games)
            progress_(std::min(done, total_), total_);
    }

    void note(GameId game, int ply, const std::string& message) {
        const std::scoped_lock guard(mutex_);
        ++report_.problemCount;
        if (report_.problems.size() < AnalysisReport::problemLimit)
            report_.problems.push_back({game, ply, message});
    }

    void giveUp() {
        const std::scoped_lock guard(mutex_);
        report_.gaveUp = true;
        stop_.request_stop();
    }

    [[nodiscard]] std::stop_source& stop() { return stop_; }

    AnalysisReport finish() {
        report_.complete = !stop_.stop_requested();
        return std::move(report_);
    }

private:
    std::mutex mutex_;
    std::uint64_t total_;
    const base::Progress& progress_;
    std::stop_source stop_;
    AnalysisReport report_;
};

} // namespace damscope::db
