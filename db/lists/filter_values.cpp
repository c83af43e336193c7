// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/filter_values.hpp"
#include "db/codec/shot_names.hpp"

#include "base/text/ascii.hpp"
#include "db/lists/conditions.hpp"
#include "db/structures/structures.hpp"
#include "db/themes/themes.hpp"
#include "parser/meaning/find_variant.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <stdexcept>
#include <utility>

namespace damscope::db {
namespace {

using rules::GameResult;
using Wrong = std::optional<FilterError>;

constexpr std::array<std::pair<std::string_view, GameResult>, 5> resultNames{
    {{"white", GameResult::whiteWins},
     {"black", GameResult::blackWins},
     {"draw", GameResult::draw},
     {"unknown", GameResult::unknown},
     {"both-lose", GameResult::bothLose}}};

// As queries say it.
constexpr std::array<std::pair<std::string_view, GameResult>, 3> moreResultNames{
    {{"drawn", GameResult::draw},
     {"unfinished", GameResult::unknown},
     {"both-lost", GameResult::bothLose}}};

constexpr std::array<std::pair<std::string_view, bool Filter::*>, 6> contents{
    {{"comments", &Filter::withComments},
     {"variations", &Filter::withVariations},
     {"evaluations", &Filter::withEvaluations},
     {"problems", &Filter::withProblems},
     {"errors", &Filter::withErrors},
     {"result-doubts", &Filter::withResultDoubts}}};

constexpr std::array<std::pair<std::string_view, Outcome>, 3> outcomeNames{
    {{"won", Outcome::won}, {"lost", Outcome::lost}, {"drawn", Outcome::drawn}}};

constexpr int noEnd = std::numeric_limits<int>::max();

Wrong wrong(FilterFault fault, std::string_view value) {
    return FilterError{fault, std::string(value)};
}

std::optional<int> smallNumber(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end || number < 0)
        return std::nullopt;
    return number;
}

std::optional<Range> rangeOf(std::string_view text) {
    const std::size_t dash = text.find('-');
    const std::string_view low = text.substr(0, dash);
    const std::string_view high = dash == std::string_view::npos ? low : text.substr(dash + 1);
    if (low.empty() && high.empty())
        return std::nullopt;
    const auto from = low.empty() ? 0 : smallNumber(low);
    const auto to = high.empty() ? noEnd : smallNumber(high);
    if (!from || !to || *from > *to)
        return std::nullopt;
    return Range{*from, *to};
}

Wrong setIds(Filter& filter, std::string_view value) {
    return addIds(filter.ids, value);
}

template <auto member> Wrong setName(Filter& filter, std::string_view value) {
    filter.*member = value;
    return std::nullopt;
}

// Whether every number that was written is known from the date: 00 of 1998.00 is not. Words are
// names of months.
bool isReadWhole(std::string_view text, Date day) {
    int written = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (base::isLetter(text[i]) || !base::isAscii(text[i]))
            return true;
        written += int{base::isDigit(text[i]) && (i == 0 || !base::isDigit(text[i - 1]))};
    }
    return written == 1 ||
           written == int{day.isKnown()} + int{day.month() != 0} + int{day.dayIsKnown()};
}

template <auto member> Wrong setDay(Filter& filter, std::string_view value) {
    const auto [day, clear] = rules::dateReading(value);
    if (!day.isKnown() || !clear || !isReadWhole(value, day))
        return wrong(day.isKnown() ? FilterFault::noSuchDate : FilterFault::date, value);
    filter.*member = day;
    return std::nullopt;
}

template <auto member> Wrong setRangeOf(Filter& filter, std::string_view value) {
    return setRange(filter.*member, value);
}

std::optional<GameResult> resultNamed(std::string_view value) {
    for (const auto& [name, result] : resultNames)
        if (name == value)
            return result;
    for (const auto& [name, result] : moreResultNames)
        if (name == value)
            return result;
    return std::nullopt;
}

// In a style of some variant; which games have it depends on the variant of each.
bool isWrittenResult(std::string_view value) {
    return !value.empty() && std::ranges::any_of(rules::allVariants(), [&](rules::Variant variant) {
        return rules::readResult(rules::rules(variant), value).has_value();
    });
}

