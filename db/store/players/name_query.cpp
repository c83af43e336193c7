// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/players/name_query.hpp"

#include "base/text/ascii.hpp"
#include "base/text/nearest.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/players/name_likeness.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::db {
namespace {

// Shorter ones have too few sounds to be distinguished by them.
constexpr std::size_t shortestBySound = 4;
constexpr std::size_t shortestPart = 4;
constexpr std::size_t shortestHeardAbbreviation = 4;
constexpr std::size_t mostInitials = 3;

bool hasVowel(std::string_view word) {
    return word.find_first_of("aeiouy") != std::string_view::npos;
}

// "RW" among words that are not in capitals, and "vd", are initials without dots.
bool areInitials(std::string_view written, bool othersAreSmall) {
    if (written.size() < 2 || written.size() > mostInitials ||
        !std::ranges::all_of(written, base::isLetter))
        return false;
    const bool capitals = std::ranges::all_of(written, base::isUpperCase);
    return (capitals && othersAreSmall) || !hasVowel(base::lowerCase(written));
}

std::vector<std::string_view> tokens(std::string_view query) {
    std::vector<std::string_view> all;
    constexpr std::string_view separators = " \t\r\n.,;()'\"-/";
    while (!query.empty()) {
        const std::size_t end = std::min(query.find_first_of(separators), query.size());
        if (end > 0)
            all.push_back(query.substr(0, end));
        query.remove_prefix(std::min(end + 1, query.size()));
    }
    return all;
}

// One way to say the word is a way to say the other, or the beginning of one.
bool soundsLike(const std::vector<std::string>& skeletons, std::string_view word) {
    if (word.size() < shortestBySound || skeletons.empty())
        return false;
    const std::vector<std::string> others = nameSkeletons(word);
    return std::ranges::any_of(skeletons, [&](const std::string& one) {
        return std::ranges::any_of(others, [&](const std::string& other) {
            return other == one || (one.size() >= shortestBySound && other.starts_with(one));
        });
    });
}

bool sameFirstSound(const std::vector<std::string>& skeletons, std::string_view initial) {
    const std::vector<std::string> others = nameSkeletons(initial);
    return std::ranges::any_of(skeletons, [&](const std::string& one) {
        return std::ranges::any_of(others, [&](const std::string& other) {
            return !other.empty() && one.starts_with(base::firstLetter(other));
        });
    });
}

// More than half of the sounds are the same: "sk" is not near "sp".
bool isNear(int distance, std::string_view a, std::string_view b) {
    return 2 * distance < static_cast<int>(std::max(a.size(), b.size()));
}

} // namespace

NameQuery::NameQuery(std::string_view query) {
    const bool anySmall = std::ranges::any_of(query, base::isLowerCase);
    for (const std::string_view token : tokens(query)) {
        const bool initials = areInitials(token, anySmall);
        for (const std::string& word : queryWords(token)) {
            const std::string text = word.substr(1);
            if (initials)
                for (const char letter : text)
                    addWord({letter}, true);
            else
                addWord(text, isInitial(text));
        }
    }
}

void NameQuery::addWord(std::string text, bool isInitial) {
    std::vector<std::string> skeletons = nameSkeletons(text);
    const bool prefix = isSurnamePrefix(text);
    words_.push_back({std::move(text), std::move(skeletons), isInitial, prefix});
}

/// Which words of a name answer for words of a query, each for one.
class NameQuery::Matching {
public:
    explicit Matching(const std::vector<std::string_view>& name)
        : name_(name), taken_(name.size()) {}

    template <class Answers> bool take(Answers answers) {
        for (std::size_t i = 0; i < name_.size(); ++i)
            if (!taken_[i] && answers(name_[i])) {
                taken_[i] = true;
                return true;
            }
        return false;
    }
    [[nodiscard]] bool allTaken() const { return std::ranges::find(taken_, false) == taken_.end(); }

private:
    const std::vector<std::string_view>& name_;
    std::vector<bool> taken_;
};

bool NameQuery::takeWord(const Word& word, Matching& matching) {
    return matching.take([&](std::string_view n) {
        return n.starts_with(word.text) ||
               (word.text.size() >= shortestBySound && soundsLike(word.skeletons, n));
    });
}

// By the initial or the abbreviation that the name has instead.
bool NameQuery::takeForename(const Word& word, Matching& matching) {
    return matching.take([&](std::string_view n) {
        return (isInitial(n) && sameFirstSound(word.skeletons, n)) ||
               (n.size() >= shortestHeardAbbreviation && soundsLike(nameSkeletons(n), word.text));
    });
}

bool NameQuery::takeInitial(const Word& word, bool isWhole, Matching& matching) {
    return matching.take([&](std::string_view n) {
        return (!isWhole || isInitial(n)) &&
               (n.starts_with(word.text) || sameFirstSound(nameSkeletons(n), word.text));
    });
}

// Initials and prefixes alone decide nothing, unless nothing else is given.
bool NameQuery::decide(const std::vector<const Word*>& taken) const {
    const auto isSurname = [](const Word& word) { return !word.isInitial && !word.isPrefix; };
    if (std::ranges::any_of(words_, isSurname))
        return std::ranges::any_of(taken, [&](const Word* word) { return isSurname(*word); });
    return !taken.empty() || std::ranges::all_of(words_, &Word::isInitial);
}

