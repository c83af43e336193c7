// SPDX-License-Identifier: GPL-3.0-or-later
// The course of a game: above the middle White is better. A click shows the position there, and so do
// the arrow keys: up and down, too, as in every slider.
import { draw, make, put } from "./dom.js";
import { errorKind } from "./moves.js";
import { levelOf, tr } from "./texts.js";

const left = 44;
const right = 12;
const top = 8;
const foot = 20;

export class Chart {
    constructor(game, { qualityWords }) {
        Object.assign(this, { game, qualityWords });
        this.svg = draw("svg", { class: "chart" });
        this.element = make(
            "div",
            {
                class: "chart-holder",
                role: "slider",
                tabindex: "0",
                "aria-label": tr("Course of the game"),
                "aria-valuemin": "0",
            },
            this.svg,
        );
        this.svg.addEventListener("pointerdown", event => {
            this.svg.setPointerCapture(event.pointerId);
            this.#point(event);
        });
        this.svg.addEventListener("pointermove", event => event.buttons && this.#point(event));
        this.element.addEventListener("keydown", event => this.#key(event));
        new ResizeObserver(() => this.draw()).observe(this.element);
        for (const what of ["opened", "changed", "judged"]) game.addEventListener(what, () => this.draw());
        game.addEventListener("moved", () => this.mark());
    }

    #x(ply) {
        const plies = Math.max(1, this.game.document.main_line.length - 1);
        return left + ((this.width - left - right) * ply) / plies;
    }

    #y(level) {
        return top + ((this.height - top - foot) * (1 - level)) / 2;
    }

    draw() {
        const { game } = this;
        const box = this.element.getBoundingClientRect();
        if (!game.document || box.width < 40) return;
        this.width = box.width;
        this.height = Math.max(90, box.height);
        this.svg.setAttribute("viewBox", `0 0 ${this.width} ${this.height}`);
        const points = (game.judgement?.graph ?? []).filter(point => point.score);
        this.cursor = draw("g", { class: "cursor" });
        put(
            this.svg,
            this.#scale(),
            this.#numbers(),
            ...this.#areas(points),
            this.#curve(points),
            this.#errors(points),
            this.cursor,
        );
        this.mark();
    }

    #scale() {
        const lines = [
            [2, "+2"],
            [1, "+1"],
            [0, "0"],
            [-1, "−1"],
            [-2, "−2"],
        ];
        const levelAt = men => this.#y(levelOf({ kind: "estimate", value: 100 * men }));
        const isRoomy = levelAt(1) - levelAt(2) > 12;
        return draw(
            "g",
            { class: "scale" },
            lines.map(([men, text]) => {
                const y = levelAt(men);
                return [
                    draw("path", {
                        class: men === 0 ? "middle" : "",
                        d: `M${left} ${y}H${this.width - right}`,
                    }),
                    (Math.abs(men) < 2 || isRoomy) &&
                        draw("text", { x: left - 8, y: y + 4, "text-anchor": "end", text }),
                ];
            }),
        );
    }

    #numbers() {
        const last = this.game.document.main_line.length - 1;
        const step =
            [5, 10, 20, 50].find(moves => (moves * 2 * (this.width - left)) / Math.max(1, last) > 46) ?? 100;
        const texts = [];
        for (let move = step; move * 2 - 1 <= last; move += step)
            texts.push(
                draw("text", {
                    x: this.#x(move * 2 - 1),
                    y: this.height - 4,
                    "text-anchor": "middle",
                    text: String(move),
                }),
            );
        return draw("g", { class: "scale" }, texts);
    }

    // Runs of points without a gap.
    #runs(points) {
        const runs = [];
        for (const point of points) {
            const run = runs.at(-1);
            if (run && run.at(-1).ply === point.ply - 1) run.push(point);
            else runs.push([point]);
        }
        return runs;
    }

    #areas(points) {
        const middle = this.#y(0);
        return [
            ["white", 1],
            ["black", -1],
        ].map(([name, sign]) =>
            draw("path", {
                class: `area ${name}`,
                d: this.#runs(points)
                    .map(
                        run =>
                            `M${this.#x(run[0].ply)} ${middle}` +
                            this.#crossings(run)
                                .map(
                                    ([ply, level]) =>
                                        `L${this.#x(ply)} ${this.#y(sign * level > 0 ? level : 0)}`,
                                )
                                .join("") +
                            `L${this.#x(run.at(-1).ply)} ${middle}Z`,
                    )
                    .join(""),
            }),
        );
    }

    // With the places where it crosses the middle.
    #crossings(run) {
        const all = [];
        run.forEach((point, i) => {
            const level = levelOf(point.score);
            const before = i > 0 ? levelOf(run[i - 1].score) : level;
            if (before * level < 0) all.push([run[i - 1].ply + before / (before - level), 0]);
            all.push([point.ply, level]);
        });
        return all;
    }

    #curve(points) {
        return draw("path", {
            class: "curve",
            d: this.#runs(points)
                .map(run =>
                    run
                        .map(
                            (point, i) =>
                                `${i ? "L" : "M"}${this.#x(point.ply)} ${this.#y(levelOf(point.score))}`,
                        )
                        .join(""),
                )
                .join(""),
        });
    }

    #errors(points) {
        const byPly = new Map(points.map(point => [point.ply, point]));
        const group = draw("g", { class: "errors" });
        for (const error of this.game.judgement?.errors ?? []) {
            const kind = errorKind(error.quality);
            const point = byPly.get(this.game.nodeOf(error.node)?.ply) ?? byPly.get(error.ply + 1);
            if (!kind || !point) continue;
            const x = this.#x(point.ply);
            const y = this.#y(levelOf(point.score));
            group.append(
                draw(
                    "path",
                    {
                        class: kind,
                        transform: `translate(${x} ${y})`,
                        d: {
                            slip: "M0-4.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9z",
                            mistake: "M0-6l6 10.500H-6z",
                            blunder: "M0-7l7 7-7 7-7-7z",
                        }[kind],
                    },
                    draw("title", {
                        text: `${error.move}: ${this.qualityWords[error.quality] ?? error.quality}`,
                    }),
                ),
            );
        }
        return group;
    }

    mark() {
        const { game } = this;
        if (!this.cursor || !game.node) return;
        let at = game.at;
        const line = new Map(game.document.main_line.map((id, ply) => [id, ply]));
        while (!line.has(at)) at = game.nodeOf(at).parent;
        const ply = line.get(at);
        const x = this.#x(ply);
        const point = game.scores?.get(at);
        put(
            this.cursor,
            draw("path", { d: `M${x} ${top}V${this.height - foot}` }),
            point?.score ? draw("circle", { cx: x, cy: this.#y(levelOf(point.score)), r: 4.5 }) : "",
        );
        this.element.setAttribute("aria-valuemax", line.size - 1);
        this.element.setAttribute("aria-valuenow", ply);
        const node = game.nodeOf(at);
        this.element.setAttribute(
            "aria-valuetext",
            [node.number, node.move, point?.words].filter(Boolean).join(" ") || tr("Start"),
        );
    }

    #key(event) {
        const step = { ArrowUp: "next", ArrowDown: "previous" }[event.key];
        if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        this.game[step]();
    }

    #point(event) {
        const box = this.svg.getBoundingClientRect();
        const plies = this.game.document.main_line.length - 1;
        const share = (event.clientX - box.left - left) / (box.width - left - right);
        this.game.goToPly(Math.round(share * plies));
    }
}
