// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_access.hpp"
#include "intake/byte_stream.hpp"

#include <atomic>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace damscope::db {

/// A regular file open for reading. Named pipes, sockets and devices are refused without waiting
/// for them.
class InputFile {
public:
    /// Throws SourceFailure.
    explicit InputFile(const std::string& path);
    /// A copy of all of standard input in a temporary file without a name. Nothing if stopped.
    static std::shared_ptr<InputFile> fromStandardInput(const std::stop_token& stop);

    /// The same for the rest of a stream. Throws SourceFailure.
    static std::shared_ptr<InputFile> copyOf(ByteStream& stream);

    /// The size in bytes when it was opened. Files of /proc report 0 whatever they hold.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Reads from an offset; 0 at the end of the file.
    std::size_t readAt(std::uint64_t offset, std::span<char> buffer) const;

private:
    explicit InputFile(base::FileDescriptor descriptor);

    base::FileDescriptor descriptor_;
    std::uint64_t size_ = 0;
};

/// A file from its beginning on. Any number of streams can read one file.
class FileStream final : public ByteStream {
public:
    /// Adds what it reads to `counter`.
    FileStream(std::shared_ptr<const InputFile> file, std::atomic<std::uint64_t>& counter)
        : file_(std::move(file)), counter_(counter) {}

    std::size_t read(std::span<char> buffer) override;
    void seek(std::uint64_t offset) { offset_ = offset; }
    [[nodiscard]] std::uint64_t offset() const { return offset_; }
    [[nodiscard]] std::uint64_t size() const { return file_->size(); }

private:
    std::shared_ptr<const InputFile> file_;
    std::atomic<std::uint64_t>& counter_;
    std::uint64_t offset_ = 0;
};

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
