// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises and answers from one store to another, and files that nobody should have written.
#include "db/store/store.hpp"
#include "db/training/deck.hpp"
#include "db/training/exercise_file.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/db/training/positions.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace damscope::db {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::chrono::days oneDay{1};

Exercise sample() {
    const rules::Position position = db::position("W:W27,32,34,38,40,45:B11,12,16,18,23,25");
    const rules::Move right = move(position, "27-22");
    return {.position = position,
            .kind = ExerciseKind::missedShot,
            .proof = ExerciseProof::captures,
            .answers = {right},
            .line = {right},
            .played = move(position, "32-28"),
            .gain = 2,
            .difficulty = 3,
            .motifs = {"royal"},
            .structures = {"fork-lock"},
            .composition = {"Weiss é", "Le \"Damier\"", "12", "White wins"},
            .wanted = Stipulation::win,
            .elsewhere = "Jansen – Konaté, Dakar, 2023.05.01"};
}

Answer answered(Day when, AnswerGrade grade) {
    return {sample().key(), {when, grade}, 0, "27-22"};
}

Json sampleJson() {
    const Answer answer = answered(today, AnswerGrade::right);
    return Json::parse(exerciseLine(sample(), {&answer, 1}));
}

FiledExercise readBack(const std::string& line) {
    auto read = readExerciseLine(line, today);
    EXPECT_TRUE(read) << line;
    return read ? *read : FiledExercise{sample(), {}};
}

std::string reasonOf(const std::string& line) {
    const auto read = readExerciseLine(line, today);
    return read ? "taken" : read.error().reason.code;
}

TEST(ExerciseFile, HasEverything) {
    const std::vector<Answer> answers{answered(today - oneDay, AnswerGrade::wrong),
                                      answered(today, AnswerGrade::oneHint)};
    const FiledExercise filed = readBack(exerciseLine(sample(), answers));
    ASSERT_TRUE(filed.exercise);
    const Exercise& read = *filed.exercise;
    const Exercise wanted = sample();
    EXPECT_EQ(read.position, wanted.position);
    EXPECT_EQ(read.kind, wanted.kind);
    EXPECT_EQ(read.proof, wanted.proof);
    EXPECT_EQ(read.answers, wanted.answers);
    EXPECT_EQ(read.line, wanted.line);
    EXPECT_EQ(read.played, wanted.played);
    EXPECT_EQ(read.gain, 2);
    EXPECT_EQ(read.difficulty, 3);
    EXPECT_EQ(read.motifs, wanted.motifs);
    EXPECT_EQ(read.structures, wanted.structures);
    EXPECT_EQ(read.composition, wanted.composition);
    EXPECT_EQ(read.wanted, wanted.wanted);
    EXPECT_EQ(read.elsewhere, wanted.elsewhere);
    ASSERT_EQ(filed.answers.size(), 2U);
    EXPECT_EQ(filed.answers[0].review, answers[0].review);
    EXPECT_EQ(filed.answers[1].review, answers[1].review);
    EXPECT_EQ(exerciseLine(read, filed.answers), exerciseLine(wanted, answers));
}

// As texts of files and of what is typed are.
TEST(ExerciseFile, CleansWhatPeopleRead) {
    Json json = sampleJson();
    json["author"] = " Weiss\u200b &eacute;\n";
    json["source"] = "Le\u00a0 \"Damier\"";
    json["number"] = "12\ufeff";
    json["stipulation"] = "\tWhite  wins ";
    json["origin"] = "Jansen – Konat&eacute;, Dakar, 2023.05.01\u200e";
    const FiledExercise filed = readBack(json.dump());
    ASSERT_TRUE(filed.exercise);
    EXPECT_EQ(filed.exercise->composition, sample().composition);
    EXPECT_EQ(filed.exercise->elsewhere, sample().elsewhere);
}

