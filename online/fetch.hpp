// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ingest/fetched.hpp"
#include "intake/scratch_folder.hpp"
#include "messages/message.hpp"
#include "online/game_texts.hpp"
#include "online/source.hpp"
#include "online/transfer.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::online {

/// How far a fetch is.
struct FetchProgress {
    std::uint64_t games = 0; ///< that came, or were known
    std::uint64_t bytes = 0;
};

/// What was fetched of one source.
struct FetchedSource {
    Source source;
    std::filesystem::path file; ///< empty: nothing that is new
    std::uint64_t games = 0;    ///< in it; 0 where they were not counted
    std::uint64_t known = 0;    ///< games that the store has
    /// What is to be remembered once the store has the games; nothing of sources that cannot be
    /// asked for a time.
    std::optional<std::vector<db::Period>> periods{};
    bool isComplete = false; ///< the store has all that will ever be there: nothing was asked for
    std::optional<Message> failure{}; ///< why not all came
};

/// Fetches games into files, which go with it, one request at a time.
class Fetch {
public:
    using Progress = std::function<void(const FetchProgress&)>;

    /// All must outlive it. `store`: games that it has are left out; null: all come. `since`: only
    /// games that began then or later, in seconds since 1970, unless isFetchedWhole().
    Fetch(db::Store* store, const Line& line, std::optional<std::int64_t> since, Progress progress);

    /// What there is of a source: one part, or of a team one for each member. Ends early where a
    /// stop is requested; what has come by then is whole games. Throws db::SourceFailure if there
    /// is no place for files.
    [[nodiscard]] std::vector<FetchedSource> all(const Source& source);

private:
    struct Part;
    [[nodiscard]] FetchedSource one(const Source& source);
    [[nodiscard]] std::vector<std::string> members(const Source& team);
    [[nodiscard]] bool hasEnded(const Source& tournament);
    [[nodiscard]] std::string textAt(const Address& address, const char* accept);
    [[nodiscard]] std::vector<db::Period> periodsOf(const Source& source);
    [[nodiscard]] bool isStored(const std::string& site);
    [[nodiscard]] bool isTriedAgain(const Message& failure, int cuts) const;
    void userGames(Part& part);
    void tournamentGames(Part& part);
    void fillGap(Part& part, db::PeriodGap gap);
    void takeGames(Part& part, const Address& address);
    void takeGame(Part& part, const GameText& game);
    void copy(Part& part);
    [[nodiscard]] std::filesystem::path nextFile();

    db::Store* store_;
    std::optional<db::ScratchFolder> folder_; ///< made for the first source
    int files_ = 0;                           ///< in it
    const Line& line_;
    std::int64_t since_;
    Progress progress_;
    FetchProgress done_;
    std::optional<std::set<std::string>> stored_; ///< addresses of the games that the store has
    std::set<std::string> met_; ///< addresses of games: of a team's, both players may be members
};

} // namespace damscope::online
