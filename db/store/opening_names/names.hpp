// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/game_codec.hpp"
#include "messages/language.hpp"
#include "rules/board/position.hpp"

#include <bitset>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace damscope::db {

/// A position that has a name, of names.tsv, or that games are drawn to start from, of ballots.tsv.
struct OpeningName {
    rules::Variant variant{};
    std::string line{}; ///< moves that lead to it: "32-28 19-23"; a FEN where men were moved first
    Names names{};
    std::vector<std::string> alternatives{}; ///< other names of the same, in any language
    std::uint32_t system = 0; ///< the number of the opening that this is a variation of; 0 = none
    std::string ballots{};    ///< its numbers in tables of ballots: "FMJD 2-IX, IDF 1-IV"
    std::string source{};
};

/// Openings by the positions that they are named for.
class OpeningNames {
public:
    /// From texts in the forms of names.tsv and ballots.tsv. Throws std::invalid_argument, naming
    /// the line, where it is not in that form, a move is not legal, a system is not named above it,
    /// or two lines of names name the same position. A ballot may be a position that has a name or
    /// a number already: it keeps them all.
    explicit OpeningNames(std::string_view names, std::string_view ballots = {});

    /// Number 1 is the first line, and so on; they are ids in the table `opening`.
    [[nodiscard]] const std::vector<OpeningName>& all() const { return all_; }
    [[nodiscard]] const OpeningName& named(std::uint32_t number) const { return all_[number - 1]; }
    /// The number of the opening of a position; 0 if it has none.
    [[nodiscard]] std::uint32_t of(const rules::Position& position) const;
    /// The opening of a game: that of the last named position of its first `pliesLooked` plies.
    [[nodiscard]] std::uint32_t of(std::span<const KeyedPly> positions) const;
    /// System, variation and ballot: "Chefneux opening: modern variation", "Edinburgh, ballot 1".
    /// Where there is no name in the language, the English one, else any.
    [[nodiscard]] std::string text(std::uint32_t number, Language language) const;
    /// Every name that the opening and its systems have, in all languages, for finding.
    [[nodiscard]] std::string allNames(std::uint32_t number) const;
    /// Changes with every change of the tables.
    [[nodiscard]] std::int64_t version() const { return version_; }

    static constexpr std::uint32_t pliesLooked = 40;

private:
    void addName(std::string_view line);
    void addBallot(std::string_view line);
    void addBallot(std::string_view line, const std::vector<std::string>& fields,
                   std::string_view variant);
    std::uint32_t add(OpeningName opening, const rules::Position& position);
    [[nodiscard]] std::uint32_t systemNamed(rules::Variant variant, const std::string& moves,
                                            std::string_view line) const;
    [[nodiscard]] std::string nameWithSystem(const OpeningName& opening, Language language) const;

    std::vector<OpeningName> all_;
    std::unordered_map<std::uint64_t, std::uint32_t> numbers_; ///< by index key
    std::bitset<32768> maybeNamed_; ///< by the key's last bits: most positions have no name
    std::int64_t version_ = 0;
};

/// The tables that the program was built with.
[[nodiscard]] const OpeningNames& openingNames();

/// The name of an opening of openingNames(); empty for number 0.
[[nodiscard]] std::string openingText(std::uint32_t number, Language language);
/// The same of an opening that a store has under `id` with an English name: that name itself, if
/// the store was made with other tables.
[[nodiscard]] std::string storedOpeningText(std::uint32_t id, const std::string& stored,
                                            Language language);

class Connection;

/// Whether the games of a store have the names that this program knows. In a store that a version
/// with other names has classified, games keep what they have, and new ones get none, until
/// classifyOpenings().
[[nodiscard]] bool openingsAreCurrent(const Connection& connection);

/// Notes that the games of a store have the names of this program, and empties its table of
/// openings: noteOpening() fills it as games come.
void noteOpeningNames(Connection& connection);

/// Writes an opening of openingNames() into the table of a store that has these names, if it is not
/// there: under its English name, to be found by all.
void noteOpening(Connection& connection, std::uint32_t number);

} // namespace damscope::db
