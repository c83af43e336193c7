// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/byte_stream.hpp"
#include "intake/content_kind.hpp"
#include "intake/expansion.hpp"
#include "intake/library_archive.hpp"

#include <memory>
#include <optional>
#include <string>

namespace damscope::db {

/// An entry of an archive.
struct Member {
    enum class Kind : std::uint8_t {
        file,
        folder,
        link, ///< symbolic or hard
        other ///< a device or pipe
    };
    std::string name; ///< as it is stored, whatever bytes these are
    Kind kind = Kind::file;
    bool encrypted = false;
};

/// Goes through a zip, 7z or tar archive member by member, once, without unpacking it to disk.
class ArchiveReader {
public:
    /// `content` is the archive: a FileStream for zip and 7z, which need random access; for tar
    /// the decompressed stream. Throws SourceFailure.
    ArchiveReader(ContentKind kind, std::unique_ptr<ByteStream> content,
                  const ExpansionGuard& guard);

    /// The next member, whether or not the last one was read to its end. Throws SourceFailure where
    /// the rest of the archive cannot be read.
    std::optional<Member> next();
    /// Continues reading the member; 0 at its end. Throws SourceFailure where the member cannot be
    /// read, ExpansionRefused where the archive expands beyond the limits.
    std::size_t read(std::span<char> buffer);

private:
    void skipRest();

    LibraryArchive archive_;
    ExpansionGuard guard_;
    bool skipsByReading_;
    bool inMember_ = false;
};

/// The decompressed content of a bzip2, xz or zstd stream.
class DecompressedStream final : public ByteStream {
public:
    DecompressedStream(ContentKind kind, std::unique_ptr<ByteStream> compressed,
                       const ExpansionGuard& guard);
    std::size_t read(std::span<char> buffer) override;

private:
    LibraryArchive archive_;
    ExpansionGuard guard_;
    bool empty_;
};

} // namespace damscope::db
