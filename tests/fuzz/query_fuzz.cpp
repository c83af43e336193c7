// SPDX-License-Identifier: GPL-3.0-or-later
// The first byte chooses the variant, the rest is a query. One that is understood is asked of a
// game in every way there is: all of them must agree.
#include "db/search/query/match/matcher.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/game_codec.hpp"
#include "rules/moves/generate.hpp"
#include "tests/messages/english.hpp"

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace damscope;

void check(bool isSo) {
    if (!isSo)
        std::abort();
}

// A legal game with a variation at every tenth ply.
rules::Game played(rules::Variant variant) {
    constexpr int plies = 70;
    std::size_t dice = 1;
    rules::Game game(rules::Position::start(variant));
    rules::Position position = game.start();
    rules::NodeId node = rules::rootNode;
    for (int ply = 0; ply < plies; ++ply) {
        const rules::MoveList legal = rules::legalMoves(position);
        if (legal.empty())
            break;
        dice = dice * 1'103'515'245 + 12'345;
        const rules::Move move = legal[(dice >> 16) % legal.size()];
        const rules::NodeId parent = node;
        node = game.addMove(parent, move);
        if (ply % 10 == 9 && legal[0] != move)
            (void)game.addMove(parent, legal[0]);
        position = position.after(move);
    }
    game.result = rules::GameResult::draw;
    return game;
}

const std::vector<std::uint8_t>& blobOf(rules::Variant variant) {
    static std::map<rules::Variant, std::vector<std::uint8_t>> blobs;
    auto& blob = blobs[variant];
    if (blob.empty())
        blob = db::encodeGame(played(variant));
    return blob;
}

std::vector<db::query::Found> foundIn(const db::query::Query& query, db::query::Scope scope) {
    db::query::Matcher matcher(query, scope);
    const auto& blob = blobOf(query.variant);
    std::vector<db::query::Found> found;
    const auto outcome = matcher.search(blob, &found);
    check(!outcome.damaged && outcome.places == found.size());
    check(matcher.search(blob, nullptr).places == found.size());
    return found;
}

void ask(const db::query::Query& query) {
    const auto every = foundIn(query, {.everyPlace = true});
    const auto first = foundIn(query, {});
    check(first.size() == (every.empty() ? 0 : 1));
    check(every.empty() || first[0].ply == every[0].ply);
    const auto withVariations = foundIn(query, {.everyPlace = true, .variations = true});
    check(withVariations.size() >= every.size());
    const auto& board = rules::rules(query.variant).board;
    const db::query::Query same{query.variant,
                                db::query::turned(board, db::query::turned(board, query.term))};
    check(foundIn(same, {.everyPlace = true}).size() == every.size());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0)
        return 0;
    const auto variant = static_cast<rules::Variant>(data[0] % rules::variantCount);
    const std::string text(data + 1, data + size);
    const auto query = db::query::readQuery(variant, text, db::NameCatalogue());
    if (query)
        ask(*query);
    else
        check(query.error().offset <= text.size() && !english(message(query.error())).empty());
    return 0;
}
