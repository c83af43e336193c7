// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/player_overview.hpp"

#include "analysis/judgement/annotation.hpp"
#include "db/store/games.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace damscope::pages {

namespace {

constexpr int deepest = 3; // plies of an opening
// A beginning that fewer than one in so many of a player's games have is left out.
constexpr std::uint64_t leastShare = 100;

std::string yearsOf(const std::vector<db::PersonGame>& games) {
    int first = 0;
    int last = 0;
    for (const db::PersonGame& game : games)
        if (const int year = game.day.year(); year != 0) {
            first = first == 0 ? year : std::min(first, year);
            last = std::max(last, year);
        }
    if (first == last)
        return knownNumber(first);
    return fmt::format("{}-{}", first, last);
}

std::string summaryOf(const db::PersonPage& page, const std::vector<db::PersonGame>& games,
                      Language language) {
    Message message = countMessage("player-summary", "games", games.size());
    if (std::string years = yearsOf(games); !years.empty())
        message.parameters.push_back({"years", std::move(years)});
    const auto rated = std::find_if(games.rbegin(), games.rend(),
                                    [](const db::PersonGame& game) { return game.rating != 0; });
    if (rated != games.rend())
        message.parameters.push_back({"rating", std::to_string(rated->rating)});
    std::string summary = translated(message, language);
    if (!page.repeated.empty()) // the list of players counts what is stored
        summary += " · " + translated(countMessage("games-repeated", "games", page.repeated.size()),
                                      language);
    return summary;
}

std::vector<PlayerGame> listed(db::Store& store, std::span<const db::PersonGame> games) {
    std::vector<db::GameId> ids;
    for (std::size_t i = games.size(); i-- > 0;)
        ids.push_back(games[i].id);
    std::unordered_map<db::GameId, const db::PersonGame*> sides;
    for (const db::PersonGame& game : games)
        sides.emplace(game.id, &game);
    std::vector<PlayerGame> all;
    for (const db::GameLine& line : db::gameLines(store, ids)) {
        const db::PersonGame& game = *sides.at(line.id);
        const bool white = game.side == rules::Color::white;
        std::string opponent = white ? line.header.black : line.header.white;
        const auto& rating = white ? line.header.blackRating : line.header.whiteRating;
        if (rating)
            opponent += fmt::format(" {}", *rating);
        all.push_back({line.id, game.side, game.outcome, line.header.variant, line.header.result,
                       std::move(opponent), line.header.event == "?" ? "" : line.header.event,
                       db::shownDate(line.header.date)});
    }
    return all;
}

// The name of the opening that a line comes to, else of the one that its games have.
class OpeningTexts {
public:
    OpeningTexts(std::span<const db::PersonGame> games, const std::vector<db::RecordOf>& openings,
                 rules::Variant variant, Language language)
        : openings_(openings), variant_(variant), language_(language) {
        for (const db::PersonGame& game : games)
            openingOf_.emplace(game.id, game.opening);
    }

    [[nodiscard]] std::string of(const db::RepertoireLine& line) const {
        const std::uint32_t first = openingOf_.at(line.games.front());
        const bool isOne = std::ranges::all_of(
            line.games, [&](db::GameId game) { return openingOf_.at(game) == first; });
        const auto stored = std::ranges::find(openings_, first, &db::RecordOf::id);
        if (isOne && stored != openings_.end())
            return db::storedOpeningText(first, stored->name, language_);
        rules::Position position = rules::Position::start(variant_);
        std::uint32_t last = 0;
        for (const std::string& text : line.moves) {
            const auto match = rules::resolve(position, text);
            if (!match.unique())
                break;
            position.play(match.moves.front());
            if (const std::uint32_t number = db::openingNames().of(position); number != 0)
                last = number;
        }
        return db::openingText(last, language_);
    }

private:
    const std::vector<db::RecordOf>& openings_;
    rules::Variant variant_;
    Language language_;
    std::unordered_map<db::GameId, std::uint32_t> openingOf_;
};

// "1... 18-23 2. 33-29" from the second move on.
std::string textFrom(const std::vector<std::string>& moves, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < moves.size(); ++i) {
        const bool first = i % 2 == 0;
        if (first || i == from)
            text += rules::moveNumberText(rules::moveNumberAfter(static_cast<int>(i)), first) + ' ';
        text += moves[i];
        if (i + 1 < moves.size())
            text += ' ';
    }
    return text;
}

