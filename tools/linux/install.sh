#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the Damscope of this folder part of a user's desktop and shell, with links to what lies here.
#
# usage: ./install.sh --user | --uninstall
set -eu
here=$(cd "$(dirname "$0")" && pwd -P)
data=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$HOME/.local/bin
entry=applications/org.damscope.Damscope.desktop
written=$data/damscope/installed # the paths of what an installation has written, one a line

# may_write FILE: prepares its folder and notes it, unless somebody else has made the file.
may_write() {
    if [ -e "$1" ] || [ -L "$1" ]; then
        echo "install.sh: $1 is left as it is: another installation made it" >&2
        return 1
    fi
    mkdir -p "$(dirname "$1")"
    printf '%s\n' "$1" >>"$written"
}

link() { ! may_write "$2" || ln -s "$1" "$2"; }

# What desktops and shells look for in their data folders; zsh has a place of its own.
link_shared_files() {
    (cd "$here/share" && find applications bash-completion fish icons man metainfo mime zsh -type f) |
        while IFS= read -r file; do
            place=$data/$(printf '%s' "$file" | sed 's|^zsh/vendor-completions/|zsh/site-functions/|')
            [ "$file" = "$entry" ] || link "$here/share/$file" "$place"
        done
}

# The menu entry names the program with its folder; quotes, dollars, backslashes and percents have a meaning there.
write_entry() {
    may_write "$data/$entry" || return 0
    program=$(printf '%s' "$here/bin/damscope-gui" | sed 's/\\/\\\\\\\\/g; s/["`$]/\\\\&/g; s/%/%%/g')
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s" %%F\n' "$program" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/$entry" >"$data/$entry"
}

# Where a command is missing, no desktop needs it.
tell() { ! command -v "$1" >/dev/null 2>&1 || "$@" >/dev/null 2>&1 || true; }
tell_desktop() {
    tell update-desktop-database "$data/applications"
    tell update-mime-database "$data/mime"
    tell touch -c "$data/icons/hicolor"
}

remove() {
    [ -f "$written" ] || return 0
    while IFS= read -r file; do
        rm -f "$file"
    done <"$written"
    rm "$written"
    rmdir "$data/damscope" 2>/dev/null || true # unless there are databases
}

install() {
    remove
    mkdir -p "$data/damscope"
    link_shared_files
    write_entry
    for program in damscope damscope-gui; do
        link "$here/bin/$program" "$programs/$program"
    done
    tell_desktop
    echo "Damscope is in the menu of your desktop and runs from $here"
    case :$PATH: in
    *:"$programs":*) ;;
    *) echo "Shells find the command damscope when $programs is in PATH; many systems see to that at the next login." ;;
    esac
}

case ${1:-} in
--user) install ;;
--uninstall)
    remove
    tell_desktop
    echo "Damscope is no longer in your menu. Its programs are in $here, your databases in $data/damscope."
    ;;
*)
    echo "usage: ./install.sh --user | --uninstall" >&2
    exit 2
    ;;
esac
