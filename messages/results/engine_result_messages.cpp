// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about analysis, endgame tables and engines have done.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Analysing games.
    {"analyse-problem", phrase("game {id}<, ply {ply}>: {text}")},
    {"analyse-more-problems", phrases("problems", "and {n} more problem", "and {n} more problems")},
    {"analyse-gave-up", phrase("the engine fails again and again: stopped")},
    {"analyse-done",
     phrase("{n} {games?game|games}: {m} {positions?position|positions} searched, {reused} already "
            "evaluated, {forced} with at most one legal move<; {confirmed} searched again around "
            "apparent errors>")},
    {"serve-begins", phrases("games", "serving {n} game at {place}; Ctrl-C ends it",
                             "serving {n} games at {place}; Ctrl-C ends it")},
    {"serve-done",
     phrase("{finished} of {n} {games?game|games} done: {given} positions handed out, {stored} "
            "stored; "
            "{m} {answers?answer|answers} refused, {k} {lost?game|games} taken back")},
    {"annotate-done", phrase("annotated: {m} {moves?move|moves} in {n} {games?game|games}")},
    {"annotate-removed", phrase("removed: {m} {moves?move|moves} in {n} {games?game|games}")},
    {"annotate-unknown", phrases("games", "{n} game not analysed yet; damscope analyse does it",
                                 "{n} games not analysed yet; damscope analyse does it")},
    {"eval-speed", phrase("{nodes} nodes in {seconds} s, {speed} million nodes/s")},
    {"eval-depth", phrase("depth {depth}")},
    // Endgame tables.
    {"endgame-stopped",
     phrases("tables", "stopped: {n} table built, in {folder}; the same command builds the rest",
             "stopped: {n} tables built, in {folder}; the same command builds the rest")},
    {"endgame-built", phrases("tables", "{n} table built, {ready} already there, in {folder}",
                              "{n} tables built, {ready} already there, in {folder}")},
    {"endgame-listed", phrases("tables", "{variant:title}: {n} table, {bytes} bytes, in {folder}",
                               "{variant:title}: {n} tables, {bytes} bytes, in {folder}")},
    {"endgame-none",
     phrase(
         "there are no tables< of {variant:title}> in {folder}; damscope endgame build --variant "
         "{name} builds those of up to {pieces} pieces, as analyse, hub and match do the first "
         "time")},
    {"endgame-uncovered", phrase("the tables in {folder} do not cover this position; damscope "
                                 "endgame build builds tables of "
                                 "up to {pieces} pieces with no man on its last row")},
    {"endgame-drawn", phrase("endgame-drawn", "drawn")},
    {"endgame-checksum", phrase("its checksums are wrong")},
    {"endgame-inconsistent",
     phrases(
         "positions",
         "{wrong} of {n} position results do not follow from the next move, such as that of {fen}",
         "{wrong} of {n} positions results do not follow from the next move, such as that of "
         "{fen}")},
    {"endgame-incomplete",
     phrase("it could not be verified: a table that it depends on is missing or damaged")},
    {"endgame-census", phrase("its wins, draws and losses are not as many as its header says")},
    {"endgame-fault", phrase("{file}: {fault}")},
    {"endgame-verified",
     phrases("tables", "{n} table verified, no faults", "{n} tables verified, no faults")},
    {"endgame-verified-wrong",
     phrases("tables",
             "{n} table verified, with problems: remove the files named and build them again",
             "{n} tables verified, with problems: remove the files named and build them again")},
    {"endgame-refused",
     phrase(
         "{file}: {reason}; it is not used; build it again with damscope endgame build --variant "
         "{variant}")},
    {"endgame-building",
     phrase("building the endgame tables of {variant:title}, once only (see damscope endgame)")},
    {"endgame-without", phrase("continuing without them: {reason}")},
    // Matches and tournaments of engines.
    {"match-test",
     phrase("SPRT [{least}, {most}]: log likelihood ratio {ratio} of {bound}, {verdict:verdict}")},
    {"match-pairs", phrase("pairs of 0 to 4 half points: {pairs}")},
    {"match-few-openings",
     phrases("pairs", "{file} has no more openings: {n} pair of games instead of {wanted}",
             "{file} has no more openings: {n} pairs of games instead of {wanted}")},
    {"match-stopped", phrase("the games so far are in {file}; continue with --resume --pdn {pdn}")},
    {"match-cut",
     phrase("{file}: the last pair of games was not finished; it is removed and played again")},
    {"match-first-failed", phrase("game {n}: the first engine loses as {side:played}: {reason}")},
    {"match-second-failed", phrase("game {n}: the second engine loses as {side:played}: {reason}")},
    {"tournament-failed", phrase("{name} loses as {side:played}: {reason}")},
    {"tournament-unplayed", phrase("{names}: not played")},
    // Playing over a network.
    {"dxp-waiting", phrase("waiting for a program at {host}, port {port}")},
    {"dxp-stranger", phrase("somebody who connected does not speak DamExchange; still waiting")},
    {"dxp-chat", phrase("chat: {text}")},
    {"dxp-false-claim", phrase("the other program has claimed a win that the board does not show; "
                               "the game has no result")},
    {"dxp-game", phrases("minutes", "game with {opponent}, {n} minute; this side has {side:side}",
                         "game with {opponent}, {n} minutes; this side has {side:side}")},
    {"dxp-refused-version", phrase("this side has refused a game: the other program asks by "
                                   "another version of the protocol")},
    {"dxp-refused-position", phrase("this side has refused a game: its position cannot be played "
                                    "in this variant; set --variant "
                                    "as there")},
    {"dxp-answer-version", phrase("refused: another version of the protocol")},
    {"dxp-answer-game", phrase("refused: this game is not wanted, change its time or position")},
    {"dxp-answer-none", phrase("refused: no game is wanted")},
    {"dxp-illegal-move", phrase("the other program has played an illegal move: {text}")},
    {"dxp-unexpected",
     phrase("the other program does not keep to the protocol: {text} is not expected now")},
    {"dxp-flood", phrase("the other program floods the chat")},
    {"dxp-no-message", phrase("the other program has sent what is not a message: {text}")},
    {"dxp-done", phrases("games", "{n} game finished", "{n} games finished")},
    // Other engines, and work for a server.
    {"engines-none", phrase("no engine has been added; Damscope's own is always available")},
    {"engines-added", phrase("{name} added; try it with damscope engines test {name}")},
    {"engines-removed", phrase("{name} removed")},
    {"engines-identity",
     phrase("{name} {version}, by {author} ({country}), Hub protocol {protocol}")},
    {"engines-plays", phrase("plays {variants}")},
    {"engines-more", phrase("and {n} more")},
    {"engines-speed", phrase("depth {depth}, {nodes} nodes in {seconds} s: {speed} nodes/s")},
    {"hub-weights", phrase("{file}: weights for {variant}: they are used for the variants on its "
                           "board; others have the "
                           "built-in ones")},
    {"work-refused", phrase("the server refuses this worker ({status}): {text}")},
    {"work-unreachable", phrase("the server cannot be reached: {place}")},
    {"work-retries",
     phrase("the server cannot be reached: {place}; trying again until it answers")},
    {"work-unknown", phrase("the server does not know this work any more; its result is dropped, "
                            "and more is asked for")},
    {"work-wrong", phrase("the server sends work that is not legal or not known")},
    {"work-answer-refused", phrase("the server refuses an answer: {text}")},
    {"work-done", phrase("{n} {games?game|games} and {m} {positions?position|positions} analysed")},
    // For developers.
    {"bench-level",
     phrase("{solved} of {n} solved, {share} %; depth {depth}, {speed} million nodes per second of "
            "processor time")},
    {"fit-not-quiet", phrases("positions", "{n} of them is not quiet and left out",
                              "{n} of them are not quiet and left out")},
    {"fit-epoch", phrase("epoch {epoch}: loss {learnt}, on games held back {held}")},
    {"samples-damaged",
     phrase(
         "{file}:{line}: {reason}; the other games are taken, run its worker again with --resume")},
    {"samples-missing",
     phrase(
         "of the run with --seed {seed}, {missing} of {n} games are in none of the files; add the "
         "files of its other shards, or run them again with --resume")},
    {"samples-left-out", phrase("{file}:{line}: {reason}; the game is left out and played again")},
    {"samples-unwritten", phrase("{file} cannot be written")},
});

} // namespace

std::span<const Entry> engineResultMessages() {
    return messages;
}

} // namespace damscope::tables
