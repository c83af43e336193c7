// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/phrase.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::rules::page {

namespace {

/// Where a sign stands outside of inner braces; the length of the text if it does not.
std::size_t findOutside(std::string_view text, char sign) {
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (depth == 0 && text[i] == sign)
            return i;
        depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
    }
    return text.size();
}

/// The n-th of the forms between bars; the last one if there are fewer.
std::string_view form(std::string_view forms, std::size_t n) {
    std::size_t end = findOutside(forms, '|');
    for (; n > 0 && end < forms.size(); --n) {
        forms.remove_prefix(end + 1);
        end = findOutside(forms, '|');
    }
    return forms.substr(0, end);
}

class Filler {
public:
    Filler(const Phrasebook& book, const Values& values) : book_(book), values_(values) {}

    [[nodiscard]] std::string filled(std::string_view text) const {
        std::string out;
        for (auto open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
            out += text.substr(0, open);
            text.remove_prefix(open + 1);
            const std::size_t close = findOutside(text, '}');
            out += meaning(text.substr(0, close));
            text.remove_prefix(std::min(close + 1, text.size()));
        }
        return out += text;
    }

private:
    /// What stands between braces: a name, or a name and its forms.
    [[nodiscard]] std::string meaning(std::string_view inside) const {
        const std::size_t question = findOutside(inside, '?');
        const auto value = std::ranges::find(values_, inside.substr(0, question), &Value::name);
        assert(value != values_.end());
        if (question == inside.size())
            return value->text;
        return filled(form(inside.substr(question + 1), book_.pluralForm(value->number)));
    }

    const Phrasebook& book_;
    const Values& values_;
};

} // namespace

Value numberValue(std::string_view name, int number) {
    return {name, std::to_string(number), number};
}

std::string say(const Phrasebook& book, Sentence sentence, const Values& values) {
    return Filler(book, values).filled(book[sentence]);
}

} // namespace damscope::rules::page
