#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every catalogue of po/ is right: msgfmt accepts it, each form of a translation shows the same
values as its English text and keeps what is typed, and po/damscope.pot holds the texts of the
sources. How much is translated is printed, and is no fault."""
import collections
import gettext
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import typing

TYPED = re.compile(r"--[a-z][a-z-]*|\$[A-Z_]+|docs/[a-z/-]+\.md|%L?[0-9n]")
ONLY_ENGLISH = {"library"}  # what a library says, which is English
# Kinds of words for a value that a translation may use in place of those of English: the full title
# of a variant for its key, and "of White" for "White".
OTHER_KINDS = {"": {"title"}, "side": {"of"}}
FEWEST_CATALOGUES = 4


class Plurals(typing.NamedTuple):
    """The rule of a language: how many forms it has, and which one is for a number."""

    forms: int
    form: typing.Callable[[int], int]

    def is_one_alone(self, form: int) -> bool:
        return [n for n in range(200) if self.form(n) == form] == [1]


ENGLISH = Plurals(2, lambda n: int(n != 1))


class Text(typing.NamedTuple):
    """What a pattern of messages/tables.hpp holds. The values are (name, kind)."""

    values: list[collections.Counter]  # for each form of its inner numbers
    groups: collections.Counter  # how often a <part> has these names
    chosen: dict[str, set[int]]  # {name?one|several}: how many forms a name has
    is_closed: bool


def end_of(text: str, start: int) -> int | None:
    """The place of the bracket that closes the one at the start."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "{<") - (text[place] in "}>")
        if depth == 0:
            return place
    return None


def outside(text: str, sign: str) -> list[str]:
    """The parts of a text between signs that are in no brackets."""
    parts, depth = [""], 0
    for c in text:
        depth += (c in "{<") - (c in "}>")
        if c == sign and depth == 0:
            parts.append("")
        else:
            parts[-1] += c
    return parts


def read(text: str, forms: int) -> Text:
    found = Text(
        [collections.Counter() for _ in range(forms)],
        collections.Counter(),
        collections.defaultdict(set),
        text.count("{") == text.count("}"),
    )
    collect(text, found, range(forms))
    return found


def collect(text: str, found: Text, forms: typing.Iterable[int]) -> None:
    place = 0
    while place < len(text):
        end = end_of(text, place) if text[place] in "{<" else None
        inside = text[place + 1 : end] if end else ""
        if end and text[place] == "<" and "{" in inside:
            names = set(re.findall(r"\{(\+?[\w-]+)", inside)) - ONLY_ENGLISH
            found.groups[tuple(sorted(names))] += bool(names)
            collect(inside, found, forms)
        elif end and text[place] == "{" and (gap := re.match(r"(\+?[\w-]+)([:?]?)", inside)):
            name, sign = gap.groups()
            rest = inside[gap.end() :]
            if sign == "?":
                several = outside(rest, "|")
                found.chosen[name].add(len(several))
                for form in forms:
                    collect(several[min(form, len(several) - 1)], found, [form])
            elif name not in ONLY_ENGLISH:
                for form in forms:
                    found.values[form][name, rest] += 1
        else:
            end = None
        place = (end or place) + 1


def shows_the_same(values: collections.Counter, english: collections.Counter) -> bool:
    """Whether the values are those of English, each of its kind or one that may stand for it."""
    missing, others = english - values, values - english
    for name, kind in list(missing.elements()):
        for other in OTHER_KINDS.get(kind, ()):
            if others[name, other] > 0:
                others[name, other] -= 1
                missing[name, kind] -= 1
                break
    return not +missing and not +others


def without(values: collections.Counter, names: set[str]) -> collections.Counter:
    return collections.Counter({key: n for key, n in values.items() if key[0] not in names})


def typed(text: str) -> collections.Counter:
    return collections.Counter(TYPED.findall(text))


def faults_of(english: str, plural: str, forms: list[str], rule: Plurals) -> list[str]:
    """The faults of one entry; `plural` is empty where it has no number of its own."""
    if len(forms) != (rule.forms if plural else 1) or "" in forms:
        return ["has not all forms"]
    one, several = read(english, ENGLISH.forms), read(plural or english, ENGLISH.forms)
    numbers = set(several.chosen) | {name for name, _ in several.values[1] - one.values[0]}
    numbers |= {"n", "number"}
    faults = []
    for n, form in enumerate(forms):
        text = read(form, rule.forms)
        if not text.is_closed:
            faults.append("brackets")
        for k, values in enumerate(text.values):
            allowed = [several.values[1]]
            if rule.is_one_alone(n if plural else k):
                allowed.append(without(several.values[1], numbers - {name for name, _ in values}))
            if k == rule.form(1):  # of an inner number, as in English
                allowed.append(several.values[0])
            if not any(shows_the_same(values, english_values) for english_values in allowed):
                faults.append("shows other values")
                break
        if not set(text.chosen) <= set(several.chosen) | {name for name, _ in several.values[1]}:
            faults.append("chooses by other numbers")
        if any(counts != {rule.forms} for counts in text.chosen.values()):
            faults.append("has not all forms")
        if text.groups not in (one.groups, several.groups):
            faults.append("leaves out other parts")
        if typed(form) not in (typed(english), typed(plural or english)):
            faults.append("what is typed differs")
    return faults


