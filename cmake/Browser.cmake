# SPDX-License-Identifier: GPL-3.0-or-later
# What is different where the sources become a module of WebAssembly (docs/browser.md).
if(NOT EMSCRIPTEN)
    return()
endif()

# Vector instructions and exceptions of WebAssembly itself: every browser since 2023.
add_compile_options(-msimd128 -fwasm-exceptions -Wno-c++11-narrowing) # long has 32 bits
add_link_options(-msimd128 -fwasm-exceptions)
# What its C++ library lacks.
include_directories(BEFORE SYSTEM "${PROJECT_SOURCE_DIR}/web/libcxx")
