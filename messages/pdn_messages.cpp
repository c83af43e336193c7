// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader of PDN finds, how it is mended, and notes on moves.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // What is wrong with the text of a game, its tags and its result (docs/pdn.md).
    // Tags.
    {"unquoted-value", phrase("the value of the tag {tag} has no quotes")},
    {"unclosed-quote",
     phrase("the value of the tag {tag} has no closing quote: it ends with its line")},
    {"unclosed-tag", phrase("the tag {tag} has no closing bracket")},
    {"value-over-lines", phrase("the value of the tag {tag} spans several lines: they are joined")},
    {"lost-bracket", phrase("the tag {tag} has no opening bracket")},
    {"doubled-bracket", phrase("the tag {tag} has two opening brackets")},
    {"mistyped-tag", phrase("a wrong character in or next to the name of the tag {tag}")},

    {"other-quotes",
     phrase("the value of the tag {tag} is not enclosed in straight double quotes")},
    {"sign-behind-name",
     phrase("a stray character between the name and the value of the tag {tag}: skipped")},
    {"header-text", phrase("text among the tags: kept as a comment: {text}")},
    {"quoted-lines", phrase("the lines begin with the marks of quoted mail: these are skipped")},

    // Comments and remarks.
    {"unclosed-comment",
     phrase("the comment that begins here is not closed: it ends with the game")},
    {"nested-brace", phrase("a comment within a comment")},
    {"unbalanced-brace", phrase("a brace opens inside this comment and is not closed: the comment "
                                "may contain some of the game")},
    {"command-outside-comment", phrase("an embedded command stands outside a comment")},
    {"markup", phrase("[pdn] does not belong to a game: skipped")},
    {"unclosed-remark",
     phrase("the remark in round brackets that begins here is not closed: it ends with its line")},
    {"remark-in-brackets", phrase("a remark in round brackets: kept as a comment")},

    // Moves.
    {"too-deep",
     phrase("variations are nested more than {number} deep: the deeper ones are kept as text")},
    {"stray-text", phrase("this is not PDN and is kept as text: {text}")},
    {"number-without-dot", phrase("a move number without its dot")},
    {"sign-between-moves",
     phrase("{sign} stands between moves that go on behind it: read as no comment, and left out")},
    {"moves-in-line-comment", phrase("the comment that begins here holds moves only, and it is not "
                                     "clear whether the game goes on in it: kept as a comment")},
    {"heading-read", phrase("the line above the moves names the players: read as tags")},
    {"moves-in-brackets", phrase("moves of the game stand in round brackets: the numbers go on "
                                 "behind them, so they are read as no variations")},
    {"semicolon-in-variation", phrase("a semicolon separates two variations here")},
    {"result-in-variation", phrase("a result inside a variation: kept as a comment")},
    {"result-inside", phrase("{result} occurs among the moves, which continue: kept as a comment")},
    {"stray-result", phrase("the result {result} belongs to no game: skipped")},
    {"unclosed-variation",
     phrase("the variation that begins here is not closed: it ends with the game")},
    {"no-moves",
     phrase("there is no move, no position and no result: nothing of the game is recorded")},
    {"no-game", phrase("there is no game here, only text: it is kept as it is")},

    // Characters.
    {"nul", phrases("number", "{number} NUL character; it is kept as the symbol U+2400",
                    "{number} NUL characters; they are kept as the symbol U+2400")},
    {"not-utf8", phrases("number", "{number} byte is not UTF-8; it was read as windows-1252",
                         "{number} bytes are not UTF-8; they were read as windows-1252")},
    {"undefined-byte",
     phrases("number",
             "{number} byte stands for no character in this encoding; kept as U+EF00 + byte",
             "{number} bytes stand for no character in this encoding; kept as U+EF00 + byte")},
    {"unsure-encoding", phrase("read as {encoding}, but {other} fits nearly as well: if names are "
                               "wrong, read again with --encoding {other}")},
    {"text-cut", phrase("no game begins or ends for too long: the text was cut here and continues "
                        "as another game")},

    // The game as a whole.
    {"unknown-game",
     phrase("Damscope does not know the game of GameType {type}: the moves are kept as text")},
    {"moves-of-chess", phrase("these are moves of chess: they are kept as text")},
    {"bad-fen", phrase("the FEN cannot be read: {fen}; the moves are kept as text")},
    {"variant-overruled", phrase("GameType {type} is overruled: read as {variant}")},
    {"header-word", phrase("the tag {word} is read as {tag}")},
    {"unclear-date", phrase("the date is not clear: {text}<; read as {date}>")},
    {"unclear-rating", phrase("the rating in {tag} is not clear: {text}")},
    {"variant-contradiction",
     phrase("GameType is {type}, but Variant is {name}: read as {variant}")},
    {"unknown-game-guessed",
     phrase("no game has the GameType {type}: by its moves read as {variant}")},
    {"wrong-variant", phrase("the moves do not fit GameType {type}, but fit {variant} to the end: "
                             "read again with --variant {variant}, or with --repair")},
    {"wrong-variant-open", phrase("the moves do not fit GameType {type}, but fit several games to "
                                  "the end: {variant}, {others}; nothing decides between them: "
                                  "read again with --variant {variant} or another of them")},
    {"variant-corrected",
     phrase("the moves do not fit GameType {type}, but fit {variant} to the end: read as that; the "
            "tag GameTypeWritten keeps what was written")},
    {"wrong-variant-source", phrase("{number} of {games} games fit {variant}, not their GameType: "
                                    "--variant {variant} reads them so, or --repair")},
    {"wrong-variant-source-open",
     phrase("{number} of {games} games fit several games, not their GameType: {variant}, {others}; "
            "nothing decides between them: --variant {variant} reads them so, or choose another of "
            "them")},
    {"variant-of-folder",
     phrase("no game of this file decides which variant it is: read as {variant}, like the other "
            "files of its folder; choose another with --variant")},
    {"unsure-position", phrase("a position without moves and without GameType may be of any game "
                               "on this board: read as {variant}; --variant decides")},
    {"unsure-variant", phrase("no GameType, and the moves fit {fit:fitting-games}")},
    {"result-contradiction", phrase("the game ends with {result}, but its Result tag says {tag}")},
    {"man-on-crowning-row",
     phrase("a man stands on its last row, where it would be a king ({squares}): is a K missing?")},
    {"result-refuted", phrase("{explanation}; but the recorded result is {result}")},
    {"result-meant", phrase("did you mean {result}?")},
    {"unclear-result", phrase("the Result tag does not say who won: {tag}")},
    {"more-problems", phrase("further problems of this game are not listed: {number}")},
});

