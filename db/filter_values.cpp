// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/filter_values.hpp"

#include "db/dates.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <stdexcept>
#include <utility>

namespace damscope::db {
namespace {

using Wrong = std::optional<std::string>;

Wrong needed(std::string_view what, std::string_view value) {
    return std::string(what) + ", not \"" + std::string(value) + "\"";
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
    const auto to = high.empty() ? std::numeric_limits<int>::max() : smallNumber(high);
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

template <auto member> Wrong setDay(Filter& filter, std::string_view value) {
    const int day = readDate(value);
    if (day == 0)
        return needed("a date such as 1998, 1998.05 or 1998.05.17 is needed", value);
    filter.*member = day;
    return std::nullopt;
}

template <auto member> Wrong setRangeOf(Filter& filter, std::string_view value) {
    return setRange(filter.*member, value);
}

Wrong setResult(Filter& filter, std::string_view value) {
    using rules::GameResult;
    constexpr std::array<std::pair<std::string_view, GameResult>, 5> names{
        {{"white", GameResult::whiteWins},
         {"black", GameResult::blackWins},
         {"draw", GameResult::draw},
         {"unknown", GameResult::unknown},
         {"both-lose", GameResult::bothLose}}};
    for (const auto& [name, result] : names)
        if (name == value) {
            filter.result = result;
            return std::nullopt;
        }
    return needed("white, black, draw, unknown or both-lose is needed", value);
}

Wrong setVariant(Filter& filter, std::string_view value) {
    const auto variant = rules::variantNamed(value);
    if (!variant)
        return needed("the name of a game is needed, such as international or russian", value);
    filter.variant = variant;
    return std::nullopt;
}

Wrong require(Filter& filter, std::string_view value) {
    constexpr std::array<std::pair<std::string_view, bool Filter::*>, 4> contents{
        {{"comments", &Filter::withComments},
         {"variations", &Filter::withVariations},
         {"evaluations", &Filter::withEvaluations},
         {"problems", &Filter::withProblems}}};
    for (const auto& [name, member] : contents)
        if (name == value) {
            filter.*member = true;
            return std::nullopt;
        }
    return needed("comments, variations, evaluations or problems is needed", value);
}

using Narrowing = Wrong (*)(Filter&, std::string_view);

constexpr std::array<std::string_view, 16> keys{
    "id", "player", "white",   "black",  "event", "opening", "site", "from",
    "to", "result", "variant", "rating", "plies", "source",  "in",   "with"};
constexpr std::array<Narrowing, keys.size()> narrowings{setIds,
                                                        setName<&Filter::player>,
                                                        setName<&Filter::white>,
                                                        setName<&Filter::black>,
                                                        setName<&Filter::event>,
                                                        setName<&Filter::opening>,
                                                        setName<&Filter::site>,
                                                        setDay<&Filter::from>,
                                                        setDay<&Filter::to>,
                                                        setResult,
                                                        setVariant,
                                                        setRangeOf<&Filter::rating>,
                                                        setRangeOf<&Filter::plies>,
                                                        setName<&Filter::source>,
                                                        setName<&Filter::collection>,
                                                        require};

} // namespace

std::span<const std::string_view> filterKeys() {
    return keys;
}

std::optional<std::string> narrow(Filter& filter, std::string_view key, std::string_view value) {
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end())
        throw std::invalid_argument("no key of a filter: " + std::string(key));
    return narrowings[static_cast<std::size_t>(found - keys.begin())](filter, value);
}

std::optional<std::string> setRange(std::optional<Range>& range, std::string_view value) {
    const auto read = rangeOf(value);
    if (!read)
        return needed("MIN-MAX is needed, such as 40-60 or 40-", value);
    range = read;
    return std::nullopt;
}

std::optional<std::string> addIds(std::vector<GameId>& ids, std::string_view value) {
    constexpr int mostAtOnce = 1'000'000;
    std::vector<GameId> read;
    std::string_view rest = value;
    do {
        const std::string_view part = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        const auto meant = rangeOf(part);
        if (!meant || meant->low < 1 || meant->high - meant->low >= mostAtOnce)
            return needed("numbers of games are needed, such as 12 or 3,5,8-10", value);
        for (int id = meant->low; id <= meant->high; ++id)
            read.push_back(static_cast<GameId>(id));
    } while (!rest.empty());
    ids.insert(ids.end(), read.begin(), read.end());
    return std::nullopt;
}

} // namespace damscope::db
