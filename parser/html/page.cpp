// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/html/page.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "parser/html/assets.hpp"
#include "parser/meaning/annotation.hpp"
#include "rules/game/score_sheet.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::parser::html {
namespace {

using rules::Game;
using rules::NodeId;
using rules::Remark;
using rules::SheetEntry;

std::string element(std::string_view name, std::string_view attributes, std::string_view inside) {
    std::string text = "<" + std::string(name);
    if (!attributes.empty())
        text += " " + std::string(attributes);
    return text + ">" + std::string(inside) + "</" + std::string(name) + ">";
}

std::string known(const Game& game, std::string_view tag) {
    const std::string_view value = game.tag(tag);
    return value.empty() || value == "?" || value == "-" || value.starts_with("????")
               ? std::string()
               : escaped(value);
}

std::string player(const Game& game, std::string_view tag, std::string_view ratingTag) {
    std::string name = known(game, tag);
    if (name.empty())
        name = tag;
    name = base::isolated(name);
    const std::string rating = known(game, ratingTag);
    return rating.empty() ? name : name + " (" + rating + ")";
}

// "Round 6" of a tag that has a number only.
std::string roundOf(const Game& game, const Words& words) {
    std::string round = known(game, "Round");
    const bool isNumber = !round.empty() && base::isDigit(round.front());
    return isNumber ? escaped(words.round) + " " + round : round;
}

std::string heading(const Game& game, const Words& words) {
    const std::string result(rules::writeResult(game.start().rules(), game.result));
    std::string facts;
    for (const std::string& value :
         {known(game, "Event"), known(game, "Site"), known(game, "Date"), roundOf(game, words)})
        if (!value.empty())
            facts += (facts.empty() ? "" : " · ") + base::isolated(value);
    return element(words.heading, "",
                   player(game, "White", "WhiteRating") + " – " +
                       player(game, "Black", "BlackRating") + " " +
                       element("span", "class=\"result\"", escaped(result))) +
           "\n" + element("p", "class=\"facts\"", facts) + "\n";
}

/// Writes the moves of a game in reading order, lines as nested blocks.
class MoveWriter {
public:
    MoveWriter(const Game& game, const Positions& positions, const Words& words)
        : game_(game), positions_(positions), words_(words) {}

    std::string run() {
        text_ = "<div class=\"line\">";
        remarks(rules::rootNode, Remark::Place::after);
        rules::RemarksBehind behind(game_);
        for (const SheetEntry& e : rules::scoreSheet(game_)) {
            remarksBehind(behind.before(e));
            entry(e);
        }
        remarksBehind(behind.rest());
        goTo(0);
        text_ += element("b", "", escaped(rules::writeResult(game_.start().rules(), game_.result)));
        return std::move(text_) + "</div>\n";
    }

private:
    void goTo(int depth) {
        for (; depth_ > depth; --depth_)
            text_ += "</div>\n";
        for (; depth_ < depth; ++depth_)
            text_ += "\n<div class=\"variation\">";
    }

    void entry(const SheetEntry& e) {
        assert(e.depth >= 0);
        if (e.opensLine && depth_ >= e.depth)
            goTo(e.depth - 1); // a second variation of the same move is at the same depth
        remarks(e.node, Remark::Place::ahead);
        const bool begins = e.opensLine || e.depth != depth_;
        goTo(e.depth);
        remarks(e.node, Remark::Place::before);
        if (!e.number.empty() && (e.opener || begins || numberDue_))
            text_ += element("span", "class=\"number\"", escaped(e.number)) + "&nbsp;";
        numberDue_ = false;
        std::string move = e.text.empty() ? "–" : escaped(e.text);
        bool diagramWanted = false;
        for (const std::uint32_t nag : nags(game_, e.node)) {
            diagramWanted = diagramWanted || nag == diagramNag;
            if (nag != diagramNag)
                move += (nag <= 9 ? "" : "&nbsp;") + escaped(nagSign(nag));
        }
        text_ += element("a", "href=\"#\" data-at=\"" + at(e.node) + "\"", move);
        if (const auto time = clockTime(game_, e.node))
            text_ += " " + element("span", "class=\"clock\"", escaped(*time));
        text_ += " ";
        remarks(e.node, Remark::Place::after);
        if (diagramWanted)
            diagram(e.node);
    }

