// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/opening_names/names.hpp"

#include "db/codec/hash.hpp"
#include "db/codec/index_key.hpp"
#include "db/opening_names/names_table.hpp"
#include "rules/text/explain.hpp"

#include <algorithm>
#include <stdexcept>

namespace damscope::db {
namespace {

constexpr std::size_t fieldCount = 5;

[[noreturn]] void fail(std::string_view line, const std::string& reason) {
    throw std::invalid_argument("opening names, \"" + std::string(line) + "\": " + reason);
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return parts;
}

rules::Position positionOf(rules::Variant variant, std::string_view moves, std::string_view line) {
    rules::Position position = rules::Position::start(variant);
    for (const std::string& text : split(moves, ' ')) {
        const rules::MoveMatch match = rules::resolve(position, text);
        if (!match.unique())
            fail(line, text + " is not a legal move");
        position.play(match.moves.front());
    }
    return position;
}

} // namespace

OpeningNames::OpeningNames(std::string_view table)
    : version_(static_cast<std::int64_t>(Hash().add(table).value() >> 1)) {
    for (const std::string& line : split(table, '\n'))
        if (!line.empty() && line.front() != '#')
            add(line);
}

void OpeningNames::add(std::string_view line) {
    const std::vector<std::string> fields = split(line, '\t');
    if (fields.size() != fieldCount || fields[2].empty() || fields[4].empty())
        fail(line, "variant, moves, name, other name and source are needed");
    const auto variant = rules::variantNamed(fields[0]);
    if (!variant)
        fail(line, "there is no such variant");
    all_.push_back({*variant, fields[1], fields[2], fields[3], fields[4]});
    const rules::Position position = positionOf(*variant, fields[1], line);
    const auto number = static_cast<std::uint32_t>(all_.size());
    const std::uint64_t key = indexKey(position);
    if (!numbers_.emplace(key, number).second)
        fail(line, "this position has a name already");
    maybeNamed_.set(key % maybeNamed_.size());
}

std::uint32_t OpeningNames::of(const rules::Position& position) const {
    const auto found = numbers_.find(indexKey(position));
    return found == numbers_.end() ? 0 : found->second;
}

std::uint32_t OpeningNames::of(std::span<const KeyedPly> positions) const {
    std::uint32_t number = 0;
    for (const KeyedPly& p : positions) {
        if (p.ply > pliesLooked)
            break;
        if (!maybeNamed_.test(p.key % maybeNamed_.size()))
            continue;
        if (const auto found = numbers_.find(p.key); found != numbers_.end())
            number = found->second;
    }
    return number;
}

const OpeningNames& openingNames() {
    static const OpeningNames names(namesTable);
    return names;
}

} // namespace damscope::db
