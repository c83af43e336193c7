// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/date.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

namespace damscope::db {
namespace {

constexpr std::string_view separators = ".-/ ";

struct Part {
    std::string_view text;
    std::optional<int> number; ///< absent: question marks
};

// Digits or question marks, at most four; nothing else is part of a date.
std::optional<Part> readPart(std::string_view text) {
    if (text.empty() || text.size() > 4)
        return std::nullopt;
    if (std::all_of(text.begin(), text.end(), [](char c) { return c == '?'; }))
        return Part{text, std::nullopt};
    int number = 0;
    for (const char c : text) {
        if (!base::isDigit(c))
            return std::nullopt;
        number = 10 * number + (c - '0');
    }
    return Part{text, number};
}

/// One to three parts of a date.
struct Parts {
    std::array<Part, 3> part{};
    std::size_t count = 0;
};

std::optional<Parts> readParts(std::string_view text) {
    Parts parts;
    while (true) {
        const auto end = std::min(text.find_first_of(separators), text.size());
        const auto part = readPart(text.substr(0, end));
        if (!part || parts.count == parts.part.size())
            return std::nullopt;
        parts.part[parts.count++] = *part;
        if (end == text.size())
            return parts;
        text.remove_prefix(end + 1);
    }
}

// Unknown from the first part on that is in no calendar.
Date compose(std::optional<int> year, std::optional<int> month, std::optional<int> day) {
    if (!year || *year < 1000 || *year > 2999)
        return {};
    if (!month || *month < 1 || *month > 12)
        return Date(*year);
    const std::chrono::year_month_day date{
        std::chrono::year{*year}, std::chrono::month{static_cast<unsigned>(*month)},
        std::chrono::day{static_cast<unsigned>(day.value_or(0))}};
    return date.ok() ? Date(*year, *month, *day) : Date(*year, *month);
}

bool isYear(const Part& part) {
    return part.text.size() == 4;
}

} // namespace

Date readDate(std::string_view text) {
    text = base::trimmed(text);
    const auto parts = readParts(text);
    if (!parts)
        return {};
    const auto number = [&](std::size_t i) {
        return i < parts->count ? parts->part[i].number : std::nullopt;
    };
    if (isYear(parts->part[0]))
        return compose(number(0), number(1), number(2));
    if (parts->count != parts->part.size() || !isYear(parts->part.back()))
        return {};
    const bool american = text.find('/') != std::string_view::npos;
    if (!american || number(0) > 12)
        return compose(number(2), number(1), number(0));
    return number(1) > 12 ? compose(number(2), number(0), number(1))
                          : compose(number(2), std::nullopt, std::nullopt);
}

std::string writeDate(Date date) {
    const auto digits = [](int number, std::size_t width) {
        if (number == 0)
            return std::string(width, '?');
        std::string text = std::to_string(number);
        return std::string(width - std::min(width, text.size()), '0') + text;
    };
    return digits(date.year(), 4) + "." + digits(date.month(), 2) + "." + digits(date.day(), 2);
}

Date endOf(Date date) {
    if (date.month() == 0)
        return Date(date.year(), 99, 99);
    return date.dayIsKnown() ? date : Date(date.year(), date.month(), 99);
}

bool agree(Date a, Date b) {
    const auto same = [](int x, int y) { return x == 0 || y == 0 || x == y; };
    return same(a.year(), b.year()) && same(a.month(), b.month()) && same(a.day(), b.day());
}

} // namespace damscope::db
