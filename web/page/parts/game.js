// SPDX-License-Identifier: GPL-3.0-or-later
// The open game: its document as the core has it, and where the reader stands in it.
import { call, Latest } from "../core.js";
import { dropDraft, keepDraft } from "./drafts.js";

export class OpenGame extends EventTarget {
    /// `database()` answers the name of the open one.
    constructor(database) {
        super();
        this.database = database;
        this.document = null;
        this.#forgetJudgement();
        this.at = 0;
        this.moves = [];
        this.over = null;
        this.asking = new Latest();
    }

    get variant() {
        return this.document?.variant;
    }

    /// Whether something would be lost. A game that was only opened can be opened again.
    get isDirty() {
        return Boolean(this.document?.changed && (this.document.undo || this.isRestored));
    }

    get node() {
        return this.document?.nodes[this.at];
    }

    nodeOf(id) {
        return this.document?.nodes[id];
    }

    /// Opens a game: { id }, { pdn }, { variant, fen }, or the first one of `files`. The draft of the one before is
    /// kept until it has opened.
    async open(request, { ply = 0, node, files, isDraft = false } = {}) {
        const old = this.document;
        const opened = await call("game.open", request, { files });
        if (old) await call("game.close", { game: old.game }).catch(() => {});
        this.#forgetJudgement();
        this.isRestored = false;
        this.document = opened;
        if (!isDraft) dropDraft();
        this.at = node ?? opened.main_line[Math.min(ply, opened.main_line.length - 1)] ?? 0;
        this.#tell("opened");
        this.#moved();
        await this.judge();
        return opened;
    }

    // What is known of the moves, without a search.
    async judge() {
        const { game } = this.document;
        const judgement = await call("game.judgement", { game }).catch(() => null);
        if (this.document?.game === game) this.setJudgement(judgement);
    }

    #forgetJudgement() {
        this.judgement = null;
        this.errors = new Map();
        this.scores = new Map();
    }

    setJudgement(judgement) {
        this.judgement = judgement;
        this.errors = new Map((judgement?.errors ?? []).map(error => [error.node, error]));
        this.scores = new Map((judgement?.graph ?? []).map(point => [point.node, point]));
        this.#tell("judged");
    }

    /// What is wrong with the text that could not be understood, as an import says it; asked once for each change.
    problems() {
        if (this.checked !== this.document) {
            this.checked = this.document;
            this.found = this.#check(this.document.game);
        }
        return this.found;
    }

    async #check(game) {
        const { pdn } = await call("game.pdn", { game });
        const bytes = new TextEncoder().encode(pdn);
        const { problem_list } = await call("import", { check: true }, { files: [{ name: "game.pdn", bytes }] });
        return problem_list;
    }

    goTo(id) {
        if (!this.nodeOf(id) || id === this.at) return;
        this.previousAt = this.at;
        this.at = id;
        this.#moved();
    }

    goToPly(ply) {
        const line = this.document.main_line;
        this.goTo(line[Math.max(0, Math.min(ply, line.length - 1))]);
    }

    next() {
        this.goTo(this.node?.children[0]);
    }

    previous() {
        if (this.at !== 0) this.goTo(this.node.parent);
    }

    first() {
        this.goTo(0);
    }

    last() {
        let at = this.at;
        while (this.nodeOf(at).children.length > 0) at = this.nodeOf(at).children[0];
        this.goTo(at);
    }

    /// The node at the head of a variation, from one in it; null in the main line.
    variationOf(id) {
        for (let at = id; at; at = this.nodeOf(at).parent)
            if (this.nodeOf(this.nodeOf(at).parent).children[0] !== at) return at;
        return null;
    }

    /// The squares of the move that led here.
    get path() {
        const node = this.node;
        return node?.path?.length ? node.path : node?.from ? [node.from, node.to] : [];
    }

    // ---- changes

    async edit(edit, more = {}) {
        const { node = this.at } = more;
        const changed = await call("game.edit", { game: this.document.game, edit, node, ...more });
        if (edit === "comment") this.#takeComment(changed, node);
        else this.#take(changed);
        this.#keepDraft();
        return changed;
    }

    async play(move) {
        const known = this.node.children.find(id => {
            const child = this.nodeOf(id);
            return (
                child.full === move.full ||
                (child.from === move.origin &&
                    child.to === move.target &&
                    String([...(child.captured ?? [])].sort()) === String([...move.captured].sort()))
            );
        });
        if (known !== undefined) this.goTo(known);
        else await this.edit("play", { origin: move.origin, target: move.target, captured: move.captured });
    }

    async save(copy = false) {
        this.#take(await call("game.save", { game: this.document.game, copy }), this.at);
        this.isRestored = false;
        dropDraft();
    }

    // While the reader goes on: most are text alone, and all but the text stays as it is.
    #takeComment(changed, node) {
        const beside = ({ nodes }) => JSON.stringify({ ...nodes[node], comment: null });
        if (beside(changed) === beside(this.document)) {
            this.document = changed;
            this.#tell("changed");
        } else {
            this.#take(changed, this.at);
        }
    }

    #take(changed, node = changed.node) {
        this.document = changed;
        this.previousAt = this.at;
        this.at = this.nodeOf(node) ? node : 0;
        this.#tell("changed");
        this.#moved();
        if (this.judgement?.coverage && this.judgement.coverage !== "none") this.judge();
    }

    // What is not saved yet outlives the tab.
    async #keepDraft() {
        const { game, id, version, changed } = this.document;
        if (!changed) {
            dropDraft();
            return;
        }
        const answer = await call("game.pdn", { game }).catch(() => null);
        if (answer && this.document?.game === game)
            keepDraft({ database: this.database(), id, version, pdn: answer.pdn, ply: this.node?.ply ?? 0 });
    }

    /// Another database was opened: its numbers of games mean others.
    forget() {
        this.document = null;
        this.#forgetJudgement();
        this.at = 0;
    }

    // ---- the position shown

    async #moved() {
        const { at, document } = this;
        this.moves = [];
        this.over = null;
        this.#tell("moved");
        const answer = await this.asking.call("moves", { game: document.game, node: at }).catch(() => null);
        if (!answer || this.at !== at) return;
        this.moves = answer.moves;
        this.over = answer.over;
        this.#tell("moves");
    }

    #tell(what) {
        this.dispatchEvent(new Event(what));
    }
}
