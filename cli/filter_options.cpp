// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/filter_options.hpp"

#include "cli/nearest.hpp"
#include "cli/position_options.hpp"
#include "db/dates.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <limits>

namespace damscope::cli {
namespace {

constexpr int unlimited = std::numeric_limits<int>::max();

std::optional<int> smallNumber(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end || number < 0)
        return std::nullopt;
    return number;
}

// "2000-2200", "2000-", "-1800", "60".
std::optional<db::Range> rangeOf(std::string_view text) {
    const std::size_t dash = text.find('-');
    const std::string_view low = text.substr(0, dash);
    const std::string_view high = dash == std::string_view::npos ? low : text.substr(dash + 1);
    if (low.empty() && high.empty())
        return std::nullopt;
    const auto from = low.empty() ? 0 : smallNumber(low);
    const auto to = high.empty() ? unlimited : smallNumber(high);
    if (!from || !to || *from > *to)
        return std::nullopt;
    return db::Range{*from, *to};
}

Accept intoDate(std::optional<int>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        const int day = db::readDate(text);
        if (day == 0)
            return fmt::format("a date such as 1998, 1998.05 or 1998.05.17 is needed, not \"{}\"",
                               text);
        target = day;
        return std::nullopt;
    };
}

struct NamedResult {
    std::string_view name;
    rules::GameResult result;
};
constexpr std::array<NamedResult, 5> namedResults{{{"white", rules::GameResult::whiteWins},
                                                   {"black", rules::GameResult::blackWins},
                                                   {"draw", rules::GameResult::draw},
                                                   {"unknown", rules::GameResult::unknown},
                                                   {"both-lose", rules::GameResult::bothLose}}};

Accept intoResult(std::optional<rules::GameResult>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        const auto found = std::ranges::find(namedResults, text, &NamedResult::name);
        if (found == namedResults.end())
            return fmt::format("white, black, draw, unknown or both-lose is needed, not \"{}\"",
                               text);
        target = found->result;
        return std::nullopt;
    };
}

Accept intoWith(db::Filter& filter) {
    return [&filter](std::string_view text) -> std::optional<std::string> {
        if (text == "comments")
            filter.withComments = true;
        else if (text == "variations")
            filter.withVariations = true;
        else if (text == "problems")
            filter.withProblems = true;
        else
            return fmt::format("comments, variations or problems is needed, not \"{}\"", text);
        return std::nullopt;
    };
}

void declareNames(Arguments& arguments, db::Filter& filter) {
    arguments.value({"--player", "NAME",
                     "of either colour; part of the name is enough, case and "
                     "accents do not matter"},
                    into(filter.player));
    arguments.value({"--white", "NAME", "who played White"}, into(filter.white));
    arguments.value({"--black", "NAME", "who played Black"}, into(filter.black));
    arguments.value({"--event", "NAME", "the tournament or match"}, into(filter.event));
    arguments.value({"--opening", "NAME", "the name of the opening"}, into(filter.opening));
    arguments.value({"--site", "NAME", "where it was played"}, into(filter.site));
}

void declareFacts(Arguments& arguments, db::Filter& filter) {
    arguments.value({"--from", "DATE", "1998, 1998.05 or 1998.05.17"}, intoDate(filter.from));
    arguments.value({"--to", "DATE", "included"}, intoDate(filter.to));
    arguments.value({"--result", "R", "who won: white, black, draw, unknown, both-lose"},
                    intoResult(filter.result));
    arguments.value({"--variant", "V", "international, russian, ..., or its PDN number"},
                    intoVariant(filter.variant));
    arguments.value({"--rating", "MIN-MAX", "of both players"}, intoRange(filter.rating));
    arguments.value({"--plies", "MIN-MAX", "length; a ply is a move of one side"},
                    intoRange(filter.plies));
}

} // namespace

Accept intoRange(std::optional<db::Range>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        target = rangeOf(text);
        if (!target)
            return fmt::format("MIN-MAX is needed, such as 40-60 or 40-, not \"{}\"", text);
        return std::nullopt;
    };
}

std::optional<std::string> addIds(std::vector<db::GameId>& ids, std::string_view text) {
    constexpr int mostAtOnce = 1'000'000;
    std::string_view rest = text;
    do {
        const std::string_view part = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        const auto range = rangeOf(part);
        if (!range || range->low < 1 || range->high - range->low >= mostAtOnce)
            return fmt::format("numbers of games are needed, such as 12 or 3,5,8-10, not \"{}\"",
                               text);
        for (int id = range->low; id <= range->high; ++id)
            ids.push_back(static_cast<db::GameId>(id));
    } while (!rest.empty());
    return std::nullopt;
}

void FilterOptions::declare(Arguments& arguments) {
    arguments.group("Which games (all that is said must hold)");
    arguments.value({"--id", "N", "by number: 12, or 3,5,8-10", false, true},
                    [this](std::string_view text) { return addIds(filter_.ids, text); });
    declareNames(arguments, filter_);
    declareFacts(arguments, filter_);
    arguments.value({"--source", "TEXT", "part of the path it was imported from"},
                    into(filter_.source));
    arguments.value({"--in", "COLLECTION", "in a collection (damscope collection)"},
                    into(filter_.collection));
    arguments.value({"--with", "WHAT", "comments, variations or problems", false, true},
                    intoWith(filter_));
}

} // namespace damscope::cli
