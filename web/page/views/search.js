// SPDX-License-Identifier: GPL-3.0-or-later
// Search: positions and patterns that are drawn on a board, and queries in words.
import { call, canEnd, deliver, Latest } from "../core.js";
import { Board } from "../parts/board.js";
import { choice, draw, field, make, name, settled, tick } from "../parts/dom.js";
import { attempt } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { LongList } from "../parts/list.js";
import { dateText, tr } from "../parts/texts.js";

const brushes = [
    ["w", () => tr("White man")],
    ["W", () => tr("White king")],
    ["b", () => tr("Black man")],
    ["B", () => tr("Black king")],
    ["wW", () => tr("White piece")],
    ["bB", () => tr("Black piece")],
    [".", () => tr("Empty square")],
    ["", () => tr("Any contents")],
];
const kinds = [
    ["must", () => tr("Required")],
    ["may", () => tr("One of these")],
    ["not", () => tr("Excluded")],
];
const examples = [
    ["white gives at least 2 men then within 4 plies white captures at least 3", () => tr("A shot of White")],
    ["white man on 24 for 6 plies", () => tr("An outpost that lasts")],
    ["white kings >= 3 and black kings = 1 and pieces <= 4", () => tr("Three kings against one")],
    ["white men on rim >= 6", () => tr("Many men at the edge")],
];

// Games that are asked for at once, at first and later, and that are listed.
const firstPart = 100;
const largestPart = 5000;
const most = 50_000;

const nothingYet = () =>
    tr("Draw a pattern on the board or write a query, and the games that have it are listed here.");

// The number before which a move is written.
function moveNumber(ply) {
    return `${Math.floor(ply / 2) + 1}${ply % 2 ? "…" : "."}`;
}

export class Search {
    constructor(app) {
        this.app = app;
        this.asking = new Latest();
        this.wording = new Latest();
        this.hits = [];
        this.brush = "w";
        this.kind = "must";
        this.#clearSketch();
        this.#form();
        this.#results();
        this.element = make("div", { class: "search-page" }, this.form, this.found);
        this.#drawSketch();
    }

