// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/event_name.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "db/store/codec/fold_name.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr auto months = std::to_array<std::string_view>(
    {"january",   "february",  "march",    "april",    "may",      "june",     "july",
     "august",    "september", "october",  "november", "december", "januari",  "februari",
     "maart",     "mei",       "juni",     "juli",     "augustus", "oktober",  "janvier",
     "fevrier",   "mars",      "avril",    "mai",      "juin",     "juillet",  "aout",
     "septembre", "octobre",   "novembre", "decembre", "января",   "февраля",  "марта",
     "апреля",    "мая",       "июня",     "июля",     "августа",  "сентября", "октября",
     "ноября",    "декабря"});

/// A word, folded, and the piece of the written name between blanks that it is of.
struct Word {
    std::string text;
    std::size_t piece = 0;
};
using Words = std::vector<Word>;

// "cannes2002" is two words.
void addWords(std::string_view written, std::size_t piece, Words& words) {
    const std::string folded = foldName(written);
    for (const std::string_view word : base::splitWords(folded)) {
        std::string part;
        for (const char c : word) {
            if (!part.empty() && base::isDigit(c) != base::isDigit(part.back()))
                words.push_back({std::exchange(part, {}), piece});
            part += c;
        }
        words.push_back({part, piece});
    }
}

Words wordsOf(const std::vector<std::string_view>& pieces) {
    Words words;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        addWords(pieces[i], i, words);
    return words;
}

bool isYear(const Word& word) {
    const std::string& text = word.text;
    return text.size() == 4 && base::isAllDigits(text) &&
           (text.starts_with("19") || text.starts_with("20") || text.starts_with("18"));
}

bool isShortNumber(const Word& word) {
    return word.text.size() <= 2 && base::isAllDigits(word.text);
}

// Takes the number beside a word for a round, the one after it first.
std::string takeRound(Words& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!isRoundWord(words[i].text))
            continue;
        const std::size_t at = i + 1 < words.size() && isShortNumber(words[i + 1]) ? i + 1
                               : i > 0 && isShortNumber(words[i - 1])              ? i - 1
                                                                                   : i;
        if (at == i)
            continue;
        std::string round = words[at].text;
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(std::min(at, i)),
                    words.begin() + static_cast<std::ptrdiff_t>(std::max(at, i)) + 1);
        return round;
    }
    return {};
}

// "17 april", "april 17"
void removeDay(Words& words) {
    const auto month = std::ranges::find_if(
        words, [](const Word& word) { return base::isOneOf(months, word.text); });
    if (month == words.end())
        return;
    const auto i = static_cast<std::size_t>(month - words.begin());
    const bool before = i > 0 && isShortNumber(words[i - 1]);
    const bool after = !before && i + 1 < words.size() && isShortNumber(words[i + 1]);
    if (!before && !after)
        return;
    const std::size_t first = before ? i - 1 : i;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(first),
                words.begin() + static_cast<std::ptrdiff_t>(first) + 2);
}

// The written name without the pieces of which no word is left, and the signs before those.
std::string titleOf(const std::vector<std::string_view>& pieces, const Words& all,
                    const Words& left) {
    std::vector<std::string> kept;
    const auto hasPiece = [](const Words& words, std::size_t piece) {
        return std::ranges::find(words, piece, &Word::piece) != words.end();
    };
    bool waits = false; // for a piece that is kept
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (hasPiece(left, i)) {
            waits = false;
            kept.emplace_back(pieces[i]);
        } else if (hasPiece(all, i)) {
            // "(round 3)", "- round 3"
            while (!kept.empty() && foldName(kept.back()).empty())
                kept.pop_back();
            waits = true;
        } else if (!waits) {
            kept.emplace_back(pieces[i]);
        }
    }
    std::string title;
    for (const std::string& piece : kept)
        title += (title.empty() ? "" : " ") + piece;
    while (title.ends_with(',') || title.ends_with(';') || title.ends_with(':'))
        title.pop_back();
    return title;
}

} // namespace

EventName readEventName(std::string_view written) {
    EventName name;
    const std::vector<std::string_view> pieces = base::splitWords(written);
    const Words all = wordsOf(pieces);
    Words words = all;
    name.round = takeRound(words);
    removeDay(words);
    name.year = rules::yearIn(written);
    name.title = words.empty() || words.size() == all.size() ? std::string(written)
                                                             : titleOf(pieces, all, words);
    const bool onlyYear = words.size() == 1;
    for (const Word& word : words)
        if (onlyYear || !isYear(word))
            name.key += (name.key.empty() ? "" : " ") + word.text;
    return name;
}

