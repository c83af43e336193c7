// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/layout.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "messages/catalogue.hpp"
#include "messages/pattern.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace damscope::rules::page {

namespace {

/// Signs that never begin a line, although a blank precedes them (French; Russian dashes).
bool clingsToWordBefore(std::string_view word) {
    constexpr std::array<std::string_view, 6> clinging{":", ";", "!", "?", "»", "—"};
    return std::ranges::count(clinging, word) > 0;
}

/// The words of a line, each with the signs attached to it.
std::vector<std::string> wordsOf(std::string_view line) {
    std::vector<std::string> words;
    for (const std::string_view word : base::splitWords(line))
        if (!words.empty() && clingsToWordBefore(word))
            words.back().append(" ").append(word);
        else
            words.emplace_back(word);
    return words;
}

/// "1. " at the head of a line.
std::string_view numberAhead(std::string_view line) {
    const std::size_t digits = std::min(line.find_first_not_of(base::digits), line.size());
    return digits > 0 && line.substr(digits).starts_with(". ") ? line.substr(0, digits + 2) : "";
}

} // namespace

std::size_t columnsOf(std::string_view text) {
    return base::countCharacters(text);
}

void Layout::underlined(std::string_view text, char line) {
    text_.append(text).push_back('\n');
    text_.append(columnsOf(text), line).push_back('\n');
}

void Layout::title(std::string_view text) {
    underlined(text, '=');
}

void Layout::heading(std::string_view text) {
    text_.push_back('\n');
    underlined(text, '-');
    text_.push_back('\n');
}

void Layout::wrapped(std::string_view text, std::string_view lead) {
    std::size_t column = columnsOf(lead);
    const std::string indent(column, ' ');
    text_ += lead;
    bool first = true;
    for (const std::string& word : wordsOf(text)) {
        const std::size_t needed = columnsOf(word);
        if (!first && column + 1 + needed > pageWidth) {
            text_.append("\n").append(indent);
            column = indent.size();
            first = true;
        }
        text_.append(first ? "" : " ").append(word);
        column += needed + (first ? 0 : 1);
        first = false;
    }
    text_.push_back('\n');
}

void Layout::sentence(std::string_view text) {
    if (!text_.ends_with("\n\n"))
        text_.push_back('\n');
    wrapped(text, "");
}

void Layout::points(const std::vector<std::string>& texts) {
    for (const std::string_view text : texts) {
        std::string lead = "- ";
        for (const std::string_view line : base::splitLines(text)) {
            const std::string_view number = lead == "- " ? "" : numberAhead(line);
            wrapped(line.substr(number.size()), lead.append(number));
            lead = "  ";
        }
    }
}

void Layout::list(const std::vector<std::string>& items, std::string_view between) {
    for (std::size_t i = 0; i < items.size(); ++i)
        wrapped(std::string(items[i]).append(i + 1 < items.size() ? between : "."), "- ");
}

void Layout::picture(std::string_view lines) {
    text_.push_back('\n');
    for (const std::string_view line : base::splitLines(lines))
        text_.append("    ").append(line).push_back('\n');
}

namespace {

class PhraseFiller final : public pattern::Filler {
public:
    PhraseFiller(const Values& values, Language language) : values_(values), language_(language) {}

protected:
    [[nodiscard]] bool has(std::string_view name) const override { return find(name) != nullptr; }
    [[nodiscard]] std::string value(std::string_view name,
                                    std::string_view /*kind*/) const override {
        const Value* value = find(name);
        assert(value != nullptr);
        return value->text;
    }
    [[nodiscard]] std::size_t form(std::string_view name) const override {
        const Value* value = find(name);
        assert(value != nullptr);
        return pluralForm(language_, value->number);
    }
    [[nodiscard]] std::string fragment(std::string_view /*code*/) const override { return {}; }

private:
    [[nodiscard]] const Value* find(std::string_view name) const {
        const auto found = std::ranges::find(values_, name, &Value::name);
        return found == values_.end() ? nullptr : &*found;
    }

    const Values& values_;
    Language language_;
};

} // namespace

Value numberValue(std::string_view name, int number) {
    return {name, std::to_string(number), number};
}

std::string filled(std::string_view pattern, const Values& values, Language language) {
    return PhraseFiller(values, language).filled(pattern);
}

std::string say(Sentence sentence, const Values& values, Language language) {
    const Text& text = textOf(sentence);
    const auto number = std::ranges::find(values, text.number, &Value::name);
    const Translation found =
        translation(text, language, number == values.end() ? 0 : number->number);
    return filled(found.text, values, found.language);
}

} // namespace damscope::rules::page
