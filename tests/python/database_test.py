# SPDX-License-Identifier: GPL-3.0-or-later
"""Databases from Python: what it sees equals what replaying the games gives."""
import json
import pathlib
import tempfile
import unittest

import damscope

SAMPLES = pathlib.Path(__file__).parent.parent.parent / "samples"

try:
    import numpy
except ImportError:
    numpy = None


@unittest.skipIf(numpy is None, "NumPy is not installed (Debian: python3-numpy)")
class Databases(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.file = pathlib.Path(cls.folder.name) / "games.db"
        with damscope.Database(cls.file, write=True) as database:
            cls.summary = database.import_files([SAMPLES])

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def setUp(self):
        self.database = damscope.Database(self.file)

    def tearDown(self):
        self.database.close()

    def test_count_what_was_imported(self):
        self.assertEqual(len(self.database), self.summary["stored"])
        self.assertEqual(self.summary["games"],
                         self.summary["stored"] + self.summary["duplicates"])

    def test_filter_like_the_command_line(self):
        for row in self.database.rows(self.database.ids(player="Jansen", from_=2023)):
            self.assertIn("Jansen", row["white"] + row["black"])
            self.assertGreaterEqual(row["date"], "2023")
        white = [n for n in self.database.ids() if self.database.game(n).outcome == "white"]
        self.assertEqual(list(self.database.ids(result="white")), white)
        self.assertEqual(list(self.database.ids(id=[1, 3])), [1, 3])

    def test_refuse_wrong_filters(self):
        with self.assertRaises(TypeError):
            self.database.ids(colour="white")
        with self.assertRaises(ValueError):
            self.database.ids(from_="1998.13.45")
        with self.assertRaises(ValueError):
            self.database.ids(in_="no such collection")
        with self.assertRaises(ValueError):
            self.database.ids(order="beauty")

    def test_sort(self):
        ids = self.database.ids(order="plies", descending=True)
        plies = [row["plies"] for row in self.database.rows(ids)]
        self.assertEqual(plies, sorted(plies, reverse=True))

    def test_have_no_game_without_its_number(self):
        for missing in (10**6, 10**12, -1):
            with self.assertRaises(KeyError):
                self.database.game(missing)
            with self.assertRaises(KeyError):
                self.database.rows([missing])

    def test_give_games_as_they_are(self):
        for number in self.database.ids():
            game = self.database.game(number)
            self.assertEqual(damscope.read_pdn(game.pdn())[0].game.pdn(), game.pdn())

    def test_find_what_the_games_show(self):
        start = damscope.Position()
        hits = self.database.find(f'position "{start.fen}"')
        games = {n for n in self.database.ids(variant="international")
                 if start in self.database.game(n).positions}
        self.assertEqual({hit.game for hit in hits}, games)
        self.assertEqual(self.database.count(f'position "{start.fen}"'), len(hits))
        self.assertEqual(len(self.database.find(f'position "{start.fen}"', limit=2)), 2)
        with self.assertRaisesRegex(ValueError, "character"):
            self.database.find("white captures at least")

    def test_columns_equal_the_games(self):
        for variant in ("international", "russian"):
            columns = self.database.positions(variant)
            row = 0
            for number in self.database.ids(variant=variant):
                game = self.database.game(number)
                # A position that is set up inside a game is not one of its moves.
                regular = len(game.positions) == len(game.moves) + 1
                for ply, position in enumerate(game.positions):
                    if position is None:
                        continue
                    self.assertEqual(columns["game"][row], number)
                    self.assertEqual(columns["position_key"][row], position.position_key)
                    self.assertEqual(columns["side"][row], position.side == "black")
                    for name in ("white_men", "white_kings", "black_men", "black_kings"):
                        squares = getattr(position, f"{name}_squares")
                        self.assertEqual(int(columns[name][row]), len(squares))
                        self.assertEqual(int(columns[f"{name}_bits"][row]), sum(1 << (square - 1) for square in squares))
                    if regular:
                        self.assertEqual(columns["ply"][row], ply)
                    if regular and ply < len(game.moves) and game.moves[ply] is not None:
                        self.assertEqual(columns["origin"][row], game.moves[ply].origin)
                        self.assertEqual(columns["target"][row], game.moves[ply].target)
                    row += 1
            self.assertEqual(row, len(columns["game"]), variant)

    def test_names_are_those_of_the_vocabulary(self):
        vocabulary = json.loads((SAMPLES.parent / "cli/schemas/vocabulary.json").read_text())
        names = {name: table["columns"] for name, table in vocabulary["tables"]["Python"].items()}
        row = self.database.rows(self.database.ids())[0]
        self.assertEqual(list(row), names["rows"])
        self.assertEqual(list(self.database.positions("international")), names["positions"])
        for name, value in row.items():
            types = {"integer": int, "boolean": bool}
            self.assertIsInstance(value, (types.get(vocabulary["words"][name].get("type"), str), type(None)), name)

    def test_wide_boards_have_a_second_column(self):
        self.assertIn("white_men_bits_high", self.database.positions("canadian"))
        self.assertNotIn("white_men_bits_high", self.database.positions("international"))

    def test_warn_where_nothing_is_known(self):
        with self.assertWarnsRegex(UserWarning, "not been analysed"):
            self.assertEqual(self.database.count("blunder by white"), 0)
        with self.assertWarnsRegex(UserWarning, "endgame tables know no position"):
            self.database.find("table win for white")

    def test_closed_ones_refuse(self):
        self.database.close()
        with self.assertRaisesRegex(ValueError, "closed"):
            len(self.database)

    def test_missing_ones_are_errors_of_the_system(self):
        with self.assertRaises(OSError):
            damscope.Database(pathlib.Path(self.folder.name) / "missing.db")


if __name__ == "__main__":
    unittest.main()
