// SPDX-License-Identifier: GPL-3.0-or-later
// Runs on a page exported from games.pdn of play_through; the verdict becomes the page's title.
"use strict";
(() => {
    const wrong = [];
    let checks = 0;
    function same(what, actual, expected) {
        ++checks;
        if (actual !== expected)
            wrong.push(`${what}: ${actual} instead of ${expected}`);
    }
    const first = document.getElementById("g1");
    const second = document.getElementById("g2");
    const said = article => article.querySelector(".board svg").getAttribute("aria-label");
    const circles = article => article.querySelectorAll(".board circle").length;
    const press = (article, what) => article.querySelector(`button[data-do=${what}]`).click();
    const key = name => document.dispatchEvent(new KeyboardEvent("keydown", { key: name }));
    const move = (article, text) => [...article.querySelectorAll("a[data-at]")]
        .find(link => link.textContent === text);
    const start = "W: 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 ; " +
        "B: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 ";
    try {
        if (document.title.startsWith("FAILED"))
            wrong.push(document.title);
        same("scripts", document.scripts.length, 4); // positions of two games, page, this
        same("images", document.images.length, 0);
        const foreign = document.createElement("script");
        foreign.textContent = "document.body.dataset.ran = 'yes'";
        document.body.append(foreign);
        same("a script that is not the page's", document.body.dataset.ran, undefined);
        foreign.remove();
        same("name", first.querySelector("h2").textContent.includes("<script>"), true);
        same("comment", first.querySelector(".comment").textContent.startsWith("</script>"), true);
        same("visible", getComputedStyle(first).display, "block");
        same("hidden", getComputedStyle(second).display, "none");
        same("start", said(first), start);
        same("men", circles(first), 80); // two circles a man
        press(first, "next");
        same("next", said(first).includes(" 28 "), true);
        same("shown", first.querySelectorAll("a.shown").length, 1);
        same("shown move", first.querySelector("a.shown").textContent, "32-28");
        press(first, "end");
        same("end", said(first), "W: 31 32 33 34 35 36 38 39 40 41 42 43 44 45 46 47 48 49 50 ; " +
            "B: 1 2 3 4 5 6 7 8 9 10 11 12 13 15 16 17 18 20 23 ");
        key("ArrowLeft");
        same("key left", first.querySelector("a.shown").textContent, "14x23");
        move(first, "12-18").click();
        same("variation", said(first).endsWith("11 13 14 15 16 17 18 19 20 23 "), true);
        press(first, "previous");
        same("back in the variation", first.querySelector("a.shown").textContent, "38-32?");
        press(first, "previous");
        press(first, "previous");
        same("out of the variation", first.querySelector("a.shown").textContent, "32-28");
        same("diagram", first.querySelectorAll(".diagram svg").length, 1);
        key("Home");
        same("key home", said(first), start);
        const place = first.querySelector(".board circle").getAttribute("cy");
        press(first, "turn");
        same("turned", first.querySelector(".board circle").getAttribute("cy") !== place, true);
        document.querySelectorAll("nav a")[1].click();
        location.hash = "#g2";
        window.dispatchEvent(new HashChangeEvent("hashchange"));
        same("second", getComputedStyle(second).display, "block");
        same("first hides", getComputedStyle(first).display, "none");
        same("set up", said(second), "W: c7 h2 ; B: h8 ");
        key("ArrowRight");
        same("crowned", said(second), "W: h2 Kb8; B: h8 ");
        same("crown", second.querySelectorAll(".board path").length, 1);
    } catch (error) {
        wrong.push(String(error));
    }
    document.title = wrong.length === 0 ? `passed ${checks} checks` : `failed: ${wrong.join("; ")}`;
})();
