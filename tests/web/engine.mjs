// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the module of the engine for each kind of browser and the same calls as a program: with one thread every answer is the
// same, node by node; threads search together and stop on request.
//
// usage: node engine.mjs MODULE CALLS SAMPLES     MODULE: the folder site/module of a build, CALLS: the program damscope-calls
import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {BrowserWorker} from './browser_worker.mjs';
import {Program} from './program.mjs';

const [folder, program, samples] = process.argv.slice(2).map(path => resolve(path));
const kinds = ['single', 'threads'];
for (const needed of [...kinds.map(kind => join(folder, `damscope-engine-${kind}.wasm`)), program])
    if (!existsSync(needed)) {
        console.log(`skipped: there is no ${needed}; tools/web/build makes the modules`);
        process.exit(77);
    }

// The modules take themselves to be in a worker.
globalThis.self ??= globalThis;
globalThis.location ??= {href: pathToFileURL(folder).href};
globalThis.importScripts ??= () => {};
globalThis.Worker ??= BrowserWorker;

const {Engine} = await import(pathToFileURL(join(folder, 'engine.mjs')));

/// An engine with the events of its last call.
async function started(kind, threads = 1) {
    const compiled = new WebAssembly.Module(readFileSync(join(folder, `damscope-engine-${kind}.wasm`)));
    const heard = {events: [], onEvent: () => {}};
    const engine = await Engine.start({
        kind, threads,
        report(event) {
            heard.events.push(event);
            heard.onEvent(event);
        },
        pageFile(name) {
            const file = join(folder, name);
            return existsSync(file) ? new Uint8Array(readFileSync(file)) : null;
        },
        wasm: {
            instantiateWasm(imports, done) {
                done(new WebAssembly.Instance(compiled, imports), compiled);
                return {};
            },
        },
    });
    const unwanted = engine.unwanted();
    let last = 0;
    return {
        kind, heard, unwanted,
        call(name, request) {
            heard.events = [];
            return engine.call(++last, name, {threads, ...request});
        },
        stop() {
            const place = new Int32Array(unwanted.memory, unwanted.place, 1);
            Atomics.store(place, 0, last);
            Atomics.notify(place, 0);
        },
    };
}

// All but the time that it took, which records of evaluations have too.
function timeless(value) {
    return JSON.parse(JSON.stringify(value, (key, part) => {
        if (key === 'seconds')
            return undefined;
        return key === 'record' ? part.replace(/"time_ms":\d+/, '') : part;
    }));
}

const native = new Program(program);

/// With one thread each kind answers as the program does.
async function compareWithProgram() {
    const engines = await Promise.all(kinds.map(kind => started(kind)));
    const same = async (name, request) => {
        const expected = timeless(await native.call(name, request));
        for (const engine of engines)
            assert.deepEqual(timeless(engine.call(name, request)), expected, `${engine.kind}: ${name} ${JSON.stringify(request)}`);
        return expected;
    };
    const {variants} = await native.call('variants');
    for (const {name: variant} of variants)
        for (const lines of [1, 3])
            assert.equal((await same('engine.analyse', {variant, nodes: 20_000, lines})).error, undefined);
    await same('engine.analyse', {variant: 'russian', nodes: 50_000, moves: ['c3-d4', 'd6-c5']});
    await same('engine.analyse', {place: {variant: 'international', fen: 'W:WK28:B6'}, depth: 9, language: 'nl'});
    assert.equal((await same('engine.analyse', {variant: 'international', moves: ['32-27x']})).error.code, 'not-a-move');
    await same('engine.analyse', {variant: 'international', fen: 'nonsense', language: 'fr'});

    const played = engines.map(engine => engine.call('engine.play', {variant: 'frisian', strength: 2}));
    assert(played[0].move);
    played.forEach(one => assert.deepEqual(one, played[0]));

    await native.call('store.open', {name: 'judged'});
    const pdn = readFileSync(join(samples, 'international.pdn'), 'utf8');
    const {game} = await native.call('game.open', {pdn});
    const work = {...await native.call('judging.begin', {game}), nodes: 2_000, confirm: 20};
    const found = engines.map(engine => {
        assert.deepEqual(engine.call('judging.search', work), {interrupted: false});
        return engine.heard.events.filter(({event}) => event === 'evaluated').map(({evaluation}) => evaluation);
    });
    assert(found[0].length > 20);
    found.forEach(one => assert.deepEqual(timeless(one), timeless(found[0])));
    const kept = await native.call('judging.keep', {game, found: found[0]});
    assert.deepEqual(kept, (({interrupted, ...judgement}) => judgement)(
        await native.call('engine.judge', {game, nodes: 2_000, confirm: 20})), 'nothing was left to search');
    const known = {...await native.call('judging.begin', {game}), nodes: 2_000, confirm: 20};
    for (const engine of engines) {
        engine.call('judging.search', known);
        assert(engine.heard.events.every(({event}) => event !== 'evaluated'), 'what is known is not searched again');
    }
    console.log(`${kinds.join(', ')}: the same as the program`);
}

