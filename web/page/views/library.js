// SPDX-License-Identifier: GPL-3.0-or-later
// Library: the games of the database, by the selection text of every command.
import { call, canEnd, deliver, Latest } from "../core.js";
import { choice, make, name, settled } from "../parts/dom.js";
import { askFor, attempt, headAction, headSymbol, openMenu, say } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { LongList } from "../parts/list.js";
import { takeBack } from "../parts/taking_back.js";
import { dateText, tr, trPlural } from "../parts/texts.js";

const slow = 1000; // milliseconds

const sorts = [
    ["imported", () => tr("As read")],
    ["date", () => tr("Date")],
    ["white", () => tr("White")],
    ["black", () => tr("Black")],
    ["event", () => tr("Event")],
    ["opening", () => tr("Opening")],
    ["rating", () => tr("Rating")],
    ["plies", () => tr("Length")],
    ["result", () => tr("Result")],
];

export class Library {
    constructor(app) {
        this.app = app;
        this.sort = { by: "imported", descending: false };
        this.exporting = new Latest();
        this.listing = new AbortController(); // of what is in the list
        this.filter = make("input", {
            type: "search",
            class: "filter",
            autocomplete: "off",
            spellcheck: "false",
            autocapitalize: "off",
            enterkeyhint: "search",
            "aria-label": tr("Which games"),
            "aria-describedby": "filter-told",
            placeholder: tr("Jansen won since 2020, opening Roozenburg, with errors …"),
        });
        this.filter.addEventListener(
            "input",
            settled(() => this.renew(true), 250),
        );
        this.told = make("p", { class: "told", id: "filter-told", "aria-live": "polite" });
        this.sorting = choice(
            sorts.map(([key, text]) => [key, text()]),
            "imported",
            { "aria-label": tr("Sort by"), onchange: () => this.#sortBy(this.sorting.value) },
        );
        this.direction = make(
            "button",
            {
                class: "symbol",
                "aria-label": tr("Reverse the order"),
                title: tr("Reverse the order"),
                "aria-pressed": "false",
                onclick: () => this.#sortBy(this.sort.by),
            },
            icon("sort"),
        );
        const header = (key, text) =>
            make(
                "span",
                { role: "columnheader" },
                make(
                    "button",
                    { class: "column", "data-sort": key, tabindex: "-1", onclick: () => this.#sortBy(key) },
                    text,
                ),
            );
        this.list = new LongList({
            label: tr("Games"),
            load: (from, count) => this.#load(from, count),
            row: game => this.#row(game),
            open: game => app.go(`#/study/${game.id}/0`),
            columns: [
                header("white", tr("White")),
                header("black", tr("Black")),
                header("result", tr("Result")),
                header("event", tr("Event")),
                header("date", tr("Date")),
                header("opening", tr("Opening")),
            ],
        });
        this.list.element.classList.add("games");
        this.hero = this.#hero();
        this.full = make(
            "div",
            { class: "library-full" },
            make(
                "div",
                { class: "filter-row", role: "search" },
                make("div", { class: "with-icon" }, icon("filter"), this.filter),
                make("div", { class: "sorting" }, this.sorting, this.direction),
                this.told,
            ),
            this.list.element,
        );
        this.element = make("div", { class: "library" }, this.hero, this.full);
    }

    get title() {
        const { store } = this.app;
        return {
            heading: tr("Games"),
            details: store?.games ? `${store.name} · ${this.app.gamesText(store.games)}` : "",
        };
    }

    actions() {
        return [
            headAction("open", tr("Open files"), () => this.app.openFiles(), { main: true }),
            headSymbol("more", tr("More actions"), button => this.#menu(button), { menu: true }),
        ];
    }

    show() {
        if (!this.wasShown) this.renew();
        this.wasShown = true;
    }

    databaseChanged() {
        this.listing.abort();
        this.exporting.stop();
    }

    storeChanged() {
        if (this.wasShown) this.renew();
    }

    keys(event) {
        if (event.key !== "/") return false;
        this.filter.focus();
        return true;
    }

    siteFound() {
        const hero = this.#hero();
        hero.hidden = this.hero.hidden;
        this.hero.replaceWith(hero);
        this.hero = hero;
    }

    /// Only the games of this text.
    select(text) {
        this.filter.value = text;
        this.renew(true);
    }

    async renew(fromStart = false) {
        const isEmpty = !this.app.store?.games;
        this.hero.hidden = !isEmpty;
        this.full.hidden = isEmpty;
        this.told.className = "told";
        this.listing.abort(); // a query may take long, and keep all else waiting
        this.listing = new AbortController();
        try {
            if (!isEmpty) await this.list.renew({ fromStart });
            this.filter.removeAttribute("aria-invalid");
            this.told.textContent =
                this.filter.value.trim() && !isEmpty
                    ? this.list.total === 0
                        ? tr(
                              "No game is like this. Take a condition away, or look at the examples of the field.",
                          )
                        : this.app.gamesText(this.list.total)
                    : "";
        } catch (failure) {
            if (failure.code === "interrupted") return;
            this.filter.setAttribute("aria-invalid", "true");
            this.told.className = "told wrong";
            this.told.textContent = failure.message;
        }
        this.app.headChanged();
    }

    async #load(from, count) {
        const answer = await call(
            "games",
            {
                selection: this.filter.value.trim(),
                sort: this.sort.by,
                descending: this.sort.descending,
                offset: from,
                limit: count,
            },
            { signal: this.listing.signal },
        );
        return { total: answer.total, rows: answer.games };
    }

    #sortBy(key) {
        this.sort = {
            by: key,
            descending:
                key === this.sort.by ? !this.sort.descending : ["date", "rating", "plies"].includes(key),
        };
        this.sorting.value = key;
        this.direction.setAttribute("aria-pressed", this.sort.descending);
        for (const button of this.list.header.querySelectorAll("[data-sort]"))
            button.parentElement.setAttribute(
                "aria-sort",
                button.dataset.sort !== key ? "none" : this.sort.descending ? "descending" : "ascending",
            );
        this.renew(true);
    }

    #row(game) {
        const cell = (kind, ...content) => make("span", { class: `cell ${kind}`, role: "gridcell" }, content);
        const rated = (text, rating) => [
            name(text ?? "?"),
            rating ? make("span", { class: "second number", text: ` ${rating}` }) : "",
        ];
        const variant = game.variant === "international" ? "" : this.app.variant(game.variant).title;
        return [
            cell("white", rated(game.white, game.white_rating)),
            cell("black", rated(game.black, game.black_rating)),
            cell(
                "result number",
                game.result === "*" ? "–" : game.result,
                game.problems > 0 &&
                    make("span", {
                        class: "flaw",
                        title: trPlural("{n} problem", "{n} problems", game.problems),
                        text: "!",
                    }),
            ),
            cell("event", name(game.event ?? "")),
            cell("date number", dateText(game.date)),
            cell("opening second", [variant, game.opening].filter(Boolean).join(" · ")),
        ];
    }

