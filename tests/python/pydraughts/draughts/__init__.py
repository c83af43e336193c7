# SPDX-License-Identifier: GPL-3.0-or-later
"""The module damscope under the names of pydraughts, as far as that library's tests of whole games need them."""
import damscope

WHITE, BLACK, DRAW = 2, 1, 0

_VARIANTS = {"standard": "international", "from position": "international", "american": "english"}


class Move:
    """A move of a board, by its text."""

    def __init__(self, board=None, pdn_move=None):
        self.move = pdn_move if isinstance(pdn_move, damscope.Move) else board.position.move(pdn_move)

    @property
    def board_move(self):
        return [[self.move.origin, self.move.target]]

    @property
    def captures(self):
        return list(self.move.captured)

    @property
    def pdn_move(self):
        return self.move.text


class Board:
    """A game that is played."""

    def __init__(self, variant="standard", fen="startpos"):
        name = _VARIANTS.get(variant, variant)
        self.position = damscope.Position(name) if fen == "startpos" else damscope.Position(name, fen)

    def push(self, move):
        self.position = self.position.play(move.move)

    def legal_moves(self):
        return [Move(self, move) for move in self.position.legal_moves()]

    def is_over(self):
        return self.position.is_over

    def winner(self):
        winner = self.position.outcome
        return {"white": WHITE, "black": BLACK, "unknown": None}.get(winner, winner)
