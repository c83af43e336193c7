// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the module of the engine: in a worker, and in node for tests. `pageFile(name)` returns the bytes of a file beside
// it, or null; `report(event)` takes what a running call says.

export class Engine {
    #module;

    /// `kind`: one of engine-kind.js; `threads`: as many as a call may ask for.
    static async start({kind, threads, pageFile, report = () => {}, wasm}) {
        const {default: create} = await import(`./damscope-engine-${kind}.mjs`);
        const engine = new Engine();
        engine.#module = await create({
            threads,
            pageFile,
            report: text => report(JSON.parse(text)),
            print() {},
            printErr() {},
            locateFile: name => new URL(name, import.meta.url).href,
            ...wasm,
        });
        return engine;
    }

    /// Where the number of the call is written that is to end: a place in shared memory, null without it.
    unwanted() {
        const place = this.#module._damscope_unwanted();
        return place ? {memory: this.#module.wasmMemory.buffer, place} : null;
    }

    /// The answer of a call, which has a number of its own.
    call(number, name, request) {
        const {allocateUTF8, UTF8ToString, _damscope_call, _free} = this.#module;
        const given = [name, JSON.stringify(request)].map(text => allocateUTF8(text));
        const place = _damscope_call(number, ...given);
        const answer = JSON.parse(UTF8ToString(place));
        [...given, place].forEach(one => _free(one));
        return answer;
    }
}
