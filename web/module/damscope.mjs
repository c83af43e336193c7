// SPDX-License-Identifier: GPL-3.0-or-later
// The core of Damscope for a page; ../CALLS.md describes the calls.

import './engine-kind.js';

const interrupted = () => ({code: 'interrupted', message: '', parameters: {}});

async function compiled(wasmFile) {
    const place = new URL(wasmFile, import.meta.url);
    try {
        return await WebAssembly.compileStreaming(fetch(place));
    } catch { // a host that does not say application/wasm
        return WebAssembly.compile(await (await fetch(place)).arrayBuffer());
    }
}

// Begins when this script is loaded, which the page asks for before its own scripts.
const coreModule = compiled('damscope-module.wasm');
coreModule.catch(() => {}); // Damscope.start reports it

/// A worker with a module, and the calls that wait for it.
class Desk {
    #worker;
    #waiting = new Map(); // in their order
    #unwanted = new Set();
    #stop = null; // in shared memory: the number of the call that is to end
    #refuse;
    ready;

    /// `compiled` may be a promise: the worker loads its scripts meanwhile.
    constructor(script, {compiled, ...start}) {
        this.#worker = new Worker(new URL(script, import.meta.url), {type: 'module'});
        this.ready = new Promise((done, refuse) => {
            this.#refuse = refuse;
            this.#worker.onmessage = ({data}) => {
                if (data.ready) {
                    this.#share(data.unwanted);
                    done();
                } else if (data.failed) {
                    refuse(new Error(data.failed));
                } else {
                    this.#take(data);
                }
            };
            this.#worker.onerror = event => {
                refuse(new Error(event.message));
                this.#refuseAll({code: 'failed', message: event.message ?? '', parameters: {}});
            };
        });
        Promise.resolve(compiled)
            .then(module => this.#worker.postMessage({start: {...start, compiled: module}}))
            .catch(this.#refuse);
    }

    #share(unwanted) {
        if (unwanted)
            this.#stop = new Int32Array(unwanted.memory, unwanted.place, 1);
    }

    get mayStop() { return this.#stop !== null; }

    #take({id, event, answer, error}) {
        const call = this.#waiting.get(id);
        if (!call)
            return;
        if (event)
            return call.event?.(event);
        this.#waiting.delete(id);
        this.#unwanted.delete(id);
        this.#stopFirst();
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

    /// Asks the module to end a call, at once or when its turn comes.
    stop(id) {
        this.#unwanted.add(id);
        this.#stopFirst();
    }

    // The memory that is shared has room for one, which is the one that runs.
    #stopFirst() {
        const [first] = this.#waiting.keys();
        if (!this.#stop || !this.#unwanted.has(first))
            return;
        Atomics.store(this.#stop, 0, first);
        Atomics.notify(this.#stop, 0);
    }

    /// The same, and nobody waits for its answer; but for this: whether it came.
    abandon(id) {
        this.stop(id);
        const call = this.#waiting.get(id);
        if (!call)
            return Promise.resolve();
        call.refuse(interrupted());
        return new Promise(ended => this.#waiting.set(id, {done: ended, refuse: ended}));
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

const longestStart = 15_000; // milliseconds
const longestStop = 5_000;

/// What is promised, or an error after so many milliseconds.
async function inTime(promised, most) {
    let timer = 0;
    const late = new Promise((_, refuse) => {
        timer = setTimeout(() => refuse(new Error('it took too long')), most);
    });
    try {
        return await Promise.race([promised, late]);
    } finally {
        clearTimeout(timer);
    }
}

const engineModules = new Map();

// Each once for all workers; asked for again after a failure.
function compiledEngine(kind) {
    if (!engineModules.has(kind))
        engineModules.set(kind, compiled(`damscope-engine-${kind}.wasm`).catch(error => {
            engineModules.delete(kind);
            throw error;
        }));
    return engineModules.get(kind);
}

/// A worker for searches, which can be ended at any time: it has nothing that could be lost. It does one thing at a time, the newest.
class Thinker {
    #engine;
    #desk = null;
    #last = 0;
    #thinking = null;
    language; // of what is asked for from now on

    /// `engine`: which module, with how many threads.
    constructor(engine, language) {
        this.#engine = engine;
        this.language = language;
    }

    get threads() { return this.#engine.threads; }

    async #open() {
        for (;;) {
            const engine = this.#engine; // another call may change it meanwhile
            let desk = null;
            try {
                const module = await compiledEngine(engine.kind);
                if (engine !== this.#engine)
                    continue;
                desk = this.#desk ??= new Desk('./engine-worker.mjs', {...engine, compiled: module});
                // Emscripten does not say that a thread could not start.
                await (engine.kind === 'threads' ? inTime(desk.ready, longestStart) : desk.ready);
                return desk;
            } catch (error) {
                if (error.code === 'interrupted')
                    throw error;
                if (this.#desk === desk)
                    this.#end();
                if (engine.kind !== 'threads')
                    throw error;
                if (this.#engine === engine) // not every device has room for memory that is shared
                    this.#engine = {kind: 'single', threads: 1};
            }
        }
    }

    /// `prepare` answers what is added to the request; it is not waited for if something else is to be done meanwhile.
    async call(name, request, {event, signal, prepare = async () => ({})}) {
        this.#stop();
        const id = this.#thinking = ++this.#last;
        let last = null;
        let isStopped = false;
        const stop = () => {
            isStopped = true;
            if (this.#thinking === id)
                this.#stop();
        };
        signal?.addEventListener('abort', stop);
        let desk = null;
        try {
            const added = await prepare();
            desk = await this.#open();
            if (this.#thinking !== id || signal?.aborted)
                throw interrupted();
            const threads = Math.min(request.threads ?? Infinity, this.#engine.threads);
            return await desk.call(id, name, {language: this.language, ...request, ...added, threads}, [], found => {
                last = found;
                event?.(found);
            });
        } catch (error) {
            if (error.code === 'interrupted' && isStopped && last)
                return {...last, interrupted: true};
            if (desk && this.#desk === desk && (error.code ?? 'failed') === 'failed') // the next call gets another worker
                this.#end();
            throw error;
        } finally {
            signal?.removeEventListener('abort', stop);
            if (this.#thinking === id)
                this.#thinking = null;
        }
    }

    #stop() {
        if (!this.#thinking)
            return;
        const id = this.#thinking;
        this.#thinking = null;
        if (!this.#desk)
            return;
        const desk = this.#desk;
        if (desk.mayStop) { // one that does not end would keep the next call waiting
            inTime(desk.abandon(id), longestStop).catch(() => {
                if (this.#desk === desk)
                    this.#end();
            });
            return;
        }
        this.#end();
        this.#open().catch(() => {}); // for the next call
    }

    #end() {
        this.#desk?.end();
        this.#desk = null;
    }
}

const keepingInterval = 500; // milliseconds

export class Damscope {
    #desk;
    #engine;
    #judge;
    #last = 0;

    /// Loads and starts the module. `language`: of its answers.
    static async start({language = 'en'} = {}) {
        const core = new Damscope();
        const stop = globalThis.crossOriginIsolated ? {memory: new SharedArrayBuffer(4), place: 0} : null;
        const engine = fittingEngine();
        core.#engine = new Thinker(engine, language);
        core.#judge = new Thinker({...engine, threads: 1}, language); // what is stored depends on nothing else
        core.#desk = new Desk('./worker.mjs',
            {compiled: coreModule, language, stop, memory: globalThis.navigator?.deviceMemory});
        await core.#desk.ready;
        return core;
    }

    async call(name, request = {}, {event, signal, files = []} = {}) {
        if (signal?.aborted)
            throw interrupted();
        if (name === 'language')
            this.#engine.language = this.#judge.language = request.language;
        if (name === 'engine.judge')
            return this.#judged(request, event, signal);
        if (name === 'engine.analyse' || name === 'engine.play')
            return this.#engine.call(name, request, {event, signal, prepare: () => this.#placeOf(request)});
        const answer = await this.#ask(name, request, files, event, signal);
        return name === 'version' ? {...answer, threads: this.#engine.threads} : answer;
    }

    async #ask(name, request, files = [], event = undefined, signal = undefined) {
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

    // The engine knows no open games.
    async #placeOf(request) {
        const place = request.place ?? request;
        if (place.game === undefined)
            return {};
        const path = await this.#ask('game.path', {game: place.game, node: place.node ?? 0});
        return {place: path, game: null, node: null};
    }

    // What is found is stored as it comes, by the worker that has the database.
    async #judged({game, ...request}, event, signal) {
        let found = [];
        let keeping = Promise.resolve();
        let next = 0;
        let store = null;
        const begin = async () => {
            const work = await this.#ask('judging.begin', {game});
            store = work.store;
            return work;
        };
        const keep = () => {
            const evaluations = found;
            found = [];
            next = performance.now() + keepingInterval;
            keeping = keeping.then(() => this.#ask('judging.keep', {game, store, found: evaluations}));
            return keeping;
        };
        const take = one => {
            if (one.event !== 'evaluated')
                return event?.(one);
            found.push(one.evaluation);
            if (performance.now() >= next)
                keep().then(judgement => event?.({event: 'judged', judgement}), () => {}); // the end reports what went wrong
        };
        let isStopped = false;
        try {
            ({interrupted: isStopped} = await this.#judge.call('judging.search', request,
                {event: take, signal, prepare: begin}));
        } catch (error) {
            if (error.code !== 'interrupted')
                throw error;
            isStopped = true;
        }
        return {...await keep(), interrupted: isStopped};
    }
}
