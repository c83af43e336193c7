// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/text_decoder.hpp"

#include <iconv.h>

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace damscope::parser {

namespace {

constexpr char32_t nulSymbol = 0x2400;
// Oddities of one kind that are closer than this are counted together, so that a text that
// consists of them needs no more memory than any other.
constexpr std::uint64_t neighbourhood = 4096;

class Utf8Decoder final : public TextDecoder {
public:
    void decode(std::string_view bytes, bool last, TextSink& sink) override {
        if (!carry_.empty())
            bytes = finishCarried(bytes, last, sink);
        while (!bytes.empty()) {
            const std::size_t plain = base::plainPrefix(bytes);
            sink.put(bytes.substr(0, plain));
            bytes.remove_prefix(plain);
            if (!bytes.empty() && !decodeOne(bytes, last, sink))
                return;
        }
    }

private:
    // Completes the character that the last chunk began; returns the rest of this one.
    std::string_view finishCarried(std::string_view bytes, bool last, TextSink& sink) {
        const std::size_t taken = std::min<std::size_t>(bytes.size(), 4);
        const std::string joined = std::exchange(carry_, {}) + std::string(bytes.substr(0, taken));
        const std::size_t carried = joined.size() - taken;
        std::string_view rest = joined;
        while (rest.size() > taken && decodeOne(rest, last, sink)) {
        }
        if (!carry_.empty()) // the chunk was too small to decide
            return {};
        return bytes.substr(joined.size() - rest.size() - carried);
    }

    // False if the bytes are the beginning of a character, which is then kept for the next chunk.
    bool decodeOne(std::string_view& bytes, bool last, TextSink& sink) {
        assert(!bytes.empty());
        const base::Utf8Sequence front = base::utf8Front(bytes);
        if (front.kind == base::Utf8Sequence::Kind::cutShort && !last) {
            carry_ = bytes;
            return false;
        }
        if (bytes.front() == '\0')
            sink.putNul();
        else if (front.kind == base::Utf8Sequence::Kind::wellFormed)
            sink.put(bytes.substr(0, front.length));
        else
            putStray(bytes.front(), sink);
        bytes.remove_prefix(front.kind == base::Utf8Sequence::Kind::wellFormed ? front.length : 1);
        return true;
    }

    static void putStray(char byte, TextSink& sink) {
        const char32_t point = windows1252().at(byte);
        sink.putOddity(TextOddity::Kind::notUtf8,
                       point == CodePage::undefined ? keptByte(byte) : point);
    }

    std::string carry_;
};

class CodePageDecoder final : public TextDecoder {
public:
    explicit CodePageDecoder(const CodePage& page) : page_(page) {
        for (char32_t i = 1; i < 0x80; ++i)
            ascii_ = ascii_ && page_.points[i] == i;
    }

    void decode(std::string_view bytes, bool /*last*/, TextSink& sink) override {
        while (!bytes.empty()) {
            const std::size_t plain = ascii_ ? base::plainPrefix(bytes) : 0;
            sink.put(bytes.substr(0, plain));
            bytes.remove_prefix(plain);
            if (bytes.empty())
                return;
            put(bytes.front(), sink);
            bytes.remove_prefix(1);
        }
    }

private:
    void put(char byte, TextSink& sink) const {
        const char32_t point = page_.at(byte);
        if (point == 0)
            sink.putNul();
        else if (point == CodePage::undefined)
            sink.putUndefined(byte);
        else
            sink.put(point);
    }

    CodePage page_;
    bool ascii_ = true;
};

class IconvDecoder final : public TextDecoder {
public:
    IconvDecoder(Conversion conversion, std::size_t unit)
        : conversion_(std::move(conversion)), unit_(unit) {}

    void decode(std::string_view bytes, bool last, TextSink& sink) override {
        const std::string joined = std::exchange(carry_, {}) + std::string(bytes);
        std::string_view rest = joined;
        while (!rest.empty()) {
            std::string text;
            const Conversion::Stop stop = conversion_.convert(rest, text);
            put(text, sink);
            if (stop == Conversion::Stop::cutShort && !last) {
                carry_ = rest;
                return;
            }
            if (stop != Conversion::Stop::end)
                putUndefined(rest, sink);
        }
        if (last) {
            std::string kept;
            conversion_.finish(kept);
            put(kept, sink);
        }
    }

private:
    static void put(std::string_view text, TextSink& sink) {
        for (std::size_t nul = 0; (nul = text.find('\0')) != std::string_view::npos;) {
            sink.put(text.substr(0, nul));
            sink.putNul();
            text.remove_prefix(nul + 1);
        }
        sink.put(text);
    }

    void putUndefined(std::string_view& bytes, TextSink& sink) const {
        assert(!bytes.empty());
        const std::size_t length = std::min(unit_, bytes.size());
        for (const char byte : bytes.substr(0, length))
            sink.putUndefined(byte);
        bytes.remove_prefix(length);
    }

    Conversion conversion_;
    std::size_t unit_;
    std::string carry_;
};

} // namespace

void TextSink::put(char32_t point) {
    assert(point <= 0x10FFFF);
    base::appendUtf8(text_, point);
}

void TextSink::putNul() {
    putOddity(TextOddity::Kind::nul, nulSymbol);
}

void TextSink::putUndefined(char byte) {
    putOddity(TextOddity::Kind::undefined, keptByte(byte));
}

void TextSink::putOddity(TextOddity::Kind kind, char32_t point) {
    remark(kind);
    put(point);
}

void TextSink::remark(TextOddity::Kind kind) {
    const std::uint64_t offset = before_ + (text_.size() - start_);
    if (!oddities_.empty() && oddities_.back().kind == kind &&
        offset - oddities_.back().offset < neighbourhood)
        ++oddities_.back().count;
    else
        oddities_.push_back({kind, offset, 1});
}

std::unique_ptr<TextDecoder> textDecoder(const std::string& encoding) {
    if (encoding == "UTF-8")
        return std::make_unique<Utf8Decoder>();
    if (const auto page = codePage(encoding))
        return std::make_unique<CodePageDecoder>(*page);
    auto conversion = Conversion::from(encoding);
    if (!conversion)
        throw std::invalid_argument("unknown encoding " + encoding);
    const std::size_t unit = encoding.starts_with("UTF-16")   ? 2
                             : encoding.starts_with("UTF-32") ? 4
                                                              : 1;
    return std::make_unique<IconvDecoder>(std::move(*conversion), unit);
}

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

namespace {

iconv_t noHandle() {
    return reinterpret_cast<iconv_t>(-1); // NOLINT(performance-no-int-to-ptr): iconv's own value
}

constexpr auto failed = static_cast<std::size_t>(-1);

// iconv takes a char** or a const char**, by the library, and does not write there.
template <class In>
std::size_t converted(std::size_t (*convert)(iconv_t, In**, std::size_t*, char**, std::size_t*),
                      iconv_t handle, const char* bytes, std::size_t& size, char*& out,
                      std::size_t& room) {
    In* in = const_cast<In*>(bytes);
    return convert(handle, &in, &size, &out, &room);
}

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
        std::size_t inLeft = bytes.size();
        char* out = room.data();
        std::size_t outLeft = room.size();
        const std::size_t result = converted(iconv, handle_, bytes.data(), inLeft, out, outLeft);
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
