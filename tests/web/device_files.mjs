// SPDX-License-Identifier: GPL-3.0-or-later
// The slots that files of the device are kept in: what a page finds after it was closed, or killed at any write.
//
// usage: node device_files.mjs DEVICE_FILES      DEVICE_FILES: web/module/device-files.mjs
import assert from 'node:assert/strict';
import {copyFileSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Folder} from './device_folder.mjs';

const {Slots, mountSlots} = await import(pathToFileURL(resolve(process.argv[2])));

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
assert.equal(new TextDecoder().decode(slots.bytesOf('games.db')), 'games');
assert.equal(slots.bytesOf('games.db-wal'), null);
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

// What such a crash leaves does not come back when the newer file is removed.
{
    const before = new Folder();
    let some = await Slots.open(before);
    await some.reserve(4);
    put(some.make('games.db'), 'old');
    put(some.make('new'), 'new');
    before.writesLeft = 1;
    assert.throws(() => some.rename('new', 'games.db'), {message: 'killed'});
    for (const act of [() => {}, () => some.remove('games.db')]) {
        before.kill();
        some = await Slots.open(before);
        act();
    }
    before.kill();
    assert.deepEqual([...(await Slots.open(before)).files.keys()], []);
}

/// The file system of Emscripten, as far as a mounted folder meets it: the nodes of paths, and the open files.
class FileSystem {
    ErrnoError = class extends Error {
        constructor(errno) {
            super(`error ${errno}`);
            this.errno = errno;
        }
    };
    #nodes = new Set();
    #root = null;
    #last = 0;

