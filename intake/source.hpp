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

/// How the encoding of a source was found.
enum class EncodingSource : std::uint8_t {
    unknown,  ///< imported by a version that did not note it
    detected, ///< and no other fits nearly as well
    doubtful, ///< detected, but another encoding reads nearly as well
    chosen    ///< by the user
};

/// A source as it is read.
struct Source {
    std::string path; ///< as the user gave it; members as "club.zip/1998.pdn"; "-"
    ContentDigest digest;
    std::string encoding; ///< "UTF-8", "windows-1251"
    /// The second best encoding, if the encoding is doubtful.
    std::string otherEncoding{};
    EncodingSource encodingSource = EncodingSource::unknown;
};

} // namespace damscope::db
