# SPDX-License-Identifier: GPL-3.0-or-later
# Part of tools/linux/build, tools/windows/build and tools/web/build: what all packages promise, licences of
# everything inside and no trace of who built them. They have set $root, and `fail MESSAGE...` ends them.

headers_inside=(libboost1.74-dev nlohmann-json3-dev libtoml11-dev) # libraries of headers alone

# When the commit was made, or what an unpacked tarball of it says, which may lie in another repository.
source_time() {
    { [ -e "$root/.git" ] && git -C "$root" log -1 --format=%ct 2>/dev/null; } || stat -c %Y "$root/CMakeLists.txt"
}

# packages_inside FOLDER PACKAGE...: copies the licences of installed packages and prints where their sources are.
packages_inside() {
    local folder=$1 package
    shift
    for package in "$@"; do
        cp -L "/usr/share/doc/$package/copyright" "$folder/$package.txt"
        dpkg-query -W -f='${Package}\t${Version}\thttps://snapshot.debian.org/package/${source:Package}/${source:Version}/\t${Built-Using}\n' \
            "$package"
    done
}

# sources_inside FOLDER NAME...: the same for libraries built from $source_folder.
sources_inside() {
    local folder=$1 name source package version
    shift
    for name in "$@"; do
        source=${source_folder[$name]}
        if [ -f "$source/debian/copyright" ]; then
            cp "$source/debian/copyright" "$folder/$name.txt"
            read -r package version < <(sed -n '1s/^\([^ ]*\) (\([^)]*\)).*/\1 \2/p' "$source/debian/changelog")
            printf '%s\t%s\t%s\n' "$name" "$version" "https://snapshot.debian.org/package/$package/$version/"
        else
            mkdir -p "$folder/$name"
            cp -r "$source"/{LICENSE*,COPYING*} "$folder/$name" 2>/dev/null || true # one of them is there
            [ -n "$(ls -A "$folder/$name")" ] || fail "the sources of $name have no debian/copyright, LICENSE or COPYING"
            printf '%s\t%s\t%s\n' "$name" "$(source_version "$name")" "$(upstream "$name" "$(source_version "$name")")"
        fi
    done
}

# Where sources are that are not Debian's.
upstream() {
    case $1 in
    qt6-*) echo "https://download.qt.io/archive/qt/${2%.*}/$2/submodules/" ;;
    *) echo "unpacked sources named with --sources" ;;
    esac
}

# put_licences FOLDER <LIST: adds our own licence, the texts that licences refer to, and the list, which the functions
# above have printed.
put_licences() {
    local folder=$1 list text
    list=$(sort -u) # waits for those functions
    cp "$root/cmake/debian/copyright" "$folder/damscope.txt"
    mkdir -p "$folder/common-licenses"
    while read -r text; do
        [ ! -f "/usr/share/$text" ] || cp -L "/usr/share/$text" "$folder/common-licenses"
    done < <(grep -rhoE 'common-licenses/[A-Za-z0-9]+(-[0-9]+(\.[0-9]+)?)?' "$folder" | sort -u)
    {
        echo "What comes along with Damscope: name, version, where its sources are, and what else they were built with."
        echo "NAME.txt, or the folder NAME, holds the licence of each, damscope.txt that of Damscope and its icons; what"
        echo "they call /usr/share/common-licenses is the folder common-licenses."
        echo
        echo "$list"
    } >"$folder/README.txt"
}

# refuse_paths PATH... <FILES: no program or library, a NUL behind the name of each, names a folder of the builder.
refuse_paths() {
    local path pattern='' found
    command -v strings >/dev/null || fail "strings is missing: run tools/install-packages packages.txt"
    for path in "$@" "${HOME:-/}"; do
        [ "$path" = / ] || pattern+="${pattern:+|}\\Q$path\\E"
    done
    # Texts of Windows have two bytes a letter.
    found=$(set -o pipefail
        xargs -0 sh -c '[ $# -gt 0 ] && strings -a -f "$@" && strings -a -f -e l "$@"' - |
            { LC_ALL=C grep -P "(?<![\\w.-])($pattern)(/|$)" || [ $? -eq 1 ]; } | cut -c 1-300) ||
        fail "the programs, if there are any, could not be searched for folders of this machine"
    [ -z "$found" ] || fail "These programs name folders of this machine; built elsewhere they would differ:" "$found"
}
