# SPDX-License-Identifier: GPL-3.0-or-later
# Debian packages, with cpack -G DEB in the build folder: damscope (command line, the libraries of
# both programs, manual pages, completion), damscope-gui, python3-damscope.
set(CPACK_PACKAGE_NAME damscope)
set(CPACK_PACKAGE_VENDOR "Damscope")
set(CPACK_PACKAGE_CONTACT "The Damscope authors <authors@damscope.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL damscope)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_COMPONENT_DAMSCOPE_DESCRIPTION
    "Draughts game database, command line\n Reads, checks, searches and analyses games of draughts in PDN of 18 variants.")
set(CPACK_DEBIAN_DAMSCOPE_PACKAGE_NAME damscope)
set(CPACK_DEBIAN_DAMSCOPE_PACKAGE_SECTION games)

if(TARGET damscope-gui)
    list(APPEND CPACK_COMPONENTS_ALL damscope-gui)
    set(CPACK_COMPONENT_DAMSCOPE-GUI_DEPENDS damscope)
    set(CPACK_COMPONENT_DAMSCOPE-GUI_DESCRIPTION
        "Draughts game database, desktop\n Reads, searches, replays, annotates and analyses games of draughts of 18 variants.")
    set(CPACK_DEBIAN_DAMSCOPE-GUI_PACKAGE_NAME damscope-gui)
    set(CPACK_DEBIAN_DAMSCOPE-GUI_PACKAGE_SECTION games)
endif()
if(TARGET damscope_python)
    list(APPEND CPACK_COMPONENTS_ALL python3-damscope)
    set(CPACK_COMPONENT_PYTHON3-DAMSCOPE_DEPENDS damscope)
    set(CPACK_COMPONENT_PYTHON3-DAMSCOPE_DESCRIPTION
        "Draughts game database, Python module\n Positions, moves, games and databases of 18 variants of draughts for Python.")
    set(CPACK_DEBIAN_PYTHON3-DAMSCOPE_PACKAGE_NAME python3-damscope)
    set(CPACK_DEBIAN_PYTHON3-DAMSCOPE_PACKAGE_SECTION python)
    set(CPACK_DEBIAN_PYTHON3-DAMSCOPE_PACKAGE_DEPENDS "python3 (>= 3.11), python3 (<< 3.12)")
endif()
include(CPack)
