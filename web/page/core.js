// SPDX-License-Identifier: GPL-3.0-or-later
// The only way from the page to the core (../CALLS.md): calls with progress and cancel, which database
// is open, and who else has it.
import { Damscope } from "./module/damscope.mjs";
import { tr } from "./parts/texts.js";

// What a worker refuses that has no words of its own.
const refusals = {
    "no-weights": () =>
        tr(
            "What the engine has learnt of this game is not on this device yet. Connect to a network and try again: it is kept from then on.",
        ),
    crashed: () =>
        tr(
            "A fault has ended the core of Damscope, which has to be loaded again. What is saved stays, and changes that are not saved come back.",
        ),
};

/// What went wrong, in the reader's language.
export class Failure extends Error {
    constructor({ code, message, ...more }) {
        const said = more.parameters?.messages?.split("\n")[0].replace(/^damscope: /, ""); // by a command
        super(refusals[code]?.() ?? (said || (message ?? String(code))));
        Object.assign(this, { code, more });
    }
}

let core = null;
let waiting = 0;
const watchers = new Set();

/// Tells whether anything is being worked on.
export function watchWork(act) {
    watchers.add(act);
}

function count(change) {
    waiting += change;
    watchers.forEach(act => act(waiting > 0));
}

export async function startCore(language) {
    core = await Damscope.start({ language });
    return core.call("version", {});
}

/// The answer of a call; throws Failure.
export async function call(name, request = {}, options = {}) {
    const keepsOn = name === "engine.analyse" || name === "engine.judge"; // beside all else
    if (!keepsOn) count(1);
    try {
        return await core.call(name, request, options);
    } catch (reason) {
        const failure =
            reason instanceof Failure
                ? reason
                : new Failure(
                      reason?.code ? reason : { code: "broken", message: String(reason?.message ?? reason) },
                  );
        if (failure.code === "crashed") dispatchEvent(new CustomEvent("damscope-crashed", { detail: failure }));
        throw failure;
    } finally {
        if (!keepsOn) count(-1);
    }
}

/// Work that the next of its kind replaces: only the last answer counts. Null for one that was replaced.
export class Latest {
    #stop = null;

    /// Ends it, and its answer is not wanted.
    stop() {
        this.end();
        this.#stop = null;
    }

    /// Ends it; the answer is what was done until then.
    end() {
        this.#stop?.abort();
    }

    async call(name, request, { event, files } = {}) {
        this.stop();
        const stop = (this.#stop = new AbortController());
        const isLast = () => this.#stop === stop;
        try {
            const answer = await call(name, request, {
                signal: stop.signal,
                files,
                event: event && (one => isLast() && event(one)),
            });
            return isLast() ? answer : null;
        } catch (failure) {
            if (!isLast() || failure.code === "interrupted") return null;
            throw failure;
        }
    }
}

/// Whether work of the database can be ended before it is done: the core must share memory with the page.
export const canEnd = globalThis.crossOriginIsolated;

let lastOpening = 0;

/// Opens the database. While another tab has it, `busy` is called once, and it is tried again whenever
/// this tab comes to the front, or that tab is closed. Null if another was asked for meanwhile: this one
/// must not take its place.
export async function openStore(name, busy) {
    const opening = ++lastOpening;
    for (let told = false; ; ) {
        try {
            return await call("store.open", { name });
        } catch (failure) {
            if (failure.code !== "store-in-use") throw failure;
            if (!told) busy(failure);
            told = true;
            await turn();
            if (opening !== lastOpening) return null;
        }
    }
}

// Until there is a reason to try again.
function turn() {
    return new Promise(done => {
        const again = () => {
            clearTimeout(timer);
            document.removeEventListener("visibilitychange", again);
            removeEventListener("damscope-again", again);
            done();
        };
        const timer = setTimeout(again, document.hidden ? 10_000 : 2_000);
        document.addEventListener("visibilitychange", again);
        addEventListener("damscope-again", again);
    });
}

/// Asks the browser not to delete what is stored when it needs room, or after a while without a visit.
export function keepFiles() {
    navigator.storage?.persist?.().catch(() => {}); // with site data blocked
}

/// Hands a file that the core made to the reader: where the browser can, he chooses the place.
export async function deliver({ name, type, bytes }) {
    const blob = new Blob([bytes], { type: type || "application/octet-stream" });
    if (window.showSaveFilePicker) {
        try {
            const handle = await window.showSaveFilePicker({ suggestedName: name });
            const out = await handle.createWritable();
            try {
                await out.write(blob);
                await out.close();
            } catch (reason) {
                await out.abort().catch(() => {});
                throw reason;
            }
            return true;
        } catch (reason) {
            if (reason.name === "AbortError") return false;
        }
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return true;
}