constexpr auto mendings = std::to_array<Entry>({
    // What was probably meant where a game is illegal, and what was done about it (docs/repair.md).
    {"repaired", phrase("{done}, {extent:repaired}; it broke at {move}: {explanation}")},
    {"other-move-done", phrase("written {written}, read as {meant}")},
    {"missing-move-done", phrase("{meant} is missing and was inserted")},
    {"extra-move-done", phrase("{written} is one move too many and was left out")},

    {"other-move-meant", phrase("did you mean {move} instead of {written}? With it {reach:reach}")},
    {"missing-move-meant", phrase("is the move {move} missing? With it {reach:reach}")},
    {"extra-move-meant", phrase("is {move} one move too many? Without it {reach:reach}")},

    // What rereading, editing and deleting did. Counts come twice: as a number, for the form of the
    // word, and as text in groups of three digits.
    {"sources-count", phrases("sources", "{n} source", "{n} sources")},
    {"reread-done",
     phrase("{path}: {n} {games?game|games} read as {encoding}, {same} with the same number<, "
            "{new} new><, {kept} kept as edited in Damscope><, {deleted} still deleted>; {e} "
            "{errors?error|errors}, {w} {warnings?warning|warnings}")},
    {"reread-more-lines",
     phrases("lines", "... and {n} line more; damscope db sources --problems sums them up",
             "... and {n} lines more; damscope db sources --problems sums them up")},
    {"reread-interrupted",
     phrase("interrupted: the games read so far are safe; reading the source again continues")},
    {"reread-not-found", phrase("{reason}, with --file FILE")},
    {"edit-same", phrase("these games have these values already; nothing was changed")},
    {"edit-preview", phrases("games", "{n} game would change; nothing was changed: --apply does it",
                             "{n} games would change; nothing was changed: --apply does it")},
    {"apply-preview",
     phrases("games", "{n} game is concerned; nothing was changed: --apply does it",
             "{n} games are concerned; nothing was changed: --apply does it")},
    {"edit-done", phrases("games", "{n} game changed; damscope undo reverts it",
                          "{n} games changed; damscope undo reverts it")},
    {"edit-interrupted", phrases("games", "interrupted: {n} game changed; damscope undo reverts it",
                                 "interrupted: {n} games changed; damscope undo reverts it")},
    {"edit-nothing", phrase("nothing was changed")},
    {"edit-text-kept", phrase("nothing was changed; your text is in {file}: correct it and use "
                              "damscope edit {id} --file")},
    {"edit-changed-meanwhile", phrase("nothing was changed: another program has changed game {id} "
                                      "in the meantime; your text is in {file}")},
    {"edit-game-done", phrase("game {id} changed; damscope undo reverts it")},
    {"edit-nothing-to-undo", phrase("there is nothing to undo")},
    {"no-games-selected", phrase("no games are selected")},
    {"delete-preview",
     phrases("games", "{n} game selected; nothing was deleted: --apply deletes it",
             "{n} games selected; nothing was deleted: --apply deletes them")},
    {"delete-done", phrases("games", "{n} game deleted; damscope undo restores it",
                            "{n} games deleted; damscope undo restores them")},
    {"delete-listed", phrases("games", "{n} game deleted", "{n} games deleted")},
    {"delete-kept", phrase("nothing was changed: --empty --apply removes them for good")},
    {"delete-emptied",
     phrases("games", "{n} deleted game removed for good", "{n} deleted games removed for good")},
    {"new-nothing", phrase("nothing was entered; nothing was stored")},
    {"new-refused", phrase("nothing was stored<; your text is in {file}: correct it and use "
                           "damscope edit new --file>")},
    {"new-done", phrase("game {id} stored; damscope undo deletes it")},
    {"no-such-player", phrase("no player is called \"{name}\"<; did you mean {names}?>")},
    {"no-such-player-or-event",
     phrase("no player or event is called \"{name}\"; did you mean the event {names}?")},
    {"no-such-event", phrase("no event is called \"{name}\"<; did you mean {names}?>")},
    {"no-such-site", phrase("no place is called \"{name}\"<; did you mean {names}?>")},
    {"no-such-opening", phrase("no game has the opening \"{name}\"<; did you mean {names}?>")},
    {"no-such-source", phrase("no source is called \"{name}\"<; did you mean {names}?>")},
    {"no-such-round", phrase("no game is of round \"{name}\"<; did you mean {names}?>")},
    {"no-such-annotator",
     phrase("nobody called \"{name}\" has annotated a game<; did you mean {names}?>")},
    {"near-name", phrases("games", "{name} ({n} game)", "{name} ({n} games)")},
    {"duplicates-none", phrase("no duplicates found")},

    // What is written into a game about its errors: "Mistake. 32-28 keeps the balance."
    {"annotation-inaccuracy", phrase("Inaccuracy.{+better}")},
    {"annotation-mistake", phrase("Mistake.{+better}")},
    {"annotation-blunder", phrase("Blunder.{+better}")},
    {"annotation-missed-win", phrase("Misses a win.{+better}")},
    {"+better", phrase("< {better} {prospect:prospect}.>")},
});

} // namespace

std::span<const Entry> pdnMessages() {
    return messages;
}

std::span<const Entry> mendingMessages() {
    return mendings;
}

} // namespace damscope::tables
