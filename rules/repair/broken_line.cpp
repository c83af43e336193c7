// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/repair/broken_line.hpp"

#include "base/text/ascii.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <deque>

namespace damscope::rules::detail {

namespace {

using Kind = ScriptItem::Kind;

class BreakFinder {
public:
    BreakFinder(const LineStart& start, const Script& script, std::size_t most)
        : script_(script), most_(most), position_(start.position), next_(start.item),
          firstItem_(start.item) {
        line_.plies = start.plies;
    }

    std::optional<BrokenLine> run() {
        for (auto item = stepFrom(script_, next_); item && !broken_;
             item = stepFrom(script_, next_)) {
            next_ = *item + 1;
            if (!take(*item))
                return std::nullopt;
        }
        if (!broken_)
            return std::nullopt;
        line_.turns.assign(turns_.begin(), turns_.end());
        collectMarks();
        return std::move(line_);
    }

private:
    /// False if nothing more can be known.
    bool take(std::size_t item) {
        const ScriptItem& step = script_[item];
        if (step.kind == Kind::unknownMove)
            return false;
        if (step.kind == Kind::setup)
            return isDash(step.text, position_, script_, item) || setUp(step.text);
        const WrittenMove written = readMove(position_, script_, item);
        const auto& moves = written.match.moves;
        broken_ = moves.empty();
        const Move move = broken_ ? Move{}
                          : written.match.unique()
                              ? moves.front()
                              : moves[choose(position_, script_, written).move];
        turns_.push_back({item, written.lastItem, position_, move});
        if (turns_.size() > most_ + 1)
            forgetFirst();
        if (!broken_)
            position_.play(move);
        next_ = written.lastItem + 1;
        return true;
    }

    void forgetFirst() {
        firstItem_ = turns_.front().lastItem + 1;
        turns_.pop_front();
        ++line_.plies;
    }

    bool setUp(std::string_view text) {
        const auto position = readSetup(position_, text);
        if (!position)
            return false;
        const bool passes = isNullMove(text) && position->toMove() != position_.toMove();
        line_.plies += static_cast<int>(turns_.size()) + (passes ? 1 : 0);
        turns_.clear();
        firstItem_ = next_;
        position_ = *position;
        return true;
    }

    /// Numbers and unread text. Numbers after the break show whether a move is missing.
    void collectMarks() {
        const std::size_t end = line_.turns.size() + turnsBehind;
        int depth = 0;
        std::size_t turn = 0;
        for (std::size_t i = firstItem_; i < script_.size() && turn < end; ++i) {
            const ScriptItem& item = script_[i];
            if (item.kind == Kind::openVariation)
                ++depth;
            else if (item.kind == Kind::closeVariation && --depth < 0)
                return;
            if (depth != 0)
                continue;
            // The setups before the break that set nothing up are left: dashes.
            if ((item.kind == Kind::setup && i >= next_) || item.kind == Kind::unknownMove)
                return;
            if (item.kind == Kind::move && beginsTurn(i, turn))
                ++turn;
            else
                collectMark(i, turn);
        }
    }

    void collectMark(std::size_t i, std::size_t turn) {
        const ScriptItem& item = script_[i];
        const bool number = item.kind == Kind::moveNumber;
        if (number && item.number > 0 && item.number < 10'000 && line_.numbers.size() < mostMarks)
            line_.numbers.push_back(
                {turn, 2 * (static_cast<int>(item.number) - 1) + (item.black ? 1 : 0)});
        if ((number || item.kind == Kind::unread) && turn < line_.turns.size() &&
            line_.fragments.size() < mostMarks)
            line_.fragments.push_back({turn, i});
    }

    /// Whether an item begins a turn and is not a further jump of the move before it.
    [[nodiscard]] bool beginsTurn(std::size_t item, std::size_t turn) const {
        return turn >= line_.turns.size() || item == line_.turns[turn].item;
    }

    static constexpr std::size_t turnsBehind = 40; // the break
    static constexpr std::size_t mostMarks = 200;  // junk may hold any number of them

    const Script& script_;
    std::size_t most_;
    Position position_;
    std::deque<Turn> turns_;
    BrokenLine line_;
    std::size_t next_;
    std::size_t firstItem_; // behind what came before the first turn
    bool broken_ = false;
};

} // namespace

std::optional<BrokenLine> findBreak(const LineStart& start, const Script& script,
                                    std::size_t most) {
    return BreakFinder(start, script, most).run();
}

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
