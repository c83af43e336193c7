// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/game_tags.hpp"

#include "base/text/ascii.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/meaning/find_variant.hpp"
#include "parser/syntax/heading.hpp"
#include "parser/syntax/scan.hpp"
#include "parser/syntax/tag_scan.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <array>
#include <iterator>

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
    std::string_view value = base::trimmed(gameType);
    return base::takeNumber<int>(value);
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

namespace {

constexpr int highest = 9999;

std::optional<int> numberIn(std::string_view digits) {
    const auto number = base::readNumber<int>(digits);
    return number && *number > 0 && *number <= highest ? number : std::nullopt;
}

// The digits at the front of a text.
std::string_view leadingDigits(std::string_view text) {
    return text.substr(0, std::min(text.find_first_not_of(base::digits), text.size()));
}

bool saysThatThereIsNone(std::string_view text) {
    constexpr auto words = std::to_array<std::string_view>(
        {"none", "unrated", "unr", "nr", "n/a", "na", "null", "geen", "нет", "б/р"});
    return text.find_first_not_of("?-*.0 ") == std::string_view::npos ||
           std::ranges::count(words, base::lowerCase(text)) > 0;
}

/// The numbers of a text that may be ratings: not the digits of a fraction, "2245.5", but those
/// behind a thousand, "2.245". The last of them.
struct Numbers {
    std::optional<int> rating;
    int found = 0;
};

Numbers numbersIn(std::string_view text) {
    constexpr std::size_t fewest = 3;
    Numbers numbers;
    while (true) {
        text.remove_prefix(std::min(text.find_first_of(base::digits), text.size()));
        if (text.empty())
            return numbers;
        std::string digits(leadingDigits(text));
        text.remove_prefix(digits.size());
        const bool separated = text.size() > 1 && (text[0] == '.' || text[0] == ',');
        const std::string_view behind =
            separated ? leadingDigits(text.substr(1)) : std::string_view();
        const bool thousands = digits.size() == 1 && behind.size() == 3;
        if (thousands)
            digits += behind;
        if (!behind.empty())
            text.remove_prefix(1 + behind.size());
        if (digits.size() < fewest)
            continue;
        ++numbers.found;
        numbers.rating = numberIn(digits);
    }
}

} // namespace

RatingReading readRating(std::string_view text) {
    text = base::trimmed(text);
    if (base::isAllDigits(text) && numberIn(text))
        return {numberIn(text), true};
    if (saysThatThereIsNone(text))
        return {};
    const Numbers numbers = numbersIn(text);
    const bool one = numbers.found == 1 && numbers.rating;
    return {one ? numbers.rating : std::nullopt, one};
}

namespace {

using rules::Tag;

std::string_view valueOf(const std::vector<Tag>& tags, std::string_view name) {
    const auto tag = tagNamed(tags, name);
    return tag ? std::string_view(tags[*tag].value) : std::string_view();
}

int yearOfEvent(const std::vector<Tag>& tags) {
    for (const std::string_view name : {"Event", "Site"})
        if (const int year = rules::yearIn(valueOf(tags, name)); year > 0)
            return year;
    return 0;
}

} // namespace

GameDate gameDate(const std::vector<Tag>& tags) {
    GameDate found;
    const auto tag = tagNamed(tags, "Date");
    if (tag) {
        auto reading = rules::dateReading(tags[*tag].value);
        if (!reading.clear)
            reading = rules::dateReading(tags[*tag].value, yearOfEvent(tags));
        found.date = reading.date;
        if (!reading.clear)
            found.unclear = tag;
    }
    for (const std::string_view name : {"EventDate", "UTCDate"})
        if (!found.date.isKnown())
            found.date = rules::readDate(valueOf(tags, name));
    return found;
}

namespace {

using rules::Color;
using rules::Tag;

template <class NameOf> std::vector<HeaderMeaning> add(std::vector<Tag>& tags, NameOf nameOf) {
    std::vector<HeaderMeaning> meanings;
    const std::size_t written = tags.size();
    for (std::size_t i = 0; i < written; ++i) {
        const std::string_view name = nameOf(tags[i].name);
        if (name.empty() || base::trimmed(tags[i].value).empty() || tagNamed(tags, name))
            continue;
        std::string value = tags[i].value;
        tags.push_back({std::string(name), std::move(value)});
        meanings.push_back({i, tags.size() - 1});
    }
    return meanings;
}

std::string_view playerTag(Color color) {
    return color == Color::white ? "White" : "Black";
}
std::string_view ratingTag(Color color) {
    return color == Color::white ? "WhiteRating" : "BlackRating";
}

} // namespace

std::vector<HeaderMeaning> addMeanings(std::vector<Tag>& tags) {
    if (std::ranges::all_of(tags, isUsualName, &Tag::name))
        return {};
    std::vector<HeaderMeaning> meanings = add(tags, pdnName);
    std::ranges::copy(add(tags, misspeltPdnName), std::back_inserter(meanings));
    return meanings;
}

std::vector<HeaderMeaning> addPlayers(std::vector<Tag>& tags, const rules::Rules& rules) {
    const Color first = rules.firstMover;
    const Color red = tagNamed(tags, "Black") ? Color::white : Color::black;
    return add(tags, [&](std::string_view name) -> std::string_view {
        constexpr std::size_t longest = 5;
        if (name.size() > longest)
            return {};
        if (base::equalIgnoringCase(name, "P1"))
            return playerTag(first);
        if (base::equalIgnoringCase(name, "P2"))
            return playerTag(opponent(first));
        if (base::equalIgnoringCase(name, "P1Elo"))
            return ratingTag(first);
        if (base::equalIgnoringCase(name, "P2Elo"))
            return ratingTag(opponent(first));
        return base::equalIgnoringCase(name, "Red") ? playerTag(red) : std::string_view();
    });
}

} // namespace damscope::parser
