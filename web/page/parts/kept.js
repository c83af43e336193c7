// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that the browser keeps for the page. Where it may keep nothing, or has no room, they are in memory for as
// long as the page is open.

class Kept {
    #place = null;
    #memory = new Map();

    /// `find` answers the storage of the browser, which throws where the reader has blocked site data.
    constructor(find) {
        try {
            this.#place = find();
        } catch {
            // In memory alone.
        }
    }

    get keys() {
        return [...new Set([...Object.keys(this.#place ?? {}), ...this.#memory.keys()])];
    }

    read(key) {
        return this.#memory.get(key) ?? this.#place?.getItem(key) ?? null;
    }

    /// What was written there as JSON; null without it, or if it is broken.
    readObject(key) {
        try {
            return JSON.parse(this.read(key));
        } catch {
            return null;
        }
    }

    /// Whether it outlives the page.
    write(key, text) {
        try {
            this.#place.setItem(key, text);
            this.#memory.delete(key);
            return true;
        } catch {
            this.#memory.set(key, String(text));
            return false;
        }
    }

    remove(key) {
        this.#memory.delete(key);
        this.#place?.removeItem(key);
    }
}

/// For all tabs of the site.
export const kept = new Kept(() => localStorage);
/// For this tab, also when it is loaded again.
export const keptByTab = new Kept(() => sessionStorage);
