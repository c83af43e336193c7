// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/position.hpp"

#include <cassert>
#include <utility>

namespace damscope::rules {

namespace {

std::uint64_t raw(PositionKey key) {
    return static_cast<std::uint64_t>(key);
}

std::uint64_t pieceWord(Color color, bool king, Square s) {
    return zobrist::words[static_cast<std::size_t>(color) * 2 + (king ? 1 : 0)][s.bit()];
}

/// Whether a square is on the position's board, for assertions.
[[maybe_unused]] bool isOnBoard(const Position& p, Square s) {
    return p.rules().board.squares().contains(s);
}

/// For assertions: the conditions of legality that can be checked without generating moves. That it
/// is the capture that the rules demand is up to the caller.
[[maybe_unused]] bool isPossible(const Position& p, const Move& m) {
    const bool toIsFree = m.to == m.from || !p.pieces().contains(m.to) || m.captured.contains(m.to);
    return isOnBoard(p, m.to) && p.pieces(p.toMove()).contains(m.from) && toIsFree &&
           (m.captured - p.pieces(opponent(p.toMove()))).empty() &&
           !(m.crowns && p.kings().contains(m.from));
}

// The set of one square, by its bit: looked up, since shifting 128 bits takes as long as a move.
constexpr auto only = [] {
    std::array<SquareSet, 128> sets{};
    for (unsigned bit = 0; bit < sets.size(); ++bit)
        sets[bit].insert(Square(bit));
    return sets;
}();

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
    assert(isOnBoard(*this, s));
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

void Position::setKingRun(Color c, KingRun run) {
    assert(run.moves == 0 || kings(c).contains(run.king));
    kingRuns_[static_cast<int>(c)] = run;
}

namespace {

/// What a capture does to the side that loses pieces, and to the key. Separate from quiet moves,
/// which would otherwise pay for saved registers.
[[gnu::noinline]] void take(SquareSet captured, Color loser, SquareSet& pieces, SquareSet& kings,
                            PositionKey& key, KingRun& run) {
    std::uint64_t words = 0;
    for (Square s : captured)
        words ^= pieceWord(loser, kings.contains(s), s);
    key = PositionKey{raw(key) ^ words};
    pieces = pieces - captured;
    kings = kings - captured;
    if (run.moves > 0 && captured.contains(run.king))
        run = {};
}

} // namespace

void Position::play(const Move& m) {
    assert(isPossible(*this, m));
    const auto me = static_cast<std::size_t>(toMove_);
    if (m.isCapture())
        take(m.captured, opponent(toMove_), pieces_[1 - me], kings_, key_, kingRuns_[1 - me]);
    const SquareSet from = only[m.from.bit()];
    const SquareSet to = only[m.to.bit()];
    const bool wasKing = !(kings_ & from).empty();
    const bool isKing = wasKing || m.crowns;
    key_ = PositionKey{raw(key_) ^ zobrist::blackToMove ^ pieceWord(toMove_, wasKing, m.from) ^
                       pieceWord(toMove_, isKing, m.to)};
    // The order matters: a capture may end where it began.
    pieces_[me] = (pieces_[me] - from) | to;
    if (isKing)
        kings_ = (kings_ - from) | to;
    toMove_ = opponent(toMove_);

    KingRun& run = kingRuns_[me];
    if (!wasKing || m.isCapture())
        run = {};
    else if (run.moves > 0 && run.king == m.from)
        run = {m.to, static_cast<std::uint8_t>(run.moves < 255 ? run.moves + 1 : 255)};
    else
        run = {m.to, 1};
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