    #form() {
        this.board = new Board({ label: tr("Pattern"), onsquare: number => this.#paint(number) });
        this.variant = choice(
            this.app.variants.map(one => [one.name, one.title]),
            this.app.settings.variant,
            { "aria-label": tr("Rules"), onchange: () => this.#changeVariant() },
        );
        this.brushButtons = brushes.map(([sign, text]) =>
            make(
                "button",
                {
                    type: "button",
                    class: "symbol brush",
                    "data-sign": sign,
                    "aria-pressed": sign === this.brush,
                    "aria-label": text(),
                    title: text(),
                    onclick: () => this.#take(sign),
                },
                this.#picture(sign),
            ),
        );
        this.kindChoice = make(
            "div",
            { class: "segments", role: "radiogroup", "aria-label": tr("The square is") },
            kinds.map(([key, text]) =>
                make(
                    "label",
                    {},
                    make("input", {
                        type: "radio",
                        name: "kind",
                        value: key,
                        checked: key === "must",
                        onchange: () => (this.kind = key),
                    }),
                    make("span", { text: text() }),
                ),
            ),
        );
        this.toMove = choice(
            [
                ["", tr("Either to move")],
                ["white", tr("White to move")],
                ["black", tr("Black to move")],
            ],
            "",
            { "aria-label": tr("Who is to move"), onchange: () => this.#sketched() },
        );
        this.exchanged = tick(tr("Also with colours exchanged"), {
            onchange: event => {
                this.sketch.exchanged = event.target.checked;
                this.#sketched();
            },
        });
        this.query = make("textarea", {
            rows: 3,
            spellcheck: "false",
            autocapitalize: "off",
            dir: "ltr",
            placeholder: tr("white man on 24 and black men on 13 19"),
        });
        this.query.addEventListener(
            "input",
            settled(() => this.#check(), 300),
        );
        this.query.addEventListener("keydown", event => {
            if (event.key === "Enter" && !event.shiftKey) {
                event.preventDefault();
                this.search();
            }
        });
        this.selection = make("input", {
            type: "search",
            spellcheck: "false",
            placeholder: tr("all games, or: Jansen since 2020"),
        });
        this.told = make("p", { class: "told", "aria-live": "polite" });
        this.form = make(
            "section",
            { class: "search-form" },
            make("div", { class: "board-side" }, this.board.element),
            make(
                "div",
                { class: "search-fields" },
                make(
                    "div",
                    { class: "brushes", role: "group", "aria-label": tr("What stands there") },
                    this.brushButtons,
                ),
                this.kindChoice,
                make("div", { class: "row-fields" }, this.variant, this.toMove),
                this.exchanged,
                make(
                    "div",
                    { class: "buttons" },
                    make("button", { onclick: () => this.#fromStudy() }, icon("study"), tr("From the study")),
                    make(
                        "button",
                        {
                            onclick: () => {
                                this.#clearSketch();
                                this.query.value = "";
                                this.#drawSketch();
                                this.#check();
                            },
                        },
                        icon("close"),
                        tr("Clear"),
                    ),
                ),
                field(tr("Query in words"), this.query),
                field(tr("In which games"), this.selection),
                this.told,
                make(
                    "div",
                    { class: "buttons" },
                    (this.button = make(
                        "button",
                        { class: "main", onclick: () => this.search() },
                        icon("search"),
                        tr("Search"),
                    )),
                    (this.stopButton = make(
                        "button",
                        { hidden: true, onclick: () => this.#stop() },
                        icon("stop"),
                        tr("Stop"),
                    )),
                ),
                make(
                    "details",
                    {},
                    make("summary", { text: tr("Examples of queries") }),
                    make(
                        "ul",
                        { class: "examples" },
                        examples.map(([query, text]) =>
                            make(
                                "li",
                                {},
                                make(
                                    "button",
                                    {
                                        class: "plain",
                                        onclick: () => {
                                            this.query.value = query;
                                            this.#check();
                                        },
                                    },
                                    make(
                                        "span",
                                        {},
                                        make("b", { text: text() }),
                                        make("code", { text: query }),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        );
    }

    #results() {
        this.count = make("h2", { text: tr("Found") });
        this.progress = make("progress", { max: "1", value: 0, hidden: true, "aria-label": tr("Search") });
        this.download = make(
            "button",
            { hidden: true, onclick: () => this.#download() },
            icon("export"),
            tr("Download as PDN"),
        );
        const header = text => make("span", { role: "columnheader", text });
        this.list = new LongList({
            label: tr("Found"),
            load: async (from, count) => ({
                total: this.hits.length,
                rows: this.hits.slice(from, from + count),
            }),
            row: hit => this.#row(hit),
            open: hit => this.app.go(`#/study/${hit.id}/${hit.ply}`),
            columns: [tr("White"), tr("Black"), tr("Move"), tr("Result"), tr("Date")].map(header),
        });
        this.list.element.classList.add("hits");
        this.empty = make("p", { class: "second empty", text: nothingYet() });
        this.found = make(
            "section",
            { class: "panel found" },
            make("div", { class: "panel-head" }, this.count, this.progress, this.download),
            this.empty,
            this.list.element,
        );
        this.list.element.hidden = true;
    }

    get title() {
        return { heading: tr("Search") };
    }

    show([variant, fen]) {
        if (variant) {
            this.variant.value = variant;
            this.#changeVariant();
        }
        if (fen) {
            this.query.value = `position "${fen}"`;
            this.app.replacePlace("#/search");
            this.search();
        }
    }

    databaseChanged() {
        this.searching = null;
        this.asking.stop();
        this.#working(false);
        this.#clear();
    }

    keys(event) {
        if (event.key === "f") this.board.turn();
        return event.key === "f";
    }

    // ---- the board

    #clearSketch() {
        this.sketch = {
            variant: this.variant?.value ?? this.app.settings.variant,
            must: {},
            may: {},
            not: {},
            to_move: null,
            exchanged: this.sketch?.exchanged ?? false,
        };
    }

    #changeVariant() {
        this.app.setting("variant", this.variant.value);
        this.#clearSketch();
        this.#drawSketch();
    }

    #take(sign) {
        this.brush = sign;
        for (const button of this.brushButtons)
            button.setAttribute("aria-pressed", button.dataset.sign === sign);
    }

    // The same brush again takes its mark away.
    #paint(number) {
        const group = this.sketch[this.kind];
        const had = group[number];
        for (const [kind] of kinds) delete this.sketch[kind][number];
        if (this.brush && had !== this.brush) group[number] = this.brush;
        this.#sketched();
    }

    async #sketched() {
        this.sketch.to_move = this.toMove.value || null;
        this.#drawSketch();
        const isBlank = kinds.every(([kind]) => Object.keys(this.sketch[kind]).length === 0);
        const answer = isBlank
            ? { text: "" }
            : await attempt(() => this.wording.call("query.text", { sketch: this.sketch }));
        if (answer) {
            this.query.value = answer.text;
            this.#check();
        }
    }

    #drawSketch() {
        const variant = this.app.variant(this.variant.value);
        const marks = {};
        const board = variant.squares
            .map(({ number }) => {
                for (const [kind] of kinds) {
                    const sign = this.sketch[kind][number];
                    if (sign) {
                        marks[number] =
                            `${kind}${sign.length > 1 ? " either" : ""}${sign === "." ? " empty" : ""}`;
                        return sign === "." ? "." : sign[0];
                    }
                }
                return ".";
            })
            .join("");
        this.board.show({ variant, board, sketch: marks });
    }

    #fromStudy() {
        const study = this.app.viewOf("study").game;
        if (!study.document) {
            this.app.go("#/study");
            return;
        }
        this.variant.value = study.variant;
        this.#clearSketch();
        const variant = this.app.variant(study.variant);
        variant.squares.forEach(({ number }, index) => {
            const sign = study.node.board[index];
            if (sign && sign !== ".") this.sketch.must[number] = sign;
        });
        this.#sketched();
    }

    #picture(sign) {
        const disc = (colour, x) =>
            draw("circle", {
                cx: x,
                cy: 12,
                r: 7.5,
                fill: colour === "w" ? "#fbf1da" : "#372c27",
                stroke: colour === "w" ? "#7c6a4c" : "#8b7d74",
                "stroke-width": 1.2,
            });
        const crown = x =>
            draw("path", {
                d: "M-5 3.500L-6-2.500-2.300.3 0-4 2.300.3 6-2.500 5 3.500Z",
                transform: `translate(${x} 12) scale(.72)`,
                fill: sign.startsWith("w") || sign === "W" ? "#b57f0c" : "#f2c84b",
            });
        const colour = sign[0]?.toLowerCase();
        return draw(
            "svg",
            { viewBox: "0 0 24 24", "aria-hidden": "true" },
            sign === ""
                ? draw("path", { d: "M6 6l12 12M18 6L6 18", stroke: "currentColor", "stroke-width": 1.8 })
                : sign === "."
                  ? draw("circle", {
                        cx: 12,
                        cy: 12,
                        r: 7.5,
                        fill: "none",
                        stroke: "currentColor",
                        "stroke-dasharray": "2.500 2.500",
                        "stroke-width": 1.6,
                    })
                  : [
                        disc(colour, 12),
                        sign !== sign.toLowerCase() && crown(12),
                        sign.length > 1 &&
                            draw("path", { d: "M12 4.500v15", stroke: "#c78f0a", "stroke-width": 1.2 }),
                    ].filter(Boolean),
        );
    }

    // ---- the query

    async #check() {
        const query = this.query.value.trim();
        this.told.className = "told";
        this.query.removeAttribute("aria-invalid");
        if (!query) {
            this.told.textContent = "";
            return;
        }
        try {
            const answer = await this.wording.call("query.words", { query, variant: this.variant.value });
            if (answer) this.told.textContent = answer.words;
        } catch (failure) {
            this.#wrong(failure);
        }
    }

    #wrong(failure) {
        this.told.className = "told wrong";
        this.told.textContent = failure.message;
        this.query.setAttribute("aria-invalid", "true");
    }

    async search() {
        const query = this.query.value.trim();
        if (!query) {
            this.told.textContent = tr("Draw something, or write a query.");
            this.query.focus();
            return;
        }
        const searching = (this.searching = {}); // until another takes its place
        this.#clear();
        this.empty.hidden = true;
        this.#working(true);
        try {
            await this.#find(query, searching);
        } catch (failure) {
            if (this.searching === searching) this.#wrong(failure);
        }
        if (this.searching !== searching) return;
        this.searching = null;
        this.#working(false);
        this.empty.hidden = this.hits.length > 0;
    }

    #clear() {
        this.#show([]);
        this.count.textContent = tr("Found");
        this.empty.textContent = nothingYet();
        this.empty.hidden = false;
    }

    // In parts: between two of them it can be stopped everywhere, and what else is asked for gets its turn.
    async #find(query, searching) {
        const request = {
            query,
            variant: this.variant.value,
            selection: this.selection.value.trim(),
            variations: false,
        };
        for (let limit = firstPart; ; limit = Math.min(4 * limit, largestPart)) {
            const answer = await this.#findPart({ ...request, limit, after: this.hits.at(-1)?.id ?? null });
            if (this.searching !== searching) return;
            if (answer && limit === firstPart) this.#understood(answer.words);
            const isStopped = !answer || answer.interrupted || searching.isStopped;
            if (isStopped || !answer.limited || this.hits.length >= most) {
                this.#ended(isStopped, answer?.limited);
                return;
            }
            this.stopButton.hidden = false;
        }
    }

    #ended(isStopped, isLimited) {
        this.#count(isStopped || isLimited);
        this.empty.textContent = isStopped
            ? tr("The search was stopped before it found a game. Search again to look at all of them.")
            : tr("No game has it. Loosen a condition: one of these squares, or either side to move.");
    }

    // Games are shown as they are found. Null if it was stopped, or another took its place.
    async #findPart(request) {
        const before = this.hits;
        const found = [];
        const from = this.progress.value; // a part counts the games that are left
        const showFound = () => {
            const hits = [...before, ...found];
            if (hits.length > this.hits.length) this.#show(hits);
        };
        const event = one => {
            if (one.event === "hit") found.push(one.hit);
            if (one.event !== "progress" || !one.total) return;
            this.progress.value = from + ((1 - from) * one.done) / one.total;
            showFound();
        };
        const answer = await this.asking.call("find", request, { event });
        if (answer) showFound();
        return answer;
    }

