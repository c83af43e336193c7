// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";
(() => {
    const root = document.body.dataset.root;

    // ---- the search of the start page

    // As the names were folded that the files are named by.
    const letters = { "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe",
        "ħ": "h", "ı": "i", "ŧ": "t", "ŋ": "n", "ƀ": "b", "ɨ": "i", "ß": "ss" };
    const fold = text => text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "")
        .replace(/[łøđðþæœħıŧŋƀɨß]/g, letter => letters[letter]);
    const wordsOf = text => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const hex = text => [...new TextEncoder().encode(text)]
        .map(byte => byte.toString(16).padStart(2, "0")).join("");

    // Files are scripts: pages that were opened from a disk may load nothing else.
    const loaded = new Map();
    function load(file) {
        if (!loaded.has(file))
            loaded.set(file, new Promise(done => {
                const script = document.createElement("script");
                script.src = `${root}search/${file}.js`;
                script.onload = script.onerror = done;
                document.head.append(script);
            }));
        return loaded.get(file);
    }
    const shards = new Map();
    let keys = [];
    window.damscopeShards = all => { keys = all; };
    window.damscopeNames = (key, rows) => { shards.set(key, rows); };

    // The files with the words that begin so: one that a word is longer than, or some that go on.
    function shardsFor(word) {
        const sought = hex(word);
        return keys.filter(key => sought.startsWith(key) || key.startsWith(sought)).slice(0, 12);
    }

    async function find(text) {
        const words = wordsOf(text);
        const long = words.filter(word => !/^\d+$/.test(word)).sort((a, b) => b.length - a.length);
        const sought = long[0] ?? words[0];
        if (!sought || [...sought].length < 2)
            return null;
        await load("index");
        const wanted = shardsFor(sought);
        await Promise.all(wanted.map(load));
        const rows = new Map();
        for (const row of wanted.flatMap(key => shards.get(key) ?? [])) {
            const own = wordsOf(`${row[0]} ${row[3]} ${row[2]}`);
            if (words.every(word => own.some(other => other.startsWith(word))))
                rows.set(row[1], row);
        }
        return [...rows.values()];
    }

    function show(form, rows) {
        const mostShown = 40;
        const none = form.querySelector(".none");
        none.textContent = rows && rows.length === 0 ? none.dataset.none
            : rows && rows.length > mostShown ? `${mostShown} / ${rows.length}` : "";
        form.querySelector(".found").replaceChildren(...(rows ?? []).slice(0, mostShown).map(row => {
            const item = document.createElement("li");
            const link = document.createElement("a");
            link.href = root + row[1];
            link.textContent = row[0];
            const facts = document.createElement("span");
            facts.textContent = ` ${row[2]}`;
            item.append(link, facts);
            return item;
        }));
    }

    const form = document.querySelector("form.search");
    if (form) {
        form.hidden = false;
        const input = form.querySelector("input");
        let turn = 0;
        const search = async () => {
            const mine = ++turn;
            const rows = await find(input.value);
            if (mine === turn)
                show(form, rows);
        };
        input.addEventListener("input", search);
        form.addEventListener("submit", event => { event.preventDefault(); search(); });
        if (input.value)
            search();
    }

    // ---- openings: moves are made on the board

    const board = document.querySelector(".walkboard");
    const moves = [...document.querySelectorAll("a[data-from]")];
    if (board && moves.length > 0) {
        const svg = board.querySelector("svg");
        const pieces = svg.querySelector("path");
        board.classList.add("live");
        let from = null;
        const mark = (place, name) => {
            const [x, y] = place.split(",");
            const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
            for (const [key, value] of Object.entries({ x, y, width: 1, height: 1, class: name }))
                rect.setAttribute(key, value);
            svg.insertBefore(rect, pieces);
        };
        const renew = () => {
            svg.querySelectorAll("rect").forEach(rect => rect.remove());
            const shown = new Set(moves.filter(move => !from || move.dataset.from === from)
                .map(move => move.dataset.from));
            shown.forEach(place => mark(place, "from"));
            if (from)
                moves.filter(move => move.dataset.from === from)
                    .forEach(move => mark(move.dataset.to, "to"));
        };
        svg.addEventListener("click", event => {
            const at = new DOMPoint(event.clientX, event.clientY)
                .matrixTransform(svg.getScreenCTM().inverse());
            const place = `${Math.floor(at.x)},${Math.floor(at.y)}`;
            const move = moves.find(one => one.dataset.from === from && one.dataset.to === place);
            if (move) {
                location.href = move.href;
                return;
            }
            from = moves.some(one => one.dataset.from === place) ? place : null;
            renew();
        });
        renew();
    }
    document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("input"))
            return;
        const link = event.key === "ArrowLeft" ? document.querySelector("a[rel=prev]")
            : event.key === "ArrowRight" ? moves[0] : null;
        if (link) {
            event.preventDefault();
            location.href = link.href;
        }
    });
})();