    void remarksBehind(const std::vector<SheetEntry>& moves) {
        for (const SheetEntry& e : moves) {
            goTo(e.depth);
            remarks(e.node, Remark::Place::behind);
            numberDue_ = true;
        }
    }

    std::string at(NodeId node) const { return std::to_string(positions_.indexOf(node)); }

    void diagram(NodeId node) {
        numberDue_ = true;
        text_ += element("div", "class=\"diagram\" data-board=\"" + at(node) + "\"", "");
    }

    void remarks(NodeId id, Remark::Place place) {
        if (const std::string said = comment(game_, id, place); !said.empty()) {
            text_ +=
                element("span", "class=\"comment\"" + autoDirection(said), escaped(said)) + " ";
            numberDue_ = true;
        }
        for (const Remark& r : game_.remarks(id))
            if (const auto* unread = r.as<rules::UnreadText>();
                unread != nullptr && r.place == place)
                text_ +=
                    element("span", "class=\"unread\"",
                            "[" + escaped(words_.unread) + ": " + escaped(unread->text) + "]") +
                    " ";
    }

    const Game& game_;
    const Positions& positions_;
    const Words& words_;
    std::string text_;
    int depth_ = 0;
    bool numberDue_ = true;
};

// U+202A to U+202E, U+2066 to U+2069: they would turn what stands behind the text, too.
bool turnsDirection(std::string_view character) {
    if (character.size() < 3 || character[0] != '\xe2')
        return false;
    const auto last = static_cast<unsigned char>(character[2]);
    return (character[1] == '\x80' && last >= 0xaa && last <= 0xae) ||
           (character[1] == '\x81' && last >= 0xa6 && last <= 0xa9);
}

std::string buttons(const Words& words) {
    const auto button = [](std::string_view action, std::string_view sign, std::string_view name) {
        const std::string said = escaped(name);
        return element("button",
                       "type=\"button\" data-do=\"" + std::string(action) + "\" title=\"" + said +
                           "\" aria-label=\"" + said + "\"",
                       sign);
    };
    return element("div", "class=\"buttons\"",
                   button("start", "|◀&#xFE0E;", words.start) +
                       button("previous", "◀&#xFE0E;", words.previous) +
                       button("next", "▶&#xFE0E;", words.next) +
                       button("end", "▶&#xFE0E;|", words.end) + button("turn", "⇅", words.turn));
}

} // namespace

std::string escaped(std::string_view text) {
    std::string safe;
    safe.reserve(text.size());
    int open = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (const std::string_view sign = text.substr(i, 3); turnsDirection(sign)) {
            // Isolates, which we put around names, do no harm as long as each is closed.
            if (sign == base::isolateOpens || (sign == base::isolateCloses && open > 0)) {
                safe += sign;
                open += sign == base::isolateOpens ? 1 : -1;
            }
            i += 2;
        } else if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == '"')
            safe += "&quot;";
        else if (c == '\'')
            safe += "&#39;";
        else if ((static_cast<unsigned char>(c) < 0x20 && c != '\n') || c == 0x7f)
            safe += ' ';
        else
            safe += c;
    }
    for (; open > 0; --open)
        safe += base::isolateCloses;
    return safe;
}

std::string policy(std::string_view sources) {
    return "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri "
           "'none'; form-action 'none'; style-src 'self' file: 'unsafe-inline'" +
           (sources.empty() ? std::string() : "; " + std::string(sources)) + "\">\n";
}

std::string autoDirection(std::string_view text) {
    return base::hasRightToLeft(text) ? " dir=\"auto\"" : "";
}