    // All that there are, or those that were there and more.
    #show(hits) {
        const isFirst = this.hits.length === 0;
        this.hits = hits;
        this.list.element.hidden = this.download.hidden = hits.length === 0;
        this.#count(true);
        if (isFirst || hits.length === 0) this.list.renew({ fromStart: true });
        else this.list.grow(hits.length);
        if (isFirst && hits.length && innerWidth < 1000) this.found.scrollIntoView({ block: "start" });
    }

    #count(isPart) {
        this.count.textContent = this.app.gamesText(this.hits.length) + (isPart ? " +" : "");
    }

    #understood(words) {
        this.told.className = "told";
        this.told.textContent = words ?? "";
        this.query.removeAttribute("aria-invalid");
    }

    #stop() {
        if (this.searching) this.searching.isStopped = true;
        this.asking.end();
    }

    #working(on) {
        this.progress.hidden = !on;
        this.progress.value = 0;
        this.stopButton.hidden = !on || !canEnd;
        this.button.disabled = on;
    }

    #row(hit) {
        const cell = (kind, ...content) => make("span", { class: `cell ${kind}`, role: "gridcell" }, content);
        return [
            cell("white", name(hit.white ?? "?")),
            cell("black", name(hit.black ?? "?")),
            cell("move number", hit.next ? `${moveNumber(hit.ply)} ${hit.next}` : tr("the end")),
            cell("result number", hit.result === "*" ? "–" : hit.result),
            cell("date number", dateText(hit.date)),
        ];
    }

    async #download() {
        const games = [...new Set(this.hits.map(hit => hit.id))];
        const answer = await attempt(() => call("games.export", { games, format: "pdn" }));
        if (answer) await deliver(answer.files[0]);
    }
}
