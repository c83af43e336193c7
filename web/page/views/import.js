// SPDX-License-Identifier: GPL-3.0-or-later
// What came of the files that were read: in numbers, and each problem with its rule and its place.
import { call, canEnd } from "../core.js";
import { stillBoard } from "../parts/board.js";
import { make, name, names, put } from "../parts/dom.js";
import { FileLines } from "../parts/file_lines.js";
import { attempt, complain, headAction, say } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { LongList } from "../parts/list.js";
import { hasMove } from "../parts/moves.js";
import { takeBack } from "../parts/taking_back.js";
import { number, tr, trPlural } from "../parts/texts.js";

const forksShown = 50;
const counts = ["stored", "updated", "duplicates", "failed", "games"];

const stoppedText = () =>
    tr(
        "Reading was stopped before the end. What is stored stays; open the same files again for the rest, and nothing is stored twice.",
    );

// Whether a problem's move follows a node for certain: as text that could not be understood, or as a move.
function isBefore(node, move, { nodes }) {
    const written = move.split(" ").at(-1);
    return (
        hasMove(node.unread ?? "", move) ||
        node.children.some(id => [nodes[id].move, nodes[id].full].includes(written))
    );
}

export class ImportPage {
    constructor(app) {
        this.app = app;
        this.waiting = []; // what is still to be read
        this.running = null; // fulfilled when all of it is read
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
            this.summary?.entries.length > 0 && headAction("undo", tr("Take it back"), () => this.#takeBack()),
            this.summary &&
                headAction("games", tr("Show the games"), () => this.app.go("#/games"), { main: true }),
        ];
    }

    show() {
        if (!this.summary && !this.running) this.app.go("#/games");
    }

    // Games of the one that is left have other numbers than those of the next one.
    async databaseChanged() {
        this.isLeft = true;
        this.#stop();
        await this.running;
        this.summary = null;
    }

    storeChanged() {
        if (!this.summary || this.summary.store === this.app.store?.name) return;
        this.summary = null;
        if (this.app.isShown(this)) this.app.go("#/games");
    }

    /// One part after another; each answers its files. What comes while others are read is read behind them.
    read(parts) {
        this.waiting.push(parts);
        return (this.running ??= this.#readWaiting());
    }

    #begin() {
        this.summary = null;
        this.isLeft = false;
        this.stopping = new AbortController();
        this.files = new Map();
        this.progress.value = 0;
        this.state.textContent = "";
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
    }

    #stop() {
        this.stopping?.abort();
    }

    async #readWaiting() {
        this.#begin();
        const all = { store: this.app.store?.name, parts: 0, entries: [] }; // without one the core says so
        Object.assign(all, { facts: [], fork_list: [], encodings: [] });
        for (const count of counts) all[count] = 0;
        try {
            while (this.waiting.length > 0) {
                await this.#readParts(this.waiting.shift(), all);
                if (this.waiting.length > 0) continue;
                all.met = await attempt(() => call("import.problems", { limit: 0 }));
                await this.app.storeChanged(); // meanwhile others may have come
            }
        } finally {
            this.waiting = [];
            this.running = null;
        }
        this.#finish(all);
    }

    // What cannot be loaded or read ends it; what was read until then counts.
    async #readParts(parts, all) {
        for (const [i, part] of parts.entries()) {
            const left = parts.length - i + this.waiting.flat().length;
            const goesOn = await this.#readPart(part, all, done => (all.parts + done) / (all.parts + left));
            all.interrupted ||= !goesOn;
            if (!goesOn) break;
        }
    }

    // Answers whether it was read to its end.
    async #readPart(part, all, partOf) {
        const { signal } = this.stopping;
        try {
            signal.throwIfAborted();
            const files = await part(signal);
            signal.throwIfAborted();
            const given = files.map(file => ({ name: this.#take(file), bytes: file }));
            this.app.headChanged();
            const summary = await call(
                "import",
                { more: all.parts > 0, store: all.store },
                {
                    signal,
                    event: one => this.#event(one, partOf(one.done / (one.total || 1)), all.games),
                    files: given,
                },
            );
            this.#add(summary, all);
            return !summary.interrupted;
        } catch (failure) {
            if (!signal.aborted) complain(failure);
            return false;
        }
    }

    // Files of one name from several folders are distinguished by a number.
    #take(file) {
        let free = file.name;
        for (let n = 2; this.files.has(free); ++n) free = `${n}-${file.name}`;
        this.files.set(free, file);
        return free;
    }

    #add(summary, all) {
        ++all.parts;
        for (const count of counts) all[count] += summary[count];
        all.entries.push(...summary.entries);
        all.facts = [...new Set([...all.facts, ...summary.facts])];
        all.fork_list.push(...summary.fork_list);
        all.encodings.push(...Object.keys(summary.encodings));
    }

    // The reader may be elsewhere by now.
    #finish(all) {
        const isShown = this.app.isShown(this);
        if (this.isLeft && all.interrupted) say(stoppedText());
        if (this.isLeft || all.parts === 0 || !all.met) {
            if (isShown) this.app.go("#/games");
            return;
        }
        this.summary = all;
        this.#report();
        this.app.headChanged();
        if (!isShown)
            say(
                trPlural("{n} game was stored.", "{n} games were stored.", all.stored - all.updated),
                { action: tr("Show what was read"), act: () => this.app.go("#/import") },
            );
    }

    #event(one, done, before) {
        if (one.event !== "progress") return;
        this.progress.value = done;
        this.state.textContent = this.app.gamesText(before + one.games);
    }

    async #takeBack() {
        const { summary } = this;
        const { store, entries } = summary;
        summary.entries = []; // once, however often it is asked for meanwhile
        this.app.headChanged();
        const left = await takeBack(this.app, store, entries);
        if (this.summary !== summary) return;
        if (left.length > 0) {
            summary.entries = left;
            this.app.headChanged();
            return;
        }
        this.summary = null;
        if (this.app.isShown(this)) this.app.go("#/games");
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
                    text: stoppedText(),
                }),
            make(
                "div",
                { class: "tiles" },
                tile(
                    summary.stored - summary.updated,
                    tr("games stored"),
                    tr("in the database {name}", { name: summary.store }),
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
                            make("span", {}, names([white || "?", black || "?"])),
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
        const players = [problem.white, problem.black];
        const place = [
            (this.files.size > 1 || !problem.line) && name(problem.file),
            problem.line && tr("line {line}", { line: problem.line }),
            players.some(one => one && one !== "?") && names(players.map(one => one || "?")),
        ];
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
            make(
                "span",
                { class: "place second", role: "gridcell" },
                place.filter(Boolean).map((part, i) => [i > 0 && " · ", part]),
            ),
        ];
    }

    async #choose(problem) {
        const players = [problem.white, problem.black].filter(one => one && one !== "?");
        const heading = make("h2", {}, names(players.length > 0 ? players : [problem.file]));
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
        put(this.detail, heading, make("div", { class: "problem-body" }, board, text));
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

    // Only where it is certain: moves may have been changed since, or stand in a variation that is written otherwise.
    async #board(problem, holder) {
        if (!problem.game || !problem.move) return;
        const opened = await call("game.open", { id: problem.game, before: problem.move }).catch(() => null);
        if (!opened) return;
        call("game.close", { game: opened.game }).catch(() => {});
        const { nodes, main_line: line } = opened;
        const node = nodes[opened.node];
        if (!node.board || !isBefore(node, problem.move, opened)) return;
        let inLine = node;
        while (!line.includes(inLine.node)) inLine = nodes[inLine.parent];
        problem.ply = line.indexOf(inLine.node);
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
