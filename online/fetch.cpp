// SPDX-License-Identifier: GPL-3.0-or-later
#include "online/fetch.hpp"

#include "base/files/open_files.hpp"
#include "base/files/stream_error.hpp"
#include "base/text/split.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <system_error>
#include <utility>

namespace damscope::online {
namespace {

namespace fs = std::filesystem;

constexpr const char* acceptedGames =
    "application/x-draughts-pdn, application/x-chess-pgn, */*;q=0.1";
constexpr const char* acceptedFiles = "*/*";
constexpr const char* acceptedMembers = "application/x-ndjson";
constexpr const char* acceptedObject = "application/json";
constexpr int mostCuts = 3; // in a row, without a game between them
constexpr std::size_t pieceSize = std::size_t{1} << 16;
constexpr std::size_t longestText = std::size_t{64} << 20; // of members, for one
constexpr std::int64_t forever = INT64_MAX;                // the end of what changes no more

// lidraughts counts milliseconds, its PDN seconds; it leaves out the two ends themselves.
Address between(Address address, std::int64_t from, const std::optional<std::int64_t>& before) {
    constexpr std::int64_t milliseconds = 1000;
    if (from > 0)
        address.target += "&since=" + std::to_string(from * milliseconds - 1);
    if (before)
        address.target += "&until=" + std::to_string(*before * milliseconds);
    return address;
}

// That somebody else may have the games, in the words of what was looked for.
Message wordedFor(const Source& source, const Message& reason) {
    if (reason.code != "net-not-found")
        return reason;
    switch (source.kind) {
    case Kind::user:
        return {"lidraughts-no-user", {{"name", source.id}}};
    case Kind::team:
        return {"lidraughts-no-team", {{"name", source.id}}};
    case Kind::address:
        return reason;
    default:
        return {"lidraughts-nothing", {{"address", source.address.text()}}};
    }
}

} // namespace

/// A source that is being fetched.
struct Fetch::Part {
    FetchedSource result;
    std::ofstream out;
    // Times of the games of one request, which come the newest first.
    std::optional<std::int64_t> newest;
    std::optional<std::int64_t> oldest;
    std::int64_t unfinished = INT64_MAX; ///< when the oldest game began that goes on
    bool hasUnfinished = false;          ///< one of them may have no date

