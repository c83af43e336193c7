// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/reader.hpp"
#include "rules/game/game.hpp"
#include "rules/game/replay.hpp"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace damscope::parser {

/// How a game's variant was found.
enum class VariantSource : std::uint8_t {
    gameType, ///< a GameType or Variant tag
    option,
    guessed,
    corrected ///< the moves fit another game than the tag says (Repair::apply)
};

/// A game that was read: validated, with everything that is to be reported about it.
struct ReadGame {
    rules::Game game;
    VariantSource variantSource = VariantSource::gameType;
    /// The whole main line was understood and is legal; not where there is text in place of moves.
    bool legal = true;
    int plies = 0;                     ///< of the legal main line
    bool repaired = false;             ///< something was changed to make it legal (apply, accept)
    std::vector<TextProblem> problems; ///< of syntax, tags and rules, in the order of offsets

    explicit ReadGame(rules::Game g) : game(std::move(g)) {}
};

/// The variants that an untagged game may be, best first: those in which the most of its main line
/// is legal, from its FEN or the starting position. Looks at squares, first mover and legality.
[[nodiscard]] std::vector<rules::Variant> candidates(const GameText& text);

/// How to treat a main line that is not legal to its end (docs/repair.md).
enum class Repair : std::uint8_t {
    off,
    suggest, ///< what may have been meant is reported with the problem, also of a variation
    apply,   ///< and done, if it makes the whole game legal and nothing else does
    accept   ///< and done, however sure it is: somebody has looked at it; the first fault only
};

struct AssembleOptions {
    std::optional<rules::Variant> variant; ///< overrides GameType
    /// The order in which to prefer variants where an untagged game fits several: how the archive
    /// as a whole was decided (see preferenceOf). Empty: the order of the enumeration, with
    /// international, russian, english first.
    std::span<const rules::Variant> preference;
    Repair repair = Repair::suggest;
    /// The variants that all wrongly tagged games of the archive fit (see WrongTags): they
    /// decide for games that fit several. Empty: each game decides for itself.
    std::span<const rules::Variant> common = {};
};

/// Syntax -> validated game: variant, FEN, replay by the rules, result. Never throws on data. A
/// GameType of a game that Damscope does not play keeps all of its movetext as `unread` text.
[[nodiscard]] ReadGame assemble(const GameText& text, const AssembleOptions& options = {});

/// A game that was edited, with its tags completed: what assemble() gives for the text that
/// writePdn() makes of it, without the text.
[[nodiscard]] ReadGame edited(rules::Game game);

/// The order of preference for untagged games of one archive: variants by the number of its games
/// that they fit completely, or whose tags name them.
class Preference {
public:
    /// Adds a game. The first ones of tagged games are played; if many break at once, so are the
    /// others.
    void add(const GameText& text);
    [[nodiscard]] std::vector<rules::Variant> order() const;
    /// The variants that fit most games and fit them equally well: one if the archive decides,
    /// several if something else has to. Without moves and tags those of its positions.
    [[nodiscard]] std::vector<rules::Variant> open() const;
    /// Games among the first ones break at once in the variant of their tags.
    [[nodiscard]] bool metWrongTags() const { return misfits_ > 0; }
    /// Enough games were seen.
    [[nodiscard]] bool isSettled() const { return replayed_ + tagged_ >= mostGames; }

private:
    static constexpr int mostGames = 256;

    void addPosition(const GameText& text);
    /// The variants that all positions fit.
    [[nodiscard]] std::vector<rules::Variant> fittingPositions() const;

    std::array<int, rules::variantCount> votes_{};
    std::array<int, rules::variantCount> positionVotes_{};
    int positions_ = 0;   ///< without moves
    int smallPieces_ = 0; ///< on them, where a small board has room for them
    int tagged_ = 0;
    int misfits_ = 0;
    int replayed_ = 0;
};
[[nodiscard]] std::vector<rules::Variant> preferenceOf(std::span<const GameText> games);

} // namespace damscope::parser
