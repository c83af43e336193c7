// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader does with the page, done in a real browser (test_page starts it):
//
//     node page_test.mjs TOOLS BROWSER FOLDER [PICTURES]
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
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
    { size = [1366, 768], scheme = "light", locale = "en-GB", profile = `profile${++profiles}` } = {},
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
    await page.goto(server.address + place);
    await page.waitForSelector(".rail");
    return { context, page, close: () => context.close() };
}

// The files come as they come from a chooser.
async function openFiles(page, ...files) {
    const chooser = page.waitForEvent("filechooser");
    await page.click(".head .actions .main");
    await (await chooser).setFiles(files);
    await page.waitForSelector(".tile");
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

async function clickSquare(page, name, board = ".study .board") {
    const at = await page.$eval(
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
    await page.mouse.click(...at);
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
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${what} is ${over} pixels too wide`);
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
        const problems = await page.$$eval(".problem", all => all.map(one => one.textContent));
        assert.ok(
            problems.some(text => text.includes("line 21") && text.includes("capture is compulsory: 28x19")),
            problems.join("\n"),
        );
        await page.click(".problem >> text=10-16");
        await page.waitForSelector(".suggestion");
        assert.match(await page.textContent(".suggestion"), /10-15/);
        assert.match(await page.textContent(".file-lines .at"), /^32/);
        await page.waitForSelector(".problem-board .board");
        await page.click(".problem-text .main");
        await page.waitForSelector(".study .moves .move");
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
        const [from, to] = await page.$eval(".study .board", svg =>
            ["38", "32"].map(name => {
                const text = [...svg.querySelectorAll(".names text")].find(one => one.textContent === name);
                const point = new DOMPoint(
                    +text.getAttribute("x") + 0.45,
                    +text.getAttribute("y") + 0.3,
                ).matrixTransform(svg.getScreenCTM());
                return [point.x, point.y];
            }),
        );
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

    async "a game is analysed, and the graph leads to its errors"() {
        const { page, close } = await withSamples("#/study/1/0");
        await page.waitForSelector(".moves .move");
        await page.evaluate(() => localStorage.setItem("damscope.settings", JSON.stringify({ nodes: 2000 })));
        await page.reload();
        await page.waitForSelector(".course .main");
        await page.click(".course .main");
        await page.waitForSelector(".chart .errors path", { timeout: 300_000 });
        await page.waitForFunction(() => document.querySelector(".course progress").hidden, null, {
            timeout: 300_000,
        });
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
        await page.evaluate(() => delete window.showSaveFilePicker);
        await page.click("[aria-label='More actions']");
        const download = page.waitForEvent("download");
        await page.click("role=menuitem[name='Download as PDN']");
        const text = await readFile(await (await download).path(), "utf8");
        assert.match(text, /A quiet start\./);
        await page.reload();
        await page.waitForSelector(".moves .comment >> text=A quiet start.");
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
        const one = await readFile(join(samples, "international.pdn"), "utf8");
        const games = one.split("[Event ").length - 1;
        const copies = 200;
        const file = join(folder, "many.pdn");
        await writeFile(
            file,
            Array.from({ length: copies }, (_, n) => one.replaceAll('[Round "', `[Round "${n}.`)).join("\n"),
        );
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
        assert.equal(Number(told.replace(/\D/g, "")), games * copies, told);
        assert.deepEqual(again.faults, []);
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
        await second.waitForSelector(".message", { state: "detached" });
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

    async "unsaved moves stay where another game does not open"() {
        const { page, close } = await withSamples("#/study");
        await play(page, "33", "28");
        await waitForDraft(page, "33-28");
        await page.goto(`${server.address}#/study/999999`);
        await page.click("dialog .main");
        await page.waitForSelector(".message.error");
        await page.goto(`${server.address}#/study`);
        await page.reload();
        await waitForMove(page, "33-28");
        await close();
    },

    async "a PDN opens from a link"() {
        const { page, close } = await open("#pdn=samples/annotated.pdn&ply=2");
        await page.waitForSelector(".moves .move.shown");
        assert.match(await shownMove(page), /20-24/);
        await page.goto(`${server.address}#pdn=https://example.com/x.pdn`);
        await page.waitForSelector(".message.error >> text=its own site");
        await close();
    },

    async "it speaks the reader's language"() {
        const { page, close } = await open("", { locale: "nl-NL" });
        await page.waitForSelector(".hero");
        assert.equal(await page.getAttribute("html", "lang"), "nl");
        assert.match(await page.textContent(".rail"), /Partijen/);
        await close();
    },
};

// Every view at every size, light and dark: nothing is too wide, nothing keeps readers out.
const sizes = [
    [340, 700],
    [820, 1180],
    [1366, 768],
];
for (const size of sizes)
    for (const scheme of ["light", "dark"])
        tests[`${size.join("x")} ${scheme}: all fits, and is accessible`] = async () => {
            const { page, close } = await withSamples("#/games", { size, scheme });
            for (const place of [
                "games",
                "study/1/50",
                "search",
                "openings",
                "training",
                "rules",
                "rules/russian",
                "settings",
            ]) {
                await page.goto(`${server.address}#/${place}`);
                await page.waitForSelector(`.view[data-place=${place.split("/")[0]}] > *`);
                await page.waitForLoadState("networkidle");
                await page.waitForFunction(() => !document.querySelector(".busy.working"));
                assert.deepEqual(await page.locator(".wrong:visible").allTextContents(), [], place);
                await assertFits(page, place);
                await assertAccessible(page, `${place} at ${size.join("x")}, ${scheme}`);
                if (pictures)
                    await page.screenshot({
                        path: join(pictures, `${place.replaceAll("/", "-")}-${size.join("x")}-${scheme}.png`),
                    });
            }
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
