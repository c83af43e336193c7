// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/rule.hpp"

#include "base/text/split.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope::analysis::shots {
namespace {

using rules::Square;
using rules::SquareSet;

/// Reads squares as a side sees them; notes whether all of them exist.
class Squares {
public:
    Squares(rules::Variant variant, rules::Color side)
        : rules_(rules::rules(variant)), side_(side) {}

    std::optional<Square> read(std::string_view text) {
        const auto square = rules::squareNamed(rules_, text);
        exist_ = exist_ && square;
        return square && side_ == rules::Color::black ? rules::turned(rules_.board, *square)
                                                      : square;
    }
    std::vector<Square> list(std::string_view text) {
        std::vector<Square> squares;
        for (const std::string_view name : base::splitWords(text))
            if (const auto square = read(name))
                squares.push_back(*square);
        return squares;
    }
    SquareSet set(std::string_view text) {
        SquareSet squares;
        for (const Square square : list(text))
            squares.insert(square);
        return squares;
    }
    [[nodiscard]] bool exist() const { return exist_; }

private:
    const rules::Rules& rules_;
    rules::Color side_;
    bool exist_ = true;
};

std::optional<MoveRule> readMove(Squares& squares, std::string_view text) {
    MoveRule move;
    move.byKing = text.starts_with('K');
    text.remove_prefix(move.byKing ? 1 : 0);
    const std::size_t sign = text.find_first_of("-x");
    if (sign == std::string_view::npos)
        return std::nullopt;
    move.capture = text[sign] == 'x';
    if (sign != 0)
        move.from = squares.read(text.substr(0, sign));
    if (sign + 1 != text.size())
        move.to = squares.read(text.substr(sign + 1));
    return move;
}

std::optional<CaptureRule> readCapture(Squares& squares, std::string_view text) {
    if (text.empty())
        return CaptureRule();
    const std::size_t first = text.find('>');
    const std::size_t second = text.find('>', first + 1);
    if (first == std::string_view::npos || second == std::string_view::npos)
        return std::nullopt;
    return CaptureRule{squares.set(text.substr(0, first)),
                       squares.list(text.substr(first + 1, second - first - 1)),
                       squares.set(text.substr(second + 1))};
}

bool fits(const MoveRule& rule, const Step& step) {
    return rule.capture == step.move.isCapture() && (!rule.from || *rule.from == step.move.from) &&
           (!rule.to || *rule.to == step.move.to) &&
           (!rule.byKing || step.before.kings().contains(step.move.from));
}

// Before the last capture of the side, or as it.
bool containsInOrder(const Record& record, const std::vector<MoveRule>& moves) {
    auto wanted = moves.begin();
    const Step* last = record.lastCapture();
    for (const Step& step : record.steps)
        if (wanted != moves.end() && &step <= last && fits(*wanted, step))
            ++wanted;
    return wanted == moves.end();
}

bool fits(const CaptureRule& rule, const Step* last) {
    if (rule.from.empty() && rule.through.empty() && rule.to.empty())
        return true;
    return last != nullptr && (rule.from.empty() || rule.from.contains(last->move.from)) &&
           (rule.to.empty() || rule.to.contains(last->move.to)) &&
           (rule.through.empty() || rules::passes(last->before, last->move, rule.through));
}

} // namespace

std::optional<Rule> readRule(rules::Variant variant, rules::Color side, const RuleText& text) {
    Squares squares(variant, side);
    Rule rule;
    for (const std::string_view word : base::splitWords(text.moves))
        if (const auto move = readMove(squares, word))
            rule.moves.push_back(*move);
        else
            return std::nullopt;
    const auto last = readCapture(squares, text.last);
    for (const std::string_view word : base::splitWords(text.mechanisms))
        if (const auto mechanism = mechanismNamed(word))
            rule.mechanisms.push_back(*mechanism);
        else
            return std::nullopt;
    if (!last || !squares.exist())
        return std::nullopt;
    rule.last = *last;
    return rule;
}

bool holds(const Rule& rule, const Record& record) {
    return fits(rule.last, record.lastCapture()) && containsInOrder(record, rule.moves) &&
           std::ranges::all_of(rule.mechanisms,
                               [&](const Mechanism& works) { return works(record); });
}

} // namespace damscope::analysis::shots
