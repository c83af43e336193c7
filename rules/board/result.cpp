// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/result.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <vector>

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

namespace {

using namespace std::literals;

enum class Meaning : std::uint8_t {
    white,
    black,
    wins,
    loses,
    draw,
    forfeit, ///< how a result came about
    nothing, ///< articles and the like
    reason   ///< what follows says why
};

struct Row {
    Meaning meaning;
    std::string_view words; ///< small letters; with a star all that begin so
};

// English, Dutch and German; French, Italian, Spanish and Portuguese; Slavic and Baltic languages;
// others.
constexpr auto rows = std::to_array<Row>({
    {Meaning::white,
     "white white's wit weiß* weiss* blanc* bianc* branc* бел* біл* biał* bial* bíl* balt* "
     "valge* vit hvid hvit beyaz* λευκ* לבן הלבן الأبيض"},
    {Meaning::black,
     "black black's zwart schwarz* noir* ner* negr* pret* черн* чёрн* чорн* czarn* čern* "
     "juod* meln* must* svart sort siyah* μαύρ* μαυρ* שחור השחור الأسود"},
    {Meaning::wins,
     "win wins won beats victory wint winst gewonnen gewinnt gewinn siegt sieg gagn* gain "
     "victoire vinc* vinto vittoria gana* victoria ganh* venc* vitória выигр* побед* вигра* "
     "перемог* wygr* vyhr* výhra výhry laim* uzvar* võit* vinner vann vinder vandt kazan* "
     "νίκ* κερδίζ* ניצח ניצחון فوز فاز"},
    {Meaning::loses,
     "lose loses lost resigns resigned resign verliest verloren verlies opgegeven geeft geven "
     "gaf verliert gibt aufgegeben perd* abandonn* abandona* pers* проигр* сдал* програ* "
     "здал* przegr* podda* prohr* vzdal* pralaim* zaud* kaota* kaybet*"},
    {Meaning::draw,
     "draw drawn remise gelijk gelijkspel remis unentschieden nulle nul égalité egalite patta "
     "pareggio pari tablas empate empatad* ничья ничью вничью нічия нiчия remíza remiza "
     "remiză lygiosios lygios neizšķirts viik viigiline oavgjort uavgjort uafgjort tasapeli "
     "döntetlen neriješeno реми тэнцсэн berabere beraberlik ισοπαλία תיקו تعادل เสมอ 和棋 和局 "
     "平局 引き分け 무승부 hòa seri"},
    {Meaning::forfeit,
     "forfeit* forfait* walkover wo f ff reglementair arbitrair kampflos неявка adjudicated "
     "default"},
    {Meaning::nothing,
     "the a is has have for game side de het partij heeft voor op spel hat für auf les le des "
     "ont match partie il del ha hanno las han as das partita partida pour"},
    {Meaning::reason, "by on over van door durch gegen par por per по из-за над na"},
});
constexpr auto words = base::eachWord<rows>();

std::optional<Meaning> findMeaning(std::string_view written) {
    const auto* found = std::ranges::find_if(words, [&](const Row& each) {
        return each.words.ends_with('*')
                   ? written.starts_with(each.words.substr(0, each.words.size() - 1))
                   : written == each.words;
    });
    return found != words.end() ? std::optional(found->meaning) : std::nullopt;
}

// Small, without punctuation at either end.
std::vector<std::string> smallWords(std::string_view text) {
    std::vector<std::string> found;
    constexpr std::string_view between = " \t\r\n.,!()[]/";
    const std::string small = base::smallLetters(text);
    for (std::size_t at = 0; at < small.size();) {
        at = std::min(small.find_first_not_of(between, at), small.size());
        const std::size_t end = std::min(small.find_first_of(between, at), small.size());
        if (end > at)
            found.push_back(small.substr(at, end - at));
        at = end;
    }
    return found;
}

std::optional<GameResult> wonBy(Meaning side, Meaning does) {
    const bool white = (side == Meaning::white) == (does == Meaning::wins);
    return white ? GameResult::whiteWins : GameResult::blackWins;
}

std::optional<GameResult> saidIn(const std::vector<std::string>& text) {
    std::optional<Meaning> side;
    std::optional<Meaning> does;
    for (const std::string& word : text) {
        const auto meaning = findMeaning(word);
        if (!meaning)
            return std::nullopt;
        if (*meaning == Meaning::reason)
            break;
        if (!side && (*meaning == Meaning::white || *meaning == Meaning::black))
            side = meaning;
        if (!does &&
            (*meaning == Meaning::wins || *meaning == Meaning::loses || *meaning == Meaning::draw))
            does = meaning;
    }
    if (does == Meaning::draw)
        return side ? std::nullopt : std::optional(GameResult::draw);
    return side && does ? wonBy(*side, *does) : std::nullopt;
}

// Where the words behind the points begin: "1 - 0 forfeit", "2-0 (F)".
std::size_t endOfPoints(std::string_view text) {
    for (std::size_t at = 1; at < text.size(); ++at)
        if (text[at] == '(' || (base::isSpace(text[at - 1]) && base::isWordByte(text[at])))
            return at;
    return text.size();
}

// "2-0F", "1F-0F", "1-0 forfeit".
std::optional<GameResult> forfeited(const Rules& rules, std::string_view written) {
    std::string room;
    const std::string_view text = base::withPlainSigns(written, room);
    std::string points(text.substr(0, endOfPoints(text)));
    const std::string_view rest = text.substr(points.size());
    const bool marked = std::erase_if(points, [](char c) { return base::lowerCase(c) == 'f'; }) > 0;
    const std::vector<std::string> reasons = smallWords(rest);
    const bool known = std::ranges::all_of(reasons, [](const std::string& word) {
        return findMeaning(word) == Meaning::forfeit || findMeaning(word) == Meaning::reason;
    });
    if (points.empty() || !base::isDigit(points.front()) || !known || (!marked && reasons.empty()))
        return std::nullopt;
    return readResult(rules, points);
}

} // namespace

std::optional<GameResult> readResultInWords(const Rules& rules, std::string_view text) {
    constexpr std::size_t longest = 80;
    text = base::trimmed(text);
    if (text.empty() || text.size() > longest)
        return std::nullopt;
    return base::isDigit(text.front()) ? forfeited(rules, text) : saidIn(smallWords(text));
}

} // namespace damscope::rules
