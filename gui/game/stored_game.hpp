// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/store/game_version.hpp"

#include <filesystem>

namespace damscope::gui {

/// Where a game is stored, and what was stored there when it was read or saved.
struct StoredGame {
    std::filesystem::path store;
    db::GameId id{};
    db::GameVersion version{};
    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

} // namespace damscope::gui
