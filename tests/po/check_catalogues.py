#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every catalogue of po/ is right: msgfmt accepts it, a translation shows the same values as its
English text and keeps what is typed, and po/damscope.pot holds the texts of the sources. How much
is translated is printed, and is no fault."""
import collections
import gettext
import pathlib
import re
import subprocess
import sys
import tempfile

TYPED = re.compile(r"--[a-z][a-z-]*|\$[A-Z_]+|docs/[a-z/-]+\.md")
GAP = re.compile(r"\{(\w+)(\?[^{}]*)?")
ONLY_ENGLISH = {"library"}  # what a library says, which is English


def texts_of(catalogue: pathlib.Path, folder: str) -> gettext.GNUTranslations:
    compiled = pathlib.Path(folder, "compiled.mo")
    subprocess.run(["msgfmt", "--check", "--output-file", compiled, catalogue], check=True)
    with compiled.open("rb") as file:
        return gettext.GNUTranslations(file)


def typed(text: str) -> collections.Counter:
    return collections.Counter(TYPED.findall(text))


def names(forms: list[str]) -> set[str]:
    return {gap[0] for form in forms for gap in GAP.findall(form)} - ONLY_ENGLISH


def balanced(text: str) -> bool:
    depth = 0
    for sign in re.findall(r"[{}]", text):
        depth += 1 if sign == "{" else -1
        if depth < 0:
            return False
    return depth == 0


def faults_of(catalogue: gettext.GNUTranslations) -> list[str]:
    entries = collections.defaultdict(list)  # translations by English text
    for key, text in catalogue._catalog.items():
        english = key[0] if isinstance(key, tuple) else key
        entries[english.split("\4")[-1]].append(text)
    del entries[""]
    faults = []
    for english, forms in entries.items():
        # A number may be left out of the form for one thing: "one game".
        if not names(forms) <= names([english]) | {"n"} or not names([english]) <= names(forms):
            faults.append(f"shows other values: {english!r}: {forms!r}")
        for form in forms:
            if not balanced(form):
                faults.append(f"brackets: {form!r}")
            if typed(form) != typed(english):
                faults.append(f"what is typed differs: {english!r}: {form!r}")
    return faults


def ids(catalogue: str) -> set[str]:
    """The texts of a template, each with its context."""
    return set(re.findall(r'^(?:msgctxt .*\n(?:".*\n)*)?msgid .*\n(?:".*\n)*', catalogue, re.M))


def main() -> int:
    faults = []
    catalogues = sorted(pathlib.Path("po").glob("*.po"))
    with tempfile.TemporaryDirectory() as folder:
        for catalogue in catalogues:
            print(catalogue, flush=True)
            subprocess.run(
                ["msgfmt", "--statistics", "--output-file=/dev/null", catalogue], check=True
            )
            found = faults_of(texts_of(catalogue, folder))
            faults += [f"{catalogue}: {fault}" for fault in found]
        fresh = pathlib.Path(folder, "fresh.pot")
        subprocess.run(["tools/po/update", fresh], check=True)
        now, kept = ids(fresh.read_text()), ids(pathlib.Path("po/damscope.pot").read_text())
    faults += [f"run tools/po/update; po/damscope.pot lacks {text}" for text in sorted(now - kept)]
    faults += [f"run tools/po/update; no longer used: {text}" for text in sorted(kept - now)]
    print("\n".join(faults))
    return 1 if faults or len(catalogues) < 4 else 0


if __name__ == "__main__":
    sys.exit(main())
