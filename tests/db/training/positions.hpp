// SPDX-License-Identifier: GPL-3.0-or-later
// What exercises of tests are made of.
#pragma once

#include "db/training/exercise.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

namespace damscope::db {

/// The day on which the tests train.
inline constexpr Day today = std::chrono::year(2026) / 11 / 23;

/// A position of the international game.
[[nodiscard]] inline rules::Position position(const char* fen) {
    return rules::readFen(rules::Variant::international, fen).value();
}

[[nodiscard]] inline rules::Move move(const rules::Position& where, const char* text) {
    return rules::resolve(where, text).moves.at(0);
}

} // namespace damscope::db