    isFile = mode => (mode & 0o170000) === 0o100000;
    isDir = mode => (mode & 0o170000) === 0o040000;
    createNode(parent, name, mode) {
        const node = {id: ++this.#last, name, mode};
        node.parent = parent ?? node;
        this.#nodes.add(node);
        return node;
    }
    hashRemoveNode(node) { this.#nodes.delete(node); }
    lookupNode(parent, name) {
        return [...this.#nodes].find(node => node.parent === parent && node.name === name && node !== parent)
            ?? parent.node_ops.lookup(parent, name);
    }
    lookupPath() { return {node: this.#root}; }
    mount(type) { this.#root = type.mount({}); }
    unmount() { this.#nodes.clear(); }

    // The calls of a program; the names are those of files in the folder, '' is the folder itself.
    find(name) { return name === '' ? this.#root : this.lookupNode(this.#root, name); }
    has(name) {
        try {
            return this.find(name) !== undefined;
        } catch (error) {
            assert.equal(error.errno, 44);
            return false;
        }
    }
    open(name, {create = false} = {}) {
        const node = create && !this.has(name) ? this.#root.node_ops.mknod(this.#root, name, 0o100666) : this.find(name);
        const stream = {node, position: 0, stream_ops: node.stream_ops};
        stream.stream_ops.open?.(stream);
        return stream;
    }
    close(stream) { stream.stream_ops.close?.(stream); }
    write(stream, text, at = 0) {
        const bytes = new TextEncoder().encode(text);
        return stream.stream_ops.write(stream, new Int8Array(bytes.buffer), 0, bytes.length, at);
    }
    read(stream, size = 100, at = 0) {
        const bytes = new Int8Array(size);
        const count = stream.stream_ops.read(stream, bytes, 0, size, at);
        return new TextDecoder().decode(new Uint8Array(bytes.buffer, 0, count));
    }
    sync(stream) { return stream.stream_ops.fsync(stream); }
    size(name) { return this.find(name).node_ops.getattr(this.find(name)).size; }
    truncate(name, size) { this.find(name).node_ops.setattr(this.find(name), {size}); }
    unlink(name) {
        const node = this.find(name);
        this.#root.node_ops.unlink(this.#root, name);
        this.#nodes.delete(node);
    }
    rename(from, to) {
        const node = this.find(from);
        this.#nodes.delete(node);
        try {
            this.#root.node_ops.rename(node, this.#root, to);
        } finally {
            this.#nodes.add(node);
        }
    }
    list() { return this.#root.node_ops.readdir(this.#root).filter(name => !name.startsWith('.')).sort(); }
}

async function mounted(device, spare = 6) {
    const FS = new FileSystem();
    const slots = await Slots.open(device);
    await slots.reserve(spare);
    mountSlots({FS}, slots, '/stores');
    return {FS, slots};
}

function make(FS, name, text) {
    const stream = FS.open(name, {create: true});
    FS.write(stream, text);
    FS.sync(stream);
    return stream;
}

// A database as SQLite treats it: the file, its log, the folder written, two connections, closed and opened again.
{
    const device = new Folder();
    let {FS, slots} = await mounted(device);
    assert(!FS.has('games.db'));
    assert.throws(() => FS.open('games.db'), {errno: 44});
    const first = make(FS, 'games.db', 'games');
    const folderItself = FS.open('');
    assert.equal(FS.sync(folderItself), 0);
    assert.equal(folderItself.stream_ops.llseek(folderItself, 0, 0), 0);
    assert.equal(folderItself.stream_ops.llseek(folderItself, 0, 2), 0);
    FS.close(folderItself);
    const log = make(FS, 'games.db-wal', 'log');
    const index = make(FS, 'games.db-shm', 'index');
    const second = FS.open('games.db');
    assert.equal(second.node, first.node);
    assert.equal(FS.read(second), 'games');
    FS.write(second, 'more', 5);
    assert.equal(FS.read(first), 'gamesmore');
    assert.equal(FS.read(first, 10, 500), '');
    assert.equal(FS.size('games.db'), 9);
    FS.truncate('games.db', 5);
    FS.close(second);
    assert.equal(FS.read(first), 'games');
    assert.equal(FS.sync(first), 0);
    for (const stream of [log, index, first])
        FS.close(stream);
    FS.unlink('games.db-shm');
    assert.deepEqual(FS.list(), ['games.db', 'games.db-wal']);
    slots.close();
    // The module may still hold a stream of it: that is an error with a number.
    assert.throws(() => FS.sync(first), {errno: 29});
    assert.throws(() => FS.read(first), {errno: 29});
    assert.throws(() => FS.open('more', {create: true}), {errno: 29});

    ({FS, slots} = await mounted(device));
    assert.deepEqual(FS.list(), ['games.db', 'games.db-wal']);
    assert(!FS.has('games.db-shm'));
    assert.equal(FS.read(FS.open('games.db')), 'games');
    assert.equal(FS.read(FS.open('games.db-wal')), 'log');
}

// A file that is removed or replaced while it is open is no other file's until it is closed.
for (const end of [FS => FS.unlink('journal'), FS => FS.rename('other', 'journal')]) {
    const device = new Folder();
    const {FS} = await mounted(device, 3);
    FS.close(make(FS, 'other', 'other'));
    const journal = make(FS, 'journal', 'old');
    end(FS);
    const next = make(FS, 'next', 'next');
    assert.equal(FS.read(journal), 'old');
    FS.write(journal, 'gone');
    assert.equal(FS.read(next), 'next');
    assert.throws(() => { for (let n = 0; n < 3; ++n) FS.open(`more-${n}`, {create: true}); }, {errno: 51});
    FS.close(journal);
    assert.equal(FS.read(make(FS, 'last', '')), '');
    device.kill();
    const again = await mounted(device);
    assert.equal(again.FS.read(again.FS.open('next')), 'next');
    assert.equal(again.FS.has('journal'), end.toString().includes('rename'));
    if (again.FS.has('journal'))
        assert.equal(again.FS.read(again.FS.open('journal')), 'other');
}

// A full device says so, and loses neither what was there nor the slot.
{
    const device = new Folder();
    const {FS} = await mounted(device, 1);
    device.room = head - 1;
    assert.throws(() => FS.open('games.db', {create: true}), {errno: 51});
    device.room = head + 5;
    const file = make(FS, 'games.db', 'games');
    assert.throws(() => FS.write(file, 'more', 5), {errno: 51});
    assert.throws(() => FS.truncate('games.db', 9), {errno: 51});
    assert.equal(FS.read(file), 'games');
}

/// The private file system of a browser, and its locks, which all tabs share.
class Browser {
    folders = new Map();
    held = new Set();
    isFull = false;

    folder(name) { return this.folders.get(name); }
    storage = {
        getDirectory: async () => ({
            getDirectoryHandle: async () => ({
                getDirectoryHandle: async name => {
                    if (!this.folders.has(name))
                        this.folders.set(name, this.#made());
                    return this.folders.get(name);
                },
                entries: async function* (folders) {
                    for (const [name, folder] of folders)
                        yield [name, {kind: 'directory', values: () => folder.values()}];
                }.bind(null, this.folders),
                removeEntry: async name => {
                    if (!this.folders.has(name))
                        throw Object.assign(new Error(name), {name: 'NotFoundError'});
                    if (this.folder(name).open.size > 0)
                        throw Object.assign(new Error(name), {name: 'NoModificationAllowedError'});
                    this.folders.delete(name);
                },
            }),
        }),
    };
    locks = {
        request: async (name, options, use) => {
            if (this.held.has(name))
                return use(null);
            this.held.add(name);
            await use({name});
            this.held.delete(name);
        },
    };
    #made() {
        const made = new Folder();
        const file = made.getFileHandle.bind(made);
        made.getFileHandle = async name => {
            if (this.isFull)
                throw Object.assign(new Error(name), {name: 'QuotaExceededError'});
            return file(name);
        };
        return made;
    }
}

// A worker with a module that does no more than keep a file of a database, in one tab after another.
const place = mkdtempSync(join(tmpdir(), 'damscope-worker-'));
try {
    for (const script of ['worker.mjs', 'page-file.mjs', 'device-files.mjs'])
        copyFileSync(join(dirname(resolve(process.argv[2])), script), join(place, script));
    writeFileSync(join(place, 'package.json'), '{"type": "module"}');
    writeFileSync(join(place, 'start.mjs'), 'export const Core = {start: async () => globalThis.madeCore()};\n');

    const browser = new Browser();
    Object.defineProperty(globalThis, 'navigator', {value: browser, configurable: true});
    globalThis.FileSystemSyncAccessHandle = class {};
    let tabs = 0;

    async function tab() {
        const core = {module: {FS: new FileSystem()}, open: null, isBroken: false, call(name, {name: of} = {}) {
            const {FS} = core.module;
            if (core.isBroken)
                throw new Error('Aborted(-1)');
            if (name === 'store.close')
                core.open = null;
            if ((name === 'store.open' && of.includes('broken')) || (name === 'store.import' && FS.has(`${of}.db`)))
                return {error: {code: 'store-exists', message: of}};
            if (name === 'store.open' || name === 'store.import') {
                if (!FS.has(`${of}.db`))
                    FS.close(make(FS, `${of}.db`, of));
                core.open = of;
            }
            if (name === 'file')
                return {text: FS.read(FS.open(`${core.open}.db`))};
            return name === 'words' ? {words: {}} : {};
        }};
        Object.assign(globalThis, {madeCore: () => core, onmessage: null});
        await import(`${pathToFileURL(join(place, 'worker.mjs'))}?${++tabs}`);
        const take = globalThis.onmessage;
        // One tab after another is asked: an answer is of the last that was.
        const ask = data => new Promise(done => {
            globalThis.postMessage = ({id, ...answer}) => done(answer);
            take({data});
        });
        const call = (name, request = {}) => ask({id: 1, name, request, files: []});
        assert.equal((await ask({start: {language: 'en'}})).ready, true);
        return {core, call};
    }
    const opens = async ({call}, name) => assert.equal((await call('store.open', {name})).error, undefined);
    const isOpen = async ({call}, name) => assert.deepEqual(await call('file'), {answer: {text: name}});
    const refused = async (answer, code) => assert.equal((await answer).error?.code, code);

    const one = await tab();
    const two = await tab();
    await opens(one, 'games');
    await opens(two, 'other');
    // A database that cannot be had leaves the other open, and so does one that cannot be brought in.
    await refused(one.call('store.open', {name: 'other'}), 'store-in-use');
    await isOpen(one, 'games');
    await refused(one.call('store.remove', {name: 'other'}), 'store-in-use');
    await opens(one, 'third');
    await opens(one, 'games');
    await refused(one.call('store.import', {name: 'other'}), 'store-in-use');
    await refused(one.call('store.import', {name: 'third'}), 'store-exists');
    await refused(one.call('store.import', {name: 'games'}), 'store-exists');
    await isOpen(one, 'games');
    assert.deepEqual([...browser.held].sort(), ['damscope-store-games', 'damscope-store-other']);
    await opens(two, 'third');
    await opens(two, 'other');

    // One that does not open keeps nothing: no lock, no file.
    await refused(one.call('store.open', {name: 'broken'}), 'store-exists');
    browser.isFull = true;
    await refused(one.call('store.open', {name: 'new'}), 'failed');
    await opens(one, 'games');
    await isOpen(one, 'games'); // a full device can be read
    browser.isFull = false;
    assert.deepEqual((await one.call('store.list')).answer.stores.map(({name}) => name).sort(), ['games', 'other', 'third']);
    await opens(two, 'new');
    await refused(two.call('store.open', {name: 'games'}), 'store-in-use');
    one.core.isBroken = true;
    await refused(one.call('store.close'), 'crashed');
    await refused(one.call('store.open', {name: 'new'}), 'crashed'); // and the calls after it are answered
    await opens(two, 'games');
    await isOpen(two, 'games');
} finally {
    rmSync(place, {recursive: true});
}
console.log('files of the device are kept');
