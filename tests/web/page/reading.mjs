// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are read while the reader does something else, and what is taken back of them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
    annotate,
    choose,
    drop,
    folder,
    isOpen,
    manyGames,
    open,
    openFiles,
    samples,
    server,
    withSamples,
} from "./reader.mjs";

const numberIn = text => Number(text.replace(/\D/g, ""));

// Files that are read no sooner than `readOn` is called. Answers how many games they have.
async function dropHeld(page, name) {
    await page.evaluate(() => {
        const { postMessage } = Worker.prototype;
        const held = new Promise(done => (window.readOn = done));
        Worker.prototype.postMessage = function (message, ...more) {
            const post = () => postMessage.call(this, message, ...more);
            if (message.name === "import") held.then(post);
            else post();
        };
    });
    const file = join(folder, name);
    const games = await manyGames(file, 2);
    await drop(page, name, await readFile(file, "utf8"));
    await page.waitForSelector(".view progress");
    return games;
}

const readOn = page => page.evaluate(() => window.readOn());

const one = '[White "Late"]\n[GameType "20"]\n\n1. 33-29 *\n';

const waitForDatabase = (page, name) => page.waitForSelector(isOpen(name));

// The one before is left when the dialog is gone.
async function askForDatabase(page, name) {
    await page.goto(`${server.address}#/settings`);
    await page.click(".settings >> text=New database");
    await page.fill("dialog input", name);
    await page.click("dialog .main");
    await page.waitForSelector("dialog", { state: "detached" });
}

async function openDatabase(page, name) {
    await page.goto(`${server.address}#/settings`);
    await page.click(`.stores li:has-text('${name}') >> text=Open`);
    await waitForDatabase(page, name);
}

async function gamesIn(page) {
    await page.click(".rail a[href='#/games']");
    await page.waitForSelector(".games .space .row");
    return numberIn((await page.textContent(".head .title p")).split("·").at(-1));
}

export const tests = {
    async "what is dropped while files are read is read behind them, and taken back with them"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        const games = await dropHeld(page, "first.pdn");
        await drop(page, "late.pdn", one);
        await readOn(page);
        await page.waitForSelector(".tile.good");
        assert.match(await page.textContent(".head .title"), /first\.pdn, late\.pdn/);
        assert.equal(numberIn(await page.textContent(".tile.good b")), games + 1);
        await page.click("[aria-label='Take it back']");
        await page.waitForSelector(".hero >> text=Try sample games");
        await page.click(".message:has-text('Taken back') .main");
        await page.waitForSelector(".message >> text=Done again");
        assert.equal(await gamesIn(page), games + 1);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "what was read is reported where the reader is"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        const games = await dropHeld(page, "elsewhere.pdn");
        await page.click(".rail a[href='#/study']");
        await page.waitForSelector(".study .board .movable");
        await readOn(page);
        await page.click(".message >> text=Show what was read");
        await page.waitForSelector(".tile.good");
        assert.equal(numberIn(await page.textContent(".tile.good b")), games);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "an import is taken back, and not what was changed since"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, join(samples, "international.pdn"));
        await page.click(".rail a");
        const before = await gamesIn(page);
        await drop(page, "late.pdn", one);
        await page.waitForSelector(".tile.good:has-text('1')");
        await page.goto(`${server.address}#/study/1/3`);
        await page.waitForSelector(".moves .move.shown");
        await annotate(page, "A quiet start.");
        await page.goto(`${server.address}#/import`);
        await page.click("[aria-label='Take it back']");
        await page.waitForSelector(".message >> text=Taken back");
        assert.equal(await gamesIn(page), before);
        await page.goto(`${server.address}#/study/1/3`);
        await page.waitForSelector(".moves .comment >> text=A quiet start.");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "another database takes nothing of what is read, and nothing is taken back in it"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        const games = await dropHeld(page, "first.pdn");
        await drop(page, "late.pdn", one);
        await askForDatabase(page, "other");
        await readOn(page);
        await waitForDatabase(page, "other");
        await page.waitForSelector(".message >> text=Reading was stopped");
        await page.click(".rail a[href='#/games']");
        await page.waitForSelector(".hero >> text=Try sample games");
        await page.goto(`${server.address}#/import`); // the report was that of the database before
        await page.waitForFunction(() => location.hash === "#/games");
        await openDatabase(page, "games");
        const stored = await gamesIn(page);
        assert.equal(stored, games, "what was begun is read to its end, and the other file is not");
        await drop(page, "late.pdn", one);
        await page.waitForSelector(".tile.good");
        await page.click("[aria-label='Take it back']");
        await page.waitForSelector(".library");
        await openDatabase(page, "other");
        await page.click(".message:has-text('Taken back') .main");
        await page.waitForSelector(".message.error >> text=games");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a problem has the position before it, or none where it is not certain"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await drop(
            page,
            "slips.pdn",
            '[White "Line"]\n[GameType "20"]\n\n1. 32-28 (1. 33-29 19-24 2. 31-22) 19-23 2. 33-29 *\n\n' +
                '[White "Result"]\n[Result "2-0"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 28x19 14x23 0-2\n',
        );
        await page.waitForSelector(".problem-list .space .row");
        await page.click(".problem-list >> text=31-22");
        await page.waitForSelector(".problem-text >> text=31-22");
        await page.waitForSelector(".problem-board .board");
        await page.click(".problem-text .main");
        await page.waitForFunction(() => location.hash === "#/study/1/0"); // where the variation leaves the main line
        await page.goBack();
        await page.click(".problem-list >> text=33-29");
        await page.waitForSelector(".problem-text >> text=33-29");
        await page.waitForSelector(".problem-board .board");
        await page.click(".problem-text .main");
        await page.waitForFunction(() => location.hash === "#/study/1/2");
        await page.goBack();
        await page.click(".problem-list .row:has-text('Result') >> nth=-1");
        await page.waitForSelector(".problem-detail >> text=Result");
        await page.waitForFunction(() => !document.querySelector(".busy.working"));
        assert.equal(await page.locator(".problem-board .board").count(), 0);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "games are deleted that the question counts, and the menu says which games it means"() {
        const { page, close } = await withSamples("#/games");
        const before = await gamesIn(page);
        await page.fill(".filter", "Jansen");
        await choose(page, "Delete the games shown");
        const asked = numberIn(/\d+ games?/.exec(await page.textContent("dialog"))[0]);
        assert.ok(asked > 0 && asked < before, `${asked} of ${before}`);
        await page.click("dialog .main");
        await page.waitForSelector(".library .told >> text=No game is like this");
        await page.click("[aria-label='More actions']");
        await page.waitForSelector("role=menuitem[name='Download the games shown as PDN'][disabled]");
        await page.keyboard.press("Escape");
        await page.fill(".filter", "");
        assert.equal(await gamesIn(page), before - asked);
        assert.deepEqual(page.faults, []);
        await close();
    },
};
