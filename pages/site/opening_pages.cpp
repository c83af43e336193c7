// SPDX-License-Identifier: GPL-3.0-or-later
// The openings as a tree of pages, one for each position that several games had.
#include "db/search/openings/tree.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/opening_table.hpp"
#include "pages/site/page.hpp"
#include "parser/html/page.hpp"
#include "rules/board/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <queue>
#include <span>
#include <unordered_set>

namespace damscope::pages {
namespace {

using parser::html::escaped;

constexpr std::uint64_t leastGames = 2;
constexpr int deepest = 30; // plies

/// A position in the order in which pages are given to them.
struct Place {
    rules::Position position;
    std::uint64_t games = 0;
    std::string line;   ///< "1. 32-28 18-23"
    std::string parent; ///< its page; blank: none
    int ply = 0;
    std::uint64_t order = 0; ///< among places with as many games
    friend bool operator<(const Place& a, const Place& b) {
        return a.games != b.games ? a.games < b.games : a.order > b.order;
    }
};

std::string folderOf(rules::Variant variant) {
    return fmt::format("opening/{}/", rules::rules(variant).name);
}

std::string pathOf(const rules::Position& position) {
    const auto key = static_cast<std::uint64_t>(position.key());
    return fmt::format("{}{:02x}/{:016x}.html", folderOf(position.rules().variant), key & 0xffU,
                       key);
}

/// Makes the pages of one variant: first it is found out which positions have one, then what leads
/// where is known.
class OpeningPages {
public:
    OpeningPages(Site& site, db::OpeningBook& book, rules::Variant variant, PageKey key)
        : site_(site), book_(book), start_(rules::Position::start(variant)), key_(key) {}

    void put(std::size_t most) {
        add({start_, UINT64_MAX, "", "", 0, 0});
        while (!waiting_.empty() && paths_.size() < most && !site_.stop.stop_requested())
            visit();
        const std::string head = pathOf(start_);
        for (const auto& [path, table] : tables_)
            if (path != head && !site_.stop.stop_requested())
                putPosition(path, table.first, table.second, keyOf(path, table));
        // Which says that the others are complete.
        if (const auto& table = tables_.at(head); !site_.stop.stop_requested())
            putPosition(head, table.first, table.second, key_);
    }

private:
    using Table = std::pair<Place, db::OpeningTable>;
    using Tables = std::map<std::string, Table>;

    void add(Place place) {
        const auto key = static_cast<std::uint64_t>(place.position.key());
        if (!seen_.insert(key).second)
            return;
        place.order = seen_.size();
        waiting_.push(std::move(place));
    }

    void visit() {
        const Place place = waiting_.top();
        waiting_.pop();
        const std::string path = pathOf(place.position);
        db::OpeningTable table = book_.at(place.position, {false, 1});
        paths_.insert(path);
        if (place.ply < deepest)
            for (const db::OpeningMove& move : table.moves)
                if (move.tally.games >= leastGames) {
                    const rules::Position after = place.position.after(move.move);
                    add({after, move.tally.games, lineAfter(place, move), path, place.ply + 1, 0});
                }
        tables_.emplace(path, std::pair(place, std::move(table)));
    }

    static std::string lineAfter(const Place& place, const db::OpeningMove& move) {
        const bool opens = place.position.toMove() == place.position.rules().firstMover;
        std::string line = place.line.empty() ? "" : place.line + " ";
        if (opens || place.line.empty())
            line += fmt::format("{}{} ", place.ply / 2 + 1, opens ? "." : "...");
        return line + move.text;
    }

    // What the page shows: more than its position has, and less than the games have.
    [[nodiscard]] PageKey keyOf(const std::string& path, const Table& shown) const {
        const auto& [place, table] = shown;
        std::string facts = fmt::format("{}\n{}\n{}\n{} {}", path, place.line, place.parent,
                                        table.all.games, table.opening);
        for (const db::OpeningMove& move : table.moves) {
            const bool leads = paths_.contains(pathOf(table.position.after(move.move)));
            facts += fmt::format("\n{} {} {} {} {}", move.text, move.tally.games,
                                 percentText(move.tally.score()), move.opening, leads);
            if (move.first)
                facts += fmt::format(" {} {} {}", number(move.first->game),
                                     writeDate(move.first->day), move.first->player);
        }
        return site_.keys.of({}, facts);
    }

    void putPosition(const std::string& path, const Place& place, const db::OpeningTable& table,
                     PageKey key) {
        if (site_.folder.keep(std::span(&path, 1), key))
            return;
        const rules::Position& position = table.position;
        SitePage page{path,
                      place.line.empty() ? word("title", position.rules().name, site_.language)
                                         : place.line,
                      "", false, key};
        const std::string name = openingWords(table.opening, site_.language);
        if (!name.empty())
            page.body += "<p><b>" + escaped(name) + "</b></p>\n";
        page.body +=
            "<p>" + escaped(translated(countMessage("site-games", "games", table.all.games),
                                       site_.language));
        page.body +=
            ". " + escaped(site_.word(position.toMove() == rules::Color::white ? "white-moves"
                                                                               : "black-moves"));
        if (!place.parent.empty())
            page.body +=
                fmt::format(" · <a rel=\"prev\" href=\"{}\">{}</a>", linkFrom(path, place.parent),
                            escaped(site_.word("move-back")));
        page.body += "</p>\n<div class=\"walk\">\n<div class=\"walkboard\">" +
                     boardOn(path, position) + "</div>\n" + moves(path, table) + "</div>\n";
        putPage(site_, page);
    }

