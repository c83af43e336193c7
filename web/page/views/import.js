// SPDX-License-Identifier: GPL-3.0-or-later
// What came of the files that were read: in numbers, and each problem with its rule and its place.
import { call, canEnd, Latest } from "../core.js";
import { stillBoard } from "../parts/board.js";
import { make, name, put } from "../parts/dom.js";
import { FileLines } from "../parts/file_lines.js";
import { attempt, headAction, say } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { LongList } from "../parts/list.js";
import { number, tr, trPlural } from "../parts/texts.js";

const forksShown = 50;

export class ImportPage {
    constructor(app) {
        this.app = app;
        this.reading = new Latest();
        this.files = new Map();
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
            this.summary?.imports > 0 && headAction("undo", tr("Take it back"), () => this.#takeBack()),
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
        const summary = await attempt(async () => {
            const all = await this.#readAll(parts);
            return all && { ...all, met: await call("import.problems", { limit: 0 }) };
        });
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
        const { files: read } = this;
        const counts = ["stored", "updated", "duplicates", "failed", "games"];
        const all = { imports: 0, facts: [], fork_list: [], encodings: [] };
        for (const count of counts) all[count] = 0;
        for (const [i, part] of parts.entries()) {
            const files = await part();
            if (this.files !== read) return null;
            files.forEach(file => read.set(file.name, file));
            this.app.headChanged();
            const summary = await this.reading.call(
                "import",
                { more: i > 0 },
                {
                    event: one => this.#event(one, (i + one.done / (one.total || 1)) / parts.length, all.games),
                    files: files.map(file => ({ name: file.name, bytes: file })),
                },
            );
            if (!summary) return null;
            for (const count of counts) all[count] += summary[count];
            if (summary.stored > 0) ++all.imports;
            all.facts = [...new Set([...all.facts, ...summary.facts])];
            all.fork_list.push(...summary.fork_list);
            all.encodings.push(...Object.keys(summary.encodings));
            all.interrupted = summary.interrupted || (this.isStopped && i + 1 < parts.length);
            if (all.interrupted) break;
        }
        return all;
    }

    #event(one, done, before) {
        if (one.event !== "progress") return;
        this.progress.value = done;
        this.state.textContent = this.app.gamesText(before + one.games);
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
        const { errors, others, total } = summary.met;
        const tile = (value, text, more, kind = "") =>
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
                    summary.stored - summary.updated,
                    tr("games stored"),
                    tr("in the database {name}", { name: this.app.store.name }),
                    summary.stored > 0 ? "good" : "",
                ),
                summary.updated > 0 &&
                    tile(summary.updated, tr("brought up to date"), tr("they were changed elsewhere"), "good"),
                tile(summary.duplicates, tr("already there"), tr("left as they were")),
                tile(errors, tr("need you"), tr("moves or texts that cannot be right"), errors > 0 ? "bad" : ""),
                tile(others, tr("notes"), tr("read, with a guess to check"), others > 0 ? "note" : ""),
                summary.failed > 0 &&
                    tile(summary.failed, tr("files not read"), tr("the list says why"), "bad"),
            ),
            summary.fork_list.length > 0 && this.#forks(summary.fork_list),
            total > 0 ? this.#problems() : this.#allWell(),
            make(
                "div",
                { class: "second facts" },
                summary.facts.map(text => make("p", { text })),
            ),
        );
    }

    #allWell() {
        const { stored, interrupted } = this.summary;
        if (interrupted) return null;
        return make("p", {
            class: "all-well",
            text: stored > 0 ? tr("Every game is legal to its end.") : tr("Nothing is new: all is here already."),
        });
    }

    // Games that were changed here and in a database that was merged.
    #forks(forks) {
        const link = (id, text) => make("a", { class: "button", href: `#/study/${id}/0` }, text);
        return make(
            "section",
            { class: "panel forks" },
            make("h2", { text: tr("Changed here and elsewhere") }),
            make("p", { class: "second", text: tr("Both are kept: compare them, and delete what you do not need.") }),
            make(
                "ul",
                {},
                forks
                    .slice(0, forksShown)
                    .map(({ here, came, white, black }) =>
                        make(
                            "li",
                            {},
                            make("span", {}, name(`${white || "?"} – ${black || "?"}`)),
                            link(here, tr("As it was here")),
                            link(came, tr("As it came")),
                        ),
                    ),
            ),
            forks.length > forksShown &&
                make("p", { class: "second", text: tr("The first {n} are shown.", { n: forksShown }) }),
        );
    }

    // Errors first. They are put into words as they come in sight: a large file may have thousands.
    #problems() {
        this.lines = new Map();
        this.list = new LongList({
            label: tr("Problems"),
            load: async (offset, limit) => {
                const { total, problems } = await call("import.problems", { offset, limit });
                return { total, rows: problems };
            },
            row: problem => this.#row(problem),
            chosen: problem => this.#choose(problem),
            open: () => {
                if (innerWidth <= 760) this.detail.scrollIntoView(); // it stands below
            },
            columns: [],
            height: 58,
        });
        this.list.element.classList.add("problem-list");
        this.detail = make("div", { class: "panel problem-detail" });
        attempt(async () => {
            await this.list.renew();
            this.list.choose(0);
        });
        const left = this.summary.met.errors + this.summary.met.others - this.summary.met.total;
        return [
            make("div", { class: "problems" }, this.list.element, this.detail),
            left > 0 &&
                make("p", {
                    class: "second",
                    text: trPlural("{n} more is not listed.", "{n} more are not listed.", left),
                }),
        ];
    }

    #row(problem) {
        const place = [
            (this.files.size > 1 || !problem.line) && problem.file,
            problem.line && tr("line {line}", { line: problem.line }),
        ];
        const players = [problem.white, problem.black];
        if (players.some(one => one && one !== "?")) place.push(players.map(one => one || "?").join(" – "));
        return [
            make(
                "span",
                { role: "gridcell" },
                make("span", {
                    class: `dot ${problem.severity}`,
                    "aria-label": { error: tr("Error"), warning: tr("Warning"), note: tr("Note") }[
                        problem.severity
                    ],
                    role: "img",
                }),
            ),
            make("span", {
                class: "what",
                role: "gridcell",
                text: [problem.move, problem.message].filter(Boolean).join(": "),
            }),
            make("span", { class: "place second", role: "gridcell" }, name(place.filter(Boolean).join(" · "))),
        ];
    }

    async #choose(problem) {
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
        const file = this.#textFile(problem);
        const lines = file && make("pre", { class: "file-lines", tabindex: "0" });
        put(
            text,
            make("h3", {
                text: problem.line
                    ? tr("In the file, line {line}", { line: problem.line })
                    : tr("In the file"),
            }),
            lines ?? make("p", {}, name(problem.file)),
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
                file &&
                    make(
                        "button",
                        { onclick: () => this.#showLines(problem, 400, lines) },
                        tr("Show more of the file"),
                    ),
                this.list.at + 1 < this.list.total &&
                    make("button", { onclick: () => this.list.choose(this.list.at + 1) }, tr("Next problem")),
            ),
        );
        put(this.detail, ...parts, make("div", { class: "problem-body" }, board, text));
        await Promise.all([file && this.#showLines(problem, 3, lines), this.#board(problem, board)]);
    }

    // Null where it has no lines to show: in an archive, or about the file as a whole.
    #textFile(problem) {
        const file = this.files.get(problem.file);
        return file && problem.line > 0 && !/\.(zip|gz|db)$/i.test(file.name) ? file : null;
    }

    // The text of the file around the place, which is marked.
    async #showLines(problem, around, holder) {
        const file = this.#textFile(problem);
        if (!this.lines.has(file)) this.lines.set(file, new FileLines(file, this.summary.encodings));
        const first = Math.max(1, problem.line - around);
        const rows = await this.lines.get(file).read(first, problem.line + around + 1 - first);
        put(
            holder,
            rows.map(({ line, text }) =>
                make(
                    "span",
                    { class: line === problem.line ? "line at" : "line" },
                    make("i", { class: "number", text: String(line) }),
                    `${text}\n`,
                ),
            ),
        );
        const at = holder.querySelector(".at"); // in sight, and the page stays where it is
        if (at) holder.scrollTop += at.getBoundingClientRect().top - holder.getBoundingClientRect().top - 40;
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
