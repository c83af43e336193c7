// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of rules: every variant in every language says what its table says.
#include "guide/writer.hpp"
#include "rules/board/rules.hpp"

#include "rules/board/position.hpp"
#include "rules/text/notation.hpp"
#include "tests/rules/page_reading.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <set>
#include <sstream>

namespace damscope::rules {
namespace {

INSTANTIATE_TEST_SUITE_P(OfRules, EveryPage, ::testing::ValuesIn(readLanguages), codeOfPage);

TEST_P(EveryPage, leavesNoPlaceholder) {
    forEachVariant([](const ReadPage& p) {
        EXPECT_EQ(p.page.find_first_of("{}|"), std::string::npos) << p.page;
    });
}

/// How many bytes the UTF-8 character at the front takes; 0 if the bytes are none. The letters and
/// signs of these languages take three at most.
std::size_t characterLength(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto goesOn = [&](std::size_t i) {
        return i < text.size() && (byte(i) & 0xC0U) == 0x80U;
    };
    if (byte(0) < 0x80)
        return 1;
    if (byte(0) >= 0xC2 && byte(0) < 0xE0)
        return goesOn(1) ? 2 : 0;
    return byte(0) > 0xE0 && byte(0) < 0xED && goesOn(1) && goesOn(2) ? 3 : 0;
}

TEST(CharacterLength, refusesWhatIsNoUtf8) {
    EXPECT_EQ(characterLength("a"), 1U);
    EXPECT_EQ(characterLength("\xD0\x96"), 2U);
    EXPECT_EQ(characterLength("\xE2\x80\x94"), 3U);
    for (const std::string_view wrong : {"\x80", "\xC0\x80", "\xD0", "\xD0z", "\xE2\x80", "\xFF"})
        EXPECT_EQ(characterLength(wrong), 0U);
}

TEST_P(EveryPage, isUtf8) {
    forEachVariant([](const ReadPage& p) {
        for (std::string_view rest = p.page; !rest.empty();) {
            const std::size_t length = characterLength(rest);
            ASSERT_GT(length, 0U) << "at byte " << p.page.size() - rest.size();
            rest.remove_prefix(length);
        }
    });
}

TEST_P(EveryPage, hasNoControlCharactersAndInEnglishOnlyAscii) {
    const auto isFit = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return c == '\n' || (byte >= ' ' && byte != 0x7F);
    };
    forEachVariant([&](const ReadPage& p) {
        EXPECT_TRUE(std::ranges::all_of(p.page, isFit));
        EXPECT_EQ(std::ranges::any_of(p.page, [](char c) { return c < 0; }),
                  p.language != Language::english);
    });
}

void expectToFit(const std::string& line) {
    const auto columns = std::ranges::count_if(
        line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
    EXPECT_LE(columns, 78) << line;
    EXPECT_FALSE(line.ends_with(' ')) << line;
}

TEST_P(EveryPage, hasLinesThatFitATerminal) {
    forEachVariant([](const ReadPage& p) {
        std::istringstream lines(p.page);
        for (std::string line; std::getline(lines, line);)
            expectToFit(line);
        EXPECT_TRUE(p.page.ends_with('\n'));
    });
}

// What lets a fixed text look wrong: words with two blanks, a full stop without a sentence.
TEST_P(EveryPage, hasNoSlipsOfTheFillingIn) {
    forEachVariant([](const ReadPage& p) {
        EXPECT_FALSE(says(p.line, " .") || says(p.line, "..") || says(p.line, " ,") ||
                     says(p.line, "()"))
            << p.line;
    });
}

TEST_P(EveryPage, beginsWithTheTitle) {
    forEachVariant([](const ReadPage& p) {
        EXPECT_TRUE(p.page.starts_with(std::string(variantTitle(p.variant, p.language)) + "\n==="));
        EXPECT_EQ(variantTitle(p.variant, Language::english), rules(p.variant).title);
    });
}

TEST_P(EveryPage, showsEverySquare) {
    forEachVariant([](const ReadPage& p) {
        std::istringstream words(p.page);
        const std::set<std::string> all{std::istream_iterator<std::string>(words), {}};
        for (const Square square : rules(p.variant).board.squares())
            EXPECT_TRUE(all.contains(squareName(rules(p.variant), square)))
                << squareName(rules(p.variant), square);
    });
}

TEST_P(EveryPage, namesTheGameForCommandsAndFiles) {
    forEachVariant([](const ReadPage& p) {
        EXPECT_TRUE(says(p.line, std::string(" ") + std::string(rules(p.variant).name) + "."));
        EXPECT_TRUE(says(p.line, "[GameType \"" + std::string(gameTypeFor(p.variant)) + "\"]"));
    });
}

/// A phrase that a page has if and only if a table says so.
struct Fact {
    std::string_view about;
    std::function<bool(const Rules&)> holds;
    Phrase phrase;
};

bool kingsMove(const Rules& r) {
    return r.goal != Goal::firstKing;
}

std::vector<Fact> factsOfMovesAndCaptures() {
    return {
        {"kings fly",
         [](const Rules& r) { return r.flyingKings && kingsMove(r); },
         {"any number of empty squares", "zoveel lege velden", "d'autant de cases vides",
          "любое число свободных полей", "quantas casas vazias quiser"}},
        {"kings step",
         [](const Rules& r) { return !r.flyingKings && kingsMove(r); },
         {"A king moves one square", "Een dam gaat één veld", "La dame se déplace d'une case",
          "Дамка ходит на одно поле", "A dama anda uma casa"}},
        {"men capture forward only",
         [](const Rules& r) { return !r.menCaptureBackward && r.lines == Lines::diagonal; },
         {"captures forward only", "slaat alleen vooruit", "ne prend qu'en avant",
          "бьёт только вперёд", "só captura para a frente"}},
        {"eight directions",
         [](const Rules& r) { return r.lines == Lines::diagonalCapturesBoth; },
         {"in eight directions", "in acht richtingen", "dans huit directions",
          "в восьми направлениях", "em oito direções"}},
        {"straight moves",
         [](const Rules& r) { return r.lines == Lines::orthogonal; },
         {"one square straight forward or sideways", "één veld recht vooruit of opzij",
          "d'une case tout droit en avant ou de côté", "на одно поле прямо вперёд или вбок",
          "uma casa em linha reta para a frente ou para o lado"}},
        {"men spare kings",
         [](const Rules& r) { return !r.menTakeKings; },
         {"never a king", "nooit een dam", "jamais une dame", "но не дамки", "nunca uma dama"}},
    };
}

std::vector<Fact> factsOfChoiceAndRemoval() {
    return {
        {"majority",
         [](const Rules& r) {
             return r.choice == CaptureChoice::most || r.choice == CaptureChoice::spanish;
         },
         {"several ways must take as many pieces as possible", "Meerslag gaat voor",
          "La prise majoritaire est obligatoire", "правило большинства", "lei da maioria"}},
        {"free choice",
         [](const Rules& r) { return r.choice == CaptureChoice::free; },
         {"may choose any of them, even one that takes fewer", "Meerslag gaat niet voor",
          "de plusieurs façons choisit librement", "по-разному, игрок выбирает любой вариант",
          "de várias maneiras escolhe livremente"}},
        {"king first",
         [](const Rules& r) { return r.choice == CaptureChoice::kingFirst; },
         {"If a king can capture, a king must capture", "Damslag gaat voor",
          "c'est une dame qui doit prendre", "Если может бить дамка, нужно бить дамкой",
          "é uma dama que tem de capturar"}},
        {"early kings",
         [](const Rules& r) { return r.choice == CaptureChoice::italian; },
         {"4. Take a king as early", "4. Sla een dam zo vroeg", "4. Prendre une dame le plus tôt",
          "4. Взять дамку как можно раньше", "4. Capturar uma dama o mais cedo"}},
        {"values",
         [](const Rules& r) { return r.choice == CaptureChoice::frisian; },
         {"a little less than two men", "iets minder waard dan twee schijven",
          "un peu moins que deux pions", "чуть меньше двух простых",
          "um pouco menos que duas pedras"}},
        {"kings land right behind",
         [](const Rules& r) { return r.landing == Landing::rightBehind; },
         {"The king must land on the square right behind", "De dam moet neerkomen op het veld vlak",
          "La dame doit se poser sur la case juste", "Дамка должна встать на поле сразу",
          "A dama tem de parar na casa logo atrás"}},
        {"killer",
         [](const Rules& r) { return r.landing == Landing::rightBehindLastKing; },
         {"right behind that king", "vlak achter die dam", "juste derrière celle-ci",
          "остановиться сразу за ней", "na casa logo atrás dela."}},
        {"Turkish stroke",
         [](const Rules& r) {
             return r.removal == Removal::afterCapture && r.flyingKings && kingsMove(r);
         },
         {"Turkish stroke", "coup turc", "coup turc", "турецкий удар", "golpe turco"}},
        {"removed at once",
         [](const Rules& r) { return r.removal == Removal::atOnce; },
         {"taken off the board at once", "gaat meteen van het bord", "enlevée du damier aussitôt",
          "снимают с доски сразу", "retirada do tabuleiro imediatamente"}},
    };
}

std::vector<Fact> factsOfCrowningAndGoals() {
    return {
        {"men pass the last row",
         [](const Rules& r) { return r.crowning == Crowning::atRest; },
         {"must go on as a man", "moet als schijf doorslaan", "doit continuer comme pion",
          "бить дальше как простая", "tem de continuar como pedra"}},
        {"captures stop on the last row",
         [](const Rules& r) { return r.crowning == Crowning::stops; },
         {"its move ends there", "dan eindigt de zet daar", "son coup s'arrête là",
          "её ход на этом заканчивается", "o lance termina ali"}},
        {"captures go on as a king",
         [](const Rules& r) { return r.crowning == Crowning::continues; },
         {"goes on as a king in the same move", "in dezelfde zet als dam verder",
          "continue comme dame dans le même coup", "тем же ходом бьёт дальше уже как дамка",
          "continua como dama no mesmo lance"}},
        {"moves of one king in a row",
         [](const Rules& r) { return r.kingMovesInARow == 3; },
         {"no more than 3 moves in a row", "niet meer dan 3 keer achter elkaar",
          "plus de 3 fois de suite", "больше 3 ходов подряд", "mais de 3 vezes seguidas"}},
    };
}

std::vector<Fact> factsOfStartAndNotation() {
    return {
        {"White begins",
         [](const Rules& r) { return r.firstMover == Color::white; },
         {"White moves first", "Wit begint", "Les Blancs commencent", "Начинают белые",
          "As brancas começam"}},
        {"Black begins",
         [](const Rules& r) { return r.firstMover == Color::black; },
         {"Black moves first", "Zwart begint", "Les Noirs commencent", "Начинают чёрные",
          "As pretas começam"}},
        {"corner at the right",
         [](const Rules& r) { return r.board.playing == Playing::cornerRight; },
         {"near right-hand corner", "rechtsonder een donker veld", "dans le coin à sa droite",
          "справа от каждого игрока", "no canto à sua direita"}},
        {"first king wins",
         [](const Rules& r) { return r.goal == Goal::firstKing; },
         {"The first player to make a king wins", "Wie als eerste een dam haalt, wint",
          "Le premier qui obtient une dame gagne", "Выигрывает тот, кто первым проведёт дамку",
          "Ganha o primeiro jogador que fizer uma dama"}},
        {"losing wins",
         [](const Rules& r) { return r.goal == Goal::loseAll; },
         {"who is to move and cannot has won", "niet kan zetten, heeft gewonnen",
          "ne peut pas jouer a gagné", "Выигрывает тот, кто должен ходить",
          "não pode jogar ganhou"}},
        {"Black's result first",
         [](const Rules& r) { return r.resultFirst == Color::black; },
         {"1-0 (Black wins)", "1-0 (zwart wint)", "1-0 (les Noirs gagnent)",
          "1-0 (выиграли чёрные)", "1-0 (as pretas ganham)"}},
        {"results of two points",
         [](const Rules& r) { return r.results == ResultStyle::international; },
         {"1-1 (a draw)", "1-1 (remise)", "1-1 (partie nulle)", "1-1 (ничья)", "1-1 (empate)"}},
        {"numbers from the bottom right",
         [](const Rules& r) { return r.firstSquare == FirstSquare::bottomRight; },
         {"at the bottom right", "rechtsonder zoals wit", "en bas à droite", "снизу справа",
          "no canto inferior direito"}},
        {"letters",
         [](const Rules& r) { return r.notation == Notation::algebraic; },
         {"the letter of its column", "de letter van zijn kolom", "la lettre de sa colonne",
          "буквой вертикали", "a letra da sua coluna"}},
        {"no PDN number",
         [](const Rules& r) { return r.gameType == 0; },
         {"PDN has no number", "PDN heeft geen nummer", "PDN n'a pas de numéro",
          "В PDN у этой игры нет номера", "O PDN não tem número"}},
    };
}

std::vector<Fact> facts() {
    std::vector<Fact> all;
    for (const auto& some : {factsOfMovesAndCaptures(), factsOfChoiceAndRemoval(),
                             factsOfCrowningAndGoals(), factsOfStartAndNotation()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

TEST_P(EveryPage, saysWhatTheTableSaysAndNothingElse) {
    forEachVariant([](const ReadPage& p) {
        for (const Fact& fact : facts())
            EXPECT_EQ(says(p.line, in(p.language, fact.phrase)), fact.holds(rules(p.variant)))
                << fact.about;
    });
}

// Every phrase above is true of some variant: none can be misspelt unseen.
TEST(Facts, allHoldSomewhere) {
    for (const Fact& fact : facts())
        EXPECT_TRUE(std::ranges::any_of(allVariants(), [&](Variant v) {
            return fact.holds(rules(v));
        })) << fact.about;
}

/// The lowest and the highest number, or row, of a player's men at the start: as the position has
/// it, not as the page works it out.
std::pair<int, int> rangeOfMen(const Position& start, Color side) {
    const Rules& r = start.rules();
    std::set<int> places;
    for (const Square s : start.pieces(side))
        places.insert(r.notation == Notation::numeric ? r.number(s)
                                                      : r.board.ranks - r.board.rowOf(s));
    return {*places.begin(), *places.rbegin()};
}

std::string startOnPage(const Position& start) {
    const auto [white1, white2] = rangeOfMen(start, Color::white);
    const auto [black1, black2] = rangeOfMen(start, Color::black);
    std::ostringstream text;
    if (start.rules().notation == Notation::numeric)
        text << "White's men stand on squares " << white1 << " to " << white2 << ", Black's on "
             << black1 << " to " << black2 << ".";
    else
        text << "White's men stand on rows " << white1 << "-" << white2 << ", Black's on rows "
             << black1 << "-" << black2 << ".";
    return text.str();
}

TEST(Start, isWhereThePagesSay) {
    for (const Variant variant : allVariants()) {
        const Position start = Position::start(variant);
        const std::string page = pageLine(variant, Language::english);
        const auto men = std::to_string(start.pieces(Color::white).size());
        EXPECT_TRUE(says(page, startOnPage(start))) << startOnPage(start);
        EXPECT_TRUE(says(page, "begins with " + men + " men")) << rules(variant).name;
    }
}

TEST(SquareNames, stayThePlayersOwn) {
    const std::string international = rulesPage(Variant::international, Language::english);
    EXPECT_TRUE(says(international, "\n       46    47    48    49    50\n")) << international;
    const std::string spanish = rulesPage(Variant::spanish, Language::english);
    EXPECT_TRUE(says(spanish, "\n       32    31    30    29\n")) << spanish;
    const std::string russian = rulesPage(Variant::russian, Language::english);
    EXPECT_TRUE(says(russian, "\n       a1    c1    e1    g1\n")) << russian;
    EXPECT_TRUE(says(unwrapped(russian), "b8 is 1, g1 is 32."));
}

// Without a number the phrases of both kinds would pass unseen.
TEST(InternationalPage, saysWhatHappensBesideTheBoard) {
    // Lots, touch-move, an overlooked capture, the second man, clocks, resigning, agreeing.
    for (const std::string_view words :
         {"Lots decide who plays White", "Touching is moving", "unless it was only set straight",
          "A move that overlooks a capture is taken back", "puts a captured man on top of it",
          "both players record the moves", "whose time has run out has lost", "may also resign",
          "agree on a draw"})
        EXPECT_TRUE(says(pageLine(Variant::international, Language::english), words)) << words;
    EXPECT_TRUE(says(pageLine(Variant::international, Language::dutch), "Aanraken is zetten"));
}

TEST(RussianNumbers, governTheirNouns) {
    const std::string thai = pageLine(Variant::thai, Language::russian);
    EXPECT_TRUE(says(thai, "8 простых шашек, они стоят на 2 ближайших к нему рядах")) << thai;
    const std::string frysk = pageLine(Variant::frysk, Language::russian);
    EXPECT_TRUE(says(frysk, "5 простых шашек, они стоят на ближайшем к нему ряду")) << frysk;
    const std::string spantsiretti = pageLine(Variant::spantsiretti, Language::russian);
    EXPECT_TRUE(says(spantsiretti, "10 полей в ширину и 8 полей в глубину")) << spantsiretti;
}

} // namespace
} // namespace damscope::rules
