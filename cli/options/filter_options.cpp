// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/filter_options.hpp"

#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/lists/filter_values.hpp"
#include "db/structures/structures.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace damscope::cli {
namespace {

Accept narrowing(db::Filter& filter, std::string_view key) {
    return [&filter, key](std::string_view text) { return said(db::narrow(filter, key, text)); };
}

void declareNames(Arguments& arguments, db::Filter& filter) {
    arguments.value(
        {"--player", "NAME",
         phrase("of either colour, in any spelling: surname, initials, transliteration; given "
                "twice: games between these two"),
         false, true},
        narrowing(filter, "player"));
    arguments.value({"--white", "NAME", phrase("who played White")}, narrowing(filter, "white"));
    arguments.value({"--black", "NAME", phrase("who played Black")}, narrowing(filter, "black"));
    arguments.value({"--event", "NAME", phrase("the tournament or match")},
                    narrowing(filter, "event"));
    arguments.value(
        {"--opening", "NAME", phrase("the name of the opening, in any language, or \"ballot 5\"")},
        narrowing(filter, "opening"));
    arguments.value({"--site", "NAME", phrase("where it was played")}, narrowing(filter, "site"));
    arguments.value({"--round", "R", phrase("of the event; 3 is also 3.1")},
                    narrowing(filter, "round"));
    arguments.value({"--annotator", "NAME", phrase("who wrote the comments")},
                    narrowing(filter, "annotator"));
    arguments.value({"--tag", "NAME=TEXT",
                     phrase("any tag by part of its value; TEXT may be empty"), false, true},
                    narrowing(filter, "tag"));
}

void declareFacts(Arguments& arguments, db::Filter& filter) {
    arguments.value({"--from", "DATE", phrase("1998, 1998.05 or 1998.05.17")},
                    narrowing(filter, "from"));
    arguments.value({"--to", "DATE", phrase("included")}, narrowing(filter, "to"));
    arguments.value(
        {"--result", "R",
         phrase("who won: white, black, draw, unknown, both-lose; or as it is shown: 2-0, "
                "1-0, 1-1")},
        narrowing(filter, "result"));
    arguments.value({"--rating", "MIN-MAX", phrase("of both players")},
                    narrowing(filter, "rating"));
    arguments.value({"--plies", "MIN-MAX", phrase("length; a ply is a move of one side")},
                    narrowing(filter, "plies"));
    arguments.value({"--legal", "yes|no", phrase("whether all moves of the game are legal")},
                    narrowing(filter, "legal"));
}

void declareThemes(Arguments& arguments, db::Filter& filter) {
    arguments.value(
        {"--shot", "NAME",
         phrase("in which a combination of this name was played, or any; after 'damscope "
                "index --shots'")},
        narrowing(filter, "shot"));
    arguments.action(
        {"--missed-shot", "", phrase("in which it could have been played, and was not")},
        [&filter]() { return said(db::narrow(filter, "missed-shot", "yes")); });
    arguments.value(
        {"--shot-gain", "MIN-MAX", phrase("that gains this many men; a won game counts as 1000")},
        narrowing(filter, "shot-gain"));
    arguments.value(
        {"--structure", "NAME",
         phrase("in which a side had this structure, in any language (docs/structures.md)")},
        narrowing(filter, "structure"));
}

} // namespace

std::optional<std::string> said(const std::optional<db::FilterError>& wrong) {
    return wrong ? std::optional(words(message(*wrong), environmentLanguage())) : std::nullopt;
}

void FilterOptions::declareOutcomes(Arguments& arguments) {
    const auto declare = [&](const char* option, const char* outcome, const char* help) {
        arguments.action({option, "", help},
                         [this, option, outcome]() -> std::optional<std::string> {
                             if (!outcomeOption_.empty() && outcomeOption_ != option)
                                 return inWords({"usage-not-with", {{"option", outcomeOption_}}});
                             outcomeOption_ = option;
                             return said(db::narrow(filter_, "outcome", outcome));
                         });
    };
    declare("--won", "won", phrase("games that the player won, with either colour"));
    declare("--lost", "lost", phrase("games that the player lost"));
    declare("--drawn", "drawn", phrase("games that the player drew"));
}

const db::Filter& FilterOptions::filter() const {
    if (filter_.outcome && !db::namesPlayer(filter_))
        throw UsageError(inWords({"usage-outcome-of-nobody", {{"option", outcomeOption_}}}));
    return filter_;
}

