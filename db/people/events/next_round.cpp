// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/next_round.hpp"

#include "db/people/events/entrants.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>

namespace damscope::db {
namespace {

using Places = std::pair<std::size_t, std::size_t>;

int lastRoundOf(const EventPage& page) {
    int last = 0;
    for (const EventGame& game : page.table.games)
        last = std::max(last, game.round);
    for (const EventBye& bye : page.table.byes)
        last = std::max(last, bye.round);
    return last;
}

// As their games were entered.
std::vector<EventGame> gamesOfRound(const EventPage& page, int round) {
    std::vector<EventGame> games;
    std::ranges::copy_if(page.table.games, std::back_inserter(games),
                         [&](const EventGame& game) { return game.round == round; });
    std::ranges::sort(games, {}, &EventGame::game);
    return games;
}

// The players by their numbers in the tables, as the first round has them: the first against the
// last, the second against the last but one. Of an odd number the first has no opponent there.
std::optional<std::vector<std::size_t>> bergerNumbers(const EventPage& page) {
    const std::vector<EventGame> games = gamesOfRound(page, 1);
    const std::size_t players = page.players.size();
    const std::size_t odd = players % 2;
    if (games.size() != players / 2 || games.empty())
        return std::nullopt;
    const std::size_t last = players + odd - 1;
    std::vector<std::size_t> numbers(last + 1);
    std::set<std::size_t> playing;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const std::size_t board = i + odd;
        numbers[board] = games[i].white;
        numbers[board == 0 ? last : last - board] = games[i].black;
        playing.insert({games[i].white, games[i].black});
    }
    if (playing.size() != 2 * games.size())
        return std::nullopt;
    if (odd == 1) {
        numbers.pop_back();
        for (std::size_t player = 0; player < players; ++player)
            if (!playing.contains(player))
                numbers[0] = player;
    }
    return numbers;
}

std::set<std::pair<int, Places>> meetingsOf(const EventPage& page) {
    std::set<std::pair<int, Places>> meetings;
    for (const EventGame& game : page.table.games)
        meetings.insert({game.round, {game.white, game.black}});
    return meetings;
}

} // namespace

std::optional<RoundProposal> nextBergerRound(const EventPage& page,
                                             const std::set<std::size_t>& left) {
    const auto numbers = bergerNumbers(page);
    if (!numbers || !page.teams.standings.empty())
        return std::nullopt;
    RoundProposal next{lastRoundOf(page) + 1, {}, {}};
    std::set<std::pair<int, Places>> expected; // those of players who left may be there or not
    std::set<std::pair<int, Places>> played = meetingsOf(page);
    for (const Pairing& pairing : bergerRounds(numbers->size(), next.round)) {
        const Places game{(*numbers)[pairing.white], (*numbers)[pairing.black]};
        const std::pair meeting(pairing.round, game);
        if (pairing.round < next.round && (left.contains(game.first) || left.contains(game.second)))
            played.erase(meeting);
        else if (pairing.round < next.round)
            expected.insert(meeting);
        else if (left.contains(game.first) != left.contains(game.second))
            next.byes.push_back(left.contains(game.first) ? game.second : game.first);
        else if (!left.contains(game.first))
            next.games.push_back(game);
    }
    return expected == played ? std::optional(std::move(next)) : std::nullopt;
}

namespace {

/// Pairs players in the order of the standings.
class Pairer {
public:
    Pairer(const EventPage& page, std::vector<std::size_t> players) : players_(std::move(players)) {
        for (const EventGame& game : page.table.games) {
            ++met_[std::minmax(game.white, game.black)];
            ++balance_[game.white];
            --balance_[game.black];
            for (const bool white : {true, false}) {
                auto& [round, hadWhite] = last_[white ? game.white : game.black];
                if (game.round >= round) {
                    round = game.round;
                    hadWhite = white;
                }
            }
        }
        for (const EventBye& bye : page.table.byes)
            hadBye_.insert(bye.player);
    }

    RoundProposal run() && {
        RoundProposal next;
        if (players_.size() % 2 == 1)
            next.byes.push_back(takeBye());
        isPaired_.assign(players_.size(), false);
        if (!pairFrom(0)) {
            games_.clear();
            isPaired_.assign(players_.size(), false);
            pairWithFewestMeetings();
        }
        for (const Places& game : games_)
            next.games.push_back(withColors(game));
        return next;
    }

private:
    std::size_t takeBye() {
        auto last = std::find_if(players_.rbegin(), players_.rend(),
                                 [&](std::size_t player) { return !hadBye_.contains(player); });
        if (last == players_.rend())
            last = players_.rbegin();
        const std::size_t player = *last;
        std::erase(players_, player);
        return player;
    }

    [[nodiscard]] int timesMet(std::size_t one, std::size_t other) const {
        const auto found = met_.find(std::minmax(players_[one], players_[other]));
        return found == met_.end() ? 0 : found->second;
    }

    // Goes back where nobody is left whom a player has not met, for a time.
    bool pairFrom(std::size_t first) {
        while (first < players_.size() && isPaired_[first])
            ++first;
        if (first == players_.size())
            return true;
        for (std::size_t other = first + 1; other < players_.size(); ++other) {
            if (isPaired_[other] || timesMet(first, other) > 0)
                continue;
            if (--triesLeft_ < 0)
                return false;
            isPaired_[first] = isPaired_[other] = true;
            games_.emplace_back(players_[first], players_[other]);
            if (pairFrom(first + 1))
                return true;
            games_.pop_back();
            isPaired_[first] = isPaired_[other] = false;
        }
        return false;
    }

    void pairWithFewestMeetings() {
        for (std::size_t first = 0; first < players_.size(); ++first) {
            if (isPaired_[first])
                continue;
            std::optional<std::size_t> best;
            for (std::size_t other = first + 1; other < players_.size(); ++other)
                if (!isPaired_[other] && (!best || timesMet(first, other) < timesMet(first, *best)))
                    best = other;
            isPaired_[first] = isPaired_[*best] = true; // their number is even
            games_.emplace_back(players_[first], players_[*best]);
        }
    }

    [[nodiscard]] Places withColors(const Places& game) {
        const auto [first, second] = game;
        if (balance_[first] != balance_[second])
            return balance_[first] < balance_[second] ? game : Places{second, first};
        return last_[first].second ? Places{second, first} : game;
    }

    std::vector<std::size_t> players_;
    std::map<Places, int> met_;
    std::map<std::size_t, int> balance_;               ///< games with White less those with Black
    std::map<std::size_t, std::pair<int, bool>> last_; ///< the last round, and whether with White
    std::set<std::size_t> hadBye_;
    std::vector<bool> isPaired_;
    std::vector<Places> games_;
    std::int64_t triesLeft_ = 100'000;
};

} // namespace

RoundProposal nextRoundByStandings(const EventPage& page, const std::set<std::size_t>& left) {
    std::vector<std::size_t> players;
    for (const Standing& row : page.table.standings)
        if (!left.contains(row.player))
            players.push_back(row.player);
    RoundProposal next = Pairer(page, std::move(players)).run();
    next.round = lastRoundOf(page) + 1;
    return next;
}

std::string writePairings(const RoundProposal& proposal, const EventPage& page) {
    std::string text;
    for (const auto& [white, black] : proposal.games)
        text += page.players.at(white).name + " : " + page.players.at(black).name + '\n';
    for (const std::size_t player : proposal.byes)
        text += page.players.at(player).name + " : bye\n";
    return text;
}

} // namespace damscope::db
