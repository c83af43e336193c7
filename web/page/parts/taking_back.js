// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of the database that are taken back, and done again from the message that says so.
import { call } from "../core.js";
import { attempt, say } from "./frame.js";
import { tr } from "./texts.js";

const whatOf = changes => [...new Set(changes.map(change => change.what))].join(", ");

// What a change of an entry answers; null where that was done already.
async function changed(direction, store, entry) {
    const done = { undo: "journal-is-undone", redo: "journal-stands" }[direction];
    try {
        return await call(direction, { store, entry });
    } catch (failure) {
        if (failure.code === done) return null;
        throw failure;
    }
}

/// Takes back these entries of the journal of a database, the last one first; without them the last change. Answers
/// those that are left where the core refuses one, as a later change goes on from it.
export async function takeBack(app, store, entries = [undefined]) {
    const left = [...entries];
    const taken = [];
    await attempt(async () => {
        for (; left.length > 0; left.pop()) {
            const change = await changed("undo", store, left.at(-1));
            if (change) taken.unshift(change);
        }
    });
    if (taken.length > 0) {
        await app.storeChanged();
        sayTaken(app, store, taken);
    }
    return left;
}

function sayTaken(app, store, taken) {
    say(tr("Taken back: {what}", { what: whatOf(taken) }), {
        action: tr("Redo"),
        act: () => doAgain(app, store, taken),
    });
}

async function doAgain(app, store, changes) {
    const left = [...changes];
    await attempt(async () => {
        for (; left.length > 0; left.shift()) await changed("redo", store, left[0].entry);
        say(tr("Done again: {what}", { what: whatOf(changes) }));
    });
    await app.storeChanged();
    if (left.length > 0) sayTaken(app, store, left);
}
