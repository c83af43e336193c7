// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/filter_options.hpp"

#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/lists/filter_conditions.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace damscope::cli {
namespace {

ValueParser parserOf(db::Filter& filter, const db::FilterCondition& condition,
                     const std::shared_ptr<const db::NameCatalogue>& names) {
    std::vector<std::string> values;
    for (const db::FilterValue& value : condition.values)
        values.emplace_back(value.name);
    return {[&filter, names, key = condition.key](std::string_view text) {
                return complaint(db::setCondition(filter, key, text, db::namesOf(names)));
            },
            std::move(values)};
}

} // namespace

Complaint complaint(const std::optional<db::FilterError>& wrong) {
    return wrong ? Complaint(message(*wrong)) : std::nullopt;
}

// The options of one condition exclude each other.
void FilterOptions::declareValues(Arguments& arguments, const db::FilterCondition& condition) {
    for (const db::FilterValue& value : condition.values) {
        if (value.option.empty())
            continue;
        const std::string option = "--" + std::string(value.option);
        arguments.action({option, "", value.help},
                         [this, option, key = condition.key, set = value.set]() -> Complaint {
                             std::string& given = valueOptions_[key];
                             if (!given.empty() && given != option)
                                 return Message{"usage-not-with", {{"option", given}}};
                             given = option;
                             set(filter_);
                             return std::nullopt;
                         });
    }
}

std::optional<std::string> FilterOptions::flagOf(std::string_view key) const {
    const auto found = valueOptions_.find(key);
    return found == valueOptions_.end() ? std::nullopt : std::optional(found->second);
}

void FilterOptions::declare(Arguments& arguments, Variants variants) {
    const std::size_t group = arguments.currentGroup();
    arguments.group(phrase("Which games, as options (all conditions must hold)"),
                    Arguments::InHelp::left);
    for (const db::FilterCondition& condition : db::filterConditions()) {
        const bool isVariant = condition.key == "variant";
        if (condition.placeholder.empty())
            declareValues(arguments, condition);
        else if (!isVariant || variants == Variants::chosen)
            arguments.value({"--" + std::string(condition.key), std::string(condition.placeholder),
                             condition.help, false, condition.isMany},
                            isVariant ? intoVariant(filter_.variant)
                                      : parserOf(filter_, condition, arguments.settings().names));
    }
    arguments.continueGroup(group);
}

namespace {

using db::query::QueryError;
using db::query::Term;

} // namespace

void refuseQuery(std::string_view what, std::string_view text, const QueryError& error) {
    Message wrong{"usage-query",
                  {{"option", std::string(what)},
                   {"wrong", message(error)},
                   {"place", pointedAt(text, error.offset)}}};
    if (!error.example.empty())
        wrong.parameters.push_back(
            {"example", Message{"query-for-example", {{"query", error.example}}}});
    throw UsageError(std::move(wrong));
}

namespace {

void add(std::vector<Term>& terms, rules::Variant variant, std::string_view option,
         const std::optional<std::string>& text, const auto& read) {
    if (!text)
        return;
    auto term = read(variant, *text);
    if (!term)
        refuseQuery(option, *text, term.error());
    terms.push_back(std::move(*term));
}

} // namespace

void QueryOptions::declare(Arguments& arguments) {
    arguments.value({"QUERY", "QUERY", phrase("what to find, such as 'white men on 27 28'")},
                    into(text_));
    arguments.value(
        {"--position", "FEN", phrase("a position: W:W31-50:B1-20, or \"60 22w\" of game 60")},
        into(position_));
    arguments.value({"--moves", "TEXT", phrase("the position after these moves from the start")},
                    into(moves_));
    arguments.chooseOne({"--position", "--moves"});
    arguments.value({"--pattern", "TEXT", phrase("these pieces, and any others: W27,28:BK18")},
                    into(pattern_));
    arguments.value(
        {"--material", "TEXT", phrase("piece counts: \"white kings = 2, pieces <= 7\"")},
        into(material_));
    arguments.flag(
        {"--mirror", "", phrase("also with the board rotated and the colours exchanged")}, mirror_);
    arguments.flag(
        {"--every", "", phrase("every place where it holds, not only the first of each game")},
        everyPlace_);
    arguments.flag({"--variations", "", phrase("search variations too")}, variations_);
    arguments.refuse(
        phrase("say what to find: a QUERY such as 'white men on 27 28', --position FEN, "
               "--moves TEXT, --pattern TEXT or --material TEXT"),
        [this] { return !text_ && !position_ && !moves_ && !pattern_ && !material_; });
}

std::optional<std::string> QueryOptions::takeWord(rules::Variant variant,
                                                  const db::NameCatalogue& names) {
    const bool isSaid = position_ || moves_ || pattern_ || material_;
    if (!isSaid || !text_ || db::query::readQuery(variant, *text_, names))
        return std::nullopt;
    return std::exchange(text_, std::nullopt);
}

db::query::Query QueryOptions::query(rules::Variant variant, const StoreOptions& store,
                                     Console& console) const {
    const db::NameCatalogue& names = console.names();
    const auto readPosition = [&](rules::Variant of, const std::string& text) {
        return db::query::readPosition(
            of, isGamePosition(text)
                    ? rules::writeFen(positionMeant(of, text, "--position", store, console))
                    : text);
    };
    const auto readTerm = [&](rules::Variant of, std::string_view text) {
        auto query = db::query::readQuery(of, text, names);
        return query ? Expected<Term, QueryError>(std::move(query->term))
                     : Unexpected{query.error()};
    };
    std::vector<Term> terms;
    add(terms, variant, "QUERY", text_, readTerm);
    add(terms, variant, "--position", position_, readPosition);
    add(terms, variant, "--moves", moves_, db::query::readMoves);
    add(terms, variant, "--pattern", pattern_, db::query::readPattern);
    add(terms, variant, "--material", material_, db::query::readMaterial);
    Term term = terms.size() == 1 ? std::move(terms.front()) : Term(db::query::AllOf{terms});
    if (mirror_)
        term = Term(db::query::AnyOf{{term, turned(rules::rules(variant).board, term)}});
    return {variant, std::move(term), names.shots};
}

rules::Game gameMeant(db::Store& store, db::GameId id) {
    auto game = db::loadGame(store, id);
    if (!game && game.error().missing)
        throw UsageError({"usage-no-game", {{"id", std::to_string(db::number(id))}}});
    if (!game)
        throw Failure(game.error().reason);
    return std::move(*game);
}

} // namespace damscope::cli
