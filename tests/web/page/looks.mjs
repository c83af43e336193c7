// SPDX-License-Identifier: GPL-3.0-or-later
// Every view at every size, light and dark, and in every language on the smallest: nothing is too wide, nothing keeps
// readers out.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { assertAccessible, assertFits, pictures, server, sizes, withSamples } from "./reader.mjs";

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
            assert.deepEqual(page.faults, []);
            await close();
        };
