// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace damscope::bench {

/// A store of the first so many made-up games, with their positions indexed. It is made in the
/// folder the first time, which is reported on standard error, and used again later.
[[nodiscard]] std::filesystem::path madeUpStore(const std::filesystem::path& folder,
                                                std::uint64_t games);

} // namespace damscope::bench
