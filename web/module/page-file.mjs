// SPDX-License-Identifier: GPL-3.0-or-later
// What the workers have in common: files beside the module, and the module itself.

/// Why a call cannot be done here, by the code that the page is told.
export class Refusal extends Error {
    constructor(code, parameters = {}) {
        super(code);
        this.code = code;
        this.parameters = parameters;
    }
}

function loaded(name) {
    const request = new XMLHttpRequest();
    request.open('GET', new URL(name, import.meta.url), false);
    request.responseType = 'arraybuffer';
    try {
        request.send();
    } catch {
        return null;
    }
    return request.status === 200 && request.response.byteLength > 0 ? new Uint8Array(request.response) : null;
}

/// A worker may wait for a file. Null where there is none, or no network to get it. Only what the engine has learnt is not
/// done without, as its judgement would be another one: the call of the module that needs it ends with this refusal.
export function pageFile(name) {
    const bytes = loaded(name);
    if (!bytes && name.startsWith('weights/'))
        throw new Refusal('no-weights');
    return bytes;
}

/// Compiled once for all workers.
export function wasmOf(compiled, failed) {
    return {
        instantiateWasm(imports, done) {
            WebAssembly.instantiate(compiled, imports).then(instance => done(instance, compiled)).catch(failed);
            return {};
        },
    };
}
