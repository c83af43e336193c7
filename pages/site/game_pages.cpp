// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "base/text/utf8.hpp"
#include "chart/course.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "pages/site/page.hpp"
#include "parser/html/page.hpp"
#include "parser/write/write.hpp"
#include "rules/game/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace damscope::pages {

// The page of a game: the board to replay it, and how it was judged.
namespace {

using parser::html::escaped;

parser::html::Words pageWords(const Site& site) {
    parser::html::Words words;
    words.heading = "h1";
    words.language = codeOf(site.language);
    words.start = site.word("to-start");
    words.previous = site.word("previous-move");
    words.next = site.word("next-move");
    words.end = site.word("to-end");
    words.turn = site.word("turn-board");
    words.unread = site.word("unread");
    words.round = site.pageWord("round");
    return words;
}

// Bytes in an address: everything but letters and digits as %XX.
std::string inAddress(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
                           (c >= 'a' && c <= 'z') || c == '-' || c == '.';
        text += plain ? std::string(1, c) : fmt::format("%{:02X}", byte);
    }
    return text;
}

std::string title(const db::GameHeader& header) {
    const auto name = [](const std::string& text) {
        return text.empty() ? "?" : base::isolated(text);
    };
    return name(header.white) + " – " + name(header.black);
}

/// The course of a game as SVG for its page, on the scale of the charts: above the middle White is
/// better. Errors are marked, and lead to the position after them on the board.
class CoursePicture {
public:
    explicit CoursePicture(const Site& site) : site_(site) {}

    [[nodiscard]] std::string of(const chart::Course& course) const {
        std::string line;
        std::string marks;
        bool known = false;
        for (const chart::Course::Move& move : course.moves) {
            if (move.men) {
                line += fmt::format("{}{} {:.1f}", known ? 'L' : 'M', step * move.ply, yOf(move));
                if (!known)
                    line += "h.1"; // a move between two gaps is a point
                if (move.quality >= analysis::Quality::inaccuracy)
                    marks += markOf(move);
            }
            known = move.men.has_value();
        }
        const int width = step * (static_cast<int>(course.moves.size()) + 1);
        return fmt::format(
            "<svg class=\"course\" viewBox=\"-6 -6 {} {}\" role=\"group\" aria-label=\"{}\"><path "
            "class=\"middle\" d=\"M0 {}H{}\"/><path class=\"line\" d=\"{}\"/>{}</svg>",
            width + 12, height + 12, escaped(site_.word("course-says")), height / 2, width, line,
            marks);
    }

private:
    static constexpr int height = 100;
    static constexpr int step = 8; // of a ply

    static double yOf(const chart::Course::Move& move) {
        return height * (1 - chart::levelOf(*move.men)) / 2;
    }

    [[nodiscard]] std::string markOf(const chart::Course::Move& move) const {
        return fmt::format(
            "<a href=\"#g1-{}\"><circle class=\"{}\" cx=\"{}\" cy=\"{:.1f}\" r=\"5\"><title>{}: "
            "{}</title></circle></a>",
            move.ply, move.quality == analysis::Quality::inaccuracy ? "slip" : "error",
            step * move.ply, yOf(move), escaped(move.label),
            escaped(word("quality", analysis::name(move.quality), site_.language)));
    }

    const Site& site_;
};

/// Makes the pages of games.
class GamePages {
public:
    explicit GamePages(Site& site) : site_(site), words_(pageWords(site)) {}

    // The page need not be made again.
    bool keep(db::GameId game) {
        const std::string path = gamePath(game);
        if (!site_.folder.keep(std::span(&path, 1), keyOf(game)))
            return false;
        if (site_.progress)
            site_.progress();
        return true;
    }

