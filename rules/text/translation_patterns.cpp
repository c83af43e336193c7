// SPDX-License-Identifier: GPL-3.0-or-later
// What a translation must know of the words of explain_words.hpp and fen_words.hpp.
#include "messages/translation.hpp"
#include "rules/text/explain_words.hpp"
#include "rules/text/fen_words.hpp"

#include <initializer_list>

namespace damscope::rules {

namespace {

using detail::ExplanationWords;
using detail::FenWords;

std::string joined(std::string_view a, std::string_view b, std::string_view c = {}) {
    return std::string(a) + std::string(b) + std::string(c);
}

void addFen(Translation& translation, const FenWords& english, const FenWords& other) {
    translation.addAll("fen", english.sentences, other.sentences);
    translation.addAll("color", english.colors, other.colors);
    for (const char* article : {"a", "an"})
        translation.add("a", article, article);
}

/// The words that fill gaps of sentences.
void addParts(Translation& t, const ExplanationWords& english, const ExplanationWords& other) {
    t.addAll("mover", english.movers, other.movers);
    t.addAll("opponent", english.owners, other.owners);
    t.addAll("piece", english.pieces, other.pieces);
    t.addAll("the", english.thePieces, other.thePieces);
    using Words = std::string_view ExplanationWords::*;
    const auto add = [&](std::string_view name, std::initializer_list<Words> all) {
        for (const Words words : all)
            t.add(name, std::string(english.*words), std::string(other.*words));
    };
    using W = ExplanationWords;
    add("better", {&W::moreKings, &W::moreKingsOrSooner, &W::worthMore, &W::goesBefore});
    add("squares", {&W::numberedSquares, &W::darkSquares, &W::allSquares});
    add("ending", {&W::noPieces, &W::kingMade, &W::allLost, &W::blocked});
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
