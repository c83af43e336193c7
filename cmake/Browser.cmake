# SPDX-License-Identifier: GPL-3.0-or-later
# What is different where the sources become a module of WebAssembly (docs/browser.md).
if(NOT EMSCRIPTEN)
    return()
endif()

# The module of the engine alone is built for each kind of browser, of which a page chooses.
set(DAMSCOPE_ENGINE "" CACHE STRING "Only the module of the engine: single, or threads")
set(features -msimd128 -fwasm-exceptions)
if(DAMSCOPE_ENGINE STREQUAL "threads")
    list(APPEND features -pthread)
endif()
add_compile_options(${features} -Wno-c++11-narrowing) # long has 32 bits
add_link_options(${features})
# What its C++ library lacks.
include_directories(BEFORE SYSTEM "${PROJECT_SOURCE_DIR}/web/libcxx")
