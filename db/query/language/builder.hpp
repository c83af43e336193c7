// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query.hpp"
#include "db/query/language/reading.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db::query {

/// Ends the reading of a query; never leaves it.
struct Misread {
    QueryError error;
};

/// The words for kinds of pieces; `piece` is either of them.
enum class KindWord : std::uint8_t { man, king, piece };

/// Builds the term of a query from what the grammar recognises, element by element. Nesting is kept
/// in a list, so that a thousand parentheses cannot exhaust the stack. Texts that it is given are
/// parts of the query. Throws Misread.
class Builder {
public:
    Builder(rules::Variant variant, std::string_view text);

    /// Something that must stand here does not: one of the words, if the fault is about words.
    [[noreturn]] void miss(std::string_view here, QueryFault what, std::string_view words) const;

    // What joins conditions.
    void negate(std::string_view word);
    void anywhere(std::string_view word);
    void mirror(std::string_view word);
    void soon(unsigned plies);
    void open(std::string_view parenthesis);
    void close(std::string_view parenthesis);
    void both(std::string_view word);
    void either(std::string_view word);
    void then(std::string_view word);
    void thenImmediately(std::string_view word);
    void thenWithin(unsigned plies);
    void until(std::string_view word);
    void lasting(unsigned plies);

    // A condition begins; who and what it is about.
    void begin(std::string_view rest);
    void color(rules::Color color);
    void kind(KindWord word);
    void nothing(std::string_view word);
    void otherPiece(std::string_view stroke);

    // Squares, of whatever they were announced for.
    void square(std::string_view name);
    void rangeTo(std::string_view name);

    void anyOf(std::string_view word);
    void standing(std::string_view squares);

    void relation(Relation relation);
    void number(unsigned number);
    void numberTo(unsigned number);
    void amount(std::string_view word);
    void plus(unsigned number);
    void minus(unsigned number);
    void comparison(std::string_view text);
    void ply(std::string_view text);
    void moveNumber(std::string_view text);

    void toMove(std::string_view word);
    void won(std::string_view word);
    void lost(std::string_view word);
    void drawn(std::string_view word);
    void unfinished(std::string_view word);
    void bothLost(std::string_view word);
    void atEnd(std::string_view word);
    void blocked(std::string_view word);
    void drawRule(std::string_view word);
    void drawRuleNamed(std::string_view name);
    void position(std::string_view fen);
    void moves(std::string_view moves);
    void pattern(std::string_view pattern);

    // A manoeuvre: the verb, what else, its end.
    void plays(std::string_view word);
    void quiet(std::string_view word);
    void captures(std::string_view word);
    void gives(std::string_view word);
    void promoting(std::string_view word);
    void takenNext(std::string_view word);
    void from(std::string_view squares);
    void to(std::string_view squares);
    void over(std::string_view squares);
    void fromTo(std::string_view move);
    void exactly(unsigned number);
    void upTo(unsigned number);
    void atLeast(unsigned number);
    void atMost(unsigned number);
    void quantityOf(KindWord word);
    void quantity(std::string_view text);
    void manoeuvre(std::string_view text);

    /// The whole term, checked for what can never be.
    [[nodiscard]] Term finish();

private:
    /// What is open between two parentheses: parts of a sequence, of an `or`, of an `and`.
    struct Level {
        std::vector<Term> sequence;
        std::vector<Link> links;
        std::vector<Term> either;
        std::vector<Term> both;
        std::optional<Term> operand;
        std::vector<Term> prefixes; ///< kinds only
        std::size_t offset = 0;
    };

    // No game is so long, nor any board so large.
    [[nodiscard]] static int limited(unsigned number);
    [[nodiscard]] std::size_t offsetOf(std::string_view part) const;
    [[noreturn]] void fail(std::size_t offset, QueryFault fault, std::string example = {}) const;
    [[noreturn]] static void fail(QueryError error);
    [[noreturn]] void fail(QueryError error, std::string_view inside) const;
    void prefix(Term term, std::size_t offset);
    void endOperand();
    void endBoth();
    void endEither();
    Term endSequence();
    void linkTo(std::optional<int> within);
    void put(Condition condition);
    void putTerm(Term term);
    [[nodiscard]] std::optional<rules::Square> squareAt(std::string_view name) const;
    [[nodiscard]] rules::SquareSet takeSquares();
    [[nodiscard]] Contents subject() const;
    void requireKind(std::string_view word) const;
    [[nodiscard]] rules::Color requireOnlyColor(std::string_view word) const;
    void requireNoEmpty(std::string_view word) const;
    [[nodiscard]] Bounds bounds(std::string_view text) const;

    const rules::Rules& rules_;
    std::string_view text_;
    std::vector<Level> levels_;

    // The condition that is being read.
    std::size_t place_ = 0;
    std::optional<rules::Color> color_;
    std::optional<Contents> kind_;
    Contents contents_; ///< of the pieces before the last stroke
    bool onAny_ = false;
    std::vector<rules::Square> squares_;
    Relation relation_{};
    Bounds bounds_;
    std::optional<Contents> amount_;
    NumberAgainst against_{};
    Manoeuvre manoeuvre_;
    Bounds quantity_;
    KindWord quantityOf_{};
};

} // namespace damscope::db::query
