// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/result.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace damscope::rules {

namespace {

constexpr std::size_t longestResult = 32;

struct Spelling {
    std::string_view written;
    std::string_view plain;
};
constexpr auto spellings = std::to_array<Spelling>({
    {"1\u00BD", "1.5"},
    {"1 1/2", "1.5"},
    {"\u00BD", "0.5"},
    {"1/2", "0.5"},
});

/// The normal form: halves as decimals, ASCII dashes, commas as points, one blank for many, none
/// at the ends.
std::string plain(std::string_view written) {
    std::string room;
    std::string_view text = base::trimmed(base::withPlainSigns(written, room));
    std::string out;
    while (!text.empty()) {
        const auto* s = std::ranges::find_if(
            spellings, [&](const Spelling& each) { return text.starts_with(each.written); });
        if (s != std::end(spellings)) {
            out += s->plain;
            text.remove_prefix(s->written.size());
            continue;
        }
        const char c = text.front();
        text.remove_prefix(1);
        if (!base::isSpace(c))
            out += c == ',' ? '.' : c;
        else if (!text.empty() && !base::isSpace(text.front()))
            out += ' ';
    }
    return out;
}

/// Points in hundredths, so that "1.01-0.99" is exact; nothing if the text is not a number.
std::optional<int> hundredths(std::string_view text) {
    const auto point = std::min(text.find('.'), text.size());
    const auto whole = text.substr(0, point);
    const auto fraction = point < text.size() ? text.substr(point + 1) : std::string_view("0");
    if (whole.empty() || whole.size() > 2 || fraction.empty() || fraction.size() > 2 ||
        (std::string(whole) += fraction).find_first_not_of(base::digits) != std::string::npos)
        return std::nullopt;
    int n = 0;
    for (const char c : whole)
        n = 10 * n + (c - '0');
    for (std::size_t i = 0; i < 2; ++i)
        n = 10 * n + (i < fraction.size() ? fraction[i] - '0' : 0);
    return n;
}

struct Points {
    int first;
    int second;
    friend bool operator==(const Points&, const Points&) = default;
};

std::optional<Points> readPoints(std::string_view text) {
    const auto separator = text.find_first_of("-:");
    if (separator == std::string_view::npos)
        return std::nullopt;
    const auto first = hundredths(base::trimmed(text.substr(0, separator)));
    const auto second = hundredths(base::trimmed(text.substr(separator + 1)));
    if (!first || !second)
        return std::nullopt;
    return Points{*first, *second};
}

/// The totals of points in the scoring systems in use: 1 (chess), 2 (international), 4 and 10
/// (Delft), 12 (FMJD: a win, a win of the quicker games after a draw, a draw are 12-0, 8-4, 6-6);
/// and those that only a win gets: 3, 5.
bool isCounting(Points p) {
    const int sum = p.first + p.second;
    const bool oneHasAll = p.first == 0 || p.second == 0;
    constexpr std::array shared{0, 100, 200, 400, 1000, 1200};
    constexpr std::array forAWin{300, 500};
    return std::ranges::count(shared, sum) > 0 ||
           (oneHasAll && std::ranges::count(forAWin, sum) > 0);
}

GameResult won(Color c) {
    return c == Color::white ? GameResult::whiteWins : GameResult::blackWins;
}

/// A side with all points has won; a side with some of them has drawn, perhaps with a plus.
GameResult meaning(const Rules& rules, Points p) {
    if (p == Points{0, 0})
        return GameResult::bothLose;
    if (p.second == 0)
        return won(rules.resultFirst);
    if (p.first == 0)
        return won(opponent(rules.resultFirst));
    return GameResult::draw;
}

/// "+:-", "- / +": who did not come has lost.
std::optional<GameResult> readSigns(const Rules& rules, std::string result) {
    std::erase(result, ' ');
    constexpr std::array<std::string_view, 4> first{"+:-", "+/-", "+--", "+-"};
    constexpr std::array<std::string_view, 4> second{"-:+", "-/+", "--+", "-+"};
    if (std::ranges::count(first, result) > 0)
        return won(rules.resultFirst);
    if (std::ranges::count(second, result) > 0)
        return won(opponent(rules.resultFirst));
    return std::nullopt;
}

/// "F", "ff", "forfeit" beside the points, or signs in their place: "+:-".
bool saysForfeit(std::string_view result) {
    constexpr std::array<std::string_view, 8> words{"f",  "ff",  "forfeit", "forfait",
                                                    "wo", "reg", "regl",    "reglementair"};
    std::string letters;
    std::ranges::copy_if(result, std::back_inserter(letters), base::isLetter);
    const bool hasDigit = result.find_first_of(base::digits) != std::string_view::npos;
    return std::ranges::count(words, base::lowerCase(letters)) > 0 ||
           (letters.empty() && !hasDigit && result.find('+') != std::string_view::npos);
}

// Two decimals at most: "9", "1.5".
std::string writePoints(double points) {
    constexpr long hundred = 100;
    const long all = std::lround(points * hundred);
    std::string text = std::to_string(all / hundred);
    if (const long rest = all % hundred; rest != 0) {
        text += rest < 10 ? ".0" : ".";
        text += std::to_string(rest % 10 == 0 ? rest / 10 : rest);
    }
    return text;
}

} // namespace

