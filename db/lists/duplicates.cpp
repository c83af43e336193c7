// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/duplicates.hpp"

#include "db/codec/hash.hpp"
#include "db/codec/main_line.hpp"
#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/lists/edited_copies.hpp"
#include "db/records/game_reader.hpp"
#include "db/records/name_likeness.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/board/zobrist.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::uint32_t beginningPlies = 16;
constexpr std::uint32_t sameMovesPlies = 20;
constexpr std::uint32_t onlyMovesPlies = 30;
/// The number of neighbours in the order of similarity that a game is compared with: more than real
/// duplicates, and a bound that avoids comparing thousands of games of one opening pairwise.
constexpr std::size_t window = 64;
constexpr std::uint64_t gamesPerReport = 10'000;

constexpr std::string_view playerSql = "SELECT folded FROM player WHERE id = ?1";

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

// Of the positions of the main line, one after another; nothing for a game that is too short.
std::optional<Print> printOf(std::uint32_t game, Blob moves) {
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
    return print.plies < beginningPlies ? std::nullopt : std::optional(print);
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

/// The header of a game, as far as it distinguishes games.
class Headers {
public:
    explicit Headers(Connection& connection) : connection_(connection), columns_(connection) {}

    [[nodiscard]] std::uint32_t white(std::uint32_t game) {
        return columns_.value(HeaderColumn::white, game);
    }
    [[nodiscard]] std::uint32_t black(std::uint32_t game) {
        return columns_.value(HeaderColumn::black, game);
    }
    [[nodiscard]] bool alike(std::uint32_t a, std::uint32_t b) {
        return a == b || namesAlike(name(a), name(b));
    }
    /// The same for names that have their longest word in common.
    [[nodiscard]] std::uint64_t likeness(std::uint32_t player) {
        return Hash().add(longestWord(name(player))).value();
    }
    [[nodiscard]] bool sameDay(std::uint32_t a, std::uint32_t b) { return agree(day(a), day(b)); }
    [[nodiscard]] bool dayIsKnown(std::uint32_t game) { return day(game).dayIsKnown(); }
    [[nodiscard]] bool sameResult(std::uint32_t a, std::uint32_t b) {
        const auto first = kind(a).result();
        const auto second = kind(b).result();
        return first == second || first == rules::GameResult::unknown ||
               second == rules::GameResult::unknown;
    }
    /// Larger is better.
    [[nodiscard]] auto worth(const Print& print, bool edited) {
        const GameKind k = kind(print.game);
        const Ratings ratings(columns_.value(HeaderColumn::ratings, print.game));
        const Date date = day(print.game);
        const int known = (white(print.game) != 0) + (black(print.game) != 0) +
                          (date.isKnown() ? 1 : 0) + (date.dayIsKnown() ? 1 : 0) +
                          (ratings.white != 0) + (ratings.black != 0) +
                          (columns_.value(HeaderColumn::event, print.game) != 0) +
                          (k.result() != rules::GameResult::unknown);
        return std::tuple(!k.problems(), print.plies, k.comments() + k.variations(), known, edited,
                          -static_cast<std::int64_t>(print.game));
    }

private:
    [[nodiscard]] Date day(std::uint32_t game) {
        return Date::ofStored(columns_.value(HeaderColumn::day, game));
    }
    [[nodiscard]] GameKind kind(std::uint32_t game) {
        return GameKind(columns_.value(HeaderColumn::kind, game));
    }
    const std::string& name(std::uint32_t player) {
        const auto [entry, isNew] = names_.try_emplace(player);
        if (isNew && player != 0) {
            const auto select = connection_.kept(playerSql);
            if (select->bind(player).step())
                entry->second = select->text(0);
        }
        return entry->second;
    }

    Connection& connection_;
    HeaderColumns columns_;
    std::unordered_map<std::uint32_t, std::string> names_;
};

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
        : connection_(store.connection()), headers_(store.connection()),
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
            if (const auto print = printOf(games.game(), games.moves()))
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
        return a.plies < b.plies ? judgeBeginning(a, b) : judgeBeginning(b, a);
    }

    std::optional<Similarity> judgeSameMoves(const Print& a, const Print& b) {
        const std::uint32_t white = headers_.white(a.game);
        const std::uint32_t black = headers_.black(a.game);
        if (a.plies < sameMovesPlies)
            return std::nullopt;
        if (headers_.alike(white, headers_.white(b.game)) &&
            headers_.alike(black, headers_.black(b.game))) {
            const bool agree =
                headers_.sameDay(a.game, b.game) && headers_.sameResult(a.game, b.game);
            return Similarity{Sameness::sameMoves, agree ? Certainty::certain : Certainty::likely};
        }
        if (headers_.alike(white, headers_.black(b.game)) &&
            headers_.alike(black, headers_.white(b.game)))
            return Similarity{Sameness::playersSwapped, Certainty::likely};
        if (a.plies < onlyMovesPlies)
            return std::nullopt;
        return Similarity{Sameness::onlyMoves, Certainty::possible};
    }

    std::optional<Similarity> judgeBeginning(const Print& shorter, const Print& longer) {
        if (shorter.plies == longer.plies || shorter.beginning != longer.beginning ||
            !headers_.sameDay(shorter.game, longer.game) ||
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

    // All against the best of them; one that is only linked to it by a third is left alone.
    void reportGroup(std::vector<Print>& games) {
        std::ranges::sort(games, {}, &Print::game);
        const std::vector<bool> edited = editedOf(games);
        std::size_t best = 0;
        for (std::size_t i = 1; i < games.size(); ++i)
            if (headers_.worth(games[best], edited[best]) < headers_.worth(games[i], edited[i]))
                best = i;
        for (std::size_t i = 0; i < games.size(); ++i)
            if (i != best)
                if (const auto similarity = judge(games[i], games[best]))
                    report_.duplicates.push_back({GameId{games[i].game}, GameId{games[best].game},
                                                  similarity->sameness, similarity->certainty,
                                                  edited[i]});
    }

    Connection& connection_;
    Headers headers_;
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

} // namespace damscope::db