Wrong setResult(Filter& filter, std::string_view value) {
    filter.result = resultNamed(value);
    if (filter.result)
        return std::nullopt;
    if (!isWrittenResult(value))
        return wrong(FilterFault::result, value);
    filter.writtenResult = value;
    return std::nullopt;
}

// A second player is the opponent of the first.
Wrong setPlayer(Filter& filter, std::string_view value) {
    if (filter.player && filter.opponent)
        return wrong(FilterFault::thirdPlayer, value);
    (filter.player ? filter.opponent : filter.player) = value;
    return std::nullopt;
}

Wrong setLegal(Filter& filter, std::string_view value) {
    if (value != "yes" && value != "no")
        return wrong(FilterFault::yesOrNo, value);
    filter.legal = value == "yes";
    return std::nullopt;
}

Wrong setAnnotator(Filter& filter, std::string_view value) {
    filter.tags.push_back({"Annotator", std::string(value)});
    return std::nullopt;
}

Wrong setTag(Filter& filter, std::string_view value) {
    const std::size_t sign = value.find('=');
    const std::string_view name = base::trimmed(value.substr(0, sign));
    if (sign == std::string_view::npos || name.empty())
        return wrong(FilterFault::tag, value);
    filter.tags.push_back({std::string(name), std::string(base::trimmed(value.substr(sign + 1)))});
    return std::nullopt;
}

Wrong setShot(Filter& filter, std::string_view value) {
    filter.shot.any = value == "any";
    if (filter.shot.any)
        return std::nullopt;
    if (shotsNamed(value).empty())
        return FilterError{FilterFault::shot, std::string(value), shotNameMeant(value)};
    filter.shot.name = value;
    return std::nullopt;
}

Wrong setMissedShot(Filter& filter, std::string_view value) {
    if (value != "yes" && value != "no")
        return wrong(FilterFault::yesOrNo, value);
    filter.shot.missed = value == "yes";
    return std::nullopt;
}

Wrong setShotGain(Filter& filter, std::string_view value) {
    return setRange(filter.shot.gain, value);
}

Wrong setStructure(Filter& filter, std::string_view value) {
    if (structuresCalled(value).empty())
        return FilterError{FilterFault::structure, std::string(value),
                           structures().nameMeant(value)};
    filter.structure = value;
    return std::nullopt;
}

Wrong setOutcome(Filter& filter, std::string_view value) {
    for (const auto& [name, outcome] : outcomeNames)
        if (name == value) {
            filter.outcome = outcome;
            return std::nullopt;
        }
    return wrong(FilterFault::outcome, value);
}

Wrong setVariant(Filter& filter, std::string_view value) {
    auto variant = rules::variantNamed(value);
    if (!variant)
        variant = parser::variantOfTag(value);
    if (!variant)
        return wrong(FilterFault::variant, value);
    filter.variant = variant;
    return std::nullopt;
}

Wrong require(Filter& filter, std::string_view value) {
    for (const auto& [name, member] : contents)
        if (name == value) {
            filter.*member = true;
            return std::nullopt;
        }
    return wrong(FilterFault::contents, value);
}

using Narrowing = Wrong (*)(Filter&, std::string_view);

constexpr std::array<std::string_view, 25> keys{
    "id",          "player",    "white",     "black", "event",  "opening", "site",
    "round",       "annotator", "tag",       "from",  "to",     "result",  "outcome",
    "variant",     "rating",    "plies",     "legal", "source", "in",      "shot",
    "missed-shot", "shot-gain", "structure", "with"};
constexpr std::array<Narrowing, keys.size()> narrowings{setIds,
                                                        setPlayer,
                                                        setName<&Filter::white>,
                                                        setName<&Filter::black>,
                                                        setName<&Filter::event>,
                                                        setName<&Filter::opening>,
                                                        setName<&Filter::site>,
                                                        setName<&Filter::round>,
                                                        setAnnotator,
                                                        setTag,
                                                        setDay<&Filter::from>,
                                                        setDay<&Filter::to>,
                                                        setResult,
                                                        setOutcome,
                                                        setVariant,
                                                        setRangeOf<&Filter::rating>,
                                                        setRangeOf<&Filter::plies>,
                                                        setLegal,
                                                        setName<&Filter::source>,
                                                        setName<&Filter::collection>,
                                                        setShot,
                                                        setMissedShot,
                                                        setShotGain,
                                                        setStructure,
                                                        require};

