// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/evaluated_games.hpp"

#include "db/codec/index_key.hpp"
#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/index/postings.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

constexpr std::string_view evaluatedSql = "SELECT DISTINCT position, variant FROM evaluation";

/// Of so many positions one must have been evaluated.
constexpr std::uint32_t share = 3;

using Keys = std::vector<std::uint64_t>;

// Of the positions that have been evaluated, as the index stores them, ascending.
Keys evaluatedKeys(const Connection& connection) {
    Keys keys;
    Statement select = connection.prepare(evaluatedSql);
    while (select.step())
        keys.push_back(storedKey(indexKey(rules::PositionKey{select.bits(0)},
                                          static_cast<rules::Variant>(select.integer(1)))));
    std::ranges::sort(keys);
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

/// Counts the positions of main lines that have been evaluated.
class Counter {
public:
    Counter(Connection& connection, std::uint32_t games)
        : connection_(connection), keys_(evaluatedKeys(connection)), counts_(games) {}

    void run() {
        if (keys_.empty())
            return;
        for (const Stretch& stretch : coverage(connection_))
            if (stretch.segment)
                lookUp(*stretch.segment);
            else
                readThrough(stretch);
    }
    [[nodiscard]] std::uint32_t of(std::uint32_t game) const { return counts_[game]; }

private:
    void lookUp(const Segment& segment) {
        std::vector<GamePly> hits;
        for (const std::uint64_t key : keys_) {
            hits.clear();
            findHits(connection_, segment, key, hits);
            for (const GamePly& hit : hits)
                count(hit.game);
        }
    }

    void readThrough(const Stretch& stretch) {
        std::vector<Posting> postings;
        MovetextReader games(connection_, stretch.first, stretch.last);
        while (games.next()) {
            postings.clear();
            appendPostings(games.game(), games.moves(), postings);
            for (const Posting& posting : postings)
                if (std::ranges::binary_search(keys_, posting.key))
                    count(posting.hit.game);
        }
    }

    void count(std::uint32_t game) {
        if (game < counts_.size())
            ++counts_[game];
    }

    Connection& connection_;
    Keys keys_;
    std::vector<std::uint32_t> counts_; ///< by game
};

} // namespace

std::vector<GameId> evaluatedGames(Store& store) {
    const Snapshot snapshot(store);
    HeaderColumns columns(store.connection());
    Counter evaluated(store.connection(), columns.end());
    evaluated.run();
    std::vector<GameId> games;
    for (std::uint32_t game = 1; game < columns.end(); ++game) {
        const std::uint32_t count = evaluated.of(game);
        // The position before the first move is one, too.
        if (count > 0 && share * count > columns.value(HeaderColumn::plies, game))
            games.push_back(GameId{game});
    }
    return games;
}

} // namespace damscope::db
