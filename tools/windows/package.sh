# SPDX-License-Identifier: GPL-3.0-or-later
# Part of tools/windows/build: the folder that users get, the zip of it and the installer.

# What Qt loads by itself: windows, pictures, symbols. The style of the window, Fusion, is in Qt itself.
qt_plugins=(platforms/qwindows.dll
    imageformats/qsvg.dll imageformats/qgif.dll imageformats/qico.dll imageformats/qjpeg.dll
    iconengines/qsvgicon.dll)

make_packages() {
    local name=damscope-$version-windows-x64 programs=(damscope.exe damscope-network.dll) file top
    if [ -n "$window" ]; then
        programs+=(damscope-gui.exe damscope-chart.dll)
    else
        name+=-command-line
    fi
    top=$build/package/$name
    rm -rf "$build/package" && mkdir -p "$top/licences"
    for file in "${programs[@]}"; do "$cross-strip" -o "$top/$file" "$build/bin/$file"; done
    [ -z "$window" ] || put_qt "$top"
    put_libraries "$top"
    (cd "$top" && find . \( -name '*.exe' -o -name '*.dll' \) -print0 |
        refuse_paths "$cache" "$build" "$root" ${given:+"$given"})
    put_texts "$top"
    chmod -R u=rwX,go=rX "$top"
    find "$top" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
    (cd "$build/package" && find "$name" -type f | LC_ALL=C sort >"$build/package/files")
    rm -f "$output/$name.zip"
    (cd "$build/package" && zip -q -X -9 -@ "$output/$name.zip" <files)
    make_installer "$name"
    (cd "$output" && sha256sum "$name.zip" "$name-setup.exe")
}

# With darkmode=2, Qt 6.4 tells the window that the desktop has become light or dark, beside colouring its frame.
put_qt() {
    local plugin
    for plugin in "${qt_plugins[@]}"; do
        mkdir -p "$1/$(dirname "$plugin")"
        "$cross-strip" -o "$1/$plugin" "$(find_library "plugins/$plugin")"
    done
    printf '[Platforms]\r\nWindowsArguments = darkmode=2\r\n' >"$1/qt.conf"
}

# A file of Qt or of the compiler: nothing for another.
find_library() {
    local folder
    for folder in "${library_folder[@]}" "$(dirname "$("$cross-g++-posix" -print-file-name=libstdc++-6.dll)")" \
        "/usr/$cross/lib"; do
        [ ! -f "$folder/$1" ] || { echo "$folder/$1" && return; }
        [ ! -f "$folder/bin/$1" ] || { echo "$folder/bin/$1" && return; }
    done
}

# Whether a library is one of Windows: the compiler can link with it, but does not bring it.
is_of_windows() {
    local name=${1,,}
    case $name in
    api-ms-win-*.dll | uiautomationcore.dll) ;; # which are linked by another name
    *) [ -f "/usr/$cross/lib/lib${name%.*}.a" ] ;;
    esac
}

# Every library that a program or another library asks for.
put_libraries() {
    local missing=yes library found needed
    while [ -n "$missing" ]; do
        missing=''
        needed=$(find "$1" \( -name '*.exe' -o -name '*.dll' \) -exec "$cross-objdump" -p {} + |
            sed -n 's/^\tDLL Name: //p' | sort -u)
        while read -r library; do
            [ ! -f "$1/$library" ] || continue
            found=$(find_library "$library")
            if [ -n "$found" ]; then
                "$cross-strip" -o "$1/$library" "$found"
                missing=yes
            else
                is_of_windows "$library" || fail "$library was not found, and is no library of Windows"
            fi
        done <<<"$needed"
    done
}

put_texts() {
    local share=$1/share code sources
    # The runtime of the compiler, and words of Qt, come from installed packages.
    local packages=("${headers_inside[@]}" gcc-mingw-w64-base mingw-w64-common ${window:+qt6-translations-l10n})
    mapfile -t sources < <(printf '%s\n' "${!library_folder[@]}" | grep -vx googletest)
    mkdir -p "$share/damscope" "$share/doc/damscope"
    cp -r "$root/samples" "$share/damscope/samples"
    cp -r "$root"/{README.md,CHANGELOG.md,LICENSE,docs} "$share/doc/damscope"
    if [ -f "$root/build/web/page/index.html" ]; then
        cp -r "$root/build/web/page" "$share/damscope/page"
    else
        echo "Left out: the page for browsers, which \`damscope write --as site --with-engine\` needs. tools/web/build makes it." >&2
    fi
    sed 's/$/\r/' "$root/LICENSE" >"$1/LICENSE.txt"
    sed -e "s/@VERSION@/$version/" -e 's/$/\r/' "$tools/README.txt" >"$1/README.txt"
    {
        packages_inside "$1/licences" "${packages[@]}"
        sources_inside "$1/licences" "${sources[@]}"
    } | put_licences "$1/licences"
    [ -n "$window" ] || return 0
    mkdir -p "$1/translations"
    for code in "$root"/po/*.po; do # Qt has Portuguese as written in Brazil
        code=$(basename "$code" .po | sed 's/^pt$/pt_BR/')
        cp "/usr/share/qt6/translations/qtbase_$code.qm" "$1/translations" # Qt has all languages that we have
    done
}

# The installer knows each file by name: it takes away what it brought and nothing else.
make_installer() {
    local name=$1 list=$build/package/files.nsh file folder kilobytes
    {
        echo '!macro INSTALL_FILES'
        while read -r file; do
            folder=$(dirname "${file#"$name"/}" | tr / '\\')
            printf 'SetOutPath "$INSTDIR%s"\nFile "%s"\n' "$([ "$folder" = . ] || echo "\\$folder")" "$build/package/$file"
        done <"$build/package/files"
        echo '!macroend'
        echo '!macro REMOVE_FILES'
        sed -e "s,^$name/,," -e 's,/,\\,g' -e 's,.*,Delete "$INSTDIR\\&",' "$build/package/files"
        (cd "$build/package/$name" && find . -mindepth 1 -type d | sort -r) |
            sed -e 's,^\./,,' -e 's,/,\\,g' -e 's,.*,RMDir "$INSTDIR\\&",'
        echo '!macroend'
    } >"$list"
    kilobytes=$(find "$build/package/$name" -type f -printf '%s\n' | awk '{ sum += $1 } END { print int(sum / 1024) }')
    makensis -V2 -DVERSION="$version" -DFILES="$list" -DKILOBYTES="$kilobytes" -DOUTPUT="$output/$name-setup.exe" \
        -DICON="$build/windows/damscope.ico" ${window:+-DWINDOW} "$tools/installer.nsi"
}
