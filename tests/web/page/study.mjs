// SPDX-License-Identifier: GPL-3.0-or-later
// Moves that are entered, games that are analysed and annotated.
import assert from "node:assert/strict";
import {
    analyse,
    annotate,
    assertFits,
    atEachSize,
    choose,
    chooseFiles,
    downloaded,
    drag,
    open,
    openFiles,
    play,
    press,
    server,
    shownMove,
    squareAt,
    swipe,
    waitForDraft,
    waitForMove,
    waitForShown,
    waitForSight,
    withSamples,
} from "./reader.mjs";

// Each side errs twice, at least.
const gameWithErrors = `[White "Jansen, Floris"]
[Black "Bakker, Piet"]
[Result "*"]
[GameType "20"]

1. 32-28 16-21 2. 35-30 11-16 3. 28-22 18x27 4. 31x11 6x17 *
`;

export const tests = {
    async "a first visit has a board to play on"() {
        const { page, close } = await open("#/study");
        const shown = await page.waitForFunction(
            () => document.querySelector(".board .movable") && performance.now(),
        );
        const milliseconds = Math.round(await shown.jsonValue());
        console.log(`the board ${milliseconds} ms after the start`);
        assert.ok(milliseconds < 15_000, "one second is usual; this finds what makes it ten times as much");
        await play(page, "32", "28");
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

    async "Home and End choose among tabs and in a menu"() {
        const { page, close } = await open("#/study", { size: [340, 700] });
        await page.waitForSelector(".study .board .movable");
        await page.focus("role=tab[name=Moves]");
        for (const [key, tab] of [
            ["End", "Note"],
            ["ArrowRight", "Moves"],
            ["ArrowLeft", "Note"],
            ["Home", "Moves"],
        ]) {
            await page.keyboard.press(key);
            await page.waitForSelector(`role=tab[name=${tab}][selected]`);
        }
        await page.click("[aria-label='More actions']");
        const focused = () => page.evaluate(() => document.activeElement.textContent);
        await page.keyboard.press("End");
        assert.equal(await focused(), "Turn the board"); // "Delete the game" is for a stored one
        await page.keyboard.press("Home");
        assert.equal(await focused(), "New game");
        await page.keyboard.press("ArrowUp");
        assert.equal(await focused(), "Turn the board");
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

    async "a variation becomes the main line, is deleted, and comes back"() {
        const { page, close } = await open("#/study");
        const variation = move => `.moves .variation >> text=${move}`;
        await play(page, "32", "28");
        await play(page, "19", "23");
        await page.click(".study [aria-label='Previous move']");
        await play(page, "18", "23");
        await page.waitForSelector(variation("18-23"));
        await page.click("role=tab[name=Note]");
        await page.click(".note-panel >> text=Make it the main line");
        await page.waitForSelector(variation("19-23"));
        await page.waitForSelector(".moves .pair .move.shown >> text=18-23");
        assert.equal(await page.locator(".note-panel >> text=Make it the main line").count(), 0);
        await page.click(variation("19-23"));
        await page.click(".note-panel >> text=Delete from here");
        await page.waitForSelector(variation("19-23"), { state: "detached" });
        await page.waitForSelector(".moves .pair >> text=18-23");
        await page.click(".head [aria-label=Undo]");
        await page.waitForSelector(variation("19-23"));
        await page.click(".head [aria-label=Redo]");
        await page.waitForSelector(variation("19-23"), { state: "detached" });
        assert.ok(await page.isDisabled(".head [aria-label=Redo]"));
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "what was better is kept as a variation, and so is a line of the engine"() {
        const { page, close } = await open();
        await openFiles(page, { name: "errors.pdn", mimeType: "", buffer: Buffer.from(gameWithErrors) });
        await page.goto(`${server.address}#/study/1/0`);
        await analyse(page);
        await page.click(".course >> text=Next error");
        const better = (await page.textContent(".moves .card .better")).split(" ").at(-1);
        await page.click(".moves .card >> text=Keep the line");
        await page.waitForSelector(`.moves .variation >> text=${better}`);
        await page.keyboard.press("Home");
        await page.waitForFunction(() => !document.querySelector(".moves .move.shown"));
        await page.click(".engine button");
        const another = ".engine-line:not(:has(.played))";
        await page.waitForSelector(another);
        const move = await page.$eval(another, line => {
            line.click(); // at once: the lines change while it thinks
            return line.querySelector("b").textContent;
        });
        const waitForLine = isThere =>
            page.waitForFunction(
                ([begin, isThere]) =>
                    isThere ===
                    [...document.querySelectorAll(".moves .variation")].some(one =>
                        one.textContent.startsWith(begin),
                    ),
                [`1. ${move}`, isThere],
            );
        await waitForLine(true);
        await page.click(".engine button");
        await page.click(".head [aria-label=Undo]");
        await waitForLine(false);
        await page.click(".head [aria-label=Redo]");
        await waitForLine(true);
        assert.equal(await page.locator(".moves .variation").count(), 2);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "the header of a game is edited, and saved with it"() {
        const { page, close } = await open("#/study");
        const field = label => page.locator("dialog").getByLabel(label, { exact: true });
        await play(page, "32", "28");
        await choose(page, "Edit the header");
        await field("White").fill("Jansen, Floris");
        await field("Date").fill("2024.05.01");
        await field("Result").selectOption("white");
        await page.click("dialog .main");
        await page.waitForSelector(".head .title >> text=Jansen, Floris");
        await page.waitForSelector(".head .result >> text=2-0");
        await choose(page, "Edit the header");
        assert.equal(await field("White").inputValue(), "Jansen, Floris");
        await field("White").fill("Nobody");
        await page.click("dialog >> text=Cancel");
        await page.click(".head .actions [aria-label=Save]");
        await page.waitForSelector("text=Saved on this device.");
        await page.reload();
        await waitForMove(page, "32-28");
        assert.match(await page.textContent(".head .title"), /Jansen, Floris.*2-0.*1 May 2024/);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a game that was changed elsewhere while it was open is saved as a copy"() {
        const other = await withSamples("#/study/1/3");
        await annotate(other.page, "Seen elsewhere.");
        await other.page.click(".rail a");
        await other.page.waitForSelector(".games .space .row");
        const buffer = await downloaded(other.page, () => choose(other.page, "Download the database"));
        await other.close();
        const { page, close } = await withSamples("#/study/1/3");
        await page.click("role=tab[name=Note]");
        await page.fill(".note-panel textarea", "Seen here.");
        await page.waitForSelector(".moves .comment >> text=Seen here.");
        await page.click(".rail a");
        await page.waitForSelector(".games .space .row");
        await chooseFiles(page, { name: "elsewhere.db", mimeType: "", buffer });
        await page.click("dialog .main");
        await page.waitForSelector(".tile:has-text('brought up to date'):has-text('1')");
        await page.click(".rail a[href='#/study']");
        await page.click(".head .actions [aria-label=Save]");
        await page.waitForSelector("dialog >> text=The game was changed elsewhere");
        await page.click("dialog >> text=Cancel");
        await page.waitForSelector(".moves .comment >> text=Seen here.");
        await page.click(".head .actions [aria-label=Save]");
        await page.click("dialog >> text=Save a copy");
        await page.waitForSelector("text=Saved on this device.");
        assert.doesNotMatch(await page.evaluate(() => location.hash), /^#\/study\/1\//);
        await page.goto(`${server.address}#/study/1/3`);
        await page.waitForSelector(".moves .comment >> text=Seen elsewhere.");
        assert.deepEqual(page.faults, []);
        await close();
    },
};

atEachSize(tests, "moves are entered by board, drag, keys and text, and wrong ones are explained", async at => {
    const { page, close } = await open("#/study", at);
    await play(page, "32", "28");
    await page.waitForSelector(".board .movable");
    await page.keyboard.type("1823");
    await waitForShown(page, "18-23");
    await page.waitForSelector(".board .movable");
    await drag(page, "38", "32");
    await waitForShown(page, "38-32");
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
            ![...document.querySelectorAll(".moves .move")].some(move => move.textContent.includes("38-32")),
    );
    assert.deepEqual(page.faults, []);
    await close();
});

atEachSize(tests, "a game is analysed, and the graph leads to its errors", async at => {
    const { page, close } = await withSamples("#/study/1/0", at);
    await analyse(page);
    const error = page.locator(".chart .errors path").last();
    await error.scrollIntoViewIfNeeded();
    const box = await error.boundingBox();
    await press(page, [box.x + box.width / 2, box.y + box.height / 2]);
    await waitForSight(page, ".card");
    assert.match(await page.locator(".card:visible").first().textContent(), /Better/);
    await page.focus(".chart-holder");
    await page.keyboard.press("Home");
    await page.waitForFunction(
        () => document.querySelector(".chart-holder").getAttribute("aria-valuenow") === "0",
    );
    const ply = () => page.getAttribute(".chart-holder", "aria-valuenow");
    await page.keyboard.press("ArrowUp");
    assert.equal(await ply(), "1");
    await page.keyboard.press("ArrowDown");
    assert.equal(await ply(), "0");
    await page.click("role=tab[name=Engine]");
    await page.click(".engine button");
    await page.waitForSelector(".engine-line");
    await assertFits(page, "an analysed game");
    assert.deepEqual(page.faults, []);
    await close();
});

atEachSize(tests, "comments are kept, exported, and survive a reload", async at => {
    const { page, close } = await withSamples("#/study/1/3", at);
    await page.waitForSelector(".moves .move.shown");
    await page.click("role=tab[name=Note]");
    await page.click(".glyphs [data-glyph='1']");
    await page.waitForSelector(".glyphs [data-glyph='1'][aria-pressed=true]");
    await annotate(page, "A quiet start.");
    const text = await downloaded(page, () => choose(page, "Download as PDN"));
    assert.match(String(text), /A quiet start\./);
    await page.reload();
    await page.waitForSelector(".moves .comment >> text=A quiet start.");
    assert.match(await shownMove(page), /!$/);
    await close();
});
