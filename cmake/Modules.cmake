# SPDX-License-Identifier: GPL-3.0-or-later
# How a module and a test are declared.

# What nearly every source of every module includes.
set(damscope_common_headers
    <algorithm> <array> <cassert> <charconv> <chrono> <compare> <cstdint> <filesystem> <functional>
    <map> <memory> <mutex> <optional> <ranges> <set> <span> <stdexcept> <string> <string_view>
    <tuple> <unordered_map> <utility> <variant> <vector>)

# GCC looks for memory that it can free whenever it has taken so many kilobytes. In a unit it finds little, and looking took a
# tenth of the time. Most units now take up to 1.2 GB in place of 0.9, the largest (the moves of rules) 1.6.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(--param=ggc-min-heapsize=1000000)
endif()

# damscope_headers(NAME [header...])
#
# A library of nothing but a precompiled header, for all targets with the same flags. Only GCC takes it whatever their
# include paths are.
function(damscope_headers name)
    if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        return()
    endif()
    file(CONFIGURE OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp" CONTENT "")
    add_library(${name} OBJECT EXCLUDE_FROM_ALL "${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp")
    target_link_libraries(${name} PRIVATE damscope_warnings)
    target_precompile_headers(${name} PRIVATE ${damscope_common_headers} ${ARGN})
endfunction()

# How a target is compiled: with a precompiled header, and with several sources in one unit.
#
# A unit holds at most DAMSCOPE_UNIT_SIZE sources, since reading headers takes most of the time of each. They
# are of one folder, so that a new file cannot bring files together that never met before.
#
# damscope_compile_together(TARGET [REUSE_FROM OTHER] [header...])
#
# OTHER has the same flags, and a precompiled header; where there is none, the target has its own.
function(damscope_compile_together target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "REUSE_FROM" "")
    if(TARGET "${arg_REUSE_FROM}")
        target_precompile_headers(${target} REUSE_FROM ${arg_REUSE_FROM})
    else()
        target_precompile_headers(${target} PRIVATE ${damscope_common_headers} ${arg_UNPARSED_ARGUMENTS})
    endif()
    if(DAMSCOPE_UNIT_SIZE GREATER 1)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
        damscope_group_by_folder(${target})
    endif()
endfunction()

function(damscope_group_by_folder target)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "^[^$].*[.]cpp$")
    foreach(source IN LISTS sources)
        get_filename_component(folder "${source}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "of_${folder}" folder)
        list(LENGTH sources_${folder} before)
        math(EXPR part "${before} / ${DAMSCOPE_UNIT_SIZE}")
        list(APPEND sources_${folder} "${source}")
        set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${folder}_${part}")
    endforeach()
endfunction()

# Code that waits for the disk, the engine or the user: GCC compiles it fastest with -Og, and that is fast enough.
# (docs/development/performance.md, levers)
function(damscope_small_code target)
    if(EMSCRIPTEN) # a page loads it
        target_compile_options(${target} PRIVATE -Os)
    elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${target} PRIVATE -Og)
    endif()
endfunction()

# Code that goes over every byte of files: GCC vectorizes such loops at -O3 only, or when told to. How much a
# unit may grow by inlining is raised to what as many sources are allowed that are compiled one by one.
function(damscope_fast_code target)
    if(EMSCRIPTEN)
        target_compile_options(${target} PRIVATE -O3)
    endif()
    set_target_properties(${target} PROPERTIES DAMSCOPE_FAST ON)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${target} PRIVATE
            -ftree-vectorize -fvect-cost-model=dynamic --param=large-unit-insns=160000)
    endif()
endfunction()

