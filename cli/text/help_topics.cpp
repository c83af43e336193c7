// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/help_topics.hpp"

#include "cli/options/general_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/lists/sayings.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace damscope::cli {
namespace {

struct Row {
    std::string_view words;
    std::string_view meaning;
};

std::string rows(std::span<const Row> all, Language language) {
    std::string text;
    for (const Row& row : all)
        text += helpRow(row.words, translatedText(row.meaning, language));
    return text;
}

std::string titled(std::string_view title, std::string_view body, Language language) {
    return fmt::format("\n{}:\n{}", translatedText(title, language), body);
}

// The ways to say a condition or one of its values, the usual ones.
std::string waysToSay(const db::FilterCondition& condition, const db::FilterValue* value) {
    constexpr std::size_t most = 3;
    std::size_t said = 0;
    std::string text;
    for (const db::Saying& saying : db::sayings()) {
        const bool isOfValue = value != nullptr && saying.value == value->name;
        if (saying.condition != &condition ||
            (value != nullptr ? !isOfValue : saying.value.has_value()))
            continue;
        if (said++ < most)
            text += (text.empty() ? "" : ", ") + saying.text();
    }
    return text;
}

// "White won" of results, "comments" of what games contain.
std::string valueRows(const db::FilterCondition& condition, Language language) {
    std::string text;
    for (const db::FilterValue& value : condition.values) {
        const std::string words = waysToSay(condition, &value);
        const std::string meaning =
            value.help != nullptr
                ? translatedText(value.help, language)
                : db::describe({std::string(condition.key), std::string(value.name)}, language);
        if (!words.empty())
            text += helpRow(words, meaning);
    }
    return text;
}

std::string conditionRows(Language language) {
    std::string text;
    for (const db::FilterCondition& condition : db::filterConditions()) {
        if (const std::string words = waysToSay(condition, nullptr); !words.empty())
            text += helpRow(words, translatedText(condition.help, language));
        text += valueRows(condition, language);
    }
    return text;
}

std::string selectPage(Language language) {
    constexpr std::array<Row, 4> kinds{
        {{"60, 3,5,8-10",
          phrase("games of the database by their numbers; a number of no game is an "
                 "error, and nothing is done")},
         {"FILE, FOLDER, -", phrase("in commands that only read: the games of files, folders, "
                                    "archives and of standard input instead of the database")},
         {"where QUERY", phrase("at the end: games in which this query holds (damscope help "
                                "query)")},
         {"all", phrase("all games, where a command asks for a selection")}}};
    constexpr std::array<Row, 5> examples{
        {{"Jansen won since 2020", phrase("games that a player won")},
         {"in \"Heathfield Open\" draws", phrase("the draws of an event")},
         {"Jansen against Sijbrands as white", phrase("with White against another player")},
         {"winner rated under 2000 before 1990", phrase("by rating and date")},
         {"Jansen where white man on 24", phrase("games of a player with a position")}}};
    return helpParagraphs(translatedText(
               phrase("SELECTION says which games a command takes. It is one text in every "
                      "command, in the filter of the window and in collections. All conditions "
                      "must hold. Words that nothing explains are the name of a player, else of an "
                      "event. A name in which a word of this page occurs stands in quotes, which a "
                      "shell must leave: 'in \"Match of White and Black\"'. Options say the same: "
                      "--from 1998 is since 1998, as is from:1998."),
               language)) +
           titled(phrase("What can be given"), rows(kinds, language), language) +
           titled(phrase("Conditions"), conditionRows(language), language) +
           titled(phrase("Numbers and dates"),
                  rows(
                      std::array<Row, 3>{
                          {{"RANGE", phrase("over 2300, under 2000, at least 40, at most 60, "
                                            "between 40 and 60, 40-60")},
                           {"TIME", phrase("under 5 minutes, at most 30 seconds")},
                           {"DATE", phrase("1998, 1998.05, 1998.05.17, May 1998")}}},
                      language),
                  language) +
           titled(phrase("Examples"), rows(examples, language), language);
}

std::string queryPage(Language language) {
    constexpr std::array<Row, 14> rowsOfQueries{
        {{"white men on 27 28", phrase("pieces on all of these squares; 'any of' for one of them")},
         {"empty on 22 23", phrase("squares without a piece")},
         {"white kings = 2, pieces <= 7", phrase("numbers of pieces")},
         {"at least 5 white men on rim", phrase("numbers in a part of the board: rim, centre, left "
                                                "wing, row 6")},
         {"white to move, ply = 20 to 40", phrase("the side to move, and the time in the game")},
         {"white moves 27-22", phrase("a move that is played")},
         {"black captures at least 3 men", phrase("a capture")},
         {"white gives 2 men", phrase("a sacrifice")},
         {"combination \"coup royal\"", phrase("a combination by its name")},
         {"structure \"fork lock\" by white", phrase("a structure by its name")},
         {"blunder by white", phrase("an error of an analysed game")},
         {"white won", phrase("the result")},
         {"A then within 6 plies B", phrase("one after the other")},
         {"A for 20 plies", phrase("as long as this")}}};
    return helpParagraphs(translatedText(
               phrase("A query asks what is on the board and what is played. 'damscope find QUERY' "
                      "lists the places, and 'where QUERY' in a selection takes the games. "
                      "Conditions are joined by and, or, not and parentheses. Case and blanks do "
                      "not matter. damscope find --explain QUERY says how one was understood; "
                      "docs/query.md explains everything."),
               language)) +
           titled(phrase("Conditions"), rows(rowsOfQueries, language), language);
}

std::string formatsPage(Language language) {
    constexpr std::array<Row, 10> formats{
        {{".pdn", phrase("PDN 3.0 in UTF-8, for every program")},
         {".html", phrase("a page on which games are replayed; it needs nothing else")},
         {".pdf", phrase("a bulletin to print: games in two columns with diagrams")},
         {".json, .jsonl", phrase("games as JSON, in one array or one object a line")},
         {".csv", phrase("a table of games")},
         {".svg, .png", phrase("the chart of one game, or diagrams of positions")},
         {".txt", phrase("diagrams in characters")},
         {"--as parquet", phrase("a folder of columns, for DuckDB, Spark and others")},
         {"--as site", phrase("a folder of web pages")},
         {"--as spreadsheet", phrase("CSV as spreadsheets read it")}}};
    return helpParagraphs(translatedText(
               phrase(
                   "'damscope write SELECTION -o FILE' writes games; the end of the name says in "
                   "which format, or --as does. Lists are printed as text, or with --json, "
                   "--csv and the like (each command's --help says which). What is read, in any "
                   "encoding: PDN and its dialects, folders, and archives (zip, 7z, tar, gz, "
                   "bz2, xz, zst)."),
               language)) +
           titled(phrase("What is written"), rows(formats, language), language);
}

std::string optionsPage(Language language) {
    Arguments arguments;
    GeneralOptions general;
    general.declare(arguments, Length::paged);
    std::string options;
    for (const auto& entry : arguments.entries())
        options += optionRow(entry.argument, language);
    return helpParagraphs(translatedText(
               phrase("Every command takes these options, --no-pager those with long "
                      "lists. damscope COMMAND --help lists its own."),
               language)) +
           titled(phrase("In every command"), options, language) + '\n' + exitStatuses(language);
}

constexpr std::array<HelpTopic, 4> topics{
    {{"select", phrase("how games are selected"), selectPage},
     {"query", phrase("what can be searched for on the board"), queryPage},
     {"formats", phrase("what is read and written"), formatsPage},
     {"options", phrase("the options of every command, and exit statuses"), optionsPage}}};

} // namespace

namespace {

std::string label(const Argument& argument) {
    std::string names = argument.name;
    if (const auto comma = names.find(','); comma != std::string::npos)
        names.insert(comma + 1, " ");
    if (argument.isPositional() || argument.isFlag())
        return names;
    return names + " " + argument.placeholder;
}

} // namespace

std::string optionRow(const Argument& argument, Language language) {
    return helpRow(label(argument), withLanguageCodes(translatedText(argument.help, language)));
}

std::string exitStatuses(Language language) {
    std::string text = translatedText(phrase("Exit status:"), language) + "\n";
    for (const auto& [statuses, meaning] : exitStatusMeanings)
        text += fmt::format("  {}  {}\n", statuses, translatedText(meaning, language));
    return text;
}

std::span<const HelpTopic> helpTopics() {
    return topics;
}

const HelpTopic* helpTopic(std::string_view name) {
    const auto* const found = std::ranges::find(topics, name, &HelpTopic::name);
    return found == topics.end() ? nullptr : found;
}

} // namespace damscope::cli
