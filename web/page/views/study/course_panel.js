// SPDX-License-Identifier: GPL-3.0-or-later
// The course of the game: its graph, what each side did wrong, what is proved about it, its structures and
// combinations.
import { call, Latest } from "../../core.js";
import { Chart } from "../../parts/chart.js";
import { make, name, put } from "../../parts/dom.js";
import { attempt, say } from "../../parts/frame.js";
import { icon } from "../../parts/icons.js";
import { errorMark } from "../../parts/moves.js";
import { scoreText, sentence, tr } from "../../parts/texts.js";

export class CoursePanel {
    constructor(app, game) {
        Object.assign(this, { app, game });
        this.qualityWords = app.words.quality;
        this.judging = new Latest();
        this.#build();
        game.addEventListener("opened", () => {
            this.stop();
            this.summary.replaceChildren();
        });
        for (const what of ["opened", "changed"]) game.addEventListener(what, () => this.#drawStructures());
        game.addEventListener("judged", () => this.#judged());
        for (const what of ["moved", "judged"]) game.addEventListener(what, () => this.#showError());
    }

    #build() {
        const { game } = this;
        this.chart = new Chart(game, { qualityWords: this.qualityWords });
        this.error = make("div", { class: "course-error" });
        this.chart.element.addEventListener("pointerup", () => this.#seeError());
        this.summary = make("div", { class: "summary" });
        this.structures = make("div", { class: "structures" });
        this.shots = make("div", { class: "shots", role: "group", "aria-label": tr("Combinations") });
        this.analyseButton = make(
            "button",
            { class: "main", onclick: () => this.analyse() },
            icon("chart"),
            tr("Analyse game"),
        );
        this.nextError = make("button", { onclick: () => this.#goToError(), hidden: true }, tr("Next error"));
        this.progress = make("progress", { max: "1", value: 0, hidden: true, "aria-label": tr("Analysis") });
        this.element = make(
            "section",
            { class: "panel course" },
            make(
                "div",
                { class: "panel-head" },
                this.summary,
                this.shots,
                this.progress,
                this.nextError,
                this.analyseButton,
            ),
            this.chart.element,
            this.structures,
            this.error,
        );
    }

    #judged() {
        const { judgement } = this.game;
        const isJudged = judgement && judgement.coverage !== "none";
        this.nextError.hidden = !judgement?.errors?.length;
        this.analyseButton.classList.toggle("main", judgement?.coverage !== "analysed");
        this.#judging(Boolean(this.judging.isRunning));
        put(this.summary, ...this.#players(judgement));
    }

    // Each side's errors: circles, triangles, diamonds.
    #players(judgement) {
        if (!judgement || judgement.coverage === "none")
            return [make("span", { class: "second", text: tr("Not analysed yet") })];
        const { document } = this.game;
        return ["white", "black"].map(side => {
            const errors = judgement.errors.filter(
                error => (this.game.nodeOf(error.node)?.side === "black") === (side === "white"),
            );
            const count = qualities => errors.filter(error => qualities.includes(error.quality)).length;
            const kinds = [["inaccuracy"], ["mistake"], ["blunder", "missed win"]].filter(
                kind => count(kind) > 0,
            );
            return make(
                "span",
                { class: "tally" },
                make("span", { class: `disc ${side}` }),
                make(
                    "b",
                    {},
                    name((document[side] || (side === "white" ? tr("White") : tr("Black"))).split(",")[0]),
                ),
                kinds.length
                    ? kinds.map(kind =>
                          make(
                              "span",
                              { class: "count" },
                              errorMark(kind[0], this.qualityWords[kind[0]]),
                              String(count(kind)),
                          ),
                      )
                    : make("span", { class: "second", text: tr("no errors") }),
            );
        });
    }

    #goToError() {
        const { game } = this;
        const errors = game.judgement.errors;
        const ply = game.node.ply;
        const next = errors.find(error => (game.nodeOf(error.node)?.ply ?? 0) > ply) ?? errors[0];
        game.goTo(next.node);
        this.#seeError();
    }

    // Where the list of moves, which has it too, is in another tab.
    #showError() {
        const error = this.game.errors?.get(this.game.at);
        if (error && error === this.shownError) return;
        this.shownError = error;
        const hadFocus = this.error.contains(document.activeElement);
        put(this.error, error && this.card(error));
        if (hadFocus)
            (this.error.querySelector("button") ?? this.chart.element).focus({ preventScroll: true });
    }

    #seeError() {
        this.error.firstChild?.scrollIntoView({ block: "nearest" });
    }

    /// What stands against a move, and what was better.
    card(error) {
        const line = error.better ?? [];
        return make(
            "article",
            {
                class: `card ${error.quality.replace(" ", "-")}`,
                "aria-label": this.qualityWords[error.quality],
            },
            make(
                "p",
                {},
                errorMark(error.quality, ""),
                make("b", { text: ` ${sentence(this.qualityWords[error.quality] ?? error.quality)}` }),
                make("span", {
                    class: "number second",
                    text: ` ${scoreText(error.before)} → ${scoreText(error.after)}`,
                }),
            ),
            line.length > 0 &&
                make(
                    "p",
                    {},
                    make("b", { class: "better", text: `${tr("Better")} ${line[0]}` }),
                    ` ${line.slice(1).join(" ")}`,
                ),
            make(
                "div",
                { class: "buttons" },
                line.length > 0 &&
                    make("button", {
                        text: tr("Keep the line"),
                        onclick: () =>
                            attempt(() =>
                                this.game.edit("moves", {
                                    node: this.game.nodeOf(error.node).parent,
                                    moves: line,
                                }),
                            ),
                    }),
                make("button", {
                    text: tr("Why?"),
                    onclick: event => this.#why(error.ply, event.currentTarget),
                }),
            ),
        );
    }

    // A message may hold its line already.
    #reason({ message, line }) {
        return make(
            "p",
            {},
            message,
            line && !message.includes(line) && make("span", { class: "second", text: ` ${line}` }),
        );
    }

