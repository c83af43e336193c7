// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/engine_match.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/match/match.hpp"
#include "analysis/match/openings.hpp"
#include "analysis/match/tagged_game.hpp"

#include <QDate>

#include <memory>
#include <random>
#include <string>

namespace damscope::gui {

namespace {

namespace match = analysis::match;

constexpr std::string_view eventName = "Engine match"; // as the command line writes it

std::string nameOf(const MatchToPlay& wanted, std::size_t side) {
    const MatchSide& it = wanted.sides.at(side);
    std::string name = it.engine ? it.engine->title : "Damscope";
    if (wanted.sides[0].engine.has_value() == wanted.sides[1].engine.has_value() &&
        (!it.engine || it.engine->title == wanted.sides.at(1 - side).engine->title))
        name += " (" + std::to_string(side + 1) + ")"; // against itself
    return name;
}

match::Contestant contestantOf(const MatchToPlay& wanted, std::size_t side) {
    const MatchSide& it = wanted.sides.at(side);
    match::Contestant contestant;
    contestant.name = nameOf(wanted, side);
    contestant.limits.time = it.time;
    contestant.make = [engine = it.engine, endgames = wanted.endgames,
                       megabytes = wanted.megabytes]() -> std::unique_ptr<analysis::Engine> {
        if (engine)
            return std::make_unique<analysis::HubEngine>(*engine);
        analysis::EngineSettings own;
        own.tableMegabytes = megabytes;
        own.endgames = endgames;
        return std::make_unique<analysis::EmbeddedEngine>(own);
    };
    return contestant;
}

std::vector<rules::Game> tagged(const std::vector<match::MatchGame>& pair, int round,
                                const std::string& date) {
    std::vector<rules::Game> games;
    for (const match::MatchGame& played : pair) {
        games.push_back(match::taggedGame(played, eventName, round++));
        games.back().tags.push_back({"Date", date});
    }
    return games;
}

} // namespace

void EngineMatch::start(const MatchToPlay& wanted) {
    job_.start([this, wanted](const Job::Report& report, const std::stop_token& stop) -> Job::Step {
        const std::string date =
            QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString();
        match::Match m;
        m.first = contestantOf(wanted, 0);
        m.second = contestantOf(wanted, 1);
        m.openings = match::evenOpenings(wanted.variant, wanted.openings, std::random_device()());
        (void)match::play(
            m, stop,
            [&](const match::Standing& standing, const std::vector<match::MatchGame>& pair) {
                const int round = static_cast<int>(2 * standing.pairs()) - 1;
                report([this, standing, games = tagged(pair, round, date)] {
                    emit pairPlayed(standing, games);
                });
            });
        return [this] { emit finished(); };
    });
}

} // namespace damscope::gui
