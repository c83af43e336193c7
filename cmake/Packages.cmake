# SPDX-License-Identifier: GPL-3.0-or-later
# Debian packages, with cpack -G DEB in the build folder: damscope (command line, the libraries of
# both programs, manual pages, completion), libdamscope-dev (headers and static libraries), damscope-gui,
# python3-damscope.
# What is built is packed; tests need not be.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(CPACK_PACKAGE_NAME damscope)
set(CPACK_PACKAGE_VENDOR "Damscope")
set(CPACK_PACKAGE_CONTACT "The Damscope authors <authors@damscope.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL damscope libdamscope-dev)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_COMPONENT_DAMSCOPE_DESCRIPTION
    "Reads, checks, searches and analyses games of draughts in PDN of 18\nvariants. This is the command line, with the libraries of all programs.")
set(CPACK_DEBIAN_DAMSCOPE_PACKAGE_NAME damscope)
set(CPACK_DEBIAN_DAMSCOPE_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_DAMSCOPE_PACKAGE_SUGGESTS damscope-gui) # draws the charts and PDF files of `damscope write`
# The libraries are private.
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS OFF)

set(CPACK_COMPONENT_LIBDAMSCOPE-DEV_DEPENDS damscope)
set(CPACK_COMPONENT_LIBDAMSCOPE-DEV_DESCRIPTION
    "Rules, PDN, engine and databases of 18 variants of draughts, for programs\nin C++: headers, static libraries, a CMake package and damscope.pc.")
set(CPACK_DEBIAN_LIBDAMSCOPE-DEV_PACKAGE_NAME libdamscope-dev)
set(CPACK_DEBIAN_LIBDAMSCOPE-DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBDAMSCOPE-DEV_PACKAGE_SHLIBDEPS OFF)
set(CPACK_DEBIAN_LIBDAMSCOPE-DEV_PACKAGE_DEPENDS
    "libarchive-dev, libfmt-dev, libsqlite3-dev, libuchardet-dev, libutf8proc-dev, libxxhash-dev, libzstd-dev, nlohmann-json3-dev, zlib1g-dev")

if(TARGET damscope-gui)
    list(APPEND CPACK_COMPONENTS_ALL damscope-gui)
    set(CPACK_COMPONENT_DAMSCOPE-GUI_DEPENDS damscope)
    set(CPACK_COMPONENT_DAMSCOPE-GUI_DESCRIPTION
        "Reads, searches, replays, annotates and analyses games of draughts of 18\nvariants. This is the desktop program.")
    set(CPACK_DEBIAN_DAMSCOPE-GUI_PACKAGE_NAME damscope-gui)
    set(CPACK_DEBIAN_DAMSCOPE-GUI_PACKAGE_SECTION misc)
    # Chinese and Japanese names, Wayland without X11, the buttons of Qt's dialogs.
    set(CPACK_DEBIAN_DAMSCOPE-GUI_PACKAGE_RECOMMENDS
        "fonts-noto-cjk, qt6-wayland, qt6-translations-l10n")
endif()
if(TARGET damscope_python)
    list(APPEND CPACK_COMPONENTS_ALL python3-damscope)
    set(CPACK_COMPONENT_PYTHON3-DAMSCOPE_DEPENDS damscope)
    set(CPACK_COMPONENT_PYTHON3-DAMSCOPE_DESCRIPTION
        "Positions, moves, games and databases of 18 variants of draughts, for\nPython.")
    set(CPACK_DEBIAN_PYTHON3-DAMSCOPE_PACKAGE_NAME python3-damscope)
    set(CPACK_DEBIAN_PYTHON3-DAMSCOPE_PACKAGE_SECTION python)
    set(CPACK_DEBIAN_PYTHON3-DAMSCOPE_PACKAGE_DEPENDS "python3 (>= 3.11), python3 (<< 3.12)")
endif()

# What Debian asks of every package.
find_program(GZIP gzip REQUIRED)
set(changelog "${PROJECT_BINARY_DIR}/changelog.gz")
add_custom_command(OUTPUT "${changelog}"
    COMMAND "${GZIP}" -9nc "${PROJECT_SOURCE_DIR}/CHANGELOG.md" > "${changelog}"
    DEPENDS "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
    VERBATIM)
add_custom_target(damscope_changelog ALL DEPENDS "${changelog}")
foreach(package IN LISTS CPACK_COMPONENTS_ALL)
    install(FILES "${CMAKE_CURRENT_LIST_DIR}/debian/copyright" "${changelog}" DESTINATION "share/doc/${package}"
        COMPONENT "${package}")
endforeach()

# The sources as a tarball, the same bytes for every build of one commit.
add_custom_target(source-tarball
    COMMAND "${PROJECT_SOURCE_DIR}/tools/source-tarball" HEAD "${PROJECT_BINARY_DIR}"
    USES_TERMINAL
    VERBATIM)

include(CPack)