    void open(std::filesystem::path file) {
        if (out.is_open())
            out.close();
        result.file = std::move(file);
        out.open(result.file, std::ios::binary);
    }
    void write(std::string_view bytes) {
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        if (!out.flush())
            base::failOn(result.file, base::streamError(result.file, base::Opening::append));
    }
};

Fetch::Fetch(db::Store* store, const Line& line, std::optional<std::int64_t> since,
             Progress progress)
    : store_(store), line_(line), since_(since.value_or(0)), progress_(std::move(progress)) {}

std::vector<FetchedSource> Fetch::all(const Source& source) {
    if (!folder_) // before a server is asked
        folder_.emplace();
    std::vector<FetchedSource> parts;
    if (source.kind != Kind::team) {
        parts.push_back(one(source));
        return parts;
    }
    try {
        const std::vector<std::string> names = members(source);
        if (names.empty())
            throw db::SourceFailure({"lidraughts-no-members", {{"name", source.id}}});
        for (const std::string& name : names) {
            const auto user = userNamed(name);
            const bool mayGoOn = parts.empty() || !parts.back().failure ||
                                 parts.back().failure->code == "lidraughts-no-user";
            if (line_.stop.stop_requested() || !mayGoOn)
                break;
            if (user)
                parts.push_back(one(*user));
        }
    } catch (const db::SourceFailure& failure) {
        if (!line_.stop.stop_requested()) // who stopped it knows
            parts.push_back({source, {}, 0, 0, {}, false, wordedFor(source, failure.reason())});
    }
    return parts;
}

// A member is a line of JSON.
std::vector<std::string> Fetch::members(const Source& team) {
    const std::string text = textAt(team.download, acceptedMembers);
    std::vector<std::string> names;
    for (const std::string_view line : base::splitLines(text)) {
        const auto member = nlohmann::json::parse(line, nullptr, false);
        const bool isNamed = member.is_object() && member.contains("username");
        if (const char* key = isNamed ? "username" : "id";
            member.is_object() && member.contains(key) && member[key].is_string())
            names.push_back(member[key].get<std::string>());
    }
    return names;
}

// An object of JSON. A server that does not say it keeps nothing from being fetched.
bool Fetch::hasEnded(const Source& tournament) {
    Address address = tournament.download;
    address.target.resize(address.target.rfind("/games"));
    try {
        const auto answer = nlohmann::json::parse(textAt(address, acceptedObject), nullptr, false);
        const auto ended = answer.find("isFinished");
        return ended != answer.end() && ended->is_boolean() && ended->get<bool>();
    } catch (const db::SourceFailure&) {
        return false;
    }
}

std::string Fetch::textAt(const Address& address, const char* accept) {
    const auto bytes = openAddress(address, accept, line_);
    std::string text;
    std::vector<char> room(pieceSize);
    while (const std::size_t got = bytes->read(room)) {
        text.append(room.data(), got);
        if (text.size() > longestText)
            throw db::SourceFailure({"net-too-large", {{"address", address.text()}}});
    }
    return text;
}

FetchedSource Fetch::one(const Source& source) {
    Part part;
    part.result.source = source;
    try {
        if (source.kind == Kind::user)
            userGames(part);
        else if (source.kind == Kind::tournament)
            tournamentGames(part);
        else if (source.kind == Kind::game && isStored(source.address.text()))
            part.result.known = 1;
        else if (isFetchedWhole(source.kind))
            copy(part);
        else
            takeGames(part, source.download);
    } catch (const db::SourceFailure& failure) {
        if (!line_.stop.stop_requested())
            part.result.failure = wordedFor(source, failure.reason());
    }
    return std::move(part.result);
}

std::vector<db::Period> Fetch::periodsOf(const Source& source) {
    return store_ == nullptr ? std::vector<db::Period>()
                             : db::fetchedPeriods(*store_, source.address.text());
}

bool Fetch::isStored(const std::string& site) {
    if (!stored_)
        stored_ = store_ == nullptr ? std::set<std::string>() : db::sitesOfGames(*store_);
    return stored_->contains(site);
}

// One cannot ask for a part of them, but they stay as they are once it has ended.
void Fetch::tournamentGames(Part& part) {
    const Source& source = part.result.source;
    part.result.isComplete =
        std::ranges::any_of(periodsOf(source), [this](const db::Period& period) {
            return period.from <= since_ && period.to == forever;
        });
    if (part.result.isComplete)
        return;
    const bool willStay = store_ != nullptr && hasEnded(source); // before the games are asked for
    takeGames(part, source.download);
    if (willStay && !part.hasUnfinished)
        part.result.periods = {{since_, forever}};
}

void Fetch::userGames(Part& part) {
    part.result.periods = periodsOf(part.result.source);
    for (const db::PeriodGap& gap : db::gapsBetween(*part.result.periods, since_))
        fillGap(part, gap);
}

// After a pause, which a server that is in trouble needs.
bool Fetch::isTriedAgain(const Message& failure, int cuts) const {
    return mayBeTriedAgain(failure) && cuts < mostCuts &&
           pauseFor(line_.pause * (1 << cuts), line_.stop);
}

// Where a connection is cut, the next request goes on behind the last game that came.
void Fetch::fillGap(Part& part, db::PeriodGap gap) {
    std::optional<std::int64_t> newest;
    if (gap.before)
        newest = *gap.before - 1;
    const auto noteFrom = [&](std::int64_t from) {
        if (newest)
            part.result.periods = db::withPeriod(*std::move(part.result.periods),
                                                 {from, std::min(*newest, part.unfinished - 1)});
    };
    part.unfinished = INT64_MAX;
    for (int cuts = 0;; ++cuts) {
        part.newest.reset();
        part.oldest.reset();
        std::optional<Message> failure;
        try {
            takeGames(part, between(part.result.source.download, gap.from, gap.before));
        } catch (const db::SourceFailure& failed) {
            failure = failed.reason();
        }
        if (!newest)
            newest = part.newest;
        if (!failure)
            return noteFrom(gap.from);
        if (part.oldest && *part.oldest + 1 < gap.before.value_or(INT64_MAX)) {
            gap.before = *part.oldest + 1;
            cuts = 0;
        }
        if (!isTriedAgain(*failure, cuts)) {
            if (gap.before)
                noteFrom(*gap.before);
            throw db::SourceFailure(*failure);
        }
    }
}

void Fetch::takeGames(Part& part, const Address& address) {
    const auto bytes = openAddress(address, acceptedGames, line_);
    GameTexts games(*bytes);
    std::optional<GameText> cutShort; // if nothing follows
    while (auto game = games.next()) {
        if (cutShort)
            takeGame(part, *std::exchange(cutShort, std::nullopt));
        if (game->isWhole())
            takeGame(part, *game);
        else
            cutShort = std::move(game);
    }
    if (cutShort)
        throw db::SourceFailure({"net-cut", {{"host", address.place.host}, {"reason", ""}}});
}

void Fetch::takeGame(Part& part, const GameText& game) {
    ++done_.games;
    progress_(done_);
    if (game.began) {
        part.newest = part.newest.value_or(*game.began);
        part.oldest = game.began;
    }
    if (game.goesOn) {
        part.hasUnfinished = true;
        part.unfinished = std::min(part.unfinished, game.began.value_or(INT64_MAX));
        return;
    }
    if (game.began.value_or(INT64_MAX) < since_)
        return;
    const bool isNew = game.site.empty() || (met_.insert(game.site).second && !isStored(game.site));
    ++(isNew ? part.result.games : part.result.known);
    if (!isNew)
        return;
    if (!part.out.is_open())
        part.open(nextFile());
    part.write(game.text + "\n");
}

std::filesystem::path Fetch::nextFile() {
    return folder_->path() / (std::to_string(++files_) + ".pdn");
}

// What is packed, or has an order of its own, is whole or nothing.
void Fetch::copy(Part& part) {
    std::vector<char> room(pieceSize);
    for (int cuts = 0;; ++cuts) {
        part.open(nextFile());
        try {
            const auto bytes = openAddress(part.result.source.download, acceptedFiles, line_);
            while (const std::size_t got = bytes->read(room)) {
                part.write({room.data(), got});
                done_.bytes += got;
                progress_(done_);
            }
            return;
        } catch (const db::SourceFailure& failure) {
            part.result.file.clear();
            if (!isTriedAgain(failure.reason(), cuts))
                throw;
        }
    }
}

} // namespace damscope::online
