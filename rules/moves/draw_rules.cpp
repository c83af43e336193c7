// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/draw_rules.hpp"

#include <array>

namespace damscope::rules {

namespace {

using enum DrawCondition;
using enum DrawEffect;

constexpr std::uint8_t any = 255;

/// A limit in moves of each side.
constexpr std::uint16_t moves(int n) {
    return static_cast<std::uint16_t>(2 * n);
}

constexpr DrawRule threefold{"threefold repetition", repetition, 3, endsGame};
constexpr DrawRule threefoldClaim{"threefold repetition", repetition, 3, mayBeClaimed};

constexpr Material twoPieces{1, 2, 1}; // 2 kings, king and man, or king
constexpr Material threePieces{.fewest = 3, .most = 3, .fewestKings = 1, .runsOn = true};

/// FMJD 6.1: third occurrence, not necessarily in a row. The Dutch texts let a player claim it, the
/// French box rules too. FMJD 6.2: 25 moves of each side. 6.3: 16 moves for three pieces with a
/// king against a king, a maximum that stays if a piece is lost meanwhile; 6.4: 5 moves for two
/// kings, king and man, or king against a king (the Dutch texts: 16, and 5 for two kings; and a
/// draw at once for king against king).
constexpr std::array international{
    threefold,
    DrawRule{"25-move rule", noProgress, moves(25), endsGame},
    DrawRule{"16-move rule", material, moves(16), endsGame, threePieces},
    DrawRule{"5-move rule", material, moves(5), endsGame, twoPieces},
};

/// World Checkers/Draughts Federation 1.32.1 and 1.32.2, both on claim: the third occurrence; forty
/// moves of each side without a man's move and without a capture.
constexpr std::array english{
    threefoldClaim,
    DrawRule{"40-move rule", noProgress, moves(40), mayBeClaimed},
};

/// FMJD section 64, as lidraughts quotes it: 7.2.3 repetition; 7.2.4 three kings or more against
/// one, 15 moves; 7.2.5 only kings moved and nothing taken, 15 moves; 7.2.6 both sides have kings
/// and the balance has not changed, 30 moves with 4 or 5 pieces, 60 with 6 or 7; 7.2.7 three pieces
/// against a king on the main road, 5 moves; 7.2.8 two pieces or one against a king, 5 moves. 7.2.9
/// ("except where the win is obvious") is for an arbiter.
constexpr std::array russian{
    threefold,
    DrawRule{"three-kings rule", material, moves(15), endsGame, {3, any, 3, true}},
    DrawRule{"15-move rule", noProgress, moves(15), endsGame},
    DrawRule{"30-move rule", balance, moves(30), endsGame, {4, 5, 0}},
    DrawRule{"60-move rule", balance, moves(60), endsGame, {6, 7, 0}},
    DrawRule{"main-road rule", material, moves(5), endsGame, {3, 3, 1, false, true}},
    DrawRule{"5-move rule", material, moves(5), endsGame, twoPieces},
};

/// The same as lidraughts plays it: 7.2.5 does not count if 7.2.6 does, and in 7.2.7 only the lone
/// king is on the main road.
constexpr std::array russianAsPlayedOnline{
    russian[0],
    russian[1],
    DrawRule{"15-move rule", noProgress, moves(15), endsGame, {4, 7, 0}},
    russian[3],
    russian[4],
    DrawRule{"main-road rule", material, moves(5), endsGame, {3, 3, 1, false, true, true}},
    russian[6],
};

/// The Brazilian federation: twenty moves of kings, not fifteen.
constexpr std::array brazilianFederation{
    russian[0], russian[1], DrawRule{"20-move rule", noProgress, moves(20), endsGame},
    russian[3], russian[4], russian[5],
    russian[6],
};

/// Federazione Italiana Dama 9.3 b1: the fourth occurrence; 10.4: 40 moves of each side.
constexpr std::array italian{
    DrawRule{"fourfold repetition", repetition, 4, endsGame},
    DrawRule{"40-move rule", noProgress, moves(40), endsGame},
};

/// American Pool Checkers Association, rule 26: third occurrence, 15 moves of each side without
/// progress; three kings against one, 13 moves, the win on the 14th does not count.
constexpr std::array pool{
    threefold,
    DrawRule{"15-move rule", noProgress, moves(15), endsGame},
    DrawRule{"13-move rule", material, moves(13), endsGame, {3, 3, 3}},
};

/// The Spanish rules that were found only have the repetition.
constexpr std::array spanish{threefold};

/// Federação Portuguesa de Damas: repetition, and 20 moves of kings.
constexpr std::array portuguese{
    threefold,
    DrawRule{"20-move rule", noProgress, moves(20), endsGame},
};

/// The other reading of FPD 14 b: the opponent claims the draw.
constexpr std::array portugueseByClaim{threefoldClaim, portuguese[1]};

/// FMJD's brief rules of Czech draughts: the third occurrence on claim; 15 moves of each side.
constexpr std::array czech{
    threefoldClaim,
    DrawRule{"15-move rule", noProgress, moves(15), endsGame},
};

/// Turkish: the third occurrence, and one piece against one. The second is left out: the side to
/// move may still take the other piece, and sources call king against man a win.
constexpr std::array turkish{threefold};

/// Frisian, as in lidraughts and Wikipedia: two kings against one, 7 moves; king against king is
/// drawn at once unless a king can be taken or must be by the next move, as the one of the side to
/// move in 46 against 5 (lidraughts plays two more moves of each side).
constexpr std::array frisian{
    DrawRule{"7-move rule", material, moves(7), endsGame, {2, 2, 2}},
    DrawRule{"king against king", kingAgainstKing, 0, endsGame},
};

/// Killer: no text of its own was found. Two kings win against one, so only the first two of the
/// international rules apply.
constexpr std::array killer{international[0], international[1]};

/// Antidraughts, as lidraughts plays it.
constexpr std::array antidraughts{threefold};

std::span<const DrawRule> usualDrawRules(Variant variant) {
    switch (variant) {
    case Variant::international:
    case Variant::canadian: // no text of its own: as international
        return international;
    case Variant::english:
        return english;
    case Variant::russian:
    case Variant::brazilian: // FMJD section 64, as Russian
        return russian;
    case Variant::italian:
        return italian;
    case Variant::pool:
        return pool;
    case Variant::spanish:
        return spanish;
    case Variant::portuguese:
        return portuguese;
    case Variant::czech:
        return czech;
    case Variant::turkish:
        return turkish;
    case Variant::frisian:
    case Variant::frysk: // lidraughts: as Frisian
        return frisian;
    case Variant::killer:
        return killer;
    case Variant::antidraughts:
        return antidraughts;
    case Variant::breakthrough: // lidraughts: none
    case Variant::thai:         // no text found
    case Variant::spantsiretti: // no text found
        break;
    }
    return {};
}

} // namespace

std::span<const DrawRule> drawRules(Variant variant, DrawReading reading) {
    if (reading == DrawReading::other) {
        switch (variant) {
        case Variant::russian:
            return russianAsPlayedOnline;
        case Variant::brazilian:
            return brazilianFederation;
        case Variant::portuguese:
            return portugueseByClaim;
        default:
            break;
        }
    }
    return usualDrawRules(variant);
}

} // namespace damscope::rules
