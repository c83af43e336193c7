// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"

#include <cstdint>

namespace damscope::db {

/// How far compressed files may expand. PDN compresses to a fifth or a twentieth of its size; a
/// file that becomes 200 times as large was made to fill memory or disk (CWE-409).
struct ExpansionLimits {
    std::uint64_t ratio = 200;                         ///< of the size of the file ...
    std::uint64_t freeBytes = std::uint64_t{32} << 20; ///< ... as soon as it exceeds this
    std::uint64_t totalBytes = std::uint64_t{1} << 40; ///< of one file, whatever its size
    std::uint64_t members = 1'000'000;                 ///< of one archive
};

/// A file that expands beyond the limits.
class ExpansionRefused : public SourceFailure {
public:
    using SourceFailure::SourceFailure;
};

/// Limits what one file expands to.
class ExpansionGuard {
public:
    ExpansionGuard(const ExpansionLimits& limits, std::uint64_t fileSize)
        : limits_(limits), fileSize_(fileSize) {}

    /// Counts bytes that came out; throws ExpansionRefused where a limit is passed.
    void count(std::uint64_t bytes);
    void countMember();

private:
    ExpansionLimits limits_;
    std::uint64_t fileSize_;
    std::uint64_t bytes_ = 0;
    std::uint64_t members_ = 0;
};

} // namespace damscope::db
