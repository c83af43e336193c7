// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/match/condition_test.hpp"
#include "db/query/match/times.hpp"

#include <vector>

namespace damscope::db::query {

/// A term made ready: finds the times of a line at which it begins.
template <class Squares> class Evaluator {
public:
    explicit Evaluator(const Term& term);

    /// The places at which the term holds, by their positions. The result lives until the next
    /// call.
    const Times& places(const Subject<Squares>& subject);

    /// Whether no line of a game with this result can match: then it need not be read.
    [[nodiscard]] bool refuses(rules::GameResult result) const;

private:
    struct Step {
        std::optional<int> within;
        std::vector<Evaluator> without; ///< at most one
    };

    void build(const Term& term);
    void buildAll(const Term& term);
    void addAll(const Term& term, BoardTest<Squares>& board, bool& hasBoard);
    // Times at which the term begins and is followed by one of `after` (null: by anything).
    void find(const Subject<Squares>& subject, const Times& known, const Times* after);
    void findCondition(const Subject<Squares>& subject, const Times& known);
    void findAll(const Subject<Squares>& subject, const Times& known);
    void findAny(const Subject<Squares>& subject, const Times& known, const Times* after);
    void findSequence(const Subject<Squares>& subject, const Times& known, const Times* after);
    void findLasting(const Subject<Squares>& subject, const Times& known, const Times* after);
    void keepIf(const Subject<Squares>& subject);
    void precede(const Times& starts, const Step& step);

    Term::Kind kind_;
    bool aboutMove_;
    Test<Squares> test_;
    std::vector<Evaluator> parts_;
    std::vector<Step> steps_;
    int plies_;
    Times known_;
    Times found_;
    Times before_; // in a sequence: after which times it can go on
};

extern template class Evaluator<std::uint64_t>;
extern template class Evaluator<rules::SquareBits>;

} // namespace damscope::db::query