bool NameQuery::fits(const std::vector<std::string_view>& name) const {
    Matching matching(name);
    std::vector<const Word*> taken;
    std::vector<const Word*> left;
    for (const Word& word : words_)
        (!word.isInitial && takeWord(word, matching) ? taken : left).push_back(&word);
    if (!decide(taken))
        return false;
    const bool onlyInitials = std::ranges::all_of(words_, &Word::isInitial);
    bool anyForename = taken.size() > 1;
    int unsaid = 0; // forenames that the name does not say
    for (const Word* word : left)
        if (word->isInitial ? takeInitial(*word, onlyInitials, matching)
                            : takeForename(*word, matching))
            anyForename = true;
        else if (onlyInitials || !(matching.allTaken() || (word->isInitial && anyForename)))
            return false;
        else if (!word->isInitial)
            ++unsaid;
    return unsaid <= 1;
}

NameFit NameQuery::fit(std::string_view folded) const {
    if (words_.empty())
        return NameFit::none;
    const std::vector<std::string_view> name = base::splitWords(folded);
    if (fits(name))
        return NameFit::fits;
    const bool isPart = std::ranges::all_of(words_, [&](const Word& word) {
        return word.text.size() >= shortestPart && folded.find(word.text) != std::string_view::npos;
    });
    return isPart ? NameFit::part : NameFit::none;
}

int nameDistance(std::string_view query, std::string_view folded, int most) {
    const std::string foldedQuery = foldName(query);
    const std::string_view wanted = longestWord(foldedQuery);
    int nearest = most + 1;
    for (const std::string_view word : base::splitWords(folded))
        if (word.size() >= shortestBySound && wanted.size() >= shortestBySound)
            for (const std::string& one : nameSkeletons(wanted))
                for (const std::string& other : nameSkeletons(word))
                    if (const int d = static_cast<int>(base::editDistance(one, other));
                        isNear(d, one, other))
                        nearest = std::min(nearest, d);
    return nearest;
}

namespace {

constexpr auto prefixes = std::to_array<std::string_view>(
    {"van", "von", "der", "den", "de", "het", "ter", "ten", "te", "la", "le",  "du", "des", "di",
     "da",  "del", "dos", "do",  "v",  "d",   "vd",  "vdr", "op", "in", "aan", "el", "al"});

// Ranks of the FMJD, with and without its suffix for 64 squares, of chess, and of Russian sport.
constexpr auto titles = std::to_array<std::string_view>(
    {"GMI", "GMIF", "MI",  "MIF", "MF", "MFF", "cMF", "cMFF", "GMN", "MN",   "MNF", "cMN",
     "IGM", "GM",   "WGM", "IM",  "FM", "CM",  "NM",  "FMJD", "гмр", "мсмк", "мс",  "кмс"});

// Forms of one forename, folded, that do not sound alike.
constexpr auto forenames = std::to_array<std::string_view>({
    "anton antoon antonius antonie ton toon tonny tony antoine",
    "johannes johan jan hans joop johnny john jean giovanni ivan juan",
    "willem wim william will bill wm guillaume",
    "robert rob bob bert",
    "hendrik henk henry hein henri harry",
    "cornelis kees cor cees",
    "jacobus jacob jaap koos jacques cobus",
    "pieter piet peter pierre petr",
    "gerardus gerard ger gerrit geert",
    "frederik freek frits fred frederic",
    "leendert leen leo",
    "nicolaas nico klaas nicolas nikolai nikolay kolya",
    "theodorus theo dirk dick",
    "albertus albert bert ab",
    "hermanus herman harm harmen",
    "michiel michael mike michel mikhail misha",
    "alexander aleksandr alex aleks sasha sander alexandre",
    "alexei aleksei alexey lesha",
    "vladimir volodya vova wladimir",
    "yuri yury iouri yura",
    "dmitri dmitry dima",
    "sergei sergey serge seriozha",
    "james jim jimmy jas",
    "thomas tom tommy thos",
    "charles chas charlie karel",
    "richard dick rick",
    "edward ed ted eddie eduard",
    "joseph jozef jos jef joe",
    "louis lodewijk lou lo",
    "matthijs matthew thijs matt matteo",
});

} // namespace

bool isSurnamePrefix(std::string_view word) {
    return base::isOneOf(prefixes, word);
}

bool isInitial(std::string_view word) {
    return base::countCharacters(word) == 1;
}

bool isGeneration(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"jr", "sr", "junior", "senior", "ii", "iii", "мл", "ст", "младшии", "старшии"});
    return base::isOneOf(all, word);
}

bool isNumbered(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"player", "speler", "joueur", "spieler", "jugador", "игрок", "guest", "gast", "invite",
         "гость", "computer", "engine", "program", "programme"});
    return base::isOneOf(all, word);
}

bool isNobody(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"nn", "unknown", "anonymous", "onbekend", "anoniem", "inconnu", "anonyme", "неизвестен",
         "неизвестныи", "noname", "nomen"});
    return base::isOneOf(all, word);
}

bool isSideOfTheBoard(std::string_view word) {
    constexpr auto all = std::to_array<std::string_view>(
        {"white", "black", "red", "wit", "zwart", "blancs", "noirs", "белые", "черные"});
    return base::isOneOf(all, word);
}

bool isTitle(std::string_view written) {
    if (written.ends_with("-64"))
        written.remove_suffix(3);
    return base::isOneOf(titles, written);
}

std::vector<std::size_t> forenameGroups(std::string_view word) {
    std::vector<std::size_t> groups;
    for (std::size_t i = 0; i < forenames.size(); ++i) {
        const auto words = base::splitWords(forenames.at(i));
        if (std::ranges::find(words, word) != words.end())
            groups.push_back(i);
    }
    return groups;
}

bool areFormsOfOneForename(std::string_view a, std::string_view b) {
    const auto others = forenameGroups(b);
    return !others.empty() && std::ranges::any_of(forenameGroups(a), [&](std::size_t group) {
        return std::ranges::find(others, group) != others.end();
    });
}

} // namespace damscope::db
