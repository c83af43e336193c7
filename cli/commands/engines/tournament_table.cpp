// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/engines/tournament_table.hpp"

#include "cli/commands/engines/play_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <optional>

namespace damscope::cli {
namespace {

namespace match = analysis::match;

/// Points and games of an engine.
struct Score {
    double points = 0;
    std::uint64_t games = 0;
    [[nodiscard]] double share() const {
        return games == 0 ? 0 : points / static_cast<double>(games);
    }
};

std::uint64_t gamesOf(const match::Standing& s) {
    return s.wins() + s.draws() + s.losses();
}

// Of one engine against another; nothing if they do not meet.
std::optional<Score> against(const TournamentTable& table, std::size_t engine,
                             std::size_t opponent) {
    for (const Pairing& pairing : table.pairings) {
        const match::Standing& s = pairing.standing;
        const double drawn = static_cast<double>(s.draws()) / 2;
        if (pairing.first == engine && pairing.second == opponent)
            return Score{static_cast<double>(s.wins()) + drawn, gamesOf(s)};
        if (pairing.second == engine && pairing.first == opponent)
            return Score{static_cast<double>(s.losses()) + drawn, gamesOf(s)};
    }
    return std::nullopt;
}

Score total(const TournamentTable& table, std::size_t engine) {
    Score sum;
    for (std::size_t other = 0; other < table.engines.size(); ++other)
        if (const auto score = against(table, engine, other)) {
            sum.points += score->points;
            sum.games += score->games;
        }
    return sum;
}

// The best share of the points first; the order of the command line decides among equals.
std::vector<std::size_t> ranking(const TournamentTable& table) {
    std::vector<std::size_t> order(table.engines.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return total(table, a).share() > total(table, b).share();
    });
    return order;
}

std::string pairingLine(const TournamentTable& table, const Pairing& pairing) {
    const match::Standing& s = pairing.standing;
    const std::string names =
        visible(table.engines[pairing.first] + " - " + table.engines[pairing.second]);
    if (s.pairs() == 0)
        return inWords({"tournament-unplayed", {{"names", names}}}) + '\n';
    const match::Elo elo = match::eloOf(s);
    return fmt::format("{}: +{} ={} -{}  Elo {} [{}, {}]\n", names, s.wins(), s.draws(), s.losses(),
                       eloText(elo.difference), eloText(elo.least), eloText(elo.most));
}

} // namespace

std::string tableText(const TournamentTable& table, bool mayStyle) {
    using enum Column::Align;
    const std::vector<std::size_t> order = ranking(table);
    std::vector<Column> columns{{"", right},
                                {inWords("column", "engine"), left},
                                {inWords("page", "points"), right},
                                {inWords("page", "games"), right},
                                {"%", right}};
    for (std::size_t i = 0; i < order.size(); ++i)
        columns.push_back({std::to_string(i + 1), right});
    std::vector<Table::Cells> rows;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Score sum = total(table, order[i]);
        rows.push_back({std::to_string(i + 1), visible(table.engines[order[i]]),
                        fmt::format("{:g}", sum.points), std::to_string(sum.games),
                        fmt::format("{:.1f}", 100 * sum.share())});
        for (const std::size_t opponent : order) {
            const auto score = against(table, order[i], opponent);
            rows.back().push_back(score ? fmt::format("{:g}", score->points) : "");
        }
    }
    std::string text = Table(columns, std::nullopt, mayStyle).page(rows) + '\n';
    for (const Pairing& pairing : table.pairings)
        text += pairingLine(table, pairing);
    return text;
}

Json tableJson(const TournamentTable& table) {
    Json engines = Json::array();
    for (const std::size_t engine : ranking(table)) {
        const Score sum = total(table, engine);
        engines.push_back(
            {{"name", table.engines[engine]}, {"points", sum.points}, {"games", sum.games}});
    }
    Json pairings = Json::array();
    for (const Pairing& pairing : table.pairings) {
        const match::Standing& s = pairing.standing;
        const match::Elo elo = match::eloOf(s);
        pairings.push_back({{"first", table.engines[pairing.first]},
                            {"second", table.engines[pairing.second]},
                            {"wins", s.wins()},
                            {"draws", s.draws()},
                            {"losses", s.losses()},
                            {"elo", elo.difference},
                            {"elo_least", elo.least},
                            {"elo_most", elo.most}});
    }
    return {{"engines", engines}, {"pairings", pairings}, {"failures", table.failures}};
}

} // namespace damscope::cli
