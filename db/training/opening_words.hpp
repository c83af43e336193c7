// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/repertoire/practice.hpp"
#include "messages/language.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is said while a repertoire is practised, in the terminal and in the window alike.
namespace damscope::db {

/// What a move is as an answer: "main", "second", "avoid", "wrong" if the repertoire lacks it.
[[nodiscard]] std::string_view judgedWord(std::optional<RepertoireMark> mark);

/// "White to move: what does the repertoire have?".
[[nodiscard]] std::string openingQuestionText(const RepertoirePosition& at, Language language);

/// "19-23 was played in 6 of 15 games"; or that no game has it.
[[nodiscard]] std::string replyText(const DrawnReply& reply, Language language);

/// "Right: 33-29; also 39-33", "Wrong: 32-28 is not in the repertoire; it has 33-29"; after all
/// `hints` "The move had been shown already: 33-29".
[[nodiscard]] std::string judgedText(const Repertoire& repertoire, const RepertoirePosition& at,
                                     const rules::Move& move, int hints, Language language);

/// The second choices of a position, as PDN writes them, without one move.
[[nodiscard]] std::vector<std::string> otherChoices(const RepertoirePosition& at,
                                                    const rules::Move& without);

/// The hints, from 1: the piece that moves, then the move.
inline constexpr int openingHints = 2;
[[nodiscard]] std::string openingHintText(const Repertoire& repertoire,
                                          const RepertoirePosition& at, int hint,
                                          Language language);

} // namespace damscope::db
