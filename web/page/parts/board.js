// SPDX-License-Identifier: GPL-3.0-or-later
// The board, in the look of the window and of published sites. Pieces are moved by dragging, by two
// taps, and by keys; in another use its squares are only chosen (`onsquare`).
import { draw, make, newId, put } from "./dom.js";
import { openMenu } from "./frame.js";
import { tr } from "./texts.js";

const rim = 0.14;
const pieceWords = {
    w: () => tr("white man"),
    W: () => tr("white king"),
    b: () => tr("black man"),
    B: () => tr("black king"),
    ".": () => tr("empty"),
};

function gradient(id, from, to, name = "radialGradient") {
    const place = name === "radialGradient" ? { cx: 0.35, cy: 0.3, r: 0.85 } : { x1: 0, y1: 0, x2: 1, y2: 1 };
    return draw(
        name,
        { id, ...place },
        draw("stop", { offset: 0, "stop-color": from }),
        draw("stop", { offset: 1, "stop-color": to }),
    );
}

export class Board {
    /// `onmove(move)` gets a legal move, `onsquare(number)` a square that was chosen.
    constructor({ label, onmove, onsquare, still = false } = {}) {
        this.onmove = onmove;
        this.onsquare = onsquare;
        this.label = label ?? tr("Board");
        this.turned = false;
        this.pieces = new Map();
        this.state = { board: "", moves: [] };
        this.id = newId();
        this.svg = draw("svg", { class: "board" });
        this.said = make("span", { class: "heard", "aria-live": "polite" });
        this.element = make(
            "div",
            { class: "board-holder", role: still ? "img" : "application", tabindex: still ? undefined : "0" },
            this.svg,
            still ? undefined : this.said,
        );
        if (still) return;
        if (onsquare) this.svg.addEventListener("click", event => this.#click(event));
        else {
            this.svg.addEventListener("pointerdown", event => this.#down(event));
            this.svg.addEventListener("click", event => this.#tap(event));
        }
        this.svg.addEventListener("touchstart", event => this.#touch(event), { passive: false });
        this.svg.addEventListener("pointermove", event => this.#drag(event));
        this.svg.addEventListener("pointerup", event => this.#up(event));
        this.svg.addEventListener("pointercancel", () => this.#release());
        this.element.addEventListener("keydown", event => this.#key(event));
        this.element.addEventListener("blur", () => this.#setCursor(null));
    }

    /// What is on it: `variant` with its squares, `board` a sign for each, the legal `moves`, the `path`
    /// of the last move, `arrows` of { from, to, kind }, `sketch` marks by number.
    show(state) {
        const before = this.state;
        this.state = { moves: [], arrows: [], path: [], sketch: {}, ...state };
        this.chosen = null;
        if (before.variant !== this.state.variant || this.drawnTurned !== this.turned) this.#ground();
        this.#paint(before);
        this.#marks();
        this.element.setAttribute("aria-label", `${this.label}. ${this.describe()}`);
    }

    turn(turned = !this.turned) {
        this.turned = turned;
        this.show(this.state);
    }

    // By rows of the reader's, in words.
    describe() {
        const { variant, board } = this.state;
        if (!variant || !board) return "";
        const on = sign =>
            variant.squares
                .filter((_, i) => board[i] === sign)
                .map(square => (sign === sign.toUpperCase() ? "K" : "") + square.name);
        const side = signs => signs.flatMap(on).join(" ") || "–";
        return tr("White: {white}. Black: {black}.", { white: side(["W", "w"]), black: side(["B", "b"]) });
    }

    // ---- places

    #at(number) {
        const { variant } = this.state;
        this.byNumber ??= new Map(variant.squares.map((square, index) => [square.number, index]));
        const square = variant.squares[this.byNumber.get(number)];
        return square && this.#seen(square.row, square.column);
    }

    #seen(row, column) {
        const { ranks, files, seen } = this.state.variant;
        const turned = this.turned !== (seen === "black");
        return turned ? { x: files - 1 - column, y: ranks - 1 - row } : { x: column, y: row };
    }

    #numberAt(event) {
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
            this.svg.getScreenCTM().inverse(),
        );
        return this.#numberOn(Math.floor(at.x), Math.floor(at.y));
    }

    #numberOn(x, y) {
        return this.state.variant.squares.find(square => {
            const at = this.#seen(square.row, square.column);
            return at.x === x && at.y === y;
        })?.number;
    }

    // ---- drawing

    #ground() {
        const { variant } = this.state;
        const { files, ranks, squares } = variant;
        this.byNumber = null;
        this.pieces.clear();
        this.drawnTurned = this.turned;
        const all = squares.length === files * ranks;
        const dark = { fill: `url(#${this.id}d)` };
        this.svg.setAttribute("viewBox", `${-rim} ${-rim} ${files + 2 * rim} ${ranks + 2 * rim}`);
        this.element.style.setProperty("--ratio", files / ranks);
        const shape = { w: [["#fffaf0", "#ecd9b2"], "#7c6a4c"], b: [["#5a4b44", "#241b18"], "#120d0b"] };
        this.layer = Object.fromEntries(
            ["under", "marks", "names", "pieces", "arrows", "cursor"].map(name => [
                name,
                draw("g", { class: name }),
            ]),
        );
        put(
            this.svg,
            draw(
                "defs",
                {},
                gradient(`${this.id}d`, "#ad784b", "#9a663b", "linearGradient"),
                gradient(`${this.id}w`, ...shape.w[0]),
                gradient(`${this.id}b`, ...shape.b[0]),
            ),
            draw("rect", {
                x: -rim,
                y: -rim,
                width: files + 2 * rim,
                height: ranks + 2 * rim,
                rx: 0.1,
                fill: "#5c3a1e",
            }),
            draw("rect", { width: files, height: ranks, fill: "#f0ddb9" }),
            ...Object.values(this.layer),
        );
        for (const square of squares) {
            const { x, y } = this.#seen(square.row, square.column);
            const light = all && (square.row + square.column) % 2 === 0;
            if (!light) this.layer.under.append(draw("rect", { x, y, width: 1, height: 1, ...dark }));
            this.layer.names.append(
                draw("text", {
                    x: x + 0.045,
                    y: y + 0.2,
                    "font-size": 0.185,
                    fill: light ? "#6b4526" : "#fff6e4",
                    text: square.name,
                }),
            );
        }
    }

    #piece(sign) {
        const white = sign.toLowerCase() === "w";
        const king = sign === sign.toUpperCase();
        const edge = white ? "#7c6a4c" : "#120d0b";
        const groove = white ? "#cdb98f" : "#75665d";
        const disc = y => [
            draw("circle", {
                cx: 0.5,
                cy: 0.5 + y,
                r: 0.39,
                fill: `url(#${this.id}${white ? "w" : "b"})`,
                stroke: edge,
                "stroke-width": 0.025,
            }),
            draw("circle", {
                cx: 0.5,
                cy: 0.5 + y,
                r: 0.29,
                fill: "none",
                stroke: groove,
                "stroke-width": 0.018,
            }),
        ];
        const group = draw(
            "g",
            { class: "piece" },
            draw("ellipse", { cx: 0.51, cy: 0.565, rx: 0.405, ry: 0.39, fill: "#000", "fill-opacity": 0.28 }),
            king ? disc(0.045) : [],
            disc(king ? -0.045 : 0),
        );
        group.append(
            king
                ? draw("path", {
                      d: "M-.62 .44L-.74-.32-.3 .02 0-.52 .3 .02 .74-.32 .62 .44Z",
                      transform: "translate(.5 .455) scale(.33)",
                      fill: white ? "#b57f0c" : "#f2c84b",
                      stroke: white ? "#7a5406" : "#8d6a14",
                      "stroke-width": 0.06,
                      "stroke-linejoin": "round",
                  })
                : draw("circle", {
                      cx: 0.5,
                      cy: 0.5,
                      r: 0.19,
                      fill: "none",
                      stroke: groove,
                      "stroke-width": 0.018,
                  }),
        );
        group.dataset.sign = sign;
        return group;
    }

    #place(piece, number) {
        const { x, y } = this.#at(number);
        piece.style.transform = `translate(${x}px, ${y}px)`;
    }

    // The pieces that stand where they stood stay; the one that moved goes there.
    #paint(before) {
        const { variant, board, path } = this.state;
        const signs = new Map(variant.squares.map((square, index) => [square.number, board[index] ?? "."]));
        for (const [from, to] of [path, before.path && [...before.path].reverse()]
            .filter(Boolean)
            .map(one => [one[0], one.at(-1)])) {
            const piece = this.pieces.get(from);
            if (
                piece &&
                signs.get(from) === "." &&
                !this.pieces.has(to) &&
                signs.get(to) === piece.dataset.sign
            ) {
                this.pieces.delete(from);
                this.pieces.set(to, piece);
                this.layer.pieces.append(piece);
                this.#place(piece, to);
                break;
            }
        }
        const movable = new Set(this.state.moves.map(move => move.origin));
        for (const [number, sign] of signs) {
            let piece = this.pieces.get(number);
            if (piece && piece.dataset.sign !== sign) {
                piece.remove();
                this.pieces.delete(number);
                piece = null;
            }
            if (!piece && sign !== ".") {
                piece = this.#piece(sign);
                this.#place(piece, number);
                this.layer.pieces.append(piece);
                this.pieces.set(number, piece);
            }
            piece?.classList.toggle("movable", movable.has(number));
        }
    }

