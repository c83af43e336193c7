// SPDX-License-Identifier: GPL-3.0-or-later
// What does not work on a device: a database that is damaged, site data that is blocked, a core that has ended.
import assert from "node:assert/strict";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
    choose,
    chooseFiles,
    downloaded,
    folder,
    isOpen,
    manyGames,
    open,
    openFiles,
    play,
    server,
    site,
    waitForDraft,
    waitForMove,
    withSamples,
} from "./reader.mjs";

async function newDatabase(page, name) {
    await page.goto(`${server.address}#/settings`);
    await page.click(".settings >> text=New database");
    await page.fill("dialog input", name);
    await page.click("dialog .main");
}

// Another database beside "games", which is open.
async function withSecond(options) {
    const opened = await withSamples("#/settings", options);
    const { page } = opened;
    await newDatabase(page, "second");
    await page.waitForSelector(isOpen("second"));
    await page.click(".stores li:has-text('games') >> text=Open");
    await page.waitForSelector(isOpen("games"));
    return opened;
}

// All that a closed database has in its files.
const damage = (page, name) =>
    page.evaluate(async name => {
        const head = 4096; // says which file it is
        const root = await navigator.storage.getDirectory();
        const folder = await (await root.getDirectoryHandle("damscope")).getDirectoryHandle(name);
        for await (const file of folder.values()) {
            const { size } = await file.getFile();
            if (size <= head) continue;
            let out = null; // not before the core has let it go
            while (!out) {
                out = await file.createWritable({ keepExistingData: true }).catch(() => null);
                if (!out) await new Promise(done => setTimeout(done, 100));
            }
            await out.write({ type: "write", position: head, data: "x".repeat(size - head) });
            await out.close();
        }
    }, name);

// A core that ends with this call.
async function withEndOf(call, act) {
    const file = join(site, "module/worker.mjs");
    const text = await readFile(file, "utf8");
    const start = "async function answer({name, request, files}) {\n";
    assert.ok(text.includes(start));
    const end = `if (name === '${call}') throw new WebAssembly.RuntimeError('unreachable');\n`;
    await writeFile(file, text.replace(start, start + end));
    try {
        await act();
    } finally {
        await writeFile(file, text);
    }
}

