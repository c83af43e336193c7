// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/syntax/heading.hpp"

#include "base/text/ascii.hpp"
#include "base/text/plain_signs.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/syntax/game_builder.hpp"
#include "parser/syntax/scan.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace damscope::parser {
namespace {

using namespace std::literals;

constexpr std::size_t longestLine = 200;

// Between two players, besides dashes.
constexpr std::array versus{"vs."sv,    "vs"sv,     "v."sv,     "v"sv,      "x"sv,
                            "contra"sv, "tegen"sv,  "gegen"sv,  "contre"sv, "against"sv,
                            "con"sv,    "kontra"sv, "против"sv, "проти"sv,  "\t"sv};

// A line, and where it begins and ends without blanks.
struct Line {
    std::string_view text;
    std::size_t next; ///< behind its end
};

Line lineAt(std::string_view text, std::size_t at) {
    const std::string_view near = text.substr(at, longestLine + 1);
    const std::size_t end = lineEnd(near, 0);
    const bool windows = near.substr(end).starts_with("\r\n");
    return {base::trimmed(near.substr(0, end)), at + end + (windows ? 2 : 1)};
}

// More than the letters of a move: two that no digit follows, or three.
bool hasWord(std::string_view line) {
    std::size_t letters = 0;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        if (at < line.size() && base::isContinuation(line[at]))
            continue;
        if (at < line.size() && beginsLetter(line[at])) {
            ++letters;
            continue;
        }
        if (letters > 2 || (letters == 2 && !(at < line.size() && base::isDigit(line[at]))))
            return true;
        letters = 0;
    }
    return false;
}

bool opensGame(std::string_view line) {
    if (!line.starts_with("1.") || line.substr(2).starts_with('.'))
        return false;
    return moveLength(base::plainSigns(base::trimmed(line.substr(2)))) > 0;
}

bool isOfWords(std::string_view line) {
    return line.size() < longestLine && hasWord(line) && line.front() != '[' &&
           line.front() != '{' && line.front() != ';' && line.front() != '%';
}

struct Between {
    std::size_t begin;
    std::size_t end;
};

// Dashes or words between blanks; else the one dash.
std::vector<Between> separatorsIn(std::string_view line) {
    std::vector<Between> found;
    for (std::size_t at = 1; at < line.size(); ++at) {
        if (!base::isBlank(line[at - 1]))
            continue;
        const std::string_view rest = line.substr(at);
        const auto sign = base::plainSignAt(rest);
        std::size_t length = rest[0] == '-' ? 1 : sign && sign->sign == '-' ? sign->length : 0;
        for (const std::string_view word : versus)
            if (length == 0 && rest.starts_with(word))
                length = word.size();
        if (length > 0 && length < rest.size() && base::isBlank(rest[length]))
            found.push_back({at, at + length});
    }
    if (found.empty() && std::ranges::count(line, '-') == 1) // Alder-Birch
        found.push_back({line.find('-'), line.find('-') + 1});
    return found;
}

// "A. Alder", "de Vries": short, and with a capital or a letter of another script.
bool isName(std::string_view name) {
    constexpr std::size_t longest = 60;
    return !name.empty() && name.size() <= longest && hasWord(name) &&
           std::ranges::any_of(name, [](char c) { return base::isUpperCase(c) || isWide(c); }) &&
           name.find_first_of("[]{};") == name.npos;
}

std::string_view takeRating(std::string_view& name) {
    const std::size_t open = name.rfind('(');
    if (open == name.npos || !name.ends_with(')'))
        return {};
    const std::string_view rating = base::trimmed(name.substr(open + 1, name.size() - open - 2));
    if (rating.size() < 3 || rating.size() > 4 || !base::isAllDigits(rating))
        return {};
    name = base::trimmed(name.substr(0, open));
    return rating;
}

struct Part {
    std::size_t begin = 0;
    std::size_t size = 0;
};

// The last result of a line that stands alone.
std::optional<Part> resultIn(std::string_view line) {
    std::optional<Part> found;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (at > 0 && !base::isBlank(line[at - 1]) && line[at - 1] != '(')
            continue;
        const std::size_t length = resultLength(line.substr(at));
        const std::string_view behind = line.substr(at + length);
        if (length > 0 &&
            (behind.empty() || base::isBlank(behind[0]) || behind[0] == ')' || behind[0] == '.'))
            found = Part{at, length};
    }
    return found;
}

// "Board 3: A. Alder" names a player behind the colon.
std::string_view behindColon(std::string_view name, bool& saysMore) {
    const std::size_t colon = name.rfind(':');
    if (colon == name.npos)
        return name;
    saysMore = true;
    return base::trimmed(name.substr(colon + 1));
}

std::optional<Heading> withNames(Heading heading, std::string_view white, std::string_view black) {
    heading.white = behindColon(base::trimmed(white), heading.saysMore);
    heading.black = base::trimmed(base::trimmedEnd(base::trimmed(black), ",:"));
    heading.whiteRating = takeRating(heading.white);
    heading.blackRating = takeRating(heading.black);
    if (!isName(heading.white) || !isName(heading.black))
        return std::nullopt;
    return heading;
}

std::optional<Heading> separated(Heading heading, std::string_view names) {
    const std::vector<Between> separators = separatorsIn(names);
    if (separators.empty())
        return std::nullopt;
    const Between last = separators.back();
    const std::size_t begin = separators.size() > 1 ? separators[separators.size() - 2].end : 0;
    heading.saysMore = heading.saysMore || begin > 0;
    return withNames(heading, names.substr(begin, last.begin - begin), names.substr(last.end));
}

} // namespace