    // False if the game cannot be read.
    bool put(const db::GameLine& line) {
        SitePage page{gamePath(line.id), title(line.header), "", true, PageKey::none};
        page.body = links(page.path, line);
        const auto game = db::loadGame(site_.store, line.id);
        if (game) {
            page.key = keyOf(line.id);
            page.body += parser::html::game(*game, 1, words_, board(page.path, *game));
            page.body += judged(line, *game) + download(line.id, *game);
        } else {
            page.body += "<h1>" + escaped(page.title) + "</h1>\n<p>" +
                         escaped(translated(game.error().reason, site_.language)) + "</p>\n";
        }
        putPage(site_, page);
        return game.hasValue();
    }

private:
    [[nodiscard]] PageKey keyOf(db::GameId game) const {
        return site_.keys.of(std::span(&game, 1), "game");
    }

    [[nodiscard]] std::string links(const std::string& path, const db::GameLine& line) const {
        std::string html;
        const auto add = [&](const std::string& link) {
            html += (html.empty() ? "" : " · ") + link;
        };
        if (const auto event = site_.map.eventOf(line.id))
            add(anchor(path, site_.map.eventPath(*event), site_.map.events()[*event].name));
        for (const std::string& name : {line.header.white, line.header.black})
            if (const auto person = site_.map.playerNamed(name))
                add(anchor(path, playerPath(*person), name));
        if (const std::string opening =
                db::textOf(db::shownValue(line, db::GameField::opening, site_.language));
            !opening.empty())
            add(escaped(opening));
        return "<p class=\"path\">" + html + "</p>\n";
    }

    // The last position that is known.
    static std::string board(const std::string& path, const rules::Game& game) {
        std::optional<rules::Position> position = game.start();
        for (const rules::NodeId node : game.mainLine())
            if (const auto after = game.positionAfter(position, node))
                position = after;
            else
                break;
        return boardOn(path, *position);
    }

    std::string judged(const db::GameLine& line, const rules::Game& game) {
        if (!site_.map.isEvaluated(line.id) && !line.header.comments)
            return {};
        const auto evaluations = [&](const rules::Position& position) {
            return db::evaluation(site_.store, position, std::nullopt);
        };
        const analysis::GameJudgement judgement = analysis::judgeWithComments(game, evaluations);
        if (!judgement.isAnalysed())
            return {};
        const auto place = [](const analysis::JudgedMove& move) {
            return fmt::format("#g1-{}", move.ply);
        };
        GameReport report = gameReport(game, judgement, {.link = place}, site_.language);
        std::vector<SheetTable> tables = report.tables();
        std::ranges::move(knowledgeTables(knowledgeOf(game, namesOf(site_.store)), site_.language),
                          std::back_inserter(tables));
        return fmt::format(
            "<section class=\"judged\">\n<h2>{}</h2>\n{}\n{}</section>\n",
            escaped(site_.word("course")),
            CoursePicture(site_).of(chart::courseOf(game, judgement)),
            sheetBody({"", std::move(report.facts), std::move(tables)}, site_.language));
    }

    [[nodiscard]] std::string download(db::GameId id, const rules::Game& game) const {
        const std::string pdn = inAddress(parser::writePdn(game));
        const std::string here = site_.hasEngine
                                     ? fmt::format(" · <a href=\"{}#text={}\">{}</a>",
                                                   linkFrom(gamePath(id), enginePath), pdn,
                                                   escaped(site_.word("analyse-here")))
                                     : "";
        return fmt::format(
            "<p><a download=\"game-{}.pdn\" href=\"data:application/octet-stream,{}\">"
            "{}</a>{}</p>\n",
            db::number(id), pdn, escaped(site_.word("game-download")), here);
    }

    Site& site_;
    parser::html::Words words_;
};

} // namespace

std::size_t putGames(Site& site) {
    constexpr std::size_t atOnce = 500;
    GamePages pages(site);
    std::size_t damaged = 0;
    std::vector<db::GameId> waiting;
    const auto put = [&] {
        for (const db::GameLine& line : db::gameLines(site.store, std::exchange(waiting, {})))
            if (!site.stop.stop_requested())
                damaged += pages.put(line) ? 0U : 1U;
    };
    for (const db::GameId game : site.map.games()) {
        if (site.stop.stop_requested())
            return damaged;
        if (!pages.keep(game))
            waiting.push_back(game);
        if (waiting.size() == atOnce)
            put();
    }
    put();
    return damaged;
}

} // namespace damscope::pages