export const tests = {
    async "a name that cannot be one of a database is refused where it is typed"() {
        const { page, close } = await withSamples("#/settings");
        for (const name of [".second", "a/b", "a:b", "a\\b"]) {
            await newDatabase(page, name);
            await page.waitForSelector("dialog input:invalid");
            await page.keyboard.press("Escape");
            await page.waitForSelector("dialog", { state: "detached" });
        }
        await page.waitForSelector(isOpen("games"));
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a database that does not open leaves the one before open"() {
        const { page, close } = await withSecond();
        await damage(page, "second");
        await page.click(".stores li:has-text('second') >> text=Open");
        await page.waitForSelector(".message.error >> text=could not be opened");
        await page.waitForSelector(isOpen("games"));
        await page.click(".rail a");
        await page.waitForSelector(".games .space .row");
        await page.reload();
        await page.waitForSelector(".games .space .row");
        assert.match(await page.textContent(".head .title p"), /^games/);
        await close();
    },

    async "without a database that opens the reader deletes it or opens another"() {
        const { page, close } = await withSecond();
        await damage(page, "second");
        await page.evaluate(() =>
            localStorage.setItem("damscope.settings", JSON.stringify({ database: "second" })),
        );
        await page.goto(`${server.address}#/games`);
        await page.reload();
        await page.waitForSelector(".hero >> text=second could not be opened");
        await page.click(".hero >> text=Open another");
        await page.waitForSelector(".stores li:has-text('games')");
        await page.click(".rail a");
        const saved = await downloaded(page, () => page.click(".hero >> text=Download second"));
        assert.ok(saved.length > 0 && saved.every(byte => byte === "x".charCodeAt(0)), "it is saved as it is");
        await page.click(".hero >> text=Delete second");
        await page.click("dialog .main");
        await page.waitForSelector(".games .space .row");
        await page.goto(`${server.address}#/settings`);
        await page.waitForSelector(isOpen("games"));
        assert.equal(await page.locator(".stores li").count(), 1);
        await close();
    },

    async "a database that is not to be replaced stays, and so does the one that is open"() {
        const { page, close } = await withSecond();
        await page.click(".rail a");
        const bytes = await downloaded(page, () => choose(page, "Download the database"));
        await chooseFiles(page, { name: "second.db", mimeType: "", buffer: bytes });
        await page.check("dialog [value=own]");
        await page.click("dialog .main");
        await page.waitForSelector("dialog >> text=There is a database of this name");
        await page.click("dialog:has-text('of this name') >> text=Cancel");
        await page.waitForSelector("dialog", { state: "detached" });
        await page.goto(`${server.address}#/settings`);
        await page.waitForSelector(isOpen("games"));
        await page.click(".stores li:has-text('second') >> text=Open");
        await page.waitForSelector(isOpen("second"));
        await page.click(".rail a");
        await page.waitForSelector(".hero >> text=Try sample games");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "an address that means nothing leads to the games"() {
        const { page, close } = await open("#/games/%zz");
        await page.waitForSelector(".hero >> text=Try sample games");
        await page.goto(`${server.address}#/study/abc/1`);
        await page.waitForFunction(() => location.hash === "#/games");
        await page.goto(`${server.address}#/search/%zz`);
        await page.waitForSelector(".search-form");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a part of a list that does not come is said"() {
        const file = join(folder, "parts.pdn");
        const games = await manyGames(file, 20);
        assert.ok(games > 300, `${games} games`);
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, file);
        await page.click(".rail a");
        await page.waitForSelector(".games .space .row .white");
        await page.evaluate(() => {
            const { postMessage } = Worker.prototype;
            Worker.prototype.postMessage = function (message, ...more) {
                const isLost = message.name === "games" && !window.isMended;
                return postMessage.call(this, isLost ? { ...message, name: "lost" } : message, ...more);
            };
        });
        await page.focus(".games");
        await page.keyboard.press("End");
        await page.waitForSelector(".message.error");
        await page.evaluate(() => (window.isMended = true));
        await page.keyboard.press("ArrowUp");
        await page.waitForSelector(`.games .row[aria-rowindex='${games}'] .white`);
        await close();
    },

    async "what the browser may delete is said, and it is asked to keep what is saved"() {
        const { page, close } = await open("#/study");
        await page.evaluate(() => {
            StorageManager.prototype.persisted = async () => window.isKept === true;
            StorageManager.prototype.persist = async () => (window.isKept = true);
        });
        const warning = page.locator(".settings .warn >> text=may delete");
        await page.goto(`${server.address}#/settings`);
        await warning.waitFor();
        await page.goto(`${server.address}#/study`);
        await play(page, "32", "28");
        await page.click(".head .actions [aria-label=Save]");
        await page.waitForSelector("text=Saved on this device.");
        await page.goto(`${server.address}#/settings`);
        await warning.waitFor({ state: "detached" });
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "with site data blocked the page starts, and says what is not kept"() {
        const profile = "blocked";
        await mkdir(join(folder, profile, "Default"), { recursive: true });
        await writeFile(
            join(folder, profile, "Default/Preferences"),
            JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
        );
        const { page, close } = await open("#/study", { profile });
        await play(page, "32", "28");
        await page.waitForSelector(".message.error >> text=This browser keeps no changes");
        await page.click(".message button");
        await play(page, "18", "23");
        await page.waitForFunction(() => !document.querySelector(".busy.working"));
        assert.equal(await page.locator(".message").count(), 0, "it is said once");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a database that ends the core is not opened again by itself"() {
        const opened = {};
        await withEndOf("store.open", async () => {
            Object.assign(opened, await open("#/games", { serviceWorkers: "block" }));
            await opened.page.waitForSelector(".hero >> text=loaded again");
            assert.equal(await opened.page.locator(".hero >> text=Delete games").count(), 0);
        });
        const { page, close } = opened;
        const reload = page.waitForEvent("load");
        await page.click(".message >> text=Load again");
        await reload;
        await page.waitForSelector(".hero >> text=Damscope ended when it last opened");
        await page.reload();
        await page.waitForSelector(".hero >> text=Damscope ended when it last opened");
        await page.click(".hero >> text=Delete games");
        await page.click("dialog .main");
        await page.waitForSelector(".hero >> text=Try sample games");
        await page.reload();
        await page.waitForSelector(".hero >> text=Try sample games");
        await close();
    },

    async "a core that has ended is loaded again, with what was not saved"() {
        await withEndOf("rules", async () => {
            const { page, close } = await open("#/study");
            await play(page, "32", "28");
            await waitForDraft(page, "32-28");
            await page.goto(`${server.address}#/rules/russian`);
            await page.waitForSelector(".message.error >> text=loaded again");
            await page.goto(`${server.address}#/study`);
            assert.equal(await page.locator(".message").count(), 1, "it is said once");
            const reload = page.waitForEvent("load");
            await page.click(".message >> text=Load again");
            await reload;
            await waitForMove(page, "32-28");
            await close();
        });
    },
};
