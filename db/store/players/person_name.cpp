// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/players/person_name.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/players/name_query.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

namespace damscope::db {
namespace {

/// A word of a name as it is written, and folded.
struct Token {
    std::string text;
    bool isCapitals = false; ///< three letters or more, none of them small
    bool mayBeInitials = false;
};
using Tokens = std::vector<Token>;

bool isSmallOrForeign(char c) {
    return base::isLowerCase(c) || !base::isAscii(c);
}

// "RW" beside words in small letters are initials.
bool areCapitalInitials(std::string_view written, bool anySmall) {
    return anySmall && (written.size() == 2 || written.size() == 3) &&
           std::ranges::all_of(written, base::isUpperCase);
}

// "BOF" and "JAM" can be said, so each may be a surname or initials.
bool isWordOrInitials(std::string_view written) {
    const auto isVowel = [](char c) {
        return std::string_view("AEIOUY").find(c) != std::string::npos;
    };
    return written.size() == 3 && !isVowel(written[0]) && isVowel(written[1]) &&
           !isVowel(written[2]);
}

void addWord(std::string_view written, bool anySmall, Tokens& tokens) {
    if (base::isAllDigits(written) || isTitle(written))
        return;
    const bool capitals = written.size() >= 3 && std::ranges::none_of(written, isSmallOrForeign);
    const std::string folded = foldName(written);
    const bool initials = areCapitalInitials(written, anySmall);
    const bool either = initials && isWordOrInitials(written);
    for (const std::string_view word : base::splitWords(folded))
        if (initials && !either && !isSurnamePrefix(word) && !isGeneration(word))
            for (const char letter : word)
                tokens.push_back({std::string(1, letter)});
        else
            tokens.push_back({std::string(word), capitals && !isInitial(word),
                              either && !isSurnamePrefix(word)});
}

// An apostrophe belongs to its word: "N'Diaga" is one.
std::string withoutApostrophes(std::string_view text) {
    std::string result;
    for (const std::string& piece : base::splitFields(text, "\u2019"))
        result += piece;
    std::erase_if(result, [](char c) { return c == '\'' || c == '`'; });
    return result;
}

Tokens tokensOf(std::string_view field, bool anySmall) {
    Tokens tokens;
    constexpr std::string_view separators = " \t\r\n.;/";
    while (!field.empty()) {
        const std::size_t end = std::min(field.find_first_of(separators), field.size());
        addWord(field.substr(0, end), anySmall, tokens);
        field.remove_prefix(std::min(end + 1, field.size()));
    }
    return tokens;
}

/// A name without what stands in brackets or quotes, and that.
struct Bracketed {
    std::string rest;
    std::vector<std::string> inside;
};

Bracketed withoutBrackets(std::string_view written) {
    Bracketed result;
    std::string* to = &result.rest;
    for (const char c : written)
        if (c == '(' || c == '[' || (c == '"' && to == &result.rest))
            to = &result.inside.emplace_back();
        else if (c == ')' || c == ']' || c == '"')
            to = &result.rest;
        else
            *to += c;
    return result;
}

std::vector<std::string> textsOf(const Tokens& tokens) {
    std::vector<std::string> texts;
    std::ranges::transform(tokens, std::back_inserter(texts), &Token::text);
    return texts;
}

std::vector<std::string> nicknamesOf(const std::vector<std::string>& inside) {
    std::vector<std::string> nicknames;
    for (const std::string& text : inside) {
        // Capitals are a country or a club.
        if (text.size() <= 3 && std::ranges::all_of(text, base::isUpperCase))
            continue;
        std::ranges::copy_if(textsOf(tokensOf(text, true)), std::back_inserter(nicknames),
                             [](const std::string& word) { return !isInitial(word); });
    }
    return nicknames;
}

// "2" of "Jan Visser (2)", "3 1" of "Scan 3.1". A number of more digits is a rating, unless the
// surname says nothing without it: "Player 1500".
std::string numberIn(std::string_view written, const PersonName& name) {
    constexpr std::size_t mostDigits = 2;
    const bool any = std::ranges::any_of(name.surname, isNumbered);
    std::string number;
    while (!written.empty()) {
        const std::size_t end =
            std::min(written.find_first_of(" \t\r\n.,;/()[]\""), written.size());
        const std::string_view word = written.substr(0, end);
        if (base::isAllDigits(word) && (any || word.size() <= mostDigits))
            number.append(number.empty() ? "" : " ").append(word);
        written.remove_prefix(std::min(end + 1, written.size()));
    }
    return number;
}

class NameReader {
public:
    explicit NameReader(std::string_view written) {
        Bracketed parts = withoutBrackets(withoutApostrophes(written));
        name_.nicknames = nicknamesOf(parts.inside);
        const bool anySmall = std::ranges::any_of(parts.rest, base::isLowerCase);
        for (const std::string& field : base::splitFields(parts.rest, ","))
            if (Tokens tokens = withoutGeneration(tokensOf(field, anySmall)); !tokens.empty())
                fields_.push_back(std::move(tokens));
    }

