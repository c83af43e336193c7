// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/input_file.hpp"

#include "base/system/standard_streams.hpp"
#include "messages/translation.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::size_t spoolPiece = std::size_t{1} << 18;

void require(Message what, std::error_code error) {
    if (!error)
        return;
    what.parameters.push_back({"reason", systemReason(error)});
    throw SourceFailure(std::move(what));
}

void requireRegular(const base::FileStatus& status) {
    using Kind = base::FileStatus::Kind;
    switch (status.kind) {
    case Kind::regular:
        return;
    case Kind::folder:
        throw SourceFailure({"folder", {}});
    case Kind::pipe:
        throw SourceFailure({"pipe", {}});
    case Kind::socket:
        throw SourceFailure({"socket", {}});
    case Kind::device:
        throw SourceFailure({"device", {}});
    }
}

// Checked before it is opened, since opening a device may have effects, and again afterwards, since
// the name may refer to another file by then.
base::FileDescriptor openRegular(const std::filesystem::path& path) {
    std::error_code error;
    const auto status = base::statusOf(path, error);
    require({"unopened", {}}, error);
    requireRegular(*status);
    base::FileDescriptor file = base::openFile(path, base::Opening::read, error);
    require({"unopened", {}}, error);
    return file;
}

base::FileDescriptor openNameless() {
    std::error_code error;
    base::FileDescriptor file = base::openNamelessFile(error);
    if (error)
        throw noTemporaryFile(error);
    return file;
}

void keep(std::span<const char> bytes, const base::FileDescriptor& copy) {
    require({"input-not-kept", {}}, base::writeAll(copy.number(), {bytes.data(), bytes.size()}));
}

// False if it was stopped before the end.
bool copyStandardInput(const base::FileDescriptor& copy, const std::stop_token& stop) {
    std::vector<char> piece(spoolPiece);
    while (!stop.stop_requested()) {
        std::error_code error;
        const std::size_t got = base::readSome(base::standardInput, piece, error);
        require({"input-unread", {}}, error);
        if (got == 0)
            return true;
        keep(std::span(piece).first(got), copy);
    }
    return false;
}

} // namespace

InputFile::InputFile(const std::string& path) : InputFile(openRegular(path)) {}

InputFile::InputFile(base::FileDescriptor descriptor) : descriptor_(std::move(descriptor)) {
    std::error_code error;
    const auto status = base::statusOf(descriptor_, error);
    require({"unread", {}}, error);
    requireRegular(*status);
    size_ = status->size;
    base::expectReadingInOrder(descriptor_);
}

std::shared_ptr<InputFile> InputFile::fromStandardInput(const std::stop_token& stop) {
    base::FileDescriptor copy = openNameless();
    if (!copyStandardInput(copy, stop))
        return nullptr;
    return std::shared_ptr<InputFile>(new InputFile(std::move(copy)));
}

std::shared_ptr<InputFile> InputFile::copyOf(ByteStream& stream) {
    base::FileDescriptor copy = openNameless();
    std::vector<char> piece(spoolPiece);
    while (const std::size_t got = stream.read(piece))
        keep(std::span(piece).first(got), copy);
    return std::shared_ptr<InputFile>(new InputFile(std::move(copy)));
}

std::size_t InputFile::readAt(std::uint64_t offset, std::span<char> buffer) const {
    std::error_code error;
    const std::size_t got = base::readAt(descriptor_, offset, buffer, error);
    require({"unread", {}}, error);
    return got;
}

std::size_t FileStream::read(std::span<char> buffer) {
    const std::size_t got = file_->readAt(offset_, buffer);
    offset_ += got;
    counter_ += got;
    return got;
}

namespace {

using namespace std::literals;

struct Signature {
    std::string_view bytes;
    ContentKind kind;
};

constexpr std::array signatures{
    Signature{"\x1F\x8B"sv, ContentKind::gzip},
    Signature{"\xFD"
              "7zXZ\0"sv,
              ContentKind::xz},
    Signature{"\x28\xB5\x2F\xFD"sv, ContentKind::zstd},
    Signature{"PK\x03\x04"sv, ContentKind::zip},
    Signature{"PK\x05\x06"sv, ContentKind::zip}, // an empty one
    Signature{"7z\xBC\xAF\x27\x1C"sv, ContentKind::sevenZip},
    Signature{"Rar!\x1A\x07"sv, ContentKind::rar},
};

bool isBzip2(std::string_view head) {
    return head.starts_with("BZh") && head.size() > 3 && head[3] >= '1' && head[3] <= '9';
}

constexpr std::size_t tarChecksumPlace = 148;
constexpr std::size_t tarChecksumSize = 8;

// An octal number with blanks before it, and a blank or NUL after.
std::optional<unsigned> octal(std::string_view field) {
    unsigned value = 0;
    bool any = false;
    for (const char c : field) {
        if (c >= '0' && c <= '7') {
            value = value * 8 + static_cast<unsigned>(c - '0');
            any = true;
        } else if (c == ' ' || c == '\0') {
            if (any)
                return value;
        } else {
            return std::nullopt;
        }
    }
    return any ? std::optional(value) : std::nullopt;
}

// The sum of the header's bytes with the checksum itself taken as blanks.
bool isTar(std::string_view head) {
    if (head.size() < contentHeadSize || head.front() == '\0')
        return false;
    unsigned sum = 0;
    for (std::size_t i = 0; i < contentHeadSize; ++i) {
        const bool own = i >= tarChecksumPlace && i < tarChecksumPlace + tarChecksumSize;
        sum += static_cast<unsigned char>(own ? ' ' : head[i]);
    }
    return octal(head.substr(tarChecksumPlace, tarChecksumSize)) == sum;
}

constexpr std::string_view zipEnd = "PK\x05\x06"; // end of central directory record
constexpr std::size_t zipEndSize = 22;
constexpr std::size_t longestZipComment = 0xFFFF;

// The record's last field is the length of the comment that ends the file.
bool endsHere(std::string_view record) {
    if (record.size() < zipEndSize)
        return false;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(record[i]); };
    const std::size_t comment = byte(20) + 256U * byte(21);
    return record.size() == zipEndSize + comment;
}

bool endsAsZip(const InputFile& file) {
    if (file.size() < zipEndSize)
        return false;
    const std::uint64_t length =
        std::min<std::uint64_t>(file.size(), zipEndSize + longestZipComment);
    std::string tail(length, '\0');
    if (file.readAt(file.size() - length, tail) != length)
        return false;
    const std::string_view text = tail;
    for (auto i = text.rfind(zipEnd); i != text.npos;
         i = i > 0 ? text.rfind(zipEnd, i - 1) : text.npos)
        if (endsHere(text.substr(i)))
            return true;
    return false;
}

} // namespace

ContentKind contentKind(std::string_view head) {
    const auto found = std::ranges::find_if(
        signatures, [&](const Signature& s) { return head.starts_with(s.bytes); });
    if (found != signatures.end())
        return found->kind;
    if (isBzip2(head))
        return ContentKind::bzip2;
    return isTar(head) ? ContentKind::tar : ContentKind::text;
}

ContentKind contentKind(const InputFile& file) {
    std::string head(contentHeadSize, '\0');
    head.resize(file.readAt(0, head));
    const ContentKind kind = contentKind(head);
    return kind == ContentKind::text && endsAsZip(file) ? ContentKind::zip : kind;
}

} // namespace damscope::db
