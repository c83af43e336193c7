// SPDX-License-Identifier: GPL-3.0-or-later
// The page as a whole: its places, what is set, files that come in, and the core that does the work.
import { call, openStore, startCore, watchWork } from "./core.js";
import { make, put } from "./parts/dom.js";
import { takeDraft, takeWaitingDraft } from "./parts/drafts.js";
import { attempt, chooseFiles, complain, messagesHolder, say } from "./parts/frame.js";
import { icon } from "./parts/icons.js";
import { Site } from "./parts/site.js";
import { preferredLanguage, speak, tr, trPlural } from "./parts/texts.js";
import { ImportPage } from "./views/import.js";
import { Library } from "./views/library.js";
import { Openings } from "./views/openings.js";
import { RulesPage } from "./views/rules.js";
import { Search } from "./views/search.js";
import { Settings } from "./views/settings.js";
import { Study } from "./views/study.js";
import { Training } from "./views/training.js";

// `alone`: of use without a database, too.
const places = [
    { key: "games", View: Library, icon: "games", text: () => tr("Games") },
    { key: "study", View: Study, icon: "study", text: () => tr("Study"), alone: true },
    { key: "search", View: Search, icon: "search", text: () => tr("Search") },
    { key: "openings", View: Openings, icon: "openings", text: () => tr("Openings") },
    { key: "training", View: Training, icon: "training", text: () => tr("Training") },
    { key: "rules", View: RulesPage, icon: "rules", text: () => tr("Rules"), rest: true, alone: true },
    { key: "settings", View: Settings, icon: "settings", text: () => tr("Settings"), alone: true },
    { key: "import", View: ImportPage, hidden: true },
];

const usual = { language: null, theme: "system", database: "games", nodes: 20_000, variant: "international" };

export const openable = ".pdn,.txt,.zip,.gz,.html,.htm,.db,application/x-draughts-pdn,application/zip";

const inUse = () =>
    tr("Another tab has this database open. Damscope goes on here as soon as that tab is closed.");
const tryAgain = () => dispatchEvent(new Event("damscope-again"));

class App {
    constructor() {
        this.views = new Map();
        this.store = null;
        this.settings = { ...usual };
        try {
            Object.assign(this.settings, JSON.parse(localStorage.getItem("damscope.settings")));
        } catch {
            // Broken settings are the usual ones.
        }
    }

    get usualDatabase() {
        return usual.database;
    }

    setting(key, value) {
        this.settings[key] = value;
        localStorage.setItem("damscope.settings", JSON.stringify(this.settings));
    }

    showTheme() {
        const { theme } = this.settings;
        if (theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
    }

    variant(key) {
        return this.variants.find(one => one.name === key) ?? this.variants[0];
    }

    // ---- start

    async start() {
        this.showTheme();
        const site = Site.find();
        await speak(this.settings.language ?? preferredLanguage());
        this.#frame();
        try {
            this.version = await startCore(document.documentElement.lang);
            await this.#learn();
        } catch (failure) {
            put(
                this.view,
                make(
                    "div",
                    { class: "hero", role: "alert" },
                    make("h2", { text: tr("Damscope could not start") }),
                    make("p", { text: failure.message }),
                    make("p", {
                        class: "second",
                        text: tr(
                            "It needs a browser with WebAssembly and modules: one of the last three years. Load the page again after an update.",
                        ),
                    }),
                ),
            );
            return;
        }
        site.then(found => this.#showSite(found));
        this.listen();
        const waiting = await (this.opening = this.#openFirst());
        const study = this.viewOf("study");
        await study.restore(await takeDraft(this.store !== null));
        waiting?.later.then(async () => {
            await this.storeChanged();
            if (!study.game.isDirty) await study.restore(takeWaitingDraft());
            await this.route();
        });
        addEventListener("hashchange", () => this.route());
        await this.#fromLink();
        await this.route();
        site.then(found => found?.offer(this));
        this.#serve();
    }

    // Nothing waits for it: it may come from a slow network.
    #showSite(site) {
        if (!site) return;
        this.site = site;
        this.heading.parentElement.before(site.link());
        this.views.get("games")?.siteFound();
    }

    // What the core says once in this language.
    async #learn() {
        const kinds = ["quality"];
        const [{ variants, glyphs }, ...words] = await Promise.all([
            call("variants"),
            ...kinds.map(kind => call("words", { kind }).catch(() => ({ words: {} }))),
        ]);
        this.variants = variants;
        this.glyphs = glyphs;
        this.words = Object.fromEntries(kinds.map((kind, i) => [kind, words[i].words]));
    }

    // A game from a link can be studied while another tab has the database: `later` is when that one is closed.
    async #openFirst() {
        const later = this.openDatabase(this.settings.database);
        await Promise.race([later, new Promise(done => (this.wait = done))]);
        this.wait = null;
        return this.store ? null : { later };
    }

