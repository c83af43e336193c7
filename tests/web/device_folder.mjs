// SPDX-License-Identifier: GPL-3.0-or-later
// What tests have in place of a browser's private file system.

/// A folder of OPFS in memory. `writesLeft`: so many writes happen, and then the page is killed; `room`: no file may be larger.
export class Folder {
    files = new Map();
    open = new Set();
    writesLeft = Infinity;
    room = Infinity;

    async *entries() {
        for (const name of [...this.files.keys()])
            yield [name, this.#entry(name)];
    }
    async *values() {
        for (const [name, {length}] of [...this.files])
            yield {kind: 'file', name, getFile: async () => ({size: length})};
    }
    async getFileHandle(name) {
        if (!this.files.has(name))
            this.files.set(name, new Uint8Array(0));
        return this.#entry(name);
    }
    #entry(name) {
        return {kind: 'file', createSyncAccessHandle: async () => this.#handle(name)};
    }
    #handle(name) {
        if (this.open.has(name))
            throw Object.assign(new Error(name), {name: 'NoModificationAllowedError'});
        this.open.add(name);
        let isOpen = true;
        const mustBeOpen = () => {
            if (!isOpen)
                throw Object.assign(new Error(`${name} is closed`), {name: 'InvalidStateError'});
        };
        const change = next => {
            mustBeOpen();
            if (this.writesLeft-- <= 0)
                throw new Error('killed');
            if (next.length > this.room)
                throw Object.assign(new Error(name), {name: 'QuotaExceededError'});
            this.files.set(name, next);
        };
        return {
            read: (target, {at}) => {
                mustBeOpen();
                const part = this.files.get(name).subarray(at, at + target.length);
                target.set(part);
                return part.length;
            },
            write: (source, {at}) => {
                const old = this.files.get(name);
                const next = new Uint8Array(Math.max(old.length, at + source.length));
                next.set(old);
                next.set(source, at);
                change(next);
                return source.length;
            },
            truncate: size => {
                const next = new Uint8Array(size);
                next.set(this.files.get(name).subarray(0, size));
                change(next);
            },
            getSize: () => {
                mustBeOpen();
                return this.files.get(name).length;
            },
            flush: mustBeOpen,
            close: () => {
                isOpen = false;
                this.open.delete(name);
            },
        };
    }
    kill() {
        this.open.clear();
        this.writesLeft = Infinity;
    }
}
