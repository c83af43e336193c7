// SPDX-License-Identifier: GPL-3.0-or-later
// Which module of the engine a browser can run. A script and no module: the service worker reads it as well.
"use strict";
(() => {
    // A function with a vector: a browser that takes it has vector instructions.
    const withVector = new Uint8Array([
        0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
    ]);
    const most = 8; // threads; more find little more

    /// `kind`: plain, simd or threads, and how many of these. `isolated`: the page may share memory.
    globalThis.fittingEngine = (isolated = globalThis.crossOriginIsolated) => {
        if (!WebAssembly.validate(withVector))
            return {kind: 'plain', threads: 1};
        const cores = globalThis.navigator?.hardwareConcurrency ?? 1;
        const mayShare = isolated && typeof SharedArrayBuffer === 'function';
        const threads = mayShare ? Math.max(1, Math.min(most, cores - 1)) : 1; // one core is left to the page
        return {kind: threads > 1 ? 'threads' : 'simd', threads};
    };

    /// The files of a kind, beside this one.
    globalThis.engineFiles = kind => ['mjs', 'wasm', ...kind === 'threads' ? ['worker.js'] : []]
        .map(ending => `damscope-engine-${kind}.${ending}`);
})();
