// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/step.hpp"

#include <memory>
#include <mutex>
#include <vector>

namespace damscope::db::importing {

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
