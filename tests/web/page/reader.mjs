// SPDX-License-Identifier: GPL-3.0-or-later
// What the cases of the page have in common: a browser, a host that can be cut off, and what a reader does there.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../static_server.mjs";

const [, , tools, browserPath] = process.argv;
export const [, , , , folder, pictures] = process.argv;
const require = createRequire(`${tools}/`);
const { chromium } = require("playwright-core");
const axe = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");
export const samples = fileURLToPath(new URL("../../../samples", import.meta.url));

/// A phone, a tablet, a small notebook.
export const sizes = [
    [340, 700],
    [820, 1180],
    [1366, 768],
];

/// A case at each size, which it gets as an option of open().
export function atEachSize(tests, name, act) {
    for (const size of sizes) tests[`${name}, at ${size.join("x")}`] = () => act({ size });
}

const flags = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];
let profiles = 0;
const contexts = new Set();
export const site = join(folder, "site");
export let server = await serve(site);

function watchFaults(page) {
    page.faults = [];
    page.on("pageerror", error => page.faults.push(String(error)));
    page.on("console", message => message.type() === "error" && page.faults.push(message.text()));
}

// A browser of its own: what it keeps is on its own disk.
export async function open(
    place = "",
    {
        size = [1366, 768],
        scheme = "light",
        locale = "en-GB",
        serviceWorkers = "allow",
        profile = `profile${++profiles}`,
        address = server.address + place,
        ready = ".rail",
    } = {},
) {
    const context = await chromium.launchPersistentContext(join(folder, profile), {
        executablePath: browserPath,
        headless: true,
        args: flags,
        viewport: { width: size[0], height: size[1] },
        colorScheme: scheme,
        locale,
        serviceWorkers,
        hasTouch: size[0] < 900,
        reducedMotion: "reduce",
        acceptDownloads: true,
    });
    context.setDefaultTimeout(30_000);
    context.isTouched = size[0] < 900;
    contexts.add(context);
    const page = context.pages()[0] ?? (await context.newPage());
    watchFaults(page);
    await page.goto(address);
    await page.waitForSelector(ready);
    return { context, page, close: () => context.close() };
}

/// Those that a case which failed has left open.
export async function closeBrowsers() {
    await Promise.all([...contexts].map(context => context.close().catch(() => {})));
    contexts.clear();
}

// The files come as they come from a chooser.
export async function chooseFiles(page, ...files) {
    const chooser = page.waitForEvent("filechooser");
    await page.click(".head .actions .main");
    await (await chooser).setFiles(files);
}

export async function openFiles(page, ...files) {
    await chooseFiles(page, ...files);
    await page.waitForSelector(".tile", { timeout: 120_000 });
}

// The samples so often, each time in other rounds: more games than are read at once. Answers how many.
export async function manyGames(file, copies = 200) {
    const one = await readFile(join(samples, "international.pdn"), "utf8");
    const all = Array.from({ length: copies }, (_, n) => one.replaceAll('[Round "', `[Round "${n}.`));
    await writeFile(file, all.join("\n"));
    return (one.split("[Event ").length - 1) * copies;
}

/// In the list of databases, the one that is open; the others have a button "Open".
export const isOpen = name => `.stores li:has-text('${name}'):has(span:text-is('open'))`;

export async function withSamples(place, options) {
    const opened = await open("", options);
    await openFiles(opened.page, join(samples, "annotated.pdn"), join(samples, "international.pdn"));
    await opened.page.goto(server.address + place);
    await opened.page.waitForSelector(".view > *");
    return opened;
}

export async function drop(page, name, text) {
    const dataTransfer = await page.evaluateHandle(
        ([name, text]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            return data;
        },
        [name, text],
    );
    await page.dispatchEvent("main", "drop", { dataTransfer });
}

export const squareAt = (page, name, board = ".study .board") =>
    page.$eval(
        board,
        (svg, wanted) => {
            const text = [...svg.querySelectorAll(".names text")].find(one => one.textContent === wanted);
            const point = new DOMPoint(
                +text.getAttribute("x") + 0.45,
                +text.getAttribute("y") + 0.3,
            ).matrixTransform(svg.getScreenCTM());
            return [point.x, point.y];
        },
        name,
    );

/// With a finger where there is one.
export async function press(page, [x, y]) {
    if (page.context().isTouched) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
}

export async function clickSquare(page, name, board = ".study .board") {
    await page.locator(board).first().scrollIntoViewIfNeeded();
    await press(page, await squareAt(page, name, board));
}

// A finger that goes from one place to another.
export async function swipe(page, from, to) {
    const devtools = await page.context().newCDPSession(page);
    const touch = (type, ...at) =>
        devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
    const steps = 8;
    await touch("touchStart", from);
    for (let i = 1; i <= steps; ++i)
        await touch("touchMove", [0, 1].map(k => from[k] + ((to[k] - from[k]) * i) / steps));
    await touch("touchEnd");
    await devtools.detach();
}

export async function drag(page, from, to) {
    const [start, end] = [await squareAt(page, from), await squareAt(page, to)];
    if (page.context().isTouched) {
        await swipe(page, start, end);
        return;
    }
    await page.mouse.move(...start);
    await page.mouse.down();
    await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2);
    await page.mouse.move(...end);
    await page.mouse.up();
}

export const shownMove = page => page.textContent(".moves .move.shown");

export const waitForShown = (page, move) =>
    page.waitForFunction(
        wanted => document.querySelector(".moves .move.shown")?.textContent.includes(wanted),
        move,
    );

export async function play(page, from, to) {
    await page.waitForSelector(".board .movable");
    await clickSquare(page, from);
    await clickSquare(page, to);
    await waitForShown(page, `${from}-${to}`);
}

