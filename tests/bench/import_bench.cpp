// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast an archive comes into a store, stage by stage, and what it takes there. The archive is
// made of the real games below $DAMSCOPE_SHARED/archives/tournaments, or of the samples, repeated
// and varied; the same for everybody.
//
//   import_bench [--games N] [--jobs N] [--runs N] [--clocks]
//                                                    an archive of N games (100,000); the best of
//                                                    some runs (3) of each stage
//   import_bench --onto N                            1,000 games more into a store of N
//   import_bench --write FILE [--games N] [--clocks] only writes the archive
//
// Everything is made in $TMPDIR and removed again: some 200 MB for 100,000 games, 2 GB for a store
// of a million.
#include "db/ingest/import.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/store.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "tests/bench/measure.hpp"
#include "tests/bench/varied_games.hpp"
#include "tests/bench/workplace.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

using namespace damscope;
namespace fs = std::filesystem;

namespace {

constexpr std::uint32_t seed = 7;
constexpr std::uint32_t otherSeed = 8;

struct Options {
    std::uint64_t games = 100'000;
    std::uint64_t onto = 0;
    unsigned jobs = 2;
    int runs = 3;
    bool clocks = false;
    std::string file;
};

std::vector<rules::Game> models() {
    const char* shared = std::getenv("DAMSCOPE_SHARED");
    std::vector<rules::Game> games = bench::realGames(
        shared != nullptr ? std::string(shared) + "/archives/tournaments" : std::string("samples"));
    if (games.empty())
        throw std::runtime_error("there are no games to make an archive of; start it in the "
                                 "repository's root");
    return games;
}

void writeArchive(const std::string& file, std::uint64_t games, std::uint32_t seedOfIt,
                  bool clocks) {
    bench::VariedGames source(models(), seedOfIt, clocks);
    std::ofstream out(file, std::ios::binary);
    for (std::uint64_t i = 0; i < games; ++i)
        out << source.next() << '\n';
    out.close();
    if (!out)
        throw std::runtime_error(file + ": cannot be written");
}

std::string contentsOf(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

double mega(double number) {
    return number / 1e6;
}

/// The shortest time that one thread computes for some work: what else the machine does at that
/// moment makes it longer, never shorter.
template <class Work> double shortest(int runs, Work work) {
    double best = 0;
    for (int i = 0; i < runs; ++i) {
        const double start = bench::threadSeconds();
        work();
        const double taken = bench::threadSeconds() - start;
        best = i == 0 ? taken : std::min(best, taken);
    }
    return best;
}

/// What one thread computes in each stage before the writer.
void measureReading(const std::string& file, int runs) {
    const std::string text = contentsOf(file);
    const auto size = static_cast<double>(text.size());
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t bytes = 0;
    const double parsed = shortest(runs, [&] {
        games = 0;
        parser::Reader reader(text);
        for (parser::GameText game; reader.next(game);)
            ++games;
    });
    const double replayed = shortest(runs, [&] {
        plies = 0;
        parser::Reader reader(text);
        for (parser::GameText game; reader.next(game);)
            plies += static_cast<std::uint64_t>(parser::assemble(game).plies);
    });
    const double made = shortest(runs, [&] {
        bytes = 0;
        parser::Reader reader(text);
        parser::PlaceFinder places(text);
        for (parser::GameText game; reader.next(game);)
            bytes += db::makeRow(parser::assemble(game), 1, game.offset, places).moves.size();
    });
    const auto count = static_cast<double>(games);
    std::printf("%llu games, %.1f MB, %.1f plies a game\n", static_cast<unsigned long long>(games),
                mega(size), static_cast<double>(plies) / count);
    std::printf("%-34s %10.0f MB/s %15.2f us a game\n", "parsed, one thread", mega(size / parsed),
                1e6 * parsed / count);
    std::printf("%-34s %10.2f M plies/s %10.2f us a game\n", "replayed by the rules, one thread",
                mega(static_cast<double>(plies) / (replayed - parsed)),
                1e6 * (replayed - parsed) / count);
    std::printf("%-34s %10.1f bytes of moves %6.2f us a game\n", "made into rows, one thread",
                static_cast<double>(bytes) / count, 1e6 * (made - replayed) / count);
}

std::uint64_t sizeOfStore(const std::string& store) {
    return fs::file_size(store);
}

struct Imported {
    double wall = 0;
    double cpu = 0;
    std::uint64_t games = 0;
    std::uint64_t memory = 0;
    std::uint64_t written = 0;
};

Imported import(const std::string& store, const std::string& file, unsigned jobs,
                db::Indexing indexing) {
    bench::resetPeakMemory();
    const std::uint64_t written = bench::bytesWritten();
    const double wall = bench::wallSeconds();
    const double cpu = bench::programSeconds();
    db::ImportOptions options;
    options.jobs = jobs;
    options.indexing = indexing;
    Imported result;
    {
        db::Store open(store, db::Store::Access::write);
        result.games = db::importSources(open, {file}, options).stored;
    }
    result.wall = bench::wallSeconds() - wall;
    result.cpu = bench::programSeconds() - cpu;
    result.memory = bench::peakMemory();
    result.written = bench::bytesWritten() - written;
    return result;
}

void print(const char* name, const Imported& done, std::uint64_t storeBytes) {
    const auto games = static_cast<double>(done.games);
    std::printf("%-34s %10.0f games/s %5.1f s, %5.1f s computed, %6.0f bytes a game, %4.0f MB of "
                "memory, %6.1f MB written\n",
                name, games / done.wall, done.wall, done.cpu,
                static_cast<double>(storeBytes) / games, mega(static_cast<double>(done.memory)),
                mega(static_cast<double>(done.written)));
    std::fflush(stdout);
}

void measureImport(const Options& options, const bench::Workplace& place) {
    const std::string archive = place / "archive.pdn";
    writeArchive(archive, options.games, seed, options.clocks);
    measureReading(archive, options.runs);
    const std::string store = place / "games.db";
    for (const auto indexing : {db::Indexing::later, db::Indexing::now}) {
        Imported best;
        std::uint64_t size = 0;
        for (int i = 0; i < options.runs; ++i) {
            const Imported done = import(store, archive, options.jobs, indexing);
            size = sizeOfStore(store);
            best = i == 0 || done.wall < best.wall ? done : best;
            fs::remove(store);
        }
        const bool now = indexing == db::Indexing::now;
        print(now ? "stored with the position index" : "stored without it", best, size);
    }
}

void measureAddition(const Options& options, const bench::Workplace& place) {
    constexpr std::uint64_t added = 1000;
    const std::string store = place / "games.db";
    const std::string archive = place / "archive.pdn";
    const std::string more = place / "more.pdn";
    writeArchive(archive, options.onto, seed, options.clocks);
    const Imported made = import(store, archive, options.jobs, db::Indexing::now);
    print("the store", made, sizeOfStore(store));
    fs::remove(archive);
    writeArchive(more, added, otherSeed, options.clocks);
    const std::uint64_t before = sizeOfStore(store);
    const Imported done = import(store, more, options.jobs, db::Indexing::now);
    print("1,000 games more", done, sizeOfStore(store) - before);
}

Options optionsFrom(const std::vector<std::string>& words) {
    Options options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto value = [&] { return i + 1 < words.size() ? words[++i] : std::string("0"); };
        if (words[i] == "--games")
            options.games = std::stoull(value());
        else if (words[i] == "--onto")
            options.onto = std::stoull(value());
        else if (words[i] == "--jobs")
            options.jobs = static_cast<unsigned>(std::stoul(value()));
        else if (words[i] == "--runs")
            options.runs = std::stoi(value());
        else if (words[i] == "--clocks")
            options.clocks = true;
        else if (words[i] == "--write")
            options.file = value();
        else
            throw std::runtime_error(words[i] + " is not an option of this program");
    }
    return options;
}

} // namespace

int main(int argc, char** argv) {
    try {
        const Options options = optionsFrom({argv + 1, argv + argc});
        const bench::Workplace place;
        if (!options.file.empty())
            writeArchive(options.file, options.games, seed, options.clocks);
        else if (options.onto > 0)
            measureAddition(options, place);
        else
            measureImport(options, place);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "import_bench: %s\n", error.what());
        return 3;
    }
}