// First moves, and the answers to those of several games: together with the next move, if that was
// always the same.
std::vector<PlayerOpening> openingsOf(const std::vector<db::RepertoireLine>& lines,
                                      const OpeningTexts& texts) {
    std::vector<PlayerOpening> rows;
    const auto add = [&](const db::RepertoireLine& line, int depth) {
        std::vector<db::GameId> games = line.games;
        std::ranges::sort(games);
        rows.push_back({line.moves, textFrom(line.moves, static_cast<std::size_t>(depth)), depth,
                        texts.of(line), line.record, std::move(games)});
    };
    bool isSingle = false;
    for (std::size_t i = 0; i < lines.size(); ++i) { // in reading order
        if (lines[i].depth == 1) {
            isSingle = lines[i].record.games == 1;
            add(lines[i], 0);
        } else if (lines[i].depth == 2 && !isSingle) {
            const bool goesOn = i + 1 < lines.size() && lines[i + 1].depth == 3 &&
                                lines[i + 1].record == lines[i].record;
            add(lines[goesOn ? i + 1 : i], 1);
        }
    }
    return rows;
}

// What the player, with Black, answers to a first move.
std::vector<std::string> answersOf(const std::vector<db::RepertoireLine>& lines) {
    std::vector<std::string> all;
    for (const db::RepertoireLine& line : lines) {
        if (line.depth == 1)
            all.push_back(line.move + ":");
        else if (line.depth == 2)
            all.back() += fmt::format("{} {} ({})", all.back().ends_with(':') ? "" : ",", line.move,
                                      line.record.games);
    }
    std::erase_if(all, [](const std::string& text) { return text.ends_with(':'); });
    return all;
}

int errorsOf(const db::PlayedPhase& phase) {
    return phase.mistakes + phase.blunders + phase.missedWins;
}

// "Errors in 12 analysed games: 5 in the opening, 9 in the middlegame; 3 in time trouble"
std::string errorsFact(const db::PersonPage& page, Language language) {
    constexpr std::array inPhase{"player-errors-opening", "player-errors-middlegame",
                                 "player-errors-endgame"};
    std::string phases;
    std::uint64_t trouble = 0;
    for (const db::PlayedPhase& phase : page.phases) {
        trouble += static_cast<std::uint64_t>(phase.inTimeTrouble);
        if (const auto errors = static_cast<std::uint64_t>(errorsOf(phase)); errors > 0)
            phases += (phases.empty() ? "" : ", ") +
                      translated(countMessage(inPhase.at(static_cast<std::size_t>(phase.phase)),
                                              "errors", errors),
                                 language);
    }
    if (phases.empty())
        return translated(countMessage("player-no-errors", "games", page.analysed), language);
    Message errors = countMessage("player-errors", "games", page.analysed);
    errors.parameters.push_back({"phases", phases});
    if (trouble > 0)
        addCount(errors, "t", "errors", trouble);
    return translated(errors, language);
}

std::vector<std::string> wrongOf(const db::PersonPage& page, Language language) {
    std::vector<std::string> facts;
    Message lost = countMessage("player-lost", "games", page.all.games);
    addCount(lost, "lost", "losses", page.all.losses);
    facts.push_back(translated(lost, language));
    facts.push_back(page.phases.empty() ? translated(Message{"player-not-analysed", {}}, language)
                                        : errorsFact(page, language));
    if (page.searched > 0) {
        Message missed = countMessage("player-missed", "games", page.searched);
        addCount(missed, "missed", "missedShots", page.missedShots.size());
        facts.push_back(translated(missed, language));
    }
    return facts;
}

} // namespace

