// SPDX-License-Identifier: GPL-3.0-or-later
// Which module of the engine a browser can run. A script and no module: the service worker reads it as well.
"use strict";
(() => {
    const most = 8; // threads; more find little more

    /// `kind`: single or threads, and how many of these. `isolated`: the page may share memory.
    globalThis.fittingEngine = (isolated = globalThis.crossOriginIsolated) => {
        const cores = globalThis.navigator?.hardwareConcurrency ?? 1;
        const threads = isolated ? Math.max(1, Math.min(most, cores - 1)) : 1; // one core is left to the page
        return {kind: threads > 1 ? 'threads' : 'single', threads};
    };

    /// The files of a kind, beside this one.
    globalThis.engineFiles = kind => ['mjs', 'wasm', ...kind === 'threads' ? ['worker.js'] : []]
        .map(ending => `damscope-engine-${kind}.${ending}`);
})();
