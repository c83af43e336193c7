# SPDX-License-Identifier: GPL-3.0-or-later
# libdamscope.so: everything below the programs, which they share. The executables stay small: the
# kernel maps them before anything can be reported, while the dynamic linker reports a library for
# which there is no memory. Tests link the static modules.
#
# A program links damscope::shared right after its own module: the linker then takes nothing from the static
# libraries that the shared one defines.
set(shared_modules base messages rules guide parser intake analysis course
    db_store db_search db_ingest db_people db_findings db_training pages)
list(TRANSFORM shared_modules PREPEND damscope_)
list(TRANSFORM shared_modules REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE shared_objects)

foreach(module IN LISTS shared_modules)
    if(TARGET ${module}_hot)
        list(APPEND shared_objects $<TARGET_OBJECTS:${module}_hot>)
    endif()
endforeach()
add_library(damscope_shared SHARED ${shared_objects})
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
