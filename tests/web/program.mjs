// SPDX-License-Identifier: GPL-3.0-or-later
// The calls of the module as a program (web/module/lines.cpp).
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';

/// Its files of a call are put where it looks for them.
export class Program {
    constructor(program) {
        this.folder = mkdtempSync(join(tmpdir(), 'damscope-web-'));
        this.exchange = mkdtempSync(join(tmpdir(), 'damscope-files-'));
        this.child = spawn(program, [this.folder, this.exchange], {
            cwd: this.exchange, stdio: ['pipe', 'pipe', 'inherit'],
            env: {...process.env, DAMSCOPE_ENDGAMES: 'none', XDG_CONFIG_HOME: this.folder, DAMSCOPE_THREADS: '1'},
        });
        this.lines = createInterface({input: this.child.stdout})[Symbol.asyncIterator]();
    }
    async call(name, request = {}, files = []) {
        for (const {name: file, bytes} of files)
            writeFileSync(join(this.exchange, file), bytes);
        const asked = files.length > 0 ? {...request, files: files.map(file => file.name)} : request;
        this.child.stdin.write(JSON.stringify({call: name, request: asked}) + '\n');
        for (;;) {
            const {value, done} = await this.lines.next();
            assert(!done, `the program ended at ${name}`);
            const line = JSON.parse(value);
            if (line.answer)
                return line.answer;
        }
    }
    end() {
        this.child.stdin.end();
        for (const folder of [this.folder, this.exchange])
            rmSync(folder, {recursive: true});
    }
}
