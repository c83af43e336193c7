// SPDX-License-Identifier: GPL-3.0-or-later
// Positions, patterns and queries in words; openings.
#include "db/search/export/export.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "db/search/query/language/reading.hpp"
#include "db/search/query/language/sketch.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "rules/text/fen.hpp"
#include "web/module/board_json.hpp"
#include "web/module/command.hpp"
#include "web/module/request.hpp"
#include "web/module/selection.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

using db::query::Contents;
using db::query::Hit;
using db::query::Query;

// "wW.": letters as on a board.
Contents contentsOf(std::string_view signs) {
    using rules::Color;
    using rules::Kind;
    Contents contents;
    for (const char sign : signs) {
        if (sign == '.')
            contents = contents | Contents::nothing();
        else if (sign == 'w' || sign == 'W')
            contents =
                contents | Contents::piece(Color::white, sign == 'w' ? Kind::man : Kind::king);
        else if (sign == 'b' || sign == 'B')
            contents =
                contents | Contents::piece(Color::black, sign == 'b' ? Kind::man : Kind::king);
        else
            refuse("sketch");
    }
    return contents;
}

std::map<rules::Square, Contents> squaresIn(const rules::Rules& rules, const Json& sketch,
                                            std::string_view field) {
    std::map<rules::Square, Contents> squares;
    if (!has(sketch, field))
        return squares;
    for (const auto& [name, signs] : sketch[std::string(field)].items()) {
        const auto square = rules.square(std::stoi(name));
        if (!square || !signs.is_string())
            refuse(field);
        squares.emplace(*square, contentsOf(signs.get<std::string>()));
    }
    return squares;
}

db::query::Sketch sketchOf(const Json& request) {
    db::query::Sketch sketch;
    sketch.variant = variantIn(request);
    const rules::Rules& rules = rules::rules(sketch.variant);
    sketch.must = squaresIn(rules, request, "must");
    sketch.may = squaresIn(rules, request, "may");
    sketch.mustNot = squaresIn(rules, request, "not");
    if (has(request, "to_move"))
        sketch.toMove =
            textIn(request, "to_move") == "black" ? rules::Color::black : rules::Color::white;
    if (has(request, "counts"))
        for (const Json& count : request["counts"]) {
            db::query::Bounds bounds;
            if (const auto least = numberIn(count, "least"))
                bounds.low = static_cast<int>(*least);
            if (const auto most = numberIn(count, "most"))
                bounds.high = static_cast<int>(*most);
            sketch.numbers.push_back({contentsOf(neededText(count, "pieces")), bounds});
        }
    sketch.exchanged = flagIn(request, "exchanged");
    return sketch;
}

[[noreturn]] void refuseQuery(const db::query::QueryError& error) {
    Message wrong = db::query::message(error);
    wrong.parameters.push_back({"offset", counted(error.offset)});
    throw CallError(std::move(wrong));
}

// Conditions that a request gives in several ways hold together.
std::string queryTextIn(const Json& request) {
    std::string text = textIn(request, "query");
    if (has(request, "sketch")) {
        const std::string more = db::query::queryText(sketchOf(request["sketch"]));
        text = text.empty() ? more : more.empty() ? text : "(" + text + ") and (" + more + ")";
    }
    return text;
}

rules::Variant searchedIn(const Json& request) {
    return has(request, "sketch") ? variantIn(request["sketch"]) : variantIn(request);
}

Query joined(Query query, Expected<db::query::Term, db::query::QueryError> term, bool isFirst) {
    if (!term)
        refuseQuery(term.error());
    if (isFirst)
        query.term = std::move(*term);
    else
        query.term = db::query::Term{db::query::AllOf{{std::move(query.term), std::move(*term)}}};
    return query;
}

Query queryIn(const Json& request) {
    const rules::Variant variant = searchedIn(request);
    const std::string text = queryTextIn(request);
    const bool hasOther = has(request, "position") || has(request, "moves");
    if (text.empty() && !hasOther)
        refuse("query");
    auto read =
        db::query::readQuery(variant, text.empty() ? "pieces >= 0" : text, db::NameCatalogue());
    if (!read)
        refuseQuery(read.error());
    bool isFirst = text.empty();
    if (has(request, "position"))
        *read =
            joined(std::move(*read), db::query::readPosition(variant, textIn(request, "position")),
                   std::exchange(isFirst, false));
    if (has(request, "moves"))
        *read = joined(std::move(*read), db::query::readMoves(variant, textIn(request, "moves")),
                       std::exchange(isFirst, false));
    return *read;
}

