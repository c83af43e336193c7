// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/gaps.hpp"

#include "base/overloaded.hpp"
#include "db/store/store.hpp"
#include "messages/counts.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db::query {
namespace {

template <class Asked> bool asksFor(const Term& term) {
    const auto ofAny = [](const std::vector<Term>& parts) {
        return std::ranges::any_of(parts, asksFor<Asked>);
    };
    const Overloaded kinds{
        [](const Condition& c) { return std::holds_alternative<Asked>(c); },
        [&](const AllOf& all) { return ofAny(all.parts); },
        [&](const AnyOf& any) { return ofAny(any.parts); },
        [](const Sequence& sequence) {
            return asksFor<Asked>(*sequence.first) ||
                   std::ranges::any_of(sequence.links, [](const Link& link) {
                       return asksFor<Asked>(*link.next) ||
                              (link.without && asksFor<Asked>(**link.without));
                   });
        },
        [](const auto& single) { return asksFor<Asked>(*single.part); },
    };
    return std::visit(kinds, term.meaning);
}

// What holds in every game of which the tables know a position.
Term knownToTables() {
    AnyOf any;
    for (const rules::GameResult result :
         {rules::GameResult::whiteWins, rules::GameResult::draw, rules::GameResult::blackWins})
        any.parts.emplace_back(Condition(TableSays{result}));
    return Term(std::move(any));
}

Message sentence(const std::string& code, std::uint64_t some, std::uint64_t all,
                 const std::string& way) {
    Message message = countMessage(code, "games", some);
    addCount(message, "m", "all", all);
    message.parameters.push_back({"way", way});
    return message;
}

} // namespace

Gaps gapsOf(Store& store, const Query& query, const Filter& filter, FindOptions options,
            const std::stop_token& stop) {
    const bool errors = asksFor<ErrorPlayed>(query.term);
    const bool tables = asksFor<TableSays>(query.term);
    if (!errors && !tables)
        return {};
    Filter meant = filter;
    meant.variant = query.variant;
    const Snapshot snapshot(store);
    Gaps gaps{.games = countGames(store, meant)};
    options.scope = {};
    if (tables)
        gaps.withoutTables =
            gaps.games - count(store, {query.variant, knownToTables()}, meant, options, stop).hits;
    meant.withEvaluations = true;
    if (errors)
        gaps.notAnalysed = gaps.games - countGames(store, meant);
    return gaps;
}

std::vector<Message> messages(const Gaps& gaps, const WaysToFill& ways) {
    std::vector<Message> all;
    if (gaps.notAnalysed > 0)
        all.push_back(sentence("find-not-analysed", gaps.notAnalysed, gaps.games, ways.analyse));
    if (gaps.withoutTables > 0)
        all.push_back(
            sentence("find-without-tables", gaps.withoutTables, gaps.games, ways.makeTables));
    return all;
}

} // namespace damscope::db::query
