// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader writes about a move: signs, a comment; and what becomes of a variation.
import { make, newId, put, settled } from "../../parts/dom.js";
import { attempt } from "../../parts/frame.js";
import { icon } from "../../parts/icons.js";
import { tr } from "../../parts/texts.js";

// By the numbers of the signs.
const meanings = {
    3: () => tr("very good move"),
    1: () => tr("good move"),
    5: () => tr("interesting move"),
    6: () => tr("doubtful move"),
    2: () => tr("mistake"),
    4: () => tr("blunder"),
    7: () => tr("only move"),
    10: () => tr("equal"),
    13: () => tr("unclear"),
    14: () => tr("White slightly better"),
    16: () => tr("White better"),
    18: () => tr("White wins"),
    15: () => tr("Black slightly better"),
    17: () => tr("Black better"),
    19: () => tr("Black wins"),
    22: () => tr("zugzwang"),
    36: () => tr("initiative"),
    40: () => tr("attack"),
    132: () => tr("counterplay"),
    138: () => tr("time trouble"),
};

export class NotePanel {
    commentNode = null;
    known = ""; // the comment that the game has
    #keeping = Promise.resolve(); // what was typed, one after another
    #isKeeping = false;

    constructor(app, game) {
        Object.assign(this, { app, game });
        this.#build();
        game.addEventListener("opened", () => {
            this.commentNode = null;
            this.known = this.comment.value.trim(); // what was typed about another game is not this one's
            this.#drawGlyphs();
        });
        game.addEventListener("moved", () => this.#note());
    }

    #build() {
        this.glyphs = make("div", { class: "glyphs", role: "group", "aria-label": tr("Signs of the move") });
        this.comment = make("textarea", {
            id: newId(),
            rows: 3,
            dir: "auto",
            placeholder: tr("Write a comment …"),
        });
        const keepSoon = settled(() => this.keep(), 400);
        this.comment.addEventListener("input", () => {
            this.app.headChanged(); // it can be saved
            keepSoon();
        });
        this.comment.addEventListener("change", () => this.keep());
        this.commentLabel = make("label", {
            for: this.comment.id,
            class: "panel-title",
            text: tr("Comment"),
        });
        this.variationActions = make("div", { class: "buttons" });
        this.element = make(
            "section",
            { class: "panel note-panel" },
            this.commentLabel,
            this.glyphs,
            this.comment,
            this.variationActions,
        );
    }

    #drawGlyphs() {
        const usual = 24; // the first signs are those that people use
        this.glyphButtons = this.app.glyphs.slice(0, usual).map(({ glyph, sign, name }) => {
            const meaning = meanings[glyph]?.() ?? name;
            const button = make("button", {
                class: "symbol",
                text: sign,
                "aria-pressed": "false",
                title: meaning,
                "aria-label": meaning,
                onclick: () => attempt(() => this.game.edit("glyph", { glyph })),
            });
            button.dataset.glyph = glyph;
            return button;
        });
        put(this.glyphs, ...this.glyphButtons);
    }

    #note() {
        const { game } = this;
        const node = game.node;
        this.#showComment();
        this.commentLabel.textContent = node.move
            ? tr("Comment after {move}", { move: `${node.number} ${node.move}` })
            : tr("Comment at the start");
        for (const button of this.glyphButtons ?? []) {
            button.setAttribute("aria-pressed", (node.glyphs ?? []).includes(+button.dataset.glyph));
            button.disabled = game.at === 0;
        }
        const head = game.variationOf(game.at);
        const act = (text, edit, at, symbol) =>
            make(
                "button",
                { onclick: () => attempt(() => game.edit(edit, { node: at })) },
                icon(symbol),
                text,
            );
        put(
            this.variationActions,
            ...[
                head !== null && act(tr("Make it the main line"), "main", game.at, "up"),
                game.at !== 0 && act(tr("Delete from here"), "remove", game.at, "trash"),
            ].filter(Boolean),
        );
    }

    // Never over what is being typed.
    #showComment() {
        const { game } = this;
        if (this.commentNode !== game.at) this.keep();
        else if (this.isTyped || this.#isKeeping) return;
        this.commentNode = game.at;
        this.known = (game.node.comment ?? "").trim();
        if (this.comment.value.trim() !== this.known) this.comment.value = this.known;
    }

    /// Whether something was typed that the game does not have yet.
    get isTyped() {
        return this.comment.value.trim() !== this.known;
    }

    /// Takes what was typed into the game. Fulfilled when it has it.
    keep() {
        const { game, commentNode: node } = this;
        const opened = game.document?.game;
        const text = this.comment.value.trim();
        if (node !== null && text !== this.known) {
            this.known = text;
            this.#keeping = this.#keeping.then(async () => {
                if (game.document?.game !== opened) return;
                this.#isKeeping = true;
                const kept = await attempt(() => game.edit("comment", { node, text }));
                this.#isKeeping = false;
                if (!kept && this.commentNode === node && game.document?.game === opened)
                    this.known = (game.nodeOf(node)?.comment ?? "").trim(); // it is still to be taken
            });
        }
        return this.#keeping;
    }
}
