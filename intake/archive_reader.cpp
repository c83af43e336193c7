// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/archive_reader.hpp"

#include "intake/source.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <array>
#include <cassert>
#include <cstdio>
#include <limits>
#include <new>
#include <utility>

namespace damscope::db {
namespace {

Member::Kind kindOf(archive_entry* entry) {
    if (archive_entry_hardlink(entry) != nullptr || archive_entry_filetype(entry) == AE_IFLNK)
        return Member::Kind::link;
    if (archive_entry_filetype(entry) == AE_IFDIR)
        return Member::Kind::folder;
    // Archives made without Unix permissions say nothing about the type.
    const auto type = archive_entry_filetype(entry);
    return type == AE_IFREG || type == 0 ? Member::Kind::file : Member::Kind::other;
}

Member describe(const LibraryArchive& archive, archive_entry* entry) {
    return {archive.nameOf(entry), kindOf(entry), archive_entry_is_encrypted(entry) != 0};
}

} // namespace

// In a zip archive the next member can be had without looking at the rest of this one.
ArchiveReader::ArchiveReader(ContentKind kind, std::unique_ptr<ByteStream> content,
                             const ExpansionGuard& guard)
    : archive_(kind, std::move(content)), guard_(guard), skipsByReading_(kind != ContentKind::zip) {
}

std::optional<Member> ArchiveReader::next() {
    if (inMember_ && skipsByReading_)
        skipRest();
    archive_entry* const entry = archive_.next();
    inMember_ = entry != nullptr;
    if (entry == nullptr)
        return std::nullopt;
    guard_.countMember();
    return describe(archive_, entry);
}

// By reading, so that the expansion of skipped members is limited too. Members that are wanted
// have been read, with their errors.
void ArchiveReader::skipRest() {
    std::array<char, 1U << 16> buffer; // NOLINT(cppcoreguidelines-pro-type-member-init)
    try {
        while (read(buffer) > 0) {
        }
    } catch (const ExpansionRefused&) {
        throw;
    } catch (const SourceFailure&) {
        return;
    }
}

std::size_t ArchiveReader::read(std::span<char> buffer) {
    const std::size_t got = archive_.read(buffer);
    guard_.count(got);
    return got;
}

DecompressedStream::DecompressedStream(ContentKind kind, std::unique_ptr<ByteStream> compressed,
                                       const ExpansionGuard& guard)
    : archive_(kind, std::move(compressed)), guard_(guard), empty_(archive_.next() == nullptr) {}

std::size_t DecompressedStream::read(std::span<char> buffer) {
    const std::size_t got = empty_ ? 0 : archive_.read(buffer);
    guard_.count(got);
    return got;
}

namespace {

constexpr std::size_t blockSize = std::size_t{1} << 16;

// With the library's own words, if it has any.
Message damageOf(archive* handle) {
    const char* const text = archive_error_string(handle);
    std::string_view words = text != nullptr ? text : "";
    while (words.ends_with('\n'))
        words.remove_suffix(1);
    if (words.empty())
        return {"damaged-archive", {}};
    return {"damaged-archive", {{"library", shownName(words)}}};
}

} // namespace

/// While it lives, this thread's character set is UTF-8: libarchive converts names to the locale's.
class LibraryArchive::InUtf8 {
public:
    // A system without C.UTF-8 has no such locale: names then keep their bytes.
    explicit InUtf8(locale_t utf8) : before_(utf8 != nullptr ? uselocale(utf8) : nullptr) {}
    InUtf8(const InUtf8&) = delete;
    InUtf8& operator=(const InUtf8&) = delete;
    ~InUtf8() {
        if (before_ != nullptr)
            uselocale(before_);
    }

private:
    locale_t before_;
};

void LibraryArchive::FreeLocale::operator()(locale_t locale) const {
    freelocale(locale);
}

void LibraryArchive::Free::operator()(archive* handle) const {
    archive_read_free(handle); // fails only where closing a file does; ours is read-only
}

LibraryArchive::LibraryArchive(ContentKind kind, std::unique_ptr<ByteStream> content)
    : content_(std::move(content)), file_(dynamic_cast<FileStream*>(content_.get())),
      block_(blockSize), utf8_(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)),
      handle_(archive_read_new()) {
    if (!handle_)
        throw std::bad_alloc();
    const InUtf8 utf8(utf8_.get());
    enable(kind);
    require(archive_read_set_read_callback(handle_.get(), readBlock));
    if (file_ != nullptr)
        require(archive_read_set_seek_callback(handle_.get(), seekFile));
    require(archive_read_set_callback_data(handle_.get(), this));
    if (archive_read_open1(handle_.get()) < ARCHIVE_WARN)
        fail();
    // Where a filter rejects the beginning, the library would return the packed bytes instead.
    if (isCompressed(kind) && archive_filter_code(handle_.get(), 0) == ARCHIVE_FILTER_NONE)
        fail();
}

