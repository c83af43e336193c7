// SPDX-License-Identifier: GPL-3.0-or-later
// What a translation must know of the words of explain_words.hpp and fen_words.hpp.
#include "rules/explain_words.hpp"
#include "rules/fen_words.hpp"
#include "rules/translation.hpp"

namespace damscope::rules {

namespace {

using detail::ExplanationWords;
using detail::FenWords;

std::string joined(std::string_view a, std::string_view b, std::string_view c = {}) {
    return std::string(a) + std::string(b) + std::string(c);
}

template <std::size_t size>
void addAll(Translation& translation, std::string_view name,
            const std::array<std::string_view, size>& english,
            const std::array<std::string_view, size>& other) {
    for (std::size_t i = 0; i < size; ++i)
        translation.add(name, std::string(english[i]), std::string(other[i]));
}

void addFen(Translation& translation, const FenWords& english, const FenWords& other) {
    addAll(translation, "fen", english.sentences, other.sentences);
    addAll(translation, "color", english.colors, other.colors);
    addAll<2>(translation, "a", {"a", "an"}, {"a", "an"});
}

/// The words that fill gaps of sentences.
void addParts(Translation& t, const ExplanationWords& english, const ExplanationWords& other) {
    addAll(t, "mover", english.movers, other.movers);
    addAll(t, "opponent", english.owners, other.owners);
    addAll(t, "piece", english.pieces, other.pieces);
    addAll(t, "the", english.thePieces, other.thePieces);
    addAll<4>(t, "better",
              {english.moreKings, english.moreKingsOrSooner, english.worthMore, english.goesBefore},
              {other.moreKings, other.moreKingsOrSooner, other.worthMore, other.goesBefore});
    addAll<3>(t, "squares", {english.numberedSquares, english.darkSquares, english.allSquares},
              {other.numberedSquares, other.darkSquares, other.allSquares});
    addAll<4>(t, "ending", {english.noPieces, english.kingMade, english.allLost, english.blocked},
              {other.noPieces, other.kingMade, other.allLost, other.blocked});
    t.addText("list");
    t.add("moves", joined("{list}", english.andMore), joined("{list}", other.andMore));
    t.add("moves", "{list}", "{list}");
}

/// A sentence alone, and with what can be played instead, as message() makes it.
void addSentence(Translation& t, const ExplanationWords& english, const ExplanationWords& other,
                 std::string_view said, std::string_view otherSaid) {
    t.add("explanation", joined(said, "; ", english.canPlay),
          joined(otherSaid, "; ", other.canPlay));
    t.add("explanation", joined(said, ": {moves}", english.followersFitOnly),
          joined(otherSaid, ": {moves}", other.followersFitOnly));
    t.add("explanation", joined(said, ": {moves}", english.wasTaken),
          joined(otherSaid, ": {moves}", other.wasTaken));
    t.add("explanation", joined(said, ": {moves}"), joined(otherSaid, ": {moves}"));
    t.add("explanation", std::string(said), std::string(otherSaid));
}

} // namespace

void addRules(Translation& translation, Language language) {
    const ExplanationWords& english = detail::explanationWords(Language::english);
    const ExplanationWords& other = detail::explanationWords(language);
    addFen(translation, detail::fenWords(Language::english), detail::fenWords(language));
    addParts(translation, english, other);
    for (std::size_t i = 0; i < english.sentences.size(); ++i)
        addSentence(translation, english, other, english.sentences[i], other.sentences[i]);
    addSentence(translation, english, other, english.noPieceOnFile, other.noPieceOnFile);
    translation.add("explanation", std::string(english.setupUnread),
                    std::string(other.setupUnread));
    translation.add("explanation", std::string(english.nothingToReplace),
                    std::string(other.nothingToReplace));
    for (const std::string_view gap : {"word", "move"})
        translation.addText(gap);
}

} // namespace damscope::rules
