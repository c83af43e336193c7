// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/move_entry.hpp"

#include "base/text/ascii.hpp"
#include "messages/translation.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <iterator>

namespace damscope::gui {

namespace {

using rules::Explanation;
using rules::Move;
using rules::Reason;
using rules::Route;
using rules::Square;
using rules::SquareSet;

bool has(const std::vector<Square>& squares, Square s) {
    return std::ranges::find(squares, s) != squares.end();
}

// A landing or captured square between the ends.
bool touches(const Route& route, Square s) {
    return has(route.taken, s) ||
           std::find(route.squares.begin() + 1, route.squares.end(), s) != route.squares.end();
}

bool passes(const Route& route, Square s) {
    return std::find(route.way.begin() + 1, route.way.end(), s) != route.way.end();
}

bool areNeighbours(const rules::Board& board, Square a, Square b) {
    const rules::Coordinates p = board.coordinates(a);
    const rules::Coordinates q = board.coordinates(b);
    return std::abs(p.row - q.row) <= 1 && std::abs(p.column - q.column) <= 1;
}

// How informative a reason is about a piece that may not move at all.
int weight(const rules::Board& board, const Explanation& e, Square from, Square to) {
    constexpr std::array<Reason, 6> informative{
        Reason::captureCompulsory, Reason::kingMoveLimit,       Reason::captureUnfinished,
        Reason::moreToTake,        Reason::betterCaptureExists, Reason::kingMustCapture};
    const auto found = std::ranges::find(informative, e.reason);
    if (found != informative.end())
        return 2 + static_cast<int>(found - informative.begin());
    return e.reason == Reason::occupied && areNeighbours(board, from, to) ? 1 : 0;
}

std::string route(const rules::Rules& rules, const Route& r) {
    std::string text;
    for (const Square s : r.squares)
        text += (text.empty() ? "" : std::string(1, rules.captureSign)) + squareName(rules, s);
    return text;
}

} // namespace

void MoveEntry::setPosition(std::optional<rules::Position> position) {
    position_ = position;
    legal_.clear();
    movable_ = {};
    mustCapture_ = 0;
    cancel();
    if (!position_)
        return;
    legal_ = rules::legalMoves(*position_);
    for (const Move& m : legal_)
        movable_.insert(m.from);
    if (!legal_.empty() && legal_[0].isCapture()) {
        const auto fewest =
            std::min_element(legal_.begin(), legal_.end(), [](const Move& a, const Move& b) {
                return a.captured.size() < b.captured.size();
            });
        mustCapture_ = fewest->captured.size();
    }
}

void MoveEntry::setStepwise(bool on) {
    stepwise_ = on;
    cancel();
}

void MoveEntry::cancel() {
    lifted_.reset();
    candidates_.clear();
    chosen_.clear();
    choices_.clear();
}

MoveEntry::Outcome MoveEntry::press(Square square) {
    if (!position_)
        return Refused{translated(rules::message(rules::Position(rules::Variant::international),
                                                 {Reason::positionUnknown, {}, {}}),
                                  language_)};
    return lifted_ ? pressWhileLifted(square) : lift(square);
}

MoveEntry::Outcome MoveEntry::lift(Square square) {
    assert(position_);
    cancel();
    const auto piece = position_->at(square);
    if (!piece)
        return Changed{};
    if (piece->color != position_->toMove())
        return Refused{explanationText({Reason::notYours, {square}, {}})};
    if (const auto reason = reasonNotToLift(square))
        return Refused{*reason};
    lifted_ = square;
    for (const Move& m : legal_)
        if (m.from == square)
            candidates_.push_back({m, rules::routes(*position_, m)});
    return Changed{};
}

std::optional<std::string> MoveEntry::reasonNotToLift(Square square) const {
    if (!position_ || movable_.contains(square))
        return std::nullopt;
    const auto piece = position_->at(square);
    if (!piece || piece->color != position_->toMove())
        return std::nullopt;
    const rules::Board& board = position_->rules().board;
    Explanation best{Reason::gameOver, {}, {}};
    int most = -1;
    for (const Square to : board.squares()) {
        if (to == square)
            continue;
        const auto e = rules::explain(*position_, rules::MoveText{{square, to}, {}, {}});
        const int says = weight(board, e, square, to);
        if (says > most) {
            most = says;
            best = e;
        }
    }
    if (most < 2 && mustCapture_ > 0)
        best = {Reason::captureCompulsory, {}, {legal_.begin(), legal_.end()}};
    return explanationText(best);
}

// The next landing square of a capture; nothing if the square is none.
std::optional<MoveEntry::Outcome> MoveEntry::step(Square square) {
    const std::size_t landing = chosen_.size() + 1;
    std::vector<Candidate> left;
    for (const Candidate& c : candidates_) {
        Candidate landed{c.move, {}};
        std::ranges::copy_if(c.routes, std::back_inserter(landed.routes), [&](const Route& r) {
            return landing < r.squares.size() && r.squares[landing] == square;
        });
        if (!landed.routes.empty())
            left.push_back(std::move(landed));
    }
    if (left.empty())
        return std::nullopt;
    const auto ends = [&](const Candidate& c) {
        return std::ranges::any_of(c.routes,
                                   [&](const Route& r) { return r.squares.size() == landing + 1; });
    };
    if (std::ranges::all_of(left, ends))
        return settle(std::move(left));
    chosen_.push_back(square);
    candidates_ = std::move(left);
    return Changed{};
}

// A square where the move ends, or on the way; nothing if the square is neither.
std::optional<MoveEntry::Outcome> MoveEntry::meet(Square square) {
    std::vector<Candidate> ending;
    if (choices_.empty())
        std::ranges::copy_if(candidates_, std::back_inserter(ending),
                             [&](const Candidate& c) { return c.move.to == square; });
    if (!ending.empty())
        return settle(std::move(ending));
    std::vector<Candidate> passing = through(square);
    if (passing.empty())
        return std::nullopt;
    return narrow(square, std::move(passing));
}

MoveEntry::Outcome MoveEntry::pressWhileLifted(Square square) {
    assert(position_ && lifted_);
    const bool choosing = !choices_.empty();
    const bool stepping = stepwise_ && !choosing;
    if (auto met = stepping ? step(square) : meet(square))
        return *met;
    const bool isEnd =
        std::ranges::any_of(candidates_, [&](const Candidate& c) { return c.move.to == square; });
    if (stepping && (isEnd || (isStepping() && standing() == square)))
        return Changed{}; // the squares before it come first
    if (square == *lifted_) {
        cancel();
        return Changed{};
    }
    if (const auto piece = position_->at(square); piece && piece->color == position_->toMove())
        return lift(square);
    if (choosing)
        return Refused{explanationText({Reason::ambiguous, {}, [&] {
                                            std::vector<Move> moves;
                                            for (const Choice& c : choices_)
                                                moves.push_back(c.move);
                                            return moves;
                                        }()})};
    return Refused{why(*lifted_, square)};
}

// If some land on a square or take its piece, those that only pass over it are not
// meant.
std::vector<MoveEntry::Candidate> MoveEntry::through(Square square) const {
    for (const auto& meets : {touches, passes}) {
        std::vector<Candidate> found;
        for (const Candidate& c : candidates_) {
            Candidate left{c.move, {}};
            std::ranges::copy_if(c.routes, std::back_inserter(left.routes),
                                 [&](const Route& r) { return meets(r, square); });
            if (!left.routes.empty() && c.move.to != square)
                found.push_back(std::move(left));
        }
        if (!found.empty())
            return found;
    }
    return {};
}

MoveEntry::Outcome MoveEntry::narrow(Square square, std::vector<Candidate> left) {
    assert(!left.empty());
    chosen_.push_back(square);
    const bool sameEnds = std::ranges::all_of(
        left, [&](const Candidate& c) { return c.move.to == left.front().move.to; });
    if (left.size() == 1 || sameEnds)
        return settle(std::move(left));
    candidates_ = std::move(left);
    choices_.clear();
    return Changed{};
}

MoveEntry::Outcome MoveEntry::settle(std::vector<Candidate> left) {
    if (left.size() == 1)
        return played(left.front().move);
    candidates_ = std::move(left);
    offer();
    return Changed{};
}

MoveEntry::Outcome MoveEntry::played(const Move& move) {
    cancel();
    return Played{move};
}

// A square that no other candidate passes, if there is one.
Square MoveEntry::badgeOf(const Candidate& candidate) const {
    assert(!candidate.routes.empty());
    const Route& r = candidate.routes.front();
    for (const auto* squares : {&r.squares, &r.taken})
        for (const Square s : *squares) {
            const auto met = through(s);
            if (met.size() == 1 && met.front().move == candidate.move)
                return s;
        }
    return r.taken[r.taken.size() / 2];
}

void MoveEntry::offer() {
    choices_.clear();
    for (const Candidate& c : candidates_)
        choices_.push_back(
            {c.move, c.routes.front(), badgeOf(c), route(position_->rules(), c.routes.front())});
}

MoveEntry::Outcome MoveEntry::choose(int number) {
    if (number < 1 || number > static_cast<int>(choices_.size()))
        return Changed{};
    return played(choices_[static_cast<std::size_t>(number - 1)].move);
}

bool MoveEntry::isDecided(std::string_view typed) const {
    constexpr std::size_t bothEnds = 4;
    if (typed.size() != bothEnds)
        return false;
    if (std::ranges::all_of(typed, base::isDigit))
        return true;
    // Behind a sign a number may have another digit; letters of files need no sign.
    const auto isSquare = [&](std::size_t at) {
        return base::isLetter(typed[at]) && base::isDigit(typed[at + 1]);
    };
    if (!position_ || !isSquare(0) || !isSquare(2))
        return false;
    const auto readings = rules::readMoveText(position_->rules(), typed);
    if (readings.size() != 1 || readings.front().squares.size() != 2)
        return false;
    if (!meant(typed).moves.empty())
        return true;
    // A capture may go on from there, and on a high board the rank may have another digit.
    constexpr int oneDigit = 9;
    return position_->rules().board.ranks <= oneDigit &&
           std::ranges::none_of(legal_, [&](const Move& m) {
               return m.from == readings.front().squares.front() &&
                      rules::passes(*position_, m, readings.front().squares);
           });
}

// Two digits are a square in every text, but nobody types a square alone: they are both ends.
rules::MoveMatch MoveEntry::meant(std::string_view text) const {
    if (text.size() == 2 && std::ranges::all_of(text, base::isDigit)) {
        const auto from = rules::squareNamed(position_->rules(), text.substr(0, 1));
        const auto to = rules::squareNamed(position_->rules(), text.substr(1));
        if (from && to)
            return rules::resolve(*position_, rules::MoveText{{*from, *to}, {}, {}});
    }
    return rules::resolve(*position_, legal_, text);
}

MoveEntry::Outcome MoveEntry::type(std::string_view text) {
    if (!position_)
        return press(Square{0});
    const rules::MoveMatch match = meant(text);
    if (match.unique())
        return played(match.moves.front());
    const bool sameEnds =
        !match.moves.empty() && std::ranges::all_of(match.moves, [&](const Move& m) {
            return m.from == match.moves.front().from && m.to == match.moves.front().to;
        });
    if (!sameEnds)
        return Refused{match.problem ? explanationText(*match.problem) : std::string()};
    cancel();
    lifted_ = match.moves.front().from;
    std::vector<Candidate> left;
    for (const Move& m : match.moves)
        left.push_back({m, rules::routes(*position_, m)});
    return settle(std::move(left));
}

std::optional<Square> MoveEntry::standing() const {
    if (!lifted_)
        return std::nullopt;
    const auto inEveryRoute = [&](Square s) {
        return !candidates_.empty() && std::ranges::all_of(candidates_, [&](const Candidate& c) {
            return std::ranges::all_of(c.routes, [&](const Route& r) { return has(r.way, s); });
        });
    };
    const auto last = std::find_if(chosen_.rbegin(), chosen_.rend(), inEveryRoute);
    return last == chosen_.rend() ? lifted_ : *last;
}

SquareSet MoveEntry::targets() const {
    SquareSet ends;
    for (const Candidate& c : candidates_)
        if (!stepwise_ || !choices_.empty())
            ends.insert(c.move.to);
        else
            for (const Route& r : c.routes)
                if (chosen_.size() + 1 < r.squares.size())
                    ends.insert(r.squares[chosen_.size() + 1]);
    return ends;
}

SquareSet MoveEntry::ghosts() const {
    if (chosen_.empty() || candidates_.empty())
        return {};
    SquareSet taken = candidates_.front().move.captured;
    for (const Candidate& c : candidates_)
        taken = taken & c.move.captured;
    return taken;
}

std::string MoveEntry::explanationText(const Explanation& explanation) const {
    return translated(rules::message(*position_, explanation), language_);
}

std::string MoveEntry::why(Square from, Square to) const {
    return explanationText(rules::explain(*position_, rules::MoveText{{from, to}, {}, {}}));
}

} // namespace damscope::gui
