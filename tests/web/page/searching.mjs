// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and patterns that are searched, and the tree of openings.
import assert from "node:assert/strict";
import { assertFits, atEachSize, clickSquare, waitForShown, withSamples } from "./reader.mjs";

export const tests = {
    async "the tree of openings is walked, filtered, and taken to the study"() {
        const { page, close } = await withSamples("#/openings");
        const move = ".openings-table button.move >> nth=0";
        const path = () => page.locator(".path-row .move").allTextContents();
        await page.waitForSelector(move);
        await page.evaluate(() => {
            window.tree = () => {
                const panel = document.querySelector(".openings-panel");
                return panel.previousElementSibling.textContent + panel.textContent;
            };
        });
        const tree = () => page.evaluate(() => window.tree());
        const waitFor = wanted => page.waitForFunction(wanted => window.tree() === wanted, wanted);
        const waitForOther = async before => {
            await page.waitForFunction(before => window.tree() !== before, before);
            return tree();
        };
        const games = text => Number(/^\d+/.exec(text)[0]);

        const start = await tree();
        const first = await page.textContent(move);
        await page.click(move);
        const afterOne = await waitForOther(start);
        assert.ok(games(afterOne) < games(start), afterOne);
        const second = await page.textContent(move);
        const squares = second.split(/[-x]/);
        await page.waitForSelector(".view .board .movable");
        for (const square of [squares[0], squares.at(-1)]) await clickSquare(page, square, ".view .board");
        const afterTwo = await waitForOther(afterOne);
        assert.deepEqual(await path(), [`1. ${first}`, second]);

        await page.keyboard.press("ArrowLeft");
        await waitFor(afterOne);
        await page.keyboard.press("ArrowRight");
        await waitFor(afterTwo);
        await page.click(".path-row .move >> nth=0");
        await waitFor(afterOne);
        assert.deepEqual(await path(), [`1. ${first}`]);
        await page.click(".path-row [aria-label='To the start']");
        await waitFor(start);

        const filter = ".view input[type=search]";
        await page.fill(filter, "Jansen");
        const ofJansen = await waitForOther(start);
        assert.ok(games(ofJansen) > 0 && games(ofJansen) < games(start), ofJansen);
        await page.fill(filter, "rated over over");
        await page.waitForSelector(".view .told.wrong");
        await page.fill(filter, "");
        await waitFor(start);

        await page.click(move);
        await waitFor(afterOne);
        await page.click(".head .actions [aria-label=Study]");
        await waitForShown(page, first);
        assert.deepEqual(page.faults, []);
        await close();
    },
};

atEachSize(tests, "a pattern that is drawn is found, and a query in words", async at => {
    const { page, close } = await withSamples("#/search", at);
    await page.waitForSelector(".search-form .board");
    await clickSquare(page, "28", ".search-form .board");
    await page.waitForFunction(() => document.querySelector(".search-form textarea").value.includes("28"));
    await page.click(".search-form .main");
    await page.waitForSelector(".hits .space .row");
    await page.fill(".search-form textarea", "white man on 24 andd");
    await page.click(".search-form .main");
    await page.waitForSelector(".search-fields .told.wrong");
    await page.fill(".search-form textarea", "white captures at least 3");
    await page.click(".search-form .main");
    await page.waitForSelector(".hits .space .row");
    await assertFits(page, "what was found");
    await page.click(".hits .space .row");
    await page.waitForSelector(".study .moves .move.shown");
    assert.deepEqual(page.faults, []);
    await close();
});
