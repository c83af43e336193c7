// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions that a builder puts together.
#include "db/query/language/builder.hpp"

#include "rules/moves/draw_rules.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::GameResult;
using rules::Kind;
using rules::SquareSet;

Contents ofColor(Color color) {
    return Contents::piece(color, Kind::man) | Contents::piece(color, Kind::king);
}

constexpr Contents bothColors(Kind kind) {
    return Contents::piece(Color::white, kind) | Contents::piece(Color::black, kind);
}
constexpr Contents men = bothColors(Kind::man);
constexpr Contents kings = bothColors(Kind::king);

Contents meaning(KindWord word) {
    if (word == KindWord::piece)
        return men | kings;
    return word == KindWord::man ? men : kings;
}

} // namespace

int Builder::limited(unsigned number) {
    constexpr unsigned most = 1'000'000;
    return static_cast<int>(std::min(number, most));
}

void Builder::begin(std::string_view rest) {
    place_ = offsetOf(rest);
    color_.reset();
    kind_.reset();
    contents_ = {};
    onAny_ = false;
    squares_.clear();
    amount_.reset();
    against_ = {};
    manoeuvre_ = {};
    quantity_ = {};
    quantityOf_ = KindWord::piece;
}

void Builder::color(Color color) {
    color_ = color;
}

void Builder::kind(KindWord word) {
    kind_ = meaning(word);
}

void Builder::nothing(std::string_view) {
    kind_ = Contents::nothing();
}

Contents Builder::subject() const {
    const Contents kind = kind_.value_or(men | kings);
    return color_ && kind != Contents::nothing() ? kind & ofColor(*color_) : kind;
}

void Builder::otherPiece(std::string_view stroke) {
    requireKind(stroke);
    contents_ = contents_ | subject();
    color_.reset();
    kind_.reset();
}

void Builder::requireKind(std::string_view word) const {
    if (!kind_)
        fail(offsetOf(word), QueryFault::kindBefore, "white man on 27");
}

Color Builder::requireOnlyColor(std::string_view word) const {
    if (kind_ || !color_)
        fail(offsetOf(word), QueryFault::colorBefore, "white " + std::string(word));
    return *color_;
}

void Builder::requireNoEmpty(std::string_view word) const {
    if (kind_ == Contents::nothing())
        fail(offsetOf(word), QueryFault::onAfterEmpty, "empty on 22 23");
}

void Builder::put(Condition condition) {
    putTerm(Term::of(std::move(condition)));
}

void Builder::putTerm(Term term) {
    term.offset = place_;
    levels_.back().operand = std::move(term);
}

// ---- squares

std::optional<rules::Square> Builder::squareAt(std::string_view name) const {
    return squareNamed(rules_, name);
}

void Builder::square(std::string_view name) {
    const auto square = squareAt(name);
    if (!square) {
        const int size = rules_.board.size();
        fail({.fault = QueryFault::noSuchSquare,
              .offset = offsetOf(name),
              .variant = rules_.variant,
              .word = std::string(name),
              .number = size,
              .example = "white man on " + squareName(rules_, *rules_.square(size / 2 + 2))});
    }
    squares_.push_back(*square);
}

void Builder::rangeTo(std::string_view name) {
    const int first = rules_.number(squares_.back());
    square(name);
    const int last = rules_.number(squares_.back());
    if (last < first)
        fail(offsetOf(name), QueryFault::rangeBackward, "white men on 31-35");
    for (int n = first + 1; n < last; ++n)
        squares_.push_back(*rules_.square(n));
}

SquareSet Builder::takeSquares() {
    SquareSet set;
    for (const rules::Square s : std::exchange(squares_, {}))
        set.insert(s);
    return set;
}

void Builder::anyOf(std::string_view) {
    onAny_ = true;
}

void Builder::standing(std::string_view text) {
    requireKind(text);
    put(Standing{contents_ | subject(), takeSquares(), onAny_});
}

// ---- numbers

void Builder::relation(Relation relation) {
    relation_ = relation;
}

void Builder::number(unsigned number) {
    const int n = limited(number);
    switch (relation_) {
    case Relation::less:
        bounds_ = {std::numeric_limits<int>::min(), n - 1};
        break;
    case Relation::atMost:
        bounds_ = {0, n};
        break;
    case Relation::equal:
        bounds_ = {n, n};
        break;
    case Relation::atLeast:
        bounds_ = {n, std::numeric_limits<int>::max()};
        break;
    case Relation::greater:
        bounds_ = {n + 1, std::numeric_limits<int>::max()};
        break;
    }
}

void Builder::numberTo(unsigned number) {
    if (relation_ != Relation::equal)
        fail(place_, QueryFault::rangeWithoutEqual, "white men = 4 to 6");
    bounds_.high = limited(number);
}

Bounds Builder::bounds(std::string_view text) const {
    if (bounds_.low > bounds_.high)
        fail(offsetOf(text), QueryFault::rangeBackward, "white men = 4 to 6");
    return bounds_;
}

void Builder::amount(std::string_view) {
    amount_ = subject();
    color_.reset();
    kind_.reset();
}

void Builder::plus(unsigned number) {
    against_.plus = limited(number);
}

void Builder::minus(unsigned number) {
    plus(number);
    against_.plus = -against_.plus;
}

void Builder::comparison(std::string_view text) {
    requireKind(text);
    requireNoEmpty(text);
    if (amount_)
        put(NumberAgainst{*amount_, relation_, subject(), against_.plus});
    else
        put(NumberIn{subject(), bounds(text)});
}

void Builder::ply(std::string_view text) {
    put(PlyIn{bounds(text)});
}

