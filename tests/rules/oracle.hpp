// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// Reference material on the rules: node counts and exact sets of legal moves, checked by several
/// independent programs.
namespace damscope::rules::oracle {

/// The path of a reference file.
[[nodiscard]] std::string reference(std::string_view file);

/// A position as the reference files write it. They number squares in their own way (1 at the top
/// left with White below; from White's bottom right in Spanish and Portuguese), so that this reader
/// shares nothing with readFen. Throws std::invalid_argument.
[[nodiscard]] Position position(Variant variant, std::string_view fen);

/// The number that the reference files give a square.
[[nodiscard]] int number(const Rules& rules, Square s);

/// A move as both sides of a comparison write it: "27x16 takes 21", "8-2 crowned".
[[nodiscard]] std::string described(const Rules& rules, const Move& move);
[[nodiscard]] std::set<std::string> described(const Rules& rules, const MoveList& moves);

/// The variants that the reference covers: no independent program plays Spantsiretti, and the cases
/// leave out Portuguese, whose rules are the Spanish ones.
[[nodiscard]] std::vector<Variant> variantsWithPerft();
[[nodiscard]] std::vector<Variant> variantsWithCases();
/// Names a test after its variant.
[[nodiscard]] std::string nameOf(const ::testing::TestParamInfo<Variant>& variant);

/// A row of more nodes belongs to the slow tests. Those up to it are 1.3 thousand million nodes:
/// about ten seconds of a release build for all variants together.
inline constexpr std::uint64_t quickNodes = 100'000'000;

struct PerftRow {
    std::string fen;
    int depth;
    std::uint64_t nodes;
};
/// Node counts; moves that differ only in the order of the captured pieces count once.
[[nodiscard]] std::vector<PerftRow> perftRows(const std::string& file, Variant variant);

struct Case {
    std::string fen;
    std::set<std::string> legal; ///< described moves
    std::size_t moves;           ///< how many the file lists
};
/// Positions with every legal move and no other.
[[nodiscard]] std::vector<Case> cases(const std::string& file, Variant variant);

} // namespace damscope::rules::oracle
