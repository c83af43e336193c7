# SPDX-License-Identifier: GPL-3.0-or-later
# The module of the engine: DAMSCOPE_ENGINE says for which browsers (cmake/Browser.cmake).
set(DAMSCOPE_SITE "${PROJECT_BINARY_DIR}/site" CACHE PATH "Where the files of a page are put")

add_executable(damscope_engine engine/engine_module.cpp)
set_target_properties(damscope_engine PROPERTIES
    OUTPUT_NAME damscope-engine-${DAMSCOPE_ENGINE}
    SUFFIX .mjs
    RUNTIME_OUTPUT_DIRECTORY "${DAMSCOPE_SITE}/module")
target_link_libraries(damscope_engine PRIVATE damscope_warnings damscope::web_engine)
target_link_options(damscope_engine PRIVATE
    -O3
    -sMODULARIZE=1 -sEXPORT_ES6=1 -sUSE_ES6_IMPORT_META=0 -sEXPORT_NAME=createEngine
    -sENVIRONMENT=worker
    -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=128MB -sMAXIMUM_MEMORY=1GB
    -sTOTAL_STACK=8MB
    -sDYNAMIC_EXECUTION=0 # a page allows no eval
    -sEXIT_RUNTIME=0
    -sEXPORTED_FUNCTIONS=_damscope_unwanted,_damscope_call,_malloc,_free
    -sEXPORTED_RUNTIME_METHODS=allocateUTF8,UTF8ToString
    --no-entry)
if(DAMSCOPE_ENGINE STREQUAL "threads")
    target_sources(damscope_engine PRIVATE libcxx/unwind_threads.cpp)
    target_link_options(damscope_engine PRIVATE
        "-sPTHREAD_POOL_SIZE=Module['threads']" # a worker that is busy cannot start others
        -Wno-pthreads-mem-growth)
endif()
