// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/repair/slip.hpp"

#include "base/text/ascii.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>

namespace damscope::rules::detail {

namespace {

// Longer texts are not moves with a slip, but something else.
constexpr std::size_t longest = 32;

/// The letter of a file in lower case; 0 for anything else. An x is a sign.
char fileLetter(char c) {
    const char lower = base::lowerCase(c);
    return lower >= 'a' && lower <= 'l' ? lower : '\0';
}

std::string withPlainSigns(std::string_view written) {
    std::string text;
    for (const char c : written.substr(0, 2 * longest)) {
        if (base::isDigit(c))
            text += c;
        else if (const char file = fileLetter(c))
            text += file;
        else if (!text.empty() && text.back() != '-')
            text += '-';
    }
    while (!text.empty() && text.back() == '-')
        text.pop_back();
    return text;
}

bool hasOddSigns(std::string_view written) {
    constexpr std::string_view known = "-:xX";
    return std::ranges::any_of(written, [&](char c) {
        return !base::isDigit(c) && fileLetter(c) == '\0' &&
               known.find(c) == std::string_view::npos;
    });
}

std::vector<std::string> cutAtSigns(const std::string& text) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('-', at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return parts;
}

std::string joined(const std::vector<std::string>& squares, std::string_view sign) {
    std::string text;
    for (const std::string& s : squares)
        text += (text.empty() ? "" : std::string(sign)) + s;
    return text;
}

/// "7" as "07", the way tables are written.
std::vector<std::string> padded(std::vector<std::string> squares) {
    for (std::string& s : squares)
        if (s.size() == 1)
            s.insert(s.begin(), '0');
    return squares;
}

/// The number of characters to change, add, remove or swap with their neighbour to turn one text
/// into the other (the optimal string alignment distance); at most `longest` + 1.
std::size_t distance(std::string_view a, std::string_view b) {
    if (a.size() > longest || b.size() > longest)
        return longest + 1;
    std::array<std::array<std::size_t, longest + 1>, longest + 1> d{};
    for (std::size_t i = 0; i <= a.size(); ++i)
        d[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j)
        d[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i)
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t other = a[i - 1] == b[j - 1] ? 0 : 1;
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + other});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
        }
    return d[a.size()][b.size()];
}

std::vector<std::string> names(const Rules& rules, const std::vector<Square>& squares) {
    std::vector<std::string> texts;
    texts.reserve(squares.size());
    for (const Square s : squares)
        texts.push_back(squareName(rules, s));
    return texts;
}

bool areNeighbours(const Rules& rules, std::string_view written, Square meant) {
    const auto square = squareNamed(rules, written);
    if (!square)
        return false;
    const Coordinates a = rules.board.coordinates(*square);
    const Coordinates b = rules.board.coordinates(meant);
    const int step = rules.board.playing == Playing::all ? 1 : 2;
    return a.row == b.row && std::abs(a.column - b.column) == step;
}

} // namespace

SlipFinder::SlipFinder(std::string_view written)
    : written_(written.substr(0, 2 * longest)), text_(withPlainSigns(written)),
      squares_(cutAtSigns(text_)), oddSign_(hasOddSigns(written)),
      joined_(squares_.size() == 1 && text_.size() >= 3) {}

bool SlipFinder::isOneKeyFrom(const Rules& rules, const Move& move) const {
    const std::string from = squareName(rules, move.from);
    const std::string to = squareName(rules, move.to);
    return std::ranges::any_of(std::array{'-', 'x', ':'}, [&](char sign) {
        return distance(written_, from + sign + to) <= 1;
    });
}

std::optional<Square> SlipFinder::firstSquare(const Rules& rules) const {
    return squares_.empty() ? std::nullopt : squareNamed(rules, squares_.front());
}

Slip SlipFinder::slipFrom(const std::vector<std::string>& squares) const {
    const std::string_view sign = joined_ ? "" : "-";
    const std::size_t plain = distance(text_, joined(squares, sign));
    const std::size_t wide = distance(text_, joined(padded(squares), sign));
    const std::size_t changes = std::min(plain, wide);
    constexpr std::array slips{Slip::sign, Slip::one, Slip::two};
    return changes < slips.size() ? slips[changes] : Slip::far;
}

bool SlipFinder::isCutFrom(const Position& position, const Move& move) const {
    if (!move.isCapture() || squares_.size() < 2)
        return false;
    for (const Route& route : routes(position, move)) {
        const auto whole = names(position.rules(), route.squares);
        if (squares_.size() >= whole.size())
            continue;
        const auto size = static_cast<std::ptrdiff_t>(squares_.size());
        if (std::equal(squares_.begin(), squares_.end(), whole.begin()) ||
            std::equal(squares_.begin(), squares_.end(), whole.end() - size))
            return true;
    }
    return false;
}

bool SlipFinder::isBeside(const Rules& rules, const Move& move) const {
    if (squares_.size() != 2)
        return false;
    const auto is = [&](const std::string& text, Square s) {
        return squareNamed(rules, text) == std::optional(s);
    };
    return (is(squares_[1], move.to) && areNeighbours(rules, squares_[0], move.from)) ||
           (is(squares_[0], move.from) && areNeighbours(rules, squares_[1], move.to));
}

Slip SlipFinder::slipFrom(const Position& position, const Move& move) const {
    const Rules& rules = position.rules();
    const std::string from = squareName(rules, move.from);
    const std::string to = squareName(rules, move.to);
    Slip slip = slipFrom({from, to});
    if (squares_ == std::vector{to, from})
        return Slip::one;
    if (squares_.size() == 1 && from.size() > 1 && !base::isDigit(from.front())) // "gf4"
        slip = std::min(slip, distance(text_, from.substr(0, 1) + to) <= 1 ? Slip::one : Slip::far);
    if (squares_.size() > 2 && move.isCapture()) {
        const auto all = routes(position, move);
        for (std::size_t i = 0; i < all.size() && i < 16; ++i)
            slip = std::min(slip, slipFrom(names(rules, all[i].squares)));
    }
    if (slip > Slip::one && isCutFrom(position, move))
        return Slip::one;
    return slip > Slip::neighbour && isBeside(rules, move) ? Slip::neighbour : slip;
}

} // namespace damscope::rules::detail
