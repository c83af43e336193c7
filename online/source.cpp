// SPDX-License-Identifier: GPL-3.0-or-later
#include "online/source.hpp"

#include "base/files/user_folder.hpp"
#include "base/text/ascii.hpp"
#include "base/text/split.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace damscope::online {
namespace {

// What is asked for: all that the store can keep, and of a user the games that go on, since the
// fetch must not leave them behind.
constexpr std::string_view wanted = "?clocks=true&evals=true&opening=true";
constexpr std::string_view wantedOfUser = "?clocks=true&evals=true&opening=true&ongoing=true";

/// Where the games of a kind are, as in lidraughts' conf/routes.
struct Route {
    Kind kind;
    std::string_view word;   ///< before the id, in names and in the paths that people see
    std::string_view before; ///< the path of the download, around the id
    std::string_view after;
    std::string_view query;
};

constexpr std::array routes{
    Route{Kind::user, "@", "/games/export/", "", wantedOfUser},
    Route{Kind::team, "team", "/api/team/", "/users", ""},
    Route{Kind::tournament, "tournament", "/api/tournament/", "/games", wanted},
    Route{Kind::swiss, "swiss", "/api/swiss/", "/games", wanted},
    Route{Kind::simul, "simul", "/api/simul/", "/games", wanted},
    Route{Kind::study, "study", "/study/", ".pdn", ""},
    Route{Kind::game, "game", "/game/export/", ".pdn", wanted},
};

const Route& routeOf(Kind kind) {
    return *std::ranges::find(routes, kind, &Route::kind);
}

constexpr std::size_t usualId = 8;

// Players of a game see it at an address of their own, with four characters more.
std::string gameIn(const std::string& word) {
    return word.size() == usualId + 4 ? word.substr(0, usualId) : word;
}

bool isId(Kind kind, std::string_view id) {
    constexpr std::size_t longest = 60;
    const bool isNamed = kind == Kind::user || kind == Kind::team;
    const bool fits = isNamed ? id.size() >= 2 && id.size() <= longest : id.size() == usualId;
    return fits && std::ranges::all_of(id, [&](char c) {
               return base::isLetter(c) || base::isDigit(c) || c == '_' || (isNamed && c == '-');
           });
}

Source lidraughts(const std::string& server, const Route& route, const std::string& id) {
    const auto at = [&](const std::string& path) { return addressFrom(server + path).value(); };
    const std::string shown =
        route.kind == Kind::game ? "/" + id : "/" + std::string(route.word) + "/" + id;
    std::string download = std::string(route.before) + id;
    return {route.kind, id, at(shown), at(download.append(route.after).append(route.query))};
}

// A path on lidraughts: "NAME", "team/ID", "@/NAME", "study/ID/CHAPTER". Nothing for others.
std::optional<Source> lidraughtsPath(const std::string& server, std::string_view path,
                                     bool isAddress) {
    path = path.substr(0, path.find_first_of("?#"));
    while (isAddress && path.ends_with('/'))
        path.remove_suffix(1);
    const std::vector<std::string> words = base::splitFields(path, "/");
    if (words.size() == 1 && !isAddress && isId(Kind::user, words[0]))
        return lidraughts(server, routeOf(Kind::user), words[0]);
    const bool isSide = words.size() == 1 || words[1] == "white" || words[1] == "black";
    if (const std::string game = gameIn(words[0]); isAddress && isSide && isId(Kind::game, game))
        return lidraughts(server, routeOf(Kind::game), game);
    const auto route = std::ranges::find(routes, words[0] == "user" ? "@" : words[0], &Route::word);
    if (words.size() < 2 || route == routes.end())
        return std::nullopt;
    const std::string id = route->kind == Kind::game ? gameIn(words[1]) : words[1];
    return isId(route->kind, id) ? std::optional(lidraughts(server, *route, id)) : std::nullopt;
}

} // namespace

bool isFetchedWhole(Kind kind) {
    return kind == Kind::address || kind == Kind::study;
}

std::string lidraughtsServer() {
    return base::environment("DAMSCOPE_LIDRAUGHTS").value_or("https://lidraughts.org");
}

bool isOnline(std::string_view text) {
    const std::string lower = base::lowerCase(text.substr(0, lidraughtsPrefix.size()));
    return lower == lidraughtsPrefix || lower.starts_with("https://") ||
           lower.starts_with("http://");
}

Expected<Source, Message> sourceFrom(std::string_view text) {
    const auto place = addressFrom(lidraughtsServer());
    if (!place)
        return Unexpected{place.error()};
    std::string server = place->text();
    if (server.ends_with('/'))
        server.pop_back();
    if (base::lowerCase(text.substr(0, lidraughtsPrefix.size())) == lidraughtsPrefix) {
        if (auto source = lidraughtsPath(server, text.substr(lidraughtsPrefix.size()), false))
            return *source;
        return Unexpected{Message{"lidraughts-source", {{"source", std::string(text)}}}};
    }
    auto address = addressFrom(text);
    if (!address)
        return Unexpected{address.error()};
    const std::string whole = address->text();
    if (whole.starts_with(server + "/"))
        if (auto source =
                lidraughtsPath(server, std::string_view(whole).substr(server.size() + 1), true))
            return *source;
    return Source{Kind::address, {}, *address, *address};
}

Expected<Source, Message> userNamed(const std::string& name) {
    return sourceFrom(std::string(lidraughtsPrefix) + name);
}

} // namespace damscope::online