TEST(ExerciseFile, RefusesWhatIsNoExercise) {
    EXPECT_EQ(reasonOf("nonsense"), "exercise-line-syntax");
    EXPECT_EQ(reasonOf("{\"content\":\"damscope exercise\""), "exercise-line-syntax");
    EXPECT_EQ(reasonOf(std::string("{\"a\":\"\xff\"}")), "exercise-line-syntax");
    EXPECT_EQ(reasonOf(std::string(100'000, '[')), "exercise-line-syntax");
    EXPECT_EQ(reasonOf(std::string(2'000'000, ' ')), "exercise-line-long");
    for (const char* other :
         {"7", "null", "[]", "{}", R"({"content":7})", R"("damscope exercise")"})
        EXPECT_EQ(reasonOf(other), "exercise-line-content") << other;
    EXPECT_EQ(reasonOf(R"({"content":"damscope exercise"})"), "exercise-line-field");
}

struct Damaged {
    const char* field;
    Json value;
    const char* reason;
};

TEST(ExerciseFile, RefusesWrongFieldsAndMoves) {
    const auto answer = [](const char* when, const Json& grade, const Json& hints,
                           const char* move) {
        return Json::array({{{"day", when}, {"grade", grade}, {"hints", hints}, {"move", move}}});
    };
    const std::vector<Damaged> all{
        {"version", 2, "exercise-line-newer"},
        {"version", "1", "exercise-line-field"},
        {"variant", "chess", "exercise-line-field"},
        {"fen", "W:W51:B1", "exercise-line-position"},
        {"fen", 7, "exercise-line-field"},
        {"kind", "opening", "exercise-line-field"},
        {"proof", nullptr, "exercise-line-field"},
        {"difficulty", 6, "exercise-line-field"},
        {"difficulty", 2.5, "exercise-line-field"},
        {"gain", -1, "exercise-line-field"},
        {"gain", 18446744073709551615U, "exercise-line-field"},
        {"answers", Json::array(), "exercise-line-field"},
        {"answers", Json::array({"27-21", "1-50"}), "exercise-line-move"},
        {"answers", Json::array({7}), "exercise-line-field"},
        {"answers", "27-22", "exercise-line-field"},
        {"line", Json::array({"27-22", "27-22"}), "exercise-line-move"},
        {"line", Json::array({"32-28"}), "exercise-line-field"},
        {"played", "1-50", "exercise-line-move"},
        {"motifs", Json::object(), "exercise-line-field"},
        {"motifs", Json(std::vector<std::string>(1000, "royal")), "exercise-line-field"},
        {"author", std::string(100'000, 'a'), "exercise-line-field"},
        {"wanted", "perhaps", "exercise-line-field"},
        {"answers_given", Json::array({7}), "exercise-line-field"},
        {"answers_given", answer("2026-02-30", 5, 0, "27-22"), "exercise-line-day"},
        {"answers_given", answer("2026-11-24", 5, 0, "27-22"), "exercise-line-day"},
        {"answers_given", answer("1969-12-31", 5, 0, "27-22"), "exercise-line-day"},
        {"answers_given", answer("2026-11-23", 2, 0, "27-22"), "exercise-line-field"},
        {"answers_given", answer("2026-11-23", "5", 0, "27-22"), "exercise-line-field"},
        {"answers_given", answer("2026-11-23", 5, 99, "27-22"), "exercise-line-field"},
        {"answers_given", answer("2026-11-23", 5, 0, "1-50"), "exercise-line-move"}};
    EXPECT_EQ(reasonOf(sampleJson().dump()), "taken");
    for (const auto& [field, value, reason] : all) {
        Json damaged = sampleJson();
        damaged[field] = value;
        EXPECT_EQ(reasonOf(damaged.dump()), reason) << field << ' ' << value.dump().substr(0, 80);
    }
}

// Every line that is cut short or has another byte is taken or refused, never more.
TEST(ExerciseFile, SurvivesDamage) {
    const std::string line = sampleJson().dump();
    for (std::size_t i = 0; i < line.size(); ++i) {
        EXPECT_NE(reasonOf(line.substr(0, i)), "taken");
        for (const char byte : {'\0', '"', '9', '\xff', '{'}) {
            std::string other = line;
            other[i] = byte;
            const auto read = readExerciseLine(other, today);
            if (!read) {
                EXPECT_LE(read.error().column, other.size() + 1);
            }
        }
    }
}

TEST(ExerciseFile, NamesThePlace) {
    Json json = sampleJson();
    json["answers"] = Json::array({"1-50"});
    const std::string line = json.dump();
    const auto fault = readExerciseLine(line, today).error();
    EXPECT_EQ(line.substr(fault.column - 1, 6), "[\"1-50");
    EXPECT_EQ(readExerciseLine("{\"a\": x}", today).error().column, 7U);
    EXPECT_EQ(jsonValueOffset(R"({"b":{"a":1},"c":"\"a\":2","a" : 3})", "a"), 33U);
    EXPECT_FALSE(jsonValueOffset(R"({"b":{"a":1}})", "a"));
}

// Those of a repertoire: the position is known by its key.
TEST(ExerciseFile, CarriesAnswersAlone) {
    const std::vector<Answer> answers{answered(today - oneDay, AnswerGrade::wrong),
                                      answered(today, AnswerGrade::right)};
    const std::string line = answersLine(sample().key(), answers);
    const FiledExercise filed = readBack(line);
    EXPECT_FALSE(filed.exercise);
    ASSERT_EQ(filed.answers.size(), 2U);
    EXPECT_EQ(filed.answers[0].key, sample().key());
    EXPECT_EQ(filed.answers[1].review, answers[1].review);
    Json json = Json::parse(line);
    json["position"] = "12";
    EXPECT_EQ(reasonOf(json.dump()), "exercise-line-field");
    json = Json::parse(line);
    json["answers_given"][0]["day"] = "2099-01-01";
    EXPECT_EQ(reasonOf(json.dump()), "exercise-line-day");
}

class ExercisesOfTwoStores : public ::testing::Test {
protected:
    static ImportedExercises carry(Store& from, Store& to) {
        std::vector<FiledExercise> filed;
        const auto answers = allAnswers(from);
        for (const Exercise& exercise : allExercises(from)) {
            const auto own = answers.find(exercise.key());
            filed.push_back(readBack(exerciseLine(
                exercise, own == answers.end() ? std::vector<Answer>() : own->second)));
        }
        return keepFiled(to, filed);
    }
    static void keep(Store& store, const Exercise& exercise) {
        (void)keepExercises(store, {&exercise, 1});
    }

    TemporaryFolder folder_;
    Store one_{folder_ / "one.db", Store::Access::write};
    Store two_{folder_ / "two.db", Store::Access::write};
};

TEST_F(ExercisesOfTwoStores, AreCarriedOnce) {
    keep(one_, sample());
    keepAnswer(one_, answered(today, AnswerGrade::right));
    const ImportedExercises first = carry(one_, two_);
    EXPECT_EQ(first.exercises, (KeptExercises{1, 0, 0}));
    EXPECT_EQ(first.answers, 1U);
    const ImportedExercises again = carry(one_, two_);
    EXPECT_EQ(again.exercises, (KeptExercises{0, 1, 0}));
    EXPECT_EQ(again.answers, 0U);
    EXPECT_EQ(cardsOf(two_, {}).at(0).learning, cardsOf(one_, {}).at(0).learning);
    EXPECT_EQ(allExercises(two_).at(0).elsewhere, sample().elsewhere);
}

// Answers 1, 7 and 22 days apart, given in two stores, are one history.
TEST_F(ExercisesOfTwoStores, ShareOneHistory) {
    const Day first = today - oneDay * 30;
    Exercise mirrored = sample();
    mirrored.position = turned(mirrored.position);
    const rules::Board& board = mirrored.position.rules().board;
    mirrored.answers = {turned(board, sample().answers[0])};
    mirrored.line = mirrored.answers;
    mirrored.played.reset();
    mirrored.elsewhere = "Elsewhere";
    keep(one_, sample());
    keep(two_, mirrored);
    for (const auto& [store, when, grade] :
         {std::tuple(&one_, first, AnswerGrade::right),
          std::tuple(&two_, first, AnswerGrade::wrong),
          std::tuple(&two_, first + oneDay, AnswerGrade::right),
          std::tuple(&one_, first + oneDay * 7, AnswerGrade::oneHint)})
        keepAnswer(*store, answered(when, grade));
    EXPECT_EQ(carry(two_, one_).answers, 1U) << "one of the other day is there";
    const std::vector<Review> history{{first, AnswerGrade::right},
                                      {first + oneDay, AnswerGrade::right},
                                      {first + oneDay * 7, AnswerGrade::oneHint}};
    EXPECT_EQ(allReviews(one_).at(sample().key()), history);
    const auto cards = cardsOf(one_, {});
    ASSERT_EQ(cards.size(), 1U) << "colours exchanged are one exercise";
    EXPECT_EQ(cards[0].learning, learningOf(history));
    EXPECT_EQ(cards[0].exercise.elsewhere, sample().elsewhere) << "the first stays";
}

} // namespace
} // namespace damscope::db
