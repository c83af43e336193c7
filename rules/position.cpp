// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/position.hpp"

#include "rules/zobrist.hpp"

#include <array>
#include <utility>

namespace damscope::rules {

namespace {

std::uint64_t raw(PositionKey key) {
    return static_cast<std::uint64_t>(key);
}

std::uint64_t pieceWord(Color color, bool king, Square s) {
    return zobrist::words[static_cast<std::size_t>(color) * 2 + (king ? 1 : 0)][s.bit()];
}

} // namespace

Position::Position(Variant variant) : variant_(variant), toMove_(rules::rules(variant).firstMover) {
    key_ = keyOf(*this);
}

namespace {

Position standardStart(Variant variant) {
    Position p(variant);
    const Rules& r = p.rules();
    for (Square s : r.board.squares()) {
        const int row = r.board.rowOf(s);
        const int fromWhite = r.board.ranks - 1 - row;
        const auto within = [&](int distance) {
            return distance >= r.firstRowOfMen && distance < r.firstRowOfMen + r.rowsOfMen;
        };
        if (within(row))
            p.put(s, {Color::black, Kind::man});
        else if (within(fromWhite))
            p.put(s, {Color::white, Kind::man});
    }
    return p;
}

} // namespace

Position Position::start(Variant variant) {
    static const auto starts = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array<Position, variantCount>{standardStart(static_cast<Variant>(I))...};
    }
    (std::make_index_sequence<variantCount>{});
    return starts[static_cast<std::size_t>(variant)];
}

std::optional<Piece> Position::at(Square s) const {
    const Kind kind = kings_.contains(s) ? Kind::king : Kind::man;
    if (pieces_[0].contains(s))
        return Piece{Color::white, kind};
    if (pieces_[1].contains(s))
        return Piece{Color::black, kind};
    return std::nullopt;
}

void Position::put(Square s, Piece p) {
    remove(s);
    pieces_[static_cast<int>(p.color)].insert(s);
    if (p.kind == Kind::king)
        kings_.insert(s);
    key_ = PositionKey{raw(key_) ^ pieceWord(p.color, p.kind == Kind::king, s)};
}

void Position::remove(Square s) {
    if (const auto p = at(s)) {
        key_ = PositionKey{raw(key_) ^ pieceWord(p->color, p->kind == Kind::king, s)};
        pieces_[static_cast<int>(p->color)].erase(s);
        kings_.erase(s);
    }
    kingRuns_[0] = kingRuns_[1] = {};
}

void Position::setToMove(Color c) {
    if (c != toMove_)
        key_ = PositionKey{raw(key_) ^ zobrist::blackToMove};
    toMove_ = c;
}

void Position::play(const Move& m) {
    const Color mover = toMove_;
    const int me = static_cast<int>(mover);
    const Color other = opponent(mover);
    const bool wasKing = kings_.contains(m.from);
    const bool isKing = wasKing || m.crowns;
    std::uint64_t key = raw(key_) ^ zobrist::blackToMove ^ pieceWord(mover, wasKing, m.from) ^
                        pieceWord(mover, isKing, m.to);
    for (Square s : m.captured)
        key ^= pieceWord(other, kings_.contains(s), s);
    key_ = PositionKey{key};

    pieces_[me].erase(m.from);
    pieces_[me].insert(m.to);
    pieces_[1 - me] = pieces_[1 - me] - m.captured;
    kings_ = kings_ - m.captured;
    if (wasKing)
        kings_.erase(m.from);
    if (isKing)
        kings_.insert(m.to);
    toMove_ = other;

    KingRun& run = kingRuns_[me];
    if (!wasKing || m.isCapture())
        run = {};
    else if (run.moves > 0 && run.king == m.from)
        run = {m.to, static_cast<std::uint8_t>(run.moves < 255 ? run.moves + 1 : 255)};
    else
        run = {m.to, 1};
    KingRun& theirs = kingRuns_[1 - me];
    if (theirs.moves > 0 && m.captured.contains(theirs.king))
        theirs = {};
}

Position Position::after(const Move& m) const {
    Position p = *this;
    p.play(m);
    return p;
}

PositionKey keyOf(const Position& position) {
    std::uint64_t key = position.toMove() == Color::black ? zobrist::blackToMove : 0;
    for (Color c : {Color::white, Color::black}) {
        for (Square s : position.men(c))
            key ^= pieceWord(c, false, s);
        for (Square s : position.kings(c))
            key ^= pieceWord(c, true, s);
    }
    return PositionKey{key};
}

Square turned(const Board& board, Square s) {
    return board.square(board.size() - 1 - board.index(s));
}

Move turned(const Board& board, const Move& m) {
    Move t = m;
    t.from = turned(board, m.from);
    t.to = turned(board, m.to);
    t.captured = {};
    for (Square s : m.captured)
        t.captured.insert(turned(board, s));
    return t;
}

Position turned(const Position& position) {
    const Board& board = position.rules().board;
    Position t(position.variant());
    for (Color c : {Color::white, Color::black}) {
        for (Square s : position.men(c))
            t.put(turned(board, s), {opponent(c), Kind::man});
        for (Square s : position.kings(c))
            t.put(turned(board, s), {opponent(c), Kind::king});
    }
    t.setToMove(opponent(position.toMove()));
    return t;
}

} // namespace damscope::rules
