// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader writes about a move: signs, a comment; and what becomes of a variation.
import { make, newId, put } from "../../parts/dom.js";
import { attempt } from "../../parts/frame.js";
import { icon } from "../../parts/icons.js";
import { tr } from "../../parts/texts.js";

export class NotePanel {
    constructor(app, game) {
        Object.assign(this, { app, game });
        this.#build();
        game.addEventListener("opened", () => this.#drawGlyphs());
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
        this.comment.addEventListener("change", () => this.#keepComment());
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
        this.glyphButtons = this.app.glyphs.slice(0, usual).map(({ glyph, sign, name: meaning }) => {
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
        this.commentNode = game.at;
        this.comment.value = node.comment ?? "";
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

    #keepComment() {
        const node = this.commentNode;
        const text = this.comment.value.trim();
        if (text !== (this.game.nodeOf(node)?.comment ?? ""))
            attempt(() => this.game.edit("comment", { node, text }));
    }
}
