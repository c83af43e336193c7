// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/names.hpp"

#include "analysis/shots/names_table.hpp"
#include "base/text/split.hpp"

#include <algorithm>
#include <stdexcept>

namespace damscope::analysis::shots {
namespace {

constexpr std::size_t fieldCount = 12;

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

std::string definitionOf(const std::vector<std::string>& f) {
    std::string text = f[8];
    for (const std::string& part : {f[9], f[10]})
        if (!part.empty())
            text += (text.empty() ? "" : "; ") + part;
    return text;
}

} // namespace

ShotNames::ShotNames(std::string_view table) {
    for (const std::string_view row : base::tableRows(table))
        add(row);
}

// variant, side, rank, names in English, Dutch, French and Russian, alternatives, moves, last
// capture, mechanisms, source
void ShotNames::add(std::string_view line) {
    const std::vector<std::string> f = base::splitFields(line, "\t");
    if (f.size() != fieldCount || f[11].empty() || (f[3] + f[4] + f[5] + f[6]).empty() ||
        f[2].size() != 1 || (f[1] != "white" && f[1] != "black"))
        fail(line, "twelve fields are needed, a side, a rank, a name and a source among them");
    ShotName name{.variant = variantOf(f[0], line),
                  .rank = f[2].front() - '0',
                  .names = {f[3], f[4], f[5], f[6]},
                  .definition = definitionOf(f),
                  .source = f[11]};
    if (!f[7].empty())
        name.alternatives = base::splitFields(f[7], "; ");
    const auto side = f[1] == "white" ? rules::Color::white : rules::Color::black;
    auto rule =
        readRule(name.variant.value_or(rules::Variant::international), side, {f[8], f[9], f[10]});
    if (!rule || name.definition.empty())
        fail(line, "this is not a rule");
    name.rule = std::move(*rule);
    all_.push_back(std::move(name));
}

std::vector<std::uint32_t> ShotNames::of(const rules::Position& start,
                                         std::span<const rules::Move> line) const {
    const Record record = recordOf(start, line);
    std::vector<std::uint32_t> numbers;
    int rank = INT32_MAX;
    for (std::uint32_t number = 1; number <= all_.size(); ++number) {
        const ShotName& name = named(number);
        if (name.rank > rank || (name.variant && *name.variant != start.variant()) ||
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

const ShotNames& shotNames() {
    static const ShotNames names(namesTable);
    return names;
}

} // namespace damscope::analysis::shots
