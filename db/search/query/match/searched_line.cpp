// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/match/searched_line.hpp"

#include "analysis/judgement/annotation.hpp"
#include "db/store/codec/game_codec.hpp"
#include "db/store/evaluations.hpp"
#include "rules/game/game.hpp"
#include "rules/moves/forcing.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db::query {
namespace {

// The entries as a game whose plies are their indices: whatever is not a move becomes an unknown
// move, followed by the position set up.
template <class Squares>
rules::Game gameOf(rules::Variant variant, const LineEntries<Squares>& entries) {
    rules::Game game(positionAt(variant, entries.front()));
    rules::NodeId node = rules::rootNode;
    for (std::size_t i = 0; i + 1 < entries.size(); ++i) {
        if (const auto move = moveAt(entries[i])) {
            node = game.addMove(node, *move);
            continue;
        }
        node = game.addUnknown(node);
        if (entries[i + 1].known)
            node = game.addSetup(node, positionAt(variant, entries[i + 1]));
    }
    return game;
}

// A necessary condition that is quick to check: without kings every move is irreversible, except
// where men move sideways.
template <class Squares>
bool mayHaveDraws(rules::Variant variant, const LineEntries<Squares>& entries) {
    if (rules::rules(variant).lines == rules::Lines::orthogonal)
        return true;
    return std::ranges::any_of(entries, [](const LineEntry<Squares>& p) { return p.kings != 0; });
}

} // namespace

template <class Squares>
const std::vector<rules::Adjudication>& SearchedLine<Squares>::draws() const {
    if (!draws_) {
        draws_.emplace();
        if (mayHaveDraws(variant_, entries))
            *draws_ = rules::adjudicate(gameOf(variant_, entries));
    }
    return *draws_;
}

template <class Squares>
const std::vector<analysis::Quality>& SearchedLine<Squares>::qualities() const {
    if (qualities_)
        return *qualities_;
    qualities_.emplace(entries.size(), analysis::Quality::unknown);
    if (knowledge == nullptr)
        return *qualities_;
    const auto evaluations = [this](const rules::Position& position) {
        return knowledge->evaluation(position);
    };
    for (const analysis::JudgedMove& move :
         analysis::judge(gameOf(variant_, entries), evaluations).moves)
        qualities_->at(static_cast<std::size_t>(move.ply) - 1) = move.quality;
    return *qualities_;
}

namespace {

using Clocks = std::vector<std::array<std::optional<int>, 2>>;

Clocks clocksOf(Blob moves) {
    const auto game = decodeGame(moves);
    if (!game)
        return {};
    Clocks clocks(1);
    auto position = std::optional(game->start());
    for (const rules::NodeId node : game->mainLine()) {
        const auto mover = position ? std::optional(position->toMove()) : std::nullopt;
        game->advance(position, node);
        auto left = clocks.back();
        if (mover)
            if (const auto seconds = analysis::clockAfter(*game, node, *mover))
                left[static_cast<std::size_t>(*mover)] = seconds;
        clocks.resize(static_cast<std::size_t>(game->ply(node)) + 1, clocks.back());
        clocks.back() = left;
    }
    return clocks;
}

} // namespace

template <class Squares>
std::optional<int> SearchedLine<Squares>::clock(std::size_t entry, rules::Color color) const {
    if (!clocks_)
        clocks_ = moves.empty() ? Clocks() : clocksOf(moves);
    const std::size_t ply = entries[entry].ply;
    return ply < clocks_->size() ? clocks_->at(ply)[static_cast<std::size_t>(color)] : std::nullopt;
}

template <class Squares>
const std::vector<analysis::shots::GameShot>& SearchedLine<Squares>::shots(bool missed) const {
    using namespace analysis::shots;
    auto& shots = missed ? allShots_ : playedShots_;
    if (shots)
        return *shots;
    if (!finder_)
        finder_.emplace();
    std::vector<analysis::shots::Ply> plies;
    for (const LineEntry<Squares>& entry : entries) {
        if (!entry.known)
            break;
        plies.push_back({positionAt(variant_, entry), moveAt(entry)});
    }
    shots = findShots(plies, *finder_, missed ? Sought::all : Sought::played, names_);
    return *shots;
}

template <class Squares> bool SearchedLine<Squares>::mustCapture(std::size_t entry) const {
    const LineEntry<Squares>& p = entries[entry];
    return p.moved ? p.captured != 0 : rules::mustCapture(positionAt(variant_, p));
}

template <class Squares> const TrackedPieces<Squares>& SearchedLine<Squares>::pieces() const {
    if (!pieces_)
        pieces_.emplace(entries);
    return *pieces_;
}

template <class Squares> void SearchedLine<Squares>::bind(int part, Piece piece) const {
    const auto index = static_cast<std::size_t>(part);
    bound_.resize(std::max(bound_.size(), index + 1));
    bound_[index] = piece;
}

template class SearchedLine<std::uint64_t>;
template class SearchedLine<rules::SquareBits>;

namespace {

// A pass leaves the board as it is; a position that is set up does not count as a ply.
template <class Squares>
bool isSameBoard(const LineEntry<Squares>& before, const LineEntry<Squares>& after) {
    return before.known && after.known && after.ply == before.ply + 1;
}

} // namespace

template <class Squares> TrackedPieces<Squares>::TrackedPieces(const LineEntries<Squares>& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i == 0 || (!line[i - 1].moved && !isSameBoard(line[i - 1], line[i]))) {
            boards_.push_back(newPieces(line[i]));
            continue;
        }
        boards_.push_back(boards_.back());
        if (line[i - 1].moved)
            play(line[i - 1], boards_.back());
    }
}

template <class Squares>
bool TrackedPieces<Squares>::isOn(std::size_t place, rules::SquareSet squares,
                                  Number number) const {
    return std::ranges::any_of(squares,
                               [&](rules::Square square) { return at(place, square) == number; });
}

template <class Squares>
typename TrackedPieces<Squares>::Board
TrackedPieces<Squares>::newPieces(const LineEntry<Squares>& entry) {
    Board board{};
    for (const rules::Square s : rules::SquareSet(rules::SquareBits{entry.white | entry.black}))
        board.at(s.bit()) = ++last_;
    return board;
}

template <class Squares>
void TrackedPieces<Squares>::play(const LineEntry<Squares>& entry, Board& board) {
    const Number moving = std::exchange(board.at(entry.from.bit()), Number{0});
    for (const rules::Square s : rules::SquareSet(rules::SquareBits{entry.captured}))
        board.at(s.bit()) = 0;
    board.at(entry.to.bit()) = moving;
}

template class TrackedPieces<std::uint64_t>;
template class TrackedPieces<rules::SquareBits>;

std::optional<analysis::PositionEvaluation> Knowledge::evaluation(const rules::Position& position) {
    if (!store_)
        store_.emplace(file_, Store::Access::read);
    return db::evaluation(*store_, position);
}

rules::GameResult Knowledge::tableResult(const rules::Position& position) {
    if (!tables_)
        tables_.emplace();
    return tables_->byTables(position);
}

} // namespace damscope::db::query
