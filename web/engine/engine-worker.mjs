// SPDX-License-Identifier: GPL-3.0-or-later
// A worker that thinks: it has nothing that could be lost, and may be ended at any time.
import {Engine} from './engine.mjs';
import {pageFile, wasmOf} from './page-file.mjs';

let engine = null;
let running = null;

const failed = error => postMessage({failed: String(error?.stack ?? error)});

async function start({kind, threads, compiled}) {
    engine = await Engine.start({
        kind, threads, pageFile, wasm: wasmOf(compiled, failed),
        report: event => postMessage({id: running, event}),
    });
    postMessage({ready: true, unwanted: engine.unwanted()});
}

function serve({id, name, request}) {
    running = id;
    try {
        const answer = engine.call(id, name, request);
        postMessage(answer.error ? {id, error: answer.error} : {id, answer});
    } catch (error) {
        postMessage({id, error: {code: error.code ?? 'failed', message: String(error.message ?? error), parameters: {}}});
    }
}

onmessage = ({data}) => {
    if (data.start)
        start(data.start).catch(failed);
    else
        serve(data);
};
