// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/plain_move.hpp"

#include "rules/generate.hpp"
#include "rules/variants.hpp"

#include <algorithm>
#include <array>

namespace damscope::rules::detail {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

constexpr std::size_t mostSquares = 72;
constexpr std::uint8_t none = 255;

// The bit of each square by its number: asked for twice a move.
constexpr auto bitsByNumber = [] {
    std::array<std::array<std::uint8_t, mostSquares + 1>, variantCount> bits{};
    for (std::size_t v = 0; v < variantCount; ++v)
        for (std::size_t n = 0; n <= mostSquares; ++n) {
            const auto s = tables::all[v]->square(static_cast<int>(n));
            bits[v][n] = s ? static_cast<std::uint8_t>(s->bit()) : none;
        }
    return bits;
}();

struct Ends {
    Square from;
    Square to;
    char separator;
};

class EndsReader {
public:
    EndsReader(const Rules& rules, std::string_view text) : rules_(rules), text_(text) {}

    std::optional<Ends> read() {
        const auto from = square();
        if (!from || at_ >= text_.size())
            return std::nullopt;
        const char separator = text_[at_++];
        if (separator != '-' && separator != 'x' && separator != ':')
            return std::nullopt;
        const auto to = square();
        if (!to || at_ != text_.size())
            return std::nullopt;
        return Ends{*from, *to, separator};
    }

private:
    std::optional<Square> square() {
        if (rules_.notation == Notation::numeric)
            return numbered(number());
        if (at_ >= text_.size() || text_[at_] < 'a' || text_[at_] > 'z')
            return std::nullopt;
        const int column = text_[at_++] - 'a';
        return rules_.board.at({rules_.board.ranks - number(), column});
    }
    [[nodiscard]] std::optional<Square> numbered(int n) const {
        const auto bit = static_cast<std::size_t>(n) <= mostSquares
                             ? bitsByNumber[static_cast<std::size_t>(rules_.variant)]
                                           [static_cast<std::size_t>(n)]
                             : none;
        return bit == none ? std::nullopt : std::optional(Square(bit));
    }
    int number() {
        int n = 0;
        const std::size_t end = std::min(text_.size(), at_ + 2);
        while (at_ < end && isDigit(text_[at_]))
            n = 10 * n + (text_[at_++] - '0');
        return n;
    }

    const Rules& rules_;
    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

bool isWrongSeparator(Separator separator, const Move& move, const Rules& rules) {
    if (!move.isCapture())
        return separator == Separator::capture;
    return separator == Separator::quiet && rules.captureSign != '-';
}

std::optional<PlainMove> plainMove(const Position& position, std::string_view text) {
    const Rules& rules = position.rules();
    const auto ends = EndsReader(rules, text).read();
    if (!ends)
        return std::nullopt;
    const MovesBetween found = movesBetween(position, ends->from, ends->to);
    if (found.count != 1 || found.overflowed)
        return std::nullopt;
    const Separator sign = ends->separator == '-' ? Separator::quiet : Separator::capture;
    return PlainMove{found.first, isWrongSeparator(sign, found.first, rules)};
}

} // namespace damscope::rules::detail
