// SPDX-License-Identifier: GPL-3.0-or-later
// Runs on a page of a site that visit_site has published; the verdict becomes the page's title.
"use strict";
const check = document.currentScript.dataset.check;
window.addEventListener("load", async () => {
    const wrong = [];
    let checks = 0;
    function same(what, actual, expected) {
        ++checks;
        if (actual !== expected)
            wrong.push(`${what}: ${actual} instead of ${expected}`);
    }
    // Waits for what the page does after an event.
    async function becomes(what, actual, expected) {
        const end = performance.now() + 2000;
        while (actual() !== expected && performance.now() < end)
            await new Promise(done => setTimeout(done, 10));
        same(what, actual(), expected);
    }

    async function search() {
        const input = document.querySelector("#q");
        const found = () =>
            [...document.querySelectorAll(".found a")].map(link => link.textContent).join("|");
        const type = (what, text, expected) => {
            input.value = text;
            input.dispatchEvent(new Event("input"));
            return becomes(what, found, expected);
        };
        same("form", document.querySelector(".search").hidden, false);
        await type("surname", "jans", "Jansen, Floris");
        await type("without accents", "lukas boz", "Łukasik, Bożena");
        await type("cyrillic", "громова", "Громова, Дарья");
        await type("event with its year", "waterkant 2023", "Waterkant Toernooi 2023");
        await type("nobody", "qqqq", "");
        same("said", document.querySelector(".none").textContent, "Nothing found");
    }

    async function walk() {
        const svg = document.querySelector(".walkboard svg");
        same("board loads", await new Promise(done => {
            const image = new Image();
            image.onload = () => done(image.naturalWidth > 0);
            image.onerror = () => done(false);
            image.src = svg.querySelector("image").getAttribute("href");
        }), true);
        const places = name => svg.querySelectorAll(`rect.${name}`).length;
        same("pieces that move", places("from"), 5);
        const matrix = svg.getScreenCTM();
        const click = (x, y) => {
            const at = new DOMPoint(x, y).matrixTransform(matrix);
            svg.dispatchEvent(new MouseEvent("click", { clientX: at.x, clientY: at.y, bubbles: true }));
        };
        click(3.5, 6.5); // 32
        same("piece", places("from"), 1);
        same("where it goes", places("to"), 2);
        click(0.5, 0.5);
        same("none chosen", places("from"), 5);
        same("move", document.querySelectorAll("a[data-from='3,6'][data-to='4,5']").length, 1);
    }

    async function replay() {
        const said = () => document.querySelector(".board svg").getAttribute("aria-label");
        same("drawn by the script", document.querySelectorAll("svg.still").length, 0);
        const start = said();
        document.querySelector("button[data-do=next]").click();
        same("next", said() !== start, true);
        location.hash = "#g1-2";
        await becomes("plies of the address",
            () => document.querySelectorAll(".moves a")[1].className, "shown");
    }

    // Nothing is wider than a phone; wide tables scroll within themselves.
    async function fits() {
        const page = document.documentElement;
        same("width", page.scrollWidth <= page.clientWidth, true);
        page.style.width = "340px";
        document.body.style.width = "340px";
        const wide = [...document.querySelectorAll("body *")].filter(element =>
            !element.closest("main > div, pre, svg") && element.getBoundingClientRect().right > 341);
        same("wider than 340", wide.map(element => element.outerHTML.slice(0, 80)).join(), "");
        const dark = matchMedia("(prefers-color-scheme: dark)").matches;
        same("ground", getComputedStyle(document.body).backgroundColor,
            dark ? "rgb(28, 31, 35)" : "rgb(251, 250, 247)");
        return dark;
    }

    const foreign = document.createElement("script");
    foreign.textContent = "document.body.dataset.ran = 'yes'";
    document.body.append(foreign);
    same("a script that is not the site's", document.body.dataset.ran, undefined);
    foreign.remove();
    try {
        const light = async () => same("light", await fits(), false);
        const dark = async () => same("dark", await fits(), true);
        await { search, walk, replay, light, dark }[check]();
    } catch (error) {
        wrong.push(String(error));
    }
    document.title = wrong.length === 0 ? `passed ${checks} checks` : `failed: ${wrong.join("; ")}`;
});