    #hero() {
        return make(
            "div",
            { class: "hero" },
            make("img", { src: "icons/damscope.svg", alt: "", width: 96, height: 96 }),
            make("h2", {
                text: matchMedia("(pointer: coarse)").matches ? tr("Open your games") : tr("Drop your games here"),
            }),
            make("p", {
                text: tr(
                    "PDN files in any encoding, archives of them, or a database of Damscope. Every move is checked by the rules of its game; nothing leaves this device.",
                ),
            }),
            make(
                "div",
                { class: "buttons" },
                make(
                    "button",
                    { class: "main", onclick: () => this.app.openFiles() },
                    icon("open"),
                    tr("Open files"),
                ),
                this.app.site &&
                    make(
                        "button",
                        { onclick: () => this.app.site.read(this.app) },
                        icon("games"),
                        this.app.site.offerText,
                    ),
                make("button", { onclick: () => this.#samples() }, icon("games"), tr("Try sample games")),
                make(
                    "button",
                    { onclick: () => this.app.go("#/study") },
                    icon("study"),
                    tr("Start on the board"),
                ),
            ),
        );
    }

    async #samples() {
        await attempt(async () => {
            const files = await Promise.all(
                ["annotated.pdn", "international.pdn"].map(async file => {
                    const answer = await fetch(`samples/${file}`);
                    return new File([await answer.blob()], file);
                }),
            );
            await this.app.take(files);
        });
    }

    #menu(at) {
        const selection = this.filter.value.trim();
        const none = selection && this.list.total === 0;
        openMenu(at, [
            {
                text: tr("New game"),
                icon: "new",
                act: async () => {
                    if (await this.app.viewOf("study").open({ variant: this.app.settings.variant }))
                        this.app.go("#/study");
                },
            },
            this.app.site && {
                text: this.app.site.offerText,
                icon: "games",
                act: () => this.app.site.read(this.app),
            },
            {
                text: selection ? tr("Download the games shown as PDN") : tr("Download all games as PDN"),
                icon: "export",
                disabled: none,
                act: () => this.#export({ selection, format: "pdn" }),
            },
            {
                text: tr("Download the database"),
                icon: "save",
                act: () => attempt(async () => deliver((await call("store.export")).files[0])),
            },
            {
                text: tr("Take the last change back"),
                icon: "undo",
                act: () => takeBack(this.app, this.app.store?.name),
            },
            {
                text: tr("Delete the games shown"),
                icon: "trash",
                disabled: !selection || none,
                act: () => this.#delete(selection),
            },
        ]);
    }

    async #export(request) {
        let close = () => {};
        const timer = setTimeout(() => {
            const end = { action: tr("Stop"), act: () => this.exporting.stop() };
            close = say(tr("Writing the games …"), canEnd ? end : { stay: true });
        }, slow);
        const answer = await attempt(() => this.exporting.call("games.export", request));
        clearTimeout(timer);
        close();
        if (answer) await deliver(answer.files[0]);
    }

    // The list may be that of another text, or of games that have changed since.
    async #delete(selection) {
        const games = await attempt(() => this.#idsOf(selection));
        if (
            !games?.length ||
            !(await askFor(
                tr("Delete games"),
                trPlural(
                    "{n} game is taken out of the database. It can be taken back.",
                    "{n} games are taken out of the database. It can be taken back.",
                    games.length,
                ),
                tr("Delete"),
            ))
        )
            return;
        await attempt(async () => {
            await call("games.delete", { games });
            await this.app.storeChanged();
        });
    }

    async #idsOf(selection) {
        const ids = [];
        for (let total = 1; ids.length < total; ) {
            const answer = await call("games", {
                selection,
                sort: "imported",
                descending: false,
                offset: ids.length,
                limit: 1000,
            });
            if (answer.games.length === 0) break;
            total = answer.total;
            ids.push(...answer.games.map(game => game.id));
        }
        return ids;
    }
}
