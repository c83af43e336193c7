// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/merge_text.hpp"

#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"

#include <array>

namespace damscope::cli {
namespace {

// In the order of db::Clue and db::SamePerson.
constexpr std::array<std::string_view, 13> clues{
    "same-game",   "well-known",   "same-events", "same-opponents", "same-rating",
    "same-number", "fills-gap",    "opponents",   "same-round",     "other-number",
    "years-apart", "other-rating", "other-names"};
constexpr std::array<std::string_view, 4> grades{"no", "possible", "likely", "certain"};

std::string_view keyOf(db::Clue clue) {
    return clues.at(static_cast<std::size_t>(clue));
}

std::string_view keyOf(db::SamePerson grade) {
    return grades.at(static_cast<std::size_t>(grade));
}

std::string evidenceText(const db::MergeProposal& proposal, bool against) {
    std::string text;
    for (const db::Evidence& evidence : proposal.evidence)
        if (db::isAgainst(evidence.clue) == against)
            text += (text.empty() ? "" : ", ") +
                    inWords(countMessage("clue-" + std::string(keyOf(evidence.clue)), "count",
                                         static_cast<std::uint64_t>(evidence.count)));
    return text;
}

} // namespace

Json proposalJson(const db::MergeProposal& proposal) {
    Json evidence = Json::array();
    for (const db::Evidence& one : proposal.evidence)
        evidence.push_back({{"clue", keyOf(one.clue)},
                            {"against", db::isAgainst(one.clue)},
                            {"count", one.count}});
    return {{"grade", keyOf(proposal.grade)},     {"one", proposal.oneText},
            {"one_id", number(proposal.one)},     {"one_games", proposal.oneGames},
            {"other", proposal.otherText},        {"other_id", number(proposal.other)},
            {"other_games", proposal.otherGames}, {"evidence", std::move(evidence)}};
}

std::string proposalsCsv(const std::vector<db::MergeProposal>& all, base::CsvReader reader) {
    std::vector<Table::Cells> rows;
    rows.reserve(all.size());
    for (const db::MergeProposal& proposal : all)
        rows.push_back({std::string(keyOf(proposal.grade)), proposal.oneText,
                        std::to_string(proposal.oneGames), proposal.otherText,
                        std::to_string(proposal.otherGames), evidenceText(proposal, false),
                        evidenceText(proposal, true)});
    return tableCsv({"grade", "one", "one_games", "other", "other_games", "for", "against"}, rows,
                    reader);
}

Sheet proposalSheet(const std::vector<db::MergeProposal>& all) {
    Sheet sheet{"", {}, {}};
    sheet.tables.push_back(
        {"",
         {textColumn("grade"), textColumn("name"), numberColumn("games"), textColumn("name"),
          numberColumn("games"), textColumn("for"), textColumn("against")},
         {}});
    for (const db::MergeProposal& proposal : all)
        sheet.tables.front().rows.push_back(
            {word("grade", keyOf(proposal.grade), environmentLanguage()), proposal.oneText,
             std::to_string(proposal.oneGames), proposal.otherText,
             std::to_string(proposal.otherGames), evidenceText(proposal, false),
             evidenceText(proposal, true)});
    return sheet;
}

ExitStatus printDecision(const std::string& decision, std::uint64_t names,
                         const FormatOption& format, Console& console) {
    if (format.isJson())
        console.out().write(jsonLine({{"decision", decision}, {"names", names}}));
    else
        console.say(inWords(countMessage("players-" + decision, "names", names)));
    return ExitStatus::allWell;
}

ExitStatus printUndone(const db::UndoneNaming& undone, const FormatOption& format,
                       Console& console) {
    if (format.isJson()) {
        console.out().write(jsonLine({{"decision", "undone"},
                                      {"names", undone.names},
                                      {"made", undone.made},
                                      {"reason", undone.reason}}));
        return ExitStatus::allWell;
    }
    Message message = countMessage("players-undone", "names", undone.names);
    message.parameters.push_back({"time", undone.made});
    message.parameters.push_back({"reason", visible(undone.reason)});
    console.say(inWords(message));
    return ExitStatus::allWell;
}

} // namespace damscope::cli
