// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/why/reasons.hpp"

#include "analysis/judgement/judgement.hpp"
#include "analysis/shots/names.hpp"
#include "analysis/shots/shot_finder.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/findings/why/ranking.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

using analysis::shots::GameShot;
using analysis::shots::isCombination;
using analysis::shots::leadBefore;
using analysis::shots::Ply;
using analysis::shots::Shot;
using analysis::shots::ShotFinder;
using analysis::shots::ShotNames;
using analysis::shots::WonBack;
using rules::Color;
using rules::GameResult;
using Kind = Reason::Kind;
using Game = std::span<const Ply>;

// Smaller changes of the count of tempi are not worth a word.
constexpr int leastTempi = 4;
constexpr double hundred = 100; // hundredths of a man

// Rows that the men of a side have gone.
int rowsGone(const rules::Position& position, Color side) {
    const rules::Board& board = position.rules().board;
    int rows = 0;
    for (const rules::Square s : position.men(side))
        rows += side == Color::white ? board.ranks - 1 - board.rowOf(s) : board.rowOf(s);
    return rows;
}

int tempi(const rules::Position& position, Color side) {
    return rowsGone(position, side) - rowsGone(position, rules::opponent(side));
}

/// Collects what is proved about one move.
class Proofs {
public:
    Proofs(Game game, std::size_t at, ShotFinder& finder, const ShotNames& names)
        : game_(game), at_(at), finder_(finder), names_(names) {}

    // The combinations of the game that begin there, if not all that they gain is won back at once.
    void addOwnShots(std::span<const GameShot> shots) {
        for (const GameShot& shot : shots)
            if (shot.at == at_ && isKept(shot) && (shot.played || !gainsAsMuch(shot.shot.gain)))
                add(shot.played ? Kind::plays : Kind::misses, shot);
    }

    // Where another move would have prevented it, for more than the move itself gains. An exchange
    // may come first that neither side can avoid.
    void addOpponentsShots(std::span<const GameShot> shots) {
        for (const GameShot& shot : shots)
            if (shot.forced && follows(shot) && isKept(shot) && shot.shot.gain > gainOfCrowning() &&
                canBePrevented(shot.shot)) {
                const GameShot whole = fromHere(shot);
                add(Kind::allows, whole);
                reasons_.back().lost = isLost(whole.shot, WonBack::byQuietMoves);
            }
    }

    // What is no combination, and is not won back: men that quiet moves win back are lent.
    void addOpponentsGain() {
        if (at_ + 1 >= game_.size())
            return;
        const int before = leadBefore(game_, at_ + 1);
        const auto shot = finder_.find(game_[at_ + 1].position, before);
        if (!shot || isCombination(game_[at_ + 1].position, *shot, before) ||
            shot->gain <= gainOfCrowning() || !isLost(*shot, WonBack::byCaptures) ||
            !canBePrevented(*shot))
            return;
        Reason reason{.kind = Kind::gives, .shot = foundShot(game_, at_ + 1, *shot, names_)};
        reason.lost = isLost(*shot, WonBack::byQuietMoves);
        if (reason.lost || !reason.shot.won.isOfMen())
            reasons_.push_back(std::move(reason));
    }

    // What it would gain at once if the opponent did nothing, and could not before.
    void addThreat() {
        if (at_ + 1 >= game_.size() || game_[at_].move->isCapture() ||
            finder_.find(game_[at_].position, leadBefore(game_, at_)))
            return;
        rules::Position position = game_[at_ + 1].position;
        if (rules::legalMoves(position).empty() || mustCapture(position))
            return;
        position.setToMove(rules::opponent(position.toMove()));
        const auto shot = finder_.find(position);
        if (!shot)
            return;
        Reason reason{.kind = Kind::threatens, .shot = foundShot(position, *shot, names_)};
        reason.shot.ply = static_cast<int>(at_) + 2;
        reasons_.push_back(std::move(reason));
    }

    // Adds an exchange of men only, as many on both sides, that is played to its end.
    void addExchange() {
        const rules::Position& before = game_[at_].position;
        std::size_t end = at_ + 1;
        while (end < game_.size() && game_[end].move && game_[end].move->isCapture())
            ++end;
        if (end - at_ < 3 || end >= game_.size() || game_[at_].move->isCapture() ||
            before.rules().lines == rules::Lines::orthogonal)
            return;
        const rules::Position& after = game_[end].position;
        const Color side = before.toMove();
        const bool even = analysis::shots::lead(before, side) == analysis::shots::lead(after, side);
        if (!even || !before.kings().empty() || !after.kings().empty() || mustCapture(after) ||
            std::abs(tempi(after, side) - tempi(before, side)) < leastTempi)
            return;
        std::vector<rules::Move> line;
        for (std::size_t i = at_; i < end; ++i)
            line.push_back(*game_[i].move);
        reasons_.push_back({.kind = Kind::exchanges,
                            .shot = foundShot(before, {.line = line}, names_),
                            .tempiBefore = tempi(before, side),
                            .tempiAfter = tempi(after, side)});
        reasons_.back().shot.ply = static_cast<int>(at_);
    }

