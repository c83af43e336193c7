// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/publish/site_page.hpp"

#include "base/text/unicode.hpp"
#include "cli/commands/publish/site_assets.hpp"
#include "cli/options/general_options.hpp"
#include "cli/text/game_text.hpp"
#include "db/records/game_reader.hpp"
#include "db/store/games.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"
#include "parser/html/page.hpp"
#include "parser/write/write.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::cli {
namespace {

using parser::html::escaped;

constexpr std::size_t gamesOfPage = 500;

/// 'self' of a page that was opened from a disk is no file in every browser.
constexpr std::string_view ownFiles = "script-src 'self' file:; img-src 'self' file:";

std::string navigation(const Site& site, const std::string& path) {
    std::string html =
        fmt::format("<nav class=\"site\" aria-label=\"{}\">{}", escaped(siteWord("navigation")),
                    anchor(path, "index.html", site.title));
    for (const std::string_view part : {"players", "events", "openings", "structures", "shots"})
        html += anchor(path, fmt::format("{}/index.html", part), siteWord(part));
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
        site.folder.put(boardPath(variant), boardSvg(variant));
}

std::string siteWord(std::string_view key) {
    return word("site", key, environmentLanguage());
}

std::string anchor(std::string_view from, std::string_view target, std::string_view text) {
    return fmt::format("<a href=\"{}\"{}>{}</a>", escaped(linkFrom(from, target)),
                       parser::html::autoDirection(text), escaped(text));
}

SheetTable gamesTable(Site& site, std::string_view path, std::span<const db::GameId> games) {
    SheetTable table{"",
                     {textColumn("date"), textColumn("white"), textColumn("black"),
                      textColumn("result"), textColumn("event"), textColumn("opening-name")},
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
                              resultText(rules::rules(header.variant), header.result),
                              shown(db::GameField::event), shown(db::GameField::opening)});
        const std::string game = linkFrom(path, gamePath(line.id));
        table.links.push_back({game, player(header.white), player(header.black), game,
                               event ? linkFrom(path, site.map.eventPath(*event)) : ""});
    }
    return table;
}

std::string tablesHtml(std::vector<SheetTable> tables) {
    return sheetBody({"", {}, std::move(tables)});
}

std::string putGamesPages(Site& site, const SitePage& page, std::span<const db::GameId> games) {
    std::string links;
    for (std::size_t from = 0; from < games.size() && !site.stop.stop_requested();
         from += gamesOfPage) {
        const auto part = games.subspan(from, std::min(gamesOfPage, games.size() - from));
        SitePage list{morePath(page.path, "games", from / gamesOfPage + 1),
                      base::isolated(page.title) + ": " + pageWord("games"), "", false, page.key};
        list.body = "<p>" + anchor(list.path, page.path, page.title) + "</p>\n" +
                    tablesHtml({gamesTable(site, list.path, part)});
        putPage(site, list);
        const std::string name = fmt::format("{}–{}", from + 1, from + part.size());
        links += (links.empty() ? "" : " · ") + anchor(page.path, list.path, name);
    }
    return links.empty() ? "" : fmt::format("<p>{}: {}</p>\n", escaped(pageWord("games")), links);
}

std::string putPdn(Site& site, const SitePage& page, std::span<const db::GameId> games) {
    std::string pdn;
    bool whole = true;
    for (const db::GameId id : games)
        if (const auto game = db::loadGame(site.store, id))
            pdn += parser::writePdn(*game);
        else
            whole = false;
    if (pdn.empty())
        return {};
    const std::string file = pdnPath(page.path);
    site.folder.put(file, pdn, whole ? page.key : PageKey::none);
    return fmt::format("<p><a href=\"{}\" download>{}</a></p>\n", linkFrom(page.path, file),
                       escaped(inWords(countMessage("site-download", "games", games.size()))));
}

namespace {

// Beside the board, in cells.
constexpr std::string_view frame = "viewBox=\"-0.1 -0.1 {} {}\"";

std::string viewBox(const rules::Board& board) {
    return fmt::format(fmt::runtime(frame), board.files + 0.2, board.ranks + 0.2);
}

/// Pieces of one look: the path that has a point at each, and their squares in words.
struct Men {
    std::string path;
    std::string squares;
};

Men menOf(const rules::Position& position, rules::Color color, rules::Kind kind) {
    const rules::Rules& rules = position.rules();
    Men men;
    for (int i = 0; i < rules.board.size(); ++i) {
        const rules::Square square = rules.board.square(i);
        const auto piece = position.at(square);
        if (!piece || piece->color != color || piece->kind != kind)
            continue;
        const rules::Coordinates at = rules.board.coordinates(square);
        men.path += fmt::format("M{}.5 {}.5h0", at.column, at.row);
        men.squares += fmt::format(" {}{}", kind == rules::Kind::king ? "K" : "",
                                   rules::squareName(rules, square));
    }
    return men;
}

} // namespace

std::string boardPath(rules::Variant variant) {
    return fmt::format("board/{}.svg", rules::rules(variant).name);
}

std::string boardSvg(rules::Variant variant) {
    const rules::Rules& rules = rules::rules(variant);
    const rules::Board& board = rules.board;
    const bool all = board.playing == rules::Playing::all;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {}>\n<rect x=\"-.1\" y=\"-.1\" width=\"{}\" "
        "height=\"{}\" fill=\"#6b4526\"/>\n<rect width=\"{}\" height=\"{}\" fill=\"#f1dcb8\"/>\n",
        viewBox(board), board.files + 0.2, board.ranks + 0.2, board.files, board.ranks);
    std::string names;
    for (int i = 0; i < board.size(); ++i) {
        const rules::Square square = board.square(i);
        const rules::Coordinates at = board.coordinates(square);
        const bool light = all && (at.row + at.column) % 2 == 0;
        if (!light)
            svg +=
                fmt::format("<rect x=\"{}\" y=\"{}\" width=\"1\" height=\"1\" fill=\"#a9754b\"/>\n",
                            at.column, at.row);
        names +=
            fmt::format("<text x=\"{}.05\" y=\"{}.24\" fill=\"{}\">{}</text>\n", at.column, at.row,
                        light ? "#6b4526" : "#f6e7cd", rules::squareName(rules, square));
    }
    return svg + "<g font-family=\"sans-serif\" font-size=\".22\">\n" + names + "</g>\n</svg>\n";
}

std::string stillBoard(const rules::Position& position, const std::string& root) {
    const rules::Board& board = position.rules().board;
    std::string pieces;
    std::string said;
    for (const rules::Color color : {rules::Color::white, rules::Color::black}) {
        const char sign = color == rules::Color::white ? 'w' : 'b';
        said += color == rules::Color::white ? "W:" : "; B:";
        for (const rules::Kind kind : {rules::Kind::man, rules::Kind::king}) {
            const Men men = menOf(position, color, kind);
            said += men.squares;
            if (men.path.empty())
                continue;
            pieces += fmt::format("<path class=\"{0}e\" d=\"{1}\"/><path class=\"{0}\" d=\"{1}\"/>",
                                  sign, men.path);
            if (kind == rules::Kind::king)
                pieces += fmt::format("<path class=\"{}k\" d=\"{}\"/>", sign, men.path);
        }
    }
    return fmt::format(
        "<svg class=\"still\" {} role=\"img\" aria-label=\"{}\"><image href=\"{}{}\" "
        "x=\"-.1\" y=\"-.1\" width=\"{}\" height=\"{}\"/>{}</svg>",
        viewBox(board), said, root, boardPath(position.rules().variant), board.files + 0.2,
        board.ranks + 0.2, pieces);
}

} // namespace damscope::cli
