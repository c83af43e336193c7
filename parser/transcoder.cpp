// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/transcoder.hpp"

#include "parser/text_decoder.hpp"

#include <utility>

namespace damscope::parser {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

} // namespace

std::string_view TextOddity::code() const {
    switch (kind) {
    case Kind::nul:
        return "nul";
    case Kind::notUtf8:
        return "not-utf8";
    case Kind::undefined:
        break;
    }
    return "undefined-byte";
}

std::string TextOddity::message() const {
    const std::string number = std::to_string(count);
    const bool one = count == 1;
    switch (kind) {
    case Kind::nul:
        return number + (one ? " NUL character; it is" : " NUL characters; they are") +
               " kept as the symbol U+2400";
    case Kind::notUtf8:
        return number + (one ? " byte is not UTF-8; it was" : " bytes are not UTF-8; they were") +
               " read as windows-1252";
    case Kind::undefined:
        break;
    }
    return number + (one ? " byte stands" : " bytes stand") +
           " for no character in this encoding; kept as U+EF00 + byte";
}

Transcoder::Transcoder(const std::string& encoding) : decoder_(textDecoder(encoding)) {}
Transcoder::Transcoder(Transcoder&&) noexcept = default;
Transcoder& Transcoder::operator=(Transcoder&&) noexcept = default;
Transcoder::~Transcoder() = default;

void Transcoder::convert(std::string_view bytes, std::string& text) {
    run(bytes, false, text);
}

void Transcoder::finish(std::string& text) {
    run({}, true, text);
}

void Transcoder::run(std::string_view bytes, bool last, std::string& text) {
    const std::size_t start = text.size();
    const std::size_t earlier = oddities_.size();
    TextSink sink(text, oddities_, written_);
    decoder_->decode(bytes, last, sink);
    if (atStart_ && text.size() > start) {
        atStart_ = false;
        if (std::string_view(text).substr(start).starts_with(byteOrderMark)) {
            text.erase(start, byteOrderMark.size());
            for (std::size_t i = earlier; i < oddities_.size(); ++i)
                oddities_[i].offset -= byteOrderMark.size();
        }
    }
    written_ += text.size() - start;
}

std::vector<TextOddity> Transcoder::takeOddities() {
    return std::exchange(oddities_, {});
}

} // namespace damscope::parser
