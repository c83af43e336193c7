// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/translation.hpp"

#include "messages/sentence.hpp"

#include <algorithm>

namespace damscope::rules {

namespace {

// Longer texts hold something from a hostile file; looking for their pattern could take long.
constexpr std::size_t longest = 2000; // bytes

} // namespace

void Translation::add(std::string_view name, std::string english, std::string other) {
    patterns_.push_back({name, std::move(english), std::move(other)});
}

void Translation::addAll(std::string_view name, std::span<const std::string_view> english,
                         std::span<const std::string_view> other) {
    for (std::size_t i = 0; i < english.size(); ++i)
        add(name, std::string(english[i]), std::string(other[i]));
}

void Translation::addText(std::string_view gap) {
    texts_.push_back(gap);
}

std::optional<std::string> Translation::of(std::string_view name, std::string_view text) const {
    if (text.size() > longest)
        return std::nullopt;
    for (const Pattern& pattern : patterns_) {
        Gaps gaps;
        if (pattern.name != name || !matches(pattern.english, text, gaps))
            continue;
        return filled(pattern.other, [&](std::string_view gap) {
            const auto found = std::ranges::find(gaps, gap, &Gaps::value_type::first);
            return found == gaps.end() ? std::string() : found->second;
        });
    }
    return std::nullopt;
}

// A gap ends where what follows it in the pattern goes on, at one of perhaps several places.
bool Translation::matches(std::string_view pattern, std::string_view text, Gaps& gaps) const {
    const std::size_t open = std::min(pattern.find('{'), pattern.size());
    if (!text.starts_with(pattern.substr(0, open)))
        return false;
    text.remove_prefix(open);
    if (open == pattern.size())
        return text.empty();
    const std::size_t close = pattern.find('}', open);
    const std::string_view gap = pattern.substr(open + 1, close - open - 1);
    const std::string_view rest = pattern.substr(close + 1);
    const std::string_view behind = rest.substr(0, rest.find('{'));
    for (std::size_t end = rest.empty() ? text.size() : text.find(behind);
         end <= text.size(); // npos is larger
         end = end < text.size() ? text.find(behind, end + 1) : std::string_view::npos) {
        const auto said = inGap(gap, text.substr(0, end));
        if (!said)
            continue;
        gaps.emplace_back(gap, *said);
        if (matches(rest, text.substr(end), gaps))
            return true;
        gaps.pop_back();
    }
    return false;
}

std::optional<std::string> Translation::inGap(std::string_view gap, std::string_view text) const {
    if (std::ranges::find(patterns_, gap, &Pattern::name) != patterns_.end())
        return of(gap, text);
    const bool anyText = std::ranges::find(texts_, gap) != texts_.end();
    if (!anyText && (text.empty() || text.find(' ') != std::string_view::npos))
        return std::nullopt;
    return std::string(text);
}

} // namespace damscope::rules
