// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide/phrase.hpp"

#include "messages/pattern.hpp"
#include "messages/plural.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::rules::page {

namespace {

class PhraseFiller final : public pattern::Filler {
public:
    PhraseFiller(const Phrasebook& book, const Values& values) : book_(book), values_(values) {}

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
        return pluralForm(book_.language, value->number);
    }
    [[nodiscard]] std::string_view fragment(std::string_view /*code*/) const override { return {}; }

private:
    [[nodiscard]] const Value* find(std::string_view name) const {
        const auto found = std::ranges::find(values_, name, &Value::name);
        return found == values_.end() ? nullptr : &*found;
    }

    const Phrasebook& book_;
    const Values& values_;
};

} // namespace

Value numberValue(std::string_view name, int number) {
    return {name, std::to_string(number), number};
}

std::string say(const Phrasebook& book, Sentence sentence, const Values& values) {
    return PhraseFiller(book, values).filled(book[sentence]);
}

} // namespace damscope::rules::page