std::optional<Heading> readHeading(std::string_view line) {
    line = base::trimmed(line);
    if (line.empty() || line.size() >= longestLine)
        return std::nullopt;
    const auto result = resultIn(line);
    if (!result)
        return separated({}, line);
    Heading heading;
    heading.result = line.substr(result->begin, result->size);
    const std::string_view before = base::trimmedEnd(line.substr(0, result->begin), " \t(");
    const std::string_view behind =
        base::trimmedStart(line.substr(result->begin + result->size), " \t).");
    heading.saysMore = !behind.empty();
    if (const auto found = separated(heading, before))
        return found;
    heading.saysMore = false;
    return withNames(heading, before, behind);
}

bool headsGame(std::string_view text, std::size_t at) {
    constexpr int mostLines = 4;
    constexpr int mostBlank = 4;
    std::size_t before = at;
    while (before > 0 && base::isSpace(text[before - 1]))
        --before;
    const bool apart = before == 0 || blankLineBetween(text, before, at);
    int words = 0;
    int blank = 0;
    bool othersFollow = false;
    while (at < text.size() && words <= mostLines && blank <= mostBlank) {
        const Line line = lineAt(text, at);
        at = line.next;
        if (line.text.empty()) {
            ++blank;
            continue;
        }
        if (opensGame(line.text))
            return words > 0 && (apart || !othersFollow);
        if (!isOfWords(line.text))
            return false;
        othersFollow = othersFollow || (words > 0 && blank > 0);
        ++words;
    }
    return false;
}

bool isLastHeading(std::string_view text, std::size_t at) {
    for (at = lineAt(text, at).next; at < text.size();) {
        const Line line = lineAt(text, at);
        if (opensGame(line.text))
            return true;
        if (!line.text.empty() && readHeading(line.text))
            return false;
        at = line.next;
    }
    return true;
}

namespace {

struct HeaderWords {
    std::string_view name;  ///< of the tag in PDN
    std::string_view words; ///< in small letters, with commas
};

// Another word is added to its row. They are Italian, French, Dutch, German, Spanish and
// Portuguese, Polish and Czech, the languages of the Baltic, Russian and Ukrainian.
constexpr auto words = std::to_array<HeaderWords>({
    {"White",
     "bianco,blanc,blancs,wit,witspeler,weiß,weiss,blancas,brancas,białe,bílý,baltie,baltieji,"
     "valged,белые,білі"},
    {"Black",
     "nero,noir,noirs,zwart,zwartspeler,schwarz,negras,pretas,czarne,černý,melnie,juodieji,"
     "mustad,черные,чёрные,чорні"},
    {"Result", "risultato,résultat,uitslag,resultaat,ergebnis,resultat,resultado,wynik,výsledek,"
               "rezultāts,rezultatas,tulemus,результат"},
    {"Date", "anno,data,datum,fecha,año,ano,datums,kuupäev,дата"},
    {"Event",
     "dati,evento,torneo,tournoi,événement,toernooi,wedstrijd,turnier,torneio,turniej,turnaj,"
     "turnīrs,турнир,соревнование"},
    {"Site", "luogo,lieu,plaats,ort,lugar,local,miejsce,místo,место,город"},
    {"Round", "turno,manche,ronde,tour,runde,ronda,rodada,runda,kolo,тур,раунд"},
    {"Opening", "apertura,ouverture,дебют"},
    {"Annotator", "commentatore,commentateur,комментатор"},
    {"GameType", "type de jeu,speltype,spelsoort"},
});

// Lengths differ more often than first letters, and are cheaper to compare.
struct ByLength {
    constexpr bool operator()(std::string_view a, std::string_view b) const {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    }
};

constexpr auto headerWords = [] {
    auto sorted = base::eachWord<words, ','>();
    std::ranges::sort(sorted, ByLength{}, &HeaderWords::words);
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

// "wite" is White, not Site.
constexpr auto typedNames = std::to_array<std::string_view>(
    {"Event", "White", "Black", "Result", "Round", "Date", "Site", "GameType"});
constexpr std::size_t longestTyped = 1 + std::string_view("GameType").size();

// Words of their own that differ from such a name by one letter.
constexpr auto otherWords = std::to_array<std::string_view>(
    {"side", "size", "rate", "data", "ground", "found", "while", "blank"});

bool isOneSlip(std::string_view typed, std::string_view name) {
    if (typed.size() > name.size() + 1 || typed.size() + 1 < name.size())
        return false;
    const auto [one, other] = std::ranges::mismatch(typed, name);
    const std::string_view rest = typed.substr(static_cast<std::size_t>(one - typed.begin()));
    const std::string_view meant = name.substr(static_cast<std::size_t>(other - name.begin()));
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

std::string_view pdnName(std::string_view name) {
    if (name.empty() || name.size() > longestWord || isUsualName(name))
        return {};
    const std::string small = base::smallLetters(name);
    const auto* found = std::ranges::lower_bound(headerWords, std::string_view(small), ByLength{},
                                                 &HeaderWords::words);
    return found != headerWords.end() && found->words == small ? found->name : std::string_view();
}

std::string_view misspeltPdnName(std::string_view name) {
    if (name.size() > longestTyped || isUsualName(name))
        return {};
    const std::string small = base::smallLetters(name);
    const auto* const found = std::ranges::find_if(typedNames, [&small](std::string_view each) {
        return isOneSlip(small, base::smallLetters(each));
    });
    return found != typedNames.end() ? *found : std::string_view();
}

} // namespace damscope::parser
