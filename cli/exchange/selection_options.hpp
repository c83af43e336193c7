// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exchange/games_source.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/lists/selection_text.hpp"
#include "db/search/query/find/find.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/store.hpp"
#include "messages/phrase.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// The games that a selection means, in an open store. What its query found is part of the filter:
/// whatever takes a filter takes every selection.
class SelectedGames {
public:
    /// The first place of each game where the query holds.
    using Hits = std::map<db::GameId, db::query::Hit>;
    /// Deleted games count where only numbers were given, if `deletedToo`.
    SelectedGames(OpenGames games, db::Filter filter, Hits hits, bool deletedToo)
        : games_(std::move(games)), filter_(std::move(filter)), hits_(std::move(hits)),
          deletedToo_(deletedToo) {}

    [[nodiscard]] db::Store& store() { return games_.store(); }
    /// What was read, if the games come from files; null for a database.
    [[nodiscard]] const db::ImportSummary* read() const { return games_.read(); }
    /// Selects the games; names that were given loosely are settled.
    [[nodiscard]] const db::Filter& filter() const { return filter_; }
    /// The games, in the order of their numbers; throws NothingSelected, with the names that are
    /// unknown, if there are none.
    [[nodiscard]] std::vector<db::GameId> someGames(const Console& console);
    /// The one game that is meant; throws NothingSelected, or UsageError with the numbers if
    /// there are several.
    [[nodiscard]] db::GameId oneGame(const Console& console);

    /// The first place of a game where the query holds; null without a query.
    [[nodiscard]] const db::query::Hit* hitIn(db::GameId game) const;

private:
    OpenGames games_;
    db::Filter filter_;
    Hits hits_;
    bool deletedToo_;
};

/// How the games of a selection are opened.
struct GamesAccess {
    bool toChange = false; ///< in the database
    /// How files are read; nothing: as usual.
    std::optional<db::ImportOptions> reading = std::nullopt;
};

/// The help on the argument of a command about one game.
inline constexpr const char* oneGameHelp =
    phrase("which game: its number, or a selection of one game: see damscope help select");

/// SELECTION, the games that a command applies to: numbers, files, conditions in words, a query
/// behind `where` (db/search/lists/selection_text.hpp); the options that are its long form, and
/// --db.
class SelectionOptions {
public:
    enum class Files : std::uint8_t { no, instead }; ///< of the database
    /// Whether --variant chooses among the games; a command may use it for something else.
    enum class Variants : std::uint8_t { chosen, all };
    /// What a command makes of it.
    struct Takes {
        Files files = Files::no;
        Variants variants = Variants::chosen;
        bool required = false;  ///< nothing is done with all games unless `all` says so
        bool positional = true; ///< false: another argument gets the words, and gives them to add()
        bool deleted = false;   ///< numbers mean games that were deleted, too
        const char* help = nullptr; ///< if not that all games are meant where it is left out
        /// Whether the words are not a selection this time; operands() has them.
        std::function<bool()> areOther = nullptr;
    };
    void declare(Arguments& arguments, const Takes& takes);
    void declare(Arguments& arguments) { declare(arguments, Takes{}); }

    void add(std::string word) { words_.push_back(std::move(word)); }
    /// Puts a word before the others, which another argument has taken.
    void addFirst(std::string word) { words_.insert(words_.begin(), std::move(word)); }
    [[nodiscard]] const std::vector<std::string>& operands() const { return words_; }
    /// Whether anything was given; without it all games are selected.
    [[nodiscard]] bool given() const { return !words_.empty() || options_.given(); }
    /// Whether it was given as options, too.
    [[nodiscard]] bool hasOptions() const { return options_.given(); }
    /// Whether a query stands behind `where`.
    [[nodiscard]] bool hasQuery() const { return selection_.query.has_value(); }
    [[nodiscard]] const std::optional<db::SelectionQuery>& query() const {
        return selection_.query;
    }
    [[nodiscard]] bool namesFiles() const { return !selection_.files.empty(); }
    [[nodiscard]] const std::vector<std::string>& files() const { return selection_.files; }
    /// What was said, before names are settled in a store; without what the query finds.
    [[nodiscard]] const db::Filter& filter() const { return selection_.filter; }
    /// As a text that means the same.
    [[nodiscard]] std::string text() const { return db::phraseOf(selection_); }
    [[nodiscard]] const StoreOptions& store() const { return store_; }

    /// Opens the database, or reads the files; searches for the query. Throws UsageError if it
    /// cannot be understood, or, with the numbers, if a number that was given is of no game.
    [[nodiscard]] SelectedGames open(Console& console, const GamesAccess& access = {}) const;

private:
    Complaint read(const db::NameCatalogue& names);
    [[nodiscard]] OpenGames openGames(Console& console, const GamesAccess& access) const;
    [[nodiscard]] bool isFile(std::string_view word) const;

    StoreOptions store_;
    FilterOptions options_;
    std::vector<std::string> words_;
    Files takesFiles_ = Files::no;
    bool deletedToo_ = false;
    db::GameSelection selection_; ///< all that was said, once the command line is read
};

} // namespace damscope::cli
