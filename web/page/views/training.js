// SPDX-License-Identifier: GPL-3.0-or-later
// Training: what is due today, asked one after another.
import { call, canEnd, Latest } from "../core.js";
import { Board } from "../parts/board.js";
import { make, put } from "../parts/dom.js";
import { attempt, headSymbol, say } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { kept } from "../parts/kept.js";
import { number, tr, trPlural } from "../parts/texts.js";

const newOnes = 10; // on one day, so that those of another day stay few
const atOnce = 20;
const begunKey = "damscope.exercises"; // { day, counts }: how many new ones were asked, by database
const today = () => new Date().toDateString();

export class Training {
    constructor(app) {
        this.app = app;
        this.making = new Latest();
        this.done = { right: 0, wrong: 0 };
        this.board = new Board({ label: tr("Exercise"), onmove: move => this.#answer(move) });
        this.tiles = make("div", { class: "tiles small-tiles" });
        this.question = make("h2", { "aria-live": "polite" });
        this.about = make("p", { class: "second" });
        this.verdict = make("div", { class: "verdict", "aria-live": "polite" });
        this.buttons = make("div", { class: "buttons" });
        this.ask = make("div", { class: "panel ask" }, this.question, this.about, this.verdict, this.buttons);
        this.of = make("input", {
            type: "text",
            "aria-label": tr("Whose errors"),
            placeholder: tr("of one player, or of all"),
        });
        this.progress = make("progress", {
            max: "1",
            value: 0,
            hidden: true,
            "aria-label": tr("Making exercises"),
        });
        this.makeButton = make("button", { onclick: () => this.#make() });
        this.#showMaking(false);
        this.making_ = make(
            "div",
            { class: "panel" },
            make("h2", { text: tr("New exercises from your games") }),
            make("p", {
                class: "second",
                text: tr(
                    "Missed shots and errors of the games in the database become questions. Analyse games first to have more of them.",
                ),
            }),
            make(
                "div",
                { class: "row-fields" },
                this.of,
                this.makeButton,
            ),
            this.progress,
        );
        this.element = make(
            "div",
            { class: "two training" },
            make("div", { class: "board-side" }, this.board.element),
            make("div", { class: "beside" }, this.tiles, this.ask, this.making_),
        );
    }

    get #begun() {
        const begun = kept.readObject(begunKey);
        return (begun?.day === today() && begun.counts?.[this.app.store?.name]) || 0;
    }

    set #begun(count) {
        const begun = kept.readObject(begunKey);
        const counts = begun?.day === today() ? begun.counts : {};
        const text = JSON.stringify({ day: today(), counts: { ...counts, [this.app.store?.name]: count } });
        kept.write(begunKey, text);
    }

    get newLeft() {
        return Math.max(0, newOnes - this.#begun);
    }

    get title() {
        return {
            heading: tr("Training"),
            details: this.counts
                ? trPlural(
                      "{n} exercise is due today",
                      "{n} exercises are due today",
                      this.counts.due + Math.min(this.counts.fresh, this.newLeft),
                  )
                : "",
        };
    }

    actions() {
        return [headSymbol("turn", tr("Turn the board"), () => this.board.turn())];
    }

    async show() {
        if (!this.exercise) await this.renew();
    }

    databaseChanged() {
        this.making.stop();
        this.exercise = null;
    }

    storeChanged() {
        this.exercise = null;
        if (this.app.isShown(this)) this.renew();
    }

    async renew() {
        const answer = await attempt(() => call("training.due", { deck: "", new: this.newLeft, limit: atOnce }));
        if (!answer) return;
        this.counts = answer;
        this.waiting = [...answer.exercises];
        this.#tiles();
        this.#next();
        this.app.headChanged();
    }

    #tiles() {
        const tile = (value, text, kind) =>
            make(
                "div",
                { class: `tile ${kind ?? ""}` },
                make("b", { class: "number", text: number(value) }),
                make("span", { text }),
            );
        put(
            this.tiles,
            tile(this.counts.due, tr("due today")),
            tile(this.counts.fresh, tr("new")),
            tile(this.counts.all, tr("in all")),
            tile(this.done.right, tr("answered right"), "good"),
            tile(this.done.wrong, tr("answered wrong"), this.done.wrong ? "bad" : ""),
        );
    }

    // One that was answered is asked on another day; the heading and the tiles say so.
    #count(exercise) {
        if (exercise.new) ++this.#begun;
        const count = exercise.new ? "fresh" : "due";
        this.counts[count] = Math.max(0, this.counts[count] - 1);
    }

    // More may be due than was asked for at once.
    #goOn() {
        if (this.waiting.length) this.#next();
        else this.renew();
    }

