// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/query/language/query.hpp"
#include "db/search/query/match/compiled_condition.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace damscope::db::query {

/// A bitset of the times of a line: position 0, move 0, position 1, move 1, ... Sixty-four in a
/// word, so that whole games are combined in a few instructions.
class TimeSet {
public:
    static constexpr std::size_t ofPosition(std::size_t place) { return 2 * place; }
    static constexpr std::size_t ofMove(std::size_t place) { return 2 * place + 1; }
    static constexpr std::size_t placeOf(std::size_t time) { return time / 2; }

    /// Makes it empty, for this many places.
    void clear(std::size_t places) {
        count_ = 2 * places;
        words_.assign((count_ + 63) / 64, 0);
    }
    [[nodiscard]] std::size_t count() const { return count_; }
    void insert(std::size_t time) {
        assert(time < count_);
        words_[time / 64] |= std::uint64_t{1} << time % 64;
    }
    void erase(std::size_t time) { words_[time / 64] &= ~(std::uint64_t{1} << time % 64); }
    [[nodiscard]] bool contains(std::size_t time) const {
        return time < count_ && (words_[time / 64] >> time % 64 & 1) != 0;
    }
    [[nodiscard]] bool empty() const {
        return std::ranges::all_of(words_, [](std::uint64_t w) { return w == 0; });
    }
    /// The first time from `time` on; count() if there is none.
    [[nodiscard]] std::size_t next(std::size_t time) const {
        for (std::size_t word = time / 64; word < words_.size(); ++word) {
            const std::uint64_t shift = word == time / 64 ? time % 64 : 0;
            if (const std::uint64_t rest = words_[word] >> shift << shift; rest != 0)
                return 64 * word + static_cast<std::size_t>(std::countr_zero(rest));
        }
        return count_;
    }
    template <class Visit> void each(Visit visit) const {
        for (std::size_t word = 0; word < words_.size(); ++word)
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
                visit(64 * word + static_cast<std::size_t>(std::countr_zero(rest)));
    }

    TimeSet& operator|=(const TimeSet& other) {
        assert(count_ == other.count_);
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] |= other.words_[i];
        return *this;
    }
    TimeSet& operator&=(const TimeSet& other) {
        assert(count_ == other.count_);
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] &= other.words_[i];
        return *this;
    }
    TimeSet& operator-=(const TimeSet& other) {
        assert(count_ == other.count_);
        for (std::size_t i = 0; i < words_.size(); ++i)
            words_[i] &= ~other.words_[i];
        return *this;
    }
    /// Replaces each time by the position of its place; by its move if `asMoves`.
    void toPlaces(bool asMoves = false) {
        for (std::uint64_t& word : words_)
            word = ((word | word >> 1) & positions) << (asMoves ? 1 : 0);
    }

private:
    static constexpr std::uint64_t positions = 0x5555555555555555;
    std::vector<std::uint64_t> words_;
    std::size_t count_ = 0;
};

/// A compiled term: finds the times of a line at which it begins.
template <class Squares> class Evaluator {
public:
    explicit Evaluator(const Term& term);

    /// The places at which the term holds, by their positions. The result lives until the next
    /// call.
    const TimeSet& places(const SearchedLine<Squares>& line);

    /// Whether no line of a game with this result can match: then it need not be read.
    [[nodiscard]] bool refuses(rules::GameResult result) const;

private:
    using Line = SearchedLine<Squares>;
    using Part = Indirect<Evaluator>;
    // The kinds of terms, see query.hpp.
    struct EachPart {
        std::vector<Evaluator> parts; ///< the quickest first
    };
    struct SomePart {
        std::vector<Evaluator> parts;
    };
    struct Negation {
        Part part;
    };
    struct NextPart {
        std::optional<int> within;
        std::optional<Part> without;
        Part part;
        int number = 0; ///< Link::number
    };
    struct Succession {
        Part first;
        std::vector<NextPart> next;
        int number = 0;           ///< Sequence::number
        bool namesPieces = false; ///< some part has a number

        /// The parts in order, the first one too, with their numbers.
        [[nodiscard]] std::size_t size() const { return next.size() + 1; }
        [[nodiscard]] Evaluator& part(std::size_t i) { return i == 0 ? *first : *next[i - 1].part; }
        [[nodiscard]] int numberOf(std::size_t i) const {
            return i == 0 ? number : next[i - 1].number;
        }
    };
    struct Duration {
        Part part;
        std::size_t plies;
        bool quiet;
        std::optional<rules::Color> mover;
    };
    struct Frequency {
        Part part;
        Bounds bounds;
    };
    struct LongestStretch {
        Part part;
        std::optional<rules::Color> mover;
    };
    struct Occurrence {
        Part part;
    };
    struct Precedence {
        Part part;
    };
    using Node = std::variant<CompiledCondition<Squares>, EachPart, SomePart, Negation, Succession,
                              Duration, Occurrence, Precedence, Frequency, LongestStretch>;

    explicit Evaluator(const BoardTest<Squares>& board)
        : node_(CompiledCondition<Squares>(board)) {}
    [[nodiscard]] static Node nodeOf(const Term& term);
    [[nodiscard]] static EachPart eachPart(const AllOf& all);
    [[nodiscard]] static Succession succession(const Sequence& sequence);
    [[nodiscard]] static std::vector<Evaluator> evaluators(const std::vector<Term>& terms);
    [[nodiscard]] bool isCondition() const { return node_.index() == 0; }

    // Fills found_ with the times at which the term begins and is followed by one of `after` (null:
    // by anything), among places with a known position.
    void find(const Line& line, const TimeSet& known, const TimeSet* after);
    void find(CompiledCondition<Squares>& condition, const Line& line, const TimeSet& known,
              const TimeSet* after);
    void find(EachPart& each, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(SomePart& some, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(Negation& negation, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(Succession& succession, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(Duration& duration, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(Occurrence& occurrence, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(Precedence& precedence, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(Frequency& frequency, const Line& line, const TimeSet& known, const TimeSet* after);
    void find(LongestStretch& longest, const Line& line, const TimeSet& known,
              const TimeSet* after);
    void findMoves(Duration& duration, const Line& line, const TimeSet* after);
    void findInOrder(Succession& succession, const Line& line, const TimeSet& known,
                     const TimeSet* after);
    void findBound(Succession& succession, std::size_t from, const Line& line, const TimeSet& known,
                   const TimeSet* after, TimeSet& all);
    [[nodiscard]] std::vector<typename Line::Piece> movers(const Line& line) const;
    void keepMoved(const Line& line, int number);
    void findPlaces(const Line& line, const TimeSet& known);
    void keepBefore(const TimeSet* after);
    void keepWhere(const CompiledCondition<Squares>& condition, const Line& line);

    Node node_;
    bool aboutMove_ = false;
    TimeSet known_;
    TimeSet found_;
    TimeSet before_; ///< in a succession: after which times it can continue
};

extern template class Evaluator<std::uint64_t>;
extern template class Evaluator<rules::SquareBits>;

} // namespace damscope::db::query
