// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/passage.hpp"
#include "db/query/language/query.hpp"

#include <cstddef>
#include <optional>
#include <vector>

/// Terms made of terms. Each function throws Misread where the parts do not go together.
namespace damscope::db::query {

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
/// `within 6 plies X`
[[nodiscard]] Term soon(const Passage& passage, unsigned plies, Term part);
/// `for 6 plies`, `for 6 plies outside exchanges`
struct Duration {
    int plies = 0;
    bool outsideExchanges = false;
};
[[nodiscard]] Duration duration(const Passage& passage, unsigned plies, bool outsideExchanges);
/// `X for 6 plies`, perhaps several times.
[[nodiscard]] Term lasting(const Passage& passage, Term part,
                           const std::vector<Duration>& durations);
[[nodiscard]] Term parenthesised(const Passage& passage, Term part, bool closed);

} // namespace damscope::db::query
