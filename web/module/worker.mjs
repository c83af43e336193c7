// SPDX-License-Identifier: GPL-3.0-or-later
// A worker that runs the module. It has one database open at most, in files of the device where the browser has these.
import {Core} from './start.mjs';
import {Slots, mountSlots} from './device-files.mjs';
import {Refusal, pageFile, wasmOf} from './page-file.mjs';

const stores = '/stores';
const spareSlots = 12;

let core = null;
let mostRead = 0; // bytes at once
let stopFlag = null; // shared with the page, where that is allowed
let running = null;
let opened = null; // {name, slots, unlock}
let crash = null; // what ended the module, which answers no more

const failed = error => postMessage({failed: String(error?.stack ?? error)});

function report(event) {
    postMessage({id: running, event});
    return stopFlag !== null && Atomics.load(stopFlag, 0) === running;
}

// Files that are read are in memory, once or twice for a moment, beside what the module has of its own. `memory`: of the device
// in GiB, where the browser says it; none says more than 8.
function mostReadWith(memory = 8) {
    return Math.min(700 * 2 ** 20, memory * 2 ** 30 / 8);
}

async function deviceFolder() {
    if (!globalThis.FileSystemSyncAccessHandle && !('createSyncAccessHandle' in (globalThis.FileSystemFileHandle?.prototype ?? {})))
        return null;
    try {
        const root = await navigator.storage.getDirectory();
        return await root.getDirectoryHandle('damscope', {create: true});
    } catch {
        return null; // a private window
    }
}

// Two tabs with one database would not know of each other's changes.
function lock(name) {
    if (!navigator.locks)
        return Promise.resolve(() => {});
    return new Promise((done, refuse) => {
        navigator.locks.request(`damscope-store-${name}`, {ifAvailable: true}, held => {
            if (!held)
                return refuse(new Refusal('store-in-use', {name}));
            return new Promise(release => done(release));
        }).catch(error => error.name === 'SecurityError'
            ? done(() => {}) // with site data blocked nothing is shared with other tabs
            : refuse(error));
    });
}

async function release() {
    if (!opened)
        return;
    const {slots, unlock} = opened;
    opened = null;
    try { // of a module that fails, too, nothing may stay locked
        core.call('store.close');
        if (slots)
            core.module.FS.unmount(stores);
    } finally {
        slots?.close();
        unlock();
    }
}

// The files of a database, for this tab alone.
async function hold(name, spare = spareSlots) {
    const unlock = await lock(name);
    let slots = null;
    try {
        const device = await deviceFolder();
        if (device) {
            slots = await Slots.open(await device.getDirectoryHandle(name, {create: true}));
            await slots.reserve(spare);
        }
        return {name, slots, unlock};
    } catch (error) {
        slots?.close();
        unlock();
        throw error.name === 'NoModificationAllowedError' ? new Refusal('store-in-use', {name}) : error;
    }
}

// Changes to the files of a database; if they cannot be had, what was open stays open.
async function take(name) {
    if (opened?.name === name)
        return;
    const next = await hold(name);
    try {
        await release();
        if (next.slots)
            mountSlots(core.module, next.slots, stores);
    } catch (error) {
        next.slots?.close();
        next.unlock();
        throw error;
    }
    opened = next;
}

// After a failure: the one that was open before.
async function takeBack(before) {
    await release();
    if (before !== undefined)
        await special['store.open']({name: before}).catch(() => {});
}

async function sizeOf(folder) {
    let bytes = 0;
    for await (const entry of folder.values())
        if (entry.kind === 'file')
            bytes += Math.max(0, (await entry.getFile()).size - 4096);
    return bytes;
}

// {quota, usage}, of which a browser may know neither, or tell nothing.
async function estimated() {
    return await navigator.storage?.estimate?.().catch(() => null) ?? {};
}

async function listed() {
    const device = await deviceFolder();
    const estimate = await estimated();
    const answer = {stores: [], quota: estimate.quota ?? null, used: estimate.usage ?? null};
    if (!device)
        return {...core.call('store.list'), quota: answer.quota, used: answer.used};
    for await (const [name, entry] of device.entries()) {
        const bytes = entry.kind === 'directory' ? await sizeOf(entry) : 0;
        if (bytes > 0) // else a folder that never got a database
            answer.stores.push({name, bytes});
    }
    return answer;
}

// A device that has no room says so before anything is read.
async function requireRoom(files) {
    const bytes = files.reduce((sum, {bytes: of}) => sum + (of.size ?? of.byteLength), 0);
    const estimate = await estimated();
    const left = Math.min((estimate.quota ?? Infinity) - (estimate.usage ?? 0), mostRead);
    if (bytes > left)
        throw new Refusal('no-room', {bytes, left});
}

