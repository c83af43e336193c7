// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace damscope::base {

/// The fields of a text between separators: at least one, and some may be empty.
[[nodiscard]] std::vector<std::string> splitFields(std::string_view text,
                                                   std::string_view separator);

/// The words of a text between blanks.
[[nodiscard]] std::vector<std::string_view> splitWords(std::string_view text);

/// The lines of a text, without the newline that ends each.
[[nodiscard]] std::vector<std::string_view> splitLines(std::string_view text);

/// The rows of a table in a text: its lines without empty ones and comments, which begin with '#'.
[[nodiscard]] std::vector<std::string_view> tableRows(std::string_view table);

/// Where a word stands in a text of words with single blanks between; npos if it is not there.
[[nodiscard]] std::size_t placeInList(std::string_view list, std::string_view word);

/// A table whose rows have several `words` as one with a row for each word.
template <const auto& rows, char separator = ' '> [[nodiscard]] constexpr auto eachWord() {
    constexpr auto count = [] {
        std::size_t words = rows.size();
        for (const auto& row : rows)
            words += static_cast<std::size_t>(std::ranges::count(row.words, separator));
        return words;
    }();
    std::array<typename std::remove_cvref_t<decltype(rows)>::value_type, count> table{};
    auto next = table.begin();
    for (auto row : rows)
        for (std::string_view rest = row.words; !rest.empty(); ++next) {
            row.words = rest.substr(0, rest.find(separator));
            rest.remove_prefix(std::min(row.words.size() + 1, rest.size()));
            *next = row;
        }
    return table;
}

/// The text with every CR LF and every CR as LF, so that copies from files of different systems are
/// equal.
[[nodiscard]] inline std::string withLineFeeds(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] != '\r')
            plain += text[at];
        else if (!text.substr(at + 1).starts_with('\n'))
            plain += '\n';
    return plain;
}

/// The number of bytes of a text that pass a test. Counted in blocks whose count fits a byte: so
/// the compiler tests sixteen bytes at a time; a wider count would limit it to two.
template <class Test> constexpr std::size_t countBytes(std::string_view bytes, Test test) {
    constexpr std::size_t block = 128;
    std::size_t count = 0;
    while (!bytes.empty()) {
        const std::string_view some = bytes.substr(0, block);
        std::uint8_t passed = 0;
        for (const char c : some)
            passed = static_cast<std::uint8_t>(passed + (test(c) ? 1 : 0));
        count += passed;
        bytes.remove_prefix(some.size());
    }
    return count;
}

} // namespace damscope::base
