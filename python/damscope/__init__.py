# SPDX-License-Identifier: GPL-3.0-or-later
"""Draughts in Python: rules of eighteen variants, PDN, databases of games and an engine.

    >>> import damscope
    >>> position = damscope.Position("international").play("32-28")
    >>> [str(move) for move in position.legal_moves()][:3]
    ['16-21', '16-22', '17-21']

docs/python.md explains everything with examples.
"""
from ._damscope import (
    Database,
    DatabaseError,
    Engine,
    Game,
    Hit,
    IllegalMove,
    Line,
    Move,
    Node,
    Position,
    Problem,
    ReadGame,
    Score,
    __version__,
    read_pdn,
    variants,
)

__all__ = [
    "Database",
    "DatabaseError",
    "Engine",
    "Game",
    "Hit",
    "IllegalMove",
    "Line",
    "Move",
    "Node",
    "Position",
    "Problem",
    "ReadGame",
    "Score",
    "read_pdn",
    "variants",
]

# For people and for pickle the names stand here, not in the extension.
for _name in __all__:
    globals()[_name].__module__ = __name__
del _name
