# SPDX-License-Identifier: GPL-3.0-or-later
# libdamscope.so: everything below the programs, which they share. The executables stay small: the
# kernel maps them before anything can be reported, while the dynamic linker reports a library for
# which there is no memory. Tests link the static modules.
#
# A program links damscope::shared right after its own module: the linker then takes nothing from the static
# libraries that the shared one defines.
# A library for Windows lists what it exports, and may not list this many names: there each program has all of
# it inside.
if(WIN32)
    add_library(damscope_shared INTERFACE)
    add_library(damscope::shared ALIAS damscope_shared)
    return()
endif()

set(shared_modules base messages rules guide parser intake analysis course
    db_store db_search db_ingest db_people db_findings db_training pages)
list(TRANSFORM shared_modules PREPEND damscope_)

# Functions of the standard library that many objects hold are taken from the first of them: from code that
# is compiled for speed.
list(TRANSFORM shared_modules APPEND _hot OUTPUT_VARIABLE hot_parts)
foreach(module IN LISTS shared_modules hot_parts)
    if(TARGET ${module})
        get_target_property(fast ${module} DAMSCOPE_FAST)
        if(fast)
            list(APPEND fast_objects $<TARGET_OBJECTS:${module}>)
        else()
            list(APPEND small_objects $<TARGET_OBJECTS:${module}>)
        endif()
    endif()
endforeach()
add_library(damscope_shared SHARED ${fast_objects} ${small_objects})
add_library(damscope::shared ALIAS damscope_shared)
set_target_properties(damscope_shared PROPERTIES
    OUTPUT_NAME damscope
    LINKER_LANGUAGE CXX
    LIBRARY_OUTPUT_DIRECTORY "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
# The modules once more, for the libraries that they need.
target_link_libraries(damscope_shared PRIVATE ${shared_modules})
# Calls inside the library go straight to their functions, as they do in a program.
target_link_options(damscope_shared PRIVATE LINKER:-Bsymbolic-functions)
install(TARGETS damscope_shared LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}/damscope" COMPONENT damscope)
