// SPDX-License-Identifier: GPL-3.0-or-later
// A damaged store: what can be saved of it is counted and written as PDN. The first four bytes of
// an input are the length of what is left of the file, all others, five by five, a place in it and
// what stands there; numbers begin with their lowest byte and wrap around.
#include "db/store/health/recover.hpp"
#include "intake/input_file.hpp"
#include "parser/syntax/reader.hpp"
#include "tests/base/scratch_folder.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <random>
#include <span>
#include <string>

namespace {

using namespace damscope;

void require(bool holds) {
    if (!holds)
        std::abort();
}

// The bytes of a store with games of everything that a game can have.
std::string storeIn(const base::testing::ScratchFolder& folder) {
    constexpr int games = 30;
    std::mt19937 random(5); // NOLINT: the same games every time
    std::vector<rules::Game> all;
    for (int i = 0; i < games; ++i) {
        all.push_back(db::randomGame(static_cast<rules::Variant>(i % 3), random));
        all.back().tags = {{"White", "Player " + std::to_string(i)}, {"Event", "Round"}};
    }
    const std::filesystem::path file = folder / "whole.db";
    {
        db::Store store(file, db::Store::Access::write);
        db::storeGames(store, all);
    }
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::size_t numberAt(std::span<const std::uint8_t> bytes) {
    std::size_t number = 0;
    for (std::size_t i = 4; i-- > 0;)
        number = number << 8U | bytes[i];
    return number;
}

std::string damaged(std::string bytes, std::span<const std::uint8_t> damage) {
    constexpr std::size_t number = 4;
    if (damage.size() < number || bytes.empty())
        return bytes;
    if (const std::size_t length = numberAt(damage); length > 0)
        bytes.resize(1 + (length - 1) % bytes.size());
    for (damage = damage.subspan(number); damage.size() > number;
         damage = damage.subspan(number + 1))
        bytes[numberAt(damage) % bytes.size()] = static_cast<char>(damage[number]);
    return bytes;
}

std::uint64_t gamesIn(std::string_view pdn) {
    parser::Reader reader(pdn);
    std::uint64_t games = 0;
    for (parser::GameText game; reader.next(game);)
        ++games;
    return games;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const base::testing::ScratchFolder folder;
    static const std::string whole = storeIn(folder);
    const std::filesystem::path file = folder / "damaged.db";
    std::ofstream(file, std::ios::binary) << damaged(whole, {data, size});
    std::string saved;
    try {
        const db::RecoverReport report =
            db::recoverGames(file, [&](std::string_view pdn) { saved += pdn; });
        require(report.complete && report.games == report.whole + report.unverified + report.lost);
        require(gamesIn(saved) == report.whole + report.unverified);
    } catch (const db::SourceFailure& failure) {
        require(saved.empty() && !failure.reason().code.empty());
    }
    return 0;
}
