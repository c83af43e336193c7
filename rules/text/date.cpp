// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/date.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "rules/text/date_elements.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <optional>
#include <vector>

namespace damscope::rules {
namespace {

// Before 1500 nobody recorded games, and from 2200 on nobody has: such years are of other
// calendars.
constexpr int earliestYear = 1500;
constexpr int latestYear = 2199;

bool isYear(int number) {
    return number >= earliestYear && number <= latestYear;
}

int yearOfTwoDigits(int number) {
    constexpr int firstOfThisCentury = 30;
    return number + (number < firstOfThisCentury ? 2000 : 1900);
}

// Unknown from the first part on that is in no calendar; zero stands for unknown.
DateReading compose(int year, int month, int day) {
    if (!isYear(year))
        return {{}, year == 0};
    if (month < 1 || month > 12)
        return {Date(year), month == 0 && day == 0};
    const std::chrono::year_month_day date{std::chrono::year{year},
                                           std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)}};
    return date.ok() ? DateReading{Date(year, month, day), true}
                     : DateReading{Date(year, month), day == 0};
}

/// Reads the elements of one date, or of a range.
class Reader {
public:
    Reader(const DateElements& elements, int context)
        : list_(elements.list), slash_(elements.slash), monthFirst_(elements.monthFirst),
          context_(context) {}

    [[nodiscard]] DateReading read() const {
        const auto name = std::ranges::find_if(list_, &DateElement::isMonth);
        if (name != list_.end())
            return withName(static_cast<std::size_t>(name - list_.begin()));
        const auto year = std::ranges::find_if(list_, &DateElement::isYear);
        if (year != list_.end())
            return withYear(static_cast<std::size_t>(year - list_.begin()));
        return withoutYear();
    }

private:
    [[nodiscard]] int number(std::size_t i) const { return i < list_.size() ? list_[i].number : 0; }

    // "17 april 2009", "1-2 June 2002", "May 17th, 1998", "2009 april 17", "27 okt - 1 nov 04".
    [[nodiscard]] DateReading withName(std::size_t name) const {
        std::size_t first = name;
        while (first > 0 && list_[first - 1].isShort())
            --first;
        int day = first < name ? list_[first].number : 0;
        std::size_t next = name + 1;
        if (first == name && next < list_.size() && list_[next].isShort() && hasYear(next))
            day = list_[next++].number;
        DateReading reading = compose(yearBeside(next), list_[name].month, day);
        reading.clear = reading.clear && (day > 0 || !hasSpareNumber());
        return reading;
    }

    // A number that is neither the day nor the year: "1998 May 3 or 4".
    [[nodiscard]] bool hasSpareNumber() const {
        return std::ranges::any_of(list_, &DateElement::isYear) &&
               std::ranges::any_of(
                   list_, [](const DateElement& e) { return e.isShort() && e.number > 0; });
    }

    // A year stands elsewhere than at `except`.
    [[nodiscard]] bool hasYear(std::size_t except) const {
        for (std::size_t i = 0; i < list_.size(); ++i)
            if (i != except && (list_[i].isYear() || (i > except && list_[i].isShort())))
                return true;
        return false;
    }

    [[nodiscard]] int yearBeside(std::size_t from) const {
        const auto year = std::ranges::find_if(list_, &DateElement::isYear);
        if (year != list_.end())
            return year->number;
        for (std::size_t i = list_.size(); i-- > from;)
            if (list_[i].digits == 2 && list_[i].number > 0)
                return yearOfTwoDigits(list_[i].number);
        return 0;
    }

    [[nodiscard]] DateReading withYear(std::size_t year) const {
        const auto value = number(year);
        switch (year) {
        case 0:
            return list_.size() > 1 && list_[1].isShort() ? compose(value, number(1), dayAfter())
                                                          : compose(value, 0, 0);
        case 1: // 05.1998
            return compose(value, number(0), 0);
        case 2: // 17.05.1998
            return dayAndMonth(value);
        case 3: // 1-2.6.2002
            return compose(value, number(2), number(0));
        default: // 27.10 - 1.11.2004
            return compose(value, number(1), number(0));
        }
    }

