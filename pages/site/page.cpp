// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/site/page.hpp"

#include "base/text/utf8.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/translation.hpp"
#include "pages/board_svg.hpp"
#include "pages/game_report.hpp"
#include "pages/site/site_assets.hpp"
#include "parser/html/page.hpp"
#include "parser/write/write.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

namespace damscope::pages {
namespace {

using parser::html::escaped;

constexpr std::size_t gamesOfPage = 500;

/// 'self' of a page that was opened from a disk is no file in every browser.
constexpr std::string_view ownFiles = "script-src 'self' file:; img-src 'self' file:";

std::string navigation(const Site& site, const std::string& path) {
    std::string html =
        fmt::format("<nav class=\"site\" aria-label=\"{}\">{}", escaped(site.word("navigation")),
                    anchor(path, "index.html", site.title));
    for (const std::string_view part : {"players", "events", "openings", "structures", "shots"})
        html += anchor(path, fmt::format("{}/index.html", part), site.word(part));
    if (site.hasEngine)
        html += anchor(path, enginePath, site.word("engine"));
    return html + "</nav>";
}

std::string scripts(const SitePage& page) {
    std::string html;
    const auto add = [&](std::string_view file) {
        html += fmt::format("<script defer src=\"{}\"></script>\n", linkFrom(page.path, file));
    };
    add(page.hasBoard ? "game.js" : "site.js");
    if (page.hasBoard)
        html += "<noscript><style>.buttons { display: none; }</style></noscript>\n";
    return html;
}

std::string nameCell(const std::string& name, int rating) {
    return name.empty()  ? "?"
           : rating == 0 ? name
                         : fmt::format("{} ({})", base::isolated(name), rating);
}

} // namespace

void putPage(Site& site, const SitePage& page) {
    const std::string heading = page.hasBoard ? std::string()
                                              : "<h1" + parser::html::autoDirection(page.title) +
                                                    ">" + escaped(page.title) + "</h1>\n";
    const std::string gameStyle = page.hasBoard
                                      ? fmt::format("<link rel=\"stylesheet\" href=\"{}\">\n",
                                                    linkFrom(page.path, "game.css"))
                                      : "";
    site.folder.put(
        page.path,
        fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
                    "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{}"
                    "<title>{}</title>\n{}<link rel=\"stylesheet\" href=\"{}\">\n{}</head>\n"
                    "<body data-root=\"{}\">\n<header>{}</header>\n<main>\n{}{}</main>\n</body>\n"
                    "</html>\n",
                    codeOf(site.language), parser::html::policy(ownFiles), escaped(page.title),
                    gameStyle, linkFrom(page.path, "site.css"), scripts(page), rootFrom(page.path),
                    navigation(site, page.path), heading, page.body),
        page.key);
    if (site.progress)
        site.progress();
}

bool keepPage(Site& site, const std::string& path, PageKey key, std::size_t games,
              std::size_t onPage) {
    std::vector<std::string> paths{path, pdnPath(path)};
    if (games > onPage)
        for (std::size_t from = 0; from < games; from += gamesOfPage)
            paths.push_back(morePath(path, "games", from / gamesOfPage + 1));
    if (!site.folder.keep(paths, key))
        return false;
    if (site.progress)
        site.progress();
    return true;
}

void putShared(Site& site) {
    site.folder.put("site.css", siteStyle);
    site.folder.put("site.js", siteScript);
    site.folder.put("game.css", parser::html::pageStyle());
    site.folder.put("game.js", parser::html::pageScript());
    for (const rules::Variant variant : rules::allVariants())
        site.folder.put(boardPath(variant), emptyBoardSvg(variant));
}

namespace {

// In the page for browsers, where it is empty: of which site it is a part.
constexpr std::string_view siteFacts = "site.json";

// False if no game can be read, or it was stopped: then there is no file.
bool putGamesFile(Site& site, const std::string& file, PageKey key,
                  std::span<const db::GameId> games) {
    std::string pdn;
    bool whole = true;
    for (const db::GameId id : games) {
        if (site.stop.stop_requested())
            return false;
        if (const auto game = db::loadGame(site.store, id))
            pdn += parser::writePdn(*game);
        else
            whole = false;
    }
    if (!pdn.empty())
        site.folder.put(file, pdn, whole ? key : PageKey::none);
    return !pdn.empty();
}

// What readers search in: all games, in files of some thousand, and where these are.
void putEngineGames(Site& site, const std::string& facts) {
    constexpr std::size_t gamesOfFile = 5000;
    const std::span games(site.map.games());
    nlohmann::json files = nlohmann::json::array();
    for (std::size_t from = 0; from < games.size() && !site.stop.stop_requested();
         from += gamesOfFile) {
        const auto part = games.subspan(from, std::min(gamesOfFile, games.size() - from));
        const std::string file = fmt::format("pdn/games-{}.pdn", from / gamesOfFile + 1);
        const PageKey key = site.keys.of(part, "games");
        if (site.folder.keep(std::span(&file, 1), key) || putGamesFile(site, file, key, part))
            files.push_back(linkFrom(facts, file));
    }
    if (site.stop.stop_requested()) // files are missing in the list
        return;
    const nlohmann::json json{{"title", site.title},
                              {"home", linkFrom(facts, "index.html")},
                              {"games", games.size()},
                              {"files", files}};
    site.folder.put(facts, json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

} // namespace

void putEngine(Site& site, const std::filesystem::path& folder) {
    const std::filesystem::path place = std::filesystem::path(enginePath).parent_path();
    putEngineGames(site, (place / siteFacts).generic_string());
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_regular_file() || entry.path() == folder / siteFacts)
            continue;
        std::ifstream in(entry.path(), std::ios::binary);
        const std::string contents{std::istreambuf_iterator<char>(in),
                                   std::istreambuf_iterator<char>()};
        site.folder.put((place / entry.path().lexically_relative(folder)).generic_string(),
                        contents);
    }
}