    std::optional<PersonName> read() {
        if (fields_.empty())
            return std::nullopt;
        if (fields_.size() > 1)
            readFields();
        else
            readOneField(fields_.front());
        const bool isSide = name_.surname.size() == 1 && name_.forenames.empty() &&
                            isSideOfTheBoard(name_.surname.front());
        const bool named =
            !isSide && std::ranges::any_of(name_.surname, [](const std::string& word) {
                return !isInitial(word) && !isNobody(word);
            });
        return named ? std::optional(std::move(name_)) : std::nullopt;
    }

private:
    Tokens withoutGeneration(Tokens tokens) {
        std::erase_if(tokens, [&](const Token& token) {
            if (!isGeneration(token.text))
                return false;
            name_.generation = token.text.substr(0, 2) == "ju"   ? "jr"
                               : token.text.substr(0, 2) == "se" ? "sr"
                                                                 : token.text;
            return true;
        });
        return tokens;
    }

    static bool isFull(const Token& token) { return !isInitial(token.text); }

    void takeSurname(std::span<const Token> tokens) {
        for (const Token& token : tokens)
            (isSurnamePrefix(token.text) && tokens.size() > 1 ? name_.prefixes : name_.surname)
                .push_back(token.text);
        if (name_.surname.empty())
            name_.surname.swap(name_.prefixes);
    }

    void takeForenames(std::span<const Token> tokens) {
        for (const Token& token : tokens)
            name_.forenames.push_back(token.text);
    }

    // "Kooij,van der,W.", "Vries, Jan de", "A., Georgiev"
    void readFields() {
        name_.orderIsKnown = true;
        std::size_t first = 0;
        if (std::ranges::none_of(fields_[0], isFull) && std::ranges::any_of(fields_[1], isFull))
            first = 1;
        takeSurname(fields_[first]);
        for (std::size_t i = 0; i < fields_.size(); ++i)
            if (i != first)
                for (const Token& token : fields_[i])
                    (isSurnamePrefix(token.text) && !isInitial(token.text) ? name_.prefixes
                                                                           : name_.forenames)
                        .push_back(token.text);
    }

    void readOneField(const Tokens& tokens) {
        const std::span<const Token> all(tokens);
        if (readCapitals(tokens))
            return;
        const std::size_t initialsFirst =
            static_cast<std::size_t>(std::ranges::find_if(tokens, isFull) - tokens.begin());
        const std::size_t initialsLast = static_cast<std::size_t>(
            std::find_if(tokens.rbegin(), tokens.rend(), isFull) - tokens.rbegin());
        name_.orderIsKnown = tokens.size() == 1 || initialsFirst > 0 || initialsLast > 0;
        if (initialsFirst == 0 && initialsLast > 0 && initialsLast < tokens.size()) {
            takeSurname(all.first(tokens.size() - initialsLast));
            takeForenames(all.last(initialsLast));
            return;
        }
        const std::size_t begin = surnameBegin(tokens);
        takeForenames(all.first(begin));
        takeSurname(all.subspan(begin));
    }

    // The first prefix that is not the first word, or the last word.
    std::size_t surnameBegin(const Tokens& tokens) {
        for (std::size_t i = 0; i + 1 < tokens.size(); ++i)
            if (isSurnamePrefix(tokens[i].text) && !isInitial(tokens[i].text)) {
                name_.orderIsKnown = true;
                return i;
            }
        return tokens.size() - 1;
    }

    // "Alexander GETMANSKI"
    bool readCapitals(const Tokens& tokens) {
        const auto capitals = std::ranges::count_if(tokens, &Token::isCapitals);
        const auto full = std::ranges::count_if(tokens, isFull);
        if (capitals == 0 || capitals == full)
            return false;
        name_.orderIsKnown = std::ranges::none_of(tokens, &Token::mayBeInitials);
        Tokens surname;
        Tokens forenames;
        for (const Token& token : tokens)
            (token.isCapitals || (isSurnamePrefix(token.text) && !isInitial(token.text))
                 ? surname
                 : forenames)
                .push_back(token);
        takeSurname(surname);
        takeForenames(forenames);
        return true;
    }

