// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/result_words.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "base/text/unicode.hpp"

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

struct Word {
    std::string_view word; ///< small letters; with a star all that begin so
    Meaning meaning;
};

// One line for each meaning and group of languages: English, Dutch and German; French, Italian,
// Spanish and Portuguese; Slavic and Baltic ones; others.
constexpr auto words = std::to_array<Word>({
    {"white", Meaning::white},
    {"white's", Meaning::white},
    {"wit", Meaning::white},
    {"weiß*", Meaning::white},
    {"weiss*", Meaning::white},
    {"blanc*", Meaning::white},
    {"bianc*", Meaning::white},
    {"branc*", Meaning::white},
    {"бел*", Meaning::white},
    {"біл*", Meaning::white},
    {"biał*", Meaning::white},
    {"bial*", Meaning::white},
    {"bíl*", Meaning::white},
    {"balt*", Meaning::white},
    {"valge*", Meaning::white},
    {"vit", Meaning::white},
    {"hvid", Meaning::white},
    {"hvit", Meaning::white},
    {"beyaz*", Meaning::white},
    {"λευκ*", Meaning::white},
    {"לבן", Meaning::white},
    {"הלבן", Meaning::white},
    {"الأبيض", Meaning::white},

    {"black", Meaning::black},
    {"black's", Meaning::black},
    {"zwart", Meaning::black},
    {"schwarz*", Meaning::black},
    {"noir*", Meaning::black},
    {"ner*", Meaning::black},
    {"negr*", Meaning::black},
    {"pret*", Meaning::black},
    {"черн*", Meaning::black},
    {"чёрн*", Meaning::black},
    {"чорн*", Meaning::black},
    {"czarn*", Meaning::black},
    {"čern*", Meaning::black},
    {"juod*", Meaning::black},
    {"meln*", Meaning::black},
    {"must*", Meaning::black},
    {"svart", Meaning::black},
    {"sort", Meaning::black},
    {"siyah*", Meaning::black},
    {"μαύρ*", Meaning::black},
    {"μαυρ*", Meaning::black},
    {"שחור", Meaning::black},
    {"השחור", Meaning::black},
    {"الأسود", Meaning::black},

    {"win", Meaning::wins},
    {"wins", Meaning::wins},
    {"won", Meaning::wins},
    {"beats", Meaning::wins},
    {"victory", Meaning::wins},
    {"wint", Meaning::wins},
    {"winst", Meaning::wins},
    {"gewonnen", Meaning::wins},
    {"gewinnt", Meaning::wins},
    {"gewinn", Meaning::wins},
    {"siegt", Meaning::wins},
    {"sieg", Meaning::wins},
    {"gagn*", Meaning::wins},
    {"gain", Meaning::wins},
    {"victoire", Meaning::wins},
    {"vinc*", Meaning::wins},
    {"vinto", Meaning::wins},
    {"vittoria", Meaning::wins},
    {"gana*", Meaning::wins},
    {"victoria", Meaning::wins},
    {"ganh*", Meaning::wins},
    {"venc*", Meaning::wins},
    {"vitória", Meaning::wins},
    {"выигр*", Meaning::wins},
    {"побед*", Meaning::wins},
    {"вигра*", Meaning::wins},
    {"перемог*", Meaning::wins},
    {"wygr*", Meaning::wins},
    {"vyhr*", Meaning::wins},
    {"výhra", Meaning::wins},
    {"výhry", Meaning::wins},
    {"laim*", Meaning::wins},
    {"uzvar*", Meaning::wins},
    {"võit*", Meaning::wins},
    {"vinner", Meaning::wins},
    {"vann", Meaning::wins},
    {"vinder", Meaning::wins},
    {"vandt", Meaning::wins},
    {"kazan*", Meaning::wins},
    {"νίκ*", Meaning::wins},
    {"κερδίζ*", Meaning::wins},
    {"ניצח", Meaning::wins},
    {"ניצחון", Meaning::wins},
    {"فوز", Meaning::wins},
    {"فاز", Meaning::wins},

    {"lose", Meaning::loses},
    {"loses", Meaning::loses},
    {"lost", Meaning::loses},
    {"resigns", Meaning::loses},
    {"resigned", Meaning::loses},
    {"resign", Meaning::loses},
    {"verliest", Meaning::loses},
    {"verloren", Meaning::loses},
    {"verlies", Meaning::loses},
    {"opgegeven", Meaning::loses},
    {"geeft", Meaning::loses},
    {"geven", Meaning::loses},
    {"gaf", Meaning::loses},
    {"verliert", Meaning::loses},
    {"gibt", Meaning::loses},
    {"aufgegeben", Meaning::loses},
    {"perd*", Meaning::loses},
    {"abandonn*", Meaning::loses},
    {"abandona*", Meaning::loses},
    {"pers*", Meaning::loses},
    {"проигр*", Meaning::loses},
    {"сдал*", Meaning::loses},
    {"програ*", Meaning::loses},
    {"здал*", Meaning::loses},
    {"przegr*", Meaning::loses},
    {"podda*", Meaning::loses},
    {"prohr*", Meaning::loses},
    {"vzdal*", Meaning::loses},
    {"pralaim*", Meaning::loses},
    {"zaud*", Meaning::loses},
    {"kaota*", Meaning::loses},
    {"kaybet*", Meaning::loses},

    {"draw", Meaning::draw},
    {"drawn", Meaning::draw},
    {"remise", Meaning::draw},
    {"gelijk", Meaning::draw},
    {"gelijkspel", Meaning::draw},
    {"remis", Meaning::draw},
    {"unentschieden", Meaning::draw},
    {"nulle", Meaning::draw},
    {"nul", Meaning::draw},
    {"égalité", Meaning::draw},
    {"egalite", Meaning::draw},
    {"patta", Meaning::draw},
    {"pareggio", Meaning::draw},
    {"pari", Meaning::draw},
    {"tablas", Meaning::draw},
    {"empate", Meaning::draw},
    {"empatad*", Meaning::draw},
    {"ничья", Meaning::draw},
    {"ничью", Meaning::draw},
    {"вничью", Meaning::draw},
    {"нічия", Meaning::draw},
    {"нiчия", Meaning::draw},
    {"remíza", Meaning::draw},
    {"remiza", Meaning::draw},
    {"remiză", Meaning::draw},
    {"lygiosios", Meaning::draw},
    {"lygios", Meaning::draw},
    {"neizšķirts", Meaning::draw},
    {"viik", Meaning::draw},
    {"viigiline", Meaning::draw},
    {"oavgjort", Meaning::draw},
    {"uavgjort", Meaning::draw},
    {"uafgjort", Meaning::draw},
    {"tasapeli", Meaning::draw},
    {"döntetlen", Meaning::draw},
    {"neriješeno", Meaning::draw},
    {"реми", Meaning::draw},
    {"тэнцсэн", Meaning::draw},
    {"berabere", Meaning::draw},
    {"beraberlik", Meaning::draw},
    {"ισοπαλία", Meaning::draw},
    {"תיקו", Meaning::draw},
    {"تعادل", Meaning::draw},
    {"เสมอ", Meaning::draw},
    {"和棋", Meaning::draw},
    {"和局", Meaning::draw},
    {"平局", Meaning::draw},
    {"引き分け", Meaning::draw},
    {"무승부", Meaning::draw},
    {"hòa", Meaning::draw},
    {"seri", Meaning::draw},

    {"forfeit*", Meaning::forfeit},
    {"forfait*", Meaning::forfeit},
    {"walkover", Meaning::forfeit},
    {"wo", Meaning::forfeit},
    {"f", Meaning::forfeit},
    {"ff", Meaning::forfeit},
    {"reglementair", Meaning::forfeit},
    {"arbitrair", Meaning::forfeit},
    {"kampflos", Meaning::forfeit},
    {"неявка", Meaning::forfeit},
    {"adjudicated", Meaning::forfeit},
    {"default", Meaning::forfeit},

    {"the", Meaning::nothing},
    {"a", Meaning::nothing},
    {"is", Meaning::nothing},
    {"has", Meaning::nothing},
    {"have", Meaning::nothing},
    {"for", Meaning::nothing},
    {"game", Meaning::nothing},
    {"side", Meaning::nothing},
    {"de", Meaning::nothing},
    {"het", Meaning::nothing},
    {"partij", Meaning::nothing},
    {"heeft", Meaning::nothing},
    {"voor", Meaning::nothing},
    {"op", Meaning::nothing},
    {"spel", Meaning::nothing},
    {"hat", Meaning::nothing},
    {"für", Meaning::nothing},
    {"auf", Meaning::nothing},
    {"les", Meaning::nothing},
    {"le", Meaning::nothing},
    {"des", Meaning::nothing},
    {"ont", Meaning::nothing},
    {"match", Meaning::nothing},
    {"partie", Meaning::nothing},
    {"il", Meaning::nothing},
    {"del", Meaning::nothing},
    {"ha", Meaning::nothing},
    {"hanno", Meaning::nothing},
    {"las", Meaning::nothing},
    {"han", Meaning::nothing},
    {"as", Meaning::nothing},
    {"das", Meaning::nothing},
    {"partita", Meaning::nothing},
    {"partida", Meaning::nothing},
    {"pour", Meaning::nothing},

    {"by", Meaning::reason},
    {"on", Meaning::reason},
    {"over", Meaning::reason},
    {"van", Meaning::reason},
    {"door", Meaning::reason},
    {"durch", Meaning::reason},
    {"gegen", Meaning::reason},
    {"par", Meaning::reason},
    {"por", Meaning::reason},
    {"per", Meaning::reason},
    {"по", Meaning::reason},
    {"из-за", Meaning::reason},
    {"над", Meaning::reason},
    {"na", Meaning::reason},
});

std::optional<Meaning> meaningOf(std::string_view written) {
    const auto* found = std::ranges::find_if(words, [&](const Word& each) {
        return each.word.ends_with('*')
                   ? written.starts_with(each.word.substr(0, each.word.size() - 1))
                   : written == each.word;
    });
    return found != words.end() ? std::optional(found->meaning) : std::nullopt;
}

// Small, without punctuation at either end.
std::vector<std::string> wordsOf(std::string_view text) {
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
        const auto meaning = meaningOf(word);
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
    const std::vector<std::string> reasons = wordsOf(rest);
    const bool known = std::ranges::all_of(reasons, [](const std::string& word) {
        return meaningOf(word) == Meaning::forfeit || meaningOf(word) == Meaning::reason;
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
    return base::isDigit(text.front()) ? forfeited(rules, text) : saidIn(wordsOf(text));
}

} // namespace damscope::rules