def self_test() -> list[str]:
    """One fault of each sort is found, and none in what is right."""
    russian = Plurals(3, lambda n: 0 if n == 1 else 1 if n < 5 else 2)
    number = ("{n} game of {color:owner}", "{n} games of {color:owner}")
    inner = ("takes {n} {n?man|men}<, {more} more>{+choices}", "")
    here = ["{n} a {color:owner}", "{n} b {color:owner}", "{n} c {color:owner}"]
    right = "x {n} {n?a|b|c}<, {more} y>{+choices}"
    cases = [
        (number, here, None),
        (number, ["a {color:owner}", *here[1:]], None),
        (inner, [right], None),
        (("of {color:side}", ""), ["{color:of}"], None),
        (("{n?the row|the {n} rows}", ""), ["{n?a|{n} b|{n} c}"], None),
        (("{n?the row|the {n} rows}", ""), ["{n?a|{n} b|c}"], "shows other values"),
        (("set --from to $DAMSCOPE_DB", ""), ["x --from $DAMSCOPE_DB"], None),
        (number, [here[0], here[1], "c {color:owner}"], "shows other values"),
        (number, [here[0].replace("owner", "side"), *here[1:]], "shows other values"),
        (number, [*here[:2], here[2] + " {n}"], "shows other values"),
        (number, here[:2], "has not all forms"),
        (number, [*here[:2], ""], "has not all forms"),
        (inner, [right.replace("+choices", "+choises")], "shows other values"),
        (inner, [right.replace("a|b|c", "a")], "has not all forms"),
        (inner, [right.replace("n?", "m?")], "chooses by other numbers"),
        (inner, [right.replace("<", "").replace(">", "")], "leaves out other parts"),
        (inner, [right + "}"], "brackets"),
        (("set --from", ""), ["x --form"], "what is typed differs"),
        (("%Ln of %1", ""), ["%Ln von"], "what is typed differs"),
    ]
    wrong = []
    for (english, plural), forms, fault in cases:
        found = faults_of(english, plural, forms, russian)
        if set(found) != ({fault} if fault else set()):
            wrong.append(f"self-test: {forms!r}: expected {fault}, found {found}")
    return wrong


def entries_of(mo: bytes) -> dict[str, str]:
    """GNU gettext manual, "The Format of GNU MO Files"."""
    size, originals, translations = struct.unpack_from("<III", mo, 8)

    def text(table: int, row: int) -> str:
        length, place = struct.unpack_from("<II", mo, table + 8 * row)
        return mo[place : place + length].decode()

    return {text(originals, row): text(translations, row) for row in range(size)}


def faults_in(catalogue: pathlib.Path, folder: str) -> list[str]:
    compiled = pathlib.Path(folder, "compiled.mo")
    command = ["msgfmt", "--check", "--statistics", "--output-file", compiled, catalogue]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return [done.stderr.strip()]
    print(f"{catalogue}: {done.stderr.strip()}")
    entries = entries_of(compiled.read_bytes())
    rule = re.search(r"nplurals=(\d+); *plural=(.*);", entries.pop(""))
    if rule is None:
        return ["the header lacks Plural-Forms"]
    plurals = Plurals(int(rule[1]), gettext.c2py(rule[2]))
    faults = []
    for key, translation in entries.items():
        english, _, plural = key.split("\4")[-1].partition("\0")
        forms = translation.split("\0")
        for fault in dict.fromkeys(faults_of(english, plural, forms, plurals)):
            faults.append(f"{fault}: {plural or english!r}: {forms!r}")
    return faults


def ids(catalogue: str) -> set[str]:
    """The texts of a template, each with its context."""
    return set(re.findall(r'^(?:msgctxt .*\n(?:".*\n)*)?msgid .*\n(?:".*\n)*', catalogue, re.M))


def main() -> int:
    faults = self_test()
    catalogues = sorted(pathlib.Path("po").glob("*.po"))
    if len(catalogues) < FEWEST_CATALOGUES:
        faults.append(f"po/ has {len(catalogues)} catalogues, fewer than {FEWEST_CATALOGUES}")
    with tempfile.TemporaryDirectory() as folder:
        for catalogue in catalogues:
            faults += [f"{catalogue}: {fault}" for fault in faults_in(catalogue, folder)]
        fresh = pathlib.Path(folder, "fresh.pot")
        subprocess.run(["tools/po/update", fresh], check=True)
        now, kept = ids(fresh.read_text()), ids(pathlib.Path("po/damscope.pot").read_text())
    faults += [f"run tools/po/update; po/damscope.pot lacks {text}" for text in sorted(now - kept)]
    faults += [f"run tools/po/update; no longer used: {text}" for text in sorted(kept - now)]
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
