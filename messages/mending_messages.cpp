// SPDX-License-Identifier: GPL-3.0-or-later
// What rereading, editing and deleting did. Counts come twice: as a number, for the form of the
// word, and as text in groups of three digits.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"sources-count", phrases("sources", "{n} source", "{n} sources")},
    {"reread-done",
     phrase(
         "{path}: {n} {games?game|games} read as {encoding}, {same} with the same number<, {new} "
         "new><, {kept} kept as edited in Damscope><, {deleted} still deleted>; {e} "
         "{errors?error|errors}, {w} "
         "{warnings?warning|warnings}")},
    {"reread-more-lines",
     phrases("lines", "... and {n} line more; damscope sources --problems sums them up",
             "... and {n} lines more; damscope sources --problems sums them up")},
    {"reread-interrupted",
     phrase(
         "interrupted: the games read so far are safe; the same command reads the source again")},
    {"reread-not-found", phrase("{reason}, with --file FILE")},
    {"edit-same", phrase("these games have these values already; nothing was changed")},
    {"edit-preview", phrases("games", "{n} game would change; nothing was changed: --apply does it",
                             "{n} games would change; nothing was changed: --apply does it")},
    {"edit-done", phrases("games", "{n} game changed; damscope edit --undo reverts it",
                          "{n} games changed; damscope edit --undo reverts it")},
    {"edit-interrupted",
     phrases("games", "interrupted: {n} game changed; damscope edit --undo reverts it",
             "interrupted: {n} games changed; damscope edit --undo reverts it")},
    {"edit-nothing", phrase("nothing was changed")},
    {"edit-text-kept",
     phrase(
         "nothing was changed; your text is in {file}: correct it and use damscope edit --id {id} "
         "--file")},
    {"edit-changed-meanwhile", phrase("nothing was changed: another program has changed game {id} "
                                      "in the meantime; your text is in "
                                      "{file}")},
    {"edit-game-done", phrase("game {id} changed; damscope edit --undo reverts it")},
    {"edit-nothing-to-undo", phrase("there is nothing to undo")},
    {"edit-undone", phrase("{n} {games?game|games} as before {time} UTC ({reason})<; {c} "
                           "{changed?game|games} changed "
                           "since then: left as is>")},
    {"edit-removed",
     phrase("{n} {games?game|games} deleted that {games?was|were} entered at {time} UTC "
            "({reason})<; {c} "
            "{changed?game|games} changed since then: left as is>; damscope delete --undo restores "
            "{games?it|them}")},
    {"edit-not-last",
     phrase(
         "nothing was undone. What was done last is {last} ({lastTime} UTC): {command} reverts it. "
         "damscope edit --undo --apply reverts the edit before it: {reason} ({time} UTC)")},
    {"no-games-selected", phrase("no games are selected")},
    {"no-such-games", phrase("the database has no game {id}< (nor {n} more of these numbers)>; "
                             "damscope games lists the "
                             "games")},
    {"delete-preview",
     phrases("games", "{n} game selected; nothing was deleted: --apply deletes it",
             "{n} games selected; nothing was deleted: --apply deletes them")},
    {"delete-done", phrases("games", "{n} game deleted; damscope delete --undo restores it",
                            "{n} games deleted; damscope delete --undo restores them")},
    {"delete-undone", phrases("games", "{n} game deleted on {time} UTC ({reason}) restored",
                              "{n} games deleted on {time} UTC ({reason}) restored")},
    {"delete-restored", phrases("games", "{n} game restored", "{n} games restored")},
    {"delete-listed", phrases("games", "{n} game deleted", "{n} games deleted")},
    {"delete-none", phrase("no games are deleted")},
    {"delete-kept", phrase("nothing was changed: --empty --apply removes them for good")},
    {"delete-emptied",
     phrases("games", "{n} deleted game removed for good", "{n} deleted games removed for good")},
    {"new-nothing", phrase("nothing was entered; nothing was stored")},
    {"new-refused",
     phrase(
         "nothing was stored<; your text is in {file}: correct it and use damscope new --file>")},
    {"new-done", phrase("game {id} stored; damscope edit --undo deletes it")},
    {"no-such-player", phrase("no player is called \"{name}\"<; did you mean {names}?>")},
    {"no-such-event", phrase("no event is called \"{name}\"<; did you mean {names}?>")},
    {"no-such-site", phrase("no place is called \"{name}\"<; did you mean {names}?>")},
    {"near-name", phrases("games", "{name} ({n} game)", "{name} ({n} games)")},
    {"duplicates-none", phrase("no duplicates found")},
});

} // namespace

std::span<const Entry> mendingMessages() {
    return messages;
}

} // namespace damscope::tables
