// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/encoding/transcoder.hpp"

namespace damscope::parser {

/// Collects the text of a decoder and its oddities.
class TextSink {
public:
    TextSink(std::string& text, std::vector<TextOddity>& oddities, std::uint64_t written)
        : text_(text), oddities_(oddities), before_(written), start_(text.size()) {}

    void put(std::string_view wellFormed) { text_.append(wellFormed); }
    void put(char32_t point);
    void putNul();
    void putUndefined(char byte);
    void putOddity(TextOddity::Kind kind, char32_t point);

private:
    void remark(TextOddity::Kind kind);

    std::string& text_;
    std::vector<TextOddity>& oddities_;
    std::uint64_t before_;
    std::size_t start_;
};

/// Takes the bytes that it can decode from the front; a decoder leaves at most the beginning of one
/// character, and nothing when `last` is set.
class TextDecoder {
public:
    virtual ~TextDecoder() = default;
    virtual void decode(std::string_view bytes, bool last, TextSink& sink) = 0;
};

/// The decoder for an encoding; throws std::invalid_argument if it is unknown.
[[nodiscard]] std::unique_ptr<TextDecoder> textDecoder(const std::string& encoding);

} // namespace damscope::parser