    #marks() {
        const { path, arrows, moves, sketch } = this.state;
        const layer = this.layer.marks;
        layer.replaceChildren();
        this.layer.arrows.replaceChildren();
        const square = (number, kind) => {
            const at = this.#at(number);
            if (at) layer.append(draw("rect", { ...at, width: 1, height: 1, class: kind }));
        };
        for (const number of new Set(path?.length ? [path[0], path.at(-1)] : [])) square(number, "last");
        if (this.chosen !== null && this.chosen !== undefined) {
            square(this.chosen, "chosen");
            for (const target of new Set(
                moves.filter(move => move.origin === this.chosen).map(move => move.target),
            )) {
                const { x, y } = this.#at(target);
                layer.append(draw("circle", { cx: x + 0.5, cy: y + 0.5, r: 0.17, class: "target" }));
            }
        }
        for (const [number, kind] of Object.entries(sketch)) square(+number, `sketch ${kind}`);
        for (const arrow of arrows) this.#arrow(arrow);
        this.#setCursor(this.cursor ?? null);
    }

    #arrow({ from, to, kind }) {
        const a = this.#at(from);
        const b = this.#at(to ?? from);
        if (!a || !b) return;
        if (to === undefined || to === null || from === to) {
            this.layer.arrows.append(
                draw("circle", { cx: a.x + 0.5, cy: a.y + 0.5, r: 0.43, class: `ring ${kind}` }),
            );
            return;
        }
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        const tip = length - 0.08;
        this.layer.arrows.append(
            draw("path", {
                class: `arrow ${kind}`,
                d: `M.12-.1H${tip - 0.36}V-.25L${tip} 0 ${tip - 0.36} .25V.1H.12Z`,
                transform: `translate(${a.x + 0.5} ${a.y + 0.5}) rotate(${angle})`,
            }),
        );
    }

    // ---- pointer

    #mayMove(number) {
        return this.state.moves.some(move => move.origin === number);
    }

    // A finger on a piece that may move holds it, and anywhere else it scrolls the page. In SVG, touch-action is of
    // no effect on the pieces alone.
    #touch(event) {
        const [finger, ...others] = event.touches;
        if (others.length === 0 && this.#mayMove(this.#numberAt(finger))) event.preventDefault();
    }

    // What only scrolled the page was no click.
    #click(event) {
        const number = this.#numberAt(event);
        if (number !== undefined) this.onsquare(number, event);
    }

    #down(event) {
        if (event.button !== 0) return;
        const number = this.#numberAt(event);
        this.isTouched = event.pointerType === "touch";
        if (number === undefined) return;
        if (this.#mayMove(number)) {
            this.wasChosen = this.chosen === number;
            this.isTouched = false;
            this.#choose(number);
            this.held = { number, id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
            this.svg.setPointerCapture(event.pointerId);
        } else if (this.chosen !== null && !this.isTouched) {
            this.#finish(this.chosen, number, event);
        }
    }

    // A finger that comes down may be about to scroll the page.
    #tap(event) {
        const number = this.#numberAt(event);
        if (this.isTouched && this.chosen !== null && number !== undefined)
            this.#finish(this.chosen, number, event);
        this.isTouched = false;
    }

    #drag(event) {
        if (!this.held || event.pointerId !== this.held.id) return;
        const distance = Math.hypot(event.clientX - this.held.x, event.clientY - this.held.y);
        if (!this.held.moved && distance < 6) return;
        this.held.moved = true;
        const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
            this.svg.getScreenCTM().inverse(),
        );
        const piece = this.pieces.get(this.held.number);
        piece.classList.add("held");
        this.layer.pieces.append(piece);
        piece.style.transform = `translate(${at.x - 0.5}px, ${at.y - 0.5}px)`;
    }

    #up(event) {
        const held = this.held;
        if (!held) return;
        this.#release();
        if (held.moved) this.#finish(held.number, this.#numberAt(event), event);
        else if (this.wasChosen) this.#choose(null);
    }

    #release() {
        if (!this.held) return;
        const piece = this.pieces.get(this.held.number);
        piece?.classList.remove("held");
        if (piece) this.#place(piece, this.held.number);
        this.held = null;
    }

    #choose(number) {
        this.chosen = number;
        this.#marks();
    }

    #finish(origin, target, event) {
        const fitting = this.state.moves.filter(move => move.origin === origin && move.target === target);
        this.#choose(null);
        if (fitting.length === 1) this.onmove?.(fitting[0]);
        else if (fitting.length > 1)
            openMenu(
                event?.clientX !== undefined ? { x: event.clientX, y: event.clientY } : this.element,
                fitting.map(move => ({ text: move.full, act: () => this.onmove?.(move) })),
            );
        else if (target !== undefined && target !== origin) this.onrefused?.(origin, target);
    }

    // ---- keys: arrows walk over the squares, Enter takes a piece and puts it down

    #setCursor(number) {
        this.cursor = number;
        this.layer?.cursor.replaceChildren();
        const at = number !== null && number !== undefined && this.#at(number);
        if (at)
            this.layer.cursor.append(
                draw("rect", { x: at.x + 0.04, y: at.y + 0.04, width: 0.92, height: 0.92, rx: 0.05 }),
            );
    }

    #say(number) {
        const { variant, board } = this.state;
        const index = variant.squares.findIndex(square => square.number === number);
        this.said.textContent =
            `${variant.squares[index].name}: ${pieceWords[board[index] ?? "."]()}` +
            (this.chosen === number ? `, ${tr("picked up")}` : "");
    }

    #key(event) {
        const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            event.stopPropagation();
            if (this.cursor === null || this.cursor === undefined) {
                this.#enter();
            } else if (this.onsquare) {
                this.onsquare(this.cursor, event);
                this.#say(this.cursor);
            } else if (this.chosen !== null && this.chosen !== undefined && this.chosen !== this.cursor) {
                this.#finish(this.chosen, this.cursor, null);
            } else if (this.#mayMove(this.cursor)) {
                this.#choose(this.chosen === this.cursor ? null : this.cursor);
                this.#say(this.cursor);
            }
        } else if (event.key === "Escape" && this.cursor !== null) {
            event.stopPropagation();
            this.chosen = null;
            this.#setCursor(null);
            this.#marks();
        } else if (event.key in steps && this.cursor !== null && this.cursor !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            this.#walk(...steps[event.key]);
        }
    }

    // Until then, the arrow keys go through the moves.
    #enter() {
        const first = this.state.moves[0]?.origin ?? this.state.variant.squares[0].number;
        this.#setCursor(first);
        this.#say(first);
    }

    // To the next square that is played on, in that direction.
    #walk(dx, dy) {
        const { files, ranks } = this.state.variant;
        let { x, y } = this.#at(this.cursor);
        for (let i = 0; i < 2; ++i) {
            x += dx;
            y += dy;
            const beside = dx
                ? [[x, y]]
                : [
                      [x, y],
                      [x + 1, y],
                      [x - 1, y],
                  ];
            for (const [column, row] of beside) {
                const number =
                    column >= 0 && row >= 0 && column < files && row < ranks
                        ? this.#numberOn(column, row)
                        : undefined;
                if (number !== undefined) {
                    this.#setCursor(number);
                    this.#say(number);
                    return;
                }
            }
        }
    }
}

/// A small picture of a position.
export function stillBoard(variant, board, { path, turned = false, label } = {}) {
    const picture = new Board({ still: true, label });
    picture.turned = turned;
    picture.show({ variant, board, path });
    return picture.element;
}