    // Rows with what the script needs to know where a move is on the board.
    std::string moves(const std::string& path, const db::OpeningTable& table) {
        std::string html = "<div><table class=\"tree\"><thead><tr>";
        for (const char* key : {"move", "games", "score"})
            html += fmt::format("<th scope=\"col\"{}>{}</th>",
                                key == std::string_view("move") ? "" : " class=\"n\"",
                                escaped(site_.pageWord(key)));
        for (const char* key : {"first-played", "opening-name"})
            html += fmt::format("<th scope=\"col\">{}</th>", escaped(site_.pageWord(key)));
        html += "</tr></thead>\n<tbody>\n";
        for (const db::OpeningMove& move : table.moves)
            if (move.tally.games > 0)
                html += row(path, table.position, move);
        return html + "</tbody></table></div>\n";
    }

    std::string row(const std::string& path, const rules::Position& position,
                    const db::OpeningMove& move) {
        const rules::Board& board = position.rules().board;
        const auto place = [&](rules::Square square) {
            const rules::Coordinates at = board.coordinates(square);
            return fmt::format("{},{}", at.column, at.row);
        };
        const rules::Position after = position.after(move.move);
        const std::string target = pathOf(after);
        const std::string text = escaped(move.text);
        const std::string link =
            paths_.contains(target)
                ? fmt::format("<a href=\"{}\" data-from=\"{}\" data-to=\"{}\">{}</a>",
                              linkFrom(path, target), place(move.move.from), place(move.move.to),
                              text)
                : text;
        return fmt::format("<tr><td>{}</td><td class=\"n\">{}</td><td class=\"n\">{}</td><td>{}"
                           "</td><td>{}</td></tr>\n",
                           link, move.tally.games, percentText(move.tally.score()),
                           firstPlayed(path, move),
                           escaped(openingWords(move.opening, site_.language)));
    }

    static std::string firstPlayed(const std::string& path, const db::OpeningMove& move) {
        if (!move.first)
            return {};
        return anchor(path, gamePath(move.first->game), firstPlayedText(move));
    }

    Site& site_;
    db::OpeningBook& book_;
    rules::Position start_;
    PageKey key_; ///< of all games, for the page of the first position
    std::priority_queue<Place> waiting_;
    std::unordered_set<std::uint64_t> seen_;
    std::unordered_set<std::string> paths_; ///< that have a page
    Tables tables_;
};

// A game can be on any of the pages of its variant: only what these show is known when the tables
// of all are.
void putVariant(Site& site, const db::Filter& filter, rules::Variant variant,
                std::span<const db::GameId> games, std::size_t mostPositions) {
    const std::string folder = folderOf(variant);
    const PageKey key = site.keys.of(games, fmt::format("{}{}", folder, mostPositions));
    if (site.folder.keepGroup(folder, pathOf(rules::Position::start(variant)), key))
        return;
    db::Filter ofVariant = filter;
    ofVariant.variant = variant;
    db::OpeningBook book(site.store, ofVariant, site.stop);
    OpeningPages(site, book, variant, key).put(mostPositions);
}

} // namespace

void putOpenings(Site& site, const db::Filter& filter, std::size_t mostPositions) {
    SitePage page{"openings/index.html", site.word("openings"), ""};
    std::vector<std::pair<std::vector<db::GameId>, rules::Variant>> variants;
    for (const rules::Variant variant : rules::allVariants()) {
        db::Filter ofVariant = filter;
        if (filter.variant && filter.variant != variant)
            continue;
        ofVariant.variant = variant;
        if (auto games = db::findGames(site.store, ofVariant); !games.empty())
            variants.emplace_back(std::move(games), variant);
    }
    std::ranges::stable_sort(variants, std::greater<>(),
                             [](const auto& v) { return v.first.size(); });
    SheetTable table{"", {site.textColumn("variants"), site.numberColumn("games")}, {}};
    for (const auto& [games, variant] : variants) {
        if (site.stop.stop_requested() || mostPositions == 0)
            break;
        putVariant(site, filter, variant, games, mostPositions);
        table.rows.push_back({word("title", rules::rules(variant).name, site.language),
                              std::to_string(games.size())});
        table.links.push_back({linkFrom(page.path, pathOf(rules::Position::start(variant)))});
    }
    page.body = tablesHtml(site, {table});
    putPage(site, page);
}

} // namespace damscope::pages
