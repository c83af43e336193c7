// SPDX-License-Identifier: GPL-3.0-or-later
// English messages are said again in other languages, as they would have been said at once.
#include "messages/translation.hpp"
#include "rules/text/explain_words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/rules/gaps.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace damscope::rules {
namespace {

Translation rulesIn(Language language) {
    Translation translation;
    addRules(translation, language);
    return translation;
}

TEST(Translation, takesOverWhatStandsInTheGaps) {
    Translation t;
    t.add("colour", "white", "wit");
    t.add("sentence", "the {colour} piece on {square} sees {rest}", "{rest} {square} {colour}");
    t.addText("rest");
    EXPECT_EQ(t.of("sentence", "the white piece on 27 sees a lot, of 28"), "a lot, of 28 27 wit");
    EXPECT_EQ(t.of("sentence", "the white piece on 27 sees "), " 27 wit");
    // Neither another word where a known one belongs, nor two where one does, nor a part.
    EXPECT_FALSE(t.of("sentence", "the red piece on 27 sees a lot"));
    EXPECT_FALSE(t.of("sentence", "the white piece on 27 28 sees a lot"));
    EXPECT_FALSE(t.of("sentence", "the white piece on 27"));
    EXPECT_FALSE(t.of("other", "the white piece on 27 sees a lot"));
    EXPECT_FALSE(t.of("sentence", "the white piece on 27 sees " + std::string(10'000, 'x')));
}

TEST(Translation, aGapEndsWhereTheSentenceFits) {
    Translation t;
    t.add("sentence", "{first} and {second}; done", "{second}/{first}");
    t.addText("first");
    EXPECT_EQ(t.of("sentence", "a and b and c; done"), "c/a and b");
}

TEST(Translation, ofAnExplanationIsTheExplanation) {
    std::mt19937 random(20261122);
    std::set<Reason> met;
    for (const Language language : allLanguages()) {
        const Translation translation = rulesIn(language);
        for (const Variant variant : allVariants())
            for (int i = 0; i < 60; ++i) {
                Position p(variant);
                const auto squares = p.rules().board.squares();
                for (const Square s : squares)
                    if (random() % 4 == 0)
                        p.put(s, {random() % 2 == 0 ? Color::white : Color::black,
                                  random() % 3 == 0 ? Kind::king : Kind::man});
                const auto name = [&] {
                    return squareName(
                        p.rules(),
                        *p.rules().square(
                            1 + static_cast<int>(random() %
                                                 static_cast<unsigned>(p.rules().board.size()))));
                };
                const std::string text = name() + (random() % 2 == 0 ? "-" : "x") + name();
                const MoveMatch match = resolve(p, text);
                if (!match.problem)
                    continue;
                met.insert(match.problem->reason);
                EXPECT_EQ(translation.of("explanation", message(p, *match.problem)),
                          message(p, *match.problem, language))
                    << text;
            }
    }
    EXPECT_GT(met.size(), 12U);
}

TEST(Translation, ofAFenErrorIsTheError) {
    for (const Language language : allLanguages()) {
        const Translation translation = rulesIn(language);
        for (const std::string_view text :
             {"", "X:W21:B1", "W:G21:B1", "B::", "W:W21:W1", "W:W21", "W:W21 22:B1", "W:Wabc:B1",
              "W:W99:B1", "W:W31,31:B1", "W:W40-31:B1", "W:Wa1-c1:B1", "W:W21:B1:zz zz"}) {
            const FenError error = readFen(Variant::international, text).error();
            EXPECT_EQ(translation.of("fen", message(error)), message(error, language)) << text;
        }
    }
}

TEST(Translation, explanationsHaveTheSameGapsInEveryLanguage) {
    const detail::ExplanationWords& english = detail::explanationWords(Language::english);
    for (const Language language : allLanguages()) {
        if (language == Language::english)
            continue;
        const detail::ExplanationWords& words = detail::explanationWords(language);
        testing::expectSameGaps(english.sentences, words.sentences);
        using Words = std::vector<std::string_view>;
        const auto others = [](const detail::ExplanationWords& w) {
            return Words{w.canPlay,  w.andMore,     w.followersFitOnly,
                         w.wasTaken, w.setupUnread, w.nothingToReplace};
        };
        testing::expectSameGaps(others(english), others(words));
    }
}

} // namespace
} // namespace damscope::rules
