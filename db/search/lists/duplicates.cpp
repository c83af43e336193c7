// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/duplicates.hpp"

#include "db/search/lists/compared_headers.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/games.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/records/game_contents.hpp"
#include "db/store/records/game_counting.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/board/position.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::uint32_t beginningPlies = 16;
constexpr std::uint32_t sameMovesPlies = 20;
constexpr std::uint32_t onlyMovesPlies = 30;
constexpr std::uint32_t brokenPlies = 2; // the least that is left of a game to be recognised
/// The number of neighbours in the order of similarity that a game is compared with: more than real
/// duplicates, and a bound that avoids comparing thousands of games of one opening pairwise.
constexpr std::size_t window = 64;
constexpr std::uint64_t gamesPerReport = 10'000;

/// The compared features of a game.
struct Print {
    std::uint32_t game = 0;
    std::uint32_t plies = 0;
    std::uint64_t beginning = 0;
    std::uint64_t whole = 0;
};

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
    std::uint64_t state = hash + value;
    return rules::zobrist::splitMix(state);
}

// A hash of the positions of the main line in their order; nothing for a game that is too short,
// unless it may have been broken off.
std::optional<Print> printOf(std::uint32_t game, Blob moves, bool mayBeBroken) {
    Print print;
    print.game = game;
    MainLineReader line(moves);
    while (line.next()) {
        if (!line.position())
            break;
        const auto key = static_cast<std::uint64_t>(line.position()->key());
        print.whole = line.ply() == 0
                          ? mixed(key, static_cast<std::uint64_t>(line.position()->variant()))
                          : mixed(print.whole, key);
        print.plies = line.ply();
        if (line.ply() == beginningPlies)
            print.beginning = print.whole;
    }
    const std::uint32_t least = mayBeBroken ? brokenPlies : beginningPlies;
    return print.plies < least ? std::nullopt : std::optional(print);
}

/// Whether one main line is the beginning of another: both are replayed side by side.
bool isBeginning(Connection& connection, std::uint32_t shorter, std::uint32_t longer) {
    const auto a = movetextOf(connection, GameId{shorter});
    const auto b = movetextOf(connection, GameId{longer});
    if (!a || !b)
        return false;
    MainLineReader first(*a);
    MainLineReader second(*b);
    while (first.next() && first.position())
        if (!second.next() || second.position() != first.position())
            return false;
    return true;
}

/// The features that games must share to be compared.
using Common = std::array<std::uint64_t, 3>;

struct Similarity {
    Sameness sameness;
    Certainty certainty;
};

class DuplicateFinder {
public:
    DuplicateFinder(Store& store, const Filter& filter, const std::stop_token& stop,
                    const base::Progress& progress)
        : store_(store), connection_(store.connection()), headers_(store.connection()),
          edited_(store.connection()), stop_(stop), progress_(progress),
          meant_(findGames(store, filter)) {}

    DuplicateReport run() && {
        readGames();
        leaders_.resize(prints_.size());
        std::iota(leaders_.begin(), leaders_.end(), std::size_t{0});
        // Games with the same moves are adjacent, and so are games of the same players that begin
        // alike.
        holdAgainstNeighbours([](const Print& p) { return Common{p.whole, p.plies, 0}; });
        holdAgainstNeighbours([this](const Print& p) {
            return Common{p.beginning, headers_.likeness(headers_.white(p.game)),
                          headers_.likeness(headers_.black(p.game))};
        });
        // A file that was corrected has games with the same header, broken before and whole now.
        holdAgainstNeighbours([this](const Print& p) {
            return Common{headers_.white(p.game), headers_.black(p.game),
                          headers_.dayNumber(p.game)};
        });
        report();
        return std::move(report_);
    }

private:
    bool goOn() {
        if (stop_.stop_requested())
            report_.complete = false;
        return report_.complete;
    }

    void readGames() {
        std::uint64_t done = 0;
        MovetextReader games(connection_, 1, UINT32_MAX);
        auto meant = meant_.begin();
        while (goOn() && meant != meant_.end() && games.next()) {
            const GameId id{games.game()};
            meant = std::lower_bound(meant, meant_.end(), id);
            if (meant == meant_.end() || *meant != id)
                continue;
            const bool mayBeBroken = headers_.hasProblems(games.game());
            if (const auto print = printOf(games.game(), games.moves(), mayBeBroken))
                prints_.push_back(*print);
            if (++done % gamesPerReport == 0 && progress_)
                progress_(done, meant_.size());
        }
    }

