// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/encoding.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/plausibility.hpp"
#include "parser/encoding/text_decoder.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <uchardet/uchardet.h>
#include <utility>
#include <vector>

namespace damscope::parser {
namespace {

constexpr std::size_t headSize = 4096;
constexpr std::size_t sampleSize = std::size_t{128} * 1024;
constexpr std::size_t longestLine = 512; // longer ones are sampled in pieces

constexpr std::string_view usualNames =
    "UTF-8, UTF-16LE, UTF-16BE, windows-1252, windows-1251, windows-1250, windows-1257, CP866, "
    "CP850, CP437, KOI8-R, ISO-8859-1, ISO-8859-2, MACINTOSH, windows-1253, windows-1255, "
    "windows-1256, TIS-620, EUC-KR, GB18030, SHIFT_JIS";

// The first is preferred where a text reads equally well.
constexpr std::array<const char*, 34> usualPages{
    "windows-1252", "windows-1251", "CP866",        "CP850",
    "CP437",        "KOI8-R",       "ISO-8859-2",   "windows-1250",
    "windows-1257", "windows-1254", "ISO-8859-13",  "ISO-8859-4",
    "ISO-8859-5",   "ISO-8859-9",   "ISO-8859-15",  "CP852",
    "CP855",        "CP857",        "CP775",        "CP1125",
    "KOI8-U",       "MACINTOSH",    "MAC-CYRILLIC", "MAC-CENTRALEUROPE",
    "windows-1253", "windows-1255", "windows-1256", "TIS-620",
    "ISO-8859-7",   "ISO-8859-8",   "ISO-8859-6",   "CP737",
    "CP862",        "CP874"};

// What the words weigh against the places of single letters, and the trained detector against both.
constexpr double weightOfPlaces = 0.35;
constexpr double weightOfTraining = 0.02;

struct Mark {
    std::string_view bytes;
    std::string_view encoding;
};

// UTF-32 first: its little-endian mark starts with that of UTF-16.
constexpr std::array<Mark, 5> byteOrderMarks{{{std::string_view("\xFF\xFE\0\0", 4), "UTF-32LE"},
                                              {std::string_view("\0\0\xFE\xFF", 4), "UTF-32BE"},
                                              {"\xEF\xBB\xBF", "UTF-8"},
                                              {"\xFF\xFE", "UTF-16LE"},
                                              {"\xFE\xFF", "UTF-16BE"}}};

struct WideForm {
    std::string_view encoding;
    std::size_t unit; // bytes
    bool bigEndian;
};

constexpr std::array<WideForm, 4> wideForms{
    {{"UTF-32LE", 4, false}, {"UTF-32BE", 4, true}, {"UTF-16LE", 2, false}, {"UTF-16BE", 2, true}}};

char32_t unitAt(std::string_view bytes, const WideForm& form) {
    char32_t value = 0;
    for (std::size_t i = 0; i < form.unit; ++i) {
        const std::size_t place = form.bigEndian ? i : form.unit - 1 - i;
        value = (value << 8) | static_cast<unsigned char>(bytes[place]);
    }
    return value;
}

bool isPlainText(char32_t point) {
    return (point >= 0x20 && point < 0x7F) || point == '\n' || point == '\r' || point == '\t';
}

bool isLikelyText(char32_t point) {
    return isPlainText(point) || (point >= 0xA0 && point < 0x590) ||
           (point >= 0x2000 && point < 0x2070);
}

// PDN is mostly ASCII in every language: text that is not, decoded in this form, has another one.
bool looksLike(const WideForm& form, std::string_view head) {
    std::size_t units = 0;
    std::size_t plain = 0;
    std::size_t likely = 0;
    for (; head.size() >= form.unit; head.remove_prefix(form.unit), ++units) {
        const char32_t point = unitAt(head, form);
        plain += static_cast<std::size_t>(isPlainText(point));
        likely += static_cast<std::size_t>(isLikelyText(point));
    }
    return units >= 4 && plain * 2 >= units && likely * 20 >= units * 19;
}

std::string trainedGuess(std::string_view sample) {
    const std::unique_ptr<uchardet, decltype(&uchardet_delete)> detector(uchardet_new(),
                                                                         uchardet_delete);
    if (!detector || uchardet_handle_data(detector.get(), sample.data(), sample.size()) != 0)
        return {};
    uchardet_data_end(detector.get());
    return uchardet_get_charset(detector.get());
}

bool convertsWhole(const std::string& encoding, std::string_view sample) {
    auto conversion = Conversion::from(encoding);
    std::string text;
    return conversion && conversion->convert(sample, text) != Conversion::Stop::undefined;
}

std::size_t highBytes(std::string_view sample) {
    return base::countBytes(sample, [](char byte) { return !base::isAscii(byte); });
}

// Each asked of iconv once: it answers one byte at a time.
const std::vector<std::pair<std::string, CodePage>>& knownPages() {
    static const auto pages = [] {
        std::vector<std::pair<std::string, CodePage>> known;
        for (const char* name : usualPages)
            if (const auto page = codePage(name))
                known.emplace_back(name, *page);
        return known;
    }();
    return pages;
}

// The code pages in which a sample reads best.
class BestPage {
public:
    explicit BestPage(std::string_view sample)
        : sample_(sample), words_(foreignWords(sample)), high_(double(highBytes(sample))) {
        double highInWords = 1;
        for (const std::string& word : words_)
            highInWords += double(highBytes(word));
        weightOfWords_ = high_ / highInWords; // each word counts as often as it may stand there
        for (const auto& [name, page] : knownPages())
            consider(name, page, 0);
        for (const EastAsian& encoding : eastAsianEncodings())
            if (const auto likeness = eastAsianLikeness(sample, encoding))
                consider({std::string(encoding.name), {}, *likeness * high_});
    }
    // Where the words do not decide, the trained detector does.
    void propose(const std::string& name) {
        constexpr double fewest = 16; // bytes: of fewer it knows nothing
        const auto page = codePage(name);
        if (page && high_ >= fewest && !readsTheSame(*page, best_.page))
            consider(name, *page, weightOfTraining * high_);
    }
    [[nodiscard]] const std::string& name() const { return best_.name; }
    /// No letters where letters should not be: the sample may be of several bytes a character.
    [[nodiscard]] bool readsBadly() const {
        constexpr double least = 0.2; // of what a good page gets
        const bool isPage =
            best_.page.at('A') != 0; // else it is an East Asian one, which reads well
        return isPage && plausibility(sample_, best_.page) < least * high_;
    }
    [[nodiscard]] DetectedEncoding detected() const {
        constexpr double clearLead = 0.15; // for each byte,
        constexpr double clearSum = 1.0;   // and in all
        const double lead = best_.score - second_.score;
        const bool sure = second_.name.empty() || (lead > clearLead * high_ && lead > clearSum);
        return {best_.name, sure, sure ? std::string() : second_.name};
    }

private:
    struct Reading {
        std::string name;
        CodePage page{};
        double score = 0;
    };