    async #why(ply, button) {
        const answer = await attempt(() => call("game.why", { game: this.game.document.game, ply }));
        if (!answer) return;
        const list = make(
            "div",
            { class: "reasons", tabindex: "-1" },
            answer.reasons.length === 0
                ? make("p", { class: "second", text: tr("Nothing is proved about this move.") })
                : answer.reasons.map(reason => this.#reason(reason)),
        );
        button.closest(".card")?.append(list);
        if (document.activeElement === button) list.focus({ preventScroll: true });
        button.remove();
        list.scrollIntoView({ block: "nearest" });
    }

    // The named structures of both sides as bars below the course, combinations above them.
    #drawStructures() {
        const { document } = this.game;
        const plies = Math.max(1, document.main_line.length - 1);
        const lane = [];
        const bars = (document.structures ?? []).map(one => {
            let row = lane.findIndex(end => end < one.from_ply);
            row = row < 0 ? lane.length : row;
            lane[row] = one.to_ply + plies / 40;
            const hasRoom = one.to_ply - one.from_ply > plies * 0.08;
            const bar = make("button", {
                class: `structure ${one.side}`,
                title: one.name,
                "aria-label": one.name,
                tabindex: "-1",
                text: hasRoom ? one.name : "",
                onclick: () => this.game.goToPly(one.from_ply),
            });
            bar.style.left = `${(100 * one.from_ply) / plies}%`;
            bar.style.width = `${(100 * Math.max(1, one.to_ply - one.from_ply)) / plies}%`;
            bar.style.top = `${row * 1.3}rem`;
            return row < 2 ? bar : null;
        });
        const shots = (document.combinations ?? [])
            .filter(one => one.names.length > 0)
            .map(one => {
                const text = `${Math.floor(one.ply / 2) + 1}${one.ply % 2 ? "…" : "."} ${one.names.join(", ")}`;
                return make(
                    "button",
                    { class: "shot", title: text, onclick: () => this.game.goToPly(one.ply) },
                    make("span", { "aria-hidden": "true", text: "✦ " }),
                    text,
                );
            });
        const lanes = make("div", { class: "lanes", role: "group", "aria-label": tr("Structures") }, bars);
        lanes.style.height = `${Math.min(2, lane.length) * 1.3}rem`;
        put(this.structures, lanes);
        put(this.shots, shots);
    }

    stop() {
        if (!this.judging.isRunning) return;
        this.judging.stop();
        this.#judging(false);
    }

    async analyse() {
        if (this.judging.isRunning) {
            this.stop();
            return;
        }
        const { game } = this;
        const { document } = game;
        if (document.main_line.length < 2) {
            say(tr("There are no moves to analyse yet."));
            return;
        }
        this.onstart?.();
        this.progress.value = 0;
        this.#judging(true);
        const judgement = await attempt(() =>
            this.judging.call(
                "engine.judge",
                { game: document.game, nodes: this.app.settings.nodes },
                {
                    event: one => {
                        if (one.event === "progress")
                            this.progress.value = one.total ? one.done / one.total : 0;
                        else if (one.event === "judged" && game.document?.game === document.game)
                            game.setJudgement(one.judgement);
                    },
                },
            ),
        );
        if (judgement === null) return; // it was stopped
        this.#judging(false);
        if (judgement && game.document?.game === document.game) game.setJudgement(judgement);
    }

    #judging(on) {
        this.judging.isRunning = on;
        this.progress.hidden = !on;
        const isJudged = this.game.judgement?.coverage === "analysed";
        const text = on ? tr("Stop") : isJudged ? tr("Analyse again") : tr("Analyse game");
        this.analyseButton.setAttribute("aria-label", text);
        this.analyseButton.title = text;
        this.analyseButton.classList.toggle("symbol", !on && isJudged);
        put(this.analyseButton, icon(on ? "stop" : "chart"), on || !isJudged ? text : "");
    }
}
