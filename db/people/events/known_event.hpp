// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/events/event_editing.hpp"
#include "db/people/events/event_page.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/codec/numbers.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace damscope::db {

class Store;

/// What the store has of an event of which games are entered: who plays, and who met whom in which
/// round. Its edition is that of the year in its name, else of its date.
class KnownEvent {
public:
    KnownEvent(Store& store, const NewEvent& event, std::span<const Pairing> pairings);

    struct Meeting {
        GameId game{};
        bool isTurned = false; ///< White of the pairing has Black there
        bool isBye = false;
    };
    /// The game of two players of `event` in a round.
    [[nodiscard]] std::optional<Meeting> meeting(const NewEvent& event,
                                                 const Pairing& pairing) const;

    struct Player {
        std::vector<std::string> names; ///< as they are written, the one that stands for them first
        std::string team;
    };
    [[nodiscard]] const std::vector<Player>& players() const { return players_; }
    /// The variant of the first game; nothing: there is no game.
    [[nodiscard]] std::optional<rules::Variant> variant() const { return variant_; }
    /// Who has this name, or the only one who has its words in another order or case.
    [[nodiscard]] std::optional<std::size_t> placeOf(const NewEvent& event,
                                                     const std::string& name) const;

private:
    void add(const EventPage& page, const Persons& persons);
    [[nodiscard]] std::size_t placeOf(const EventPlayer& player, const Persons& persons);
    void addMeeting(int round, std::size_t white, std::size_t black, GameId game);

    std::optional<rules::Variant> variant_;
    std::vector<Player> players_;
    std::map<PersonId, std::size_t> places_;
    std::map<std::string, std::size_t> byName_;       ///< as written
    std::multimap<std::string, std::size_t> byWords_; ///< nameKey()
    std::map<std::tuple<int, std::size_t, std::size_t>, GameId> meetings_;
};

/// A name of a list that may mean somebody who is known by another one.
struct NameDoubt {
    std::string name;
    std::vector<std::string> near; ///< as they are known
};

/// Who is meant by the names of a list.
struct RecognisedNames {
    /// Names that the list has in another order or case of their words, and what they became.
    std::vector<std::pair<std::string, std::string>> taken;
    /// Whoever has one of them may be a player of the event, or of the list itself: two names that
    /// never play in one round. A person has to say.
    std::vector<NameDoubt> doubts;
    std::optional<rules::Variant> variant; ///< of the games of the event that are there
};

/// Names are looked for among the players of the event, then in the store: as they are written,
/// else with their words in another order or case. `event` has the names of the store, and the
/// teams of its players, afterwards; those in `event.newcomers` stay as they are.
[[nodiscard]] RecognisedNames recogniseNames(Store& store, NewEvent& event,
                                             std::span<const Pairing> pairings);

} // namespace damscope::db
