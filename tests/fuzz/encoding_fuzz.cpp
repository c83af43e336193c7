// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes in any encoding become well-formed UTF-8 without NUL, the same in any portions.
#include "base/text/utf8.hpp"
#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace damscope::parser;

std::string converted(std::string_view bytes, const std::string& encoding, std::size_t portion) {
    Transcoder transcoder(encoding);
    std::string text;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(portion, bytes.size())))
        transcoder.convert(bytes.substr(0, portion), text);
    transcoder.finish(text);
    return text;
}

void require(bool holds) {
    if (!holds)
        std::abort();
}

void requireWellFormed(std::string_view text) {
    while (!text.empty()) {
        const damscope::base::Utf8Sequence front = damscope::base::utf8Front(text);
        require(front.kind == damscope::base::Utf8Sequence::Kind::wellFormed &&
                text.front() != '\0');
        text.remove_prefix(front.length);
    }
}

} // namespace

// The first byte chooses the encoding to force and the size of the portions.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static constexpr std::array encodings{"UTF-8",     "UTF-16LE", "UTF-32BE", "windows-1251",
                                          "SHIFT_JIS", "GB18030",  "UTF-7",    "ISO-2022-JP"};
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    const std::size_t portion = 1 + (data[0] >> 3) % 16;

    EncodingDetector detector;
    detector.feed(bytes);
    EncodingDetector portioned;
    for (std::size_t i = 0; i < bytes.size(); i += portion)
        portioned.feed(bytes.substr(i, portion));
    require(portioned.encoding() == detector.encoding());
    require(portioned.looksBinary() == detector.looksBinary());

    for (const std::string& encoding :
         {detector.encoding(), std::string(encodings[data[0] % encodings.size()])}) {
        const std::string whole = converted(bytes, encoding, bytes.size() + 1);
        requireWellFormed(whole);
        require(converted(bytes, encoding, portion) == whole);
    }
    return 0;
}
