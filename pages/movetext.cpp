// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/movetext.hpp"

#include "base/text/ascii.hpp"
#include "base/text/split.hpp"
#include "base/text/visible.hpp"
#include "base/vocabulary.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "parser/meaning/annotation.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>

namespace damscope::pages {
namespace {

using base::visible;
using base::wrapped;
using rules::Game;
using rules::Node;
using rules::NodeId;
using rules::Position;
using rules::Remark;
using rules::Step;

// Represents a blank where no line may end. Text that is safe for a terminal never contains it.
constexpr char glue = '\x1f';
// Ends a part of the text; likewise.
constexpr std::string_view partEnd = "\x1e";

std::string unglued(std::string text) {
    std::ranges::replace(text, glue, ' ');
    return text;
}

// PDN 3.0, "Numeric annotation glyphs": 1 to 6 have common signs.
std::string nagText(std::uint32_t number) {
    constexpr std::array<std::string_view, 6> signs{"!", "?", "!!", "??", "!?", "?!"};
    if (number >= 1 && number <= signs.size())
        return std::string(signs[number - 1]);
    return fmt::format(" ${}", number);
}

std::string oneLine(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return visible(text);
}

// Clock times are shown; coloured squares and the like are for programs.
std::string commandText(const rules::Rules& rules, const Remark& remark) {
    const auto clock = parser::clockText(rules, remark);
    return clock ? " [" + oneLine(*clock) + "]" : std::string();
}

std::string remarkText(const rules::Rules& rules, const Remark& remark, Language language) {
    const Overloaded kinds{
        [](const rules::Comment& comment) { return " {" + oneLine(comment.text) + "}"; },
        [](const rules::Nag& nag) { return nagText(nag.number); },
        [](const rules::Strength& strength) { return visible(strength.signs); },
        [&](const rules::UnreadText& unread) {
            return " " +
                   translated({"movetext-unread", {{"text", oneLine(unread.text)}}}, language);
        },
        [&](const auto&) { return commandText(rules, remark); },
    };
    return std::visit(kinds, remark.content);
}

std::string moveNumber(int ply, rules::Color mover, rules::Color opener, bool always) {
    const bool opens = mover == opener;
    if (!opens && !always)
        return {};
    return rules::moveNumberText(rules::moveNumberAfter(ply), opens) + glue;
}

// The current place in a line of play.
struct LineState {
    std::optional<Position> position;
    int ply = 0;           // for move numbers: odd if the second mover is to play
    rules::Color mover{};  // set even if the position is not known
    bool numberDue = true; // after a comment or at the start of a line a number is always written
};

std::string moveName(const Node& node, const std::optional<Position>& before) {
    switch (node.step) {
    case Step::move:
        return rules::moveText(*before, node.move);
    case Step::unknown:
        return "-";
    case Step::pass:
        return "(pass)";
    case Step::setup:
        break;
    }
    return {};
}

class MovetextWriter {
public:
    MovetextWriter(const Game& game, const std::set<NodeId>& ends, const Locale& locale)
        : game_(game), ends_(ends), locale_(locale), opener_(game.start().rules().firstMover) {}

    std::string all() {
        LineState start{game_.start(), 0, game_.start().toMove(), true};
        start.ply = start.mover == opener_ ? 0 : 1;
        remarks(rules::rootNode, Remark::Place::after, start);
        line(game_.node(rules::rootNode).firstChild, start);
        add(resultText(game_.start().rules(), game_.result, locale_.results));
        return std::move(text_);
    }

private:
    void add(std::string_view word) {
        if (!text_.empty() && text_.back() != '(' && text_.back() != ' ')
            text_ += ' ';
        text_ += word;
    }

    void remarks(NodeId id, Remark::Place where, LineState& place) {
        for (const Remark& remark : game_.remarks(id)) {
            if (remark.place != where)
                continue;
            std::string text = remarkText(game_.start().rules(), remark, locale_);
            if (text_.empty() || text_.back() == '(')
                text.erase(0, text.find_first_not_of(' '));
            text_ += text;
            place.numberDue = place.numberDue || remark.as<rules::Comment>() != nullptr;
        }
    }

    void step(NodeId id, LineState& place) {
        const Node& node = game_.node(id);
        remarks(id, Remark::Place::before, place);
        if (node.step == Step::setup) {
            add(translated({"movetext-position", {}}, locale_));
            place.position = game_.setup(id);
            place.mover = place.position->toMove();
            place.numberDue = true;
            place.ply += (place.ply % 2 == 0) == (place.mover == opener_) ? 0 : 1;
        } else {
            add(moveNumber(place.ply, place.mover, opener_, place.numberDue) +
                moveName(node, place.position));
            game_.advance(place.position, id);
            place.mover = rules::opponent(place.mover);
            ++place.ply;
            place.numberDue = false;
        }
        remarks(id, Remark::Place::after, place);
    }

    // A line from its first node to its end; the variations of each node follow it.
    void line(NodeId first, LineState place) {
        for (NodeId id = first; id != rules::noNode; id = game_.node(id).firstChild) {
            const LineState before = place;
            step(id, place);
            // Siblings of a variation's first node belong to the parent line.
            if (id != first || isMain(id))
                variations(id, before, place);
            remarks(id, Remark::Place::behind, place);
            if (ends_.contains(id)) {
                text_ += partEnd;
                place.numberDue = true;
            }
        }
    }

    [[nodiscard]] bool isMain(NodeId id) const {
        return game_.node(game_.node(id).parent).firstChild == id;
    }

    void variations(NodeId id, LineState before, LineState& after) {
        before.numberDue = true;
        for (NodeId other = game_.node(id).nextSibling; other != rules::noNode;
             other = game_.node(other).nextSibling) {
            remarks(other, Remark::Place::ahead, after);
            add("(");
            line(other, before);
            text_ += ")";
            after.numberDue = true;
        }
    }

    const Game& game_;
    const std::set<NodeId>& ends_; ///< of parts of the text
    Locale locale_;
    rules::Color opener_;
    std::string text_;
};

} // namespace

std::vector<std::string> movetextParts(const Game& game, const std::set<NodeId>& ends, int width,
                                       const Locale& locale) {
    const std::string text = MovetextWriter(game, ends, locale).all();
    std::vector<std::string> parts;
    for (const std::string& part : base::splitFields(text, partEnd))
        parts.push_back(unglued(wrapped(base::trimmed(part), width)));
    return parts;
}

std::string movetext(const Game& game, int width, const Locale& locale) {
    return movetextParts(game, {}, width, locale).front();
}

std::string numberedMove(const Game& game, NodeId id, Language language) {
    const Node& node = game.node(id);
    if (id == rules::rootNode)
        return translated({"place-start", {}}, language);
    if (node.step == Step::setup)
        return translated({"place-position", {}}, language);
    const auto before = game.position(node.parent);
    const rules::Color opener = game.start().rules().firstMover;
    const int ply = game.ply(node.parent) + (game.start().toMove() == opener ? 0 : 1);
    const rules::Color mover = ply % 2 == 0 ? opener : rules::opponent(opener);
    return unglued(moveNumber(ply, mover, opener, true) + moveName(node, before));
}

} // namespace damscope::pages
