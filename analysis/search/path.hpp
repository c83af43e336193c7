// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/node.hpp"
#include "analysis/search/transposition_table.hpp"
#include "rules/board/rules.hpp"
#include "rules/moves/draw_rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace damscope::analysis::search {

/// How many pieces stand on the board, as draw rules ask for it.
struct PieceCounts {
    std::array<int, 2> men; ///< by side
    std::array<int, 2> kings;
    [[nodiscard]] int of(std::size_t side) const { return men[side] + kings[side]; }
};

/// A variant's draw rules in the form that a search can ask at every node. What a player may claim
/// counts as a draw. The rule about the main road depends on the square of the lone king and is not
/// used.
class DrawLimits {
public:
    static constexpr int never = 1'000'000;

    explicit DrawLimits(rules::Variant variant);

    /// The position is drawn after so many plies without a capture or a man's move.
    [[nodiscard]] int noProgress() const { return noProgress_; }
    /// Drawn when a position stands on the board for this time. Variants without a rule play on for
    /// ever; for them the third time counts as drawn, too.
    [[nodiscard]] int occurrences() const { return occurrences_; }
    /// The limit with these pieces on the board: the game is drawn after so many plies without a
    /// capture or a crowning.
    [[nodiscard]] int material(const PieceCounts& counts) const;
    /// Whether king against king is drawn at once, unless a king must fall.
    [[nodiscard]] bool kingAgainstKing() const { return kingAgainstKing_; }
    /// With more pieces than this on the board a rule about material applies only where a side has
    /// a single one.
    static constexpr int mostPieces = 7;

private:
    std::span<const rules::DrawRule> rules_;
    int noProgress_ = never;
    int occurrences_ = 3;
    bool kingAgainstKing_ = false;
};

/// The positions from the start of the game to the node being searched: what repetition and the
/// other draw rules ask about.
template <const rules::Rules& R> class Path {
public:
    Path() : limits_(R.variant) {}

    /// Begins with a game's positions before the one to be searched.
    void restart(const std::vector<Node<R>>& before) {
        keys_.clear();
        for (const Node<R>& n : before)
            keys_.push_back(n.key());
        root_ = keys_.size();
        keys_.resize(root_ + maxPly + 1);
    }

    void enter(const Node<R>& n, int ply) {
        keys_[root_ + static_cast<std::size_t>(ply)] = n.key();
        int& limit = materialLimits_[static_cast<std::size_t>(ply)];
        limit = ply > 0 && n.sameMaterialPlies() > 0
                    ? materialLimits_[static_cast<std::size_t>(ply - 1)]
                    : materialLimit(n);
    }

    /// Whether the node just entered is drawn by a rule. Within the search one repetition is
    /// enough: what could be done better the second time could have been done the first.
    [[nodiscard]] bool isDrawn(const Node<R>& n, int ply) const {
        if (n.reversiblePlies() >= limits_.noProgress() ||
            n.sameMaterialPlies() >= materialLimits_[static_cast<std::size_t>(ply)] ||
            isDrawnAtOnce(n))
            return true;
        return n.reversiblePlies() >= 4 && isRepeated(n, root_ + static_cast<std::size_t>(ply));
    }

private:
    /// King against king, where a rule draws it and no king must fall. After a quiet move it was
    /// drawn before, or the other king is taken now.
    [[nodiscard]] bool isDrawnAtOnce(const Node<R>& n) const {
        using enum Color;
        if (!limits_.kingAgainstKing() || n.count() != 2 || n.kings(white) != 1 ||
            n.kings(black) != 1)
            return false;
        const bool whiteMoves = n.toMove() == white;
        if (n.sameMaterialPlies() > 0)
            return !(whiteMoves ? canCapture<white>(n.pieces()) : canCapture<black>(n.pieces()));
        return !(whiteMoves ? kingMustFall<white>(n.pieces()) : kingMustFall<black>(n.pieces()));
    }

    template <Color C> static bool canCapture(const rules::detail::Pieces<R>& pieces) {
        return rules::detail::Generator<R, C>(pieces).canCapture();
    }
    /// See rules::kingMustFall.
    template <Color C> static bool kingMustFall(const rules::detail::Pieces<R>& pieces) {
        bool falls = true;
        rules::detail::Generator<R, C>(pieces).quietMoves([&](auto from, auto to, bool crowns) {
            const auto after = pieces.template afterQuiet<C>(from, to, crowns);
            falls = falls && canCapture<rules::opponent(C)>(after);
        });
        return falls || canCapture<C>(pieces);
    }

    [[nodiscard]] bool isRepeated(const Node<R>& n, std::size_t here) const {
        int occurrences = 1;
        const auto reversible = static_cast<std::size_t>(n.reversiblePlies());
        for (std::size_t back = 4; back <= reversible && back <= here; back += 2) {
            if (keys_[here - back] != n.key())
                continue;
            if (here - back >= root_ || ++occurrences == limits_.occurrences())
                return true;
        }
        return false;
    }

    [[nodiscard]] int materialLimit(const Node<R>& n) const {
        using enum Color;
        if (n.count() > DrawLimits::mostPieces && n.count(white) > 1 && n.count(black) > 1)
            return DrawLimits::never;
        return limits_.material({{n.men(white), n.men(black)}, {n.kings(white), n.kings(black)}});
    }

    DrawLimits limits_;
    std::vector<std::uint64_t> keys_;
    std::size_t root_ = 0;
    std::array<int, maxPly + 1> materialLimits_{};
};

} // namespace damscope::analysis::search
