// SPDX-License-Identifier: GPL-3.0-or-later
"use strict";
(() => {
    const SVG = "http://www.w3.org/2000/svg";
    const COLORS = {
        light : "#f1dcb8",
        dark : "#a9754b",
        mark : "#e0b84a",
        w : "#fbf4e4",
        wEdge : "#8a7a5e",
        b : "#2e2622",
        bEdge : "#0e0b0a"
    };

    function draw(name, attributes, into) {
        const made = document.createElementNS(SVG, name);
        for (const [key, value] of Object.entries(attributes))
            made.setAttribute(key, value);
        into.append(made);
        return made;
    }

    // The board after a node: its parent's, with what the node changes.
    function boards(nodes) {
        const all = [];
        for (const [parent, change] of nodes) {
            if (change === "?") {
                all.push(null);
            } else if (change.startsWith("=")) {
                all.push([...change.slice(1) ]);
            } else {
                const board = all[parent] && [...all[parent] ];
                if (board)
                    for (const pair of change.split(",").filter(Boolean))
                        board[parseInt(pair, 10)] = pair.at(-1);
                all.push(board);
            }
        }
        return all;
    }

    class Player {
        constructor(article) {
            this.article = article;
            this.data = JSON.parse(article.querySelector("script").textContent);
            this.boards = boards(this.data.nodes);
            this.next = new Map(); // the first child: the line goes on there
            this.data.nodes.forEach(([ parent ], index) => {
                if (index > 0 && !this.next.has(parent))
                    this.next.set(parent, index);
            });
            this.links = new Map();
            for (const link of article.querySelectorAll("a[data-at]")) {
                const at = Number(link.dataset.at);
                this.links.set(at, link);
                link.addEventListener("click", event => {
                    event.preventDefault();
                    this.goTo(at);
                });
            }
            for (const button of article.querySelectorAll("button[data-do]"))
                button.addEventListener("click", () => this.act(button.dataset.do));
            this.turned = false;
            this.diagrams();
            this.goTo(0);
        }

        act(what) {
            if (what === "start")
                this.goTo(0);
            else if (what === "previous")
                this.goTo(this.data.nodes[this.at][0]);
            else if (what === "next")
                this.goTo(this.next.get(this.at) ?? this.at);
            else if (what === "turn") {
                this.turned = !this.turned;
                this.show();
                this.diagrams();
            } else {
                let at = this.at;
                while (this.next.has(at))
                    at = this.next.get(at);
                this.goTo(at);
            }
        }

        // Diagrams among the moves stay as they are.
        diagrams() {
            for (const holder of this.article.querySelectorAll(".diagram"))
                this.paint(holder, Number(holder.dataset.board), false);
        }

        goToPly(plies) {
            let at = 0;
            for (let i = 0; i < plies && this.next.has(at); ++i)
                at = this.next.get(at);
            this.goTo(at);
        }

        goTo(at) {
            this.links.get(this.at)?.classList.remove("shown");
            this.at = at;
            this.links.get(at)?.classList.add("shown");
            this.links.get(at)?.scrollIntoView({block : "nearest"});
            this.lead();
            this.show();
        }

        // Links to a page that analyses the game lead to the position shown; in a variation, to
        // where it leaves the main line.
        lead() {
            const plies = new Map();
            for (let at = 0; at !== undefined; at = this.next.get(at))
                plies.set(at, plies.size);
            let at = this.at;
            while (!plies.has(at))
                at = this.data.nodes[at][0];
            for (const link of document.querySelectorAll('a[href*="engine/index.html#text="]')) {
                const game = link.getAttribute("href").replace(/&ply=\d+$/, "");
                link.setAttribute("href", game + "&ply=" + plies.get(at));
            }
        }

        show() { this.paint(this.article.querySelector(".board"), this.at, true); }

        // In units of a cell. `marked`: with the last move.
        paint(holder, at, marked) {
            const {files, ranks, cells, nodes} = this.data;
            holder.textContent = "";
            const board = draw("svg", {
                viewBox : `-0.1 -0.1 ${files + 0.2} ${ranks + 0.2}`,
                role : "img",
                "aria-label" : this.describe(at)
            },
                               holder);
            draw("rect",
                 {x : -0.1, y : -0.1, width : files + 0.2, height : ranks + 0.2, fill : "#6b4526"},
                 board);
            draw("rect", {width : files, height : ranks, fill : COLORS.light}, board);
            const signs = this.boards[at];
            cells.forEach(([ row, column, name ], index) => {
                const x = this.turned ? files - 1 - column : column;
                const y = this.turned ? ranks - 1 - row : row;
                const full = cells.length === files * ranks && (row + column) % 2 === 0;
                draw("rect",
                     {x, y, width : 1, height : 1, fill : full ? COLORS.light : COLORS.dark},
                     board);
                if (marked && nodes[at][2].includes(index))
                    draw("rect",
                         {x, y, width : 1, height : 1, fill : COLORS.mark, "fill-opacity" : 0.55},
                         board);
                draw("text", {
                    x : x + 0.05,
                    y : y + 0.24,
                    "font-size" : 0.22,
                    "font-family" : "sans-serif",
                    fill : full ? "#6b4526" : "#f6e7cd"
                },
                     board)
                    .textContent = name;
                if (signs && signs[index] !== ".")
                    this.piece(board, signs[index], x + 0.5, y + 0.5);
            });
        }

        piece(board, sign, x, y) {
            const color = sign.toLowerCase();
            const edge = COLORS[color + "Edge"];
            draw("circle", {
                cx : x,
                cy : y,
                r : 0.385,
                fill : COLORS[color],
                stroke : edge,
                "stroke-width" : 0.035
            },
                 board);
            if (sign === color)
                draw(
                    "circle",
                    {cx : x, cy : y, r : 0.25, fill : "none", stroke : edge, "stroke-width" : 0.02},
                    board);
            else
                draw("path", {
                    d : "M-.55 .42L-.66-.3-.28 .02 0-.5 .28 .02 .66-.3 .55 .42Z",
                    transform : `translate(${x} ${y}) scale(0.32)`,
                    fill : color === "w" ? "#8a7a5e" : "#f6e7cd"
                },
                     board);
        }

        // For those who hear the page.
        describe(at) {
            const signs = this.boards[at];
            if (!signs)
                return "?";
            const on = sign =>
                this.data.cells.filter((_, i) => signs[i] === sign)
                    .map(([, , name ], i, all) => (/[wb]/.test(sign) ? "" : "K") + name)
                    .join(" ");
            return [ "w", "W", "b", "B" ]
                .map(sign => on(sign))
                .reduce((text, squares, i) => text +
                                              (i === 0   ? "W: "
                                               : i === 2 ? "; B: "
                                                         : " ") +
                                              squares,
                        "");
        }
    }

    // "#g1-23": the game and the plies of its main line to show.
    function addressed() {
        const [id, plies] = location.hash.slice(1).split("-");
        return {article : document.getElementById(id), plies : parseInt(plies, 10)};
    }

    const players = new Map();
    const articles = [...document.querySelectorAll("article") ];
    let shown = null;

    function show(article) {
        if (!players.has(article.id))
            players.set(article.id, new Player(article));
        for (const other of [...articles, ...document.querySelectorAll("nav a")])
            other.classList.toggle("shown", other === article || other.hash === "#" + article.id);
        shown = players.get(article.id);
    }

    function goToAddressed() {
        const {article, plies} = addressed();
        if (!articles.includes(article))
            return false;
        show(article);
        if (plies >= 0)
            shown.goToPly(plies);
        return true;
    }

    if (articles.length > 1) {
        document.body.classList.add("one");
        const list = document.querySelector("nav");
        for (const article of articles) {
            const link = document.createElement("a");
            link.href = "#" + article.id;
            link.textContent = article.querySelector("h2").textContent;
            list.append(link);
        }
    }
    window.addEventListener("hashchange", goToAddressed);
    if (articles.length > 0 && !goToAddressed())
        show(articles[0]);

    document.addEventListener("keydown", event => {
        const what = {ArrowLeft : "previous", ArrowRight : "next", Home : "start", End : "end"};
        if (!shown || !(event.key in what) || event.ctrlKey || event.altKey || event.metaKey)
            return;
        event.preventDefault();
        shown.act(what[event.key]);
    });
})();
