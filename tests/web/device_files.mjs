// SPDX-License-Identifier: GPL-3.0-or-later
// The slots that files of the device are kept in: what a page finds after it was closed, or killed at any write.
//
// usage: node device_files.mjs DEVICE_FILES      DEVICE_FILES: web/module/device-files.mjs
import assert from 'node:assert/strict';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

const {Slots} = await import(pathToFileURL(resolve(process.argv[2])));

/// A folder of OPFS in memory. `writesLeft`: so many writes happen, and then the page is killed.
class Folder {
    files = new Map();
    open = new Set();
    writesLeft = Infinity;

    async *entries() {
        for (const name of [...this.files.keys()])
            yield [name, this.#entry(name)];
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
        const change = next => {
            if (this.writesLeft-- <= 0)
                throw new Error('killed');
            this.files.set(name, next);
        };
        return {
            read: (target, {at}) => {
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
            getSize: () => this.files.get(name).length,
            flush() {},
            close: () => this.open.delete(name),
        };
    }
    kill() {
        this.open.clear();
        this.writesLeft = Infinity;
    }
}

const head = 4096;
const put = (handle, text) => handle.write(new TextEncoder().encode(text), {at: head});
function get(slots, name) {
    const handle = slots.files.get(name);
    const bytes = new Uint8Array(handle.getSize() - head);
    handle.read(bytes, {at: head});
    return new TextDecoder().decode(bytes);
}

// What was written is there again.
const folder = new Folder();
let slots = await Slots.open(folder);
await slots.reserve(3);
put(slots.make('games.db'), 'games');
put(slots.make('games.db-wal'), 'log');
slots.rename('games.db-wal', 'renamed');
slots.remove('renamed');
put(slots.make('other.db'), 'other');
await assert.rejects(Slots.open(folder), {name: 'NoModificationAllowedError'}); // another tab
slots.close();
slots = await Slots.open(folder);
assert.deepEqual([...slots.files.keys()].sort(), ['games.db', 'other.db']);
assert.equal(get(slots, 'games.db'), 'games');
assert.equal(get(slots, 'other.db'), 'other');

// A file that takes the place of another is one of the two, whenever the page is killed.
for (let writes = 0; writes < 4; ++writes) {
    const before = new Folder();
    let some = await Slots.open(before);
    await some.reserve(4);
    put(some.make('games.db'), 'old');
    put(some.make('new'), 'new');
    before.writesLeft = writes;
    try {
        some.rename('new', 'games.db');
    } catch (error) {
        assert.equal(error.message, 'killed');
    }
    before.kill();
    some = await Slots.open(before);
    assert.equal(get(some, 'games.db'), writes === 0 ? 'old' : 'new', `killed after ${writes} writes`);
    assert.equal(some.files.has('new'), writes === 0);
    some.make('another');
    assert.equal(get(some, 'games.db'), writes === 0 ? 'old' : 'new');
}
console.log('files of the device are kept');
