// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/other_store.hpp"

#include "db/store/edits.hpp"
#include "db/store/health/check.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/sources.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "intake/byte_stream.hpp"

#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::db::importing {
namespace {

constexpr std::string_view gamesSql = "SELECT id FROM game WHERE deleted IS NULL ORDER BY id";

template <class Read> auto fromOther(const Read& read) {
    try {
        return read();
    } catch (const Error& error) {
        throw SourceFailure(error.reason());
    }
}

Error damagedStore() {
    return {Error::Kind::damaged, {"database-damaged", {}}};
}

} // namespace

OtherStore::OtherStore(const Store& store, const std::string& file, const std::stop_token& stop,
                       const base::Progress& progress) {
    std::error_code isAnother;
    if (std::filesystem::equivalent(file, store.file(), isAnother))
        throw SourceFailure({"merge-itself", {}});
    fromOther([&] {
        store_.emplace(file, Store::Access::read);
        snapshot_.emplace(*store_); // what is checked is what is read
        keepsCountings_ = keepsCountings(store_->connection());
        if (check(*store_, CheckDepth::quick, stop, progress).isDamaged())
            throw damagedStore();
    });
}

std::vector<GameId> OtherStore::games() {
    return fromOther([this] { return gameIds(*store_->connection().kept(gamesSql)); });
}

OtherGame OtherStore::read(GameId id) {
    return fromOther([&] {
        Connection& connection = store_->connection();
        auto parts = readGameParts(connection, id);
        if (!parts || !isIntact(*parts))
            throw damagedStore();
        OtherGame game{id, parts->line.source, {}, db::formerContents(connection, id), false};
        game.edited = isEdited(connection, id);
        if (keepsCountings_)
            game.counting = countingOf(connection, id);
        game.row.ordinal = parts->line.ordinal;
        game.row.line = parts->line.line;
        game.row.header = std::move(parts->line.header);
        game.row.tags = std::move(parts->tags);
        game.row.moves = std::move(parts->moves);
        game.row.contentHash = parts->contentHash;
        game.row.problems = problemRows(*store_, id);
        return game;
    });
}

Expected<rules::Game, Damage> OtherStore::load(GameId id) {
    return fromOther([&] { return loadGame(*store_, id); });
}

Source OtherStore::source(SourceId id) {
    return fromOther([&] {
        auto stored = db::source(*store_, id);
        if (!stored)
            throw damagedStore();
        return std::move(stored->source);
    });
}

std::vector<std::uint64_t> OtherStore::formerContents() {
    return fromOther([this] { return db::formerContents(store_->connection()); });
}

std::vector<GameId> OtherStore::analysedGames() {
    return fromOther([this] { return db::analysedGames(*store_); });
}

std::vector<KeyedEvaluation> OtherStore::nextEvaluations(std::size_t most) {
    return fromOther([&] {
        if (!evaluations_)
            evaluations_.emplace(*store_);
        return evaluations_->next(most);
    });
}

} // namespace damscope::db::importing
