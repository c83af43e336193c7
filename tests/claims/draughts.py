# SPDX-License-Identifier: GPL-3.0-or-later
"""A small move generator of its own: plain, slow, and nothing of it is shared with Damscope.

A position is (side, {square: piece}) with side "W" or "B", squares counted from 1 at the top left as White
sees the board, and pieces "w", "W" (a king), "b" and "B".
"""

class Game:
    """The rules of a variant whose boards have dark squares at White's left-hand corner."""

    def __init__(self, name, size, flying, backward, majority, crowning, first, letters=False):
        self.name, self.size, self.flying, self.backward = name, size, flying, backward
        self.majority, self.crowning, self.first, self.letters = majority, crowning, first, letters
        self.squares = size * size // 2
        self.king = 3 if flying else 2
        self.rays = {s: [self._ray(s, dr, dc) for dr in (-1, 1) for dc in (-1, 1)]
                     for s in range(1, self.squares + 1)}

    def place(self, square):
        row, column = divmod(square - 1, self.size // 2)
        return row, 2 * column + (1 if row % 2 == 0 else 0)

    def number(self, row, column):
        return row * (self.size // 2) + column // 2 + 1

    def _ray(self, square, dr, dc):
        ray, (row, column) = [], self.place(square)
        while 0 <= row + dr < self.size and 0 <= column + dc < self.size:
            row, column = row + dr, column + dc
            ray.append(self.number(row, column))
        return dr, tuple(ray)

    def turned(self, square):
        return self.squares + 1 - square

    def named(self, text):
        if not self.letters:
            return int(text)
        return self.number(self.size - int(text[1:]), ord(text[0]) - ord("a"))

    def start(self):
        rows = 4 if self.size == 10 else 3
        men = rows * self.size // 2
        board = {s: "b" for s in range(1, men + 1)}
        board.update({s: "w" for s in range(self.squares - men + 1, self.squares + 1)})
        return self.first, board

    def from_fen(self, fen):
        side, *parts = fen.strip().rstrip(".").split(":")
        board = {}
        for part in parts:
            colour = part[0].lower()
            for item in filter(None, part[1:].split(",")):
                king = item[0] == "K"
                text = item[1:] if king else item
                first, _, last = text.partition("-")
                for s in range(self.named(first), self.named(last or first) + 1):
                    board[s] = colour.upper() if king else colour
        return side[0].upper(), board

    def last_row(self, square, side):
        return self.place(square)[0] == (0 if side == "W" else self.size - 1)

    def captures(self, position, free=False):
        """`free`: as if the player could take as few as he likes, and land a king where it cannot go on."""
        side, board = position
        enemies = "bB" if side == "W" else "wW"
        found = []

        def jumps(at, is_king, taken, start):
            for dr, ray in self.rays[at]:
                forward = dr == (-1 if side == "W" else 1)
                if not is_king and not forward and not self.backward:
                    continue
                reach = ray if is_king and self.flying else ray[:1]
                for i, square in enumerate(reach):
                    piece = "" if square == start else board.get(square, "")
                    if not piece:
                        continue
                    if piece not in enemies or square in taken:
                        break
                    landings = []
                    for land in ray[i + 1:]:
                        if land != start and land in board:
                            break
                        landings.append(land)
                        if not (is_king and self.flying):
                            break
                    if landings:
                        yield square, landings
                    break

        def follow(at, is_king, taken, path, start):
            options = list(jumps(at, is_king, taken, start))
            for victim, landings in options:
                more = taken + (victim,)
                ends, goes_on = [], []
                for land in landings:
                    king = is_king
                    stop = False
                    if not king and self.last_row(land, side):
                        stop = self.crowning == "stops"
                        king = self.crowning == "continues"
                    can = not stop and any(True for _ in jumps(land, king, more, start))
                    (goes_on if can else ends).append((land, king))
                for land, king in goes_on:
                    follow(land, king, more, path + (land,), start)
                if free or not goes_on:
                    for land, _ in ends:
                        found.append((path + (land,), more))

        for square, piece in board.items():
            if (piece in "wW") == (side == "W"):
                follow(square, piece.isupper(), (), (square,), square)
        if self.majority and found and not free:
            most = max(len(taken) for _, taken in found)
            found = [c for c in found if len(c[1]) == most]
        return found

    def moves(self, position):
        """Each as (path, taken)."""
        found = self.captures(position)
        if found:
            return found
        side, board = position
        for square, piece in board.items():
            if (piece in "wW") != (side == "W"):
                continue
            for dr, ray in self.rays[square]:
                if not piece.isupper() and dr != (-1 if side == "W" else 1):
                    continue
                for target in ray if piece.isupper() and self.flying else ray[:1]:
                    if target in board:
                        break
                    found.append(((square, target), ()))
        return found

    def after(self, position, move):
        side, board = position
        path, taken = move
        board = dict(board)
        piece = board.pop(path[0])
        for victim in taken:
            del board[victim]
        passed = path[1:] if self.crowning == "continues" and taken else path[-1:]
        if not piece.isupper() and any(self.last_row(s, side) for s in passed):
            piece = piece.upper()
        board[path[-1]] = piece
        return ("B" if side == "W" else "W"), board

    def resolve(self, position, text):
        """The moves that a text may be; more than one only if what they do is the same."""
        parts = [self.named(p) for p in text.replace(":", "x").replace("-", "x").split("x")]
        fitting = {}
        moves = self.moves(position)
        exact = [move for move in moves if list(move[0]) == parts]
        for path, taken in exact or moves:
            if path[0] != parts[0] or path[-1] != parts[-1] or bool(taken) == ("-" in text):
                continue
            if any(self._off(p, path, taken) for p in parts[1:-1]):
                continue
            fitting[(path[-1], frozenset(taken))] = (path, taken)
        return list(fitting.values())

    def _off(self, square, path, taken):
        """Whether a way passes neither over nor by a square."""
        way = set(path)
        for a, b in zip(path, path[1:]):
            for _, ray in self.rays[a]:
                if b in ray:
                    way.update(ray[:ray.index(b)])
        return square not in way

    def lead(self, position, side):
        def worth(letters):
            return sum(self.king if p.isupper() else 1 for p in position[1].values() if p in letters)
        return (worth("wW") - worth("bB")) * (1 if side == "W" else -1)

    def ahead(self, position, side):
        """By how many men and kings a side is ahead."""
        count = {letter: sum(p == letter for p in position[1].values()) for letter in "wWbB"}
        sign = 1 if side == "W" else -1
        return sign * (count["w"] - count["b"]), sign * (count["W"] - count["B"])

    def tempi(self, position, side):
        white = sum(self.size - 1 - self.place(s)[0] for s, p in position[1].items() if p == "w")
        black = sum(self.place(s)[0] for s, p in position[1].items() if p == "b")
        return (white - black) * (1 if side == "W" else -1)

    def key(self, position):
        return position[0], tuple(sorted(position[1].items()))


GAMES = {g.name: g for g in (
    Game("international", 10, True, True, True, "at rest", "W"),
    Game("brazilian", 8, True, True, True, "at rest", "W", True),
    Game("russian", 8, True, True, False, "continues", "W", True),
    Game("english", 8, False, False, False, "stops", "B"))}


_known = {}


def _value(game, position):
    known = _known.setdefault(game.name, {})
    key = game.key(position)
    if key not in known:
        known.update(_solve(game, position))
    return known[key]


def _solve(game, root):
    """Win, draw or loss of the side to move, in everything that can be reached."""
    positions, queue = {}, [root]
    while queue:
        position = queue.pop()
        key = game.key(position)
        if key in positions:
            continue
        following = [game.after(position, m) for m in game.moves(position)]
        positions[key] = [game.key(p) for p in following]
        queue.extend(following)
    before, left, results = {}, {}, {}
    for key, following in positions.items():
        left[key] = len(following)
        for f in following:
            before.setdefault(f, []).append(key)
    queue = [key for key, following in positions.items() if not following]
    for key in queue:
        results[key] = -1
    while queue:
        key = queue.pop()
        for earlier in before.get(key, ()):
            if earlier in results:
                continue
            left[earlier] -= 1
            if results[key] == -1 or left[earlier] == 0 and all(
                    results.get(f) == 1 for f in positions[earlier]):
                results[earlier] = 1 if results[key] == -1 else -1
                queue.append(earlier)
    return {key: results.get(key, 0) for key in positions}


def result(game, position):
    """"white", "black" or "draw", by playing everything."""
    value = _value(game, position)
    if value == 0:
        return "draw"
    return "white" if (value == 1) == (position[0] == "W") else "black"
