// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "analysis/shots/game_shots.hpp"
#include "db/query/match/knowledge.hpp"
#include "db/query/match/line_entry.hpp"
#include "db/query/match/tracked_pieces.hpp"
#include "rules/board/result.hpp"
#include "rules/game/adjudication.hpp"

#include <optional>
#include <vector>

namespace damscope::db::query {

/// A line of a game, and what conditions may ask about the game.
template <class Squares> class SearchedLine {
public:
    explicit SearchedLine(rules::Variant variant) : variant_(variant) {}

    LineEntries<Squares> entries;
    rules::GameResult result{};

    [[nodiscard]] rules::Variant variant() const { return variant_; }
    /// Call after the entries changed.
    void entriesChanged() {
        draws_.reset();
        qualities_.reset();
        playedShots_.reset();
        allShots_.reset();
        pieces_.reset();
    }
    /// What engines and tables know; may be null.
    Knowledge* knowledge = nullptr;
    /// How good the move made in each entry is.
    [[nodiscard]] const std::vector<analysis::Quality>& qualities() const;
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
    mutable std::optional<TrackedPieces<Squares>> pieces_;
    mutable std::vector<Piece> bound_;
    mutable std::optional<std::vector<rules::Adjudication>> draws_;
    mutable std::optional<std::vector<analysis::Quality>> qualities_;
    mutable std::optional<std::vector<analysis::shots::GameShot>> playedShots_;
    mutable std::optional<std::vector<analysis::shots::GameShot>> allShots_;
    mutable std::optional<analysis::shots::ShotFinder> finder_; ///< for all lines in turn
};

extern template class SearchedLine<std::uint64_t>;
extern template class SearchedLine<rules::SquareBits>;

} // namespace damscope::db::query
