#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks queries about international games and counts the same by another way.

check_queries.py PROGRAM FILE...    games of PDN files without variations

The answers are worked out from the moves of the files, by lists of squares and the move generator of draughts.py
alone. Some captures get comments first, so that comments can be asked for. Exit status 0: every query finds the same
places and at least one, 1: some do not, and they are printed.
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
TOKEN = r"\{[^}]*\}|;[^\n]*|\$\d+|[^\s{;]+"
ENDS = ("*", "1-1", "2-0", "0-2", "0-0")


class Line:
    """The main line of a game: its positions, and the move made in each but the last."""

    def __init__(self, text):
        tags, _, moves = text.partition("\n\n")
        assert "[FEN" not in tags and "(" not in re.sub(r"\{[^}]*\}", "", moves)
        self.tags = dict(re.findall(r'\[(\w+) "([^"]*)"\]', tags))
        self.result = self.tags["Result"]
        self.positions, self.moves, self.clocks, self.comments = [GAME.start()], [], [], []
        for token in re.findall(TOKEN, moves):
            if token in ENDS:
                break
            if token[0] in "{;$":
                self.remark(token.strip("{;}"))
                continue
            word = re.sub(r"^\d+\.+|[!?]+$", "", token)
            if word:
                (move,) = GAME.resolve(self.positions[-1], word)
                self.moves.append(move)
                self.clocks.append(None)
                self.positions.append(GAME.after(self.positions[-1], move))

    def remark(self, text):
        self.comments.append(text)
        if clock := re.search(r"\[%clk (\d+):(\d+):(\d+)\]", text):
            hours, minutes, seconds = map(int, clock.groups())
            self.clocks[-1] = 3600 * hours + 60 * minutes + seconds

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

    def taken_men(self, i):
        return sum(self.board(i)[s] in "wb" for s in self.moves[i][1]) if i < len(self.moves) else 0

    def plays(self, i, side, pieces="wWbB"):
        return i < len(self.moves) and self.side(i) == side and self.board(i)[self.moves[i][0][0]] in pieces

    def promotes(self, i):
        return i < len(self.moves) and self.board(i)[self.moves[i][0][0]] in "wb" and \
            self.board(i + 1)[self.moves[i][0][-1]] in "WB"

    def captures(self, i, side="WB"):
        return self.taken(i) > 0 and self.side(i) in side

    def legal(self, i, side=None):
        position = (side or self.side(i), self.board(i))
        return {(path[0], path[-1], frozenset(taken)): (path, taken) for path, taken in GAME.moves(position)}

    def must_capture(self, i):
        return bool(GAME.captures(self.positions[i]))

    def by_majority(self, i):
        """Whether the rule of the majority forbids a capture there, or a king to land where it cannot go on."""
        if not self.captures(i):
            return False
        return len({len(taken) for _, taken in GAME.captures(self.positions[i], free=True)}) > 1

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

    def clock(self, i, side):
        """The seconds that a side had left when it last moved, if they are known."""
        known = [t for j, t in enumerate(self.clocks[:i]) if self.side(j) == side and t is not None]
        return known[-1] if known else None

    def rating(self, side):
        return int(self.tags.get({"W": "WhiteRating", "B": "BlackRating"}[side], 0)) or None

    def winner(self):
        return {"2-0": "W", "0-2": "B"}.get(self.result)

    def loser(self):
        return {"2-0": "B", "0-2": "W"}.get(self.result)

    def trail(self, i):
        """Where the piece that moves there stands later, as (place, square), until it is taken."""
        square = self.moves[i][0][-1]
        for j in range(i + 1, len(self)):
            yield j, square
            path, taken = self.moves[j] if j < len(self.moves) else ((), ())
            if square in taken:
                return
            if path and path[0] == square:
                square = path[-1]

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
    ("protected black man on any of 18 22 23",
     lambda g, i: any(g.board(i).get(s) == "b" for s in g.covered(i, "B") & {18, 22, 23})),
    ("at least 2 attacked white pieces and black to move",
     lambda g, i: g.side(i) == "B" and len(g.attacked(i, "W")) >= 2),
    ("black men on rows 7-8 >= 3", lambda g, i: g.on(i, "b", range(31, 41)) >= 3),
    ("empty on 22 23 27 28 29 and pieces >= 24",
     lambda g, i: g.count(i, "wWbB") >= 24 and not any(s in g.board(i) for s in (22, 23, 27, 28, 29))),
    ("safe moves <= 2 and legal moves >= 7 and quiet",
     lambda g, i: not g.must_capture(i) and len(g.legal(i)) >= 7 and len(g.safe(i)) <= 2),
    ("white tempi >= 40 and quiet",
     lambda g, i: not g.must_capture(i) and
     sum(9 - GAME.place(s)[0] for s, p in g.board(i).items() if p == "w") >= 40),
    ("black has opposition and pieces <= 10 and not white won",
     lambda g, i: g.opposition(i, "B") and g.count(i, "wWbB") <= 10 and g.winner() != "W"),
    ("mirrored (white men on 27 28 and black man on 23)",
     lambda g, i: g.on(i, "b", (24, 23)) == 2 and g.on(i, "w", (28,)) == 1),
    ("reflected (white man on 24 and black men on 13 19)",
     lambda g, i: any(None not in (a, b, c) and g.on(i, "w", (a,)) == 1 and g.on(i, "b", (b, c)) == 2
                      for a, b, c in ([reflected(s, t) for s in (24, 13, 19)] for t in (8, 10)))),
    ("2 times black captures at least 2",
     lambda g, i: sum(g.captures(j, "B") and g.taken(j) >= 2 for j in range(len(g))) == 2),
    ("at most 12 times white captures and black won",
     lambda g, i: g.winner() == "B" and sum(g.captures(j, "W") for j in range(len(g))) <= 12),
    ("longest (white man on 27 and black man on 22)",
     lambda g, i: i == max(g.runs(lambda j: g.on(j, "w", (27,)) + g.on(j, "b", (22,)) == 2),
                           key=lambda run: run[1], default=(-1, 0))[0]),
    ("white clock under 40 minutes and black clock over 50 minutes",
     lambda g, i: (g.clock(i, "W") or 9999) < 2400 and (g.clock(i, "B") or 0) > 3000),
    ("clock under 45 minutes and quiet",
     lambda g, i: (g.clock(i, g.side(i)) or 9999) < 2700 and not g.must_capture(i)),
    ("drawn and pieces <= 8 and quiet",
     lambda g, i: g.result == "1-1" and g.count(i, "wWbB") <= 8 and not g.must_capture(i)),
    ("white men <= black men - 2 and not black won",
     lambda g, i: g.count(i, "w") <= g.count(i, "b") - 2 and g.winner() != "B"),
    ("at the end and white pieces > black pieces and not white won",
     lambda g, i: i == len(g) - 1 and g.count(i, "wW") > g.count(i, "bB") and g.winner() != "W"),
    ("kings >= 1 and move number < 40", lambda g, i: g.count(i, "WB") >= 1 and i // 2 + 1 < 40),
    ("captures by majority", lambda g, i: g.by_majority(i)),
    ("king captures by majority",
     lambda g, i: g.by_majority(i) and g.plays(i, g.side(i), "WB")),
    ("black man captures by majority then immediately white captures the same man",
     lambda g, i: g.by_majority(i) and g.plays(i, "B", "b") and not g.promotes(i) and g.captures(i + 1, "W") and
     g.moves[i][0][-1] in g.moves[i + 1][1]),
    ("white gives 1 man then immediately black captures then immediately white captures at least 2 men",
     lambda g, i: g.plays(i, "W") and g.taken_men(i + 1) == 1 and g.taken_men(i + 2) >= 2),
    ("white moves to 22 23 24 taken next",
     lambda g, i: g.plays(i, "W") and not g.taken(i) and g.moves[i][0][-1] in (22, 23, 24) and
     g.captures(i + 1) and g.moves[i][0][-1] in g.moves[i + 1][1]),
    ("white man plays 34-29 then within 6 plies black captures over 29",
     lambda g, i: g.plays(i, "W", "w") and (g.moves[i][0][0], g.moves[i][0][-1]) == (34, 29) and
     any(g.captures(j, "B") and 29 in g.moves[j][1] for j in range(i + 1, i + 7))),
    ("black man moves then within 12 plies the same piece promotes",
     lambda g, i: g.plays(i, "B", "b") and not g.taken(i) and
     any(j <= i + 12 and j < len(g.moves) and g.moves[j][0][0] == s and g.promotes(j) for j, s in g.trail(i))),
    ("white man on 24 then not white captures until black captures at least 2",
     lambda g, i: g.on(i, "w", (24,)) == 1 and
     next((j for j in range(i, len(g)) if g.captures(j, "W") or g.captures(j, "B") and g.taken(j) >= 2), None)
     in [j for j in range(i, len(g)) if g.captures(j, "B") and g.taken(j) >= 2]),
    ("within 4 plies white captures at least 2 and within 4 plies black captures at least 2",
     lambda g, i: all(any(g.captures(j, side) and g.taken(j) >= 2 for j in range(i, i + 4)) for side in "WB")),
    ("king captures at least 2 pieces",
     lambda g, i: g.taken(i) >= 2 and g.plays(i, g.side(i), "WB")),
    ("(white men on 27 32 38) for 3 moves outside exchanges and not white won",
     lambda g, i: g.winner() != "W" and g.lasts_quietly(i, lambda j: g.on(j, "w", (27, 32, 38)) == 3, 6)),
    ('structure "outpost 24" by black for 12 plies',
     lambda g, i: g.lasts_quietly(i, lambda j: g.on(j, "b", (27,)) == 1, 12)),
    ("black men on 12 13 18 and quiet and earlier (quiet and not black man on 18)",
     lambda g, i: g.on(i, "b", (12, 13, 18)) == 3 and not g.must_capture(i) and
     any(not g.must_capture(j) and not g.on(j, "b", (18,)) for j in range(i))),
]

