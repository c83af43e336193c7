// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/result.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace damscope::rules {
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
