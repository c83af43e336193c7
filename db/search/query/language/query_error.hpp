// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "messages/message.hpp"
#include "rules/board/rules.hpp"
#include "rules/text/fen.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::db::query {

/// What can be wrong with a query. What a comment puts in brackets says more in the QueryError.
enum class QueryFault : std::uint8_t {
    // Something that must stand here does not.
    wordMissing, ///< one of some words (word: all of them, separated by bars)
    numberMissing,
    amountMissing, ///< a number, or pieces to compare with
    pliesMissing,  ///< a number of plies
    squareMissing,
    actionMissing,       ///< what pieces do
    kindOrActionMissing, ///< which pieces of a colour, or what they do
    quotesMissing,       ///< a text in quotes
    conditionMissing,
    endMissing, ///< what joins conditions, or the end
    // How its parts go together.
    tooDeep,
    closesNothing, ///< a parenthesis
    notClosed,     ///< a parenthesis
    untilAlone,
    forOnMove,
    kindBefore,
    colorBefore,
    onAfterEmpty,
    onAfterExposed, ///< "attacked white men" on some squares, or a number of them
    rangeBackward,
    rangeWithoutEqual,
    numberWithoutTaking,
    majorityWithoutTaking,
    sameAsNone, ///< "the same piece" without an earlier move
    strangeCharacter,
    // What a game of the variant cannot have.
    noSuchSquare,   ///< (word)
    noDrawRules,    ///< the variant has none
    noSuchDrawRule, ///< (word: those there are)
    noSuchShot,
    noSuchStructure,
    noSuchEnding,
    tooManyOfColor, ///< (number: that a game begins with, color)
    tooManyPieces,  ///< (number: that a game begins with)
    manOnLastRow,   ///< (word: the square, color)
    noSuchNumber,   ///< that is so small and so large at once
    tooFewSquares,  ///< for so many pieces (number: squares)
    notInVariant,   ///< its board has no such part, or the idea has no meaning there
    notReflected,   ///< what would fall off the board
    twoThings,      ///< on one square (word)
    // What is said in quotes, or without a query around it.
    badFen,      ///< (fen)
    badMove,     ///< (move)
    noMoves,     ///< are given
    unknownMove, ///< a move that is not written
    noPieces,    ///< are named
    notNumbers   ///< of pieces
};

/// Why a query cannot be understood.
struct QueryError {
    QueryFault fault = QueryFault::conditionMissing;
    std::size_t offset = 0; ///< of the byte concerned, or after the last
    rules::Variant variant = rules::Variant::international;
    std::string word = {};
    int number = 0;
    rules::Color color = rules::Color::white;
    std::optional<rules::FenError> fen = std::nullopt;
    std::optional<Problem> move = std::nullopt;
    std::string example = {}; ///< of the right form; may be empty
};

/// The error without its place: "a range goes from the lower number to the higher one" in words.
[[nodiscard]] Message message(const QueryError& error);

/// The names that a query may use. Structures are defined by queries themselves, in a folder above
/// this one, so that the reader of a query says which there are.
class KnownNames {
public:
    KnownNames() = default;
    KnownNames(const KnownNames&) = delete;
    KnownNames& operator=(const KnownNames&) = delete;
    virtual ~KnownNames() = default;

    /// What `structure "NAME"` means, of either side, or of this one. Nothing if the variant has
    /// none of that name.
    [[nodiscard]] virtual std::optional<Term> term(rules::Variant variant, std::string_view name,
                                                   std::optional<rules::Color> side) const = 0;
    /// The name of a structure that was meant by one that none has; blank if none is near.
    [[nodiscard]] virtual std::string nameMeant(std::string_view name) const = 0;
    [[nodiscard]] virtual const analysis::shots::ShotNames& shots() const = 0;
};

/// Ends the reading of a query; readQuery() catches it.
struct Misread {
    QueryError error;
};

/// A part of a query that the grammar recognised; values are made from it.
struct Passage {
    const rules::Rules& rules;
    std::size_t offset; ///< in the query
    std::string_view text;
    const KnownNames* names = nullptr; ///< null: it may name no structures
};

[[noreturn]] void fail(QueryError error);
/// An error at an offset in the query.
[[noreturn]] void fail(const rules::Rules& rules, std::size_t offset, QueryFault fault,
                       std::string example = {});
/// An error at the beginning of the passage.
[[noreturn]] void fail(const Passage& passage, QueryFault fault, std::string example = {});

/// No game is longer, and no board larger.
[[nodiscard]] int limited(unsigned number);

} // namespace damscope::db::query
