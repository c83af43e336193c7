// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/repertoire/practice.hpp"
#include "db/findings/repertoire/repertoire.hpp"
#include "db/store/codec/hash.hpp"
#include "db/training/deck.hpp"
#include "messages/language.hpp"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

/// What is learnt of the positions in which a repertoire asks a move. They are repeated as
/// exercises are, and a position that is one has the same schedule.
class OpeningCards {
public:
    /// The repertoire must outlive it.
    OpeningCards(const Repertoire& repertoire, Store& store);

    [[nodiscard]] Learning learningOf(const RepertoirePosition& at) const;
    /// New or due, and not answered on that day.
    [[nodiscard]] bool isToAsk(const RepertoirePosition& at, Day today) const;
    /// The counts of the positions that can be asked.
    [[nodiscard]] DeckCounts counts(Day today) const;

    /// Keeps an answer, unless the position was answered that day. Whether it was kept.
    bool keep(Store& store, const RepertoirePosition& at, const rules::Move& move,
              const Review& review, int hints);

private:
    std::set<ExerciseKey> asked_; // two positions may be one with colours exchanged
    std::map<ExerciseKey, Learning> learnt_;
};

/// How good a move is as an answer: one that is meant to be played is right.
[[nodiscard]] bool isRight(std::optional<RepertoireMark> mark);

// What is said while a repertoire is practised, in the terminal and in the window alike.

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
