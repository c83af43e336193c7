// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/condition.hpp"
#include "db/query/language/passage.hpp"

#include <optional>
#include <vector>

/// Words for pieces and squares, as the grammar recognises them.
namespace damscope::db::query {

/// The words for kinds of pieces; `piece` is either of them.
enum class KindWord : std::uint8_t { man, king, piece };

constexpr Contents bothColors(rules::Kind kind) {
    return Contents::piece(rules::Color::white, kind) | Contents::piece(rules::Color::black, kind);
}
inline constexpr Contents allMen = bothColors(rules::Kind::man);
inline constexpr Contents allKings = bothColors(rules::Kind::king);

/// `white man`, `kings`, `black`, `empty`: the pieces that something is said about.
struct PieceWords {
    std::optional<rules::Color> color = std::nullopt;
    std::optional<Contents> kind =
        std::nullopt; ///< of both colours; Contents::nothing() for `empty`

    [[nodiscard]] bool isEmptySquare() const { return kind == Contents::nothing(); }
    /// What was not said may be anything.
    [[nodiscard]] Contents contents() const;
};

/// Of both colours.
[[nodiscard]] Contents contentsOf(KindWord word);
[[nodiscard]] PieceWords piecesOf(const Passage& passage, std::optional<rules::Color> color,
                                  KindWord kind);
[[nodiscard]] PieceWords emptySquares(const Passage& passage);

struct NamedSquare {
    rules::Square square{0};
};

/// The square whose name the passage is.
[[nodiscard]] NamedSquare namedSquare(const Passage& passage);
/// `31-35`, or a single square.
[[nodiscard]] rules::SquareSet squareRange(const Passage& passage, NamedSquare first,
                                           std::optional<NamedSquare> last);
[[nodiscard]] rules::SquareSet unionOf(const Passage& passage,
                                       const std::vector<rules::SquareSet>& sets);

} // namespace damscope::db::query
