// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/sentence.hpp"
#include "parser/problems/problem_words.hpp"
#include "rules/text/variant_title.hpp"

#include <algorithm>

namespace damscope::parser {

namespace {

using rules::Language;

std::string_view in(Language language, Sentence sentence) {
    return detail::sentences(language)[static_cast<std::size_t>(sentence)];
}

// What the sentence is a part of, or "problem" if it is a message by itself.
std::string_view roleOf(Sentence sentence) {
    if (sentence < Sentence::otherMoveDone)
        return "problem";
    if (sentence < Sentence::otherMoveMeant)
        return "done";
    return sentence < Sentence::legalToTheEnd ? "suggestion" : "reach";
}

void addVariants(rules::Translation& translation, Language language) {
    for (const rules::Variant variant : rules::allVariants()) {
        const std::string_view name = rules::rules(variant).name; // as the command line takes it
        translation.add(
            "variant", std::string(name),
            std::string(language == Language::english ? name : titleOf(variant, language)));
    }
    translation.add("others", "{variant}, {others}", "{variant}, {others}");
    translation.add("others", "{variant}", "{variant}");
}

} // namespace

std::string said(Sentence sentence, std::initializer_list<SentenceGap> gaps) {
    return rules::filled(in(Language::english, sentence), [&](std::string_view name) {
        const auto* gap = std::ranges::find(gaps, name, &SentenceGap::first);
        return gap == gaps.end() ? std::string() : gap->second;
    });
}

void addProblems(rules::Translation& translation, Language language) {
    addRules(translation, language);
    addVariants(translation, language);
    for (std::size_t i = 0; i < detail::sentences(language).size(); ++i) {
        const auto sentence = static_cast<Sentence>(i);
        translation.add(roleOf(sentence), std::string(in(Language::english, sentence)),
                        std::string(in(language, sentence)));
    }
    translation.add("problem", "{explanation}", "{explanation}");
    for (const std::string_view gap : {"tag", "text", "type", "said", "written", "meant"})
        translation.addText(gap);
}

std::string messageIn(Language language, std::string_view message) {
    if (language == Language::english)
        return std::string(message);
    rules::Translation translation;
    addProblems(translation, language);
    return translation.of("problem", message).value_or(std::string(message));
}

} // namespace damscope::parser
