// SPDX-License-Identifier: GPL-3.0-or-later
//
// How files of the kinds that archivists meet are read: rewrites the games of files in each way of
// writing, three games to a file, reads them, and counts the files that are read right: every game
// came out with its variant, moves, players, ratings, event, date and result. The others are
// reported, if every game that differs has a problem or was said to be guessed, else wrong: another
// variant or other moves were taken as certain, a game was split, or nothing was said. Files in
// which a way of writing changes nothing are left out. A second table reads beginnings of the games
// under the numbers of other games, with repair.
//
//     kinds_bench FILE...
//
// Only games that are legal, say their GameType and have a header are taken. (Encodings have a
// bench of their own, encoding_bench; typing errors typos_bench.)
#include "parser/meaning/assemble.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "tests/bench/kinds.hpp"
#include "tests/bench/read_all.hpp"
#include "tests/bench/wrong_tags_bench.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

using namespace damscope;
using bench::Kind;

namespace {

struct Sample {
    std::string text;
    rules::Game game;
};

std::vector<rules::Move> movesOf(const rules::Game& game) {
    std::vector<rules::Move> moves;
    for (const rules::NodeId id : game.mainLine())
        moves.push_back(game.node(id).move);
    return moves;
}

// The year is what all ways of writing the date here say.
bool isSame(const parser::ReadGame& read, const rules::Game& game, bool sameDate) {
    constexpr std::array<std::string_view, 5> names{"White", "Black", "WhiteRating", "BlackRating",
                                                    "Event"};
    return read.game.variant() == game.variant() && movesOf(read.game) == movesOf(game) &&
           read.game.result == game.result &&
           std::ranges::all_of(
               names,
               [&](std::string_view name) { return read.game.tag(name) == game.tag(name); }) &&
           (sameDate ? read.game.tag("Date") == game.tag("Date")
                     : parser::gameDate(read.game.tags).date.year() == 1998);
}

void addRatings(rules::Game& game) {
    std::erase_if(game.tags, [](const rules::Tag& tag) { return tag.name.ends_with("Rating"); });
    game.tags.push_back({"WhiteRating", "2301"});
    game.tags.push_back({"BlackRating", "2302"});
}

std::map<rules::Variant, std::vector<Sample>> samplesOf(int count, char** files) {
    std::map<rules::Variant, std::vector<Sample>> samples;
    for (int i = 0; i < count; ++i) {
        std::ifstream in(files[i], std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(in), {});
        parser::Reader reader(bytes);
        for (parser::GameText text; reader.next(text);) {
            parser::ReadGame read = assemble(text, {{}, {}, parser::Repair::off});
            if (read.legal && read.plies >= 20 && read.problems.empty() &&
                read.variantSource != parser::VariantSource::guessed &&
                !read.game.tag("White").empty() && !read.game.tag("Date").empty()) {
                addRatings(read.game);
                samples[read.game.variant()].push_back(
                    {parser::writePdn(read.game), std::move(read.game)});
            }
        }
    }
    return samples;
}

// Only a convention distinguishes it from another: it is never guessed.
bool isConvention(rules::Variant variant) {
    using rules::Variant;
    constexpr std::array conventions{Variant::killer, Variant::breakthrough, Variant::antidraughts,
                                     Variant::frysk};
    return std::ranges::count(conventions, variant) > 0;
}

enum class Outcome { unchanged, right, reported, wrong };

bool isReported(const parser::ReadGame& read, const rules::Game& game) {
    const bool mended = read.repaired && (read.game.variant() != game.variant() ||
                                          movesOf(read.game) != movesOf(game));
    return !mended &&
           (!read.problems.empty() || read.variantSource == parser::VariantSource::guessed);
}

// Several captures are said to fit a move without a capture sign.
int quietCaptures(const std::vector<parser::ReadGame>& games) {
    int count = 0;
    for (const parser::ReadGame& game : games)
        count += static_cast<int>(
            std::ranges::count_if(game.problems, [](const parser::TextProblem& problem) {
                return problem.code() == "ambiguous" &&
                       problem.move.find_first_of("x:*") == std::string::npos;
            }));
    return count;
}

struct Counts {
    int files = 0;
    int right = 0;
    int reported = 0;
    int wrong = 0;
    int quietCaptures = 0;
};

Outcome outcomeOf(const Kind& kind, const std::vector<Sample>& samples, std::size_t first,
                  Counts& counts) {
    constexpr std::size_t games = 3;
    std::string before;
    std::string file;
    for (std::size_t i = first; i < first + games; ++i) {
        const std::string end = samples[i].text.ends_with("\n\n") ? "" : "\n";
        before += samples[i].text + end;
        file += kind.ofGame(samples[i].text) + end;
    }
    if (kind.ofFile)
        file = kind.ofFile(file);
    else if (file == before && std::string_view(kind.name) != "as they are")
        return Outcome::unchanged;
    const std::vector<parser::ReadGame> read = bench::readAll(file, kind.repair);
    if (read.size() != games)
        return Outcome::wrong;
    counts.quietCaptures += quietCaptures(read);
    const bool sameDate = !std::string_view(kind.name).starts_with("date");
    Outcome outcome = Outcome::right;
    for (std::size_t i = 0; i < games; ++i) {
        const rules::Game& game = samples[first + i].game;
        if (!isSame(read[i], game, sameDate))
            outcome =
                std::max(outcome, isReported(read[i], game) ? Outcome::reported : Outcome::wrong);
    }
    return outcome;
}

Counts countsOf(const Kind& kind, const std::map<rules::Variant, std::vector<Sample>>& samples) {
    Counts counts;
    for (const auto& [variant, games] : samples) {
        if (kind.byMoves && isConvention(variant))
            continue;
        Counts here;
        for (std::size_t first = 0; first + 3 <= games.size(); first += 3) {
            const Outcome outcome = outcomeOf(kind, games, first, counts);
            here.files += outcome != Outcome::unchanged ? 1 : 0;
            here.right += outcome == Outcome::right ? 1 : 0;
            here.reported += outcome == Outcome::reported ? 1 : 0;
            here.wrong += outcome == Outcome::wrong ? 1 : 0;
        }
        if (here.files > here.right)
            std::fprintf(stderr, "%s: %d reported, %d wrong of %d files of %s\n", kind.name,
                         here.reported, here.wrong, here.files,
                         std::string(rules::rules(variant).name).c_str());
        counts.files += here.files;
        counts.right += here.right;
        counts.reported += here.reported;
        counts.wrong += here.wrong;
    }
    return counts;
}

// Real games, and made-up ones of every game that moves can show.
void printWrongTags(const std::map<rules::Variant, std::vector<Sample>>& samples) {
    constexpr int madeUp = 60;
    std::printf("\n%-20s %8s %8s %8s %9s %6s\n", "wrong number, of", "games", "right", "named",
                "not taken", "wrong");
    for (std::size_t i = 0; i < rules::variantCount; ++i) {
        const auto variant = static_cast<rules::Variant>(i);
        if (isConvention(variant))
            continue;
        std::vector<rules::Game> games = bench::randomGames(variant, madeUp);
        if (const auto real = samples.find(variant); real != samples.end())
            for (const Sample& sample : real->second)
                if (sample.game.start() == rules::Position::start(variant))
                    games.push_back(sample.game);
        const bench::WrongTagCounts counts = bench::readUnderWrongTags(games);
        std::printf("%-20s %8d %8d %8d %9d %6d\n", std::string(rules::rules(variant).name).c_str(),
                    counts.games, counts.right, counts.named, counts.unexplained, counts.wrong);
    }
    std::printf("\n");
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: kinds_bench FILE...\n", stderr);
        return 2;
    }
    const auto samples = samplesOf(argc - 1, argv + 1);
    int quiet = 0;
    std::printf("%-48s %8s %8s %9s %6s\n", "kind of file", "files", "right", "reported", "wrong");
    for (const Kind& kind : bench::kinds()) {
        const Counts counts = countsOf(kind, samples);
        quiet += counts.quietCaptures;
        std::printf("%-48s %8d %7.1f%% %9d %6d\n", kind.name, counts.files,
                    counts.files == 0 ? 0.0 : 100.0 * counts.right / counts.files, counts.reported,
                    counts.wrong);
    }
    printWrongTags(samples);
    std::printf("quiet moves of which it is said that several captures fit: %d\n", quiet);
}
