// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/input_file.hpp"

#include <cstdint>
#include <string_view>

namespace damscope::db {

/// The kind of a content, judged by its bytes: names mislead.
enum class ContentKind : std::uint8_t {
    text, ///< whatever is none of the others
    gzip,
    bzip2,
    xz,
    zstd,
    zip,
    sevenZip,
    tar,
    rar ///< recognised only to report that it is not supported
};

/// How many bytes contentKind looks at.
inline constexpr std::size_t contentHeadSize = 512;

/// The kind of a content that begins with these bytes. Signatures: RFC 1952 (gzip), bzip2 file
/// format, xz file format 2.1.1, RFC 8878 3.1.1 (zstd), APPNOTE 4.3.7 and 4.3.16 (zip),
/// 7zFormat.txt, POSIX.1-2017 pax (tar header block with its checksum), RAR technical note.
[[nodiscard]] ContentKind contentKind(std::string_view head);

/// The same for a file. A zip archive is also found by its end, after other bytes such as a
/// program that unpacks it (APPNOTE 4.1.9).
[[nodiscard]] ContentKind contentKind(const InputFile& file);

/// Whether it is an archive with members.
[[nodiscard]] constexpr bool isArchive(ContentKind kind) {
    return kind == ContentKind::zip || kind == ContentKind::sevenZip || kind == ContentKind::tar;
}
/// Whether it is one compressed stream.
[[nodiscard]] constexpr bool isCompressed(ContentKind kind) {
    return kind == ContentKind::gzip || kind == ContentKind::bzip2 || kind == ContentKind::xz ||
           kind == ContentKind::zstd;
}

} // namespace damscope::db
