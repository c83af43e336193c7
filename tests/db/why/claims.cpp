// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/why/claims.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"

#include <algorithm>
#include <regex>
#include <sstream>
#include <vector>

namespace damscope::db {
namespace {

using rules::Color;
using rules::Move;
using rules::MoveList;
using rules::Position;

constexpr int victory = 100'000;
constexpr int mostMoves = 5; // of a combination that is searched for in the test

int men(const Position& position, Color side) {
    const int king = position.rules().flyingKings ? 3 : 2;
    const int own = position.men(side).size() + king * position.kings(side).size();
    const Color other = rules::opponent(side);
    return own - position.men(other).size() - king * position.kings(other).size();
}

bool isWonBy(const Position& position, Color side) {
    const auto result = rules::outcome(position).result;
    return result ==
           (side == Color::white ? rules::GameResult::whiteWins : rules::GameResult::blackWins);
}

// The most that the attacker, to move, is sure of after so many moves of his, if the other side
// must capture all the time.
int sureOf(const Position& position, Color attacker, int moves) {
    const MoveList legal = rules::legalMoves(position);
    if (legal.empty())
        return isWonBy(position, attacker) ? victory : -victory;
    if (position.toMove() != attacker) {
        if (!legal[0].isCapture())
            return men(position, attacker);
        int least = victory;
        for (const Move& move : legal)
            least = std::min(least, sureOf(position.after(move), attacker, moves));
        return least;
    }
    int most = -victory;
    for (const Move& move : legal) {
        const Position next = position.after(move);
        const MoveList replies = rules::legalMoves(next);
        const bool forces =
            move.isCapture() || move.crowns || replies.empty() || replies[0].isCapture();
        if (!forces)
            most = std::max(most, men(position, attacker));
        else if (moves > 0)
            most = std::max(most, sureOf(next, attacker, moves - 1));
    }
    return most;
}

std::vector<std::string> movesIn(const std::string& line) {
    std::vector<std::string> moves;
    std::istringstream words(line);
    for (std::string word; words >> word;)
        if (word.find('.') == std::string::npos)
            moves.push_back(word);
    return moves;
}

// "2 men and 1 new king", "1 king for 2 men", in men.
int worthOf(const std::string& pieces, int king) {
    static const std::regex counts(R"((for )?(\d+) (m|k|new))");
    int worth = 0;
    int sign = 1;
    for (std::sregex_iterator at(pieces.begin(), pieces.end(), counts), end; at != end; ++at) {
        const std::string kind = (*at)[3];
        sign = (*at)[1].matched ? -1 : sign;
        worth += sign * std::stoi((*at)[2].str()) *
                 (kind == "m"   ? 1
                  : kind == "k" ? king
                                : king - 1);
    }
    return worth;
}

// Whether the side to move gains at the end of a line that took something from it.
bool winsBack(const Position& position, Color side) {
    return position.toMove() == side && sureOf(position, side, 3) > men(position, side);
}

// Whether that side comes to a lead by two moves of each side, whatever they are; captures do not
// count as moves.
bool comesTo(const Position& position, Color side, int wanted, int plies) {
    const MoveList legal = rules::legalMoves(position);
    if (legal.empty())
        return position.toMove() != side;
    const bool captures = legal[0].isCapture();
    if (!captures && plies == 0)
        return men(position, side) >= wanted;
    const bool own = position.toMove() == side;
    for (const Move& move : legal)
        if (comesTo(position.after(move), side, wanted, captures ? plies : plies - 1) == own)
            return own;
    return !own;
}

// Empty if the line is legal, its replies are captures, and it holds against every other.
std::string falsehoodOfLine(const Position& start, const std::vector<std::string>& line, int gain,
                            int leadAtStart, const std::string& verb) {
    const Color attacker = start.toMove();
    Position position = start;
    for (const std::string& text : line) {
        const rules::MoveMatch match = rules::resolve(position, text);
        if (!match.unique())
            return text + " is not legal";
        if (position.toMove() != attacker && !match.moves.front().isCapture())
            return text + " was not forced";
        position.play(match.moves.front());
    }
    const bool over = rules::legalMoves(position).empty() && isWonBy(position, attacker);
    if (!over && men(position, attacker) - leadAtStart < gain)
        return "the line gains less";
    const Color loser = rules::opponent(attacker);
    if ((verb == "loses" || verb == "lets") && !over && winsBack(position, loser))
        return "it is won back";
    if (verb == "loses" && !over && position.toMove() == loser &&
        comesTo(position, loser, men(position, loser) + 1, 4))
        return "a quiet move wins it back";
    const auto first = rules::resolve(start, line.front()).moves.front();
    // The line is the game's: another reply may take longer to answer.
    for (int moves = static_cast<int>(line.size() + 1) / 2; moves <= mostMoves; ++moves) {
        const int sure = sureOf(start.after(first), attacker, moves - 1);
        if (sure == victory || sure - leadAtStart >= gain)
            return "";
    }
    return "a reply refutes it";
}

} // namespace

std::string falsehoodOf(const std::string& sentence, const Position& before, const Move& move,
                        int leadOfMoverAtStart, int leadOfOpponentAtStart) {
    static const std::regex gains(
        R"(^\S+ (\S+) (begins|misses|loses|allows|lets) .*?(\d+ (?:m[ae]n|new|kings?).*): (.*)$)");
    std::smatch parts;
    if (!std::regex_match(sentence, parts, gains))
        return "the sentence is not understood";
    const rules::MoveMatch named = rules::resolve(before, parts[1].str());
    if (!named.unique() || !(named.moves.front() == move))
        return "it is about another move";
    const bool opponents = parts[2] != "begins" && parts[2] != "misses";
    const auto line = movesIn(parts[4].str());
    const int gain = worthOf(parts[3].str(), before.rules().flyingKings ? 3 : 2);
    if (line.empty())
        return "there is no line";
    if (parts[2] == "begins" && rules::resolve(before, line.front()).moves.front() != move)
        return "it begins with another move";
    return falsehoodOfLine(opponents ? before.after(move) : before, line, gain,
                           opponents ? leadOfOpponentAtStart : leadOfMoverAtStart, parts[2].str());
}

} // namespace damscope::db
