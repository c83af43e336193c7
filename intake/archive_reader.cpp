// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/archive_reader.hpp"

#include <archive_entry.h>
#include <array>

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

} // namespace damscope::db
