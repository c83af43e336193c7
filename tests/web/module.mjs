// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the module for browsers and the same calls as a program, and compares every answer.
//
// usage: node module.mjs CORE CALLS SAMPLES     CORE: the folder site/module of a build, CALLS: the program damscope-calls
import assert from 'node:assert/strict';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {basename, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Folder} from './device_folder.mjs';
import {Program} from './program.mjs';

const [coreFolder, program, samples] = process.argv.slice(2).map(path => resolve(path));
for (const needed of [join(coreFolder, 'damscope-module.wasm'), program])
    if (!existsSync(needed)) {
        console.log(`skipped: there is no ${needed}; tools/web/build makes the module`);
        process.exit(77);
    }

// The module takes itself to be in a worker.
globalThis.self ??= globalThis;
globalThis.location ??= {href: pathToFileURL(coreFolder).href};
globalThis.importScripts ??= () => {};

// `asked` gets the names of the files beside it that it asks for; `lacks` says whether one of them is missing.
async function startModule({asked = [], lacks = () => false} = {}) {
    const {Core} = await import(pathToFileURL(join(coreFolder, 'start.mjs')));
    const compiled = new WebAssembly.Module(readFileSync(join(coreFolder, 'damscope-module.wasm')));
    return Core.start({
        pageFile(name) {
            const file = join(coreFolder, name);
            asked.push(name);
            return existsSync(file) && !lacks(name) ? new Uint8Array(readFileSync(file)) : null;
        },
        wasm: {
            instantiateWasm(imports, done) {
                done(new WebAssembly.Instance(compiled, imports), compiled);
                return {};
            },
        },
    });
}

// What may differ: times, how large a file is, and in which folder it was given.
const passing = new Set(['seconds', 'bytes', 'threads', 'files']);

function compared(value) {
    if (Array.isArray(value))
        return value.map(compared);
    if (typeof value === 'string')
        return value.replace(/ in [0-9.]+ s\b/, ' in some seconds') // a sentence about an import
            .replace(/"time_ms":\d+/, '"time_ms":0'); // the record of a search
    if (value === null || typeof value !== 'object')
        return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => !passing.has(key))
        .map(([key, part]) => [key, key === 'source' && part !== null ? basename(part) : compared(part)]));
}

const module = await startModule();
const native = new Program(program);
let calls = 0;
const spent = {module: 0, native: 0};

async function same(name, request = {}, files = []) {
    let before = performance.now();
    const here = module.call(name, request, files);
    spent.module += performance.now() - before;
    before = performance.now();
    const there = await native.call(name, request, files);
    spent.native += performance.now() - before;
    assert.deepEqual(compared(here), compared(there), `${name} ${JSON.stringify(request)}`);
    ++calls;
    return here;
}

/// Of a call that makes files, these as well, but for the folder that games came from.
async function sameFiles(name, request) {
    const {files} = await same(name, request);
    assert(files.length > 0, name);
    for (const {name: file, bytes} of files) {
        const there = readFileSync(join(native.exchange, file), 'utf8').replaceAll(native.exchange, '/exchange');
        assert(Buffer.from(bytes).equals(Buffer.from(there)), `${name} ${JSON.stringify(request)}: ${file}`);
    }
}

async function section(title, run) {
    spent.module = spent.native = 0;
    await run();
    console.log(`${title}: the same; ${Math.round(spent.module)} ms in the module, ${Math.round(spent.native)} ms in the program`);
}

// From a fixed seed, so that every run asks for the same positions.
function* random(seed) {
    for (let state = seed;;) {
        state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9 | 0;
        yield (state >>> 0) / 4294967296;
    }
}