std::string Site::word(std::string_view key) const {
    return damscope::word("site", key, language);
}

std::string Site::pageWord(std::string_view key) const {
    return pages::pageWord(key, language);
}

Column Site::textColumn(std::string_view key) const {
    return pages::textColumn(key, language);
}

Column Site::numberColumn(std::string_view key) const {
    return pages::numberColumn(key, language);
}

std::string anchor(std::string_view from, std::string_view target, std::string_view text) {
    return fmt::format("<a href=\"{}\"{}>{}</a>", escaped(linkFrom(from, target)),
                       parser::html::autoDirection(text), escaped(text));
}

SheetTable gamesTable(Site& site, std::string_view path, std::span<const db::GameId> games) {
    SheetTable table{"",
                     {site.textColumn("date"), site.textColumn("white"), site.textColumn("black"),
                      site.textColumn("result"), site.textColumn("event"),
                      site.textColumn("opening-name")},
                     {}};
    for (const db::GameLine& line : db::gameLines(site.store, games)) {
        const db::GameHeader& header = line.header;
        const auto shown = [&](db::GameField field) {
            return db::textOf(db::shownValue(line, field, site.language));
        };
        const auto player = [&](const std::string& name) {
            const auto person = site.map.playerNamed(name);
            return person ? linkFrom(path, playerPath(*person)) : std::string();
        };
        const auto event = site.map.eventOf(line.id);
        const std::string date = shown(db::GameField::date);
        table.rows.push_back({date.empty() ? "–" : date,
                              nameCell(header.white, header.whiteRating.value_or(0)),
                              nameCell(header.black, header.blackRating.value_or(0)),
                              resultText(rules::rules(header.variant), header.result, site.results),
                              shown(db::GameField::event), shown(db::GameField::opening)});
        const std::string game = linkFrom(path, gamePath(line.id));
        table.links.push_back({game, player(header.white), player(header.black), game,
                               event ? linkFrom(path, site.map.eventPath(*event)) : ""});
    }
    return table;
}

std::string tablesHtml(const Site& site, std::vector<SheetTable> tables) {
    return sheetBody({"", {}, std::move(tables)}, site.language);
}

std::string putGamesPages(Site& site, const SitePage& page, std::span<const db::GameId> games) {
    std::string links;
    for (std::size_t from = 0; from < games.size() && !site.stop.stop_requested();
         from += gamesOfPage) {
        const auto part = games.subspan(from, std::min(gamesOfPage, games.size() - from));
        SitePage list{morePath(page.path, "games", from / gamesOfPage + 1),
                      base::isolated(page.title) + ": " + site.pageWord("games"), "", false,
                      page.key};
        list.body = "<p>" + anchor(list.path, page.path, page.title) + "</p>\n" +
                    tablesHtml(site, {gamesTable(site, list.path, part)});
        putPage(site, list);
        const std::string name = fmt::format("{}–{}", from + 1, from + part.size());
        links += (links.empty() ? "" : " · ") + anchor(page.path, list.path, name);
    }
    return links.empty() ? ""
                         : fmt::format("<p>{}: {}</p>\n", escaped(site.pageWord("games")), links);
}

std::string putPdn(Site& site, const SitePage& page, std::span<const db::GameId> games) {
    const std::string file = pdnPath(page.path);
    if (!putGamesFile(site, file, page.key, games))
        return {};
    return fmt::format(
        "<p><a href=\"{}\" download>{}</a></p>\n", linkFrom(page.path, file),
        escaped(translated(countMessage("site-download", "games", games.size()), site.language)));
}

std::string boardPath(rules::Variant variant) {
    return fmt::format("board/{}.svg", rules::rules(variant).name);
}

std::string boardOn(std::string_view path, const rules::Position& position) {
    return stillBoard(position, linkFrom(path, boardPath(position.rules().variant)));
}

} // namespace damscope::pages
