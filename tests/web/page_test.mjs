// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader does with the page, done in a real browser (test_page starts it):
//
//     node page_test.mjs TOOLS BROWSER FOLDER [PICTURES]
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { serve } from "./static_server.mjs";

const [, , tools, browserPath, folder, pictures] = process.argv;
const require = createRequire(`${tools}/`);
const { chromium } = require("playwright-core");
const axe = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");
const samples = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../../samples");

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
const site = join(folder, "site");
let server = await serve(site);
if (pictures) await mkdir(pictures, { recursive: true });

function watchFaults(page) {
    page.faults = [];
    page.on("pageerror", error => page.faults.push(String(error)));
    page.on("console", message => message.type() === "error" && page.faults.push(message.text()));
}

// A browser of its own: what it keeps is on its own disk.
async function open(
    place = "",
    {
        size = [1366, 768],
        scheme = "light",
        locale = "en-GB",
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
        hasTouch: size[0] < 900,
        reducedMotion: "reduce",
        acceptDownloads: true,
    });
    context.setDefaultTimeout(30_000);
    const page = context.pages()[0] ?? (await context.newPage());
    watchFaults(page);
    await page.goto(address);
    await page.waitForSelector(ready);
    return { context, page, close: () => context.close() };
}

// The files come as they come from a chooser.
async function chooseFiles(page, ...files) {
    const chooser = page.waitForEvent("filechooser");
    await page.click(".head .actions .main");
    await (await chooser).setFiles(files);
}

async function openFiles(page, ...files) {
    await chooseFiles(page, ...files);
    await page.waitForSelector(".tile", { timeout: 120_000 });
}

// The samples so often, each time in other rounds: more games than are read at once. Answers how many.
async function manyGames(file, copies = 200) {
    const one = await readFile(join(samples, "international.pdn"), "utf8");
    const all = Array.from({ length: copies }, (_, n) => one.replaceAll('[Round "', `[Round "${n}.`));
    await writeFile(file, all.join("\n"));
    return (one.split("[Event ").length - 1) * copies;
}

async function withSamples(place, options) {
    const opened = await open("", options);
    await openFiles(opened.page, join(samples, "annotated.pdn"), join(samples, "international.pdn"));
    await opened.page.goto(server.address + place);
    await opened.page.waitForSelector(".view > *");
    return opened;
}