    void addTables(const analysis::endgame::ResultJudge& tables) {
        if (at_ + 1 >= game_.size())
            return;
        const GameResult before = tables.byTables(game_[at_].position);
        const GameResult after = tables.byTables(game_[at_ + 1].position);
        if (before != GameResult::unknown && after != GameResult::unknown && before != after)
            reasons_.push_back({.kind = Kind::changes, .before = before, .after = after});
    }

    // What lasts, as the structures of a game do.
    void addStructures(std::span<const StructureStay> stays) {
        const int ply = static_cast<int>(at_) + 1; // after the move
        for (const StructureStay& stay : stays)
            if (stay.side == game_[at_].position.toMove()) {
                if (stay.from == ply)
                    reasons_.push_back({.kind = Kind::takesUp, .structure = stay.structure});
                if (stay.to + 1 == ply && at_ + 1 < game_.size())
                    reasons_.push_back({.kind = Kind::givesUp, .structure = stay.structure});
            }
    }

    // What a small search of all moves does not find worse is not held against the move.
    void dropContradicted(SecondOpinion& opinion) {
        std::erase_if(reasons_, [&](const Reason& reason) {
            const rules::Position& position = game_[at_].position;
            const rules::Move& played = *game_[at_].move;
            if (reason.kind == Kind::misses)
                return !opinion.isBetter(position, reason.begins, played);
            return (reason.kind == Kind::allows || reason.kind == Kind::gives) &&
                   !opinion.hasBetter(position, played);
        });
    }

    // A mistake has no other reason than the answer to it: neither what it threatens nor an
    // exchange speaks for it. What is proved against a move, or gained by it, is reason enough.
    void addRefutation(SecondOpinion& opinion, Refute refute) {
        const Color side = game_[at_].position.toMove();
        const bool settled = std::ranges::any_of(reasons_, [&](const Reason& reason) {
            return isAgainst(reason, side) || reason.kind == Kind::plays;
        });
        const bool claims = std::ranges::any_of(reasons_, [](const Reason& reason) {
            return reason.kind == Kind::threatens || reason.kind == Kind::exchanges;
        });
        if (settled || (refute == Refute::claims && !claims))
            return;
        const auto found = opinion.refutation(game_[at_].position, *game_[at_].move);
        if (!found)
            return;
        Reason reason{.kind = Kind::refuted,
                      .shot = foundShot(game_, at_ + 1, {.line = found->line}, names_),
                      .begins = found->better,
                      .men = found->men};
        reason.shot.forced = false;
        reason.shot.names.clear();
        reasons_.push_back(std::move(reason));
    }

    // An error of which nothing else is known is one by the evaluations that were stored.
    void addPreference(const analysis::JudgedMove& judged) {
        const Color side = game_[at_].position.toMove();
        const bool settled = std::ranges::any_of(
            reasons_, [&](const Reason& reason) { return isAgainst(reason, side); });
        if (!settled && judged.isError() && !judged.better.empty())
            reasons_.push_back({.kind = Kind::prefers,
                                .begins = judged.better.front(),
                                .men = judged.menLost / hundred});
    }

    [[nodiscard]] std::vector<Reason> take() && { return std::move(reasons_); }

private:
    void add(Kind kind, const GameShot& shot) {
        reasons_.push_back(
            {.kind = kind, .shot = foundShot(game_, shot), .begins = shot.shot.line.front()});
    }

    [[nodiscard]] bool follows(const GameShot& shot) const {
        return shot.at == at_ + 1 ||
               (shot.at > at_ + 1 && analysis::shots::allowingMove(game_, shot.at) == at_);
    }

    // The combination with the forced moves before it.
    [[nodiscard]] GameShot fromHere(const GameShot& shot) const {
        GameShot whole = shot;
        whole.at = at_ + 1;
        std::vector<rules::Move> before;
        for (std::size_t i = whole.at; i < shot.at; ++i)
            before.push_back(*game_[i].move);
        whole.shot.line.insert(whole.shot.line.begin(), before.begin(), before.end());
        return whole;
    }

    // What is not proved is said of what was played.
    bool isKept(const GameShot& shot) {
        return !shot.forced ||
               analysis::shots::lasts(game_[shot.at].position, shot.shot,
                                      leadBefore(game_, shot.at), finder_, WonBack::inFull);
    }

    // Whether the move that was played gains so much by force as well.
    bool gainsAsMuch(int gain) {
        const auto played =
            finder_.findAfter(game_[at_].position, *game_[at_].move, leadBefore(game_, at_));
        return played && played->gain >= gain;
    }