export const waitForMove = (page, move) =>
    page.waitForFunction(wanted => document.querySelector(".moves")?.textContent.includes(wanted), move);

export const waitForDraft = (page, move) =>
    page.waitForFunction(wanted => Object.values(localStorage).some(text => text.includes(wanted)), move);

// As the system does where memory is short: with all its workers.
export async function kill(context, page) {
    const crashed = page.waitForEvent("crash");
    const devtools = await context.newCDPSession(page);
    devtools.send("Page.crash").catch(() => {}); // which is not answered
    await crashed;
    await page.close();
}

export async function withoutNet(act) {
    await server.close();
    try {
        await act();
    } finally {
        server = await serve(site, server.port);
    }
}

// The program of the command line; null without it.
export function builtProgram() {
    const built = process.env.DAMSCOPE_PROGRAM ?? join(samples, "../build/release/bin/damscope");
    if (existsSync(built)) return built;
    assert.equal(process.env.DAMSCOPE_PROGRAM, undefined, "the program that is to be tested is not there");
    console.log(`skipped: there is no program ${built}`);
    return null;
}

// Runs it on a database, and answers its output.
export function runProgram(program, database, ...words) {
    const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_STATE_HOME: folder };
    const libraries = dirname(builtProgram());
    return execFileSync(program, ["--db", join(folder, database), ...words], {
        env: { ...env, LD_LIBRARY_PATH: libraries },
        encoding: "utf8",
        stdio: "pipe",
    });
}

// A site with the page beside it, as the program finds it where it is installed; null without the program.
export async function publishSamples() {
    const installed = join(folder, "installed");
    const built = builtProgram();
    if (!built) return null;
    await cp(site, join(installed, "share/damscope/page"), { recursive: true });
    await mkdir(join(installed, "bin"));
    await cp(built, join(installed, "bin/damscope"));
    const run = (...words) => runProgram(join(installed, "bin/damscope"), "samples.db", ...words);
    run("import", join(samples, "annotated.pdn"), join(samples, "international.pdn"));
    run("write", "--as", "site", "--with-engine", "--title", "Samples", "-o", join(folder, "published"));
    return join(folder, "published");
}

// Another version on the host, which differs in its name alone.
export async function withNewVersion(act) {
    const worker = join(site, "service-worker.js");
    const text = await readFile(worker, "utf8");
    await writeFile(worker, text.replace(/const version = ".*"/, 'const version = "new"'));
    try {
        await act();
    } finally {
        await writeFile(worker, text);
    }
}

// waitForFunction would not wait for promises of the page.
export const waitForKept = (page, ...files) =>
    page.evaluate(async wanted => {
        const areKept = async () => (await Promise.all(wanted.map(file => caches.match(file)))).every(Boolean);
        while (!(await areKept())) await new Promise(done => setTimeout(done, 50));
    }, files);

export async function newTab(context, place) {
    const page = await context.newPage();
    watchFaults(page);
    await page.goto(server.address + place);
    await page.waitForSelector(".rail");
    return page;
}

export async function assertAccessible(page, what) {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
        window.axe.run(document, { resultTypes: ["violations"] }),
    );
    assert.deepEqual(
        violations.map(
            one =>
                `${one.id}: ${one.nodes
                    .slice(0, 3)
                    .map(node => node.html.slice(0, 160))
                    .join(" | ")}`,
        ),
        [],
        what,
    );
}

export async function assertFits(page, what) {
    const wide = await page.evaluate(() =>
        ["html", ".view", ".openings-panel"].flatMap(part => {
            const element = document.querySelector(part);
            const over = element ? element.scrollWidth - element.clientWidth : 0;
            return over > 0 ? [`${part} is ${over} pixels too wide`] : [];
        }),
    );
    assert.deepEqual(wide, [], what);
}

/// Writes about the move that is shown, and saves the game.
export async function annotate(page, text) {
    await page.click("role=tab[name=Note]");
    await page.fill(".note-panel textarea", text);
    await page.waitForSelector(`.moves .comment >> text=${text}`, { state: "attached" });
    await page.click(".head .actions [aria-label=Save]");
    await page.waitForSelector("text=Saved on this device.");
    await page.click(".message button");
}

/// What an entry of the menu of more actions does.
export async function choose(page, entry) {
    await page.click("[aria-label='More actions']");
    await page.click(`role=menuitem[name='${entry}']`);
}

// The beginning of it is what a reader would touch there.
export const waitForSight = (page, selector) =>
    page.waitForFunction(wanted => {
        const element = [...document.querySelectorAll(wanted)].find(one => one.checkVisibility());
        const box = element?.getBoundingClientRect();
        return box && element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 8));
    }, selector);

// Roughly: what is found differs by the positions alone.
export async function analyse(page) {
    await page.waitForSelector(".study .board .piece");
    await page.evaluate(() => localStorage.setItem("damscope.settings", JSON.stringify({ nodes: 2000 })));
    await page.reload();
    await page.waitForSelector(".study .board .piece");
    const course = page.locator("role=tab[name=Course]");
    if (await course.isVisible()) await course.click();
    await page.click(".course .main");
    await page.waitForSelector(".chart .errors path", { timeout: 300_000 });
    await page.waitForFunction(() => document.querySelector(".course progress").hidden, null, {
        timeout: 300_000,
    });
}

// What the reader downloads.
export async function downloaded(page, act) {
    await page.evaluate(() => delete window.showSaveFilePicker);
    const download = page.waitForEvent("download");
    await act();
    return readFile(await (await download).path());
}
