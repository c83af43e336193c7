// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/request.hpp"

#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"

namespace damscope::web {

void refuse(std::string_view field) {
    throw CallError({"bad-request", {{"field", std::string(field)}}});
}

namespace {

const Json* found(const Json& request, std::string_view field) {
    const auto at = request.find(field);
    return at == request.end() || at->is_null() ? nullptr : &*at;
}

} // namespace

bool has(const Json& request, std::string_view field) {
    return found(request, field) != nullptr;
}

std::string textIn(const Json& request, std::string_view field, std::string_view usual) {
    const Json* const value = found(request, field);
    if (value == nullptr)
        return std::string(usual);
    if (!value->is_string())
        refuse(field);
    return value->get<std::string>();
}

std::string neededText(const Json& request, std::string_view field) {
    if (!has(request, field))
        refuse(field);
    return textIn(request, field);
}

bool flagIn(const Json& request, std::string_view field, bool usual) {
    const Json* const value = found(request, field);
    if (value == nullptr)
        return usual;
    if (!value->is_boolean())
        refuse(field);
    return value->get<bool>();
}

std::optional<std::int64_t> numberIn(const Json& request, std::string_view field) {
    const Json* const value = found(request, field);
    if (value == nullptr)
        return std::nullopt;
    if (!value->is_number())
        refuse(field);
    return value->get<std::int64_t>();
}

std::int64_t neededNumber(const Json& request, std::string_view field) {
    const auto number = numberIn(request, field);
    if (!number)
        refuse(field);
    return *number;
}

rules::Variant variantIn(const Json& request) {
    const auto variant = rules::variantNamed(textIn(request, "variant", "international"));
    if (!variant)
        refuse("variant");
    return *variant;
}

std::vector<std::string> textsIn(const Json& request, std::string_view field) {
    std::vector<std::string> texts;
    const Json* const value = found(request, field);
    if (value == nullptr)
        return texts;
    if (!value->is_array())
        refuse(field);
    for (const Json& text : *value) {
        if (!text.is_string())
            refuse(field);
        texts.push_back(text.get<std::string>());
    }
    return texts;
}

rules::Game writtenGame(std::string_view pdn) {
    parser::Reader reader(pdn);
    parser::GameText text;
    if (!reader.next(text))
        throw CallError({"page-no-text", {}});
    return parser::assemble(text).game;
}

} // namespace damscope::web