    [[nodiscard]] int dayAfter() const {
        return list_.size() > 2 && list_[2].isShort() ? number(2) : 0;
    }

    [[nodiscard]] DateReading dayAndMonth(int year) const {
        if (monthFirst_)
            return compose(year, number(0), number(1));
        if (!slash_ || number(0) == 0 || number(1) == 0 || number(0) > 12)
            return compose(year, number(1), number(0));
        if (number(1) > 12)
            return compose(year, number(0), number(1));
        if (number(0) == number(1))
            return compose(year, number(0), number(1));
        return {compose(year, 0, 0).date, false}; // both orders are in use
    }

    // "19980517", "17.05.98", "98.05.17".
    [[nodiscard]] DateReading withoutYear() const {
        if (list_.size() == 1 && list_[0].digits == 8)
            return compose(list_[0].number / 10'000, list_[0].number / 100 % 100,
                           list_[0].number % 100);
        const bool threeParts =
            list_.size() == 3 && std::ranges::all_of(list_, [](const DateElement& e) {
                return e.isShort() && e.number > 0;
            });
        return threeParts ? twoDigitYear() : nothingKnown();
    }

    [[nodiscard]] DateReading twoDigitYear() const {
        const DateReading front = compose(yearOfTwoDigits(number(0)), number(1), number(2));
        const DateReading back = dayAndMonth(yearOfTwoDigits(number(2)));
        const bool mayBeFront = front.clear && list_[0].digits == 2;
        const bool mayBeBack = back.clear && list_[2].digits == 2;
        if (mayBeBack && (!mayBeFront || back.date.year() == context_))
            return back;
        return {front.date, mayBeFront && (!mayBeBack || front.date.year() == context_)};
    }

    [[nodiscard]] DateReading nothingKnown() const {
        const bool anyNumber =
            std::ranges::any_of(list_, [](const DateElement& e) { return e.number != 0; });
        return {{}, !anyNumber};
    }

    const std::vector<DateElement>& list_;
    bool slash_;
    bool monthFirst_;
    int context_;
};

// "1998.05.17" as PDN writes it, which most games have.
std::optional<DateReading> plainReading(std::string_view text) {
    if (text.empty() || text == "????.??.??" || text == "?")
        return DateReading{};
    if (text.size() != 10 || text[4] != '.' || text[7] != '.')
        return std::nullopt;
    int number = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i == 4 || i == 7)
            continue;
        if (!base::isDigit(text[i]))
            return std::nullopt;
        number = 10 * number + (text[i] - '0');
    }
    return compose(number / 10'000, number / 100 % 100, number % 100);
}

// What is numbered, or counted: "Game 1700", "Puzzle no. 1934", "№ 1812".
bool isNumbered(std::string_view word) {
    constexpr auto words = std::to_array<std::string_view>(
        {"no",       "nr",       "num",       "number",    "nummer",    "numero",    "numéro",
         "número",   "n°",       "nº",        "№",         "ном",       "номер",     "game",
         "partij",   "partie",   "partida",   "partia",    "партия",    "puzzle",    "problem",
         "probleem", "problème", "problema",  "проблема",  "задача",    "задание",   "этюд",
         "exercise", "exercice", "oefening",  "opgave",    "exercicio", "exercício", "study",
         "etude",    "diagram",  "diagramme", "diagrama",  "диаграмма", "position",  "stelling",
         "posição",  "позиция",  "example",   "voorbeeld", "exemple",   "exemplo",   "пример",
         "lesson",   "les",      "leçon",     "lição",     "урок",      "fragment",  "page",
         "pagina",   "página",   "стр",       "board",     "tafel",     "elo",       "rating",
         "€"});
    return std::ranges::count(words, word) > 0;
}

