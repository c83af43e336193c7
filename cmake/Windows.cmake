# SPDX-License-Identifier: GPL-3.0-or-later
# What programs for Windows have inside: UTF-8 as their code page, long paths, sharp windows, an icon, a version.

# damscope_windows_program(TARGET DESCRIPTION); without a description it is a test. Does nothing elsewhere.
function(damscope_windows_program target)
    if(NOT WIN32)
        return()
    endif()
    if(NOT ARGN)
        target_sources(${target} PRIVATE "${PROJECT_BINARY_DIR}/windows/test.rc")
        return()
    endif()
    set(description "${ARGV1}")
    set(icon "${PROJECT_BINARY_DIR}/windows/damscope.ico")
    set(resource "${PROJECT_BINARY_DIR}/windows/${target}.rc")
    configure_file("${PROJECT_SOURCE_DIR}/cmake/windows/program.rc.in" "${resource}" @ONLY)
    set_source_files_properties("${resource}" PROPERTIES
        OBJECT_DEPENDS "${icon};${PROJECT_SOURCE_DIR}/cmake/windows/program.manifest")
    target_sources(${target} PRIVATE "${resource}")
    add_dependencies(${target} damscope_icon)
endfunction()

if(WIN32)
    # Where headers lie that have no package to tell, as Qt has; elsewhere it is where the compiler looks.
    set(header_roots ${WINDOWS_ROOTS})
    list(FILTER header_roots EXCLUDE REGEX "/qt6-")
    foreach(folder IN LISTS header_roots)
        include_directories(SYSTEM "${folder}/include")
    endforeach()
    # Qt defines the last for what is linked with it, which shares precompiled headers with what is not.
    add_compile_definitions(NOMINMAX WIN32_LEAN_AND_MEAN UNICODE _UNICODE MINGW_HAS_SECURE_API=1)
    # Attributes of ELF; sources compiled as one unit have more sections than a plain object holds.
    add_compile_options(-Wno-attributes -Wa,-mbig-obj)
    file(WRITE "${PROJECT_BINARY_DIR}/windows/test.rc"
        "1 24 \"${PROJECT_SOURCE_DIR}/cmake/windows/program.manifest\"\n")
    set(pictures "")
    foreach(size IN ITEMS 16 24 32 48 64 256)
        list(APPEND pictures "${PROJECT_SOURCE_DIR}/gui/desktop/icons/${size}.png")
    endforeach()
    add_custom_command(OUTPUT "${PROJECT_BINARY_DIR}/windows/damscope.ico"
        COMMAND "${PROJECT_SOURCE_DIR}/tools/windows/icon" "${PROJECT_BINARY_DIR}/windows/damscope.ico" ${pictures}
        DEPENDS ${pictures} "${PROJECT_SOURCE_DIR}/tools/windows/icon"
        VERBATIM)
    add_custom_target(damscope_icon DEPENDS "${PROJECT_BINARY_DIR}/windows/damscope.ico")
endif()