namespace {

// The share of the pairs of players that must have met for an event in which each plays each; most
// files lack some games.
constexpr double enough = 0.7;
constexpr std::size_t fewestOfAKnockOut = 4;
constexpr std::size_t fewestRounds = 3;

using Pair = std::pair<std::size_t, std::size_t>;

struct Meetings {
    explicit Meetings(std::span<const EventGame> games) {
        for (const EventGame& game : games) {
            players.insert({game.white, game.black});
            ++pairs[{std::min(game.white, game.black), std::max(game.white, game.black)}];
            if (game.round > 0) {
                rounds[game.round].insert({game.white, game.black});
                ++gamesInRound[{game.round, game.white}];
                ++gamesInRound[{game.round, game.black}];
            }
        }
    }
    [[nodiscard]] std::size_t pairsOfAll() const {
        return players.size() * (players.size() - 1) / 2;
    }
    [[nodiscard]] std::size_t pairsThatMet(int times) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            pairs, [times](const auto& pair) { return pair.second >= times; }));
    }
    [[nodiscard]] int usualTimes() const {
        int times = 1;
        while (pairsThatMet(times + 1) > 0 && 2 * pairsThatMet(times + 1) >= pairsOfAll())
            ++times;
        return times;
    }

    std::set<std::size_t> players;
    std::map<Pair, int> pairs;
    std::map<int, std::set<std::size_t>> rounds;
    std::map<std::pair<int, std::size_t>, int> gamesInRound;
};

// Who is out does not come back, and half or so are out after each round.
bool isKnockOut(const Meetings& met) {
    if (met.players.size() < fewestOfAKnockOut || met.rounds.size() < 2)
        return false;
    const std::set<std::size_t>* before = nullptr;
    for (const auto& [round, players] : met.rounds) {
        if (before != nullptr &&
            (players.size() * 3 > before->size() * 2 || !std::ranges::includes(*before, players)))
            return false;
        before = &players;
    }
    return true;
}

bool isSwiss(const Meetings& met) {
    if (met.rounds.size() < fewestRounds)
        return false;
    const auto often =
        std::ranges::count_if(met.gamesInRound, [](const auto& games) { return games.second > 1; });
    return static_cast<std::size_t>(often) * 10 <= met.gamesInRound.size() &&
           met.pairsThatMet(2) * 10 <= met.pairs.size();
}

// More than half of the players have a team, hardly any game is within one, and those of a team
// have one team as their opponent in a round: clubs of the players of an individual tournament are
// no teams.
bool areTeams(const Meetings& met, std::span<const EventGame> games,
              std::span<const std::string> teams) {
    if (std::ranges::count_if(teams, [](const std::string& team) { return !team.empty(); }) * 2 <=
        static_cast<std::ptrdiff_t>(met.players.size()))
        return false;
    std::map<std::pair<int, std::string_view>, std::map<std::string_view, int>> opponents;
    std::size_t between = 0;
    std::size_t within = 0;
    for (const EventGame& game : games) {
        const std::string_view white = teams[game.white];
        const std::string_view black = teams[game.black];
        if (white.empty() || black.empty())
            continue;
        ++(white == black ? within : between);
        if (game.round > 0) {
            ++opponents[{game.round, white}][black];
            ++opponents[{game.round, black}][white];
        }
    }
    std::size_t several = 0; // games of a team that has several in a round,
    std::size_t usual = 0;   // those against its most frequent opponent
    for (const auto& [team, counts] : opponents) {
        int all = 0;
        int most = 0;
        for (const auto& [opponent, count] : counts) {
            all += count;
            most = std::max(most, count);
        }
        several += all > 1 ? static_cast<std::size_t>(all) : 0U;
        usual += all > 1 ? static_cast<std::size_t>(most) : 0U;
    }
    return within * 10 <= between &&
           static_cast<double>(usual) >= enough * static_cast<double>(several);
}

EventKind kindOfTimes(int times) {
    return times == 1   ? EventKind::allPlayAll
           : times == 2 ? EventKind::doubleAllPlayAll
                        : EventKind::multipleAllPlayAll;
}

EventKind kindOf(const Meetings& met, std::span<const EventGame> games,
                 std::span<const std::string> teams, int times) {
    if (areTeams(met, games, teams))
        return EventKind::teamMatch;
    if (met.players.size() == 2)
        return EventKind::match;
    if (isKnockOut(met))
        return EventKind::knockOut;
    const auto all = static_cast<double>(met.pairsOfAll());
    if (met.players.size() > 2 && static_cast<double>(met.pairs.size()) >= enough * all)
        return kindOfTimes(times);
    return isSwiss(met) ? EventKind::swiss : EventKind::other;
}

} // namespace

EventForm formOf(std::span<const EventGame> games, std::span<const std::string> teams) {
    const Meetings met(games);
    const int times = met.usualTimes();
    return {kindOf(met, games, teams, times), times};
}

} // namespace damscope::db
