// SPDX-License-Identifier: GPL-3.0-or-later
// Files that stay on the device, in the browser's private file system (OPFS), as a file system of the module.
//
// The module reads and writes at once, and opening a file of OPFS takes a promise. So a folder of files, the slots, is opened
// beforehand, and each slot says in its first block which file of the module it holds: making, renaming and removing files
// writes such a block. What was written is in the file when the call returns, and safe from a power cut after fsync.

const headSize = 4096;
const magic = 'damscope1';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// What only one process ever sees is not worth a slot: locks, and the index of SQLite's log.
const isPassing = name => name.endsWith('-shm') || name.endsWith('-lock');

/// The slots of one folder.
export class Slots {
    #folder;
    #handles = [];
    #free = [];
    #number = 0;
    #turn = 0;
    files = new Map(); // name -> handle

    /// Opens all slots of a folder of OPFS. Throws NoModificationAllowedError while another tab has them.
    static async open(folder) {
        const slots = new Slots();
        slots.#folder = folder;
        try {
            for await (const [name, entry] of folder.entries()) {
                if (entry.kind !== 'file' || !name.startsWith('slot-'))
                    continue;
                slots.#number = Math.max(slots.#number, Number(name.slice(5)) + 1);
                slots.#adopt(await entry.createSyncAccessHandle());
            }
        } catch (error) {
            slots.close();
            throw error;
        }
        return slots;
    }

    /// Opens more until so many are free; together, as the browser takes milliseconds for each.
    async reserve(count) {
        const missing = Math.max(count - this.#free.length, 0);
        const opened = await Promise.allSettled(Array.from({length: missing}, async () => {
            const file = await this.#folder.getFileHandle(`slot-${this.#number++}`, {create: true});
            return file.createSyncAccessHandle();
        }));
        for (const {value: handle} of opened.filter(one => one.status === 'fulfilled')) {
            this.#handles.push(handle);
            this.#free.push(handle);
        }
        const failed = opened.find(one => one.status === 'rejected');
        if (failed)
            throw failed.reason;
    }

    close() {
        for (const handle of this.#handles)
            handle.close();
        this.#handles = [];
    }

    #adopt(handle) {
        this.#handles.push(handle);
        const head = this.#head(handle);
        if (!head) {
            this.#free.push(handle);
            return;
        }
        handle.turn = head.turn;
        this.#turn = Math.max(this.#turn, head.turn);
        const other = this.files.get(head.name);
        const [newer, older] = other && other.turn > head.turn ? [other, handle] : [handle, other];
        this.files.set(head.name, newer);
        if (older) { // a crash between naming the new file and freeing the old one, which must not come back
            this.#name(older, null);
            this.free(older);
        }
    }

    #head(handle) {
        const block = new Uint8Array(headSize);
        if (handle.read(block, {at: 0}) < headSize)
            return null;
        const text = decoder.decode(block.subarray(0, block.indexOf(0)));
        try {
            const [mark, turn, name] = JSON.parse(text);
            return mark === magic ? {turn, name} : null;
        } catch {
            return null;
        }
    }

    #name(handle, name) {
        const block = new Uint8Array(headSize);
        if (name !== null) {
            handle.turn = ++this.#turn;
            block.set(encoder.encode(JSON.stringify([magic, handle.turn, name])));
        }
        handle.write(block, {at: 0});
        handle.flush();
    }

    /// An empty file; null if no slot is free.
    make(name) {
        const handle = this.#free.at(-1);
        if (!handle)
            return null;
        handle.truncate(headSize);
        this.#name(handle, name);
        this.#free.pop();
        this.files.set(name, handle);
        return handle;
    }

    /// What is in a file; null if there is none.
    bytesOf(name) {
        const handle = this.files.get(name);
        if (!handle)
            return null;
        const bytes = new Uint8Array(Math.max(0, handle.getSize() - headSize));
        handle.read(bytes, {at: headSize});
        return bytes;
    }

    /// A file that had the new name is gone, its slot kept as by `remove`.
    rename(from, to, keep = false) {
        const handle = this.files.get(from);
        const replaced = this.files.get(to);
        this.#name(handle, to);
        this.files.delete(from);
        this.files.set(to, handle);
        if (replaced)
            this.#end(replaced, keep);
    }

    /// `keep`: until `free`, its slot is for no other file, as something still reads it.
    remove(name, keep = false) {
        this.#end(this.files.get(name), keep);
        this.files.delete(name);
    }

    #end(handle, keep) {
        this.#name(handle, null);
        if (!keep)
            this.free(handle);
    }

    free(handle) {
        this.#free.push(handle);
        try {
            handle.truncate(headSize);
        } catch { /* `make` does it again */ }
    }
}

/// The contents of a file in a slot.
class SlotContents {
    constructor(handle) { this.handle = handle; }
    get size() { return Math.max(0, this.handle.getSize() - headSize); }
    set size(bytes) { this.handle.truncate(headSize + bytes); }
    read(target, at) { return this.handle.read(target, {at: headSize + at}); }
    write(source, at) { return this.handle.write(source, {at: headSize + at}); }
    flush() { this.handle.flush(); }
}