std::string textOf(const Range& range) {
    const std::string low = std::to_string(range.low) + "-";
    return range.high == noEnd ? low : low + std::to_string(range.high);
}

// "1998.05.??" is written "1998.05".
std::string textOf(Date date) {
    std::string text = writeDate(date);
    return text.substr(0, text.find(".?"));
}

std::string textOf(const std::vector<GameId>& ids) {
    std::string text;
    for (const GameId id : ids)
        text += (text.empty() ? "" : ",") + std::to_string(number(id));
    return text;
}

using Values = std::vector<std::pair<std::string_view, std::string>>;

void addTexts(const Filter& f, Values& values) {
    for (const auto& [key, name] :
         {std::pair("player", &f.player), std::pair("player", &f.opponent),
          std::pair("white", &f.white), std::pair("black", &f.black), std::pair("event", &f.event),
          std::pair("opening", &f.opening), std::pair("site", &f.site),
          std::pair("round", &f.round), std::pair("result", &f.writtenResult),
          std::pair("source", &f.source), std::pair("in", &f.collection),
          std::pair("shot", &f.shot.name), std::pair("structure", &f.structure)})
        if (*name)
            values.emplace_back(key, **name);
    for (const rules::Tag& tag : f.tags)
        values.emplace_back("tag", tag.name + "=" + tag.value);
}

void addChoices(const Filter& f, Values& values) {
    if (f.legal)
        values.emplace_back("legal", *f.legal ? "yes" : "no");
    for (const auto& [key, day] : {std::pair("from", f.from), std::pair("to", f.to)})
        if (day)
            values.emplace_back(key, textOf(*day));
    for (const auto& [name, result] : resultNames)
        if (f.result == result)
            values.emplace_back("result", name);
    for (const auto& [name, outcome] : outcomeNames)
        if (f.outcome == outcome)
            values.emplace_back("outcome", name);
    if (f.shot.any)
        values.emplace_back("shot", "any");
    if (f.shot.missed)
        values.emplace_back("missed-shot", "yes");
    if (f.variant)
        values.emplace_back("variant", rules::rules(*f.variant).name);
}

} // namespace

std::span<const std::string_view> filterKeys() {
    return keys;
}

std::optional<FilterError> narrow(Filter& filter, std::string_view key, std::string_view value) {
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end())
        throw std::invalid_argument("no key of a filter: " + std::string(key));
    return narrowings[static_cast<std::size_t>(found - keys.begin())](filter, value);
}

std::vector<std::pair<std::string_view, std::string>> filterValues(const Filter& f) {
    Values values;
    if (!f.ids.empty())
        values.emplace_back("id", textOf(f.ids));
    addTexts(f, values);
    addChoices(f, values);
    for (const auto& [key, range] : {std::pair("rating", f.rating), std::pair("plies", f.plies),
                                     std::pair("shot-gain", f.shot.gain)})
        if (range)
            values.emplace_back(key, textOf(*range));
    for (const auto& [name, member] : contents)
        if (f.*member)
            values.emplace_back("with", name);
    return values;
}

std::optional<FilterError> setRange(std::optional<Range>& range, std::string_view value) {
    const auto read = rangeOf(value);
    if (!read)
        return wrong(FilterFault::range, value);
    range = read;
    return std::nullopt;
}

std::optional<FilterError> addIds(std::vector<GameId>& ids, std::string_view value) {
    constexpr int mostAtOnce = 1'000'000;
    std::vector<GameId> read;
    std::string_view rest = value;
    do {
        const std::string_view part = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        const auto meant = rangeOf(part);
        if (!meant || meant->low < 1 || meant->high - meant->low >= mostAtOnce)
            return wrong(FilterFault::ids, value);
        for (int id = meant->low; id <= meant->high; ++id)
            read.push_back(static_cast<GameId>(id));
    } while (!rest.empty());
    ids.insert(ids.end(), read.begin(), read.end());
    return std::nullopt;
}

} // namespace damscope::db
