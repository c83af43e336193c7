// SPDX-License-Identifier: GPL-3.0-or-later
// A host of static files, as simple as any that the page may be served by: no header but the type. `answered` are the
// files that were asked for and are there.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";

const types = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".pdn": "text/plain",
};

export async function serve(folder, port = 0) {
    const answered = new Set();
    const server = createServer(async (request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
        const file = (path.endsWith("/") ? `${path}index.html` : path).slice(1);
        try {
            const body = await readFile(join(folder, file));
            answered.add(file);
            response.writeHead(200, {
                "Content-Type": types[extname(path) || ".html"] ?? "application/octet-stream",
            });
            response.end(body);
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise(done => server.listen(port, "localhost", done));
    const used = server.address().port;
    return {
        port: used,
        answered,
        address: `http://localhost:${used}/`,
        close: () => {
            server.closeAllConnections();
            return new Promise(done => server.close(done));
        },
    };
}
