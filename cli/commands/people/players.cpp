// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/decisions.hpp"
#include "db/people/person_games.hpp"
#include "db/people/proposals.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/player_sheet.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

// What `damscope player list` prints of proposals and decisions.

[[nodiscard]] Sheet proposalSheet(const std::vector<db::MergeProposal>& all, Language language);
[[nodiscard]] Json evidenceJson(const db::MergeProposal& proposal);

/// Two names, or more, count as one person now, or two no longer do.
enum class Decision : std::uint8_t { merged, separated };
ExitStatus printDecision(Decision decision, std::uint64_t names, const FormatOption& format,
                         Console& console);
namespace players_command {
namespace {

struct Options {
    std::optional<std::string> text;
    SelectionOptions selection;
    LimitOption limit;
    bool merge = false;
    std::string grade;
    ApplyOption apply;
    std::vector<std::string> same;
    std::vector<std::string> different;
    FormatOption format;
    ExitStatusOption status;

    [[nodiscard]] std::string shownText() const { return text.value_or(""); }
};

// ---- the list

ExitStatus list(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    auto lines = db::listPersons(games.store(), options.shownText(), games.filter());
    const std::size_t found = lines.size();
    options.limit.cut(lines);
    writeList(pages::playersSheet(lines, console.locale()), options.format, console);
    if (options.format.format() == Format::text) {
        console.out().flush();
        console.say(countMessage("players-found", "players", found));
    }
    if (found == 0 && !proposeNames(games.store(), games.filter(), console) && options.text)
        proposeNames(games.store(), db::Filter{.player = options.text}, console);
    return options.status.of(ExitStatus::allWell, found);
}

// ---- proposals

db::SamePerson gradeOf(const std::string& word) {
    return word == "certain"  ? db::SamePerson::certain
           : word == "likely" ? db::SamePerson::likely
                              : db::SamePerson::possible;
}

std::vector<db::MergeProposal> proposals(db::Store& store, const Options& options, Console& console,
                                         bool& complete) {
    ProgressLine progress(console, "counted-pairs");
    db::MergeProposals found = db::proposeMerges(store, console.stopToken(), showOn(progress));
    complete = found.complete;
    std::erase_if(found.all, [&](const db::MergeProposal& proposal) {
        return proposal.grade < gradeOf(options.grade);
    });
    if (options.text) {
        const db::IdSet meant = db::playersNamed(store.connection(), *options.text);
        std::erase_if(found.all, [&](const db::MergeProposal& proposal) {
            return !meant.contains(number(proposal.one)) && !meant.contains(number(proposal.other));
        });
    }
    return std::move(found.all);
}

void writeProposals(const std::vector<db::MergeProposal>& all, const Options& options,
                    Console& console) {
    if (options.format.isJson()) {
        JsonRows objects = options.format.rows(console.out());
        const Sheet sheet = proposalSheet(all, console.locale());
        for (std::size_t i = 0; i < all.size(); ++i) {
            Json object = rowJson(sheet.tables.front(), i);
            object["evidence"] = evidenceJson(all[i]);
            objects.add(object);
        }
        return objects.end();
    }
    writeList(proposalSheet(all, console.locale()), options.format, console);
}

ExitStatus propose(const Options& options, Console& console) {
    bool complete = true;
    if (!options.apply.isGiven()) {
        db::Store store = options.selection.store().openForReading();
        const auto all = proposals(store, options, console, complete);
        writeProposals(all, options, console);
        console.out().flush();
        if (complete)
            console.say(all.empty() ? Message{"players-all-different", {}}
                                    : countMessage("players-proposed", "pairs", all.size()));
        return complete ? options.status.of(ExitStatus::allWell, all.size())
                        : ExitStatus::interrupted;
    }
    db::Store store = options.selection.store().openExisting();
    const auto all = proposals(store, options, console, complete);
    if (!complete)
        return ExitStatus::interrupted;
    if (all.empty() && !options.format.isJson()) {
        console.say(Message{"players-all-different", {}});
        return ExitStatus::allWell;
    }
    const auto groups = db::mergedGroups(store.connection(), all, gradeOf(options.grade));
    const std::uint64_t names = db::mergeNames(
        store, groups, fmt::format("player list --propose --grade {} --apply", options.grade));
    return printDecision(Decision::merged, names, options.format, console);
}

// ---- decisions about names

std::vector<db::NameId> namesGiven(const db::Persons& persons,
                                   const std::vector<std::string>& all) {
    std::vector<db::NameId> names;
    std::ranges::transform(all, std::back_inserter(names),
                           [&](const std::string& name) { return writtenName(persons, name); });
    return names;
}

// How many games have these names.
std::uint64_t gamesOf(db::Store& store, std::span<const db::NameId> names) {
    db::HeaderColumns columns(store.connection());
    const db::Appearances games(columns);
    std::uint64_t all = 0;
    for (const db::NameId name : names)
        all += games.of(name).size();
    return all;
}

// A decision that is only made with --apply: it concerns many games.
ExitStatus printUndecided(std::uint64_t games, std::size_t names, const Options& options,
                          Console& console) {
    if (options.format.isJson())
        console.out().write(jsonLine({{"decision", "proposed"}, {"names", names}}));
    console.say(countMessage("apply-preview", "games", games));
    return ExitStatus::allWell;
}

ExitStatus decide(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
    const db::Persons persons(store.connection());
    const auto names = namesGiven(persons, options.same.empty() ? options.different : options.same);
    if (!options.different.empty() && names[0] == names[1])
        throw UsageError("--different: these are one name");
    if (const std::uint64_t games = gamesOf(store, names); !options.apply.allows(games))
        return printUndecided(games, names.size(), options, console);
    store = options.selection.store().openExisting();
    if (!options.same.empty()) {
        const std::vector<std::vector<db::NameId>> group{names};
        const std::uint64_t merged = db::mergeNames(
            store, group, fmt::format("player list --same \"{}\"", fmt::join(options.same, "; ")));
        return printDecision(Decision::merged, merged, options.format, console);
    }
    db::separateNames(
        store, names[0], names[1],
        fmt::format("player list --different \"{}\"", fmt::join(options.different, "; ")));
    return printDecision(Decision::separated, 2, options.format, console);
}

ExitStatus run(const Options& options, Console& console) {
    if (!options.same.empty() || !options.different.empty())
        return decide(options, console);
    return options.merge ? propose(options, console) : list(options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"TEXT", "TEXT", phrase("a name in any form; else all players")},
                    into(options->text));
    arguments.check([options]() -> Complaint {
        if (options->text && db::beginsCondition(*options->text))
            options->selection.addFirst(*std::exchange(options->text, std::nullopt));
        return std::nullopt;
    });
    options->selection.declare(arguments);
    options->limit.declare(arguments);
    options->format.declareList(arguments, {Format::csv, Format::html});
    options->format.declareSpreadsheet(arguments);
    options->status.declare(arguments);
    arguments.group(phrase("Who is who"));
    arguments.flag({"--propose", "", phrase("propose names that may mean one person")},
                   options->merge);
    arguments.value(
        {"--grade", "GRADE",
         phrase(
             "only proposals of at least this grade: certain, likely or possible; all if not set")},
        oneOf(options->grade, {"certain", "likely", "possible"}));
    options->apply.declare(arguments);
    arguments.value(
        {"--same", "NAME",
         phrase("these names mean one person: as they are written, or #NUMBER; give it twice "
                "or more"),
         false, true},
        into(options->same));
    arguments.value(
        {"--different", "NAME",
         phrase("these two names mean two persons, however similar they look; give it twice"),
         false, true},
        into(options->different));
    arguments.chooseOne({"--propose", "--same", "--different"});
    const Condition filter("SELECTION", [options] { return options->selection.given(); });
    for (const char* decision : {"--propose", "--same", "--different"})
        arguments.excludes(decision, {filter},
                           phrase("decisions hold for all games: give no SELECTION with them"));
    arguments.needs("--grade", {"--propose"});
    arguments.needs("--apply", {"--propose", "--same", "--different"});
    arguments.refuse(
        phrase("--apply: give the lowest grade with --grade: certain, likely or possible"),
        [options] { return options->merge && options->apply.isGiven() && options->grade.empty(); });
    arguments.refuse(phrase("--same: give it twice or more, with the names that mean one person"),
                     [options] { return options->same.size() == 1; });
    arguments.refuse(
        phrase("--different: give it twice, with the names that mean two persons"),
        [options] { return !options->different.empty() && options->different.size() != 2; });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace players_command

Command playersCommand() {
    return {
        "player list",
        phrase("list players, and decide which names mean one person"),
        phrase(
            "Lists the players of the games with games, results, years and last rating. Names of "
            "one person are counted together once that was decided: --propose proposes pairs of "
            "names by grade, with what speaks for and against them; --same and --different decide "
            "about names. Nothing is merged silently, the names in games stay as they are written, "
            "and what was decided holds for later imports. docs/players.md describes the grades."),
        phrase("damscope player list jansen\n"
               "    lists the players of that name\n"
               "damscope player list --propose\n"
               "    proposes names that may mean one person\n"
               "damscope player list --propose --grade certain --apply\n"
               "    counts the certain ones as one person\n"
               "damscope undo\n"
               "    reverts that"),
        players_command::declare,
        Length::paged};
}

namespace {

// In the order of db::Clue and db::SamePerson.
constexpr std::array<std::string_view, 13> clueCodes{
    "clue-same-game",   "clue-well-known",   "clue-same-events", "clue-same-opponents",
    "clue-same-rating", "clue-same-number",  "clue-fills-gap",   "clue-opponents",
    "clue-same-round",  "clue-other-number", "clue-years-apart", "clue-other-rating",
    "clue-other-names"};
constexpr std::array<std::string_view, 4> grades{"no", "possible", "likely", "certain"};

std::string_view codeOf(db::Clue clue) {
    return clueCodes.at(static_cast<std::size_t>(clue));
}

std::string_view keyOf(db::Clue clue) {
    return codeOf(clue).substr(std::string_view("clue-").size());
}

std::string_view keyOf(db::SamePerson grade) {
    return grades.at(static_cast<std::size_t>(grade));
}

std::string evidenceText(const db::MergeProposal& proposal, bool against, Language language) {
    std::string text;
    for (const db::Evidence& evidence : proposal.evidence)
        if (db::isAgainst(evidence.clue) == against)
            text += (text.empty() ? "" : ", ") +
                    translated(countMessage(std::string(codeOf(evidence.clue)), "count",
                                            static_cast<std::uint64_t>(evidence.count)),
                               language);
    return text;
}

} // namespace

Json evidenceJson(const db::MergeProposal& proposal) {
    Json evidence = Json::array();
    for (const db::Evidence& one : proposal.evidence)
        evidence.push_back({{"clue", keyOf(one.clue)},
                            {"against", db::isAgainst(one.clue)},
                            {"count", one.count}});
    return evidence;
}

Sheet proposalSheet(const std::vector<db::MergeProposal>& all, Language language) {
    Sheet sheet{"", {}, {{}}};
    SheetTable& table = sheet.tables.front();
    table.columns = {pages::textColumn("grade", language, "grade"),
                     pages::textColumn("name", language, "one"),
                     pages::fileColumn("one_id", Column::json),
                     pages::numberColumn("games", language, "one_games"),
                     pages::textColumn("name", language, "other"),
                     pages::fileColumn("other_id", Column::json),
                     pages::numberColumn("games", language, "other_games"),
                     pages::textColumn("for", language, "for"),
                     pages::textColumn("against", language, "against")};
    for (std::size_t i = 7; i < table.columns.size(); ++i)
        table.columns[i].readers = Column::people | Column::csv; // JSON has it in parts
    for (const db::MergeProposal& proposal : all)
        table.rows.push_back(
            {{std::string(keyOf(proposal.grade)), word("grade", keyOf(proposal.grade), language)},
             proposal.oneText,
             number(proposal.one),
             proposal.oneGames,
             proposal.otherText,
             number(proposal.other),
             proposal.otherGames,
             evidenceText(proposal, false, language),
             evidenceText(proposal, true, language)});
    return sheet;
}

ExitStatus printDecision(Decision decision, std::uint64_t names, const FormatOption& format,
                         Console& console) {
    const bool merged = decision == Decision::merged;
    if (format.isJson())
        console.out().write(
            jsonLine({{"decision", merged ? "merged" : "separated"}, {"names", names}}));
    else
        console.say(countMessage(merged ? "players-merged" : "players-separated", "names", names));
    return ExitStatus::allWell;
}

} // namespace damscope::cli
