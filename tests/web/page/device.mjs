// SPDX-License-Identifier: GPL-3.0-or-later
// What stays on the device: without a network, after a tab was closed or killed, beside another tab.
import assert from "node:assert/strict";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { serve } from "../static_server.mjs";
import {
    annotate,
    atEachSize,
    drop,
    folder,
    kill,
    manyGames,
    newTab,
    open,
    openFiles,
    play,
    samples,
    server,
    site,
    waitForDraft,
    waitForKept,
    waitForMove,
    waitForShown,
    withNewVersion,
    withoutNet,
    withSamples,
} from "./reader.mjs";

const brotli = promisify(brotliCompress);

// As a host does it once for all readers.
const compressed = bytes =>
    brotli(bytes, {
        params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
    });

const waitForServing = page => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

// Of a page from before there were folders in the names of the caches.
const oldCache = "damscope-0123456789abcdef";
const putOldCache = page =>
    page.evaluate(async name => (await caches.open(name)).put("index.html", new Response("")), oldCache);

export const tests = {
    async "it can be installed"() {
        const { context, page, close } = await open();
        await waitForServing(page);
        const devtools = await context.newCDPSession(page);
        assert.deepEqual(await devtools.send("Page.getInstallabilityErrors"), { installabilityErrors: [] });
        assert.equal((await devtools.send("Page.getAppId")).appId, server.address);
        await close();
    },

    async "two pages of one host are two programs, and each keeps what it needs"() {
        const place = join(folder, "two");
        await mkdir(place);
        for (const part of ["a", "b"]) await symlink(site, join(place, part));
        const host = await serve(place);
        const [a, b] = ["a", "b"].map(part => `${host.address}${part}/`);
        const { context, page, close } = await open("", { address: a });
        const devtools = await context.newCDPSession(page);
        await waitForServing(page);
        assert.equal((await devtools.send("Page.getAppId")).appId, a);
        await putOldCache(page);
        await page.goto(b);
        await waitForServing(page);
        assert.equal((await devtools.send("Page.getAppId")).appId, b);
        const names = await page.evaluate(() => caches.keys());
        assert.deepEqual(names.map(name => name.split(" ")[1] ?? name).sort(), ["/a/", "/b/", oldCache]);
        await host.close();
        for (const address of [a, b]) {
            await page.goto("about:blank");
            await page.goto(address);
            await page.waitForSelector(".hero");
        }
        await close();
    },

    async "a new version that one tab takes is offered to the others"() {
        const { context, page, close } = await open("#/rules");
        await waitForServing(page);
        const second = await newTab(context, "#/rules");
        await second.evaluate(() => (window.isBefore = true));
        await withNewVersion(async () => {
            await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
            const reload = page.waitForEvent("load");
            await page.click(".message >> text=Use it now");
            await reload;
            const again = second.locator(".message:has-text('new version') >> text=Load again");
            await again.waitFor();
            assert.ok(await second.evaluate(() => window.isBefore), "it is not loaded again unasked");
            const secondReload = second.waitForEvent("load");
            await again.click();
            await secondReload;
            await second.waitForSelector(".rail");
        });
        await close();
    },

    async "what is loaded before there is a board to play on has at most 2 MB"() {
        const host = await serve(site);
        const { page, close } = await open("", {
            address: `${host.address}#/study`,
            locale: "ru-RU", // of all languages its texts are the largest
            serviceWorkers: "block", // which loads what is for later
        });
        await page.waitForSelector(".board .movable");
        const files = [...host.answered];
        await close();
        await host.close();
        for (const needed of ["app.js", "module/damscope-module.wasm", "module/languages/ru.mo", "texts/ru.json"])
            assert.ok(files.includes(needed), `${needed} is not among ${files}`);
        const sent = await Promise.all(
            files.map(async file => [(await compressed(await readFile(join(site, file)))).length, file]),
        );
        const bytes = sent.reduce((sum, [size]) => sum + size, 0);
        console.log(`the first load: ${files.length} files, ${bytes} bytes with brotli`);
        const largest = sent.sort(([one], [other]) => other - one).slice(0, 5);
        assert.ok(bytes <= 2_000_000, `${bytes} bytes, most of them in ${largest.join(", ")}`);
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

    async "without a net it speaks the reader's language, in a new version too"() {
        const { page, close } = await open("", { locale: "nl-NL" });
        const language = ["texts/nl.json", "module/languages/nl.mo"];
        await waitForKept(page, ...language);
        await putOldCache(page);
        await withNewVersion(async () => {
            await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
            const reload = page.waitForEvent("load");
            await page.click(".message .main");
            await reload;
            await page.waitForSelector(".hero");
            assert.deepEqual(await page.evaluate(() => caches.keys()), ["damscope / new"]);
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

    async "the unsaved change of a game that another tab has saved meanwhile is saved as a copy"() {
        const { context, page, close } = await withSamples("#/study/1/0");
        await play(page, "31", "27");
        await waitForDraft(page, "31-27");
        const second = await newTab(context, "#/games");
        await second.waitForSelector(".hero >> text=Another tab");
        await page.goto("about:blank");
        await second.waitForSelector(".games .space .row");
        await second.goto(`${server.address}#/study/1/3`);
        await second.waitForSelector(".moves .move.shown");
        await annotate(second, "By the other tab.");
        await second.close();
        await page.goto(`${server.address}#/study/1/0`);
        await waitForMove(page, "31-27");
        await page.click(".head .actions [aria-label=Save]");
        await page.waitForSelector("dialog >> text=The game was changed elsewhere");
        await page.click("dialog >> text=Save a copy");
        await page.waitForSelector("text=Saved on this device.");
        await page.goto(`${server.address}#/study/1/3`);
        await page.waitForSelector(".moves .comment >> text=By the other tab.");
        assert.deepEqual(page.faults, []);
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
};

atEachSize(tests, "without a net the page starts again", async at => {
    const { page, close } = await withSamples("#/games", at);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await withoutNet(async () => {
        await page.reload();
        await page.waitForSelector(".games .space .row");
        await page.click(".games .space .row");
        await page.waitForSelector(".study .moves .move");
    });
    await close();
});

atEachSize(
    tests,
    "a tab that is killed loses nothing that was saved, and gives unsaved moves back",
    async at => {
        const { context, page, close } = await withSamples("#/study", at);
        await play(page, "33", "28");
        await waitForDraft(page, "33-28");
        await kill(context, page);
        const again = await newTab(context, "#/study");
        await waitForShown(again, "33-28");
        await again.click(".rail a");
        await again.waitForSelector(".games .space .row");
        await close();
    },
);

atEachSize(tests, "two tabs do not write one database", async at => {
    const { context, page, close } = await withSamples("#/games", at);
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
});
