// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/find_variant.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/game/game.hpp"
#include "rules/game/replay.hpp"
#include "rules/repair/repair.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// A game's text with a correction made. What was written stays with it, in an embedded command
/// `[%repaired ...]` after the move concerned (docs/repair.md).
[[nodiscard]] GameText corrected(const GameText& text, const rules::Correction& correction);

/// What a command of that kind records; nothing if it is another command.
struct RecordedRepair {
    rules::Correction::Kind kind;
    std::string written; ///< what was there; empty for a missing move
};
[[nodiscard]] std::optional<RecordedRepair> repairIn(std::string_view command);

/// The last move of the main line that has such a command after it: the place of the last repair.
/// Nothing if the game was not repaired.
[[nodiscard]] std::optional<rules::NodeId> lastRepair(const rules::Game& game);

/// "31." and a blank before a move of the side that moves first, "31..." before the other's.
[[nodiscard]] std::string numberOf(int moveNumber, rules::Color mover, const rules::Rules& rules);

/// Which line of a game a proposal is made for.
enum class LineKind : std::uint8_t { main, variation };

/// A proposal as a question: "did you mean 32-28? With it the game is legal to its end".
[[nodiscard]] Message asQuestion(const rules::Proposal& proposal, LineKind line,
                                 const rules::Rules& rules);
/// Whether such a question, which may have been stored, is about the main line or the result: what
/// is proposed for a variation is only shown, no repair does it. False for no question.
[[nodiscard]] bool canBeAccepted(const std::optional<Message>& question);
/// What was done: "written 32-82, read as 32-28".
[[nodiscard]] Message asDone(const rules::Correction& correction);

/// The games of an archive that break at once in the variant of their tags, and which variants all
/// of them fit. Broken games, which fit none, do not count.
class WrongTags {
public:
    void add(const GameText& text);
    /// One if these games decide, several if they leave it open, none if they differ.
    [[nodiscard]] const std::vector<rules::Variant>& common() const { return common_; }

private:
    std::vector<rules::Variant> common_;
    bool isBegun_ = false;
};

/// The variant that a game fits to its end which breaks at once, after `plies`, in the one that its
/// tags say. Its source is `corrected` if it is to be taken: nothing else fits. Nothing if there is
/// none.
[[nodiscard]] std::optional<FoundVariant> otherVariant(const GameText& text,
                                                       const std::vector<rules::Tag>& tags,
                                                       rules::Variant said, int plies,
                                                       const AssembleOptions& options);

/// Where a finding is: "31. 18-22" for who moves first, "31... 18-22" for the other; without the
/// text if it is not a move.
[[nodiscard]] inline std::string placeOf(const rules::Finding& finding, const rules::Script& script,
                                         const rules::Rules& rules) {
    const bool isMove = script[finding.item].kind == rules::ScriptItem::Kind::move;
    return numberOf(finding.moveNumber, finding.mover, rules) +
           (isMove ? " " + finding.move : std::string());
}

} // namespace damscope::parser
