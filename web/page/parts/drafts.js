// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a game that are not saved yet outlive their tab. Each tab has a draft of its own; one that a
// closed tab has left is taken over by the next tab that starts.
import { say } from "./frame.js";
import { kept, keptByTab } from "./kept.js";
import { tr } from "./texts.js";

const prefix = "damscope.draft.";
const lastKey = "damscope.draft"; // of this tab, before it was loaded again
let own = null;
let isToldUnkept = false;
let waiting = null; // a draft that stays as it is until there is a database

// Held until the tab ends, in any way.
async function hold(key) {
    if (!navigator.locks) return true;
    return new Promise(done => {
        navigator.locks
            .request(key, { ifAvailable: true }, held => {
                done(held !== null);
                return held && new Promise(() => {});
            })
            .catch(() => done(true)); // with site data blocked nothing is shared with other tabs
    });
}

const read = key => kept.readObject(key);

/// To be called once, before the others: this tab's draft from before it was loaded again, or, if there is a
/// database, another that was left; else null.
export async function takeDraft(hasDatabase) {
    const left = kept.keys
        .filter(key => key.startsWith(prefix))
        .sort((one, other) => (read(other)?.time ?? 0) - (read(one)?.time ?? 0));
    const before = keptByTab.read(lastKey);
    const fresh = prefix + Math.random().toString(36).slice(2);
    for (const key of [...left.filter(key => key === before), ...(hasDatabase ? left : []), fresh]) {
        if (!(await hold(key))) continue;
        own = key;
        if (hasDatabase || !read(key)?.id) break;
        waiting = key;
    }
    keptByTab.write(lastKey, waiting ?? own);
    return read(own);
}

/// Once there is a database: this tab's change of a stored game, which had to wait for it; else null.
export function takeWaitingDraft() {
    if (!waiting) return null;
    own = waiting;
    waiting = null;
    return read(own);
}

export function keepDraft(draft) {
    const isKept = kept.write(own, JSON.stringify({ ...draft, time: Date.now() }));
    if (!isKept && !isToldUnkept)
        say(
            tr(
                "This browser keeps no changes that are not saved: save the game before you close the page.",
            ),
            { error: true },
        );
    isToldUnkept = !isKept;
    keptByTab.write(lastKey, own);
}

export function dropDraft() {
    kept.remove(own);
}
