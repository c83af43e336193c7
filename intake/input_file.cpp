// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/input_file.hpp"

#include "base/files/user_folder.hpp"
#include "messages/words.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::size_t spoolPiece = std::size_t{1} << 18;

[[noreturn]] void fail(Message what, int error) {
    what.parameters.push_back({"reason", systemReason(error)});
    throw SourceFailure(std::move(what));
}

void requireRegular(const struct stat& status) {
    if (S_ISREG(status.st_mode))
        return;
    if (S_ISDIR(status.st_mode))
        throw SourceFailure({"folder", {}});
    if (S_ISFIFO(status.st_mode))
        throw SourceFailure({"pipe", {}});
    if (S_ISSOCK(status.st_mode))
        throw SourceFailure({"socket", {}});
    throw SourceFailure({"device", {}});
}

// Checked before it is opened, since opening a device may have effects, and again afterwards, since
// the name may refer to another file by then.
base::FileDescriptor openRegular(const std::string& path) {
    struct stat status {};
    if (stat(path.c_str(), &status) != 0)
        fail({"unopened", {}}, errno);
    requireRegular(status);
    base::FileDescriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (!file.isOpen())
        fail({"unopened", {}}, errno);
    return file;
}

// O_TMPFILE where the file system has it, else a file that is unlinked at once.
base::FileDescriptor openNameless() {
    const std::string folder = base::temporaryFolder().string();
    base::FileDescriptor file(
        open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (file.isOpen())
        return file;
    std::string name = folder + "/damscope-XXXXXX";
    base::FileDescriptor named(mkostemp(name.data(), O_CLOEXEC));
    if (!named.isOpen() || unlink(name.c_str()) != 0)
        throw noTemporaryFile(errno);
    return named;
}

void writeAll(int descriptor, std::span<const char> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            fail({"input-not-kept", {}}, errno);
        if (written > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

// False if it was stopped before the end.
bool copyStandardInput(int to, const std::stop_token& stop) {
    std::vector<char> piece(spoolPiece);
    for (;;) {
        if (stop.stop_requested())
            return false;
        const ssize_t got = read(STDIN_FILENO, piece.data(), piece.size());
        if (got == 0)
            return true;
        if (got < 0 && errno != EINTR)
            fail({"input-unread", {}}, errno);
        if (got > 0)
            writeAll(to, std::span(piece).first(static_cast<std::size_t>(got)));
    }
}

} // namespace

InputFile::InputFile(const std::string& path) : InputFile(openRegular(path)) {}

InputFile::InputFile(base::FileDescriptor descriptor) : descriptor_(std::move(descriptor)) {
    struct stat status {};
    if (fstat(descriptor_.number(), &status) != 0)
        fail({"unread", {}}, errno);
    requireRegular(status);
    size_ = static_cast<std::uint64_t>(status.st_size);
    // Only advice: its failure does not matter.
    (void)posix_fadvise(descriptor_.number(), 0, 0, POSIX_FADV_SEQUENTIAL);
}

std::shared_ptr<InputFile> InputFile::fromStandardInput(const std::stop_token& stop) {
    base::FileDescriptor copy = openNameless();
    if (!copyStandardInput(copy.number(), stop))
        return nullptr;
    return std::shared_ptr<InputFile>(new InputFile(std::move(copy)));
}

std::shared_ptr<InputFile> InputFile::copyOf(ByteStream& stream) {
    base::FileDescriptor copy = openNameless();
    std::vector<char> piece(spoolPiece);
    while (const std::size_t got = stream.read(piece))
        writeAll(copy.number(), std::span(piece).first(got));
    return std::shared_ptr<InputFile>(new InputFile(std::move(copy)));
}

std::size_t InputFile::readAt(std::uint64_t offset, std::span<char> buffer) const {
    for (;;) {
        const ssize_t got =
            pread(descriptor_.number(), buffer.data(), buffer.size(), static_cast<off_t>(offset));
        if (got >= 0)
            return static_cast<std::size_t>(got);
        if (errno != EINTR)
            fail({"unread", {}}, errno);
    }
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