    // What a quiet move changes by itself: a man that it makes a king.
    [[nodiscard]] int gainOfCrowning() const {
        const Color side = game_[at_].position.toMove();
        return game_[at_].move->isCapture() ? 0
                                            : analysis::shots::lead(game_[at_ + 1].position, side) -
                                                  analysis::shots::lead(game_[at_].position, side);
    }

    bool canBePrevented(const Shot& shot) {
        return analysis::shots::couldPrevent(game_, at_ + 1, shot.gain, finder_);
    }

    bool isLost(const Shot& shot, WonBack tried) {
        return analysis::shots::lasts(game_[at_ + 1].position, shot, leadBefore(game_, at_ + 1),
                                      finder_, tried);
    }

    Game game_;
    std::size_t at_;
    ShotFinder& finder_;
    const ShotNames& names_;
    std::vector<Reason> reasons_;
};

// A new king of the opponent is nothing that one loses.
std::string codeOfLoss(const Reason& reason, bool wins) {
    if (wins)
        return "why-allows-win";
    const bool ofMen = reason.shot.won.isOfMen();
    if (reason.kind == Kind::allows)
        return ofMen && reason.lost ? "why-loses-to" : "why-allows";
    return ofMen ? "why-loses" : "why-gives-pieces";
}

std::string codeOf(const Reason& reason) {
    const bool wins = reason.shot.gain == analysis::shots::won;
    switch (reason.kind) {
    case Kind::plays:
        if (!reason.shot.forced)
            return reason.shot.gain > 0 ? "why-plays-not-forced" : "why-plays-for-nothing";
        return wins ? "why-plays-and-wins" : "why-plays";
    case Kind::misses:
        return wins ? "why-misses-win" : "why-misses";
    case Kind::allows:
    case Kind::gives:
        return codeOfLoss(reason, wins);
    case Kind::changes:
        return "why-changes";
    case Kind::refuted:
        return reason.men > 0 ? "why-refuted-by" : "why-refuted";
    case Kind::prefers:
        return reason.men > 0 ? "why-prefers-by" : "why-prefers";
    case Kind::takesUp:
        return "why-takes-up";
    case Kind::givesUp:
        return "why-gives-up";
    case Kind::threatens:
        return wins ? "why-threatens-win" : "why-threatens";
    case Kind::exchanges:
        break;
    }
    return "why-exchanges";
}

std::string withSign(int number) {
    return (number > 0 ? "+" : "") + std::to_string(number);
}

std::string keyOf(GameResult result) {
    if (result == GameResult::draw)
        return "draw";
    return result == GameResult::whiteWins ? "white" : "black";
}

std::string moveOf(Game game, std::size_t at, const rules::Move& move) {
    const rules::Position& position = game[at].position;
    FoundShot one{.game = {},
                  .ply = static_cast<int>(at),
                  .variant = position.variant(),
                  .side = position.toMove(),
                  .moves = movesText(position, {&move, 1}),
                  .names = {}};
    return numberedLine(one);
}

void addShot(Message& message, const FoundShot& shot, Language language) {
    message.parameters.push_back({"gain", gainMessage(shot)});
    message.parameters.push_back({"line", numberedLine(shot)});
    if (const std::string names = analysis::shots::namesText(shot.names, language); !names.empty())
        message.parameters.push_back({"name", names});
}

} // namespace

MoveReasons::MoveReasons(Game game, ShotFinder& finder, NameCatalogue names)
    : game_(game), finder_(finder), names_(std::move(names)),
      shots_(analysis::shots::findShots(game, finder, analysis::shots::Sought::all, names_.shots)) {
    std::vector<rules::Position> positions;
    for (const Ply& ply : game)
        positions.push_back(ply.position);
    stays_ = structurePath(positions, names_.structures);
}

std::vector<Reason> MoveReasons::of(std::size_t at, const analysis::endgame::ResultJudge* tables,
                                    Refute refute, const analysis::JudgedMove* judged) const {
    if (at >= game_.size() || !game_[at].move)
        return {};
    Proofs proofs(game_, at, finder_, names_.shots);
    proofs.addOwnShots(shots_);
    proofs.addOpponentsShots(shots_);
    proofs.addOpponentsGain();
    proofs.addThreat();
    proofs.addExchange();
    if (tables != nullptr)
        proofs.addTables(*tables);
    proofs.addStructures(stays_);
    proofs.dropContradicted(*opinion_);
    proofs.addRefutation(*opinion_, refute);
    if (judged != nullptr)
        proofs.addPreference(*judged);
    return whatMatters(std::move(proofs).take(), game_[at].position.toMove());
}

