// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the module: in a worker, and in node for tests. `pageFile(name)` returns the bytes of a file beside it, or null;
// `report(event)` takes what a running call says, and returns whether it is to stop.
import createDamscope from './damscope-module.mjs';

const stores = '/stores';
const exchange = '/exchange';

export class Core {
    #module;

    static async start({pageFile, report = () => false, wasm}) {
        const core = new Core();
        core.#module = await createDamscope({
            pageFile,
            report: text => report(JSON.parse(text)),
            print() {},
            printErr() {},
            locateFile: name => name,
            ...wasm,
        });
        const {FS} = core.#module;
        duplicateOpenFiles(FS);
        FS.mkdir(stores);
        FS.mkdir(exchange);
        core.#text(stores, folder => core.#text(exchange, made => core.#module._damscope_start(folder, made)));
        return core;
    }

    get module() { return this.#module; }

    // Calls with a text in the module's memory.
    #text(text, use) {
        const size = this.#module.lengthBytesUTF8(text) + 1;
        const place = this.#module._malloc(size);
        if (!place)
            throw new RangeError('out of memory');
        this.#module.stringToUTF8(text, place, size);
        try {
            return use(place);
        } finally {
            this.#module._free(place);
        }
    }

    /// The answer of a call; `files` are `{name, bytes}` that it reads. Files that it makes are in the answer.
    call(name, request = {}, files = []) {
        const {FS} = this.#module;
        const here = FS.cwd();
        FS.chdir(exchange); // where commands find and make files
        try {
            const given = files.map(file => this.#put(file));
            const asked = given.length > 0 ? {...request, files: given} : request;
            const answer = this.#text(name, n => this.#text(JSON.stringify(asked), r => {
                const place = this.#module._damscope_call(n, r);
                const text = this.#module.UTF8ToString(place);
                this.#module._free(place);
                return JSON.parse(text);
            }));
            if (name === 'command' || answer.files)
                answer.files = this.#made(given, answer.files);
            return answer;
        } finally {
            FS.chdir(here);
            this.#empty(exchange);
        }
    }

    #namesIn(folder) {
        return this.#module.FS.readdir(folder).filter(name => name !== '.' && name !== '..');
    }

    #isFolder(path) {
        const {FS} = this.#module;
        return FS.isDir(FS.lstat(path).mode);
    }

    // Files by their paths: a command may make folders.
    #listed(folder = exchange) {
        return this.#namesIn(folder).flatMap(name => (this.#isFolder(`${folder}/${name}`)
            ? this.#listed(`${folder}/${name}`) : [`${folder}/${name}`.slice(exchange.length + 1)]));
    }

    #empty(folder) {
        const {FS} = this.#module;
        for (const name of this.#namesIn(folder)) {
            const path = `${folder}/${name}`;
            if (this.#isFolder(path)) {
                this.#empty(path);
                FS.rmdir(path);
            } else {
                FS.unlink(path);
            }
        }
    }

    #put({name, bytes}) {
        const plain = name.replace(/[/\\\0]/g, '_').replace(/^\.+/, '_') || 'file';
        let free = plain;
        for (let n = 2; this.#namesIn(exchange).includes(free); ++n)
            free = `${n}-${plain}`;
        this.#module.FS.writeFile(`${exchange}/${free}`, bytes, {canOwn: true}); // without a copy
        return free;
    }

    #made(given, named) {
        const names = named ? named.map(file => file.name) : this.#listed().filter(name => !given.includes(name));
        return names.map(name => ({name, type: typeOf(name), bytes: this.#module.FS.readFile(`${exchange}/${name}`)}));
    }
}

// dup2 of Emscripten opens a file again by its path: a temporary one, which has none any more, would be another, empty file.
// Two of these can have had the same path, as their names come from a clock: then the second is known by another one.
function duplicateOpenFiles(FS) {
    const open = FS.open;
    let last = 0;
    FS.open = (path, flags, mode, least, most) => {
        const isCopy = least !== undefined && least === most;
        const original = isCopy && FS.streams.find(one => one?.path === path && one.flags === flags);
        const stream = open(original ? original.node : path, flags, mode, least, most);
        if (original)
            stream.path = original.path;
        else if (FS.streams.some(one => one?.path === stream.path && one.node !== stream.node))
            stream.path += `#${++last}`;
        return stream;
    };
}

const types = {
    pdn: 'application/x-draughts-pdn', json: 'application/json', jsonl: 'application/x-ndjson', csv: 'text/csv',
    html: 'text/html', db: 'application/vnd.sqlite3', zip: 'application/zip',
};

function typeOf(name) {
    return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
