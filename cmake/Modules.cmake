# SPDX-License-Identifier: GPL-3.0-or-later
# How a module and a test are declared.

# damscope_module(NAME SOURCES file... [DEPENDS target...] [PRIVATE_DEPENDS target...])
#
# A static library damscope_NAME with the alias damscope::NAME. DEPENDS are libraries that its
# headers need, PRIVATE_DEPENDS those that only its sources need. Headers are included from the
# repository root: #include "rules/board/position.hpp".
function(damscope_module name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEPENDS;PRIVATE_DEPENDS")
    if(arg_UNPARSED_ARGUMENTS OR NOT arg_SOURCES)
        message(FATAL_ERROR "damscope_module(${name}): SOURCES are needed; "
            "not understood: '${arg_UNPARSED_ARGUMENTS}'")
    endif()
    add_library(damscope_${name} STATIC ${arg_SOURCES})
    add_library(damscope::${name} ALIAS damscope_${name})
    target_include_directories(damscope_${name} PUBLIC
        "$<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>"
        "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/damscope>")
    target_link_libraries(damscope_${name}
        PUBLIC ${arg_DEPENDS}
        PRIVATE "$<BUILD_INTERFACE:damscope_warnings>" ${arg_PRIVATE_DEPENDS})
endfunction()

# damscope_folder_options(NAME FOLDER OPTION...)
#
# Compile options for the sources of a module that lie in a folder or below it, however they are
# split into files.
function(damscope_folder_options name folder)
    get_target_property(sources damscope_${name} SOURCES)
    list(FILTER sources INCLUDE REGEX "^${folder}/.*[.]cpp$")
    if(NOT sources)
        message(FATAL_ERROR "damscope_folder_options: ${name}/${folder} has no sources")
    endif()
    set_property(SOURCE ${sources} APPEND PROPERTY COMPILE_OPTIONS ${ARGN})
endfunction()

# Makes a test one of those that `foreign_input_tests` builds.
function(damscope_reads_foreign_input name)
    if(NOT TARGET foreign_input_tests)
        add_custom_target(foreign_input_tests)
    endif()
    add_dependencies(foreign_input_tests ${name})
endfunction()

# damscope_test(NAME SOURCES file... [LIBS target...] [LABELS label...] [ENVIRONMENT VAR=value...]
#               [TIMEOUT seconds])
#
# A GoogleTest executable, one ctest entry per test. Tests run in the repository root, so
# "tests/data/x.pdn" is a valid path, and they inherit the environment (DAMSCOPE_SHARED); ENVIRONMENT
# adds to it and may hold generator expressions. No endgame tables but a test's own are used or made.
# The label foreign-input marks tests of what reads files of strangers: `foreign_input_tests` builds
# them, ./verify --sanitized runs them under sanitizers.
function(damscope_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "SOURCES;LIBS;LABELS;ENVIRONMENT")
    if(arg_UNPARSED_ARGUMENTS OR NOT arg_SOURCES)
        message(FATAL_ERROR "damscope_test(${name}): SOURCES are needed; "
            "not understood: '${arg_UNPARSED_ARGUMENTS}'")
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 300)
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}")
    target_link_libraries(${name} PRIVATE damscope_warnings ${arg_LIBS} GTest::gtest_main)

    if("foreign-input" IN_LIST arg_LABELS)
        damscope_reads_foreign_input(${name})
    endif()

    gtest_discover_tests(${name}
        WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
        DISCOVERY_TIMEOUT 60
        TEST_LIST ${name}_tests
        NO_PRETTY_VALUES # a parameter without a printer would put addresses into the name
        PROPERTIES TIMEOUT ${arg_TIMEOUT})

    # gtest_discover_tests flattens properties that are lists, so these two are set by a script
    # that ctest reads after the discovered tests.
    set(script "${CMAKE_CURRENT_BINARY_DIR}/${name}_properties.cmake")
    file(GENERATE OUTPUT "${script}" CONTENT
"if(${name}_tests)
    set_tests_properties(\${${name}_tests} PROPERTIES
        LABELS \"${arg_LABELS}\"
        ENVIRONMENT \"DAMSCOPE_ENDGAMES=none;${arg_ENVIRONMENT}\")
endif()
")
    set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES "${script}")
endfunction()
