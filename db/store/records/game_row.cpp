// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/game_row.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/opening_names/names.hpp"
#include "parser/meaning/game_tags.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using rules::Game;
using rules::NodeId;

std::optional<int> ratingOf(const Game& game, std::string_view tag, std::string_view olderTag) {
    const auto rating = parser::readRating(game.tag(tag)).rating;
    return rating ? rating : parser::readRating(game.tag(olderTag)).rating;
}

template <class Test> bool anyNode(const Game& game, Test test) {
    for (std::uint32_t i = 0; i < game.nodeCount(); ++i)
        if (test(NodeId{i}))
            return true;
    return false;
}

GameHeader headerOf(const parser::ReadGame& read) {
    const Game& game = read.game;
    GameHeader header;
    header.variant = game.variant();
    header.result = game.result;
    header.white = game.tag("White");
    header.black = game.tag("Black");
    header.event = game.tag("Event");
    header.site = game.tag("Site");
    header.round = game.tag("Round");
    header.date = game.tag("Date");
    header.day = parser::gameDate(game.tags).date;
    header.whiteRating = ratingOf(game, "WhiteRating", "WhiteElo");
    header.blackRating = ratingOf(game, "BlackRating", "BlackElo");
    header.plies = read.plies;
    header.legal = read.legal;
    header.comments = hasComments(game);
    header.variations = hasVariations(game);
    return header;
}

} // namespace

bool hasComments(const Game& game) {
    return game.hasRemarks() && anyNode(game, [&](NodeId id) {
               const auto remarks = game.remarks(id);
               return std::any_of(remarks.begin(), remarks.end(), [](const rules::Remark& r) {
                   return r.as<rules::Comment>() != nullptr;
               });
           });
}

bool hasVariations(const Game& game) {
    return anyNode(game, [&](NodeId id) { return game.node(id).nextSibling != rules::noNode; });
}

GameRow makeRow(parser::ReadGame read, std::uint64_t ordinal, std::size_t offset,
                parser::PlaceFinder& places, RowPositions positions) {
    GameRow row;
    row.ordinal = ordinal;
    row.line = places.at(offset).line;
    row.guessed = read.variantSource == parser::VariantSource::guessed;
    row.header = headerOf(read);
    row.repaired = read.repaired;
    const bool kept = positions == RowPositions::kept;
    EncodedGame encoded =
        encodeWithPositions(read.game, kept ? UINT32_MAX : OpeningNames::pliesLooked);
    row.moves = std::move(encoded.moves);
    row.tags = std::move(read.game.tags);
    row.contentHash = contentHash(row.tags, row.moves);
    row.opening = openingNames().of(encoded.positions);
    if (kept)
        row.positions = std::move(encoded.positions);
    for (parser::TextProblem& problem : read.problems) {
        const parser::TextPlace place = places.at(problem.offset);
        row.problems.push_back({std::move(problem), place.line, place.column});
    }
    return row;
}

std::uint64_t contentHash(std::span<const rules::Tag> tags, std::span<const std::uint8_t> moves) {
    Hash hash;
    for (const rules::Tag& tag : tags)
        hash.add(tag.name).add(tag.value);
    return hash.add(std::uint64_t{tags.size()}).add(moves).value();
}

std::uint64_t gameChecksum(const GamePlace& place, const GameHeader& header,
                           std::uint64_t contentHash) {
    const auto rating = [](const std::optional<int>& r) {
        return static_cast<std::uint64_t>(r.value_or(-1));
    };
    Hash hash;
    hash.add(static_cast<std::uint64_t>(place.id)).add(static_cast<std::uint64_t>(place.source));
    hash.add(place.ordinal).add(place.line).add(contentHash);
    hash.add(static_cast<std::uint64_t>(header.variant));
    hash.add(static_cast<std::uint64_t>(header.result));
    hash.add(header.white).add(header.black).add(header.event).add(header.site);
    hash.add(header.round).add(header.date).add(std::uint64_t{header.day.stored()});
    hash.add(rating(header.whiteRating)).add(rating(header.blackRating));
    hash.add(static_cast<std::uint64_t>(header.plies)).add(std::uint64_t{header.legal});
    hash.add(std::uint64_t{header.comments}).add(std::uint64_t{header.variations});
    return hash.value();
}

} // namespace damscope::db
