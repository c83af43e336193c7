// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/reference/completion.hpp"

namespace damscope::cli {
namespace {

// Where Damscope knows nothing, each shell completes names of files.

constexpr std::string_view bash = R"sh(# bash completion for damscope
_damscope() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        COMPREPLY+=("$(printf '%q' "${line%%$'\t'*}")")
    done < <("${COMP_WORDS[0]}" completion words -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _damscope damscope
)sh";

constexpr std::string_view zsh = R"sh(#compdef damscope
_damscope() {
    local -a candidates
    local line
    while IFS= read -r line; do
        candidates+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done < <($words[1] completion words -- "${(@)words[2,CURRENT]}" 2>/dev/null)
    if (( $#candidates )); then
        _describe damscope candidates
    else
        _files
    fi
}
if [ "$funcstack[1]" = "_damscope" ]; then
    _damscope "$@"
else
    compdef _damscope damscope
fi
)sh";

constexpr std::string_view fish = R"sh(# fish completion for damscope
function __damscope_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l found ($words[1] completion words -- $words[2..-1] "$current" 2>/dev/null)
    if test (count $found) -gt 0
        string join \n -- $found
    else
        __fish_complete_path "$current"
    end
end
complete -c damscope -f -a '(__damscope_complete)'
)sh";

} // namespace

std::optional<std::string_view> completionScript(std::string_view shell) {
    if (shell == "bash")
        return bash;
    if (shell == "zsh")
        return zsh;
    if (shell == "fish")
        return fish;
    return std::nullopt;
}

} // namespace damscope::cli
