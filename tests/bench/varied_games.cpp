// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/varied_games.hpp"

#include "parser/encoding/encoding.hpp"
#include "parser/encoding/text_decoder.hpp"
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace damscope::bench {
namespace {

namespace fs = std::filesystem;

constexpr int fewestPlies = 80;

std::vector<fs::path> pdnFiles(const std::string& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && entry.path().extension() == ".pdn")
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

void addGames(const fs::path& file, std::vector<rules::Game>& games) {
    std::ifstream in(file, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    parser::EncodingDetector detector;
    detector.feed(bytes);
    std::string text;
    parser::Transcoder transcoder(detector.encoding());
    transcoder.convert(bytes, text);
    transcoder.finish(text);
    parser::Reader reader(text);
    for (parser::GameText game; reader.next(game);)
        if (parser::ReadGame read = parser::assemble(game); read.legal && read.plies >= fewestPlies)
            games.push_back(std::move(read.game));
}

void setTag(rules::Game& game, const std::string& name, std::string value) {
    const auto found = std::ranges::find(game.tags, name, &rules::Tag::name);
    if (found != game.tags.end())
        found->value = std::move(value);
    else
        game.tags.push_back({name, std::move(value)});
}

std::string twoDigits(std::uint32_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

} // namespace

std::vector<rules::Game> realGames(const std::string& folder) {
    std::vector<rules::Game> games;
    for (const fs::path& file : pdnFiles(folder))
        addGames(file, games);
    return games;
}

VariedGames::VariedGames(std::vector<rules::Game> models, std::uint32_t seed, bool clocks)
    : models_(std::move(models)), random_(seed), clocks_(clocks) {
    for (const rules::Game& model : models_)
        for (const char* side : {"White", "Black"})
            players_.emplace_back(model.tag(side));
}

std::uint32_t VariedGames::below(std::size_t limit) {
    return static_cast<std::uint32_t>(random_() % limit);
}

std::string VariedGames::next() {
    rules::Game game = variation(models_[made_++ % models_.size()]);
    header(game);
    return parser::writePdn(game);
}

rules::Game VariedGames::variation(const rules::Game& model) {
    rules::Game game(model.start());
    game.tags = model.tags;
    game.result = model.result;
    const std::vector<rules::NodeId> line = model.mainLine();
    const std::size_t kept = below(line.size());
    rules::Position position = game.start();
    rules::NodeId at = rules::rootNode;
    for (std::size_t ply = 0; ply < line.size(); ++ply) {
        const rules::MoveList legal = rules::legalMoves(position);
        if (legal.empty())
            break;
        const rules::Node& own = model.node(line[ply]);
        const bool follow = ply < kept && own.step == rules::Step::move;
        const rules::Move move = follow ? own.move : legal[below(legal.size())];
        at = game.addMove(at, move);
        position = position.after(move);
        if (clocks_)
            game.addRemark(at, rules::ClockTime{rules::ClockTime::Kind::left, secondsLeft(ply)});
    }
    // What the board decides is recorded so: a result that the board refutes is a problem.
    if (const rules::Outcome board = rules::outcome(position); board.end != rules::BoardEnd::none)
        game.result = board.result;
    setTag(game, "Result", std::string(rules::writeResult(game.start().rules(), game.result)));
    return game;
}

std::uint32_t VariedGames::secondsLeft(std::size_t ply) {
    return (59 - static_cast<std::uint32_t>(ply) % 60) * 60 + below(60);
}

// Some years of tournaments: a few thousand players, days one after another.
void VariedGames::header(rules::Game& game) {
    constexpr std::size_t gamesADay = 40;
    constexpr std::uint32_t firstYear = 1950;
    const auto day = static_cast<std::uint32_t>(made_ / gamesADay);
    setTag(game, "White", players_[below(players_.size())] + " " + std::to_string(below(10)));
    setTag(game, "Black", players_[below(players_.size())] + " " + std::to_string(below(10)));
    setTag(game, "Date",
           std::to_string(firstYear + day / 336) + "." + twoDigits(1 + day / 28 % 12) + "." +
               twoDigits(1 + day % 28));
    setTag(game, "Round", std::to_string(1 + day % 13));
}

} // namespace damscope::bench
