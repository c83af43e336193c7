// SPDX-License-Identifier: GPL-3.0-or-later
// The engine beside the board: its lines for the position shown, one in a row.
import { Latest } from "../core.js";
import { make, put } from "./dom.js";
import { attempt } from "./frame.js";
import { icon } from "./icons.js";
import { kept } from "./kept.js";
import { levelOf, number, scoreText, tr } from "./texts.js";

/// White's share of the bar, by a score.
export function shareOf(score) {
    return 50 + 50 * levelOf(score);
}

export class EnginePanel {
    constructor(game, { bar }) {
        Object.assign(this, { game, bar });
        this.search = new Latest();
        this.isOn = false;
        this.lines = Number(kept.read("damscope.lines") ?? 3);
        this.toggle = make(
            "button",
            { "aria-pressed": "false", onclick: () => this.switch(!this.isOn) },
            icon("play"),
            tr("Engine"),
        );
        this.state = make("span", { class: "second small number", text: tr("The engine is off.") });
        const fewer = make("button", {
            class: "plain symbol",
            "aria-label": tr("Fewer lines"),
            text: "−",
            onclick: () => this.setLines(-1),
        });
        const more = make("button", {
            class: "plain symbol",
            "aria-label": tr("More lines"),
            text: "+",
            onclick: () => this.setLines(1),
        });
        this.rows = make("ol", { class: "engine-lines", "aria-label": tr("Lines of the engine") });
        this.element = make(
            "div",
            { class: "engine" },
            make(
                "div",
                { class: "bar-row" },
                this.toggle,
                make("span", { class: "steps" }, fewer, more),
                this.state,
            ),
            this.rows,
        );
        game.addEventListener("moved", () => this.#restart());
        game.addEventListener("opened", () => this.#restart());
    }

    setLines(change) {
        this.lines = Math.max(1, Math.min(8, this.lines + change));
        kept.write("damscope.lines", this.lines);
        this.#restart();
    }

    switch(on) {
        this.isOn = on;
        this.toggle.setAttribute("aria-pressed", on);
        this.toggle.firstChild.replaceWith(icon(on ? "stop" : "play"));
        if (on) {
            this.#restart();
        } else {
            this.search.stop();
            this.state.textContent = tr("The engine is off.");
            this.rows.replaceChildren();
            this.best = null;
            this.onlines?.();
        }
    }

    #restart() {
        if (!this.isOn || !this.game.document) return;
        clearTimeout(this.timer);
        this.search.stop();
        this.best = null;
        this.timer = setTimeout(() => attempt(() => this.#think()), 120);
    }

    async #think() {
        const { game } = this;
        const node = game.at;
        this.rows.replaceChildren();
        this.best = null;
        if (game.over) {
            this.state.textContent = game.over;
            return;
        }
        this.state.textContent = tr("Thinking …");
        try {
            await this.search.call(
                "engine.analyse",
                { game: game.document.game, node, lines: this.lines, seconds: 120 },
                { event: one => one.event === "lines" && game.at === node && this.#show(one) },
            );
        } catch (failure) {
            this.state.textContent = "";
            if (failure.code !== "no-weights") throw failure;
            put(this.rows, make("li", { text: failure.message }));
        }
    }

    #show({ depth, nodes, seconds, lines }) {
        const { game } = this;
        const played = game.node.children.map(id => game.nodeOf(id).move)[0];
        const speed =
            seconds > 0.2
                ? ` · ${tr("{n} positions per second", { n: Math.round(nodes / seconds / 1000) * 1000 })}`
                : "";
        this.state.textContent = tr("Depth {depth}", { depth }) + speed;
        this.best = lines[0] && { score: lines[0].score, moves: lines[0].moves };
        put(
            this.rows,
            ...lines.map(line =>
                make(
                    "li",
                    {},
                    make(
                        "button",
                        {
                            class: "engine-line",
                            title: tr("Add this line as a variation"),
                            onclick: () => attempt(() => game.edit("moves", { moves: line.moves })),
                        },
                        make("span", {
                            class: `value number ${line.score.value < 0 ? "black" : "white"}`,
                            text: scoreText(line.score),
                        }),
                        make(
                            "span",
                            { class: "line" },
                            make("b", { text: line.moves[0] }),
                            ` ${line.moves.slice(1).join(" ")}`,
                        ),
                        line.moves[0] === played && make("span", { class: "played", text: tr("as played") }),
                    ),
                ),
            ),
        );
        this.bar?.(shareOf(lines[0]?.score), scoreText(lines[0]?.score));
        this.onlines?.();
    }
}
