# SPDX-License-Identifier: GPL-3.0-or-later
# Writes a file for ctest with one test for each suite of a GoogleTest program; run after it is linked:
#   cmake -D PROGRAM=file -D NAME=prefix -D FOLDER=where it runs -D TIMEOUT=seconds -D LABELS=list
#         -D ENVIRONMENT=list -D OUTPUT=file -P cmake/TestSuites.cmake
# One test for each case would take longer to start, 7,000 of them, than most of the cases take.
execute_process(COMMAND "${PROGRAM}" --gtest_list_tests
    WORKING_DIRECTORY "${FOLDER}" OUTPUT_VARIABLE listed COMMAND_ERROR_IS_FATAL ANY)
# Parameters may hold brackets, between which CMake would not part a list.
string(REGEX REPLACE "  # [^\n]*" "" listed "${listed}")
string(REPLACE ";" " " listed "${listed}")
string(REGEX MATCHALL "\n  [^ \r\n]" expected "${listed}")
list(LENGTH expected expected)
string(REGEX REPLACE "\r?\n" ";" listed "${listed}")

set(met 0)
set(cases 0)
set(text "")
macro(write_suite)
    if(cases GREATER 0 AND suite STREQUAL "")
        message(FATAL_ERROR "${NAME}: a suite without a name would run nothing")
    endif()
    if(cases GREATER 0 AND NOT suite MATCHES "^DISABLED_") # of these other tests start single cases
        # The suite with the most cases begins first, so that no core waits for it at the end.
        string(APPEND text
            "add_test([=[${NAME}.${suite}]=] [=[${PROGRAM}]=] --gtest_brief=1 [=[--gtest_filter=${suite}.*]=])\n"
            "set_tests_properties([=[${NAME}.${suite}]=] PROPERTIES WORKING_DIRECTORY [=[${FOLDER}]=] COST ${cases}\n"
            "    FAIL_REGULAR_EXPRESSION \"] 0 tests from 0 test suites ran\"\n"
            "    TIMEOUT ${TIMEOUT} LABELS [=[${LABELS}]=] ENVIRONMENT [=[${ENVIRONMENT}]=])\n")
    endif()
endmacro()
foreach(line IN LISTS listed)
    if(line MATCHES "^([^ ]+)[.]( |$)")
        set(next "${CMAKE_MATCH_1}") # which the next comparison forgets
        write_suite()
        set(suite "${next}")
        set(cases 0)
    elseif(line MATCHES "^  ")
        math(EXPR met "${met} + 1")
        if(NOT line MATCHES "^  DISABLED_")
            math(EXPR cases "${cases} + 1")
        endif()
    endif()
endforeach()
write_suite()
if(NOT met EQUAL expected)
    message(FATAL_ERROR "${NAME}: ${expected} tests are listed, ${met} were understood")
endif()
file(WRITE "${OUTPUT}" "${text}")
