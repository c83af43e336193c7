// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises that are made from games, asked and answered.
import assert from "node:assert/strict";
import { clickSquare, withSamples } from "./reader.mjs";

const hint = "role=button[name=Hint]";
const next = ".ask >> text=Next exercise";

// What is asked today, in this order, with the moves that are right and those that are not.
const asked = page =>
    page.evaluate(async () => {
        const { call } = await import(new URL("core.js", document.baseURI).href);
        const { exercises } = await call("training.due", { new: 10, limit: 20 });
        const { output } = await call("command", {
            arguments: ["train", "exercises", "list", "--format", "json"],
        });
        const answers = new Map(JSON.parse(output).map(one => [one.exercise, one.answers]));
        const all = [];
        for (const { exercise, title, variant, fen } of exercises) {
            const { moves } = await call("moves", { variant, fen });
            const isRight = ({ move, full }) =>
                answers.get(exercise).some(answer => answer === move || answer === full);
            all.push({
                title,
                right: moves.filter(isRight),
                wrong: moves.filter(move => !isRight(move)),
            });
        }
        return all;
    });

async function answer(page, { origin, target }) {
    for (const square of [origin, target]) await clickSquare(page, String(square), ".training .board");
}

async function goOn(page, { title }) {
    await page.click(next);
    await page.waitForSelector(hint);
    await page.waitForSelector(`.ask h2:text-is(${JSON.stringify(title)})`);
}

export const tests = {
    async "making exercises is stopped where that is possible"() {
        const { page, close } = await withSamples("#/training");
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.reload();
        await page.click("text=Make exercises");
        await page.click(".training button >> text=Stop");
        await page.waitForSelector("text=Make exercises");
        await page.waitForSelector(".training progress", { state: "hidden" });
        assert.deepEqual(await page.locator(".message.error").allTextContents(), []);
        assert.deepEqual(page.faults, []);
        await close();
    },

    async "exercises are made from games, asked and answered"() {
        const { page, close } = await withSamples("#/training");
        await page.click("text=Make exercises");
        await page.waitForSelector(".training .board .movable", { timeout: 120_000 });
        assert.doesNotMatch(await page.textContent(".head .title p"), /^0 /);
        assert.deepEqual(await page.locator(".message.error").allTextContents(), []);
        const exercises = await asked(page);
        assert.ok(exercises.length > 3, `${exercises.length} exercises`);
        const [found, missed, shown, ...others] = exercises;
        const answered = kind => page.textContent(`.tile:has-text('answered ${kind}') b`);

        await page.waitForSelector(`.ask h2:text-is(${JSON.stringify(found.title)})`);
        await page.click(hint);
        await page.waitForSelector(".verdict .hint");
        await answer(page, found.right[0]);
        await page.waitForSelector(".verdict-right");
        assert.equal(await answered("right"), "1");

        await goOn(page, missed);
        assert.equal(await page.locator(".verdict > *").count(), 0);
        await answer(page, missed.wrong[0]);
        await page.waitForSelector(".verdict-wrong >> text=Not this one.");
        assert.equal(await answered("wrong"), "1");

        for (const [n, exercise] of [shown, ...others].entries()) {
            await goOn(page, exercise);
            await page.click(".ask >> text=Show the answer");
            await page.waitForSelector(".verdict-wrong >> text=The answer");
            const line = await page.textContent(".verdict .line");
            assert.ok(exercise.right.some(({ move, full }) => [move, full].includes(line.split(" ")[0])), line);
            assert.equal(await answered("wrong"), String(n + 2));
        }
        assert.equal(await answered("right"), "1");

        await page.click(".ask >> text=Open its game");
        await page.waitForSelector(".study .moves .move.shown");
        await page.click(".rail a[href='#/training']");
        await page.click(next);
        await page.waitForSelector(".ask h2 >> text=Nothing more is due today");
        assert.deepEqual(page.faults, []);
        await close();
    },
};
