// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/health/recover.hpp"

#include "db/codec/game_codec.hpp"
#include "db/health/found_rows.hpp"
#include "db/records/game_reader.hpp"
#include "db/records/tags.hpp"
#include "parser/write/write.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace damscope::db {
namespace {

using salvage::FoundRows;
using salvage::Row;
using salvage::Table;
using salvage::Value;

constexpr std::uint64_t gamesPerReport = 1000;
// A damaged page may have any number; one or two are real.
constexpr std::size_t mostCandidates = 4;

/// The places of the columns of `game` in its rows (db/store/schema_tables.hpp).
struct GameColumns {
    static constexpr std::size_t source = 1, ordinal = 2, line = 3, variant = 4, result = 5,
                                 white = 6, black = 7, event = 8, site = 9, round = 10, day = 11,
                                 date = 12, whiteRating = 13, blackRating = 14, plies = 15,
                                 legal = 16, comments = 17, variations = 18, tags = 20,
                                 content = 21, checksum = 22, deleted = 24;
};

std::int64_t integerIn(const Row& row, std::size_t column) {
    return column < row.values.size() ? row.values[column].integer : 0;
}

std::string textIn(const Row& row, std::size_t column) {
    return column < row.values.size() ? row.values[column].bytes : std::string();
}

bool isNull(const Row& row, std::size_t column) {
    return column >= row.values.size() || row.values[column].kind == Value::Kind::null;
}

std::optional<int> ratingIn(const Row& row, std::size_t column) {
    return isNull(row, column) ? std::nullopt
                               : std::optional(static_cast<int>(integerIn(row, column)));
}

Date dayOf(const Row& row) {
    return Date::ofStored(static_cast<std::uint32_t>(integerIn(row, GameColumns::day)));
}

std::string dateOf(const Row& row) {
    if (!isNull(row, GameColumns::date))
        return textIn(row, GameColumns::date);
    const Date day = dayOf(row);
    return day.isKnown() ? writeDate(day) : std::string();
}

// Without the names, which have tables of their own. Nothing where a value is impossible.
std::optional<GameParts> partsOf(const Row& row) {
    const auto variant = static_cast<std::uint64_t>(integerIn(row, GameColumns::variant));
    const auto result = static_cast<std::uint64_t>(integerIn(row, GameColumns::result));
    if (variant >= rules::variantCount ||
        result > static_cast<std::uint64_t>(rules::GameResult::bothLose))
        return std::nullopt;
    GameParts parts;
    parts.line.id = static_cast<GameId>(row.id);
    parts.line.source = static_cast<SourceId>(integerIn(row, GameColumns::source));
    parts.line.ordinal = static_cast<std::uint64_t>(integerIn(row, GameColumns::ordinal));
    parts.line.line = static_cast<std::uint64_t>(integerIn(row, GameColumns::line));
    GameHeader& header = parts.line.header;
    header.variant = static_cast<rules::Variant>(variant);
    header.result = static_cast<rules::GameResult>(result);
    header.round = textIn(row, GameColumns::round);
    header.day = dayOf(row);
    header.date = dateOf(row);
    header.whiteRating = ratingIn(row, GameColumns::whiteRating);
    header.blackRating = ratingIn(row, GameColumns::blackRating);
    header.plies = static_cast<int>(integerIn(row, GameColumns::plies));
    header.legal = integerIn(row, GameColumns::legal) != 0;
    header.comments = integerIn(row, GameColumns::comments) != 0;
    header.variations = integerIn(row, GameColumns::variations) != 0;
    parts.contentHash = static_cast<std::uint64_t>(integerIn(row, GameColumns::content));
    parts.checksum = static_cast<std::uint64_t>(integerIn(row, GameColumns::checksum));
    return parts;
}

class Recovery {
public:
    Recovery(const std::filesystem::path& store, const OutputSink& sink,
             const RecoverOptions& options)
        : sink_(sink), options_(options), file_(store),
          rows_(file_, options.stop, options.progress) {}

    RecoverReport run() {
        const std::vector<std::uint32_t> ids = rows_.games();
        std::uint64_t done = 0;
        for (const std::uint32_t id : ids) {
            if (options_.stop.stop_requested()) {
                report_.complete = false;
                break;
            }
            recover(id);
            if (options_.progress && ++done % gamesPerReport == 0)
                options_.progress(done, ids.size());
        }
        report_.missing = ids.empty() ? 0 : ids.back() - ids.size();
        report_.damagedPages = rows_.damagedPages();
        return report_;
    }

private:
    void recover(std::uint32_t id) {
        const std::vector<Row> games = candidates(Table::game, id);
        const std::vector<Row> moves = candidates(Table::movetext, id);
        if (std::ranges::any_of(games,
                                [](const Row& row) { return !isNull(row, GameColumns::deleted); }))
            return;
        ++report_.games;
        if (!writeWhole(games, moves, id) && !writeUnverified(games, moves, id)) {
            ++report_.lost;
            if (report_.lostGames.size() < RecoverReport::listed)
                report_.lostGames.push_back(GameId{id});
        }
    }

