// SPDX-License-Identifier: GPL-3.0-or-later
// Settings, and the databases on this device.
import { call, deliver } from "../core.js";
import { choice, field, make, put } from "../parts/dom.js";
import { attempt, askFor, chooseFiles, openDialog, say } from "../parts/frame.js";
import { icon } from "../parts/icons.js";
import { canSpeak, databaseName, languages, number, tr } from "../parts/texts.js";

function sizeText(bytes) {
    return bytes < 1e9
        ? tr("{size} MB", { size: number(bytes / 1e6, 1) })
        : tr("{size} GB", { size: number(bytes / 1e9, 1) });
}

export class Settings {
    constructor(app) {
        this.app = app;
        this.stores = make("div", {});
        this.element = make(
            "div",
            { class: "settings" },
            this.#look(),
            this.#engine(),
            make(
                "section",
                { class: "panel" },
                make("h2", { text: tr("Databases on this device") }),
                this.stores,
                make(
                    "div",
                    { class: "buttons" },
                    make("button", { onclick: () => this.#new() }, icon("new"), tr("New database")),
                    make("button", { onclick: () => this.#open() }, icon("open"), tr("Open a .db file")),
                    make(
                        "button",
                        {
                            onclick: () =>
                                attempt(async () => deliver((await call("store.export")).files[0])),
                        },
                        icon("export"),
                        tr("Download the open one"),
                    ),
                ),
                make("p", {
                    class: "second small",
                    text: tr(
                        "A downloaded database opens in the desktop program, or is merged there into another one: nothing is stored twice.",
                    ),
                }),
            ),
            make(
                "section",
                { class: "panel" },
                make("h2", { text: tr("Rules") }),
                make(
                    "div",
                    { class: "buttons" }, // a phone has no room for it among the places
                    make("a", { class: "button", href: "#/rules" }, icon("rules"), tr("All variants")),
                ),
            ),
            this.#about(),
        );
    }

    get title() {
        return { heading: tr("Settings") };
    }

    show() {
        this.#list();
    }

    storeChanged() {
        this.#list();
    }

    #look() {
        const { app } = this;
        const language = choice(languages, document.documentElement.lang, {
            onchange: async () => {
                if (!(await canSpeak(language.value))) {
                    language.value = document.documentElement.lang;
                    say(tr("This language is not on the device yet: choose it while there is a network."), {
                        error: true,
                    });
                    return;
                }
                app.setting("language", language.value);
                location.reload();
            },
        });
        const theme = choice(
            [
                ["system", tr("Same as the device")],
                ["light", tr("Light")],
                ["dark", tr("Dark")],
            ],
            app.settings.theme,
            {
                onchange: () => {
                    app.setting("theme", theme.value);
                    app.showTheme();
                },
            },
        );
        return make(
            "section",
            { class: "panel" },
            make("h2", { text: tr("Appearance") }),
            make("div", { class: "fields" }, field(tr("Language"), language), field(tr("Colours"), theme)),
        );
    }

    #engine() {
        const { app } = this;
        const depth = choice(
            [
                [5_000, tr("Quick")],
                [20_000, tr("Usual")],
                [100_000, tr("Thorough")],
                [400_000, tr("Very thorough")],
            ],
            app.settings.nodes,
            { onchange: () => app.setting("nodes", Number(depth.value)) },
        );
        const { threads, persistent } = app.version;
        return make(
            "section",
            { class: "panel" },
            make("h2", { text: tr("Engine") }),
            make("div", { class: "fields" }, field(tr("Analysis of games"), depth)),
            make("p", {
                class: "second small",
                text:
                    threads > 1
                        ? tr("The engine uses {n} threads of this device.", { n: threads })
                        : tr("The engine uses one thread of this device."),
            }),
            !persistent &&
                make("p", {
                    class: "warn",
                    text: tr("This browser keeps no files: download the database before you close the page."),
                }),
        );
    }

    #about() {
        return make(
            "section",
            { class: "panel" },
            make("h2", { text: "Damscope" }),
            make("p", {
                text: tr(
                    "Version {version}. Everything is done on this device: no server, no account, no tracking.",
                    { version: this.app.version.version },
                ),
            }),
            make("p", {
                class: "second small",
                text: tr("Free software under the GNU General Public License, version 3 or later."),
            }),
            make(
                "div",
                { class: "buttons" },
                make("a", { class: "button", href: "licences.html", target: "_blank" }, tr("Licences of all parts")),
            ),
        );
    }

    async #list() {
        const answer = await attempt(() => call("store.list"));
        if (!answer) return;
        const isKept = await navigator.storage?.persisted?.().catch(() => false);
        const open = this.app.store?.name;
        put(
            this.stores,
            make(
                "ul",
                { class: "stores" },
                answer.stores.map(store =>
                    make(
                        "li",
                        {},
                        make(
                            "span",
                            { class: "store-name" },
                            make("bdi", { text: store.name }),
                            make("span", { class: "second number", text: ` ${sizeText(store.bytes)}` }),
                        ),
                        store.name === open
                            ? make("span", { class: "second", text: tr("open") })
                            : [
                                  make(
                                      "button",
                                      { onclick: () => this.app.changeDatabase(store.name) },
                                      tr("Open"),
                                  ),
                                  make(
                                      "button",
                                      {
                                          class: "plain symbol",
                                          "aria-label": tr("Delete {name}", { name: store.name }),
                                          onclick: () => this.remove(store.name),
                                      },
                                      icon("trash"),
                                  ),
                              ],
                    ),
                ),
            ),
            this.app.version.persistent &&
                !isKept &&
                make("p", {
                    class: "warn",
                    text: tr(
                        "The browser may delete the databases when it needs room, or after a while without a visit: install the page, or download what you want to keep.",
                    ),
                }),
            make("p", {
                class: "second small",
                text: answer.quota
                    ? tr("{used} of {quota} used.", {
                          used: sizeText(answer.used),
                          quota: sizeText(answer.quota),
                      })
                    : "",
            }),
        );
    }

