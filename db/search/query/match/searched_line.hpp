// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result.hpp"
#include "analysis/judgement/judgement.hpp"
#include "analysis/shots/names.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/game/adjudication.hpp"

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace damscope::db::query {

/// What engines and endgame tables say about positions, for conditions that ask for it. Nothing is
/// opened before that. For one thread.
class Knowledge {
public:
    /// Evaluations are those of this store.
    explicit Knowledge(std::filesystem::path store) : file_(std::move(store)) {}

    [[nodiscard]] std::optional<analysis::PositionEvaluation>
    evaluation(const rules::Position& position);
    /// By the endgame tables in their usual folder; unknown where they do not have it.
    [[nodiscard]] rules::GameResult tableResult(const rules::Position& position);

private:
    std::filesystem::path file_;
    std::optional<Store> store_;
    std::optional<analysis::endgame::ResultJudge> tables_;
};

/// An entry of a line: a position, and the step made in it. `Squares` has as many bits as the grid
/// of the board needs: 64, or 128.
template <class Squares> struct LineEntry {
    Squares white = 0;
    Squares black = 0;
    Squares kings = 0;
    Squares captured = 0; ///< by the move
    std::uint32_t ply = 0;
    std::uint32_t origin = 0; ///< where in the blob the step is that led here; 0 = the start
    rules::Square from{0};    ///< of the move
    rules::Square to{0};
    bool known = false; ///< otherwise nothing else is set
    bool blackToMove = false;
    bool moved = false;  ///< a move was made here, and is recorded
    bool crowns = false; ///< the move promotes
    /// Piece counts: white men, white kings, black men, black kings, a byte each.
    std::uint32_t numbers = 0;

    [[nodiscard]] Squares pieces(rules::Color c) const {
        return c == rules::Color::white ? white : black;
    }
    [[nodiscard]] rules::Color toMove() const {
        return blackToMove ? rules::Color::black : rules::Color::white;
    }
};

/// One in the byte of LineEntry::numbers that counts such pieces.
[[nodiscard]] constexpr std::uint32_t oneMore(rules::Color color, rules::Kind kind) {
    return 1U << 8 * (2 * static_cast<unsigned>(color) + static_cast<unsigned>(kind));
}

template <class Squares> using LineEntries = std::vector<LineEntry<Squares>>;

template <class Squares> int countSquares(Squares squares) {
    return rules::SquareSet(rules::SquareBits{squares}).size();
}

/// The entry that a game or a variation begins with: no step leads there, none is made in it.
template <class Squares> LineEntry<Squares> entryOf(const rules::Position& position) {
    LineEntry<Squares> entry;
    entry.known = true;
    entry.blackToMove = position.toMove() == rules::Color::black;
    entry.white = static_cast<Squares>(position.pieces(rules::Color::white).bits());
    entry.black = static_cast<Squares>(position.pieces(rules::Color::black).bits());
    entry.kings = static_cast<Squares>(position.kings().bits());
    for (const rules::Color c : {rules::Color::white, rules::Color::black}) {
        const auto kings = static_cast<unsigned>(countSquares(entry.pieces(c) & entry.kings));
        const auto all = static_cast<unsigned>(countSquares(entry.pieces(c)));
        entry.numbers += kings * oneMore(c, rules::Kind::king);
        entry.numbers += (all - kings) * oneMore(c, rules::Kind::man);
    }
    return entry;
}

template <class Squares>
rules::Position positionAt(rules::Variant variant, const LineEntry<Squares>& entry) {
    rules::Position position(variant);
    for (const rules::Square s : rules::SquareSet(rules::SquareBits{entry.white | entry.black})) {
        const Squares bit = Squares{1} << s.bit();
        position.put(s, {(entry.white & bit) != 0 ? rules::Color::white : rules::Color::black,
                         (entry.kings & bit) != 0 ? rules::Kind::king : rules::Kind::man});
    }
    position.setToMove(entry.toMove());
    return position;
}

template <class Squares> std::optional<rules::Move> moveAt(const LineEntry<Squares>& entry) {
    if (!entry.moved)
        return std::nullopt;
    return rules::Move{entry.from, entry.to, entry.crowns,
                       rules::SquareSet(rules::SquareBits{entry.captured})};
}

/// Which piece is where along a line. A piece keeps its number as it moves and when it becomes a
/// king; where a position is set up, or was not known before, its pieces are new ones.
template <class Squares> class TrackedPieces {
public:
    using Number = std::uint16_t; ///< 0: no piece

    explicit TrackedPieces(const LineEntries<Squares>& line);

    [[nodiscard]] Number at(std::size_t place, rules::Square square) const {
        return boards_[place][square.bit()];
    }
    /// The piece that moves there.
    [[nodiscard]] Number mover(std::size_t place, const LineEntry<Squares>& entry) const {
        return entry.moved ? at(place, entry.from) : Number{0};
    }
    [[nodiscard]] bool isOn(std::size_t place, rules::SquareSet squares, Number number) const;

private:
    using Board = std::array<Number, 8 * sizeof(Squares)>;

    [[nodiscard]] Board newPieces(const LineEntry<Squares>& entry);
    static void play(const LineEntry<Squares>& entry, Board& board);

    std::vector<Board> boards_;
    Number last_ = 0;
};

extern template class TrackedPieces<std::uint64_t>;
extern template class TrackedPieces<rules::SquareBits>;

/// A line of a game, and what conditions may ask about the game.
template <class Squares> class SearchedLine {
public:
    SearchedLine(rules::Variant variant, analysis::shots::ShotNames names)
        : variant_(variant), names_(std::move(names)) {}

    LineEntries<Squares> entries;
    rules::GameResult result{};

    [[nodiscard]] rules::Variant variant() const { return variant_; }
    /// The game that the main line is read from; empty while the line is a variation, whose clocks
    /// nobody records.
    Blob moves;
    /// Call after the entries changed.
    void entriesChanged() {
        clocks_.reset();
        draws_.reset();
        qualities_.reset();
        playedShots_.reset();
        allShots_.reset();
        pieces_.reset();
    }
    /// What engines and tables know; may be null.
    Knowledge* knowledge = nullptr;
    /// What is not known counts as what is asked for, under an odd number of negations: so it
    /// makes neither a condition nor its opposite hold.
    mutable bool takesUnknown = false;
    /// How good the move made in each entry is.
    [[nodiscard]] const std::vector<analysis::Quality>& qualities() const;
    /// The seconds that a side has left in an entry, by the last time that the game records before
    /// it; nothing if it records none.
    [[nodiscard]] std::optional<int> clock(std::size_t entry, rules::Color color) const;
    /// The draw rules that applied along the line, by entry; see rules::adjudicate.
    [[nodiscard]] const std::vector<rules::Adjudication>& draws() const;

    /// The combinations of the line, by entry; `missed`: those that were not played too.
    [[nodiscard]] const std::vector<analysis::shots::GameShot>& shots(bool missed) const;

    /// Whether the side to move must capture, in an entry that is known.
    [[nodiscard]] bool mustCapture(std::size_t entry) const;

    /// Which piece is where.
    [[nodiscard]] const TrackedPieces<Squares>& pieces() const;
    /// The piece that a part of a sequence is about (SamePiece::part), while it is searched for.
    using Piece = typename TrackedPieces<Squares>::Number;
    void bind(int part, Piece piece) const;
    [[nodiscard]] Piece bound(int part) const { return bound_[static_cast<std::size_t>(part)]; }

private:
    rules::Variant variant_;
    analysis::shots::ShotNames names_;
    mutable std::optional<TrackedPieces<Squares>> pieces_;
    mutable std::vector<Piece> bound_;
    /// The clocks of White and Black, by ply.
    mutable std::optional<std::vector<std::array<std::optional<int>, 2>>> clocks_;
    mutable std::optional<std::vector<rules::Adjudication>> draws_;
    mutable std::optional<std::vector<analysis::Quality>> qualities_;
    mutable std::optional<std::vector<analysis::shots::GameShot>> playedShots_;
    mutable std::optional<std::vector<analysis::shots::GameShot>> allShots_;
    mutable std::optional<analysis::shots::ShotFinder> finder_; ///< for all lines in turn
};

extern template class SearchedLine<std::uint64_t>;
extern template class SearchedLine<rules::SquareBits>;

} // namespace damscope::db::query
