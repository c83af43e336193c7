#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes iconv of Emscripten's C library, and writes it without its tables of East Asian encodings, and these as a
file that a page loads when it reads a text that is not Unicode. Together they would be a twentieth of the module.

usage: iconv.py LOCALE SOURCE TABLES
LOCALE is the folder with iconv.c; SOURCE, in C, and TABLES are written.
"""
import pathlib
import re
import struct
import sys

locale, source, tables = map(pathlib.Path, sys.argv[1:])
text = (locale / "iconv.c").read_text()
table = re.compile(r'static const unsigned short (?!legacy_chars)(\w+)((?:\[\d*\])+) = \{\n#include "(\w+[.]h)"\n\};')
members, contents = "", b""
for name, size, header in table.findall(text):
    numbers = [int(number, 0) for number in re.findall(r"\b0x[\da-f]+|\b\d+", (locale / header).read_text())]
    if size == "[]":
        size = f"[{len(numbers)}]"
    room = 1
    for extent in re.findall(r"\d+", size):
        room *= int(extent)
    numbers += [0] * (room - len(numbers))
    members += f"    unsigned short {name}{size};\n"
    contents += struct.pack(f"<{room}H", *numbers)

names = "|".join(re.findall(r"(\w+)\[", members))
text = re.sub(rf'(?<!")\b({names})\b', r"tables.\1", table.sub("", text))
struct_of_tables = f"static struct {{\n{members}}} tables;\nint damscope_east_asian_tables(void *, size_t);\n\n"
before, opening = "static int fuzzycmp", "\ticonv_t cd = combine_to_from(t, f);\n"
needed = ("\tif ((charmaps[f] >= EUC_JP || charmaps[t] >= EUC_JP)\n"
          "\t && !damscope_east_asian_tables(&tables, sizeof tables)) {\n"
          "\t\terrno = EINVAL;\n\t\treturn (iconv_t)-1;\n\t}\n")
for place in (before, opening):
    if text.count(place) != 1:
        sys.exit(f"iconv.py: {locale}/iconv.c is of another version: '{place.strip()}' stands there {text.count(place)} times")
text = text.replace(before, struct_of_tables + before).replace(opening, needed + opening)
source.write_text(text)
tables.write_bytes(contents)
