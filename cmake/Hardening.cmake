# SPDX-License-Identifier: GPL-3.0-or-later
# Position-independent code everywhere; release builds read files from strangers and are hardened.
# Sanitizer builds are not Release builds: _FORTIFY_SOURCE would hide calls from them.

if(EMSCRIPTEN) # a module has its own memory, and no code in it
    return()
endif()
include(CheckPIESupported)
check_pie_supported()
set(CMAKE_POSITION_INDEPENDENT_CODE ON)

if(CMAKE_BUILD_TYPE STREQUAL "Release")
    add_compile_options(-fstack-protector-strong)
    if(NOT WIN32)
        add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fstack-clash-protection)
    endif()
    # Indices are checked, but for the rules and the search, which do little else than index and
    # are tested with checks in every other build.
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # clang 14 refuses this one without a second flag.
        add_compile_options(-ftrivial-auto-var-init=zero)
    endif()
    if(WIN32)
        # What checks the stack is part of each program: no libssp-0.dll is needed.
        string(APPEND CMAKE_CXX_STANDARD_LIBRARIES " -l:libssp.a")
        add_link_options(LINKER:--dynamicbase LINKER:--nxcompat LINKER:--high-entropy-va)
    else()
        add_link_options(
            LINKER:-z,relro LINKER:-z,now LINKER:-z,noexecstack LINKER:-z,separate-code)
    endif()
endif()
