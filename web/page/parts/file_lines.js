// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a file of any size, of which only pieces are read.

const pieceSize = 1 << 20; // bytes
const mostShown = 1 << 16; // bytes: a line may be as long as its file
const [newline, carriageReturn] = [10, 13];

export class FileLines {
    #file;
    #encodings;
    #marks = [{ line: 1, at: 0, before: 0 }]; // where pieces end: in which line, and behind which byte

    /// `encodings`: what it is written in if it is not Unicode, the first that the browser knows.
    constructor(file, encodings = []) {
        this.#file = file;
        this.#encodings = ["utf-8", ...encodings, "windows-1252"];
    }

    /// [{ line, text }] from a line on, counted from 1.
    async read(first, count) {
        const from = await this.#startOf(first);
        const to = Math.min(await this.#startOf(first + count), from + mostShown);
        const text = this.#decoded(await this.#file.slice(from, to).arrayBuffer());
        return text
            .replace(/(\r\n|\r|\n)$/, "")
            .split(/\r\n|\r|\n/)
            .map((row, i) => ({ line: first + i, text: row }));
    }

    async #startOf(line) {
        if (line <= 1) return 0;
        let mark = this.#marks.filter(one => one.line < line).at(-1);
        while (mark.at < this.#file.size) {
            const piece = new Uint8Array(
                await this.#file.slice(mark.at, mark.at + pieceSize).arrayBuffer(),
            );
            const next = { line: mark.line, at: mark.at + piece.length, before: piece.at(-1) };
            let { before } = mark;
            for (let i = 0; i < piece.length; ++i) {
                const byte = piece[i];
                const isStart = before === newline || (before === carriageReturn && byte !== newline);
                if (isStart && ++next.line === line) return mark.at + i;
                before = byte;
            }
            if (next.at > this.#marks.at(-1).at) this.#marks.push(next);
            mark = next;
        }
        return this.#file.size;
    }

    #decoded(bytes) {
        for (const encoding of this.#encodings)
            try {
                return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
            } catch {
                // It is another one, or one that the browser does not know.
            }
        return "";
    }
}
