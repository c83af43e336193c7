// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/header_words.hpp"

#include "base/text/letter_case.hpp"

#include <algorithm>
#include <array>

namespace damscope::parser {
namespace {

struct HeaderWord {
    std::string_view word; ///< in small letters
    std::string_view name; ///< of the tag in PDN
};

// To teach Damscope another word, add a line.
constexpr auto words = std::to_array<HeaderWord>({
    // Italian
    {"bianco", "White"},
    {"nero", "Black"},
    {"risultato", "Result"},
    {"anno", "Date"},
    {"data", "Date"},
    {"dati", "Event"},
    {"evento", "Event"},
    {"torneo", "Event"},
    {"luogo", "Site"},
    {"turno", "Round"},
    {"apertura", "Opening"},
    {"commentatore", "Annotator"},
    // French
    {"blanc", "White"},
    {"blancs", "White"},
    {"noir", "Black"},
    {"noirs", "Black"},
    {"résultat", "Result"},
    {"manche", "Round"},
    {"ronde", "Round"},
    {"tour", "Round"},
    {"tournoi", "Event"},
    {"événement", "Event"},
    {"lieu", "Site"},
    {"commentateur", "Annotator"},
    {"ouverture", "Opening"},
    {"type de jeu", "GameType"},
    // Dutch
    {"wit", "White"},
    {"witspeler", "White"},
    {"zwart", "Black"},
    {"zwartspeler", "Black"},
    {"uitslag", "Result"},
    {"resultaat", "Result"},
    {"datum", "Date"},
    {"plaats", "Site"},
    {"toernooi", "Event"},
    {"wedstrijd", "Event"},
    {"speltype", "GameType"},
    {"spelsoort", "GameType"},
    // German
    {"weiß", "White"},
    {"weiss", "White"},
    {"schwarz", "Black"},
    {"ergebnis", "Result"},
    {"resultat", "Result"},
    {"turnier", "Event"},
    {"ort", "Site"},
    {"runde", "Round"},
    // Spanish and Portuguese
    {"blancas", "White"},
    {"negras", "Black"},
    {"brancas", "White"},
    {"pretas", "Black"},
    {"resultado", "Result"},
    {"fecha", "Date"},
    {"año", "Date"},
    {"ano", "Date"},
    {"torneio", "Event"},
    {"lugar", "Site"},
    {"local", "Site"},
    {"ronda", "Round"},
    {"rodada", "Round"},
    // Polish and Czech
    {"białe", "White"},
    {"czarne", "Black"},
    {"wynik", "Result"},
    {"turniej", "Event"},
    {"miejsce", "Site"},
    {"runda", "Round"},
    {"bílý", "White"},
    {"černý", "Black"},
    {"výsledek", "Result"},
    {"turnaj", "Event"},
    {"místo", "Site"},
    {"kolo", "Round"},
    // Baltic languages
    {"baltie", "White"},
    {"melnie", "Black"},
    {"rezultāts", "Result"},
    {"datums", "Date"},
    {"turnīrs", "Event"},
    {"baltieji", "White"},
    {"juodieji", "Black"},
    {"rezultatas", "Result"},
    {"valged", "White"},
    {"mustad", "Black"},
    {"tulemus", "Result"},
    {"kuupäev", "Date"},
    // Russian and Ukrainian
    {"белые", "White"},
    {"черные", "Black"},
    {"чёрные", "Black"},
    {"результат", "Result"},
    {"дата", "Date"},
    {"турнир", "Event"},
    {"соревнование", "Event"},
    {"место", "Site"},
    {"город", "Site"},
    {"тур", "Round"},
    {"раунд", "Round"},
    {"дебют", "Opening"},
    {"комментатор", "Annotator"},
    {"білі", "White"},
    {"чорні", "Black"},
});

// Lengths differ more often than first letters, and are cheaper to compare.
struct ByLength {
    constexpr bool operator()(std::string_view a, std::string_view b) const {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    }
};

constexpr auto headerWords = [] {
    auto sorted = words;
    std::ranges::sort(sorted, ByLength{}, &HeaderWord::word);
    return sorted;
}();

// Most tags of most games, the most frequent first: none of them needs a look at the table.
constexpr auto usualNames = std::to_array<std::string_view>(
    {"Event",       "Site",        "Date",        "Round",       "White",      "Black",
     "Result",      "GameType",    "FEN",         "SetUp",       "Setup",      "PlyCount",
     "TimeControl", "WhiteTime",   "BlackTime",   "WhiteClock",  "BlackClock", "WhiteElo",
     "BlackElo",    "WhiteRating", "BlackRating", "WhiteTitle",  "BlackTitle", "Opening",
     "ECO",         "Annotator",   "Comment",     "Termination", "UTCDate",    "UTCTime"});

constexpr std::size_t longestWord = 32;

// In small letters; "wite" is White, not Site.
constexpr auto typedNames = std::to_array<HeaderWord>({{"event", "Event"},
                                                       {"white", "White"},
                                                       {"black", "Black"},
                                                       {"result", "Result"},
                                                       {"round", "Round"},
                                                       {"date", "Date"},
                                                       {"site", "Site"},
                                                       {"gametype", "GameType"}});
constexpr std::size_t longestTyped = 1 + std::string_view("gametype").size();

// Words of their own that differ from such a name by one letter.
constexpr auto otherWords = std::to_array<std::string_view>(
    {"side", "size", "rate", "data", "ground", "found", "while", "blank"});

bool isOneSlip(std::string_view typed, std::string_view name) {
    if (typed.size() > name.size() + 1 || typed.size() + 1 < name.size())
        return false;
    const auto [one, other] = std::ranges::mismatch(typed, name);
    const std::string_view rest(one, typed.end());
    const std::string_view meant(other, name.end());
    if (typed.size() == name.size() + 1)
        return rest.substr(1) == meant;
    if (typed.size() + 1 == name.size())
        return rest == meant.substr(1);
    if (rest.empty())
        return false;
    if (rest.substr(1) == meant.substr(1))
        return std::ranges::count(otherWords, typed) == 0;
    return rest.size() > 1 && rest[0] == meant[1] && rest[1] == meant[0] &&
           rest.substr(2) == meant.substr(2);
}

} // namespace

bool isUsualName(std::string_view name) {
    return std::ranges::any_of(usualNames, [name](std::string_view usual) {
        return usual.size() == name.size() && usual.front() == name.front() && usual == name;
    });
}

std::string_view pdnNameOf(std::string_view name) {
    if (name.empty() || name.size() > longestWord || isUsualName(name))
        return {};
    const std::string small = base::smallLetters(name);
    const auto* found = std::ranges::lower_bound(headerWords, std::string_view(small), ByLength{},
                                                 &HeaderWord::word);
    return found != headerWords.end() && found->word == small ? found->name : std::string_view();
}

std::string_view misspeltPdnName(std::string_view name) {
    if (name.size() > longestTyped || isUsualName(name))
        return {};
    const std::string small = base::smallLetters(name);
    const auto found = std::ranges::find_if(
        typedNames, [&small](const HeaderWord& each) { return isOneSlip(small, each.word); });
    return found != typedNames.end() ? found->name : std::string_view();
}

} // namespace damscope::parser
