// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "messages/message.hpp"
#include "rules/board/position.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// Numbers of pieces: white men, white kings, black men, black kings.
using MaterialCounts = std::array<int, 4>;

[[nodiscard]] MaterialCounts materialOf(const rules::Position& position);

/// With at most so many pieces, of both sides together, what is left is an ending.
inline constexpr int mostEndingPieces = 8;

/// What a game ended with.
struct EndingMaterial {
    MaterialCounts counts{};
    int ply = 0; ///< from which on
};

/// What is left at the end of a game with these positions; nothing if more pieces are left, or none
/// of a side. While something must be captured it is not clear what is left: what counts is what
/// was there before that.
[[nodiscard]] std::optional<EndingMaterial> endingMaterial(std::span<const rules::Position> game);

/// "White has 5 kings against 2 men and 1 king".
[[nodiscard]] Message materialMessage(const MaterialCounts& counts);

/// An ending that has a name: a line of endings.tsv. A position, or else all with a material.
struct EndingName {
    rules::Variant variant{};
    std::optional<rules::Position> position{};
    MaterialCounts material{};
    rules::SquareSet road{};       ///< the main road, if it matters where the black kings are
    bool onRoad = false;           ///< all of them on it, else none
    rules::SquareSet whiteKings{}; ///< where all of them stand, if it matters
    Names names{};
    std::string result{}; ///< as the source has it
    std::string source{};
};

/// Whether a position is the ending, or is with the colours exchanged.
[[nodiscard]] bool isEnding(const EndingName& ending, const rules::Position& position);

/// A position that is the ending: its own, else one with these pieces in which neither side can
/// capture, White to play.
[[nodiscard]] rules::Position exampleOf(const EndingName& ending);

/// Where there is no name in the language, any.
[[nodiscard]] const std::string& nameOf(const EndingName& ending, Language language);

/// Those of a variant that have this name in any language, or else those of the one name that has
/// these words in it ("petrov"); case and accents are ignored, a word may be the beginning of one.
[[nodiscard]] std::vector<const EndingName*> endingsNamed(rules::Variant variant,
                                                          std::string_view name);

/// The name of an ending of the variant that was meant by an unknown or ambiguous one; blank if
/// none is near.
[[nodiscard]] std::string endingNameMeant(rules::Variant variant, std::string_view name);

/// Reads a text in the form of endings.tsv. Throws std::invalid_argument, naming the line, where it
/// is not in that form.
[[nodiscard]] std::vector<EndingName> readEndings(std::string_view table);

/// The endings that the program was built with.
[[nodiscard]] const std::vector<EndingName>& endingNames();

} // namespace damscope::db
