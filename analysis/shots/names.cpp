// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/names.hpp"

#include "analysis/shots/names_table.hpp"
#include "base/text/split.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <stdexcept>

namespace damscope::analysis::shots {
namespace {

constexpr std::size_t fieldCount = 14;
constexpr std::size_t exampleFieldCount = 3;

[[noreturn]] void fail(std::string_view line, const char* reason) {
    throw std::invalid_argument("names of combinations, \"" + std::string(line) + "\": " + reason);
}

std::optional<rules::Variant> variantOf(const std::string& name, std::string_view line) {
    if (name == "all")
        return std::nullopt;
    const auto variant = rules::variantNamed(name);
    if (!variant)
        fail(line, "there is no such variant");
    return variant;
}

std::vector<rules::Move> readLine(rules::Position position, std::string_view text) {
    std::vector<rules::Move> moves;
    for (const std::string_view word : base::splitWords(text)) {
        const rules::MoveMatch match = rules::resolve(position, word);
        if (!match.unique())
            return {};
        moves.push_back(match.moves.front());
        position.play(moves.back());
    }
    return moves;
}

} // namespace

std::string RuleWords::joined() const {
    std::string text = moves;
    for (const std::string& part : {last, mechanisms})
        if (!part.empty())
            text += (text.empty() ? "" : "; ") + part;
    return text;
}

bool readWords(ShotName& name) {
    const RuleWords& words = name.words;
    auto rule = readRule(name.variant.value_or(rules::Variant::international), words.side,
                         {words.moves, words.last, words.mechanisms});
    if (!rule || words.joined().empty())
        return false;
    name.rule = std::move(*rule);
    if (name.example && !holds(name.rule, toRecord(name.example->start, name.example->line)))
        name.example.reset();
    return true;
}

namespace {

using Fields = std::vector<std::string>;

// key, variant, side, rank, names in English, Dutch, French, Russian and Portuguese, alternatives,
// moves, last capture, mechanisms, source
ShotName readName(std::string_view line) {
    const Fields f = base::splitFields(line, "\t");
    if (f.size() != fieldCount || f[0].empty() || f[13].empty() || f[4].empty() ||
        f[3].size() != 1 || (f[2] != "white" && f[2] != "black"))
        fail(line, "fourteen fields are needed, a key, a side, a rank, a name and a source too");
    ShotName name{
        .key = f[0],
        .variant = variantOf(f[1], line),
        .rank = f[3].front() - '0',
        .names = {f[4], f[5], f[6], f[7], f[8]},
        .words = {f[2] == "white" ? rules::Color::white : rules::Color::black, f[10], f[11], f[12]},
        .source = f[13]};
    std::ranges::transform(name.names, name.names.begin(), shownName);
    if (!f[9].empty())
        name.alternatives = base::splitFields(f[9], "; ");
    if (!readWords(name))
        fail(line, "this is not a rule");
    return name;
}

// key, position, line
void addExample(std::vector<ShotName>& all, std::string_view line) {
    const Fields f = base::splitFields(line, "\t");
    ShotName* name = f.size() == exampleFieldCount ? base::rowWithKey(all, f[0]) : nullptr;
    if (name == nullptr)
        fail(line, "the key of a name, a position and a line are needed");
    const auto start = rules::readFen(name->variant.value_or(rules::Variant::international), f[1]);
    if (!start)
        fail(line, "this is not a position");
    name->example = {*start, readLine(*start, f[2])};
    if (name->example->line.empty() || !readWords(*name) || !name->example)
        fail(line, "the line is not legal, or not what the rule says");
}

std::vector<ShotName> readTable(std::string_view table, std::string_view examples) {
    std::vector<ShotName> all;
    for (const std::string_view row : base::tableRows(table)) {
        ShotName name = readName(row);
        if (base::rowWithKey(all, name.key) != nullptr)
            fail(row, "this key is used above");
        all.push_back(std::move(name));
    }
    for (const std::string_view row : base::tableRows(examples))
        addExample(all, row);
    return all;
}

} // namespace

ShotNames::ShotNames(std::string_view table, std::string_view examples)
    : SharedRows(readTable(table, examples)) {}

GivenNames ShotNames::of(const rules::Position& start, std::span<const rules::Move> line) const {
    const Record record = toRecord(start, line);
    GivenNames names;
    int rank = INT32_MAX;
    for (const ShotName& name : all()) {
        if (name.off || name.rank > rank || (name.variant && *name.variant != start.variant()) ||
            !holds(name.rule, record))
            continue;
        if (name.rank < rank)
            names.clear();
        rank = name.rank;
        names.push_back(shared(name));
    }
    return names;
}

std::string namesText(const GivenNames& names, Language language) {
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "" : ", ") + nameIn(name->names, language);
    return text;
}