void FilterOptions::declare(Arguments& arguments, Variants variants) {
    arguments.group(phrase("Which games (all conditions must hold)"));
    arguments.value({"--id", "N", phrase("by number: 12, or 3,5,8-10"), false, true},
                    narrowing(filter_, "id"));
    declareNames(arguments, filter_);
    declareOutcomes(arguments);
    declareFacts(arguments, filter_);
    if (variants == Variants::chosen)
        arguments.value(
            {"--variant", "V",
             phrase("international, russian, ..., a common name (dammen, shashki), or its PDN "
                    "number")},
            intoVariant(filter_.variant));
    arguments.value(
        {"--source", "SOURCE",
         phrase("the number of a source (damscope sources), or part of the path it was imported "
                "from")},
        narrowing(filter_, "source"));
    arguments.value({"--in", "COLLECTION", phrase("in a collection (damscope collection)")},
                    narrowing(filter_, "in"));
    declareThemes(arguments, filter_);
    arguments.value(
        {"--with", "WHAT",
         phrase(
             "comments, variations, evaluations, problems, errors (problems that cost moves), or "
             "result-doubts: the last position refutes "
             "the recorded result"),
         false, true},
        narrowing(filter_, "with"));
}

namespace {

using db::query::QueryError;
using db::query::Term;

[[noreturn]] void refuse(std::string_view what, std::string_view text, const QueryError& error) {
    std::string said = fmt::format("{}: {}\n{}", what, words(message(error), environmentLanguage()),
                                   pointedAt(text, error.offset));
    if (!error.example.empty())
        said += "\n  " +
                words({"query-for-example", {{"query", error.example}}}, environmentLanguage());
    throw UsageError(said);
}

using Read = Expected<Term, QueryError> (*)(rules::Variant, std::string_view);

void add(std::vector<Term>& terms, rules::Variant variant, std::string_view option,
         const std::optional<std::string>& text, Read read) {
    if (!text)
        return;
    auto term = read(variant, *text);
    if (!term)
        refuse(option, *text, term.error());
    terms.push_back(std::move(*term));
}

Expected<Term, QueryError> readTerm(rules::Variant variant, std::string_view text) {
    auto query = db::query::readQuery(variant, text);
    if (!query)
        return Unexpected{query.error()};
    return std::move(query->term);
}

} // namespace

void QueryOptions::declare(Arguments& arguments) {
    arguments.value({"QUERY", "QUERY", phrase("what to find, such as 'white men on 27 28'")},
                    into(text_));
    arguments.value({"--position", "FEN", phrase("a position: W:W31-50:B1-20")}, into(position_));
    arguments.value({"--moves", "TEXT", phrase("the position after these moves from the start")},
                    into(moves_));
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
}

void QueryOptions::declareOption(Arguments& arguments) {
    arguments.value({"--find", "QUERY",
                     phrase("only games in which QUERY holds, such as 'white men on 27 28' "
                            "(docs/query.md)")},
                    into(text_));
}

std::optional<std::string> QueryOptions::takeFile() {
    const bool said = position_ || moves_ || pattern_ || material_;
    if (!said || !text_ || !(*text_ == "-" || std::filesystem::exists(*text_)))
        return std::nullopt;
    return std::exchange(text_, std::nullopt);
}

db::query::Query QueryOptions::query(rules::Variant variant) const {
    if (position_ && moves_)
        throw UsageError("--position and --moves: choose one");
    std::vector<Term> terms;
    add(terms, variant, "QUERY", text_, readTerm);
    add(terms, variant, "--position", position_, db::query::readPosition);
    add(terms, variant, "--moves", moves_, db::query::readMoves);
    add(terms, variant, "--pattern", pattern_, db::query::readPattern);
    add(terms, variant, "--material", material_, db::query::readMaterial);
    if (terms.empty())
        throw UsageError("say what to find: a QUERY such as 'white men on 27 28', --position FEN, "
                         "--moves TEXT, --pattern TEXT or --material TEXT");
    Term term = terms.size() == 1 ? std::move(terms.front()) : Term(db::query::AllOf{terms});
    if (mirror_)
        term = Term(db::query::AnyOf{{term, turned(rules::rules(variant).board, term)}});
    return {variant, std::move(term)};
}

std::vector<db::GameId> gamesMeant(db::Store& store, const std::vector<std::string>& ids,
                                   db::Filter filter) {
    std::vector<db::GameId> named;
    for (const std::string& word : ids)
        if (const auto wrong = db::addIds(named, word))
            throw UsageError(inWords(message(*wrong)));
    filter.ids.insert(filter.ids.end(), named.begin(), named.end());
    if (!named.empty()) {
        // In ascending order.
        const std::vector<db::GameId> stored = db::findGames(store, {.ids = named});
        for (const db::GameId id : named)
            if (!std::ranges::binary_search(stored, id))
                throw UsageError(
                    inWords({"usage-no-game", {{"id", std::to_string(db::number(id))}}}));
    }
    return db::findGames(store, filter);
}

} // namespace damscope::cli