# The same of some games only: a query, a selection, and a function of a line and a place.
SELECTED = [
    ("white man on 27 for 6 plies", "white rated over 2200",
     lambda g, i: (g.rating("W") or 0) > 2200 and all(j < len(g) and g.on(j, "w", (27,)) for j in range(i, i + 7))),
    ("captures at least 3", "black rated under 2150",
     lambda g, i: (g.rating("B") or 9999) < 2150 and g.taken(i) >= 3),
    ("quiet and white men on 24 29", "rating gap at least 60",
     lambda g, i: g.rating("W") and g.rating("B") and abs(g.rating("W") - g.rating("B")) >= 60 and
     not g.must_capture(i) and g.on(i, "w", (24, 29)) == 2),
    ("pieces <= 20", "upset by at least 20",
     lambda g, i: g.winner() and g.rating("W") and g.rating("B") and
     g.rating(g.loser()) - g.rating(g.winner()) >= 20 and g.count(i, "wWbB") <= 20),
    ("black man on 23", "winner rated between 2050 and 2250",
     lambda g, i: g.winner() and 2050 <= (g.rating(g.winner()) or 0) <= 2250 and g.on(i, "b", (23,)) == 1),
    ("white man on 24", 'comment "worth a visit"',
     lambda g, i: any({"worth", "a", "visit"} <= set(c.lower().split()) for c in g.comments) and
     g.on(i, "w", (24,)) == 1),
    ("kings >= 1", "draws and at most 130 plies",
     lambda g, i: g.result == "1-1" and len(g.moves) <= 130 and g.count(i, "WB") >= 1),
]