Message message(Game game, std::size_t at, const Reason& reason, Language language) {
    Message message{codeOf(reason), {{"move", moveOf(game, at, *game[at].move)}}};
    if (reason.kind == Kind::refuted || reason.kind == Kind::prefers) {
        if (reason.kind == Kind::refuted)
            message.parameters.push_back({"line", numberedLine(reason.shot)});
        message.parameters.push_back({"better", moveOf(game, at, reason.begins)});
        if (reason.men > 0)
            message.parameters.push_back({"men", fmt::format("{:.2f}", reason.men)});
    } else if (reason.kind == Kind::exchanges) {
        message.parameters.push_back({"before", withSign(reason.tempiBefore)});
        message.parameters.push_back({"after", withSign(reason.tempiAfter)});
        message.parameters.push_back({"line", numberedLine(reason.shot)});
    } else if (!reason.shot.moves.empty()) {
        addShot(message, reason.shot, language);
    } else if (reason.kind == Kind::changes) {
        message.parameters.push_back({"before", keyOf(reason.before)});
        message.parameters.push_back({"after", keyOf(reason.after)});
    } else {
        message.parameters.push_back(
            {"structure", nameOf(*reason.structure, game[at].position.toMove(), language)});
    }
    return message;
}

Message nothingProved(Game game, std::size_t at) {
    return {"why-nothing", {{"move", moveOf(game, at, *game[at].move)}}};
}

namespace {

using analysis::Score;

constexpr int clearly = 50; // hundredths of a man
constexpr std::uint64_t nodes = 50'000;
// With few pieces what a move is worth shows many moves later, and nodes are quick.
constexpr int fewPieces = 10;
constexpr std::uint64_t nodesOfFew = 400'000;
constexpr int decided = 10'000;          // of a game that is won
constexpr std::size_t longestAnswer = 8; // plies

int valueOf(const Score& score) {
    if (score.isWin() || score.isLoss())
        return score.isWin() ? decided : -decided;
    return score.kind() == Score::Kind::estimate ? std::clamp(score.centiMen(), -decided, decided)
                                                 : 0;
}

bool isClearlyMore(const Score& score, const Score& other) {
    return valueOf(score) >= valueOf(other) + clearly;
}

// Both for the side that moves in the position.
bool isMistake(const rules::Position& position, const Score& best, const Score& played) {
    const analysis::Curve curve =
        analysis::scoreCurve(position.variant(), analysis::gamePhase(position));
    const double lost =
        analysis::expectancy(best, curve).points() - analysis::expectancy(played, curve).points();
    return lost >= analysis::Thresholds().mistake;
}

} // namespace

bool SecondOpinion::isBetter(const rules::Position& position, const rules::Move& move,
                             const rules::Move& other) {
    return isClearlyMore(search(position.after(move)).score.turned(),
                         search(position.after(other)).score.turned());
}

bool SecondOpinion::hasBetter(const rules::Position& position, const rules::Move& move) {
    const Found& best = search(position);
    return !best.line.empty() && best.line.front() != move &&
           isClearlyMore(best.score, search(position.after(move)).score.turned());
}

std::optional<SecondOpinion::Refutation> SecondOpinion::refutation(const rules::Position& position,
                                                                   const rules::Move& move) {
    const Found& best = search(position);
    if (best.line.empty() || best.line.front() == move)
        return std::nullopt;
    const rules::Move better = best.line.front();
    const Found& played = search(position.after(move));
    // The best move is looked at as thoroughly as the one that was played.
    const Score kept = search(position.after(better)).score.turned();
    if (played.line.empty() || !isMistake(position, kept, played.score.turned()))
        return std::nullopt;
    const auto length = std::min(played.line.size(), longestAnswer);
    const int lost = valueOf(kept) - valueOf(played.score.turned());
    return Refutation{
        better,
        {played.line.begin(), played.line.begin() + static_cast<std::ptrdiff_t>(length)},
        lost < decided ? lost / hundred : 0};
}

const SecondOpinion::Found& SecondOpinion::search(const rules::Position& position) {
    const std::pair key(position.variant(), position.key());
    if (const auto known = found_.find(key); known != found_.end())
        return known->second;
    return found_.emplace(key, searched(position)).first->second;
}

SecondOpinion::Found SecondOpinion::searched(const rules::Position& position) {
    if (rules::legalMoves(position).empty())
        return {Score::lossIn(0)};
    if (!engine_)
        engine_.emplace(analysis::EngineSettings{.threads = 1, .tableMegabytes = 1, .weights = {}});
    engine_->newGame();
    engine_->setPosition(position);
    analysis::Limits limits;
    limits.nodes = position.pieces().size() <= fewPieces ? nodesOfFew : nodes;
    const analysis::Findings found = engine_->search(limits);
    if (found.lines.empty())
        return {};
    return {found.lines.front().score, found.lines.front().moves};
}

} // namespace damscope::db
