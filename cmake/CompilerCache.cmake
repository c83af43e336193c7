# SPDX-License-Identifier: GPL-3.0-or-later
# Uses ccache when it is installed and no other launcher was asked for.

if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
    find_program(DAMSCOPE_CCACHE ccache)
    mark_as_advanced(DAMSCOPE_CCACHE)
    if(DAMSCOPE_CCACHE)
        # Precompiled headers are cached only if ccache may trust what they define.
        set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
            CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
            ${DAMSCOPE_CCACHE})
        add_compile_options($<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    endif()
endif()
