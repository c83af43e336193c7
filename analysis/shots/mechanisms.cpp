// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/names.hpp"

#include "analysis/shots/shot.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

namespace damscope::analysis::shots {
namespace {

using rules::Coordinates;
using rules::Square;

bool isReply(const Step& step) {
    return !step.own;
}

/// The square behind one, seen from a neighbour.
std::optional<Square> behind(const rules::Board& board, Square square, Square neighbour) {
    const Coordinates at = board.coordinates(square);
    const Coordinates from = board.coordinates(neighbour);
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    return board.at({at.row + sign(at.row - from.row), at.column + sign(at.column - from.column)});
}

/// The square that a capture would come to next if it went straight on.
std::optional<Square> straightOn(const Step& step) {
    return step.taken.empty() ? std::nullopt
                              : behind(step.before.rules().board, step.move.to, step.taken.back());
}

/// Whether a capture is more than taking back a single piece.
bool isStroke(const Step& capture) {
    return capture.taken.size() >= 2;
}

bool areNeighbours(const rules::Board& board, Square a, Square b) {
    const Coordinates p = board.coordinates(a);
    const Coordinates q = board.coordinates(b);
    return std::abs(p.row - q.row) <= 1 && std::abs(p.column - q.column) <= 1 && a != b;
}

/// A reply, and the capture that answers it by taking the piece that replied, first.
template <class Fits> bool answered(const Record& record, Fits fits) {
    return std::ranges::any_of(record.steps, [&](const Step& reply) {
        const Step* next = record.after(reply);
        return isReply(reply) && next != nullptr && !next->taken.empty() &&
               next->taken.front() == reply.move.to && fits(reply, *next);
    });
}

// The king stops in front of the piece that takes it, having taken what stood behind that piece.
bool halfTurkish(const Record& record) {
    return record.given() < 4 && answered(record, [](const Step& reply, const Step& capture) {
               const rules::Board& board = reply.before.rules().board;
               if (!byKing(reply) || !areNeighbours(board, reply.move.to, capture.move.from))
                   return false;
               const auto support = behind(board, capture.move.from, reply.move.to);
               return support && reply.move.captured.contains(*support);
           });
}

// The king stops where the next piece on its line has been taken already in the same capture.
bool turkish(const Record& record) {
    return record.given() >= 4 && answered(record, [](const Step& reply, const Step&) {
               const rules::Board& board = reply.before.rules().board;
               return byKing(reply) && reply.taken.size() >= 3 &&
                      std::ranges::any_of(
                          std::span(reply.taken).first(reply.taken.size() - 1),
                          [&](Square taken) { return areNeighbours(board, taken, reply.move.to); });
           });
}

// A king cannot go on because of a piece that it has taken in the same capture. The next capture
// does not begin with that king; it is taken later.
bool swiss(const Record& record) {
    const Step* stuck = nullptr;
    for (const Step& step : record.steps) {
        const auto stop = isReply(step) && byKing(step) ? straightOn(step) : std::nullopt;
        const Step* next = record.after(step);
        if (stop && step.move.captured.contains(*stop) && next != nullptr &&
            (next->taken.empty() || next->taken.front() != step.move.to))
            stuck = &step;
        if (stuck != nullptr && step.own && !(step.move.captured & step.before.kings()).empty())
            return record.given() >= 4;
    }
    return false;
}

// A man of the opponent is made to stand where it stops his king, which is then taken.
bool stopped(const Record& record) {
    return answered(record, [&](const Step& reply, const Step&) {
        const auto stop = straightOn(reply);
        return byKing(reply) && stop && reply.before.men(rules::Color::black).contains(*stop) &&
               std::ranges::any_of(record.before(reply), [&](const Step& earlier) {
                   return isReply(earlier) && earlier.move.to == *stop;
               });
    });
}

// Two kings or more fall, in captures of their own.
bool ladder(const Record& record) {
    return std::ranges::count_if(record.steps, [](const Step& step) {
               return step.own && !(step.move.captured & step.before.kings()).empty();
           }) >= 2;
}

/// The most replies in a row of one piece.
int longestWalk(const Record& record) {
    int longest = 0;
    int walk = 0;
    std::optional<std::size_t> last;
    for (const Step& step : record.steps)
        if (isReply(step)) {
            walk = last == step.piece ? walk + 1 : 1;
            last = step.piece;
            longest = std::max(longest, walk);
        }
    return longest;
}

bool promenade(const Record& record) {
    return longestWalk(record) >= 3;
}

// A piece that took a gift is at once made to take another, back towards where it came from.
bool recall(const Record& record) {
    const Step* last = nullptr;
    for (const Step& step : record.steps) {
        if (!isReply(step))
            continue;
        const rules::Board& board = step.before.rules().board;
        if (last != nullptr && last->piece == step.piece &&
            board.rowOf(step.move.to) < board.rowOf(step.move.from))
            return true;
        last = &step;
    }
    return false;
}

// Gives three pieces and makes two captures of two pieces each, and no others.
bool doubleTwo(const Record& record) {
    int captures = 0;
    for (const Step& step : record.steps)
        if (step.own && step.move.isCapture()) {
            if (step.move.captured.size() != 2)
                return false;
            ++captures;
        }
    return captures == 2 && record.given() == 3;
}

/// Whether the piece captured before a step.
bool capturedBefore(const Record& record, const Step& step, std::size_t piece) {
    return std::ranges::any_of(record.before(step), [&](const Step& earlier) {
        return earlier.own && earlier.move.isCapture() && earlier.piece == piece;
    });
}

// A piece captures, stays because the opponent must take elsewhere, and captures again.
bool bomb(const Record& record) {
    const Step* last = record.lastCapture();
    return last != nullptr && capturedBefore(record, *last, last->piece);
}

// The last capture is possible because a piece that captured earlier stands behind the capturer.
bool sponge(const Record& record) {
    const Step* last = record.lastCapture();
    if (last == nullptr || last->taken.empty())
        return false;
    const auto support = behind(last->before.rules().board, last->move.from, last->taken.front());
    return support && std::ranges::any_of(record.before(*last), [&](const Step& step) {
               return step.own && step.move.isCapture() && step.move.to == *support &&
                      last->before.pieces(rules::Color::white).contains(*support);
           });
}

/// Whether a reply takes the piece that has just moved.
bool retakes(const Record& record, const Step& reply) {
    const auto before = record.before(reply);
    return isReply(reply) && !before.empty() && before.back().own &&
           reply.move.captured.contains(before.back().move.to);
}

bool retakesCapture(const Record& record, const Step& reply) {
    return retakes(record, reply) && record.before(reply).back().move.isCapture();
}

// The first link is put in place, and an exchange draws a piece from the way of the main capture.
bool drawer(const Record& record) {
    const Step* main = record.mainCapture();
    if (main == nullptr || main->taken.empty())
        return false;
    bool linkPlaced = false;
    bool drawn = false;
    for (const Step& step : record.before(*main)) {
        linkPlaced = linkPlaced || (isReply(step) && step.move.to == main->taken.front());
        const auto steps = std::array{step.move.from};
        drawn = drawn || (linkPlaced && retakesCapture(record, step) &&
                          step.move.to != main->taken.front() &&
                          rules::passes(main->before, main->move, steps));
    }
    return drawn;
}

/// A piece leaves its place behind another, which must then be taken by the first link of the main
/// capture: what the piece did that left.
const Step* trapdoorOpened(const Record& record) {
    const Step* opened = nullptr;
    const bool is = answered(record, [&](const Step& reply, const Step& capture) {
        const auto before = record.before(reply);
        if (&capture != record.mainCapture() || !isStroke(capture) || before.empty())
            return false;
        opened = &before.back();
        return reply.move.to == opened->move.from && !reply.move.captured.contains(opened->move.to);
    });
    return is ? opened : nullptr;
}

bool isBackwardCapture(const Step& step) {
    const rules::Board& board = step.before.rules().board;
    return step.move.isCapture() && board.rowOf(step.move.to) > board.rowOf(step.move.from);
}

bool trapdoor(const Record& record) {
    const Step* opened = trapdoorOpened(record);
    return opened != nullptr && !isBackwardCapture(*opened);
}

// A trapdoor that an exchange backward opens.
bool heel(const Record& record) {
    const Step* opened = trapdoorOpened(record);
    return opened != nullptr && isBackwardCapture(*opened);
}

// A capture is retaken, and the man that retakes it is the first link of the last capture.
bool ricochet(const Record& record) {
    return answered(record, [&](const Step& reply, const Step& capture) {
        return &capture == record.lastCapture() && isStroke(capture) &&
               retakesCapture(record, reply) && !byKing(reply);
    });
}

// Captures retaken one after another pile up the pieces that the last capture takes.
bool chaplet(const Record& record) {
    const Step* last = record.lastCapture();
    if (last == nullptr)
        return false;
    const auto retaken = std::ranges::count_if(
        record.before(*last), [&](const Step& step) { return retakesCapture(record, step); });
    const auto piled = std::ranges::count_if(last->taken, [&](Square square) {
        return std::ranges::any_of(record.before(*last), [&](const Step& step) {
            return isReply(step) && step.move.to == square;
        });
    });
    return retaken >= 2 && piled >= 2;
}

/// Men that could jump if there were no majority rule.
int jumpers(const rules::Position& position) {
    const rules::Board& board = position.rules().board;
    const rules::SquareSet victims = position.pieces(rules::opponent(position.toMove()));
    return static_cast<int>(std::ranges::count_if(position.men(position.toMove()), [&](Square man) {
        return std::ranges::any_of(rules::detail::headings(position.rules()), [&](auto h) {
            const auto over = rules::detail::neighbour(board, man, h);
            const auto to = over ? rules::detail::neighbour(board, *over, h) : std::nullopt;
            return rules::detail::isCaptureLine(position.rules(), h) && to &&
                   victims.contains(*over) && !position.pieces().contains(*to);
        });
    }));
}

/// Whether two jumps of a man meet at a right angle: on opposite sides of neither its rows nor its
/// columns.
bool turnsAtRightAngle(const Step& reply) {
    if (reply.taken.size() != 2 || byKing(reply))
        return false;
    const rules::Board& board = reply.before.rules().board;
    const Coordinates from = board.coordinates(reply.move.from);
    const Coordinates to = board.coordinates(reply.move.to);
    return from.row == to.row || from.column == to.column;
}

// Three men could take; the one that must take two turns at a right angle, and is taken.
bool reversed(const Record& record) {
    return answered(record, [](const Step& reply, const Step&) {
        return turnsAtRightAngle(reply) && jumpers(reply.before) >= 3;
    });
}

// A man is made to take to its last row, and as a king has to take again.
bool sentToKing(const Record& record) {
    return std::ranges::any_of(record.steps, [&](const Step& step) {
        return isReply(step) && step.move.crowns &&
               std::ranges::any_of(record.steps, [&](const Step& later) {
                   return &later > &step && isReply(later) && later.piece == step.piece;
               });
    });
}

// The same as sent to king, with nothing between: in English draughts it stops in the last row, and
// jumps out with the next capture.
bool inAndOut(const Record& record) {
    const Step* in = nullptr;
    for (const Step& step : record.steps) {
        if (!isReply(step))
            continue;
        if (in != nullptr && in->piece == step.piece)
            return true;
        in = step.move.crowns ? &step : nullptr;
    }
    return false;
}

// A piece is put in front of the one that makes the last capture, and the piece behind it is drawn
// away.
bool pierced(const Record& record) {
    const Step* last = record.lastCapture();
    if (last == nullptr || !isStroke(*last))
        return false;
    const auto squares = landings(*last);
    const auto before = record.before(*last);
    const auto replied = [&](Square rules::Move::*end, Square square) {
        return std::ranges::any_of(
            before, [&](const Step& s) { return isReply(s) && s.move.*end == square; });
    };
    return squares.size() > 1 && replied(&rules::Move::to, last->taken.front()) &&
           replied(&rules::Move::from, squares[1]);
}

// Either of two pieces may take the man that is moved between them: both then stand before the man
// behind, which takes the one that did first.
bool parallel(const Record& record) {
    return answered(record, [&](const Step& reply, const Step& capture) {
        const auto before = record.before(reply);
        if (before.empty() || before.back().move.isCapture() || !isStroke(capture))
            return false;
        rules::SquareSet takers;
        for (const rules::Move& move : rules::legalMoves(reply.before))
            if (move.captured.contains(before.back().move.to) &&
                areNeighbours(reply.before.rules().board, move.to, capture.move.from))
                takers.insert(move.from);
        return takers.size() >= 2;
    });
}

// A quiet move where the opponent has to make the capture that he makes then in any case: he has no
// other, before the move or after it.
bool freeMove(const Record& record) {
    return std::ranges::any_of(record.steps, [&](const Step& step) {
        const Step* reply = record.after(step);
        if (!step.own || step.move.isCapture() || reply == nullptr ||
            reply->move.captured.contains(step.move.to))
            return false;
        rules::Position other = step.before;
        other.setToMove(rules::Color::black);
        const auto isOnlyOne = [&](const rules::Position& position) {
            const rules::MoveList legal = rules::legalMoves(position);
            return !legal.empty() && std::ranges::all_of(legal, [&](const rules::Move& move) {
                return move.from == reply->move.from && move.to == reply->move.to &&
                       move.captured == reply->move.captured;
            });
        };
        return isOnlyOne(other) && isOnlyOne(step.before.after(step.move));
    });
}

/// Whether a man of the opponent could take the piece on a square if there were no majority rule.
bool couldBeTaken(const rules::Position& position, Square piece) {
    const rules::Board& board = position.rules().board;
    return std::ranges::any_of(rules::detail::headings(position.rules()), [&](auto h) {
        const auto from = rules::detail::neighbour(board, piece, rules::detail::back(h));
        const auto to = rules::detail::neighbour(board, piece, h);
        return rules::detail::isCaptureLine(position.rules(), h) && from && to &&
               position.men(position.toMove()).contains(*from) && !position.pieces().contains(*to);
    });
}

/// A man is moved against one of the opponent, who could take it but must take more elsewhere:
/// what he then takes.
const Step* gluedReply(const Record& record) {
    for (const Step& step : record.steps) {
        const Step* reply = record.after(step);
        if (step.own && !step.move.isCapture() && reply != nullptr && reply->taken.size() >= 2 &&
            !reply->move.captured.contains(step.move.to) &&
            couldBeTaken(reply->before, step.move.to))
            return reply;
    }
    return nullptr;
}

bool glued(const Record& record) {
    return gluedReply(record) != nullptr;
}

// The man that was moved against another then begins the last capture with it.
bool gluedTakes(const Record& record) {
    const Step* reply = gluedReply(record);
    const Step* next = reply == nullptr ? nullptr : record.after(*reply);
    const Step* before = reply == nullptr ? nullptr : &record.before(*reply).back();
    return next != nullptr && next == record.lastCapture() && next->piece == before->piece &&
           !next->taken.empty() &&
           areNeighbours(next->before.rules().board, next->taken.front(), next->move.from);
}

constexpr std::array<std::pair<std::string_view, Mechanism>, 26> mechanisms{
    {{"bomb", bomb},
     {"chaplet", chaplet},
     {"double-two", doubleTwo},
     {"drawer", drawer},
     {"free-move", freeMove},
     {"glued", glued},
     {"glued-takes", gluedTakes},
     {"half-turkish", halfTurkish},
     {"heel", heel},
     {"in-and-out", inAndOut},
     {"ladder", ladder},
     {"parallel", parallel},
     {"pierced", pierced},
     {"promenade", promenade},
     {"recall", recall},
     {"reversed", reversed},
     {"ricochet", ricochet},
     {"rolled-up", rolledUp},
     {"sent-to-king", sentToKing},
     {"sponge", sponge},
     {"stopped", stopped},
     {"swiss", swiss},
     {"trapdoor", trapdoor},
     {"turkish", turkish},
     {"wheel", wheel},
     {"zigzag", zigzag}}};

} // namespace

std::optional<Mechanism> mechanismNamed(std::string_view word) {
    const auto found = std::ranges::find(mechanisms, word, [](const auto& m) { return m.first; });
    return found == mechanisms.end() ? std::nullopt : std::optional(found->second);
}

} // namespace damscope::analysis::shots
