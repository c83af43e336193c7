// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/selection_options.hpp"

#include "base/files/file_access.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/search/lists/sayings.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "db/search/query/language/query_error.hpp"
#include "db/search/query/language/reading.hpp"
#include "db/search/structures/structures.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

namespace damscope::cli {

std::vector<db::GameId> SelectedGames::someGames(const Console& console) {
    const bool onlyNumbers = !filter_.ids.empty() && filter_ == db::Filter{.ids = filter_.ids};
    std::vector<db::GameId> found = deletedToo_ && onlyNumbers
                                        ? db::gamesNumbered(store(), filter_.ids)
                                        : db::findGames(store(), filter_);
    requireGames(store(), found, filter_, console);
    return found;
}

db::GameId SelectedGames::oneGame(const Console& console) {
    constexpr std::size_t mostListed = 6;
    const std::vector<db::GameId> found = someGames(console);
    if (found.size() == 1)
        return found.front();
    std::string list;
    for (std::size_t i = 0; i < std::min(found.size(), mostListed); ++i)
        list += (i == 0 ? "" : ", ") + std::to_string(db::number(found[i]));
    if (found.size() > mostListed)
        list += ", ...";
    Message message = countMessage("usage-several-games", "games", found.size());
    message.parameters.push_back({"list", list});
    throw UsageError(std::move(message));
}

const db::query::Hit* SelectedGames::hitIn(db::GameId game) const {
    const auto found = hits_.find(game);
    return found == hits_.end() ? nullptr : &found->second;
}

namespace {

// Throws UsageError if a number that was given is of no game.
void requireNumbers(db::Store& store, const db::GameSelection& selection, bool deletedToo) {
    constexpr std::size_t mostListed = 10;
    const std::vector<std::string> absent = db::numbersOfNoGame(store, selection, deletedToo);
    if (absent.empty())
        return;
    Message message{"usage-no-game", {{"id", absent.front()}}};
    std::string others;
    for (std::size_t i = 1; i < std::min(absent.size(), mostListed); ++i)
        others += (others.empty() ? "" : ", ") + absent[i];
    if (absent.size() > mostListed)
        others += ", ...";
    if (!others.empty())
        message.parameters.push_back({"others", others});
    throw UsageError(std::move(message));
}

// The games that the query finds become part of the filter.
SelectedGames::Hits search(db::Store& store, db::Filter& filter, const std::string& query,
                           Console& console) {
    const rules::Variant variant =
        db::query::searchedVariant(filter, console.settings().usualVariant());
    const auto read = db::query::readQuery(variant, query, console.names());
    if (!read)
        refuseQuery("where", query, read.error());
    SelectedGames::Hits hits;
    ProgressLine progress(console, "counted-games");
    const std::stop_token stop = console.stopToken();
    const auto take = [&hits](const db::query::Hit& hit) {
        hits.emplace(hit.game, hit);
        return true;
    };
    const db::query::Unsearched unsearched = db::query::keepFound(
        store, filter, *read, take, {{}, console.settings().jobs(), showOn(progress)}, stop);
    if (stop.stop_requested())
        throw Interrupted();
    if (unsearched.otherVariants > 0)
        console.warn(db::query::otherVariantsMessage(unsearched.otherVariants, variant));
    reportGaps(unsearched.gaps, console);
    return hits;
}

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 10> endingsOfFiles{".pdn", ".zip", ".7z", ".tar", ".gz",
                                                          ".tgz", ".bz2", ".xz", ".zst", ".pgn"};

// One that does not exist, too: it is reported as missing, not as a player.
bool isPath(std::string_view word) {
    return word == "-" || base::withSlashes(std::string(word)).find('/') != std::string::npos ||
           std::ranges::any_of(endingsOfFiles,
                               [&](std::string_view end) { return word.ends_with(end); });
}

// Without a condition only "all" are all games: an empty variable of a script is not.
bool saysAll(std::string_view text) {
    const db::SelectionWords words(text);
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words.is(i, "all"))
            return true;
    return false;
}

const char* helpOf(const SelectionOptions::Takes& takes) {
    if (takes.help != nullptr)
        return takes.help;
    const bool files = takes.files == SelectionOptions::Files::instead;
    if (files && takes.required)
        return phrase("which games, or files to read instead of the database: see damscope help "
                      "select");
    if (files)
        return phrase("which games, or files to read instead of the database: see damscope help "
                      "select; all games if it is left out");
    if (takes.required)
        return phrase("which games: see damscope help select");
    return phrase("which games: see damscope help select; all games if it is left out");
}

// Whether the word names a player or an event of the database. One that cannot be read knows no
// names.
bool isNameIn(const StoreOptions& options, std::string_view word) {
    try {
        if (!fs::exists(options.path()))
            return false;
        db::Store store = options.openForReading();
        return db::isKnownName(store, {"player", std::string(word)}) ||
               db::isKnownName(store, {"event", std::string(word)});
    } catch (const std::exception&) {
        return false;
    }
}

} // namespace

