// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises, lessons and games against the engine.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Exercises, and what is said while they are solved.
    {"train-missed-shot", phrase("{side:to-move}: play the combination")},
    {"train-allowed-shot",
     phrases("right", "{side:to-move}: find the move that does not allow a combination",
             "{side:to-move}: find a move that does not allow a combination")},
    {"train-mistake", phrases("right", "{side:to-move}: find the best move",
                              "{side:to-move}: find one of the best moves")},
    {"train-ending", phrases("right", "{side:to-move}: find the move that keeps the result",
                             "{side:to-move}: find a move that keeps the result")},
    {"train-composition", phrase("{side:to-move}: solve the problem")},
    {"train-ending-win", phrase("{side:to-move}: win the ending")},
    {"train-ending-draw", phrase("{side:to-move}: hold the draw")},
    {"train-composition-win", phrase("{side:to-move}: solve the problem and win")},
    {"train-composition-draw", phrase("{side:to-move}: solve the problem and draw")},
    {"train-only-draws", phrase("That only draws.")},
    {"train-loses", phrase("That loses.")},
    {"train-again", phrase("already answered today: only the first answer of a day counts")},
    {"train-prompt", phrase("your move (h hint, s skip, q end)")},
    {"train-right", phrase("Right: {line}<; {others}><; {name}>")},
    {"train-shown", phrase("The move had been shown already: {line}<; {others}><; {name}>")},
    {"train-wrong", phrase("Wrong: {line}<\n{verdict}>\nBetter: {better}<; {others}><; {name}>")},
    {"train-next", phrase("comes back on {date}")},
    {"train-also", phrase("also {moves}")},
    {"train-but-not", phrase("{moves}, not {line}")},
    {"train-origin", phrase("{game}<, game {number}>: {move} was played")},
    {"train-origin-number", phrase("game {number}: {move} was played")},
    {"train-hint-keep",
     phrase("{right} of {all} moves {right?is|are} right<; {played}, which was played, is not>")},
    {"train-hint-win", phrase("{right} of {all} moves {right?wins|win}")},
    {"train-hint-draw", phrase("{right} of {all} moves {right?holds|hold} the draw")},
    {"train-hint-gain", phrase("it gains {gain}")},
    {"train-hint-prevent", phrase("otherwise the opponent gains {gain}")},
    {"train-hint-square", phrase("the piece on {square} moves")},
    {"train-hint-motif", phrase("its name: {name}")},
    {"train-hint-move", phrase("the first move is {move}")},
    {"train-summary", phrase("{n} {answers?answer|answers}, {right} right<, {shown} after the move "
                             "was shown>; {due} due, {fresh} new")},
    {"train-empty", phrase("there are no exercises; 'damscope train exercises make' makes them")},
    {"rehearse-line", phrase("line {line} of {lines}<: {moves}>")},
    {"rehearse-question", phrase("{side:to-move}: which move does the repertoire have?")},
    {"rehearse-reply", phrases("games", "{move} was played in {n} of {all} game",
                               "{move} was played in {n} of {all} games")},
    {"rehearse-own-line",
     phrase("{move} is from your own lines: no game has a move here that they answer")},
    {"rehearse-main", phrase("Right: {move}<; also {others}>")},
    {"rehearse-shown", phrase("The move had been shown already: {move}<; also {others}>")},
    {"rehearse-second", phrase("{move} is a second choice; the main move is {meant}")},
    {"rehearse-avoid", phrase("Wrong: {move} is to be avoided; the repertoire has {meant}")},
    {"rehearse-wrong", phrase("Wrong: {move} is not in the repertoire; it has {meant}")},
    {"rehearse-hint-move", phrase("the repertoire has {move}")},
    {"rehearse-nothing",
     phrase("no position of this repertoire is due today; --all asks every move")},
    {"rehearse-end", phrase("end of the line: {moves}")},
    {"rehearse-summary",
     phrase("{n} {answers?answer|answers}: {main} right, {second} second choice, {avoid} to be "
            "avoided, {wrong} wrong, {shown} after the move was shown; {finished} "
            "{lines?line|lines} to the end; {due} due, {fresh} new")},
    {"exercises-listed", phrase("{n} {exercises?exercise|exercises}, {due} due, {fresh} new")},
    {"exercises-made", phrase("{n} {exercises?exercise|exercises} added from {candidates} "
                              "{candidates?position|positions}; {rejected} rejected")},
    {"exercises-none-selected",
     phrase("no exercises are selected; 'damscope train exercises make' makes some")},
    {"exercises-printed", phrases("exercises", "{n} exercise printed", "{n} exercises printed")},
    {"exercises-checked", phrases("exercises", "{n} exercise checked, {failed} failed",
                                  "{n} exercises checked, {failed} failed")},
    {"exercises-to-remove", phrases("exercises", "{n} exercise; --apply removes them",
                                    "{n} exercises; --apply removes them")},
    {"exercises-removed", phrases("exercises", "{n} exercise removed; the answers stay",
                                  "{n} exercises removed; the answers stay")},
    {"exercises-exported",
     phrase("{n} {exercises?exercise|exercises} written, {answers} {answers?answer|answers}")},
    {"exercises-imported",
     phrase("{n} {exercises?exercise|exercises} added, {replaced} replaced by better proved ones, "
            "{known} known; {answers} {answers?answer|answers} added<; {refused} "
            "{refused?line|lines} skipped>")},
    {"exercise-line-long", phrase("the line is too long")},
    {"exercise-line-syntax", phrase("this is not JSON")},
    {"exercise-line-content", phrase("this is not a Damscope exercise")},
    {"exercise-line-newer", phrase("a later version of Damscope wrote this line")},
    {"exercise-line-field", phrase("the field {field} is missing or wrong")},
    {"exercise-line-position", phrase("this position cannot be read")},
    {"exercise-line-move", phrase("{move} is not a legal move here")},
    {"exercise-line-day", phrase("{day} cannot be the day of an answer")},
    {"problems-checked", phrase("{n} {problems?problem|problems}, {unsound} unsound or known")},
    {"problems-unsolved", phrases("positions", "{n} position without a solution left out",
                                  "{n} positions without a solution left out")},
    {"pages-letters", phrase("no font of this computer has these letters: {letters}; for Chinese "
                             "and Japanese install one such as the package fonts-droid-fallback")},
    {"problem-same", phrase("the same as {name}")},

    // The report on a club and the lessons of its players.
    {"coach-period", phrase("{n} {games?game|games}< since {since}>: {missed} of {chances} "
                            "{chances?combination|combinations} missed, {allowed} allowed")},
    {"coach-before",
     phrase(
         "before that, {n} {games?game|games}: {missed} of {chances} missed, {allowed} allowed")},
    {"coach-undated", phrase("{n} {games?game|games} without a date left out")},
    {"coach-mark",
     phrase("!: missed more often than chance explains, compared with the other players")},
    {"coach-nothing", phrase("no positions: no combination was missed or allowed")},
    {"coach-unproved", phrase("no positions: of the combinations missed and allowed none makes an "
                              "exercise whose right moves are proved")},
    {"coach-written", phrases("pages", "{n} page written", "{n} pages written")},

    // Exercises and positions that are played out in the terminal.
    {"play-turn", phrase("{side:to-move}; you play")},
    {"play-claim", phrase("you can claim a draw with d: {rule:draw-rule}")},
    {"play-words",
     phrase("answer with a move; d claims or offers a draw, b takes back, r resigns, q leaves")},
    {"play-declined", phrase("the engine declines the draw")},
    {"play-nothing-back", phrase("there is no move of yours to take back")},
    {"play-won", phrases("moves", "You win, in {n} move", "You win, in {n} moves")},
    {"play-lost", phrases("moves", "You lose, in {n} move", "You lose, in {n} moves")},
    {"play-resigned",
     phrases("moves", "You resign, after {n} move", "You resign, after {n} moves")},
    {"play-draw", phrase("play-draw", "Drawn")},
    {"play-draw-rule", phrase("Drawn: {rule:draw-rule}")},
    {"play-left", phrase("left without a result; nothing is stored")},
    {"play-stored", phrase("stored as game {id}")},
    {"play-collection", phrase("Games against the engine")},
    {"play-ending-win",
     phrases("moves",
             "The endgame tables: {winner:side} could win, at the shortest in {n} move: {line}",
             "The endgame tables: {winner:side} could win, at the shortest in {n} moves: {line}")},
    {"play-ending-long", phrase("The endgame tables: {winner:side} could win; the win is so long "
                                "that its shortest line was not found")},
    {"play-ending-draw", phrase("The endgame tables: a draw with best play")},
});

