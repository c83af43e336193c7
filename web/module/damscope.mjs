// SPDX-License-Identifier: GPL-3.0-or-later
// The core of Damscope for a page; ../CALLS.md describes the calls.

const wasmFile = 'damscope-module.wasm';

const interrupted = () => ({code: 'interrupted', message: '', parameters: {}});

async function compiled() {
    const place = new URL(wasmFile, import.meta.url);
    try {
        return await WebAssembly.compileStreaming(fetch(place));
    } catch { // a host that does not say application/wasm
        return WebAssembly.compile(await (await fetch(place)).arrayBuffer());
    }
}

/// A worker with the module, and the calls that wait for it.
class Desk {
    #worker;
    #waiting = new Map();
    #stop;
    #refuse;
    ready;

    constructor(compiled, language) {
        this.#stop = globalThis.crossOriginIsolated ? new SharedArrayBuffer(4) : null;
        this.#worker = new Worker(new URL('./worker.mjs', import.meta.url), {type: 'module'});
        this.ready = new Promise((done, refuse) => {
            this.#refuse = refuse;
            this.#worker.onmessage = ({data}) => {
                if (data.ready)
                    done();
                else if (data.failed)
                    refuse(new Error(data.failed));
                else
                    this.#take(data);
            };
            this.#worker.onerror = event => {
                refuse(new Error(event.message));
                this.#refuseAll({code: 'failed', message: event.message ?? '', parameters: {}});
            };
        });
        this.#worker.postMessage({start: {compiled, language, stop: this.#stop}});
    }

    get mayStop() { return this.#stop !== null; }

    #take({id, event, answer, error}) {
        const call = this.#waiting.get(id);
        if (!call)
            return;
        if (event)
            return call.event?.(event);
        this.#waiting.delete(id);
        if (error)
            call.refuse(error);
        else
            call.done(answer);
    }

    call(id, name, request, files, event) {
        return new Promise((done, refuse) => {
            this.#waiting.set(id, {done, refuse, event});
            this.#worker.postMessage({id, name, request, files});
        });
    }

    /// Asks the module to end a call; it does at its next event.
    stop(id) {
        if (this.#stop)
            Atomics.store(new Int32Array(this.#stop), 0, id);
    }

    end() {
        this.#worker.terminate();
        this.#refuse(interrupted());
        this.#refuseAll(interrupted());
    }

    #refuseAll(reason) {
        for (const call of this.#waiting.values())
            call.refuse(reason);
        this.#waiting.clear();
    }
}

// An engine thinks until it is stopped: it has a worker that can be ended.
const engineCalls = new Set(['engine.analyse', 'engine.play']);

export class Damscope {
    #compiled;
    #language;
    #desk;
    #engine = null;
    #thinking = null;
    #last = 0;

    /// Loads and starts the module. `language`: of its answers.
    static async start({language = 'en'} = {}) {
        const core = new Damscope();
        core.#language = language;
        core.#compiled = await compiled();
        core.#desk = new Desk(core.#compiled, language);
        await core.#desk.ready;
        return core;
    }

    async call(name, request = {}, {event, signal, files = []} = {}) {
        if (signal?.aborted)
            throw interrupted();
        if (name === 'language')
            this.#changeLanguage(request.language);
        return engineCalls.has(name) ? this.#think(name, request, event, signal)
            : this.#ask(name, request, files, event, signal);
    }

    #changeLanguage(language) {
        this.#language = language;
        if (!this.#thinking)
            this.#endEngine();
    }

    async #ask(name, request, files, event, signal) {
        const id = ++this.#last;
        const desk = this.#desk;
        const stop = () => desk.stop(id);
        signal?.addEventListener('abort', stop);
        try {
            return await desk.call(id, name, request, files, event);
        } finally {
            signal?.removeEventListener('abort', stop);
        }
    }

    // One thing at a time: the newest.
    async #think(name, request, event, signal) {
        this.#stopThinking();
        const id = this.#thinking = ++this.#last;
        const place = await this.#placeOf(request);
        if (this.#thinking !== id || signal?.aborted)
            throw interrupted();
        this.#engine ??= new Desk(this.#compiled, this.#language);
        const engine = this.#engine;
        let last = null;
        let isStopped = false;
        const stop = () => {
            isStopped = true;
            if (this.#thinking === id)
                this.#stopThinking();
        };
        signal?.addEventListener('abort', stop);
        try {
            await engine.ready;
            return await engine.call(id, name, {...request, ...place}, [], found => {
                last = found;
                event?.(found);
            });
        } catch (error) {
            if (error.code === 'interrupted' && isStopped && last)
                return {...last, interrupted: true};
            if (this.#engine === engine && (error.code ?? 'failed') === 'failed') // the next call gets another worker
                this.#endEngine();
            throw error;
        } finally {
            signal?.removeEventListener('abort', stop);
            if (this.#thinking === id)
                this.#thinking = null;
        }
    }

    // The engine knows no open games.
    async #placeOf(request) {
        const place = request.place ?? request;
        if (place.game === undefined)
            return {};
        const path = await this.#ask('game.path', {game: place.game, node: place.node ?? 0}, []);
        return {place: path, game: null, node: null};
    }

    #stopThinking() {
        if (!this.#thinking)
            return;
        this.#thinking = null;
        this.#endEngine();
        this.#engine = new Desk(this.#compiled, this.#language); // for the next position
        this.#engine.ready.catch(() => {});
    }

    #endEngine() {
        this.#engine?.end();
        this.#engine = null;
    }
}
