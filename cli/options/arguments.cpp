// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/arguments.hpp"

#include "cli/options/language_option.hpp"
#include "cli/options/nearest.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace damscope::cli {
namespace {

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stopped != end)
        return std::nullopt;
    return number;
}

template <class Target> Accept intoNumber(Target& target, std::int64_t least, std::int64_t most) {
    return [&target, least, most](std::string_view text) -> std::optional<std::string> {
        const auto number = wholeNumber(text);
        if (!number || *number < least || *number > most)
            return inWords({"usage-whole-number",
                            {{"least", least}, {"most", most}, {"word", std::string(text)}}});
        target = *number;
        return std::nullopt;
    };
}

} // namespace

void Arguments::group(std::string title) {
    groups_.push_back(std::move(title));
}

void Arguments::value(Argument argument, Accept accept) {
    entries_.push_back({std::move(argument), groups_.size() - 1, std::move(accept)});
}

void Arguments::flag(Argument argument, bool& isSet) {
    value(std::move(argument), [&isSet](std::string_view) {
        isSet = true;
        return std::nullopt;
    });
}

void Arguments::action(Argument argument, std::function<std::optional<std::string>()> act) {
    value(std::move(argument), [act = std::move(act)](std::string_view) { return act(); });
}

std::vector<std::string_view> Argument::spellings() const {
    std::vector<std::string_view> names;
    for (std::string_view rest = isPositional() ? std::string_view() : name; !rest.empty();) {
        names.push_back(rest.substr(0, rest.find(',')));
        rest.remove_prefix(std::min(names.back().size() + 1, rest.size()));
    }
    return names;
}

std::vector<std::string_view> Arguments::optionNames() const {
    std::vector<std::string_view> names;
    for (const Entry& entry : entries_)
        for (const std::string_view name : entry.argument.spellings())
            names.push_back(name);
    return names;
}

Accept into(std::string& target) {
    return [&target](std::string_view text) {
        target = text;
        return std::nullopt;
    };
}

Accept into(std::optional<std::string>& target) {
    return [&target](std::string_view text) {
        target = std::string(text);
        return std::nullopt;
    };
}

Accept into(std::vector<std::string>& target) {
    return [&target](std::string_view text) {
        target.emplace_back(text);
        return std::nullopt;
    };
}

Accept into(std::int64_t& target, std::int64_t least, std::int64_t most) {
    return intoNumber(target, least, most);
}

Accept into(std::optional<std::int64_t>& target, std::int64_t least, std::int64_t most) {
    return intoNumber(target, least, most);
}

Accept oneOf(std::string& target, std::vector<std::string_view> choices) {
    std::vector<std::string> words(choices.begin(), choices.end());
    const auto accept = [&target, choices = std::move(choices)](std::string_view text) {
        std::optional<std::string> wrong;
        if (std::ranges::count(choices, text) > 0)
            target = text;
        else
            wrong =
                inWords({"usage-choice",
                         {{"word", std::string(text)},
                          {"choices", std::vector<std::string>(choices.begin(), choices.end())}}}) +
                didYouMean(text, choices);
        return wrong;
    };
    return {accept, std::move(words)};
}

} // namespace damscope::cli
