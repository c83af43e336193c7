// SPDX-License-Identifier: GPL-3.0-or-later
// Answers that come late, in parts or not at all, and where the focus is meanwhile.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { folder, isOpen, manyGames, open, openFiles, play, server, waitForMove, withSamples } from "./reader.mjs";

const pageOf = text => `${server.address}#text=${encodeURIComponent(text)}`;

const focused = page =>
    page.evaluate(() => {
        const { activeElement } = document;
        return activeElement.getAttribute("aria-label") ?? activeElement.textContent.trim();
    });

// With other values in one of its files; the service worker would bring the file as it is.
async function withSamplesAnd(file, from, to, place) {
    const opened = await withSamples(place, { serviceWorkers: "block" });
    const text = await readFile(new URL(`../../../web/page/${file}`, import.meta.url), "utf8");
    assert.ok(text.includes(from), `${file} has ${from}`);
    await opened.page.route(`**/${file}`, route =>
        route.fulfill({ contentType: "text/javascript", body: text.replace(from, to) }),
    );
    await opened.page.reload();
    opened.page.faults.length = 0; // there is no service worker
    return opened;
}

export const tests = {
    async "an exercise is graded once, and more are asked than came at once"() {
        const { page, close } = await withSamplesAnd(
            "views/training.js",
            "const atOnce = 20",
            "const atOnce = 1",
            "#/training",
        );
        const tile = name => page.textContent(`.training .tile:has-text('${name}') b`);
        await page.click("text=Make exercises");
        await page.waitForSelector(".training .board .movable", { timeout: 120_000 });
        const due = Number(/\d+/.exec(await page.textContent(".head .title p"))[0]);
        assert.ok(due > 1, `${due} exercises`);
        for (let answered = 1; answered <= 2; ++answered) {
            await page.$eval(".ask .buttons button:last-child", button => {
                button.click();
                button.click();
            });
            await page.click(".ask >> text=Next exercise");
            await page.waitForSelector(".ask >> text=Show the answer");
            assert.equal(await tile("answered wrong"), String(answered));
        }
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "of an opening no move is played before the position is there"() {
        const { page, close } = await withSamples("#/openings");
        await page.waitForSelector(".openings-table .move");
        const line = () => page.locator(".path-row .move").allTextContents();
        const forward = times =>
            page.evaluate(times => {
                for (let i = 0; i < times; ++i)
                    document.body.dispatchEvent(
                        new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }),
                    );
            }, times);
        const first = await page.textContent(".openings-table .move >> nth=0");
        await forward(5);
        await page.waitForSelector(".path-row .move");
        assert.deepEqual(await line(), [`1. ${first}`]);
        const isAnswered = first => document.querySelector(".openings-table .move")?.textContent !== first;
        await page.waitForFunction(isAnswered, first);
        await page.$eval(".openings-table .move", button => {
            button.click();
            button.click();
        });
        await page.waitForFunction(() => document.querySelectorAll(".path-row .move").length === 2);
        for (let i = 0; i < 40; ++i) await forward(1); // as from a key that is held
        await page.$$eval(".path-row button", ([start, ...moves]) => {
            start.click();
            moves.at(-1).click();
        });
        await page.waitForFunction(() => document.querySelectorAll(".path-row .move").length === 0);
        await page.waitForSelector(`.openings-table .move >> nth=0 >> text=${first}`);
        assert.deepEqual(await page.locator(".message.error").allTextContents(), []);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "what is found comes in parts, and the first is there soon"() {
        const file = join(folder, "searched.pdn");
        const games = await manyGames(file, 40);
        const { page, close } = await open("");
        await openFiles(page, file);
        await page.click(".rail a[href='#/search']");
        await page.evaluate(() => {
            window.counts = [];
            const heading = document.querySelector(".found h2");
            new MutationObserver(() => window.counts.push(heading.textContent)).observe(heading, {
                childList: true,
            });
        });
        await page.fill(".search-form textarea", "pieces >= 20");
        await page.press(".search-form textarea", "Enter");
        await page.press(".search-form textarea", "Enter"); // which takes the place of the first
        await page.waitForSelector(".hits .space .row");
        const all = `${games.toLocaleString("en")} games`;
        await page.waitForSelector(`.found h2:text-is("${all}")`);
        await page.waitForSelector(".search-form .main:enabled");
        const counts = (await page.evaluate(() => window.counts)).filter(text => /^[1-9].* \+$/.test(text));
        assert.ok(counts.length > 1, counts.join(", "));
        assert.ok(parseInt(counts[0]) <= 100, counts.join(", "));
        assert.ok(await page.locator(".found progress").isHidden());
        await page.focus(".hits");
        await page.keyboard.press("End");
        await page.waitForSelector(`.hits .row[aria-rowindex='${games + 1}'] .white`);
        const ids = await page.evaluate(() =>
            [...document.querySelectorAll(".hits .row")].map(row => row.getAttribute("aria-rowindex")),
        );
        assert.equal(new Set(ids).size, ids.length);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "what was found in one database is not listed in another"() {
        const { page, close } = await withSamples("#/search");
        await page.fill(".search-form textarea", "pieces >= 20");
        await page.click(".search-form .main");
        await page.waitForSelector(".hits .space .row");
        await page.click(".rail a[href='#/settings']");
        await page.click("text=New database");
        await page.fill("dialog input", "other");
        await page.click("dialog .main");
        await page.waitForSelector(isOpen("other"));
        await page.click(".rail a[href='#/search']");
        await page.waitForSelector(".found .empty >> text=Draw a pattern");
        assert.equal(await page.locator(".hits .row .white").count(), 0);
        assert.equal(await page.textContent(".found h2"), "Found");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "every comment of a game is shown, and all that was not understood"() {
        const { page, close } = await open();
        const pdn =
            '[GameType "20"]\n\n{opening} 1. 32-28 {after} ({early} 1. 33-29 19-23 (1... 20-24 {inner}) {innermost} ' +
            "(1... 18-23) {innerbehind}) {between} (1. 34-30 20-25 2. 29-99) {behind} 19-23 2. 28x19 14x23 *";
        await page.goto(pageOf(pdn));
        await waitForMove(page, "34-30");
        const words = "opening after early inner innermost innerbehind between 29-99 behind".split(" ");
        const text = await page.textContent(".moves");
        assert.match(text, new RegExp(words.join(".*")));
        await page.waitForSelector(".moves .variation .unread >> text=Not understood");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "one move is the current one"() {
        const { page, close } = await withSamples("#/study/1/0");
        await page.waitForSelector(".moves .move");
        for (let ply = 1; ply <= 3; ++ply) {
            await page.keyboard.press("ArrowRight");
            await page.waitForFunction(
                at => document.querySelector(".moves .shown")?.dataset.node === String(at),
                ply,
            );
            assert.equal(await page.locator(".moves [aria-current]").count(), 1);
            assert.equal(await page.locator(".moves .shown[aria-current=true]").count(), 1);
        }
        await page.keyboard.press("Home");
        await page.waitForSelector(".moves [aria-current]", { state: "detached" });
        await close();
    },

    async "the focus comes back with a view, and the view is said"() {
        const { page, close } = await withSamples("#/games");
        await page.waitForSelector(".games .space .row");
        await page.focus(".games");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".study .moves .move");
        await page.waitForFunction(() => document.activeElement.id === "view");
        await page.waitForFunction(
            () => document.querySelector(".head .heard").textContent === document.querySelector("h1").textContent,
        );
        await page.goBack();
        await page.waitForFunction(() => document.activeElement.classList.contains("games"));
        await page.waitForSelector(".head .heard >> text=Games");
        await page.focus(".rail a[href='#/rules']");
        await page.keyboard.press("Enter");
        await page.waitForSelector(".view[data-place=rules] > *");
        assert.equal(await focused(page), "Rules", "on the link that was followed");
        await close();
    },

    async "the focus stays where a button is of no use any more, or a list is drawn again"() {
        const { page, close } = await open("#/study");
        await play(page, "32", "28");
        const undo = await page.$("[aria-label=Undo]");
        await undo.focus();
        await page.keyboard.press("Enter");
        await page.waitForSelector("[aria-label=Undo]:disabled");
        assert.ok(await undo.evaluate(button => button.isConnected), "it is the same button");
        await play(page, "33", "28");
        assert.ok(await undo.isEnabled());
        await page.focus(".moves .move");
        await page.evaluate(() => document.querySelector("[aria-label=Undo]").click());
        await page.waitForSelector(".moves .move", { state: "detached" });
        assert.equal(await focused(page), "Moves");
        assert.deepEqual(page.faults, []);
        await close();
    },
};