    #new() {
        const input = make("input", {
            type: "text",
            required: true,
            maxlength: 60,
            oninput: () => input.setCustomValidity(""),
        });
        const close = openDialog({
            title: tr("New database"),
            ok: tr("New database"),
            content: field(tr("Name"), input),
            act: async () => {
                const name = input.value.trim();
                if (!name) return false;
                if (databaseName(name) !== name) {
                    input.setCustomValidity(
                        tr("A name does not begin with a full stop, and has none of the signs / \\ : in it."),
                    );
                    input.reportValidity();
                    return false;
                }
                close(); // what is asked or said meanwhile is not to be behind it
                await attempt(() => this.app.changeDatabase(name));
                return true;
            },
        });
    }

    /// Answers whether it is gone.
    async remove(name) {
        const isWanted = await askFor(tr("Delete the database"), this.#goneText(name), tr("Delete"));
        const removed = isWanted && (await attempt(() => call("store.remove", { name })));
        if (removed) await this.#list();
        return Boolean(removed);
    }

    #goneText(name) {
        return tr(
            "{name} is deleted from this device. This cannot be taken back: download it first if you want to keep it.",
            { name },
        );
    }

    async #open() {
        const [file] = await chooseFiles(".db", false);
        if (file) this.app.take([file]);
    }

    /// A database from outside. Answers whether its games are to be added to the open one; else it was put beside
    /// that one, and opened, or is not wanted.
    async takeDatabase(file) {
        const place = await this.#askPlace(file);
        if (place === "own") await attempt(() => this.#takeOwn(file));
        return place === "merge";
    }

    // "merge", "own", or null for neither.
    #askPlace(file) {
        return new Promise(done => {
            const { store } = this.app;
            const usual = store.games > 0 ? "merge" : "own";
            const option = (value, text, more) =>
                make(
                    "label",
                    { class: "option" },
                    make("input", { type: "radio", name: "place", value, checked: value === usual }),
                    make("span", {}, make("b", { text }), make("span", { class: "second", text: more })),
                );
            const content = make(
                "fieldset",
                { class: "options" },
                make("legend", { text: tr("What to do with it") }),
                option(
                    "merge",
                    tr("Add its games to {name}", { name: store.name }),
                    tr(
                        "Nothing is stored twice. What was changed there is brought up to date here; where both were changed, both are kept and named. It can be taken back.",
                    ),
                ),
                option(
                    "own",
                    tr("Keep it as a database of its own"),
                    tr("It stands beside the others on this device and is opened. {name} stays as it is.", {
                        name: store.name,
                    }),
                ),
            );
            let place = null;
            openDialog({
                title: file.name,
                ok: tr("OK"),
                content,
                closed: () => done(place),
                act: () => {
                    place = content.querySelector(":checked").value;
                },
            });
        });
    }

    async #takeOwn(file) {
        const name = databaseName(file.name.replace(/\.db$/i, "")) || this.app.usualDatabase;
        const { stores } = await call("store.list");
        const replace = stores.some(store => store.name === name);
        if (
            replace &&
            !(await askFor(tr("There is a database of this name"), this.#goneText(name), tr("Replace")))
        )
            return;
        const files = [{ name: file.name, bytes: file }];
        const place = () => call("store.import", { name, replace }, { files });
        if (await this.app.changeDatabase(name, place)) this.app.go("#/games");
    }
}
