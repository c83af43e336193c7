// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace damscope::db {

/// Identifies a source: the XXH3 hash (128 bits) of its bytes, and their number. The same content
/// under another name is the same source.
struct ContentDigest {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    std::uint64_t size = 0; ///< bytes
    friend bool operator==(const ContentDigest&, const ContentDigest&) = default;
};

/// A source as it is read.
struct Source {
    std::string path; ///< as the user gave it; members as "club.zip/1998.pdn"; "-"
    ContentDigest digest;
    std::string encoding; ///< "UTF-8", "windows-1251"
    /// The second best encoding, if the encoding was detected and is not certain.
    std::string otherEncoding{};
};

} // namespace damscope::db