try {
    const {variants} = await same('variants');
    assert.equal(variants.length, 18);

    await section('perft of 18 variants', async () => {
        for (const {name} of variants)
            await same('command', {arguments: ['rules', 'perft', '--variant', name, '--depth', '6']});
    });

    await section('rules pages in six languages', async () => {
        for (const language of ['en', 'nl', 'fr', 'de', 'ru', 'pt'])
            for (const {name} of variants)
                await same('rules', {variant: name, language});
    });

    await section('the language in use alone is loaded', async () => {
        const isLanguage = name => name.startsWith('languages/');
        const asked = [];
        const tab = await startModule({asked});
        tab.call('variants');
        assert.deepEqual(asked.filter(isLanguage), []);
        tab.call('language', {language: 'nl'});
        assert.deepEqual(tab.call('variants'), module.call('variants', {language: 'nl'}));
        assert.deepEqual(asked.filter(isLanguage), ['languages/nl.mo']);
        const without = await startModule({lacks: isLanguage});
        assert.deepEqual(without.call('variants', {language: 'nl'}), module.call('variants'));
    });

    const searches = 1000;
    await section(`searches of 1,000 positions with 10,000 nodes`, async () => {
        const chance = random(7);
        for (let n = 0; n < searches; ++n) {
            const variant = variants[n % variants.length].name;
            const moves = [];
            for (let ply = 0; ply < 6 + n % 20; ++ply) {
                const {moves: legal} = module.call('moves', {variant, moves});
                if (legal.length === 0)
                    break;
                moves.push(legal[Math.floor(chance.next().value * legal.length)].full);
            }
            if (module.call('moves', {variant, moves}).moves.length > 0)
                await same('engine.analyse', {variant, moves, nodes: 10000, lines: 1 + n % 2});
        }
    });

    const sameImport = async (request, file) => {
        await same('import', request, [file]);
        await same('import.problems', {limit: 1000});
    };
    await same('store.open', {name: 'games'});
    await section('import of the samples', async () => {
        for (const folder of [samples, join(samples, 'broken')])
            for (const file of readdirSync(folder, {withFileTypes: true}))
                if (file.isFile() && /[.](pdn|zip)$/.test(file.name))
                    await sameImport({}, {name: basename(file.name), bytes: readFileSync(join(folder, file.name))});
    });
    const archives = process.env.DAMSCOPE_SHARED && join(process.env.DAMSCOPE_SHARED, 'archives');
    if (!archives)
        console.log('skipped: archives of real games, which lie in the folder that DAMSCOPE_SHARED names');
    else
        await section('import of real archives, with what was wrong in each', async () => {
            for (const path of readdirSync(archives, {recursive: true}).filter(name => name.endsWith('.pdn')))
                await sameImport({}, {name: basename(path), bytes: readFileSync(join(archives, path))});
        });
    await section('a name in an East Asian encoding', async () => {
        const bytes = Buffer.from('[White "\xc4\xe3\xba\xc3"]\n[GameType "20"]\n\n1. 32-28 *\n', 'latin1');
        await same('import', {encoding: 'gb18030'}, [{name: 'east.pdn', bytes}]);
        const {games} = await same('games', {descending: true, limit: 1});
        assert.match(JSON.stringify(games), /你好/);
    });
    await same('store.info');

    await section('lists', async () => {
        for (const sort of ['imported', 'date', 'white', 'rating', 'plies'])
            for (const descending of [false, true])
                await same('games', {sort, descending, offset: 3, limit: 200});
        for (const selection of ['since 2020', 'Jansen', 'with problems', 'since since', 'plies:40-'])
            await same('games', {selection});
    });

    await section('queries', async () => {
        const guide = readFileSync(join(samples, '../docs/query.md'), 'utf8');
        const documented = [...guide.matchAll(/```query\n([^`]*)```/g)].map(([, query]) => query);
        assert(documented.length > 50);
        for (const query of [...documented, 'white man on 99', 'white kings >=', ''])
            await same('find', {query, limit: 50});
        const squares = [...Array(50).keys()].map(n => n + 1);
        for (const square of squares)
            await same('find', {query: `white man on ${square} then within 4 plies black captures over ${square}`, limit: 50});
        for (const variant of ['russian', 'english'])
            await same('find', {query: 'white kings >= 1', variant, limit: 20});
        await same('find', {position: 'W:W31-50:B1-20', limit: 10});
        await same('find', {sketch: {variant: 'international', must: {32: 'w', 28: '.'}, to_move: 'white'}, limit: 10});
        await same('query.text', {sketch: {variant: 'international', must: {32: 'w'}, counts: [{pieces: 'W', least: 1}]}});
        for (const selection of ['', 'Jansen', 'Jansen since 2020']) {
            const {moves} = await same('openings', {variant: 'international', selection});
            assert(moves?.length > 0, selection);
        }
        const {error} = await same('openings', {variant: 'international', selection: 'rated over over'});
        assert.equal(error?.code, 'filter-range');
        // Output and messages are kept apart, also where two commands run at the same moment of the clock.
        for (let n = 0; n < 20; ++n)
            await same('command', {arguments: ['find', 'openings', '--format', 'json', n % 2 ? 'variant:english' : 'all']});
    });

    await section('a game', async () => {
        const {games} = module.call('games', {limit: 1_000_000});
        const step = Math.max(1, Math.floor(games.length / 200)); // archives have thousands
        for (const [n, {id}] of games.entries()) {
            if (n >= 40 && n % step > 0)
                continue;
            const {game} = await same('game.open', {id});
            if (n < 40)
                await same('game.why', {game});
            await same('game.pdn', {game});
            await same('game.close', {game});
        }
        const {game} = await same('game.open', {variant: 'international', tags: [{name: 'White', value: 'Jansen'}]});
        await same('game.edit', {game, edit: 'moves', node: 0, moves: ['32-28', '19-23', '28x19', '14x23']});
        await same('game.edit', {game, edit: 'play', node: 1, move: '18-23'});
        await same('game.edit', {game, edit: 'comment', node: 1, text: 'Usual. [%clk 0:59:12]'});
        await same('game.edit', {game, edit: 'glyph', node: 1, glyph: 5});
        await same('game.edit', {game, edit: 'undo'});
        await same('game.edit', {game, edit: 'redo'});
        await same('game.edit', {game, edit: 'play', node: 0, move: '32-27x'});
        await same('game.save', {game});
        await same('engine.judge', {game, nodes: 2000});
        await same('judging.search', {...await same('judging.begin', {game}), nodes: 3000});
        await same('game.judgement', {game});
        for (const format of ['pdn', 'json', 'jsonl', 'csv', 'html'])
            await sameFiles('games.export', {selection: 'all', format});
        await same('undo');
        await same('redo');
    });

    await section('a database on the device, closed or killed and opened again', async () => {
        const {Slots, mountSlots} = await import(pathToFileURL(join(coreFolder, 'device-files.mjs')));
        const device = new Folder();
        const file = 'international.pdn';
        let before = null;
        for (const end of ['closed', 'killed', 'closed']) {
            const tab = await startModule();
            const slots = await Slots.open(device);
            await slots.reserve(12);
            mountSlots(tab.module, slots, '/stores');
            const opened = tab.call('store.open', {name: 'games'});
            assert.equal(opened.error, undefined);
            if (!before)
                assert.equal(tab.call('import', {}, [{name: file, bytes: readFileSync(join(samples, file))}]).error, undefined);
            const {total, games} = tab.call('games', {limit: 200});
            assert(total > 0);
            before ??= games;
            assert.deepEqual(games, before);
            if (end === 'closed') {
                assert.equal(tab.call('store.close').error, undefined);
                assert.deepEqual([...slots.files.keys()], ['games.db'], 'the log is folded into the file');
            }
            slots.close();
            device.kill();
        }
    });

    const large = process.env.DAMSCOPE_WEB_FILE; // to measure: a PDN file or a database of some size
    if (large) {
        const file = {name: basename(large), bytes: readFileSync(large)};
        if (large.endsWith('.db')) {
            await section(`opening ${file.name}`, () => same('store.import', {name: 'large'}, [file]));
            const alone = await startModule(); // what it begins with is enough for 100,000 games
            for (const [name, request, files] of [['store.import', {name: 'large'}, [file]],
                ['games', {sort: 'date', descending: true, limit: 200}, []],
                ['find', {query: 'white man on 24 and black men on 13 19', limit: 100}, []]])
                assert.equal(alone.call(name, request, files).error, undefined);
            assert(alone.module.HEAPU8.length <= 64 * 2 ** 20, 'more than 64 MiB of memory in the module');
        } else {
            await same('store.open', {name: 'large'});
            await section(`import of ${file.name}`, () => same('import', {}, [file]));
            assert(spent.module <= 3 * spent.native, 'an import takes more than three times as long as in the program');
        }
        await section('the last of its games, by their dates', () =>
            same('games', {sort: 'date', descending: true, limit: 200}));
        await section('a pattern in it', () =>
            same('find', {query: 'white man on 24 and black men on 13 19', limit: 100}));
        await section('all games with it', () =>
            same('find', {query: 'white man on 24 and black men on 13 19', limit: 1_000_000}));
        // For which all of them are replayed.
        await section('a rare pattern', () =>
            same('find', {query: 'white men on 24 25 30 and black men on 13 14 19 20', limit: 1_000_000}));
        await section('8 million positions of the engine', () =>
            same('engine.analyse', {variant: 'international', nodes: 8_000_000}));
        console.log(`${module.module.HEAPU8.length / 2 ** 20} MiB of memory in the module`);
    }
    console.log(`${calls} answers are the same`);
} finally {
    native.end();
}
