// SPDX-License-Identifier: GPL-3.0-or-later
//
// How well games that are stored twice are found: imports games of which the truth is known, pairs
// that are one game and pairs that are not, and counts how each kind is rated.
//
//     duplicates_bench FOLDER [GAMES]
//
// The games are varied from those of the PDN files in FOLDER (varied_games.hpp), so that no two are
// the same by chance; players, dates, events and rounds are given here. The same arguments give the
// same figures.
#include "db/ingest/import.hpp"
#include "db/search/lists/duplicates.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/game/game.hpp"
#include "tests/bench/varied_games.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using namespace damscope;

namespace {

struct Person {
    const char* full;
    const char* initials;
    const char* cyrillic;
};

constexpr auto people = std::to_array<Person>({
    {"Alexei Chizhov", "Tsjizjov, A.", "Чижов А."},
    {"Alexander Schwarzman", "Shvartsman, A.", "Шварцман Александр"},
    {"Ton Sijbrands", "Sijbrands, T.", "Сейбрандс Тон"},
    {"Harm Wiersma", "Wiersma, H.", "Вирсма Х."},
    {"Iser Koeperman", "Kuperman, I.", "Куперман Исер"},
    {"Anatoli Gantvarg", "Gantwarg, A.", "Гантварг Анатолий"},
    {"Alexander Georgiev", "Georgiev, A.", "Георгиев Александр"},
    {"Alexander Baljakin", "Balyakin, A.", "Балякин Александр"},
    {"Roel Boomstra", "Boomstra, R.", "Бомстра Рул"},
    {"Jan Groenendijk", "Groenendijk, J.", "Грунендейк Ян"},
    {"Guntis Valneris", "Valneris, G.", "Валнерис Гунтис"},
    {"Vadim Virny", "Virny, V.", "Вирный Вадим"},
});

/// How a second game is made of a first.
enum class Plant {
    initials,
    cyrillic,
    yearOnly,
    cutShort,
    corrected,
    swapped,
    matchColours,
    otherYear,
    otherRound,
    numberedGame,
    otherPeople
};

struct Kind {
    Plant plant;
    const char* name;
    bool isSame; ///< the truth
};

constexpr auto kinds = std::to_array<Kind>({
    {Plant::initials, "names by initials, or spelt otherwise", true},
    {Plant::cyrillic, "names in Cyrillic", true},
    {Plant::yearOnly, "only the year known", true},
    {Plant::cutShort, "only the beginning", true},
    {Plant::corrected, "broken before, whole now", true},
    {Plant::swapped, "players swapped", true},
    {Plant::matchColours, "next game of a match, colours exchanged", false},
    {Plant::otherYear, "the same moves a year later", false},
    {Plant::otherRound, "the same moves in another round", false},
    {Plant::numberedGame, "the same moves in the next numbered game", false},
    {Plant::otherPeople, "the same moves by namesakes in forename", false},
});

void put(rules::Game& game, std::string_view name, const std::string& value) {
    rules::putTag(game.tags, name, value);
}

rules::Game cut(const rules::Game& game) {
    rules::Game shorter(game.start());
    shorter.tags = game.tags;
    const auto line = game.mainLine();
    rules::NodeId at = rules::rootNode;
    for (std::size_t i = 0; i < line.size() * 3 / 5; ++i)
        at = shorter.addMove(at, game.node(line[i]).move);
    return shorter;
}

/// The two files that are imported.
class Files {
public:
    void add(std::size_t number, const Kind& kind, rules::Game game) {
        rules::Game first = headed(number, std::move(game));
        put(first, "Plant", std::to_string(number));
        rules::Game second = first;
        put(second, "Annotator", "?"); // no content, but the very same game is not stored twice
        const Person& white = person(number);
        const Person& black = person(number + 5);
        std::string before = parser::writePdn(first);
        switch (kind.plant) {
        case Plant::initials:
            rename(second, white.initials, black.initials);
            break;
        case Plant::cyrillic:
            rename(second, white.cyrillic, black.cyrillic);
            break;
        case Plant::yearOnly:
            rename(second, white.initials, black.initials);
            put(second, "Date", std::string(first.tag("Date").substr(0, 4)));
            break;
        case Plant::cutShort:
            second = cut(second);
            break;
        case Plant::corrected:
            before = broken(before, number);
            break;
        case Plant::swapped:
            rename(second, black.full, white.full);
            break;
        case Plant::matchColours:
            put(first, "Date", "1864");
            put(second, "Date", "1864");
            rename(second, black.full, white.full);
            first_ += parser::writePdn(first) + parser::writePdn(second);
            return;
        case Plant::otherYear:
            put(second, "Date", std::to_string(2001 + number % 20) + ".05.17");
            break;
        case Plant::otherRound:
            put(second, "Round", std::to_string(20 + number % 7));
            break;
        case Plant::numberedGame:
            put(first, "Event", "Match, game 3");
            put(second, "Event", "Match, game 4");
            before = parser::writePdn(first);
            break;
        case Plant::otherPeople:
            rename(first, "Jan Bos", "Piet Boer");
            rename(second, "Jan Smit", "Piet Kok");
            before = parser::writePdn(first);
            break;
        }
        first_ += before;
        second_ += parser::writePdn(second);
    }

