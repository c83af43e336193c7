# SPDX-License-Identifier: GPL-3.0-or-later
# Part of tools/windows/build: Damscope itself.

build_programs() {
    local maps="-ffile-prefix-map=$build=build -ffile-prefix-map=$root=. -ffile-prefix-map=$cache=libraries"
    local with_window=(-DCMAKE_DISABLE_FIND_PACKAGE_Qt6=ON)
    [ -z "$window" ] || with_window=(-DCMAKE_DISABLE_FIND_PACKAGE_Qt6=OFF "${qt_options[@]:0:2}"
        -DQT_ADDITIONAL_PACKAGES_PREFIX_PATH="${library_folder[qt6-svg]};${library_folder[qt6-charts]}")
    [ -n "$window" ] || echo "--without-window: the command line alone, without charts and PDF files"
    # Without --fresh it keeps to libraries that it found before, even where there are newer ones now.
    cmake --fresh -S "$root" -B "$build" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$tools/toolchain.cmake" \
        -DWINDOWS_ROOTS="$(roots)" -DDAMSCOPE_PREFIX_MAPS="$maps" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" -DDAMSCOPE_BUILD_TESTS="$tests" "${with_window[@]}"
    if [ -n "$window" ] && ! ninja -C "$build" -t query damscope-gui.exe >/dev/null 2>&1 &&
        ! ninja -C "$build" -t query bin/damscope-gui.exe >/dev/null 2>&1; then
        fail "CMake left the window out; what it says of Qt above is why"
    fi
    ninja -C "$build" -j "$jobs"
    printf '%s\n' "${library_folder[@]}" >"$build/libraries.txt" # for tools/windows/test
}
