# SPDX-License-Identifier: GPL-3.0-or-later
# Programs for 64-bit Windows, made by Debian's g++-mingw-w64-x86-64-posix. WINDOWS_ROOTS are the folders of the
# libraries (tools/windows/build).
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)

set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_ASM_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_AR x86_64-w64-mingw32-gcc-ar-posix)
set(CMAKE_RANLIB x86_64-w64-mingw32-gcc-ranlib-posix)

# Windows 10, whose console and code pages know UTF-8.
set(windows_version "-D_WIN32_WINNT=0x0A00 -DWINVER=0x0A00")
# The same bytes wherever it is built: DAMSCOPE_PREFIX_MAPS names the folders that must not be seen.
set(CMAKE_C_FLAGS_INIT "${windows_version} ${DAMSCOPE_PREFIX_MAPS}")
set(CMAKE_CXX_FLAGS_INIT "${windows_version} ${DAMSCOPE_PREFIX_MAPS}")
set(CMAKE_ASM_FLAGS_INIT "${DAMSCOPE_PREFIX_MAPS}")
foreach(kind IN ITEMS EXE SHARED MODULE)
    set(CMAKE_${kind}_LINKER_FLAGS_INIT "-Wl,--no-insert-timestamp")
endforeach()

set(CMAKE_FIND_ROOT_PATH ${WINDOWS_ROOTS} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES WINDOWS_ROOTS DAMSCOPE_PREFIX_MAPS)
