// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/why/ranking.hpp"

#include "messages/translation.hpp"

#include <algorithm>
#include <tuple>

namespace damscope::db {
namespace {

using rules::Color;
using rules::GameResult;
using Kind = Reason::Kind;

constexpr int leastSquares = 5; // of a structure without men of the other side

bool isStructure(const Reason& reason) {
    return reason.kind == Kind::takesUp || reason.kind == Kind::givesUp;
}

int squaresOf(const Structure& structure) {
    const RequiredSquares& squares = structure.squares;
    return squares.white.size() + squares.black.size() + squares.empty.size();
}

/// A smaller number is stronger.
enum class Strength : std::uint8_t { result, material, threat, exchange, structure };

Strength strengthOf(const Reason& reason) {
    switch (reason.kind) {
    case Kind::changes:
        return Strength::result;
    case Kind::threatens:
        return Strength::threat;
    case Kind::exchanges:
        return Strength::exchange;
    case Kind::takesUp:
    case Kind::givesUp:
        return Strength::structure;
    case Kind::plays:
    case Kind::misses:
    case Kind::allows:
    case Kind::gives:
    case Kind::refuted:
    case Kind::prefers:
        break;
    }
    return Strength::material;
}

// Among structures, one that is taken up comes before one that is given up, then the one with the
// most squares.
auto orderOf(const Reason& reason) {
    const int squares = isStructure(reason) ? squaresOf(*reason.structure) : 0;
    return std::tuple(strengthOf(reason), -reason.shot.gain, reason.kind == Kind::givesUp,
                      -squares);
}

int pointsOf(GameResult result, Color side) {
    if (result == GameResult::draw)
        return 1;
    return (result == GameResult::whiteWins) == (side == Color::white) ? 2 : 0;
}

} // namespace

bool counts(const Structure& structure) {
    const bool ofMenOfBoth = !structure.squares.white.empty() && !structure.squares.black.empty();
    return ofMenOfBoth || squaresOf(structure) >= leastSquares || structure.source.empty();
}

bool isAgainst(const Reason& reason, Color mover) {
    if (reason.kind == Kind::changes)
        return pointsOf(reason.after, mover) < pointsOf(reason.before, mover);
    return reason.kind == Kind::misses || reason.kind == Kind::allows ||
           reason.kind == Kind::gives || reason.kind == Kind::refuted ||
           reason.kind == Kind::prefers;
}

bool isPlain(const Reason& reason) {
    return reason.kind == Kind::threatens && reason.shot.gain == 1 && reason.shot.moves.size() == 1;
}

std::vector<Reason> whatMatters(std::vector<Reason> reasons, Color mover) {
    std::erase_if(reasons, [](const Reason& reason) {
        return isStructure(reason) && !counts(*reason.structure);
    });
    std::ranges::stable_sort(reasons, {}, orderOf);
    if (reasons.empty())
        return reasons;
    const Strength strongest = strengthOf(reasons.front());
    const bool against = std::ranges::any_of(
        reasons, [&](const Reason& reason) { return isAgainst(reason, mover); });
    std::erase_if(reasons, [&](const Reason& reason) {
        const Strength strength = strengthOf(reason);
        return (strength == Strength::threat && against) ||
               (strength > Strength::threat && strength != strongest);
    });
    if (!reasons.empty() && isStructure(reasons.front()))
        reasons.resize(1);
    return reasons;
}

std::string Explanation::of(std::size_t move) {
    std::string text;
    for (const Reason& reason : reasons_.of(move, &tables_, Refute::any)) {
        if (!isAgainst(reason, plies_[move].position.toMove()))
            continue;
        text += text.empty() ? "" : " ";
        text += translated(message(plies_, move, reason, language_), language_) + '.';
    }
    return text;
}

} // namespace damscope::db
