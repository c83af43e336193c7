# SPDX-License-Identifier: GPL-3.0-or-later
"""PDN as Python reads it, against the reference cases and files that were written on purpose."""
import json
import pathlib
import unittest

import damscope

ROOT = pathlib.Path(__file__).parent.parent.parent
REFERENCE = ROOT / "tests" / "data" / "reference"


class Reading(unittest.TestCase):
    def test_gives_the_moves_of_the_reference_cases(self):
        compared = 0
        for line in (REFERENCE / "pdn_cases.jsonl").read_text().splitlines():
            case = json.loads(line)
            wanted = case["expect"].get("moves")
            if not wanted or not case["expect"].get("accept") or not all(
                    isinstance(move, str) for move in wanted):
                continue
            games = damscope.read_pdn(case["input"])
            if len(games) != 1 or not games[0].legal:
                continue  # held to its report by the tests of the parser
            moves = [str(move) for move in games[0].game.moves]
            self.assertEqual(len(moves), len(wanted), case["name"])
            compared += 1
        self.assertGreater(compared, 5)

    def test_keeps_an_illegal_game_and_says_why(self):
        read = damscope.read_pdn('[White "A"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 33-29 *\n')[0]
        self.assertFalse(read.legal)
        self.assertEqual(read.plies, 2)
        errors = [problem for problem in read.problems if problem.severity == "error"]
        self.assertEqual(errors[0].code, "capture-compulsory")
        self.assertEqual((errors[0].line, errors[0].column), (4, 19))
        self.assertNotEqual(errors[0].message("nl"), errors[0].message("en"))

    def test_decodes_bytes(self):
        text = '[White "Ёлкин, А."]\n[GameType "25"]\n\n1. c3-d4 d6-c5 *\n'
        for encoding in ("utf-8", "utf-16", "cp1251", "koi8-r"):
            read = damscope.read_pdn(text.encode(encoding), encoding=encoding)[0]
            self.assertEqual(read.game.tags["White"], "Ёлкин, А.", encoding)
        with self.assertRaises(ValueError):
            damscope.read_pdn(b"1. 32-28 *", encoding="no-such-encoding")

    def test_of_nothing_gives_nothing(self):
        self.assertEqual(damscope.read_pdn(""), [])
        self.assertEqual(damscope.read_pdn(b""), [])
        with self.assertRaises(Exception):
            damscope.read_pdn(12)


class Games(unittest.TestCase):
    def setUp(self):
        self.game = damscope.read_pdn(
            '[White "A"]\n[Event "E"]\n[GameType "20"]\n\n'
            "1. 32-28 {[%clk 0:09:58] quiet} 18-23 (1... 19-23 2. 28x19 14x23) 2. 38-32 $1 2-0\n"
        )[0].game

    def test_are_trees(self):
        root = self.game.root
        self.assertIsNone(root.move)
        first = root.children[0]
        self.assertEqual(str(first.move), "32-28")
        self.assertEqual(first.clock, 598)
        self.assertEqual([str(node.move) for node in first.children], ["18-23", "19-23"])
        self.assertEqual(str(first.children[1].children[0].move), "28x19")
        self.assertEqual(first.children[0].children[0].nags, [1])

    def test_have_a_main_line(self):
        self.assertEqual([str(m) for m in self.game.moves], ["32-28", "18-23", "38-32"])
        self.assertEqual(len(self.game.positions), 4)
        self.assertEqual(self.game.positions[1].side, "black")
        self.assertEqual((self.game.result, self.game.outcome), ("2-0", "white"))

    def test_are_written_and_read_again(self):
        again = damscope.read_pdn(self.game.pdn())[0].game
        self.assertEqual(again.pdn(), self.game.pdn())
        self.assertEqual(again.tag_pairs, self.game.tag_pairs)

    def test_outlive_what_they_came_from(self):
        node = self.game.root.children[0]
        del self.game
        self.assertEqual(node.comments, ["quiet"])


class Knowledge(unittest.TestCase):
    def setUp(self):
        text = (ROOT / "samples" / "international.pdn").read_text(encoding="utf-8")
        self.games = [read.game for read in damscope.read_pdn(text)]

    def test_shots_are_proved_and_named_in_four_languages(self):
        found = [shot for game in self.games for shot in game.shots()]
        self.assertGreater(len(found), 10)
        for shot in found:
            self.assertIn(shot["kind"], ("played", "missed"))
            self.assertTrue(shot["wins"] or shot["gain"] >= 1, shot)
            self.assertEqual(shot["wins"], shot["gain"] is None)
        dutch = [shot["names"] for game in self.games for shot in game.shots("nl")]
        self.assertEqual(len(dutch), len(found))
        self.assertNotEqual(dutch, [shot["names"] for shot in found])

    def test_structures_last_within_the_game(self):
        found = [(game, stay) for game in self.games for stay in game.structures()]
        self.assertGreater(len(found), 10)
        for game, stay in found:
            self.assertLessEqual(stay["from_ply"], stay["to_ply"])
            self.assertLess(stay["to_ply"], len(game.positions))
            self.assertIn(stay["side"], ("white", "black"))

    def test_an_unknown_language_is_a_value_error(self):
        for ask in (self.games[0].shots, self.games[0].structures):
            with self.assertRaises(ValueError):
                ask("xx")


if __name__ == "__main__":
    unittest.main()