    PersonName name_;
    std::vector<Tokens> fields_;
};

} // namespace

namespace {

// "A", as people call players whom nobody needs to know, where "A." is an initial.
std::optional<std::string> letterAlone(std::string_view written) {
    written = base::trimmed(written);
    const bool isOne = !written.empty() && base::firstLetter(written) == written;
    std::string folded(isOne ? base::trimmed(foldName(written)) : std::string_view());
    return !folded.empty() && isInitial(folded) ? std::optional(std::move(folded)) : std::nullopt;
}

} // namespace

std::optional<PersonName> readPersonName(std::string_view written) {
    if (byeName(written) == ByeName::yes)
        return std::nullopt;
    if (auto letter = letterAlone(written)) {
        PersonName name;
        name.surname = {std::move(*letter)};
        name.orderIsKnown = true;
        return name;
    }
    const std::string alone = nameAlone(written);
    auto name = NameReader(alone).read();
    if (name)
        name->number = numberIn(alone, *name);
    return name;
}

namespace {

// Folded (foldName).
constexpr auto byes = std::to_array<std::string_view>(
    {// English, Dutch, French, German
     "bye", "byes", "unpaired", "vrijloting", "vrijgeloot", "exempt", "exempte", "exemption",
     "spielfrei", "freilos",
     // Polish, Russian, Ukrainian, Bulgarian
     "pauzuje", "свободен", "свободна", "выходнои", "вихіднии", "почива",
     // Spanish, Italian, Danish, Norwegian, Swedish, Finnish, Estonian, Hungarian
     "descansa", "riposa", "oversidder", "frirond", "frironde", "lepovuoro", "vabavoor", "eronyero",
     // Greek, Hebrew, Arabic, Armenian, Georgian, Mongolian, Chinese
     "ρεπο", "חופשי", "ביי", "معفى", "ազատ", "თავისუფალი", "чөлөөтэи", "轮空", "輪空"});
constexpr auto perhaps = std::to_array<std::string_view>(
    {"vrij",   "frij",    "frei",   "free",    "odd",    "libre",  "libero",   "livre",
     "liber",  "repos",   "rust",   "wolny",   "wolna",  "wolne",  "pauza",    "volno",
     "volny",  "fri",     "lepo",   "vapaa",   "vaba",   "brivs",  "briva",    "laisvas",
     "laisva", "szabad",  "bay",    "folga",   "isento", "exento", "descanso", "riposo",
     "отдых",  "пропуск", "вольны", "вільнии", "باي"});
constexpr auto phrases = std::to_array<std::string_view>(
    {"no opponent", "not paired", "geen tegenstander", "vrije ronde", "sans adversaire",
     "kein gegner", "wolny los", "volny los", "без соперника", "без пары", "sem adversario",
     "sin rival", "sin oponente", "senza avversario", "turno libero", "turno di riposo",
     "turno libre", "walk over"});
// Beside one of them: "half point bye", "bye (1)".
constexpr auto beside = std::to_array<std::string_view>(
    {"half", "full", "zero", "point", "points", "pairing", "allocated", "requested"});

// "-", "***": no name at all, but not "?", which is a name that is not known.
bool isOnlySigns(std::string_view written) {
    return !written.empty() && written.find_first_not_of("-+*/") == std::string_view::npos;
}

} // namespace

ByeName byeName(std::string_view written) {
    constexpr std::size_t longest = 40;
    if (written.size() > longest || written.find(',') != std::string_view::npos)
        return ByeName::no;
    const std::string alone = nameAlone(written);
    if (isOnlySigns(alone))
        return ByeName::yes;
    const std::string folded = foldName(alone); // begins with a blank
    if (folded.empty())
        return ByeName::no;
    if (base::isOneOf(phrases, std::string_view(folded).substr(1)))
        return ByeName::yes;
    ByeName found = ByeName::no;
    for (const std::string_view word : base::splitWords(folded)) {
        if (base::isOneOf(byes, word))
            found = ByeName::yes;
        else if (base::isOneOf(perhaps, word))
            found = std::max(found, ByeName::perhaps);
        else if (!base::isOneOf(beside, word) && !base::isAllDigits(word))
            return ByeName::no;
    }
    return found;
}

namespace {

constexpr std::string_view signs = " \t\r\n.,;:()[]#/-";

/// A word of letters and digits, by its place in the text.
struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
};

std::vector<Word> wordsOf(std::string_view text) {
    std::vector<Word> words;
    for (std::size_t at = text.find_first_not_of(signs); at < text.size();) {
        const std::size_t end = std::min(text.find_first_of(signs, at), text.size());
        words.push_back({at, end});
        at = text.find_first_not_of(signs, end);
    }
    return words;
}

bool isRemarkWord(std::string_view word) {
    const std::string folded = foldName(word);
    const std::string_view bare = std::string_view(folded).substr(folded.empty() ? 0 : 1);
    return isRoundWord(bare) || isBoardWord(bare);
}

bool isNumber(std::string_view word) {
    constexpr std::size_t mostDigits = 3;
    return word.size() <= mostDigits && base::isAllDigits(word);
}

// One of several bytes between a name and a remark.
bool isDash(std::string_view word) {
    return foldName(word).empty();
}

// "5e", "3de", "2nd"
bool isOrdinal(std::string_view word) {
    constexpr std::size_t mostLetters = 4;
    const std::size_t digits = std::min(word.find_first_not_of(base::digits), word.size());
    return isNumber(word.substr(0, digits)) && word.size() - digits <= mostLetters;
}

// "ronde5"
bool isGlued(std::string_view word) {
    const std::size_t digits = std::min(word.find_first_of(base::digits), word.size());
    return digits > 1 && isNumber(word.substr(digits)) && isRemarkWord(word.substr(0, digits));
}

/// The words of a name while remarks are taken from its ends.
class Remarks {
public:
    explicit Remarks(std::string_view text)
        : text_(text), words_(wordsOf(text)), end_(words_.size()) {}

