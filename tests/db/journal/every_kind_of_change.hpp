// SPDX-License-Identifier: GPL-3.0-or-later
// A store to which all is done that has an entry in the journal.
#pragma once

#include "db/findings/study/studies.hpp"
#include "db/ingest/import.hpp"
#include "db/ingest/repair.hpp"
#include "db/people/decisions.hpp"
#include "db/people/events/event_counting.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/duplicates.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/sources.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/journal/journal_store.hpp"
#include "tests/db/sample_games.hpp"

#include <array>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

class EveryKindOfChange : public Journal {
protected:
    static int sequences() {
        constexpr int usual = 60;
        const char* wanted = std::getenv("DAMSCOPE_SEQUENCES");
        return wanted != nullptr ? std::atoi(wanted) : usual;
    }

    // From 1 to `most`.
    int some(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most)) + 1; }
    GameId game() {
        const auto all = findGames(store_, {});
        return all.empty()
                   ? GameId{1}
                   : all.at(static_cast<std::size_t>(some(static_cast<int>(all.size()))) - 1);
    }
    std::array<GameId, 2> twoGames() { return {game(), game()}; }
    std::string next() { return std::to_string(++counter_); }
    std::string player() { return "Player " + std::to_string(some(6)); }
    std::string oneOf(const std::string& kind) { return kind + std::to_string(some(2)); }

    // ---- of games

    void editTag() { set(game(), "Round", next()); }
    void editName() { set(game(), "White", "New " + next()); }
    void editMoves() {
        constexpr std::array moves{std::pair(31, 26), std::pair(32, 28), std::pair(33, 29)};
        const auto& [from, to] = moves.at(static_cast<std::size_t>(some(3) - 1));
        play(game(), from, to);
    }
    void enterGame() {
        (void)addOwnGame(store_, taggedGame({{"White", "Own " + next()}}, {{33, 28}}));
    }
    void setAResult() {
        constexpr std::array results{rules::GameResult::whiteWins, rules::GameResult::draw,
                                     rules::GameResult::unknown};
        (void)setResult(store_, game(), results.at(static_cast<std::size_t>(some(3) - 1)), {},
                        "edit --set Result");
    }
    // A tournament, or what is missing of it: games, and some results.
    void enterRoundsOfAnEvent() {
        const NewEvent event{"Club 2024",
                             "Delft",
                             "2024.01.05",
                             rules::Variant::international,
                             {"Ann", "Bob", "Cor"}};
        auto pairings = roundRobin(event.players.size(), false);
        for (Pairing& pairing : pairings)
            pairing.result = some(3) == 1 ? "2-0" : "";
        const RoundEntry entry = roundEntry(store_, event, pairings);
        if (!entry.conflict && entry.games() > 0)
            (void)enterRounds(store_, event, entry);
    }
    void correctAnEvent() {
        const EventCorrection correction{
            {{"Site", "Site " + next()}}, 1990 + some(9), {{"Ann", "Anna"}, {"Bob", "Robert"}}};
        (void)correctEvent(store_, findGames(store_, {.event = "Club 2024"}), correction,
                           "event --set");
    }
    void countAnEvent() {
        const auto events = listEvents(store_, "Club 2024");
        EventCounting counting{.points = pointSystem(some(3))};
        if (some(2) == 1)
            counting.withdrawn.insert(0);
        if (!events.empty())
            (void)keepCounting(store_, events.front(), counting, "event --keep");
    }
    void annotateAGame() {
        const GameId id = game();
        auto stored = loadGame(store_, id);
        if (!stored)
            return;
        stored->setRemarks(rules::rootNode, {rules::Comment{"seen " + next()}});
        StoreChange change(store_, ChangeKind::edit, "edit annotate");
        replaceGame(change, id, *stored);
    }
    void repair() { (void)repairGames(store_, {}, RepairTask::repair); }
    void takeRepairsBack() { (void)repairGames(store_, {}, RepairTask::undo); }

    void deleteSome() { (void)deleteGames(store_, twoGames(), "edit delete"); }
    void restoreOne() {
        const auto all = deletions(store_);
        if (!all.empty())
            (void)restoreGame(store_, all.front().id,
                              deletedGames(store_, all.front().id, 1).at(0));
    }
    void deleteDuplicates() {
        (void)db::deleteDuplicates(store_, findDuplicates(store_, {}).duplicates,
                                   "edit duplicates");
    }

    // ---- of sources

    void importAFile() {
        (void)importSources(store_, {written("f" + next() + ".pdn", ++imported_ * 10, 3)});
    }
    // Again, where one that was imported before was undone.
    void importTheSameFile() { (void)importSources(store_, {written("same.pdn", 5000, 3)}); }
    // The same game each time, with another tag.
    void importACopy() {
        (void)importSources(
            store_, {folder_.write(
                        "c" + next() + ".pdn",
                        "[White \"Twin\"]\n[Black \"Player 1\"]\n[Annotator \"Copyist " + next() +
                            "\"]\n[GameType \"20\"]\n[Result \"1-1\"]\n\n1. 32-28 17-21 2. 28-23 "
                            "19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29 9-14 6. 38-33 3-9 7. "
                            "39-34 20-25 8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30 1-1\n")});
    }
    void rereadASource() {
        constexpr std::array encodings{"windows-1251", "windows-1252", "windows-1250"};
        const auto all = sources(store_);
        const StoredSource& one =
            all.at(static_cast<std::size_t>(some(static_cast<int>(all.size()))) - 1);
        RereadOptions options;
        options.encoding = encodings.at(static_cast<std::size_t>(some(3) - 1));
        options.repair = some(2) == 1 ? Repairing::yes : Repairing::no;
        (void)rereadSource(store_, one, options);
    }

    // ---- of what is kept beside games

    void mergeTwoNames() {
        const std::vector<std::vector<NameId>> group{{name(player()), name(player())}};
        (void)mergeNames(store_, group, "player list --same");
    }
    void separateTwoNames() {
        const int one = some(5);
        separateNames(store_, name("Player " + std::to_string(one)),
                      name("Player " + std::to_string(one + 1)), "player list --different");
    }
    void makeACollection() {
        const auto games = some(2) == 1 ? twoGames() : std::array{GameId{99'999}, GameId{99'999}};
        (void)createCollection(store_, oneOf("C"), "note", collected(games));
    }
    void addToACollection() { (void)addGames(store_, oneOf("C"), twoGames(), "note " + next()); }
    void removeFromACollection() { (void)removeGames(store_, oneOf("C"), std::array{game()}); }
    void renameACollection() {
        (void)renameCollection(store_, oneOf("C"), "C" + std::to_string(some(3)));
    }
    void noteACollection() { (void)annotateCollection(store_, oneOf("C"), "note " + next()); }
    void deleteACollection() { (void)deleteCollection(store_, oneOf("C")); }
    void addABookmark() {
        (void)addBookmark(store_, {oneOf("B"), BookmarkKind::position,
                                   rules::Variant::international, "W:W31:B20", "", next()});
    }
    void renameABookmark() {
        (void)renameBookmark(store_, oneOf("B"), "B" + std::to_string(some(3)));
    }
    void removeABookmark() { (void)removeBookmark(store_, oneOf("B")); }
    void makeAStudy() {
        (void)createStudy(store_, oneOf("S"), rules::Position::start(rules::Variant::international),
                          "", "note " + next());
    }
    void noteAStudy() {
        rules::Position position = rules::Position::start(rules::Variant::international);
        std::vector<rules::Move> moves;
        for (int ply = some(3); ply > 1; --ply) {
            const rules::MoveList legal = rules::legalMoves(position);
            moves.push_back(legal[random_() % legal.size()]);
            position.play(moves.back());
        }
        (void)noteStudy(store_, oneOf("S"), moves, "note " + next());
    }
    void deleteAStudy() { (void)deleteStudy(store_, oneOf("S")); }

    // Each changes the store, most times.
    std::vector<std::function<void()>> steps() {
        using Self = EveryKindOfChange;
        std::vector<std::function<void()>> all;
        for (const auto kind : {&Self::editTag,
                                &Self::editName,
                                &Self::editMoves,
                                &Self::enterGame,
                                &Self::setAResult,
                                &Self::enterRoundsOfAnEvent,
                                &Self::correctAnEvent,
                                &Self::countAnEvent,
                                &Self::annotateAGame,
                                &Self::repair,
                                &Self::takeRepairsBack,
                                &Self::deleteSome,
                                &Self::restoreOne,
                                &Self::deleteDuplicates,
                                &Self::importAFile,
                                &Self::importTheSameFile,
                                &Self::importACopy,
                                &Self::rereadASource,
                                &Self::mergeTwoNames,
                                &Self::separateTwoNames,
                                &Self::makeACollection,
                                &Self::addToACollection,
                                &Self::removeFromACollection,
                                &Self::renameACollection,
                                &Self::noteACollection,
                                &Self::deleteACollection,
                                &Self::addABookmark,
                                &Self::renameABookmark,
                                &Self::removeABookmark,
                                &Self::makeAStudy,
                                &Self::noteAStudy,
                                &Self::deleteAStudy})
            all.emplace_back([this, kind] { (this->*kind)(); });
        return all;
    }
    std::size_t entries() { return journal(store_).size(); }
    std::string whatIs(std::int64_t entry) { return journalEntry(store_, entry)->what; }

    std::mt19937 random_{7};
    int counter_ = 0;
    int imported_ = 0;
};

} // namespace damscope::db
