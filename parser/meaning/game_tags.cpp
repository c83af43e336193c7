// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/game_tags.hpp"

#include "base/text/ascii.hpp"
#include "parser/encoding/characters.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/meaning/variant_names.hpp"
#include "parser/syntax/scan.hpp"
#include "parser/syntax/tag_scan.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace damscope::parser {
namespace {

using rules::GameResult;
using rules::Tag;

bool saysNothing(std::string_view value) {
    value = base::trimmed(value);
    return value.empty() || value == "?";
}

void cleanTags(std::vector<Tag>& tags) {
    for (Tag& tag : tags)
        if (!isCleanLine(tag.value))
            tag.value = cleanLine(tag.value);
}

// `isBot` is kept as `IsBot`: names differ by more than case.
std::string withCapital(std::string name) {
    if (name.empty() || !base::isLowerCase(name.front()))
        return name;
    std::string capital = name;
    capital.front() = base::upperCase(name.front());
    return isPdnName(capital) ? capital : name;
}

std::optional<Tag> unwrapped(const TagText& tag) {
    if (!base::equalIgnoringCase(tag.name, wrappingTag))
        return std::nullopt;
    const std::string_view inner = tag.value;
    const std::size_t quote = inner.find('"');
    if (quote == std::string_view::npos || quote + 1 == inner.size() || !inner.ends_with('"'))
        return std::nullopt;
    const std::string_view name = base::trimmed(inner.substr(0, quote));
    if (name.empty() || base::equalIgnoringCase(name, wrappingTag))
        return std::nullopt;
    return Tag{std::string(name), unescaped(inner.substr(quote + 1, inner.size() - quote - 2))};
}

void setTag(std::vector<Tag>& tags, std::string_view name, std::string_view value,
            std::optional<std::size_t> index) {
    if (index)
        tags[*index].value = value;
    else
        tags.push_back({std::string(name), std::string(value)});
}

void completeGameType(std::vector<Tag>& tags, rules::Variant variant) {
    const GameTypeTag present = gameTypeIn(tags);
    const bool isNumber = present.says == GameTypeTag::Says::variant &&
                          rules::variantOfGameType(tags[present.tag].value);
    if (present.says == GameTypeTag::Says::unknownGame || (isNumber && present.variant == variant))
        return;
    std::optional<std::size_t> index = tagNamed(tags, "GameType");
    if (isNumber)
        index = present.tag;
    else if (index && !saysNothing(tags[*index].value))
        index.reset();
    setTag(tags, "GameType", rules::gameTypeFor(variant), index);
}

void completeFen(std::vector<Tag>& tags, const rules::Position& start) {
    const auto index = tagNamed(tags, "FEN");
    const bool own = start == rules::Position::start(start.variant());
    if (index) {
        const auto position = rules::readFen(start.variant(), tags[*index].value);
        // Written again if it lacks only the moves that a side has made in a row with one king.
        if (position ? writeFen(*position) == writeFen(start) : own)
            return;
    }
    if (index || !own)
        setTag(tags, "FEN", rules::writeFen(start), index);
}

} // namespace

bool isPdnName(std::string_view name) {
    return !name.empty() && base::isUpperCase(name.front()) &&
           std::ranges::all_of(name, isNameCharacter);
}

Tag wrapped(const Tag& tag) {
    return {std::string(wrappingTag), tag.name + " \"" + escaped(tag.value) + "\""};
}

std::vector<Tag> keptTags(const GameText& text) {
    std::vector<Tag> tags;
    tags.reserve(text.tags.size());
    for (const TagText& tag : text.tags) {
        if (auto inner = unwrapped(tag))
            tags.push_back(std::move(*inner));
        else
            tags.push_back({withCapital(tag.name), tag.value});
    }
    cleanTags(tags);
    return tags;
}

rules::Game withCleanTags(rules::Game game) {
    cleanTags(game.tags);
    return game;
}

std::optional<std::size_t> tagNamed(const std::vector<Tag>& tags, std::string_view name) {
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (base::equalIgnoringCase(tags[i].name, name))
            return i;
    return std::nullopt;
}

std::optional<rules::Variant> variantOfType(std::string_view gameType) {
    const auto numbered = rules::variantOfGameType(gameType);
    return numbered ? numbered : variantOfTag(gameType);
}

std::optional<int> gameNumber(std::string_view gameType) {
    const std::string_view value = base::trimmed(gameType);
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

GameTypeTag gameTypeIn(const std::vector<Tag>& tags) {
    GameTypeTag found;
    for (std::size_t i = 0; i < tags.size(); ++i) {
        if (!base::equalIgnoringCase(tags[i].name, "GameType"))
            continue;
        if (const auto variant = rules::variantOfGameType(tags[i].value))
            return {GameTypeTag::Says::variant, i, *variant};
        const std::string_view value = base::trimmed(tags[i].value);
        if (found.says != GameTypeTag::Says::nothing)
            continue;
        if (const auto variant = variantOfTag(value)) // in words; a number beside it counts
            found = {GameTypeTag::Says::variant, i, *variant};
        else if (!value.empty() && base::isDigit(value.front()))
            found = {GameTypeTag::Says::unknownGame, i, found.variant};
    }
    return found;
}

void keepGameType(std::vector<Tag>& tags) {
    const auto type = tagNamed(tags, "GameType");
    if (type && !tagNamed(tags, writtenGameTypeTag)) {
        std::string written = tags[*type].value;
        tags.push_back({std::string(writtenGameTypeTag), std::move(written)});
    }
}

ResultTag resultIn(const std::vector<Tag>& tags, const rules::Rules& rules) {
    for (std::size_t i = 0; i < tags.size(); ++i) {
        if (!base::equalIgnoringCase(tags[i].name, "Result"))
            continue;
        const auto result = readResult(rules, tags[i].value);
        if (result && *result != GameResult::unknown)
            return {i, *result};
    }
    return {};
}

void setResult(std::vector<Tag>& tags, const rules::Rules& rules, std::string_view result) {
    const std::optional<std::size_t> found = tagNamed(tags, "Result");
    // Any other text must not be replaced.
    const bool replaceable = found && readResult(rules, tags[*found].value);
    setTag(tags, "Result", result, replaceable ? found : std::nullopt);
}

std::vector<Tag> completeTags(std::vector<Tag> tags, const rules::Game& game) {
    const rules::Rules& rules = game.start().rules();
    if (game.result != GameResult::unknown && resultIn(tags, rules).result != game.result)
        setResult(tags, rules, writeResult(rules, game.result));
    completeFen(tags, game.start());
    completeGameType(tags, game.variant());
    return tags;
}

} // namespace damscope::parser
