// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/ascii_signs.hpp"

#include "base/files/user_folder.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace damscope::cli {
namespace {

using Sign = std::pair<std::string_view, std::string_view>;

constexpr auto signs = std::to_array<Sign>(
    {{"…", "..."}, {"½", "1/2"}, {"→", "->"}, {"←", "<-"}, {"↑", "^"},      {"↓", "v"},
     {"·", "."},   {"•", "*"},   {"–", "-"},  {"—", "-"},  {"−", "-"},      {"×", "x"},
     {"“", "\""},  {"”", "\""},  {"‘", "'"},  {"’", "'"},  {"⛀", "w"},      {"⛁", "W"},
     {"⛂", "b"},   {"⛃", "B"},   {"─", "-"},  {"│", "|"},  {"┌", "+"},      {"┐", "+"},
     {"└", "+"},   {"┘", "+"},   {"▁", "_"},  {"▂", "."},  {"▃", ":"},      {"▄", "-"},
     {"▅", "="},   {"▆", "+"},   {"▇", "*"},  {"█", "#"},  {"\u00a0", " "}, {"\u202f", " "}});

bool isPlain(std::string_view locale) {
    return locale == "C" || locale == "POSIX";
}

} // namespace

bool drawsAscii() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const auto locale = base::environment(name))
            return isPlain(*locale);
    return false;
}

std::string drawn(std::string text) {
    if (!drawsAscii() ||
        std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; }))
        return text;
    std::string plain;
    for (std::string_view rest = text; !rest.empty();) {
        const std::string_view character = base::firstCharacter(rest).bytes;
        const auto sign = std::ranges::find(signs, character, &Sign::first);
        plain += sign == signs.end() ? character : sign->second;
        rest.remove_prefix(character.size());
    }
    return plain;
}

} // namespace damscope::cli