std::vector<std::string> keysOf(const GivenNames& names) {
    std::vector<std::string> keys;
    for (const auto& name : names)
        keys.push_back(name->key);
    return keys;
}

const ShotNames& builtInShotNames() {
    static const ShotNames names(namesTable, examplesTable);
    return names;
}

namespace {

// Ranks of names (ShotName::rank). Patterns of squares are no accident; other exchanges may work
// like a combination by chance, unless they gained, or a king is caught.
constexpr int patternRank = 1;
constexpr int peculiarRank = 2;
constexpr int anyRank = INT32_MAX;
constexpr int leastTaken = 2; // at once; else it is an exchange of single pieces

// What the side is ahead after the sequence, more than before. Without a position after it, that
// before its last move counts and what that takes.
int gained(std::span<const Ply> game, std::size_t at, std::size_t end) {
    const rules::Color side = game[at].position.toMove();
    const rules::Position after =
        end < game.size() ? game[end].position : game[end - 1].position.after(*game[end - 1].move);
    return lead(after, side) - leadBefore(game, at);
}

// The last capture of two or more, which the sequence ends with.
std::optional<std::size_t> endOfCaptures(std::span<const Ply> game, std::size_t at,
                                         std::size_t end) {
    for (std::size_t i = end; i > at + 1; --i)
        if ((i - 1 - at) % 2 == 0 && game[i - 1].isCapture() &&
            game[i - 1].move->captured.size() >= leastTaken)
            return i;
    return std::nullopt;
}

} // namespace

std::size_t endOfReplies(std::span<const Ply> game, std::size_t at) {
    while (at + 1 < game.size() && game[at].move && game[at + 1].isCapture())
        at += 2;
    return at < game.size() && game[at].isCapture() ? at + 1 : at;
}

namespace {

bool takesKing(const GameShot& found, std::span<const Ply> game) {
    for (std::size_t i = 0; i < found.shot.line.size(); i += 2)
        if (!(game[found.at + i].position.kings() & found.shot.line[i].captured).empty())
            return true;
    return false;
}

int lowestRankFor(const GameShot& found, std::span<const Ply> game, int gain) {
    if (gain > 0)
        return anyRank;
    return gain == 0 && takesKing(found, game) ? peculiarRank : patternRank;
}

/// The sequence from a position to its last capture of two or more, if it has a name.
std::optional<GameShot> sequence(std::span<const Ply> game, std::size_t at, std::size_t all,
                                 int lowestRank, const ShotNames& names) {
    const auto end = endOfCaptures(game, at, all);
    if (!end)
        return std::nullopt;
    GameShot found{.at = at, .played = true, .forced = false};
    for (std::size_t i = at; i < *end; ++i) {
        found.shot.line.push_back(*game[i].move);
        found.shot.given += (i - at) % 2 == 1 ? game[i].move->captured.size() : 0;
    }
    found.names = names.of(game[at].position, found.shot.line);
    const int gain = gained(game, at, all);
    if (found.names.empty() ||
        found.names.front()->rank > std::min(lowestRank, lowestRankFor(found, game, gain)))
        return std::nullopt;
    found.shot.gain = std::max(gain, 0);
    return found;
}

} // namespace

std::optional<GameShot> namedSequence(std::span<const Ply> game, std::size_t at,
                                      const ShotNames& names) {
    const std::size_t all = endOfReplies(game, at);
    if (all < at + 2)
        return std::nullopt;
    if (auto found = sequence(game, at, all, anyRank, names))
        return found;
    // Some patterns have a reply that is not forced.
    const std::size_t later = all + 2;
    if ((all - at) % 2 == 1 || later >= game.size() || endOfReplies(game, later) == later)
        return std::nullopt;
    return sequence(game, at, endOfReplies(game, later), patternRank, names);
}

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

// Whether these moves come in this order, before the last capture of the side or as it.
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
