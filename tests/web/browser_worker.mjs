// SPDX-License-Identifier: GPL-3.0-or-later
// The `Worker` of browsers in node, as far as threads of a module use it: scripts that are not modules. This file is run in
// the worker as well.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {runInThisContext, constants} from 'node:vm';
import {Worker, isMainThread, parentPort, workerData} from 'node:worker_threads';

export class BrowserWorker {
    #worker;

    constructor(script) {
        this.#worker = new Worker(fileURLToPath(import.meta.url), {workerData: {script}});
        this.#worker.on('message', data => this.onmessage?.({data}));
        this.#worker.on('error', error => this.onerror?.({message: String(error)}));
        this.#worker.unref(); // ends with the program
    }

    postMessage(data) { this.#worker.postMessage(data); }
    terminate() { this.#worker.terminate(); }
}

if (!isMainThread && workerData?.script) {
    globalThis.self = globalThis;
    globalThis.location = {href: workerData.script};
    globalThis.importScripts = () => {};
    globalThis.postMessage = data => parentPort.postMessage(data);
    const filename = fileURLToPath(workerData.script);
    runInThisContext(readFileSync(filename, 'utf8'),
        {filename, importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER});
    parentPort.on('message', data => globalThis.onmessage({data}));
}