async function drop(page, name, text) {
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

const squareAt = (page, name, board = ".study .board") =>
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

async function clickSquare(page, name, board) {
    await page.mouse.click(...(await squareAt(page, name, board)));
}

// A finger that goes from one place to another.
async function swipe(page, from, to) {
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

const shownMove = page => page.textContent(".moves .move.shown");

async function play(page, from, to) {
    await page.waitForSelector(".board .movable");
    await clickSquare(page, from);
    await clickSquare(page, to);
    await page.waitForFunction(
        move => document.querySelector(".moves .move.shown")?.textContent.includes(move),
        `${from}-${to}`,
    );
}

const waitForMove = (page, move) =>
    page.waitForFunction(wanted => document.querySelector(".moves")?.textContent.includes(wanted), move);

const waitForDraft = (page, move) =>
    page.waitForFunction(wanted => Object.values(localStorage).some(text => text.includes(wanted)), move);

// As the system does where memory is short: with all its workers.
async function kill(context, page) {
    const crashed = page.waitForEvent("crash");
    const devtools = await context.newCDPSession(page);
    devtools.send("Page.crash").catch(() => {}); // which is not answered
    await crashed;
    await page.close();
}

async function withoutNet(act) {
    await server.close();
    try {
        await act();
    } finally {
        server = await serve(site, server.port);
    }
}

// The program of the command line; null without it.
function builtProgram() {
    const built = process.env.DAMSCOPE_PROGRAM ?? join(samples, "../build/release/bin/damscope");
    if (existsSync(built)) return built;
    assert.equal(process.env.DAMSCOPE_PROGRAM, undefined, "the program that is to be tested is not there");
    console.log(`skipped: there is no program ${built}`);
    return null;
}

// Runs it on a database, and answers its output.
function runProgram(program, database, ...words) {
    const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_STATE_HOME: folder };
    const libraries = dirname(builtProgram());
    return execFileSync(program, ["--db", join(folder, database), ...words], {
        env: { ...env, LD_LIBRARY_PATH: libraries },
        encoding: "utf8",
        stdio: "pipe",
    });
}

// A site with the page beside it, as the program finds it where it is installed; null without the program.
async function publishSamples() {
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
async function withNewVersion(act) {
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
const waitForKept = (page, ...files) =>
    page.evaluate(async wanted => {
        const areKept = async () => (await Promise.all(wanted.map(file => caches.match(file)))).every(Boolean);
        while (!(await areKept())) await new Promise(done => setTimeout(done, 50));
    }, files);

async function newTab(context, place) {
    const page = await context.newPage();
    watchFaults(page);
    await page.goto(server.address + place);
    await page.waitForSelector(".rail");
    return page;
}

async function assertAccessible(page, what) {
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

async function assertFits(page, what) {
    const wide = await page.evaluate(() =>
        ["html", ".view", ".openings-panel"].flatMap(part => {
            const element = document.querySelector(part);
            const over = element ? element.scrollWidth - element.clientWidth : 0;
            return over > 0 ? [`${part} is ${over} pixels too wide`] : [];
        }),
    );
    assert.deepEqual(wide, [], what);
}

// The beginning of it is what a reader would touch there.
const waitForSight = (page, selector) =>
    page.waitForFunction(wanted => {
        const element = [...document.querySelectorAll(wanted)].find(one => one.checkVisibility());
        const box = element?.getBoundingClientRect();
        return box && element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 8));
    }, selector);

// Roughly: what is found differs by the positions alone.
async function analyse(page) {
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
async function downloaded(page, act) {
    await page.evaluate(() => delete window.showSaveFilePicker);
    const download = page.waitForEvent("download");
    await act();
    return readFile(await (await download).path());
}

const tests = {
    async "a first visit has a board to play on"() {
        const { page, close } = await open("#/study");
        const shown = await page.waitForFunction(
            () => document.querySelector(".board .movable") && performance.now(),
        );
        console.log(`the board ${Math.round(await shown.jsonValue())} ms after the start`);
        await play(page, "32", "28");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "broken games say their rule, their place and what was meant"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, join(samples, "broken/illegal-move.pdn"));
        await page.waitForSelector(".problem-list .what");
        const problems = await page.$$eval(".problem-list .space .row", all => all.map(one => one.textContent));
        assert.ok(
            problems.some(text => text.includes("line 21") && text.includes("capture is compulsory: 28x19")),
            problems.join("\n"),
        );
        await page.click(".problem-list >> text=10-16");
        await page.waitForSelector(".suggestion");
        assert.match(await page.textContent(".suggestion"), /10-15/);
        assert.match(await page.textContent(".file-lines .at"), /^32/);
        await page.waitForSelector(".problem-board .board");
        await assertAccessible(page, "files read");
        await page.click(".problem-text .main");
        await page.waitForSelector(".study .moves .move");
        await page.waitForSelector(".moves .reason >> text=16 is occupied");
        assert.match(await page.textContent(".moves .suggestion"), /10-15/);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "dropped files are read"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await drop(page, "dropped.pdn", await readFile(join(samples, "annotated.pdn"), "utf8"));
        await page.waitForSelector(".tile.good");
        assert.match(await page.textContent(".tile.good"), /[1-9]/);
        await close();
    },

    async "the library selects, says what is wrong, and sorts"() {
        const { page, close } = await withSamples("#/games");
        await page.waitForSelector(".games .space .row");
        await page.fill(".filter", "Jansen won");
        await page.waitForFunction(() =>
            /^\d+ games?/.test(document.querySelector(".library .told").textContent),
        );
        const names = await page.$$eval(".games .space .row", rows => rows.map(row => row.textContent));
        assert.ok(names.length > 0 && names.every(text => text.includes("Jansen")), names.join("\n"));
        await page.fill(".filter", "rated over over");
        await page.waitForSelector(".library .told.wrong");
        assert.equal(await page.getAttribute(".filter", "aria-invalid"), "true");
        await page.fill(".filter", "");
        await page.click("[data-sort=white]");
        await page.waitForSelector("[aria-sort=ascending]");
        await close();
    },

    async "moves are entered by board, drag, keys and text, and wrong ones are explained"() {
        const { page, close } = await open("#/study");
        await page.waitForSelector(".board .movable");
        await play(page, "32", "28");
        await page.waitForSelector(".board .movable");
        await page.keyboard.type("1823");
        await page.waitForFunction(() =>
            document.querySelector(".moves .move.shown")?.textContent.includes("18-23"),
        );
        await page.waitForSelector(".board .movable");
        const [from, to] = [await squareAt(page, "38"), await squareAt(page, "32")];
        await page.mouse.move(...from);
        await page.mouse.down();
        await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
        await page.mouse.move(...to);
        await page.mouse.up();
        await page.waitForFunction(() =>
            document.querySelector(".moves .move.shown")?.textContent.includes("38-32"),
        );
        await page.waitForSelector(".board .movable");
        await page.fill(".entry", "12-13");
        await page.press(".entry", "Enter");
        await page.waitForSelector(".told.wrong");
        await page.fill(".entry", "");
        await page.focus(".study .board-holder");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".board .cursor rect");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".board .chosen");
        await page.keyboard.press("Escape");
        await page.click("[aria-label=Undo]");
        await page.waitForFunction(
            () =>
                ![...document.querySelectorAll(".moves .move")].some(move =>
                    move.textContent.includes("38-32"),
                ),
        );
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a piece is dragged by touch, and elsewhere on the board the page scrolls"() {
        const { page, close } = await open("#/study", { size: [340, 700] });
        await page.waitForSelector(".board .movable");
        await swipe(page, await squareAt(page, "33"), await squareAt(page, "28"));
        await waitForMove(page, "33-28");
        const scrolled = () => page.$eval(".view", view => view.scrollTop);
        assert.equal(await scrolled(), 0);
        await page.waitForSelector(".board .movable");
        await page.touchscreen.tap(...(await squareAt(page, "18")));
        await page.waitForSelector(".board .marks .target");
        await swipe(page, await squareAt(page, "23"), await squareAt(page, "3"));
        await page.waitForFunction(() => document.querySelector(".view").scrollTop > 0);
        assert.doesNotMatch(await page.textContent(".moves"), /18-23/, "what scrolls plays nothing");
        await page.$eval(".view", view => view.scrollTo(0, 0));
        await page.touchscreen.tap(...(await squareAt(page, "18"))); // puts it down
        for (const square of ["18", "23"]) await page.touchscreen.tap(...(await squareAt(page, square)));
        await waitForMove(page, "18-23");
        await swipe(page, await squareAt(page, "27"), await squareAt(page, "7"));
        await page.waitForFunction(() => document.querySelector(".view").scrollTop > 0);
        await page.goto(`${server.address}#/search`);
        await page.waitForSelector(".search-form .board");
        const board = ".search-form .board";
        await page.touchscreen.tap(...(await squareAt(page, "28", board)));
        await page.waitForSelector(`${board} .piece`);
        await swipe(page, await squareAt(page, "33", board), await squareAt(page, "3", board));
        await page.waitForFunction(() => document.querySelector(".view").scrollTop > 0);
        assert.equal(await page.locator(`${board} .piece`).count(), 1, "what scrolls draws nothing");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "on a phone the rules are reached from Settings and from a game"() {
        const { page, close } = await open("#/settings", { size: [340, 700] });
        await page.click(".settings a >> text=All variants");
        await page.waitForSelector(".cards .card-link");
        await page.waitForSelector(".head .title >> text=18 variants");
        await page.goto(`${server.address}#/study`);
        await page.waitForSelector(".board .movable");
        await page.click("[aria-label='More actions']");
        await page.click("role=menuitem[name=Rules]");
        await page.waitForSelector(".rules-text .text");
        await close();
    },

    async "a move is asked for as the game writes it"() {
        const { page, close } = await open("#/study");
        await page.waitForSelector(".entry[placeholder='32-28']");
        await page.goto(`${server.address}#/rules/russian`);
        await page.click(".head .actions .main");
        await page.waitForSelector(".entry[placeholder='c3-d4']");
        await close();
    },

    async "a game is analysed, and the graph leads to its errors"() {
        const { page, close } = await withSamples("#/study/1/0");
        await analyse(page);
        const box = await page.locator(".chart .errors path").last().boundingBox();
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForSelector(".card");
        assert.match(await page.textContent(".card"), /Better/);
        await page.focus(".chart-holder");
        await page.keyboard.press("Home");
        await page.waitForFunction(
            () => document.querySelector(".chart-holder").getAttribute("aria-valuenow") === "0",
        );
        await page.click(".engine button");
        await page.waitForSelector(".engine-line");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "on a phone the graph shows what was wrong, and why"() {
        const { page, close } = await withSamples("#/study/1/0", { size: [340, 700] });
        await analyse(page);
        const box = await page.locator(".chart .errors path").last().boundingBox();
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
        await waitForSight(page, ".course .card");
        await page.click(".course .card >> text=Why?");
        await waitForSight(page, ".course .card .reasons");
        await page.click("role=tab[name=Moves]");
        await page.click(".moves .card >> text=Why?");
        await waitForSight(page, ".moves .card .reasons");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "where memory is shared, threads think together and go on to the next position"() {
        const { context, page, close } = await withSamples("#/study/1/0");
        await context.addInitScript(() =>
            Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 4 }),
        );
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.reload();
        await page.waitForSelector(".moves .move");
        assert(await page.evaluate(() => crossOriginIsolated));
        const linesOf = side => // White's men go to lower numbers
            page.waitForFunction(side => {
                const [from, to] = document.querySelector(".engine-line b")?.textContent.split("-").map(Number) ?? [];
                return side === "white" ? from > to : from < to;
            }, side);
        await page.click(".engine button");
        await linesOf("white");
        const threads = () => page.workers().filter(worker => worker.url().endsWith("threads.worker.js"));
        assert.equal(threads().length, 3, "two beside the first, and one that waits for the end");
        await page.focus(".board");
        await page.keyboard.press("ArrowRight");
        await linesOf("black");
        assert.equal(threads().length, 3, "the same ones");
        await page.goto(`${server.address}#/settings`);
        await page.waitForSelector("text=The engine uses 3 threads");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a pattern that is drawn is found, and a query in words"() {
        const { page, close } = await withSamples("#/search");
        await page.waitForSelector(".search-form .board");
        await clickSquare(page, "28", ".search-form .board");
        await page.waitForFunction(() =>
            document.querySelector(".search-form textarea").value.includes("28"),
        );
        await page.click(".search-form .main");
        await page.waitForSelector(".hits .space .row");
        await page.fill(".search-form textarea", "white man on 24 andd");
        await page.click(".search-form .main");
        await page.waitForSelector(".search-fields .told.wrong");
        await page.fill(".search-form textarea", "white captures at least 3");
        await page.click(".search-form .main");
        await page.waitForSelector(".hits .space .row");
        await page.click(".hits .space .row");
        await page.waitForSelector(".study .moves .move.shown");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "exercises are made from games, and asked"() {
        const { page, close } = await withSamples("#/training");
        await page.click("text=Make exercises");
        await page.waitForSelector(".training .board .movable", { timeout: 120_000 });
        assert.doesNotMatch(await page.textContent(".head .title p"), /^0 /);
        assert.deepEqual(await page.locator(".message.error").allTextContents(), []);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "comments are kept, exported, and survive a reload"() {
        const { page, close } = await withSamples("#/study/1/3");
        await page.waitForSelector(".moves .move.shown");
        await page.click("role=tab[name=Note]");
        await page.fill(".note-panel textarea", "A quiet start.");
        await page.click(".glyphs [data-glyph='1']");
        await page.waitForSelector(".moves .comment >> text=A quiet start.");
        await page.click(".head .actions >> text=Save");
        await page.waitForSelector("text=Saved on this device.");
        await page.click("[aria-label='More actions']");
        const text = await downloaded(page, () => page.click("role=menuitem[name='Download as PDN']"));
        assert.match(String(text), /A quiet start\./);
        await page.reload();
        await page.waitForSelector(".moves .comment >> text=A quiet start.");
        await close();
    },

    async "a game is deleted, and comes back"() {
        const { page, close } = await withSamples("#/games");
        await page.waitForSelector(".games .space .row");
        const details = ".head .title p";
        const before = await page.textContent(details);
        await page.goto(`${server.address}#/study/2/0`);
        await page.waitForSelector(".moves .move");
        await page.click("[aria-label='More actions']");
        await page.click("role=menuitem[name='Delete the game']");
        await page.click("dialog .main");
        await page.waitForSelector(".games .space .row");
        await page.waitForFunction(
            ([place, text]) => document.querySelector(place).textContent !== text,
            [details, before],
        );
        await page.click("[aria-label='More actions']");
        await page.click("role=menuitem[name='Take the last change back']");
        await page.waitForSelector(`${details}:text-is("${before}")`);
        await page.click(".rail a[href='#/study']");
        await page.waitForSelector(".study .board .movable"); // of a new game
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a comment is taken as it is typed: to save, to keep, and to go on from"() {
        const { page, close } = await withSamples("#/study/1/3");
        const field = ".note-panel textarea";
        const saved = page.locator(".message >> text=Saved on this device.");
        await page.waitForSelector(".moves .move.shown");
        await page.click("role=tab[name=Note]");
        await page.locator(field).pressSequentially("By the key.");
        await page.keyboard.press("Control+s");
        await saved.waitFor();
        await page.click(".message button");
        await page.locator(field).pressSequentially(" By the button.");
        await page.click(".head .actions >> text=Save");
        await saved.waitFor();
        await page.waitForSelector(".moves .comment >> text=By the key. By the button.");
        await page.locator(field).pressSequentially(" By nobody.");
        await waitForDraft(page, "By nobody.");
        await page.reload();
        await page.waitForSelector(".moves .comment >> text=By the key. By the button. By nobody.");
        await page.click("role=tab[name=Note]");
        await page.locator(field).pressSequentially(" And on.");
        await page.click(".study [aria-label='Next move']");
        await page.waitForSelector(".moves .comment >> text=By nobody. And on.");
        assert.equal(await page.inputValue(field), "");
        assert.match(await page.evaluate(() => location.hash), /\/4$/);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a tab that is killed loses nothing that was saved, and gives unsaved moves back"() {
        const { context, page, close } = await withSamples("#/study");
        await play(page, "33", "28");
        await waitForDraft(page, "33-28");
        await kill(context, page);
        const again = await newTab(context, "#/study");
        await again.waitForFunction(() =>
            document.querySelector(".moves .move.shown")?.textContent.includes("33-28"),
        );
        await again.click(".rail a");
        await again.waitForSelector(".games .space .row");
        await close();
    },

    async "a tab that is killed while it reads leaves a whole database"() {
        const file = join(folder, "many.pdn");
        const games = await manyGames(file);
        const { context, page, close } = await open();
        await page.waitForSelector(".hero");
        const chooser = page.waitForEvent("filechooser");
        await page.click(".head .actions .main");
        await (await chooser).setFiles([file]);
        await page.waitForFunction(() => document.querySelector(".view progress")?.value > 0.2);
        await kill(context, page);
        const again = await newTab(context, "");
        await again.waitForSelector(".view > *");
        await openFiles(again, file);
        await again.click(".rail a");
        await again.waitForSelector(".games .space .row");
        const told = await again.textContent(".head .title p");
        assert.equal(Number(told.replace(/\D/g, "")), games, told);
        assert.deepEqual(again.faults, []);
        await close();
    },

    async "reading is stopped where that is possible, and what was stored is reported"() {
        const file = join(folder, "stopped.pdn");
        const games = await manyGames(file);
        const { page, close } = await open();
        const begin = async () => {
            const chooser = page.waitForEvent("filechooser");
            await page.click(".head .actions .main");
            await (await chooser).setFiles([file]);
            await page.waitForFunction(() => document.querySelector(".view progress")?.value > 0.1);
        };
        const stop = page.locator(".view button >> text=Stop");
        assert.equal(await page.evaluate(() => crossOriginIsolated), false);
        await begin();
        assert.equal(await stop.count(), 0);
        await page.waitForSelector(".tile.good");
        await page.click("[aria-label='Take it back']");
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.reload();
        await page.waitForSelector(".hero");
        await begin();
        assert.match(await page.textContent(".hero [aria-live]"), /^[\d,]+ games?$/);
        await stop.click();
        await page.waitForSelector(".stopped");
        assert.match(await page.textContent(".head .title"), /Files read.*stopped\.pdn/);
        const stored = Number((await page.textContent(".tile.good b")).replace(/\D/g, ""));
        assert.ok(stored < games, `${stored} of ${games}`);
        await page.click(".rail a");
        await page.waitForSelector(".library");
        assert.equal(Number((await page.textContent(".head .title p")).replace(/\D/g, "")), stored);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "of several databases each is asked for"() {
        const { page, close } = await withSamples("#/settings");
        const bytes = await downloaded(page, () => page.click("text=Download the open one"));
        await page.click(".rail a");
        const chooser = page.waitForEvent("filechooser");
        await page.click(".head .actions .main");
        await (
            await chooser
        ).setFiles(["none.db", "one.db", "two.db"].map(name => ({ name, mimeType: "", buffer: bytes })));
        await page.waitForSelector("dialog >> text=none.db");
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog >> text=one.db");
        await page.check("dialog [value=own]");
        await page.click("dialog .main");
        await page.waitForSelector("dialog >> text=two.db");
        await page.click("dialog .main");
        await page.waitForSelector(".all-well >> text=Nothing is new");
        await page.goto(`${server.address}#/settings`);
        await page.waitForSelector(".stores li:has-text('one'):has-text('open')");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a database goes out as a file, and comes in again, merged or of its own"() {
        const { page, close } = await withSamples("#/games");
        await page.waitForSelector(".games .space .row");
        const details = ".head .title p";
        const before = await page.textContent(details);
        await page.click("[aria-label='More actions']");
        const file = join(folder, "phone.db");
        await writeFile(
            file,
            await downloaded(page, () => page.click("role=menuitem[name='Download the database']")),
        );
        await chooseFiles(page, file);
        await page.click("dialog .main"); // adds its games
        await page.waitForSelector(".all-well >> text=Nothing is new");
        await page.click(".rail a");
        await page.waitForSelector(".games .space .row");
        assert.equal(await page.textContent(details), before);
        await chooseFiles(page, file);
        await page.check("dialog [value=own]");
        await page.click("dialog .main");
        await page.waitForSelector(`${details}:text-is("${before.replace("games", "phone")}")`);
        await page.waitForSelector(".games .space .row");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "what was annotated on a phone comes home and the other way, and nothing is doubled"() {
        const program = builtProgram();
        if (!program) return;
        const atHome = (...words) => runProgram(program, "home.db", ...words);
        atHome("import", join(samples, "annotated.pdn"), join(samples, "international.pdn"));
        const { page, close } = await withSamples("#/study/1/3", { size: [340, 700] });
        const annotate = async text => {
            await page.click("role=tab[name=Note]");
            await page.fill(".note-panel textarea", text);
            await page.waitForSelector(`.moves .comment >> text=${text}`, { state: "attached" });
            await page.click(".head .actions [aria-label=Save]");
            await page.waitForSelector("text=Saved on this device.");
            await page.click(".message button");
        };
        const games = async () => {
            await page.click(".rail a");
            await page.waitForSelector(".games .space .row");
            return Number(/(\d+) games/.exec(await page.textContent(".head .title p"))[1]);
        };
        await annotate("Seen in the train.");
        const before = await games();
        await page.click("[aria-label='More actions']");
        const database = await downloaded(page, () => page.click("role=menuitem[name='Download the database']"));
        await writeFile(join(folder, "phone.db"), database);
        const brought = () => {
            const { updated, stored, duplicates } = JSON.parse(
                atHome("import", join(folder, "phone.db"), "--format", "json").trim().split("\n").at(-1),
            );
            return { updated, stored, duplicates };
        };
        assert.deepEqual(brought(), { updated: 1, stored: 1, duplicates: before - 1 });
        assert.deepEqual(brought(), { updated: 0, stored: 0, duplicates: before }, "the second time");
        assert.match(atHome("write", "1", "--as", "pdn", "-o", "-"), /Seen in the train\./);
        assert.equal(JSON.parse(atHome("list", "--format", "json")).length, before);

        // Two games were changed at home, one of them on the phone as well.
        atHome("edit", "1", "--set", "Event=At home");
        atHome("edit", "2", "--set", "Event=At home");
        await page.goto(`${server.address}#/study/1/4`);
        await page.waitForFunction(() => document.querySelector(".moves .move.shown")?.dataset.node === "4");
        await annotate("Seen in the bus.");
        await games();
        await chooseFiles(page, join(folder, "home.db"));
        await page.waitForSelector("dialog >> text=Nothing is stored twice");
        await assertFits(page, "what to do with a database");
        await assertAccessible(page, "what to do with a database");
        await page.click("dialog .main");
        await page.waitForSelector(".tile:has-text('brought up to date'):has-text('1')");
        await page.waitForSelector(`.tile:has-text('already there'):has-text('${before - 2}')`);
        assert.equal(await page.locator(".forks li").count(), 1);
        await assertFits(page, "a merge");
        await assertAccessible(page, "a merge");
        await page.click(".forks >> text=As it came");
        await page.waitForSelector(".moves .comment >> text=Seen in the train.", { state: "attached" });
        await page.waitForSelector(".head .title >> text=Jansen");
        assert.doesNotMatch(await page.textContent(".moves"), /in the bus/);
        await page.goBack();
        await page.click("[aria-label='Take it back']");
        await page.waitForSelector(".games .space .row");
        assert.equal(await games(), before);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "of thousands of problems those in sight are put into words"() {
        const slip = '[White "Slip"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 33-29 *\n\n';
        const file = join(folder, "slips.pdn");
        const count = 3000;
        await writeFile(file, Array.from({ length: count }, (_, n) => slip.replace("Slip", `Slip ${n}`)).join(""));
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, file);
        await page.waitForSelector(".tile.bad:has-text('3,000')");
        await page.waitForSelector(".problem-list .space .row");
        assert((await page.locator(".problem-list .space .row").count()) < 60);
        await page.focus(".problem-list");
        await page.keyboard.press("End");
        await page.waitForSelector(".problem-list .chosen >> text=line 14,999");
        await page.keyboard.press("ArrowUp");
        await page.waitForSelector(`.problem-detail >> text=Slip ${count - 2}`);
        await page.waitForSelector(".file-lines .at >> text=33-29");
        assert.equal(Number(await page.textContent(".file-lines .at i")), 5 * count - 6);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "100,000 games are a list of the rows in sight"() {
        const file = join(folder, "large.pdn");
        const games = await manyGames(file, 2250);
        assert(games > 100_000);
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, file);
        await page.click(".rail a");
        await page.waitForSelector(".games .space .row");
        await page.focus(".games");
        await page.keyboard.press("End");
        await page.waitForSelector(`.games .row[aria-rowindex='${games + 1}'] .white`);
        assert((await page.locator(".games .space .row").count()) < 60);
        await page.click("[data-sort=date]");
        await page.waitForSelector("[aria-sort=descending]");
        await page.waitForSelector(".games .row[aria-rowindex='2'] .white");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "it can be installed"() {
        const { context, page, close } = await open();
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        const devtools = await context.newCDPSession(page);
        assert.deepEqual(await devtools.send("Page.getInstallabilityErrors"), { installabilityErrors: [] });
        await close();
    },

    async "without a net the page starts again"() {
        const { page, close } = await withSamples("#/games");
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await withoutNet(async () => {
            await page.reload();
            await page.waitForSelector(".games .space .row");
            await page.click(".games .space .row");
            await page.waitForSelector(".study .moves .move");
        });
        await close();
    },

    async "what the engine has not learnt here is not judged without a net, and is with one"() {
        const { page, close } = await open();
        await page.evaluate(() => localStorage.setItem("damscope.settings", JSON.stringify({ nodes: 2000 })));
        await openFiles(page, join(samples, "russian.pdn"));
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.goto(`${server.address}#/study/1/0`);
        await page.reload();
        await page.waitForSelector(".course [aria-label='Analyse game']");
        const known = await page.innerHTML(".chart"); // without a search: how it ended
        await withoutNet(async () => {
            await page.click(".course .main");
            await page.waitForSelector(".message.error >> text=Connect to a network");
            await page.click(".engine button");
            await page.waitForSelector(".engine >> text=Connect to a network");
            assert.equal(await page.locator(".engine-line").count(), 0);
            await page.reload();
            await page.waitForSelector(".course [aria-label='Analyse game']");
            assert.equal(await page.innerHTML(".chart"), known, "nothing was kept");
            await page.click(".rail a[href='#/training']");
            await page.click("text=Make exercises");
            await page.waitForSelector(".message.error >> text=Connect to a network");
            await page.click(".rail a[href='#/study']");
        });
        await page.click(".course .main");
        await page.waitForSelector(".course [aria-label='Analyse again']", { timeout: 300_000 });
        await close();
    },

    async "a file too large for the device is refused before it is read"() {
        const { context, page, close } = await open();
        await context.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { get: () => 0.25 }));
        await page.reload();
        await page.waitForSelector(".hero");
        await page.evaluate(() => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([new Uint8Array(40 * 2 ** 20)], "large.pdn"));
            document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
        });
        await page.waitForSelector(".message.error >> text=no room");
        await openFiles(page, join(samples, "international.pdn"));
        await page.waitForSelector(".tile.good");
        await close();
    },

    async "without a net it speaks the reader's language, in a new version too"() {
        const { page, close } = await open("", { locale: "nl-NL" });
        const language = ["texts/nl.json", "module/languages/nl.mo"];
        await waitForKept(page, ...language);
        await withNewVersion(async () => {
            await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
            const reload = page.waitForEvent("load");
            await page.click(".message .main");
            await reload;
            await page.waitForSelector(".hero");
            assert.deepEqual(await page.evaluate(() => caches.keys()), ["damscope-new"]);
            await waitForKept(page, ...language);
            await withoutNet(async () => {
                await page.reload();
                await page.waitForSelector(".rail >> text=Partijen");
                await page.waitForSelector(".hero");
            });
        });
        await close();
    },

    async "without a net a language that is not on the device is not chosen"() {
        const { page, close } = await open("#/settings");
        await page.waitForSelector(".settings");
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await withoutNet(async () => {
            await page.selectOption(".settings select >> nth=0", "nl");
            await page.waitForSelector(".message.error >> text=not on the device");
        });
        assert.equal(await page.inputValue(".settings select >> nth=0"), "en");
        await page.selectOption(".settings select >> nth=0", "nl");
        await page.waitForSelector(".rail >> text=Partijen");
        await close();
    },

    async "two tabs do not write one database"() {
        const { context, page, close } = await withSamples("#/games");
        const second = await newTab(context, "#/games");
        await second.waitForSelector(".hero >> text=Another tab");
        await second.goto(`${server.address}#pdn=samples/annotated.pdn&ply=2`); // what needs none is there
        await second.waitForSelector(".moves .move.shown");
        await second.click(".rail a");
        await drop(second, "other.db", "");
        await second.waitForSelector(".message >> text=Another tab");
        await page.close(); // and the other goes on by itself
        await second.waitForSelector(".games .space .row");
        await second.waitForSelector(".message >> text=Another tab", { state: "detached" });
        assert.deepEqual(second.faults, []);
        await close();
    },

    async "each tab has unsaved moves of its own"() {
        const { context, page, close } = await withSamples("#/study");
        await play(page, "33", "28");
        await waitForDraft(page, "33-28");
        const second = await newTab(context, "#/study");
        await play(second, "32", "28");
        await waitForDraft(second, "32-28");
        await page.reload();
        await page.waitForFunction(() =>
            document.querySelector(".moves .move.shown")?.textContent.includes("33-28"),
        );
        await page.close();
        await second.reload();
        await second.waitForFunction(() =>
            document.querySelector(".moves .move.shown")?.textContent.includes("32-28"),
        );
        await close();
    },

    async "the unsaved change of a stored game waits with its tab for the database"() {
        const { context, page, close } = await withSamples("#/study/1/0");
        await play(page, "31", "27");
        await waitForDraft(page, "31-27");
        const second = await newTab(context, "#/games");
        await second.waitForSelector(".hero >> text=Another tab");
        await page.goto("about:blank");
        await second.waitForSelector(".games .space .row");
        await page.goto(`${server.address}#/study/1/0`);
        await page.waitForSelector(".hero >> text=Another tab");
        await page.click(".rail a[href='#/study']");
        await page.waitForSelector(".study .board .movable"); // of a new game
        await page.goto("about:blank");
        await page.goto(`${server.address}#/study/1/0`);
        await page.waitForSelector(".hero >> text=Another tab");
        await second.close();
        await waitForMove(page, "31-27");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "the address stays with the game that is not left"() {
        const { page, close } = await withSamples("#/study/1/3");
        await page.waitForSelector(".moves .move.shown");
        await page.keyboard.press("End");
        await page.waitForSelector(".board .movable");
        await page.click(".moves .move >> nth=0");
        await page.click("role=tab[name=Note]");
        await page.fill(".note-panel textarea", "Not saved.");
        await page.waitForSelector(".moves .comment >> text=Not saved.");
        await page.goto(`${server.address}#/study/2/0`);
        await page.click("dialog >> text=Cancel");
        await page.waitForFunction(() => location.hash === "#/study/1/1");
        await page.waitForSelector(".moves .comment >> text=Not saved.");
        await close();
    },

    async "unsaved moves stay where another game does not open"() {
        const { page, close } = await withSamples("#/study");
        await play(page, "33", "28");
        await waitForDraft(page, "33-28");
        await page.goto(`${server.address}#/study/999999`);
        await page.click("dialog .main");
        await page.waitForSelector(".message.error");
        assert.equal(await page.evaluate(() => location.hash), "#/study");
        await page.reload();
        await waitForMove(page, "33-28");
        await close();
    },

    async "a PDN opens from a link"() {
        const { page, close } = await open("#pdn=samples/annotated.pdn&ply=2");
        await page.waitForSelector(".moves .move.shown");
        assert.match(await shownMove(page), /20-24/);
        await page.click(".message:has-text('games in the file') .main");
        await page.waitForSelector(".tile.good");
        await page.goto(`${server.address}#pdn=https://example.com/x.pdn`);
        await page.waitForSelector(".message.error >> text=its own site");
        await close();
    },

    async "in a published site its games are searched, analysed and trained in"() {
        const published = await publishSamples();
        if (!published) return;
        const host = await serve(published);
        const { page, close } = await open("", { address: `${host.address}game/0/1.html`, ready: "main" });
        page.faults.length = 0; // the site has no picture for a tab
        await page.click("text=Analyse here");
        await page.waitForSelector(".moves .move");
        await page.click(".message:has-text('Samples has') .main");
        await page.waitForSelector(".tile.good");
        await page.goto(`${host.address}engine/index.html#/games`);
        await page.waitForSelector(".games .space .row");
        assert.match(await page.textContent(".head .title p"), /^Samples/);
        await page.fill(".filter", "Jansen");
        await page.waitForFunction(() => /^\d+ games?/.test(document.querySelector(".library .told").textContent));
        await page.click(".rail a[href='#/search']");
        await page.fill(".search-form textarea", "white captures at least 2");
        await page.click(".search-form .main");
        await page.waitForSelector(".hits .space .row");
        await page.click(".rail a[href='#/openings']");
        await page.waitForSelector(".openings-table");
        await page.click(".rail a[href='#/training']");
        await page.click("text=Make exercises");
        await page.waitForSelector(".training .board .movable", { timeout: 120_000 });
        await page.reload();
        await page.waitForSelector(".head .home");
        assert.deepEqual(await page.locator(".message").allTextContents(), [], "it is offered once");
        assert.deepEqual(page.faults, []);
        await page.click(".head .home");
        await page.waitForSelector("h1 >> text=Samples");
        await close();
        await host.close();
    },

    async "it speaks the reader's language"() {
        const { page, close } = await open("", { locale: "nl-NL" });
        await page.waitForSelector(".hero");
        assert.equal(await page.getAttribute("html", "lang"), "nl");
        assert.match(await page.textContent(".rail"), /Partijen/);
        await page.goto(`${server.address}#/study`);
        await page.click("role=tab[name=Opmerking]");
        const sign = page.locator(".glyphs [data-glyph='6']");
        assert.equal(await sign.getAttribute("title"), "twijfelachtige zet");
        assert.equal(await sign.getAttribute("aria-label"), "twijfelachtige zet");
        await page.goto(`${server.address}#/rules`);
        await page.waitForSelector(".head .title >> text=18 varianten");
        await close();
    },
};

// Every view at every size, light and dark: nothing is too wide, nothing keeps readers out.
const sizes = [
    [340, 700],
    [820, 1180],
    [1366, 768],
];
const places = [
    "games",
    "study/1/50",
    "search",
    "openings",
    "training",
    "rules",
    "rules/russian",
    "settings",
];

async function goTo(page, place) {
    await page.goto(`${server.address}#/${place}`);
    await page.waitForSelector(`.view[data-place=${place.split("/")[0]}] > *`);
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() => !document.querySelector(".busy.working"));
}

for (const locale of ["nl-NL", "fr-FR", "ru-RU", "pt-PT"])
    tests[`340x700 ${locale}: all fits`] = async () => {
        const { page, close } = await withSamples("#/games", { size: sizes[0], locale });
        for (const place of places) {
            await goTo(page, place);
            await assertFits(page, `${place} in ${locale}`);
        }
        await close();
    };

for (const size of sizes)
    for (const scheme of ["light", "dark"])
        tests[`${size.join("x")} ${scheme}: all fits, and is accessible`] = async () => {
            const { page, close } = await withSamples("#/games", { size, scheme });
            for (const place of places) {
                await goTo(page, place);
                assert.deepEqual(await page.locator(".wrong:visible").allTextContents(), [], place);
                await assertFits(page, place);
                await assertAccessible(page, `${place} at ${size.join("x")}, ${scheme}`);
                if (pictures)
                    await page.screenshot({
                        path: join(pictures, `${place.replaceAll("/", "-")}-${size.join("x")}-${scheme}.png`),
                    });
            }
            await goTo(page, "study/1/50");
            await page.click("[aria-label='More actions']");
            await page.waitForSelector(".menu");
            await assertAccessible(page, "a menu");
            assert.deepEqual(page.faults, []);
            await close();
        };

const wanted = process.env.DAMSCOPE_PAGE_TEST;
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
    if (wanted && !name.includes(wanted)) continue;
    try {
        await test();
        console.log(`passed: ${name}`);
    } catch (error) {
        ++failed;
        console.log(`FAILED: ${name}\n${error.stack ?? error}`);
    }
}
await server.close();
process.exit(failed ? 1 : 0);
