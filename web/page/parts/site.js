// SPDX-License-Identifier: GPL-3.0-or-later
// The published site that the page lies beside (damscope write --as site --with-engine): the way back to it, and
// its games in a database of their own, to search and to train in.
import { make } from "./dom.js";
import { say } from "./frame.js";
import { icon } from "./icons.js";
import { kept } from "./kept.js";
import { databaseName, tr, trPlural } from "./texts.js";

const longestWait = 3000; // milliseconds

// The address, if it is one of this site: nothing of other sites is shown or read.
function ownAddress(path) {
    try {
        const address = new URL(path, location.href);
        return address.origin === location.origin ? address : null;
    } catch {
        return null;
    }
}

export class Site {
    #place;
    #facts;

    constructor(place, facts) {
        this.#place = place;
        this.#facts = facts;
    }

    /// What site.json says, or said when there was a network; null where the page is by itself.
    static async find() {
        const address = new URL("site.json", location.href);
        const place = `damscope.site ${address.pathname}`;
        const before = kept.readObject(place);
        const now = await fetch(address, { cache: "no-cache", signal: AbortSignal.timeout(longestWait) })
            .then(answer => (answer.ok ? answer.json() : before))
            .catch(() => before);
        if (!now?.title) return null;
        const site = new Site(place, { ...now, offered: before?.offered });
        site.#keep();
        return site;
    }

    // Other sites of the same host keep theirs beside it.
    #keep(more) {
        Object.assign(this.#facts, more);
        kept.write(this.#place, JSON.stringify(this.#facts)); // without room it is asked for and offered again
    }

    get title() {
        return this.#facts.title;
    }

    // The name of the database for the games of the site, which is not the reader's own.
    #database(app) {
        const name = databaseName(this.title) || "site";
        return name === app.usualDatabase ? `${name} (site)` : name;
    }

    get addresses() {
        return (this.#facts.files ?? []).map(ownAddress).filter(Boolean);
    }

    link() {
        return make(
            "a",
            {
                class: "home",
                href: ownAddress(this.#facts.home ?? "")?.href,
                "aria-label": tr("Back to {title}", { title: this.title }),
            },
            icon("back"),
            make("span", { class: "text", dir: "auto", text: this.title }),
        );
    }

    get offerText() {
        return tr("Read the games of {title}", { title: this.title });
    }

    /// Once for as many games as the site has now.
    offer(app) {
        const { games, offered } = this.#facts;
        if (games === offered || this.addresses.length === 0) return;
        this.#keep({ offered: games });
        say(
            trPlural(
                "{title} has {n} game. Read it onto this device to search and train in it.",
                "{title} has {n} games. Read them onto this device to search and train in them.",
                games,
                { title: this.title },
            ),
            { action: tr("Read all games"), act: () => this.read(app) },
        );
    }

    /// Its games into its database; those that are there already stay as they are.
    async read(app) {
        const database = this.#database(app);
        if (app.store?.name === database || (await app.changeDatabase(database)))
            await app.takeAddresses(this.addresses);
    }
}
