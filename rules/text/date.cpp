// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/date.hpp"

#include "base/text/ascii.hpp"
#include "base/text/letter_case.hpp"
#include "rules/text/month_names.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <vector>

namespace damscope::rules {
namespace {

constexpr int earliestYear = 1000;
constexpr int latestYear = 2999;
constexpr std::size_t longestText = 200;

bool isYear(int number) {
    return number >= earliestYear && number <= latestYear;
}

int yearOfTwoDigits(int number) {
    constexpr int firstOfThisCentury = 30;
    return number + (number < firstOfThisCentury ? 2000 : 1900);
}

/// A number, question marks, or the name of a month.
struct Element {
    std::size_t digits = 0; ///< of a number
    int number = 0;         ///< 0: not known
    int month = 0;          ///< of a name

    [[nodiscard]] bool isYear() const { return digits == 4 && month == 0; }
    [[nodiscard]] bool isShort() const { return digits <= 2 && month == 0; }
};

bool isWordByte(char c) {
    return base::isLetter(c) || !base::isAscii(c);
}

// What a date may hold besides: ordinals, articles, days of the week, and the word "year".
bool isFiller(std::string_view word) {
    constexpr auto fillers = std::to_array<std::string_view>(
        {"st",  "nd", "rd",  "th",  "er", "e",  "de",    "del", "di", "do",  "den",
         "der", "le", "la",  "the", "of", "am", "on",    "t",   "m",  "tot", "to",
         "bis", "au", "du",  "al",  "до", "по", "с",     "г",   "гг", "год", "года",
         "a",   "en", "and", "und", "et", "ca", "circa", "–",   "—",  "‒"});
    return std::ranges::count(fillers, word) > 0;
}

/// The elements of a text in order.
struct Elements {
    std::vector<Element> list;
    bool words = false; ///< there are words that say nothing of a date
    bool slash = false; ///< American dates have one
};

// Digits and question marks: "19??" is not known.
Element numberElement(std::string_view text) {
    Element element{text.size(), 0, 0};
    if (base::isAllDigits(text) && text.size() <= 8) {
        int number = 0;
        for (const char c : text)
            number = 10 * number + (c - '0');
        element.number = number;
    }
    return element;
}

constexpr bool isNumberByte(char c) {
    return base::isDigit(c) || c == '?';
}

// The end of the bytes of a kind that begin at `at`.
template <class IsKind> std::size_t endOf(std::string_view text, std::size_t at, IsKind isKind) {
    while (at < text.size() && isKind(text[at]))
        ++at;
    return at;
}

void addWord(Elements& elements, std::string_view word) {
    if (const auto month = monthNamed(word))
        elements.list.push_back({0, 0, *month});
    else
        elements.words = elements.words || !isFiller(word);
}

Elements elementsOf(std::string_view text) {
    Elements elements;
    const std::string small = base::smallLetters(text.substr(0, longestText));
    const std::string_view plain = small;
    for (std::size_t at = 0; at < plain.size();) {
        std::size_t end = at + 1;
        if (isNumberByte(plain[at])) {
            end = endOf(plain, at, isNumberByte);
            elements.list.push_back(numberElement(plain.substr(at, end - at)));
        } else if (isWordByte(plain[at])) {
            end = endOf(plain, at, isWordByte);
            addWord(elements, plain.substr(at, end - at));
        } else {
            elements.slash = elements.slash || plain[at] == '/';
        }
        at = end;
    }
    return elements;
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
    Reader(const Elements& elements, int context)
        : list_(elements.list), slash_(elements.slash), context_(context) {}

    [[nodiscard]] DateReading read() const {
        const auto name = std::ranges::find_if(list_, [](const Element& e) { return e.month > 0; });
        if (name != list_.end())
            return withName(static_cast<std::size_t>(name - list_.begin()));
        const auto year = std::ranges::find_if(list_, &Element::isYear);
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
        return compose(yearBeside(next), list_[name].month, day);
    }

    // A year stands elsewhere than at `except`.
    [[nodiscard]] bool hasYear(std::size_t except) const {
        for (std::size_t i = 0; i < list_.size(); ++i)
            if (i != except && (list_[i].isYear() || (i > except && list_[i].isShort())))
                return true;
        return false;
    }

    [[nodiscard]] int yearBeside(std::size_t from) const {
        const auto year = std::ranges::find_if(list_, &Element::isYear);
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
            list_.size() == 3 && std::ranges::all_of(list_, [](const Element& e) {
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
            std::ranges::any_of(list_, [](const Element& e) { return e.number > 0; });
        return {{}, !anyNumber};
    }

    const std::vector<Element>& list_;
    bool slash_;
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
    while (begin > 0 && isWordByte(text[begin - 1]))
        --begin;
    return text.substr(begin);
}

std::string_view wordAfter(std::string_view text) {
    while (!text.empty() && (base::isSpace(text.front()) || text.front() == '-'))
        text.remove_prefix(1);
    return text.substr(0, endOf(text, 0, isWordByte));
}

// Whether the number from `at` to `end` counts or numbers something.
bool isNoYear(std::string_view text, std::size_t at, std::size_t end) {
    constexpr std::string_view signsBefore = "#<>$";
    constexpr std::string_view signsAfter = "+$";
    if ((at > 0 && signsBefore.find(text[at - 1]) != std::string_view::npos) ||
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
    const Elements elements = elementsOf(text);
    const bool named =
        std::ranges::any_of(elements.list, [](const Element& e) { return e.month > 0; });
    if (elements.words && !named) {
        const int year = yearIn(text);
        return {year > 0 ? Date(year) : Date(), year > 0};
    }
    return Reader(elements, context).read();
}

int yearIn(std::string_view text) {
    text = text.substr(0, longestText);
    int found = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (!isNumberByte(text[at])) {
            ++at;
            continue;
        }
        const std::size_t end = endOf(text, at, isNumberByte);
        const Element element = numberElement(text.substr(at, end - at));
        const bool isYear = element.isYear() && element.number >= 1700 && element.number <= 2100 &&
                            !isNoYear(text, at, end);
        at = end;
        if (!isYear)
            continue;
        if (found != 0 && element.number != found && element.number != found + 1)
            return 0;
        found = found == 0 ? element.number : found;
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

bool agree(Date a, Date b) {
    const auto same = [](int x, int y) { return x == 0 || y == 0 || x == y; };
    return same(a.year(), b.year()) && same(a.month(), b.month()) && same(a.day(), b.day());
}

} // namespace damscope::rules
