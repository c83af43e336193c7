// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/console.hpp"
#include "messages/phrase.hpp"
#include "rules/board/position.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// Accepts a variant by name or PDN number; the error for a mistyped one names the nearest.
[[nodiscard]] ValueParser intoVariant(rules::Variant& target);
[[nodiscard]] ValueParser intoVariant(std::optional<rules::Variant>& target);

inline constexpr const char* variantHelp =
    phrase("the game: international (if not set) english russian italian pool spanish brazilian "
           "canadian portuguese czech thai turkish frisian spantsiretti frysk killer breakthrough "
           "antidraughts; or its PDN number");

/// --variant, else the usual one.
void declareVariant(Arguments& arguments, rules::Variant& variant);

/// --variant, --fen and --db: the position that a command applies to.
struct PositionOptions {
    std::optional<rules::Variant> variant; ///< else that of the game, or the usual one
    std::optional<std::string> fen;
    std::vector<std::string> words; ///< the same without an option: "60 22w" may be two of them
    StoreOptions store;

    void declare(Arguments& arguments);
    /// For a command without other positional arguments: the position as these.
    void declareWords(Arguments& arguments);
    /// The position; the variant's starting position where none is named. Prints a warning about a
    /// probable slip in it. Throws UsageError.
    [[nodiscard]] rules::Position position(Console& console) const;

private:
    [[nodiscard]] std::string text() const;
};

/// Whether a text is a position of a stored game, "60 22w", and not one by its squares.
[[nodiscard]] bool isGamePosition(std::string_view text);

/// A position as users write it, the value of an option: a FEN, or "60 22w", which is game 60 of
/// the store after White's 22nd move, or "60", its last position. A game has a variant of its own.
/// Prints a warning about a probable slip in a FEN. Throws UsageError.
[[nodiscard]] rules::Position positionMeant(rules::Variant variant, const std::string& text,
                                            std::string_view option, const StoreOptions& store,
                                            Console& console);

/// Reads a FEN given as the value of an option, and prints a warning about a probable slip in it.
/// Throws UsageError.
[[nodiscard]] rules::Position positionFromOption(rules::Variant variant, const std::string& fen,
                                                 std::string_view option, Console& console);

/// The positions of a file, one FEN per line, with the same warnings. Throws UsageError.
[[nodiscard]] std::vector<rules::Position> positionsFromFile(rules::Variant variant,
                                                             const std::string& path,
                                                             std::string_view option,
                                                             Console& console);

/// The position after moves given as the value of an option, "1. 32-28 18-23" or
/// "32-28 18-23". Throws UsageError.
[[nodiscard]] rules::Position positionAfterMoves(rules::Variant variant, const std::string& moves,
                                                 std::string_view option);

/// A game has no such position.
class NoSuchPlace : public UsageError {
public:
    using UsageError::UsageError;
};

/// --ply and --move: a position of a game, else its last one.
class PlaceOption {
public:
    void declare(Arguments& arguments);
    /// "22w" as the value of --move.
    [[nodiscard]] static std::optional<PlaceOption> atMove(std::string_view text);
    [[nodiscard]] bool given() const { return ply_ || move_; }
    /// The node of the main line with the position after it. Throws NoSuchPlace, with the number
    /// `id` for the game, if the game is not that long.
    [[nodiscard]] rules::NodeId in(const rules::Game& game, std::int64_t id) const;

private:
    /// A move as players write it: number and side; without a side the later one.
    struct NumberedMove {
        std::int64_t number = 0;
        std::optional<rules::Color> color;
    };
    [[nodiscard]] static std::optional<NumberedMove> numberedMove(std::string_view text);
    [[nodiscard]] rules::NodeId afterPly(const rules::Game& game, std::int64_t id) const;
    [[nodiscard]] rules::NodeId afterMove(const rules::Game& game, std::int64_t id) const;

    std::optional<std::int64_t> ply_;
    std::optional<NumberedMove> move_;
    std::string moveText_;
};

} // namespace damscope::cli
