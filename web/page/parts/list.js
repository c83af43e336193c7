// SPDX-License-Identifier: GPL-3.0-or-later
// A list of any length: only the rows in sight exist, and only their part is asked for.
import { make, newId } from "./dom.js";
import { complain } from "./frame.js";

const chunk = 100;

export class LongList {
    /// `load(from, count)` answers { total, rows }; `row(data)` the cells of a row; `open(data)` acts on it.
    constructor({ label, columns, load, row, open, chosen, height = 38, narrowHeight = 58 }) {
        Object.assign(this, { load, row, open, chosen });
        this.heights = { wide: height, narrow: narrowHeight };
        this.total = 0;
        this.at = 0;
        this.turn = 0;
        this.parts = new Map();
        this.shown = new Map();
        this.id = newId();
        this.space = make("div", { class: "space", role: "rowgroup" });
        this.header = make("div", { class: "row header", role: "row" }, columns);
        this.element = make(
            "div",
            { class: "long-list", role: "grid", tabindex: "0", "aria-label": label, "aria-readonly": "true" },
            make("div", { class: "top", role: "rowgroup" }, this.header),
            this.space,
        );
        this.scroll = this.element;
        this.scroll.addEventListener("scroll", () => this.#draw(), { passive: true });
        this.scroll.addEventListener("keydown", event => this.#key(event));
        this.size = new ResizeObserver(() => this.#measure());
        this.size.observe(this.scroll);
    }

    /// Asks for everything again; stays where it is.
    async renew({ fromStart = false } = {}) {
        const turn = ++this.turn;
        this.parts.clear();
        if (fromStart) {
            this.scroll.scrollTop = 0;
            this.at = 0;
        }
        const first = Math.max(0, Math.floor(this.scroll.scrollTop / this.height / chunk));
        const answer = await this.load(first * chunk, chunk);
        if (turn !== this.turn || !answer) return;
        this.#setTotal(answer.total);
        this.parts.set(first, answer.rows);
        this.at = Math.min(this.at, Math.max(0, this.total - 1));
        this.#clear();
        this.#draw();
    }

    #setTotal(total) {
        this.total = total;
        this.element.setAttribute("aria-rowcount", total + 1);
        this.space.style.height = `${total * this.height}px`;
    }

    /// More came at its end: the rows in sight stay as they are.
    grow(total) {
        this.parts.delete(Math.floor(this.total / chunk)); // it may have been a part of one
        this.#setTotal(total);
        this.#draw();
    }

    rowAt(index) {
        return this.parts.get(Math.floor(index / chunk))?.[index % chunk];
    }

    choose(index, { scroll = true } = {}) {
        this.at = Math.max(0, Math.min(index, this.total - 1));
        if (scroll) {
            const top = this.at * this.height;
            if (top < this.scroll.scrollTop) this.scroll.scrollTop = top;
            else if (top + this.height > this.scroll.scrollTop + this.scroll.clientHeight)
                this.scroll.scrollTop = top + this.height - this.scroll.clientHeight;
        }
        this.#draw();
        const data = this.rowAt(this.at);
        if (data) this.chosen?.(data, this.at);
    }

    get height() {
        return this.isNarrow ? this.heights.narrow : this.heights.wide;
    }

    #measure() {
        const narrow = this.scroll.clientWidth < 620;
        if (narrow !== this.isNarrow) {
            this.isNarrow = narrow;
            this.element.classList.toggle("narrow", narrow);
            this.space.style.height = `${this.total * this.height}px`;
            this.#clear();
        }
        this.#draw();
    }

    #clear() {
        this.shown.forEach(row => row.remove());
        this.shown.clear();
    }

    #draw() {
        const { scrollTop, clientHeight } = this.scroll;
        if (!clientHeight) return;
        const from = Math.max(0, Math.floor(scrollTop / this.height) - 6);
        const to = Math.min(this.total, Math.ceil((scrollTop + clientHeight) / this.height) + 6);
        for (const [index, row] of this.shown)
            if (index < from || index >= to || (row.dataset.waits && this.rowAt(index))) {
                row.remove();
                this.shown.delete(index);
            }
        for (let index = from; index < to; ++index) {
            const row = this.shown.get(index) ?? this.#make(index);
            row.setAttribute("aria-selected", index === this.at);
            row.classList.toggle("chosen", index === this.at);
        }
        const chosen = this.shown.get(this.at); // none where it was scrolled out of sight
        if (chosen) this.scroll.setAttribute("aria-activedescendant", chosen.id);
        else this.scroll.removeAttribute("aria-activedescendant");
        for (let part = Math.floor(from / chunk); part * chunk < to; ++part) this.#fetch(part);
    }

    #make(index) {
        const data = this.rowAt(index);
        const row = make(
            "div",
            {
                class: index % 2 ? "row odd" : "row",
                role: "row",
                id: `${this.id}-${index}`,
                "aria-rowindex": index + 2,
            },
            data ? this.row(data) : make("span", { class: "waits", role: "gridcell", text: "…" }),
        );
        if (!data) row.dataset.waits = "yes";
        row.style.transform = `translateY(${index * this.height}px)`;
        row.style.height = `${this.height}px`;
        row.addEventListener("click", () => {
            this.choose(index, { scroll: false });
            const chosen = this.rowAt(index);
            if (chosen) this.open?.(chosen, index);
        });
        this.shown.set(index, row);
        this.space.append(row);
        return row;
    }

    async #fetch(part) {
        if (this.parts.has(part)) return;
        this.parts.set(part, null);
        const turn = this.turn;
        const answer = await this.load(part * chunk, chunk).catch(failure => {
            if (turn === this.turn) complain(failure);
        });
        if (turn !== this.turn) return;
        if (answer) this.parts.set(part, answer.rows);
        else this.parts.delete(part);
        if (answer) this.#draw();
    }

    #key(event) {
        const page = Math.max(1, Math.floor(this.scroll.clientHeight / this.height) - 1);
        const to = {
            ArrowDown: this.at + 1,
            ArrowUp: this.at - 1,
            PageDown: this.at + page,
            PageUp: this.at - page,
            Home: 0,
            End: this.total - 1,
        }[event.key];
        if (event.key === "Enter" && this.rowAt(this.at)) this.open?.(this.rowAt(this.at), this.at);
        else if (to !== undefined && this.total > 0) this.choose(to);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }
}
