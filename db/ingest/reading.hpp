// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/ingest/source_walk.hpp"
#include "db/ingest/step_taker.hpp"

#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db::importing {

/// One reading of files, folders and archives: the steps of the walk become steps with games, in
/// one thread or in several, and are taken in order in the calling thread.
class Reading {
public:
    /// The options must outlive it, as must the listener, of which only `progress` is used.
    Reading(const std::vector<std::string>& paths, const ImportOptions& options,
            std::stop_token stop, const ImportListener& listener);

    /// `makeLookup` is called in the thread that reads.
    void run(const std::function<SourceWalk::Lookup()>& makeLookup, StepTaker& taker);

    [[nodiscard]] bool interrupted() const { return stop_.stop_requested(); }
    [[nodiscard]] double seconds() const { return due_.elapsed().count(); }
    /// `games`: that were taken so far.
    void reportProgress(std::uint64_t games) const;

    /// The databases among the files, which are merged when the texts have been read.
    [[nodiscard]] const std::vector<PathList::File>& databases() const {
        return intake_.databases();
    }
    /// So much of a database was merged.
    void noteMerged(const PathList::File& database, std::uint64_t done, std::uint64_t total,
                    std::uint64_t games);

private:
    void runSerially(const SourceWalk::Lookup& lookup, StepTaker& taker);
    void runParallel(const std::function<SourceWalk::Lookup()>& makeLookup, StepTaker& taker);
    void walk(const SourceWalk::Lookup& lookup, const SourceWalk::Emit& emit);
    void reportIfDue();

    const ImportOptions& options_;
    std::stop_token stop_;
    std::stop_source halt_; ///< ends the reading, on request or because the taking failed
    std::stop_callback<std::function<void()>> onStop_{stop_, [this] { halt_.request_stop(); }};
    const ImportListener& listener_;
    base::Throttle due_;
    const StepTaker* taker_ = nullptr; ///< while it runs
    Intake intake_;
};

/// Games that are no longer used, returned to the thread that made them to be destroyed there.
///
/// The C library keeps a heap for each thread. A thread that frees what another has allocated waits
/// for it and makes it wait, some dozen times for each game: the whole import was a tenth slower.
class ReturnedGames {
public:
    /// `games`, for use by any thread; when the last owner releases them they come to `owner`.
    [[nodiscard]] static std::shared_ptr<PreparedGames>
    shared(const std::shared_ptr<ReturnedGames>& owner, PreparedGames games);
    /// Destroys what was returned. For the thread that made the games.
    void clear();

private:
    void take(PreparedGames& games) noexcept;

    std::mutex mutex_;
    std::vector<PreparedGames> returned_;
};

} // namespace damscope::db::importing
