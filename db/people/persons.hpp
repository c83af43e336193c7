// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Persons: who is meant by the names that are written in games. docs/players.md.
namespace damscope::db {

class Connection;

/// A name as it is written in games: a row of the table `player`.
enum class NameId : std::uint32_t {};
/// A person, by the name that stands for them.
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
/// (nameAlone) mean one person unless something else was decided.
class Persons {
public:
    /// Throws Error, also where a name refers to one that does not exist.
    explicit Persons(const Connection& connection);

    [[nodiscard]] const std::vector<WrittenName>& names() const { return names_; }
    /// Nothing for 0, and where nobody is named.
    [[nodiscard]] std::optional<PersonId> of(std::uint32_t name) const {
        const std::uint32_t person = name < persons_.size() ? persons_[name] : 0;
        return person == 0 ? std::nullopt : std::optional(PersonId{person});
    }
    /// How a person is called: the text of the name that stands for them.
    [[nodiscard]] const std::string& nameOf(PersonId person) const {
        return text(NameId{number(person)});
    }
    /// Throws Error, of Kind::damaged, for a number that no name has: a row was wrong.
    [[nodiscard]] const std::string& text(NameId id) const;
    /// All names that mean a person, the one that stands for them first.
    [[nodiscard]] std::vector<NameId> namesOf(PersonId person) const;
    /// One more than the highest number of a name.
    [[nodiscard]] std::uint32_t end() const { return static_cast<std::uint32_t>(persons_.size()); }
    /// Whether a name has this number.
    [[nodiscard]] bool has(NameId id) const;

private:
    void joinPlain(const Connection& connection);

    std::string file_;
    std::vector<WrittenName> names_;     // ascending by id
    std::vector<std::uint32_t> persons_; // by number of the name; 0: nobody
};

/// The persons whom a text means, without those who have no games: the one with exactly this name;
/// else, case and accents ignored, the one with this name; else all whose names it fits
/// (player_sides.hpp); `#12` is the person of the name with that number. By the number of their
/// games, most first.
[[nodiscard]] std::vector<PersonId> personsNamed(Connection& connection, const Persons& persons,
                                                 std::string_view text);

} // namespace damscope::db
