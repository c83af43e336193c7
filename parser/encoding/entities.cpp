// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/encoding/entities.hpp"

#include "base/text/entities.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>

namespace damscope::parser {
namespace {

// `&amp;eacute;` was encoded twice: an ampersand that was decoded may begin an entity again. One
// that begins none is itself.
base::Entity decodedFront(std::string_view text) {
    std::size_t length = 1;
    for (;;) {
        const auto entity = base::firstEntity(text, length);
        if (!entity)
            return {U'&', length};
        if (entity->point != U'&')
            return *entity;
        length = entity->length;
    }
}

std::string decodedOnce(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const std::size_t next = std::min(text.find('&'), text.size());
        plain += text.substr(0, next);
        text.remove_prefix(next);
        if (text.empty())
            break;
        const base::Entity front = decodedFront(text);
        base::appendUtf8(plain, front.point);
        text.remove_prefix(front.length);
    }
    return plain;
}

} // namespace

std::string withoutEntities(std::string_view text) {
    constexpr int most = 4; // entities whose letters are entities
    std::string plain(text);
    for (int i = 0; i < most && plain.find('&') != std::string::npos; ++i) {
        std::string next = decodedOnce(plain);
        if (next == plain)
            break;
        plain = std::move(next);
    }
    return plain;
}

} // namespace damscope::parser
