// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/training/game_played_out.hpp"

#include "parser/meaning/pasted.hpp"

#include <fmt/format.h>

#include <ctime>
#include <utility>

namespace damscope::cli {
namespace {

namespace play = analysis::play;

analysis::EngineSettings settingsWith(std::shared_ptr<const analysis::endgame::Library> library) {
    constexpr std::size_t megabytes = 64;
    analysis::EngineSettings settings;
    settings.tableMegabytes = megabytes;
    settings.endgames = std::move(library);
    return settings;
}

std::string dateToday() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    ::localtime_r(&now, &date);
    constexpr int tmYears = 1900;
    return fmt::format("{:04}.{:02}.{:02}", date.tm_year + tmYears, date.tm_mon + 1, date.tm_mday);
}

} // namespace

GamePlayedOut::GamePlayedOut(const rules::Position& start, rules::Color human,
                             play::Strength strength, std::uint64_t seed,
                             std::shared_ptr<const analysis::endgame::Library> library)
    : start_(start), human_(human), strength_(strength), library_(std::move(library)),
      random_(seed), engine_(settingsWith(library_)),
      game_(std::make_unique<play::PlayedGame>(start)) {}

bool GamePlayedOut::engineMoves(const std::stop_token& stop) {
    engine_.setPosition(start_, moves());
    const analysis::Findings findings = engine_.search(play::limitsOf(strength_), stop);
    if (findings.lines.empty() || stop.stop_requested())
        return false;
    const analysis::PvLine& line = play::chosenLine(findings, strength_, random_);
    score_ = line.score;
    if (game_->claim() && !score_->isBetterThan(analysis::Score::centiMen(0))) {
        game_->claimDraw();
        return true;
    }
    const rules::Move& chosen = line.moves.front();
    game_->play(library_ ? play::perfectMove(position(), chosen, *library_) : chosen);
    return true;
}

bool GamePlayedOut::draw() {
    constexpr std::size_t earliest = 20; // plies
    if (claim()) {
        game_->claimDraw();
        return true;
    }
    const auto known = library_ ? play::knownEnding(position(), {}, *library_) : std::nullopt;
    const bool isDrawn = known && known->result == rules::GameResult::draw;
    const bool agrees = !known && moves().size() >= earliest && score_ &&
                        !score_->isBetterThan(analysis::Score::centiMen(0));
    if (isDrawn || agrees)
        game_->agreeDraw();
    return isDrawn || agrees;
}

bool GamePlayedOut::takeBack() {
    const std::size_t plies = isHumansTurn() ? 2 : 1;
    if (moves().size() < plies)
        return false;
    const std::vector<rules::Move> kept(moves().begin(),
                                        moves().end() - static_cast<std::ptrdiff_t>(plies));
    game_ = std::make_unique<play::PlayedGame>(start_);
    for (const rules::Move& move : kept)
        game_->play(move);
    return true;
}

rules::Game GamePlayedOut::record(const std::string& name) const {
    std::string engine = "Damscope";
    if (strength_ < play::strongest)
        engine += fmt::format(" ({})", strength_);
    const bool white = human_ == rules::Color::white;
    const auto result = end() ? end()->result : rules::GameResult::unknown;
    rules::Game game = parser::gameFrom(start_);
    std::vector<rules::Tag> tags{
        {"Event", "Damscope"},
        {"Date", dateToday()},
        {"White", white ? name : engine},
        {"Black", white ? engine : name},
        {"Result", std::string(rules::writeResult(start_.rules(), result))}};
    tags.insert(tags.end(), game.tags.begin(), game.tags.end());
    if (end())
        if (const std::string_view how = play::termination(*end()); !how.empty())
            tags.push_back({"Termination", std::string(how)});
    game.tags = std::move(tags);
    game.result = result;
    rules::NodeId last = rules::rootNode;
    for (const rules::Move& move : moves())
        last = game.addMove(last, move);
    return game;
}

} // namespace damscope::cli
