// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/general_options.hpp"

#include "cli/options/language_option.hpp"

#include <algorithm>
#include <array>

namespace damscope::cli {
namespace {

constexpr std::array<std::string_view, 3> withValue{"--db", "--color", "--language"};
constexpr std::array<std::string_view, 3> flags{"--quiet", "-q", "--no-pager"};

// How many words an option before the command takes, with its value; 0 if it is none of these.
std::size_t wordsOf(std::string_view word) {
    const auto isSetHere = [word](std::string_view option) {
        return word.starts_with(option) && word.substr(option.size()).starts_with('=');
    };
    if (std::ranges::count(withValue, word) > 0)
        return 2;
    return std::ranges::count(flags, word) > 0 || std::ranges::any_of(withValue, isSetHere) ? 1 : 0;
}

} // namespace

void GeneralOptions::declare(Arguments& arguments, Length length) {
    length_ = length;
    arguments.group("In every command");
    arguments.flag({"-q,--quiet", "", "print problems only: no progress and no summary"}, quiet_);
    arguments.value({"--color", "WHEN", "auto (on a terminal), always or never"},
                    oneOf(colour_, {"auto", "always", "never"}));
    declareLanguage(arguments);
    if (length == Length::paged)
        arguments.flag({"--no-pager", "",
                        "on a terminal, do not show long output with $DAMSCOPE_PAGER, else "
                        "$PAGER, else less"},
                       noPager_);
}

Manners GeneralOptions::manners() const {
    using Colour = Manners::Colour;
    const Colour colour = colour_ == "always"  ? Colour::always
                          : colour_ == "never" ? Colour::never
                                               : Colour::automatic;
    return {quiet_, colour, length_ == Length::paged && !noPager_};
}

void GeneralOptions::moveBehindCommand(std::vector<std::string>& words) {
    std::size_t count = 0;
    while (count < words.size() && wordsOf(words[count]) > 0)
        count += wordsOf(words[count]);
    if (count > 0 && count < words.size()) {
        const auto middle = words.begin() + static_cast<std::ptrdiff_t>(count);
        std::rotate(words.begin(), middle, middle + 1);
    }
}

} // namespace damscope::cli
