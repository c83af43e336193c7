// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are read, the list of games, databases that go out and come in.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { serve } from "../static_server.mjs";
import {
    annotate,
    assertAccessible,
    assertFits,
    atEachSize,
    builtProgram,
    chooseFiles,
    downloaded,
    drop,
    folder,
    isOpen,
    manyGames,
    open,
    openFiles,
    publishSamples,
    runProgram,
    samples,
    server,
    shownMove,
    site,
    withSamples,
} from "./reader.mjs";

export const tests = {
    async "broken games say their rule, their place and what was meant"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, join(samples, "broken/illegal-move.pdn"));
        await page.waitForSelector(".problem-list .what");
        const problems = await page.$$eval(".problem-list .space .row", all => all.map(one => one.textContent));
        assert.ok(
            problems.some(text => text.includes("line 21") && text.includes("capture is compulsory: 28x19")),
            problems.join("\n"),
        );
        await page.click(".problem-list >> text=10-16");
        await page.waitForSelector(".suggestion");
        assert.match(await page.textContent(".suggestion"), /10-15/);
        assert.match(await page.textContent(".file-lines .at"), /^32/);
        await page.waitForSelector(".problem-board .board");
        await assertAccessible(page, "files read");
        await page.click(".problem-text .main");
        await page.waitForSelector(".study .moves .move");
        await page.waitForSelector(".moves .reason >> text=16 is occupied");
        assert.match(await page.textContent(".moves .suggestion"), /10-15/);
        assert.deepEqual(page.faults, []);
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

    async "a game is deleted, and comes back"() {
        const { page, close } = await withSamples("#/games");
        await page.waitForSelector(".games .space .row");
        const details = ".head .title p";
        const before = await page.textContent(details);
        await page.goto(`${server.address}#/study/2/0`);
        await page.waitForSelector(".moves .move");
        await page.click("[aria-label='More actions']");
        await page.click("role=menuitem[name='Delete the game']");
        await page.click("dialog .main");
        await page.waitForSelector(".games .space .row");
        await page.waitForFunction(
            ([place, text]) => document.querySelector(place).textContent !== text,
            [details, before],
        );
        await page.click("[aria-label='More actions']");
        await page.click("role=menuitem[name='Take the last change back']");
        await page.waitForSelector(`${details}:text-is("${before}")`);
        await page.click(".rail a[href='#/study']");
        await page.waitForSelector(".study .board .movable"); // of a new game
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "reading is stopped where that is possible, and what was stored is reported"() {
        const file = join(folder, "stopped.pdn");
        const games = await manyGames(file);
        const { page, close } = await open();
        const begin = async () => {
            const chooser = page.waitForEvent("filechooser");
            await page.click(".head .actions .main");
            await (await chooser).setFiles([file]);
            await page.waitForFunction(() => document.querySelector(".view progress")?.value > 0.1);
        };
        const stop = page.locator(".view button >> text=Stop");
        assert.equal(await page.evaluate(() => crossOriginIsolated), false);
        await begin();
        assert.equal(await stop.count(), 0);
        await page.waitForSelector(".tile.good");
        await page.click("[aria-label='Take it back']");
        await page.waitForSelector(".message >> text=Taken back");
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.reload();
        await page.waitForSelector(".hero");
        await begin();
        assert.match(await page.textContent(".hero [aria-live]"), /^[\d,]+ games?$/);
        await stop.click();
        await page.waitForSelector(".stopped");
        assert.match(await page.textContent(".head .title"), /Files read.*stopped\.pdn/);
        const stored = Number((await page.textContent(".tile.good b")).replace(/\D/g, ""));
        assert.ok(stored < games, `${stored} of ${games}`);
        await page.click(".rail a");
        await page.waitForSelector(".library");
        assert.equal(Number((await page.textContent(".head .title p")).replace(/\D/g, "")), stored);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "of several databases each is asked for"() {
        const { page, close } = await withSamples("#/settings");
        const bytes = await downloaded(page, () => page.click("text=Download the open one"));
        await page.click(".rail a");
        const chooser = page.waitForEvent("filechooser");
        await page.click(".head .actions .main");
        await (
            await chooser
        ).setFiles(["none.db", "one.db", "two.db"].map(name => ({ name, mimeType: "", buffer: bytes })));
        await page.waitForSelector("dialog >> text=none.db");
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog >> text=one.db");
        await page.check("dialog [value=own]");
        await page.click("dialog .main");
        await page.waitForSelector("dialog >> text=two.db");
        await page.click("dialog .main");
        await page.waitForSelector(".all-well >> text=Nothing is new");
        await page.goto(`${server.address}#/settings`);
        await page.waitForSelector(isOpen("one"));
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a database goes out as a file, and comes in again, merged or of its own"() {
        const { page, close } = await withSamples("#/games");
        await page.waitForSelector(".games .space .row");
        const details = ".head .title p";
        const before = await page.textContent(details);
        await page.click("[aria-label='More actions']");
        const file = join(folder, "phone.db");
        await writeFile(
            file,
            await downloaded(page, () => page.click("role=menuitem[name='Download the database']")),
        );
        await chooseFiles(page, file);
        await page.click("dialog .main"); // adds its games
        await page.waitForSelector(".all-well >> text=Nothing is new");
        await page.click(".rail a");
        await page.waitForSelector(".games .space .row");
        assert.equal(await page.textContent(details), before);
        await chooseFiles(page, file);
        await page.check("dialog [value=own]");
        await page.click("dialog .main");
        await page.waitForSelector(`${details}:text-is("${before.replace("games", "phone")}")`);
        await page.waitForSelector(".games .space .row");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "what was annotated on a phone comes home and the other way, and nothing is doubled"() {
        const program = builtProgram();
        if (!program) return;
        const atHome = (...words) => runProgram(program, "home.db", ...words);
        atHome("import", join(samples, "annotated.pdn"), join(samples, "international.pdn"));
        const { page, close } = await withSamples("#/study/1/3", { size: [340, 700] });
        const games = async () => {
            await page.click(".rail a");
            await page.waitForSelector(".games .space .row");
            return Number(/(\d+) games/.exec(await page.textContent(".head .title p"))[1]);
        };
        await annotate(page, "Seen in the train.");
        const before = await games();
        await page.click("[aria-label='More actions']");
        const database = await downloaded(page, () => page.click("role=menuitem[name='Download the database']"));
        await writeFile(join(folder, "phone.db"), database);
        const brought = () => {
            const { updated, stored, duplicates } = JSON.parse(
                atHome("import", join(folder, "phone.db"), "--format", "json").trim().split("\n").at(-1),
            );
            return { updated, stored, duplicates };
        };
        assert.deepEqual(brought(), { updated: 1, stored: 1, duplicates: before - 1 });
        assert.deepEqual(brought(), { updated: 0, stored: 0, duplicates: before }, "the second time");
        assert.match(atHome("write", "1", "--as", "pdn", "-o", "-"), /Seen in the train\./);
        assert.equal(JSON.parse(atHome("list", "--format", "json")).length, before);

        // Two games were changed at home, one of them on the phone as well.
        atHome("edit", "1", "--set", "Event=At home");
        atHome("edit", "2", "--set", "Event=At home");
        await page.goto(`${server.address}#/study/1/4`);
        await page.waitForFunction(() => document.querySelector(".moves .move.shown")?.dataset.node === "4");
        await annotate(page, "Seen in the bus.");
        await games();
        await chooseFiles(page, join(folder, "home.db"));
        await page.waitForSelector("dialog >> text=Nothing is stored twice");
        await assertFits(page, "what to do with a database");
        await assertAccessible(page, "what to do with a database");
        await page.click("dialog .main");
        await page.waitForSelector(".tile:has-text('brought up to date'):has-text('1')");
        await page.waitForSelector(`.tile:has-text('already there'):has-text('${before - 2}')`);
        assert.equal(await page.locator(".forks li").count(), 1);
        await assertFits(page, "a merge");
        await assertAccessible(page, "a merge");
        await page.click(".forks >> text=As it came");
        await page.waitForSelector(".moves .comment >> text=Seen in the train.", { state: "attached" });
        await page.waitForSelector(".head .title >> text=Jansen");
        assert.doesNotMatch(await page.textContent(".moves"), /in the bus/);
        await page.goBack();
        await page.click("[aria-label='Take it back']");
        await page.waitForSelector(".games .space .row");
        assert.equal(await games(), before);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "of thousands of problems those in sight are put into words"() {
        const slip = '[White "Slip"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 33-29 *\n\n';
        const file = join(folder, "slips.pdn");
        const count = 3000;
        await writeFile(file, Array.from({ length: count }, (_, n) => slip.replace("Slip", `Slip ${n}`)).join(""));
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, file);
        await page.waitForSelector(".tile.bad:has-text('3,000')");
        await page.waitForSelector(".problem-list .space .row");
        assert((await page.locator(".problem-list .space .row").count()) < 60);
        await page.focus(".problem-list");
        await page.keyboard.press("End");
        await page.waitForSelector(".problem-list .chosen >> text=line 14,999");
        await page.keyboard.press("ArrowUp");
        await page.waitForSelector(`.problem-detail >> text=Slip ${count - 2}`);
        await page.waitForSelector(".file-lines .at >> text=33-29");
        assert.equal(Number(await page.textContent(".file-lines .at i")), 5 * count - 6);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "100,000 games are a list of the rows in sight"() {
        const file = join(folder, "large.pdn");
        const games = await manyGames(file, 2250);
        assert(games > 100_000);
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        await openFiles(page, file);
        await page.click(".rail a");
        await page.waitForSelector(".games .space .row");
        await page.focus(".games");
        await page.keyboard.press("End");
        await page.waitForSelector(`.games .row[aria-rowindex='${games + 1}'] .white`);
        assert((await page.locator(".games .space .row").count()) < 60);
        const named = () =>
            page.$eval(".games", list => {
                const id = list.getAttribute("aria-activedescendant");
                return id && document.getElementById(id).getAttribute("aria-rowindex");
            });
        assert.equal(await named(), String(games + 1));
        await page.evaluate(() => (document.querySelector(".games").scrollTop = 0));
        await page.waitForSelector(".games .row[aria-rowindex='2'] .white");
        assert.equal(await named(), null);
        await page.click("[data-sort=date]");
        await page.waitForSelector("[aria-sort=descending]");
        await page.waitForSelector(".games .row[aria-rowindex='2'] .white");
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "a file too large for the device is refused before it is read"() {
        const { context, page, close } = await open();
        await context.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { get: () => 0.25 }));
        await page.reload();
        await page.waitForSelector(".hero");
        await page.evaluate(() => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([new Uint8Array(40 * 2 ** 20)], "large.pdn"));
            document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
        });
        await page.waitForSelector(".message.error >> text=no room");
        await openFiles(page, join(samples, "international.pdn"));
        await page.waitForSelector(".tile.good");
        await close();
    },

    async "files are read that fit one after another, and not together"() {
        const { context, page, close } = await open();
        await context.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { get: () => 0.25 }));
        await page.reload();
        await page.waitForSelector(".hero");
        await page.evaluate(() => {
            const dataTransfer = new DataTransfer();
            const space = "\n".repeat(20 * 2 ** 20);
            for (const name of ["One", "Two", "Three"])
                dataTransfer.items.add(
                    new File([`[White "${name}"]\n[GameType "20"]\n\n1. 33-29 *\n`, space], `${name}.pdn`),
                );
            document.querySelector("main").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
        });
        await page.waitForSelector(".tile.good:has-text('3')");
        assert.deepEqual(await page.locator(".message.error").allTextContents(), []);
        await close();
    },

    async "files of one name get numbers, and each has its own lines"() {
        const { page, close } = await open();
        await page.waitForSelector(".hero");
        const file = (name, text) => ({ name, mimeType: "", buffer: Buffer.from(text) });
        await openFiles(
            page,
            file("games.pdn", '[White "One"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 33-29 *\n'),
            file("games.pdn", '[White "Two"]\n[GameType "20"]\n\n1. 32-28 18-23 2. 38-33 *\n'),
        );
        for (const [white, moves] of [
            ["One", "19-23 2. 33-29"],
            ["Two", "18-23 2. 38-33"],
        ]) {
            await page.click(`.problem-list .row:has-text('${white}')`);
            await page.waitForSelector(`.problem-detail h2 >> text=${white}`);
            await page.waitForSelector(`.file-lines .at >> text=${moves}`);
        }
        assert.match(await page.textContent(".head .title p"), /games\.pdn, 2-games\.pdn/);
        await close();
    },

    async "where the system greys out files that it does not know, all are offered"() {
        const { context, page, close } = await open();
        const accepted = async () => {
            await page.waitForSelector(".hero");
            const chooser = page.waitForEvent("filechooser");
            await page.click(".head .actions .main");
            return (await chooser).element().getAttribute("accept");
        };
        assert.match(await accepted(), /\.pdn/);
        await context.addInitScript(() =>
            Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)" }),
        );
        await page.reload();
        assert.equal(await accepted(), null);
        await close();
    },

    async "files that the system hands over are read"() {
        const { context, page, close } = await open();
        await context.addInitScript(() =>
            Object.defineProperty(window, "launchQueue", {
                value: { setConsumer: act => (window.launch = act) },
            }),
        );
        await page.reload();
        await page.waitForSelector(".hero");
        await page.evaluate(() => {
            const file = new File(['[White "Launched"]\n[GameType "20"]\n\n1. 33-29 *\n'], "launched.pdn");
            window.launch({ files: [{ getFile: async () => file }] });
        });
        await page.waitForSelector(".tile.good:has-text('1')");
        await close();
    },

    async "a file of a link is read in its encoding, and unpacked"() {
        const pdn = Buffer.from('[White "Müller, José"]\n[GameType "20"]\n\n1. 33-29 19-23 *\n', "latin1");
        await writeFile(join(site, "latin.pdn"), pdn);
        await writeFile(join(site, "latin.pdn.gz"), gzipSync(pdn));
        for (const name of ["latin.pdn", "latin.pdn.gz"]) {
            const { page, close } = await open(`#pdn=${name}`);
            await page.waitForSelector(".moves .move >> text=19-23");
            assert.match(await page.textContent(".head .title"), /Müller, José/);
            assert.deepEqual(page.faults, []);
            await close();
        }
    },

    async "a PDN opens from a link"() {
        const { page, close } = await open("#pdn=samples/annotated.pdn&ply=2");
        await page.waitForSelector(".moves .move.shown");
        assert.match(await shownMove(page), /20-24/);
        await page.click(".message:has-text('games in the file') .main");
        await page.waitForSelector(".tile.good");
        await page.goto(`${server.address}#pdn=https://example.com/x.pdn`);
        await page.waitForSelector(".message.error >> text=its own site");
        await close();
    },

    async "in a published site its games are searched, analysed and trained in"() {
        const published = await publishSamples();
        if (!published) return;
        const host = await serve(published);
        const { page, close } = await open("", { address: `${host.address}game/0/1.html`, ready: "main" });
        page.faults.length = 0; // the site has no picture for a tab
        await page.click("text=Analyse here");
        await page.waitForSelector(".moves .move");
        await page.click(".message:has-text('Samples has') .main");
        await page.waitForSelector(".tile.good");
        await page.goto(`${host.address}engine/index.html#/games`);
        await page.waitForSelector(".games .space .row");
        assert.match(await page.textContent(".head .title p"), /^Samples/);
        await page.fill(".filter", "Jansen");
        await page.waitForFunction(() => /^\d+ games?/.test(document.querySelector(".library .told").textContent));
        await page.click(".rail a[href='#/search']");
        await page.fill(".search-form textarea", "white captures at least 2");
        await page.click(".search-form .main");
        await page.waitForSelector(".hits .space .row");
        await page.click(".rail a[href='#/openings']");
        await page.waitForSelector(".openings-table");
        await page.click(".rail a[href='#/training']");
        await page.click("text=Make exercises");
        await page.waitForSelector(".training .board .movable", { timeout: 120_000 });
        await page.reload();
        await page.waitForSelector(".head .home");
        assert.deepEqual(await page.locator(".message").allTextContents(), [], "it is offered once");
        assert.deepEqual(page.faults, []);
        await page.click(".head .home");
        await page.waitForSelector("h1 >> text=Samples");
        await close();
        await host.close();
    },
};

atEachSize(tests, "files are dropped, and chosen", async at => {
    const { page, close } = await open("", at);
    await page.waitForSelector(".hero");
    const [dropped, chosen] = await Promise.all(
        ["annotated.pdn", "international.pdn"].map(name => readFile(join(samples, name), "utf8")),
    );
    const count = text => text.split("[Event ").length - 1;
    await drop(page, "dropped.pdn", dropped);
    await page.waitForSelector(`.tile.good:has-text('${count(dropped)}')`);
    await page.click(".rail a");
    await openFiles(page, join(samples, "international.pdn"));
    await page.waitForSelector(`.tile.good:has-text('${count(chosen)}')`);
    await assertFits(page, "files read");
    await page.click(".rail a");
    await page.waitForSelector(".games .space .row");
    assert.match(await page.textContent(".head .title p"), new RegExp(`${count(dropped) + count(chosen)} games`));
    assert.deepEqual(page.faults, []);
    await close();
});
