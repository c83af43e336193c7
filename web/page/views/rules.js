// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the games, as the program checks them.
import { call } from "../core.js";
import { stillBoard } from "../parts/board.js";
import { make, put } from "../parts/dom.js";
import { attempt, headAction } from "../parts/frame.js";
import { tr, trPlural } from "../parts/texts.js";

// The page of a terminal as one of the web: headings are underlined there, items begin with a dash, and
// lines that are set in keep their shape.
function paragraphs(text) {
    return text
        .split(/\n\s*\n/)
        .filter(part => part.trim())
        .flatMap(part => {
            const lines = part.replace(/\s+$/, "").split("\n");
            if (/^[=-]{3,}$/.test(lines[1] ?? ""))
                return lines[1].startsWith("=") ? [] : [make("h2", { text: lines[0] })];
            if (lines.every(line => /^\s/.test(line))) return [make("pre", { text: lines.join("\n") })];
            if (!lines[0].startsWith("- "))
                return [make("p", { text: lines.map(line => line.trim()).join(" ") })];
            const items = lines
                .join("\n")
                .split(/\n(?=- )/)
                .map(item => item.slice(2).replace(/\s*\n\s*/g, " "));
            return [
                make(
                    "ul",
                    { class: "items" },
                    items.map(item => make("li", { text: item })),
                ),
            ];
        });
}

export class RulesPage {
    constructor(app) {
        this.app = app;
        this.element = make("div", { class: "rules-page" });
    }

    get title() {
        return {
            heading: tr("Rules"),
            details: this.chosen?.title ?? trPlural("{n} variant", "{n} variants", this.app.variants.length),
        };
    }

    actions() {
        return this.chosen
            ? [
                  headAction("back", tr("All variants"), () => this.app.go("#/rules")),
                  headAction("study", tr("Try on the board"), () => this.#play(), { main: true }),
              ]
            : [];
    }

    async show([key]) {
        this.chosen = key ? this.app.variants.find(one => one.name === key) : null;
        if (this.chosen) await this.#one(this.chosen);
        else await this.#all();
    }

    async #start(variant) {
        return (await call("position", { variant: variant.name })).board;
    }

    async #all() {
        const cards = make("div", { class: "cards" });
        put(this.element, cards);
        for (const variant of this.app.variants) {
            const board = await attempt(() => this.#start(variant));
            cards.append(
                make(
                    "a",
                    { class: "card-link", href: `#/rules/${encodeURIComponent(variant.name)}` },
                    stillBoard(variant, board ?? "", { label: variant.title }),
                    make("span", { text: variant.title }),
                ),
            );
        }
    }

    async #one(variant) {
        const [page, board] = await Promise.all([
            call("rules", { variant: variant.name }),
            this.#start(variant),
        ]);
        put(
            this.element,
            make(
                "div",
                { class: "rules-text" },
                make("div", { class: "rules-board" }, stillBoard(variant, board, { label: variant.title })),
                make("article", { class: "panel text", tabindex: "0" }, paragraphs(page.text)),
            ),
        );
    }

    async #play() {
        const variant = this.chosen.name;
        this.app.setting("variant", variant);
        if (await this.app.viewOf("study").open({ variant })) this.app.go("#/study");
    }
}
