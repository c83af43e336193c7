// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/plain_move.hpp"

#include "rules/board/variants.hpp"
#include "rules/moves/generate.hpp"

#include <array>

namespace damscope::rules::detail {

namespace {

constexpr std::size_t mostSquares = 72;
constexpr std::uint8_t none = 255;

// The bit of each square by its number: needed twice per move.
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

// Reads from the front of a text, which is then what follows.
class EndsReader {
public:
    EndsReader(const Rules& rules, std::string_view text)
        : rules_(rules), at_(text.data()), end_(text.data() + text.size()) {}

    std::optional<Ends> read() {
        return rules_.notation == Notation::numeric ? ends([this] { return numbered(); })
                                                    : ends([this] { return algebraic(); });
    }

private:
    // Both ends as bits, so that the checks come after reading everything.
    template <class ReadBit> std::optional<Ends> ends(ReadBit readBit) {
        const std::uint8_t from = readBit();
        if (at_ == end_)
            return std::nullopt;
        const char separator = *at_++;
        const std::uint8_t to = readBit();
        const bool known = separator == '-' || separator == 'x' || separator == ':';
        if (at_ != end_ || from == none || to == none || !known)
            return std::nullopt;
        return Ends{Square(from), Square(to), separator};
    }
    std::uint8_t numbered() {
        const unsigned n = number();
        return n <= mostSquares ? bitsByNumber[static_cast<std::size_t>(rules_.variant)][n] : none;
    }
    std::uint8_t algebraic() {
        if (at_ == end_ || *at_ < 'a' || *at_ > 'z')
            return none;
        const int column = *at_++ - 'a';
        const auto square =
            rules_.board.at({rules_.board.ranks - static_cast<int>(number()), column});
        return square ? static_cast<std::uint8_t>(square->bit()) : none;
    }
    // Of one or two digits; 0, which is not a square, if there is none.
    unsigned number() {
        unsigned n = 0;
        for (int digits = 0; digits < 2 && at_ != end_; ++digits, ++at_) {
            const unsigned digit = static_cast<unsigned>(*at_) - unsigned{'0'};
            if (digit > 9)
                break;
            n = 10 * n + digit;
        }
        return n;
    }

    const Rules& rules_;
    const char* at_;
    const char* end_;
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
