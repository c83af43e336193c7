// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shots/kept_shots.hpp"

#include "base/text/split.hpp"
#include "db/shots/line_text.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "db/themes/themes.hpp"
#include "rules/text/explain.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

using analysis::shots::Ply;
using analysis::shots::ShotFinder;

/// Makes what a search finds of what is kept of a game.
class KeptGame {
public:
    KeptGame(std::vector<Ply> line, rules::Variant variant, bool prevention, ShotFinder& finder)
        : line_(std::move(line)), variant_(variant), prevention_(prevention), finder_(finder) {}

    [[nodiscard]] FoundShot found(GameId game, StoredShot shot) const {
        const auto won = wonBy(shot);
        const auto at = static_cast<std::size_t>(shot.ply);
        auto moves = base::splitFields(shot.line, " ");
        auto answer = shot.played ? answerText(line_, at, moves) : "";
        return {.game = game,
                .ply = shot.ply,
                .variant = variant_,
                .side = shot.side,
                .played = shot.played,
                .forced = shot.forced,
                .open = shot.open,
                .allowed = prevention_ && shot.forced && couldBePrevented(shot),
                .gain = shot.gain,
                .won = won,
                .given = shot.given,
                .moves = std::move(moves),
                .names = std::move(shot.names),
                .start = at < line_.size() ? std::optional(line_[at].position) : std::nullopt,
                .answer = std::move(answer)};
    }

private:
    [[nodiscard]] bool couldBePrevented(const StoredShot& shot) const {
        const auto at = static_cast<std::size_t>(shot.ply);
        return at < line_.size() && analysis::shots::couldPrevent(line_, at, shot.gain, finder_);
    }

    [[nodiscard]] analysis::shots::Gain wonBy(const StoredShot& shot) const {
        const auto at = static_cast<std::size_t>(shot.ply);
        if (shot.gain == analysis::shots::won)
            return {};
        if (at >= line_.size())
            return {shot.gain, 0};
        rules::Position position = line_[at].position;
        for (const std::string_view text : base::splitWords(shot.line))
            if (const auto match = rules::resolve(position, text); match.unique())
                position.play(match.moves.front());
        return analysis::shots::gainOf(line_[analysis::shots::exchangeBegin(line_, at)].position,
                                       position, shot.side, shot.gain, shot.forced);
    }

    std::vector<Ply> line_;
    rules::Variant variant_;
    bool prevention_;
    ShotFinder& finder_;
};

ScannedGame keptOf(Store& store, GameId id, bool prevention, ShotFinder& finder) {
    ScannedGame scanned{.game = id, .shots = {}};
    auto themes = storedThemes(store.connection(), id);
    if (!themes || themes->shots.empty())
        return scanned;
    const auto game = loadGame(store, id);
    scanned.damaged = !game;
    if (!game)
        return scanned;
    const KeptGame kept(mainLinePlies(*game), game->variant(), prevention, finder);
    for (StoredShot& shot : themes->shots)
        scanned.shots.push_back(kept.found(id, std::move(shot)));
    return scanned;
}

} // namespace

bool keptShots(Store& store, const Filter& filter, bool prevention, const ScannedSink& sink,
               const std::stop_token& stop) {
    const Snapshot snapshot(store);
    std::vector<GameId> games = findGames(store, filter);
    std::ranges::sort(games);
    ShotFinder finder;
    for (const GameId id : games) {
        if (stop.stop_requested())
            return false;
        if (!sink(keptOf(store, id, prevention, finder)))
            break;
    }
    return true;
}

} // namespace damscope::db
