// SPDX-License-Identifier: GPL-3.0-or-later
// Study: one game on the board, its moves, the engine, the course of the game, notes.
import { call, deliver, keepFiles, Latest } from "../core.js";
import { choice, field, make, name, put } from "../parts/dom.js";
import { dropDraft } from "../parts/drafts.js";
import { EnginePanel } from "../parts/engine.js";
import { askFor, attempt, headAction, headSymbol, openDialog, openMenu, say, tabs } from "../parts/frame.js";
import { OpenGame } from "../parts/game.js";
import { Moves } from "../parts/moves.js";
import { dateText, tr } from "../parts/texts.js";
import { openingTable } from "./openings.js";
import { BoardSide } from "./study/board_side.js";
import { CoursePanel } from "./study/course_panel.js";
import { NotePanel } from "./study/note_panel.js";

const headerFields = [
    ["White", () => tr("White")],
    ["Black", () => tr("Black")],
    ["Event", () => tr("Event")],
    ["Site", () => tr("Place")],
    ["Date", () => tr("Date")],
    ["Round", () => tr("Round")],
    ["Annotator", () => tr("Annotator")],
];

export class Study {
    constructor(app) {
        this.app = app;
        this.game = new OpenGame(() => app.store?.name);
        this.knowing = new Latest();
        this.#build();
        this.game.addEventListener("opened", () => this.#opened());
        this.game.addEventListener("changed", () => this.app.headChanged());
        this.game.addEventListener("moved", () => this.#moved());
    }

    #build() {
        const { app, game } = this;
        this.course = new CoursePanel(app, game);
        this.engine = new EnginePanel(game, { bar: (share, text) => this.side.bar(share, text) });
        this.side = new BoardSide(app, game, () => this.engine.best?.moves[0]);
        this.engine.onlines = () => this.side.show();
        this.course.onstart = () => this.engine.switch(false);
        this.notes = new NotePanel(app, game);
        this.moves = new Moves(game, {
            card: error => this.course.card(error),
            qualityWords: app.words.quality,
        });
        const panel = (kind, ...content) => make("section", { class: `panel ${kind}` }, ...content);
        const movesPanel = panel("moves-panel", this.moves.element);
        const enginePanel = panel("engine-panel", this.engine.element);
        this.knownPanel = panel("known-panel");
        const { list, choose } = tabs(
            [
                { key: "moves", text: tr("Moves"), panel: movesPanel },
                { key: "engine", text: tr("Engine"), panel: enginePanel },
                { key: "course", text: tr("Course"), panel: this.course.element },
                { key: "known", text: tr("Openings"), panel: this.knownPanel },
                { key: "note", text: tr("Note"), panel: this.notes.element },
            ],
            tr("Parts of the study"),
        );
        this.chooseTab = choose;
        choose.changed = key => {
            if (key === "known") this.#known();
            else if (key === "moves") this.moves.mark();
        };
        this.element = make(
            "div",
            { class: "study" },
            this.side.element,
            make("div", { class: "study-tabs" }, list),
            movesPanel,
            enginePanel,
            this.knownPanel,
            this.notes.element,
            this.course.element,
        );
        this.element.inert = true; // until there is a game
        this.#fit();
    }

    get title() {
        const { document } = this.game;
        if (!document) return { heading: tr("Study") };
        const players =
            document.white || document.black
                ? make("span", {}, name(document.white || "?"), " – ", name(document.black || "?"))
                : tr("New game");
        const details = [
            this.app.variant(document.variant).title,
            document.event,
            dateText(document.date),
            document.opening,
        ];
        return {
            heading: players,
            result: document.result === "*" ? "" : document.result,
            details: details.filter(Boolean).join(" · ") + (this.game.isDirty ? ` · ${tr("not saved")}` : ""),
        };
    }

    actions() {
        const { document } = this.game;
        return [
            headSymbol("undo", tr("Undo"), () => this.undo(), { disabled: !document?.undo }),
            headSymbol("redo", tr("Redo"), () => this.redo(), { disabled: !document?.redo, wideOnly: true }),
            headAction("save", tr("Save"), () => this.save(), {
                disabled: !document?.changed && !this.notes.isTyped,
            }),
            headSymbol("more", tr("More actions"), button => this.#menu(button), { menu: true }),
        ];
    }

    // Where there is room, the moves and the course are always in sight.
    #fit() {
        const wide = matchMedia("(min-width: 1100px), (min-width: 761px) and (orientation: portrait)");
        const fit = () => {
            const { key } = this.chooseTab;
            if (wide.matches && (key === "moves" || key === "course")) this.chooseTab("engine");
            else if (!wide.matches && !this.wasNarrow) this.chooseTab("moves");
            this.wasNarrow = !wide.matches;
        };
        wide.addEventListener("change", fit);
        fit();
    }

    async show([id, ply]) {
        const { document } = this.game;
        if (id && !Number.isInteger(+id)) {
            this.app.replacePlace("#/games"); // not to come back to
            await this.app.route();
        } else if (id && document?.id !== +id) {
            const opened = await this.open({ id: +id }, { ply: +ply || 0 });
            if (!opened && document) this.#showPlace();
        } else if (id && ply !== undefined) this.game.goToPly(+ply);
        else if (!document) await this.open({ variant: this.app.settings.variant });
    }

    /// Whether the open game may be left, which is asked of the reader where something would be lost.
    async mayLeave() {
        await this.notes.keep();
        return (
            !this.game.isDirty ||
            askFor(
                tr("The game is not saved"),
                tr("Its changes are lost if another game is opened."),
                tr("Open without saving"),
            )
        );
    }

    async open(request, place) {
        if (!(await this.mayLeave())) return false;
        return attempt(() => this.game.open(request, place));
    }

    databaseChanged() {
        dropDraft();
        this.course.stop();
        this.engine.switch(false);
        this.game.forget();
        this.element.inert = true;
    }

    /// Brings back what was not saved when a tab was closed; the change of a game that is gone as a new game.
    async restore(draft) {
        if (!draft) return;
        const { pdn, ply, version } = draft;
        const id = draft.database === this.app.store?.name ? draft.id : null;
        const open = request => this.game.open(request, { ply, isDraft: true });
        const opened = await attempt(() =>
            id ? open({ id, version, pdn }).catch(() => open({ pdn })) : open({ pdn }),
        );
        this.game.isRestored = Boolean(opened);
        this.app.headChanged();
        if (opened) say(tr("The changes that were not saved are here again."));
    }

    keys(event) {
        const steps = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
        if ((event.ctrlKey || event.metaKey) && !event.altKey) {
            const act = {
                s: () => this.save(),
                z: () => (event.shiftKey ? this.redo() : this.undo()),
                y: () => this.redo(),
            }[event.key.toLowerCase()];
            act?.();
            return Boolean(act);
        }
        const byLetters = this.app.variant(this.game.variant).notation === "letters";
        if (event.key in steps) {
            this.game[steps[event.key]]();
        } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            this.#sideways(event.key === "ArrowDown" ? 1 : -1);
        } else if ((byLetters ? /^[a-h]$/ : /^\d$/).test(event.key)) {
            this.side.type(event.key);
        } else if (event.key === "f") {
            this.side.turn();
        } else if (event.key === "e") {
            this.engine.switch(!this.engine.isOn);
        } else {
            return false;
        }
        return true;
    }

