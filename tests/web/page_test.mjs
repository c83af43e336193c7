// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader does with the page, done in a real browser (test_page starts it):
//
//     node page_test.mjs TOOLS BROWSER FOLDER [PICTURES]
//
// page/ has the cases by subject. With DAMSCOPE_PAGE_TEST only those are run that have it in their name.
import * as device from "./page/device.mjs";
import * as faults from "./page/faults.mjs";
import * as games from "./page/games.mjs";
import * as languages from "./page/languages.mjs";
import * as looks from "./page/looks.mjs";
import { closeBrowsers, server } from "./page/reader.mjs";
import * as reading from "./page/reading.mjs";
import * as searching from "./page/searching.mjs";
import * as study from "./page/study.mjs";
import * as training from "./page/training.mjs";
import * as turns from "./page/turns.mjs";

const wanted = process.env.DAMSCOPE_PAGE_TEST ?? "";
const cases = [study, games, reading, faults, searching, training, turns, device, languages, looks]
    .flatMap(({ tests }) => Object.entries(tests))
    .filter(([name]) => name.includes(wanted));
const seconds = since => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const begin = performance.now();
let failed = 0;
for (const [name, test] of cases) {
    const start = performance.now();
    try {
        await test();
        console.log(`passed: ${name} (${seconds(start)})`);
    } catch (error) {
        ++failed;
        console.log(`FAILED: ${name} (${seconds(start)})\n${error.stack ?? error}`);
        await closeBrowsers();
    }
}
await server.close();
console.log(`${cases.length - failed} of ${cases.length} passed in ${seconds(begin)}`);
process.exit(failed || cases.length === 0 ? 1 : 0);