/// Threads search together, and stop in the middle of it.
async function searchTogether() {
    const engine = await started('threads', 2);
    const nodes = 300_000;
    const answer = engine.call('engine.analyse', {variant: 'international', nodes});
    assert.equal(answer.error, undefined);
    assert.match(answer.engine, /2 threads/);
    assert(answer.nodes <= nodes && answer.nodes > nodes / 2, `${answer.nodes} nodes`);
    assert(answer.lines[0].moves.length > 1);
    engine.heard.onEvent = () => engine.stop();
    assert.equal(engine.call('engine.analyse', {variant: 'international'}).interrupted, true, 'it has no other end');
    const pdn = readFileSync(join(samples, 'international.pdn'), 'utf8');
    assert.equal(engine.call('judging.search', {pdn, nodes: 20_000}).interrupted, true);
    engine.heard.onEvent = () => {};
    assert.equal(engine.call('engine.analyse', {variant: 'frisian', nodes: 20_000}).interrupted, false, 'the next call goes on');
    console.log('two threads: found something, and stopped');
}

const leastSpeed = 0.45; // of the program

/// How many positions each kind searches in a second of processor time, and the program.
async function measureSpeed() {
    const request = {variant: 'international', nodes: 8_000_000};
    const found = {};
    const speed = (nodes, seconds) => `${(nodes / seconds / 1e6).toFixed(1)} million positions a second`;
    for (const [kind, threads] of [['threads', 2], ['threads', 1], ['single', 1]]) {
        const engine = await started(kind, threads);
        engine.call('engine.analyse', {...request, nodes: 20_000}); // reads what it has learnt
        const before = process.cpuUsage();
        const {nodes} = engine.call('engine.analyse', request);
        const {user, system} = process.cpuUsage(before);
        found[`${kind} ${threads}`] = nodes / (user + system);
        console.log(`${kind}, ${threads}: ${speed(nodes, (user + system) / 1e6)}`);
    }
    await native.call('engine.analyse', {...request, nodes: 20_000});
    const begin = performance.now(); // it has one thread
    const {nodes} = await native.call('engine.analyse', request);
    const seconds = (performance.now() - begin) / 1000;
    console.log(`the program: ${speed(nodes, seconds)}`);
    for (const [kind, those] of Object.entries(found))
        assert(those >= leastSpeed * nodes / seconds / 1e6, `${kind}: less than ${leastSpeed} of the program's speed`);
}

/// Which kind a browser gets.
async function chooseKind() {
    await import(pathToFileURL(join(folder, 'engine-kind.js')));
    const fitting = (cores, isolated) => {
        Object.defineProperty(globalThis, 'navigator', {value: {hardwareConcurrency: cores}, configurable: true});
        return fittingEngine(isolated);
    };
    assert.deepEqual(fitting(4, false), {kind: 'single', threads: 1}, 'no shared memory');
    assert.deepEqual(fitting(4, true), {kind: 'threads', threads: 3}, 'one core is left free');
    assert.deepEqual(fitting(32, true), {kind: 'threads', threads: 8});
    assert.deepEqual(fitting(1, true), {kind: 'single', threads: 1});
    for (const kind of kinds)
        for (const file of engineFiles(kind))
            assert(existsSync(join(folder, file)), file);
}

try {
    await chooseKind();
    await compareWithProgram();
    await searchTogether();
    if (process.env.DAMSCOPE_WEB_SPEED)
        await measureSpeed();
} finally {
    native.end();
}
