// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/names.hpp"

#include "analysis/shots/names_table.hpp"
#include "base/keyed_rows.hpp"
#include "base/replaceable.hpp"
#include "base/text/split.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

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

std::vector<rules::Move> movesOf(rules::Position position, std::string_view text) {
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

base::Replaceable<ShotNames>& namesInUse() {
    static base::Replaceable<ShotNames> names(builtInShotNames());
    return names;
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
    if (name.example && !holds(name.rule, recordOf(name.example->start, name.example->line)))
        name.example.reset();
    return true;
}

ShotNames::ShotNames(std::string_view table, std::string_view examples) {
    for (const std::string_view row : base::tableRows(table))
        add(row);
    for (const std::string_view row : base::tableRows(examples))
        addExample(row);
}

// key, variant, side, rank, names in English, Dutch, French, Russian and Portuguese, alternatives,
// moves, last capture, mechanisms, source
void ShotNames::add(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    if (f.size() != fieldCount || f[0].empty() || f[13].empty() || f[4].empty() ||
        f[3].size() != 1 || (f[2] != "white" && f[2] != "black"))
        fail(line, "fourteen fields are needed, a key, a side, a rank, a name and a source too");
    if (std::ranges::find(all_, f[0], &ShotName::key) != all_.end())
        fail(line, "this key is used above");
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
    all_.push_back(std::move(name));
}

// key, position, line
void ShotNames::addExample(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    const auto name =
        f.size() == exampleFieldCount ? std::ranges::find(all_, f[0], &ShotName::key) : all_.end();
    if (name == all_.end())
        fail(line, "the key of a name, a position and a line are needed");
    const auto start = rules::readFen(name->variant.value_or(rules::Variant::international), f[1]);
    if (!start)
        fail(line, "this is not a position");
    name->example = {*start, movesOf(*start, f[2])};
    if (name->example->line.empty() || !readWords(*name) || !name->example)
        fail(line, "the line is not legal, or not what the rule says");
}

std::vector<std::uint32_t> ShotNames::of(const rules::Position& start,
                                         std::span<const rules::Move> line) const {
    const Record record = recordOf(start, line);
    std::vector<std::uint32_t> numbers;
    int rank = INT32_MAX;
    for (std::uint32_t number = 1; number <= all_.size(); ++number) {
        const ShotName& name = named(number);
        if (name.off || name.rank > rank || (name.variant && *name.variant != start.variant()) ||
            !holds(name.rule, record))
            continue;
        if (name.rank < rank)
            numbers.clear();
        rank = name.rank;
        numbers.push_back(number);
    }
    return numbers;
}

const std::string& ShotNames::text(std::uint32_t number, Language language) const {
    return nameIn(named(number).names, language);
}

const ShotNames& builtInShotNames() {
    static const ShotNames names(namesTable, examplesTable);
    return names;
}

const ShotNames& shotNames() {
    return namesInUse().current();
}

void useShotNames(const ShotNames& names) {
    namesInUse().replace(ShotNames(base::keepingNumbers(shotNames().all(), names.all())));
}

} // namespace damscope::analysis::shots
