// SPDX-License-Identifier: GPL-3.0-or-later
// Every view at every size, light and dark, and in every language on the smallest: nothing is too wide, nothing keeps
// readers out.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
    analyse,
    assertAccessible,
    assertFits,
    choose,
    newTab,
    openFiles,
    pictures,
    samples,
    server,
    sizes,
    withSamples,
} from "./reader.mjs";

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

async function assertLooks(page, what) {
    await assertFits(page, what);
    await assertAccessible(page, what);
}

export const tests = {};

for (const locale of ["nl-NL", "fr-FR", "de-DE", "ru-RU", "pt-PT"])
    tests[`340x700 ${locale}: all fits`] = async () => {
        const { page, close } = await withSamples("#/games", { size: sizes[0], locale });
        assert.equal(await page.getAttribute("html", "lang"), locale.slice(0, 2));
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
            if (pictures) await mkdir(pictures, { recursive: true });
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
            await page.keyboard.press("Escape");
            await choose(page, "New game");
            await assertLooks(page, "a dialog");
            await page.click("dialog >> text=Cancel");
            assert.deepEqual(page.faults, []);
            await close();
        };

for (const [size, scheme] of [
    [sizes[0], "dark"],
    [sizes[2], "light"],
])
    tests[`${size.join("x")} ${scheme}: what the reader has found, made and opened fits, and is accessible`] =
        async () => {
            const { context, page, close } = await withSamples("#/games", { size, scheme });
            await openFiles(page, join(samples, "broken/illegal-move.pdn"));
            await page.waitForSelector(".problem-board .board");
            await assertLooks(page, "files read");

            await page.goto(`${server.address}#pdn=https://example.com/x.pdn`);
            await page.waitForSelector(".message.error");
            await assertLooks(page, "a message");
            await page.click(".message [aria-label='Close the message']");

            await goTo(page, "search");
            await page.fill(".search-form textarea", "white captures at least 2");
            await page.click(".search-form .main");
            await page.waitForSelector(".hits .space .row");
            await page.waitForFunction(() => !document.querySelector(".busy.working"));
            await assertLooks(page, "what was found");

            await goTo(page, "training");
            await page.click("text=Make exercises");
            await page.waitForSelector(".training .board .movable", { timeout: 120_000 });
            await assertLooks(page, "an exercise");
            await page.click(".ask >> text=Show the answer");
            await page.waitForSelector(".verdict-wrong");
            await assertLooks(page, "an answer");

            await goTo(page, "study/1/0");
            await analyse(page);
            await page.click(".course >> text=Next error");
            await page.click(".card:visible >> text=Why?");
            await page.waitForSelector(".card .reasons >> visible=true");
            await assertLooks(page, "an error, and why");
            assert.deepEqual(page.faults, []);

            const second = await newTab(context, "#/games");
            await second.waitForSelector(".hero >> text=Another tab");
            await assertLooks(second, "a second tab");
            await close();
        };
