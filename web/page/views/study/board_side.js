// SPDX-License-Identifier: GPL-3.0-or-later
// The board of the study, with the names, clocks and evaluation beside it, and moves that are typed.
import { call } from "../../core.js";
import { Board } from "../../parts/board.js";
import { make, name, put } from "../../parts/dom.js";
import { shareOf } from "../../parts/engine.js";
import { attempt } from "../../parts/frame.js";
import { icon } from "../../parts/icons.js";
import { clockText, scoreText, tr } from "../../parts/texts.js";

export class BoardSide {
    /// `best()` answers the first move of the engine's best line, if there is one.
    constructor(app, game, best) {
        Object.assign(this, { app, game, best });
        this.#build();
        for (const what of ["opened", "changed"]) game.addEventListener(what, () => this.#names());
        game.addEventListener("opened", () => {
            const { notation } = this.app.variant(game.variant);
            this.entry.placeholder = notation === "letters" ? "c3-d4" : "32-28";
        });
        game.addEventListener("moved", () => this.#moved());
        game.addEventListener("moves", () => this.show());
        game.addEventListener("judged", () => {
            this.bar();
            this.show();
        });
    }

    #build() {
        this.board = new Board({ label: tr("Board"), onmove: move => attempt(() => this.game.play(move)) });
        this.board.onrefused = (origin, target) =>
            this.#explain(`${this.#nameOf(origin)}-${this.#nameOf(target)}`);
        this.top = make("div", { class: "player" });
        this.foot = make("div", { class: "player" });
        this.barFill = make("div", { class: "fill" });
        this.evaluation = make(
            "div",
            { class: "evaluation-bar", role: "img", "aria-label": tr("Evaluation") },
            this.barFill,
        );
        this.entry = make("input", {
            type: "text",
            class: "entry",
            autocomplete: "off",
            spellcheck: "false",
            enterkeyhint: "go",
            "aria-label": tr("Type a move"),
            title: tr("Type a move"),
        });
        this.entry.addEventListener("input", () => this.#typed());
        this.entry.addEventListener("keydown", event => event.key === "Enter" && this.#enter());
        this.told = make("p", { class: "told", "aria-live": "polite" });
        const step = (what, label) =>
            make(
                "button",
                { class: "symbol", "aria-label": label, title: label, onclick: () => this.game[what]() },
                icon(what),
            );
        this.element = make(
            "div",
            { class: "board-side" },
            this.top,
            make("div", { class: "board-row" }, this.evaluation, this.board.element),
            this.foot,
            make(
                "div",
                { class: "walk" },
                this.entry,
                make(
                    "div",
                    { class: "steps" },
                    step("first", tr("To the start")),
                    step("previous", tr("Previous move")),
                    step("next", tr("Next move")),
                    step("last", tr("To the end")),
                    make(
                        "button",
                        {
                            class: "symbol plain",
                            "aria-label": tr("Turn the board"),
                            title: tr("Turn the board"),
                            onclick: () => this.turn(),
                        },
                        icon("turn"),
                    ),
                ),
            ),
            this.told,
        );
    }

    /// Begins a move that is typed anywhere.
    type(key) {
        this.entry.focus();
        this.entry.value += key;
        this.#typed();
    }

    turn() {
        this.board.turn();
        this.#names();
        this.bar();
    }

    #moved() {
        this.told.textContent = "";
        this.told.className = "told";
        this.entry.value = "";
        this.show();
        this.#names();
        this.bar();
    }

    show() {
        const { game } = this;
        const node = game.node;
        if (!node) return;
        this.board.show({
            variant: this.app.variant(game.variant),
            board: node.board ?? "",
            moves: game.moves,
            path: game.path,
            arrows: this.#arrows(node),
        });
        if (game.over) this.told.textContent = game.over;
    }

    #arrows(node) {
        const { game } = this;
        const best = this.best();
        const arrows = (node.shapes ?? []).map(shape => ({
            from: shape.from,
            to: shape.to,
            kind: shape.color,
        }));
        const error = game.errors?.get(game.at);
        const byText = (text, moves) => moves.find(move => move.move === text || move.full === text);
        if (best) {
            const move = byText(best, game.moves);
            if (move) arrows.push({ from: move.origin, to: move.target, kind: "best" });
        } else if (error?.better?.length) {
            const squares = this.#squares(error.better[0]);
            if (squares) arrows.push({ from: squares[0], to: squares[1], kind: "best" });
        }
        return arrows;
    }

    // The squares of a move as it is written.
    #squares(text) {
        const variant = this.app.variant(this.game.variant);
        const names = text.split(/[-x:]/);
        const numbers = [names[0], names.at(-1)].map(
            one => variant.squares.find(square => square.name === one)?.number,
        );
        return numbers.includes(undefined) ? null : numbers;
    }

