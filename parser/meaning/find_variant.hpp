// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// Which game a text is of, and what is to be reported about how that was found.
struct FoundVariant {
    rules::Variant variant = rules::Variant::international;
    VariantSource source = VariantSource::gameType;
    bool sure = true;
    bool isPlayed = true; ///< else no game that Damscope knows: its moves are kept as text
    std::vector<TextProblem> problems{};
};

/// Finds the variant by the option, the tags GameType and Variant, or the moves; see docs/pdn.md,
/// "Which game is played". `tags` are those kept of the text; a GameType is added for a game whose
/// number is not known.
[[nodiscard]] FoundVariant findVariant(const GameText& text, std::vector<rules::Tag>& tags,
                                       const AssembleOptions& options);

/// The variant that a tag `[Variant "..."]` names, as programs and people write it: "Frysk!",
/// "Antidraughts", "Russian draughts", "Dames internationales". Nothing for words that say no game
/// ("Standard", "From Position").
[[nodiscard]] std::optional<rules::Variant> variantOfTag(std::string_view value);

/// The kind of a text that was read as a game, judged by the text alone.
enum class TextKind : std::uint8_t {
    text,    ///< words, a web page, data of another program: no tags, and no game in it
    header,  ///< tags without moves, as of a game that was not played
    chess,   ///< moves of chess and none of draughts, or a GameType that stands for chess
    draughts ///< moves of draughts, or tags that only games of draughts have
};

/// Lenient: what could be a game of draughts is one, also if no move of it is legal.
[[nodiscard]] TextKind kindOf(const GameText& text);

/// Its moves are of chess, and none can be of draughts: `Bb4` alone may be either.
[[nodiscard]] bool isChess(const GameText& text);

/// What is wrong with the moves that an earlier reading has kept as text, `[%unread 4. 37-13 1-7]`,
/// at the end of a main line that is legal up to there: the same problem that it reported, at the
/// place of that text, with what may have been meant. Nothing if no moves are kept there.
[[nodiscard]] std::optional<TextProblem> problemOfUnreadMoves(const GameText& text,
                                                              const rules::Position& start);

} // namespace damscope::parser
