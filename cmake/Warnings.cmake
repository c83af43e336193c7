# SPDX-License-Identifier: GPL-3.0-or-later
# damscope_warnings: every target of ours links it PRIVATE.
# -Wnull-dereference is left out: GCC 12 reports it inside its own standard library at -O3, and so it
# does with -Wrestrict for "text" + std::string (GCC bug 105651).

add_library(damscope_warnings INTERFACE)
target_compile_options(damscope_warnings INTERFACE
    -Wall -Wextra -Wpedantic
    -Wshadow
    -Wconversion -Wsign-conversion -Wdouble-promotion
    -Wold-style-cast -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual
    -Wunused
    -Wimplicit-fallthrough
    -Wformat=2 -Werror=format-security
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
    $<$<BOOL:${DAMSCOPE_WERROR}>:-Werror>)