    void consider(const std::string& name, const CodePage& page, double bonus) {
        if (best_.name.empty() || !readsTheSame(page, best_.page))
            consider({name, page,
                      weightOfPlaces * plausibility(sample_, page) +
                          weightOfWords_ * languageLikeness(words_, page) + bonus});
    }
    void consider(Reading reading) {
        if (best_.name.empty() || reading.score > best_.score)
            second_ = std::exchange(best_, std::move(reading));
        else if (second_.name.empty() || reading.score > second_.score)
            second_ = std::move(reading);
    }
    [[nodiscard]] bool readsTheSame(const CodePage& a, const CodePage& b) const {
        return std::ranges::all_of(sample_, [&](char byte) { return a.at(byte) == b.at(byte); });
    }

    std::string_view sample_;
    std::vector<std::string> words_;
    double high_;
    double weightOfWords_ = 1;
    Reading best_;
    Reading second_;
};

// One name for what uchardet and users call by several.
std::string usualName(const std::string& name) {
    std::string upper = base::upperCase(name);
    for (const std::string_view prefix : {"WINDOWS-", "WINDOWS", "WIN-", "WIN", "CP", "IBM"})
        if (upper.starts_with(prefix)) {
            const std::string number = upper.substr(prefix.size());
            return number.starts_with("125") ? "windows-" + number : "CP" + number;
        }
    if (upper == "UTF8")
        return "UTF-8";
    if (upper == "LATIN-1" || upper == "LATIN-2")
        return "ISO-8859-" + upper.substr(6);
    if (upper == "LATIN1" || upper == "LATIN2")
        return "ISO-8859-" + upper.substr(5);
    return upper;
}

DetectedEncoding detectCodePage(std::string_view sample) {
    BestPage best(sample);
    std::string guess = usualName(trainedGuess(sample));
    // windows-1252 has every printable character of ISO-8859-1 and is first already.
    if (guess.empty() || guess == "ISO-8859-1" || guess == "UTF-8")
        return best.detected();
    best.propose(guess);
    const bool severalBytes = !codePage(guess);
    if (severalBytes && best.readsBadly() && convertsWhole(guess, sample))
        return {guess, false, best.name()};
    return best.detected();
}

bool isControl(char c) {
    const auto byte = static_cast<unsigned char>(c);
    const bool layout = (byte >= '\t' && byte <= '\r') || byte == 0x1A; // 0x1A: end of a DOS file
    return byte < 0x20 && !layout;
}

} // namespace

std::string_view usualEncodings() {
    return usualNames;
}

Expected<std::string, std::string> encodingNamed(std::string_view name) {
    const bool plain = !name.empty() && name.size() <= 40 && std::ranges::all_of(name, [](char c) {
        return base::isLetter(c) || base::isDigit(c) || c == '-' || c == '_' || c == '.' ||
               c == ':';
    });
    if (plain)
        for (const std::string& known : {usualName(std::string(name)), std::string(name)})
            if (Conversion::from(known))
                return known;
    const std::string named = plain ? "the encoding " + std::string(name) : "this encoding";
    return Unexpected{named + " is not known; usual ones are " + std::string(usualNames)};
}

void EncodingDetector::feed(std::string_view bytes) {
    if (head_.size() < headSize)
        head_ += bytes.substr(0, headSize - head_.size());
    size_ += bytes.size();
    controls_ += base::countBytes(bytes, isControl);
    countNuls(bytes);
    const bool ascii = highBytes(bytes) == 0;
    if (!ascii || !carry_.empty())
        countUtf8(bytes);
    if (sample_.size() >= sampleSize)
        return;
    if (ascii && highBytes(line_) == 0)
        passOver(bytes);
    else
        takeSample(bytes);
}

// Those at the end may be the padding of a disk block.
void EncodingDetector::countNuls(std::string_view bytes) {
    const std::size_t last = bytes.find_last_not_of('\0');
    if (last == bytes.npos) {
        padding_ += bytes.size();
        return;
    }
    anyNul_ = anyNul_ || padding_ > 0 || bytes.substr(0, last).find('\0') != bytes.npos;
    padding_ = bytes.size() - last - 1;
}

void EncodingDetector::countUtf8(std::string_view bytes) {
    std::string joined;
    if (!carry_.empty()) {
        joined = carry_ + std::string(bytes);
        carry_.clear();
        bytes = joined;
    }
    while (!bytes.empty()) {
        bytes.remove_prefix(base::plainPrefix(bytes));
        if (bytes.empty())
            return;
        const base::Utf8Sequence front = base::utf8Front(bytes);
        if (front.kind == base::Utf8Sequence::Kind::cutShort) {
            carry_ = bytes;
            return;
        }
        if (front.kind == base::Utf8Sequence::Kind::malformed)
            ++malformed_;
        else if (front.length > 1)
            ++wellFormed_;
        bytes.remove_prefix(front.length);
    }
}

void EncodingDetector::takeSample(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::string_view piece = bytes.substr(0, longestLine - line_.size());
        const std::size_t end = piece.find('\n');
        line_ += piece.substr(0, end);
        bytes.remove_prefix(std::min(end, piece.size()));
        if (bytes.empty())
            return;
        if (bytes.front() == '\n')
            bytes.remove_prefix(1);
        endLine();
    }
}

