// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// How well a name fits what somebody looks for.
enum class NameFit : std::uint8_t {
    none,
    part, ///< each word of the query is somewhere in a word of the name: "brands" in "Sijbrands"
    fits
};

/// A person's name as somebody writes it, to be found in any other form: "Ton Sijbrands", "T.
/// Sijbrands", "Sijbrands", "Сейбрандс".
///
/// Each word of the query must begin a word of the name, or sound like one (name_likeness.hpp), or
/// be a forename of which the name has the initial or an abbreviation; a surname decides, not
/// initials or "van der" alone; where only initials are given, the name must have them as such. Of
/// several initials one is enough: "R.W. Heusdens" is "Ron Heusdens" too. "v.d. Wal" is "van der
/// Wal". A name that says no forename fits every one.
class NameQuery {
public:
    explicit NameQuery(std::string_view query);
    /// Whether there is anything to look for.
    [[nodiscard]] bool isEmpty() const { return words_.empty(); }
    /// `folded` is a name as foldName() gives it.
    [[nodiscard]] NameFit fit(std::string_view folded) const;

private:
    struct Word {
        std::string text;
        std::vector<std::string> skeletons; ///< of longer words
        bool isInitial = false;
        bool isPrefix = false; ///< "van", "de"
    };
    class Matching;
    void addWord(std::string text, bool isInitial);
    static bool takeWord(const Word& word, Matching& matching);
    static bool takeForename(const Word& word, Matching& matching);
    static bool takeInitial(const Word& word, bool isWhole, Matching& matching);
    [[nodiscard]] bool decide(const std::vector<const Word*>& taken) const;
    [[nodiscard]] bool fits(const std::vector<std::string_view>& name) const;

    std::vector<Word> words_;
};

/// How far a query is from a name: 0 the same, counted in sounds that are missing, too many or
/// others in its longest word; more than `most` if it is farther than that.
[[nodiscard]] int nameDistance(std::string_view query, std::string_view folded, int most);

// Words are folded (foldName).

/// Before surnames of several languages: "van", "de".
[[nodiscard]] bool isSurnamePrefix(std::string_view word);

/// One letter.
[[nodiscard]] bool isInitial(std::string_view word);

/// "jr", "sr", "ii": which of a family.
[[nodiscard]] bool isGeneration(std::string_view word);

/// Written where nobody is named: "unknown", "onbekend".
[[nodiscard]] bool isNobody(std::string_view word);

/// Names somebody only together with a number: "player", "speler".
[[nodiscard]] bool isNumbered(std::string_view word);

/// The name of a side, as diagrams in books have it: "White", "Zwart". Alone it is not a name of a
/// player.
[[nodiscard]] bool isSideOfTheBoard(std::string_view word);

/// A title or the sex or country beside a name, as it is written: "GMI", "MFF", "BLR".
[[nodiscard]] bool isTitle(std::string_view written);

/// Forms of one forename: "ton" and "antoon". Forenames that sound alike are not among them.
[[nodiscard]] bool areFormsOfOneForename(std::string_view a, std::string_view b);

/// The groups of forms that a forename is in, by their places in a list: two forenames are forms of
/// one if they share a group.
[[nodiscard]] std::vector<std::size_t> forenameGroups(std::string_view word);

} // namespace damscope::db
