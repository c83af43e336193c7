// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/mechanisms.hpp"
#include "analysis/shots/record.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace damscope::analysis::shots {

/// A move that a combination must contain, in names.tsv: `27-22`, `18x27`, `Kx31` (a king captures
/// to 31), `42x` (a capture from 42).
struct MoveRule {
    std::optional<rules::Square> from;
    std::optional<rules::Square> to;
    bool capture = false;
    bool byKing = false;
};

/// What its last capture must be, in names.tsv: `38 40 > 29 18 > 16 7`: from one of these squares,
/// through all of those, to one of the last. A part that is blank allows anything.
struct CaptureRule {
    rules::SquareSet from;
    std::vector<rules::Square> through; ///< in this order
    rules::SquareSet to;
};

/// When a combination has a name, from White's view. Everything must hold.
struct Rule {
    std::vector<MoveRule> moves; ///< in this order, others may come between
    CaptureRule last;
    std::vector<Mechanism> mechanisms;
};

/// How a rule is written: three fields of names.tsv, with the squares of the side that plays the
/// combination there.
struct RuleText {
    std::string_view moves;
    std::string_view last;
    std::string_view mechanisms;
};

/// Nothing if the text is not a rule on the variant's board.
[[nodiscard]] std::optional<Rule> readRule(rules::Variant variant, rules::Color side,
                                           const RuleText& text);

[[nodiscard]] bool holds(const Rule& rule, const Record& record);

} // namespace damscope::analysis::shots