/// The same in memory.
class PassingContents {
    #bytes = new Uint8Array(0);
    get size() { return this.#bytes.length; }
    set size(bytes) {
        const next = new Uint8Array(bytes);
        next.set(this.#bytes.subarray(0, bytes));
        this.#bytes = next;
    }
    read(target, at) {
        const part = this.#bytes.subarray(at, at + target.length);
        target.set(part);
        return part.length;
    }
    write(source, at) {
        if (at + source.length > this.size)
            this.size = at + source.length;
        this.#bytes.set(source, at);
        return source.length;
    }
    flush() {}
}

/// Mounts slots as a folder of the module, which holds files only.
export function mountSlots(module, slots, path) {
    const {FS} = module;
    const fail = code => { throw new FS.ErrnoError(code); };
    const errno = {noEntry: 44, noSpace: 51, noMemory: 48, notPermitted: 63, invalid: 28, failed: 29};

    // The module knows errors by their number; any other one would leave it in the middle of a call.
    const numbered = operations => Object.fromEntries(Object.entries(operations).map(([name, act]) => [name, (...given) => {
        try {
            return act(...given);
        } catch (error) {
            throw error instanceof FS.ErrnoError ? error
                : new FS.ErrnoError(error.name === 'QuotaExceededError' ? errno.noSpace : errno.failed);
        }
    }]));

    function addNode(parent, name, mode, contents) {
        const node = FS.createNode(parent, name, mode, 0);
        node.node_ops = nodeOps;
        node.stream_ops = contents ? fileOps : folderOps;
        node.contents = contents;
        node.opened = 0;
        node.isGone = false;
        node.timestamp = Date.now();
        return node;
    }
    const nodeOps = numbered({
        getattr: node => ({
            dev: 1, ino: node.id, mode: node.mode, nlink: 1, uid: 0, gid: 0, rdev: 0,
            size: node.contents ? node.contents.size : 4096,
            atime: new Date(node.timestamp), mtime: new Date(node.timestamp), ctime: new Date(node.timestamp),
            blksize: 4096, blocks: 1,
        }),
        setattr(node, change) {
            if (change.mode !== undefined)
                node.mode = change.mode;
            if (change.timestamp !== undefined)
                node.timestamp = change.timestamp;
            if (change.size !== undefined)
                node.contents.size = change.size;
        },
        lookup: () => fail(errno.noEntry), // every file has its node
        mknod(parent, name, mode) {
            if (!FS.isFile(mode))
                fail(errno.notPermitted);
            const handle = isPassing(name) ? null : slots.make(name);
            if (!handle && !isPassing(name))
                fail(errno.noSpace);
            return addNode(parent, name, mode, handle ? new SlotContents(handle) : new PassingContents());
        },
        rename(node, parent, name) {
            if (isPassing(node.name) !== isPassing(name))
                fail(errno.notPermitted);
            let old = null;
            try {
                old = FS.lookupNode(parent, name);
            } catch { /* there is none */ }
            if (!isPassing(name))
                slots.rename(node.name, name, old?.opened > 0);
            if (old) {
                old.isGone = true;
                FS.hashRemoveNode(old);
            }
            node.name = name;
        },
        unlink(parent, name) {
            const node = FS.lookupNode(parent, name);
            if (!isPassing(name))
                slots.remove(name, node.opened > 0);
            node.isGone = true;
        },
        rmdir: () => fail(errno.notPermitted),
        readdir: () => ['.', '..', ...slots.files.keys()],
        symlink: () => fail(errno.notPermitted),
    });
    function seek(stream, offset, whence) {
        const from = whence === 1 ? stream.position : whence === 2 ? stream.node.contents?.size ?? 0 : 0;
        if (from + offset < 0)
            fail(errno.invalid);
        return from + offset;
    }
    // The memory of threads is shared, which OPFS does not take.
    const own = bytes => (bytes.buffer instanceof ArrayBuffer ? bytes : new Uint8Array(bytes));
    // A file that is removed or replaced while it is open keeps its slot until it is closed.
    const fileOps = numbered({
        open({node}) { ++node.opened; },
        close({node}) {
            if (--node.opened === 0 && node.isGone && node.contents instanceof SlotContents)
                slots.free(node.contents.handle);
        },
        read(stream, buffer, offset, length, position) {
            const target = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
            if (target.buffer instanceof ArrayBuffer)
                return stream.node.contents.read(target, position);
            const copy = new Uint8Array(length);
            const count = stream.node.contents.read(copy, position);
            target.set(copy.subarray(0, count));
            return count;
        },
        write(stream, buffer, offset, length, position) {
            const source = new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);
            stream.node.timestamp = Date.now();
            try {
                return stream.node.contents.write(own(source), position);
            } catch {
                fail(errno.noSpace);
            }
        },
        llseek: seek,
        allocate(stream, offset, length) {
            if (stream.node.contents.size < offset + length)
                stream.node.contents.size = offset + length;
        },
        mmap(stream, address, length, position) {
            const ptr = module._malloc(length);
            if (!ptr)
                fail(errno.noMemory);
            const bytes = new Uint8Array(length);
            stream.node.contents.read(bytes, position);
            module.HEAPU8.set(bytes, ptr);
            return {ptr, allocated: true};
        },
        msync: () => 0,
        fsync(stream) {
            stream.node.contents.flush();
            return 0;
        },
    });
    // SQLite has the folder written after it made a file: names are written when they are given.
    const folderOps = {llseek: seek, fsync: () => 0};
    FS.mount({
        mount: mount => addNode(null, '/', 0o40777, null),
    }, {}, path);
    const root = FS.lookupPath(path).node;
    for (const [name, handle] of slots.files)
        addNode(root, name, 0o100666, new SlotContents(handle));
}
