// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/query_error.hpp"

#include "db/query/language/query_words.hpp"
#include "messages/sentence.hpp"
#include "parser/problems/problem_words.hpp"
#include "rules/text/variant_title.hpp"

namespace damscope::db::query {

namespace {

// "man|king|piece" as "'man', 'king' or 'piece'".
std::string choice(std::string_view words, std::string_view orWord) {
    std::string text;
    for (bool first = true; !words.empty(); first = false) {
        const std::size_t end = std::min(words.find('|'), words.size());
        const bool last = end == words.size();
        if (!first)
            text += last ? orWord : ", ";
        text += "'" + std::string(words.substr(0, end)) + "'";
        words.remove_prefix(last ? end : end + 1);
    }
    return text;
}

std::string aboutMove(const parser::Problem& problem, rules::Language language) {
    return problem.where + (problem.where.empty() ? "" : ": ") +
           parser::messageIn(language, problem.message);
}

} // namespace

std::string message(const QueryError& error, rules::Language language) {
    const detail::QueryWords& words = detail::queryWords(language);
    const std::size_t color = error.color == rules::Color::white ? 0 : 1;
    const auto valueOf = [&](std::string_view name) -> std::string {
        if (name == "word")
            return error.word;
        if (name == "words")
            return choice(error.word, words.orWord);
        if (name == "number")
            return std::to_string(error.number);
        if (name == "title")
            return std::string(titleOf(error.variant, language));
        if (name == "pieces")
            return std::string(words.pieces[color]);
        if (name == "man")
            return std::string(words.men[color]);
        if (name == "fen")
            return error.fen ? message(*error.fen, language) : std::string();
        return error.move ? aboutMove(*error.move, language) : std::string();
    };
    return rules::filled(words.sentences[static_cast<std::size_t>(error.fault)], valueOf);
}

} // namespace damscope::db::query
