// SPDX-License-Identifier: GPL-3.0-or-later
// What the workers have in common: files beside the module, and the module itself.

/// A worker may wait for a file. Null where there is none, or no network to get it.
export function pageFile(name) {
    const request = new XMLHttpRequest();
    request.open('GET', new URL(name, import.meta.url), false);
    request.responseType = 'arraybuffer';
    try {
        request.send();
    } catch {
        return null;
    }
    return request.status === 200 || request.status === 0 ? new Uint8Array(request.response) : null;
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
