// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/filter_options.hpp"

#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "db/lists/filter_values.hpp"
#include "messages/words.hpp"

namespace damscope::cli {
namespace {

Accept narrowing(db::Filter& filter, std::string_view key) {
    return [&filter, key](std::string_view text) { return said(db::narrow(filter, key, text)); };
}

void declareNames(Arguments& arguments, db::Filter& filter) {
    arguments.value({"--player", "NAME",
                     "of either colour, in any spelling: surname, initials, transliteration; given "
                     "twice: games between these two",
                     false, true},
                    narrowing(filter, "player"));
    arguments.value({"--white", "NAME", "who played White"}, narrowing(filter, "white"));
    arguments.value({"--black", "NAME", "who played Black"}, narrowing(filter, "black"));
    arguments.value({"--event", "NAME", "the tournament or match"}, narrowing(filter, "event"));
    arguments.value(
        {"--opening", "NAME", "the name of the opening, in any language, or \"ballot 5\""},
        narrowing(filter, "opening"));
    arguments.value({"--site", "NAME", "where it was played"}, narrowing(filter, "site"));
    arguments.value({"--round", "R", "of the event; 3 is also 3.1"}, narrowing(filter, "round"));
    arguments.value({"--annotator", "NAME", "who wrote the comments"},
                    narrowing(filter, "annotator"));
    arguments.value(
        {"--tag", "NAME=TEXT", "any tag by part of its value; TEXT may be empty", false, true},
        narrowing(filter, "tag"));
}

void declareFacts(Arguments& arguments, db::Filter& filter) {
    arguments.value({"--from", "DATE", "1998, 1998.05 or 1998.05.17"}, narrowing(filter, "from"));
    arguments.value({"--to", "DATE", "included"}, narrowing(filter, "to"));
    arguments.value({"--result", "R",
                     "who won: white, black, draw, unknown, both-lose; or as it is shown: 2-0, "
                     "1-0, 1-1"},
                    narrowing(filter, "result"));
    arguments.value({"--rating", "MIN-MAX", "of both players"}, narrowing(filter, "rating"));
    arguments.value({"--plies", "MIN-MAX", "length; a ply is a move of one side"},
                    narrowing(filter, "plies"));
    arguments.value({"--legal", "yes|no", "whether all moves of the game are legal"},
                    narrowing(filter, "legal"));
}

void declareThemes(Arguments& arguments, db::Filter& filter) {
    arguments.value({"--shot", "NAME",
                     "in which a combination of this name was played, or any; after 'damscope "
                     "index --shots'"},
                    narrowing(filter, "shot"));
    arguments.action({"--missed-shot", "", "in which it could have been played, and was not"},
                     [&filter]() { return said(db::narrow(filter, "missed-shot", "yes")); });
    arguments.value(
        {"--shot-gain", "MIN-MAX", "that gains this many men; a won game counts as 1000"},
        narrowing(filter, "shot-gain"));
    arguments.value({"--structure", "NAME",
                     "in which a side had this structure, in any language (docs/structures.md)"},
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
    declare("--won", "won", "games that the player won, with either colour");
    declare("--lost", "lost", "games that the player lost");
    declare("--drawn", "drawn", "games that the player drew");
}

const db::Filter& FilterOptions::filter() const {
    if (filter_.outcome && !db::namesPlayer(filter_))
        throw UsageError(inWords({"usage-outcome-of-nobody", {{"option", outcomeOption_}}}));
    return filter_;
}

void FilterOptions::declare(Arguments& arguments, Variants variants) {
    arguments.group("Which games (all conditions must hold)");
    arguments.value({"--id", "N", "by number: 12, or 3,5,8-10", false, true},
                    narrowing(filter_, "id"));
    declareNames(arguments, filter_);
    declareOutcomes(arguments);
    declareFacts(arguments, filter_);
    if (variants == Variants::chosen)
        arguments.value({"--variant", "V",
                         "international, russian, ..., a common name (dammen, shashki), or its PDN "
                         "number"},
                        intoVariant(filter_.variant));
    arguments.value(
        {"--source", "SOURCE",
         "the number of a source (damscope sources), or part of the path it was imported "
         "from"},
        narrowing(filter_, "source"));
    arguments.value({"--in", "COLLECTION", "in a collection (damscope collection)"},
                    narrowing(filter_, "in"));
    declareThemes(arguments, filter_);
    arguments.value(
        {"--with", "WHAT",
         "comments, variations, evaluations, problems, errors (problems that cost moves), or "
         "result-doubts: the last position refutes "
         "the recorded result",
         false, true},
        narrowing(filter_, "with"));
}

} // namespace damscope::cli