LibraryArchive::~LibraryArchive() = default;

void LibraryArchive::enable(ContentKind kind) {
    archive* const handle = handle_.get();
    switch (kind) {
    case ContentKind::zip:
        return require(archive_read_support_format_zip(handle));
    case ContentKind::sevenZip:
        return require(archive_read_support_format_7zip(handle));
    case ContentKind::tar:
        return require(archive_read_support_format_tar(handle));
    case ContentKind::bzip2:
        require(archive_read_support_filter_bzip2(handle));
        break;
    case ContentKind::xz:
        require(archive_read_support_filter_xz(handle));
        break;
    case ContentKind::zstd:
        require(archive_read_support_filter_zstd(handle));
        break;
    default:
        assert(false && "libarchive is not used for this kind");
    }
    require(archive_read_support_format_raw(handle));
    require(archive_read_support_format_empty(handle));
}

// A warning is a failure too: it means that the library would start a program to decompress.
void LibraryArchive::require(int result) {
    if (result != ARCHIVE_OK)
        fail();
}

void LibraryArchive::fail() {
    if (failure_)
        std::rethrow_exception(std::exchange(failure_, nullptr));
    throw SourceFailure(damageOf(handle_.get()));
}

std::ptrdiff_t LibraryArchive::readBlock(archive* handle, void* self, const void** block) {
    auto& mine = *static_cast<LibraryArchive*>(self);
    try {
        *block = mine.block_.data();
        return static_cast<std::ptrdiff_t>(mine.content_->read(mine.block_));
    } catch (...) {
        mine.failure_ = std::current_exception();
        archive_set_error(handle, -1, "the file cannot be read");
        return -1;
    }
}

std::int64_t LibraryArchive::seekFile(archive* /*handle*/, void* self, std::int64_t offset,
                                      int whence) {
    FileStream& file = *static_cast<LibraryArchive*>(self)->file_;
    const auto size = static_cast<std::int64_t>(file.size());
    const std::int64_t from = whence == SEEK_CUR   ? static_cast<std::int64_t>(file.offset())
                              : whence == SEEK_END ? size
                                                   : 0;
    std::int64_t to = 0;
    if (__builtin_add_overflow(from, offset, &to) || to < 0)
        return ARCHIVE_FATAL;
    file.seek(static_cast<std::uint64_t>(to));
    return to;
}

archive_entry* LibraryArchive::next() {
    const InUtf8 utf8(utf8_.get());
    archive_entry* entry = nullptr;
    const int result = archive_read_next_header(handle_.get(), &entry);
    if (result == ARCHIVE_EOF && !failure_)
        return nullptr;
    if (result < ARCHIVE_WARN || failure_)
        fail();
    return entry;
}

std::size_t LibraryArchive::read(std::span<char> buffer) {
    const la_ssize_t got = archive_read_data(handle_.get(), buffer.data(), buffer.size());
    if (got < 0 || failure_)
        fail();
    return static_cast<std::size_t>(got);
}

std::string LibraryArchive::nameOf(archive_entry* entry) const {
    const InUtf8 utf8(utf8_.get());
    for (const char* name : {archive_entry_pathname_utf8(entry), archive_entry_pathname(entry)})
        if (name != nullptr)
            return name;
    return {};
}

} // namespace damscope::db
