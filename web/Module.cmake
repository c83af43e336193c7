# SPDX-License-Identifier: GPL-3.0-or-later
# The module, and the folder `site` with all that a page needs of it.
set(site "${PROJECT_BINARY_DIR}/site")

add_executable(damscope_module module/module.cpp)
set_target_properties(damscope_module PROPERTIES
    OUTPUT_NAME damscope-module
    SUFFIX .mjs
    RUNTIME_OUTPUT_DIRECTORY "${site}/module")
target_link_libraries(damscope_module PRIVATE damscope_warnings damscope::web damscope::cli)
target_link_options(damscope_module PRIVATE
    -Oz
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0 -sEXPORT_NAME=createDamscope
    -sENVIRONMENT=worker
    -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sMAXIMUM_MEMORY=2GB
    -sTOTAL_STACK=8MB
    -sDYNAMIC_EXECUTION=0 # a page allows no eval
    -sEXIT_RUNTIME=0 -sFORCE_FILESYSTEM=1
    -sEXPORTED_FUNCTIONS=_damscope_start,_damscope_call,_malloc,_free
    -sEXPORTED_RUNTIME_METHODS=FS,stringToUTF8,UTF8ToString,lengthBytesUTF8,HEAPU8
    --no-entry)

# Beside it: the scripts that start it, the languages, what the engine has learnt, and what few files are read with.
get_target_property(catalogues damscope_catalogues FILES)
find_file(DAMSCOPE_EAST_ASIAN_TABLES damscope/east-asian.tables PATHS /share REQUIRED)
set(commands "")
set(scripts module/damscope.mjs module/worker.mjs module/start.mjs module/device-files.mjs module/page-file.mjs
    engine/engine-kind.js engine/engine.mjs engine/engine-worker.mjs)
list(TRANSFORM scripts PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
list(APPEND commands COMMAND ${CMAKE_COMMAND} -E copy_if_different ${scripts} "${site}/module")
file(GLOB weights CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/analysis/weights/*.weights")
add_custom_target(damscope_site ALL
    COMMAND ${CMAKE_COMMAND} -E make_directory "${site}/module/encodings" "${site}/module/languages" "${site}/module/weights"
    ${commands}
    COMMAND ${CMAKE_COMMAND} -E copy_if_different "${DAMSCOPE_EAST_ASIAN_TABLES}" "${site}/module/encodings"
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${catalogues} "${site}/module/languages"
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${weights} "${site}/module/weights"
    DEPENDS damscope_module
    VERBATIM)
add_dependencies(damscope_site damscope_catalogues)