def commented(text):
    """The games, with comments behind some captures."""
    parts = re.split(rf"({TOKEN})", text)
    shots = 0
    for k, part in enumerate(parts):
        if re.fullmatch(r"\d+(x\d+)+", part):
            shots += 1
            if shots % 7 == 0:
                parts[k] += " {A shot, worth a second look}" if shots % 14 else " {Worth a Visit by all}"
    return "".join(parts)


def ask(program, query, path, selection=()):
    """The places that the program finds, as (game, ply)."""
    ran = subprocess.run([program, "find", query, path, *selection, "--every", "--json"],
                         capture_output=True, text=True)
    if ran.returncode > 1 or ran.stderr and not ran.stdout and ran.returncode:
        sys.exit(f"{query}: {ran.stderr}")
    hits = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    return {(hit["id"], hit["ply"]) for hit in hits}


def main():
    program, wrong = sys.argv[1], 0
    questions = [(query, "", holds) for query, holds in QUESTIONS] + SELECTED
    hits = dict.fromkeys((query for query, _, _ in questions), 0)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = folder
        for path in sys.argv[2:]:
            text = commented(pathlib.Path(path).read_text(encoding="utf-8"))
            copy = pathlib.Path(folder, "games.pdn")
            copy.write_text(text, encoding="utf-8")
            lines = [Line("[" + game) for game in re.split(r"(?:^|\n)\[(?=Event )", text)[1:]]
            for query, selection, holds in questions:
                expected = {(n, i) for n, g in enumerate(lines, 1) for i in range(len(g)) if holds(g, i)}
                found = ask(program, query, copy, [selection] if selection else [])
                hits[query] += len(expected)
                print(f"{len(expected):6} {query}", selection and f"in games {selection}")
                if found != expected:
                    wrong += 1
                    print(f"       found {len(found)}: {sorted(found - expected)[:5]} more,"
                          f" {sorted(expected - found)[:5]} less")
    for query in (query for query, number in hits.items() if number == 0):
        wrong += 1
        print(f"       nothing to find: {query}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
