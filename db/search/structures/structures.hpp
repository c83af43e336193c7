// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/names.hpp"
#include "base/keyed_rows.hpp"
#include "base/vocabulary.hpp"
#include "db/search/query/language/query.hpp"
#include "db/search/query/language/reading.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/board/position.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

/// What a structure is: a query `BOARD for N plies`, perhaps `outside exchanges`, perhaps
/// `and earlier BOARD`, where BOARD is about pieces on squares and their numbers.
struct StructureDefinition {
    query::Term board;
    int plies = 0;
    bool outsideExchanges = false;
    std::optional<query::Term> earlier = std::nullopt;
};

/// Returns what is wrong with a text that is no such query.
[[nodiscard]] Expected<StructureDefinition, Message> readDefinition(rules::Variant variant,
                                                                    std::string_view text);
/// The query that the definition is.
[[nodiscard]] query::Term termOf(const StructureDefinition& definition);
/// The same with the board turned and the colours exchanged.
[[nodiscard]] StructureDefinition turned(const rules::Board& board,
                                         const StructureDefinition& definition);
/// The text with another number of plies.
[[nodiscard]] std::string withPlies(std::string_view text, int plies);

/// Whether a BOARD of a definition holds.
[[nodiscard]] bool holds(const query::Term& board, const rules::Position& position);

/// What every position has in which a BOARD holds.
struct RequiredSquares {
    rules::SquareSet white; ///< men
    rules::SquareSet black; ///< men
    rules::SquareSet empty;
    bool isAll = true; ///< nothing else is asked for
};
[[nodiscard]] RequiredSquares requiredSquares(const query::Term& board);

/// A structure of middlegames: a line of structures.tsv.
struct Structure {
    std::string key{}; ///< "fork-lock"
    rules::Variant variant{};
    std::string query{}; ///< that defines it
    StructureDefinition defined{};
    StructureDefinition turned{}; ///< colours exchanged
    RequiredSquares squares{};
    /// The side that has the structure as it is written.
    rules::Color side{};
    bool ofBoth = false; ///< colours exchanged it is the same: both sides have it at once
    Names names{};
    std::vector<std::string> alternatives{};
    std::string definition{};
    std::string source{}; ///< blank: the user
    bool off = false;     ///< no game has it
    bool changed = false; ///< by the user
};

/// Sets what follows from its query. Returns what is wrong with it.
[[nodiscard]] std::optional<Message> complete(Structure& structure);

/// The query of men on squares, and squares without a piece. Where every game begins with them,
/// they must have been given up earlier.
[[nodiscard]] std::string queryOf(rules::Variant variant, const RequiredSquares& squares,
                                  int plies);

/// What it is of a side.
[[nodiscard]] const StructureDefinition& definitionOf(const Structure& structure,
                                                      rules::Color side);
/// Whether a side has the structure in a position.
[[nodiscard]] bool hasStructure(const Structure& structure, const rules::Position& position,
                                rules::Color side);

/// Whether who has the first has another structure, the second, with it.
[[nodiscard]] bool implies(const Structure& structure, const Structure& other);

/// The position that has nothing but its men.
[[nodiscard]] rules::Position menOf(const Structure& structure);
/// "24 27 29": some squares of its board.
[[nodiscard]] std::string squareNames(const Structure& structure, rules::SquareSet squares);

class Structures : public base::SharedRows<Structure> {
public:
    /// From a text in the form of structures.tsv. Throws std::invalid_argument, naming the line,
    /// where it is not in that form.
    explicit Structures(std::string_view table);
    explicit Structures(std::vector<Structure> all) : SharedRows(std::move(all)) {}

    /// By key, by name in any language, for either side, or by another name; case and accents are
    /// ignored. Null if the variant has none of that name, or it is switched off.
    [[nodiscard]] const Structure* named(rules::Variant variant, std::string_view name) const;
    /// The same of those that are switched off.
    [[nodiscard]] const Structure* offNamed(rules::Variant variant, std::string_view name) const;
    /// The name that was meant by one that none has; blank if none is near.
    [[nodiscard]] std::string nameMeant(std::string_view name) const;
};

/// Where there is no name in the language, any. Squares in it are those of the definition.
[[nodiscard]] const std::string& nameOf(const Structure& structure, Language language);
/// The name of the structure of a side, with its squares: "outpost 24" is "outpost 27" of Black.
[[nodiscard]] std::string nameOf(const Structure& structure, rules::Color side, Language language);
/// Where it is of either side: "outpost 24 / outpost 27".
[[nodiscard]] std::string nameOfEither(const Structure& structure, Language language);
/// Its men and empty squares of a side, "white 26 27 31 36, black 16 18 22"; where it asks for
/// more, its query.
[[nodiscard]] std::string squaresOf(const Structure& structure, rules::Color side,
                                    Language language);
/// The side that has it: "white", "black", or "both".
[[nodiscard]] std::string_view sideKey(const Structure& structure, rules::Color side);

/// The structures that the program was built with.
[[nodiscard]] const Structures& builtInStructures();

/// The names of combinations and structures that games are searched by: the built-in ones, or with
/// what a user changes of them (db/search/own_names). A value: its holder goes on with it when
/// the user changes his names.
struct NameCatalogue {
    analysis::shots::ShotNames shots = analysis::shots::builtInShotNames();
    Structures structures = builtInStructures();
};

class Store;

/// Those that are given; the built-in ones if none are (null).
[[nodiscard]] const NameCatalogue& namesOf(const std::shared_ptr<const NameCatalogue>& given);
/// Those that an open store is searched by.
[[nodiscard]] const NameCatalogue& namesOf(const Store& store);

/// A part of a game in which a side has a structure.
struct StructureStay {
    std::shared_ptr<const Structure> structure{};
    rules::Color side{};
    int from = 0; ///< ply of its first position
    int to = 0;   ///< of its last
    friend bool operator==(const StructureStay&, const StructureStay&) = default;
};

/// The structures of a game that last as long as their definitions demand, by their first ply.
/// Positions in which the side to move must capture do not count.
/// Those that every game begins with count only where they come back. The position at index i is
/// that after i plies.
[[nodiscard]] std::vector<StructureStay> structurePath(std::span<const rules::Position> game,
                                                       const Structures& structures);
/// For lists: what both sides have at once (Structure::ofBoth) is there once, and what is a part of
/// another structure (implies()) is not there while the side has that one.
[[nodiscard]] std::vector<StructureStay> listedStructures(std::span<const rules::Position> game,
                                                          const Structures& structures);

} // namespace damscope::db

namespace damscope::db::query {

/// Reads a query that may use these names.
[[nodiscard]] Expected<Query, QueryError> readQuery(rules::Variant variant, std::string_view text,
                                                    const NameCatalogue& names);

} // namespace damscope::db::query
