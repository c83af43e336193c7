# SPDX-License-Identifier: GPL-3.0-or-later
# Part of tools/web/build: how each library is built, into $cache/libraries. A recipe runs in an empty folder and reads
# $source.
library_sources=(zlib libzstd xxhash utf8proc uchardet fmtlib sqlite3 libarchive)

# SIMD is there in every browser since 2023. Exceptions are those of WebAssembly: the ones made with JavaScript cost a
# tenth of the speed and half of the size.
library_flags="-O2 -DNDEBUG -msimd128 -fwasm-exceptions"

# plain_library NAME FLAG... -- SOURCE...: for what needs no build system.
plain_library() {
    local name=$1 flags=() source
    shift
    while [ "$1" != -- ]; do flags+=("$1") && shift; done
    shift
    for source in "$@"; do
        # shellcheck disable=SC2086
        printf '%s\0' "$source"
    done | xargs -0 -P "$jobs" -I SOURCE sh -c \
        'object=$(echo "$1" | tr / _).o; shift; "$@" -o "$object"' - SOURCE emcc $library_flags "${flags[@]}" -c SOURCE
    emar rcs "$prefix/lib/lib$name.a" ./*.o
}

build_zlib() {
    plain_library z -DHAVE_UNISTD_H -- "$source"/{adler32,compress,crc32,deflate,inffast,inflate,inftrees,trees,uncompr,zutil}.c
    cp "$source"/{zlib,zconf}.h "$prefix/include"
}
build_libzstd() {
    local sources
    mapfile -t sources < <(find "$source"/lib/{common,compress,decompress} -name '*.c' | sort)
    plain_library zstd -Os -DZSTD_DISABLE_ASM=1 -- "${sources[@]}"
    cp "$source"/lib/*.h "$prefix/include"
}
build_xxhash() {
    plain_library xxhash -- "$source/xxhash.c"
    cp "$source"/{xxhash,xxh3}.h "$prefix/include"
}
build_utf8proc() {
    plain_library utf8proc -DUTF8PROC_STATIC -- "$source/utf8proc.c"
    sed '1i #define UTF8PROC_STATIC' "$source/utf8proc.h" >"$prefix/include/utf8proc.h"
}
build_uchardet() {
    mkdir -p "$prefix/include/uchardet"
    plain_library uchardet -Os -std=c++17 -DVERSION='"0.0.7"' -- "$source"/src/ns*.cpp "$source/src/CharDistribution.cpp" \
        "$source/src/JpCntx.cpp" "$source/src/uchardet.cpp" "$source"/src/LangModels/*.cpp
    cp "$source/src/uchardet.h" "$prefix/include/uchardet"
}
build_fmtlib() {
    plain_library fmt -std=c++20 -I "$source/include" -- "$source/src/format.cc"
    cp -r "$source/include/fmt" "$prefix/include"
    mkdir -p "$prefix/lib/cmake/fmt"
    cat >"$prefix/lib/cmake/fmt/fmtConfig.cmake" <<CONFIG
add_library(fmt::fmt STATIC IMPORTED)
set_target_properties(fmt::fmt PROPERTIES IMPORTED_LOCATION "$prefix/lib/libfmt.a"
    INTERFACE_INCLUDE_DIRECTORIES "$prefix/include")
CONFIG
}
# One process has a database open, and its files are read and written through the module's own file system. What
# SQLite can leave out is what Damscope does not call.
build_sqlite3() {
    cp -r "$source" tree && cd tree
    ./configure --disable-tcl --disable-readline >/dev/null
    make sqlite3.c >/dev/null
    cp sqlite3.c sqlite3.h "$prefix/include"
    cd .. && mkdir objects && cd objects
    plain_library sqlite3 -Os -DSQLITE_ENABLE_PREUPDATE_HOOK -DSQLITE_ENABLE_SESSION -DSQLITE_MAX_VARIABLE_NUMBER=250000 \
        -DSQLITE_THREADSAFE=1 -DSQLITE_OMIT_LOAD_EXTENSION -DSQLITE_OMIT_DEPRECATED -DSQLITE_OMIT_SHARED_CACHE \
        -DSQLITE_OMIT_TRACE -DSQLITE_OMIT_DESERIALIZE -DSQLITE_OMIT_TCL_VARIABLE \
        -DSQLITE_LIKE_DOESNT_MATCH_BLOBS -DSQLITE_TEMP_STORE=3 -DSQLITE_DEFAULT_MEMSTATUS=0 \
        -DHAVE_USLEEP -DHAVE_FDATASYNC=0 -- "$prefix/include/sqlite3.c"
}
# Reading alone. What a C library like that of the module has is listed for Android; asking for it takes minutes.
build_libarchive() {
    local sources=() part
    grep -vE 'XATTR|LINUX|LIBLZMA|LZMA_H|STATFS|FIEMAP|ACL|SYS_MOUNT|FTS_H|api-level|SYS_CDEFS' "$source/contrib/android/config/android.h" >config.h
    for part in acl blake2s_ref blake2sp_ref check_magic cmdline cryptor digest entry entry_link_resolver entry_sparse \
        entry_stat entry_strmode entry_xattr hmac options pack_dev pathmatch ppmd7 ppmd8 random rb read \
        read_add_passphrase read_append_filter read_open_fd read_open_file read_open_filename read_open_memory \
        read_set_format read_set_options read_support_filter_bzip2 read_support_filter_gzip read_support_filter_program \
        read_support_filter_xz read_support_filter_zstd read_support_filter_none read_support_format_7zip \
        read_support_format_empty read_support_format_raw read_support_format_tar read_support_format_zip string \
        string_sprintf util version_details virtual; do
        sources+=("$source/libarchive/archive_$part.c")
    done
    plain_library archive -Os -w -DPLATFORM_CONFIG_H='"config.h"' -D__LIBARCHIVE_CONFIG_H_INCLUDED=1 -I "$PWD" -I "$source/libarchive" -I "$prefix/include" -- \
        "${sources[@]}" "$source/libarchive/filter_fork_posix.c"
    cp "$source"/libarchive/{archive,archive_entry}.h "$prefix/include"
}

# Of Emscripten's own C library, beside which it is put (tools/web/iconv.py).
build_damscope_iconv() {
    local system=$source/system/lib musl=$source/system/lib/libc/musl
    mkdir -p "$prefix/share/damscope"
    "$tools/iconv.py" "$musl/src/locale" iconv.c "$prefix/share/damscope/east-asian.tables"
    plain_library damscope_iconv -Os -w -D_XOPEN_SOURCE=700 -I "$musl/src/locale" -I "$musl/src/internal" \
        -I "$musl/src/include" -I "$musl/arch/emscripten" -I "$musl/arch/generic" -I "$system/pthread" -- "$PWD/iconv.c"
}

# From the installed -dev packages: /usr/include itself has headers of this system.
collect_headers() {
    mkdir -p "$prefix/include" "$prefix/lib" "$prefix/share"
    ln -sfn /usr/include/{boost,nlohmann,toml,toml.hpp} "$prefix/include"
    [ -d "$prefix/share/cmake" ] || cp -r /usr/share/cmake "$prefix/share/cmake"
    rm -rf "$prefix/share/cmake/toml11" # which is said to be for 64 bits only
    mkdir -p "$prefix/lib/cmake/toml11"
    cat >"$prefix/lib/cmake/toml11/toml11Config.cmake" <<CONFIG
add_library(toml11::toml11 INTERFACE IMPORTED)
set_target_properties(toml11::toml11 PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "$prefix/include")
CONFIG
}

# Builds what is not in the cache.
build_libraries() {
    local name source work prefix=$cache/libraries
    collect_headers
    source_folder[damscope_iconv]=$(em-config EMSCRIPTEN_ROOT)
    for name in "${library_sources[@]}" damscope_iconv; do
        local key
        key=$({
            declare -f "build_$name" plain_library
            echo "$library_flags"
            source_version "$name"
            [ "$name" != damscope_iconv ] || cat "$tools/iconv.py" "${source_folder[damscope_iconv]}/system/lib/libc/musl/src/locale/iconv.c"
        } | sha256sum | cut -c 1-12)
        [ ! -e "$prefix/$name-$key" ] || continue
        source=${source_folder[$name]} work=$cache/work/$name
        echo "building $name $(source_version "$name")"
        rm -rf "$work" && mkdir -p "$work"
        local status=0
        set +e # in a condition, a recipe would not end at its first failure
        (set -e && cd "$work" && "build_$name") >"$work.log" 2>&1
        status=$?
        set -e
        [ $status -eq 0 ] || {
            tail -n 30 "$work.log" >&2
            fail "$name was not built; $work.log has all that was said"
        }
        rm -rf "$work"
        touch "$prefix/$name-$key"
    done
}