// "1700 games", "2000 euro".
bool isCounted(std::string_view word) {
    constexpr auto words = std::to_array<std::string_view>(
        {"games",     "partijen",  "parties",   "partidas", "партий", "puzzles", "problems",
         "problemen", "problèmes", "problemas", "задач",    "euro",   "euros",   "€",
         "dollar",    "dollars",   "points",    "punten",   "pontos", "очков",   "players",
         "spelers",   "joueurs",   "jogadores", "игроков",  "elo",    "rating"});
    return std::ranges::count(words, word) > 0;
}

std::string_view wordBefore(std::string_view text) {
    while (!text.empty() &&
           (base::isSpace(text.back()) || text.back() == '.' || text.back() == ':'))
        text.remove_suffix(1);
    std::size_t begin = text.size();
    while (begin > 0 && base::isWordByte(text[begin - 1]))
        --begin;
    return text.substr(begin);
}

std::string_view wordAfter(std::string_view text) {
    while (!text.empty() && (base::isSpace(text.front()) || text.front() == '-'))
        text.remove_prefix(1);
    const auto end = std::ranges::find_if_not(text, base::isWordByte);
    return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

// Whether the number from `at` to `end` counts or numbers something.
bool isNoYear(std::string_view text, std::size_t at, std::size_t end) {
    constexpr std::string_view signsBefore = "#<>$";
    constexpr std::string_view signsAfter = "+$";
    const std::string_view before = base::trimmedEnd(text.substr(0, at));
    if ((!before.empty() && signsBefore.find(before.back()) != std::string_view::npos) ||
        (end < text.size() && signsAfter.find(text[end]) != std::string_view::npos))
        return true;
    return isNumbered(base::smallLetters(wordBefore(text.substr(0, at)))) ||
           isCounted(base::smallLetters(wordAfter(text.substr(end))));
}

} // namespace

DateReading dateReading(std::string_view text, int context) {
    text = base::trimmed(text);
    if (const auto plain = plainReading(text))
        return *plain;
    const DateElements elements = dateElements(text);
    const bool named = std::ranges::any_of(elements.list, &DateElement::isMonth);
    if (elements.words && !named) {
        const int year = yearIn(text);
        const bool more = std::ranges::any_of(elements.list, [](const DateElement& e) {
            return e.number != 0 && !e.isYear(); // perhaps the day
        });
        return {year > 0 ? Date(year) : Date(), year > 0 && !more};
    }
    return Reader(elements, context).read();
}

int yearIn(std::string_view text) {
    constexpr std::size_t digitsOfYear = 4;
    int found = 0;
    for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
        end = at;
        while (end < text.size() && (base::isDigit(text[end]) || text[end] == '?'))
            ++end;
        const std::string_view number = text.substr(at, end - at);
        if (number.size() != digitsOfYear || !base::isAllDigits(number))
            continue;
        const int year = base::readNumber<int>(number).value_or(0);
        if (year < 1700 || year > 2100 || isNoYear(text, at, end))
            continue;
        if (found != 0 && year != found && year != found + 1)
            return 0;
        found = found == 0 ? year : found;
    }
    return found;
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

namespace {

std::string written(std::chrono::year_month_day day) {
    std::array<char, 16> text{};
    (void)std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(day.year()),
                        static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
    return text.data();
}

} // namespace

std::string firstDay(Date date) {
    if (!date.isKnown())
        return {};
    const auto month = static_cast<unsigned>(std::max(date.month(), 1));
    const auto day = static_cast<unsigned>(date.month() == 0 ? 1 : std::max(date.day(), 1));
    return written(
        {std::chrono::year(date.year()), std::chrono::month(month), std::chrono::day(day)});
}

std::string lastDay(Date date) {
    if (!date.isKnown())
        return {};
    const std::chrono::year year(date.year());
    if (date.month() == 0)
        return written(year / std::chrono::December / 31);
    const std::chrono::month month(static_cast<unsigned>(date.month()));
    if (!date.dayIsKnown())
        return written(year / month / std::chrono::last);
    return written(year / month / date.day());
}

bool agree(Date a, Date b) {
    const auto same = [](int x, int y) { return x == 0 || y == 0 || x == y; };
    return same(a.year(), b.year()) && same(a.month(), b.month()) && same(a.day(), b.day());
}

} // namespace damscope::rules