    // Sorts by what games have in common and compares those that have it, a window of them at most.
    template <class CommonOf> void holdAgainstNeighbours(CommonOf commonOf) {
        std::vector<std::pair<Common, std::size_t>> order;
        order.reserve(prints_.size());
        for (std::size_t i = 0; i < prints_.size(); ++i)
            order.emplace_back(commonOf(prints_[i]), i);
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < order.size() && goOn(); ++i)
            for (std::size_t j = i + 1; j < std::min(order.size(), i + window); ++j) {
                if (order[i].first != order[j].first)
                    break;
                join(order[i].second, order[j].second);
            }
    }

    void join(std::size_t a, std::size_t b) {
        if (leaderOf(a) != leaderOf(b) && judge(prints_[a], prints_[b]))
            leaders_[leaderOf(a)] = leaderOf(b);
    }

    std::size_t leaderOf(std::size_t print) {
        while (leaders_[print] != print)
            print = leaders_[print] = leaders_[leaders_[print]];
        return print;
    }

    std::optional<Similarity> judge(const Print& a, const Print& b) {
        if (a.whole == b.whole && a.plies == b.plies)
            return judgeSameMoves(a, b);
        const Print& shorter = a.plies < b.plies ? a : b;
        const Print& longer = a.plies < b.plies ? b : a;
        const auto corrected = judgeCorrected(shorter, longer);
        return corrected ? corrected : judgeBeginning(shorter, longer);
    }

    std::optional<Similarity> judgeSameMoves(const Print& a, const Print& b) {
        if (a.plies < sameMovesPlies)
            return std::nullopt;
        const std::uint32_t white = headers_.white(a.game);
        const std::uint32_t black = headers_.black(a.game);
        if (headers_.alike(white, headers_.white(b.game)) &&
            headers_.alike(black, headers_.black(b.game)))
            return Similarity{Sameness::sameMoves,
                              isCertain(a.game, b.game) ? Certainty::certain : Certainty::likely};
        if (headers_.alike(white, headers_.black(b.game)) &&
            headers_.alike(black, headers_.white(b.game)))
            return Similarity{Sameness::playersSwapped,
                              areSwapped(a.game, b.game) ? Certainty::likely : Certainty::possible};
        if (a.plies < onlyMovesPlies)
            return std::nullopt;
        return Similarity{Sameness::onlyMoves, Certainty::possible};
    }

    // Nothing in the headers distinguishes the games. Within one source, where a match may hold
    // the same game twice, they must also be known to be of one day or round, or be spelt
    // differently.
    bool isCertain(std::uint32_t a, std::uint32_t b) {
        return headers_.sameDay(a, b) && headers_.sameResult(a, b) &&
               !headers_.numberedApart(a, b) &&
               headers_.sameName(headers_.white(a), headers_.white(b)) &&
               headers_.sameName(headers_.black(a), headers_.black(b)) &&
               (!headers_.sameSource(a, b) || headers_.samePlaceInEvent(a, b) ||
                headers_.white(a) != headers_.white(b) || headers_.black(a) != headers_.black(b));
    }

    // Another source has the names the wrong way round; the next game of a match, in which the
    // colours are exchanged, is one of the same source or of another day.
    bool areSwapped(std::uint32_t a, std::uint32_t b) {
        return !headers_.sameSource(a, b) && headers_.dayIsKnown(a) && headers_.dayIsKnown(b) &&
               headers_.sameDay(a, b) && !headers_.numberedApart(a, b);
    }

    // The same game, broken off at an illegal move before.
    std::optional<Similarity> judgeCorrected(const Print& shorter, const Print& longer) {
        if (shorter.plies == longer.plies || headers_.sameSource(shorter.game, longer.game) ||
            !headers_.equal(shorter.game, longer.game) || !headers_.isBroken(shorter.game) ||
            !isBeginning(connection_, shorter.game, longer.game))
            return std::nullopt;
        return Similarity{Sameness::corrected, Certainty::certain};
    }

    std::optional<Similarity> judgeBeginning(const Print& shorter, const Print& longer) {
        if (shorter.plies < beginningPlies || shorter.plies == longer.plies ||
            shorter.beginning != longer.beginning || !headers_.sameDay(shorter.game, longer.game) ||
            headers_.numberedApart(shorter.game, longer.game) ||
            !headers_.alike(headers_.white(shorter.game), headers_.white(longer.game)) ||
            !headers_.alike(headers_.black(shorter.game), headers_.black(longer.game)) ||
            !isBeginning(connection_, shorter.game, longer.game))
            return std::nullopt;
        const bool sure = headers_.dayIsKnown(shorter.game) && headers_.dayIsKnown(longer.game);
        return Similarity{Sameness::beginning, sure ? Certainty::likely : Certainty::possible};
    }

    void report() {
        std::map<std::size_t, std::vector<Print>> groups;
        for (std::size_t i = 0; i < prints_.size(); ++i)
            if (const std::size_t leader = leaderOf(i); leader != i)
                groups[leader].push_back(prints_[i]);
        for (auto& [leader, games] : groups) {
            games.push_back(prints_[leader]);
            reportGroup(games);
        }
        std::ranges::sort(report_.duplicates, {},
                          [](const Duplicate& d) { return std::pair(d.better, d.worse); });
    }

    // Which of them a person may have edited, compared with a window of those before them.
    std::vector<bool> editedOf(const std::vector<Print>& games) {
        std::vector<bool> edited;
        std::vector<std::uint32_t> earlier;
        for (std::size_t i = 0; i < games.size(); ++i) {
            earlier.clear();
            for (std::size_t j = i > window ? i - window : 0; j < i; ++j)
                if (games[j].whole == games[i].whole && games[j].plies == games[i].plies)
                    earlier.push_back(games[j].game);
            edited.push_back(edited_.mayBeEdited(games[i].game, earlier));
        }
        return edited;
    }

    /// A game of a group: what it has, unless it is damaged, and whether a person may have edited
    /// it.
    struct Copy {
        Print print;
        std::optional<rules::Game> game;
        bool edited = false;
    };

    std::vector<Copy> copiesOf(std::vector<Print>& games) {
        std::ranges::sort(games, {}, &Print::game);
        const std::vector<bool> edited = editedOf(games);
        std::vector<Copy> copies;
        for (std::size_t i = 0; i < games.size(); ++i) {
            auto game = loadGame(store_, GameId{games[i].game});
            copies.push_back(
                {games[i], game ? std::optional(std::move(*game)) : std::nullopt, edited[i]});
        }
        return copies;
    }

    // Larger is better.
    auto worth(const Copy& copy) {
        const std::uint32_t game = copy.print.game;
        return std::tuple(!headers_.hasProblems(game), copy.print.plies,
                          copy.game ? countRemarks(*copy.game) : 0, headers_.knowledge(game),
                          copy.edited, -static_cast<std::int64_t>(game));
    }

    // All against the best of them; one that is only linked to it by a third is left alone.
    void reportGroup(std::vector<Print>& games) {
        const std::vector<Copy> copies = copiesOf(games);
        const auto best =
            std::ranges::max_element(copies, {}, [this](const Copy& copy) { return worth(copy); });
        for (const Copy& copy : copies)
            if (&copy != &*best)
                if (const auto similarity = judge(copy.print, best->print))
                    add(copy, *best, *similarity);
    }

    // What exists in one of two games only must not be deleted as if it were in both.
    void add(const Copy& worse, const Copy& better, Similarity similarity) {
        const bool adds = worseAdds(worse, better, similarity.sameness);
        if (adds)
            similarity.certainty = std::min(similarity.certainty, Certainty::likely);
        report_.duplicates.push_back({GameId{worse.print.game}, GameId{better.print.game},
                                      similarity.sameness, similarity.certainty, worse.edited,
                                      adds});
    }

    // Also if it cannot be read.
    static bool worseAdds(const Copy& worse, const Copy& better, Sameness sameness) {
        const auto rest =
            sameness == Sameness::corrected ? BrokenRest::isReplaced : BrokenRest::counts;
        return !worse.game || !better.game || hasOwnContents(*worse.game, *better.game, rest);
    }

    Store& store_;
    Connection& connection_;
    ComparedHeaders headers_;
    EditedCopies edited_;
    const std::stop_token& stop_;
    const base::Progress& progress_;
    std::vector<GameId> meant_;
    std::vector<Print> prints_;
    std::vector<std::size_t> leaders_; ///< union-find
    DuplicateReport report_;
};

} // namespace

