// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of a game that are not saved yet outlive their tab. Each tab has a draft of its own; one that a
// closed tab has left is taken over by the next tab that starts.

const prefix = "damscope.draft.";
const lastKey = "damscope.draft"; // of this tab, before it was loaded again
let own = null;
let waiting = null; // a draft that stays as it is until there is a database

// Held until the tab ends, in any way.
async function hold(key) {
    if (!navigator.locks) return true;
    return new Promise(done => {
        navigator.locks.request(key, { ifAvailable: true }, held => {
            done(held !== null);
            return held && new Promise(() => {});
        });
    });
}

function read(key) {
    try {
        return JSON.parse(localStorage.getItem(key));
    } catch {
        return null;
    }
}

/// To be called once, before the others: this tab's draft from before it was loaded again, or, if there is a
/// database, another that was left; else null.
export async function takeDraft(hasDatabase) {
    const left = Object.keys(localStorage)
        .filter(key => key.startsWith(prefix))
        .sort((one, other) => (read(other)?.time ?? 0) - (read(one)?.time ?? 0));
    const before = sessionStorage.getItem(lastKey);
    const fresh = prefix + Math.random().toString(36).slice(2);
    for (const key of [...left.filter(key => key === before), ...(hasDatabase ? left : []), fresh]) {
        if (!(await hold(key))) continue;
        own = key;
        if (hasDatabase || !read(key)?.id) break;
        waiting = key;
    }
    sessionStorage.setItem(lastKey, waiting ?? own);
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
    localStorage.setItem(own, JSON.stringify({ ...draft, time: Date.now() }));
    sessionStorage.setItem(lastKey, own);
}

export function dropDraft() {
    localStorage.removeItem(own);
}
