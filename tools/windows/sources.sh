# SPDX-License-Identifier: GPL-3.0-or-later
# Part of tools/windows/build and tools/web/build: the sources of libraries, from --sources or by apt-get source.

# Two builds at once would remove from the cache what the other reads.
exec {cache_lock}<"$cache"
flock --nonblock "$cache_lock" || {
    echo "waiting until another build leaves $cache" >&2
    flock "$cache_lock"
}

# apt with a configuration of its own: the system's need not list sources, and is not changed.
private_apt() {
    local tool=$1
    shift
    "$tool" -q -o Dir::Etc::SourceList="$cache/apt/sources.list" -o Dir::Etc::SourceParts=/nonexistent \
        -o Dir::State::Lists="$cache/apt/lists" -o Dir::Cache="$cache/apt" -o APT::Sandbox::User=root "$@"
}

date_of_lists() {
    local date
    date=$(find "$cache/apt/lists" -maxdepth 1 -name '*InRelease' -printf '%TF\n' | sort | tail -n 1)
    [ -n "$date" ] && echo "those of $date are used" || echo "there are none"
}

update_sources_list() {
    [ -z "${sources_list:-}" ] || return 0
    mkdir -p "$cache/apt/lists/partial" "$cache/apt/archives/partial"
    printf 'deb-src %s main\n' "http://deb.debian.org/debian bookworm" "http://deb.debian.org/debian bookworm-updates" \
        "http://deb.debian.org/debian-security bookworm-security" >"$cache/apt/sources.list"
    # Without a network, what there is.
    private_apt apt-get -o APT::Update::Error-Mode=any update >"$cache/apt/update.log" 2>&1 ||
        echo "the lists of Debian's sources are not renewed, for what $cache/apt/update.log says: $(date_of_lists)" >&2
    sources_list=ready
}

# Unpacks the newest version that the mirror has. A security update may be listed and gone.
download_source() {
    local name=$1 versions wanted folder
    update_sources_list
    versions=$(private_apt apt-cache showsrc "$name" 2>/dev/null |
        awk -v name="$name" '$1 == "Package:" { right = $2 == name } right && $1 == "Version:" { print $2 }' |
        sort -uVr)
    for wanted in $versions; do
        folder=$cache/sources/$name-$wanted
        [ ! -d "$folder" ] || { source_folder[$name]=$folder && return; }
        rm -rf "$cache/download" && mkdir -p "$cache/download"
        (cd "$cache/download" && private_apt apt-get --download-only source "$name=$wanted") \
            >>"$cache/apt/download.log" 2>&1 || continue
        dpkg-source --no-check -x "$cache/download"/*.dsc "$cache/download/unpacked" \
            >>"$cache/apt/download.log" 2>&1 || continue
        mkdir -p "$cache/sources"
        mv "$cache/download/unpacked" "$folder"
        source_folder[$name]=$folder
        return
    done
    return 1
}

# Sets source_folder[NAME] for each; ends with what to do about those that are missing.
declare -A source_folder=()
get_sources() {
    local name folder missing=()
    for name in "$@"; do
        if [ -n "$given" ] && folder=$(compgen -G "$given/$name-[0-9]*" || compgen -G "$given/$name"); then
            source_folder[$name]=$(sort -V <<<"$folder" | tail -n 1)
        elif ! download_source "$name"; then
            missing+=("$name")
        fi
    done
    [ ${#missing[@]} -eq 0 ] || fail "the mirror has no sources of: ${missing[*]}" \
        "Put the unpacked sources into one folder, as $(printf 'FOLDER/%s ' "${missing[@]}")- a version may follow" \
        "after a hyphen - and name it with --sources FOLDER." \
        "--without-window makes the command line, which needs no Qt."
}

# The version of an unpacked source: what Debian's changelog or the name of the folder says.
source_version() {
    local folder=${source_folder[$1]}
    if [ -f "$folder/debian/changelog" ]; then
        sed -n '1s/.*(\([0-9]*:\)\{0,1\}\([^)]*\)).*/\2/p' "$folder/debian/changelog"
    else
        basename "$folder" | sed "s/^$1-\{0,1\}//"
    fi
}

# What tells one source from another: the names, sizes and contents of its files.
source_hash() {
    local folder=${source_folder[$1]} kept
    kept=$folder/.damscope-hash
    if [ "$folder" = "${folder#"$cache"}" ] || [ ! -f "$kept" ]; then
        (cd "$folder" && find . -type f ! -path './.git/*' ! -name .damscope-hash -print0 | sort -z |
            xargs -0 sha256sum | sha256sum | cut -c 1-64) >"$cache/hash" || return
        [ "$folder" = "${folder#"$cache"}" ] || cp "$cache/hash" "$kept" || return
        cat "$cache/hash"
    else
        cat "$kept"
    fi
}
