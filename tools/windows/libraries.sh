# SPDX-License-Identifier: GPL-3.0-or-later
# Part of tools/windows/build: how each library is built. A recipe runs in an empty folder, reads $source and
# installs into $prefix.

library_sources=(musl zlib bzip2 lz4 libzstd xxhash utf8proc uchardet fmtlib xz-utils sqlite3 libarchive)
[ "$tests" = OFF ] || library_sources+=(googletest)
library_sources+=(openssl)
qt_sources=(qt6-base qt6-svg qt6-charts)
declare -A built_from=([libarchive]="zlib bzip2 lz4 libzstd xz-utils" [qt6-svg]=qt6-base [qt6-charts]=qt6-base)

cross=x86_64-w64-mingw32
library_flags="-O2 -D_WIN32_WINNT=0x0A00 -DNDEBUG"

# plain_library NAME FLAG... -- SOURCE...: for what needs no build system.
plain_library() {
    local name=$1 flags=()
    shift
    while [ "$1" != -- ]; do flags+=("$1") && shift; done
    shift
    # shellcheck disable=SC2086 # one word each
    printf '%s\0' "$@" | xargs -0 -P "$jobs" -n 1 $launcher "$cross-gcc-posix" $library_flags $maps "${flags[@]}" -c
    mkdir -p "$prefix/lib" "$prefix/include"
    "$cross-gcc-ar-posix" rcsD "$prefix/lib/lib$name.a" ./*.o
}

# cross_cmake FOLDER OPTION...
cross_cmake() {
    local folder=$1
    shift
    cmake -S "$source/$folder" -B . -G Ninja -DCMAKE_TOOLCHAIN_FILE="$tools/toolchain.cmake" \
        -DWINDOWS_ROOTS="$(roots)" -DDAMSCOPE_PREFIX_MAPS="$maps" \
        -DCMAKE_BUILD_TYPE=Release -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_STAGING_PREFIX="$prefix" -DBUILD_SHARED_LIBS=OFF \
        ${launcher:+-DCMAKE_C_COMPILER_LAUNCHER="$launcher" -DCMAKE_CXX_COMPILER_LAUNCHER="$launcher"} "$@"
    ninja -j "$jobs"
    ninja install
}

build_zlib() {
    plain_library z -- "$source"/*.c
    cp "$source"/{zlib,zconf}.h "$prefix/include"
}
build_bzip2() {
    plain_library bz2 -- "$source"/{blocksort,huffman,crctable,randtable,compress,decompress,bzlib}.c
    cp "$source/bzlib.h" "$prefix/include"
}
build_lz4() {
    plain_library lz4 -DXXH_NAMESPACE=LZ4_ -- "$source"/lib/{lz4,lz4hc,lz4frame,xxhash}.c
    cp "$source"/lib/lz4*.h "$prefix/include"
}
build_libzstd() {
    plain_library zstd -DZSTD_DISABLE_ASM=1 -DZSTD_MULTITHREAD -- \
        "$source"/lib/{common,compress,decompress,dictBuilder}/*.c
    cp "$source"/lib/*.h "$prefix/include"
}
build_xxhash() {
    plain_library xxhash -- "$source/xxhash.c"
    cp "$source"/{xxhash,xxh3}.h "$prefix/include"
}
# What is linked statically must be declared so.
declare_static() {
    sed -i "1i #define $1" "$2"
}
build_utf8proc() {
    plain_library utf8proc -DUTF8PROC_STATIC -- "$source/utf8proc.c"
    cp "$source/utf8proc.h" "$prefix/include"
    declare_static UTF8PROC_STATIC "$prefix/include/utf8proc.h"
}
build_uchardet() {
    cross_cmake . -DBUILD_BINARY=OFF
}
build_fmtlib() {
    cross_cmake . -DFMT_TEST=OFF -DFMT_DOC=OFF
}
build_xz-utils() {
    cross_cmake .
}
build_googletest() {
    local part
    for part in gtest gtest_main; do
        rm -f ./*.o
        plain_library $part -std=c++17 -I "$source/googletest" -I "$source/googletest/include" -- \
            "$source/googletest/src/$( [ $part = gtest ] && echo gtest-all || echo gtest_main).cc"
    done
    cp -r "$source/googletest/include/gtest" "$prefix/include"
}
# With the options of Debian's library, which one database must not be able to tell from another.
build_sqlite3() {
    local options
    options=$(grep -o -e '-DSQLITE_[A-Z0-9_]*\(=[0-9]*\)\{0,1\}' "$source/debian/rules" | sort -u)
    cp -r "$source" tree
    (cd tree && ./configure --disable-tcl --disable-readline && make sqlite3.c) # on this machine
    # shellcheck disable=SC2086 # one word each
    plain_library sqlite3 $options -DSQLITE_ENABLE_MATH_FUNCTIONS -DSQLITE_ENABLE_FTS4 -DSQLITE_ENABLE_FTS5 -- tree/sqlite3.c
    cp tree/sqlite3.h tree/src/sqlite3ext.h "$prefix/include"
}
# With the settings for Windows that come with it: its CMakeLists.txt runs hundreds of checks.
build_libarchive() {
    # They are for an older Windows.
    sed -e '/define \(WINVER\|_WIN32_WINNT\)/d' -e '$a #define __LIBARCHIVE_CONFIG_H_INCLUDED 1' \
        "$source/contrib/android/config/windows_host.h" >windows_host.h
    plain_library archive -w -DLIBARCHIVE_STATIC -DPLATFORM_CONFIG_H='"windows_host.h"' -I . \
        -DHAVE_LIBZ -DHAVE_ZLIB_H -DHAVE_LIBBZ2 -DHAVE_BZLIB_H -DHAVE_LIBLZMA -DHAVE_LZMA_H -DLZMA_API_STATIC \
        -DHAVE_LIBZSTD -DHAVE_LIBZSTD_COMPRESSOR -DHAVE_ZSTD_H -DHAVE_LIBLZ4 -DHAVE_LZ4_H -DHAVE_LZ4HC_H -DHAVE__MKGMTIME \
        -I "${library_folder[zlib]}/include" -I "${library_folder[bzip2]}/include" -I "${library_folder[lz4]}/include" \
        -I "${library_folder[libzstd]}/include" -I "${library_folder[xz-utils]}/include" -- "$source"/libarchive/*.c
    cp "$source"/libarchive/archive{,_entry}.h "$prefix/include"
    declare_static LIBARCHIVE_STATIC "$prefix/include/archive.h"
    declare_static LIBARCHIVE_STATIC "$prefix/include/archive_entry.h"
    # Whoever finds it gets the libraries with it that it calls. Scripts of ar cannot name every file.
    cp "$prefix/lib/libarchive.a" "${library_folder[zlib]}/lib/libz.a" "${library_folder[bzip2]}/lib/libbz2.a" \
        "${library_folder[lz4]}/lib/liblz4.a" "${library_folder[libzstd]}/lib/libzstd.a" \
        "${library_folder[xz-utils]}/lib/liblzma.a" "/usr/$cross/lib/libbcrypt.a" .
    printf '%s\n' "CREATE whole.a" "ADDLIB "lib{archive,z,bz2,lz4,zstd,lzma,bcrypt}.a SAVE END | "$cross-ar" -M
    mv whole.a "$prefix/lib/libarchive.a"
}
# Debian has no libiconv: iconv of musl, with the code pages of this machine's C library.
build_musl() {
    mkdir shim
    "$tools/iconv/pages" shim
    cp "$source"/src/locale/{jis0208,gb18030,big5,hkscs,ksc,revjis}.h "$tools/iconv/locale_impl.h" shim
    sed -e '/^#define \(mbrtowc\|wctomb\)_utf8/d' -e 's/^"shiftjis/"cp932\\0windows31j\\0shiftjis/' \
        "$source/src/locale/iconv.c" >shim/iconv.c
    printf '#include <errno.h>\n#include <stdlib.h>\n#include <iconv.h>\n' >shim/iconv_close.c
    sed '/^#include/d' "$source/src/locale/iconv_close.c" >>shim/iconv_close.c
    mkdir -p "$prefix/include"
    sed -e 's,#include <features.h>,#include <stddef.h>,' -e '/__NEED_size_t/d' -e '/alltypes/d' \
        "$source/include/iconv.h" >"$prefix/include/iconv.h"
    plain_library iconv -std=gnu99 -w -I "$prefix/include" -- shim/iconv.c shim/iconv_close.c
}
# Its folders are ones that only administrators write, although nothing is loaded from them. Configure would take their
# names for relative ones and put $prefix before them.
build_openssl() {
    local ours='C:/Program Files/Common Files/SSL'
    "$source/Configure" mingw64 --prefix="$prefix" --libdir=lib \
        no-shared no-tests no-dso no-module no-engine no-autoload-config no-legacy no-ui-console no-filenames \
        CC="$cross-gcc-posix" AR="$cross-gcc-ar-posix" RANLIB="$cross-gcc-ranlib-posix" RC="$cross-windres"
    make -j "$jobs" build_generated crypto/buildinf.h
    make -j "$jobs" CC="$launcher $cross-gcc-posix" \
        OPENSSLDIR="$ours" ENGINESDIR="$ours/engines-3" MODULESDIR="$ours/ossl-modules" build_libs
    make install_dev
}

qt_options=(
    -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR=/usr/lib/x86_64-linux-gnu/cmake
    -DQT_BUILD_TESTS=OFF -DQT_BUILD_EXAMPLES=OFF -DBUILD_SHARED_LIBS=ON
    # The folder that Qt itself sees is the same everywhere.
    -DCMAKE_INSTALL_PREFIX=/damscope-qt)
build_qt6-base() {
    cross_cmake . "${qt_options[@]}" \
        -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DFEATURE_tabletevent=OFF -DINPUT_opengl=no -DFEATURE_direct2d1_1=OFF \
        -DFEATURE_dbus=OFF -DFEATURE_icu=OFF -DFEATURE_glib=OFF -DFEATURE_system_zlib=OFF -DFEATURE_zstd=OFF \
        -DFEATURE_{network,sql,xml,concurrent,testlib}=OFF # of which we use nothing
}
qt_module() {
    cross_cmake . "${qt_options[@]}"
}
build_qt6-svg() { qt_module; }
build_qt6-charts() { qt_module; }

# Builds what is not in the cache; sets library_folder[NAME].
declare -A library_folder=()
build_libraries() {
    launcher=$(command -v ccache || true)
    collect_headers
    local name
    for name in "${library_sources[@]}"; do build_library "$name"; done
    [ -z "$window" ] || for name in "${qt_sources[@]}"; do build_library "$name"; done
}

# The compiler and, for Qt, its tools that run here.
tool_versions() {
    local packages=({g++,gcc}-mingw-w64-x86-64-posix gcc-mingw-w64-x86-64-posix-runtime binutils-mingw-w64-x86-64
        mingw-w64-x86-64-dev mingw-w64-common)
    [[ $1 != qt6-* ]] || packages+=(qt6-base-dev qt6-base-dev-tools)
    dpkg-query -W -f='${Package} ${Version}\n' "${packages[@]}"
}

build_library() {
    local name=$1 source=${source_folder[$1]} key hash versions prefix work maps part
    hash=$(source_hash "$name") # in the list below, a failure would go unseen
    versions=$(tool_versions "$name")
    key=$({
        for part in ${built_from[$name]:-}; do basename "${library_folder[$part]}"; done
        echo "$hash" "$versions"
        declare -f "build_$name" plain_library cross_cmake qt_module declare_static
        echo "$library_flags ${qt_options[*]}"
        cat "$tools/toolchain.cmake" "$tools"/iconv/*
    } | sha256sum | cut -c 1-12)
    prefix=$cache/libraries/$name-$(source_version "$name")-$key
    library_folder[$name]=$prefix
    [ ! -d "$prefix" ] || return 0
    work=$cache/work/$name
    maps="-ffile-prefix-map=$source=$name -ffile-prefix-map=$work=$name -ffile-prefix-map=$prefix.part=$name"
    echo "building $name $(source_version "$name")"
    rm -rf "$work" "$prefix.part" && mkdir -p "$work" "$prefix.part"
    set +e # else the recipe would go on after an error
    (set -e && cd "$work" && prefix=$prefix.part && export SOURCE_DATE_EPOCH=1 && "build_$name") >"$work.log" 2>&1
    local status=$?
    set -e
    if [ "$status" -ne 0 ]; then
        tail -n 30 "$work.log" >&2
        fail "$name was not built; $work.log has all that was said"
    fi
    mv "$prefix.part" "$prefix"
    rm -rf "$work"
}

# Where CMake looks: libraries of this build, and what is headers only.
roots() {
    local IFS=';'
    echo "$cache/headers;${library_folder[*]}"
}

# From the installed -dev packages: /usr/include itself has headers of this system.
collect_headers() {
    rm -rf "$cache/headers" && mkdir -p "$cache/headers/include" "$cache/headers/share"
    ln -s /usr/include/{boost,nlohmann,toml,toml.hpp} "$cache/headers/include"
    cp -r /usr/share/cmake "$cache/headers/share/cmake"
}
