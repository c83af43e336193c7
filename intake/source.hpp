// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace damscope::db {

/// What a source is known by: the XXH3 hash (128 bits) of its bytes, and how many there are. The
/// same content under another name is the same source.
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
    /// In which it reads nearly as well, where the encoding was detected and is not sure.
    std::string otherEncoding{};
};

} // namespace damscope::db
