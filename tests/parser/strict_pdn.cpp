// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/parser/strict_pdn.hpp"

#include <optional>

namespace damscope::parser::testing {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isWord(char c) {
    return isDigit(c) || isUpper(c) || (c >= 'a' && c <= 'z') || c == '_';
}

// A cursor over the text: each `take` advances if what it names is here.
struct Cursor {
    std::string_view rest;

    bool take(char c) {
        if (rest.empty() || rest.front() != c)
            return false;
        rest.remove_prefix(1);
        return true;
    }
    template <class Is> std::size_t takeAll(Is is) {
        std::size_t n = 0;
        while (n < rest.size() && is(rest[n]))
            ++n;
        rest.remove_prefix(n);
        return n;
    }
    bool takeNumber() {
        if (rest.empty() || rest.front() == '0')
            return false;
        return takeAll(isDigit) > 0;
    }
    bool takeSquare() {
        if (rest.size() >= 2 && rest[0] >= 'a' && rest[0] <= 'j' && rest[1] >= '1' &&
            rest[1] <= '8') {
            rest.remove_prefix(2);
            return true;
        }
        const std::size_t before = rest.size();
        return takeNumber() && before - rest.size() <= 2;
    }
    bool takeString() {
        if (!take('"'))
            return false;
        while (!rest.empty() && rest.front() != '"') {
            take('\\');
            if (take('\n'))
                return false;
            rest.remove_prefix(rest.empty() ? 0 : 1);
        }
        return take('"');
    }
    bool takeUntil(char close) {
        const std::size_t end = rest.find(close);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        return end != std::string_view::npos;
    }
};

bool takeTag(Cursor& c) {
    return c.take('[') && !c.rest.empty() && isUpper(c.rest.front()) && c.takeAll(isWord) > 0 &&
           c.take(' ') && c.takeString() && c.take(']') && c.take('\n');
}

bool takeMove(Cursor& c) {
    if (!c.takeSquare())
        return false;
    int steps = 0;
    while (c.take('-') || c.take('x') || c.take(':')) {
        ++steps;
        if (!c.takeSquare())
            return false;
    }
    c.takeAll([](char x) { return x == '!' || x == '?'; });
    return steps > 0;
}

bool takeNumberAndDots(Cursor& c) {
    if (!c.takeNumber())
        return false;
    const std::size_t dots = c.takeAll([](char x) { return x == '.'; });
    return dots == 1 || dots == 3;
}

bool takeMoveOrNumber(Cursor& c) {
    Cursor number = c;
    if (takeNumberAndDots(number)) {
        c = number;
        return true;
    }
    return takeMove(c);
}

// One element of movetext; `depth` counts open variations, `ended` reports a terminator.
bool takeElement(Cursor& c, int& depth, bool& ended) {
    switch (c.rest.front()) {
    case '{':
        return c.takeUntil('}');
    case '/':
        c.take('/');
        return c.takeUntil('/');
    case '$':
        c.take('$');
        return c.takeAll(isDigit) > 0;
    case '(':
        ++depth;
        return c.take('(');
    case ')':
        return c.take(')') && --depth >= 0;
    case '*':
        ended = true;
        return c.take('*') && depth == 0;
    default:
        return takeMoveOrNumber(c);
    }
}

bool takeGame(Cursor& c) {
    while (!c.rest.empty() && c.rest.front() == '[')
        if (!takeTag(c))
            return false;
    if (!c.take('\n'))
        return false;
    int depth = 0;
    bool ended = false;
    while (!ended && !c.rest.empty()) {
        if (!takeElement(c, depth, ended))
            return false;
        if (!ended && !c.take(' ') && !c.take('\n') && c.rest.substr(0, 1) != ")" && depth == 0)
            return false;
    }
    return ended && c.take('\n') && c.take('\n');
}

// Of lines without comments, tags and setups, which may be longer.
std::optional<std::string> longLine(std::string_view text) {
    std::size_t length = 0;
    bool plain = true;
    bool comment = false;
    for (const char c : text) {
        comment = (comment || c == '{') && c != '}';
        if (c == '\n') {
            if (plain && length > 78)
                return "a line of " + std::to_string(length) + " characters";
            length = 0;
            plain = !comment;
            continue;
        }
        ++length;
        plain = plain && !comment && c != '[' && c != '}' && c != '/';
    }
    return std::nullopt;
}

} // namespace

std::string strictFault(std::string_view text) {
    Cursor c{text};
    while (!c.rest.empty())
        if (!takeGame(c))
            return "not in the writing grammar: " + std::string(c.rest.substr(0, 60));
    return longLine(text).value_or("");
}

} // namespace damscope::parser::testing
