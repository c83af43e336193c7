// SPDX-License-Identifier: GPL-3.0-or-later
#include "intake/content_kind.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace damscope::db {
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