ResultDetail resultDetail(const Rules& rules, std::string_view text) {
    text = base::trimmed(text);
    ResultDetail detail;
    if (text.size() > longestResult)
        return detail;
    std::string result = plain(text);
    detail.forfeit = saysForfeit(result);
    std::erase_if(result,
                  [](char c) { return base::isLetter(c) || c == ' ' || c == '(' || c == ')'; });
    const auto points = readPoints(result);
    if (!points || !isCounting(*points) || points->first + points->second == 0)
        return detail;
    constexpr double hundred = 100;
    detail.total = (points->first + points->second) / hundred;
    const int white = rules.resultFirst == Color::white ? points->first : points->second;
    detail.whiteShare = white / hundred / detail.total;
    return detail;
}

std::optional<GameResult> readResult(const Rules& rules, std::string_view text) {
    text = base::trimmed(text);
    if (text.size() > longestResult)
        return readResultInWords(rules, text);
    const std::string result = plain(text);
    if (result.empty() || result == "*" || result == "-" || result == "?")
        return GameResult::unknown;
    constexpr std::array<std::string_view, 5> draws{"0.5", "1+ - 1-", "1- - 1+", "1+-1-", "1--1+"};
    if (std::ranges::count(draws, result) > 0)
        return GameResult::draw;
    if (const auto forfeit = readSigns(rules, result))
        return forfeit;
    const auto points = readPoints(result);
    if (!points)
        return readResultInWords(rules, text);
    if (!isCounting(*points))
        return std::nullopt;
    return meaning(rules, *points);
}

std::string_view writeResult(const Rules& rules, GameResult result) {
    const bool chess = rules.results == ResultStyle::chess;
    switch (result) {
    case GameResult::whiteWins:
    case GameResult::blackWins:
        if (result == won(rules.resultFirst))
            return chess ? "1-0" : "2-0";
        return chess ? "0-1" : "0-2";
    case GameResult::draw:
        return chess ? "1/2-1/2" : "1-1";
    case GameResult::bothLose:
        return "0-0";
    case GameResult::unknown:
        break;
    }
    return "*";
}

std::string_view outcomeName(GameResult result) {
    switch (result) {
    case GameResult::whiteWins:
        return "white";
    case GameResult::draw:
        return "draw";
    case GameResult::blackWins:
        return "black";
    case GameResult::bothLose:
        return "both-lose";
    case GameResult::unknown:
        break;
    }
    return "unknown";
}

std::string writeResult(const Rules& rules, GameResult result, const ResultDetail& detail) {
    if (result != GameResult::draw || detail.total == 0 || detail.whiteShare == 0.5)
        return std::string(writeResult(rules, result));
    const bool whiteFirst = rules.resultFirst == Color::white;
    const double first = whiteFirst ? detail.whiteShare : 1 - detail.whiteShare;
    return writePoints(first * detail.total) + '-' + writePoints((1 - first) * detail.total);
}

} // namespace damscope::rules
