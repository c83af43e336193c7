// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

/// Persons: who is meant by the names that are written in games. docs/players.md.
namespace damscope::db {

class Connection;
class Statement;

/// Ids of players, events, ...; 0, which means none, is never among them.
class IdSet {
public:
    IdSet() = default;
    /// Those that a statement selects.
    explicit IdSet(Statement& select);
    void insert(std::uint32_t id);
    [[nodiscard]] bool isEmpty() const { return has_.empty(); }
    [[nodiscard]] bool contains(std::uint32_t id) const {
        return id < has_.size() && has_[id] != 0;
    }

private:
    std::vector<std::uint8_t> has_;
};

/// A name as it is written in games: a row of the table `player`.
enum class NameId : std::uint32_t {};
/// A person, by the name that stands for them; one who shares all their names with others has a
/// number of their own.
enum class PersonId : std::uint32_t {};

[[nodiscard]] constexpr std::uint32_t number(NameId id) {
    return static_cast<std::uint32_t>(id);
}
[[nodiscard]] constexpr std::uint32_t number(PersonId id) {
    return static_cast<std::uint32_t>(id);
}

struct WrittenName {
    NameId id{};
    std::string text;               ///< as it is written
    std::optional<PersonId> person; ///< nothing: nobody is named
};

/// All written names of a store and the persons whom they mean, as they are when it is made. Names
/// that differ only in case ("Koops", "koops"), in blanks, or in a round or board beside them
/// (nameAlone) mean one person unless something else was decided. Numbers that federations and
/// servers gave (PlayerNumber) join the names of one player, and part namesakes game by game.
class Persons {
public:
    /// Decisions are made about names: what numbers say is left out.
    enum class Numbers : std::uint8_t { counted, ignored };

    /// Throws Error, also where a name refers to one that does not exist.
    explicit Persons(const Connection& connection, Numbers numbers = Numbers::counted);

    [[nodiscard]] const std::vector<WrittenName>& names() const { return names_; }
    /// Nothing for 0, and where nobody is named. The number of a person is that of a name, too.
    [[nodiscard]] std::optional<PersonId> of(std::uint32_t name) const {
        const std::uint32_t person = name < persons_.size() ? persons_[name] : 0;
        return person == 0 ? std::nullopt : std::optional(PersonId{person});
    }
    /// The same for a name in a game, where a number can say which of several namesakes is meant.
    [[nodiscard]] std::optional<PersonId> of(std::uint32_t name, GameId game,
                                             rules::Color side) const;
    /// Whether games with this name are those of several persons.
    [[nodiscard]] bool isShared(NameId name) const { return shared_.contains(name); }
    /// Whom such games mean by their numbers.
    [[nodiscard]] std::vector<PersonId> sharing(NameId name) const;
    /// Those who share all their names with others.
    [[nodiscard]] std::vector<PersonId> namesakes() const;
    /// How a person is called: the text of the name that stands for them, or that of one who shares
    /// it with the number: "Jansen, P. (22222)".
    [[nodiscard]] const std::string& nameOf(PersonId person) const;
    /// Throws Error, of Kind::damaged, for a number that no name has: a row was wrong.
    [[nodiscard]] const std::string& text(NameId id) const;
    /// All names that mean a person in some game, the one that stands for them first.
    [[nodiscard]] std::vector<NameId> namesOf(PersonId person) const;
    /// One more than the highest number of a name or person.
    [[nodiscard]] std::uint32_t end() const { return static_cast<std::uint32_t>(persons_.size()); }
    /// Whether a name has this number.
    [[nodiscard]] bool has(NameId id) const;

private:
    class Numbered;

    void joinPlain(const Connection& connection);

    std::string file_;
    std::vector<WrittenName> names_;     // ascending by id
    std::vector<std::uint32_t> persons_; // by number of the name or namesake; 0: nobody
    std::vector<std::string> namesakes_; // their names; they have the last numbers of persons_
    std::unordered_map<std::uint64_t, PersonId> sides_; // of games with shared names
    std::map<NameId, std::set<PersonId>> shared_; // whom games with a name mean by their numbers
};

/// Pairs of names, the lower first, that were last said to mean two persons.
[[nodiscard]] std::set<std::pair<NameId, NameId>> namesSaidToDiffer(const Connection& connection);

// ---- whom a text means

/// The players that a name means, in whatever form it is written (name_query.hpp), with all other
/// names that were decided to mean these persons (db/people). Those in whose names its words are
/// only somewhere inside count if there is no other.
[[nodiscard]] IdSet playersNamed(const Connection& connection, std::string_view name);

/// Those whom a text means: the person of the name with this number (`#12`), the namesake who is
/// called so ("Jansen, P. (22222)"), else all whose names it fits (playersNamed()), by number.
[[nodiscard]] IdSet personsMeant(const Connection& connection, const Persons& persons,
                                 std::string_view text);

/// The players whom a text means (personsMeant()) in games, under whatever names they are written
/// there; names that mean nobody where the text fits them. Cheap to copy.
class MeantPlayers {
public:
    MeantPlayers() = default; ///< nobody
    MeantPlayers(const Connection& connection, std::shared_ptr<const Persons> persons,
                 std::string_view text);

    /// Whether the name of a side of a game is that of one of them.
    [[nodiscard]] bool contains(std::uint32_t name, GameId game, rules::Color side) const {
        if (!found_)
            return false;
        const auto person = found_->persons->of(name, game, side);
        return person ? found_->meant.contains(number(*person)) : found_->names.contains(name);
    }

private:
    struct Found {
        std::shared_ptr<const Persons> persons;
        IdSet meant; ///< persons
        IdSet names;
    };
    std::shared_ptr<const Found> found_;
};

/// Looks up the players of one question, each text once. The persons of the store are read when the
/// first is asked for.
class PlayerLookup {
public:
    /// The connection must outlive it.
    explicit PlayerLookup(const Connection& connection) : connection_(connection) {}
    [[nodiscard]] MeantPlayers find(const std::string& text);

private:
    const Connection& connection_;
    std::shared_ptr<const Persons> persons_;
    std::map<std::string, MeantPlayers, std::less<>> found_;
};

/// The persons whom a text means, without those who have no games: the one with exactly this name;
/// else, case and accents ignored, the one with this name; else all whose names it fits
/// (playersNamed()); `#12` is the person of the name with that number. By the number of their
/// games, most first.
[[nodiscard]] std::vector<PersonId> personsNamed(Connection& connection, const Persons& persons,
                                                 std::string_view text);

} // namespace damscope::db
