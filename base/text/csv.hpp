// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace damscope::base {

/// Who reads the CSV.
enum class CsvReader : std::uint8_t {
    program,    ///< RFC 4180: every text is what it was
    spreadsheet ///< a text that would be taken for a formula gets an apostrophe before it
                ///< (CWE-1236)
};

/// A CSV field (RFC 4180). For a spreadsheet a formula is what begins with one of = + - @ TAB CR or
/// a full-width form of the first four, and is not a plain number.
[[nodiscard]] std::string csvField(std::string_view text, CsvReader reader = CsvReader::program);

/// Fields as a line, with the line's end.
[[nodiscard]] std::string csvLine(std::span<const std::string> fields,
                                  CsvReader reader = CsvReader::program);

} // namespace damscope::base