    [[nodiscard]] std::string_view rest() {
        while (const std::size_t taken = lengthAt(end_ - std::min<std::size_t>(end_ - first_, 2)))
            end_ -= taken;
        while (const std::size_t taken = lengthAtFront())
            first_ += taken;
        if (first_ >= end_)
            return text_;
        const std::size_t begin = first_ == 0 ? 0 : words_[first_].begin;
        const std::size_t end = end_ == words_.size() ? text_.size() : endOf(words_[end_ - 1]);
        return base::trimmed(text_.substr(begin, end - begin));
    }

private:
    [[nodiscard]] std::string_view word(std::size_t place) const {
        return place < first_ || place >= end_
                   ? std::string_view()
                   : text_.substr(words_[place].begin, words_[place].end - words_[place].begin);
    }
    // How many words of a remark end the name, `place` being that of the last but one.
    [[nodiscard]] std::size_t lengthAt(std::size_t place) const {
        if (end_ > first_ && isGlued(word(end_ - 1)))
            return 1;
        if (const std::size_t pair = pairAt(place))
            return pair;
        const bool isSign = end_ > first_ && end_ < words_.size() && isDash(word(end_ - 1));
        return isSign ? 1 : 0;
    }
    [[nodiscard]] std::size_t lengthAtFront() const {
        if (first_ < end_ && (isGlued(word(first_)) || (first_ > 0 && isDash(word(first_)))))
            return 1;
        return pairAt(first_);
    }
    // "ronde 5", "5e ronde"; a number in brackets of its own tells namesakes apart.
    [[nodiscard]] std::size_t pairAt(std::size_t place) const {
        const std::string_view one = word(place);
        const std::string_view other = word(place + 1);
        if (one.empty() || other.empty())
            return 0;
        const std::string_view between =
            text_.substr(words_[place].end, words_[place + 1].begin - words_[place].end);
        if (between.find_first_of("([,;-/") != std::string_view::npos)
            return 0;
        return (isRemarkWord(one) && isNumber(other)) || (isOrdinal(one) && isRemarkWord(other))
                   ? 2
                   : 0;
    }
    // With the sign that belongs to it: "Jansen, P.", "(Wim)".
    [[nodiscard]] std::size_t endOf(const Word& word) const {
        const std::string_view after = text_.substr(word.end);
        return word.end + (after.starts_with('.') || after.starts_with(')') ? 1U : 0U);
    }

    std::string_view text_;
    std::vector<Word> words_;
    std::size_t first_ = 0;
    std::size_t end_ = 0;
};

} // namespace

std::string nameAlone(std::string_view written) {
    std::string_view rest = base::trimmed(written);
    if (rest.find_first_of(base::digits) != std::string_view::npos)
        rest = Remarks(rest).rest();
    std::string name;
    for (const std::string_view piece : base::splitWords(rest))
        name.append(name.empty() ? "" : " ").append(piece);
    return name;
}

} // namespace damscope::db
