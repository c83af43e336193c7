// SPDX-License-Identifier: GPL-3.0-or-later
// A thousand explanations, every claim of them replayed by a checker of its own.
#include "db/findings/why/ranking.hpp"

#include "db/ingest/import.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/games.hpp"
#include "messages/translation.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/db/why/claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string_view>
#include <tuple>

namespace damscope::db {
namespace {

using analysis::shots::Ply;
using analysis::shots::ShotFinder;
using rules::Color;
using rules::Position;
using Kind = Reason::Kind;

std::vector<Ply> randomGame(rules::Variant variant, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Ply> game{{Position::start(variant), std::nullopt}};
    while (game.size() < 60) {
        const rules::MoveList legal = rules::legalMoves(game.back().position);
        if (legal.empty())
            break;
        game.back().move = legal[random() % legal.size()];
        game.push_back({game.back().position.after(*game.back().move), std::nullopt});
    }
    return game;
}

// What a side to move was ahead at the last position before which the other side had not captured.
int leadAtStart(const std::vector<Ply>& game, std::size_t at) {
    while (at >= 2 && game[at - 1].move->isCapture())
        at -= 2;
    const Position& p = game[at].position;
    const int king = p.rules().flyingKings ? 3 : 2;
    const Color side = p.toMove();
    const Color other = rules::opponent(side);
    return p.men(side).size() - p.men(other).size() +
           king * (p.kings(side).size() - p.kings(other).size());
}

// Threats, exchanges and what is not forced are checked by tests/claims.
bool isOfMaterial(const Reason& reason) {
    if (reason.kind == Kind::threatens || reason.kind == Kind::exchanges ||
        reason.shot.won.breaksThrough)
        return false;
    return reason.shot.forced && !reason.shot.moves.empty() &&
           reason.shot.gain != analysis::shots::won;
}

int checked(const std::vector<Ply>& game, std::size_t at, const MoveReasons& reasons) {
    int claims = 0;
    for (const Reason& reason : reasons.of(at, nullptr)) {
        if (!isOfMaterial(reason))
            continue;
        const std::string sentence =
            translated(message(game, at, reason, Language::english), Language::english);
        EXPECT_EQ(falsehoodOf(sentence, game[at].position, *game[at].move, leadAtStart(game, at),
                              leadAtStart(game, at + 1)),
                  "")
            << sentence << "\n"
            << rules::writeFen(game[at].position);
        ++claims;
    }
    return claims;
}

TEST(Reasons, AThousandExplanationsAreTrue) {
    int claims = 0;
    ShotFinder finder({.moves = 5});
    for (unsigned seed = 1; claims < 1'000 && !HasFailure(); ++seed)
        for (const auto variant : {rules::Variant::international, rules::Variant::russian}) {
            const auto game = randomGame(variant, seed);
            const MoveReasons reasons(game, finder, NameCatalogue());
            for (std::size_t at = 0; at + 1 < game.size(); ++at)
                claims += checked(game, at, reasons);
        }
    EXPECT_GE(claims, 1'000);
}

std::vector<Ply> gameOf(const std::string& fen, const std::vector<std::string>& moves) {
    std::vector<Ply> game{{*rules::readFen(rules::Variant::international, fen), std::nullopt}};
    for (const std::string& text : moves) {
        game.back().move = rules::resolve(game.back().position, text).moves.front();
        game.push_back({game.back().position.after(*game.back().move), std::nullopt});
    }
    return game;
}

std::vector<std::string> sentences(const std::vector<Ply>& game, std::size_t at,
                                   Language language) {
    ShotFinder finder;
    std::vector<std::string> all;
    for (const Reason& reason : MoveReasons(game, finder, NameCatalogue()).of(at, nullptr))
        all.push_back(translated(message(game, at, reason, language), language));
    return all;
}

// The games of samples/international.pdn have both.
TEST(Reasons, DoNotCallAnExchangeALoss) {
    const auto exchange = gameOf("W:W25,26,27,35,36,37,38,39,40,41,42,44,45,46,47,48,49:B1,2,3,6,7,"
                                 "8,9,11,12,13,14,15,16,18,20,24,28",
                                 {"27-21", "16x27", "37-32", "28x37", "41x21"});
    for (const std::string& sentence : sentences(exchange, 0, Language::english))
        EXPECT_EQ(sentence.find("loses"), std::string::npos) << sentence;
    const auto gift =
        gameOf("W:W25,26,27,35,38,39,40,44,45,46,47,49:B1,2,3,6,8,9,14,15,19,20,28,29",
               {"38-32", "28x37", "47-42", "37x48", "39-34", "48x30", "35x4"});
    for (const std::size_t at : {0U, 2U, 4U})
        for (const std::string& sentence : sentences(gift, at, Language::english))
            EXPECT_EQ(sentence.find("loses"), std::string::npos) << sentence;
    const auto loss = gameOf("W:W38,45,46,47,48:B1,2,3,28", {"38-33", "28x39"});
    EXPECT_EQ(sentences(loss, 0, Language::english).at(0), "1. 38-33 loses 1 man: 1... 28x39");
}

// 15-20 makes a king that 38-32 48x31 26x37 takes.
TEST(Reasons, MissNoCombinationThatIsWonBack) {
    const auto game = gameOf("B:W24,26,33,35,37,38,43:B9,10,11,15,17,18", {"10-14", "26-21"});
    EXPECT_TRUE(sentences(game, 0, Language::english).empty());
}

// 24-20 gives, takes back with 32-28 and gains the man, too.
TEST(Reasons, MissNoCombinationWhereTheMoveGainsAsMuch) {
    const auto game = gameOf("W:W24,25,32,38,40,42,44,45,50:B10,12,14,15,21,22,35", {"24-20"});
    ShotFinder finder;
    ASSERT_TRUE(finder.find(game[0].position)) << "there is one";
    for (const std::string& sentence : sentences(game, 0, Language::english))
        EXPECT_EQ(sentence.find("misses"), std::string::npos) << sentence;
}

// 42-38 21x30 35x15 takes the king for two men; 28-22 17x30 26x8 is worth as much.
TEST(Reasons, MissNoCombinationThatAQuietMoveEquals) {
    const auto game =
        gameOf("W:W26,28,33,34,K35,37,42:B6,11,12,16,17,20,K21,25,36", {"28-22", "17x30", "26x8"});
    ShotFinder finder;
    ASSERT_TRUE(finder.find(game[0].position)) << "there is one";
    for (const std::string& sentence : sentences(game, 0, Language::english))
        EXPECT_EQ(sentence.find("misses"), std::string::npos) << sentence;
}

TEST(SecondOpinions, AreOfWhatIsClearlyBetter) {
    const Position position = *rules::readFen(rules::Variant::international,
                                              "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24");
    const auto move = [&](const char* text) {
        return rules::resolve(position, text).moves.front();
    };
    SecondOpinion opinion;
    EXPECT_TRUE(opinion.isBetter(position, move("27-22"), move("40-35"))) << "the coup royal";
    EXPECT_FALSE(opinion.isBetter(position, move("40-35"), move("27-22")));
    EXPECT_TRUE(opinion.hasBetter(position, move("40-35")));
    EXPECT_FALSE(opinion.hasBetter(position, move("27-22")));
}

TEST(Reasons, BlameNoMoveThatIsTheOnlyOne) {
    const auto game = gameOf("B:W18,24,27,28,31,32,35,37:B11,13,16,19,21,25,26,34",
                             {"13x33", "24x13", "34-39", "35-30"});
    ASSERT_EQ(rules::legalMoves(game[1].position).size(), 1U);
    EXPECT_TRUE(sentences(game, 1, Language::english).empty());
}

// The man that is lost is less than the king that the same move makes.
TEST(Reasons, CountTheKingThatAMoveMakes) {
    const auto game = gameOf("W:W10,27,32,34,37,38,42:B6,9,11,12,13,26,35,K48", {"10-5", "48x30"});
    ASSERT_TRUE(game[0].move->crowns);
    ASSERT_TRUE(game[1].move->isCapture()) << "the man is lost";
    for (const std::string& sentence : sentences(game, 0, Language::english))
        EXPECT_EQ(sentence.find("loses"), std::string::npos) << sentence;
}

TEST(Reasons, AreWordedInEveryLanguage) {
    const auto game = gameOf("W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24", {"40-35"});
    EXPECT_EQ(
        sentences(game, 0, Language::english).at(0),
        "1. 40-35 misses a combination (coup royal) that gains 2 men: 1. 27-22 18x27 2. 32x21 "
        "23x34 3. 40x7");
    EXPECT_EQ(sentences(game, 0, Language::dutch).at(0),
              "1. 40-35 mist een combinatie (coup royal) die 2 schijven wint: 1. 27-22 18x27 2. "
              "32x21 23x34 3. 40x7");
    EXPECT_EQ(sentences(game, 0, Language::french).at(0),
              "1. 40-35 manque une combinaison (coup royal) qui gagne 2 pions : 1. 27-22 18x27 2. "
              "32x21 23x34 3. 40x7");
    EXPECT_EQ(
        sentences(game, 0, Language::russian).at(0),
        "1. 40-35 упускает комбинацию (королевский удар), которая выигрывает 2 шашки: 1. 27-22 "
        "18x27 2. 32x21 23x34 3. 40x7");
}

constexpr const char* nearlyLocked = "W:W26,27,32,36,37,45:B5,16,18,22";
constexpr const char* nearlyLockedBlack = "B:W46,35,33,29:B6,14,15,19,24,25";

bool says(const std::vector<Ply>& game, std::size_t at, std::string_view sentence) {
    const auto all = sentences(game, at, Language::english);
    return std::ranges::find(all, sentence) != all.end();
}

TEST(Reasons, SayThatAStructureIsTakenUpAndGivenUp) {
    const auto game = gameOf(
        nearlyLocked, {"37-31", "5-10", "45-40", "10-15", "40-34", "15-20", "27-21", "16x38"});
    EXPECT_TRUE(says(game, 0, "1. 37-31 leads to a structure: fork lock"));
}

TEST(Reasons, SayNothingOfAStructureThatDoesNotLast) {
    const auto game = gameOf(nearlyLocked, {"37-31", "5-10", "27-21"});
    EXPECT_FALSE(says(game, 0, "1. 37-31 leads to a structure: fork lock"));
    EXPECT_FALSE(says(game, 2, "2. 27-21 ends a structure: fork lock"));
}

// What is lost is more than the structure that ends.
TEST(Reasons, SayOfStructuresOnlyWhereThereIsNothingStronger) {
    const auto game = gameOf(
        nearlyLocked, {"37-31", "5-10", "45-40", "10-15", "40-34", "15-20", "27-21", "16x38"});
    const auto all = sentences(game, 6, Language::english);
    EXPECT_TRUE(says(game, 6, "4. 27-21 loses 2 men: 4... 16x38"));
    for (const std::string& sentence : all)
        EXPECT_EQ(sentence.find("structure"), std::string::npos) << sentence;
}

// An edge man is part of any formation.
TEST(Reasons, SayNothingOfSmallStructures) {
    const auto game = gameOf("W:W31,45:B5", {"31-26", "5-10", "45-40", "10-15", "40-34"});
    EXPECT_TRUE(sentences(game, 0, Language::english).empty());
}

TEST(Reasons, NameSquaresOfTheirSide) {
    const auto& structure = *builtInStructures().named(rules::Variant::international, "fork lock");
    EXPECT_EQ(nameOf(structure, Color::black, Language::russian), "связка 15-20-24-25");
    EXPECT_EQ(nameOf(structure, Color::white, Language::russian), "связка 26-27-31-36");
    const auto game =
        gameOf(nearlyLockedBlack, {"14-20", "46-41", "6-11", "41-37", "11-16", "37-31"});
    EXPECT_EQ(sentences(game, 0, Language::russian),
              std::vector<std::string>{"1... 14-20 ведёт к структуре: связка 15-20-24-25"});
}

// Who is called to account for a move does not want to read what it threatens.
TEST(Reasons, SayNoThreatOfAMoveThatLoses) {
    ShotFinder finder;
    const auto attack = gameOf("W:W36,38,39,44:B1,6,11,29", {"39-33", "1-7"});
    EXPECT_EQ(MoveReasons(attack, finder, NameCatalogue()).of(0, nullptr).at(0).kind,
              Kind::threatens);
    Reason threat{.kind = Kind::threatens};
    Reason miss{.kind = Kind::misses};
    EXPECT_EQ(whatMatters({threat, miss}, Color::white).size(), 1U);
    EXPECT_EQ(whatMatters({threat, miss}, Color::white).front().kind, Kind::misses);
    Reason gain{.kind = Kind::plays};
    EXPECT_EQ(whatMatters({threat, gain}, Color::white).size(), 2U);
}

// What is said of structures in a game: the ply, the structure, its side, whether it is taken up.
using Said = std::multiset<std::tuple<std::size_t, std::string, Color, bool>>;

Said saidOf(const std::vector<Ply>& game) {
    Said said;
    ShotFinder finder({.moves = 1});
    const MoveReasons reasons(game, finder, NameCatalogue());
    for (std::size_t at = 0; at + 1 < game.size(); ++at)
        for (const Reason& reason : reasons.of(at, nullptr))
            if (reason.structure != nullptr)
                said.emplace(at + 1, reason.structure->key, game[at].position.toMove(),
                             reason.kind == Kind::takesUp);
    return said;
}

// The stays of structures that count that begin or end with a move of their side.
Said listedOf(const std::vector<Ply>& game) {
    std::vector<Position> positions;
    for (const Ply& ply : game)
        positions.push_back(ply.position);
    Said listed;
    const auto add = [&](int ply, const StructureStay& stay, bool takesUp) {
        const auto at = static_cast<std::size_t>(ply);
        if (at > 0 && at < game.size() && game[at - 1].position.toMove() == stay.side &&
            counts(*stay.structure))
            listed.emplace(at, stay.structure->key, stay.side, takesUp);
    };
    for (const StructureStay& stay : structurePath(positions, builtInStructures())) {
        add(stay.from, stay, true);
        add(stay.to + 1, stay, false);
    }
    return listed;
}

TEST(Reasons, SayOfStructuresWhatTheListOfAGameShows) {
    const TemporaryFolder folder;
    Store store(folder / "games.db", Store::Access::write);
    (void)importSources(store, {"samples/international.pdn", "samples/russian.pdn",
                                "samples/english.pdn", "samples/annotated.pdn"});
    std::size_t sentencesOfGames = 0;
    for (const GameId id : findGames(store, {})) {
        const auto plies = mainLinePlies(*loadGame(store, id));
        const Said said = saidOf(plies);
        const Said listed = listedOf(plies);
        EXPECT_TRUE(std::ranges::includes(listed, said)) << static_cast<std::int64_t>(id);
        std::set<std::size_t> moves;
        for (const auto& one : said)
            EXPECT_TRUE(moves.insert(std::get<0>(one)).second) << "one of a move";
        sentencesOfGames += said.size();
    }
    EXPECT_GT(sentencesOfGames, 20U);
}

TEST(Reasons, SayWhatIsThreatened) {
    const auto game = gameOf("W:W36,38,39,44:B1,6,11,29", {"39-33", "1-7"});
    EXPECT_EQ(sentences(game, 0, Language::english),
              std::vector<std::string>{"1. 39-33 threatens to gain 1 man: 2. 33x24"});
    const auto dutch = sentences(game, 0, Language::dutch);
    EXPECT_EQ(dutch, std::vector<std::string>{"1. 39-33 dreigt 1 schijf te winnen: 2. 33x24"});
    const auto taken = gameOf("W:W39:B1,29", {"39-33", "29x38"});
    EXPECT_TRUE(sentences(taken, 0, Language::english).empty()) << "Black must capture";
}

TEST(Reasons, CountTempiOfExchanges) {
    const auto game = gameOf("W:W38,44,50:B1,28", {"38-33", "28x39", "44x33"});
    EXPECT_EQ(sentences(game, 0, Language::english),
              std::vector<std::string>{"1. 38-33 begins an exchange that changes the count of "
                                       "tempi from -2 to +3: 1. 38-33 28x39 2. 44x33"});
    EXPECT_TRUE(sentences(game, 2, Language::english).empty());
}

TEST(Explanations, AreAgainstTheMoveWithADotEach) {
    const rules::Position start = *rules::readFen(rules::Variant::international,
                                                  "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24");
    rules::Game game(start);
    game.addMove(rules::rootNode, rules::resolve(start, "40-35").moves.front());
    const analysis::endgame::ResultJudge tables;
    Explanation explanation(game, tables, Language::english, NameCatalogue());
    EXPECT_EQ(explanation.of(0), "1. 40-35 misses a combination (coup royal) that gains 2 men: 1. "
                                 "27-22 18x27 2. 32x21 23x34 3. 40x7.");
    EXPECT_EQ(explanation.of(1), "");
    rules::Game threat(*rules::readFen(rules::Variant::international, "W:W36,38,39,44:B1,6,11,29"));
    threat.addMove(rules::rootNode, rules::resolve(threat.start(), "39-33").moves.front());
    EXPECT_EQ(Explanation(threat, tables, Language::english, NameCatalogue()).of(0), "")
        << "what speaks for it";
}

// The exchange that 30-24 offers cannot be declined; 44-39 would not have allowed it.
TEST(Reasons, BlameTheMoveThatBeginsAForcedExchange) {
    const auto game = gameOf("W:W26,27,28,30,32,33,35,38,40,42,43,44,45,47,48,49:B3,4,5,6,7,8,11,"
                             "12,13,15,16,17,18,19,21,25",
                             {"30-24", "19x30", "35x24", "15-20", "24x15", "4-10", "15x4", "13-19",
                              "4x22", "19-23", "28x19", "17x50", "26x17", "11x31"});
    ShotFinder finder;
    const MoveReasons reasons(game, finder, NameCatalogue());
    const auto found = reasons.of(0, nullptr);
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front().kind, Kind::allows);
    const std::string sentence =
        translated(message(game, 0, found.front(), Language::english), Language::english);
    EXPECT_NE(sentence.find("1... 19x30 2. 35x24 15-20"), std::string::npos) << sentence;
    for (const Reason& reason : reasons.of(2, nullptr))
        EXPECT_FALSE(isAgainst(reason, Color::white)) << "35x24 was forced";
}

// What the stored evaluations say is the reason where nothing else is.
TEST(Reasons, SayThatAnErrorIsAMatterOfEvaluation) {
    const auto game = gameOf("W:W28:B1", {"28-23"});
    ShotFinder finder;
    const MoveReasons reasons(game, finder, NameCatalogue());
    analysis::JudgedMove judged;
    judged.quality = analysis::Quality::mistake;
    judged.menLost = 45;
    judged.better = {rules::resolve(game[0].position, "28-22").moves.front()};
    const auto found = reasons.of(0, nullptr, Refute::any, &judged);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(translated(message(game, 0, found.front(), Language::english), Language::english),
              "1. 28-23 is a matter of evaluation: nothing is lost by force, but the engine "
              "prefers 1. 28-22, by 0.45 men");
    judged.quality = analysis::Quality::good;
    EXPECT_TRUE(reasons.of(0, nullptr, Refute::any, &judged).empty());
}

TEST(Reasons, SayNothingWhereNothingIsProved) {
    const auto game = gameOf("W:W28:B1", {"28-23"});
    ShotFinder finder;
    const MoveReasons reasons(game, finder, NameCatalogue());
    EXPECT_TRUE(reasons.of(1, nullptr).empty());
    EXPECT_TRUE(reasons.of(7, nullptr).empty());
    EXPECT_EQ(translated(nothingProved(game, 0), Language::english),
              "nothing is proved about 1. 28-23");
}

} // namespace
} // namespace damscope::db