    async openDatabase(name) {
        const opening = openStore(name, () => {
            if (this.wait) this.wait();
            else this.#sayInUse();
        });
        const opened = await attempt(() => opening);
        this.closeInUse?.();
        if (opened === null) return; // another was opened meanwhile
        this.store = opened ?? { name, games: 0, variants: [] };
        this.setting("database", name);
        this.views.get("games")?.renew?.(true);
    }

    // Until it is there.
    #sayInUse() {
        this.closeInUse = say(inUse(), { action: tr("Try again"), act: tryAgain });
    }

    // Instead of a view that needs a database.
    #waitingView(place) {
        return {
            title: { heading: place.text() },
            element: make(
                "div",
                { class: "hero", role: "status" },
                make("p", { text: inUse() }),
                make("div", { class: "buttons" }, make("button", { onclick: tryAgain }, tr("Try again"))),
            ),
        };
    }

    /// Another one, if the open game may be left; `prepare` brings it onto the device.
    async changeDatabase(name, prepare) {
        if (!(await this.viewOf("study").mayLeave())) return;
        for (const view of this.views.values()) view.databaseChanged?.();
        await prepare?.();
        await this.openDatabase(name);
        await this.storeChanged();
    }

    async storeChanged() {
        this.store = await call("store.info").catch(() => this.store);
        for (const view of this.views.values()) view.storeChanged?.();
        this.headChanged();
    }

    // ---- the frame

    #frame() {
        this.links = new Map(
            places
                .filter(place => !place.hidden)
                .map(place => [
                    place.key,
                    make(
                        "a",
                        { href: `#/${place.key}`, class: place.rest ? "place-rest" : undefined },
                        icon(place.icon),
                        make("span", { text: place.text() }),
                    ),
                ]),
        );
        const links = [...this.links.values()];
        this.heading = make("h1", {});
        this.details = make("p", { dir: "auto" });
        this.actions = make("div", { class: "actions" });
        this.view = make("main", { class: "view", id: "view", tabindex: "-1" });
        this.busy = make("div", { class: "busy", "aria-hidden": "true" });
        watchWork(working => this.busy.classList.toggle("working", working));
        put(
            document.body,
            make(
                "a",
                {
                    class: "skip button",
                    href: "#view",
                    onclick: event => {
                        event.preventDefault();
                        this.view.focus();
                    },
                },
                tr("Skip to the content"),
            ),
            make(
                "div",
                { id: "app" },
                make(
                    "nav",
                    { class: "rail", "aria-label": tr("Places") },
                    make("img", { class: "mark", src: "icons/damscope.svg", alt: "", width: 40, height: 40 }),
                    links.slice(0, -1),
                    make("span", { class: "rest" }),
                    links.at(-1),
                ),
                make(
                    "header",
                    { class: "head" },
                    make("div", { class: "title" }, this.heading, this.details),
                    this.actions,
                ),
                this.view,
            ),
            this.busy,
            messagesHolder(),
        );
    }

    headChanged() {
        const title = this.shown?.title;
        if (!title) return;
        put(
            this.heading,
            title.heading,
            title.result ? make("span", { class: "result number", text: ` ${title.result}` }) : "",
        );
        this.details.textContent = title.details ?? "";
        this.details.hidden = !title.details;
        this.#showActions(this.shown.actions?.().filter(Boolean) ?? []);
        document.title = `${this.heading.textContent} · Damscope`;
    }

    // Those that are the same stay: one may be under the pointer or have the focus.
    #showActions(actions) {
        const before = [...this.actions.children];
        before.slice(actions.length).forEach(action => action.remove());
        actions.forEach((action, i) => {
            if (!before[i]) this.actions.append(action);
            else if (!before[i].isEqualNode(action)) before[i].replaceWith(action);
        });
    }

    isShown(view) {
        return this.shown === view;
    }

    go(place) {
        if (location.hash === place) this.route();
        else location.hash = place;
    }

    replacePlace(place) {
        history.replaceState(null, "", place);
    }

    viewOf(key) {
        const place = places.find(one => one.key === key) ?? places[0];
        if (!this.views.has(place.key)) this.views.set(place.key, new place.View(this));
        return this.views.get(place.key);
    }

    async route() {
        if (/^#(pdn|text)=/.test(location.hash)) {
            await this.#fromLink();
            return;
        }
        const [key, ...parameters] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
        const place = places.find(one => one.key === key) ?? places[0];
        const isOfDatabase = !place.alone || (place.key === "study" && parameters[0]); // a stored game
        const view = this.store || !isOfDatabase ? this.viewOf(place.key) : this.#waitingView(place);
        if (this.shown !== view) {
            this.shown?.hide?.();
            this.shown = view;
            put(this.view, view.element);
            put(this.actions);
            this.view.dataset.place = place.key;
            this.view.scrollTop = 0;
            for (const [other, link] of this.links)
                other === place.key
                    ? link.setAttribute("aria-current", "page")
                    : link.removeAttribute("aria-current");
        }
        await attempt(() => view.show?.(parameters));
        this.headChanged();
    }

    listen() {
        document.addEventListener("keydown", event => this.#key(event));
        const drop = make(
            "div",
            { class: "drop", hidden: true },
            make("p", { text: tr("Drop files to read them into the database") }),
        );
        document.body.append(drop);
        const hasFiles = event => [...(event.dataTransfer?.types ?? [])].includes("Files");
        addEventListener("dragover", event => {
            if (!hasFiles(event)) return;
            event.preventDefault();
            drop.hidden = false;
        });
        addEventListener("dragleave", event => event.relatedTarget === null && (drop.hidden = true));
        addEventListener("drop", event => {
            drop.hidden = true;
            if (!hasFiles(event)) return;
            event.preventDefault();
            this.take([...event.dataTransfer.files]);
        });
        window.launchQueue?.setConsumer(async launch => {
            const files = await Promise.all(launch.files.map(handle => handle.getFile()));
            if (files.length) this.take(files);
        });
    }

    #key(event) {
        const typing = event.target.closest?.(
            "input:not([type=checkbox], [type=radio], [type=file]), textarea, select, dialog, .menu, [role=tablist]",
        );
        const isShortcut = event.ctrlKey || event.metaKey;
        if (event.defaultPrevented || event.altKey || (typing && !isShortcut)) return;
        if (isShortcut && event.key.toLowerCase() === "o") {
            event.preventDefault();
            this.openFiles();
        } else if (!(typing && "zy".includes(event.key.toLowerCase())) && this.shown?.keys?.(event)) {
            event.preventDefault();
        }
    }

    // ---- files

    async openFiles() {
        const files = await chooseFiles(openable);
        if (files.length) this.take(files);
    }

    /// Files from wherever: a database is merged or kept on its own, all else is imported.
    async take(files) {
        if (!(await this.#hasStore())) return;
        const isDatabase = file => /\.db$/i.test(file.name);
        const rest = files.filter(file => !isDatabase(file));
        for (const database of files.filter(isDatabase))
            if (await this.viewOf("settings").takeDatabase(database)) await this.#read([async () => [database]]);
        if (rest.length) await this.#read([async () => rest]);
    }

    /// Files of the same site, one after another: a device may have no room for all of them at once.
    async takeAddresses(addresses) {
        if (await this.#hasStore())
            await this.#read(addresses.map(address => async () => [await this.load(address)]));
    }

    async #hasStore() {
        await this.opening;
        if (!this.store) this.#sayInUse();
        return this.store !== null;
    }

    async #read(parts) {
        navigator.storage?.persist?.();
        this.go("#/import");
        await this.viewOf("import").read(parts);
    }

    // "#pdn=ADDRESS" of the same site, "#text=PDN": a game that another page shows, with "&ply=N".
    async #fromLink() {
        const { hash } = location;
        const link = /^#(pdn|text)=/.exec(hash);
        if (!link) return;
        const isLast = () => location.hash === hash; // else another was opened meanwhile
        const values = new URLSearchParams(hash.slice(1));
        const ply = Number(values.get("ply") ?? 0);
        await attempt(async () => {
            const file =
                link[1] === "text"
                    ? new File([values.get("text")], "games.pdn")
                    : await this.load(values.get("pdn"));
            const pdn = await file.text();
            if (!isLast() || !(await this.viewOf("study").open({ pdn }, { ply })) || !isLast()) return;
            history.replaceState(null, "", "#/study");
            await this.route();
            this.#offerAll(file).catch(() => {}); // the game is there
        });
        if (isLast()) history.replaceState(null, "", `#/${this.view.dataset.place ?? "games"}`);
    }

    // A link may lead to a file of many games, of which the first is shown.
    async #offerAll(file) {
        const { games } = await call("import", { check: true }, { files: [{ name: file.name, bytes: file }] });
        if (games > 1)
            say(
                trPlural(
                    "There is {n} game in the file, of which this is the first.",
                    "There are {n} games in the file, of which this is the first.",
                    games,
                ),
                { action: tr("Read all games"), act: () => this.take([file]) },
            );
    }

    /// A file of the same site.
    async load(address) {
        const url = new URL(address, location.href);
        if (url.origin !== location.origin)
            throw Object.assign(
                new Error(
                    tr("Damscope opens games of its own site only. Download the file and drop it here."),
                ),
                { code: "foreign" },
            );
        const answer = await fetch(url);
        if (!answer.ok)
            throw Object.assign(new Error(tr("{address} could not be loaded.", { address: url.pathname })), {
                code: "not-loaded",
            });
        let name = url.pathname.split("/").at(-1);
        try {
            name = decodeURIComponent(name);
        } catch {
            // With a "%" that encodes nothing, it is the name as it is.
        }
        return new File([await answer.blob()], name);
    }

    // ---- offline

    async #serve() {
        if (!("serviceWorker" in navigator) || !isSecureContext) return;
        this.#keepLanguage();
        const registration = await navigator.serviceWorker
            .register("service-worker.js", { updateViaCache: "none" })
            .catch(() => null);
        if (!registration) return;
        const offer = worker =>
            say(tr("A new version of Damscope is ready."), {
                action: tr("Use it now"),
                act: () => {
                    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
                        once: true,
                    });
                    worker.postMessage("use");
                },
            });
        if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
        registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker.addEventListener("statechange", () => {
                if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
            });
        });
    }

    // At the first visit the language came before there was a service worker that could keep it.
    #keepLanguage() {
        const { lang } = document.documentElement;
        if (navigator.serviceWorker.controller || lang === "en") return;
        const keep = () => {
            for (const file of [`texts/${lang}.json`, `module/languages/${lang}.mo`])
                fetch(file).catch(() => {});
        };
        navigator.serviceWorker.addEventListener("controllerchange", keep, { once: true });
    }

    gamesText(count) {
        return trPlural("{n} game", "{n} games", count);
    }
}

addEventListener("unhandledrejection", event => event.reason?.message && complain(event.reason));
const app = new App();
app.start();