constexpr auto words = std::to_array<Word>({
    {"to-move", "white", phrase("to-move", "White to move")},
    {"to-move", "black", phrase("to-move", "Black to move")},
    {"exercise", "missed-shot", phrase("missed combination")},
    {"exercise", "allowed-shot", phrase("allowed combination")},
    {"exercise", "mistake", phrase("mistake")},
    {"exercise", "ending", phrase("ending")},
    {"exercise", "composition", phrase("problem")},
    {"unsuitable", "many-answers", phrase("too many right moves")},
    {"unsuitable", "close-second", phrase("another move nearly as good")},
    {"unsuitable", "not-confirmed", phrase("not confirmed by a search")},
    {"unsuitable", "won-back", phrase("the gain is won back")},
    {"unsuitable", "lost", phrase("lost whatever is played")},
    {"unsuitable", "forced", phrase("one legal move")},
    {"unsuitable", "near-duplicate", phrase("nearly the same as another one of the game")},
    {"soundness", "sound", phrase("sound")},
    {"soundness", "dual", phrase("dual")},
    {"soundness", "cook", phrase("cook")},
    {"soundness", "illegal", phrase("solution not legal")},
    {"soundness", "no-solution", phrase("no solution")},
    {"soundness", "known", phrase("already there")},
    {"soundness", "unproved", phrase("not proved")},
    {"page", "exercises", phrase("Exercises")},
    {"page", "solution", phrase("Solution")},
    {"page", "solutions", phrase("Solutions")},
    {"page", "club", phrase("The club")},
    {"page", "unnamed", phrase("without a name")},
    {"page", "missed", phrase("Missed")},
    {"page", "chances", phrase("Chances")},
    {"page", "missed_share", phrase("Missed %")},
    {"page", "share_before", phrase("Before %")},
    {"page", "others_share", phrase("Others %")},
    {"page", "allowed", phrase("Allowed")},
    {"page", "weakness", phrase("Weakness")},
    {"page", "opponent", phrase("Opponent")},
    {"page", "positions", phrase("Positions")},
    {"page", "kind", phrase("Kind")},
    {"page", "difficulty", phrase("Difficulty")},
    {"page", "motif", phrase("Motif")},
    {"page", "due", phrase("Due")},
    {"page", "origin", phrase("Game or source")},
    {"page", "position", phrase("Position")},
});

} // namespace

std::span<const Entry> trainingMessages() {
    return messages;
}

std::span<const Word> trainingWords() {
    return words;
}

} // namespace damscope::tables