    // Between the moves that were played here.
    #sideways(step) {
        const { game } = this;
        const others = game.nodeOf(game.node.parent)?.children ?? [];
        const at = others.indexOf(game.at) + step;
        if (game.at !== 0 && at >= 0 && at < others.length) game.goTo(others[at]);
    }

    hide() {
        this.engine.switch(false);
    }

    #opened() {
        this.element.inert = false;
        this.app.headChanged();
    }

    #moved() {
        if (this.chooseTab.key === "known") this.#known();
        if (this.game.document.id) this.#showPlace();
    }

    // In the address.
    #showPlace() {
        const { document, node } = this.game;
        if (this.app.isShown(this))
            this.app.replacePlace(document.id ? `#/study/${document.id}/${node.ply}` : "#/study");
    }

    // What was played in the position.
    async #known() {
        const { game } = this;
        const node = game.at;
        const answer = [
            await attempt(() => this.knowing.call("openings", { place: { game: game.document.game, node } })),
        ].flat()[0];
        if (!answer || game.at !== node) return;
        put(
            this.knownPanel,
            openingTable(answer, move => {
                const legal = game.moves.find(one => one.move === move || one.full === move);
                if (legal) attempt(() => game.play(legal));
            }),
        );
    }

    async save() {
        await this.notes.keep();
        if (this.game.document?.changed)
            await attempt(async () => {
                try {
                    await this.game.save();
                } catch (failure) {
                    if (!failure.code.endsWith("conflict")) throw failure;
                    if (
                        !(await askFor(
                            tr("The game was changed elsewhere"),
                            failure.message,
                            tr("Save a copy"),
                        ))
                    )
                        return;
                    await this.game.save(true);
                }
                keepFiles();
                say(tr("Saved on this device."));
                this.app.storeChanged();
            });
    }

    undo() {
        if (this.game.document?.undo) attempt(() => this.game.edit("undo"));
    }

    redo() {
        if (this.game.document?.redo) attempt(() => this.game.edit("redo"));
    }

    #menu(at) {
        const { document } = this.game;
        openMenu(at, [
            { text: tr("New game"), icon: "new", act: () => this.#new() },
            { text: tr("Edit the header"), icon: "study", act: () => this.#header() },
            { text: tr("Redo"), icon: "redo", disabled: !document?.redo, act: () => this.redo() },
            {
                text: tr("Write the analysis into the game"),
                icon: "chart",
                disabled: this.game.judgement?.coverage !== "analysed",
                act: () => attempt(() => this.game.edit("annotate", { explain: true })),
            },
            { text: tr("Download as PDN"), icon: "export", act: () => this.download() },
            {
                text: tr("Copy as PDN"),
                icon: "copy",
                act: () =>
                    attempt(async () => {
                        await navigator.clipboard.writeText(
                            (await call("game.pdn", { game: document.game })).pdn,
                        );
                        say(tr("The game is on the clipboard."));
                    }),
            },
            {
                text: tr("Search this position"),
                icon: "search",
                act: () =>
                    this.app.go(
                        `#/search/${encodeURIComponent(document.variant)}/` +
                            encodeURIComponent(this.game.node.fen),
                    ),
            },
            {
                text: tr("Rules"),
                icon: "rules",
                act: () => this.app.go(`#/rules/${encodeURIComponent(document.variant)}`),
            },
            { text: tr("Turn the board"), icon: "turn", act: () => this.side.turn() },
            { text: tr("Delete the game"), icon: "trash", disabled: !document?.id, act: () => this.#delete() },
        ]);
    }

    async #delete() {
        const { id } = this.game.document;
        if (
            !(await askFor(
                tr("Delete the game"),
                tr("It is taken out of the database, with what was changed and not saved. It can be taken back."),
                tr("Delete"),
            ))
        )
            return;
        await attempt(async () => {
            await call("games.delete", { games: [id] });
            this.databaseChanged();
            await this.app.storeChanged();
            this.app.go("#/games");
        });
    }

    async download() {
        const { document } = this.game;
        const answer = await attempt(() => call("game.pdn", { game: document.game }));
        if (answer)
            await deliver({
                name: `${
                    [document.white, document.black]
                        .filter(Boolean)
                        .join(" - ")
                        .replace(/[^\p{L}\p{N} ,-]/gu, "") || "game"
                }.pdn`,
                type: "application/x-draughts-pdn",
                bytes: answer.pdn,
            });
    }

    #new() {
        const variant = choice(
            this.app.variants.map(one => [one.name, one.title]),
            this.game.variant ?? this.app.settings.variant,
        );
        const fen = make("input", { type: "text", spellcheck: "false", placeholder: "W:W31-50:B1-20" });
        openDialog({
            title: tr("New game"),
            ok: tr("New game"),
            content: [
                field(tr("Rules"), variant),
                field(tr("Position (FEN), if it is not the usual start"), fen),
            ],
            act: async () => {
                this.app.setting("variant", variant.value);
                return Boolean(await this.open({ variant: variant.value, fen: fen.value.trim() || null }));
            },
        });
    }

    #header() {
        const { document } = this.game;
        const value = tag => document.tags.find(one => one.name === tag)?.value ?? "";
        const inputs = headerFields.map(([tag, text]) => [
            tag,
            make("input", { type: "text", dir: "auto", value: value(tag) }),
            text(),
        ]);
        const results = this.app.variant(document.variant).results;
        const result = choice(
            [
                ["unknown", "*"],
                ["white", results.white],
                ["draw", results.draw],
                ["black", results.black],
            ],
            document.outcome,
        );
        openDialog({
            title: tr("Header of the game"),
            ok: tr("OK"),
            content: make(
                "div",
                { class: "fields" },
                inputs.map(([, input, text]) => field(text, input)),
                field(tr("Result"), result),
            ),
            act: () =>
                attempt(async () => {
                    const tags = inputs
                        .filter(([tag, input]) => input.value.trim() !== value(tag))
                        .map(([tag, input]) => ({ name: tag, value: input.value.trim() }));
                    if (tags.length) await this.game.edit("tags", { tags });
                    if (result.value !== document.outcome)
                        await this.game.edit("result", { outcome: result.value });
                }),
        });
    }
}
