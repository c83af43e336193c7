// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter_text.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

class Store;

/// A condition of a filter that a store can fulfil, or several, as a year has a beginning and an
/// end.
struct FilterChoice {
    std::vector<FilterTerm> conditions;
    std::string name; ///< what is chosen, as people say it: "Jansen", "Keller", "1998"
    /// That fulfil it; nothing if the store does not know.
    std::optional<std::uint64_t> games;
};

/// What is offered to someone who types a filter: the players, events, sites, openings, years,
/// structures and combinations of a store, with the numbers of games.
class FilterChoices {
public:
    /// Reads the names of the store, which takes seconds for a million games.
    explicit FilterChoices(Store& store);

    /// Values with a name, such as "White won", are among what is offered.
    enum class Values : std::uint8_t {
        none,
        ofGames,
        ofPlayers ///< too, such as "won": the filter names a player
    };
    struct Question {
        /// Each word begins a word of the name; "event:club" asks for events only.
        std::string typed;
        Language language{};
        Values values = Values::none;
    };
    /// The best of each kind, those with most games first; none that no game fulfils.
    [[nodiscard]] std::vector<FilterChoice> matching(Store& store, const Question& question);

private:
    /// A player under all names, an event, a site, or an opening with its systems.
    struct Name {
        std::string name;
        std::string folded; ///< for finding
        std::uint64_t games = 0;
        std::uint32_t id = 0;
    };
    using Names = std::vector<Name>;
    using Words = std::vector<std::string>;
    struct Asked; // a question, taken apart

    void readGames(Store& store);
    void readNames(Store& store);
    void addPlayers(Store& store, const Asked& asked, std::vector<FilterChoice>& found);
    void addNames(const Asked& asked, std::string_view key, const Names& names,
                  std::vector<FilterChoice>& found) const;
    void addOpenings(const Asked& asked, std::vector<FilterChoice>& found) const;
    void addYears(const Asked& asked, std::vector<FilterChoice>& found) const;
    void addThemes(Store& store, const Asked& asked, std::vector<FilterChoice>& found);
    void addValues(Store& store, const Asked& asked, Values values,
                   std::vector<FilterChoice>& found);
    void addValue(Store& store, const Asked& asked, FilterTerm term, const std::string& name,
                  std::vector<FilterChoice>& found);
    std::optional<std::uint64_t> count(Store& store, const std::string& key,
                                       const std::string& value);

    std::vector<std::uint64_t> ofPlayer_; ///< games by id, as the next ones
    std::vector<std::uint64_t> ofEvent_;
    std::vector<std::uint64_t> ofSite_;
    std::vector<std::uint64_t> ofOpening_;
    std::map<int, std::uint64_t> ofYear_;
    Names players_;
    Names events_;
    Names sites_;
    Names openings_;
    std::map<std::pair<std::string, std::string>, std::optional<std::uint64_t>> counted_;
    bool searched_ = true; ///< for combinations and structures
};

/// The fields that some game of the store has, of those that many sources leave out: ratings,
/// event, round, opening.
[[nodiscard]] std::set<GameField> usedFields(Store& store);

} // namespace damscope::db
