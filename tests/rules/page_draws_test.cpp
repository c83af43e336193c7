// SPDX-License-Identifier: GPL-3.0-or-later
// Every draw rule stands on its variant's page.
#include "rules/moves/draw_rules.hpp"
#include "tests/rules/page_reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::rules {
namespace {

/// How a condition is said, with "#" for its number.
const Phrase& conditionPhrase(DrawCondition condition) {
    static const std::array<Phrase, 5> phrases{{
        {"has occurred # times", "# keer is voorgekomen", "s'est présentée # fois",
         "возникла # раза", "ocorreu # vezes"},
        {"# moves in a row without any capture or any move of a man",
         "# zetten achter elkaar hebben gedaan zonder te slaan en zonder een schijf te verzetten",
         "# coups de suite sans prise et sans coup de pion",
         "подряд # ходов без взятий и без ходов простыми",
         "# lances seguidos sem captura e sem lance de pedra"},
        {"each has made # moves since then", "beiden daarna # zetten hebben gedaan",
         "chacun a joué # coups depuis", "с этого момента каждый сделал # ходов",
         "cada um fez # lances desde então"},
        {"# moves in a row without any capture or any new king",
         "# zetten achter elkaar hebben gedaan zonder slag en zonder nieuwe dam",
         "# coups de suite sans prise et sans nouvelle dame",
         "подряд # ходов без взятий и без новых дамок",
         "# lances seguidos sem captura e sem nova dama"},
        {"unless a king can be taken at once or must be taken by the next move",
         "tenzij er meteen een dam te slaan is of er met de volgende zet één geslagen moet worden",
         "sauf si une dame peut être prise aussitôt ou doit l'être au coup suivant",
         "когда дамку можно взять сразу или она неизбежно будет взята следующим ходом",
         "a não ser que uma dama possa ser capturada imediatamente ou tenha de ser capturada no "
         "lance seguinte"},
    }};
    return phrases[static_cast<std::size_t>(condition)];
}

std::string numbered(std::string_view phrase, int number) {
    std::string text(phrase);
    if (const auto at = text.find('#'); at != std::string::npos)
        text.replace(at, 1, std::to_string(number));
    return text;
}

class DrawsOnPage : public EveryPage {};

INSTANTIATE_TEST_SUITE_P(OfRules, DrawsOnPage, ::testing::ValuesIn(readLanguages), codeOfPage);

TEST_P(DrawsOnPage, sayEveryRule) {
    forEachVariant([](const ReadPage& p) {
        for (const DrawRule& rule : drawRules(p.variant)) {
            const int number =
                rule.condition == DrawCondition::repetition ? rule.limit : rule.limit / 2;
            const std::string phrase =
                numbered(in(p.language, conditionPhrase(rule.condition)), number);
            EXPECT_TRUE(says(p.line, phrase)) << rule.name << ": " << phrase;
        }
    });
}

TEST_P(DrawsOnPage, areAsManyAsTheRules) {
    forEachVariant([](const ReadPage& p) {
        constexpr Phrase when{"- when ", "- als ", "- quand ", "- если ", "- quando "};
        EXPECT_EQ(timesSaid(p.line, in(p.language, when)), drawRules(p.variant).size());
    });
}

TEST_P(DrawsOnPage, areClaimsOrNot) {
    forEachVariant([](const ReadPage& p) {
        constexpr Phrase claims{
            "A player may claim a draw:", "Een speler mag remise eisen:",
            "Un joueur peut réclamer la nullité :", "Игрок может потребовать ничью:",
            "Um jogador pode reivindicar o empate:"};
        constexpr Phrase draws{
            "The game is drawn:", "De partij is remise:", "La partie est nulle :",
            "Партия заканчивается вничью:", "A partida está empatada:"};
        const auto any = [&](DrawEffect effect) {
            return std::ranges::count(drawRules(p.variant), effect, &DrawRule::effect) > 0;
        };
        EXPECT_EQ(says(p.line, in(p.language, claims)), any(DrawEffect::mayBeClaimed));
        EXPECT_EQ(says(p.line, in(p.language, draws)), any(DrawEffect::endsGame));
    });
}

TEST(DrawsOfRussianDraughts, nameTheForcesAndTheMainRoad) {
    const std::string page = pageLine(Variant::russian, Language::english);
    EXPECT_TRUE(says(page, "has 3 or more kings and no men, and each has made 15 moves"));
    EXPECT_TRUE(says(page, "holds the main road, the long diagonal from a1 to h8, the other has 3 "
                           "pieces, at least 1 of them a king, and each has made 5 moves"));
    EXPECT_TRUE(says(page, "has 1 or 2 pieces, at least 1 of them a king"));
    EXPECT_TRUE(says(page, "4 or 5 pieces are on the board in all, and each player has made 30"));
    EXPECT_TRUE(says(page, "6 or 7 pieces are on the board in all, and each player has made 60"));
}

TEST(DrawsOfFrisianDraughts, areOfKings) {
    EXPECT_TRUE(says(pageLine(Variant::frisian, Language::dutch),
                     "alleen nog één dam heeft en de andere 2 dammen, en beiden daarna 7 zetten"));
    EXPECT_TRUE(says(pageLine(Variant::frisian, Language::russian), "у другого — 2 дамки"));
}

} // namespace
} // namespace damscope::rules
