# SPDX-License-Identifier: GPL-3.0-or-later
# The catalogues of po/: msgfmt compiles each, and the program holds them. A new file there is a new
# language; nothing else names it.
find_program(MSGFMT msgfmt REQUIRED)
if(EMSCRIPTEN) # Texts of windows, helps and other commands would double what a page loads.
    find_program(MSGGREP msggrep REQUIRED)
    set(said_in_pages "")
    foreach(folder IN ITEMS analysis base chart cli/commands/rules cli/commands/search cli/commands/training cli/exchange
            cli/options cli/terminal cli/text db guide intake messages online pages parser rules web/engine web/module)
        foreach(depth IN ITEMS * */* */*/* */*/*/*)
            list(APPEND said_in_pages "--location=${folder}/${depth}")
        endforeach()
    endforeach()
endif()

file(GLOB po_files CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/po/*.po")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${po_files})
set(CATALOGUE_DATA "")
set(CATALOGUE_SYMBOLS "")
set(CATALOGUE_ROWS "")
set(mo_files "")
foreach(po IN LISTS po_files)
    cmake_path(GET po STEM code)
    set(mo "${CMAKE_CURRENT_BINARY_DIR}/${code}.mo")
    list(APPEND mo_files "${mo}")
    set(shown "${po}")
    set(select "")
    if(EMSCRIPTEN)
        set(shown "${CMAKE_CURRENT_BINARY_DIR}/${code}.po")
        set(select COMMAND "${MSGGREP}" ${said_in_pages} --output-file "${shown}" "${po}")
    endif()
    add_custom_command(OUTPUT "${mo}"
        ${select}
        COMMAND "${MSGFMT}" --check-format --check-header --output-file "${mo}" "${shown}"
        DEPENDS "${po}"
        VERBATIM)
    # The rule for plurals is an expression of C; long lines of a header are broken.
    file(READ "${po}" words)
    string(REPLACE "\"\n\"" "" words "${words}")
    string(REGEX MATCH "Plural-Forms: nplurals=[0-9]+; plural=([-0-9n%&|!=<>?:() ]+);" header "${words}")
    if(NOT header)
        message(FATAL_ERROR "${po}: the header needs Plural-Forms")
    endif()
    set(rule "${CMAKE_MATCH_1}")
    string(MAKE_C_IDENTIFIER "catalogue_${code}" first)
    string(APPEND CATALOGUE_DATA
        "    .globl ${first}, ${first}_end\n"
        "    hidden(${first})\n"
        "    hidden(${first}_end)\n"
        "    .balign 4\n"
        "${first}:\n    .incbin \"${mo}\"\n${first}_end:\n")
    string(APPEND CATALOGUE_SYMBOLS
        "extern const char ${first}[];\nextern const char ${first}_end[];\n")
    set(contents "return {${first}, static_cast<std::size_t>(${first}_end - ${first})};")
    if(EMSCRIPTEN) # a reader loads one of them, which the net may refuse for a moment
        set(contents "static std::string_view file; static int tries = 0; if (file.empty() && tries++ < 5) file = base::pageFile(\"languages/${code}.mo\"); return file;")
    endif()
    string(APPEND CATALOGUE_ROWS
        "        Catalogue(\"${code}\", []() -> std::string_view { ${contents} },\n"
        "                  []([[maybe_unused]] unsigned long n) { return static_cast<std::size_t>(${rule}); }),\n")
endforeach()
set(CATALOGUE_FILES "")
set(catalogue_data "${CMAKE_CURRENT_BINARY_DIR}/catalogues.S")
if(EMSCRIPTEN)
    set(CATALOGUE_FILES "#include \"base/browser/page_file.hpp\"\n")
    set(catalogue_data "")
    add_custom_target(damscope_catalogues DEPENDS ${mo_files})
    set_target_properties(damscope_catalogues PROPERTIES FILES "${mo_files}")
endif()
configure_file(catalogues.S.in catalogues.S @ONLY)
configure_file(catalogues.cpp.in catalogues.cpp @ONLY)
set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/catalogues.S"
    PROPERTIES OBJECT_DEPENDS "${mo_files}")
