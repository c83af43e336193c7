// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/code_page.hpp"

#include <iconv.h>

#include <cerrno>
#include <cstdint>
#include <system_error>

namespace damscope::parser {
namespace {

iconv_t noHandle() {
    return reinterpret_cast<iconv_t>(-1); // NOLINT(performance-no-int-to-ptr): iconv's own value
}

constexpr auto failed = static_cast<std::size_t>(-1);

// The single character that `text` holds.
std::optional<char32_t> onlyPoint(std::string_view text) {
    if (text.empty())
        return std::nullopt;
    const base::Utf8Character first = base::firstCharacter(text);
    return first.bytes.size() == text.size() ? first.point : std::nullopt;
}

} // namespace

std::optional<Conversion> Conversion::from(const std::string& encoding) {
    iconv_t handle = iconv_open("UTF-8", encoding.c_str());
    if (handle == noHandle()) {
        if (errno == EINVAL)
            return std::nullopt;
        throw std::system_error(errno, std::generic_category(), "iconv");
    }
    return Conversion(handle);
}

Conversion::~Conversion() {
    if (handle_ != nullptr)
        iconv_close(handle_);
}

Conversion::Stop Conversion::convert(std::string_view& bytes, std::string& text) {
    std::array<char, 4096> room; // NOLINT(cppcoreguidelines-pro-type-member-init)
    for (;;) {
        // iconv takes char** for historical reasons and does not write there.
        char* in = const_cast<char*>(bytes.data());
        std::size_t inLeft = bytes.size();
        char* out = room.data();
        std::size_t outLeft = room.size();
        const std::size_t result = iconv(handle_, &in, &inLeft, &out, &outLeft);
        const int reason = errno;
        text.append(room.data(), room.size() - outLeft);
        bytes.remove_prefix(bytes.size() - inLeft);
        if (result != failed)
            return Stop::end;
        if (reason == EINVAL)
            return Stop::cutShort;
        if (reason == EILSEQ)
            return Stop::undefined;
        if (reason != E2BIG)
            throw std::system_error(reason, std::generic_category(), "iconv");
    }
}

void Conversion::finish(std::string& text) {
    std::array<char, 16> room; // NOLINT(cppcoreguidelines-pro-type-member-init)
    char* out = room.data();
    std::size_t outLeft = room.size();
    iconv(handle_, nullptr, nullptr, &out, &outLeft); // has room for all that it can keep back
    text.append(room.data(), room.size() - outLeft);
}

std::optional<CodePage> codePage(const std::string& encoding) {
    auto conversion = Conversion::from(encoding);
    if (!conversion)
        return std::nullopt;
    CodePage page{};
    for (std::size_t i = 0; i < page.points.size(); ++i) {
        const char byte = static_cast<char>(i);
        std::string_view rest(&byte, 1);
        std::string text;
        const Conversion::Stop stop = conversion->convert(rest, text);
        conversion->finish(text); // some encodings carry state from byte to byte
        if (stop == Conversion::Stop::cutShort)
            return std::nullopt;
        const auto point = onlyPoint(text);
        if (stop == Conversion::Stop::end && !point)
            return std::nullopt;
        page.points[i] = stop == Conversion::Stop::end ? *point : CodePage::undefined;
    }
    return page;
}

const CodePage& windows1252() {
    static const CodePage page = codePage("WINDOWS-1252").value();
    return page;
}

} // namespace damscope::parser
