# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/python.md does what it says."""
import doctest
import os
import pathlib
import shutil
import tempfile
import unittest

ROOT = pathlib.Path(__file__).parent.parent.parent

try:
    import numpy
except ImportError:
    numpy = None


@unittest.skipIf(numpy is None, "NumPy is not installed (Debian: python3-numpy)")
class Documents(unittest.TestCase):
    def test_examples(self):
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(ROOT / "samples", pathlib.Path(folder) / "samples")
            os.chdir(folder)
            try:
                failed, tried = doctest.testfile(str(ROOT / "docs" / "python.md"),
                                                 module_relative=False,
                                                 optionflags=doctest.ELLIPSIS)
            finally:
                os.chdir(before)
        self.assertGreater(tried, 20)
        self.assertEqual(failed, 0)


if __name__ == "__main__":
    unittest.main()
