// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps one version of the page on the device: all that it starts with or nothing, and the rest as it comes into
// use. tools/web-page writes the version and the files of it.
"use strict";
const version = "VERSION";
const files = ["FILES"];
const scope = new URL("./", self.location);
const prefix = `damscope ${scope.pathname} `; // the pages of a host share its caches, whatever their folders
const cacheName = prefix + version;

importScripts("module/engine-kind.js");

// Texts of the page, languages of the module, the engine for each kind of browser, and what it has learnt of the
// variants: one of each is in use.
const isChosen = path =>
    /^(texts\/|module\/languages\/|module\/weights\/|module\/damscope-engine-)/.test(path) &&
    path !== "module/weights/international.weights";

// Before there were folders in the names, a cache belonged to the page that it has.
const isOwn = async name =>
    name.startsWith(prefix) ||
    (/^damscope-[0-9a-f]{16}$/.test(name) &&
        (await caches.match(new URL("index.html", scope), { cacheName: name })) !== undefined);

async function olderCaches() {
    const names = (await caches.keys()).filter(name => name !== cacheName);
    const own = await Promise.all(names.map(isOwn));
    return names.filter((_, i) => own[i]);
}

// Those that an older version has kept are in use.
async function chosenBefore() {
    const names = await olderCaches();
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname.slice(scope.pathname.length));
}

self.addEventListener("install", event =>
    event.waitUntil(
        (async () => {
            const cache = await caches.open(cacheName);
            const engine = engineFiles(fittingEngine(true).kind).map(file => `module/${file}`);
            const chosen = [...engine, ...(await chosenBefore())];
            const first = files.filter(file => !isChosen(file) || chosen.includes(file));
            await cache.addAll(first.map(file => new Request(file, { cache: "no-cache" })));
        })(),
    ),
);

self.addEventListener("activate", event =>
    event.waitUntil(
        (async () => {
            await Promise.all((await olderCaches()).map(name => caches.delete(name)));
            await self.clients.claim();
        })(),
    ),
);

self.addEventListener("message", event => {
    if (event.data === "use") self.skipWaiting();
});

// What a page needs to be allowed threads; a host of static files cannot say it.
function isolated(answer) {
    const headers = new Headers(answer.headers);
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Embedder-Policy", "require-corp");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

self.addEventListener("fetch", event => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname))
        return;
    const path = url.pathname.slice(scope.pathname.length) || "index.html";
    if (!files.includes(path)) return;
    event.respondWith(
        (async () => {
            const cache = await caches.open(cacheName);
            const kept = await cache.match(path);
            if (kept) return isolated(kept);
            const answer = await fetch(path, { cache: "no-cache" }); // not what is left of another version
            if (answer.ok) await cache.put(path, answer.clone()).catch(() => {}); // a full device works on
            return isolated(answer);
        })(),
    );
});