async function bytesOf({name, bytes}) {
    return {name, bytes: new Uint8Array(bytes instanceof Blob ? await bytes.arrayBuffer() : bytes)};
}

// Of a database without files on the device.
function bytesInMemory(name) {
    const {FS} = core.module;
    const path = `${stores}/${name}`;
    return FS.analyzePath(path).exists ? FS.readFile(path) : null;
}

function result(answer) {
    if (answer.error)
        throw Object.assign(new Error(answer.error.message), answer.error, {isAnswer: true});
    return answer;
}

// What concerns files of the device, around the calls of the module.
const special = {
    'store.list': () => listed(),
    async 'store.open'(request) {
        const before = opened?.name;
        try {
            await take(request.name);
            return result(core.call('store.open', request));
        } catch (error) {
            if (error.code !== 'store-in-use' && !isCrash(error)) // the one can be waited for, the other is the end
                await takeBack(before);
            throw error;
        }
    },
    async 'store.close'() {
        await release();
        return {};
    },
    async 'store.remove'({name}) {
        if (opened?.name === name)
            await release();
        const unlock = await lock(name);
        try {
            const device = await deviceFolder();
            if (device)
                await device.removeEntry(name, {recursive: true}).catch(error => {
                    if (error.name === 'NoModificationAllowedError')
                        throw new Refusal('store-in-use', {name});
                    if (error.name !== 'NotFoundError')
                        throw error;
                });
            else
                result(core.call('store.remove', {name}));
        } finally {
            unlock();
        }
        return {};
    },
    async 'store.import'(request, files) {
        const before = opened?.name;
        await take(request.name);
        const answer = core.call('store.import', request, files);
        if (answer.error && request.name !== before)
            await takeBack(before);
        return result(answer);
    },
    // As they are, for a program that saves what can be read of them.
    async 'store.files'({name}) {
        const isOpen = opened?.name === name;
        const {slots, unlock} = isOpen ? opened : await hold(name, 0); // a full device has no room for more
        try {
            const names = [`${name}.db`, `${name}.db-wal`];
            const files = slots ? names.map(one => slots.bytesOf(one)) : names.map(bytesInMemory);
            return {files: files.flatMap((bytes, i) =>
                (bytes?.length > 0 ? [{name: names[i], type: 'application/octet-stream', bytes}] : []))};
        } finally {
            if (!isOpen) {
                slots?.close();
                unlock();
            }
        }
    },
    async version() {
        return {...result(core.call('version')), persistent: await deviceFolder() !== null};
    },
};

async function answer({name, request, files}) {
    if (files.length > 0)
        await requireRoom(files);
    const given = await Promise.all(files.map(bytesOf));
    const asked = files.length > 0 ? {...request, most: Math.min(request.most ?? mostRead, mostRead)} : request; // also of what is packed in them
    if (opened?.slots)
        await opened.slots.reserve(spareSlots).catch(() => {}); // a full device can be read: only new files fail
    return special[name] ? special[name](asked, given) : result(core.call(name, asked, given));
}

function inWords({code, parameters}) {
    const key = `page-${code}`;
    try {
        return core.call('words', {kind: 'message', keys: [key], parameters}).words?.[key] ?? code;
    } catch { // of a module that fails
        return code;
    }
}

// The module was left in the middle of something, or has no memory left: what it would answer is not to be relied on.
function isCrash(error) {
    return !error.isAnswer && (error instanceof WebAssembly.RuntimeError
        || /^Aborted|^abort\(|^out of memory$|call stack|too much recursion/.test(error.message ?? error));
}

async function serve(asked) {
    running = asked.id;
    try {
        if (crash)
            throw crash;
        const found = await answer(asked);
        const made = (found.files ?? []).map(file => file.bytes.buffer);
        postMessage({id: asked.id, answer: found}, made);
    } catch (error) {
        const message = String(error.message ?? error);
        if (isCrash(error))
            crash = {code: 'crashed', message, isAnswer: true};
        const own = error.isAnswer || error instanceof Refusal;
        const worded = crash ?? (own ? error : {code: 'failed', message});
        if (worded instanceof Refusal)
            worded.message = inWords(worded);
        postMessage({id: asked.id, error: {code: worded.code, message: worded.message, parameters: worded.parameters ?? {}}});
    }
    running = null;
}

// Calls run one after another.
let queue = Promise.resolve();

onmessage = ({data}) => {
    if (data.start)
        queue = queue.then(async () => {
            mostRead = mostReadWith(data.start.memory);
            stopFlag = data.start.stop ? new Int32Array(data.start.stop.memory) : null;
            core = await Core.start({pageFile, report, wasm: wasmOf(data.start.compiled, failed)});
            core.call('language', {language: data.start.language});
            postMessage({ready: true, unwanted: data.start.stop});
        }).catch(failed);
    else
        queue = queue.then(() => serve(data));
};