std::string_view text(Sameness sameness) {
    switch (sameness) {
    case Sameness::sameMoves:
        return "the same moves and players";
    case Sameness::beginning:
        return "one is the beginning of the other";
    case Sameness::playersSwapped:
        return "the same moves, White and Black exchanged";
    case Sameness::corrected:
        return "the same header; one is broken off where the other goes on";
    case Sameness::onlyMoves:
        break;
    }
    return "the same moves, other names";
}

DuplicateReport findDuplicates(Store& store, const Filter& filter, const std::stop_token& stop,
                               const base::Progress& progress) {
    const Snapshot snapshot(store);
    return DuplicateFinder(store, filter, stop, progress).run();
}

namespace {

// Within a transaction, after the worse one was deleted.
void inheritCounting(Connection& connection, const Duplicate& duplicate) {
    auto counting = countingOf(connection, duplicate.worse);
    if (!counting || !leavesItsCounting(connection, duplicate.worse, duplicate.better))
        return;
    if (duplicate.sameness == Sameness::playersSwapped)
        std::swap(counting->whiteLeft, counting->blackLeft);
    db::inheritCounting(connection, duplicate.better, *counting);
}

} // namespace

std::uint64_t deleteDuplicates(Store& store, std::span<const Duplicate> duplicates,
                               const std::string& reason) {
    std::vector<GameId> games;
    for (const Duplicate& duplicate : duplicates)
        games.push_back(duplicate.worse);
    return deleteGames(store, games, reason, [&](Connection& connection) {
        for (const Duplicate& duplicate : duplicates)
            inheritCounting(connection, duplicate);
    });
}

} // namespace damscope::db
