// SPDX-License-Identifier: GPL-3.0-or-later
// Openings: what was played in a position, and how it went.
import { Latest } from "../core.js";
import { Board } from "../parts/board.js";
import { choice, make, put, settled } from "../parts/dom.js";
import { attempt, headAction, headSymbol } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { number, tr, trPlural } from "../parts/texts.js";

/// The moves that were played, with their results as bars.
export function openingTable(answer, play) {
    if (!answer.moves?.length)
        return make("p", { class: "second empty", text: tr("No game of the database went on from here.") });
    const bar = move => {
        const share = count => (100 * count) / Math.max(1, move.wins + move.draws + move.losses);
        const part = (kind, count) => {
            const piece = make("span", { class: kind });
            piece.style.width = `${share(count)}%`;
            return piece;
        };
        return make(
            "span",
            {
                class: "results",
                role: "img",
                "aria-label": tr("{wins} won, {draws} drawn, {losses} lost", move),
            },
            part("win", move.wins),
            part("draw", move.draws),
            part("loss", move.losses),
        );
    };
    return make(
        "table",
        { class: "openings-table" },
        make(
            "thead",
            {},
            make(
                "tr",
                {},
                [tr("Move"), tr("Games"), tr("Results"), tr("Score")].map((text, i) =>
                    make("th", { scope: "col", class: i % 2 ? "number" : undefined, text }),
                ),
            ),
        ),
        make(
            "tbody",
            {},
            answer.moves.map(move =>
                make(
                    "tr",
                    {},
                    make(
                        "th",
                        { scope: "row" },
                        make("button", {
                            class: "plain move",
                            text: move.move,
                            onclick: () => play(move.move),
                        }),
                        make("span", { class: "second small", text: move.opening ?? "" }),
                    ),
                    make("td", { class: "number", text: number(move.games) }),
                    make("td", { class: "bars" }, bar(move)),
                    make("td", {
                        class: "number",
                        text: move.score === null ? "–" : `${Math.round(100 * move.score)}%`,
                    }),
                ),
            ),
        ),
    );
}

export class Openings {
    constructor(app) {
        this.app = app;
        this.asking = new Latest();
        this.placing = new Latest();
        this.line = [];
        this.moves = [];
        this.board = new Board({ label: tr("Board"), onmove: move => this.#play(move.full) });
        this.variant = choice(
            app.variants.map(one => [one.name, one.title]),
            app.settings.variant,
            { "aria-label": tr("Rules"), onchange: () => this.#start() },
        );
        this.filter = make("input", {
            type: "search",
            "aria-label": tr("Which games"),
            placeholder: tr("All games, or: Jansen since 2020"),
            oninput: settled(() => this.#renew(), 300),
        });
        this.path = make("div", { class: "path-row", role: "group", "aria-label": tr("Moves") });
        this.told = make("p", { class: "told", "aria-live": "polite" });
        this.table = make("div", { class: "panel openings-panel" });
        this.element = make(
            "div",
            { class: "two" },
            make("div", { class: "board-side" }, this.board.element),
            make(
                "div",
                { class: "beside" },
                make("div", { class: "row-fields" }, this.variant, this.filter),
                this.path,
                this.told,
                this.table,
            ),
        );
    }

    get title() {
        return { heading: tr("Openings"), details: this.name ?? "" };
    }

    actions() {
        return [
            headSymbol("turn", tr("Turn the board"), () => this.board.turn()),
            headAction("study", tr("Study"), () => this.#study()),
        ];
    }

    show([variant]) {
        if (variant) this.variant.value = variant;
        if (!this.position || variant) this.#start();
    }

    storeChanged() {
        if (this.position) this.#renew();
    }

    keys(event) {
        if (event.key === "ArrowLeft" && this.line.length) this.#back(this.line.length - 1);
        else if (event.key === "ArrowRight" && this.answer?.moves?.length)
            this.#play(this.answer.moves[0].move);
        else if (event.key === "f") this.board.turn();
        else return false;
        return true;
    }

    #start() {
        this.app.setting("variant", this.variant.value);
        this.line = [];
        this.#renew();
    }

    #play(text) {
        const move = this.moves.find(one => one.full === text || one.move === text);
        if (!move) return;
        this.line.push(move);
        this.#renew();
    }

    #back(count) {
        this.line = this.line.slice(0, count);
        this.#renew();
    }

    // Nothing can be played until the position after the line is known: the moves are those of the one before.
    async #renew() {
        this.asking.stop();
        this.moves = [];
        this.answer = null;
        const place = { variant: this.variant.value, moves: this.line.map(move => move.full) };
        const position = await attempt(() => this.placing.call("moves", place));
        if (!position) return; // it failed, or another is asked for
        this.position = position;
        this.moves = position.moves;
        const last = this.line.at(-1);
        this.board.show({
            variant: this.app.variant(position.variant),
            board: position.board,
            moves: this.moves,
            path: last ? (last.path ?? [last.origin, last.target]) : [],
        });
        this.#drawPath();
        await this.#tally(place);
    }

    async #tally(place) {
        this.told.className = "told";
        try {
            const answer = await this.#ask({
                place,
                variant: this.variant.value,
                selection: this.filter.value.trim(),
            });
            if (!answer) return;
            this.answer = answer;
            this.name = answer.opening_names?.[document.documentElement.lang] ?? answer.opening ?? "";
            this.told.textContent = trPlural(
                "{n} game reached this position.",
                "{n} games reached this position.",
                answer.games ?? 0,
            );
            put(
                this.table,
                openingTable(answer, move => this.answer === answer && this.#play(move)),
            );
        } catch (failure) {
            this.told.className = "told wrong";
            this.told.textContent = failure.message;
        }
        this.app.headChanged();
    }

    async #ask(request) {
        const answer = await this.asking.call("openings", request);
        return Array.isArray(answer) ? answer[0] : answer;
    }

    #drawPath() {
        put(
            this.path,
            make(
                "button",
                { class: "plain", "aria-label": tr("To the start"), onclick: () => this.#back(0) },
                icon("first"),
            ),
            ...this.line.map((move, i) =>
                make("button", {
                    class: "plain move",
                    onclick: () => this.#back(i + 1),
                    text: `${i % 2 ? "" : `${i / 2 + 1}. `}${move.move}`,
                }),
            ),
        );
    }

    async #study() {
        const study = this.app.viewOf("study");
        if (!(await study.open({ variant: this.variant.value }))) return;
        if (this.line.length)
            await attempt(() =>
                study.game.edit("moves", { node: 0, moves: this.line.map(move => move.full) }),
            );
        this.app.go("#/study");
    }
}