// Move n begins after 2n - 2 plies.
void Builder::moveNumber(std::string_view text) {
    const Bounds moves = bounds(text);
    Bounds plies;
    if (moves.low > 0)
        plies.low = 2 * moves.low - 2;
    if (moves.high < std::numeric_limits<int>::max())
        plies.high = 2 * moves.high - 1;
    put(PlyIn{plies});
}

// ---- other conditions

void Builder::toMove(std::string_view word) {
    put(ToMove{requireOnlyColor(word)});
}

void Builder::won(std::string_view word) {
    put(Ended{
        {requireOnlyColor(word) == Color::white ? GameResult::whiteWins : GameResult::blackWins}});
}

void Builder::lost(std::string_view word) {
    const bool white = requireOnlyColor(word) == Color::white;
    put(Ended{{white ? GameResult::blackWins : GameResult::whiteWins, GameResult::bothLose}});
}

void Builder::drawn(std::string_view) {
    put(Ended{{GameResult::draw}});
}

void Builder::unfinished(std::string_view) {
    put(Ended{{GameResult::unknown}});
}

void Builder::bothLost(std::string_view) {
    put(Ended{{GameResult::bothLose}});
}

void Builder::atEnd(std::string_view) {
    put(AtEnd{});
}

void Builder::blocked(std::string_view word) {
    if (kind_)
        (void)requireOnlyColor(word);
    put(Blocked{color_});
}

void Builder::drawRule(std::string_view) {
    put(DrawRuleApplied{});
}

void Builder::drawRuleNamed(std::string_view name) {
    std::string names;
    for (const rules::DrawRule& rule : rules::drawRules(rules_.variant)) {
        if (rule.name == name) {
            put(DrawRuleApplied{std::string(name)});
            return;
        }
        names += (names.empty() ? "" : ", ") + std::string(rule.name);
    }
    if (names.empty())
        fail(offsetOf(name), QueryFault::noDrawRules);
    fail({.fault = QueryFault::noSuchDrawRule,
          .offset = offsetOf(name),
          .variant = rules_.variant,
          .word = names,
          .example = "draw rule \"" + names.substr(0, names.find(',')) + "\""});
}

void Builder::position(std::string_view fen) {
    const auto term = readPosition(rules_.variant, fen);
    if (!term)
        fail(term.error(), fen);
    putTerm(*term);
}

void Builder::moves(std::string_view moves) {
    const auto term = readMoves(rules_.variant, moves);
    if (!term)
        fail(term.error(), moves);
    putTerm(*term);
}

void Builder::pattern(std::string_view pattern) {
    const auto term = readPattern(rules_.variant, pattern);
    if (!term)
        fail(term.error(), pattern);
    putTerm(*term);
}

// ---- manoeuvres

void Builder::plays(std::string_view word) {
    requireNoEmpty(word);
}

void Builder::quiet(std::string_view word) {
    requireNoEmpty(word);
    manoeuvre_.type = Manoeuvre::Type::quiet;
}

void Builder::captures(std::string_view word) {
    requireNoEmpty(word);
    manoeuvre_.type = Manoeuvre::Type::capture;
}

void Builder::gives(std::string_view word) {
    requireNoEmpty(word);
    manoeuvre_.gives = Taken{{}, {}, {1}};
}

void Builder::promoting(std::string_view word) {
    requireNoEmpty(word);
    manoeuvre_.promotes = true;
}

void Builder::takenNext(std::string_view) {
    manoeuvre_.takenNext = true;
}

void Builder::from(std::string_view) {
    manoeuvre_.from = takeSquares();
}

void Builder::to(std::string_view) {
    manoeuvre_.to = takeSquares();
}

void Builder::over(std::string_view) {
    manoeuvre_.over = manoeuvre_.over | takeSquares();
}

void Builder::fromTo(std::string_view move) {
    const std::size_t separator = move.find_first_of("-x:");
    square(move.substr(0, separator));
    manoeuvre_.from = takeSquares();
    square(move.substr(separator + 1));
    manoeuvre_.to = takeSquares();
}

void Builder::exactly(unsigned number) {
    const int n = limited(number);
    quantity_ = {n, n};
}

void Builder::upTo(unsigned number) {
    quantity_.high = limited(number);
}

void Builder::atLeast(unsigned number) {
    quantity_ = {};
    quantity_.low = limited(number);
}

void Builder::atMost(unsigned number) {
    quantity_ = {0, limited(number)};
}

void Builder::quantityOf(KindWord word) {
    quantityOf_ = word;
}

void Builder::quantity(std::string_view text) {
    const bool given = manoeuvre_.gives.has_value();
    if (!given && manoeuvre_.type != Manoeuvre::Type::capture)
        fail(offsetOf(text), QueryFault::numberWithoutTaking, "white captures at least 4");
    if (quantity_.low > quantity_.high)
        fail(offsetOf(text), QueryFault::rangeBackward, "white captures 2 to 4 men");
    auto& taken = given ? manoeuvre_.gives : manoeuvre_.takes;
    if (!taken)
        taken.emplace();
    if (quantityOf_ == KindWord::piece)
        taken->pieces = quantity_;
    else if (quantityOf_ == KindWord::man)
        taken->men = quantity_;
    else
        taken->kings = quantity_;
    quantityOf_ = KindWord::piece;
}

void Builder::manoeuvre(std::string_view) {
    manoeuvre_.color = color_;
    if (kind_ && *kind_ != (men | kings))
        manoeuvre_.kind = *kind_ == men ? Kind::man : Kind::king;
    put(manoeuvre_);
}

} // namespace damscope::db::query
