// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/transcoder.hpp"

#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damscope::parser {
namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

std::string_view codeOf(TextOddity::Kind kind) {
    switch (kind) {
    case TextOddity::Kind::nul:
        return "nul";
    case TextOddity::Kind::notUtf8:
        return "not-utf8";
    case TextOddity::Kind::undefined:
        break;
    }
    return "undefined-byte";
}

} // namespace

Message TextOddity::message() const {
    return {std::string(codeOf(kind)), {{"number", counted(count)}}};
}

Transcoder::Transcoder(const std::string& encoding)
    : decoder_(textDecoder(encoding)),
      nulsArePadding_(!encoding.starts_with("UTF-16") && !encoding.starts_with("UTF-32")) {}
Transcoder::Transcoder(Transcoder&&) noexcept = default;
Transcoder& Transcoder::operator=(Transcoder&&) noexcept = default;
Transcoder::~Transcoder() = default;

void Transcoder::convert(std::string_view bytes, std::string& text) {
    const std::size_t end =
        nulsArePadding_ ? bytes.find_last_not_of('\0') + 1 : bytes.size(); // 0: only NULs
    if (end > 0) {
        for (constexpr std::size_t most = 4096; padding_ > 0;) { // there is text behind them
            const std::size_t length = std::min(padding_, most);
            run(std::string(length, '\0'), false, text);
            padding_ -= length;
        }
        run(bytes.substr(0, end), false, text);
    }
    padding_ += bytes.size() - end;
}

void Transcoder::finish(std::string& text) {
    run({}, true, text);
    written_ = 0;
    atStart_ = true;
    padding_ = 0;
}

void Transcoder::run(std::string_view bytes, bool last, std::string& text) {
    const std::size_t start = text.size();
    const std::size_t earlier = oddities_.size();
    TextSink sink(text, oddities_, written_);
    decoder_->decode(bytes, last, sink);
    if (atStart_ && text.size() > start) {
        atStart_ = false;
        if (std::string_view(text).substr(start).starts_with(byteOrderMark)) {
            assert(written_ == 0); // offsets of oddities count from the start of the text
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
