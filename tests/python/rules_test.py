# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules as Python sees them, against the reference cases and the engine's proofs."""
import json
import pathlib
import pickle
import unittest

import damscope

REFERENCE = pathlib.Path(__file__).parent.parent / "data" / "reference"


class Moves(unittest.TestCase):
    def test_equal_the_reference_cases(self):
        for line in (REFERENCE / "rules_cases.jsonl").read_text().splitlines():
            case = json.loads(line)
            position = damscope.Position(case["variant"], case["fen"])
            legal = {(m.origin, m.target, m.captured) for m in position.legal_moves()}
            wanted = {(m["from"], m["to"], tuple(sorted(m["taken"]))) for m in case["legal"]}
            found = {(origin, target, tuple(sorted(taken))) for origin, target, taken in legal}
            self.assertEqual(found, wanted, case["fen"])

    def test_are_counted_as_perft_says(self):
        for case in json.loads((REFERENCE / "perft.json").read_text()):
            # The other convention counts routes, not what is taken.
            if case["nodes"] > 100_000 or case["convention"] != "set":
                continue
            position = damscope.Position(case["variant"], case["fen"])
            self.assertEqual(position.perft(case["depth"]), case["nodes"], case["fen"])

    def test_are_read_as_text(self):
        position = damscope.Position()
        self.assertEqual(position.move("32 - 28"), position.move("32-28"))
        self.assertEqual(str(position.play("32-28").play("19-23").play("28x19").side), "black")

    def test_that_are_illegal_name_the_rule(self):
        with self.assertRaisesRegex(damscope.IllegalMove, "capture is compulsory"):
            damscope.Position("international", "W:W28,33:B22,23").play("33-29")
        self.assertIsInstance(damscope.IllegalMove("x"), ValueError)

    def test_of_another_position_are_refused(self):
        move = damscope.Position().move("32-28")
        with self.assertRaises(damscope.IllegalMove):
            damscope.Position().play(move).play(move)
        with self.assertRaises(damscope.IllegalMove):
            damscope.Position("russian").play(move)

    def test_are_explained_in_every_language(self):
        position = damscope.Position()
        self.assertIsNone(position.explain("32-28"))
        languages = ("en", "nl", "fr", "ru", "pt")
        sentences = {position.explain("32-22", language) for language in languages}
        self.assertEqual(len(sentences), len(languages))
        with self.assertRaises(ValueError):
            position.explain("32-22", "tlh")


class Positions(unittest.TestCase):
    def test_are_values(self):
        start = damscope.Position()
        after = start.play("32-28")
        self.assertNotEqual(start, after)
        self.assertEqual(start, damscope.Position("international", start.fen))
        self.assertEqual(len({start, damscope.Position(), after}), 2)
        self.assertEqual(pickle.loads(pickle.dumps(after)), after)

    def test_name_their_pieces(self):
        position = damscope.Position("international", "W:W28,K33:B22,K23")
        self.assertEqual(position.pieces, {28: "wm", 33: "wk", 22: "bm", 23: "bk"})
        self.assertEqual((position.white_men_squares, position.white_kings_squares), ((28,), (33,)))
        self.assertEqual((position.black_men_squares, position.black_kings_squares), ((22,), (23,)))

    def test_know_when_the_game_is_over(self):
        self.assertFalse(damscope.Position().is_over)
        lost = damscope.Position("international", "B:W32:B")
        self.assertEqual((lost.is_over, lost.outcome), (True, "white"))
        self.assertEqual(damscope.Position("antidraughts", "B:W32:B").outcome, "black")

    def test_that_do_not_exist_raise_with_the_place(self):
        with self.assertRaisesRegex(ValueError, "character 4 .*99"):
            damscope.Position("russian", "W:W99")
        with self.assertRaisesRegex(ValueError, "variant"):
            damscope.Position("chess")

    def test_of_every_variant_begin_with_moves(self):
        self.assertEqual(len(damscope.variants()), 18)
        for variant in damscope.variants():
            self.assertTrue(damscope.Position(variant).legal_moves(), variant)

    def test_have_combinations(self):
        position = damscope.Position("international", "W:W27,28,32,37,38,48:B12,13,17,18,19,24")
        shot = position.shot()
        at = position
        for move in shot["line"]:
            at = at.play(move)
        given = position.white_men - at.white_men
        taken = position.black_men - at.black_men
        self.assertEqual((shot["given"], shot["gain"]), (given, taken - given))
        self.assertIsNone(damscope.Position().shot())


class Engine(unittest.TestCase):
    def test_proves_a_win(self):
        line = damscope.Engine().search(
            damscope.Position("international", "W:W28:B23"), depth=4)[0]
        self.assertTrue(line.score.is_win)
        self.assertEqual(line.score.win_in, 1)
        self.assertIsNone(line.score.men)

    def test_gives_lines_that_can_be_played(self):
        position = damscope.Position("frisian")
        lines = damscope.Engine().search(position, nodes=20_000, lines=2)
        self.assertEqual(len(lines), 2)
        for line in lines:
            at = position
            for move in line.moves:
                at = at.play(move)

    def test_needs_a_limit(self):
        with self.assertRaisesRegex(ValueError, "nodes, depth or seconds"):
            damscope.Engine().search(damscope.Position())
        for wrong in ({"depth": 0}, {"nodes": 0}, {"seconds": -1}, {"seconds": float("nan")}):
            with self.assertRaises(ValueError):
                damscope.Engine().search(damscope.Position(), **wrong)

    def test_has_no_line_where_there_is_no_move(self):
        self.assertEqual(
            damscope.Engine().search(damscope.Position("international", "W:W:B1"), depth=3), [])


if __name__ == "__main__":
    unittest.main()
