// SPDX-License-Identifier: GPL-3.0-or-later
// The moves of a game: the main line in two columns, with what is written between them.
import { draw, make, put } from "./dom.js";
import { clockText, scoreText, tr } from "./texts.js";

const marks = { inaccuracy: "slip", mistake: "mistake", blunder: "blunder", "missed win": "blunder" };
const shapes = {
    slip: "M5 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
    mistake: "M5 .8l4.600 8.200H.4z",
    blunder: "M5 0l5 5-5 5-5-5z",
};

/// The sign of an error, in the shapes of the window: circle, triangle, diamond. Without words it is only seen.
export function errorMark(quality, words) {
    const kind = marks[quality];
    return (
        kind &&
        draw(
            "svg",
            {
                class: `mark ${kind}`,
                viewBox: "0 0 10 10",
                ...(words === ""
                    ? { "aria-hidden": "true" }
                    : { role: "img", "aria-label": words ?? quality }),
            },
            draw("path", { d: shapes[kind] }),
        )
    );
}

export function errorKind(quality) {
    return marks[quality];
}

// "3-9" is not in "13-9".
export function hasMove(text, numbered) {
    const move = numbered.split(" ").at(-1).replace(/\W/g, "\\$&");
    return new RegExp(`(?<![\\w-])${move}(?![\\w-])`).test(text);
}

export class Moves {
    constructor(game, { card, qualityWords }) {
        Object.assign(this, { game, card, qualityWords });
        this.element = make("div", {
            class: "moves",
            role: "group",
            "aria-label": tr("Moves"),
            tabindex: "0",
        });
        this.element.addEventListener("click", event => {
            const move = event.target.closest("[data-node]");
            if (move) game.goTo(+move.dataset.node);
        });
        game.addEventListener("opened", () => this.draw());
        game.addEventListener("changed", () => this.draw());
        game.addEventListener("judged", () => this.draw());
        game.addEventListener("moved", () => this.mark());
    }

    draw() {
        this.#keepFocus(() => this.#draw());
    }

