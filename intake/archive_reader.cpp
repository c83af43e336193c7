// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/archive_reader.hpp"

#include "base/files/open_files.hpp"
#include "intake/source.hpp"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdio>
#include <new>
#include <utility>

namespace damscope::db {
namespace {

Member::Kind memberKind(archive_entry* entry) {
    if (archive_entry_hardlink(entry) != nullptr || archive_entry_filetype(entry) == AE_IFLNK)
        return Member::Kind::link;
    if (archive_entry_filetype(entry) == AE_IFDIR)
        return Member::Kind::folder;
    // Archives made without Unix permissions say nothing about the type.
    const auto type = archive_entry_filetype(entry);
    return type == AE_IFREG || type == 0 ? Member::Kind::file : Member::Kind::other;
}

Member describe(const LibraryArchive& archive, archive_entry* entry) {
    return {archive.entryName(entry), memberKind(entry), archive_entry_is_encrypted(entry) != 0};
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

// Skips by reading, so that the expansion of skipped members is limited too. Members that are
// wanted have been read, with their errors.
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

// Describes the damage in the library's own words, if it has any.
Message archiveDamage(archive* handle) {
    const char* const text = archive_error_string(handle);
    std::string_view words = text != nullptr ? text : "";
    while (words.ends_with('\n'))
        words.remove_suffix(1);
    if (words.empty())
        return {"damaged-archive", {}};
    return {"damaged-archive", {{"library", shownName(words)}}};
}

} // namespace

void LibraryArchive::Free::operator()(archive* handle) const {
    archive_read_free(handle); // fails only where closing a file does; ours is read-only
}

LibraryArchive::LibraryArchive(ContentKind kind, std::unique_ptr<ByteStream> content)
    : content_(std::move(content)), file_(dynamic_cast<FileStream*>(content_.get())),
      block_(blockSize), handle_(archive_read_new()) {
    if (!handle_)
        throw std::bad_alloc();
    const base::Utf8Locale::InThread utf8(utf8_);
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
    throw SourceFailure(archiveDamage(handle_.get()));
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
    const base::Utf8Locale::InThread utf8(utf8_);
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

std::string LibraryArchive::entryName(archive_entry* entry) const {
    const base::Utf8Locale::InThread utf8(utf8_);
    for (const char* name : {archive_entry_pathname_utf8(entry), archive_entry_pathname(entry)})
        if (name != nullptr)
            return name;
    return {};
}

namespace {

// An archive of other files must not flood the screen: at most this many members are named.
constexpr int namedMembers = 20;
// How deeply archives may be nested.
constexpr int deepest = 3;

/// The member that a reader is at.
class MemberStream final : public ByteStream {
public:
    explicit MemberStream(ArchiveReader& archive) : archive_(archive) {}
    std::size_t read(std::span<char> buffer) override { return archive_.read(buffer); }

private:
    ArchiveReader& archive_;
};

class ArchiveContainer final : public Container {
public:
    ArchiveContainer(ContentKind kind, const std::function<std::unique_ptr<ByteStream>()>& content,
                     const ContainerContext& context)
        : context_(context), surveyor_(context.survey), path_(context.path),
          surveyed_(kind, content(), ExpansionGuard(context.limits, context.file->size())),
          read_(kind, content(), ExpansionGuard(context.limits, context.file->size())) {}

    std::optional<IntakeItem> next() override {
        if (auto item = nextOfInner())
            return item;
        while (const auto member = nextMember()) {
            if (member->kind == Member::Kind::folder)
                continue;
            if (auto item = take(*member))
                return item;
            if (surveyor_.stopped())
                return std::nullopt;
        }
        return std::exchange(summed_, true) ? std::nullopt : sumUp();
    }

private:
    std::optional<Member> nextMember() {
        if (ended_)
            return std::nullopt;
        auto member = surveyed_.next();
        const auto again = read_.next();
        ended_ = !member;
        if (member.has_value() != again.has_value() || (member && member->name != again->name))
            throw SourceFailure({"changed", {}});
        return member;
    }

    // A text, or a notice why it is skipped; nothing if that need not be mentioned.
    std::optional<IntakeItem> take(const Member& member) {
        if (member.kind != Member::Kind::file)
            return leaveOut(member, Severity::warning, {"link-or-device", {}});
        if (isPackedName(member.name))
            return context_.depth + 1 < deepest && !member.encrypted
                       ? openInner(member)
                       : leaveOut(member, Severity::warning, {"archive-inside", {}});
        if (!isPdnName(member.name))
            return isStore(member) ? failure(member, {"database-packed", {}})
                                   : leaveOut(member, Severity::note, {"not-pdn-name", {}});
        if (member.encrypted)
            return failure(member, {"encrypted", {}});
        return open(member);
    }

    bool isStore(const Member& member) {
        if (!member.name.ends_with(".db") || member.encrypted)
            return false;
        try {
            std::array<char, base::applicationPlace + sizeof base::storeApplication> head{};
            MemberStream bytes(surveyed_);
            return base::beginsAsStore({head.data(), readFully(bytes, head)});
        } catch (const SourceFailure&) {
            return false;
        }
    }

    // An archive inside this one is copied, since most formats need random access. Its whole
    // expansion is limited by the size of the file that the user named.
    std::optional<IntakeItem> openInner(const Member& member) {
        innerName_ = memberName(path_, member.name);
        try {
            MemberStream packed(surveyed_);
            auto file = InputFile::copyOf(packed);
            if (contentKind(*file) == ContentKind::text) // by its name only
                return leaveOut(member, Severity::warning, {"archive-inside", {}});
            ContainerContext inner{std::move(file), innerName_,    context_.survey,
                                   context_.limits, innerCounter_, context_.depth + 1};
            const ExpansionLimits& own = context_.limits;
            inner.limits.totalBytes = std::min(
                own.totalBytes, std::max(own.freeBytes, own.ratio * context_.file->size()));
            inner_ = openContainer(std::move(inner));
            ++texts_;
            return nextOfInner();
        } catch (const ExpansionRefused&) {
            throw;
        } catch (const SourceFailure& failed) {
            return failure(member, failed.reason());
        }
    }

    // Texts of an inner archive belong to the outermost file.
    std::optional<IntakeItem> nextOfInner() {
        if (!inner_)
            return std::nullopt;
        try {
            if (auto item = inner_->next()) {
                if (auto* text = std::get_if<OpenSource>(&*item))
                    text->file = shownName(path_);
                return item;
            }
        } catch (const SourceFailure& failed) {
            inner_.reset();
            return unreadable(innerName_, failed.reason());
        }
        inner_.reset();
        return std::nullopt;
    }

    std::optional<IntakeItem> open(const Member& member) {
        try {
            MemberStream first(surveyed_);
            auto found = surveyor_.survey(first);
            if (!found)
                return std::nullopt;
            ++texts_;
            if (found->digest.size == 0)
                return leaveOut(member, Severity::note, {"empty", {}});
            return OpenSource{toSource(memberName(path_, member.name), *found), shownName(path_),
                              std::make_unique<VerifiedStream>(
                                  std::make_unique<MemberStream>(read_), std::move(found->blocks))};
        } catch (const ExpansionRefused&) {
            throw;
        } catch (const SourceFailure& failed) {
            return failure(member, failed.reason());
        }
    }

    std::optional<IntakeItem> failure(const Member& member, Message reason) {
        ++texts_;
        return unreadable(memberName(path_, member.name), std::move(reason));
    }

    std::optional<IntakeItem> leaveOut(const Member& member, Severity severity, Message reason) {
        worst_ = std::min(worst_, severity);
        if (++leftOut_ > namedMembers)
            return std::nullopt;
        return leftOut(severity, memberName(path_, member.name), std::move(reason));
    }

    std::optional<IntakeItem> sumUp() const {
        if (leftOut_ > namedMembers)
            return leftOut(worst_, shownName(path_),
                           {"more-members", {{"number", counted(leftOut_ - namedMembers)}}});
        if (texts_ == 0)
            return leftOut(Severity::warning, shownName(path_), {"no-pdn-in-archive", {}});
        return std::nullopt;
    }

    ContainerContext context_;
    Surveyor surveyor_;
    std::string path_;
    std::unique_ptr<Container> inner_; // that is being read
    std::string innerName_;
    std::atomic<std::uint64_t> innerCounter_ = 0; // the file outside counts
    ArchiveReader surveyed_;
    ArchiveReader read_;
    bool ended_ = false;
    bool summed_ = false;
    Severity worst_ = Severity::note; // the smaller, the worse
    int texts_ = 0;
    int leftOut_ = 0;
};

} // namespace

std::unique_ptr<Container>
archiveContainer(ContentKind kind, const std::function<std::unique_ptr<ByteStream>()>& content,
                 const ContainerContext& context) {
    return std::make_unique<ArchiveContainer>(kind, content, context);
}

namespace {

std::unique_ptr<FileStream> fileStream(const ContainerContext& context) {
    return std::make_unique<FileStream>(context.file, context.counter);
}

std::unique_ptr<ByteStream> decompressed(ContentKind kind, const ContainerContext& context) {
    const ExpansionGuard guard(context.limits, context.file->size());
    if (kind == ContentKind::gzip)
        return std::make_unique<GzipStream>(fileStream(context), guard);
    return std::make_unique<DecompressedStream>(kind, fileStream(context), guard);
}

std::unique_ptr<ByteStream> openContent(ContentKind kind, const ContainerContext& context) {
    return isCompressed(kind) ? decompressed(kind, context) : fileStream(context);
}

/// A file that is one text, compressed or not.
class TextContainer final : public Container {
public:
    TextContainer(ContentKind kind, ContainerContext context)
        : kind_(kind), context_(std::move(context)) {}

    std::optional<IntakeItem> next() override {
        if (std::exchange(done_, true))
            return takeRemark();
        auto found = identify();
        if (!found)
            return std::nullopt;
        const std::string name = shownName(context_.path);
        if (found->digest.size == 0)
            return Notice{Severity::note, name, {"empty", {}}};
        return OpenSource{toSource(name, *found), name,
                          std::make_unique<VerifiedStream>(openContent(kind_, context_),
                                                           std::move(found->blocks))};
    }

private:
    std::optional<Survey> identify() {
        const auto text = openContent(kind_, context_);
        auto found = Surveyor(context_.survey).survey(*text);
        remark_ = found ? text->remark() : std::nullopt;
        return found;
    }

    std::optional<IntakeItem> takeRemark() {
        if (!remark_)
            return std::nullopt;
        Message remark = *std::exchange(remark_, std::nullopt);
        return leftOut(Severity::warning, shownName(context_.path), std::move(remark));
    }

    ContentKind kind_;
    ContainerContext context_;
    std::optional<Message> remark_;
    bool done_ = false;
};

bool holdsTar(ContentKind kind, const ContainerContext& context) {
    std::string head(contentHeadSize, '\0');
    head.resize(readFully(*decompressed(kind, context), head));
    return contentKind(head) == ContentKind::tar;
}

} // namespace

std::unique_ptr<Container> openContainer(ContainerContext context) {
    const ContentKind kind = contentKind(*context.file);
    if (isArchive(kind))
        return archiveContainer(
            kind, [context] { return fileStream(context); }, context);
    if (isCompressed(kind) && holdsTar(kind, context))
        return archiveContainer(
            ContentKind::tar, [kind, context] { return decompressed(kind, context); }, context);
    return std::make_unique<TextContainer>(kind, std::move(context));
}

} // namespace damscope::db
