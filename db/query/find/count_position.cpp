// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/count_position.hpp"

#include "db/codec/index_key.hpp"
#include "db/codec/main_line.hpp"
#include "db/index/coverage.hpp"
#include "db/records/game_reader.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <optional>

namespace damscope::db {
namespace {

/// From so many games of a segment on, counting trusts the keys.
constexpr std::size_t trustedFrom = 10'000;

class PositionCounter {
public:
    PositionCounter(Store& store, const rules::Position& position, const Filter& filter,
                    std::stop_token stop)
        : store_(store), snapshot_(store), position_(position), stop_(std::move(stop)) {
        if (!everythingIsMeant(store, filter))
            wanted_ = findGames(store, filter);
    }

    SearchReport run() && {
        for (const Stretch& stretch : coverage(store_.connection())) {
            if (stretch.segment)
                lookUp(*stretch.segment);
            else
                readThrough(stretch);
            if (!report_.complete)
                break;
        }
        return std::move(report_);
    }

private:
    void lookUp(const Segment& segment) {
        std::vector<GamePly> hits;
        findHits(store_.connection(), segment, storedKey(indexKey(position_)), hits);
        // Of each game one entry is enough: replaying finds the first place.
        const auto sameGame = [](const GamePly& a, const GamePly& b) { return a.game == b.game; };
        hits.erase(std::unique(hits.begin(), hits.end(), sameGame), hits.end());
        const bool trusted = hits.size() >= trustedFrom;
        for (const GamePly& hit : hits) {
            if (!goOn())
                return;
            if (!isWanted(hit.game))
                continue;
            if (trusted)
                ++report_.hits;
            else
                lookInto(hit.game);
        }
    }

    void lookInto(std::uint32_t game) {
        if (const auto moves = movetextOf(store_.connection(), GameId{game}))
            follow(game, *moves);
        else
            report_.damaged.push_back(GameId{game});
    }

    void readThrough(const Stretch& stretch) {
        MovetextReader games(store_.connection(), stretch.first, stretch.last);
        while (goOn() && games.next())
            if (isWanted(games.game()))
                follow(games.game(), games.moves());
    }

    // Follows a main line up to the position.
    void follow(std::uint32_t game, Blob moves) {
        MainLineReader line(moves);
        while (line.next()) {
            if (line.position() != position_)
                continue;
            ++report_.hits;
            return;
        }
        if (line.failed())
            report_.damaged.push_back(GameId{game});
    }

    bool goOn() {
        if (stop_.stop_requested())
            report_.complete = false;
        return report_.complete;
    }

    [[nodiscard]] bool isWanted(std::uint32_t game) const {
        return !wanted_ || std::binary_search(wanted_->begin(), wanted_->end(), GameId{game});
    }

    Store& store_;
    Snapshot snapshot_;
    const rules::Position& position_;
    std::optional<std::vector<GameId>> wanted_; ///< ascending; none: all
    std::stop_token stop_;
    SearchReport report_;
};

} // namespace

SearchReport countPosition(Store& store, const rules::Position& position, const Filter& filter,
                           std::stop_token stop) {
    return PositionCounter(store, position, filter, std::move(stop)).run();
}

} // namespace damscope::db
