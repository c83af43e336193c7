// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/analysis/game_analysis.hpp"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <stop_token>
#include <utility>

namespace damscope::db {

/// How many times the effort of the first search the second is thought to take until a game has
/// shown it: what it costs depends on errors that are not known yet. Of the game of the README 25
/// parts of 80 were the first, 55 the second.
inline constexpr double usualConfirmation = 55.0 / 25;

/// The report of an analysis while several threads work on it, and the stop that they share.
/// Progress is counted in positions, those that are searched again included; their share of the
/// whole in the effort that they take, of which the part for errors yet to be found is estimated by
/// the games that are done.
class AnalysisProgress {
public:
    /// `confirms`: errors will be searched again.
    AnalysisProgress(std::uint64_t total, bool confirms, const base::Progress& progress)
        : total_(total), confirms_(confirms), progress_(progress) {}

    void count(std::uint64_t AnalysisReport::*counter) {
        const std::scoped_lock guard(mutex_);
        ++(report_.*counter);
        if (counter != &AnalysisReport::games && counter != &AnalysisReport::confirmed)
            show();
    }

    /// All positions of a game have been searched once, and their number is this.
    void passed(std::uint64_t positions) {
        const std::scoped_lock guard(mutex_);
        passed_ += positions;
    }
    /// Positions will be searched again, with so many times the effort of one in all.
    void expect(std::uint64_t effort) {
        const std::scoped_lock guard(mutex_);
        expected_ += effort;
    }
    /// One of them was, with so many times the effort.
    void spent(std::uint64_t effort) {
        const std::scoped_lock guard(mutex_);
        ++again_;
        spent_ += effort;
        show();
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
    // The share never shrinks, and is the whole only when everything is done.
    void show() {
        const auto once = static_cast<double>(report_.searched + report_.reused + report_.forced);
        const auto total = static_cast<double>(total_);
        const auto passed = static_cast<double>(passed_);
        // A game of usual length weighs as much as what is usual.
        constexpr double usualLength = 100;
        const double ratio = (static_cast<double>(expected_) + usualConfirmation * usualLength) /
                             (passed + usualLength);
        const double ahead =
            confirms_ ? ratio * std::max(0.0, total - passed) + static_cast<double>(expected_) : 0;
        share_ = std::max(share_, (std::min(once, total) + static_cast<double>(spent_)) /
                                      std::max(1.0, total + ahead));
        const auto done = static_cast<std::uint64_t>(once) + again_;
        if (progress_)
            progress_(done, wholeOf(done));
    }
    [[nodiscard]] std::uint64_t wholeOf(std::uint64_t done) const {
        if (share_ <= 0 || share_ >= 1)
            return done;
        return std::max(done + 1,
                        static_cast<std::uint64_t>(std::ceil(static_cast<double>(done) / share_)));
    }

    std::mutex mutex_;
    std::uint64_t total_;
    bool confirms_;
    const base::Progress& progress_;
    std::uint64_t passed_ = 0;
    std::uint64_t expected_ = 0;
    std::uint64_t spent_ = 0;
    std::uint64_t again_ = 0;
    double share_ = 0;
    std::stop_source stop_;
    AnalysisReport report_;
};

} // namespace damscope::db