    #nameOf(squareNumber) {
        return this.app.variant(this.game.variant).squares.find(square => square.number === squareNumber)
            ?.name;
    }

    #names() {
        const { document, node } = this.game;
        if (!document || !node) return;
        const toMove = node.side;
        const clocks = this.#clocks();
        const line = (side, element) => {
            put(
                element,
                make("span", { class: `disc ${side}` }),
                make(
                    "span",
                    { class: "who" },
                    name(document[side] || (side === "white" ? tr("White") : tr("Black"))),
                ),
                toMove === side && !this.game.over && make("span", { class: "to-move", text: tr("to move") }),
                clocks[side] !== undefined &&
                    make("span", { class: "number clock", text: clockText(clocks[side]) }),
            );
            element.classList.toggle("moving", toMove === side && !this.game.over);
        };
        const below =
            this.board.turned !== (this.app.variant(document.variant).seen === "black") ? "black" : "white";
        line(below, this.foot);
        line(below === "white" ? "black" : "white", this.top);
    }

    // What is left on each clock here.
    #clocks() {
        const found = {};
        for (
            let at = this.game.at;
            at && (found.white === undefined || found.black === undefined);
            at = this.game.nodeOf(at).parent
        ) {
            const node = this.game.nodeOf(at);
            const mover = node.side === "white" ? "black" : "white";
            if (typeof node.clock === "number" && found[mover] === undefined) found[mover] = node.clock;
        }
        return found;
    }

    bar(share, text) {
        const score = this.game.scores?.get(this.game.at)?.score;
        const white = share ?? shareOf(score);
        this.barFill.style.height = `${white}%`;
        this.evaluation.classList.toggle("turned", this.board.turned);
        this.evaluation.setAttribute(
            "aria-label",
            `${tr("Evaluation")}: ${text ?? (score ? scoreText(score) : "–")}`,
        );
    }

    async #typed() {
        const text = this.entry.value.trim();
        this.told.className = "told";
        if (!text) {
            this.told.textContent = "";
            return;
        }
        const fitting = this.#fitting(text);
        const digits = text.replace(/\D/g, "");
        if (fitting.length === 1 && digits.length >= 4 && /^\d+$/.test(text)) {
            this.entry.value = "";
            await attempt(() => this.game.play(fitting[0]));
        } else {
            this.told.textContent = fitting.length
                ? fitting
                      .slice(0, 12)
                      .map(move => move.move)
                      .join("  ")
                : "";
            if (fitting.length === 0) this.#explain(text);
        }
    }

    // The legal moves that a text may be the beginning of.
    #fitting(text) {
        const plain = one => one.replace(/[-x:\s]/g, "");
        const padded = one =>
            one
                .split(/[-x:]/)
                .map(part => (/^\d$/.test(part) ? `0${part}` : part))
                .join("");
        const typed = plain(text.toLowerCase());
        return this.game.moves.filter(move =>
            [move.move, move.full].some(one => plain(one).startsWith(typed) || padded(one).startsWith(typed)),
        );
    }

    async #enter() {
        const text = this.entry.value.trim();
        if (!text) return;
        const fitting = this.#fitting(text);
        const exact = fitting.find(move => move.move === text || move.full === text);
        if (exact || fitting.length === 1) {
            this.entry.value = "";
            await attempt(() => this.game.play(exact ?? fitting[0]));
            return;
        }
        const answer = await this.#explain(text);
        const move = answer?.legal && this.game.moves.find(one => one.full === answer.full);
        if (move) {
            this.entry.value = "";
            this.told.textContent = "";
            await attempt(() => this.game.play(move));
        }
    }

    // Why a move is none, and which squares say so.
    async #explain(text) {
        const { document } = this.game;
        const answer = await call("typed", { game: document.game, node: this.game.at, text }).catch(
            failure => ({ message: failure.message }),
        );
        if (answer.message && !answer.legal) {
            this.told.textContent = `${text}: ${answer.message}`;
            this.told.className = "told wrong";
        }
        return answer;
    }
}
