// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/reader.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"
#include "rules/text/date.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// A tag's name is one that PDN allows: a capital letter, then letters, digits and underscores.
[[nodiscard]] bool isPdnName(std::string_view name);
/// The tag that holds another one whose name PDN does not allow: `[DamscopeTag "Type de jeu
/// \"20\""]` for `[Type de jeu "20"]`.
inline constexpr std::string_view wrappingTag = "DamscopeTag";
[[nodiscard]] rules::Tag wrapped(const rules::Tag& tag);

/// A game's tags as they are kept: names that lack only their capital letter get it, wrapped ones
/// are unwrapped, and values are cleaned; one for one with those of the text.
[[nodiscard]] std::vector<rules::Tag> keptTags(const GameText& text);
/// A game that does not come from a file, with the values of its tags cleaned (cleanLine).
[[nodiscard]] rules::Game withCleanTags(rules::Game game);

/// The variant that a GameType names: by its number, or in words ("10x10", "Russian").
[[nodiscard]] std::optional<rules::Variant> variantOfType(std::string_view gameType);

/// The number that a GameType begins with; nothing if it begins with none. Those before the first
/// game of draughts are of chess and its relatives (PDN 3.0, GameType).
[[nodiscard]] std::optional<int> gameNumber(std::string_view gameType);
inline constexpr int firstDraughtsGame = 20;

/// What the GameType tags say.
struct GameTypeTag {
    enum class Says : std::uint8_t { nothing, variant, unknownGame };
    Says says = Says::nothing;
    std::size_t tag = 0; ///< its index
    rules::Variant variant = rules::Variant::international;
};
[[nodiscard]] GameTypeTag gameTypeIn(const std::vector<rules::Tag>& tags);

/// What a GameType tag that the moves refute is kept in, as it was written.
inline constexpr std::string_view writtenGameTypeTag = "GameTypeWritten";
/// Puts what the GameType tag says into such a tag, at the end.
void keepGameType(std::vector<rules::Tag>& tags);

/// The index of the first tag with this name, case ignored.
[[nodiscard]] std::optional<std::size_t> tagNamed(const std::vector<rules::Tag>& tags,
                                                  std::string_view name);

/// The first Result tag that says who won, by the rules of a variant; the result unknown and no
/// index if none does.
struct ResultTag {
    std::optional<std::size_t> tag;
    rules::GameResult result = rules::GameResult::unknown;
};
[[nodiscard]] ResultTag resultIn(const std::vector<rules::Tag>& tags, const rules::Rules& rules);

/// Sets the result's tag where none says who won: in place of one that says "unknown", else
/// at the end.
void setResult(std::vector<rules::Tag>& tags, const rules::Rules& rules, std::string_view result);

/// The tags of a game, made such that reading them gives the game again: with a GameType, with the
/// FEN of a start that is not the variant's own, with the result if it is known. Those that say so
/// already are left as they are; what is missing is added at the end.
[[nodiscard]] std::vector<rules::Tag> completeTags(std::vector<rules::Tag> tags,
                                                   const rules::Game& game);

/// What a text means as a rating.
struct RatingReading {
    std::optional<int> rating; ///< 1 to 9999
    bool clear = true;         ///< it was understood, or says that there is none: "", "?", "-", "0"
};

/// A rating as people write it: "2245", "2245*", "2245 (FMJD)", "GMI 2401", "2245.5", "2.245".
/// Nothing where several numbers may be the rating, "1500-1600"; that is not clear.
[[nodiscard]] RatingReading readRating(std::string_view text);

/// When a game was played, by its tags.
struct GameDate {
    rules::Date date;
    /// The Date tag that is not understood, or only in part.
    std::optional<std::size_t> unclear{};
};

/// The day by the Date, or without one by EventDate or UTCDate. A year that only the name of the
/// event or place has is a guess, and no date.
[[nodiscard]] GameDate gameDate(const std::vector<rules::Tag>& tags);

/// A tag that says what another one means, at the end of a game's tags.
struct HeaderMeaning {
    std::size_t tag;   ///< index of the tag as written
    std::size_t meant; ///< index of the one that was added
};

/// Adds `[White "X"]` for `[Bianco "X"]` and `[Wihte "X"]`, and so on, where PDN's own tag is
/// missing. What was written stays.
std::vector<HeaderMeaning> addMeanings(std::vector<rules::Tag>& tags);

/// The same for the tags that name players by who moves first (P1, P2, P1Elo), or by the red
/// pieces, which are the dark ones unless there are black ones.
std::vector<HeaderMeaning> addPlayers(std::vector<rules::Tag>& tags, const rules::Rules& rules);

} // namespace damscope::parser