damscope_headers(damscope_small_headers)
damscope_headers(damscope_fast_headers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    damscope_small_code(damscope_small_headers)
    damscope_fast_code(damscope_fast_headers)
endif()

# damscope_module(NAME SOURCES file... [ALONE path...] [HOT folder...] [DEPENDS target...] [PRIVATE_DEPENDS target...]
#                 [OWN_FLAGS])
#
# A static library damscope_NAME with the alias damscope::NAME. DEPENDS are libraries that its
# headers need, PRIVATE_DEPENDS those that only its sources need. Headers are included from the
# repository root: #include "rules/board/position.hpp". What lies in the HOT folders is compiled for
# speed, in an object library damscope_NAME_hot that is part of the module; all else with -Og. HOT . is
# the whole module. What stands under ALONE is compiled file by file, since its names collide with those of
# other files. OWN_FLAGS: its macros differ from those of other modules, and so its precompiled header.
function(damscope_module name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OWN_FLAGS" "" "SOURCES;ALONE;HOT;DEPENDS;PRIVATE_DEPENDS")
    if(arg_UNPARSED_ARGUMENTS OR NOT arg_SOURCES)
        message(FATAL_ERROR "damscope_module(${name}): SOURCES are needed; "
            "not understood: '${arg_UNPARSED_ARGUMENTS}'")
    endif()
    if(arg_ALONE)
        list(JOIN arg_ALONE "|" alone)
        set(apart ${arg_SOURCES})
        list(FILTER apart INCLUDE REGEX "^(${alone})")
        set_source_files_properties(${apart} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    set(hot ${arg_SOURCES})
    if(arg_HOT AND NOT arg_HOT STREQUAL ".")
        list(JOIN arg_HOT "|" folders)
        list(FILTER hot INCLUDE REGEX "^(${folders})/")
        list(FILTER arg_SOURCES EXCLUDE REGEX "^(${folders})/")
        add_library(damscope_${name}_hot OBJECT ${hot})
        damscope_set_up_module(damscope_${name}_hot fast)
        damscope_fast_code(damscope_${name}_hot)
        list(APPEND arg_SOURCES $<TARGET_OBJECTS:damscope_${name}_hot>)
    endif()
    add_library(damscope_${name} STATIC ${arg_SOURCES})
    add_library(damscope::${name} ALIAS damscope_${name})
    if(arg_HOT STREQUAL ".")
        damscope_set_up_module(damscope_${name} fast)
        damscope_fast_code(damscope_${name})
    else()
        damscope_set_up_module(damscope_${name} small)
        damscope_small_code(damscope_${name})
    endif()
endfunction()

# What both parts of a module have in common; reads the arguments of damscope_module.
macro(damscope_set_up_module target kind)
    target_include_directories(${target} PUBLIC
        "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>"
        "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/damscope>")
    target_include_directories(${target} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}/generated")
    target_link_libraries(${target}
        PUBLIC ${arg_DEPENDS}
        PRIVATE "$<BUILD_INTERFACE:damscope_warnings>" ${arg_PRIVATE_DEPENDS})
    if(arg_OWN_FLAGS)
        damscope_compile_together(${target})
    else()
        damscope_compile_together(${target} REUSE_FROM damscope_${kind}_headers)
    endif()
endmacro()

# damscope_folder_options(NAME FOLDER OPTION...)
#
# Compile options for the sources of a module's hot part that lie in a folder or below it. Each is then
# compiled for itself.
function(damscope_folder_options name folder)
    get_target_property(sources damscope_${name}_hot SOURCES)
    list(FILTER sources INCLUDE REGEX "^${folder}/.*[.]cpp$")
    if(NOT sources)
        message(FATAL_ERROR "damscope_folder_options: ${name}/${folder} has no sources")
    endif()
    set_property(SOURCE ${sources} APPEND PROPERTY COMPILE_OPTIONS ${ARGN})
    set_source_files_properties(${sources} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
endfunction()

# Makes a test one of those that `foreign_input_tests` builds.
function(damscope_reads_foreign_input name)
    if(NOT TARGET foreign_input_tests)
        add_custom_target(foreign_input_tests)
    endif()
    add_dependencies(foreign_input_tests ${name})
endfunction()

# damscope_test(NAME SOURCES file... [POSIX file...] [ALONE file...] [LIBS target...] [LABELS label...] [ENVIRONMENT VAR=value...]
#               [TIMEOUT seconds])
#
# A GoogleTest executable, one ctest entry per test suite. Tests run in the repository root, so
# "tests/data/x.pdn" is a valid path, and they inherit the environment (DAMSCOPE_SHARED); ENVIRONMENT
# adds to it and may hold generator expressions. ALONE is as for modules, POSIX are sources of tests that Windows
# cannot run. No endgame tables but a test's own are used or made.
# The label foreign-input marks tests of what reads files of strangers: `foreign_input_tests` builds
# them, ./verify --sanitized runs them under sanitizers.
function(damscope_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;POSIX;ALONE;LIBS;LABELS;ENVIRONMENT")
    if(arg_UNPARSED_ARGUMENTS OR NOT arg_SOURCES)
        message(FATAL_ERROR "damscope_test(${name}): SOURCES are needed; "
            "not understood: '${arg_UNPARSED_ARGUMENTS}'")
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 900)
    endif()
    if(NOT WIN32)
        list(APPEND arg_SOURCES ${arg_POSIX})
    endif()
    add_executable(${name} ${arg_SOURCES})
    set_source_files_properties(${arg_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE damscope_warnings ${arg_LIBS} GTest::gtest_main)
    damscope_compile_together(${name} REUSE_FROM damscope_test_headers <gtest/gtest.h>)
    if(WIN32) # tools/windows/test runs it
        damscope_windows_program(${name})
        return()
    endif()

    if("foreign-input" IN_LIST arg_LABELS)
        damscope_reads_foreign_input(${name})
    endif()

    set(suites "${CMAKE_CURRENT_BINARY_DIR}/${name}_suites.cmake")
    add_custom_command(TARGET ${name} POST_BUILD
        COMMAND "${CMAKE_COMMAND}" -D "PROGRAM=$<TARGET_FILE:${name}>" -D "NAME=${name}" -D "FOLDER=${PROJECT_SOURCE_DIR}"
            -D "TIMEOUT=${arg_TIMEOUT}" -D "LABELS=${arg_LABELS}"
            -D "ENVIRONMENT=DAMSCOPE_ENDGAMES=none;XDG_STATE_HOME=${PROJECT_BINARY_DIR}/state;${arg_ENVIRONMENT}"
            -D "OUTPUT=${suites}" -P "${PROJECT_SOURCE_DIR}/cmake/TestSuites.cmake"
        BYPRODUCTS "${suites}" VERBATIM)
    file(WRITE "${CMAKE_CURRENT_BINARY_DIR}/${name}_tests.cmake"
"if(EXISTS [=[${suites}]=])
    include([=[${suites}]=])
else()
    add_test(${name}_NOT_BUILT ${name}_NOT_BUILT)
endif()
")
    set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES
        "${CMAKE_CURRENT_BINARY_DIR}/${name}_tests.cmake")
endfunction()
