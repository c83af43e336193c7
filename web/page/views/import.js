// SPDX-License-Identifier: GPL-3.0-or-later
// What came of the files that were read: in numbers, and each problem with its rule and its place.
import { call, canEnd, Latest } from "../core.js";
import { stillBoard } from "../parts/board.js";
import { make, name, put } from "../parts/dom.js";
import { attempt, headAction, say } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { number, tr, trPlural } from "../parts/texts.js";

const shownAtOnce = 300;

export class ImportPage {
    constructor(app) {
        this.app = app;
        this.reading = new Latest();
        this.files = new Map();
        this.problems = [];
        this.element = make("div", { class: "import-page" });
        this.progress = make("progress", { max: "1", value: 0, "aria-label": tr("Reading files") });
        this.state = make("p", { "aria-live": "polite" });
    }

    get title() {
        return {
            heading: this.summary ? tr("Files read") : tr("Reading files"),
            details: [...this.files.keys()].slice(0, 4).join(", "),
        };
    }

    actions() {
        return [
            this.summary?.stored > 0 && headAction("undo", tr("Take it back"), () => this.#takeBack()),
            this.summary &&
                headAction("games", tr("Show the games"), () => this.app.go("#/games"), { main: true }),
        ];
    }

    show() {
        if (!this.summary && !this.isReading) this.app.go("#/games");
    }

    /// One part after another; each answers its files.
    async read(parts) {
        this.summary = null;
        this.isReading = true;
        this.isStopped = false;
        this.problems = [];
        this.files = new Map();
        put(
            this.element,
            make(
                "div",
                { class: "hero" },
                make("h2", { text: tr("Reading …") }),
                this.progress,
                this.state,
                canEnd && make("button", { onclick: () => this.#stop() }, icon("stop"), tr("Stop")),
            ),
        );
        this.app.headChanged();
        const summary = await attempt(() => this.#readAll(parts));
        this.isReading = false;
        await this.app.storeChanged();
        if (!summary) {
            this.app.go("#/games");
            return;
        }
        this.summary = summary;
        this.#report();
        this.app.headChanged();
    }

    #stop() {
        this.isStopped = true;
        this.reading.end();
    }

    // The summary of all; null if something else is read instead.
    async #readAll(parts) {
        const { problems } = this;
        const all = { stored: 0, duplicates: 0, failed: 0, games: 0, imports: 0, facts: [] };
        for (const [i, part] of parts.entries()) {
            const files = await part();
            if (this.problems !== problems) return null;
            files.forEach(file => this.files.set(file.name, file));
            this.app.headChanged();
            const summary = await this.reading.call(
                "import",
                { variant: null, encoding: null, repair: false, strict: false, check: false },
                {
                    event: one => this.#event(one, (i + one.done / (one.total || 1)) / parts.length, all.games),
                    files: files.map(file => ({ name: file.name, bytes: file })),
                },
            );
            if (!summary) return null;
            for (const count of ["stored", "duplicates", "failed", "games"]) all[count] += summary[count] ?? 0;
            if (summary.stored > 0 || summary.updated > 0) ++all.imports;
            all.facts = [...new Set([...all.facts, ...(summary.facts ?? [])])];
            all.interrupted = summary.interrupted || (this.isStopped && i + 1 < parts.length);
            if (all.interrupted) break;
        }
        return all;
    }

    #event(one, done, before) {
        if (one.event === "problem") {
            this.problems.push(one.problem);
        } else if (one.event === "progress") {
            this.progress.value = done;
            this.state.textContent = this.app.gamesText(before + (one.games ?? 0));
        }
    }

    async #takeBack() {
        await attempt(async () => {
            for (; this.summary.imports > 0; --this.summary.imports) {
                const { what } = await call("undo");
                say(tr("Taken back: {what}", { what }));
            }
            this.summary = null;
            await this.app.storeChanged();
            this.app.go("#/games");
        });
    }