std::string head(const Words& words) {
    const std::string title = escaped(words.title);
    return "<!DOCTYPE html>\n<html lang=\"" + escaped(words.language) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n" +
           policy("script-src 'sha256-" + std::string(scriptHash) + "'") +
           element("title", "", title) + "\n" + element("style", "", "\n" + std::string(style)) +
           "\n</head>\n<body>\n" + element("h1", "", title) + "\n" +
           element("nav", "aria-label=\"" + escaped(words.games) + "\"", "") + "\n<main>\n";
}

std::string_view pageStyle() {
    return style;
}

std::string_view pageScript() {
    return script;
}

std::string game(const Game& game, std::size_t number, const Words& words, std::string_view still) {
    const Positions positions(game);
    return "<article id=\"g" + std::to_string(number) + "\">\n" + heading(game, words) +
           "<div class=\"columns\"><div class=\"play\"><div class=\"board\">" + std::string(still) +
           "</div>" + buttons(words) + "</div>\n<div class=\"moves\">" +
           MoveWriter(game, positions, words).run() + "</div></div>\n" +
           element("script", "type=\"application/json\"", positions.json()) + "\n</article>\n";
}

std::string tail() {
    return "</main>\n" + element("script", "", "\n" + std::string(script)) + "\n</body>\n</html>\n";
}

namespace {

using rules::Game;
using rules::NodeId;

std::string boardOf(const std::optional<rules::Position>& position) {
    if (!position)
        return {};
    const rules::Board& board = position->rules().board;
    std::string signs;
    for (int i = 0; i < board.size(); ++i)
        signs += rules::pieceLetter(position->at(board.square(i)), '.');
    return signs;
}

std::string change(const std::string& before, const std::string& after) {
    if (after.empty())
        return "?";
    if (before.size() != after.size())
        return "=" + after;
    std::string pairs;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (before[i] != after[i])
            pairs += (pairs.empty() ? "" : ",") + std::to_string(i) + after[i];
    return pairs;
}

std::string inQuotes(std::string_view plain) {
    return "\"" + std::string(plain) + "\"";
}

std::string cells(const rules::Rules& rules) {
    std::string text;
    for (int i = 0; i < rules.board.size(); ++i) {
        const rules::Square square = rules.board.square(i);
        const rules::Coordinates place = rules.board.coordinates(square);
        text += (text.empty() ? "[" : ",[") + std::to_string(place.row) + "," +
                std::to_string(place.column) + "," + inQuotes(rules::squareName(rules, square)) +
                "]";
    }
    return "[" + text + "]";
}

} // namespace

Positions::Positions(const Game& game) : game_(game), indices_(game.nodeCount()) {
    boards_.push_back(boardOf(game.start()));
    nodes_ = "[0," + inQuotes(change({}, boards_.front())) + ",[]]";
    for (const rules::SheetEntry& e : rules::scoreSheet(game))
        add(e.node, indexOf(game.node(e.node).parent));
}

// Entries come with their parents before them.
void Positions::add(NodeId id, std::size_t parent) {
    assert(parent < boards_.size());
    indices_[static_cast<std::size_t>(id)] = boards_.size();
    const rules::Node& node = game_.node(id);
    const std::string after = boardOf(game_.position(id));
    std::string marks;
    if (node.step == rules::Step::move) {
        const rules::Board& board = game_.start().rules().board;
        marks = std::to_string(board.index(node.move.from)) + "," +
                std::to_string(board.index(node.move.to));
    }
    nodes_ += ",\n[" + std::to_string(parent) + "," + inQuotes(change(boards_[parent], after)) +
              ",[" + marks + "]]";
    boards_.push_back(after);
}

std::size_t Positions::indexOf(NodeId node) const {
    assert(static_cast<std::size_t>(node) < indices_.size());
    return indices_[static_cast<std::size_t>(node)];
}

std::string Positions::json() const {
    const rules::Rules& rules = game_.start().rules();
    return "{\"files\":" + std::to_string(rules.board.files) +
           ",\"ranks\":" + std::to_string(rules.board.ranks) + ",\"cells\":" + cells(rules) +
           ",\"nodes\":[" + nodes_ + "]}";
}

} // namespace damscope::parser::html