    async #next() {
        this.exercise = this.waiting.shift() ?? null;
        this.verdict.replaceChildren();
        this.hints = 0;
        if (!this.exercise) {
            const variant = this.app.variant(this.app.settings.variant);
            const start = await attempt(() => call("position", { variant: variant.name }));
            if (this.exercise) return; // there is one meanwhile
            this.board.show({ variant, board: start?.board ?? "" });
            this.question.textContent = this.counts.all
                ? tr("Nothing more is due today")
                : tr("There are no exercises yet");
            this.about.textContent = this.counts.all
                ? tr("Come back tomorrow, or make new exercises from your games.")
                : tr("Make some from the games of the database: below.");
            this.buttons.replaceChildren();
            return;
        }
        const { exercise } = this;
        const place = { variant: exercise.variant, fen: exercise.fen };
        const moves = (await attempt(() => call("moves", place)))?.moves ?? [];
        if (this.exercise !== exercise) return;
        this.board.turned = exercise.side === "black" && this.app.variant(exercise.variant).seen !== "black";
        this.board.show({
            variant: this.app.variant(exercise.variant),
            board: exercise.board,
            moves,
        });
        this.question.textContent = exercise.title;
        this.about.textContent = [
            this.app.variant(exercise.variant).title,
            "★".repeat(Math.max(1, Math.min(5, exercise.difficulty ?? 1))),
            exercise.new ? tr("new") : "",
        ]
            .filter(Boolean)
            .join(" · ");
        put(
            this.buttons,
            make("button", { onclick: () => this.#hint() }, icon("hint"), tr("Hint")),
            make("button", { onclick: () => this.#answer(null) }, tr("Show the answer")),
        );
    }

    async #hint() {
        const { exercise } = this;
        const wanted = this.hints + 1;
        const answer = await attempt(() =>
            call("training.hint", { exercise: exercise.exercise, number: wanted }),
        );
        if (this.exercise !== exercise || wanted <= this.hints) return; // it comes late, or twice
        if (answer?.text) {
            this.hints = wanted;
            this.verdict.append(make("p", { class: "hint", text: answer.text }));
        } else if (answer) {
            say(tr("There are no more hints."));
        }
    }

    async #answer(move) {
        const { exercise } = this;
        if (!exercise || this.answered === exercise) return;
        this.answered = exercise; // it is graded once, however often it is answered meanwhile
        const answer = await attempt(async () =>
            call("training.answer", {
                exercise: exercise.exercise,
                move: move?.full ?? (await this.#solution(exercise)),
                hints: this.hints,
                shown: move === null,
            }),
        );
        if (!answer) {
            if (this.answered === exercise) this.answered = null;
            return;
        }
        const solution = answer.better?.length ? answer.better : (answer.line ?? []);
        const isRight = answer.right && move !== null;
        ++this.done[isRight ? "right" : "wrong"];
        this.#count(exercise);
        this.#tiles();
        this.app.headChanged();
        if (this.exercise !== exercise) return; // another one is shown
        put(
            this.verdict,
            make(
                "p",
                { class: isRight ? "verdict-right" : "verdict-wrong" },
                make("b", { text: isRight ? tr("Right!") : move ? tr("Not this one.") : tr("The answer") }),
            ),
            ...[answer.message]
                .flat()
                .filter(Boolean)
                .map(text => make("p", { text })),
            make("p", { class: "line number", text: solution.join(" ") }),
        );
        put(
            this.buttons,
            make("button", { class: "main", onclick: () => this.#goOn() }, icon("next"), tr("Next exercise")),
            exercise.game
                ? make(
                      "button",
                      { onclick: () => this.app.go(`#/study/${exercise.game}/${exercise.ply}`) },
                      icon("study"),
                      tr("Open its game"),
                  )
                : "",
        );
        this.buttons.firstChild.focus();
        this.#playOut(exercise, solution);
    }

    // Its first move.
    async #solution({ exercise }) {
        const { output } = await call("command", {
            arguments: ["train", "exercises", "list", "--format", "json"],
        });
        return JSON.parse(output).find(one => one.exercise === exercise)?.answers[0];
    }

    // The solution on the board, move by move.
    async #playOut(exercise, line) {
        const opened = await call("game.open", { variant: exercise.variant, fen: exercise.fen }).catch(
            () => null,
        );
        if (!opened) return;
        const played = await call("game.edit", {
            game: opened.game,
            edit: "moves",
            node: 0,
            moves: line,
        }).catch(() => opened);
        call("game.close", { game: opened.game }).catch(() => {});
        const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
        for (const id of played.main_line) {
            if (this.exercise !== exercise) return;
            const node = played.nodes[id];
            if (!still || id === played.main_line.at(-1))
                this.board.show({
                    variant: this.app.variant(exercise.variant),
                    board: node.board,
                    path: node.path ?? [],
                });
            await new Promise(done => setTimeout(done, still ? 0 : 600));
        }
    }

    #showMaking(isMaking) {
        this.isMaking = isMaking;
        this.progress.hidden = !isMaking;
        this.progress.value = 0;
        if (isMaking && canEnd) put(this.makeButton, icon("stop"), tr("Stop"));
        else put(this.makeButton, icon("plus"), tr("Make exercises"));
    }

    async #make() {
        if (this.isMaking) {
            this.making.end();
            return;
        }
        this.#showMaking(true);
        const answer = await attempt(() =>
            this.making.call(
                "training.make",
                { selection: "", of: this.of.value.trim() || null, kind: null, limit: 100 },
                {
                    event: one =>
                        one.event === "progress" &&
                        (this.progress.value = one.total ? one.done / one.total : 0),
                },
            ),
        );
        this.#showMaking(false);
        if (!answer) return;
        say(
            answer.added
                ? trPlural("{n} new exercise.", "{n} new exercises.", answer.added)
                : tr("No new exercises were found. Analyse some games first: their errors become questions."),
        );
        if (answer.added) this.#begun = 0; // they are wanted
        await this.renew();
    }
}
