// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about files and archives, as stored and in other languages.
#include "intake/problem_words.hpp"

#include "tests/rules/gaps.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using rules::Language;

TEST(ProblemWords, aFileSpeaksTheLanguage) {
    const auto dutch = problemWords(Language::dutch);
    EXPECT_EQ(said(SourceSentence::tooManyMembers, "1000"),
              "refused: it holds more than 1000 files; unpack it first");
    EXPECT_EQ(dutch.of("problem", said(SourceSentence::tooManyMembers, "1000")),
              "geweigerd: er zitten meer dan 1000 bestanden in; pak het eerst uit");
    EXPECT_EQ(dutch.of("problem", said(SourceSentence::unopened, "Permission denied")),
              "kan niet worden geopend: geen toestemming");
    // The system may speak Dutch already.
    EXPECT_EQ(dutch.of("problem", said(SourceSentence::unopened, "Toegang geweigerd")),
              "kan niet worden geopend: Toegang geweigerd");
    // A library does not, and is left out.
    EXPECT_EQ(dutch.of("problem", said(SourceSentence::damagedData, "incorrect data check")),
              "de ingepakte gegevens zijn beschadigd");
    EXPECT_EQ(dutch.of("problem", "capture is compulsory: 28x19"), "slaan is verplicht: 28x19");
    EXPECT_FALSE(dutch.of("problem", "written by an older program"));
}

TEST(ProblemWords, everySentenceIsThereInEveryLanguage) {
    for (const Language language : rules::allLanguages()) {
        const auto words = problemWords(language);
        for (std::size_t i = 0; i < detail::sourceSentences(language).size(); ++i)
            EXPECT_TRUE(words.of("problem", said(static_cast<SourceSentence>(i), "7")));
        if (language != Language::english)
            rules::testing::expectSameGaps(detail::sourceSentences(Language::english),
                                           detail::sourceSentences(language), "library");
    }
}

} // namespace
} // namespace damscope::db
