// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Conditions of fixed words, some with a text in quotes. Those with a text throw Misread.
namespace damscope::db::query {

/// A text in quotes, without them.
struct Quoted {
    std::string text;
    std::size_t offset = 0;
};

[[nodiscard]] Quoted quotedText(const Passage& passage);

[[nodiscard]] Term drawn(const Passage& passage);
[[nodiscard]] Term unfinished(const Passage& passage);
[[nodiscard]] Term bothLost(const Passage& passage);
[[nodiscard]] Term atEnd(const Passage& passage);
[[nodiscard]] Term quiet(const Passage& passage);
[[nodiscard]] Term symmetric(const Passage& passage);
[[nodiscard]] Term anyBlocked(const Passage& passage);
[[nodiscard]] Term drawRule(const Passage& passage, const std::optional<Quoted>& name);
/// What `analyse report` calls an error.
enum class ErrorWord : std::uint8_t { error, inaccuracy, mistake, blunder, missedWin };
[[nodiscard]] Term errorPlayed(const Passage& passage, ErrorWord word,
                               std::optional<rules::Color> color);

/// "white clock under 5 minutes".
[[nodiscard]] Term clockShows(const Passage& passage, std::optional<rules::Color> color, bool under,
                              unsigned number, unsigned secondsOfUnit);

/// Without a name any combination.
enum class ShotWord : std::uint8_t { played, missed };
[[nodiscard]] Term shotBegins(const Passage& passage, const std::optional<Quoted>& name,
                              const std::optional<ShotWord>& word,
                              std::optional<rules::Color> color);
/// A structure of db/search/structures, of the side that it is named for.
[[nodiscard]] Term structureCondition(const Passage& passage, const Quoted& name,
                                      std::optional<rules::Color> color);

/// An ending of db/search/endings: its position or its material, for either side.
[[nodiscard]] Term endingCondition(const Passage& passage, const Quoted& name);

enum class TableWord : std::uint8_t { win, loss };
[[nodiscard]] Term tableDecided(const Passage& passage, TableWord word, rules::Color color);
[[nodiscard]] Term tableDraw(const Passage& passage);

[[nodiscard]] Term positionCondition(const Passage& passage, const Quoted& fen);
[[nodiscard]] Term movesCondition(const Passage& passage, const Quoted& moves);
[[nodiscard]] Term patternCondition(const Passage& passage, const Quoted& pattern);

// Terms made of terms. Each function throws Misread where the parts do not go together.

/// What joins the parts of a sequence.
struct Joint {
    enum class Word : std::uint8_t { then, until };
    Word word = Word::then;
    std::optional<int> within = std::nullopt;
    std::size_t offset = 0;
};

/// A joint and what follows it.
struct Continuation {
    Joint joint;
    Term next;
};

[[nodiscard]] Joint then(const Passage& passage);
[[nodiscard]] Joint thenImmediately(const Passage& passage);
[[nodiscard]] Joint thenWithin(const Passage& passage, unsigned plies);
[[nodiscard]] Joint until(const Passage& passage);

[[nodiscard]] Term sequenceOf(const Passage& passage, Term first, std::vector<Continuation> rest);
[[nodiscard]] Term allOf(const Passage& passage, std::vector<Term> parts);
[[nodiscard]] Term anyOf(const Passage& passage, std::vector<Term> parts);

[[nodiscard]] Term negated(const Passage& passage, Term part);
[[nodiscard]] Term anywhere(const Passage& passage, Term part);
[[nodiscard]] Term earlier(const Passage& passage, Term part);
[[nodiscard]] Term mirrored(const Passage& passage, const Term& part);
[[nodiscard]] Term reflectedTerm(const Passage& passage, const Term& part);
/// `at least 3 times X`
[[nodiscard]] Term often(const Passage& passage, Bounds bounds, Term part);
[[nodiscard]] Term longest(const Passage& passage, Term part);
/// `6 plies`, `3 moves`: a move of each side is two plies.
[[nodiscard]] unsigned pliesOf(const Passage& passage, unsigned number, unsigned pliesOfUnit);
/// `within 6 plies X`
[[nodiscard]] Term soon(const Passage& passage, unsigned plies, Term part);
/// `for 6 plies`, `for 6 plies outside exchanges`
struct Duration {
    int plies = 0;
    bool outsideExchanges = false;
};
[[nodiscard]] Duration duration(const Passage& passage, unsigned plies, bool outsideExchanges);
/// `X for 6 plies`, perhaps several times. A structure, however its query says it, lasts so long
/// itself.
[[nodiscard]] Term lasting(const Passage& passage, Term part,
                           const std::vector<Duration>& durations);
[[nodiscard]] Term parenthesised(const Passage& passage, Term part, bool closed);

} // namespace damscope::db::query
