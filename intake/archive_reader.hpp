// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/system/user_locale.hpp"
#include "intake/byte_stream.hpp"
#include "intake/input_file.hpp"
#include "intake/intake.hpp"
#include "intake/source.hpp"

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {

/// An open file of any kind: returns its texts one by one.
class Container {
public:
    virtual ~Container() = default;
    /// The next text or notice; nothing at the end, or where a stop was requested. Throws
    /// SourceFailure where the rest of the file cannot be read.
    virtual std::optional<IntakeItem> next() = 0;
};

/// What is needed to open a file.
struct ContainerContext {
    std::shared_ptr<const InputFile> file;
    std::string path; ///< as the user gave it
    SurveyOptions survey;
    ExpansionLimits limits;
    std::atomic<std::uint64_t>& counter; ///< of bytes read
    int depth = 0;                       ///< the number of archives around the file
};

/// Detects the kind of a file and opens it accordingly. Throws SourceFailure.
[[nodiscard]] std::unique_ptr<Container> openContainer(ContainerContext context);

} // namespace damscope::db

struct archive;
struct archive_entry;

namespace damscope::db {

/// libarchive's reader for one kind of content, with nothing else enabled: most of its faults were
/// found in formats that no PDN file is packed in. Its filters that start programs are never used.
class LibraryArchive {
public:
    /// Uses random access if the content is a FileStream. Throws SourceFailure.
    LibraryArchive(ContentKind kind, std::unique_ptr<ByteStream> content);
    LibraryArchive(const LibraryArchive&) = delete;
    LibraryArchive& operator=(const LibraryArchive&) = delete;
    ~LibraryArchive();

    /// The next member; nothing at the end. Throws SourceFailure.
    archive_entry* next();
    /// Continues reading the member; 0 at its end. Throws SourceFailure.
    std::size_t read(std::span<char> buffer);
    /// The name of a member, UTF-8 or the bytes that it is stored as.
    [[nodiscard]] std::string entryName(archive_entry* entry) const;

private:
    static std::ptrdiff_t readBlock(archive*, void* self, const void** block);
    static std::int64_t seekFile(archive*, void* self, std::int64_t offset, int whence);
    void enable(ContentKind kind);
    void require(int result);
    [[noreturn]] void fail();

    struct Free {
        void operator()(archive* handle) const;
    };
    std::unique_ptr<ByteStream> content_;
    FileStream* file_; // content_, if it is one
    std::vector<char> block_;
    std::exception_ptr failure_; // thrown in a callback; C code is between it and us
    base::Utf8Locale utf8_;      // libarchive converts names to the character set of the locale
    std::unique_ptr<archive, Free> handle_;
};

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

/// The PDN members of an archive. `content` opens it again: two readers go through it side by side,
/// one that identifies a member, and one that then reads it, so that no archive is decompressed
/// more than twice, however many members it has.
[[nodiscard]] std::unique_ptr<Container>
archiveContainer(ContentKind kind, const std::function<std::unique_ptr<ByteStream>()>& content,
                 const ContainerContext& context);

} // namespace damscope::db