    [[nodiscard]] const std::string& first() const { return first_; }
    [[nodiscard]] const std::string& second() const { return second_; }

private:
    static const Person& person(std::size_t number) { return people[number % people.size()]; }

    static rules::Game headed(std::size_t number, rules::Game game) {
        std::string result(game.tag("Result"));
        std::string type(game.tag("GameType"));
        game.tags = {{"Event", "Tournament " + std::to_string(number % 40)},
                     {"Date", std::to_string(1950 + number % 50) + ".0" +
                                  std::to_string(1 + number % 9) + ".1" +
                                  std::to_string(number % 10)},
                     {"Round", std::to_string(1 + number % 13)},
                     {"Result", result},
                     {"GameType", type}};
        rename(game, person(number).full, person(number + 5).full);
        return game;
    }

    static void rename(rules::Game& game, const char* white, const char* black) {
        put(game, "White", white);
        put(game, "Black", black);
    }

    // A move with a square that no board has, somewhere behind the first moves.
    static std::string broken(std::string text, std::size_t number) {
        const std::size_t move = text.find(std::to_string(3 + number % 20) + ". ");
        return move == std::string::npos ? text : text.insert(move + 3, "9");
    }

    std::string first_;
    std::string second_;
};

using Ratings = std::array<std::size_t, 4>; ///< not found, possible, likely, certain

void print(const std::map<Plant, Ratings>& ratings) {
    std::printf("%-42s %6s %8s %7s %9s %10s\n", "pairs", "all", "certain", "likely", "possible",
                "not found");
    std::array<std::size_t, 2> all{};
    std::array<std::size_t, 2> found{};
    std::array<std::size_t, 2> certain{};
    std::array<std::size_t, 2> likely{};
    for (const Kind& kind : kinds) {
        const Ratings& r = ratings.at(kind.plant);
        const std::size_t pairs = r[0] + r[1] + r[2] + r[3];
        std::printf("%-42s %6zu %8zu %7zu %9zu %10zu\n", kind.name, pairs, r[3], r[2], r[1], r[0]);
        const std::size_t same = kind.isSame ? 1 : 0;
        all[same] += pairs;
        found[same] += r[1] + r[2] + r[3];
        certain[same] += r[3];
        likely[same] += r[2];
    }
    std::printf("of %zu pairs that are one game %zu are found (%.1f%%)\n", all[1], found[1],
                100.0 * static_cast<double>(found[1]) / static_cast<double>(all[1]));
    std::printf("of %zu certain pairs %zu are false; of %zu likely ones %zu\n",
                certain[0] + certain[1], certain[0], likely[0] + likely[1], likely[0]);
}

std::optional<rules::Game> gameOf(const std::string& text) {
    parser::Reader reader(text);
    parser::GameText game;
    if (!reader.next(game))
        return std::nullopt;
    return parser::assemble(game).game;
}

std::string write(const std::filesystem::path& file, const std::string& text) {
    std::ofstream(file, std::ios::binary) << text;
    return file.string();
}

std::map<Plant, Ratings> rate(db::Store& store, std::size_t games) {
    std::map<std::string, db::Certainty> found;
    for (const db::Duplicate& duplicate : db::findDuplicates(store, {}).duplicates) {
        const auto worse = db::loadGame(store, duplicate.worse);
        const auto better = db::loadGame(store, duplicate.better);
        const std::string one(worse->tag("Plant"));
        const std::string other(better->tag("Plant"));
        if (one == other)
            found[one] = duplicate.certainty;
        else
            std::printf("not planted: %s %s\n", one.c_str(), other.c_str());
    }
    std::map<Plant, Ratings> ratings;
    for (std::size_t number = 0; number < games; ++number) {
        const auto entry = found.find(std::to_string(number));
        const std::size_t rating =
            entry == found.end() ? 0 : 1 + static_cast<std::size_t>(entry->second);
        ++ratings[kinds[number % kinds.size()].plant][rating];
    }
    return ratings;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: duplicates_bench FOLDER [GAMES]\n", stderr);
        return 2;
    }
    const std::size_t games = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 2200;
    bench::VariedGames source(bench::realGames(argv[1]), 11, false);
    Files files;
    for (std::size_t number = 0; number < games; ++number)
        if (auto game = gameOf(source.next()))
            files.add(number, kinds[number % kinds.size()], std::move(*game));
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / "damscope-duplicates-bench";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    {
        db::Store store(folder / "games.db", db::Store::Access::write);
        db::importSources(store, {write(folder / "first.pdn", files.first())});
        db::importSources(store, {write(folder / "second.pdn", files.second())});
        print(rate(store, games));
    }
    std::filesystem::remove_all(folder);
    return 0;
}
