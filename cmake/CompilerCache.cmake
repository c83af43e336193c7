# SPDX-License-Identifier: GPL-3.0-or-later
# Uses ccache when it is installed and no other launcher was asked for.

if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(DAMSCOPE_CCACHE ccache)
    mark_as_advanced(DAMSCOPE_CCACHE)
    if(DAMSCOPE_CCACHE)
        set(CMAKE_CXX_COMPILER_LAUNCHER "${DAMSCOPE_CCACHE}")
    endif()
endif()
