// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/batch_search.hpp"

#include "db/codec/played_text.hpp"

#include <utility>

namespace damscope::db::query {

BatchSearch::BatchSearch(const Query& query, Scope scope, bool onlyCount,
                         const std::filesystem::path& store)
    : matcher_(query, scope, store), onlyCount_(onlyCount) {}

BatchResult BatchSearch::search(GameBatch batch) {
    BatchResult result;
    for (const GameBatch::Entry& entry : batch.entries()) {
        const GameId game{entry.game};
        found_.clear();
        const Matcher::Outcome outcome =
            entry.missing ? Matcher::Outcome{0, true}
                          : matcher_.search(batch.moves(entry), onlyCount_ ? nullptr : &found_);
        result.places += outcome.places;
        for (const Found& f : found_)
            result.hits.push_back({game, f.ply, f.position.toMove(),
                                   f.next ? playedText(f.position, *f.next) : std::string(),
                                   f.inVariation, f.position.key()});
        if (outcome.damaged)
            result.damaged.push_back(game);
    }
    result.batch = std::move(batch);
    return result;
}

} // namespace damscope::db::query