    #report() {
        const { summary } = this;
        const needed = this.problems.filter(problem => problem.severity === "error");
        const notes = this.problems.filter(problem => problem.severity !== "error");
        const tile = (value, text, more, kind) =>
            make(
                "div",
                { class: `tile ${kind}` },
                make("p", {}, make("b", { class: "number", text: number(value) }), ` ${text}`),
                make("span", { class: "second", text: more }),
            );
        put(
            this.element,
            summary.interrupted &&
                make("p", {
                    class: "stopped",
                    role: "status",
                    text: tr(
                        "Reading was stopped before the end. What is stored stays; open the same files again for the rest, and nothing is stored twice.",
                    ),
                }),
            make(
                "div",
                { class: "tiles" },
                tile(
                    summary.stored,
                    tr("games stored"),
                    tr("in the database {name}", { name: this.app.store.name }),
                    "good",
                ),
                tile(summary.duplicates, tr("already there"), tr("left as they were"), ""),
                tile(
                    needed.length,
                    tr("need you"),
                    tr("moves or texts that cannot be right"),
                    needed.length ? "bad" : "",
                ),
                tile(
                    notes.length,
                    tr("notes"),
                    tr("read, with a guess to check"),
                    notes.length ? "note" : "",
                ),
                tile(summary.failed ?? 0, tr("files not read"), "", summary.failed ? "bad" : ""),
            ),
            make(
                "div",
                { class: "second facts" },
                (summary.facts ?? []).map(text => make("p", { text })),
            ),
            this.problems.length
                ? make(
                      "div",
                      { class: "problems" },
                      (this.list = make("div", { class: "panel problem-list" })),
                      (this.detail = make("div", { class: "panel problem-detail" })),
                  )
                : summary.games > 0 &&
                      !summary.interrupted &&
                      make("p", { class: "all-well", text: tr("Every game is legal to its end.") }),
        );
        if (this.problems.length) {
            this.#list([...needed, ...notes]);
            this.#choose(needed[0] ?? notes[0]);
        }
    }

    // By file, errors first.
    #list(problems) {
        const byFile = Map.groupBy
            ? Map.groupBy(problems, one => one.file)
            : problems.reduce(
                  (map, one) => map.set(one.file, [...(map.get(one.file) ?? []), one]),
                  new Map(),
              );
        this.buttons = new Map();
        let left = shownAtOnce;
        for (const [file, own] of byFile) {
            if (left <= 0) break;
            this.list.append(
                make(
                    "h2",
                    {},
                    name(file),
                    make("span", {
                        class: "second",
                        text: ` · ${trPlural("{n} problem", "{n} problems", own.length)}`,
                    }),
                ),
                make(
                    "ul",
                    {},
                    own.slice(0, left).map(problem => make("li", {}, this.#entry(problem))),
                ),
            );
            left -= own.length;
        }
        if (left < 0)
            this.list.append(
                make("p", { class: "second", text: tr("The first {n} are shown.", { n: shownAtOnce }) }),
            );
    }

    #entry(problem) {
        const players = [problem.white, problem.black].some(one => one && one !== "?")
            ? `${problem.white} – ${problem.black}`
            : "";
        const button = make(
            "button",
            { class: "problem", onclick: () => this.#choose(problem) },
            make("span", {
                class: `dot ${problem.severity}`,
                "aria-label": { error: tr("Error"), warning: tr("Warning"), note: tr("Note") }[
                    problem.severity
                ],
                role: "img",
            }),
            make("span", {
                class: "place number",
                text: problem.line ? tr("line {line}", { line: problem.line }) : "",
            }),
            make("span", { class: "who" }, name(players)),
            make("span", { class: "what", text: [problem.move, problem.message].filter(Boolean).join(": ") }),
        );
        this.buttons.set(problem, button);
        return button;
    }

    async #choose(problem) {
        this.buttons.forEach((button, one) =>
            one === problem
                ? button.setAttribute("aria-current", "true")
                : button.removeAttribute("aria-current"),
        );
        const parts = [
            make(
                "h2",
                {},
                name(
                    [problem.white, problem.black].filter(one => one && one !== "?").join(" – ") ||
                        problem.file,
                ),
            ),
        ];
        const board = make("div", { class: "problem-board" });
        const text = make("div", { class: "problem-text" });
        put(
            text,
            make("h3", {
                text: problem.line
                    ? tr("In the file, line {line}", { line: problem.line })
                    : tr("In the file"),
            }),
            (this.lines = make("pre", { class: "file-lines", tabindex: "0" })),
            make("p", {}, problem.move && make("b", { text: `${problem.move}: ` }), problem.message),
            problem.suggestion && make("p", { class: "suggestion", text: problem.suggestion }),
            make(
                "div",
                { class: "buttons" },
                problem.game &&
                    make(
                        "button",
                        { class: "main", onclick: () => this.#open(problem) },
                        icon("study"),
                        tr("Open in Study"),
                    ),
                make("button", { onclick: () => this.#lines(problem, 400) }, tr("Show more of the file")),
            ),
        );
        put(this.detail, ...parts, make("div", { class: "problem-body" }, board, text));
        await Promise.all([this.#lines(problem, 3), this.#board(problem, board)]);
    }

    // The text of the file around the place, which is marked.
    async #lines(problem, around) {
        const file = this.files.get(problem.file) ?? this.files.get(problem.file?.split("/").at(-1));
        const { lines } = this;
        if (!file || /\.(zip|gz|db)$/i.test(file.name) || !problem.line) {
            lines.textContent = problem.file ?? "";
            return;
        }
        const bytes = new Uint8Array(await file.arrayBuffer());
        let all;
        try {
            all = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        } catch {
            all = new TextDecoder("windows-1252").decode(bytes);
        }
        const rows = all.split(/\r\n|\r|\n/);
        const first = Math.max(0, problem.line - 1 - around);
        put(
            lines,
            ...rows.slice(first, problem.line + around).map((row, i) =>
                make(
                    "span",
                    {
                        class: first + i + 1 === problem.line ? "line at" : "line",
                    },
                    make("i", { class: "number", text: String(first + i + 1) }),
                    `${row}\n`,
                ),
            ),
        );
        const at = lines.querySelector(".at"); // in sight, and the page stays where it is
        if (at) lines.scrollTop += at.getBoundingClientRect().top - lines.getBoundingClientRect().top - 40;
    }

    // The last position that is certain.
    async #board(problem, holder) {
        if (!problem.game) return;
        const opened = await call("game.open", { id: problem.game }).catch(() => null);
        if (!opened) return;
        call("game.close", { game: opened.game }).catch(() => {});
        const known = opened.main_line.filter(id => opened.nodes[id].board);
        const node = opened.nodes[known.at(-1)];
        problem.ply = node.ply;
        put(
            holder,
            stillBoard(this.app.variant(opened.variant), node.board, {
                path: node.path ?? [],
                label: tr("The position before it"),
            }),
        );
    }

    #open(problem) {
        this.app.go(`#/study/${problem.game}/${problem.ply ?? 0}`);
    }
}
