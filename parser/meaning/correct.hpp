// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "parser/meaning/find_variant.hpp"
#include "parser/syntax/reader.hpp"
#include "rules/game/adjudication.hpp"
#include "rules/game/game.hpp"
#include "rules/game/replay.hpp"
#include "rules/moves/forcing.hpp"
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

/// The place of a finding: "31. 18-22" for who moves first, "31... 18-22" for the other; without
/// the text if it is not a move.
[[nodiscard]] inline std::string placeOf(const rules::Finding& finding, const rules::Script& script,
                                         const rules::Rules& rules) {
    const bool isMove = script[finding.item].kind == rules::ScriptItem::Kind::move;
    return numberOf(finding.moveNumber, finding.mover, rules) +
           (isMove ? " " + finding.move : std::string());
}

/// Whether text that was kept at the end of the main line goes on with moves: the game did not end
/// there. A variation or a stray word that could not be read does not.
[[nodiscard]] bool endsInUnreadMoves(const rules::Game& game);

/// The last position of a game's main line. Nothing if the line stops before its end: the position
/// after an illegal or unknown move is not known.
[[nodiscard]] std::optional<rules::Position> lastPosition(const rules::Game& game);

/// How a game ended by the rules, from its main line alone, whatever was recorded.
struct GameOutcome {
    rules::Outcome board; ///< whether the last position ends the game, and who has won
    int ply = 0;          ///< of the last position
    std::vector<rules::Adjudication> draws;
};
[[nodiscard]] GameOutcome gameOutcome(const rules::Game& game);

/// Whether the recorded result of a game contradicts what is known of its last position. An
/// unrecorded result, or one where both lose, never does; nor does a draw after a draw rule
/// applied.
[[nodiscard]] bool refutes(const rules::Game& game, rules::GameResult known);

/// The problem of a game whose recorded result is not the known one, with the known result as the
/// proposal. `explanation` says where it is known from.
[[nodiscard]] Problem refutedResult(const rules::Game& game, Message explanation,
                                    rules::GameResult known);

/// The same if the board ends the game in its last position with another result than the recorded
/// one; nothing otherwise.
[[nodiscard]] std::optional<Problem> resultRefutedByBoard(const rules::Game& game,
                                                          const rules::Position& last);

/// What a repair did about such a problem: "the recorded result 0-2 was changed to 2-0: ...".
[[nodiscard]] Message resultRepaired(const Problem& refuted);

/// Gives a game another result, in its Result tag too. What was written stays with the last move,
/// in an embedded command `[%repaired result 0-2]` (docs/repair.md).
void repairResult(rules::Game& game, rules::GameResult result);

/// What was written before the result was repaired; nothing if it was not.
[[nodiscard]] std::optional<std::string> resultBeforeRepair(const rules::Game& game);

/// Takes such a repair back. False if there is none.
bool undoResultRepair(rules::Game& game);

} // namespace damscope::parser
