// SPDX-License-Identifier: GPL-3.0-or-later
// Languages of the page, and names and comments in others.
import assert from "node:assert/strict";
import { assertFits, atEachSize, choose, open, openFiles, server } from "./reader.mjs";

const rightToLeft = `[Event "אליפות הקיץ"]
[Date "2024.05.01"]
[White "כהן, דוד"]
[Black "الحسن, يوسف"]
[WhiteRating "2134"]
[BlackRating "2056"]
[Result "2-0"]
[GameType "20"]

{פתיחה שקטה: 32-28.} 1. 32-28 19-23 {هدوء قبل العاصفة (1. 33-29).}
(1... 18-23 {מהלך אחר: 33-28.} 2. 37-32 12-18 {ثم 41-37.}) 2. 28x19 14x23 3. 1-2 2-0
`;

const directions = (page, selector) =>
    page.$$eval(selector, all => all.map(one => getComputedStyle(one).direction));

// Each stands to the right of the one before it, or in a line below.
async function assertInOrder(page, ...selectors) {
    const boxes = await Promise.all(
        selectors.map(selector =>
            page.$$eval(selector, all =>
                all.map(one => {
                    const { left, right, top } = one.getBoundingClientRect();
                    return { text: one.textContent, left, right, top };
                }),
            ),
        ),
    );
    const all = boxes.flat();
    assert.ok(boxes.every(found => found.length > 0) && all.length > 1, selectors.join(", "));
    for (const [n, box] of all.slice(1).entries())
        assert.ok(
            all[n].right <= box.left + 1 || all[n].top + 4 < box.top,
            `"${all[n].text}" comes before "${box.text}"`,
        );
}

export const tests = {
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

atEachSize(tests, "names and comments from right to left change nothing of the order around them", async at => {
    const { page, close } = await open("", at);
    await openFiles(page, { name: "אליפות.pdn", mimeType: "", buffer: Buffer.from(rightToLeft) });
    await page.waitForSelector(".problem-list .place bdi");
    await assertInOrder(page, ".problem-list .row.chosen .place bdi");
    await page.waitForSelector(".problem-detail h2 bdi");
    await assertInOrder(page, ".problem-detail h2 bdi");
    await assertFits(page, "files read");

    await page.click(".rail a");
    const row = ".games .space .row";
    await page.waitForSelector(row);
    const names = await page.locator(`${row} bdi`).allTextContents();
    assert.deepEqual(names.slice(0, 2), ["כהן, דוד", "الحسن, يوسف"]);
    await assertInOrder(page, `${row} .white bdi`, `${row} .white .number`);
    await assertInOrder(page, `${row} .black bdi`, `${row} .black .number`);
    await assertInOrder(page, `${row} .white bdi`, `${row} .black bdi`);
    await assertInOrder(page, `${row} .white bdi`, `${row} .result`, `${row} .date`);
    await assertFits(page, "games");

    await page.click(row);
    await page.waitForSelector(".study .moves .move");
    await assertInOrder(page, ".head .title bdi", ".head .title .result");
    await assertInOrder(page, ".player.moving bdi", ".player.moving .to-move");
    await assertInOrder(page, ".moves .variation .move");
    assert.deepEqual(await directions(page, ".moves .comment"), ["rtl", "rtl", "rtl", "rtl"]);
    const around = await directions(page, ".moves, .moves .pair, .moves .variation");
    assert.ok(around.every(one => one === "ltr"), around.join(" "));
    const isWithin = element => element.scrollWidth <= element.clientWidth;
    assert.ok(await page.$eval(".moves", isWithin), "the moves fit");
    await assertFits(page, "the study");

    await page.click(".moves .pair .move >> text=19-23");
    await page.click("role=tab[name=Note]");
    await page.waitForFunction(() => document.querySelector(".note-panel textarea").value.includes("العاصفة"));
    assert.deepEqual(await directions(page, ".note-panel textarea"), ["rtl"]);
    await choose(page, "Edit the header");
    assert.deepEqual((await directions(page, "dialog input")).slice(0, 2), ["rtl", "rtl"]);
    assert.ok(await page.$eval("dialog", isWithin), "the dialog fits");
    await page.click("dialog >> text=Cancel");

    await page.click(".rail a[href='#/search']");
    await page.fill(".search-form textarea", "white man on 28");
    await page.click(".search-form .main");
    const hit = ".hits .space .row";
    await page.waitForSelector(hit);
    await assertInOrder(page, `${hit} .white bdi`, `${hit} .black bdi`);
    await assertInOrder(page, `${hit} .white bdi`, `${hit} .move`);
    await assertFits(page, "what was found");
    assert.deepEqual(page.faults, []);
    await close();
});
