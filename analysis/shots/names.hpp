// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/game_shots.hpp"
#include "analysis/shots/shot.hpp"
#include "base/keyed_rows.hpp"
#include "messages/language.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::analysis::shots {

/// Whether a combination works in a certain way, wherever on the board.
using Mechanism = bool (*)(const Record&);

/// The mechanism by the word that names.tsv uses; nothing for other words.
[[nodiscard]] std::optional<Mechanism> mechanismNamed(std::string_view word);

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

/// How a rule is written, in three fields, by the side that plays the combination there.
struct RuleWords {
    rules::Color side{};
    std::string moves{};
    std::string last{};
    std::string mechanisms{};

    /// The three in one line.
    [[nodiscard]] std::string joined() const;
};

/// A combination of a name: a line of examples.tsv.
struct ShotExample {
    rules::Position start{rules::Variant::international};
    std::vector<rules::Move> line{};
};

/// A combination that has a name: a line of names.tsv.
struct ShotName {
    std::string key{};                       ///< "coup royal" is "royal" in every language
    std::optional<rules::Variant> variant{}; ///< of one game; nothing: of all
    /// Names of a lower rank are given only if none of a higher rank fits: first those of a pattern
    /// of squares, then those of what is peculiar to a combination, then those of what many have.
    int rank = 1;
    Names names{};
    std::vector<std::string> alternatives{};
    RuleWords words{};    ///< the rule as it is written
    std::string source{}; ///< blank: the user
    Rule rule{};
    std::optional<ShotExample> example{};
    bool off = false;     ///< not given to any combination
    bool changed = false; ///< by the user
};

/// Reads its words into its rule, which its example may not fit then. False if they are not a rule
/// on the variant's board.
[[nodiscard]] bool readWords(ShotName& name);

/// Names of combinations, decided by what happens in the whole line.
class ShotNames : public base::SharedRows<ShotName> {
public:
    /// Reads texts in the form of names.tsv and examples.tsv. Throws std::invalid_argument, naming
    /// the line, where they are not in that form.
    explicit ShotNames(std::string_view table, std::string_view examples = {});
    explicit ShotNames(std::vector<ShotName> all) : SharedRows(std::move(all)) {}

    /// The names of a combination. The moves must be legal.
    [[nodiscard]] GivenNames of(const rules::Position& start,
                                std::span<const rules::Move> line) const;
};

/// The names in a language, any where there is none in that language, separated by commas.
[[nodiscard]] std::string namesText(const GivenNames& names, Language language);
[[nodiscard]] std::vector<std::string> keysOf(const GivenNames& names);

/// The names that the program was built with.
[[nodiscard]] const ShotNames& builtInShotNames();

/// The sequence of a game that begins with the move made in a position, in which every reply is a
/// capture, as a combination of which nothing is proved (GameShot::forced): the opponent may have
/// had another capture. Nothing unless its moves have a name and take two pieces or more at once.
/// The name of a mechanism counts only where the side has gained in the game, or took a king and
/// lost nothing. A gain of 0: nothing was gained.
[[nodiscard]] std::optional<GameShot> namedSequence(std::span<const Ply> game, std::size_t at,
                                                    const ShotNames& names);

/// The end of the moves from a position of a game on to which every reply is a capture.
[[nodiscard]] std::size_t endOfReplies(std::span<const Ply> game, std::size_t at);

} // namespace damscope::analysis::shots
