// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"
#include "db/store/players/name_likeness.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/players/person_name.hpp"

#include <algorithm>
#include <array>

namespace damscope::db {
namespace {

using Words = std::vector<std::string>;

// Shorter words have too few letters for a slip of the pen, or too few sounds, to say anything.
constexpr std::size_t shortestSurnameWithSlip = 6;
constexpr std::size_t shortestSwappedSurname = 3;
constexpr std::size_t shortestForenameWithSlip = 5;
constexpr std::size_t shortestComparedBySound = 4;
constexpr std::size_t shortestAbbreviation = 3;

/// How alike two surnames are.
enum class Surnames : std::uint8_t {
    different,
    compound, ///< one has a word that the other lacks
    shuffled, ///< short, and two letters are swapped: they can be two names, "Kars" and "Kras"
    slip,     ///< a letter is missing, too much or another
    swapped,  ///< two letters are, which hardly makes another name of a longer one
    sound,    ///< spelled in another language
    same
};

/// How alike two forenames, or the forenames of two names, are.
enum class Forenames : std::uint8_t {
    conflict,
    slip,
    missing, ///< one name has none
    neither, ///< both have none
    initial, ///< an initial, or an abbreviation, of the other
    form,    ///< another form: "Ton" for "Anton"; or one name has more of them
    same     ///< and not by one initial alone
};

std::string joined(const Words& words) {
    std::string all;
    for (const std::string& word : words)
        all += word;
    return all;
}

bool soundAlike(const std::string& a, const std::string& b) {
    if (std::min(base::countCharacters(a), base::countCharacters(b)) < shortestComparedBySound)
        return false;
    const Words other = nameSkeletons(b);
    return std::ranges::any_of(nameSkeletons(a), [&](const std::string& skeleton) {
        return std::ranges::find(other, skeleton) != other.end();
    });
}

bool areLong(const std::string& a, const std::string& b, std::size_t shortest) {
    return std::min(base::countCharacters(a), base::countCharacters(b)) >= shortest;
}

Surnames slipOfSurnames(const std::string& a, const std::string& b) {
    const Slip slip = slipBetween(a, b);
    const bool isLong = areLong(a, b, shortestSurnameWithSlip);
    if (slip == Slip::swapped)
        return isLong                                  ? Surnames::swapped
               : areLong(a, b, shortestSwappedSurname) ? Surnames::shuffled
                                                       : Surnames::different;
    return slip == Slip::letter && isLong ? Surnames::slip : Surnames::different;
}

bool contains(const Words& all, const Words& some) {
    return std::ranges::all_of(
        some, [&](const std::string& word) { return std::ranges::find(all, word) != all.end(); });
}

Surnames compareSurnames(const PersonName& a, const PersonName& b) {
    const std::string one = joined(a.surname);
    const std::string other = joined(b.surname);
    if (one == other)
        return Surnames::same;
    if (soundAlike(one, other))
        return Surnames::sound;
    if (const Surnames slip = slipOfSurnames(one, other); slip != Surnames::different)
        return slip;
    const bool oneIsLonger = a.surname.size() > b.surname.size();
    if (a.surname.size() != b.surname.size() &&
        contains(oneIsLonger ? a.surname : b.surname, oneIsLonger ? b.surname : a.surname))
        return Surnames::compound;
    return Surnames::different;
}

// "v", "d" for "van", "der"; one may lack them.
bool prefixesConflict(const PersonName& a, const PersonName& b) {
    if (a.prefixes.empty() || b.prefixes.empty())
        return false;
    if (joined(a.prefixes) == joined(b.prefixes))
        return false;
    const auto initials = [](const Words& words) {
        std::string letters;
        for (const std::string& word : words)
            letters += word == "vd" ? std::string("vd") : word.substr(0, 1);
        return letters;
    };
    const auto isShort = [](const Words& words) {
        return std::ranges::all_of(words, [](const std::string& word) { return word.size() < 3; });
    };
    return !(isShort(a.prefixes) || isShort(b.prefixes)) ||
           initials(a.prefixes) != initials(b.prefixes);
}

bool sameFirstSound(const std::string& initial, const std::string& word) {
    const Words heads = nameSkeletons(initial);
    return word.starts_with(initial) ||
           std::ranges::any_of(nameSkeletons(word), [&](const std::string& skeleton) {
               return std::ranges::any_of(heads, [&](const std::string& head) {
                   return !head.empty() && skeleton.starts_with(base::firstLetter(head));
               });
           });
}

Forenames compareForename(const std::string& a, const std::string& b) {
    const std::string& shorter = a.size() <= b.size() ? a : b;
    const std::string& longer = a.size() <= b.size() ? b : a;
    if (a == b)
        return isInitial(a) ? Forenames::initial : Forenames::same;
    if (isInitial(a) || isInitial(b))
        return sameFirstSound(isInitial(a) ? a : b, isInitial(a) ? b : a) ? Forenames::initial
                                                                          : Forenames::conflict;
    if (soundAlike(a, b))
        return Forenames::same;
    if (areFormsOfOneForename(a, b))
        return Forenames::form;
    if (base::countCharacters(shorter) >= shortestAbbreviation && longer.starts_with(shorter))
        return Forenames::initial;
    return areLong(a, b, shortestForenameWithSlip) && slipBetween(a, b) != Slip::none
               ? Forenames::slip
               : Forenames::conflict;
}

// The best that a nickname of one says about a forename or nickname of the other.
Forenames compareNicknames(const PersonName& a, const PersonName& b) {
    Forenames best = Forenames::conflict;
    for (const std::string& nickname : a.nicknames) {
        for (const std::string& other : b.nicknames)
            best = std::max(best, compareForename(nickname, other));
        if (!b.forenames.empty() && !isInitial(b.forenames.front()))
            best = std::max(best, compareForename(nickname, b.forenames.front()));
    }
    return best;
}

bool allInitials(const Words& words) {
    return std::ranges::all_of(words, isInitial);
}

Forenames compareInOrder(const Words& a, const Words& b) {
    if (a.empty() || b.empty())
        return a.empty() && b.empty() ? Forenames::neither : Forenames::missing;
    if (a == b)
        return a.size() > 1 || !allInitials(a) ? Forenames::same : Forenames::initial;
    Forenames worst = Forenames::same;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        const Forenames here = compareForename(a[i], b[i]);
        // A later forename that is an initial takes nothing from the first.
        if (i == 0 || here < Forenames::initial)
            worst = std::min(worst, here);
    }
    return a.size() == b.size() ? worst : std::min(worst, Forenames::form);
}

Forenames compareForenames(const PersonName& a, const PersonName& b) {
    const Forenames byNickname = std::max(compareNicknames(a, b), compareNicknames(b, a));
    const Forenames inOrder = compareInOrder(a.forenames, b.forenames);
    if (byNickname == Forenames::conflict)
        return inOrder;
    // Initials that contradict each other are not outweighed by a nickname.
    return inOrder == Forenames::conflict && allInitials(a.forenames) && allInitials(b.forenames)
               ? Forenames::conflict
               : std::max(byNickname, inOrder);
}

/// By surnames (rows) and forenames (columns, in the order of the enumeration).
constexpr std::array<std::array<SamePerson, 7>, 7> grades = [] {
    using enum SamePerson;
    return std::array<std::array<SamePerson, 7>, 7>{{
        // conflict, slip, missing, neither, initial, form, same
        {no, no, no, no, no, no, no},                              // different
        {no, no, no, no, possible, possible, likely},              // compound
        {no, no, no, no, possible, possible, possible},            // shuffled
        {no, no, no, possible, possible, possible, likely},        // slip
        {no, no, no, possible, likely, likely, likely},            // swapped
        {no, possible, possible, likely, likely, likely, certain}, // sound
        {no, likely, possible, certain, likely, likely, certain},  // same
    }};
}();

SamePerson weaker(SamePerson grade) {
    return std::min(grade, SamePerson::likely);
}

bool sameWords(const PersonName& a, const PersonName& b) {
    return a.surname == b.surname && a.prefixes == b.prefixes && a.forenames == b.forenames;
}

SamePerson compareAsRead(const PersonName& a, const PersonName& b) {
    if (prefixesConflict(a, b))
        return SamePerson::no;
    const auto differ = [](const std::string& one, const std::string& other) {
        return !one.empty() && !other.empty() && one != other;
    };
    if (differ(a.generation, b.generation) || differ(a.number, b.number))
        return SamePerson::no;
    const Forenames forenames = compareForenames(a, b);
    SamePerson grade = grades[static_cast<std::size_t>(compareSurnames(a, b))]
                             [static_cast<std::size_t>(forenames)];
    if (sameWords(a, b) && forenames != Forenames::conflict)
        grade = SamePerson::certain;
    if (a.prefixes.empty() != b.prefixes.empty())
        grade = weaker(grade);
    if (a.generation != b.generation || a.number != b.number)
        grade = std::min(grade, SamePerson::possible);
    return grade;
}

// With the first word as the surname and the others as forenames.
PersonName turned(const PersonName& name) {
    PersonName other = name;
    other.surname = {name.forenames.front()};
    other.forenames.assign(name.forenames.begin() + 1, name.forenames.end());
    other.forenames.insert(other.forenames.end(), name.surname.begin(), name.surname.end());
    return other;
}

bool mayBeTurned(const PersonName& name) {
    return !name.orderIsKnown && !name.forenames.empty() && !isInitial(name.forenames.front());
}

// "Basset, Didier" and "Didier, Basset": a comma on the wrong side.
bool areExchanged(const PersonName& a, const PersonName& b) {
    return a.surname == b.forenames && b.surname == a.forenames && a.prefixes == b.prefixes &&
           a.generation == b.generation && a.number == b.number && !a.surname.empty() &&
           std::ranges::none_of(a.forenames, isInitial);
}

} // namespace

SamePerson compareNames(const PersonName& a, const PersonName& b) {
    const SamePerson best = compareAsRead(a, b);
    // Read the other way round, a name has to say all that the other says.
    if (best != SamePerson::no || a.forenames.empty() || b.forenames.empty())
        return best;
    if (areExchanged(a, b) && a.orderIsKnown && b.orderIsKnown)
        return SamePerson::possible;
    const SamePerson other = mayBeTurned(a)   ? compareAsRead(turned(a), b)
                             : mayBeTurned(b) ? compareAsRead(a, turned(b))
                                              : SamePerson::no;
    return weaker(other);
}

} // namespace damscope::db
