// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/judgement.hpp"
#include "base/text/unicode.hpp"
#include "cli/commands/publish/site_page.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/judged_game.hpp"
#include "cli/text/movetext.hpp"
#include "cli/text/report_text.hpp"
#include "db/records/game_reader.hpp"
#include "messages/words.hpp"
#include "parser/html/page.hpp"
#include "parser/write/write.hpp"
#include "rules/game/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace damscope::cli {

/// The course of a game as SVG for its page: what White can expect, above the middle more than a
/// draw; errors are marked, and lead to the position after them on the board.
[[nodiscard]] std::string coursePicture(const rules::Game& game,
                                        const analysis::GameJudgement& judgement);

// The page of a game: the board to replay it, and how it was judged.
namespace {

using parser::html::escaped;

constexpr int reportWidth = 72;

parser::html::Words pageWords(const Site& site) {
    parser::html::Words words;
    words.heading = "h1";
    words.language = codeOf(site.language);
    words.start = siteWord("to-start");
    words.previous = siteWord("previous-move");
    words.next = siteWord("next-move");
    words.end = siteWord("to-end");
    words.turn = siteWord("turn-board");
    words.unread = siteWord("unread");
    words.round = pageWord("round");
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
                         escaped(game.error().reason) + "</p>\n";
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
        return stillBoard(*position, rootFrom(path));
    }

    std::string judged(const db::GameLine& line, const rules::Game& game) {
        if (!site_.map.isEvaluated(line.id) && !line.header.comments)
            return {};
        const JudgementOptions usual;
        const JudgedGame judged = GameJudge(site_.store, usual).judged(db::number(line.id));
        if (!judged.judgement.isAnalysed())
            return {};
        return fmt::format("<section class=\"judged\">\n<h2>{0}</h2>\n{1}\n<pre tabindex=\"0\" "
                           "role=\"region\" aria-label=\"{0}\">{2}</pre>\n</section>\n",
                           escaped(siteWord("course")), coursePicture(game, judged.judgement),
                           escaped(reportText(judged, reportWidth, site_.language)));
    }

    static std::string download(db::GameId id, const rules::Game& game) {
        return fmt::format(
            "<p><a download=\"game-{}.pdn\" href=\"data:application/octet-stream,{}\">"
            "{}</a></p>\n",
            db::number(id), inAddress(parser::writePdn(game)), escaped(siteWord("game-download")));
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

namespace {

constexpr double height = 100;
constexpr double step = 8; // of a ply

struct Point {
    double x = 0;
    double y = 0;
};

Point placeOf(const analysis::JudgedMove& move) {
    return {step * move.ply, height * (1 - analysis::expectancy(*move.after, move.curve).points())};
}

std::string markOf(const rules::Game& game, const analysis::JudgedMove& move, Point at) {
    const std::string words = numberedMove(game, move.node) + ": " +
                              word("quality", analysis::name(move.quality), environmentLanguage());
    return fmt::format("<a href=\"#g1-{}\"><circle class=\"{}\" cx=\"{:.0f}\" cy=\"{:.1f}\" "
                       "r=\"5\"><title>{}</title></circle></a>",
                       move.ply, move.quality == analysis::Quality::inaccuracy ? "slip" : "error",
                       at.x, at.y, parser::html::escaped(words));
}

} // namespace

std::string coursePicture(const rules::Game& game, const analysis::GameJudgement& judgement) {
    std::string line;
    std::string marks;
    bool known = false;
    for (const analysis::JudgedMove& move : judgement.moves) {
        if (!move.after) {
            known = false;
            continue;
        }
        const Point at = placeOf(move);
        line += fmt::format("{}{:.0f} {:.1f}", known ? 'L' : 'M', at.x, at.y);
        if (!known)
            line += fmt::format("h.1"); // a move between two gaps is a point
        known = true;
        if (move.isError())
            marks += markOf(game, move, at);
    }
    const double width = step * (static_cast<double>(judgement.moves.size()) + 1);
    return fmt::format(
        "<svg class=\"course\" viewBox=\"-6 -6 {0:.0f} {1:.0f}\" role=\"group\" "
        "aria-label=\"{2}\"><path class=\"middle\" d=\"M0 {3:.0f}H{4:.0f}\"/><path class=\"line\" "
        "d=\"{5}\"/>{6}</svg>",
        width + 12, height + 12, parser::html::escaped(siteWord("course-says")), height / 2, width,
        line, marks);
}

} // namespace damscope::cli
