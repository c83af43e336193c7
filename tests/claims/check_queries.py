#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks queries about international games and counts the same by another way.

check_queries.py PROGRAM FILE...    games of PDN files without variations

The answers are worked out from the moves of the files, by lists of squares and the move generator of draughts.py
alone. Exit status 0: every query finds the same places, 1: some do not, and they are printed.
"""
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from draughts import GAMES  # noqa: E402

GAME = GAMES["international"]
RIM = {1, 2, 3, 4, 5, 15, 25, 35, 45, 6, 16, 26, 36, 46, 47, 48, 49, 50}
CENTRE = {22, 23, 24, 27, 28, 29}
LEFT = {6, 16, 26, 36, 46, 1, 11, 21, 31, 41, 7, 17, 27, 37, 47, 2, 12, 22, 32, 42}
RIGHT = {51 - s for s in LEFT}
LONG = {46, 41, 37, 32, 28, 23, 19, 14, 10, 5}
FILLED = r"\{[^}]*\}|;[^\n]*|\$\d+|\d+\.+|[!?]+"


class Line:
    """The main line of a game: its positions, and the move made in each but the last."""

    def __init__(self, text):
        tags, _, moves = text.partition("\n\n")
        assert "[FEN" not in tags and "(" not in re.sub(r"\{[^}]*\}", "", moves)
        self.result = re.search(r'\[Result "([^"]*)"', tags)[1]
        self.positions, self.moves = [GAME.start()], []
        for word in re.sub(FILLED, " ", moves).split():
            if word in ("*", "1-1", "2-0", "0-2", "0-0"):
                break
            (move,) = GAME.resolve(self.positions[-1], word)
            self.moves.append(move)
            self.positions.append(GAME.after(self.positions[-1], move))

    def __len__(self):
        return len(self.positions)

    def board(self, i):
        return self.positions[i][1]

    def side(self, i):
        return self.positions[i][0]

    def on(self, i, pieces, squares):
        return sum(self.board(i).get(s, " ") in pieces for s in squares)

    def count(self, i, pieces):
        return self.on(i, pieces, range(1, 51))

    def taken(self, i):
        """How many pieces the move takes that is made there."""
        return len(self.moves[i][1]) if i < len(self.moves) else 0

    def captures(self, i, side="WB"):
        return self.taken(i) > 0 and self.side(i) in side

    def legal(self, i, side=None):
        position = (side or self.side(i), self.board(i))
        return {(path[0], path[-1], frozenset(taken)): (path, taken) for path, taken in GAME.moves(position)}

    def must_capture(self, i):
        return bool(GAME.captures(self.positions[i]))

    def safe(self, i, side=None):
        position = (side or self.side(i), self.board(i))
        return [m for m in self.legal(i, side).values() if not GAME.captures(GAME.after(position, m))]

    def attacked(self, i, side):
        """Squares of the pieces of a side that the other takes in some capture."""
        other = "B" if side == "W" else "W"
        return {s for _, taken in GAME.captures((other, self.board(i))) for s in taken}

    def covered(self, i, side):
        """Squares of pieces with an opponent before them and a friend behind."""
        own, theirs = ("wW", "bB") if side == "W" else ("bB", "wW")
        board, found = self.board(i), set()
        for square, piece in board.items():
            if piece not in own:
                continue
            row, column = GAME.place(square)
            for other in (ray[0] for _, ray in GAME.rays[square] if ray):
                r, c = GAME.place(other)
                behind = (2 * row - r, 2 * column - c)
                if board.get(other, " ") in theirs and 0 <= behind[0] < 10 and 0 <= behind[1] < 10 and \
                        board.get(GAME.number(*behind), " ") in own:
                    found.add(square)
        return found - self.attacked(i, side)

    def opposition(self, i, side):
        if self.count(i, "wW") != self.count(i, "bB"):
            return False
        edge = 9 if self.side(i) == "W" else 0
        odd = sum((GAME.place(s)[0] - edge) % 2 == 0 for s in self.board(i)) % 2 == 1
        return odd == (self.side(i) == side)

    def forced(self, i):
        return i < len(self.moves) and len(self.legal(i)) == 1

    def lasts_quietly(self, i, holds, plies):
        """It holds here and in all positions outside exchanges, until one so many plies later."""
        if self.must_capture(i):
            return False
        for j in range(i, len(self)):
            if self.must_capture(j):
                continue
            if not holds(j):
                return False
            if j >= i + plies:
                return True
        return False

    def runs(self, holds):
        """Stretches of places where it holds, as (first, length)."""
        place = 0
        for here, group in itertools.groupby(range(len(self)), holds):
            length = len(list(group))
            if here:
                yield place, length
            place += length


def reflected(square, total):
    row, column = GAME.place(square)
    return GAME.number(row, total - column) if 0 <= total - column < 10 else None


# Each query with a function of a line and a place. Rows count from the player's own edge.
QUESTIONS = [
    ("at least 7 white men on rim", lambda g, i: g.on(i, "w", RIM) >= 7),
    ("3 black men on left wing", lambda g, i: g.on(i, "b", RIGHT) == 3),
    ("white men on row 6 >= 3", lambda g, i: g.on(i, "w", range(21, 26)) >= 3),
    ("black pieces on rows 5-6 >= 6", lambda g, i: g.on(i, "bB", range(21, 31)) >= 6),
    ("white men on centre > black men on centre + 2",
     lambda g, i: g.on(i, "w", CENTRE) > g.on(i, "b", CENTRE) + 2),
    ("at least 1 king on long diagonal", lambda g, i: g.on(i, "WB", LONG) >= 1),
    ("at most 1 black man on right wing and black men >= 6",
     lambda g, i: g.on(i, "b", LEFT) <= 1 and g.count(i, "b") >= 6),
    ("empty on 1-5 = 4", lambda g, i: sum(s not in g.board(i) for s in range(1, 6)) == 4),
    ("white legal moves <= 3", lambda g, i: len(g.legal(i, "W")) <= 3),
    ("legal moves = 1 and quiet", lambda g, i: len(g.legal(i)) == 1 and not g.must_capture(i)),
    ("black safe moves = 0 and black to move and quiet",
     lambda g, i: g.side(i) == "B" and not g.must_capture(i) and not g.safe(i)),
    ("white legal moves > black legal moves + 8", lambda g, i: len(g.legal(i, "W")) > len(g.legal(i, "B")) + 8),
    ("white tempi >= black tempi + 12", lambda g, i: GAME.tempi(g.positions[i], "W") >= 12),
    ("white has opposition and pieces <= 6", lambda g, i: g.opposition(i, "W") and g.count(i, "wWbB") <= 6),
    ("at least 3 attacked black men",
     lambda g, i: sum(g.board(i)[s] == "b" for s in g.attacked(i, "B")) >= 3),
    ("protected white man on any of 23 24 28 29",
     lambda g, i: any(g.board(i).get(s) == "w" for s in g.covered(i, "W") & {23, 24, 28, 29})),
    ("attacked white man on 24 and white to move",
     lambda g, i: g.side(i) == "W" and g.board(i).get(24) == "w" and 24 in g.attacked(i, "W")),
    ("reflected (white men on 27 32 and black man on 22)",
     lambda g, i: any(None not in (a, b, c) and g.on(i, "w", (a, b)) == 2 and g.on(i, "b", (c,))
                      for a, b, c in ([reflected(s, t) for s in (27, 32, 22)] for t in (8, 10)))),
    ("symmetric and ply > 0",
     lambda g, i: i > 0 and g.board(i) ==
     {51 - s: {"w": "b", "W": "B", "b": "w", "B": "W"}[p] for s, p in g.board(i).items()}),
    ("at least 9 times white captures", lambda g, i: sum(g.captures(j, "W") for j in range(len(g))) >= 9),
    ("2 to 3 times white king on any of 46 41 37 32 28 23 19 14 10 5",
     lambda g, i: 2 <= len(list(g.runs(lambda j: g.on(j, "W", LONG) > 0))) <= 3),
    ("longest captures",
     lambda g, i: i == max(g.runs(g.captures), key=lambda run: run[1], default=(-1, 0))[0]),
    ("captures forced for 4 plies",
     lambda g, i: all(j < len(g) and g.captures(j) and g.forced(j) for j in range(i, i + 4))),
    ("white captures for 2 moves",
     lambda g, i: all(j < len(g) and g.captures(j, "W") for j in (i, i + 2))),
    ("white man on 24 for 5 moves", lambda g, i: all(j < len(g) and g.on(j, "w", (24,)) for j in range(i, i + 11))),
    ("within 2 moves black captures at least 3",
     lambda g, i: any(j < len(g) and g.captures(j, "B") and g.taken(j) >= 3 for j in range(i, i + 4))),
    ('structure "outpost 24" by white for 20 plies',
     lambda g, i: g.lasts_quietly(i, lambda j: g.on(j, "w", (24,)) == 1, 20)),
    ("(white men on 27 28 32) for 4 plies outside exchanges",
     lambda g, i: g.lasts_quietly(i, lambda j: g.on(j, "w", (27, 28, 32)) == 3, 4)),
]


def ask(program, query, path):
    """The places that the program finds, as (game, ply)."""
    ran = subprocess.run([program, "find", query, path, "--every", "--json"], capture_output=True, text=True)
    if ran.returncode > 1 or ran.stderr and not ran.stdout and ran.returncode:
        sys.exit(f"{query}: {ran.stderr}")
    hits = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    return {(hit["id"], hit["ply"]) for hit in hits}


def main():
    program, wrong = sys.argv[1], 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = folder
        for path in sys.argv[2:]:
            text = pathlib.Path(path).read_text(encoding="utf-8")
            lines = [Line("[" + game) for game in re.split(r"(?:^|\n)\[(?=Event )", text)[1:]]
            for query, holds in QUESTIONS:
                expected = {(n, i) for n, g in enumerate(lines, 1) for i in range(len(g)) if holds(g, i)}
                found = ask(program, query, path)
                print(f"{len(expected):6} {query}")
                if found != expected:
                    wrong += 1
                    print(f"       found {len(found)}: {sorted(found - expected)[:5]} more,"
                          f" {sorted(expected - found)[:5]} less")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
