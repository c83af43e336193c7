// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/exercise_key.hpp"

namespace damscope::db {

ExerciseKey exerciseKeyOf(const rules::Position& position) {
    const bool white = position.toMove() == rules::Color::white;
    return {position.variant(), white ? position.key() : turned(position).key()};
}

} // namespace damscope::db