    // Where what has it goes, the move that is shown gets it.
    #keepFocus(act) {
        const before = document.activeElement;
        const isHere = this.element.contains(before);
        act();
        if (!isHere || document.activeElement === before) return;
        const now = before.isConnected ? before : this.buttons.get(+(before.dataset.node ?? this.game.at));
        (now ?? this.element).focus({ preventScroll: true });
    }

    #draw() {
        const { game } = this;
        this.buttons = new Map();
        this.errorHolder = make("div", { class: "error-holder" });
        const start = game.nodeOf(0);
        const rows = [];
        const say = text => text && rows.push(this.#comment("p", text));
        this.row = null;
        this.explained = new Set();
        say(start.before);
        say(start.comment);
        this.#notUnderstood(start, rows);
        say(start.behind);
        for (const id of game.document.main_line.slice(1)) this.#step(id, rows, say);
        if (game.document.main_line.length < 2)
            rows.push(
                make("p", {
                    class: "second empty",
                    text: tr("No moves yet: play on the board, or type them."),
                }),
            );
        if (game.document.result && game.document.main_line.length > 1)
            rows.push(make("p", { class: "result", text: game.document.result }));
        put(this.element, ...rows);
        this.#mark();
    }

    #step(id, rows, say) {
        const { game } = this;
        const node = game.nodeOf(id);
        const white = node.side === "black"; // who moved is not who is to move
        if (white || !this.row) {
            this.row = make(
                "div",
                { class: "pair" },
                make("span", { class: "no", text: node.number.replace(/\.+$/, ".") }),
                white ? undefined : make("span", { class: "gap", text: "…" }),
            );
            rows.push(this.row);
        }
        const cut = () => (this.row = null);
        if (node.before) {
            rows.splice(
                rows.length - (this.row.children.length < 2 ? 1 : 0),
                0,
                this.#comment("p", node.before),
            );
        }
        this.row.append(this.#cell(node));
        const holder = this.row;
        holder.dataset.last = id;
        if (!white) cut();
        const others = game.nodeOf(node.parent).children.slice(1);
        if (node.comment || others.length > 0 || node.unread || node.behind) cut();
        say(node.comment);
        this.#notUnderstood(node, rows);
        for (const other of others) {
            say(game.nodeOf(other).ahead);
            rows.push(
                make(
                    "div",
                    { class: "variation", role: "group", "aria-label": tr("Variation") },
                    this.#line(other, 1),
                ),
            );
        }
        say(node.behind);
    }

    #comment(kind, text) {
        return make(kind, { class: "comment", dir: "auto", text });
    }

    #unread(kind, text) {
        return make(kind, { class: "unread", dir: "auto", text: tr("Not understood: {text}", { text }) });
    }

    // In the main line, of which an import says what is wrong.
    #notUnderstood(node, rows) {
        if (!node.unread) return;
        const told = this.#unread("p", node.unread);
        rows.push(told);
        this.#explain(node.unread, told);
    }

    // By which rule, and what was probably meant.
    async #explain(text, told) {
        const { explained } = this;
        const problems = await this.game.problems().catch(() => []);
        const problem = problems.find(one => !explained.has(one) && one.move && hasMove(text, one.move));
        if (!problem) return;
        explained.add(problem);
        told.after(
            make("p", { class: "reason" }, make("b", { text: `${problem.move}: ` }), problem.message),
            problem.suggestion ? make("p", { class: "suggestion", text: problem.suggestion }) : "",
        );
    }

    #button(node, withNumber) {
        const button = make(
            "button",
            { class: "move", "data-node": node.node, tabindex: "-1" },
            withNumber && make("span", { class: "no", text: `${node.number} ` }),
            make("span", { text: (node.step === "pass" ? "–" : (node.move ?? "…")) + (node.signs ?? "") }),
        );
        this.buttons.set(node.node, button);
        return button;
    }

    #cell(node) {
        const { game } = this;
        const score = game.scores?.get(node.node)?.score ?? node.evaluation;
        const quality = game.errors?.get(node.node)?.quality ?? node.quality;
        const clock = node.clock !== null && node.clock !== undefined && node.clock >= 0;
        const mark = quality && errorMark(quality, this.qualityWords[quality]);
        return make(
            "span",
            { class: "cell" },
            this.#button(node),
            mark,
            clock &&
                !score &&
                make("span", { class: "clock number", title: tr("Clock"), text: clockText(node.clock) }),
            score && make("span", { class: "score number", text: scoreText(score) }),
        );
    }

    // A variation as running text, with those in it.
    #line(id, depth) {
        const { game } = this;
        const parts = [];
        let first = true;
        const add = part => {
            parts.push(part, " ");
            first = true; // the next move has its number
        };
        const say = text => text && add(this.#comment("span", text));
        for (let at = id; at !== undefined; ) {
            const node = game.nodeOf(at);
            const others = at === id ? [] : game.nodeOf(node.parent).children.slice(1);
            say(node.before);
            parts.push(this.#button(node, first || node.side === "black"), " ");
            first = false;
            say(node.comment);
            if (node.unread) add(this.#unread("span", node.unread));
            for (const other of others) {
                say(game.nodeOf(other).ahead);
                add(make("span", { class: "inner" }, "(", this.#line(other, depth + 1), ")"));
            }
            say(node.behind);
            at = node.children[0];
        }
        return parts;
    }

    /// Shows where the reader is, with the card of an error there.
    mark() {
        this.#keepFocus(() => this.#mark());
    }

    #mark() {
        const { game } = this;
        const before = this.element.querySelector(".shown");
        if (before) {
            before.classList.remove("shown");
            before.tabIndex = -1;
            before.removeAttribute("aria-current");
        }
        this.errorHolder?.remove();
        const button = this.buttons?.get(game.at);
        if (!button) {
            this.element.scrollTop = 0;
            return;
        }
        button.classList.add("shown");
        button.tabIndex = 0;
        button.setAttribute("aria-current", "true");
        const error = game.errors?.get(game.at);
        const row = button.closest(".pair, .variation");
        if (error && this.card && row) {
            if (this.carded !== error) this.errorCard = this.card(error); // else with what was opened in it
            this.carded = error;
            put(this.errorHolder, this.errorCard);
            row.after(this.errorHolder);
        }
        this.#scrollTo(row);
    }

    #scrollTo(row) {
        const list = this.element;
        if (list.scrollHeight <= list.clientHeight) return;
        const top = row.offsetTop;
        const foot =
            top + row.offsetHeight + (this.errorHolder.isConnected ? this.errorHolder.offsetHeight : 0);
        if (top < list.scrollTop + 20) list.scrollTop = top - 40;
        else if (foot > list.scrollTop + list.clientHeight - 20)
            list.scrollTop = Math.min(foot - list.clientHeight + 12, top - 20);
    }
}
