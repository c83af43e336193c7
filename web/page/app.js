// SPDX-License-Identifier: GPL-3.0-or-later
// The page as a whole: its places, what is set, files that come in, and the core that does the work.
import { call, deliver, keepFiles, openStore, startCore, watchWork } from "./core.js";
import { make, put } from "./parts/dom.js";
import { takeDraft, takeWaitingDraft } from "./parts/drafts.js";
import { attempt, chooseFiles, complain, messagesHolder, say } from "./parts/frame.js";
import { icon } from "./parts/icons.js";
import { kept, keptByTab } from "./parts/kept.js";
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

// As it is, with a "%" that encodes nothing.
function decoded(text) {
    try {
        return decodeURIComponent(text);
    } catch {
        return text;
    }
}

// Files are read so many at once that a device has room for them; a large one by itself.
const mostAtOnce = 2 ** 25; // bytes

function inParts(files) {
    const parts = [];
    let bytes = Infinity;
    for (const file of files) {
        bytes += file.size;
        if (bytes <= mostAtOnce) parts.at(-1).push(file);
        else {
            parts.push([file]);
            bytes = file.size;
        }
    }
    return parts;
}

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

const openingKey = "damscope.opening"; // the database whose opening has begun, and may end the core or the tab

class App {
    constructor() {
        this.views = new Map();
        this.store = null;
        this.focused = new WeakMap(); // what had the focus in a view
        this.unopened = null; // instead of the store: { name, text, crash }, why it could not be opened
        this.settings = { ...usual, ...kept.readObject("damscope.settings") };
    }

    get usualDatabase() {
        return usual.database;
    }

    setting(key, value) {
        this.settings[key] = value;
        kept.write("damscope.settings", JSON.stringify(this.settings));
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
        waiting?.later.then(async isOpen => {
            await this.storeChanged();
            if (isOpen && !study.game.isDirty) await study.restore(takeWaitingDraft());
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
        if (keptByTab.read(openingKey) === this.settings.database) {
            this.#notOpenedAgain(this.settings.database);
            return null;
        }
        const later = this.openDatabase(this.settings.database);
        await Promise.race([later, new Promise(done => (this.wait = done))]);
        this.wait = null;
        return this.store || this.unopened ? null : { later };
    }

    /// Answers whether it is open.
    async openDatabase(name) {
        if (!this.isCrashed) keptByTab.write(openingKey, name); // else it ended by something before
        this.isOpening = true;
        try {
            const opened = await openStore(name, () => {
                keptByTab.remove(openingKey); // it has not begun
                this.isOpening = false;
                if (this.wait) this.wait();
                else this.#sayInUse();
            });
            if (opened === null) return false; // another was opened meanwhile
            this.store = opened;
        } catch (failure) {
            await this.#notOpened(name, failure);
            return false;
        } finally {
            this.isOpening = false;
            this.closeInUse?.();
        }
        keptByTab.remove(openingKey);
        this.closeUnopened?.();
        this.unopened = null;
        this.setting("database", name);
        this.views.get("games")?.renew?.(true);
        return true;
    }

    // The one that was open before is open again, if there was one.
    async #notOpened(name, failure) {
        if (failure.code === "crashed") {
            this.store = null;
            this.unopened = { name, text: failure.message, crash: failure };
            return;
        }
        keptByTab.remove(openingKey);
        const text = tr("The database {name} could not be opened: {why}", { name, why: failure.message });
        this.store = await call("store.info").catch(() => null);
        this.unopened = this.store ? null : { name, text };
        this.#sayUnopened(text);
    }

    // It would end the core, or the tab, each time.
    #notOpenedAgain(name) {
        const text = tr(
            "Damscope ended when it last opened the database {name}. It is not opened again unless you ask for it.",
            { name },
        );
        this.unopened = { name, text };
        this.#sayUnopened(text);
    }