PlayerOverview playerOverview(db::Store& store, const db::PersonPage& page,
                              const db::PersonGames& games, Language language) {
    PlayerOverview overview{page.name,
                            page.otherNames,
                            summaryOf(page, games.games, language),
                            page.all,
                            page.white,
                            page.black,
                            listed(store, games.games),
                            db::mostPlayed(games.games),
                            {},
                            {},
                            {},
                            wrongOf(page, language),
                            page.missedShots};
    const auto linesOf = [&](rules::Color side) {
        std::vector<db::PersonGame> played;
        for (const db::PersonGame& game : games.games)
            if (game.side == side && game.variant == overview.variant)
                played.push_back(game);
        const std::uint64_t least = 1 + played.size() / leastShare;
        return db::repertoireTree(store.connection(), played, least, deepest);
    };
    const auto white = linesOf(rules::Color::white);
    const auto black = linesOf(rules::Color::black);
    const auto texts = [&](const std::vector<db::RecordOf>& openings) {
        return OpeningTexts(games.games, openings, overview.variant, language);
    };
    overview.openingsWhite = openingsOf(white, texts(page.openingsWhite));
    overview.openingsBlack = openingsOf(black, texts(page.openingsBlack));
    overview.answers = answersOf(black);
    return overview;
}

std::vector<PlayerOpening> byResult(std::vector<PlayerOpening> openings) {
    // An opening and what stands below it; each lot is sorted for itself.
    const auto sortKey = [](const PlayerOpening& opening) {
        const auto games = static_cast<std::int64_t>(opening.record.games);
        return std::pair(opening.record.score().value_or(2), -games);
    };
    std::vector<std::vector<PlayerOpening>> lots;
    for (PlayerOpening& opening : openings) {
        if (opening.depth == 0 || lots.empty())
            lots.emplace_back();
        lots.back().push_back(std::move(opening));
    }
    for (std::vector<PlayerOpening>& lot : lots)
        std::stable_sort(lot.begin() + 1, lot.end(),
                         [&](const auto& a, const auto& b) { return sortKey(a) < sortKey(b); });
    std::ranges::stable_sort(lots, {}, [&](const auto& lot) { return sortKey(lot.front()); });
    openings.clear();
    for (std::vector<PlayerOpening>& lot : lots)
        std::ranges::move(lot, std::back_inserter(openings));
    return openings;
}

CriticalPlace criticalPlace(db::Store& store, const rules::Game& game, rules::Color side,
                            const std::optional<db::MissedShot>& missed, Language language) {
    const std::vector<rules::NodeId> line = game.mainLine();
    const auto textOf = [&](int ply) {
        const rules::NodeId node = line.at(static_cast<std::size_t>(ply - 1));
        const auto before = game.position(game.node(node).parent);
        return before ? rules::numberedMoves(*before, ply - 1, std::span(&game.node(node).move, 1))
                      : std::string();
    };
    if (const auto error = db::worstError(store, game, side)) {
        const auto before = game.position(game.node(error->node).parent);
        CriticalPlace place{
            error->ply, std::nullopt, textOf(error->ply) + std::string(signOf(error->quality)), {}};
        std::string better;
        if (before && !error->better.empty()) {
            place.better = error->better.front();
            better = rules::moveText(*before, *place.better);
        }
        place.why = translated(analysis::errorComment(*error, better), language);
        return place;
    }
    if (missed && missed->ply >= 0 && static_cast<std::size_t>(missed->ply) < line.size())
        return {missed->ply + 1, std::nullopt, textOf(missed->ply + 1),
                translated(Message{"player-missed-here", {{"line", missed->line}}}, language)};
    return {0, std::nullopt, {}, translated(Message{"player-last-position", {}}, language)};
}

} // namespace damscope::pages