Json hitJson(const Hit& hit, const db::GameLine& game) {
    Json object{{"id", db::number(hit.game)},
                {"ply", hit.ply},
                {"next", cli::textOrNull(hit.next)},
                {"side", sideName(hit.side)},
                {"variation", hit.inVariation}};
    const Json fields = db::gameJson(game);
    for (const auto& [key, value] : fields.items())
        if (key != "id")
            object[key] = value;
    return object;
}

/// Takes hits, and shows them with their games.
class Hits {
public:
    Hits(Session& session, const Watch& watch, std::size_t most)
        : session_(session), watch_(watch), most_(most) {}

    bool take(const Hit& hit) {
        const auto lines = db::gameLines(session_.store(), std::span(&hit.game, 1));
        if (lines.empty())
            return true;
        Json object = hitJson(hit, lines.front());
        watch_.event({{"event", "hit"}, {"hit", object}});
        list_.push_back(std::move(object));
        return list_.size() < most_;
    }
    [[nodiscard]] const Json& list() const { return list_; }
    [[nodiscard]] bool areLimited() const { return list_.size() >= most_; }

private:
    Session& session_;
    const Watch& watch_;
    std::size_t most_;
    Json list_ = Json::array();
};

Json find(Session& session, const Json& request, const Watch& watch) {
    const Query query = queryIn(request);
    db::Filter filter = filterOf(session, textIn(request, "selection"), watch);
    filter.variant = query.variant;
    db::query::FindOptions options;
    options.scope.variations = flagIn(request, "variations");
    options.jobs = 1;
    options.after = static_cast<db::GameId>(numberIn(request, "after").value_or(0));
    options.progress = progressOn(watch);
    Hits hits(session, watch, static_cast<std::size_t>(numberIn(request, "limit").value_or(100)));
    const db::SearchReport report = db::query::find(
        session.store(), query, filter, [&](const Hit& hit) { return hits.take(hit); }, options,
        watch.stop);
    return {
        {"hits", hits.list()},          {"complete", report.complete},
        {"limited", hits.areLimited()}, {"interrupted", watch.stop.stop_requested()},
        {"text", queryTextIn(request)}, {"words", db::query::explanation(query, session.language)}};
}

Json queryText(Session& session, const Json& request, const Watch& /*watch*/) {
    if (!has(request, "sketch"))
        refuse("sketch");
    const db::query::Sketch sketch = sketchOf(request["sketch"]);
    const std::string text = db::query::queryText(sketch);
    Json object{{"text", text}, {"words", ""}};
    if (text.empty())
        return object;
    const auto query = db::query::readQuery(sketch.variant, text, db::NameCatalogue());
    if (!query)
        refuseQuery(query.error());
    object["words"] = db::query::explanation(*query, session.language);
    return object;
}

Json queryWords(Session& session, const Json& request, const Watch& /*watch*/) {
    return {{"words", db::query::explanation(queryIn(request), session.language)}};
}

Json openings(Session& session, const Json& request, const Watch& watch) {
    const rules::Position position = placeIn(session, request);
    std::vector<std::string> words{"find",
                                   "openings",
                                   "--position",
                                   rules::writeFen(position),
                                   "--format",
                                   "json",
                                   "--tree",
                                   std::to_string(numberIn(request, "plies").value_or(1)),
                                   "variant:" + std::string(position.rules().name)};
    if (const std::string selection = textIn(request, "selection"); !selection.empty()) {
        (void)readSelection(selection); // the command would take one that is wrong for a name
        words.push_back(selection);
    }
    return commandJson(session, std::move(words), watch);
}

} // namespace

std::span<const Call> searchCalls() {
    static constexpr std::array calls{Call{"find", find}, Call{"query.text", queryText},
                                      Call{"query.words", queryWords}, Call{"openings", openings}};
    return calls;
}

} // namespace damscope::web