// What is called like a player without looking like a path is the player: ./Jansen is the file.
bool SelectionOptions::isFile(std::string_view word) const {
    if (takesFiles_ == Files::no || isPath(word))
        return isPath(word);
    std::error_code unreadable;
    return fs::exists(fs::path(word), unreadable) && !isNameIn(store_, word);
}

void SelectionOptions::declare(Arguments& arguments, const Takes& takes) {
    takesFiles_ = takes.files;
    deletedToo_ = takes.deleted;
    if (takes.positional)
        arguments.value({"SELECTION", "SELECTION", helpOf(takes), false, true}, into(words_));
    store_.declare(arguments);
    options_.declare(arguments, takes.variants == Variants::chosen ? FilterOptions::Variants::chosen
                                                                   : FilterOptions::Variants::all);
    arguments.check([this, names = arguments.settings().names, areOther = takes.areOther] {
        return areOther && areOther() ? std::nullopt : read(db::namesOf(names));
    });
    if (takes.required)
        arguments.refuse(phrase("say which games: numbers such as 3,5,8-10, or conditions such as "
                                "Jansen since 2020; 'all' are all games (damscope help select)"),
                         [this] { return !given(); });
    if (takes.files == Files::instead)
        arguments.chooseOne({{"FILE", [this] { return namesFiles(); }}, "--db"});
}

// The words, and the options as more of the same.
Complaint SelectionOptions::read(const db::NameCatalogue& names) {
    const std::string text = db::selectionText(words_);
    auto said = db::readSelection(
        text, names, [this](std::string_view word) { return isFile(word); }, options_.filter());
    if (!said) {
        const db::FilterError& wrong = said.error().wrong;
        const auto flag = options_.flagOf("outcome");
        if (wrong.fault == db::FilterFault::outcomeOfNobody && flag)
            return db::message({wrong.fault, *flag});
        return text.find(' ') == std::string::npos // a word needs no pointer to it
                   ? message(wrong)
                   : Message{"usage-selection",
                             {{"wrong", message(wrong)},
                              {"place", pointedAt(text, said.error().offset)}}};
    }
    selection_ = std::move(*said);
    const bool saysNothing =
        selection_.terms.empty() && selection_.files.empty() && !selection_.query;
    if (!words_.empty() && saysNothing && !saysAll(text))
        return Message{"usage-selection-empty", {}};
    if (takesFiles_ == Files::no && !selection_.files.empty())
        return Message{"usage-no-files", {{"file", visible(selection_.files.front())}}};
    return std::nullopt;
}

OpenGames SelectionOptions::openGames(Console& console, const GamesAccess& access) const {
    if (access.toChange)
        return OpenGames(store_.openExisting());
    if (selection_.files.empty())
        return OpenGames(store_.openForReading());
    for (const std::string& file : selection_.files)
        if (!isPath(file) && !fs::is_directory(file))
            console.warn({"usage-selection-file", {{"file", visible(file)}}});
    db::ImportOptions usual;
    usual.jobs = console.settings().jobs();
    return openFiles(selection_.files, selection_.filter, access.reading.value_or(usual), console);
}

SelectedGames SelectionOptions::open(Console& console, const GamesAccess& access) const {
    OpenGames games = openGames(console, access);
    db::GameSelection meant = selection_;
    requireNumbers(games.store(), meant, deletedToo_);
    db::settleNames(games.store(), meant);
    SelectedGames::Hits hits;
    if (meant.query)
        hits = search(games.store(), meant.filter, meant.query->text, console);
    return {std::move(games), std::move(meant.filter), std::move(hits), deletedToo_};
}

} // namespace damscope::cli
