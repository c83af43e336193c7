// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/step.hpp"

#include <memory>
#include <mutex>
#include <vector>

namespace damscope::db::importing {

/// Games that nobody needs any more, on their way home to the thread that made them.
///
/// The C library keeps memory for each thread apart. A thread that gives back what another has
/// taken waits for it and makes it wait, some dozen times for each game: the whole import was a
/// tenth slower.
class SpentGames {
public:
    /// `games`, to be used by any thread; when the last one lets them go they are put here.
    [[nodiscard]] static std::shared_ptr<PreparedGames>
    lend(const std::shared_ptr<SpentGames>& home, PreparedGames games);
    /// Destroys what has come home. For the thread that made the games.
    void clear();

private:
    void take(PreparedGames& games) noexcept;

    std::mutex mutex_;
    std::vector<PreparedGames> spent_;
};

} // namespace damscope::db::importing
