# SPDX-License-Identifier: GPL-3.0-or-later
# damscope_warnings: every target of ours links it PRIVATE.
# -Wnull-dereference is left out: GCC 12 reports it inside its own standard library at -O3, and so it
# does with -Wrestrict, -Warray-bounds and
# -Wstringop-overflow for "text" + std::string (GCC bug 105651) and with
# -Wmaybe-uninitialized for std::stop_callback.

add_library(damscope_warnings INTERFACE)
target_compile_options(damscope_warnings INTERFACE
    -Wall -Wextra -Wpedantic
    # Sources of one unit may use a name that another has at namespace scope.
    $<IF:$<CXX_COMPILER_ID:GNU>,-Wshadow=local,-Wshadow>
    $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>
    -Wconversion -Wsign-conversion -Wdouble-promotion
    -Wold-style-cast -Wcast-align
    -Wnon-virtual-dtor -Woverloaded-virtual
    -Wunused
    -Wimplicit-fallthrough
    -Wformat=2 -Werror=format-security
    "$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread;-Wno-maybe-uninitialized>"
    $<$<BOOL:${DAMSCOPE_WERROR}>:-Werror>)
