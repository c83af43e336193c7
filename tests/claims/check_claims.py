#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads what `damscope analyse why` says about games and replays every claim.

check_claims.py PROGRAM NUMBER PATH...    imports the files and checks NUMBER sentences about their games
check_claims.py PROGRAM NUMBER --shared   the same of the tournament archives in $DAMSCOPE_SHARED; 77: not there
check_claims.py PROGRAM --tables          builds endgame tables and checks sentences about results
check_claims.py PROGRAM --lies            checks that sentences that are not true are found out

The moves, forced captures, gains, structures, names and results are worked out again from the sentences, by
draughts.py and the tables of definitions alone. Exit status 0: all claims hold, 1: some do not, and they are
printed.
"""
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from draughts import GAMES, result  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
PIECES = r"\d+ (?:m[ae]n|(?:new )?kings?)"
GAIN = rf"{PIECES}(?: (?:and|for) {PIECES})*"  # "2 men and 1 new king", "1 king for 2 men"
LINE = re.compile(r"^(?P<move>\S+ \S+) (?P<verb>begins|misses|loses|allows|lets|threatens)"
                  r"(?: a combination(?: \((?P<first>[^)]+)\))? that| to| the game| the opponent)?"
                  rf"(?: (?P<wins>wins|win)| (?:gains?|take) (?P<gain>{GAIN})| (?P<loss>{GAIN}))?"
                  r"(?P<breaks> \(breaks through\))?(?: to a combination)?(?: \((?P<name>[^)]+)\))?: (?P<line>.+)$")
UNFORCED = re.compile(r"^(\S+ \S+) begins a combination \((.+)\) that was not forced; "
                      rf"it gained (nothing|{GAIN}) in the game: (.+)$")
REFUTED = re.compile(r"^(\S+ \S+) is answered by (.+); (\S+ \S+) is (?:clearly better|better by [\d.]+ men)$")
EXCHANGE = re.compile(r"^(\S+ \S+) begins an exchange that changes the count of tempi from (\S+) to (\S+): (.+)$")
STRUCTURE = re.compile(r"^(\S+ \S+) (leads to|ends) a structure: (.+)$")
TABLES = re.compile(r"^(\S+ \S+) changes the result by the endgame tables: before it (.+), after it (.+)$")
RESULTS = {"White wins": "white", "Black wins": "black", "a draw": "draw"}


class False_(Exception):
    """A claim that does not hold."""


def require(holds, what):
    if not holds:
        raise False_(what)


def rows(path):
    for line in path.read_text(encoding="utf-8").split("\n"):
        if line and not line.startswith("#"):
            yield line.split("\t")


def turned_name(game, name, squares):
    """The name of a structure with colours exchanged: its squares, in the other order."""
    def turned(match):
        numbers = [int(n) for n in match[0].split("-")]
        if not squares.issuperset(numbers):
            return match[0]
        return "-".join(str(game.turned(n)) for n in reversed(numbers))
    return re.sub(r"(?<![\w-])\d+(?:-\d+)*(?![\w-])", turned, name)


CONDITION = re.compile(r"(not )?(?:(white|black) m[ae]n|(empty)) on (any of )?((?:[a-h]?\d+ ?)+)")


def conditions(game, query):
    """What a structure asks of the board: whether not, the piece, whether any of the squares will do, and these."""
    board = query.split(" for ")[0].strip("()")
    parts = board.split(" and ")
    matches = [CONDITION.fullmatch(part) for part in parts]
    require(all(matches), f"this query is not understood: {query}")
    return [(bool(m[1]), {"white": "w", "black": "b"}.get(m[2]), bool(m[4]), frozenset(map(game.named, m[5].split())))
            for m in matches]


def structures():
    """By variant, side and name: what it asks of the board, whose it is as it is written, and how many plies it must
    last."""
    known = {}
    for f in rows(ROOT / "db/search/structures/structures.tsv"):
        game = GAMES.get(f[1])
        if game:
            name, asked = f[3].lstrip("~"), conditions(game, f[2])
            plies = int(re.search(r" for (\d+) plies outside exchanges", f[2])[1])
            white = any(piece == "w" and not no for no, piece, _, _ in asked)
            own, other = ("W", "B") if white else ("B", "W")
            known[f[1], own, name] = asked, own, plies
            squares = frozenset().union(*(squares for no, _, some, squares in asked if not no and not some))
            known[f[1], other, turned_name(game, name, squares)] = asked, own, plies
    return known


def named_shots():
    """By variant and English name its rules: side, moves, last capture, mechanisms."""
    known = {}
    for f in rows(ROOT / "analysis/shots/names.tsv"):
        known.setdefault((f[1], f[4].lstrip("~")), []).append((f[2], f[10].split(), f[11], f[12]))
    return known


MOVES = 7  # of a combination
WINNING_BACK = 4  # moves in which a loss could be won back

STRUCTURES, SHOTS = structures(), named_shots()


def pieces(text):
    """By how many men and kings "2 men and 1 new king for 1 king" puts a side ahead."""
    men, kings, sign = 0, 0, 1
    for word, count, kind in re.findall(r"(and |for |)(\d+) (m|k|new)", text):
        sign = -1 if word == "for " else sign
        men += sign * int(count) * {"m": 1, "k": 0, "new": -1}[kind]
        kings += sign * int(count) * (kind != "m")
    return men, kings


def same(a, b):
    """Whether two moves do the same, by whatever way."""
    return (a[0][0], a[0][-1], set(a[1])) == (b[0][0], b[0][-1], set(b[1]))


class Checker:
    def __init__(self, game, position, moves):
        self.game = game
        self.quietly = False  # not by quiet moves either
        self.breaks = False  # with a king that a man makes behind the captures
        self.lasting = 0  # how much of what is won must not be won back; 0: anything may
        self.positions, self.played = [position], []
        for text in moves:
            fitting = game.resolve(self.positions[-1], text)
            require(len(fitting) == 1, f"{text} is not one move")
            self.played.append(fitting[0])
            self.positions.append(game.after(self.positions[-1], fitting[0]))

    def check(self, at, sentence):
        """The kinds of claims that the sentence was read as."""
        if match := UNFORCED.match(sentence):
            return self.unforced(at, *match.groups())
        if match := REFUTED.match(sentence):
            return self.refuted(at, *match.groups())
        if match := EXCHANGE.match(sentence):
            return self.exchange(at, *match.groups())
        if match := STRUCTURE.match(sentence):
            return self.structure(at, *match.groups())
        if match := TABLES.match(sentence):
            return self.tables(at, *match.groups())
        match = LINE.match(sentence)
        require(match, "the sentence is not understood")
        self.is_played(at, match["move"])
        return self.forced(at, match)

    def is_played(self, at, text):
        move = self.game.resolve(self.positions[at], text.split()[1])
        require(move and same(move[0], self.played[at]), "it is about another move")

    # The last position before which the other side had not captured.
    def exchange_begin(self, at):
        while at >= 2 and self.played[at - 1][1]:
            at -= 2
        return self.positions[at]

    def forced(self, at, match):
        game, verb = self.game, match["verb"]
        if verb in ("begins", "misses"):
            start, before = self.positions[at], self.exchange_begin(at)
        else:
            start, before = self.positions[at + 1], self.exchange_begin(at + 1)
        if verb == "threatens":
            require(not any(taken for _, taken in game.moves(start)), "the opponent must capture")
            start = (self.positions[at][0], start[1])
            before = start
        gain = match["gain"] or match["loss"]
        men, kings = pieces(gain or "")
        wanted = game.lead(before, start[0]) + men + game.king * kings if gain else None
        line = [w for w in match["line"].split() if not re.fullmatch(r"\d+\.+", w)]
        self.breaks = bool(match["breaks"])
        first, given, end = self.replay(start, line, wanted - game.king + 1 if self.breaks else wanted)
        if self.breaks:
            require(self.crowns(end, start[0], wanted, 2), "the man does not break through")
            men, kings = men + 1, kings - 1
        if wanted is not None and given and (verb != "lets" and not match["loss"] or "to a combination" in match.string):
            require(self.without_gift(start) < wanted, "as much is there without giving anything")
        if kings or self.breaks:
            ahead, behind = game.ahead(end, start[0]), game.ahead(before, start[0])
            require((men, kings) == (ahead[0] - behind[0], ahead[1] - behind[1]), "it gains other pieces")
        if verb == "begins":
            require(same(first, self.played[at]), "it begins with another move")
        if verb in ("begins", "misses", "allows") or "to a combination" in match.string:
            require(given > 0, "nothing is given")
        moves = (len(line) + 1) // 2
        # The line may be the game's: another reply may take longer to answer. What is called a combination is not
        # won back in full.
        if verb in ("begins", "misses", "allows") and wanted is not None:
            self.lasting = max(1, wanted - game.lead(before, start[0]))
        holds = any(not self.holds(game.after(start, first), start[0], wanted, most - 1, {})
                    for most in range(moves, max(moves, MOVES) + 1))
        self.lasting = 0
        require(holds, "a reply refutes it, or wins it back")
        self.breaks = False
        if verb in ("loses", "lets") and wanted is not None:
            self.lasting, self.quietly = 1, verb == "loses"
            refuted = self.holds(game.after(start, first), start[0], wanted, moves, {})
            self.lasting, self.quietly = 0, False
            require(not refuted, "it is won back")
        names = (match["first"] or match["name"] or "").split(", ")
        checked = [self.is_called(name, start, line) for name in names if name]
        return [verb] + ["name" for c in checked if c]

    def without_gift(self, position):
        """The most that one move comes to, after which the opponent has no capture."""
        game = self.game
        after = [game.after(position, move) for move in game.moves(position)]
        return max((game.lead(p, position[0]) for p in after if not game.captures(p)), default=-1000)

    def unforced(self, at, move, names, gain, text):
        """Moves of the game that have a name."""
        self.is_played(at, move)
        line = [w for w in text.split() if not re.fullmatch(r"\d+\.+", w)]
        for i, word in enumerate(line):
            (fitting,) = self.game.resolve(self.positions[at + i], word)
            require(same(fitting, self.played[at + i]), f"{word} was not played")
        end = at + len(line)
        while end + 1 < len(self.played) and (end - at) % 2 and self.played[end][1] and self.played[end + 1][1]:
            end += 2  # taken back, and that again
        side, before = self.positions[at][0], self.exchange_begin(at)
        ends = [p for p in self.positions[at + len(line):end + 3]]
        men, kings = pieces(gain if gain != "nothing" else "")
        gains = [self.game.lead(p, side) - self.game.lead(before, side) for p in ends]
        require(any(max(g, 0) == men + self.game.king * kings for g in gains), "it gained something else")
        return ["begins"] + ["name" for name in names.split(", ") if self.is_called(name, self.positions[at], line)]

    def replay(self, position, line, wanted):
        """The first move, how many pieces the opponent took, and the last position."""
        game, attacker, given, first = self.game, position[0], 0, None
        for text in line:
            fitting = game.resolve(position, text)
            require(len(fitting) == 1, f"{text} is not one move")
            if position[0] != attacker:
                require(fitting[0][1], f"{text} was not forced")
                given += len(fitting[0][1])
            first = first or fitting[0]
            position = game.after(position, fitting[0])
        if wanted is None:
            require(position[0] != attacker and not game.moves(position), "the game is not over")
        else:
            require(not game.moves(position) or game.lead(position, attacker) >= wanted, "it gains less")
        return first, given, position

    def holds(self, position, attacker, wanted, moves, known):
        """A reply by which the attacker does not come to what is wanted; None if there is none."""
        key = self.game.key(position), moves
        if key not in known:
            known[key] = self.refutation(position, attacker, wanted, moves, known)
        return known[key]

    def refutation(self, position, attacker, wanted, moves, known):
        game = self.game
        replies = game.moves(position)
        if not replies:
            return None
        if not replies[0][1]:
            return None if self.is_enough(position, attacker, wanted) else ("quiet",)
        for reply in replies:
            if not self.attacks(game.after(position, reply), attacker, wanted, moves, known):
                return reply
        return None

    def attacks(self, position, attacker, wanted, moves, known):
        game = self.game
        for move in game.moves(position):
            following = game.after(position, move)
            replies = game.moves(following)
            crowns = not move[1] and position[1][move[0][0]] != following[1][move[0][-1]]
            forces = move[1] or crowns or not replies or replies[0][1]
            if not forces:
                if self.is_enough(following, attacker, wanted):
                    return True
            elif moves > 0 and not self.holds(following, attacker, wanted, moves - 1, known):
                return True
        return False

    # In a quiet position, with the other side to move.
    def is_enough(self, position, attacker, wanted):
        if wanted is None:
            return False
        if self.game.lead(position, attacker) < wanted and not (
                self.breaks and self.crowns(position, attacker, wanted, 2)):
            return False
        return not (self.lasting and self.wins_back(position))

    def crowns(self, position, side, wanted, moves):
        """Whether a man becomes a king in so many moves of its side, captures apart, whatever is played."""
        game = self.game
        if position[0] != side:
            return all(self.crowns(game.after(position, move), side, wanted, moves) for move in game.moves(position))
        for move in game.moves(position):
            following = game.after(position, move)
            made = position[1][move[0][0]] != following[1][move[0][-1]]
            if made and not game.captures(following) and game.lead(following, side) >= wanted:
                return True
            left = moves - (0 if move[1] else 1)
            if left > 0 and self.crowns(following, side, wanted, left):
                return True
        return False

    def refuted(self, at, move, text, better):
        """A search says so; the moves are moves, and the better one is another."""
        self.is_played(at, move)
        position = self.positions[at + 1]
        for word in (w for w in text.split() if not re.fullmatch(r"\d+\.+", w)):
            fitting = self.game.resolve(position, word)
            require(len(fitting) == 1, f"{word} is not one move")
            position = self.game.after(position, fitting[0])
        other = self.game.resolve(self.positions[at], better.split()[1])
        require(len(other) == 1 and not same(other[0], self.played[at]), "it is no other move")
        return ["refuted"]

    def wins_back(self, position):
        """Whether the side to move gains so much by forced captures, or by making a king."""
        side, amount, self.lasting = position[0], self.lasting, 0
        wanted = self.game.lead(position, side) + amount
        gains = self.attacks(position, side, wanted, WINNING_BACK, {})
        gains = gains or (self.quietly and self.wins_back_quietly(position, side, wanted))
        self.lasting = amount
        return gains

    def wins_back_quietly(self, position, side, wanted):
        """Whether a move gains against which no reply helps."""
        following = (self.game.after(position, move) for move in self.game.moves(position))
        return any(all(self.attacks(self.game.after(after, reply), side, wanted, 2, {})
                       for reply in self.game.moves(after)) for after in following)

    def is_called(self, name, start, line):
        """Whether the rule of a name could be checked; False where it is about mechanisms."""
        known = SHOTS.get((self.game.name, name)) or SHOTS.get(("all", name))
        require(known, f"there is no combination called {name}")
        if any(mechanisms or not moves for _, moves, _, mechanisms in known):
            return False
        problems = []
        for side, moves, last, _ in known:
            try:
                self.follows(name, side, moves, last, start, line)
                return True
            except False_ as problem:
                problems.append(str(problem))
        raise False_("; ".join(problems))

    def follows(self, name, side, moves, last, start, line):
        turn = (lambda s: s) if (side == "white") == (start[0] == "W") else self.game.turned
        texts, position, own = [], start, None
        for text in line:
            (path, taken), = self.game.resolve(position, text)
            king = position[1][path[0]].isupper()
            texts.append((turn(path[0]), turn(path[-1]), bool(taken), king))
            if position[0] == start[0] and taken:
                own = (turn(path[0]), turn(path[-1]))
            position = self.game.after(position, (path, taken))
        wanted = list(moves)
        for text in texts:
            if wanted and self.fits(wanted[0], text):
                wanted.pop(0)
        require(not wanted, f"{name}: {wanted} does not occur")
        if last:
            begins, _, ends = (part.split() for part in last.split(">"))
            require(own and (not begins or str(own[0]) in begins) and (not ends or str(own[1]) in ends),
                    f"{name}: the last capture is another one")

    @staticmethod
    def fits(rule, move):
        begin, end, taken, king = move
        sign = "x" if "x" in rule else "-"
        left, right = rule.split(sign)
        if (sign == "x") != taken or (left.startswith("K") and not king):
            return False
        left = left.lstrip("K")
        return (not left or int(left) == begin) and (not right or int(right) == end)

    def exchange(self, at, move, before, after, text):
        self.is_played(at, move)
        line = [w for w in text.split() if not re.fullmatch(r"\d+\.+", w)]
        side = self.positions[at][0]
        end = at + len(line)
        for i, written in enumerate(line):
            fitting = self.game.resolve(self.positions[at + i], written)
            require(fitting and same(fitting[0], self.played[at + i]), f"{written} was not played")
            require(i == 0 or self.played[at + i][1], "it is no exchange")
        require(not self.game.captures(self.positions[end]), "it goes on")
        for place, count in ((at, before), (end, after)):
            require(self.game.tempi(self.positions[place], side) == int(count), f"the count is not {count}")
        require(self.game.lead(self.positions[at], side) == self.game.lead(self.positions[end], side),
                "it is not even")
        return ["exchange"]

    def structure(self, at, move, verb, name):
        self.is_played(at, move)
        side = self.positions[at][0]
        known = STRUCTURES.get((self.game.name, side, name))
        require(known, f"there is no structure called {name}")
        *squares, plies = known
        # Positions in which something must be captured do not count.
        begins = verb == "leads to"
        here = at + 1 if begins else at
        quiet = [p for p, position in enumerate(self.positions) if not self.game.captures(position)]
        require(here in quiet, "something must be captured")
        before, after = [p for p in quiet if p < here][::-1], [p for p in quiet if p > here]
        stay, others = (after, before) if begins else (before, after)
        require(self.has(self.positions[here], side, squares), "it does not have it")
        require(not others and begins or others and not self.has(self.positions[others[0]], side, squares),
                "it has it on both sides of the move")
        last = here
        for place in stay:
            if not self.has(self.positions[place], side, squares):
                break
            last = place
        require(abs(last - here) >= plies, f"it lasts {abs(last - here)} plies, not {plies}")
        return ["structure"]

    def has(self, position, side, squares):
        asked, own = squares
        turn = (lambda s: s) if side == own else self.game.turned
        colors = {"w": "w", "b": "b"} if side == own else {"w": "b", "b": "w"}
        board = position[1]
        for no, piece, some, where in asked:
            found = [board.get(turn(s)) == colors.get(piece) for s in where]
            if (any(found) if some else all(found)) == no:
                return False
        return True

    def tables(self, at, move, before, after):
        self.is_played(at, move)
        for place, said in ((at, before), (at + 1, after)):
            require(result(self.game, self.positions[place]) == RESULTS[said], f"it is not {said}")
        return ["tables"]


class Damscope:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.environment = {**os.environ, "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config",
                            "DAMSCOPE_LANGUAGE": "en", "DAMSCOPE_DB": f"{folder}/games.db"}

    def __call__(self, *words, allow=(0,)):
        done = subprocess.run([self.program, *words], env=self.environment, capture_output=True, text=True)
        if done.returncode not in allow:
            sys.exit(f"damscope {' '.join(words)}: {done.stderr}")
        return done.stdout


def main_line(text):
    """Start, variant tag and moves of a game as PDN."""
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.M))
    body = re.sub(r"^\[.*\]$", "", text, flags=re.M)
    body = re.sub(r"\{[^}]*\}", " ", body)
    while "(" in body:
        stripped = re.sub(r"\([^()]*\)", " ", body)
        if stripped == body:
            break
        body = stripped
    moves = []
    for word in re.sub(r"\d+\.+", " ", body).split():
        if re.fullmatch(r"(\w\d|\d+)([-x:](\w\d|\d+))+", word) and not re.fullmatch(r"[012]-[012]", word):
            moves.append(word)
        elif not re.fullmatch(r"[!?$]+\d*", word):
            break
    return tags, moves


def explained(damscope, identity):
    for line in damscope("analyse", "why", str(identity), "--all", "--json").splitlines():
        yield json.loads(line)


def check_game(damscope, game, identity, counts, wanted):
    tags, moves = main_line(damscope("write", str(identity), "--output", "-"))
    position = game.from_fen(tags["FEN"]) if "FEN" in tags else game.start()
    try:
        checker = Checker(game, position, moves)
    except False_ as problem:
        print(f"game {identity}: {problem}; skipped", file=sys.stderr)
        return []
    false = []
    for row in explained(damscope, identity):
        if sum(counts.values()) >= wanted:
            break
        try:
            kinds = checker.check(row["ply"], row["message"])
            counts[row["code"]] += 1
            counts_of_names[0] += kinds.count("name")
        except False_ as problem:
            counts[row["code"]] += 1
            false.append(f"game {identity}, {row['message']}: {problem}")
    return false


counts_of_names = [0]


def report(counts, false):
    for claim in false:
        print(claim)
    for code, number in sorted(counts.items()):
        print(f"{number:6} {code}")
    print(f"{sum(counts.values())} sentences, {counts_of_names[0]} names checked by their moves, {len(false)} false")
    return 1 if false else 0


def check_archives(damscope, wanted, paths):
    damscope("import", *paths, allow=(0, 1))
    games = [json.loads(line) for line in damscope("list", "--json").splitlines()]
    games = [g for g in games if g["variant"] in GAMES]
    random.Random(20).shuffle(games)
    counts, false = collections.Counter(), []
    for g in games:
        if sum(counts.values()) >= wanted:
            break
        false += check_game(damscope, GAMES[g["variant"]], g["id"], counts, wanted)
    return max(report(counts, false), int(sum(counts.values()) < wanted))


def random_endings(game, number):
    """Games of three pieces, played at random, as PDN."""
    chance = random.Random(4)
    texts = []
    while len(texts) < number:
        squares = chance.sample(range(1, game.squares + 1), 3)
        board = {squares[0]: "W", squares[1]: chance.choice("wW"), squares[2]: "B"}
        if any(p == "w" and game.place(s)[0] == 0 for s, p in board.items()):
            continue
        position, moves = ("W", board), []
        items = ",".join(("K" if p == "W" else "") + str(s) for s, p in board.items() if p in "wW")
        fen = f"W:W{items}:BK{squares[2]}"
        while len(moves) < 16 and game.moves(position):
            path, taken = chance.choice(game.moves(position))
            moves.append(("x" if taken else "-").join(map(str, path if len(taken) > 1 else (path[0], path[-1]))))
            position = game.after(position, (path, taken))
        texts.append(f'[GameType "21"]\n[SetUp "1"]\n[FEN "{fen}"]\n\n{" ".join(moves)} *\n')
    return "\n".join(texts)


def check_tables(damscope, folder):
    game = GAMES["english"]
    damscope("analyse", "endgame", "build", "--variant", "english", "--pieces", "3")
    file = pathlib.Path(folder, "endings.pdn")
    file.write_text(random_endings(game, 60))
    damscope("import", str(file), allow=(0, 1))
    counts, false = collections.Counter(), []
    for line in damscope("list", "--json").splitlines():
        false += check_game(damscope, game, json.loads(line)["id"], counts, 10**6)
    if counts["why-changes"] < 20:
        print("too few sentences about tables")
        return 1
    return report(counts, false)


LIES = (  # a position, moves, the index of one, and what is said of it; the first of several is true
    ("W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24", "40-35", 0, (
        "1. 40-35 misses a combination (coup royal) that gains 2 men: 1. 27-22 18x27 2. 32x21 23x34 3. 40x7",
        "1. 40-35 misses a combination (coup royal) that gains 3 men: 1. 27-22 18x27 2. 32x21 23x34 3. 40x7",
        "1. 40-35 misses a combination (coup Philippe) that gains 2 men: 1. 27-22 18x27 2. 32x21 23x34 3. 40x7",
        "1. 40-35 begins a combination (coup royal) that gains 2 men: 1. 27-22 18x27 2. 32x21 23x34 3. 40x7",
        "1. 40-35 misses a combination (coup royal) that gains 2 men: 1. 27-22 18x27 2. 32x21 23x34 3. 40x18",
        "1. 40-34 misses a combination (coup royal) that gains 2 men: 1. 27-22 18x27 2. 32x21 23x34 3. 40x7",
        "1. 40-35 misses a combination that wins: 1. 27-22 18x27 2. 32x21 23x34 3. 40x7",
        "1. 40-35 leads to a structure: fork lock",
        "1. 40-35 is a bad move")),
    ("W:W38,39:B1,29", "39-33 1-6", 0, (
        "1. 39-33 threatens to gain 1 man: 2. 33x24",
        "1. 39-33 threatens to gain 2 men: 2. 33x24",
        "1. 39-33 threatens to win: 2. 33x24",
        "1. 39-33 lets the opponent take 1 man, which no forced capture wins back: 1... 29-34")),
    ("W:W34,40,45:B1,23", "34-29 23x34 40x29", 0, (
        "1. 34-29 begins an exchange that changes the count of tempi from +2 to +5: 1. 34-29 23x34 2. 40x29",
        "1. 34-29 begins an exchange that changes the count of tempi from +2 to +3: 1. 34-29 23x34 2. 40x29",
        "1. 34-29 begins an exchange that changes the count of tempi from +2 to +5: 1. 34-29 23x34 2. 40x27")),
    ("W:W26,27,32,36,37,45:B5,16,18,22", "37-31 5-10 45-40 10-15 40-34 15-20 27-21 16x38", 6, (
        "4. 27-21 ends a structure: fork lock",
        "4. 27-21 leads to a structure: fork lock",
        "4. 27-21 ends a structure: pincers")),
    ("W:W26,27,32,36,37,45:B5,16,18,22", "37-31 5-10 45-40 10-15 40-34", 0, (
        "1. 37-31 leads to a structure: fork lock",
        "1. 37-31 leads to a structure: false fork lock")),
    ("W:W26,27,32,36,37,45:B5,16,18,22", "37-31 5-10 27-21", 0, (
        "1. 37-31 leads to a structure: fork lock",)),
    ("W:W26,27,32,36,37,45:B5,16,18,22", "37-31 5-10 27-21", 2, (
        "2. 27-21 ends a structure: fork lock",)),
    ("W:W25,26,27,35,38,39,40,44,45,46,47,49:B1,2,3,6,8,9,14,15,19,20,28,29", "38-32 28x37", 0, (
        "1. 38-32 begins a combination (promenade stroke, sending to king) that gains 1 new king: "
        "1. 38-32 28x37 2. 47-42 37x48 3. 39-34 48x30 4. 35x4",
        "1. 38-32 lets the opponent take 1 man, which no forced capture wins back: 1... 28x37")),
    ("W:W25,26,27,35,36,37,38,39,40,41,42,44,45,46,47,48,49:B1,2,3,6,7,8,9,11,12,13,14,15,16,18,20,24,28",
     "27-21 16x27", 0, (
        "1. 27-21 lets the opponent take 1 man, which no forced capture wins back: 1... 16x27",)),
    ("B:W45:B3,20", "20-25 45-40 3-8 40-35 8-12", 0, (
        "1... 20-25 leads to a structure: edge man 25",
        "1... 20-25 leads to a structure: edge man 26")),
    ("W:W6,27,28,32,38,39,40,45:B12,13,14,18,19,23,24", "40-35", 0, (  # 6-1 is worth two men
        "1. 40-35 misses a combination (coup royal) that gains 2 men: 1. 27-22 18x27 2. 32x21 23x34 3. 40x7",)),
    ("W:WK1,K3:BK45", "1-6 45-50", 0, (
        "1. 1-6 changes the result by the endgame tables: before it Black wins, after it a draw",)),
)


def check_lies():
    game, unseen = GAMES["international"], []
    for fen, moves, at, sentences in LIES:
        checker = Checker(game, game.from_fen(fen), moves.split())
        for sentence in sentences:
            true = sentence == sentences[0] and len(sentences) > 1
            try:
                checker.check(at, sentence)
                found = True
            except False_:
                found = False
            if found != true:
                unseen.append(sentence)
    print("\n".join(unseen) or "true sentences pass, lies do not")
    return 1 if unseen else 0


def main():
    if sys.argv[2] == "--lies":
        return check_lies()
    with tempfile.TemporaryDirectory() as folder:
        damscope = Damscope(sys.argv[1], folder)
        if sys.argv[2] == "--tables":
            return check_tables(damscope, folder)
        paths = sys.argv[3:]
        if paths == ["--shared"]:
            paths = [os.environ.get("DAMSCOPE_SHARED", "") + "/archives/tournaments"]
            if not os.path.isdir(paths[0]):
                return 77
        return check_archives(damscope, int(sys.argv[2]), paths)


if __name__ == "__main__":
    sys.exit(main())
