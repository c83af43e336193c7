// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/exercise_file.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "db/store/codec/main_line.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace damscope::db {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view content = "damscope exercise";
constexpr std::string_view answersContent = "damscope answers";
constexpr int formatVersion = 1;
// A line of Damscope has some hundred bytes, and forty for each answer.
constexpr std::size_t longestLine = std::size_t{1} << 20U;
constexpr std::size_t longestText = 1000;
constexpr std::size_t longestMove = 100;
constexpr std::size_t mostThemes = 64;
constexpr int mostHints = 4;
constexpr int mostGain = 1000;

std::string digits(int number, std::size_t width) {
    const std::string text = std::to_string(number);
    return std::string(width - std::min(width, text.size()), '0') + text;
}

std::string dayText(Day day) {
    const std::chrono::year_month_day date(day);
    return digits(static_cast<int>(date.year()), 4) + '-' +
           digits(static_cast<int>(static_cast<unsigned>(date.month())), 2) + '-' +
           digits(static_cast<int>(static_cast<unsigned>(date.day())), 2);
}

std::optional<Day> dayOf(std::string_view text) {
    const auto numberAt = [text](std::size_t from, std::size_t count) {
        int value = 0;
        for (const char c : text.substr(from, count)) {
            if (c < '0' || c > '9')
                return -1;
            value = value * 10 + (c - '0');
        }
        return value;
    };
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const int year = numberAt(0, 4);
    const int month = numberAt(5, 2);
    const int day = numberAt(8, 2);
    if (year < 1970 || month < 0 || day < 0)
        return std::nullopt;
    const std::chrono::year_month_day date{std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    return date.ok() ? std::optional(Day(date)) : std::nullopt;
}

// Sixteen hexadecimal digits.
std::string keyText(rules::PositionKey key) {
    std::array<char, 16> digits{};
    digits.fill('0');
    std::array<char, 16> bare{};
    const auto [end, error] =
        std::to_chars(bare.data(), bare.data() + bare.size(), static_cast<std::uint64_t>(key), 16);
    std::copy_backward(bare.data(), end, digits.end());
    return {digits.data(), digits.size()};
}

std::optional<rules::PositionKey> keyOf(std::string_view text) {
    const auto key = base::readNumber<std::uint64_t>(text, 16);
    return key && text.size() == 16 ? std::optional(static_cast<rules::PositionKey>(*key))
                                    : std::nullopt;
}

Json movesJson(rules::Position position, const std::vector<rules::Move>& moves) {
    Json list = Json::array();
    for (const rules::Move& move : moves) {
        list.push_back(playedText(position, move));
        position.play(move);
    }
    return list;
}

Json answersJson(std::span<const Answer> answers) {
    Json given = Json::array();
    for (const Answer& answer : answers)
        given.push_back({{"day", dayText(answer.review.day)},
                         {"grade", static_cast<int>(answer.review.grade)},
                         {"hints", answer.hints},
                         {"move", answer.move}});
    return given;
}

/// Reads one line; what is wrong is thrown within it.
class LineReader {
public:
    LineReader(std::string_view line, Day lastDay) : line_(line), lastDay_(lastDay) {}

    FiledExercise read() {
        parse();
        return object_["content"] == answersContent ? answersAlone() : exerciseWithAnswers();
    }

    struct Failure {
        ExerciseFault fault;
    };

private:
    FiledExercise answersAlone() const {
        const ExerciseKey key{valued("variant", rules::variantNamed(text("variant"))),
                              valued("position", keyOf(text("position")))};
        FiledExercise filed;
        for (const Json& entry : list(given, SIZE_MAX))
            filed.answers.push_back(answer(key, entry));
        return filed;
    }

    FiledExercise exerciseWithAnswers() const {
        Exercise exercise{.position = position(), .answers = {}, .line = {}};
        exercise.kind = valued("kind", exerciseKind(text("kind")));
        exercise.proof = valued("proof", exerciseProof(text("proof")));
        exercise.difficulty = number("difficulty", leastDifficulty, mostDifficulty);
        exercise.gain = number("gain", 0, mostGain);
        readMoves(exercise);
        exercise.motifs = themes("motifs");
        exercise.structures = themes("structures");
        exercise.composition = {clean("author"), clean("source"), clean("number"),
                                clean("stipulation")};
        if (const std::string wanted = text("wanted"); !wanted.empty())
            exercise.wanted = valued("wanted", stipulationIn(wanted));
        exercise.elsewhere = parser::cleanText(text("origin"));
        FiledExercise filed;
        for (const Json& entry : list(given, SIZE_MAX)) {
            filed.answers.push_back(answer(exercise.key(), entry));
            requireMove(exercise, filed.answers.back().move);
        }
        filed.exercise = std::move(exercise);
        return filed;
    }

    [[noreturn]] void fail(std::size_t byte, Message reason) const {
        throw Failure{{base::countCharacters(line_.substr(0, byte)) + 1, std::move(reason)}};
    }
    [[noreturn]] void failAt(const std::string& field, Message reason) const {
        fail(jsonValueOffset(line_, field).value_or(0), std::move(reason));
    }
    [[noreturn]] void wrong(const std::string& field) const {
        failAt(field, {"exercise-line-field", {{"field", field}}});
    }

    void parse() {
        if (line_.size() > longestLine)
            fail(0, {"exercise-line-long", {}});
        try {
            object_ = Json::parse(line_);
        } catch (const Json::parse_error& error) {
            // One past the byte that does not fit; nothing counts beyond the line.
            const std::size_t at = std::min(std::max<std::size_t>(error.byte, 1) - 1, line_.size());
            throw Failure{{charactersBefore(at) + 1, {"exercise-line-syntax", {}}}};
        }
        if (!object_.is_object() || !object_.contains("content") ||
            (object_["content"] != content && object_["content"] != answersContent))
            fail(0, {"exercise-line-content", {}});
        if (number("version", 1, INT32_MAX) > formatVersion)
            failAt("version", {"exercise-line-newer", {}});
    }

    // The number of characters before a byte of a line that need not be UTF-8.
    [[nodiscard]] std::size_t charactersBefore(std::size_t byte) const {
        std::size_t count = 0;
        for (std::string_view rest = line_.substr(0, byte); !rest.empty(); ++count)
            rest.remove_prefix(base::firstCharacter(rest).bytes.size());
        return count;
    }

    template <class Value>
    Value valued(const std::string& field, const std::optional<Value>& value) const {
        if (!value)
            wrong(field);
        return *value;
    }

    [[nodiscard]] const Json& at(const std::string& field) const {
        static const Json none;
        const auto found = object_.find(field);
        return found == object_.end() ? none : *found;
    }

    // Empty where the field is null or not there.
    [[nodiscard]] std::string text(const std::string& field) const {
        const Json& value = at(field);
        if (value.is_null())
            return {};
        if (!value.is_string() || value.get_ref<const std::string&>().size() > longestText)
            wrong(field);
        return value.get<std::string>();
    }

    // What people read.
    [[nodiscard]] std::string clean(const std::string& field) const {
        return parser::cleanLine(text(field));
    }

    [[nodiscard]] int number(const std::string& field, int least, int most) const {
        return numberOf(field, at(field), least, most);
    }
    [[nodiscard]] int numberOf(const std::string& field, const Json& value, int least,
                               int most) const {
        if (!value.is_number_integer() || value > most || value < least)
            wrong(field);
        return value.get<int>();
    }

    [[nodiscard]] const Json& list(const std::string& field, std::size_t most) const {
        static const Json none = Json::array();
        const Json& value = at(field);
        if (value.is_null())
            return none;
        if (!value.is_array() || value.size() > most)
            wrong(field);
        return value;
    }

    [[nodiscard]] std::vector<std::string> texts(const std::string& field, std::size_t most) const {
        std::vector<std::string> all;
        for (const Json& value : list(field, most)) {
            if (!value.is_string() || value.get_ref<const std::string&>().size() > longestText)
                wrong(field);
            all.push_back(value.get<std::string>());
        }
        return all;
    }

    // In the order of the store, each once.
    [[nodiscard]] std::vector<std::string> themes(const std::string& field) const {
        std::vector<std::string> all = texts(field, mostThemes);
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

    [[nodiscard]] rules::Position position() const {
        const auto variant = valued("variant", rules::variantNamed(text("variant")));
        auto read = rules::readFen(variant, text("fen"));
        if (!read)
            failAt("fen", {"exercise-line-position", {}});
        return *read;
    }

    [[nodiscard]] rules::Move move(const std::string& field, const rules::Position& position,
                                   const std::string& text) const {
        const auto match = rules::resolve(position, text);
        if (!match.unique())
            failAt(field, {"exercise-line-move", {{"move", text}}});
        return match.moves.front();
    }

    void readMoves(Exercise& exercise) const {
        for (const std::string& word : texts("answers", SIZE_MAX))
            if (const auto answer = move("answers", exercise.position, word);
                !exercise.isAnswer(answer))
                exercise.answers.push_back(answer);
        if (exercise.answers.empty())
            wrong("answers");
        rules::Position now = exercise.position;
        for (const std::string& word : texts("line", SIZE_MAX)) {
            exercise.line.push_back(move("line", now, word));
            now.play(exercise.line.back());
        }
        if (const std::string word = text("played"); !word.empty())
            exercise.played = move("played", exercise.position, word);
        // A line of `allowed-shot` shows the move that allows it.
        const bool allows = exercise.kind == ExerciseKind::allowedShot;
        if (!exercise.line.empty() && !allows && !exercise.isAnswer(exercise.line.front()))
            wrong("line");
    }

    // Empty: it was given up. It may have been asked with the colours exchanged.
    void requireMove(const Exercise& exercise, const std::string& word) const {
        if (!word.empty() && rules::resolve(exercise.position, word).moves.empty() &&
            rules::resolve(turned(exercise.position), word).moves.empty())
            failAt(given, {"exercise-line-move", {{"move", word}}});
    }

    [[nodiscard]] Answer answer(const ExerciseKey& key, const Json& entry) const {
        const std::string field = given;
        const auto isText = [&](const char* name) {
            return entry.is_object() && entry.contains(name) && entry[name].is_string();
        };
        if (!isText("day") || !isText("move") || !entry.contains("grade") ||
            !entry.contains("hints"))
            wrong(field);
        const auto day = dayOf(entry["day"].get_ref<const std::string&>());
        if (!day || *day > lastDay_)
            failAt(field, {"exercise-line-day", {{"day", entry["day"].get<std::string>()}}});
        const int grade = numberOf(field, entry["grade"], 1, 5);
        if (grade == 2)
            wrong(field);
        auto word = entry["move"].get<std::string>();
        if (word.size() > longestMove)
            wrong(field);
        return {key,
                {*day, static_cast<AnswerGrade>(grade)},
                numberOf(field, entry["hints"], 0, mostHints),
                std::move(word)};
    }

    static constexpr const char* given = "answers_given";

    std::string_view line_;
    Day lastDay_;
    Json object_;
};

} // namespace

std::string exerciseLine(const Exercise& exercise, std::span<const Answer> answers) {
    const rules::Position& position = exercise.position;
    Json right = Json::array();
    for (const rules::Move& move : exercise.answers)
        right.push_back(playedText(position, move));
    const Composition& composition = exercise.composition;
    return Json{{"content", content},
                {"version", formatVersion},
                {"variant", rules::rules(position.variant()).name},
                {"fen", rules::writeFen(position)},
                {"kind", word(exercise.kind)},
                {"proof", word(exercise.proof)},
                {"difficulty", exercise.difficulty},
                {"gain", exercise.gain},
                {"answers", right},
                {"line", movesJson(position, exercise.line)},
                {"played", exercise.played ? playedText(position, *exercise.played) : ""},
                {"motifs", exercise.motifs},
                {"structures", exercise.structures},
                {"author", composition.author},
                {"source", composition.source},
                {"number", composition.number},
                {"stipulation", composition.stipulation},
                {"wanted", exercise.wanted ? word(*exercise.wanted) : ""},
                {"origin", exercise.elsewhere},
                {"answers_given", answersJson(answers)}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string answersLine(const ExerciseKey& key, std::span<const Answer> answers) {
    return Json{{"content", answersContent},
                {"version", formatVersion},
                {"variant", rules::rules(key.variant).name},
                {"position", keyText(key.position)},
                {"answers_given", answersJson(answers)}}
        .dump(-1, ' ', false, Json::error_handler_t::replace);
}

Expected<FiledExercise, ExerciseFault> readExerciseLine(std::string_view line, Day lastDay) {
    try {
        return LineReader(line, lastDay).read();
    } catch (const LineReader::Failure& failure) {
        return Unexpected{failure.fault};
    }
}

ImportedExercises keepFiled(Store& store, std::span<const FiledExercise> filed) {
    std::vector<Exercise> exercises;
    std::vector<Answer> answers;
    for (const FiledExercise& one : filed) {
        if (one.exercise)
            exercises.push_back(*one.exercise);
        answers.insert(answers.end(), one.answers.begin(), one.answers.end());
    }
    ImportedExercises imported;
    imported.exercises = keepExercises(store, exercises);
    imported.answers = keepAnswers(store, answers);
    return imported;
}

namespace {

// The end of the string that begins at `at`, behind its quotation mark.
std::size_t endOfString(std::string_view text, std::size_t at) {
    for (++at; at < text.size() && text[at] != '"'; ++at)
        if (text[at] == '\\')
            ++at;
    return std::min(at + 1, text.size());
}

std::size_t afterBlanks(std::string_view text, std::size_t at) {
    return std::min(text.find_first_not_of(" \t\r\n", at), text.size());
}

} // namespace

std::optional<std::size_t> jsonValueOffset(std::string_view text, std::string_view field) {
    int depth = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '"') {
            depth += text[at] == '{' || text[at] == '[' ? 1 : 0;
            depth -= text[at] == '}' || text[at] == ']' ? 1 : 0;
            ++at;
            continue;
        }
        const std::size_t end = endOfString(text, at);
        const std::size_t colon = afterBlanks(text, end);
        const bool isName = depth == 1 && colon < text.size() && text[colon] == ':';
        if (isName && text.substr(at + 1, end - at - 2) == field)
            return afterBlanks(text, colon + 1);
        at = end;
    }
    return std::nullopt;
}

} // namespace damscope::db