// The same as takeSample where there is nothing to take: only the last piece of the last line
// counts.
void EncodingDetector::passOver(std::string_view ascii) {
    const std::size_t end = ascii.rfind('\n');
    if (end != ascii.npos) {
        line_.clear();
        ascii.remove_prefix(end + 1);
    }
    const std::size_t kept = (line_.size() + ascii.size()) % longestLine;
    if (kept <= ascii.size())
        line_.clear();
    line_ += ascii.substr(ascii.size() - std::min(kept, ascii.size()));
}

void EncodingDetector::endLine() {
    if (highBytes(line_) > 0 && sample_.size() < sampleSize)
        sample_ += line_ + '\n';
    line_.clear();
}

bool EncodingDetector::looksBinary() const {
    if (size_ == 0 || !wideEncoding().empty())
        return false;
    const std::uint64_t size = size_ - padding_;
    const std::uint64_t controls = controls_ - padding_;
    if (size == 0)
        return true;
    return controls >= 8 && (anyNul_ ? controls * 20 > size : controls * 10 > size * 3);
}

std::string_view EncodingDetector::wideEncoding() const {
    const auto mark = std::ranges::find_if(
        byteOrderMarks, [&](const Mark& m) { return head_.starts_with(m.bytes); });
    if (mark != byteOrderMarks.end() && mark->encoding != "UTF-8")
        return mark->encoding;
    const auto form =
        std::ranges::find_if(wideForms, [&](const WideForm& f) { return looksLike(f, head_); });
    return form != wideForms.end() ? form->encoding : std::string_view();
}

DetectedEncoding EncodingDetector::detected() const {
    const std::string_view wide = wideEncoding();
    if (!wide.empty())
        return {std::string(wide), true, {}};
    const std::uint64_t malformed = malformed_ + carry_.size();
    if (malformed == 0 || wellFormed_ >= 2 * malformed || head_.starts_with("\xEF\xBB\xBF"))
        return {"UTF-8", true, {}};
    DetectedEncoding page = detectCodePage(highBytes(line_) > 0 ? sample_ + line_ : sample_);
    if (page.sure && holdsUtf8(page.name)) {
        page.sure = false;
        page.other = "UTF-8";
    }
    return page;
}

// Files of several sources that were put together. In the pages of Windows and ISO 8859 letters
// hardly ever form a character of UTF-8 by chance; in those of DOS they do.
bool EncodingDetector::holdsUtf8(std::string_view page) const {
    constexpr std::uint64_t least = 8;
    return (page.starts_with("windows-") || page.starts_with("ISO-8859")) && wellFormed_ >= least &&
           20 * wellFormed_ >= malformed_;
}

} // namespace damscope::parser