    #sayUnopened(text) {
        this.closeUnopened = say(text, {
            error: true,
            action: tr("Open another"),
            act: () => this.go("#/settings"),
        });
    }

    #sayCrashed(failure) {
        this.isCrashed = true;
        say(failure.message, { error: true, action: tr("Load again"), act: () => location.reload() });
    }

    // Until it is there.
    #sayInUse() {
        this.closeInUse = say(inUse(), { action: tr("Try again"), act: tryAgain });
    }

    // Instead of a view that needs a database.
    #waitingView(place) {
        const text = this.unopened?.text ?? inUse();
        return {
            title: { heading: place.text() },
            element: make(
                "div",
                { class: "hero", role: this.unopened ? "alert" : "status" },
                make("p", { text }),
                make("div", { class: "buttons" }, this.#waysOn()),
            ),
        };
    }

    // A core that has ended opens and deletes nothing.
    #waysOn() {
        if (!this.unopened) return make("button", { onclick: tryAgain }, tr("Try again"));
        const { name, crash } = this.unopened;
        if (crash) return make("button", { class: "main", onclick: () => location.reload() }, tr("Load again"));
        return [
            make("button", { class: "main", onclick: () => this.go("#/settings") }, tr("Open another")),
            make("button", { onclick: () => this.#saveUnopened(name) }, tr("Download {name}", { name })),
            make("button", { onclick: () => this.#removeUnopened(name) }, tr("Delete {name}", { name })),
        ];
    }

    // Its files as they are: what can be read of them is saved elsewhere.
    async #saveUnopened(name) {
        await attempt(async () => {
            for (const file of (await call("store.files", { name })).files)
                if (!(await deliver(file))) break;
        });
    }

    async #removeUnopened(name) {
        if (!(await this.viewOf("settings").remove(name))) return;
        await this.changeDatabase(usual.database);
        await this.route();
    }

    /// Another one, if the open game may be left; `prepare` brings it onto the device. Answers whether it is open.
    async changeDatabase(name, prepare) {
        if (!(await this.viewOf("study").mayLeave())) return false;
        await Promise.all([...this.views.values()].map(view => view.databaseChanged?.()));
        let isOpen = false;
        try {
            await prepare?.();
            isOpen = await this.openDatabase(name);
        } finally {
            await this.storeChanged();
            if (!isOpen) await this.route(); // the view that is shown has left what it had
        }
        return isOpen;
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
        this.said = make("span", { class: "heard", "aria-live": "polite" });
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
                    this.said,
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

    // Those that are the same, or no longer of use, stay: one may be under the pointer or have the focus.
    #showActions(actions) {
        const before = [...this.actions.children];
        before.slice(actions.length).forEach(action => action.remove());
        actions.forEach((action, i) => {
            if (!before[i]) {
                this.actions.append(action);
                return;
            }
            before[i].disabled = action.disabled;
            if (!before[i].isEqualNode(action)) before[i].replaceWith(action);
        });
    }

    // Where it was when the view was left. With another view, what had it is gone; elsewhere it stays.
    #focusAgain() {
        const { activeElement } = document;
        if (activeElement !== document.body && activeElement !== this.view) return;
        this.view.focus({ preventScroll: true });
        this.focused.get(this.shown)?.focus({ preventScroll: true });
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
        const [key, ...parameters] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
        const place = places.find(one => one.key === key) ?? places[0];
        const isOfDatabase = !place.alone || (place.key === "study" && parameters[0]); // a stored game
        const view = this.store || !isOfDatabase ? this.viewOf(place.key) : this.#waitingView(place);
        const before = this.shown;
        if (before !== view) {
            const { activeElement } = document;
            if (before && this.view.contains(activeElement)) this.focused.set(before, activeElement);
            before?.hide?.();
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
        if (!before || before === view || !this.isShown(view)) return;
        this.said.textContent = this.heading.textContent;
        this.#focusAgain();
    }

    listen() {
        addEventListener("damscope-crashed", ({ detail }) => this.#sayCrashed(detail));
        // A page that is left, or loaded again, in the middle of opening has not ended by it.
        addEventListener("pagehide", () => this.isOpening && keptByTab.remove(openingKey));
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
        const isDatabase = file => /\.db$/i.test(file.name);
        const rest = files.filter(file => !isDatabase(file));
        for (const database of files.filter(isDatabase)) {
            if (!(await this.#hasStore())) return;
            if (await this.viewOf("settings").takeDatabase(database)) await this.#read([async () => [database]]);
        }
        if (rest.length && (await this.#hasStore())) await this.#read(inParts(rest).map(part => async () => part));
    }

    /// Files of the same site, one after another: a device may have no room for all of them at once.
    async takeAddresses(addresses) {
        if (await this.#hasStore())
            await this.#read(addresses.map(address => async signal => [await this.load(address, signal)]));
    }

    async #hasStore() {
        await this.opening;
        if (this.unopened?.crash) this.#sayCrashed(this.unopened.crash);
        else if (this.unopened) this.#sayUnopened(this.unopened.text);
        else if (!this.store) this.#sayInUse();
        return this.store !== null;
    }

    async #read(parts) {
        keepFiles();
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
            const files = [{ name: file.name, bytes: file }];
            if (!isLast() || !(await this.viewOf("study").open({}, { ply, files })) || !isLast()) return;
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
    async load(address, signal) {
        const url = new URL(address, location.href);
        if (url.origin !== location.origin)
            throw Object.assign(
                new Error(
                    tr("Damscope opens games of its own site only. Download the file and drop it here."),
                ),
                { code: "foreign" },
            );
        const answer = await fetch(url, { signal });
        if (!answer.ok)
            throw Object.assign(new Error(tr("{address} could not be loaded.", { address: url.pathname })), {
                code: "not-loaded",
            });
        return new File([await answer.blob()], decoded(url.pathname.split("/").at(-1)));
    }

    // ---- offline

    async #serve() {
        if (!("serviceWorker" in navigator) || !isSecureContext) return;
        this.#keepLanguage();
        const ready = tr("A new version of Damscope is ready.");
        let isWanted = false;
        let isOld = navigator.serviceWorker.controller !== null; // else the first one comes, of this version
        navigator.serviceWorker.addEventListener("controllerchange", () => {
            if (isWanted) location.reload();
            else if (isOld) say(ready, { action: tr("Load again"), act: () => location.reload() }); // by another tab
            isOld = true;
        });
        const registration = await navigator.serviceWorker
            .register("service-worker.js", { updateViaCache: "none" })
            .catch(() => null);
        if (!registration) return;
        document.addEventListener("visibilitychange", () => {
            if (!document.hidden) registration.update().catch(() => {}); // without a network
        });
        const offer = worker =>
            say(ready, {
                action: tr("Use it now"),
                act: () => {
                    isWanted = true;
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
