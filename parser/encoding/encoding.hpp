// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace damscope::parser {

/// The encoding that a user means by `name` ("cp1251", "latin1", "UTF-16LE" ...), by the name that
/// Transcoder takes; else a sentence that names the usual ones. Every encoding of iconv(3) is
/// known.
[[nodiscard]] Expected<std::string, std::string> encodingNamed(std::string_view name);
/// The usual ones by their names, with commas.
[[nodiscard]] std::string_view usualEncodings();

/// A detected encoding, and whether it is certain.
struct DetectedEncoding {
    std::string name;
    bool sure = true;
    std::string other{}; ///< the second best, if it is not certain
    friend bool operator==(const DetectedEncoding&, const DetectedEncoding&) = default;
};

/// Detects the encoding of a text. Fed all of its bytes, chunk by chunk, it keeps
/// only a sample of the lines that are not ASCII.
///
/// A byte order mark decides; then the pattern of zero bytes that UTF-16 and UTF-32 leave in a PDN
/// file; then valid UTF-8 (stray bytes among many valid characters do not count against it); then
/// the code page in which the sample reads best, of those of Western, Central and Eastern Europe,
/// the Baltic, Turkey and old Macs, and the one that uchardet proposes: by the places in which
/// letters stand, and by the words of languages (language_likeness.hpp).
class EncodingDetector {
public:
    void feed(std::string_view bytes);
    /// Whether what was fed so far cannot be text: more than one byte in twenty is a control
    /// character and NUL is among them, or nearly every third is one.
    [[nodiscard]] bool looksBinary() const;
    /// The encoding of what was fed.
    [[nodiscard]] DetectedEncoding detected() const;
    [[nodiscard]] std::string encoding() const { return detected().name; }

private:
    [[nodiscard]] std::string_view wideEncoding() const;
    [[nodiscard]] bool holdsUtf8(std::string_view page) const;
    void countNuls(std::string_view bytes);
    void countUtf8(std::string_view bytes);
    void takeSample(std::string_view bytes);
    void passOver(std::string_view ascii);
    void endLine();

    std::string head_;   // the first bytes
    std::string sample_; // lines with bytes above 0x7F
    std::string line_;   // the one being fed
    std::string carry_;  // the beginning of a character
    std::uint64_t size_ = 0;
    std::uint64_t controls_ = 0;   // no layout: NUL, ESC ...
    bool anyNul_ = false;          // before the padding
    std::uint64_t padding_ = 0;    // NULs at the end
    std::uint64_t wellFormed_ = 0; // characters of several bytes
    std::uint64_t malformed_ = 0;  // bytes
};

} // namespace damscope::parser
