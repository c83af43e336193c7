# SPDX-License-Identifier: GPL-3.0-or-later
"""What help() shows: every public name is explained, and the version is known."""
import pathlib
import re
import unittest

import damscope

REPOSITORY = pathlib.Path(__file__).parent.parent.parent


def explanation(value):
    """The documentation without the signature that pybind11 puts before it."""
    return re.sub(r"^\w+\(.*\)( -> .*)?$", "", value.__doc__ or "", flags=re.MULTILINE).strip()


class Names(unittest.TestCase):
    def test_are_all_explained(self):
        for name in damscope.__all__:
            value = getattr(damscope, name)
            self.assertTrue(explanation(value), name)
            own = vars(value) if isinstance(value, type) else {}
            for member, what in own.items():
                if not member.startswith("_"):
                    self.assertTrue(explanation(what), f"{name}.{member}")

    def test_have_the_version_of_the_program(self):
        text = (REPOSITORY / "CMakeLists.txt").read_text()
        version = re.search(r"^ *VERSION ([0-9.]+)$", text, re.MULTILINE)[1]
        self.assertEqual(damscope.__version__, version)


if __name__ == "__main__":
    unittest.main()