    std::vector<Row> candidates(Table table, std::int64_t id) const {
        std::vector<Row> rows = rows_.rows(table, id);
        rows.resize(std::min(rows.size(), mostCandidates));
        return rows;
    }

    // The texts that a number may refer to; one empty text for no number, or if all are lost.
    std::vector<std::string> texts(Table table, const Row& game, std::size_t column) const {
        std::vector<std::string> found;
        if (!isNull(game, column))
            for (Row& row : candidates(table, integerIn(game, column)))
                found.push_back(std::move(row.values[1].bytes));
        if (found.empty())
            found.emplace_back();
        return found;
    }

    // Tries every combination of what was found: there is nearly always only one.
    template <class Visit> void eachReading(const Row& game, std::uint32_t id, Visit visit) const {
        auto parts = partsOf(game);
        if (!parts)
            return;
        const auto values = tagValues(id);
        GameHeader& header = parts->line.header;
        const auto whites = texts(Table::player, game, GameColumns::white);
        const auto blacks = texts(Table::player, game, GameColumns::black);
        const auto events = texts(Table::event, game, GameColumns::event);
        const auto sites = texts(Table::site, game, GameColumns::site);
        const auto lists = texts(Table::tagList, game, GameColumns::tags);
        const std::size_t count =
            whites.size() * blacks.size() * events.size() * sites.size() * lists.size();
        for (std::size_t i = 0; i < count; ++i) {
            std::size_t rest = i;
            const auto pick = [&rest](const std::vector<std::string>& from) {
                const std::size_t index = rest % from.size();
                rest /= from.size();
                return from[index];
            };
            header.white = pick(whites);
            header.black = pick(blacks);
            header.event = pick(events);
            header.site = pick(sites);
            parts->tags = restoreTags(pick(lists), header, values);
            if (visit(*parts))
                return;
        }
    }

    std::vector<std::pair<std::size_t, std::string>> tagValues(std::uint32_t id) const {
        std::vector<std::pair<std::size_t, std::string>> values;
        for (Row& row : rows_.rows(Table::tag, id))
            values.emplace_back(static_cast<std::size_t>(row.values[1].integer),
                                std::move(row.values[3].bytes));
        std::ranges::sort(values);
        return values;
    }

    bool writeWhole(const std::vector<Row>& games, const std::vector<Row>& moves,
                    std::uint32_t id) {
        bool written = false;
        for (const Row& game : games)
            for (const Row& text : moves)
                eachReading(game, id, [&](GameParts& parts) {
                    parts.moves.assign(text.values[1].bytes.begin(), text.values[1].bytes.end());
                    written = written || (isIntact(parts) && write(parts.moves, parts.tags));
                    return written;
                });
        report_.whole += written ? 1 : 0;
        return written;
    }

    bool writeUnverified(const std::vector<Row>& games, const std::vector<Row>& moves,
                         std::uint32_t id) {
        std::vector<rules::Tag> tags;
        if (!games.empty())
            eachReading(games.front(), id, [&](const GameParts& parts) {
                tags = parts.tags;
                return true;
            });
        tags.push_back({"DamscopeRecovered", "unverified"});
        const bool written = std::ranges::any_of(moves, [&](const Row& text) {
            return write({text.values[1].bytes.begin(), text.values[1].bytes.end()}, tags);
        });
        report_.unverified += written ? 1 : 0;
        return written;
    }

    bool write(const std::vector<std::uint8_t>& moves, const std::vector<rules::Tag>& tags) {
        auto game = decodeGame(moves);
        if (!game)
            return false;
        game->tags = tags;
        sink_(parser::writePdn(*game));
        return true;
    }

    const OutputSink& sink_;
    const RecoverOptions& options_;
    salvage::PageFile file_;
    FoundRows rows_;
    RecoverReport report_;
};

} // namespace

RecoverReport recoverGames(const std::filesystem::path& store, const OutputSink& sink,
                           const RecoverOptions& options) {
    return Recovery(store, sink, options).run();
}

} // namespace damscope::db
