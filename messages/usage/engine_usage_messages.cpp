// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the command line of commands about engines, analysis and searching, and of
// those for developers.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Engines and matches.
    {"usage-no-engine", phrase("there is no engine \"{word}\"{meant}; add it with damscope engines "
                               "add, or give the command "
                               "that starts it with its path")},
    {"usage-engine-unknown",
     phrase("there is no engine \"{word}\"; damscope engines list shows the engines")},
    {"usage-engine-known",
     phrase(
         "there is an engine \"{word}\" already; choose another name, or replace it with --force")},
    {"usage-engine-name", phrase("engines {action}: give the name of an engine")},
    {"usage-engine-set", phrase("--set: expected NAME=VALUE, such as threads=2, not \"{word}\"")},
    {"usage-side-value", phrase("{option}: write \"{word}=...\"")},
    {"usage-side-clock", phrase("{option}: clock: write TIME+INCREMENT, for example 60+0.5")},
    {"usage-side-setting", phrase("{option}: there is no setting \"{word}\"")},
    {"usage-side-parameter", phrase("{option}: the engine has no parameter \"{word}\"")},
    {"usage-side-strength",
     phrase("{option}: a strength decides the nodes and the depth; leave them out")},
    {"usage-resume-no-match",
     phrase("--resume: {file} does not hold the games of a match; name the file that --pdn wrote")},
    {"usage-match-left",
     phrase("{file} holds the games of a match that was cut short; continue it with --resume --pdn "
            "{pdn}, or rename or remove that file first")},
    {"usage-elo-pair", phrase("write two differences in Elo, for example 0:10")},
    {"usage-elo-order",
     phrase("the second difference in Elo must be the higher one, for example 0:10")},
    {"usage-resign-rule", phrase("write MEN:MOVES, for example 4:3")},
    {"usage-draw-rule", phrase("write MEN:MOVES:PLIES, for example 0.1:10:80")},
    // Weights and endgame tables.
    {"usage-weights-board",
     phrase("{option}: {file}: weights for {variant} do not fit another board")},
    {"usage-endgame-variant", phrase("endgame {action}: name the game with --variant")},
    {"usage-no-endgames", phrase("{variant:title} has no endgame tables: a king's moves in a row "
                                 "are limited, so the result "
                                 "does not follow from the position alone")},
    // Analysis and combinations by several machines.
    {"record-file-taken",
     phrase("{file}: another program is writing to it; wait for its end, or choose another file")},
    {"record-file-irregular", phrase("{file}: not a regular file; name a file to append to")},
    {"record-file-damaged",
     phrase("{file}: not a file of results, or its beginning is damaged; choose another file")},
    {"record-file-differs",
     phrase(
         "{file}: it holds results of other settings; choose another file, or continue it with its "
         "own:\n  it has {own}\n  this is {first}")},
    {"usage-shard-newer",
     phrase("{file}: written by a later version of Damscope; merge it with that")},
    {"usage-evaluations-differ", phrase("{file}: its evaluations were made in another way than "
                                        "those of the first file; nothing was "
                                        "stored. Merge the files of each way with a command of "
                                        "their own.\n  the first: {first}\n  "
                                        "this one: {own}")},
    {"usage-no-evaluations", phrase("{file}: not a file of evaluations; name files that damscope "
                                    "analyse has written with --out")},
    {"usage-picture-format",
     phrase("{file}: the name must end in .svg, .png or .pdf, or --format must name one of them")},
    // The statement of damscope sql.
    {"usage-sql-views", phrase("damscope sql --help lists the views games, players, events and "
                               "evaluations, and moves(game)")},
    // For developers.
    {"usage-exercise-field", phrase("{place}: there is no \"{field}\"")},
    {"usage-exercise-variant", phrase("{place}: unknown variant")},
    {"usage-exercise-move", phrase("{place}: \"{move}\" is not a legal move")},
    {"usage-no-exercises", phrase("{file} holds no exercises")},
    {"usage-no-schema",
     phrase("\"{command}\" prints no JSON; damscope schema lists the commands that do")},
    {"usage-sample-line", phrase("{file}:{line}: {reason}")},
    {"usage-merge-settings", phrase("{file} has games of other settings than the first file; merge "
                                    "each kind by itself:\n  the "
                                    "first: {first}\n  this one: {own}")},
    {"usage-search-parameter",
     phrase("--parameter: the search has no parameter \"{word}\"{meant}; it has {names}")},
    {"usage-samples-exist",
     phrase("{file} exists already: continue it with --resume, or choose another name")},
    {"usage-samples-taken",
     phrase("{file}: another worker is writing to it; wait for its end, or choose another file")},
    {"usage-no-samples",
     phrase("{file} is not a file of samples, or is for another variant: it was not changed")},
    {"usage-samples-settings", phrase("{file} has games of other settings; choose another name, or "
                                      "continue it with its own:\n  it "
                                      "has {own}\n  this is {first}")},
    {"usage-wrong-file", phrase("{option}: {file}: {wrong}")},
    {"usage-shots-version",
     phrase(
         "{file}: another version of Damscope has searched for other things; run its worker again "
         "with this version and a new file")},
    {"usage-no-shots", phrase("{file}: not a file of combinations; name files that damscope shots "
                              "has written with --out")},
});

} // namespace

std::span<const Entry> engineUsageMessages() {
    return messages;
}

} // namespace damscope::tables
