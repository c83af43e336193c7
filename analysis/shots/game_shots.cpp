// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/game_shots.hpp"

#include "analysis/shots/names.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <iterator>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Move;

class GameSearch {
public:
    GameSearch(std::span<const Ply> game, ShotFinder& finder, const ShotNames& names)
        : game_(game), finder_(finder), names_(names) {}

    std::vector<GameShot> run(Sought sought) {
        for (std::size_t at = 0; at < game_.size(); ++at) {
            if (auto shot = playedAt(at))
                found_.push_back(std::move(*shot));
            else if (sought == Sought::all)
                searchMissed(at);
        }
        if (sought == Sought::all)
            addOpen();
        addNamed();
        return std::move(found_);
    }

private:
    /// Whether the position is in the middle of a combination that its side plays.
    [[nodiscard]] bool isGoingOn(std::size_t at) const {
        return std::ranges::any_of(found_, [&](const GameShot& shot) {
            return shot.played && (at - shot.at) % 2 == 0 && at < shot.at + shot.shot.line.size();
        });
    }

    /// A gift that was taken. What had to be played begins nothing.
    [[nodiscard]] bool mayBegin(std::size_t at) const {
        if (!game_[at].move || at + 1 >= game_.size() || !game_[at + 1].isCapture())
            return false;
        return !game_[at].isCapture() || ((at == 0 || !game_[at - 1].isCapture()) &&
                                          rules::legalMoves(game_[at].position).size() > 1);
    }

    // There is nothing to prove if nothing is gained in the game, unless it ended before.
    [[nodiscard]] bool mayGain(std::size_t at, std::size_t end) const {
        return end + 1 >= game_.size() || hasGained(at, end, 1);
    }

    /// Whether so much is on the board, or a man breaks through there.
    [[nodiscard]] bool hasGained(std::size_t at, std::size_t end, int gain) const {
        const rules::Position& position = game_[end].position;
        const Color side = game_[at].position.toMove();
        const int wanted = leadBefore(game_, at) + gain;
        return lead(position, side) >= wanted || finder_.breaksThrough(position, side, wanted);
    }

    std::optional<GameShot> playedAt(std::size_t at) {
        if (isGoingOn(at) || !mayBegin(at))
            return std::nullopt;
        const std::size_t end = endOfReplies(game_, at);
        if (!mayGain(at, end))
            return std::nullopt;
        auto shot = finder_.findAfter(game_[at].position, *game_[at].move, leadBefore(game_, at),
                                      Aim::breakthrough);
        if (!shot || !isOne(at, *shot))
            return std::nullopt;
        followGame(at, end, *shot);
        return isOne(at, *shot) ? std::optional(found(at, true, std::move(*shot))) : std::nullopt;
    }

    [[nodiscard]] bool isOne(std::size_t at, const Shot& shot) const {
        return isCombination(game_[at].position, shot, leadBefore(game_, at));
    }

    // The line that was played, if it came to the gain.
    void followGame(std::size_t at, std::size_t end, Shot& shot) const {
        if (end >= game_.size() || !hasGained(at, end, shot.gain))
            return;
        shot.line.clear();
        shot.given = 0;
        for (std::size_t i = at; i < end; ++i) {
            shot.line.push_back(*game_[i].move);
            shot.given += (i - at) % 2 == 1 ? game_[i].move->captured.size() : 0;
        }
    }

    void searchMissed(std::size_t at) {
        const bool midExchange = at > 0 && game_[at - 1].isCapture() && game_[at].isCapture();
        if (!game_[at].move || midExchange || isGoingOn(at))
            return;
        auto shot = finder_.find(game_[at].position, leadBefore(game_, at), Aim::breakthrough);
        if (shot && isOne(at, *shot) && shot->line.front() != *game_[at].move)
            found_.push_back(found(at, false, std::move(*shot)));
    }

    // What the side to move could play when the game ended.
    void addOpen() {
        const std::size_t at = game_.size() - 1;
        if (game_.empty() || game_[at].move || isGoingOn(at))
            return;
        auto shot = finder_.find(game_[at].position, leadBefore(game_, at), Aim::breakthrough);
        if (!shot || !isOne(at, *shot))
            return;
        found_.push_back(found(at, false, std::move(*shot)));
        found_.back().open = true;
    }

    // Beside what is proved: what is called by its moves alone.
    void addNamed() {
        std::vector<GameShot> named;
        for (std::size_t at = 0; at < game_.size(); ++at)
            if (auto shot = namedSequence(game_, at, names_);
                shot && mayBegin(at) && !isListed(found_, *shot) && !isListed(named, *shot))
                named.push_back(std::move(*shot));
        std::ranges::move(named, std::back_inserter(found_));
        std::ranges::stable_sort(found_, {}, &GameShot::at);
    }

    /// Whether it begins in one that is listed, of the same side and played, or has its name.
    [[nodiscard]] static bool isListed(std::span<const GameShot> shots, const GameShot& named) {
        return std::ranges::any_of(shots, [&](const GameShot& shot) {
            const bool meets = shot.at < named.at + named.shot.line.size() &&
                               named.at < shot.at + shot.shot.line.size();
            return shot.played && meets && (shot.at - named.at) % 2 == 0 &&
                   (shot.at <= named.at || std::ranges::includes(shot.names, named.names));
        });
    }

    [[nodiscard]] GameShot found(std::size_t at, bool played, Shot shot) const {
        auto names = names_.of(game_[at].position, shot.line);
        return {.at = at, .played = played, .shot = std::move(shot), .names = std::move(names)};
    }

    std::span<const Ply> game_;
    ShotFinder& finder_;
    const ShotNames& names_;
    std::vector<GameShot> found_;
};

} // namespace

std::size_t exchangeBegin(std::span<const Ply> game, std::size_t at) {
    while (at >= 2 && game[at - 1].isCapture() && game[at - 2].move)
        at -= 2;
    return at;
}

int leadBefore(std::span<const Ply> game, std::size_t at) {
    return lead(game[exchangeBegin(game, at)].position, game[at].position.toMove());
}

std::vector<GameShot> findShots(std::span<const Ply> game, ShotFinder& finder, Sought sought,
                                const ShotNames& names) {
    return GameSearch(game, finder, names).run(sought);
}

std::optional<std::size_t> allowingMove(std::span<const Ply> game, std::size_t at) {
    if (at == 0)
        return std::nullopt;
    const auto isForced = [&](std::size_t move) {
        return rules::legalMoves(game[move].position).size() == 1;
    };
    std::size_t move = at - 1;
    while (move >= 2 && isForced(move) && isForced(move - 1))
        move -= 2;
    return move;
}

bool couldPrevent(std::span<const Ply> game, std::size_t at, int gain, ShotFinder& finder) {
    if (at == 0)
        return false;
    const rules::Position& before = game[at - 1].position;
    const Color side = game[at].position.toMove();
    const int ahead = leadBefore(game, at);
    return std::ranges::any_of(rules::legalMoves(before), [&](const Move& move) {
        const rules::Position next = before.after(move);
        if (lead(next, side) - ahead >= gain)
            return false; // he has it already
        const auto found = finder.find(next, ahead, Aim::breakthrough);
        return !found || found->gain < gain;
    });
}

} // namespace damscope::analysis::shots
