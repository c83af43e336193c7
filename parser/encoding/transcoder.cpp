// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/transcoder.hpp"

#include "parser/encoding/text_decoder.hpp"
#include "parser/problems/problem_words.hpp"

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
    const bool one = count == 1;
    const auto counted = [&](Sentence sentence) {
        return said(sentence, {{"number", std::to_string(count)}});
    };
    switch (kind) {
    case Kind::nul:
        return counted(one ? Sentence::nul : Sentence::nuls);
    case Kind::notUtf8:
        return counted(one ? Sentence::byteNotUtf8 : Sentence::bytesNotUtf8);
    case Kind::undefined:
        break;
    }
    return counted(one ? Sentence::undefinedByte : Sentence::undefinedBytes);
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
