// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/query_options.hpp"

#include "cli/options/language_option.hpp"
#include "cli/terminal/pointed_text.hpp"
#include "db/structures/read_query.hpp"
#include "messages/words.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <utility>

namespace damscope::cli {
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
    arguments.value({"QUERY", "QUERY", "what to find, such as 'white men on 27 28'"}, into(text_));
    arguments.value({"--position", "FEN", "a position: W:W31-50:B1-20"}, into(position_));
    arguments.value({"--moves", "TEXT", "the position after these moves from the start"},
                    into(moves_));
    arguments.value({"--pattern", "TEXT", "these pieces, and any others: W27,28:BK18"},
                    into(pattern_));
    arguments.value({"--material", "TEXT", "piece counts: \"white kings = 2, pieces <= 7\""},
                    into(material_));
    arguments.flag({"--mirror", "", "also with the board rotated and the colours exchanged"},
                   mirror_);
    arguments.flag({"--every", "", "every place where it holds, not only the first of each game"},
                   everyPlace_);
    arguments.flag({"--variations", "", "search variations too"}, variations_);
}

void QueryOptions::declareOption(Arguments& arguments) {
    arguments.value({"--find", "QUERY",
                     "only games in which QUERY holds, such as 'white men on 27 28' "
                     "(docs/query.md)"},
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

} // namespace damscope::cli
