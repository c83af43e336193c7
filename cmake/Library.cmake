# SPDX-License-Identifier: GPL-3.0-or-later
# The modules for other programs in C++: static libraries, headers, a CMake package
# (find_package(Damscope) with Damscope::rules, ::parser, ::analysis, ::db) and damscope.pc.
# docs/library.md shows their use, tests/package/library builds it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(library_modules base messages rules parser intake analysis
    db_store db_search db_ingest db_people db_findings db_training db)
set(library_package "${CMAKE_INSTALL_LIBDIR}/cmake/Damscope")
set(library_component libdamscope-dev)

foreach(module IN LISTS library_modules)
    set_target_properties(damscope_${module} PROPERTIES EXPORT_NAME ${module})
    install(TARGETS damscope_${module} EXPORT DamscopeTargets
        ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT ${library_component})
endforeach()
foreach(folder IN ITEMS base messages rules parser intake analysis db)
    install(DIRECTORY "${PROJECT_SOURCE_DIR}/${folder}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/damscope"
        COMPONENT ${library_component}
        FILES_MATCHING PATTERN "*.hpp"
        PATTERN windows EXCLUDE # another system's
        PATTERN browser EXCLUDE
        PATTERN weights EXCLUDE) # has no headers
endforeach()
target_compile_features(damscope_base INTERFACE cxx_std_20)
# The trained weights come with the package damscope.
set_target_properties(damscope_weights PROPERTIES EXPORT_NAME weights)
install(TARGETS damscope_weights EXPORT DamscopeTargets
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}/damscope" COMPONENT damscope)

install(EXPORT DamscopeTargets NAMESPACE Damscope:: DESTINATION "${library_package}"
    COMPONENT ${library_component})
configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/DamscopeConfig.cmake.in"
    "${PROJECT_BINARY_DIR}/DamscopeConfig.cmake" INSTALL_DESTINATION "${library_package}")
write_basic_package_version_file("${PROJECT_BINARY_DIR}/DamscopeConfigVersion.cmake"
    COMPATIBILITY SameMinorVersion)
configure_file("${CMAKE_CURRENT_LIST_DIR}/damscope.pc.in" "${PROJECT_BINARY_DIR}/damscope.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/DamscopeConfig.cmake" "${PROJECT_BINARY_DIR}/DamscopeConfigVersion.cmake"
    DESTINATION "${library_package}" COMPONENT ${library_component})
install(FILES "${PROJECT_BINARY_DIR}/damscope.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig"
    COMPONENT ${library_component})
