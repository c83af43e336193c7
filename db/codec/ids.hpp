// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace damscope::db {

/// A stored game. Ids count up from 1 in the order of import and are never used again.
enum class GameId : std::uint32_t {};
/// A stored source: one file, archive member or standard input that games came from.
enum class SourceId : std::uint32_t {};

[[nodiscard]] constexpr std::int64_t number(GameId id) {
    return static_cast<std::int64_t>(id);
}
[[nodiscard]] constexpr std::int64_t number(SourceId id) {
    return static_cast<std::int64_t>(id);
}

} // namespace damscope::db
