// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/exercise_key.hpp"
#include "db/repertoire/repertoire.hpp"
#include "db/training/deck.hpp"

#include <map>
#include <optional>
#include <set>

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
    /// Of the positions that can be asked.
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

} // namespace damscope::db
