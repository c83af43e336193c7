// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about databases and engines have done.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // What commands about the database, its index and files of several machines have done, and what
    // the
    // program lacks.
    // Checking the database.
    {"check-index", phrases("faults",
                            "{n} fault found; all games are intact: damscope db index --rebuild "
                            "rebuilds the position index",
                            "{n} faults found; all games are intact: damscope db index --rebuild "
                            "rebuilds the position index")},
    {"check-texts", phrases("faults",
                            "{n} fault found; all games are intact, but texts that are not UTF-8 "
                            "must be written again",
                            "{n} faults found; all games are intact, but texts that are not UTF-8 "
                            "must be written again")},
    {"+check-advice",
     phrase("damscope db recover -o saved.pdn writes everything that can be saved, and damscope "
            "import makes a new database from it; keep this one until then")},
    {"check-file",
     phrases("faults",
             "{n} fault found; no game is known to be damaged, but the file is: {+check-advice}",
             "{n} faults found; no game is known to be damaged, but the file is: {+check-advice}")},
    {"check-games", phrase("{n} {faults?fault|faults} found; {m} {games?game|games} damaged, {k} "
                           "{others?other game|other games} intact: {+check-advice}")},
    {"check-more", phrase("... and {n} more")},
    {"check-unindexed",
     phrases("games", "{n} game not yet in the position index: damscope db index adds it",
             "{n} games not yet in the position index: damscope db index adds them")},
    {"check-log-cut-off", phrase("the last change in the log beside the database is not whole, as "
                                 "after a power cut: it does not count")},
    {"check-interrupted",
     phrases("games", "interrupted after {n} game", "interrupted after {n} games")},
    {"check-sound", phrases("games", "sound: {n} game<, {deleted} of them deleted>",
                            "sound: {n} games<, {deleted} of them deleted>")},
    {"check-log-left",
     phrase(
         "the last changes are in {log} and not yet in the file, because another program has "
         "the database open or the file cannot be written: copy it with 'damscope db backup' only, "
         "or run 'damscope db check' again when nobody else has it open")},
    // The journal of a database.
    {"journal-size", phrase("undoing takes {size} MB of the database, at most {most}")},
    {"journal-undone",
     phrase("entry {id} undone: {what}, of {made}; damscope redo makes it again")},
    {"journal-redone", phrase("entry {id} made again: {what}, of {made}")},
    {"journal-would-undo", phrase("entry {id} of {made} would be undone: {what}; nothing was "
                                  "changed: --apply does it")},
    {"journal-would-redo", phrase("entry {id} of {made} would be made again: {what}; nothing was "
                                  "changed: --apply does it")},
    {"journal-nothing-to-redo", phrase("there is nothing to make again")},
    {"journal-no-entry",
     phrase("there is no entry {n}<{terminal}; damscope log lists those there are>")},
    {"journal-is-undone", phrase("entry {n} is undone already")},
    {"journal-stands", phrase("entry {n} is not undone")},
    {"journal-dropped",
     phrase("entry {n} can no longer be undone: what it changed is not kept any more")},
    {"journal-undo-first",
     phrase("nothing was done: entry {other} changed the same later, undo it first: {what}")},
    {"journal-redo-first",
     phrase("nothing was done: entry {other} comes before and is undone, make it again first: "
            "{what}")},
    {"journal-gone", phrase("nothing was done: what entry {n} changed is not there any more")},
    {"journal-duplicate", phrase("game {ordinal} is the same as game {game}")},
    // Recovering games.
    {"recover-unverified",
     phrases("games",
             "{n} game written with its moves, but players and event could not be verified: it is "
             "marked with the tag [DamscopeRecovered \"unverified\"]",
             "{n} games written with their moves, but players and event could not be verified: "
             "they are marked with the tag [DamscopeRecovered \"unverified\"]")},
    {"recover-lost", phrases("games", "{n} game lost, with only traces left: {names}",
                             "{n} games lost, with only traces left: {names}")},
    {"recover-missing", phrases("numbers", "{n} number of them from games that are lost completely",
                                "{n} numbers of them from games that are lost completely")},
    {"recover-pages", phrases("pages", "{n} page of the file cannot be read",
                              "{n} pages of the file cannot be read")},
    {"recover-nothing", phrase("no game was found; nothing was written")},
    {"recover-done",
     phrases("games", "{n} game written whole to {file}", "{n} games written whole to {file}")},
    // Repairing games.
    {"repair-none-refuted", phrase("no recorded result is refuted")},
    {"repair-all-legal", phrase("every game is legal to the end")},
    {"repair-could",
     phrases("games", "{changed} of {n} game can be repaired<; {proposals}><; {unchanged}>",
             "{changed} of {n} games can be repaired<; {proposals}><; {unchanged}>")},
    {"repair-done", phrases("games", "{changed} of {n} game repaired<; {proposals}>",
                            "{changed} of {n} games repaired<; {proposals}>")},
    {"repair-proposals", phrases("games", "{n} more has a proposal that is not certain enough",
                                 "{n} more have a proposal that is not certain enough")},
    {"repair-unchanged", phrase("nothing was changed: use --apply to do it")},
    {"repair-interrupted",
     phrase("interrupted: the changes so far are safe; the same command continues from there")},
    // Copies, settings, names and the position index.
    {"backup-done", phrases("games", "{n} game copied to {file}<, {deleted} of them deleted>",
                            "{n} games copied to {file}<, {deleted} of them deleted>")},
    {"restore-done", phrases("games", "{n} game restored from {copy} to {file}",
                             "{n} games restored from {copy} to {file}")},
    {"restore-kept", phrase("what {file} was before is in {before}")},
    {"config-set", phrase("{setting} set in {file}")},
    {"config-removed", phrase("{setting} removed in {file}")},
    {"index-interrupted",
     phrase("interrupted; the games added so far stay, the same command continues from there")},
    {"index-themes", phrase("{n} {games?game|games} searched: {m} {shots?combination|combinations} "
                            "and {k} {structures?structure|structures} found")},
    {"index-named",
     phrases("games", "{n} game given an opening name", "{n} games given an opening name")},
    {"index-added", phrases("games", "{n} game added to the position index",
                            "{n} games added to the position index")},
    {"names-changed",
     phrase(
         "{key} changed in {file}; where combinations and structures are kept, 'damscope db index "
         "--shots' searches again if a definition has changed")},
    {"names-reset-preview",
     phrase("nothing was changed: --apply drops what you have changed of it")},
    {"names-no-file", phrase("{file}: there is no such file, so nothing is changed")},
    {"names-sound", phrase("{file}: nothing is wrong")},
    // Files that several machines have written.
    {"shards-cut",
     phrases("files", "{n} file cut off at the end: run its worker again for the rest",
             "{n} files cut off at the end: run their workers again for the rest")},
    {"shards-unfinished",
     phrases("files", "{n} file without its end: wait for its worker, or run it again",
             "{n} files without their end: wait for their workers, or run them again")},
    {"shards-damaged", phrases("lines", "{n} line damaged and left out: run its worker again",
                               "{n} lines damaged and left out: run their worker again")},
    {"shards-missing", phrase("not in these files: shard {shards}<, and {n} more>")},
    {"shots-other",
     phrases(
         "games",
         "{n} game not in this database as searched: search it with damscope db index --shots",
         "{n} games not in this database as searched: search them with damscope db index --shots")},
    {"evaluations-merged",
     phrases("evaluations", "{n} evaluation: {stored} stored", "{n} evaluations: {stored} stored")},
    // Messages about the program itself.
    {"out-of-memory", phrase("out of memory")},
    {"library-missing", phrase("{file} is not there: install the package damscope again")},
    {"library-pictures-missing",
     phrase("pictures need {file}, which is not there: install the package damscope-gui, or the Qt "
            "packages that packages.txt names and build Damscope again")},
    {"library-unloaded", phrase("{file}: cannot be loaded: {reason}")},
    {"picture-undrawn", phrase("the picture cannot be drawn: {reason}")},
    {"chart-undrawn", phrase("the chart cannot be drawn: {reason}")},
    {"pages-undrawn", phrase("the pages cannot be drawn: {reason}")},

    // What commands about analysis, endgame tables and engines have done.
    // Analysing games.
    {"analyse-problem", phrase("game {id}<, ply {ply}>: {text}")},
    {"analyse-more-problems", phrases("problems", "and {n} more problem", "and {n} more problems")},
    {"analyse-gave-up", phrase("the engine fails again and again: stopped")},
    {"analyse-done", phrase("{n} {games?game|games}: {m} {positions?position|positions} searched, "
                            "{reused} already evaluated, {forced} with at most one legal move<; "
                            "{confirmed} searched again around apparent errors>")},
    // Studies.
    {"study-made", phrase("study \"{name}\" made; damscope study run \"{name}\" works on it")},
    {"study-noted", phrase("note saved in \"{name}\"")},
    {"study-deleted", phrase("study \"{name}\" deleted; damscope undo brings it back")},
    {"study-facts", phrase("{variant}<; game {origin}>; made {made}< UTC{terminal}>")},
    {"study-not-begun",
     phrase("nothing has been searched yet; damscope study run \"{name}\" does it")},
    {"study-start", phrase("the position itself")},
    {"study-again", phrase("=: other moves lead there too, and the tree goes on there")},
    {"study-differences", phrase("Where the engines differ most")},
    {"study-problem", phrase("{engine}, at {fen}: {reason}")},
    {"study-done",
     phrase("{n} {positions?position|positions} searched, {reused} known already, {nodes} nodes; "
            "damscope study show \"{name}\" shows the tree")},
    {"study-busy",
     phrase("another program is working on \"{name}\": pause it there first, or wait until it has "
            "finished; one run can have several engines")},
    {"study-known", phrase("the result is known, nothing has to be searched: {result}")},
    {"study-exhausted", phrase("nothing is left to find out: the result is proved")},
    {"serve-begins", phrases("games", "serving {n} game at {place}; Ctrl-C ends it",
                             "serving {n} games at {place}; Ctrl-C ends it")},
    {"serve-done",
     phrase("{finished} of {n} {games?game|games} done: {given} positions handed out, {stored} "
            "stored; {m} {answers?answer|answers} refused, {k} {lost?game|games} taken back")},
    {"annotate-done", phrase("annotated: {m} {moves?move|moves} in {n} {games?game|games}")},
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
     phrase("there are no tables< of {variant:title}> in {folder}; damscope "
            "analyse endgame build --variant {name} builds those of up to {pieces} pieces, "
            "as analyse, engine hub and engine match do the first time")},
    {"endgame-uncovered",
     phrase(
         "the tables in {folder} do not cover this position; damscope analyse endgame build builds "
         "tables of up to {pieces} pieces with no man on its last row")},
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
     phrase("{file}: {reason:refusal}; it is not used; build it again with damscope "
            "analyse endgame build --variant {variant}")},
    {"endgame-building", phrase("building the endgame tables of {variant:title}, once only (see "
                                "damscope analyse endgame)")},
    {"endgame-without", phrase("continuing without them: {reason}")},
    // Matches and tournaments of engines.
    {"match-test",
     phrase("SPRT [{least}, {most}]: log likelihood ratio {ratio} of {bound}, {verdict:verdict}")},
    {"match-pairs", phrase("pairs of 0 to 4 half points: {pairs}")},
    {"match-few-openings",
     phrases("pairs", "{file} has no more openings: {n} pair of games instead of {wanted}",
             "{file} has no more openings: {n} pairs of games instead of {wanted}")},
    {"match-stopped", phrase("the games so far are in {file}; continue with --resume -o {pdn}")},
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
                                    "in this variant; set --variant as there")},
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
    {"engines-added", phrase("{name} added; try it with damscope engine test {name}")},
    {"engines-removed", phrase("{name} removed")},
    {"engines-identity",
     phrase("{name} {version}, by {author} ({country}), Hub protocol {protocol}")},
    {"engines-plays", phrase("plays {variants}")},
    {"engines-speed", phrase("depth {depth}, {nodes} nodes in {seconds} s: {speed} nodes/s")},
    {"hub-weights", phrase("{file}: weights for {variant}: they are used for the variants on its "
                           "board; others have the built-in ones")},
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
    {"bench-level", phrase("{solved} of {n} solved, {share} %; depth {depth}, {speed} million "
                           "nodes per second of processor time")},
    {"fit-not-quiet", phrases("positions", "{n} of them is not quiet and left out",
                              "{n} of them are not quiet and left out")},
    {"fit-epoch", phrase("epoch {epoch}: loss {learnt}, on games held back {held}")},
    {"samples-damaged", phrase("{file}:{line}: {reason:usage}; the other games are taken, run its "
                               "worker again with --resume")},
    {"samples-missing",
     phrase("of the run with --seed {seed}, {missing} of {n} games are in none of the files; add "
            "the files of its other shards, or run them again with --resume")},
    {"samples-left-out", phrase("{file}:{line}: {reason}; the game is left out and played again")},
    {"samples-unwritten", phrase("{file} cannot be written")},
});

} // namespace

std::span<const Entry> storeResultMessages() {
    return messages;
}

} // namespace damscope::tables
